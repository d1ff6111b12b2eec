//! Short sounds that say what happened, the notes they are made of, and their samples; what else
//! is to be heard now, and the ways to reach a table without its eyes.

use std::time::Duration;

use enum_map::{Enum, EnumMap};

use super::Volume;

/// A short sound that says what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Cue {
    /// The next player's turn.
    Turn,
    Build,
    /// Gold came or went.
    Gold,
    /// A number came up, by a card or by dice.
    Card,
    /// Fish tokens were drawn, by a number or by a settlement of the opening.
    Catch,
    /// A wagon delivered its cargo.
    Delivery,
    /// The time for the turn is over.
    Clock,
    /// A bandit was driven off.
    DrivenOff,
    /// A 7 came up.
    Seven,
    /// A flood, or pollution.
    Disaster,
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

const G6: f32 = 1568.0;

const TURN: [Note; 2] =
    [Note::level_pitch((0, 220), G4, 0.45), Note::level_pitch((110, 320), C5, 0.45)];

const BUILD: [Note; 3] =
    [knock(0, 300.0), knock(120, 330.0), Note::level_pitch((130, 240), G4, 0.25)];

const GOLD: [Note; 3] = [
    Note::level_pitch((0, 120), C6, 0.35),
    Note::level_pitch((80, 300), G6, 0.35),
    Note::level_pitch((90, 260), C6, 0.15),
];

const CARD: [Note; 3] = [
    Note { at: 0, long: 70, from: 1_800.0, to: 500.0, level: 0.18, timbre: Timbre::Triangle },
    Note::level_pitch((60, 260), E5, 0.4),
    Note::level_pitch((140, 380), G5, 0.35),
];

const CATCH: [Note; 4] = [
    Note { at: 0, long: 70, from: 1_800.0, to: 500.0, level: 0.18, timbre: Timbre::Triangle },
    drop_of_water(70, G4),
    drop_of_water(230, C5),
    Note::level_pitch((240, 380), G5, 0.25),
];

const DELIVERY: [Note; 4] = [
    knock(0, 200.0),
    knock(110, 180.0),
    Note::level_pitch((220, 260), E5, 0.35),
    Note::level_pitch((320, 400), C6, 0.35),
];

const CLOCK: [Note; 3] = [
    Note::level_pitch((0, 160), C6, 0.35),
    Note::level_pitch((180, 160), C6, 0.35),
    Note::level_pitch((360, 420), C6, 0.35),
];

const DRIVEN_OFF: [Note; 5] = [
    knock(0, 260.0),
    knock(130, 230.0),
    knock(230, 260.0),
    knock(360, 230.0),
    Note::level_pitch((380, 360), C5, 0.35),
];

const SEVEN: [Note; 3] = [
    Note::level_pitch((0, 260), E4, 0.5),
    Note::level_pitch((150, 300), C4, 0.5),
    Note { at: 300, long: 480, from: G3, to: G3 / 1.12, level: 0.6, timbre: Timbre::Triangle },
];

const DISASTER: [Note; 4] = [
    drum(0),
    Note { at: 60, long: 840, from: 170.0, to: 55.0, level: 0.5, timbre: Timbre::Sine },
    Note { at: 60, long: 700, from: E4, to: G3, level: 0.25, timbre: Timbre::Triangle },
    drum(420),
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

/// A drop that falls into water.
const fn drop_of_water(at: u16, hertz: f32) -> Note {
    Note { at, long: 200, from: hertz, to: hertz * 2.5, level: 0.5, timbre: Timbre::Sine }
}

impl Cue {
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Self::Turn => &TURN,
            Self::Build => &BUILD,
            Self::Gold => &GOLD,
            Self::Card => &CARD,
            Self::Catch => &CATCH,
            Self::Delivery => &DELIVERY,
            Self::Clock => &CLOCK,
            Self::DrivenOff => &DRIVEN_OFF,
            Self::Seven => &SEVEN,
            Self::Disaster => &DISASTER,
            Self::Attack => &ATTACK,
        }
    }

    /// Returns how a device that is held buzzes, in milliseconds: by turns it does, and rests.
    pub const fn buzz(self) -> &'static [u16] {
        match self {
            Self::Turn | Self::Build | Self::Gold => &[30],
            Self::Card => &[45],
            Self::Catch => &[45, 60, 30],
            Self::Delivery => &[30, 60, 45],
            Self::DrivenOff => &[30, 40, 30, 40, 60],
            Self::Disaster => &[200, 80, 200],
            Self::Clock => &[60, 60, 60],
            Self::Seven => &[120, 80, 120],
            Self::Attack => &[80, 60, 80, 60, 200],
        }
    }
}

/// A way to reach a table without its eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum CueChannel {
    /// Cues.
    Sound,
    /// Words that are read aloud.
    Voice,
    /// The buzz of a device that is held.
    Buzz,
}

/// State of a channel: whether anybody answers on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// This system has no such thing.
    #[default]
    Missing,
    /// Nobody has been asked yet.
    Untried,
    /// The last thing sent was taken.
    Answers,
    /// Nothing answered, or it refused.
    Silent,
}

/// Reach of each channel.
pub type Reaches = EnumMap<CueChannel, Reach>;

/// Sounds and words to be heard now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    pub cue: Option<Cue>,
    /// Words that are read aloud.
    pub words: Option<String>,
}

