//! `quincunx serve`: a folder of static files on this machine, as any host would serve it.

use super::{Done, Out, usage};
use clap::Args;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Serve a folder, such as the built site, on this machine
///
/// Serves the files of the folder on http://127.0.0.1:PORT/ until it is stopped.
#[derive(Args)]
pub struct Serve {
    /// It must have an index.html
    folder: PathBuf,
    /// 0 takes a free port
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

impl Serve {
    pub fn run(&self, out: Out) -> Done {
        let Serve { folder, port } = self;
        if !folder.join("index.html").is_file() {
            return Err(usage(format!("{} has no index.html", folder.display())));
        }
        let server = Server::bind(*port, "/")
            .map_err(|error| usage(format!("port {port}: {error}; try another --port")))?;
        writeln!(out, "Quincunx is at {} (Ctrl-C ends it)", server.address())?;
        out.flush()?;
        server.serve(folder);
        Ok(())
    }
}

/// A server that is about to serve.
pub struct Server {
    listener: TcpListener,
    /// The path below which the files are, such as `/` or `/some/folder/`.
    base: String,
}

impl Server {
    /// Takes a port of this machine; 0 takes any that is free.
    pub fn bind(port: u16, base: &str) -> io::Result<Server> {
        Ok(Server { listener: TcpListener::bind(("127.0.0.1", port))?, base: base.to_owned() })
    }

    pub fn address(&self) -> String {
        let port = self.listener.local_addr().map_or(0, |address| address.port());
        format!("http://127.0.0.1:{port}{}", self.base)
    }

    /// Serves this folder, each connection on a thread of its own, for ever.
    pub fn serve(self, folder: &Path) {
        let (folder, base): (Arc<Path>, Arc<str>) = (folder.into(), self.base.into());
        for stream in self.listener.incoming().flatten() {
            let (folder, base) = (folder.clone(), base.clone());
            // A connection that breaks off concerns nobody else.
            std::thread::spawn(move || drop(answer_all(stream, &folder, &base)));
        }
    }
}

/// Answers the requests of one connection until the other end closes it.
fn answer_all(mut stream: TcpStream, folder: &Path, base: &str) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut request = String::new();
        if reader.read_line(&mut request)? == 0 {
            return Ok(());
        }
        // The headers say nothing that a plain file server needs; an empty line ends them.
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        let (status, kind, body) = respond(&request, folder, base);
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\r\n",
            body.len()
        )?;
        if !request.starts_with("HEAD ") {
            stream.write_all(&body)?;
        }
    }
}

/// The status, the content type and the contents for the first line of a request.
fn respond(request: &str, folder: &Path, base: &str) -> (&'static str, &'static str, Vec<u8>) {
    let path = request.split(' ').nth(1).unwrap_or_default();
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let name = path.strip_prefix(base).map(|name| if name.is_empty() { "index.html" } else { name });
    // Nothing above the folder is served.
    let name = name.filter(|name| name.split('/').all(|part| !part.is_empty() && !part.starts_with('.')));
    match name.and_then(|name| Some((name, std::fs::read(folder.join(name)).ok()?))) {
        Some((name, body)) => ("200 OK", content_type(name), body),
        None => ("404 Not Found", "text/plain", b"not found\n".to_vec()),
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        let status = |path: &str| respond(&format!("GET {path} HTTP/1.1\r\n"), &folder, "/site/").0;
        assert_eq!(status("/site/icon.svg"), "200 OK");
        assert_eq!(status("/site/icon.svg?v=1"), "200 OK");
        for path in ["/icon.svg", "/site/../Cargo.toml", "/site//etc/passwd", "/site/.git", "/site/none", ""]
        {
            assert_eq!(status(path), "404 Not Found", "{path}");
        }
    }
}
