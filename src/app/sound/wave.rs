//! A cue as samples.

use super::{Cue, Volume};

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

    /// Its bytes, the lower one of each sample first.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|sample| sample.to_le_bytes()).collect()
    }

    /// Its file, in the WAVE format.
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
    use enum_map::EnumMap;

    use super::*;

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
