//! Codes are read back here by a reader that shares nothing with the writer: it knows the published tables of ISO/IEC 18004,
//! looks at modules alone, and checks the syndromes of every block.

use super::codewords::LEVELS;
use super::{Code, Matrix};

/// The blocks of versions 1 to 20, first level L, then M: check codewords in a block, then how many blocks have how many data
/// codewords, twice (table 9).
const BLOCKS: [[[usize; 5]; 2]; 20] = [
    [[7, 1, 19, 0, 0], [10, 1, 16, 0, 0]],
    [[10, 1, 34, 0, 0], [16, 1, 28, 0, 0]],
    [[15, 1, 55, 0, 0], [26, 1, 44, 0, 0]],
    [[20, 1, 80, 0, 0], [18, 2, 32, 0, 0]],
    [[26, 1, 108, 0, 0], [24, 2, 43, 0, 0]],
    [[18, 2, 68, 0, 0], [16, 4, 27, 0, 0]],
    [[20, 2, 78, 0, 0], [18, 4, 31, 0, 0]],
    [[24, 2, 97, 0, 0], [22, 2, 38, 2, 39]],
    [[30, 2, 116, 0, 0], [22, 3, 36, 2, 37]],
    [[18, 2, 68, 2, 69], [26, 4, 43, 1, 44]],
    [[20, 4, 81, 0, 0], [30, 1, 50, 4, 51]],
    [[24, 2, 92, 2, 93], [22, 6, 36, 2, 37]],
    [[26, 4, 107, 0, 0], [22, 8, 37, 1, 38]],
    [[30, 3, 115, 1, 116], [24, 4, 40, 5, 41]],
    [[22, 5, 87, 1, 88], [24, 5, 41, 5, 42]],
    [[24, 5, 98, 1, 99], [28, 7, 45, 3, 46]],
    [[28, 1, 107, 5, 108], [28, 10, 46, 1, 47]],
    [[30, 5, 120, 1, 121], [26, 9, 43, 4, 44]],
    [[28, 3, 113, 4, 114], [26, 3, 44, 11, 45]],
    [[28, 3, 107, 5, 108], [26, 3, 41, 13, 42]],
];

/// The middles of the alignment patterns (table E.1).
const ALIGNMENTS: [&[usize]; 20] = [
    &[],
    &[6, 18],
    &[6, 22],
    &[6, 26],
    &[6, 30],
    &[6, 34],
    &[6, 22, 38],
    &[6, 24, 42],
    &[6, 26, 46],
    &[6, 28, 50],
    &[6, 30, 54],
    &[6, 32, 58],
    &[6, 34, 62],
    &[6, 26, 46, 66],
    &[6, 26, 48, 70],
    &[6, 26, 50, 74],
    &[6, 30, 54, 78],
    &[6, 30, 56, 82],
    &[6, 30, 58, 86],
    &[6, 34, 62, 90],
];

/// The formats of L and M, mask by mask (table C.1).
const FORMATS: [[u32; 8]; 2] = [
    [0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976],
    [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0],
];

/// What a code says, and how: its version, its level (0 is L), its mask, its text.
fn read(code: &Code) -> (usize, usize, u32, Vec<u8>) {
    let version = (code.size - 17) / 4;
    let bit = |x: usize, y: usize| u32::from(code.is_dark(x, y));
    // The highest bit of the format is the leftmost one of row 8.
    let across = (0..6).chain([7, 8]).map(|x| bit(x, 8));
    let format = across.chain([7, 5, 4, 3, 2, 1, 0].map(|y| bit(8, y))).fold(0, |sum, bit| sum << 1 | bit);
    let up = (1..8).map(|back| bit(8, code.size - back));
    let other =
        up.chain((1..9).rev().map(|back| bit(code.size - back, 8))).fold(0, |sum, bit| sum << 1 | bit);
    assert_eq!(format, other, "the format stands twice");
    let (level, mask) = (0..2)
        .flat_map(|level| (0..8).map(move |mask| (level, mask)))
        .find(|&(level, mask)| FORMATS[level][mask] == format)
        .expect("a format of level L or M");
    let [checks, many, short, more, long] = BLOCKS[version - 1][level];
    let raw = raw_codewords(code, version, mask);
    let lengths: Vec<usize> = [vec![short; many], vec![long; more]].concat();
    let mut blocks: Vec<Vec<u8>> = vec![Vec::new(); lengths.len()];
    let mut raw = raw.into_iter();
    for round in 0..short.max(long) + checks {
        for (block, &length) in blocks.iter_mut().zip(&lengths) {
            // A short block has nothing in the last round of data.
            if round < length || round >= short.max(long) {
                block.push(raw.next().expect("as many codewords as the table says"));
            }
        }
    }
    blocks.iter().for_each(|block| assert_is_whole(block, checks));
    let data: Vec<u8> =
        blocks.iter().zip(&lengths).flat_map(|(block, &length)| block[..length].to_vec()).collect();
    (version, level, mask as u32, text_of(&data, version))
}

