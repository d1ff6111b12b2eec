//! Whole games of Seafarers, played by touch to their end.

use board::{Intersection, Path, Spot};
use cards::Award;
use game::{Condition, Deed, NumberSource, Phase, Purchase, SeaDeed, Seat, State, Task};

use super::bot::{Bot, Need};

impl Bot {
    /// Plays on until somebody wins or `acts` are done; what happened is among `done`.
    pub fn plays_the_sea(&mut self, acts: usize) {
        self.goes_on(acts, Self::sea_or_land, |bot, before, count, draw| {
            let found = bot.notes_at_sea(before, count);
            if bot.state().phase() == Phase::Event && !bot.done.contains("reopened") {
                bot.reopen();
            }
            let is_through = bot.state().open_tasks().is_empty() && bot.state().over().is_none();
            if let Some(what) = found.filter(|_| is_through && draw != before)
                && bot.done.insert(what)
            {
                bot.goes_back_to(draw);
            }
        });
    }

    /// Keeps what happened since `count` acts. Says what may well be undone and done again.
    fn notes_at_sea(&mut self, before: &State, count: usize) -> Option<&'static str> {
        let acts: Vec<_> = self.game().acts_from(count).map(|(_, _, act)| (*act).clone()).collect();
        let mut found = None;
        for act in &acts {
            if !act.sea.is_empty() {
                self.done.insert("points abroad");
                found = Some("undone through points abroad");
            }
            let Deed::Sea(deed) = &act.deed else { continue };
            self.done.insert(match deed {
                SeaDeed::FoundShip { .. } => "a ship of the opening",
                SeaDeed::BuildShip { .. } => "a ship",
                SeaDeed::MoveShip { .. } => "a ship moved",
                SeaDeed::MovePirate { .. } => "the pirate",
                SeaDeed::ChasePirate { .. } => "the pirate chased",
                SeaDeed::TakeGold { .. } => "gold",
                SeaDeed::TurnUp { is, .. } => {
                    found = Some("undone through a discovery");
                    if is.is_some() { "land found" } else { "sea found" }
                }
            });
        }
        let route = |state: &State| state.holders().of(Award::LongestRoad);
        if route(self.state()) != route(before) {
            self.done.insert("trade route");
        }
        found
    }

    fn sea_or_land(&mut self) {
        let with_knights = self.state().knights().is_some();
        match self.state().open_tasks().first().cloned() {
            Some(Task::Sea(task)) => return self.sea_task(&task),
            Some(Task::MoveRobber { .. }) if self.moves_the_pirate() => return,
            Some(Task::DamageRoad { .. }) => return self.sea_step(),
            Some(Task::FreeRoad { .. }) => {
                let damaged = self.state().damaged_links(self.state().builder()).next();
                match (damaged, self.state().road_spots().first().copied()) {
                    (Some(at), _) => return self.touch_spot(Spot::Path(at)),
                    (None, Some(at)) => return self.lays("price-road", at),
                    (None, None) => {}
                }
                if let Some(at) = self.best_ship() {
                    return self.lays("price-ship", at);
                }
                return self.choose_before("task-leave-name", &[], "left");
            }
            Some(task) => return if with_knights { self.knights_step() } else { self.task(&task) },
            None => {}
        }
        match self.state().phase() {
            Phase::Founding { settlement: None, .. } => {
                let state = self.state();
                let island = state.island();
                let is_coast = |at: &Intersection| at.hexes().iter().any(|hex| island.is_sea(*hex));
                let coast: Vec<_> = state.founding_spots().into_iter().filter(is_coast).collect();
                match self.best(coast) {
                    Some(at) => self.touch_spot(Spot::Intersection(at)),
                    None => self.step(),
                }
            }
            Phase::Founding { .. } => self.sea_step(),
            Phase::Trading => match self.voyage() {
                Some(deed) => {
                    if self.state().hands().is_none() {
                        self.asks(self.state().builder());
                    }
                    self.sails(&deed);
                }
                None if with_knights => self.knights_step(),
                None => self.ashore(),
            },
            Phase::BeforeProduction if self.state().numbers() == NumberSource::Table => {
                self.sea_step();
            }
            Phase::BeforeProduction if !with_knights => self.before_production(),
            _ if with_knights => self.knights_step(),
            _ => self.step(),
        }
    }

    /// Returns what is done with ships now, if anything.
    fn voyage(&self) -> Option<SeaDeed> {
        let state = self.state();
        let builder = state.builder();
        let movable = state.movable_ships().into_iter().next();
        if let Some(from) = movable.filter(|_| !self.done.contains("a ship moved"))
            && let Some(to) =
                state.ship_moves(from).into_iter().min_by_key(|to| self.way_to_go(*to))
        {
            return Some(SeaDeed::MoveShip { from, to });
        }
        // Nobody knows what is in hands that aren't followed: a ship in every second turn.
        let pays = match state.hands() {
            Some(_) => state.can_pay(builder, Purchase::Ship),
            None => state.turn().is_multiple_of(2) && self.is_new(builder),
        };
        let spots = state.settlement_spots();
        let at = self.best_ship().filter(|_| pays && spots.is_empty())?;
        Some(SeaDeed::BuildShip { at })
    }

    fn best_ship(&self) -> Option<Path> {
        self.state().ship_spots().into_iter().min_by_key(|at| self.way_to_go(*at))
    }

    /// Returns how far a path is from a place abroad where a settlement may be, or from what is
    /// hidden.
    fn way_to_go(&self, path: Path) -> u16 {
        let state = self.state();
        let home = state.sea().and_then(|sea| sea.table().home.get(state.builder()).cloned());
        let home = home.unwrap_or_default();
        let is_free = |at: &Intersection| {
            let built = |at: &Intersection| state.pieces().building(*at).is_some();
            !built(at) && !at.neighbors().iter().any(built)
        };
        let island = state.island();
        let goals = island.intersections().into_iter().filter(is_free);
        let land = goals
            .flat_map(Intersection::hexes)
            .filter(|hex| island.is_land(*hex) && !home.contains(hex));
        let goals = land.chain(island.hidden().iter().copied());
        let from = path.hexes();
        let far = |goal| from.into_iter().map(move |hex| hex.distance(goal)).sum();
        goals.map(far).min().unwrap_or(0)
    }

    /// Builds what can be paid for, trades, and passes.
    fn ashore(&mut self) {
        let followed = self.state().hands().is_some();
        if followed && self.trade_with_player() {
            return;
        }
        let damaged = self.state().damaged_links(self.state().builder()).next();
        if let Some(at) = damaged.filter(|_| self.can_mend()) {
            return self.build("repair", Spot::Path(at));
        }
        let is_new = self.is_new(self.state().builder());
        if !followed && !is_new {
            return self.pass();
        }
        if !followed {
            let builder: Seat = self.state().builder();
            self.asks(builder);
        }
        if self.buys() || (followed && self.trade_with_bank(Need::Always)) {
            return;
        }
        self.pass();
    }

    fn buys(&mut self) -> bool {
        let state = self.state();
        let pays = |purchase| state.can_pay(state.builder(), purchase);
        let city = state.city_spots().first().copied().filter(|_| pays(Purchase::City));
        let settlement = self.best(state.settlement_spots());
        let settlement = settlement.filter(|_| pays(Purchase::Settlement));
        let card = pays(Purchase::DevelopmentCard) && !self.done.contains("card");
        let no_room = state.settlement_spots().is_empty();
        let road = state.road_spots().first().copied();
        let road = road.filter(|_| no_room && pays(Purchase::Road));
        if let Some(at) = city {
            self.build("city", Spot::Intersection(at));
        } else if let Some(at) = settlement {
            self.build("settlement", Spot::Intersection(at));
        } else if card {
            self.done.insert("card");
            self.choose("development");
            self.choose_before("cards-buy-name", &[], "price");
        } else if let Some(at) = road {
            self.lays("price-road", at);
        } else {
            return false;
        }
        true
    }

    fn can_mend(&self) -> bool {
        let state = self.state();
        let links = state.pieces().links_of(state.builder());
        let mut damaged = links.filter(|(_, link)| link.condition != Condition::Intact);
        damaged.next().is_some() && state.can_pay(state.builder(), Purchase::Road)
    }
}
