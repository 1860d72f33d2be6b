//! A page as a player sees it.

use crate::browser::DriverProcess;
use base64::prelude::{BASE64_STANDARD, Engine};
use quincunx::tool::serve::Server;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// The size of a screen, and whether it is a touch screen.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    pub width: u32,
    pub height: u32,
    pub touch: bool,
}

pub const PHONE: Device = Device { width: 360, height: 740, touch: true };
pub const TABLET: Device = Device { width: 768, height: 1024, touch: true };
pub const DESKTOP: Device = Device { width: 1280, height: 800, touch: false };

/// How long anything may take to show before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The page of this address is there; some of them belong to a program that is loaded first.
const ARRIVED: &str = "document.querySelector('h1') !== null
    && (document.querySelector('#study:not(:empty)') !== null || !/^#\\/(settings|[^?]+\\/(lesson|rules|print))/.test(location.hash))";

/// Every game has been set up before, as it is by default. Whoever deletes everything stays unknown until the next
/// load. The empty page before it has no storage.
pub(crate) const KNOWN: &str = "if (location.protocol !== 'about:')
    for (const game of ['quantik', 'pivot', 'emblem', 'shape-colour', 'minos'])
        localStorage['quincunx.setup.' + game] ??= '{}';";

/// The site in a browser of its own, with nothing stored.
pub struct Page {
    // Dropped in this order: the session first, then the driver process that serves it.
    driver: WebDriver,
    _process: DriverProcess,
    /// Where the site is served.
    site: String,
    pub(crate) device: Device,
    /// Where a finger was last, and when.
    pub(crate) last_touch: Mutex<Option<([f64; 2], Instant)>>,
}

/// Serves what `make site` has built, for as long as the process lives, in a folder: it must not need the root.
pub(crate) fn serve() -> String {
    let dist: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "dist"].iter().collect();
    assert!(dist.join("index.html").exists(), "there is no dist/: run `make site` first");
    let server = Server::bind(0, "/some/folder/").expect("a free port");
    let address = server.address();
    std::thread::spawn(move || server.serve(&dist));
    address
}

impl Page {
    /// Opens the page at this fragment of its address, in this language, for somebody who has chosen before how to
    /// play: tables open at once, for two people.
    pub async fn open(device: Device, lang: &str, fragment: &str) -> Page {
        Page::open_site(serve(), device, lang, fragment).await
    }

    /// The same for a site served by another host.
    pub async fn open_site(site: String, device: Device, lang: &str, fragment: &str) -> Page {
        let page = Page::blank(site, device, lang).await;
        page.at_load(KNOWN).await;
        page.go(fragment).await;
        page
    }

    /// The same for somebody who has never been here.
    pub async fn first_visit(device: Device, lang: &str, fragment: &str) -> Page {
        let page = Page::blank(serve(), device, lang).await;
        page.go(fragment).await;
        page
    }

    async fn blank(site: String, device: Device, lang: &str) -> Page {
        let process = DriverProcess::start();
        let driver = process.open().await;
        let page = Page { driver, _process: process, site, device, last_touch: Mutex::default() };
        page.resize(device).await;
        page.command("Emulation.setLocaleOverride", json!({ "locale": lang })).await;
        page.command(
            "Emulation.setUserAgentOverride",
            json!({ "userAgent": "Chromium", "acceptLanguage": lang }),
        )
        .await;
        page
    }

    /// Shows the page at this fragment, loaded anew.
    pub async fn go(&self, fragment: &str) {
        // Another address in between: a change of fragment alone would not load anything.
        self.driver.goto("about:blank").await.expect("a blank page");
        self.driver.goto(format!("{}{fragment}", self.site)).await.expect("the site is served");
        self.wait(ARRIVED).await;
    }

