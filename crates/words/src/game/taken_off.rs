//! What comes off the island with a deed, or stays on the table without its player: somebody
//! has to see to it (KNIGHTS 9, 10, RULES 11).

use super::GameWords;
use board::{Intersection, Spot};
use game::{
    Act, Building, Deed, Knight, KnightLevel, KnightsDeed, KnightsState, KnightsTask, Play, Seat,
    State, Task,
};

impl GameWords<'_> {
    /// Whether anything could come off with such a deed, or stay behind.
    pub(super) const fn may_take_off(deed: &Deed) -> bool {
        matches!(
            deed,
            Deed::LeaveTable { .. }
                | Deed::Leave { .. }
                | Deed::DoneAtTable { .. }
                | Deed::Knights(
                    KnightsDeed::LoseCity { .. }
                        | KnightsDeed::Displace { .. }
                        | KnightsDeed::Play(Play::Intrigue { .. })
                )
        )
    }

    /// What comes off besides what the deed itself names, and what whoever leaves leaves
    /// behind.
    pub(super) fn taken_off(&self, act: &Act, before: &State) -> Vec<String> {
        if let Deed::LeaveTable { player } = act.deed {
            return self.left_behind(player, before);
        }
        let wall = lost_wall(&act.deed, before).map(|owner| self.about("off-wall", owner));
        let knight = homeless(act, before).map(|(owner, knight, place)| {
            let level = match knight.level {
                KnightLevel::Basic => "basic",
                KnightLevel::Strong => "strong",
                KnightLevel::Mighty => "mighty",
            };
            if !matches!(act.deed, Deed::Leave { .. } | Deed::DoneAtTable { .. }) {
                return self.about_with("off-knight", owner, "level", level.into());
            }
            let words = self.about_with("off-knight-left", owner, "level", level.into());
            let place = self.at(before).place(Spot::Intersection(place));
            self.text.with("act-at", &[("act", words.into()), ("place", place.into())])
        });
        wall.into_iter().chain(knight).collect()
    }

    /// Cards and cities of a player who leaves.
    pub(super) fn left_behind(&self, player: Seat, before: &State) -> Vec<String> {
        let count = |key, count: u16| {
            (count > 0).then(|| self.about_with(key, player, "count", count.into()))
        };
        let cards = before.hands().map_or(0, |hands| hands.size(player));
        let cities = before.pieces().buildings_of(player);
        let cities = cities.filter(|(_, building)| *building == Building::City).count();
        let cities = before.knights().map_or(0, |_| u16::try_from(cities).unwrap_or(u16::MAX));
        [count("off-left-cards", cards), count("off-left-cities", cities)]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// Whose wall falls with their city.
fn lost_wall(deed: &Deed, before: &State) -> Option<Seat> {
    let Deed::Knights(KnightsDeed::LoseCity { player, at }) = deed else { return None };
    before.pieces().has_wall(*at).then_some(*player)
}

/// The displaced knight that goes back to the supply: there is no place for it, or nobody
/// says where.
fn homeless(act: &Act, before: &State) -> Option<(Seat, Knight, Intersection)> {
    let relocates = |task: &Task| matches!(task, Task::Knights(KnightsTask::Relocate { .. }));
    if let Deed::Knights(
        KnightsDeed::Displace { to: at, .. } | KnightsDeed::Play(Play::Intrigue { at }),
    ) = act.deed
    {
        let goes = act.tasks.iter().flatten().any(relocates);
        return before.pieces().knight(at).filter(|_| !goes).map(|(owner, it)| (owner, it, at));
    }
    let (Deed::Leave { task } | Deed::DoneAtTable { task }) = act.deed else { return None };
    before.tasks().get(task).filter(|task| relocates(task))?;
    before.knights().and_then(KnightsState::displaced)
}
