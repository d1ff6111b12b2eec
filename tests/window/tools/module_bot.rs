//! A player with fish, rivers, a wagon, and oil: decides by looking at the state, and does every deed by
//! touching what the screen names.

use board::{Intersection, Path, Spot};
use game::{
    BootDraw, Cargo, Condition, Deed, Expansion, FLOOD, FishDeed, FishPurchase, FishTask,
    GRAIN_POINTS, GoldDeed, Goods, KnightsTask, NumberSource, OilDeed, OilTask, Over, Phase,
    RiversDeed, RiversTask, Roll, State, Task, WagonDeed, WagonTask, takes_bandit,
};

use super::bot::{Bot, Need};

impl Bot {
    /// Plays on until somebody wins, the island is lost, or `acts` are done; what happened is among
    /// `done`.
    pub fn plays_with_modules(&mut self, acts: usize) {
        // Each knight is played as soon as it may be.
        self.done.insert("knight");
        self.goes_on(acts, Self::module_step, |bot, before, count, _| {
            bot.notes_at_sea(before, count);
            bot.notes_modules(before, count);
            if bot.state().phase() == Phase::Event && !bot.done.contains("reopened") {
                bot.reopen();
            }
        });
    }

    /// Keeps what happened since `count` acts, when it was as in `before`.
    fn notes_modules(&mut self, before: &State, count: usize) {
        let acts: Vec<_> = self.game().acts_from(count).map(|(_, _, act)| (*act).clone()).collect();
        for act in &acts {
            if !act.fish.is_empty() {
                self.done.insert("a catch");
            }
            if let Some(what) = kind(&act.deed) {
                self.done.insert(what);
            }
            let is_damaged = |path: &Path| {
                before.pieces().link(*path).is_some_and(|it| it.condition == Condition::Damaged)
            };
            if let Deed::Wagons(WagonDeed::Travel { to }) = act.deed
                && way_of(before, to).iter().any(is_damaged)
            {
                self.done.insert("a wagon over a damaged road");
            }
        }
        let wealthiest = |state: &State| state.position().wealthiest();
        if wealthiest(self.state()) != wealthiest(before) {
            self.done.insert("another Wealthiest Settler");
        }
        if matches!(self.state().over(), Some(Over::BoardDead { .. })) {
            self.done.insert("a lost island");
        }
    }

    fn module_step(&mut self) {
        let played = self.state().setup().rules.expansions();
        if let Some(task) = self.state().open_tasks().first().cloned() {
            if self.answers_module(&task) {
                return;
            }
        } else if self.state().phase() == Phase::Trading {
            if let Some(deed) = self.wish_of_modules() {
                self.does_of_module(&deed);
                return;
            }
            let is_moving = self.is_wagon_on_its_way();
            if self.state().wagons().is_some() {
                if !is_moving && self.spends() {
                    return;
                }
                if let Some(deed) = self.wish_of_wagon() {
                    self.does_of_module(&deed);
                    return;
                }
                // After a grain the wagon's page lies open.
                if self.window.shows("wagons-title") {
                    self.choose("chooser-cancel");
                }
                return self.pass();
            }
        }
        if played.has(Expansion::Sea) {
            self.sea_or_land();
        } else if played.has(Expansion::Knights) {
            self.knights_step();
        } else if self.state().phase() == Phase::Trading && self.state().open_tasks().is_empty() {
            if !self.spends() {
                self.pass();
            }
        } else if !self.state().open_tasks().is_empty() {
            self.step();
        } else if self.plays_a_knight() {
        } else if self.state().phase() == Phase::BeforeProduction
            && self.state().numbers() == NumberSource::Table
        {
            self.tables_dice();
        } else {
            self.step();
        }
    }

    /// Builds, trades with the bank, or buys a card, where there is anything to do.
    fn spends(&mut self) -> bool {
        if self.spend() || self.trade_with_bank(Need::Always) {
            return true;
        }
        let state = self.state();
        let builder = state.builder();
        let is_rich = state.hands().is_some_and(|hands| hands.size(builder) > 4);
        if !is_rich || !self.may(&Deed::BuyCard) {
            return false;
        }
        self.choose("development");
        self.choose_before("cards-buy-name", &[], "price");
        true
    }

    /// Plays a knight before the number, where one is held.
    fn plays_a_knight(&mut self) -> bool {
        let state = self.state();
        let holds = state.hidden_cards(state.builder()).ready > 0;
        if state.phase() != Phase::BeforeProduction || !holds || !self.may(&Deed::PlayKnight) {
            return false;
        }
        self.choose("development");
        self.play_knight();
        true
    }

