//! The settings: each with its values, and all of them together.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::Zoom;
use crate::app::session::turn_clock::ClockMode;
use crate::app::sound::Volume;
use kit::theme::{Look, Motion};
use words::game::Lesson;
use words::language::Language;

/// Whether the display stays on while a game is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeepAwake {
    /// It does, if the system lets us.
    #[default]
    WhilePlaying,
    /// The system decides.
    No,
}

/// Which side of a device that lies on the table its table view faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableSide {
    /// The one that was chosen last.
    #[default]
    Chosen,
    /// That of the player whose turn it is.
    OnTurn,
}

/// Who draws the next event card after *Done* in the table view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextDraw {
    /// The next player does.
    #[default]
    ByHand,
    /// The app does, at once.
    AtOnce,
}

/// Whether cues are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sounds {
    On,
    /// It is quiet.
    #[default]
    Off,
}

/// Whether a device that is held buzzes with its cues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Buzzes {
    On,
    /// It doesn't.
    #[default]
    Off,
}

/// Whether what happens is read aloud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadAloud {
    On,
    /// It isn't.
    #[default]
    Off,
}

/// All settings. `None` follows the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Settings {
    pub zoom: Zoom,
    pub look: Option<Look>,
    pub language: Option<Language>,
    pub motion: Option<Motion>,
    pub clock: ClockMode,
    pub keep_awake: KeepAwake,
    /// The side that the table view faces.
    pub table_side: TableSide,
    /// Who draws the next card in the table view.
    pub next_draw: NextDraw,
    pub sounds: Sounds,
    pub buzzes: Buzzes,
    pub read_aloud: ReadAloud,
    pub volume: Volume,
    pub explain: Explain,
    /// Those that need no more explaining.
    pub learned: Lessons,
    /// Whether somebody here is new to the program.
    pub experience: Experience,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Zoom(Zoom),
    Look(Option<Look>),
    Language(Option<Language>),
    Motion(Option<Motion>),
    Clock(ClockMode),
    KeepAwake(KeepAwake),
    TableSide(TableSide),
    /// Who draws the next card in the table view.
    NextDraw(NextDraw),
    Sounds(Sounds),
    Buzzes(Buzzes),
    ReadAloud(ReadAloud),
    Volume(Volume),
    /// Whether new things are explained: once they are again, all of them.
    Explain(Explain),
    /// These need no more explaining.
    Learned(Lessons),
    /// Whether somebody here is new to the program.
    Experience(Experience),
    /// All of them back to their defaults, but for what was learned, and by whom.
    Defaults,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a file of settings")]
pub struct NotSettings;

impl Settings {
    #[must_use]
    pub fn with(self, setting: Setting) -> Self {
        match setting {
            Setting::Zoom(zoom) => Self { zoom, ..self },
            Setting::Look(look) => Self { look, ..self },
            Setting::Language(language) => Self { language, ..self },
            Setting::Motion(motion) => Self { motion, ..self },
            Setting::Clock(clock) => Self { clock, ..self },
            Setting::KeepAwake(keep_awake) => Self { keep_awake, ..self },
            Setting::TableSide(table_side) => Self { table_side, ..self },
            Setting::NextDraw(next_draw) => Self { next_draw, ..self },
            Setting::Sounds(sounds) => Self { sounds, ..self },
            Setting::Buzzes(buzzes) => Self { buzzes, ..self },
            Setting::ReadAloud(read_aloud) => Self { read_aloud, ..self },
            Setting::Volume(volume) => Self { volume, ..self },
            Setting::Explain(Explain::NewThings) if self.explain == Explain::Nothing => {
                // Whoever asks for it sees the first steps, too.
                let experience = Experience::Newcomer;
                Self { explain: Explain::NewThings, learned: Lessons::NONE, experience, ..self }
            }
            Setting::Explain(explain) => Self { explain, ..self },
            Setting::Learned(lessons) => Self { learned: self.learned.and(lessons), ..self },
            Setting::Experience(experience) => Self { experience, ..self },
            Setting::Defaults => {
                Self { learned: self.learned, experience: self.experience, ..Self::default() }
            }
        }
    }

    /// Returns whether [`Setting::Defaults`] would change nothing.
    pub fn are_usual(&self) -> bool {
        self.with(Setting::Defaults) == *self
    }

    /// Reads each setting on its own: one that a later version wrote, or that
    /// is corrupted, falls back to its default and leaves the others alone.
    ///
    /// # Errors
    /// When it isn't a JSON object at all.
    pub fn read(text: &str) -> Result<Self, NotSettings> {
        let fields: Map<String, Value> =
            serde_json::from_slice(text.as_bytes()).map_err(|_| NotSettings)?;
        Ok(Self {
            zoom: field(&fields, "zoom"),
            look: field(&fields, "look"),
            language: field(&fields, "language"),
            motion: field(&fields, "motion"),
            clock: field(&fields, "clock"),
            keep_awake: field(&fields, "keep_awake"),
            table_side: field(&fields, "table_side"),
            next_draw: field(&fields, "next_draw"),
            sounds: field(&fields, "sounds"),
            buzzes: field(&fields, "buzzes"),
            read_aloud: field(&fields, "read_aloud"),
            volume: field(&fields, "volume"),
            explain: field(&fields, "explain"),
            learned: field(&fields, "learned"),
            experience: field(&fields, "experience"),
        })
    }
}

