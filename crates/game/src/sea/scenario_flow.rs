//! What follows from a deed in a scenario with rules of its own: items that a ship takes, links to
//! villages, the fleet, and what an attack on a fortress costs (SCENARIOS 2 to 5).

use std::sync::Arc;

use super::{
    BadSeaTable, ClothTable, FORTRESS_CHITS, FleetAttack, FortressState, LAST_LEVEL, MOST_CLOTH,
    NotAtSea, PirateTable, ScenarioDeed, ScenarioTable, ScenarioTask, SeaChange, SeaDeed, SeaMap,
    SeaTask, TribeTable, WonderClaimed, WonderTable, scenario_land::is_beside,
};
use crate::{
    Act, Building, Color, Condition, Deed, Impossible, PerSeat, Phase, Piece, Pieces, Position,
    Seat, Seats, State, Task,
};
use board::{HarborKind, Intersection};
use scenarios::{Fortress, FortressColor, Item, PirateParts, ScenarioParts};

/// A color's own place on the Pirate Islands: brown pieces stand for the map's purple ones.
const fn place_of(color: Color) -> FortressColor {
    match color {
        Color::Red => FortressColor::Red,
        Color::Blue => FortressColor::Blue,
        Color::White => FortressColor::White,
        Color::Orange => FortressColor::Orange,
        Color::Green => FortressColor::Green,
        Color::Brown => FortressColor::Purple,
    }
}

/// Fortresses of the players: each has that of their color, and whoever has none there the next one
/// left in the map's order (SCENARIOS 4.1).
pub fn own_fortresses(parts: &PirateParts, colors: &PerSeat<Color>) -> PerSeat<Option<Fortress>> {
    // Two play the map for the fewest.
    let fewest = parts.fortresses.iter().map(|it| usize::from(it.least_players)).min();
    let count = colors.count().max(fewest.unwrap_or_default());
    let in_play = |it: &&Fortress| usize::from(it.least_players) <= count;
    let mut left: Vec<Fortress> = parts.fortresses.iter().filter(in_play).copied().collect();
    let mut own = colors.map(|_, _| None);
    for (seat, color) in colors.iter() {
        let place = left.iter().position(|it| it.color == place_of(*color));
        own.change(seat, |own| *own = place.map(|place| left.remove(place)));
    }
    for (_, own) in own.iter_mut() {
        if own.is_none() && !left.is_empty() {
            *own = Some(left.remove(0));
        }
    }
    own
}

impl SeaMap {
    /// The pieces and places of its scenario's own rules before anybody plays; fortresses in the
    /// colors that the map names.
    pub fn scenario_table(&self) -> Option<ScenarioTable> {
        ScenarioTable::at_first(self, &PerSeat::from(Color::ALL))
    }

    /// Pieces that lie there before the first settlement: on the Pirate Islands a settlement and a
    /// ship each (SCENARIOS 4.3).
    pub fn given_pieces(&self, colors: &PerSeat<Color>) -> Pieces {
        let mut pieces = Pieces::default();
        if let Some(ScenarioParts::Pirates(parts)) = &self.parts {
            for (seat, own) in own_fortresses(parts, colors).iter() {
                let Some(own) = own else { continue };
                pieces.put_building(own.settlement, seat, Building::Settlement);
                pieces.put_ship(own.ship, seat, Condition::Intact);
            }
        }
        pieces
    }
}

impl ScenarioTable {
    /// The table before the first settlement, as `map` has it.
    pub fn at_first(map: &SeaMap, colors: &PerSeat<Color>) -> Option<Self> {
        Some(match map.parts.as_ref()? {
            ScenarioParts::Tribe(_) => Self::Tribe(TribeTable::with(colors, map.items.clone())),
            ScenarioParts::Cloth(cloth) => Self::Cloth(ClothTable::with(colors, cloth)),
            ScenarioParts::Pirates(pirates) => Self::Pirates(PirateTable::with(colors, pirates)),
            ScenarioParts::Wonders(wonders) => Self::Wonders(WonderTable::with(wonders)),
        })
    }

