//! Sounds, made on the spot: a knock for a turn, two notes for a win.

use super::settings::use_settings;
use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;
use yew::prelude::*;

thread_local! {
    /// A page has one; browsers that have none stay silent.
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// A tone from one pitch to another that fades away; times in seconds, pitches in hertz.
struct Tone {
    from: f32,
    to: f32,
    after: f64,
    lasts: f64,
}

const KNOCK: &[Tone] = &[Tone { from: 340.0, to: 150.0, after: 0.0, lasts: 0.09 }];
const WIN: &[Tone] = &[
    Tone { from: 523.0, to: 523.0, after: 0.0, lasts: 0.3 },
    Tone { from: 784.0, to: 784.0, after: 0.16, lasts: 0.5 },
];

fn play(tones: &[Tone]) {
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            // It may have been made before anything was pressed. Where sound fails, there is none.
            let _ = context.resume();
            tones.iter().for_each(|tone| drop(sound(context, tone)));
        }
    });
}

fn sound(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    const LOUD: f32 = 0.16;
    const SILENT: f32 = 0.001;
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + tone.after;
    let end = begin + tone.lasts;
    oscillator.frequency().set_value_at_time(tone.from, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    gain.gain().set_value_at_time(LOUD, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(SILENT, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

/// The sound of a turn, for somebody who has just switched sounds on.
pub fn knock() {
    play(KNOCK);
}

/// Sounds when a turn is added to those that were played, and when it wins.
#[hook]
pub fn use_sounds(turns: usize, is_won: bool) {
    let settings = use_settings();
    let before = use_mut_ref(|| turns);
    use_effect_with((turns, is_won), move |&(turns, is_won)| {
        let had = before.replace(turns);
        if settings.sound && turns > had {
            play(if is_won { WIN } else { KNOCK });
        }
    });
}
