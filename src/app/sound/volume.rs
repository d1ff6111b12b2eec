//! Loudness of what is heard.

use crate::app::session::steps::SteppedNumber;

/// The loudness of cues and words, in percent: 10 to 100, in steps of 10.
pub type Volume = SteppedNumber<10, 100, 10, 70>;

impl Volume {
    /// Returns what samples are multiplied by: above 0, at most 1. Ears take the square of it for
    /// an even scale.
    pub fn gain(self) -> f32 {
        let share = f32::from(self.number()) / 100.0;
        share * share
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            volume = volume.more();
        }
    }
}