fn field<T: DeserializeOwned + Default>(fields: &Map<String, Value>, name: &str) -> T {
    let value = fields.get(name).cloned().unwrap_or_default();
    serde_json::from_value(value).unwrap_or_default()
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

/// Whether somebody here is new to the program.
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
pub struct Lessons(u32);

impl Lessons {
    pub const NONE: Self = Self(0);

    /// The first steps of a newcomer.
    pub const FIRST_STEPS: Self = Self::NONE
        .with(Lesson::Drawing)
        .with(Lesson::Payouts)
        .with(Lesson::Building)
        .with(Lesson::Undoing)
        .with(Lesson::Correcting)
        .with(Lesson::TableView);

    const fn bit(lesson: Lesson) -> u32 {
        1 << lesson as u32
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
}

impl FromIterator<Lesson> for Lessons {
    fn from_iter<T: IntoIterator<Item = Lesson>>(lessons: T) -> Self {
        lessons.into_iter().fold(Self::NONE, Self::with)
    }
}

/// As the list of their names.
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
            sounds: Sounds::On,
            buzzes: Buzzes::On,
            read_aloud: ReadAloud::On,
            volume: Volume::LEAST,
            explain: Explain::Nothing,
            learned: Lessons::NONE.with(Lesson::Gate).with(Lesson::SleepingRobber),
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
        let text = other().to_string().replace("150", "\"huge\"");
        let read = Settings::read(&text).expect("settings");
        assert_eq!(read, Settings { zoom: Zoom::default(), ..other() });
        let text = other().to_string().replace("\"german\"", "\"klingon\"");
        let read = Settings::read(&text).expect("settings");
        assert_eq!(read, Settings { language: None, ..other() });
    }

    #[test]
    fn spoilt_sounds_are_off_and_a_spoilt_volume_is_usual() {
        for spoilt in ["true", "\"loud\"", "7", "null", "{}"] {
            let text = format!(
                "{{\"sounds\": {spoilt}, \"buzzes\": {spoilt}, \"read_aloud\": {spoilt}, \"volume\": {spoilt}}}"
            );
            assert_eq!(Settings::read(&text), Ok(Settings::default()), "{spoilt}");
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
    fn each_change_changes_its_own_setting_and_defaults_change_all() {
        let all = [
            Setting::Zoom(other().zoom),
            Setting::Look(other().look),
            Setting::Language(other().language),
            Setting::Motion(other().motion),
            Setting::Clock(other().clock),
            Setting::KeepAwake(other().keep_awake),
            Setting::TableSide(other().table_side),
            Setting::NextDraw(other().next_draw),
            Setting::Sounds(other().sounds),
            Setting::Buzzes(other().buzzes),
            Setting::ReadAloud(other().read_aloud),
            Setting::Volume(other().volume),
            Setting::Explain(other().explain),
            Setting::Learned(other().learned),
            Setting::Experience(other().experience),
        ];
        let mut settings = Settings::default();
        for setting in all {
            let before = settings;
            settings = settings.with(setting);
            assert_ne!(settings, before);
        }
        assert_eq!(settings, other());
        let reset = settings.with(Setting::Defaults);
        let Settings { learned, experience, .. } = other();
        assert_eq!(reset, Settings { learned, experience, ..Settings::default() });
        assert!(reset.are_usual() && !settings.are_usual());
    }

    #[test]
    fn things_that_are_explained_again_are_all_new_again() {
        let again = other().with(Setting::Explain(Explain::NewThings));
        assert_eq!((again.explain, again.learned), (Explain::NewThings, Lessons::NONE));
        let learned = again.with(Setting::Learned(Lessons::NONE.with(Lesson::Walls)));
        assert_eq!(learned.with(Setting::Explain(Explain::NewThings)), learned);
    }

    #[test]
    fn whoever_asks_for_explanations_again_sees_the_first_steps_too() {
        let experienced = Settings { explain: Explain::Nothing, ..Settings::default() };
        let again = experienced.with(Setting::Explain(Explain::NewThings));
        assert_eq!(again.experience, Experience::Newcomer);
    }

    #[test]
    fn a_spoilt_experience_makes_nobody_a_newcomer() {
        for spoilt in ["7", "\"expert\"", "{}", "null", "[\"newcomer\"]"] {
            let read = Settings::read(&format!("{{\"experience\": {spoilt}}}"));
            assert_eq!(read, Ok(Settings::default()), "{spoilt}");
        }
    }

    #[test]
    fn spoilt_lessons_are_new_again() {
        for spoilt in ["7", "\"gate\"", "{}", "null"] {
            let text = format!("{{\"learned\": {spoilt}, \"explain\": \"nothing\"}}");
            let read = Settings::read(&text).expect("settings");
            assert_eq!((read.learned, read.explain), (Lessons::NONE, Explain::Nothing), "{spoilt}");
        }
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
    fn first_steps_are_those_of_any_game() {
        let first = Lesson::ALL.into_iter().filter(|lesson| lesson.is_first_step());
        assert_eq!(first.collect::<Lessons>(), Lessons::FIRST_STEPS);
    }

    #[test]
    fn names_of_later_versions_leave_the_others() {
        let read: Lessons = serde_json::from_str(r#"["gate", "sea", 7]"#).expect("a list");
        assert_eq!(read, Lessons::NONE.with(Lesson::Gate));
    }
}
