//! Searches in a worker: what the page asks, what the worker answers, and what the page does when a worker is slow,
//! dies or cannot be loaded. Only the two ends need a browser (`client` and `program` on the page, `host` in the
//! worker); the rest is plain data and is tested natively.

#[cfg(feature = "ui")]
mod client;
mod connection;
#[cfg(feature = "web")]
mod host;
#[cfg(feature = "ui")]
mod program;
mod protocol;
mod service;

#[cfg(feature = "ui")]
pub use client::{Client, Pending};
pub use connection::{Connection, Effect, Failure, RequestState};
#[cfg(feature = "web")]
pub use host::run;
#[cfg(feature = "ui")]
pub use program::address;
pub use protocol::{Job, News, ProtocolError, Reply, Request, decode, encode};
pub use service::Service;