    /// Returns whether no list of it is longer than what a table has.
    pub(super) fn is_bounded(&self) -> bool {
        match self {
            Self::Tribe(tribe) => {
                tribe.held.values().all(|held| held.len() <= super::MOST_HELD_HARBORS)
            }
            Self::Pirates(pirates) => {
                pirates.warships.len() <= pirates.marked.count() * usize::from(Piece::Ship.supply())
            }
            Self::Cloth(_) | Self::Wonders(_) => true,
        }
    }
}

impl ScenarioTable {
    /// Numbers that are larger than there can be.
    pub(super) fn too_large(&self) -> Vec<BadSeaTable> {
        let (counts, most): (Vec<u8>, u8) = match self {
            // Its chits are points, which are looked at with those of islands.
            Self::Tribe(_) => return Vec::new(),
            Self::Cloth(cloth) => {
                let villages = cloth.villages.iter().map(|village| village.cloth);
                let all = villages.chain([cloth.supply]).chain(cloth.cloth.values().copied());
                (all.collect(), MOST_CLOTH)
            }
            Self::Pirates(pirates) => {
                (pirates.fortresses.iter().map(|it| it.chits).collect(), FORTRESS_CHITS)
            }
            Self::Wonders(wonders) => {
                (wonders.claimed.values().flatten().map(|it| it.level).collect(), LAST_LEVEL)
            }
        };
        let too_large = counts.into_iter().filter(|count| *count > most);
        too_large.map(|count| BadSeaTable::TooMany { count, most }).collect()
    }

    /// The same for those who sit there now, each of whom `came_from` a seat of before; `first` is
    /// what the map gives them, for fortresses go by colors. What is another's now is nobody's.
    #[must_use]
    pub fn reseated(&self, came_from: &PerSeat<Option<Seat>>, first: Option<&Self>) -> Self {
        fn each<T: Clone + Default>(
            came_from: &PerSeat<Option<Seat>>,
            told: &PerSeat<T>,
        ) -> PerSeat<T> {
            came_from.map(|_, from| from.map(|seat| told.of(seat)).unwrap_or_default())
        }
        let now = |old: Seat| {
            came_from.iter().find(|(_, from)| **from == Some(old)).map(|(seat, _)| seat)
        };
        match self {
            Self::Tribe(tribe) => Self::Tribe(TribeTable {
                marked: tribe.marked.clone(),
                chits: each(came_from, &tribe.chits),
                held: each(came_from, &tribe.held),
            }),
            Self::Cloth(cloth) => {
                Self::Cloth(ClothTable { cloth: each(came_from, &cloth.cloth), ..cloth.clone() })
            }
            Self::Pirates(pirates) => {
                let mut after = pirates.clone();
                for fortress in &mut after.fortresses {
                    fortress.owner = fortress.owner.and_then(now);
                }
                after.marked = each(came_from, &pirates.marked);
                if let Some(Self::Pirates(first)) = first {
                    (after.fortresses, after.marked) =
                        (first.fortresses.clone(), first.marked.clone());
                    for fortress in &mut after.fortresses {
                        let before = fortress.owner.and_then(|owner| came_from.of(owner));
                        let before = before.and_then(|owner| pirates.fortress(owner));
                        fortress.chits = before.map_or(fortress.chits, |before| before.chits);
                    }
                }
                Self::Pirates(after)
            }
            Self::Wonders(wonders) => {
                let mut after = wonders.clone();
                for claim in after.claimed.values_mut() {
                    *claim = claim.and_then(|claim| {
                        Some(WonderClaimed { owner: now(claim.owner)?, ..claim })
                    });
                }
                Self::Wonders(after)
            }
        }
    }
}

impl TribeTable {
    /// Returns the harbors that `seat` holds with one more of `kind`, or without it if they hold
    /// one.
    pub fn touched(&self, seat: Seat, kind: HarborKind) -> Vec<HarborKind> {
        let mut held = self.held.of(seat);
        match held.iter().position(|it| *it == kind) {
            Some(nth) => drop(held.remove(nth)),
            None => held.push(kind),
        }
        held.sort_unstable();
        held
    }
}

