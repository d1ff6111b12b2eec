//! Deeds of scenarios with rules of their own, by touch.

use board::Spot;
use cards::Die;
use game::{Following, SeaDeed, SeaTask, Source};

use super::bot::Bot;

impl Bot {
    /// Does this by touch.
    #[track_caller]
    pub fn does_of_scenario(&mut self, deed: &SeaDeed) {
        match deed {
            SeaDeed::LayHarbor { at, kind, .. } => {
                let name = self.window.text.harbor(*kind);
                let name = self.window.text.with("sea-harbor-kind", &[("harbor", name.into())]);
                if self.window.has(&name) {
                    self.touch(&name);
                }
                self.touch_spot(Spot::Path(*at));
            }
            SeaDeed::TakeCloth { player, from } => {
                let (who, from) = (self.name_of(*player), self.name_of(*from));
                self.choose_with(
                    "sea-cloth-of-name",
                    &[("who", who.into()), ("from", from.into())],
                );
            }
            SeaDeed::SailFleet { lower } => {
                self.choose_with("sea-fleet-lower", &[("number", lower.pips().into())]);
            }
            SeaDeed::LoseToFleet { player, cards } => {
                let who = self.name_of(*player);
                let who = ("who", who.as_str().into());
                let Some(cards) = cards else {
                    let is_off = self.state().rules().following == Following::Off;
                    let key = if is_off { "sea-fleet-done" } else { "sea-fleet-untold" };
                    return self.choose_before(key, &[who], "count");
                };
                if cards.total() == 1 {
                    let (kind, _) = cards.kinds().next().expect("a card");
                    let resource = self.window.text.kind(kind);
                    let values = [who, ("resource", resource.into())];
                    return self.choose_with("sea-fleet-loses-kind", &values);
                }
                let label = self.window.text.with("sea-fleet-loses", std::slice::from_ref(&who));
                for (kind, count) in cards.kinds() {
                    for _ in 0..count {
                        self.counts(&label, kind);
                    }
                }
                let counted: Vec<String> = cards
                    .kinds()
                    .map(|(kind, count)| self.window.text.cards(count, kind))
                    .collect();
                let counted = self.window.text.list(&counted);
                self.choose_with("sea-fleet-confirm", &[who, ("cards", counted.into())]);
            }
            SeaDeed::Besiege { die } => {
                self.choose("sea-besiege");
                self.choose_with("sea-besiege-die", &[("number", die.pips().into())]);
            }
            SeaDeed::ClaimWonder { wonder } => {
                self.choose("sea-wonders");
                let wonder = self.window.text.named(wonder);
                self.choose_with("sea-wonder-claim", &[("wonder", wonder.into())]);
            }
            SeaDeed::BuildLevel => {
                self.choose("sea-wonders");
                self.choose("sea-wonder-level");
            }
            SeaDeed::RevealPoints { player, count } => {
                let who = self.name_of(*player);
                let values = [("who", who.into()), ("count", (*count).into())];
                self.choose_with("sea-points-name", &values);
            }
            SeaDeed::FoundShip { .. }
            | SeaDeed::BuildShip { .. }
            | SeaDeed::MoveShip { .. }
            | SeaDeed::MovePirate { .. }
            | SeaDeed::ChasePirate { .. }
            | SeaDeed::TakeGold { .. }
            | SeaDeed::TurnUp { .. } => panic!("a deed of any sea"),
        }
    }

    /// Returns one way to do what such a scenario asks.
    pub fn of_scenario(&self, task: &SeaTask) -> SeaDeed {
        let state = self.state();
        match task {
            SeaTask::LayHarbor { player } => {
                let position = state.position();
                let held = position.tribe().expect("played").held.get(*player).expect("a seat");
                let at = position.harbor_spots(*player)[0];
                SeaDeed::LayHarbor { player: *player, at, kind: held[0] }
            }
            SeaTask::Fleet { .. } => {
                let Some(Source::Roll(roll)) = state.source() else { panic!("known") };
                let lower: Die = roll.lowers().next().expect("a die");
                SeaDeed::SailFleet { lower }
            }
            SeaTask::LoseToFleet { player, count } => {
                let due = state.lost_to_fleet(*player, *count);
                let known = state.hands().filter(|_| state.rules().following == Following::Open);
                let cards = known.map(|hands| super::sea_bot::some(hands.known(*player), due));
                SeaDeed::LoseToFleet { player: *player, cards }
            }
            SeaTask::RevealPoints { player } => {
                let count = state.hidden_points_at_most(*player);
                SeaDeed::RevealPoints { player: *player, count }
            }
            SeaTask::Gold { .. } | SeaTask::TurnUp { .. } | SeaTask::FreeShip { .. } => {
                panic!("a task of any sea")
            }
        }
    }
}
