//! The drawing kit that the boards share: wooden solids, and the marks that mean the same on every board.

pub mod blocks;
pub mod marks;
pub mod solids;

use std::fmt;

/// A number in the units of a picture, written with at most three decimals. The exact formatting of floats would add
/// ten thousand bytes to the program, for a difference that cannot be seen.
pub struct Units(pub f32);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0).round() as i32;
        let sign = if thousandths < 0 { "-" } else { "" };
        let (whole, mut rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        write!(f, "{sign}{whole}")?;
        let mut digit = if rest == 0 { 0 } else { 100 };
        if rest > 0 {
            f.write_str(".")?;
        }
        while rest > 0 {
            write!(f, "{}", rest / digit)?;
            (rest, digit) = (rest % digit, (digit / 10).max(1));
        }
        Ok(())
    }
}

pub fn units(number: f32) -> String {
    Units(number).to_string()
}

/// `format!` for numbers in the units of a picture.
macro_rules! drawn {
    ($text:literal, $($number:expr),* $(,)?) => { format!($text, $($crate::svg::Units($number)),*) };
}
pub(crate) use drawn;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_shortly() {
        let numbers = [0.0, 1.0, -2.5, 33.2, 0.05, -0.125, 1000.001, 0.0004, -17.75];
        let written = ["0", "1", "-2.5", "33.2", "0.05", "-0.125", "1000.001", "0", "-17.75"];
        assert_eq!(numbers.map(units), written);
        assert_eq!(drawn!("M{} {}", 1.5, -2.0), "M1.5 -2");
    }
}
