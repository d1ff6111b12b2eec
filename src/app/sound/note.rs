//! The notes that cues are made of.

use std::time::Duration;

/// The form of a note's wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timbre {
    /// Round, like a flute.
    Sine,
    /// Brighter, like a xylophone.
    Triangle,
}

/// A note: it sets in, glides from one pitch to another, and dies away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When it begins, in milliseconds after the cue does.
    pub at: u16,
    /// How long it sounds, in milliseconds; more than [`Note::ONSET`].
    pub long: u16,
    /// Its pitch when it begins, in hertz.
    pub from: f32,
    /// Its pitch when it ends, in hertz.
    pub to: f32,
    /// How loud it is where it is loudest: above 0, at most 1.
    pub level: f32,
    pub timbre: Timbre,
}

impl Note {
    /// How long a note takes to set in, in milliseconds; without, it clicks.
    pub const ONSET: u16 = 6;

    /// What is left of a note's loudness when it ends: nothing that anybody hears.
    pub const END: f32 = 0.001;

    /// A note that keeps its pitch.
    pub const fn level_pitch((at, long): (u16, u16), hertz: f32, level: f32) -> Self {
        Self { at, long, from: hertz, to: hertz, level, timbre: Timbre::Triangle }
    }

    /// When it ends, after the cue begins.
    pub fn end(&self) -> Duration {
        Duration::from_millis(u64::from(self.at) + u64::from(self.long))
    }

    /// How loud it is after a share of its time, from 0 to 1.
    fn loudness(&self, share: f32) -> f32 {
        let onset = f32::from(Self::ONSET) / f32::from(self.long.max(Self::ONSET + 1));
        if share < onset {
            return self.level * share / onset;
        }
        let faded = (share - onset) / (1.0 - onset);
        self.level * Self::END.powf(faded)
    }

    /// Its samples, `rate` of them a second, each from -1 to 1.
    pub(super) fn samples(self, rate: u16) -> impl Iterator<Item = f32> {
        let count = u32::from(self.long) * u32::from(rate) / 1000;
        let mut turns = 0.0_f32;
        (0..count).map(move |nth| {
            let share = nth as f32 / count.max(1) as f32;
            let value = self.timbre.at(turns) * self.loudness(share);
            let pitch = self.from * (self.to / self.from).powf(share);
            turns = (turns + pitch / f32::from(rate)).fract();
            value
        })
    }
}

impl Timbre {
    /// The wave after this many turns, from 0 to 1 of them.
    fn at(self, turns: f32) -> f32 {
        match self {
            Self::Sine => (turns * std::f32::consts::TAU).sin(),
            Self::Triangle => 1.0 - 4.0 * ((turns + 0.25).fract() - 0.5).abs(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(timbre: Timbre) -> Note {
        Note { at: 0, long: 200, from: 440.0, to: 440.0, level: 0.5, timbre }
    }

    #[test]
    fn a_note_sets_in_and_dies_away_without_a_click() {
        for timbre in [Timbre::Sine, Timbre::Triangle] {
            let samples: Vec<f32> = note(timbre).samples(44_100).collect();
            assert_eq!(samples.len(), 8_820);
            let loudest = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
            assert!((0.4..=0.5).contains(&loudest), "{loudest}");
            assert!(samples[0].abs() < 0.01 && samples[8_819].abs() < 0.01);
            let jump = samples.windows(2).map(|it| (it[1] - it[0]).abs()).fold(0.0, f32::max);
            assert!(jump < 0.05, "{jump}");
        }
    }

    #[test]
    fn a_note_has_its_pitch() {
        let samples: Vec<f32> = note(Timbre::Sine).samples(44_100).collect();
        let rising = samples.windows(2).filter(|it| it[0] < 0.0 && it[1] >= 0.0).count();
        // 440 turns a second for a fifth of one.
        assert!((87..=89).contains(&rising), "{rising}");
    }
}
