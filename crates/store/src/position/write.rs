//! A game's position as a line for other programs.

use super::HexLine;
use super::line::{HiddenKind, HiddenLeft, HoldersLine, PiecesLeft, PlayerLine, PositionLine};
use super::parts::{
    BarbariansLine, ByTrack, CardCounts, Ground, HandLine, KnightLine, MerchantLine,
};
use board::Hex;
use cards::{EventDie, EventFace};
use game::{
    BarbarianTrack, Building, Condition, Deserts, Expansion, HiddenGround, Home, KnightsState,
    Piece, PointCard, Readiness, SeaState, Seat, State, usual_target,
};

/// The position of `state` as one line of JSON (FORMATS 1), with names, colors
/// and all else that the format welcomes. Players stand in it as they sit,
/// clockwise.
pub fn write_position(state: &State) -> String {
    let order: Vec<Seat> = state.seating().order().collect();
    let mut line = PositionLine::of(state, &order);
    // No ship is at the island in a position: before an attack, the die that brings it there is
    // still to come.
    if let Some(barbarians) = &mut line.barbarians
        && barbarians.ship == BarbarianTrack::ISLAND
    {
        barbarians.ship = BarbarianTrack::OFF_ISLAND;
        line.event_die = Some(EventFace::Ship);
    }
    // Nothing in it can fail to be written: its keys are texts, its numbers whole.
    serde_json::to_string(&line).unwrap_or_default()
}

/// Places, pieces or whatever else is told one by one.
#[expect(clippy::unnecessary_wraps, reason = "any field may be left out")]
fn list<T>(items: impl Iterator<Item = T>) -> Option<Vec<T>> {
    Some(items.collect())
}

impl PositionLine {
    /// All of `state`, with the players and their numbers in this `order`.
    pub fn of(state: &State, order: &[Seat]) -> Self {
        let number = |seat: Seat| order.iter().position(|it| *it == seat).unwrap_or_default();
        let expansions: Vec<Expansion> = state.rules().expansions().into();
        let mut line = Self {
            hexes: Some(HexLine::all_of(state.island())),
            harbors: list(state.island().harbors().iter().copied()),
            robber: Some(state.robber()),
            players: list(order.iter().map(|seat| PlayerLine::of(state, *seat))),
            holders: Some(HoldersLine::of(*state.holders(), number)),
            bank: state.bank().map(CardCounts::from),
            harbormaster: Some(state.rules().harbormaster.is_in_play()),
            active: u64::try_from(number(state.active())).ok(),
            turn: Some(state.turn()),
            season: state.is_seasonal().then(|| state.season()),
            ship: (state.rules().cards.event_die == EventDie::Shown).then(|| state.barbarians()),
            expansions: Some(expansions).filter(|played| !played.is_empty()),
            ..Self::default()
        };
        if let Some(knights) = state.knights() {
            line.add_knights(state, knights, number);
        }
        if let Some(sea) = state.sea() {
            line.add_sea(state, sea);
            line.add_scenario(&state.position(), state.sea_rules(), number);
        }
        line.add_fish(state, number);
        if let Some(map) = state.rivers() {
            line.rivers = Some(map.rivers.clone());
            let settings = line.settings.get_or_insert_default();
            settings.bridge_gold = u8::try_from(state.position().bridge_gold()).ok();
        }
        line.add_wagons(state);
        line.add_oil(state, number);
        let rules = state.rules();
        let of_modules = usual_target(rules.expansions(), rules.harbormaster);
        line.target = of_modules.map(|_| rules.target);
        line
    }

    fn add_knights(
        &mut self,
        state: &State,
        knights: &KnightsState,
        number: impl Fn(Seat) -> usize,
    ) {
        self.edition = Some(state.knights_rules().edition);
        self.merchant = knights.table().merchant.and_then(|merchant| {
            let player = u64::try_from(number(merchant.owner)).ok()?;
            Some(MerchantLine { at: merchant.at, player })
        });
        let attacks = knights.table().attacks;
        self.barbarians = Some(BarbariansLine { ship: state.barbarians(), attacks });
        self.progress_left = Some(ByTrack::of(|track| Some(state.progress_left(track))));
    }

