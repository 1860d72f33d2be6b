//! A face of a die: the levels of the computer.

use yew::{Html, html};

/// The face with so many pips. On five, the one in the middle is the fifth dot.
pub fn die(pips: u8) -> Html {
    // The pairs of pips that every face is made of: both diagonals, and the middle of two sides.
    let pairs = [[(16, 8), (8, 16)], [(8, 8), (16, 16)], [(8, 12), (16, 12)]];
    let pairs = pairs.into_iter().take(usize::from(pips / 2)).flatten();
    let middle = (pips % 2 == 1).then_some((12, 12));
    let pip = |(x, y): (u8, u8)| html! { <circle cx={x.to_string()} cy={y.to_string()} r="1.7" /> };
    html! {
        <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
            <rect x="2" y="2" width="20" height="20" rx="5.5" />
            { for pairs.chain(middle).map(pip) }
        </svg>
    }
}
