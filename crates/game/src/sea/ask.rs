//! Questions about a game of Seafarers: the places open to ships and the pirate, and the yield of
//! gold.

use super::{
    Chit, HiddenGround, Home, PirateGround, ScenarioDeed, ScenarioTable, ScenarioTask, SeaDeed,
    SeaRules, SeaState, SeaTask,
};
use crate::{
    Cards, Deed, ExtraBuilding, FriendlyRobber, KnightsTask, Phase, Piece, ProgressCard, Seat,
    Seats, State, StealTargets, Task, Way, hand::only, seven,
};
use board::{Hex, Intersection, Isle, Path, Terrain, Token};

impl State {
    /// Returns how Seafarers stands, where it is played.
    pub fn sea(&self) -> Option<&SeaState> {
        self.sea.as_deref()
    }

    /// Returns the table's readings where those of Seafarers differ; the usual ones where it plays
    /// without.
    pub fn sea_rules(&self) -> SeaRules {
        self.rules.sea.unwrap_or_default()
    }

    /// The pirate's hex; none while it is beside the board.
    pub fn pirate(&self) -> Option<Hex> {
        self.sea()?.table().pirate
    }

    /// Returns the hex that the pirate comes to from the barbarians' track after the first attack,
    /// until it has come (SEA 12).
    pub fn pirate_to_come(&self) -> Option<Hex> {
        if self.pirate().is_some() || !self.position().is_robber_locked() {
            return None;
        }
        self.pirate_begins()
    }

    /// Returns where the map puts the robber at first, if that is still land.
    pub(crate) fn robber_begins(&self) -> Option<Hex> {
        let at_sea = || self.setup.sea.as_ref()?.robber;
        let begins = self.robber_begins_at_river().or_else(at_sea);
        begins.filter(|hex| self.island.is_land(*hex))
    }

    /// Returns where the map puts the pirate at first, if that is still sea.
    pub(crate) fn pirate_begins(&self) -> Option<Hex> {
        self.setup.sea.as_ref()?.pirate.filter(|hex| self.island.is_sea(*hex))
    }

    /// Returns whether home is where each places the settlements of the opening.
    pub(crate) fn is_home_founded(&self) -> bool {
        self.setup.sea.as_ref().is_none_or(|map| map.home == Home::WhereFounded)
    }

    /// Free paths where whoever builds now may build a ship, sorted, its price aside.
    pub fn ship_spots(&self) -> Vec<Path> {
        let builder = self.builder();
        let none_left = self.pieces_left(builder, Piece::Ship) == 0;
        if self.sea.is_none() || none_left || self.damaged_links(builder).next().is_some() {
            return Vec::new();
        }
        self.position().ship_spots(builder)
    }

    /// The ships that whoever builds now may move by the rules, sorted; none once they have
    /// moved one, though they may put that back.
    pub fn movable_ships(&self) -> Vec<Path> {
        let builder = self.builder();
        if self.builds_beside() || self.sea().is_none_or(|sea| sea.table().has_moved(builder)) {
            return Vec::new();
        }
        self.position().movable_ships(builder)
    }

    /// Returns whether a special building phase has begun (RULES 4.5).
    pub(crate) fn builds_beside(&self) -> bool {
        let is_beside = matches!(self.phase, Phase::ExtraBuilding { .. });
        is_beside && self.rules.extra_building == ExtraBuilding::Special
    }

    /// Returns where the ship at `from` may be moved to, sorted.
    pub fn ship_moves(&self, from: Path) -> Vec<Path> {
        let builder = self.builder();
        let position = self.position();
        // A line goes on from where it ends without that ship (SCENARIOS 4.6).
        let of_line = position.line_spots(builder, Some(from));
        let spots = of_line.unwrap_or_else(|| position.ship_spots(builder)).into_iter();
        let is_open = |to: &Path| {
            let deed = SeaDeed::MoveShip { from, to: *to };
            self.against(Deed::Sea(deed)).is_none()
        };
        spots.filter(is_open).collect()
    }

    /// Returns where a ship may lie beside the settlement that was just placed in the opening.
    pub fn founding_ships(&self) -> Vec<Path> {
        let Phase::Founding { settlement: Some(place), .. } = self.phase else {
            return Vec::new();
        };
        let is_open = |at: &Path| self.against(Deed::Sea(SeaDeed::FoundShip { at: *at })).is_none();
        place.paths().into_iter().filter(is_open).collect()
    }

