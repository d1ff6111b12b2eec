//! The settings: each with its values, and all of them together.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::Zoom;
use crate::app::session::turn_clock::ClockMode;
use crate::app::sound::Volume;
use kit::theme::{Look, Motion};
use kit::widgets::Switch;
use words::game::Lesson;
use words::language::Language;

/// Choice of whether the display stays on while a game is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeepAwake {
    /// It does, if the system lets us.
    #[default]
    WhilePlaying,
    /// The system decides.
    No,
}

/// Side of a device lying on the table that its table view faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableSide {
    /// The one that was chosen last.
    #[default]
    Chosen,
    /// The one of the player whose turn it is.
    OnTurn,
}

/// Choice of who draws the next event card after *Done* in the table view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextDraw {
    /// The next player does.
    #[default]
    ByHand,
    /// The app does, at once.
    AtOnce,
}

/// All settings. `None` follows the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub zoom: Zoom,
    pub look: Option<Look>,
    pub language: Option<Language>,
    pub motion: Option<Motion>,
    pub clock: ClockMode,
    pub keep_awake: KeepAwake,
    pub table_side: TableSide,
    pub next_draw: NextDraw,
    /// Plays cues.
    pub sounds: Switch,
    /// Has a device that is held buzz with its cues.
    pub buzzes: Switch,
    /// Reads aloud what happens.
    pub read_aloud: Switch,
    pub volume: Volume,
    pub explain: Explain,
    /// Those that need no more explaining.
    pub learned: Lessons,
    pub experience: Experience,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a file of settings")]
pub struct NotSettings;

impl Settings {
    /// Those of a program that nobody has set, but for what was learned, and by whom.
    #[must_use]
    pub fn usual(self) -> Self {
        Self { learned: self.learned, experience: self.experience, ..Self::default() }
    }

    /// The same with new things explained or not: once they are again, all of them, and whoever
    /// asks for it sees the first steps, too.
    #[must_use]
    pub fn explaining(self, explain: Explain) -> Self {
        if explain == Explain::NewThings && self.explain == Explain::Nothing {
            let experience = Experience::Newcomer;
            return Self { explain, learned: Lessons::NONE, experience, ..self };
        }
        Self { explain, ..self }
    }

    /// Reads each setting on its own: one that a later version wrote, or that
    /// is corrupted, falls back to its default and leaves the others alone.
    ///
    /// # Errors
    /// Fails if it isn't a JSON object at all.
    pub fn read(text: &str) -> Result<Self, NotSettings> {
        let fields: Map<String, Value> =
            serde_json::from_slice(text.as_bytes()).map_err(|_| NotSettings)?;
        let is_sound = |(name, value): &(String, Value)| {
            let alone = Map::from_iter([(name.clone(), value.clone())]);
            serde_json::from_value::<Self>(alone.into()).is_ok()
        };
        let sound: Map<String, Value> = fields.into_iter().filter(is_sound).collect();
        serde_json::from_value(sound.into()).map_err(|_| NotSettings)
    }
}

/// The settings as they are written: a JSON object.
impl fmt::Display for Settings {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?;
        writeln!(out, "{text}")
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Explain {
    /// Each once.
    #[default]
    NewThings,
    /// Enough of that.
    Nothing,
}

/// Experience of the people here with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Experience {
    /// They have played before.
    #[default]
    Experienced,
    /// Games here began with their first one, which shows the first steps.
    Newcomer,
}

/// Lessons that need no repeating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lessons(u64);

impl Lessons {
    pub const NONE: Self = Self(0);

    /// The first steps of a newcomer.
    pub fn first_steps() -> Self {
        Lesson::ALL.into_iter().filter(|lesson| lesson.is_first_step()).collect()
    }

    const fn bit(lesson: Lesson) -> u64 {
        1 << lesson as u64
    }

