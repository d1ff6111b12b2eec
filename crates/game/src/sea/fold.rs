//! The fold of Seafarers: what a deed does, what followed from it, and gold that goes back with a
//! settlement of the opening that is placed anew (SEA 6).

use std::sync::Arc;

use super::{
    Chit, IslandLetters, NotAtSea, SeaChange, SeaDeed, SeaState, each_once, gold::OpeningGold,
};
use crate::{
    Act, Cards, Condition, Deed, Ground, Impossible, Move, Phase, Piece, Seat, State, StealTargets,
    Task,
};
use board::{BadIsland, Hex, Intersection, Island, Path, Tile, fail_if};

impl State {
    /// Does a deed of Seafarers.
    pub(crate) fn apply_sea(&mut self, deed: &SeaDeed) -> Result<(), Impossible> {
        let builder = self.builder();
        fail_if(self.sea.is_none(), Impossible::Sea(NotAtSea::NotPlayed))?;
        match deed {
            SeaDeed::FoundShip { at } => {
                self.put_ship(*at, builder, Condition::Intact);
                self.next_founder();
            }
            SeaDeed::BuildShip { at } => {
                self.put_ship(*at, builder, Condition::Intact);
                self.sea_mut(|sea| sea.built(*at));
            }
            SeaDeed::MoveShip { from, to } => {
                let lies = self.position().tribe().and_then(|tribe| tribe.item(*to));
                let has_found = lies.is_some() || !self.found_at(&to.ends()).is_empty();
                self.pieces.remove_ship(*from);
                self.put_ship(*to, builder, Condition::Intact);
                self.measure_road(builder);
                self.sea_mut(|sea| {
                    sea.forget_built(*from);
                    sea.rename_warship(*from, *to);
                    sea.move_ship(builder, *from, *to);
                    // What it found has been seen: it can't be put back (SEA 3, 7, SCENARIOS 2.3).
                    if has_found {
                        sea.turn.settle(builder);
                    }
                });
            }
            SeaDeed::MovePirate { to } => self.sea_mut(|sea| {
                sea.table.pirate = Some(*to);
                sea.turn.rob_at_sea(true);
            }),
            SeaDeed::ChasePirate { from, to } => {
                self.rest(*from);
                self.sea_mut(|sea| {
                    sea.table.pirate = Some(*to);
                    sea.turn.rob_at_sea(true);
                });
            }
            SeaDeed::TakeGold { player, cards } => {
                self.known(*player)?;
                self.note_gold(*player, *cards);
            }
            SeaDeed::TurnUp { player, at, is } => {
                self.known(*player)?;
                self.lay_anew(self.with_turned_up(*at, *is)?);
                self.find_trade_rates();
            }
            SeaDeed::Scenario(deed) => self.apply_scenario(deed)?,
        }
        Ok(())
    }

    /// Applies what followed from an act.
    ///
    /// # Errors
    /// Fails if somebody has more from islands than there is: once from each (SEA 8).
    pub(crate) fn apply_sea_change(&mut self, change: SeaChange) -> Result<(), Impossible> {
        match change {
            SeaChange::Earned { player, chit } => {
                let Some(sea) = &mut self.sea else { return Ok(()) };
                let is_new = Arc::make_mut(sea).earn(player, chit);
                is_new.then_some(()).ok_or(Impossible::TooMuch)
            }
            SeaChange::Found { .. }
            | SeaChange::Cloth { .. }
            | SeaChange::Sailed { .. }
            | SeaChange::Attacked(_)
            | SeaChange::FleetLeft
            | SeaChange::Armed { .. }
            | SeaChange::ChitOff { .. }
            | SeaChange::ShipLost { .. } => self.apply_scenario_change(change),
        }
    }

    /// The map is another from now on; the islands on it keep their letters.
    pub(crate) fn lay_anew(&mut self, island: Island) {
        let before = self.position().areas();
        self.lie_on(island);
        let after = self.position().areas();
        self.sea_mut(|sea| {
            if sea.letters == IslandLetters::default() {
                sea.letters.keep(&before);
            }
            sea.letters.keep(&after);
        });
    }

    /// Returns what the books have of `player`'s earnings on an island.
    pub(crate) fn booked_chit(&self, player: Seat, island: Hex) -> Chit {
        let area = self.position().area_of(island);
        let is_here = |chit: &&Chit| chit.island == island || area.contains(&chit.island);
        let chits = self.sea().map_or(&[][..], |sea| sea.chits(player));
        let points = chits.iter().filter(is_here).map(|chit| chit.points);
        Chit { island, points: points.fold(0, u8::saturating_add) }
    }

    /// Sets the points that a player has earned on the island of `chit` to those that it says.
    pub(crate) fn correct_chit(&mut self, player: Seat, chit: Chit) {
        let area = self.position().area_of(chit.island);
        self.sea_mut(|sea| {
            if let Some(chits) = sea.table.chits.get_mut(player) {
                chits.retain(|other| other.island != chit.island && !area.contains(&other.island));
                if chit.points > 0 {
                    chits.push(chit);
                }
            }
        });
    }

