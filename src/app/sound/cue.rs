//! Short sounds that say what happened, what else is to be heard now, and the ways to reach a
//! table without its eyes.

use enum_map::{Enum, EnumMap};

use super::note::{Note, Timbre};

/// A short sound that says what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Cue {
    /// The next player's turn.
    Turn,
    Build,
    /// A number came up, by a card or by dice.
    Card,
    /// The time for the turn is over.
    Clock,
    /// A 7 came up.
    Seven,
    Attack,
}

// All are of one key, so that two of them at once sound well, too.
const G3: f32 = 196.0;

const C4: f32 = 261.6;

const E4: f32 = 329.6;

const G4: f32 = 392.0;

const C5: f32 = 523.3;

const E5: f32 = 659.3;

const G5: f32 = 784.0;

const C6: f32 = 1046.5;

const TURN: [Note; 2] =
    [Note::level_pitch((0, 220), G4, 0.45), Note::level_pitch((110, 320), C5, 0.45)];

const BUILD: [Note; 3] =
    [knock(0, 300.0), knock(120, 330.0), Note::level_pitch((130, 240), G4, 0.25)];

const CARD: [Note; 3] = [
    Note { at: 0, long: 70, from: 1_800.0, to: 500.0, level: 0.18, timbre: Timbre::Triangle },
    Note::level_pitch((60, 260), E5, 0.4),
    Note::level_pitch((140, 380), G5, 0.35),
];

const CLOCK: [Note; 3] = [
    Note::level_pitch((0, 160), C6, 0.35),
    Note::level_pitch((180, 160), C6, 0.35),
    Note::level_pitch((360, 420), C6, 0.35),
];

const SEVEN: [Note; 3] = [
    Note::level_pitch((0, 260), E4, 0.5),
    Note::level_pitch((150, 300), C4, 0.5),
    Note { at: 300, long: 480, from: G3, to: G3 / 1.12, level: 0.6, timbre: Timbre::Triangle },
];

const ATTACK: [Note; 6] = [
    drum(0),
    drum(180),
    drum(360),
    Note::level_pitch((360, 420), G3, 0.25),
    Note::level_pitch((360, 420), C4, 0.25),
    drum(540),
];

/// A tap of wood on wood.
const fn knock(at: u16, hertz: f32) -> Note {
    Note { at, long: 90, from: hertz * 1.6, to: hertz, level: 0.6, timbre: Timbre::Sine }
}

/// A beat of a drum.
const fn drum(at: u16) -> Note {
    Note { at, long: 240, from: 150.0, to: 55.0, level: 0.7, timbre: Timbre::Sine }
}

impl Cue {
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Self::Turn => &TURN,
            Self::Build => &BUILD,
            Self::Card => &CARD,
            Self::Clock => &CLOCK,
            Self::Seven => &SEVEN,
            Self::Attack => &ATTACK,
        }
    }

    /// How a device that is held buzzes, in milliseconds: by turns it does, and rests.
    pub const fn buzz(self) -> &'static [u16] {
        match self {
            Self::Turn | Self::Build => &[30],
            Self::Card => &[45],
            Self::Clock => &[60, 60, 60],
            Self::Seven => &[120, 80, 120],
            Self::Attack => &[80, 60, 80, 60, 200],
        }
    }
}

/// A way to reach a table without its eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Channel {
    /// Cues.
    Sound,
    /// Words that are read aloud.
    Voice,
    /// The buzz of a device that is held.
    Buzz,
}

/// Whether anybody answers on a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// This system has no such thing.
    #[default]
    Missing,
    /// Nobody has been asked yet.
    Untried,
    /// What was sent last was taken.
    Answers,
    /// Nothing answered, or it refused.
    Silent,
}

/// What answers on each channel.
pub type Reaches = EnumMap<Channel, Reach>;

/// What is to be heard now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    pub cue: Option<Cue>,
    /// What is read aloud.
    pub words: Option<String>,
}

impl Heard {
    /// This together with what came before it and hasn't been heard yet.
    #[must_use]
    pub fn after(self, before: Self) -> Self {
        Self { cue: self.cue.max(before.cue), words: self.words.or(before.words) }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use enum_map::EnumMap;

    use super::*;

    fn all() -> impl Iterator<Item = Cue> {
        EnumMap::<Cue, ()>::default().into_iter().map(|(cue, ())| cue)
    }

    #[test]
    fn every_cue_is_short_and_made_of_notes_that_can_be_played() {
        for cue in all() {
            let end = cue.notes().iter().map(Note::end).max();
            assert!(end.is_some_and(|end| end < Duration::from_secs(1)), "{cue:?}");
            for note in cue.notes() {
                assert!(note.long > Note::ONSET, "{cue:?}");
                assert!(note.level > 0.0 && note.level <= 1.0, "{cue:?}");
                assert!(note.from > 40.0 && note.to > 40.0 && note.from < 4_000.0, "{cue:?}");
            }
        }
    }

    #[test]
    fn a_buzz_ends_with_a_buzz_and_takes_less_than_a_second() {
        for cue in all() {
            let pattern = cue.buzz();
            assert_eq!(pattern.len() % 2, 1, "{cue:?}");
            assert!(pattern.iter().map(|it| u32::from(*it)).sum::<u32>() < 1_000, "{cue:?}");
        }
    }

    #[test]
    fn of_two_steps_the_louder_cue_and_the_later_words_are_heard() {
        let heard = |cue, words: Option<&str>| Heard { cue, words: words.map(str::to_owned) };
        let number = heard(Some(Cue::Card), Some("The number is 8."));
        let attack = heard(Some(Cue::Attack), Some("The barbarians attack."));
        assert_eq!(attack.clone().after(number.clone()), attack);
        let nothing = Heard::default();
        assert_eq!(nothing.after(number.clone()), number);
    }
}