    /// Goes to this fragment as a link does: what is loaded stays.
    pub async fn visit(&self, fragment: &str) {
        let shown = "requestAnimationFrame(() => setTimeout(() => done(true)))";
        // Going to the current address would do nothing, so the page goes elsewhere first.
        for fragment in ["#/elsewhere", if fragment.is_empty() { "#/" } else { fragment }] {
            self.eval_async(&format!(
                "new Promise(done => {{ addEventListener('hashchange', () => {shown}, {{ once: true }}); location.hash = {} }})",
                json!(fragment)
            ))
            .await;
        }
        self.wait(ARRIVED).await;
    }

    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page reloads");
        self.wait(ARRIVED).await;
    }

    /// Gives the page the size of this device.
    pub async fn resize(&self, device: Device) {
        let Device { width, height, touch } = device;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await;
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await;
    }

    /// What the page gives to download is put into this folder.
    pub async fn download_to(&self, folder: &Path) {
        let parameters = json!({ "behavior": "allow", "downloadPath": folder });
        self.command("Page.setDownloadBehavior", parameters).await;
    }

    /// Chooses a file, as in the dialog that the browser would open.
    pub async fn upload(&self, selector: &str, file: &Path) {
        let input = self.driver.find(By::Css(selector)).await.expect("an input");
        input.send_keys(file.to_string_lossy()).await.expect("a file is taken");
    }

    /// Lets the page write to the clipboard, or not.
    pub async fn allow_clipboard(&self, is_allowed: bool) {
        let setting = if is_allowed { "granted" } else { "denied" };
        for name in ["clipboard-write", "clipboard-read"] {
            let parameters = json!({ "permission": { "name": name }, "setting": setting });
            self.command("Browser.setPermission", parameters).await;
        }
    }

    /// What has been copied.
    pub async fn clipboard(&self) -> String {
        self.eval_async("navigator.clipboard.readText()").await.as_str().unwrap_or_default().to_owned()
    }

    /// Opens the page in a second tab, and goes there.
    pub async fn other_tab(&self, fragment: &str) {
        self.driver.new_tab().await.expect("a tab");
        let tabs = self.driver.windows().await.expect("the tabs");
        self.driver.switch_to_window(tabs[1].clone()).await.expect("the second tab");
        self.resize(self.device).await;
        self.go(fragment).await;
    }

    /// Goes back to the first tab.
    pub async fn first_tab(&self) {
        let tabs = self.driver.windows().await.expect("the tabs");
        self.driver.switch_to_window(tabs[0].clone()).await.expect("the first tab");
    }

    pub(crate) async fn command(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Value {
        let result = self.driver.execute(format!("return {expression}"), vec![]).await;
        result.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// Runs a whole program in the page.
    pub async fn run(&self, program: &str) {
        self.driver.execute(program, vec![]).await.expect("the program runs");
    }

    /// The value of a promise in the page.
    pub async fn eval_async(&self, promise: &str) -> Value {
        let script =
            format!("const done = arguments[0]; ({promise}).then(done, error => done(String(error)))");
        let result = self.driver.execute_async(script, vec![]).await;
        result.unwrap_or_else(|error| panic!("{promise}: {error}")).json().clone()
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, expression: &str) {
        self.wait_for(expression, PATIENCE).await;
    }

    /// The same for what takes a while, such as a whole game of two computers.
    pub async fn wait_long(&self, expression: &str) {
        self.wait_for(expression, 12 * PATIENCE).await;
    }

    async fn wait_for(&self, expression: &str, patience: Duration) {
        let start = Instant::now();
        while self.eval(expression).await != Value::Bool(true) {
            assert!(start.elapsed() < patience, "never true: {expression}\n{}", self.body_text().await);
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    async fn body_text(&self) -> String {
        self.eval("document.body.innerText").await.as_str().unwrap_or_default().to_owned()
    }

    /// The text of the first element that a selector finds; empty where there is none.
    pub async fn text(&self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({})?.innerText ?? ''", json!(selector))).await;
        text.as_str().unwrap_or_default().trim().to_owned()
    }

    pub async fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let value = format!("document.querySelector({})?.getAttribute({})", json!(selector), json!(name));
        self.eval(&value).await.as_str().map(str::to_owned)
    }

    /// Waits until an element shows exactly this text.
    pub async fn shows(&self, selector: &str, text: &str) {
        let start = Instant::now();
        loop {
            let shown = self.text(selector).await;
            if shown == text {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{selector} shows “{shown}”, not “{text}”");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Opens the sheet that shares a game: by its own button, or by "More" where the bar above has no room for it.
    pub async fn open_share(&self) {
        if self.eval("document.querySelector('.share').offsetParent !== null").await == true {
            self.tap(".share").await;
        } else {
            self.tap(".more").await;
            self.tap("[data-entry='share']").await;
        }
    }

    /// Types keys one after the other; see [`thirtyfour::Key`].
    pub async fn keys(&self, keys: impl Into<TypingData>) {
        let element = self.driver.active_element().await.expect("something has the focus");
        element.send_keys(keys).await.expect("keys are taken");
    }

    /// Presses Tab until the focus is on something that a game is played with: the board, or what is beside it.
    pub async fn tab_to(&self, selector: &str) {
        self.wait(&format!("document.querySelector({}) !== null", json!(selector))).await;
        for _ in 0..30 {
            if self.eval(&format!("document.activeElement.matches({})", json!(selector))).await == true {
                return;
            }
            // The driver takes keys typed into a file input for the name of a file.
            let tab = json!({ "type": "keyDown", "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9 });
            self.command("Input.dispatchKeyEvent", tab).await;
        }
        panic!("{selector} is not reached by Tab");
    }

    /// Goes to a square by arrow keys, from the square that has the focus.
    pub async fn walk_to(&self, square: &str) {
        let place = |name: &str| {
            let bytes = name.as_bytes();
            (i32::from(bytes[0]) - i32::from(b'a'), i32::from(bytes[1]) - i32::from(b'1'))
        };
        let (at, to) = (place(&self.focused().await), place(square));
        let steps = [
            (Key::Right, to.0 - at.0),
            (Key::Left, at.0 - to.0),
            (Key::Up, to.1 - at.1),
            (Key::Down, at.1 - to.1),
        ];
        let times = |(key, steps): (Key, i32)| key.value().to_string().repeat(steps.max(0) as usize);
        if at != to {
            self.keys(steps.map(times).concat()).await;
        }
        assert_eq!(self.focused().await, square);
    }

    /// What has the focus, by its `data-target` or its text.
    pub async fn focused(&self) -> String {
        let name =
            "(() => { const e = document.activeElement; return e.dataset?.target ?? e.innerText ?? '' })()";
        self.eval(name).await.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Waits until what the last press did is painted.
    pub async fn drawn(&self) {
        let painted = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))";
        self.eval_async(painted).await;
    }

    /// The page as it is printed: a PDF.
    pub async fn print(&self, options: Value) -> Vec<u8> {
        let printed = self.command("Page.printToPDF", options).await;
        BASE64_STANDARD.decode(printed["data"].as_str().expect("a PDF")).expect("base64")
    }

    pub async fn screenshot(&self, file: &Path) {
        self.driver.screenshot(file).await.expect("a picture");
    }

    /// Ends the page. Nothing may have gone wrong on the console, scrolled sideways, or been asked of another host.
    pub async fn close(self) {
        let width = self.eval("document.documentElement.scrollWidth <= innerWidth").await;
        assert_eq!(width, true, "the page scrolls sideways");
        let host = format!(
            "performance.getEntriesByType('resource').filter(e => !e.name.startsWith({}))",
            json!(self.site)
        );
        assert_eq!(self.eval(&format!("{host}.map(e => e.name)")).await, json!([]), "asked of another host");
        let log = self.driver.browser_log().await.expect("the console can be read");
        let errors: Vec<_> = log.iter().filter(|entry| entry.level == "SEVERE").collect();
        assert!(errors.is_empty(), "on the console: {errors:?}");
        self.quit().await;
    }

    /// Ends the page after something has gone wrong on purpose.
    pub async fn quit(self) {
        self.driver.quit().await.expect("the browser ends");
    }
}
