//! Deeds of scenarios with rules of their own, by touch.

use board::Spot;
use cards::Die;
use game::{Deed, Following, Purchase, ScenarioDeed, ScenarioTask, SeaDeed, Source, Wonder};

use super::bot::Bot;

impl Bot {
    /// Does this by touch.
    #[track_caller]
    pub fn does_of_scenario(&mut self, deed: &ScenarioDeed) {
        match deed {
            ScenarioDeed::LayHarbor { at, kind, .. } => {
                let name = self.window.text.harbor(*kind);
                let name = self.window.text.with("sea-harbor-kind", &[("harbor", name.into())]);
                if self.window.has(&name) {
                    self.touch(&name);
                }
                self.touch_spot(Spot::Path(*at));
            }
            ScenarioDeed::TakeCloth { player, from } => {
                let (who, from) = (self.name_of(*player), self.name_of(*from));
                self.choose_with(
                    "sea-cloth-of-name",
                    &[("who", who.into()), ("from", from.into())],
                );
            }
            ScenarioDeed::SailFleet { lower } => {
                self.choose_with("sea-fleet-lower", &[("number", lower.pips().into())]);
            }
            ScenarioDeed::LoseToFleet { player, cards } => {
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
            ScenarioDeed::Besiege { die } => {
                self.choose("sea-besiege");
                self.choose_with("die-name", &[("number", die.pips().into())]);
            }
            ScenarioDeed::ClaimWonder { wonder } => {
                self.choose("sea-wonders");
                let wonder = self.window.text.named(wonder);
                self.choose_with("sea-wonder-claim", &[("wonder", wonder.into())]);
            }
            ScenarioDeed::BuildLevel => {
                self.choose("sea-wonders");
                let (wonder, level) = self.own_wonder().expect("claimed");
                let wonder = self.window.text.named(&wonder);
                let values = [("level", (level + 1).into()), ("wonder", wonder.into())];
                self.choose_with("sea-wonder-level", &values);
            }
            ScenarioDeed::RevealPoints { player, count } => {
                let who = self.name_of(*player);
                let values = [("who", who.into()), ("count", (*count).into())];
                self.choose_with("sea-points-name", &values);
            }
        }
    }

    /// Returns one way to do what such a scenario asks.
    pub fn of_scenario(&self, task: &ScenarioTask) -> ScenarioDeed {
        let state = self.state();
        match task {
            ScenarioTask::LayHarbor { player } => {
                let position = state.position();
                let held = position.tribe().expect("played").held.get(*player).expect("a seat");
                let at = position.harbor_spots(*player)[0];
                ScenarioDeed::LayHarbor { player: *player, at, kind: held[0] }
            }
            ScenarioTask::Fleet { .. } => {
                let Some(Source::Roll(roll)) = state.source() else { panic!("known") };
                let lower: Die = roll.lowers().next().expect("a die");
                ScenarioDeed::SailFleet { lower }
            }
            ScenarioTask::LoseToFleet { player, count } => {
                let due = state.lost_to_fleet(*player, *count);
                let known = state.hands().filter(|_| state.rules().following == Following::Open);
                let cards = known.map(|hands| super::sea_bot::some(hands.known(*player), due));
                ScenarioDeed::LoseToFleet { player: *player, cards }
            }
            ScenarioTask::RevealPoints { player } => {
                let count = state.hidden_points_at_most(*player);
                ScenarioDeed::RevealPoints { player: *player, count }
            }
        }
    }

    /// Does what only the scenario has in a turn, if there is anything: arms a ship, attacks the
    /// fortress, claims a wonder or builds on it.
    pub fn does_what_is_due(&mut self) -> bool {
        let (state, builder) = (self.state(), self.state().builder());
        let position = state.position();
        let may = |deed: &Deed| state.against(deed.clone()).is_none();
        if position.wonders().is_some() {
            let claims = Wonder::ALL.map(|wonder| ScenarioDeed::ClaimWonder { wonder });
            let level = ScenarioDeed::BuildLevel;
            let own = self.own_wonder();
            let holds = |cards| state.hands().is_none_or(|hands| hands.may_hold(builder, cards));
            let pays = own.is_some_and(|(wonder, _)| holds(wonder.price()));
            let claim = claims.into_iter().find(|claim| may(&Deed::from(claim.clone())));
            let due = claim.or_else(|| pays.then_some(level));
            return due.is_some_and(|deed| self.does_in_two(deed));
        }
        if position.pirates().is_none() {
            return false;
        }
        if state.sea().is_some_and(|sea| sea.turn().besieged()) {
            self.pass();
            return true;
        }
        // Sure of a chit, by a die that the table says.
        if state.may_besiege() && position.warships(builder) > 1 {
            return self.does_in_two(ScenarioDeed::Besiege { die: Die::ALL[0] });
        }
        if state.hidden_cards(builder).ready > 0 && may(&Deed::PlayKnight) {
            self.choose("development");
            self.play_knight();
            self.done.insert("a warship");
            return true;
        }
        if state.can_pay(builder, Purchase::DevelopmentCard) && position.warships(builder) < 3 {
            self.choose("development");
            self.choose_before("cards-buy-name", &[], "price");
            return true;
        }
        false
    }

    fn own_wonder(&self) -> Option<(Wonder, u8)> {
        self.state().position().wonders()?.of(self.state().builder())
    }

    fn does_in_two(&mut self, deed: ScenarioDeed) -> bool {
        let touches = self.sails(&SeaDeed::Scenario(deed));
        assert_eq!(touches, 2);
        true
    }
}
