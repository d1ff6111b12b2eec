//! How much work the acts of a game are.

/// How much work a state was so far, in steps of about 20 ns. It is no fact of the table:
/// states that differ in nothing else are the same.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort(u64);

impl PartialEq for Effort {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Effort {}

impl Effort {
    pub const fn add(&mut self, steps: usize) {
        self.0 = self.0.saturating_add(steps as u64);
    }

    /// Returns how much more it is than `earlier` was, on the way to it.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
