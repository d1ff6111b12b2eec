//! Choices of the other expansions in a turn: ships that move, scenarios, fish, wagons, and oil.

use super::choice::Choice;
use crate::{
    Cards, Deed, FishDeed, FishPurchase, FishTokens, OilDeed, ScenarioDeed, SeaDeed, Seat, State,
    Throw, WagonDeed,
};
use board::Resource;
use cards::Die;

impl State {
    /// Ships that may move, to wherever they may (SEA 3).
    pub(super) fn ships_that_move(&self) -> Vec<Choice> {
        if self.sea().is_none() {
            return Vec::new();
        }
        let ships = self.movable_ships().into_iter();
        let deeds = ships.flat_map(|from| {
            let to = self.ship_moves(from).into_iter();
            to.map(move |to| SeaDeed::MoveShip { from, to }).collect::<Vec<_>>()
        });
        self.allowed(deeds)
    }

    /// Everything that a scenario lets `seat`, who is on turn, do (SCENARIOS 4, 5).
    pub(super) fn scenario_acts(&self, seat: Seat) -> Vec<Choice> {
        let mut all = Vec::new();
        let [die, ..] = Die::ALL;
        let besieges = Deed::from(ScenarioDeed::Besiege { die });
        if self.may_besiege() && self.may_be_done(&besieges) {
            all.push(Choice::Thrown(Throw::Siege));
        }
        let position = self.position();
        let claims = position.claimable(seat, self.hidden_points_at_most(seat));
        let claims = claims.into_iter().map(|wonder| ScenarioDeed::ClaimWonder { wonder });
        all.extend(self.allowed(claims));
        let wonder = position.wonders().and_then(|wonders| wonders.of(seat));
        let builds = wonder.filter(|(wonder, _)| self.may_pay(seat, wonder.price()));
        all.extend(self.allowed(builds.map(|_| ScenarioDeed::BuildLevel)));
        all
    }

    /// Purchases that the fish of `seat`, who builds now, may pay for, with any tokens that none could be spared of;
    /// and whom the boot may go to (TRADERS 1.5, 1.6).
    pub(super) fn fish_purchases(&self, seat: Seat) -> Vec<Choice> {
        if self.fish().is_none() {
            return Vec::new();
        }
        let held = self.fish_of(seat);
        let buys = self.fish_offers().flat_map(|on| {
            let payments = payments(on, held).into_iter();
            payments.map(move |tokens| FishDeed::Spend { on, tokens })
        });
        let position = self.position();
        let is_holder = position.boot() == Some(seat);
        let to = position.boot_to().into_iter().filter(|_| is_holder);
        self.allowed(buys.chain(to.map(|to| FishDeed::PassBoot { to })))
    }

    /// Everything that `seat`, who is on turn, may do with its wagon (TRADERS 5).
    pub(super) fn wagon_acts(&self, seat: Seat) -> Vec<Choice> {
        let Some(wagons) = self.wagons() else { return Vec::new() };
        let stops = self.wagon_stops().into_iter();
        let mut deeds: Vec<WagonDeed> =
            stops.map(|stop| WagonDeed::Travel { to: stop.at }).collect();
        deeds.push(WagonDeed::PlaySwiftJourney);
        let grain = Cards::of(Resource::Grain, 1);
        deeds.extend(self.may_pay(seat, grain).then_some(WagonDeed::Feed));
        let next = self.next_level(seat);
        let pays = next.is_some_and(|level| self.may_pay(seat, level.price()));
        deeds.extend(pays.then_some(WagonDeed::BuyLevel));
        let mut all = self.allowed(deeds);
        let [die, ..] = Die::ALL;
        let bandits = wagons.table().bandits.iter().copied();
        let driven =
            bandits.filter(|at| self.may_be_done(&WagonDeed::DriveOff { at: *at, die }.into()));
        all.extend(driven.map(|at| Choice::Thrown(Throw::DriveOff(at))));
        all
    }

    /// Everything that `seat`, who is on turn, may do with oil (TRADERS 7).
    pub(super) fn oil_acts(&self, seat: Seat) -> Vec<Choice> {
        if self.oil().is_none() {
            return Vec::new();
        }
        let mut deeds = vec![OilDeed::Sequester, OilDeed::Monopoly];
        deeds.extend(Resource::ALL.map(|resource| OilDeed::Convert { resource }));
        if self.may_pay(seat, Self::oil_metropolis_price()) {
            let spots = self.oil_metropolis_spots().into_iter();
            deeds.extend(spots.map(|at| OilDeed::BuildMetropolis { at }));
        }
        deeds.push(OilDeed::YearOfPlenty { count: 2, cards: Cards::none() });
        let one = Resource::ALL.into_iter().filter(|kind| self.bank_has((*kind).into()));
        let one = one.map(|kind| OilDeed::YearOfPlenty { count: 1, cards: Cards::of(kind, 1) });
        deeds.extend(one);
        self.allowed(deeds)
    }
}

/// All tokens that pay for `on`, of which none could be spared, among `held`: what those show, only
/// their owner knows.
fn payments(on: FishPurchase, held: u8) -> Vec<FishTokens> {
    let price = on.price();
    let up_to = |fish: u8| 0..=price.div_ceil(fish);
    let all = up_to(3).flat_map(|threes| {
        up_to(2).flat_map(move |twos| up_to(1).map(move |ones| FishTokens { ones, twos, threes }))
    });
    let least = |tokens: FishTokens| [(tokens.ones, 1), (tokens.twos, 2), (tokens.threes, 3)];
    let is_tight = |tokens: &FishTokens| {
        let spare = tokens.fish().saturating_sub(price);
        least(*tokens).into_iter().all(|(count, fish)| count == 0 || fish > spare)
    };
    let pays = |tokens: &FishTokens| tokens.count() <= held && tokens.fish() >= price;
    all.filter(|tokens| pays(tokens) && is_tight(tokens)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fish_are_paid_with_no_token_to_spare() {
        let paid = payments(FishPurchase::Theft, 7);
        let of = |ones, twos, threes| FishTokens { ones, twos, threes };
        for tokens in [of(3, 0, 0), of(1, 1, 0), of(0, 2, 0), of(0, 0, 1)] {
            assert!(paid.contains(&tokens), "{tokens:?}");
        }
        assert_eq!(paid.len(), 4, "{paid:?}");
        assert!(payments(FishPurchase::Card, 2).is_empty());
    }
}
