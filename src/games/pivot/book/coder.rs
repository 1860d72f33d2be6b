//! An adaptive binary arithmetic coder for small numbers: it learns, for each context, the probability of every bit.
//! Each number begins with a bit that says whether it is the first number of its context again, which it nearly always
//! is.
// CITE: Witten, Neal and Cleary, "Arithmetic coding for data compression", 1987; without carries, as in Mahoney's lpaq.

/// Numbers are less than 2 to this power.
const BITS: u32 = 6;
pub const SYMBOLS: usize = 1 << BITS;
/// The more, the slower it learns.
const INERTIA: u32 = 5;

/// What writer and reader share: the interval that is left, and what was learnt.
struct Model {
    low: u32,
    high: u32,
    /// How likely a 1 is, of 65536, by context and the bits of the number that are known; the first is that of the bit
    /// in front of them.
    ones: Vec<u16>,
}

impl Model {
    fn new() -> Model {
        Model { low: 0, high: u32::MAX, ones: vec![1 << 15; SYMBOLS * SYMBOLS * SYMBOLS] }
    }

    /// The last point of the interval that means a 1.
    fn middle(&self, node: usize) -> u32 {
        let length = u64::from(self.high - self.low) * u64::from(self.ones[node]);
        self.low + (length >> 16) as u32
    }

    /// Goes on with one part of the interval, and learns.
    fn take(&mut self, node: usize, bit: bool) {
        let middle = self.middle(node);
        let ones = &mut self.ones[node];
        if bit {
            self.high = middle;
            *ones += (u16::MAX - *ones) >> INERTIA;
        } else {
            self.low = middle + 1;
            *ones -= *ones >> INERTIA;
        }
    }

    /// The first byte of the interval, if there is no doubt about it any more.
    fn settled(&mut self) -> Option<u8> {
        let byte = (self.high >> 24) as u8;
        (self.low >> 24 == self.high >> 24).then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            byte
        })
    }
}

/// Where what is learnt begins for two numbers that are known already.
fn place(context: [u8; 2]) -> usize {
    (usize::from(context[0]) * SYMBOLS + usize::from(context[1])) * SYMBOLS
}

pub struct Writer {
    model: Model,
    bytes: Vec<u8>,
}

impl Writer {
    pub fn new() -> Writer {
        Writer { model: Model::new(), bytes: Vec::new() }
    }

    fn write_bit(&mut self, bit: bool, node: usize) {
        self.model.take(node, bit);
        while let Some(byte) = self.model.settled() {
            self.bytes.push(byte);
        }
    }

    pub fn write(&mut self, symbol: u8, context: [u8; 2]) {
        let first = place(context);
        self.write_bit(symbol == context[0], first);
        if symbol == context[0] {
            return;
        }
        let mut node = 1;
        for shift in (0..BITS).rev() {
            let bit = symbol >> shift & 1;
            self.write_bit(bit == 1, first + node);
            node = 2 * node + usize::from(bit);
        }
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.model.low.to_be_bytes());
        self.bytes
    }
}

pub struct Reader<'a> {
    model: Model,
    bytes: std::slice::Iter<'a, u8>,
    point: u32,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { model: Model::new(), bytes: bytes.iter(), point: 0 };
        (0..4).for_each(|_| reader.next_byte());
        reader
    }

    fn next_byte(&mut self) {
        self.point = self.point << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    fn read_bit(&mut self, node: usize) -> bool {
        let bit = self.point <= self.model.middle(node);
        self.model.take(node, bit);
        while self.model.settled().is_some() {
            self.next_byte();
        }
        bit
    }

    pub fn read(&mut self, context: [u8; 2]) -> u8 {
        let first = place(context);
        if self.read_bit(first) {
            return context[0];
        }
        let mut node = 1;
        while node < SYMBOLS {
            node = 2 * node + usize::from(self.read_bit(first + node));
        }
        (node - SYMBOLS) as u8
    }
}
