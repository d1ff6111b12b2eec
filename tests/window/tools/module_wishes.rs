//! Things that a player wishes to do in their turn with fish, gold, bridges, a wagon, and oil.

use board::{Hex, Intersection, Resource};
use cards::Die;
use game::{
    Deed, DevelopmentCard, FishDeed, FishPurchase, FishTokens, GOLD_PRICE, GoldDeed, OilDeed,
    Phase, RiversDeed, Seat, TrainLevel, Wagon, WagonDeed,
};

use super::bot::Bot;

/// The fewest tokens that show as many fish as `price`.
const fn tokens_of(price: u8) -> FishTokens {
    let (threes, rest) = (price / 3, price % 3);
    FishTokens { ones: rest % 2, twos: rest / 2, threes }
}

impl Bot {
    /// The best that can be done with modules before the wagon moves, and what was wished for the
    /// least often first.
    pub fn wish_of_modules(&self) -> Option<Deed> {
        if self.state().phase() != Phase::Trading || self.is_wagon_on_its_way() {
            return None;
        }
        let all = [self.oil_wishes(), self.gold_wishes(), self.fish_wishes(), self.train_wishes()];
        all.concat().into_iter().find(|deed| self.may(deed))
    }

    pub fn is_wagon_on_its_way(&self) -> bool {
        self.state().wagons().is_some_and(|wagons| wagons.turn().has_begun())
    }

    fn oil_wishes(&self) -> Vec<Deed> {
        let state = self.state();
        if state.oil().is_none() {
            return Vec::new();
        }
        let mut all: Vec<OilDeed> = Vec::new();
        let spots = state.oil_metropolis_spots().into_iter();
        all.extend(spots.map(|at| OilDeed::BuildMetropolis { at }));
        if state.turn().is_multiple_of(5) {
            all.push(OilDeed::Sequester);
        }
        all.extend(Resource::ALL.map(|resource| OilDeed::Convert { resource }));
        all.into_iter().map(Deed::Oil).collect()
    }

    fn gold_wishes(&self) -> Vec<Deed> {
        let state = self.state();
        let builder = state.builder();
        let mut all: Vec<Deed> = Vec::new();
        if state.gold().is_none() {
            return all;
        }
        let sites = state.bridge_spots().into_iter();
        all.extend(sites.map(|at| Deed::Rivers(RiversDeed::BuildBridge { at })));
        let mine = self.known(builder);
        // A coin stays for tolls.
        if state.gold_purchases_left() > 0 && state.gold_of(builder) > GOLD_PRICE {
            let bank = state.bank().unwrap_or_default().resources();
            let scarce = bank.kinds().map(|(kind, _)| kind).min_by_key(|kind| mine.get(*kind));
            all.extend(scarce.map(|kind| Deed::Gold(GoldDeed::Buy { card: Some(kind) })));
        }
        if state.gold_of(builder) < GOLD_PRICE {
            let sales = mine.kinds().filter_map(|(give, held)| {
                let count = state.gold_rate(builder, give);
                (held >= count).then_some(Deed::Gold(GoldDeed::Sell { give, count }))
            });
            all.extend(sales);
        }
        all
    }

    fn fish_wishes(&self) -> Vec<Deed> {
        let state = self.state();
        if state.fish().is_none() {
            return Vec::new();
        }
        let builder = state.builder();
        let held = state.fish_of(builder);
        // Each of them once, and then the dearest.
        let mut offers: Vec<FishPurchase> = state.fish_offers().collect();
        offers.sort_by_key(|on| (self.done.contains(on.key()), std::cmp::Reverse(on.price())));
        let spend = |on: FishPurchase| {
            let tokens = tokens_of(on.price());
            (tokens.count() <= held).then_some(Deed::Fish(FishDeed::Spend { on, tokens }))
        };
        let pass = |to: Seat| Deed::Fish(FishDeed::PassBoot { to });
        let has_boot = state.position().boot() == Some(builder);
        let heirs = state.position().boot_to();
        let boot = heirs.into_iter().filter(|_| has_boot).map(pass);
        boot.chain(offers.into_iter().filter_map(spend)).collect()
    }

    fn train_wishes(&self) -> Vec<Deed> {
        let state = self.state();
        let Some(price) = state.next_level(state.builder()).map(TrainLevel::price) else {
            return Vec::new();
        };
        let pays =
            price.kinds().all(|(kind, count)| self.known(state.builder()).get(kind) >= count);
        let levels = pays.then_some(Deed::Wagons(WagonDeed::BuyLevel));
        levels.into_iter().collect()
    }

    /// The next move of the wagon, if it is of use.
    pub fn wish_of_wagon(&self) -> Option<Deed> {
        let state = self.state();
        let wagons = state.wagons().filter(|_| state.phase() == Phase::Trading)?;
        let wagon = state.wagon(state.builder())?;
        let at = wagon.at?;
        let mut all = Vec::new();
        let beside = wagons.table().bandits.iter().filter(|path| path.ends().contains(&at));
        let die = Die::ALL[state.turn() as usize % Die::ALL.len()];
        all.extend(beside.map(|path| WagonDeed::DriveOff { at: *path, die }));
        let stops: Vec<Intersection> =
            state.wagon_stops().into_iter().map(|stop| stop.at).collect();
        let here = self.away_from_business(wagon, at);
        let best = stops.iter().min_by_key(|at| self.away_from_business(wagon, **at));
        let nearer = best.filter(|to| self.away_from_business(wagon, **to) < here);
        all.extend(nearer.map(|to| WagonDeed::Travel { to: *to }));
        let turn = wagons.turn();
        if turn.has_begun() && !turn.is_over() {
            all.push(WagonDeed::Feed);
        }
        let holds = state.hidden_cards(state.builder()).ready > 0
            && state.unspent(DevelopmentCard::SwiftJourney) > 0;
        if holds && turn.may_be_followed() && !self.done.contains("swift journey") {
            all.push(WagonDeed::PlaySwiftJourney);
        }
        all.into_iter().map(Deed::Wagons).find(|deed| self.may(deed))
    }

    /// The distance of `from` from where the wagon has business; `None` where it has none.
    fn away_from_business(&self, wagon: Wagon, from: Intersection) -> Option<u32> {
        let (island, wagons) = (self.state().island(), self.state().wagons()?);
        let has_business = |site| match wagon.load {
            Some(_) => wagon.delivers_at(site),
            None => wagons.table().stacks.of(site) > 0,
        };
        let trade = island.trade_hexes().iter();
        let goals = trade.filter(|hex| island.site(**hex).is_some_and(has_business));
        let away = |goal: &Hex| {
            // A plaza has one hex, another place three.
            let all = from.hexes();
            let sum: u32 = all.iter().map(|hex| 6 * u32::from(hex.distance(*goal))).sum();
            sum / u32::try_from(all.len()).unwrap_or(1)
        };
        goals.map(away).min()
    }
}
