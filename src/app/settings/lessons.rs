//! Which new things are explained on this device: all that nobody has put away yet, or none.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use words::game::Lesson;

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
        let names: Vec<serde_json::Value> = Deserialize::deserialize(deserializer)?;
        Ok(names.into_iter().filter_map(|name| serde_json::from_value(name).ok()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