impl PirateTable {
    /// The fleet at the start of its course, and everybody's fortress.
    fn with(colors: &PerSeat<Color>, parts: &PirateParts) -> Self {
        let own = own_fortresses(parts, colors);
        let fortresses = parts.fortresses.iter().map(|fortress| {
            let owner = own.iter().find(|(_, own)| own.is_some_and(|it| it.at == fortress.at));
            let owner = owner.map(|(seat, _)| seat);
            FortressState { at: fortress.at, owner, chits: FORTRESS_CHITS }
        });
        Self {
            course: parts.fleet.clone(),
            safe: parts.safe.clone(),
            fleet: parts.fleet.first().copied(),
            fortresses: fortresses.collect(),
            marked: own.map(|_, own| own.map(|fortress| fortress.marked)),
            warships: Vec::new(),
        }
    }
}

impl Position<'_> {
    /// Development cards that lie on marked paths.
    pub(crate) fn cards_on_paths(&self) -> u8 {
        let marked = self.tribe().map_or(&[][..], |tribe| &tribe.marked);
        let cards = marked.iter().filter(|(_, item)| *item == Item::Card);
        u8::try_from(cards.count()).unwrap_or(u8::MAX)
    }

    /// Returns whether the scenario lets `seat` settle at `at`: on the main island, on their own
    /// marked corner, or with Wonders anywhere (SCENARIOS 1, 4.6).
    pub fn may_settle(&self, seat: Seat, at: Intersection) -> bool {
        match self.scenario() {
            None | Some(ScenarioTable::Wonders(_)) => true,
            Some(ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_)) => {
                is_beside(at, &self.main_land())
            }
            Some(ScenarioTable::Pirates(pirates)) => {
                pirates.marked.of(seat) == Some(at) || is_beside(at, &self.main_land())
            }
        }
    }
}

impl State {
    /// The villages that each player trades with; none where there are no villages.
    pub(crate) fn traders(&self) -> Vec<(Intersection, Seats)> {
        let position = self.position();
        let villages = position.cloth().map_or(&[][..], |cloth| &cloth.villages);
        villages.iter().map(|village| (village.at, position.traders(village.at))).collect()
    }

