//! One large number made of small ones, each below a radix of its own.

use num_bigint::BigUint;

/// Collects parts; the first one ends up lowest.
#[derive(Default)]
pub(super) struct Writer {
    parts: Vec<(BigUint, BigUint)>,
}

impl Writer {
    /// Adds `part`, which is below `radix`.
    pub(super) fn put(&mut self, part: impl Into<BigUint>, radix: impl Into<BigUint>) {
        self.parts.push((part.into(), radix.into()));
    }

    /// The whole number.
    pub(super) fn number(self) -> BigUint {
        let onto = |number: BigUint, (part, radix): (BigUint, BigUint)| number * radix + part;
        self.parts.into_iter().rev().fold(BigUint::ZERO, onto)
    }
}

/// Takes the parts back out, in the order they were put in.
pub(super) struct Reader(BigUint);

impl Reader {
    pub(super) const fn new(number: BigUint) -> Self {
        Self(number)
    }

    /// The next part, below `radix`; `None` if `radix` is 0.
    pub(super) fn take_large(&mut self, radix: &BigUint) -> Option<BigUint> {
        if *radix == BigUint::ZERO {
            return None;
        }
        let part = &self.0 % radix;
        self.0 = &self.0 / radix;
        Some(part)
    }

    /// The next part, below `radix`.
    pub(super) fn take(&mut self, radix: usize) -> Option<usize> {
        let part = self.take_large(&BigUint::from(radix))?;
        usize::try_from(part).ok()
    }

    /// Whether nothing is left.
    pub(super) fn is_empty(&self) -> bool {
        self.0 == BigUint::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_out_in_the_order_in_which_they_were_put() {
        let mut writer = Writer::default();
        let parts = [(3_usize, 4_usize), (0, 1), (6, 7), (0, 300), (299, 300), (1, 2)];
        for (part, radix) in parts {
            writer.put(part, radix);
        }
        let mut reader = Reader::new(writer.number());
        for (part, radix) in parts {
            assert_eq!(reader.take(radix), Some(part));
        }
        assert!(reader.is_empty());
        assert_eq!(reader.take(0), None);
    }
}
