//! Random presses at every table; more of them by `cargo run -p browser-tests --bin walk`.

use browser_tests::{DESKTOP, PHONE, walk};
use quincunx::games::GameId;

macro_rules! walks {
    ($($name:ident: $game:ident, $device:ident;)+) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            walk(GameId::$game, $device, 18, 200).await;
        })+
    };
}

walks! {
    quantik: Quantik, PHONE;
    pivot: Pivot, DESKTOP;
    emblem: Emblem, PHONE;
    shape_colour: ShapeColour, DESKTOP;
    minos: Minos, PHONE;
}