    /// Does what a module asks; says whether it was one that did.
    fn answers_module(&mut self, task: &Task) -> bool {
        let state = self.state();
        let deed = match task {
            Task::Fish(FishTask::Exchange { player }) => {
                if state.turn().is_multiple_of(2) {
                    self.choose_before("task-leave-name", &[], "left");
                    return true;
                }
                Deed::Fish(FishDeed::Exchange { player: *player })
            }
            Task::Fish(FishTask::Boot { among, drawn, .. }) => {
                if *drawn == BootDraw::Perhaps && !state.turn().is_multiple_of(4) {
                    self.choose_before("task-leave-name", &[], "left");
                    return true;
                }
                Deed::Fish(FishDeed::DrawBoot { player: among[0] })
            }
            Task::Wagons(WagonTask::Load { player, site }) => {
                let cargo = Cargo::of(*site)[usize::from(state.turn().is_multiple_of(2))];
                Deed::Wagons(WagonDeed::Load { player: *player, cargo })
            }
            Task::Wagons(WagonTask::Bandit { player, from, .. }) => {
                let bandits = &state.wagons().expect("played").table().bandits;
                let from = from.unwrap_or(bandits[0]);
                let is_free =
                    |path: &Path| takes_bandit(state.island(), *path) && !bandits.contains(path);
                let mut free: Vec<Path> = state.island().bare_paths().into_iter().collect();
                free.retain(is_free);
                // Onto somebody else's road, where there is one.
                let theirs = free.iter().find(|path| {
                    state.pieces().link(**path).is_some_and(|link| link.owner != *player)
                });
                let to = theirs.or(free.first()).copied().expect("a path");
                Deed::Wagons(WagonDeed::MoveBandit { player: *player, from, to })
            }
            Task::Oil(OilTask::Disaster { .. }) => {
                Deed::Oil(OilDeed::Disaster { number: self.disaster() })
            }
            Task::Oil(OilTask::Lot { among, .. }) => Deed::Oil(OilDeed::Pollute { at: among[0] }),
            Task::Rivers(RiversTask::FreeBridge { .. }) => {
                let Some(at) = state.bridge_spots().first().copied() else {
                    self.choose_before("task-leave-name", &[], "left");
                    return true;
                };
                Deed::Rivers(RiversDeed::BuildBridge { at })
            }
            Task::FreeRoad { player } if state.sea().is_none() && state.knights().is_none() => {
                let damaged = state.damaged_links(*player).next();
                let at = damaged.or_else(|| state.road_spots().first().copied());
                let Some(at) = at else {
                    self.choose_before("task-leave-name", &[], "left");
                    return true;
                };
                self.touch_spot(Spot::Path(at));
                return true;
            }
            Task::Knights(KnightsTask::LoseCity { player }) if state.may_save_city(*player) => {
                Deed::Rivers(RiversDeed::SaveCity { player: *player })
            }
            _ => return false,
        };
        self.does_of_module(&deed);
        true
    }

    /// The table's dice for a disaster: a flood at first, and then a number that still brings
    /// something.
    fn disaster(&self) -> Roll {
        let position = self.state().position();
        let springs = |number: Roll| {
            let island = self.state().island();
            let hit = position.pollution(number.number());
            hit.iter().filter(|hex| island.spring_on(**hex).is_some()).count()
        };
        let mut brings: Vec<Roll> = Roll::ALL.to_vec();
        brings.retain(|it| *it != FLOOD && !position.pollution(it.number()).is_empty());
        brings.sort_by_key(|it| springs(*it));
        let next = brings.first().copied();
        if self.done.contains("a flood") { next.unwrap_or(FLOOD) } else { FLOOD }
    }

    /// Does a module's deed by touch, by the rules and nothing else; returns how many touches it took.
    #[track_caller]
    pub fn does_of_module(&mut self, deed: &Deed) -> u32 {
        let (before, touched) = (self.count(), self.touches);
        match deed {
            Deed::Fish(deed) => self.touches_fish(*deed),
            Deed::Rivers(RiversDeed::BuildBridge { at }) => self.touch_spot(Spot::Path(*at)),
            Deed::Rivers(deed @ RiversDeed::SaveCity { .. }) => {
                let name = self.called(&Deed::Rivers(deed.clone()));
                self.touch(&name);
            }
            Deed::Gold(deed) => self.touches_gold(deed),
            Deed::Wagons(deed) => self.touches_wagon(*deed),
            Deed::Oil(deed) => self.touches_oil(deed),
            deed => panic!("{deed:?} is no module's"),
        }
        self.has_done(deed, before);
        if let Deed::Fish(FishDeed::Spend { on, .. }) = deed {
            self.done.insert(on.key());
        }
        self.touches - touched
    }

