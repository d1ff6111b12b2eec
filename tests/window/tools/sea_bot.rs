//! Deeds of the player who touches the screen in a game of Seafarers, and whole games of it, played
//! by touch to their end.

use board::{Hex, Intersection, Path, Spot};
use cards::Award;
use egui_kittest::kittest::Queryable as _;
use game::{
    CardKind, Cards, Condition, Deed, Following, Ground, HiddenGround, NumberSource, Phase,
    Purchase, ScenarioDeed, SeaDeed, SeaTask, Seat, State, Task,
};
use kit::widgets::Geometry;

use super::bot::{Bot, Need};

impl Bot {
    /// Does this by touch: it is that and nothing else, and the rules allow it. Says with how
    /// many touches.
    #[track_caller]
    pub fn sails(&mut self, deed: &SeaDeed) -> u32 {
        let (before, touched) = (self.count(), self.touches);
        match deed {
            SeaDeed::FoundShip { at } | SeaDeed::BuildShip { at } => self.lays("price-ship", *at),
            SeaDeed::MoveShip { from, to } => {
                self.touch_spot(Spot::Path(*from));
                self.touch_spot(Spot::Path(*to));
            }
            SeaDeed::MovePirate { to } => self.touch_spot(Spot::Hex(*to)),
            SeaDeed::ChasePirate { from, to } => {
                self.touch_spot(Spot::Intersection(*from));
                self.choose("knight-chase-pirate");
                self.touch_spot(Spot::Hex(*to));
            }
            SeaDeed::TakeGold { player, cards } => self.takes_gold(*player, *cards),
            SeaDeed::TurnUp { is, .. } => self.turns_up(*is),
            SeaDeed::Scenario(deed) => self.does_of_scenario(deed),
        }
        self.has_done(&Deed::Sea(deed.clone()), before);
        self.touches - touched
    }

    /// Touches a place that isn't marked, where the finger finds it.
    pub fn touches_unmarked(&mut self, spot: Spot) {
        let island = self.window.text.get("island");
        let rect = self.window.harness.get_by_label(&island).rect();
        let turned = self.game().board_rotation().sixths();
        let geometry = Geometry::fit(self.state().island(), rect, turned);
        let at = geometry.spot(spot);
        self.window.touch_at(at);
    }

    /// Touches a path, and this piece if several would do.
    pub fn lays(&mut self, key: &str, at: Path) {
        let before = self.count();
        self.touch_spot(Spot::Path(at));
        if self.count() > before {
            return;
        }
        let piece = self.window.text.get(key);
        let name = self.window.text.with("chooser-lay", &[("piece", piece.as_str().into())]);
        if self.window.has(&name) {
            self.touch(&name);
        } else {
            self.choose_before("chooser-build", &[("piece", piece.into())], "price");
        }
    }

    fn takes_gold(&mut self, player: Seat, cards: Option<Cards>) {
        // Nobody takes theirs as fast as a finger touches twice.
        self.window.harness.run_steps(8);
        let who = self.name_of(player);
        let who = ("who", who.as_str().into());
        let Some(cards) = cards else {
            let is_off = self.state().rules().following == Following::Off;
            let key = if is_off { "gold-done" } else { "gold-untold" };
            return self.choose_before(key, &[who], "count");
        };
        if cards.total() == 1 {
            let (kind, _) = cards.kinds().next().expect("a card");
            let resource = self.window.text.kind(kind);
            return self.choose_with("task-take-kind", &[who, ("resource", resource.into())]);
        }
        let label = self.window.text.with("gold-takes", std::slice::from_ref(&who));
        for (kind, count) in cards.kinds() {
            for _ in 0..count {
                self.counts(&label, kind);
            }
        }
        let counted: Vec<String> =
            cards.kinds().map(|(kind, count)| self.window.text.cards(count, kind)).collect();
        let counted = self.window.text.list(&counted);
        self.choose_with("gold-confirm", &[who, ("cards", counted.into())]);
    }

    fn turns_up(&mut self, is: Option<Ground>) {
        let label = match is {
            Some(ground) => self.window.text.terrain_label(ground.terrain),
            None => self.window.text.get("found-sea"),
        };
        let before = self.count();
        let name = self.window.text.with("found-ground", &[("ground", label.into())]);
        self.touch_starting(&name);
        if self.count() > before {
            return;
        }
        match is.and_then(|ground| ground.token) {
            Some(token) => {
                self.choose_with("found-number", &[("number", token.number().into())]);
            }
            None => self.choose("found-bare-name"),
        }
    }