/// The modules that hold codewords, unmasked, eight by eight.
fn raw_codewords(code: &Code, version: usize, mask: usize) -> Vec<u8> {
    let size = code.size;
    let near_finder = |x: usize, y: usize| {
        let (left, right, top, bottom) = (x < 9, x >= size - 8, y < 9, y >= size - 8);
        (left && (top || bottom)) || (right && top)
    };
    let aligned = |x: usize, y: usize| {
        let centres = ALIGNMENTS[version - 1];
        centres
            .iter()
            .any(|&u| centres.iter().any(|&v| !near_finder(u, v) && x.abs_diff(u) <= 2 && y.abs_diff(v) <= 2))
    };
    let versioned =
        |x: usize, y: usize| version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
    let (mut bits, mut upward, mut right) = (Vec::new(), true, size - 1);
    loop {
        for step in 0..size {
            let y = if upward { size - 1 - step } else { step };
            for x in [right, right - 1] {
                if x == 6 || y == 6 || near_finder(x, y) || aligned(x, y) || versioned(x, y) {
                    continue;
                }
                // Table 10, with i the row and j the column.
                let (i, j) = (y, x);
                let flip = match mask {
                    0 => (i + j) % 2 == 0,
                    1 => i % 2 == 0,
                    2 => j % 3 == 0,
                    3 => (i + j) % 3 == 0,
                    4 => (i / 2 + j / 3) % 2 == 0,
                    5 => (i * j) % 2 + (i * j) % 3 == 0,
                    6 => ((i * j) % 2 + (i * j) % 3) % 2 == 0,
                    _ => ((i + j) % 2 + (i * j) % 3) % 2 == 0,
                };
                bits.push(code.is_dark(x, y) != flip);
            }
        }
        upward = !upward;
        right = match right {
            8 => 5,
            1 => break,
            _ => right - 2,
        };
    }
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |sum, &bit| sum << 1 | u8::from(bit))).collect()
}

/// Every root of the generator is one of the block: all syndromes are nothing. By tables of logarithms.
fn assert_is_whole(block: &[u8], checks: usize) {
    let mut powers = vec![1u16];
    for _ in 1..255 {
        let next = powers[powers.len() - 1] * 2;
        powers.push(if next > 255 { next ^ 0x11D } else { next });
    }
    let log = |value: u8| powers.iter().position(|&power| power == u16::from(value)).expect("not nothing");
    for root in 0..checks {
        let terms = block.iter().rev().enumerate().filter(|(_, value)| **value != 0);
        let sum = terms.fold(0, |sum, (place, &value)| sum ^ powers[(log(value) + root * place) % 255]);
        assert_eq!(sum, 0, "syndrome {root}");
    }
}

fn text_of(data: &[u8], version: usize) -> Vec<u8> {
    let nibbles: Vec<usize> = data.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(usize::from).collect();
    assert_eq!(nibbles[0], 4, "bytes");
    let digits = if version < 10 { 2 } else { 4 };
    let length = nibbles[1..=digits].iter().fold(0, |sum, nibble| sum * 16 + nibble);
    nibbles[digits + 1..].chunks(2).take(length).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect()
}

#[test]
fn every_length_is_read_back() {
    let (mut versions, mut masks) = ([0; 21], [0; 8]);
    let letters = "https://example.org/quincunx/#/minos?m=d1d2.c7c6.e1d1.1%3C.d2d3.gv.a1a2.";
    for length in (0..60).chain((60..=858).step_by(7)).chain([857, 858]) {
        let text: String = letters.chars().cycle().skip(length % 11).take(length).collect();
        let code = Code::of_text(&text).expect("there is room");
        let (version, level, mask, said) = read(&code);
        assert_eq!(String::from_utf8(said).expect("a text"), text);
        assert_eq!(code.size, 17 + 4 * version);
        versions[version] += 1;
        masks[mask as usize] += 1;
        // No smaller code and no more robust one would have held it.
        let room = |version: usize, level: usize| {
            let [_, many, short, more, long] = BLOCKS[version - 1][level];
            many * short + more * long - if version < 10 { 2 } else { 3 }
        };
        assert!(version == 1 || room(version - 1, 0) < length, "version {version} for {length}");
        assert_eq!(level == 0, room(version, 1) < length, "level of {length}");
    }
    assert!(versions[1..].iter().all(|&count| count > 0), "{versions:?}");
    assert!(masks.iter().filter(|&&count| count > 0).count() > 4, "{masks:?}");
    assert!(Code::of_text(&"a".repeat(859)).is_none());
}

/// The code of a text in version 1-M under mask 2, as another program draws it.
#[test]
fn a_code_is_the_one_that_others_draw() {
    let known = "
        111111100101101111111 100000100010001000001 101110101111001011101 101110101110101011101
        101110101010101011101 100000101001001000001 111111101010101111111 000000001010000000000
        101111100101001111100 011011010101111111101 101011110110111001110 101001000101110011100
        000101111100111000001 000000001010100011001 111111100001001000110 100000101000010101111
        101110101001001100001 101110101100111111000 101110101100100100100 100000100110110011100
        111111101101101010010";
    let known: Vec<bool> = known.bytes().filter(u8::is_ascii_digit).map(|digit| digit == b'1').collect();
    let matrix = Matrix::new(1, &LEVELS[1].codewords(1, b"hello world"));
    assert_eq!(matrix.masked(LEVELS[1].format, 2).dark, known);
}

#[test]
fn a_damaged_code_is_noticed() {
    let mut code = Code::of_text("quantik").expect("there is room");
    let last = code.dark.len() - 1;
    code.dark[last] ^= true;
    assert!(std::panic::catch_unwind(move || read(&code)).is_err());
}

#[test]
fn the_path_is_the_dark_modules() {
    let code = Code::of_text("#/quantik?m=Ab3").expect("there is room");
    let mut drawn = vec![false; code.size * code.size];
    for run in code.path().split('M').skip(1) {
        let (place, shape) = run.split_once('h').expect("a place and a shape");
        let (x, y) = place.split_once(' ').expect("two numbers");
        let [x, y]: [usize; 2] = [x, y].map(|number| number.parse().expect("a number"));
        let width: usize = shape.split('v').next().and_then(|width| width.parse().ok()).expect("a width");
        drawn[y * code.size + x..][..width].fill(true);
    }
    assert_eq!(drawn, code.dark);
}