    /// The pirate stands where it will: who moved it in place of the robber takes a card of
    /// somebody with a ship there (SEA 5).
    pub(crate) fn point_out_ships(&mut self, mover: Seat) {
        let prey = self.pirate_prey(mover);
        let waiting = self.tasks.iter_mut().find(|task| {
            matches!(task, Task::Steal { from: StealTargets::BesideRobber, .. })
                && task.player() == mover
        });
        if let Some(Task::Steal { from, .. }) = waiting {
            *from = StealTargets::OneOf(prey);
        }
    }

    /// Gives the points to whoever settles abroad for the first time.
    pub(crate) fn earn_chits(&mut self, act: &mut Act) -> Result<(), Impossible> {
        let Deed::BuildSettlement { at } = act.deed else { return Ok(()) };
        let Some((player, _)) = self.pieces.building(at) else { return Ok(()) };
        for chit in self.earned_at(at) {
            let change = SeaChange::Earned { player, chit };
            self.apply_sea_change(change)?;
            act.sea.push(change);
        }
        Ok(())
    }

    pub(crate) fn sea_mut(&mut self, change: impl FnOnce(&mut SeaState)) {
        if let Some(sea) = &mut self.sea {
            change(Arc::make_mut(sea));
        }
    }

    pub(crate) fn put_ship(&mut self, at: Path, seat: Seat, condition: Condition) {
        self.put_link(at, seat, Piece::Ship, condition);
    }

    /// A Diplomat takes a ship off `at`, if one lies there (SEA 12).
    pub(crate) fn take_up_ship(&mut self, at: Path) {
        let ship = self.pieces.ship(at).map(|_| at);
        self.pieces.remove_ship(at);
        self.sea_mut(|sea| {
            sea.forget_built(at);
            sea.turn.take_up(ship);
        });
    }

    /// A settlement of the opening makes its islands home, where the map says no others.
    pub(crate) fn found_home(&mut self, at: Intersection, seat: Seat) {
        self.sea_mut(|sea| {
            if let Some(founded) = sea.founded.get_mut(seat) {
                founded.push(at);
                each_once(founded);
            }
        });
        self.find_home(seat);
    }

    /// A settlement of the opening is taken back.
    pub(crate) fn forget_home(&mut self, at: Intersection) {
        self.sea_mut(|sea| {
            for (_, founded) in sea.founded.iter_mut() {
                founded.retain(|place| *place != at);
            }
        });
        let seats: Vec<Seat> = self.players.seats().collect();
        for seat in seats {
            self.find_home(seat);
        }
    }

    fn find_home(&mut self, seat: Seat) {
        let is_founded = self.is_home_founded();
        let Some(sea) = self.sea().filter(|_| is_founded) else { return };
        let founded = sea.founded.of(seat).into_iter();
        let hexes = founded.flat_map(Intersection::hexes);
        let mut home: Vec<Hex> = hexes.filter(|hex| self.island.is_land(*hex)).collect();
        home.sort_unstable();
        home.dedup();
        self.sea_mut(|sea| {
            sea.table.home.change(seat, |own| *own = home);
        });
    }

    /// After the first attack the pirate comes from the barbarians' track to where its map
    /// puts it (SEA 12).
    pub(crate) fn release_pirate(&mut self) {
        let begins = self.pirate_begins();
        self.sea_mut(|sea| {
            if sea.table.pirate.is_none() {
                sea.table.pirate = begins;
            }
        });
    }

    /// The island with the hidden hex at `at` turned up.
    pub(crate) fn with_turned_up(&self, at: Hex, is: Option<Ground>) -> Result<Island, BadIsland> {
        let tile = |Ground { terrain, token }| Tile { at, terrain, token };
        self.island.laid(at, is.map(tile))
    }
}

impl State {
    /// Notes what `player` takes for gold, while the opening goes on.
    pub(super) fn note_gold(&mut self, player: Seat, cards: Option<Cards>) {
        if !matches!(self.phase, Phase::Founding { settlement: Some(_), .. }) {
            return;
        }
        let due = self.tasks.iter().find_map(|task| task.gold_of(player));
        self.sea_mut(|sea| sea.opening_gold.take(cards, due.unwrap_or(0)));
    }

    /// Leaves what was taken for gold with a settlement that stays, or gives it back.
    pub(crate) fn settle_gold(&mut self) {
        self.sea_mut(|sea| sea.opening_gold = OpeningGold::default());
    }

    /// Returns what `player` gives back for gold if the settlement just placed is placed anew.
    pub(crate) fn gold_back(&self, player: Seat) -> Vec<Move> {
        let Some(gold) = self.sea().map(|sea| sea.opening_gold) else { return Vec::new() };
        let told = (!gold.told.is_empty()).then_some(Move::ToBank(player, gold.told));
        // Where no hands are followed, nothing has moved.
        let has_moved = gold.untold > 0 && self.rules.following.is_on();
        let untold = has_moved.then_some(Move::ToBankUntold(player, gold.untold.into()));
        told.into_iter().chain(untold).collect()
    }
}