    /// The name of the button of a deed.
    fn called(&self, deed: &Deed) -> String {
        self.said(|words| words.deed(deed, self.state()))
    }

    fn touches_fish(&mut self, deed: FishDeed) {
        let name = self.called(&Deed::Fish(deed));
        match deed {
            FishDeed::Spend { on: FishPurchase::Wagon, .. } => {
                self.opens_wagon();
                self.touch(&name);
            }
            FishDeed::Spend { .. } | FishDeed::PassBoot { .. } => {
                self.choose("fish-action");
                self.touch(&name);
            }
            FishDeed::Exchange { .. } | FishDeed::DrawBoot { .. } => self.touch(&name),
        }
    }

    /// Opens the page of the wagon, unless it lies there.
    fn opens_wagon(&mut self) {
        if !self.window.shows("wagons-title") {
            self.choose("wagons-action");
        }
    }

    fn touches_gold(&mut self, deed: &GoldDeed) {
        self.choose("bank");
        match deed {
            GoldDeed::Buy { card } => {
                let gold = self.window.text.goods(Goods::gold(game::GOLD_PRICE));
                self.choose_with("trade-give-kind", &[("cards", gold.as_str().into())]);
                let kind = card.expect("told");
                let resource = self.window.text.kind(kind);
                let values = [("resource", resource.into()), ("cards", gold.into())];
                self.choose_with("trade-get-kind", &values);
            }
            GoldDeed::Sell { give, count } => {
                let rate = self.state().trade_rate(self.state().builder(), *give);
                let cards = self.window.text.cards(rate, *give);
                self.choose_with("trade-give-kind", &[("cards", cards.into())]);
                let sold = self.window.text.cards(*count, *give);
                let gold = self.window.text.goods(Goods::gold(1));
                self.choose_with("gold-sells", &[("cards", sold.into()), ("gold", gold.into())]);
            }
        }
    }

    fn touches_wagon(&mut self, deed: WagonDeed) {
        match deed {
            WagonDeed::Travel { to } => {
                self.opens_wagon();
                self.touch_spot(Spot::Intersection(to));
            }
            WagonDeed::Feed => {
                self.opens_wagon();
                let name = self.called(&Deed::Wagons(deed));
                assert!(self.window.says(&GRAIN_POINTS.to_string()));
                self.touch(&name);
            }
            WagonDeed::Load { .. } => {
                let name = self.called(&Deed::Wagons(deed));
                self.touch(&name);
            }
            WagonDeed::MoveBandit { from, to, .. } => {
                let chooses = |task: &Task| {
                    matches!(task, Task::Wagons(WagonTask::Bandit { from: None, .. }))
                };
                if self.state().open_tasks().first().is_some_and(chooses) {
                    self.touch_spot(Spot::Path(from));
                }
                self.touch_spot(Spot::Path(to));
            }
            WagonDeed::SendAway { knight, from, to } => {
                self.touch_spot(Spot::Intersection(knight));
                let place = self.place_name(Spot::Path(from));
                self.choose_with("wagons-send-away-name", &[("place", place.into())]);
                self.touch_spot(Spot::Path(to));
            }
            WagonDeed::DriveOff { at, die } => {
                self.opens_wagon();
                self.touch_spot(Spot::Path(at));
                self.choose_with("die-name", &[("number", die.pips().into())]);
            }
            WagonDeed::BuyLevel => {
                self.opens_wagon();
                let next = self.state().next_level(self.state().builder()).expect("a level");
                let price = self.cards(next.price());
                let level = next.number();
                let values = [("level", level.into()), ("price", price.into())];
                self.choose_with("wagons-buy-level-name", &values);
                // Whoever goes on building leaves the wagon.
                self.choose("chooser-cancel");
            }
            WagonDeed::PlaySwiftJourney => {
                self.plays_card("card-swift-journey");
            }
        }
    }

    /// Plays a development card of the own hand.
    fn plays_card(&mut self, card: &str) {
        self.choose("development");
        let card = self.window.text.get(card);
        self.choose_with("card-play", &[("card", card.into())]);
    }