    /// Returns whether there is a pirate at all: not on the Pirate Islands, nor with the Wonders
    /// (SCENARIOS 4.1, 5.1).
    pub fn has_pirate(&self) -> bool {
        // With wagons there are bandits alone (TRADERS 8.3).
        self.sea.is_some()
            && self.wagons.is_none()
            && match self.position().scenario() {
                None | Some(ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_)) => true,
                Some(ScenarioTable::Pirates(_) | ScenarioTable::Wonders(_)) => false,
            }
    }

    /// Returns `true` if a robber that is to be moved now may stay, and the pirate go in its place:
    /// by a 7 or a knight, not by any other card (SEA 5, 12).
    pub fn may_move_pirate(&self) -> bool {
        let moves = matches!(self.open_tasks().first(), Some(Task::MoveRobber { .. }));
        if !moves || !self.has_pirate() || !self.is_pirate_free() {
            return false;
        }
        match self.phase {
            Phase::Event => {
                let others = self.tasks.iter().skip(1);
                let is_last = !others.clone().any(|task| matches!(task, Task::MoveRobber { .. }));
                self.number() == Some(7) && is_last
            }
            _ => {
                !matches!(self.tasks.get(1), Some(Task::Knights(KnightsTask::StealFromEach { .. })))
            }
        }
    }

    /// Returns whether whoever builds now may move the pirate at all: with Cloth only who trades with
    /// a village (SCENARIOS 3.5).
    pub fn is_pirate_free(&self) -> bool {
        let position = self.position();
        position.cloth().is_none() || position.trades_at_all(self.builder())
    }

    /// Cards are taken beside the robber again, not the pirate.
    pub(crate) fn rob_on_land(&mut self) {
        self.sea_mut(|sea| sea.turn.rob_at_sea(false));
    }

    /// Returns where the pirate may be moved to: any other sea hex that this table allows, but for
    /// those where it would rob only somebody whom the robber would spare. If there is no
    /// such hex it may go wherever it could.
    pub fn pirate_hexes(&self) -> Vec<Hex> {
        let Some(sea) = self.sea() else { return Vec::new() };
        let ground = self.sea_rules().pirate_ground;
        let island = &self.island;
        let is_open = |hex: &Hex| {
            ground == PirateGround::AllSea || hex.neighbors().all(|it| island.is_laid_out(it))
        };
        let others = island.sea().iter().filter(|hex| sea.table().pirate != Some(**hex));
        let others: Vec<Hex> = others.copied().filter(is_open).collect();
        let allowed: Vec<Hex> =
            others.iter().copied().filter(|hex| self.spared_at_sea(*hex).is_none()).collect();
        if allowed.is_empty() { others } else { allowed }
    }

    /// Returns a player with a ship beside `hex` whom the friendly robber spares.
    pub fn spared_at_sea(&self, hex: Hex) -> Option<Seat> {
        if self.rules.friendly_robber == FriendlyRobber::Off {
            return None;
        }
        let position = self.position();
        let builder = self.builder();
        self.ship_owners_at(hex)
            .into_iter()
            .find(|seat| *seat != builder && position.is_spared(*seat))
    }

    /// Returns who has a ship beside `hex`, sorted; nobody who has left.
    pub(crate) fn ship_owners_at(&self, hex: Hex) -> Seats {
        let is_beside =
            |seat: &Seat| self.pieces.ships_of(*seat).any(|(path, _)| path.touches(hex));
        let present = self.players.seats().filter(|seat| self.seating.is_present(*seat));
        present.filter(is_beside).collect()
    }

    /// Returns the players whom the pirate of `mover` can rob where it stands.
    pub(crate) fn pirate_prey(&self, mover: Seat) -> Seats {
        let Some(hex) = self.pirate() else { return Seats::new() };
        let position = self.position();
        let owners = self.ship_owners_at(hex).into_iter();
        owners.filter(|seat| *seat != mover && !position.is_spared(*seat)).collect()
    }

    /// Returns how many of `count` resources of choice the bank can give.
    pub fn gold_due(&self, count: u8) -> u16 {
        let there = self.bank().map_or(u16::from(count), |bank| bank.resources().total());
        there.min(u16::from(count))
    }

    /// Returns `true` if a road that may be built for free only replaces one that its owner's
    /// Diplomat took up (SEA 12).
    pub(crate) fn lays_again(&self) -> bool {
        let played = self.knights().and_then(|knights| knights.turn.played);
        played == Some(ProgressCard::Diplomat)
    }

    /// Returns what a Diplomat took off `at`: a ship or a road.
    pub(crate) fn took_up(&self, at: Path) -> Way {
        match self.sea() {
            Some(sea) if sea.turn().took_up(at) => Way::Ship,
            _ => Way::Road,
        }
    }

    /// Returns whether `seat` may lay a ship in place of a free road.
    pub fn may_lay_ship_free(&self, seat: Seat) -> bool {
        self.sea.is_some() && !self.lays_again() && self.pieces_left(seat, Piece::Ship) > 0
    }

    /// Returns what is still under the hidden hexes, each kind with its number; none where the map
    /// doesn't say, or hexes were turned up that don't fit it.
    pub fn hidden_left(&self) -> Vec<(HiddenGround, u8)> {
        let Some(stack) = self.setup.sea.as_ref().and_then(|map| map.hidden.as_ref()) else {
            return Vec::new();
        };
        let mut left = stack.hexes.clone();
        for hex in self.setup.island.hidden() {
            let ground = if self.island.is_sea(*hex) {
                HiddenGround::Sea
            } else if let Some(tile) = self.island.tile(*hex) {
                HiddenGround::Land(tile.terrain)
            } else {
                continue;
            };
            match left.iter_mut().find(|(kind, _)| *kind == ground) {
                Some((_, count)) if *count > 0 => *count -= 1,
                _ => return Vec::new(),
            }
        }
        left.retain(|(_, count)| *count > 0);
        left
    }

    /// The tokens that are still in the stack for hidden land, sorted; nothing where the map
    /// doesn't say, though there is land that bears them, or other ones were laid.
    pub fn hidden_tokens_left(&self) -> Option<Vec<Token>> {
        let stack = self.setup.sea.as_ref()?.hidden.as_ref()?;
        let bears = |ground| matches!(ground, HiddenGround::Land(it) if it.bears_token());
        if stack.tokens.is_empty() && stack.hexes.iter().any(|(ground, _)| bears(*ground)) {
            return None;
        }
        let mut left = stack.tokens.clone();
        for hex in self.setup.island.hidden() {
            let Some(token) = self.island.tile(*hex).and_then(|tile| tile.token) else { continue };
            match left.iter().position(|other| *other == token) {
                Some(place) => drop(left.remove(place)),
                None => return None,
            }
        }
        left.sort_unstable();
        Some(left)
    }

    /// The hidden hexes that the road, ship or settlement of a deed touches, sorted: they are
    /// turned up (SEA 7).
    pub(crate) fn found_by(&self, deed: &Deed) -> Vec<Hex> {
        let ends: Vec<Intersection> = if let Deed::FoundRoad { at }
        | Deed::BuildRoad { at }
        | Deed::Sea(
            SeaDeed::FoundShip { at }
            | SeaDeed::BuildShip { at }
            | SeaDeed::MoveShip { to: at, .. },
        ) = deed
        {
            at.ends().to_vec()
        } else if let Deed::FoundSettlement { at } | Deed::BuildSettlement { at } = deed {
            vec![*at]
        } else {
            return Vec::new();
        };
        self.found_at(&ends)
    }

    /// The hidden hexes that touch one of `places`, sorted.
    pub(crate) fn found_at(&self, places: &[Intersection]) -> Vec<Hex> {
        let hidden = self.island.hidden().iter();
        hidden.filter(|hex| places.iter().any(|at| at.touches(**hex))).copied().collect()
    }

    /// Returns the tasks that come next after a deed at sea, or one that reaches gold or a hidden
    /// hex; `player` did it.
    pub(crate) fn sea_tasks(&self, deed: &Deed, player: Seat) -> Vec<Task> {
        if self.sea.is_none() {
            return Vec::new();
        }
        let found = self.found_by(deed).into_iter();
        let mut tasks: Vec<Task> =
            found.map(|at| Task::Sea(SeaTask::TurnUp { player, at })).collect();
        let gold = if let Deed::FoundSettlement { at } = deed {
            self.founding_gold(*at)
        } else if let Deed::Sea(SeaDeed::TurnUp { is: Some(ground), .. }) = deed {
            u8::from(ground.terrain == Terrain::Gold)
        } else {
            0
        };
        if gold > 0 {
            tasks.push(Task::Sea(SeaTask::Gold { player, count: gold }));
        }
        tasks
    }

    /// Returns how many resources of choice gold beside a settlement of the opening brings.
    fn founding_gold(&self, at: Intersection) -> u8 {
        let last = self.setup.last_round();
        let is_last = matches!(self.phase, Phase::Founding { round, .. } if round == last);
        if !is_last || self.sea_rules().founding_gold == super::FoundingGold::Nothing {
            return 0;
        }
        let is_gold =
            |hex: &Hex| self.island.tile(*hex).is_some_and(|tile| tile.terrain == Terrain::Gold);
        let fields = at.hexes().into_iter().filter(is_gold).count();
        u8::try_from(fields).unwrap_or(0)
    }

    /// Returns what a building that was just placed at `at` has earned its owner (SEA 8).
    pub(crate) fn earned_at(&self, at: Intersection) -> Vec<Chit> {
        let points = self.sea_rules().foreign_island;
        let Some((owner, _)) = self.pieces.building(at).filter(|_| points > 0) else {
            return Vec::new();
        };
        let Some(sea) = self.sea() else { return Vec::new() };
        let areas = self.position().first_settled(owner, at).into_iter();
        let is_new = |hexes: &[Hex]| {
            !sea.chits(owner).iter().any(|chit| hexes.binary_search(&chit.island).is_ok())
        };
        let areas = areas.filter(|area| is_new(&area.hexes));
        let position = self.position();
        let chit = |area: Isle| Some(Chit { island: position.named_by(&area.hexes)?, points });
        areas.filter_map(chit).collect()
    }

    /// Returns the tasks of a knight's chase of the pirate: a card is taken from somebody with a
    /// ship beside it.
    pub(crate) fn pirate_robs(&self) -> Vec<Task> {
        let [_, _, steal] = seven();
        let mut tasks = self.position().tasks(&[steal], self.occasion());
        let prey = self.pirate_prey(self.builder());
        for task in &mut tasks {
            if let Task::Steal { from, .. } = task {
                *from = StealTargets::OneOf(prey.clone());
            }
        }
        tasks
    }

    /// Returns whether a task of Seafarers can still be done.
    pub(crate) fn is_doable_at_sea(&self, task: &SeaTask) -> bool {
        match task {
            SeaTask::Gold { count, .. } => self.gold_due(*count) > 0,
            SeaTask::TurnUp { at, .. } => self.island.hidden().contains(at),
            // What is damaged is repaired first, for nothing as well.
            SeaTask::FreeShip { player } => {
                !self.ship_spots().is_empty() || self.damaged_links(*player).next().is_some()
            }
            SeaTask::Scenario(ScenarioTask::LayHarbor { player }) => {
                let position = self.position();
                let held = position.tribe().and_then(|tribe| tribe.held.get(*player));
                held.is_some_and(|held| !held.is_empty())
                    && !position.harbor_spots(*player).is_empty()
            }
            SeaTask::Scenario(ScenarioTask::Fleet { .. }) => {
                self.position().pirates().is_some_and(|pirates| pirates.fleet.is_some())
            }
            SeaTask::Scenario(ScenarioTask::LoseToFleet { player, count }) => {
                self.lost_to_fleet(*player, *count) > 0
            }
            SeaTask::Scenario(ScenarioTask::RevealPoints { player }) => {
                self.hidden_points_at_most(*player) > 0
            }
        }
    }

    /// The one way to do `task`, if there is only one.
    pub(crate) fn only_way_at_sea(&self, task: &SeaTask) -> Option<Deed> {
        let (player, count) = match task {
            SeaTask::Gold { player, count } => (player, count),
            SeaTask::Scenario(ScenarioTask::LayHarbor { player }) => {
                return self.only_harbor(*player);
            }
            SeaTask::Scenario(ScenarioTask::LoseToFleet { player, count }) => {
                let due = self.lost_to_fleet(*player, *count);
                let cards = Some(self.only_cards(*player, due)?);
                return Some(Deed::from(ScenarioDeed::LoseToFleet { player: *player, cards }));
            }
            SeaTask::TurnUp { .. }
            | SeaTask::FreeShip { .. }
            | SeaTask::Scenario(ScenarioTask::Fleet { .. } | ScenarioTask::RevealPoints { .. }) => {
                return None;
            }
        };
        let bank = self.bank()?.resources();
        let due = self.gold_due(*count);
        let cards = if bank.total() == due {
            Some(bank).filter(|bank| !bank.is_empty())?
        } else {
            Cards::of(bank.only_kind()?, u8::try_from(due).unwrap_or(u8::MAX))
        };
        Some(Deed::Sea(SeaDeed::TakeGold { player: *player, cards: Some(cards) }))
    }

    /// The harbor that `player` lays, if there is one kind and one place.
    fn only_harbor(&self, player: Seat) -> Option<Deed> {
        let position = self.position();
        let mut kinds = position.tribe()?.held.get(player)?.clone();
        kinds.dedup();
        let kind = only(kinds)?;
        let at = only(position.harbor_spots(player))?;
        Some(Deed::from(ScenarioDeed::LayHarbor { player, at, kind }))
    }

    /// Returns whether any piece stands or lies beside `hex`.
    pub(crate) fn has_pieces_beside(&self, hex: Hex) -> bool {
        let around = Intersection::around(hex);
        let links = self.pieces.roads().map(|(at, ..)| at);
        let links = links.chain(self.pieces.ships().map(|(at, ..)| at));
        let mut links = links.chain(self.pieces.bridges().map(|(at, ..)| at));
        around.iter().any(|at| !self.pieces.is_free(*at))
            || links.any(|path| path.hexes().contains(&hex))
    }

    /// Returns whether the rules of a scenario let the opening begin at `at` (SEA 10).
    pub(crate) fn begins_at(&self, at: Intersection) -> bool {
        let Some(map) = &self.setup.sea else { return true };
        let begins = map.begins.as_deref();
        begins.is_none_or(|land| land.iter().any(|hex| at.touches(*hex)))
            && !map.barred.contains(&at)
    }
}
