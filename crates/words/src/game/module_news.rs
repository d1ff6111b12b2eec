//! News of modules in a turn: fish that its number brought, tiles of the Settlers, the boot, and the
//! Champion that changed hands, and disasters.

use super::GameWords;
use super::belongings::Belonging;
use super::turn_news::{Caught, Sign, TurnNews};
use game::{Act, By, Deed, FISH_LIMIT, FishChange, OilChange, OilDeed, Position, Seat, State};
use stats::report::Prize;

/// The keys of who has a prize of the modules now, and that nobody has it.
const SOLE_NEWS: [(Prize, Belonging, &str, &str); 3] = [
    (Prize::Wealthiest, Belonging::Wealthiest, "news-wealthiest", "news-wealthiest-nobody"),
    (Prize::Boot, Belonging::Boot, "news-boot", "news-boot-nobody"),
    (Prize::Champion, Belonging::Champion, "news-champion", "news-champion-nobody"),
];

impl TurnNews {
    /// Notes the fish that an act's number brought, with the table as it was `after` it.
    pub(super) fn catches(&mut self, act: &Act, after: &State) {
        let Some(payout) = &act.payout else { return };
        if after.fish().is_none() {
            return;
        }
        let owed = after.position().fish_owed(payout.number, &after.yield_rule());
        let owed = owed.iter().filter(|(_, owed)| **owed > 0);
        let caught = |seat, owed: &u8| {
            let is_full = after.fish_of(seat) >= FISH_LIMIT;
            (seat, Caught { owed: *owed, drawn: 0, is_full })
        };
        self.fish = owed.map(|(seat, owed)| caught(seat, owed)).collect();
        for FishChange::Drew { player, count } in act.fish.iter().copied() {
            self.fish.entry(player).or_default().drawn = count;
        }
    }

    /// Tells the disaster that an act of the table brought, and what it destroyed: it ended a turn,
    /// so that is seen in the next (TRADERS 7.5).
    pub(super) fn disaster(&mut self, say: &GameWords<'_>, act: &Act, before: usize) {
        let strikes =
            matches!(act.deed, Deed::Oil(OilDeed::Disaster { .. } | OilDeed::Pollute { .. }));
        // What the app does by itself is told as such.
        if !strikes || act.by != By::Table {
            return;
        }
        let Ok(before) = say.game.state_after(before) else { return };
        self.say(say.text.sentences(&[say.whole_story(act, &before)]), Sign::Disaster);
        let hits = |change: &OilChange| !matches!(change, OilChange::TurnEnded);
        let asks = act.tasks.as_ref().is_some_and(|tasks| !tasks.is_empty());
        if !asks && !act.oil.iter().any(hits) {
            self.say(say.text.get("news-disaster-nothing"), Sign::Disaster);
        }
    }

    /// Tells which tiles have changed hands since the turn began.
    pub(super) fn tiles_pass(&mut self, say: &GameWords<'_>, before: &State) {
        for (prize, tile, key, nobody) in SOLE_NEWS {
            let (old, new) = (prize.holder(before), prize.holder(say.state));
            if old == new {
                continue;
            }
            let words = match new {
                Some(seat) => say.about(key, seat),
                None => say.text.get(nobody),
            };
            self.say(say.text.sentences(&[words]), Sign::Belonging(tile));
        }
        let poor = |state: &State| Position::poor(&state.position()).to_vec();
        let (old, new) = (poor(before), poor(say.state));
        let fallen: Vec<Seat> = new.iter().copied().filter(|seat| !old.contains(seat)).collect();
        if !fallen.is_empty() {
            let words = say.with("news-poor", &[("names", &fallen), ("count", &fallen.len())]);
            self.say(say.text.sentences(&[words]), Sign::Belonging(Belonging::Poor));
        }
    }
}
