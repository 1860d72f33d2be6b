//! QR codes (ISO/IEC 18004): a text as a square of dark and light modules. Bytes only, versions 1 to 20, levels L and M: what a
//! link needs, and a phone reads off a screen.

mod codewords;
mod mask;
mod matrix;
#[cfg(test)]
mod tests;

use codewords::{LEVELS, VERSIONS};
use matrix::Matrix;

/// A code. Around it belongs a margin of four light modules.
pub struct Code {
    /// How many modules a side has.
    pub size: usize,
    dark: Vec<bool>,
}

impl Code {
    /// The smallest code that holds this text, as robust as that size allows. None if there is no room in version 20.
    pub fn of_text(text: &str) -> Option<Code> {
        let version = (1..=VERSIONS).find(|&version| LEVELS[0].room(version) >= text.len())?;
        let level = LEVELS.iter().rfind(|level| level.room(version) >= text.len())?;
        let blank = Matrix::new(version, &level.codewords(version, text.as_bytes()));
        let masked = (0..8).map(|mask| blank.masked(level.format, mask));
        let best = masked.min_by_key(|matrix| mask::penalty(matrix.size, &matrix.dark))?;
        Some(Code { size: best.size, dark: best.dark })
    }

    /// Is the module in this column and row dark? They are counted from the upper left corner.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        self.dark[y * self.size + x]
    }

    /// The dark modules as one path, a unit each: a rectangle for every run of a row.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size {
            let mut x = 0;
            while x < self.size {
                let run = (x..self.size).take_while(|&x| self.is_dark(x, y)).count();
                if run > 0 {
                    path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
                }
                x += run + 1;
            }
        }
        path
    }
}
