//! A player's own cards in words, for them alone: their hand, their hidden points, and what passed
//! unseen in this turn.

use super::GameWords;
use game::{OwnCards, Passed, PassedKind, Seat, Viewer};

impl GameWords<'_> {
    /// Everything that the viewer may know of the cards of `seat` beyond what lies open; nothing if
    /// they are none of theirs.
    pub fn own_facts(&self, seat: Seat) -> Vec<String> {
        let Some(own) = self.own_cards(seat) else { return Vec::new() };
        let mut facts = vec![self.own_hand(&own)];
        facts.extend(self.own_points(seat, &own));
        facts.extend(own.passed.iter().map(|passed| self.passed(seat, *passed)));
        facts
    }

    /// Returns what `seat` holds, as all hear it once hands that were private are laid open after the
    /// end of a game; none before.
    pub fn laid_open(&self, seat: Seat) -> Option<String> {
        let own = self.state.own_cards(Viewer::Everything, seat)?;
        let held = self.holds(seat, own.known, own.unknown);
        Some(match own.points.filter(|points| *points > 0) {
            Some(points) => self.with("own-laid-points", &[("held", &held), ("points", &points)]),
            None => held,
        })
    }

    /// "3 ore and 1 wool", or how many of the cards the app doesn't know.
    fn own_hand(&self, own: &OwnCards) -> String {
        match (own.known.is_empty(), own.unknown) {
            (true, 0) => self.text.get("own-hand-empty"),
            (false, 0) => self.with("own-hand", &[("cards", &own.known)]),
            (true, count) => self.with("own-hand-unknown", &[("count", &count)]),
            (false, count) => {
                self.with("own-hand-partly", &[("cards", &own.known), ("count", &count)])
            }
        }
    }

    /// The points that they would have with the hidden ones, where they told any.
    fn own_points(&self, seat: Seat, own: &OwnCards) -> Option<String> {
        let hidden = own.points.filter(|points| *points > 0)?;
        let all = self.shown_points(seat).saturating_add(hidden.into());
        let wins = all >= i16::from(self.state.needs(seat)) && self.state.over().is_none();
        let key = if wins { "own-points-win" } else { "own-points" };
        Some(self.with(key, &[("hidden", &hidden), ("points", &all)]))
    }

    fn passed(&self, seat: Seat, passed: Passed) -> String {
        let (way, other) =
            if passed.to == seat { ("came", passed.from) } else { ("went", passed.to) };
        let without = |why: &str| self.with(&format!("own-{way}-{why}"), &[("other", &other)]);
        match passed.kind {
            PassedKind::Known(kind) => {
                let card = self.text.cards(1, kind);
                self.with(&format!("own-{way}"), &[("other", &other), ("card", &card)])
            }
            PassedKind::Untold => without("untold"),
            PassedKind::Undrawn => without("undrawn"),
        }
    }
}