    /// Adds to `act` what follows in the scenario; `traded` is who traded with whom before it.
    pub(crate) fn follow_scenario(
        &mut self,
        act: &mut Act,
        traded: &[(Intersection, Seats)],
    ) -> Result<(), Impossible> {
        if self.position().scenario().is_none() {
            return Ok(());
        }
        if act.deed.amends() {
            // Whose fortress stands may have gone, and with them what the fleet was there for.
            let leaves = matches!(act.deed, Deed::LeaveTable { .. });
            return if leaves { self.dismiss_fleet(act) } else { Ok(()) };
        }
        let mut follows = self.found_items(&act.deed);
        for ((at, before), (_, after)) in traded.iter().zip(self.traders()) {
            let new = after.into_iter().filter(|seat| !before.contains(seat));
            follows.extend(new.map(|player| SeaChange::Cloth {
                player,
                village: *at,
                from: super::ClothSource::Village,
            }));
        }
        if act.deed == Deed::PlayKnight {
            let armed = self.position().next_warship(self.builder());
            follows.extend(armed.map(|at| SeaChange::Armed { at }));
        }
        if let Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { die })) = act.deed {
            follows.extend(self.siege_changes(die.pips()));
        }
        for change in follows {
            let is_empty = matches!(change, SeaChange::Cloth { village, .. }
                if self.position().cloth().and_then(|it| it.village(village)).is_none_or(|it| it.cloth == 0));
            if !is_empty {
                self.follow(act, change)?;
            }
        }
        self.dismiss_fleet(act)?;
        // Of the builders beside a turn, only who has just found one lays it at once.
        let has_found = act
            .sea
            .iter()
            .any(|change| matches!(change, SeaChange::Found { item: Item::Harbor(_), .. }));
        self.ask_for_harbors(has_found);
        Ok(())
    }

    /// Lets the fleet leave once no fortress stands that somebody at the table may take
    /// (SCENARIOS 4.4).
    fn dismiss_fleet(&mut self, act: &mut Act) -> Result<(), Impossible> {
        let is_done = self.position().pirates().is_some_and(|it| {
            it.fleet.is_some() && !it.fortresses.is_empty() && it.are_all_taken(&self.seating)
        });
        if is_done { self.follow(act, SeaChange::FleetLeft) } else { Ok(()) }
    }

    fn follow(&mut self, act: &mut Act, change: SeaChange) -> Result<(), Impossible> {
        self.apply_sea_change(change)?;
        act.sea.push(change);
        Ok(())
    }

    /// Things on marked paths that a ship just took.
    fn found_items(&self, deed: &Deed) -> Vec<SeaChange> {
        let Deed::Sea(
            SeaDeed::FoundShip { at }
            | SeaDeed::BuildShip { at }
            | SeaDeed::MoveShip { to: at, .. },
        ) = deed
        else {
            return Vec::new();
        };
        let item = self.position().tribe().and_then(|tribe| tribe.item(*at));
        let player = self.pieces.ship(*at).map(|(owner, _)| owner);
        let found = item.zip(player).map(|(item, player)| (player, item));
        found.map(|(player, item)| SeaChange::Found { player, at: *at, item }).into_iter().collect()
    }

    /// Asks whoever is on turn to lay the harbors that they hold, where one can be laid
    /// (SCENARIOS 2.3).
    fn ask_for_harbors(&mut self, has_found: bool) {
        let player = self.builder();
        let is_own_turn = matches!(self.phase, Phase::BeforeProduction | Phase::Trading)
            || matches!(self.phase, Phase::ExtraBuilding { .. }) && !self.builds_beside();
        let position = self.position();
        let held = position.tribe().and_then(|tribe| tribe.held.get(player)).map_or(0, Vec::len);
        let asks = |task: &Task| {
            matches!(task, Task::Sea(SeaTask::Scenario(ScenarioTask::LayHarbor { .. })))
        };
        let is_asked = self.tasks.iter().any(asks);
        let due = if is_own_turn { held } else { held.min(usize::from(has_found)) };
        if !is_asked && !position.harbor_spots(player).is_empty() {
            let tasks = vec![Task::from(ScenarioTask::LayHarbor { player }); due];
            self.tasks.splice(0..0, tasks);
        }
    }

    /// Applies a change that only a scenario with rules of its own knows.
    pub(super) fn apply_scenario_change(&mut self, change: SeaChange) -> Result<(), Impossible> {
        match change {
            SeaChange::Earned { .. } => Ok(()),
            SeaChange::Found { player, at, item } => {
                self.known(player)?;
                self.take_item(player, at, item)
            }
            SeaChange::Cloth { player, village, from } => {
                self.known(player)?;
                let cloth = self.own_table()?.cloth_mut();
                let is_taken = cloth.is_some_and(|cloth| cloth.take(player, village, from));
                refuse(is_taken, NotAtSea::NoCloth(player))
            }
            SeaChange::Sailed { to, .. } => {
                self.own_pirates()?.fleet = Some(to);
                Ok(())
            }
            SeaChange::Attacked(FleetAttack { player, .. }) => self.known(player),
            SeaChange::FleetLeft => {
                self.own_pirates()?.fleet = None;
                Ok(())
            }
            SeaChange::Armed { at } => {
                let warships = &mut self.own_pirates()?.warships;
                if let Err(place) = warships.binary_search(&at) {
                    warships.insert(place, at);
                }
                Ok(())
            }
            SeaChange::ChitOff { player } => self.take_chit(player),
            SeaChange::ShipLost { player, at } => {
                self.known(player)?;
                self.pieces.remove_ship(at);
                self.sea_mut(|sea| sea.forget_built(at));
                self.measure_road(player);
                self.own_pirates()?.warships.retain(|other| *other != at);
                Ok(())
            }
        }
    }

    fn take_item(&mut self, player: Seat, at: board::Path, item: Item) -> Result<(), Impossible> {
        let gone = Impossible::Sea(NotAtSea::NoSea(at));
        let tribe = self.own_table()?.tribe_mut().ok_or(gone)?;
        let lay = tribe.marked.len();
        tribe.marked.retain(|lies| *lies != (at, item));
        refuse(tribe.marked.len() < lay, NotAtSea::NoSea(at))?;
        match item {
            Item::Chit => tribe.chits.change(player, |chits| *chits = chits.saturating_add(1)),
            Item::Card => {}
            Item::Harbor(kind) => tribe.held.change(player, |held| {
                held.push(kind);
                held.sort_unstable();
            }),
        }
        if item == Item::Card {
            // It counts as bought in this turn.
            self.bought = self.bought.saturating_add(1);
            self.hidden.change(player, |hidden| hidden.fresh = hidden.fresh.saturating_add(1));
        }
        Ok(())
    }

    fn take_chit(&mut self, player: Seat) -> Result<(), Impossible> {
        let fortresses = &mut self.own_pirates()?.fortresses;
        let own = fortresses.iter_mut().find(|it| it.owner == Some(player));
        let taken = own.and_then(|fortress| {
            fortress.chits = fortress.chits.checked_sub(1)?;
            Some((fortress.at, fortress.chits))
        });
        let (at, left) = taken.ok_or(Impossible::Sea(NotAtSea::NoFortress))?;
        if left == 0 {
            self.put_building(at, player, Building::Settlement);
        }
        Ok(())
    }

    /// The table of the scenario, to be changed.
    ///
    /// # Errors
    /// Fails where no such scenario is played.
    pub(super) fn own_table(&mut self) -> Result<&mut ScenarioTable, Impossible> {
        let table = self.sea.as_mut().and_then(|sea| Arc::make_mut(sea).table.scenario.as_mut());
        table.ok_or(Impossible::Sea(NotAtSea::NotInScenario))
    }

    pub(super) fn own_pirates(&mut self) -> Result<&mut PirateTable, Impossible> {
        self.own_table()?.pirates_mut().ok_or(Impossible::Sea(NotAtSea::NoFleet))
    }

    /// Does a deed of a scenario with rules of its own.
    pub(super) fn apply_scenario(&mut self, deed: &ScenarioDeed) -> Result<(), Impossible> {
        match deed {
            ScenarioDeed::LayHarbor { player, at, kind } => {
                self.known(*player)?;
                let tribe = self.own_table()?.tribe_mut();
                let laid = tribe.and_then(|tribe| {
                    let held = tribe.held.get_mut(*player)?;
                    let place = held.iter().position(|other| other == kind)?;
                    Some(held.remove(place))
                });
                refuse(laid.is_some(), NotAtSea::NoHarborHeld(*kind))?;
                self.lie_on(self.island.with_harbor(*at, Some(*kind))?);
                self.find_trade_rates();
                Ok(())
            }
            ScenarioDeed::TakeCloth { player, from } => {
                self.known(*player)?;
                let cloth = self.own_table()?.cloth_mut();
                let taken = cloth.and_then(|cloth| {
                    let left = cloth.cloth.of(*from).checked_sub(1)?;
                    cloth.cloth.change(*from, |own| *own = left);
                    cloth.cloth.change(*player, |own| *own = own.saturating_add(1));
                    Some(())
                });
                self.rob_on_land();
                refuse(taken.is_some(), NotAtSea::NoCloth(*from))
            }
            ScenarioDeed::ClaimWonder { wonder } => {
                let (owner, rule) = (self.builder(), self.sea_rules().wonder_claim);
                let level = u8::from(rule == super::WonderClaim::WithLevel);
                let wonders = self.own_table()?.wonders_mut();
                let wonders = wonders.ok_or(Impossible::Sea(NotAtSea::NoWonder))?;
                wonders.claimed[*wonder] = Some(WonderClaimed { owner, level });
                Ok(())
            }
            ScenarioDeed::BuildLevel => {
                let owner = self.builder();
                let claims = self.own_table()?.wonders_mut().map(|it| it.claimed.values_mut());
                let own = claims.into_iter().flatten().flatten().find(|it| it.owner == owner);
                let claim = own.ok_or(Impossible::Sea(NotAtSea::NoWonder))?;
                claim.level = claim.level.saturating_add(1).min(LAST_LEVEL);
                Ok(())
            }
            ScenarioDeed::Besiege { .. } => {
                self.sea_mut(|sea| sea.turn.besiege());
                Ok(())
            }
            ScenarioDeed::RevealPoints { player, count } => {
                self.known(*player)?;
                self.reveal_points(*player, *count);
                Ok(())
            }
            ScenarioDeed::LoseToFleet { player, .. } => self.known(*player),
            ScenarioDeed::SailFleet { lower } => {
                self.sea_mut(|sea| sea.turn.tell_lower(*lower));
                Ok(())
            }
        }
    }
}

fn refuse(is_right: bool, why: NotAtSea) -> Result<(), Impossible> {
    is_right.then_some(()).ok_or(Impossible::Sea(why))
}