impl Heard {
    /// This together with what came before it and hasn't been heard yet.
    #[must_use]
    pub fn after(self, before: Self) -> Self {
        Self { cue: self.cue.max(before.cue), words: self.words.or(before.words) }
    }
}

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
    /// Beginning, in milliseconds after the cue's.
    pub at: u16,
    /// Duration in milliseconds; more than [`Note::ONSET`].
    pub long: u16,
    /// Pitch at the beginning, in hertz.
    pub from: f32,
    /// Pitch at the end, in hertz.
    pub to: f32,
    /// Loudness where it is loudest: above 0, at most 1.
    pub level: f32,
    pub timbre: Timbre,
}

impl Note {
    /// Time that a note takes to set in, in milliseconds; without, it clicks.
    pub const ONSET: u16 = 6;

    /// Share of a note's loudness that is left when it ends: nothing that anybody hears.
    pub const END: f32 = 0.001;

    /// A note that keeps its pitch.
    pub const fn level_pitch((at, long): (u16, u16), hertz: f32, level: f32) -> Self {
        Self { at, long, from: hertz, to: hertz, level, timbre: Timbre::Triangle }
    }

    /// Returns when it ends, after the cue begins.
    pub fn end(&self) -> Duration {
        Duration::from_millis(u64::from(self.at) + u64::from(self.long))
    }

    /// Returns how loud it is after a share of its time, from 0 to 1.
    fn loudness(&self, share: f32) -> f32 {
        let onset = f32::from(Self::ONSET) / f32::from(self.long.max(Self::ONSET + 1));
        if share < onset {
            return self.level * share / onset;
        }
        let faded = (share - onset) / (1.0 - onset);
        self.level * Self::END.powf(faded)
    }

    /// Returns its samples, `rate` of them a second, each from -1 to 1.
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

/// A cue as samples: one channel of 16 bits, [`Wave::RATE`] of them a second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wave(Vec<i16>);

impl Wave {
    /// Samples a second.
    pub const RATE: u16 = 44_100;

    pub fn of(cue: Cue, volume: Volume) -> Self {
        let mut mixed: Vec<f32> = Vec::new();
        for note in cue.notes() {
            let begin = usize::from(note.at) * usize::from(Self::RATE) / 1000;
            for (nth, sample) in note.samples(Self::RATE).enumerate() {
                let at = begin + nth;
                if mixed.len() <= at {
                    mixed.resize(at + 1, 0.0);
                }
                if let Some(mixed) = mixed.get_mut(at) {
                    *mixed += sample;
                }
            }
        }
        let gain = volume.gain() * f32::from(i16::MAX);
        #[allow(clippy::cast_possible_truncation, reason = "a cast of this kind stops at the ends")]
        let whole = |sample: f32| (sample * gain) as i16;
        Self(mixed.into_iter().map(whole).collect())
    }

    pub fn samples(&self) -> &[i16] {
        &self.0
    }

    /// Returns its bytes, the lower one of each sample first.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|sample| sample.to_le_bytes()).collect()
    }

    /// Returns its file, in the WAVE format.
    pub fn file(&self) -> Vec<u8> {
        let data = self.bytes();
        let long = u32::try_from(data.len()).unwrap_or(u32::MAX);
        let rate = u32::from(Self::RATE);
        let mut file = Vec::with_capacity(data.len() + 44);
        file.extend(b"RIFF");
        file.extend(long.saturating_add(36).to_le_bytes());
        file.extend(b"WAVEfmt ");
        file.extend(16_u32.to_le_bytes());
        // Plain samples, of one channel.
        file.extend(1_u16.to_le_bytes());
        file.extend(1_u16.to_le_bytes());
        file.extend(rate.to_le_bytes());
        file.extend((rate * 2).to_le_bytes());
        file.extend(2_u16.to_le_bytes());
        file.extend(16_u16.to_le_bytes());
        file.extend(b"data");
        file.extend(long.to_le_bytes());
        file.extend(data);
        file
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

    fn loudest(wave: &Wave) -> i32 {
        wave.samples().iter().map(|it| i32::from(*it).abs()).max().unwrap_or_default()
    }

    #[test]
    fn cues_differ_and_are_about_as_loud_as_each_other_without_being_cut_off() {
        let waves = EnumMap::<Cue, Wave>::from_fn(|cue| Wave::of(cue, Volume::MOST));
        for (cue, wave) in &waves {
            let loudest = loudest(wave);
            assert!((9_000..32_767).contains(&loudest), "{cue:?}: {loudest}");
            assert_eq!(waves.values().filter(|it| *it == wave).count(), 1, "{cue:?}");
        }
    }

    #[test]
    fn a_lower_volume_is_quieter_but_never_silent() {
        for cue in [Cue::Card, Cue::Attack] {
            let [least, usual, most] = [Volume::LEAST, Volume::default(), Volume::MOST]
                .map(|volume| loudest(&Wave::of(cue, volume)));
            assert!(0 < least && least < usual && usual < most, "{least} {usual} {most}");
        }
    }

    #[test]
    fn a_file_says_how_long_it_is() {
        let wave = Wave::of(Cue::Seven, Volume::MOST);
        let file = wave.file();
        assert_eq!(file.len(), 44 + 2 * wave.samples().len());
        assert_eq!(&file[..4], b"RIFF");
        let long = u32::from_le_bytes([file[40], file[41], file[42], file[43]]);
        assert_eq!(long as usize, file.len() - 44);
        assert_eq!(file[44..], wave.bytes());
    }
}
