//! A link as a QR code.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The modules of a finer code are too small for a phone to read off a screen: this one has 97 a side.
const LARGEST_VERSION: u8 = 20;

/// The smallest code that holds a text, as robust as its size allows. None if the text is too long for any.
pub fn code_of(text: &str) -> Option<QrCode> {
    // Links have lower case, which only bytes can say.
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let (smallest, largest) = (Version::MIN, Version::new(LARGEST_VERSION));
    let (any_mask, is_robust) = (None, true);
    QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, smallest, largest, any_mask, is_robust).ok()
}

/// The dark modules as one SVG path, a unit each: a rectangle for every run of a row.
pub fn path_of(code: &QrCode) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
            }
            x += run + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use rqrr::{Grid, SimpleGrid};

    /// What a reader makes of a path that is drawn with this many units a side.
    fn read(path: &str, size: usize) -> String {
        let mut is_dark = vec![false; size * size];
        for run in path.split('M').skip(1) {
            let (place, shape) = run.split_once('h').expect("a place and a shape");
            let (x, y) = place.split_once(' ').expect("two numbers");
            let [x, y]: [usize; 2] = [x, y].map(|number| number.parse().expect("a number"));
            let width: usize = shape.split('v').next().and_then(|width| width.parse().ok()).expect("a width");
            is_dark[y * size + x..][..width].fill(true);
        }
        let modules = SimpleGrid::from_func(size, |x, y| is_dark[y * size + x]);
        Grid::new(modules).decode().expect("a code without damage").1
    }

    #[test]
    fn every_length_is_read_back() {
        let mut versions = [0; 21];
        let letters = "https://example.org/quincunx/#/minos?m=d1d2.c7c6.e1d1.1%3C.d2d3.gv.a1a2.";
        for length in (1..60).chain((60..=858).step_by(7)).chain([857, 858]) {
            let text: String = letters.chars().cycle().skip(length % 11).take(length).collect();
            let code = code_of(&text).expect("there is room");
            assert_eq!(read(&path_of(&code), code.size() as usize), text);
            versions[usize::from(code.version().value())] += 1;
        }
        assert!(versions[1..].iter().all(|&count| count > 0), "{versions:?}");
        assert!(code_of(&"a".repeat(859)).is_none());
    }

    #[test]
    fn a_code_has_all_the_redundancy_that_its_size_allows() {
        let levels = [1, 7, 8, 11, 12, 14, 15, 17].map(|length| {
            let code = code_of(&"a".repeat(length)).expect("there is room");
            assert_eq!(code.version().value(), 1);
            code.error_correction_level()
        });
        let [low, medium, quartile, high] =
            [QrCodeEcc::Low, QrCodeEcc::Medium, QrCodeEcc::Quartile, QrCodeEcc::High];
        assert!(levels == [high, high, quartile, quartile, medium, medium, low, low]);
    }
}
