//! What is wrong with the layout of a page, as somebody would see it who looks at it or wants to press something.

use crate::Page;
use crate::page::Device;

/// A window of this size: a touch screen, if it is a small one.
pub const fn size(width: u32, height: u32) -> Device {
    Device { width, height, touch: width < 1000 }
}

/// Everything that is wrong, in words.
pub(crate) const FAULTS: &str = "(() => {
    const faults = [];
    const rect = e => e.getBoundingClientRect();
    const sheet = document.querySelector('dialog[open]');
    const is_seen = e => rect(e).width > 1 && e.checkVisibility({ visibilityProperty: true }) && !e.closest('.for-ears, [inert]');
    const all = selector => [...document.querySelectorAll(selector)].filter(is_seen);
    const name = e => e.innerText || e.getAttribute('aria-label') || e.id || '';
    const tell = (e, fault) => faults.push(`${fault}: ${e.tagName} ${e.className.baseVal ?? e.className} “${name(e).slice(0, 24)}”`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');

    for (const e of all('button, a, input, h1, h2, b, .chip, .say span')) {
        const box = e.parentElement.closest('.bar, .me, .seat, .advice, .top, .result, .moves, dialog, .lid, .home-header, #page, #study');
        if (box && (rect(e).left < rect(box).left - 1 || rect(e).right > rect(box).right + 1)) tell(e, 'sticks out');
    }
    for (const e of all('.top h1, .who b, .who .standing, .chip, .button, .bar-button span, .dial label > span')) {
        if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') tell(e, 'is cut off');
    }
    for (const e of all('.top h1, .bar-button, .confirm')) {
        if (rect(e).top < 0 || e.closest('.bar') && rect(e).bottom > innerHeight + 1) tell(e, 'is off the screen');
    }
    const buttons = all('.bar-button span, .confirm');
    buttons.forEach((e, i) => buttons.slice(i + 1).forEach(other => {
        const [a, b] = [rect(e), rect(other)];
        if (a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom && b.top < a.bottom) tell(e, 'touches the next');
    }));

    for (const board of all('.board > svg')) {
        for (const e of all('.views, .them, .advice, .top h1')) {
            const [a, b] = [rect(board), rect(e)];
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) tell(e, 'lies on the board');
        }
    }

    // Words that something else lies on. Where a list or a sheet scrolls, only what is in sight counts.
    const in_sight = (e, x, y) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        for (let box = e.parentElement; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const r = rect(box);
            if (overflowX + overflowY !== 'visiblevisible' && (x < r.left || x > r.right || y < r.top || y > r.bottom)) return false;
        }
        return true;
    };
    const is_hidden = (e, box, x, y) => {
        if (!in_sight(e, x, y)) return false;
        const hit = document.elementFromPoint(x, y);
        // Where the page scrolls, what lies behind the bar at its foot is scrolled out from there.
        if (hit?.closest('.rules-foot') && document.documentElement.scrollHeight > innerHeight) return false;
        return hit !== null && !box.contains(hit) && !hit.contains(e);
    };
    for (const e of all('.top h1, .who b, .who .standing, .chip, .say span, .tagline, .turn').filter(e => !sheet || sheet.contains(e))) {
        const range = document.createRange();
        range.selectNodeContents(e);
        const box = e.closest('.seat, .me, .top, .advice, .lid, .moves, dialog') ?? e;
        for (const line of range.getClientRects()) {
            if (line.width < 2) continue;
            const middle = (line.top + line.bottom) / 2;
            const ends = [[line.left + 2, middle], [line.right - 2, middle]];
            if (ends.some(([x, y]) => is_hidden(e, box, x, y))) tell(e, 'has words under something else');
        }
    }
    for (const e of all('.tagline')) {
        const range = document.createRange();
        range.selectNodeContents(e);
        for (const line of range.getClientRects()) {
            const hit = document.elementsFromPoint(line.right - 2, line.bottom - 3);
            if (hit.some(other => other.closest('.miniature'))) tell(e, 'lies on the picture');
        }
    }

    // What can be pressed: large enough, and not under something else. Of a square, the part that takes presses counts.
    const targets = all('button, a, summary, input:not([type=radio], [type=file]), .dial label > span, .dice label > span, [data-target]')
        .filter(e => !e.disabled && (!sheet || sheet.contains(e)));
    for (const e of targets) {
        const r = rect(e.dataset.target && e.querySelector('.hit-area, .hit') || e);
        // A link in a sentence is as high as its line.
        const is_in_text = e.tagName === 'A' && getComputedStyle(e).display === 'inline';
        if (!is_in_text && Math.min(r.width, r.height) < 23.9) tell(e, `is only ${r.width.toFixed(1)} × ${r.height.toFixed(1)} px large`);
        if (is_hidden(e, e.closest('label') ?? e, r.x + r.width / 2, r.y + r.height / 2)) tell(e, 'is covered');
    }
    return faults;
})()";

impl Page {
    /// What is wrong with the layout at this moment.
    pub async fn layout_faults(&self) -> Vec<String> {
        let faults = self.eval(FAULTS).await;
        let faults = faults.as_array().expect("a list").iter();
        faults.map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The length of the shorter side of the board as it is seen.
    pub async fn board_size(&self) -> f64 {
        let size = "(() => { const svg = document.querySelector('.board > svg'), { width, height } = svg.viewBox.baseVal;
            return Math.min(width, height) * svg.getScreenCTM().a })()";
        self.eval(size).await.as_f64().expect("a number")
    }
}
