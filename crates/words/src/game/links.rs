//! Roads and ships, where a sentence may be about either.

use super::GameWords;
use board::Path;
use game::{Condition, Seat, Way};

/// What a sentence is about, by the word that its `$piece` chooses by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Roads only.
    Roads,
    /// Ships only.
    Ships,
    /// Either of them.
    Both,
}

impl Links {
    const fn key(self) -> &'static str {
        match self {
            Self::Roads => "road",
            Self::Ships => "ship",
            Self::Both => "both",
        }
    }
}

impl GameWords<'_> {
    /// A sentence about a player and roads or ships of theirs.
    pub(super) fn about_links(&self, key: &str, seat: Seat, links: Links) -> String {
        self.about_with(key, seat, "piece", links.key().into())
    }

    /// A sentence about a player and the road or ship on a path.
    pub(super) fn about_link(&self, key: &str, seat: Seat, at: Path) -> String {
        self.about_links(key, seat, self.link_at(at))
    }

    /// That a player turns back what lies damaged on a path.
    pub fn mending(&self, seat: Seat, at: Path) -> String {
        let values = [
            ("who", self.name(seat).into()),
            ("piece", self.link_at(at).key().into()),
            ("place", self.places().path(at).into()),
        ];
        self.text.with("task-mend-one-name", &values)
    }

    /// What lies on a path, or lay there: a road unless it is a ship.
    fn link_at(&self, at: Path) -> Links {
        match self.state.pieces().link(at).map(|link| link.way) {
            Some(Way::Ship) => Links::Ships,
            Some(Way::Road) | None => Links::Roads,
        }
    }

    /// What of a player's is damaged.
    pub(super) fn damaged_links(&self, seat: Seat) -> Links {
        let links = self.state.pieces().links_of(seat).map(|(_, link)| link);
        let damaged: Vec<Way> = links
            .filter(|link| link.condition == Condition::Damaged)
            .map(|link| link.way)
            .collect();
        match (damaged.contains(&Way::Road), damaged.contains(&Way::Ship)) {
            (true, true) => Links::Both,
            (false, true) => Links::Ships,
            _ => Links::Roads,
        }
    }

    /// What can be laid at this table.
    pub(super) fn links(&self) -> Links {
        self.state.sea().map_or(Links::Roads, |_| Links::Both)
    }
}
