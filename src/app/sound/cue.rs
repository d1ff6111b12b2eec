//! Short sounds that say what happened.

use enum_map::Enum;

use super::note::{Note, Timbre};

/// A short sound that says what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Cue {
    /// The next player's turn.
    Turn,
    /// Something was built.
    Build,
    /// A number came up, by a card or by dice.
    Card,
    /// The time for the turn is over.
    Clock,
    /// A 7 came up.
    Seven,
    /// The barbarians attack.
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
    /// The notes it is made of.
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
}