    fn add_sea(&mut self, state: &State, sea: &SeaState) {
        let map = state.setup().sea.clone().unwrap_or_default();
        let island = state.island();
        let land = |hexes: Vec<Hex>| list(hexes.into_iter().filter(|hex| island.is_land(*hex)));
        let kinds = state.hidden_left().into_iter().map(|(ground, count)| {
            let terrain = match ground {
                HiddenGround::Sea => Ground::Sea,
                HiddenGround::Land(terrain) => terrain.into(),
            };
            HiddenKind { terrain, count }
        });
        let kinds: Vec<HiddenKind> = kinds.collect();
        let tokens = state.hidden_tokens_left().unwrap_or_default();
        self.pirate = Some(sea.table().pirate);
        self.scenario = map.scenario;
        self.robber_begins = Some(map.robber.filter(|hex| island.is_land(*hex)));
        self.pirate_begins = map.pirate.filter(|hex| island.is_sea(*hex));
        self.home_begins = match map.home {
            Home::WhereFounded => None,
            Home::At(hexes) => land(hexes),
        };
        self.begins = map.begins.and_then(land);
        self.foreign_island = Some(state.sea_rules().foreign_island);
        self.deserts =
            Some(sea.facts(state.sea_rules()).deserts).filter(|it| *it != Deserts::default());
        let left = HiddenLeft { hexes: Some(kinds), tokens: Some(tokens) };
        self.hidden_left = Some(left).filter(|_| !state.hidden_left().is_empty());
    }
}

impl PlayerLine {
    /// All that `state` has of `seat`.
    pub fn of(state: &State, seat: Seat) -> Self {
        let player = state.players().get(seat);
        let pieces = state.pieces();
        let buildings = |kind| {
            let own = pieces.buildings_of(seat);
            list(own.filter(|(_, building)| *building == kind).map(|(place, _)| place))
        };
        let roads = |kind| {
            let own = pieces.roads_of(seat);
            list(own.filter(|(_, condition)| *condition == kind).map(|(path, _)| path))
        };
        let mut line = Self {
            name: player.map(|player| player.name.as_str().to_owned()),
            color: player.map(|player| player.color),
            settlements: buildings(Building::Settlement),
            cities: buildings(Building::City),
            roads: roads(Condition::Intact),
            damaged_roads: roads(Condition::Damaged),
            knights: Some(state.knight_cards(seat)),
            revealed_points: Some(state.revealed(seat)),
            development_cards: Some(state.hidden_cards(seat).total()),
            hand: state.hands().map(|hands| match hands.unknown(seat) {
                0 if !state.keeps_private() => HandLine::Known(hands.known(seat)),
                _ => HandLine::Size(hands.size(seat)),
            }),
            ..Self::default()
        };
        if let Some(knights) = state.knights() {
            line.laid_cities = buildings(Building::LaidCity);
            line.add_knights(state, knights, seat);
        }
        if let Some(sea) = state.sea() {
            line.add_sea(state, sea, seat);
        }
        line.fish = state.fish().map(|_| state.fish_of(seat));
        if state.rivers().is_some() {
            let bridges = |kind| {
                let own = pieces.bridges_of(seat);
                list(own.filter(|(_, condition)| *condition == kind).map(|(path, _)| path))
            };
            line.bridges = bridges(Condition::Intact);
            line.damaged_bridges = bridges(Condition::Damaged);
        }
        line.gold = state.gold().map(|gold| gold.purses().of(seat));
        line.add_wagon(state, seat);
        line.add_oil(state, seat);
        line
    }

    fn add_knights(&mut self, state: &State, knights: &KnightsState, seat: Seat) {
        let pieces = state.pieces();
        let points = PointCard::ALL.into_iter();
        let points: Vec<_> = points.filter(|it| knights.shown(*it) == Some(seat)).collect();
        self.improvements = Some(ByTrack::of(|track| Some(state.improvement(seat, track))));
        self.metropolises = Some(ByTrack::of(|track| {
            let at = knights.table().metropolises[track];
            at.filter(|_| state.metropolis_holder(track) == Some(seat))
        }));
        self.walls = list(pieces.walls_of(seat));
        let settlements = Some(state.pieces_left(seat, Piece::Settlement));
        self.pieces_left = Some(PiecesLeft { settlements });
        self.knights_on_board = list(pieces.knights_of(seat).map(|(at, knight)| KnightLine {
            at,
            level: knight.level,
            active: knight.readiness == Readiness::Active,
            used: knights.table().is_tired(at),
            promoted: knights.table().is_promoted(at),
        }));
        self.defenders = Some(knights.table().defenders.of(seat));
        self.progress_points = u8::try_from(points.len()).ok();
        self.point_cards = Some(points);
        self.progress_cards = Some(ByTrack::of(|track| Some(state.progress_of(seat, track))));
    }

    fn add_sea(&mut self, state: &State, sea: &SeaState, seat: Seat) {
        let ships = || state.pieces().ships_of(seat);
        let damaged = ships().filter(|(_, condition)| *condition == Condition::Damaged);
        let built = ships().filter(|(path, _)| sea.table().built.contains(path));
        self.ships = list(ships().map(|(path, _)| path));
        self.damaged_ships = list(damaged.map(|(path, _)| path));
        self.ships_built = list(built.map(|(path, _)| path));
        self.ship_moved = Some(sea.table().has_moved(seat));
        self.chits = Some(sea.table().island_points(seat));
        self.chits_on = Some(sea.chits(seat).to_vec());
        self.home = Some(sea.table().home.of(seat));
        self.add_scenario(&state.position(), seat);
    }
}
