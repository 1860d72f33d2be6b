//! The conditions of a page: what its device asks for, how fast it is, and what a test observes.

use crate::Page;
use serde_json::json;

impl Page {
    /// From the next load on, `window.workers` are the workers that the page has started, each with the `module` that
    /// it was given, and whether it was `asked` for anything and has `ended`. While `window.mute` is set, they do not
    /// hear what they are asked, and so never answer; while `window.deaf` is set, they search, and the page does not
    /// hear it.
    pub async fn count_workers(&self) {
        let script = "
            window.workers = [];
            window.Worker = class extends Worker {
                constructor(...all) { super(...all); window.workers.push(this); }
                postMessage(message) {
                    if (Array.isArray(message)) this.module = message[1];
                    else this.asked = true;
                    if (!window.mute || Array.isArray(message)) super.postMessage(message);
                }
                // What a worker says first is that it listens.
                set onmessage(listener) {
                    super.onmessage = listener && (message => {
                        if (!window.deaf || !this.listens) listener(message);
                        this.listens = true;
                    });
                }
                terminate() { this.ended = true; super.terminate(); }
            };";
        self.at_load(script).await;
    }

    /// From the next load on, this script runs before those of the page.
    pub async fn at_load(&self, script: &str) {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// As on a device whose processor is this many times slower.
    pub async fn slow_down(&self, rate: u32) {
        self.command("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
    }

    /// From the next load on, `window.tones` are the pitches of the sounds that the page makes.
    pub async fn count_tones(&self) {
        let script = "
            window.tones = [];
            const start = OscillatorNode.prototype.start;
            const pitch = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (value, when) { this.first ??= value; return pitch.call(this, value, when) };
            OscillatorNode.prototype.start = function (when) { window.tones.push(this.frequency.first); start.call(this, when) };";
        self.at_load(script).await;
    }

    /// What the device says of its colours: `light` or `dark`.
    pub async fn prefer(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// As on a device that asks for no motion.
    pub async fn prefer_stillness(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }
}
