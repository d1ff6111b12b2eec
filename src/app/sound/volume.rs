//! How loud it is.

use serde::{Deserialize, Serialize};

/// How loud cues and words are: 10 to 100 percent, in steps of 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Volume(u8);

/// A number of percent that isn't a volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a volume is 10, 20, … or 100 percent, not {0}")]
pub struct BadVolume(u8);

impl Volume {
    pub const LEAST: Self = Self(10);
    pub const MOST: Self = Self(100);

    const STEP: u8 = 10;

    /// A step louder, up to the loudest.
    #[must_use]
    pub fn louder(self) -> Self {
        Self(self.0.saturating_add(Self::STEP)).min(Self::MOST)
    }

    /// A step quieter, down to the quietest.
    #[must_use]
    pub fn quieter(self) -> Self {
        Self(self.0.saturating_sub(Self::STEP)).max(Self::LEAST)
    }

    /// The volume in percent: 10 to 100.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// Returns what samples are multiplied by: above 0, at most 1. Ears take the square of it for
    /// an even scale.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / 100.0;
        share * share
    }
}

impl Default for Volume {
    fn default() -> Self {
        Self(70)
    }
}

impl TryFrom<u8> for Volume {
    type Error = BadVolume;

    fn try_from(percent: u8) -> Result<Self, BadVolume> {
        let volume = Self(percent);
        let fits = (Self::LEAST..=Self::MOST).contains(&volume);
        if fits && percent.is_multiple_of(Self::STEP) {
            Ok(volume)
        } else {
            Err(BadVolume(percent))
        }
    }
}

impl From<Volume> for u8 {
    fn from(volume: Volume) -> Self {
        volume.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_volume_goes_in_steps_of_ten_from_ten_to_a_hundred() {
        let all: Vec<u8> = (0..=u8::MAX).filter(|it| Volume::try_from(*it).is_ok()).collect();
        assert_eq!(all, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
        assert_eq!(Volume::MOST.louder(), Volume::MOST);
        assert_eq!(Volume::LEAST.quieter(), Volume::LEAST);
        assert_eq!(Volume::LEAST.louder().quieter(), Volume::LEAST);
    }

    #[test]
    fn the_louder_volume_has_the_larger_gain() {
        let mut last = 0.0;
        let mut volume = Volume::LEAST;
        loop {
            assert!(volume.gain() > last && volume.gain() <= 1.0);
            last = volume.gain();
            if volume == Volume::MOST {
                break;
            }
            volume = volume.louder();
        }
    }
}