    /// Does what Seafarers asks now.
    fn sea_task(&mut self, task: &SeaTask) {
        let deed = match task {
            SeaTask::Gold { player, count } => {
                let due = self.state().gold_due(*count);
                let bank = self.state().bank();
                let cards = bank.map(|bank| some(bank.resources(), due));
                let is_off = self.state().rules().following == Following::Off;
                SeaDeed::TakeGold { player: *player, cards: cards.filter(|_| !is_off) }
            }
            SeaTask::TurnUp { player, at } => {
                let (player, at) = (*player, *at);
                SeaDeed::TurnUp { player, at, is: self.ground() }
            }
            SeaTask::FreeShip { .. } => {
                let spots = self.state().ship_spots();
                SeaDeed::BuildShip { at: spots[0] }
            }
            SeaTask::Scenario(task) => SeaDeed::Scenario(self.of_scenario(task)),
        };
        self.sails(&deed);
    }

    /// Returns what may lie under a hidden hex.
    fn ground(&self) -> Option<Ground> {
        let known = self.state().hidden_left();
        match known.first().map(|(ground, _)| *ground) {
            Some(HiddenGround::Land(terrain)) => {
                let token =
                    self.state().hidden_tokens_left().and_then(|left| left.first().copied());
                let bears = terrain != board::Terrain::Desert;
                Some(Ground { terrain, token: token.filter(|_| bears) })
            }
            Some(HiddenGround::Sea) | None => None,
        }
    }

    /// A sea hex where the pirate may go and rob somebody.
    fn pirate_prey(&self) -> Option<Hex> {
        let state = self.state();
        let builder = state.builder();
        let others = || state.pieces().ships().filter(|(_, owner, _)| *owner != builder);
        let is_beside = |hex: &Hex| others().any(|(path, ..)| path.hexes().contains(hex));
        state.pirate_hexes().into_iter().find(is_beside)
    }

    /// In every second turn moves the pirate rather than the robber, if it may go where it
    /// robs somebody.
    fn moves_the_pirate(&mut self) -> bool {
        let may = self.state().may_move_pirate() && self.state().turn().is_multiple_of(2);
        let Some(to) = self.pirate_prey().filter(|_| may) else { return false };
        self.sails(&SeaDeed::MovePirate { to });
        true
    }

    /// Leaves the settlement that was just placed by a ship or a road.
    fn founds_a_way(&mut self) {
        let (ships, roads) = (self.state().founding_ships(), self.state().founding_roads());
        match (ships.first(), roads.first()) {
            (Some(at), _) if self.count() % 4 == 1 => self.lays("price-ship", *at),
            (_, Some(at)) => self.lays("price-road", *at),
            _ => panic!("nowhere to go on"),
        }
    }
}

/// So many cards of what there is.
pub fn some(mut of: Cards, count: u16) -> Cards {
    let mut cards = Cards::none();
    while cards.total() < count {
        let (kind, held): (CardKind, u8) = of.kinds().next().expect("a card");
        of.set(kind, held - 1);
        cards.set(kind, cards.get(kind) + 1);
    }
    cards
}

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
    pub fn notes_at_sea(&mut self, before: &State, count: usize) -> Option<&'static str> {
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
                SeaDeed::Scenario(ScenarioDeed::LayHarbor { .. }) => "a harbor laid",
                SeaDeed::Scenario(ScenarioDeed::TakeCloth { .. }) => "cloth taken",
                SeaDeed::Scenario(ScenarioDeed::SailFleet { .. }) => "the fleet's die",
                SeaDeed::Scenario(ScenarioDeed::LoseToFleet { .. }) => "lost to the fleet",
                SeaDeed::Scenario(ScenarioDeed::Besiege { .. }) => "a fortress attacked",
                SeaDeed::Scenario(ScenarioDeed::ClaimWonder { .. }) => "a wonder claimed",
                SeaDeed::Scenario(ScenarioDeed::BuildLevel) => "a level",
                SeaDeed::Scenario(ScenarioDeed::RevealPoints { .. }) => "points revealed",
            });
        }
        let route = |state: &State| state.holders().of(Award::LongestRoad);
        if route(self.state()) != route(before) {
            self.done.insert("trade route");
        }
        found
    }

    pub fn sea_or_land(&mut self) {
        let with_knights = self.state().knights().is_some();
        match self.state().open_tasks().first().cloned() {
            Some(Task::Sea(task)) => return self.sea_task(&task),
            Some(Task::MoveRobber { .. }) if self.moves_the_pirate() => return,
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
            Phase::Founding { .. } => self.founds_a_way(),
            Phase::Trading if self.does_what_is_due() => {}
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
                self.tables_dice();
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
        if self.spend() || (followed && self.trade_with_bank(Need::Always)) {
            return;
        }
        self.pass();
    }

    fn can_mend(&self) -> bool {
        let state = self.state();
        let links = state.pieces().links_of(state.builder());
        let mut damaged = links.filter(|(_, link)| link.condition != Condition::Intact);
        damaged.next().is_some() && state.can_pay(state.builder(), Purchase::Road)
    }
}
