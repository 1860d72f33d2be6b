//! Thinking somewhere else: what a page asks of a worker, and how both sides hold to it. Messages are lines of text, so that
//! everything but the two ends in the browser (`worker`, `client`) can be tested anywhere.

pub mod bench;
#[cfg(feature = "ui")]
mod client;
mod desk;
mod message;
mod service;
#[cfg(feature = "web")]
mod worker;

#[cfg(feature = "ui")]
pub use client::{Engine, News, Ticket};
pub use desk::{Desk, Order};
pub use message::{Finding, Job, Reply, Request, read_reply, read_request, write_reply, write_request};
pub use service::Service;
#[cfg(feature = "web")]
pub use worker::run;
