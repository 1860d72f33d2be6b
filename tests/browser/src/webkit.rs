//! The site in WebKit, the engine of Safari: what can be tested of it on Linux, where Debian builds it as WebKitGTK.
//! Its window has a tool bar, so it is never narrower than some 450 px.

use crate::layout::FAULTS;
use crate::page::{KNOWN, serve};
use serde_json::{Value, json};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

/// How long anything may take to show before a test fails.
const PATIENCE: Duration = Duration::from_secs(20);
/// The size of the screen that the window lies on.
const SCREEN: &str = "2000x1400x24";

/// Is the driver of WebKit installed? `scripts/setup.sh` installs it where the system has it.
pub fn has_webkit() -> bool {
    ["WebKitWebDriver", "Xvfb"].into_iter().all(|program| {
        let found = Command::new(program).arg("--help").stdout(Stdio::null()).stderr(Stdio::null()).status();
        found.is_ok()
    })
}

/// A process that ends with this value.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The site in a window of WebKit.
pub struct WebKitPage {
    driver: WebDriver,
    _driver_process: Process,
    _screen: Process,
    site: String,
}

/// The browser that the driver starts.
fn mini_browser() -> String {
    let listed =
        Command::new("dpkg").args(["-L", "libwebkit2gtk-4.1-0"]).output().expect("dpkg lists a package");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    listed.lines().find(|line| line.ends_with("/MiniBrowser")).expect("WebKitGTK has a browser").to_owned()
}

/// A port on which nothing listens.
fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).expect("a free port").local_addr().expect("an address").port()
}

impl WebKitPage {
    /// Opens the site in this language, in a window of this size.
    pub async fn open(lang: &str, width: u32, height: u32) -> WebKitPage {
        let (port, display) = (free_port(), format!(":{}", 100 + free_port() % 800));
        let mut screen = Command::new("Xvfb");
        screen.args([&*display, "-screen", "0", SCREEN, "-nolisten", "tcp"]);
        let screen = Process(screen.stderr(Stdio::null()).spawn().expect("a screen"));
        let mut driver = Command::new("WebKitWebDriver");
        driver.args(["--host=127.0.0.1", &format!("--port={port}")]);
        driver.env("DISPLAY", &display).env("LANG", "C.UTF-8").stderr(Stdio::null());
        let process = Process(driver.spawn().expect("WebKit's driver starts"));
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < PATIENCE, "WebKit's driver does not listen");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let mut capabilities = Capabilities::new();
        capabilities.set("browserName", "MiniBrowser").expect("a name");
        let options = json!({ "binary": mini_browser(), "args": ["--automation"] });
        capabilities.set("webkitgtk:browserOptions", options).expect("options");
        let driver = WebDriver::new(&format!("http://127.0.0.1:{port}"), capabilities).await;
        let driver = driver.expect("WebKit starts");
        let page = WebKitPage { driver, _driver_process: process, _screen: screen, site: serve() };
        page.go("").await;
        // The language of this build is "C": it is set as a player would.
        page.eval(&format!(
            "localStorage.setItem('quincunx.settings', JSON.stringify({{ lang: {}, motion: 'off' }}))",
            json!(lang)
        ))
        .await;
        page.driver.execute(KNOWN, vec![]).await.expect("a browser that keeps things");
        page.resize(width, height).await;
        page
    }

    /// Shows the page at this fragment, loaded anew.
    pub async fn go(&self, fragment: &str) {
        self.driver.goto("about:blank").await.expect("a blank page");
        self.driver.goto(format!("{}{fragment}", self.site)).await.expect("the site is served");
        self.wait("document.querySelector('h1') !== null").await;
    }

    /// Gives the page this size, whatever the window needs for itself.
    async fn resize(&self, width: u32, height: u32) {
        let start = Instant::now();
        loop {
            let inner = self.eval("[innerWidth, innerHeight]").await;
            let (inner_width, inner_height) = (inner[0].as_i64(), inner[1].as_i64());
            let missing = |wanted: u32, is: Option<i64>| i64::from(wanted) - is.expect("a size");
            let (wider, higher) = (missing(width, inner_width), missing(height, inner_height));
            if (wider, higher) == (0, 0) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "the page stays {inner} px large");
            let window = self.driver.get_window_rect().await.expect("a window");
            let (wide, high) = (window.width + wider, window.height + higher);
            self.driver.set_window_rect(0, 0, wide as u32, high as u32).await.expect("another size");
            // A new size is applied later.
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Value {
        let result = self.driver.execute(format!("return {expression}"), vec![]).await;
        result.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, expression: &str) {
        let start = Instant::now();
        while self.eval(expression).await != Value::Bool(true) {
            assert!(start.elapsed() < PATIENCE, "never true: {expression}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks the middle of an element.
    pub async fn tap(&self, selector: &str) {
        let quoted = json!(selector);
        self.wait(&format!("document.querySelector({quoted}) !== null")).await;
        let place = self
            .eval(&format!(
                "(() => {{ const r = document.querySelector({quoted}).getBoundingClientRect();
                 return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)] }})()"
            ))
            .await;
        let number = |index: usize| place[index].as_i64().expect("a number");
        let chain = self.driver.action_chain().move_to(number(0), number(1)).click();
        chain.perform().await.expect("a click");
    }

    /// What is wrong with the layout at this moment.
    pub async fn layout_faults(&self) -> Vec<String> {
        let faults = self.eval(FAULTS).await;
        let faults = faults.as_array().expect("a list").iter();
        faults.map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect()
    }

    pub async fn close(self) {
        self.driver.quit().await.expect("the browser ends");
    }
}
