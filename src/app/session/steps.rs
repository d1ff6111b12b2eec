//! Numbers that are set in steps.

use serde::{Deserialize, Serialize};

/// A number from `FROM` to `TO` in steps of `BY`, where nobody set it `USUAL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SteppedNumber<const FROM: u8, const TO: u8, const BY: u8, const USUAL: u8>(u8);

/// A number that is none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is too much, too little, or between two steps")]
pub struct OffStep(u8);

impl<const FROM: u8, const TO: u8, const BY: u8, const USUAL: u8>
    SteppedNumber<FROM, TO, BY, USUAL>
{
    pub const LEAST: Self = Self(FROM);
    pub const MOST: Self = Self(TO);

    pub const fn number(self) -> u8 {
        self.0
    }

    /// A step up, no further than to the end.
    #[must_use]
    pub fn more(self) -> Self {
        Self(self.0.saturating_add(BY)).min(Self::MOST)
    }

    /// A step down, no further than to the end.
    #[must_use]
    pub fn less(self) -> Self {
        Self(self.0.saturating_sub(BY)).max(Self::LEAST)
    }
}

impl<const FROM: u8, const TO: u8, const BY: u8, const USUAL: u8> Default
    for SteppedNumber<FROM, TO, BY, USUAL>
{
    fn default() -> Self {
        Self(USUAL)
    }
}

impl<const FROM: u8, const TO: u8, const BY: u8, const USUAL: u8> TryFrom<u8>
    for SteppedNumber<FROM, TO, BY, USUAL>
{
    type Error = OffStep;

    fn try_from(number: u8) -> Result<Self, OffStep> {
        let above = number.checked_sub(FROM).filter(|_| number <= TO);
        above.filter(|above| above.is_multiple_of(BY)).map(|_| Self(number)).ok_or(OffStep(number))
    }
}

impl<const FROM: u8, const TO: u8, const BY: u8, const USUAL: u8>
    From<SteppedNumber<FROM, TO, BY, USUAL>> for u8
{
    fn from(steps: SteppedNumber<FROM, TO, BY, USUAL>) -> Self {
        steps.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Tens = SteppedNumber<10, 100, 10, 70>;

    #[test]
    fn a_number_goes_in_its_steps_and_ends_at_the_ends() {
        let all: Vec<u8> = (0..=u8::MAX).filter(|it| Tens::try_from(*it).is_ok()).collect();
        assert_eq!(all, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
        assert_eq!(Tens::MOST.more(), Tens::MOST);
        assert_eq!(Tens::LEAST.less(), Tens::LEAST);
        assert_eq!(Tens::LEAST.more().less(), Tens::LEAST);
        assert_eq!(Tens::default().number(), 70);
    }
}