    #[must_use]
    pub const fn with(self, lesson: Lesson) -> Self {
        Self(self.0 | Self::bit(lesson))
    }

    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    pub const fn has(self, lesson: Lesson) -> bool {
        self.0 & Self::bit(lesson) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl FromIterator<Lesson> for Lessons {
    fn from_iter<T: IntoIterator<Item = Lesson>>(lessons: T) -> Self {
        lessons.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Serializes lessons as the list of their names.
impl Serialize for Lessons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Lesson::ALL.into_iter().filter(|lesson| self.has(*lesson)))
    }
}

/// Passes over names that a later version wrote.
impl<'de> Deserialize<'de> for Lessons {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names: Vec<Value> = Deserialize::deserialize(deserializer)?;
        Ok(names.into_iter().filter_map(|name| serde_json::from_value(name).ok()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::turn_clock::Minutes;
    use words::game::Lesson;

    fn other() -> Settings {
        Settings {
            zoom: Zoom::try_from(150).expect("a zoom"),
            look: Some(Look::Light),
            language: Some(Language::German),
            motion: Some(Motion::Still),
            clock: ClockMode::Down(Minutes::try_from(5).expect("minutes")),
            keep_awake: KeepAwake::No,
            table_side: TableSide::OnTurn,
            next_draw: NextDraw::AtOnce,
            sounds: Switch::On,
            buzzes: Switch::On,
            read_aloud: Switch::On,
            volume: Volume::LEAST,
            explain: Explain::Nothing,
            learned: Lessons::NONE.with(Lesson::Gate).with(Lesson::Walls),
            experience: Experience::Newcomer,
        }
    }

    #[test]
    fn what_was_written_is_read_back() {
        for settings in [Settings::default(), other()] {
            assert_eq!(Settings::read(&settings.to_string()), Ok(settings));
        }
    }

    #[test]
    fn a_spoilt_setting_falls_back_and_leaves_the_others() {
        let read = |text: &str| Settings::read(text).expect("settings");
        let text = other().to_string();
        let usual = Settings::default();
        for (was, spoilt, expected) in [
            ("150", "\"huge\"", Settings { zoom: usual.zoom, ..other() }),
            ("\"german\"", "\"klingon\"", Settings { language: None, ..other() }),
            ("\"newcomer\"", "\"expert\"", Settings { experience: usual.experience, ..other() }),
        ] {
            assert_eq!(read(&text.replace(was, spoilt)), expected, "{spoilt}");
        }
        for name in ["sounds", "buzzes", "read_aloud", "volume", "experience", "learned"] {
            for spoilt in ["true", "\"loud\"", "7", "null", "{}", "[\"newcomer\"]"] {
                let text = format!("{{\"{name}\": {spoilt}, \"explain\": \"nothing\"}}");
                let expected = Settings { explain: Explain::Nothing, ..usual };
                assert_eq!(read(&text), expected, "{name}: {spoilt}");
            }
        }
    }

    #[test]
    fn what_later_versions_add_is_passed_over_and_what_is_missing_is_usual() {
        assert_eq!(Settings::read(r#"{"sound": "loud"}"#), Ok(Settings::default()));
        for text in ["", "[]", "null", "{", "\u{0}"] {
            assert_eq!(Settings::read(text), Err(NotSettings));
        }
    }

    #[test]
    fn what_is_usual_again_is_all_but_what_was_learned() {
        let Settings { learned, experience, .. } = other();
        assert_eq!(other().usual(), Settings { learned, experience, ..Settings::default() });
    }

    #[test]
    fn things_that_are_explained_again_are_all_new_again_and_so_are_the_first_steps() {
        let experience = Experience::Experienced;
        let again = Settings { experience, ..other() }.explaining(Explain::NewThings);
        let new = Settings { experience: Experience::Newcomer, learned: Lessons::NONE, ..again };
        assert_eq!(again, Settings { explain: Explain::NewThings, ..new });
        let learned = Settings { learned: Lessons::NONE.with(Lesson::Walls), ..again };
        assert_eq!(learned.explaining(Explain::NewThings), learned);
    }

    #[test]
    fn each_lesson_is_kept_by_its_own_name() {
        let mut learned = Lessons::NONE;
        for (nth, lesson) in Lesson::ALL.into_iter().enumerate() {
            assert!(!learned.has(lesson), "{lesson:?}");
            learned = learned.with(lesson);
            assert!(learned.has(lesson), "{lesson:?}");
            let text = serde_json::to_string(&learned).expect("written");
            assert_eq!(text.matches('"').count(), 2 * (nth + 1), "{text}");
            assert_eq!(serde_json::from_str::<Lessons>(&text).expect("read"), learned);
        }
    }

    #[test]
    fn names_of_later_versions_leave_the_others() {
        let read: Lessons = serde_json::from_str(r#"["gate", "sea", 7]"#).expect("a list");
        assert_eq!(read, Lessons::NONE.with(Lesson::Gate));
    }
}