    fn touches_oil(&mut self, deed: &OilDeed) {
        let name = self.called(&Deed::Oil(deed.clone()));
        match deed {
            OilDeed::Convert { .. } | OilDeed::Sequester => {
                self.choose("oil-action");
                self.touch(&name);
            }
            OilDeed::BuildMetropolis { at } => {
                self.choose("oil-action");
                self.touch_spot(Spot::Intersection(*at));
            }
            OilDeed::Disaster { number } => {
                self.choose_with("oil-act-disaster", &[("number", number.number().into())]);
                if *number == FLOOD && self.window.shows("oil-flood-done") {
                    self.choose("oil-flood-done");
                } else {
                    let number = ("number", number.number().into());
                    self.choose_with("oil-pollution-done", &[number]);
                }
            }
            OilDeed::Pollute { at } => self.touch_spot(Spot::Hex(*at)),
            OilDeed::Discard { player, count, cards } => {
                let who = self.name_of(*player);
                let what = self.window.text.get("figure-oil");
                for _ in 0..*count {
                    let oil = [("label", who.as_str().into()), ("what", what.as_str().into())];
                    self.choose_with("goods-more", &oil);
                }
                let cards = cards.unwrap_or_default();
                for (kind, held) in cards.kinds() {
                    for _ in 0..held {
                        self.counts(&who, kind);
                    }
                }
                let given = cards.total() + u16::from(*count);
                let values =
                    [("who", who.into()), ("given", given.into()), ("count", given.into())];
                self.touch_starting(&self.window.text.with("task-discard-confirm", &values));
            }
            OilDeed::Steal { .. } | OilDeed::Take { .. } | OilDeed::Give { .. } => {
                self.touch(&name);
            }
            OilDeed::Monopoly => {
                self.plays_card("card-monopoly");
                self.touch(&name);
            }
            OilDeed::YearOfPlenty { count, cards } => {
                self.plays_card("card-year-of-plenty");
                let what = self.window.text.get("figure-oil");
                for taken in 0..*count {
                    let oil = [("what", what.as_str().into()), ("count", taken.into())];
                    self.choose_with("card-plenty-oil", &oil);
                }
                for (kind, held) in cards.kinds() {
                    let resource = self.window.text.kind(kind);
                    for taken in 0..held {
                        let one = [("resource", resource.as_str().into()), ("count", taken.into())];
                        self.choose_with("card-plenty-kind", &one);
                    }
                }
                let goods = Goods { oil: *count, cards: *cards, gold: 0 };
                let goods = self.window.text.goods(goods);
                self.choose_with("card-plenty-confirm", &[("cards", goods.into())]);
            }
        }
    }
}

/// The way that the turn's wagon takes to `to`.
fn way_of(state: &State, to: Intersection) -> Vec<Path> {
    let (seat, position) = (state.builder(), state.position());
    let Some((wagon, wagons)) = state.wagon(seat).zip(state.wagons()) else { return Vec::new() };
    let Some(from) = wagon.at else { return Vec::new() };
    let points = wagons.turn().points_left(wagon.level);
    let reach = position.wagon_reach(seat, from, points, state.gold_of(seat));
    reach.way(to, |path| position.wagon_step(seat, path))
}

/// The name of a module's deed among all that was done.
const fn kind(deed: &Deed) -> Option<&'static str> {
    Some(match deed {
        Deed::Fish(FishDeed::Spend { on, .. }) => on.key(),
        Deed::Fish(FishDeed::Exchange { .. }) => "an exchange",
        Deed::Fish(FishDeed::DrawBoot { .. }) => "the boot",
        Deed::Fish(FishDeed::PassBoot { .. }) => "the boot passed on",
        Deed::Rivers(RiversDeed::BuildBridge { .. }) => "a bridge",
        Deed::Rivers(RiversDeed::SaveCity { .. }) => "a city saved",
        Deed::Gold(GoldDeed::Buy { .. }) => "bought for gold",
        Deed::Gold(GoldDeed::Sell { .. }) => "sold for gold",
        Deed::Wagons(WagonDeed::Travel { .. }) => "a wagon moved",
        Deed::Wagons(WagonDeed::Feed) => "a grain",
        Deed::Wagons(WagonDeed::Load { .. }) => "a load",
        Deed::Wagons(WagonDeed::MoveBandit { .. }) => "a bandit moved",
        Deed::Wagons(WagonDeed::SendAway { .. }) => "a bandit sent away",
        Deed::Wagons(WagonDeed::DriveOff { .. }) => "a bandit tried",
        Deed::Wagons(WagonDeed::BuyLevel) => "a level",
        Deed::Wagons(WagonDeed::PlaySwiftJourney) => "swift journey",
        Deed::Oil(OilDeed::Convert { .. }) => "oil used",
        Deed::Oil(OilDeed::BuildMetropolis { .. }) => "an oil metropolis",
        Deed::Oil(OilDeed::Sequester) => "sequestered",
        Deed::Oil(OilDeed::Disaster { number }) => {
            if number.number() == FLOOD.number() {
                "a flood"
            } else {
                "a pollution"
            }
        }
        Deed::Oil(OilDeed::Pollute { .. }) => "a lot",
        Deed::Oil(_) => "oil in place of cards",
        _ => return None,
    })
}
