//! What the player who touches the screen does in a game of Seafarers.

use board::{Hex, Path, Spot};
use egui_kittest::kittest::Queryable as _;
use game::{
    CardKind, Cards, Condition, Deed, Following, Ground, HiddenGround, Phase, SeaDeed, SeaTask,
    Seat, State, Task,
};
use kit::widgets::Geometry;

use super::bot::Bot;

impl Bot {
    /// Does this by touch: it is that and nothing else, and the rules allow it. Says with how
    /// many touches.
    #[track_caller]
    pub fn sails(&mut self, deed: &SeaDeed) -> u32 {
        let (before, touched) = (self.count(), self.touches);
        match deed {
            SeaDeed::FoundShip { at } | SeaDeed::BuildShip { at } => self.lays_ship(*at),
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
        }
        let (_, _, act) = self.game().acts_from(before).next().unwrap_or_else(|| {
            let refused =
                self.app().refused().map(|(deed, refusal)| format!("{deed:?}: {refusal}"));
            panic!("nothing came of {deed:?}: {refused:?} {:?}", self.window.names())
        });
        assert_eq!(act.deed, Deed::Sea(deed.clone()));
        assert!(act.against.is_empty(), "{act:?}");
        self.touches - touched
    }

    /// Takes back what was done until it is as in `before`.
    pub fn undoes_to(&mut self, before: &State) {
        for _ in 0..60 {
            if self.state() == before {
                return;
            }
            self.choose_before("undo-what", &[], "what");
        }
        panic!("it was never like that");
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

    /// Touches a path, and that it is a ship if a road would do as well.
    fn lays_ship(&mut self, at: Path) {
        self.lays("price-ship", at);
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
        self.choose_with("found-ground", &[("ground", label.into())]);
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
    pub fn sea_task(&mut self, task: &SeaTask) {
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
    pub fn moves_the_pirate(&mut self) -> bool {
        let may = self.state().may_move_pirate() && self.state().turn().is_multiple_of(2);
        let Some(to) = self.pirate_prey().filter(|_| may) else { return false };
        self.sails(&SeaDeed::MovePirate { to });
        true
    }

    /// The next thing that is to be done in a game of Seafarers.
    pub fn sea_step(&mut self) {
        match self.state().open_tasks().first().cloned() {
            Some(Task::Sea(task)) => return self.sea_task(&task),
            Some(Task::MoveRobber { .. }) if self.moves_the_pirate() => return,
            Some(Task::DamageRoad { player, .. }) => {
                let links = self.state().pieces().links_of(player);
                let mut intact = links.filter(|(_, link)| link.condition == Condition::Intact);
                let at = intact.next().expect("something intact").0;
                drop(intact);
                return self.touch_spot(Spot::Path(at));
            }
            _ => {}
        }
        match self.state().phase() {
            Phase::Founding { settlement: Some(_), .. } => {
                let ships = self.state().founding_ships();
                let roads = self.state().founding_roads();
                match (ships.first(), roads.first()) {
                    (Some(at), _) if self.count() % 4 == 1 => self.lays("price-ship", *at),
                    (_, Some(at)) => self.lays("price-road", *at),
                    _ => panic!("nowhere to go on"),
                }
            }
            Phase::BeforeProduction => {
                const SUMS: [u8; 11] = [6, 8, 5, 9, 7, 4, 10, 3, 11, 8, 6];
                let number = SUMS[self.state().turn() as usize % SUMS.len()];
                self.choose_with("roll-name", &[("number", number.into())]);
            }
            _ => self.step(),
        }
    }
}

/// So many cards of what there is.
fn some(mut of: Cards, count: u16) -> Cards {
    let mut cards = Cards::none();
    while cards.total() < count {
        let (kind, held): (CardKind, u8) = of.kinds().next().expect("a card");
        of.set(kind, held - 1);
        cards.set(kind, cards.get(kind) + 1);
    }
    cards
}
