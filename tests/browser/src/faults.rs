//! The site on a host that does not serve one of its files as it should.

use crate::page::serve;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What is wrong with a file.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// The connection is closed without an answer.
    Blocked,
    Missing,
    /// A page instead of the file, as hosts do that have a page for everything.
    Html,
    /// Only its first half.
    Damaged,
    /// Another script.
    Replaced(&'static str),
    /// In pieces, over this time.
    Slow(Duration),
}

/// A host in front of the one that serves the site.
pub struct FaultySite {
    pub address: String,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    fault: Option<(&'static str, Fault)>,
    /// When the faulty file was asked for.
    requests: Vec<Instant>,
    /// When it had been answered wrongly, or not at all.
    failures: Vec<Instant>,
}

impl FaultySite {
    /// Serves the site without a fault.
    pub fn start() -> FaultySite {
        let site = serve();
        let (host, folder) = site.trim_start_matches("http://").split_once('/').expect("a folder");
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let (host, state) = (host.to_owned(), Arc::new(Mutex::new(State::default())));
        let (address, shared) = (format!("http://127.0.0.1:{port}/{folder}"), state.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (host, state) = (host.clone(), shared.clone());
                // A broken connection does not concern the others.
                std::thread::spawn(move || drop(answer_all(stream, &host, &state)));
            }
        });
        FaultySite { address, state }
    }

    /// From now on, this is wrong with the file of this name.
    pub fn set_fault(&self, file: &'static str, fault: Fault) {
        *self.state.lock().expect("a state") = State { fault: Some((file, fault)), ..State::default() };
    }

    /// From now on, nothing is wrong.
    pub fn heal(&self) {
        self.state.lock().expect("a state").fault = None;
    }

    /// When the faulty file was asked for.
    pub fn requests(&self) -> Vec<Instant> {
        self.state.lock().expect("a state").requests.clone()
    }

    /// When the last answer to such a request had been given.
    pub fn last_failure(&self) -> Option<Instant> {
        self.state.lock().expect("a state").failures.last().copied()
    }
}

/// Answers the requests of one connection until either end closes it.
fn answer_all(mut stream: TcpStream, host: &str, state: &Mutex<State>) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut request = String::new();
        if reader.read_line(&mut request)? == 0 {
            return Ok(());
        }
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        let fault = fault_of(&request, &mut state.lock().expect("a state"));
        let mut response = fetch(host, &request)?;
        match fault {
            Some(Fault::Blocked) => stream.shutdown(Shutdown::Both)?,
            Some(Fault::Slow(time)) => write_slowly(&mut stream, &response, time)?,
            Some(fault) => {
                response = faulty(fault, response);
                stream.write_all(&response)?;
            }
            None => stream.write_all(&response)?,
        }
        if fault.is_some() {
            state.lock().expect("a state").failures.push(Instant::now());
        }
    }
}

fn fault_of(request: &str, state: &mut State) -> Option<Fault> {
    let path = request.split(' ').nth(1)?.split('?').next()?;
    let (_, fault) = state.fault.filter(|(file, _)| path.ends_with(&format!("/{file}")))?;
    state.requests.push(Instant::now());
    Some(fault)
}

/// What the other host answers.
fn fetch(host: &str, request: &str) -> io::Result<Vec<u8>> {
    let mut upstream = TcpStream::connect(host)?;
    write!(upstream, "{request}\r\n")?;
    upstream.shutdown(Shutdown::Write)?;
    let mut response = Vec::new();
    upstream.read_to_end(&mut response)?;
    Ok(response)
}

fn faulty(fault: Fault, response: Vec<u8>) -> Vec<u8> {
    let body = body_of(&response);
    let (status, kind, body): (_, _, Vec<u8>) = match fault {
        Fault::Html => ("200 OK", "text/html", b"<!doctype html><title>Welcome</title>".to_vec()),
        Fault::Damaged => ("200 OK", "text/javascript", body[..body.len() / 2].to_vec()),
        Fault::Replaced(script) => ("200 OK", "text/javascript", script.into()),
        Fault::Missing | Fault::Blocked | Fault::Slow(_) => ("404 Not Found", "text/plain", Vec::new()),
    };
    let length = body.len();
    let head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n");
    [head.as_bytes(), b"Cache-Control: no-cache\r\n\r\n", &body].concat()
}

fn body_of(response: &[u8]) -> &[u8] {
    let end = response.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    &response[end + 4..]
}

fn write_slowly(stream: &mut TcpStream, response: &[u8], time: Duration) -> io::Result<()> {
    const PIECES: usize = 20;
    for piece in response.chunks(response.len().div_ceil(PIECES)) {
        stream.write_all(piece)?;
        stream.flush()?;
        std::thread::sleep(time / PIECES as u32);
    }
    Ok(())
}
