//! What a file in a bin is called: its own name, and when it was deleted.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

/// How the moment of a deletion is written.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// A deletion: its second, and a number among those of the same second. All
/// that one deletion took shares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Deletion {
    /// When.
    pub at: DateTime<Utc>,
    /// From 1.
    pub nth: u16,
}

/// What a file is in the deletion that took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// What went because it belongs to what was deleted.
    Company,
    /// What was deleted.
    Itself,
}

impl Role {
    const fn mark(self) -> &'static str {
        match self {
            Self::Itself => ".deleted-",
            Self::Company => ".with-",
        }
    }
}

/// What the name of a file in a bin says: `evening.tableside` deleted is
/// `evening.tableside.deleted-20261122T182207Z-1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Label {
    /// What it was called.
    pub name: String,
    /// By what.
    pub deletion: Deletion,
    /// As what.
    pub role: Role,
}

impl Label {
    /// What `name` says, if this program has given it.
    pub fn read(name: &str) -> Option<Self> {
        let roles = [Role::Itself, Role::Company];
        let label = roles.into_iter().find_map(|role| {
            let (name, rest) = name.rsplit_once(role.mark())?;
            let (stamp, nth) = rest.split_once('-')?;
            let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc();
            let deletion = Deletion { at, nth: nth.parse().ok()? };
            Some(Self { name: name.to_owned(), deletion, role })
        })?;
        // Only exactly as it is written here.
        (!label.name.is_empty() && label.write() == name).then_some(label)
    }

    /// The name.
    pub fn write(&self) -> String {
        let Self { name, deletion: Deletion { at, nth }, role } = self;
        format!("{name}{}{}-{nth}", role.mark(), at.format(STAMP))
    }
}

/// A time to the second: a label is no finer.
pub(super) fn second(time: DateTime<Utc>) -> DateTime<Utc> {
    time - TimeDelta::nanoseconds(i64::from(time.timestamp_subsec_nanos()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_read_as_it_was_written_and_no_other_name_is_one() {
        let at = "2026-11-22T18:22:07Z".parse().expect("a time");
        for (role, written) in [
            (Role::Itself, "a.tableside.deleted-20261122T182207Z-2"),
            (Role::Company, "a.tableside.with-20261122T182207Z-2"),
        ] {
            let label =
                Label { name: "a.tableside".into(), deletion: Deletion { at, nth: 2 }, role };
            assert_eq!(label.write(), written);
            assert_eq!(Label::read(written), Some(label));
        }
        for other in [
            "notes.txt",
            "a.tableside",
            "1-a.tableside",
            ".deleted-20261122T182207Z-1",
            "a.deleted-20261122T182207Z",
            "a.deleted-20261122T182207Z-",
            "a.deleted-20261122T182207Z-01",
            "a.deleted-20261122T182207Z-+1",
            "a.deleted-20261122T182207Z-1.txt",
            "a.deleted-20261332T182207Z-1",
            "a.deleted-2026-11-22T18:22:07Z-1",
            "a.deleted-99999999",
        ] {
            assert_eq!(Label::read(other), None, "{other}");
        }
        let twice = "a.deleted-20261122T182207Z-1.deleted-20261122T182208Z-1";
        assert_eq!(Label::read(twice).map(|label| label.name.len()), Some(28));
    }
}
