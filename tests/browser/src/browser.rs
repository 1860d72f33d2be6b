//! Chromium behind its driver.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumCapabilities, ChromiumLikeCapabilities};

/// A driver process; it ends when this value is dropped, also if the test fails.
pub struct DriverProcess {
    child: Child,
    port: u16,
}

impl DriverProcess {
    pub fn start() -> DriverProcess {
        // Several drivers that start together may choose the same free port, and then one of them ends immediately.
        (0..5).find_map(|_| DriverProcess::try_start()).expect("chromedriver says which port it listens on")
    }

    fn try_start() -> Option<DriverProcess> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts: `make test` installs it, or says how to");
        let output = BufReader::new(child.stdout.take().expect("it has an output"));
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        if port.is_none() {
            let _ = child.wait();
        }
        Some(DriverProcess { child, port: port? })
    }

    pub async fn open(&self) -> WebDriver {
        let mut capabilities = ChromiumCapabilities::new();
        // SHOW=1 shows the window, to watch a single test.
        if std::env::var_os("SHOW").is_none() {
            capabilities.add_arg("--headless=new").expect("an argument");
        }
        let arguments = [
            // Root has no sandbox, and the page under test is our own.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ];
        for argument in arguments {
            capabilities.add_arg(argument).expect("an argument");
        }
        capabilities
            .set_logging_prefs("browser".to_owned(), LoggingPrefsLogLevel::All)
            .expect("a preference");
        let address = format!("http://127.0.0.1:{}", self.port);
        // "chromium" is what the library calls it; the driver knows it as Chrome.
        let mut capabilities: thirtyfour::Capabilities = capabilities.into();
        capabilities.set("browserName", "chrome").expect("a name");
        WebDriver::new(&address, capabilities).await.expect("Chromium starts")
    }
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
