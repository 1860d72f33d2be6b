//! Fingers and mice: what a device has, taps, presses and drags.

use crate::Page;
use crate::page::PATIENCE;
use serde_json::json;
use std::time::{Duration, Instant};

impl Page {
    /// Taps or clicks the middle of an element, as a finger or a mouse does: the topmost element there receives it.
    pub async fn tap(&self, selector: &str) {
        let quoted = json!(selector);
        self.wait(&format!("document.querySelector({quoted}) !== null")).await;
        let look = format!(
            "(() => {{ const e = document.querySelector({quoted}); e.scrollIntoView({{ block: 'nearest' }});
             const r = e.getBoundingClientRect(); const x = r.x + r.width / 2, y = r.y + r.height / 2;
             const hit = document.elementFromPoint(x, y);
             return [x, y, r.width, r.height, e.contains(hit)]; }})()"
        );
        let start = Instant::now();
        // A sheet may still be closing over it.
        let place = loop {
            let place = self.eval(&look).await;
            if place[4] == true {
                break place;
            }
            assert!(start.elapsed() < PATIENCE, "{selector} is covered by something else");
            tokio::time::sleep(Duration::from_millis(15)).await;
        };
        let number = |index: usize| place[index].as_f64().expect("a number");
        let (x, y) = (number(0), number(1));
        let least = number(2).min(number(3));
        assert!(least >= 24.0, "{selector} is only {least} px large");
        if self.device.touch {
            self.wait_out_double_tap([x, y]).await;
            let point = json!([{ "x": x, "y": y }]);
            self.command("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": point }))
                .await;
            self.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
        } else {
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
                self.command("Input.dispatchMouseEvent", event).await;
            }
        }
    }

    /// Taps a square, a kind of the tray, or another target of a game.
    pub async fn press(&self, target: &str) {
        self.tap(&format!("[data-target='{target}']")).await;
    }

    /// Drags from the middle of one target of a game to the middle of another, as a finger or a mouse does.
    pub async fn drag(&self, from: &str, to: &str) {
        // Both ends are where they stay, and nothing lies over the piece.
        let look = |target: &str| {
            format!(
                "(() => {{ const e = document.querySelector(`[data-target='{target}']`), r = e.getBoundingClientRect();
                 const x = r.x + r.width / 2, y = r.y + r.height / 2;
                 return [x, y, e.contains(document.elementFromPoint(x, y))]; }})()"
            )
        };
        let mut ends = [json!(null), json!(null)];
        let start = Instant::now();
        loop {
            self.drawn().await;
            let now = [self.eval(&look(from)).await, self.eval(&look(to)).await];
            if now == ends && now[0][2] == true {
                break;
            }
            assert!(start.elapsed() < PATIENCE, "{from} cannot be dragged to {to}");
            ends = now;
        }
        let [from, to] = ends.map(|end| [0, 1].map(|index| end[index].as_f64().expect("a number")));
        let between = |share: f64| [0, 1].map(|index| from[index] + share * (to[index] - from[index]));
        let path = [0.0, 0.1, 0.4, 0.7, 1.0].map(between);
        for (index, [x, y]) in path.into_iter().enumerate() {
            if self.device.touch {
                let kind = if index == 0 { "touchStart" } else { "touchMove" };
                let event = json!({ "type": kind, "touchPoints": [{ "x": x, "y": y }] });
                self.command("Input.dispatchTouchEvent", event).await;
            } else {
                let kind = if index == 0 { "mousePressed" } else { "mouseMoved" };
                let event =
                    json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
                self.command("Input.dispatchMouseEvent", event).await;
            }
        }
        let [x, y] = to;
        if self.device.touch {
            self.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
        } else {
            let event = json!({ "type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.command("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Waits before a second tap at the same place: taps as fast as only a test can make them would be a double tap.
    async fn wait_out_double_tap(&self, at: [f64; 2]) {
        let last = self.last_touch.lock().expect("one finger").replace((at, Instant::now()));
        if let Some((place, time)) = last
            && (place[0] - at[0]).hypot(place[1] - at[1]) < 24.0
        {
            tokio::time::sleep(Duration::from_millis(800).saturating_sub(time.elapsed())).await;
        }
    }
}
