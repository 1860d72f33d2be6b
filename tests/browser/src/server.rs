//! A static file server under a sub-path, as a host that knows nothing of the site would be.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};

/// The folder in which the site is served: it must not be the root of the host.
const FOLDER: &str = "/some/folder/";

/// A running server; it ends with the process.
pub struct Server {
    port: u16,
}

impl Server {
    /// Serves what `make site` has built.
    pub fn start() -> Server {
        let dist: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "dist"].iter().collect();
        assert!(dist.join("index.html").exists(), "there is no dist/: run `make site` first");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let dist = dist.clone();
                std::thread::spawn(move || answer(stream, &dist));
            }
        });
        Server { port }
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{FOLDER}", self.port)
    }
}

/// Answers the requests of one connection until the browser closes it.
fn answer(stream: TcpStream, dist: &Path) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut stream = stream;
    loop {
        let mut request = String::new();
        reader.read_line(&mut request).ok().filter(|&length| length > 0)?;
        // The headers say nothing that a plain file server needs.
        loop {
            let mut header = String::new();
            if reader.read_line(&mut header).ok()? <= 2 {
                break;
            }
        }
        let path = request.split(' ').nth(1)?.split('?').next()?;
        let file = path.strip_prefix(FOLDER).map(|name| if name.is_empty() { "index.html" } else { name });
        let found = file
            .filter(|name| !name.contains(".."))
            .and_then(|name| Some((name, std::fs::read(dist.join(name)).ok()?)));
        let (status, kind, body) = match found {
            Some((name, body)) => ("200 OK", content_type(name), body),
            None => ("404 Not Found", "text/plain", Vec::new()),
        };
        let length = body.len();
        write!(stream, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n")
            .ok()?;
        stream.write_all(&body).ok()?;
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
