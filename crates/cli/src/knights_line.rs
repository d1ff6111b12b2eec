//! A position with Cities & Knights as a line of JSON (FORMATS 1).

use std::mem::take;

use enum_map::EnumMap;
use serde::Deserialize;

use super::bad_line::BadLine;
use super::cell::Waters;
use super::eight_kinds::{BankLine, EightKindsHand};
use super::expansion::Expansion;
use super::knights_question::{KnightsQuestion, Shown};
use super::line::{Line, Question, put_pieces_of};
use super::roomy::{ROOM, SETTLEMENTS, roomy};
use super::sea_fields::{NoSeaFields, SeaFields, WithSeaFields};
use super::sea_line::{SeaLine, SeaPlayerLine};
use board::{Harbor, Hex, Intersection, MAX_CELLS, Path};
use cards::{Die, EventId, RulingSet};
use game::{
    BarbarianTrack, Building, Cards, CitiesAndKnights, Improvements, Knight, KnightLevel, Level,
    Merchant, Pieces, Readiness, Seat, Track,
};
use store::{HexLine, HoldersLine, PlayerLine};

/// A line, field by field. Unknown fields are ignored; what belongs to the cards of the
/// base game is one of them, and so is what belongs to Seafarers without `S`.
#[derive(Default, Deserialize)]
#[serde(default, bound = "S: SeaFields")]
pub(super) struct KnightsLine<S: SeaFields = NoSeaFields> {
    expansions: Vec<Expansion>,
    id: Option<String>,
    #[serde(deserialize_with = "roomy::<MAX_CELLS, _, _>")]
    hexes: Vec<HexLine>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    harbors: Vec<Harbor>,
    robber: Option<Hex>,
    players: Vec<KnightsPlayerLine<S>>,
    merchant: Option<MerchantLine>,
    barbarians: BarbariansLine,
    progress_left: ProgressLeft,
    event_die: Option<EventDieFace>,
    red: Option<Die>,
    holders: AwardsLine,
    bank: Option<BankLine>,
    roll: Option<u8>,
    event: Option<EventId>,
    active: Option<usize>,
    rulings: Option<RulingSet>,
    harbormaster: bool,
    /// Read so that a mistake in it is told; no answer depends on it.
    edition: Option<Edition>,
    pirate: S::Of<Option<Hex>>,
    foreign_island: S::Of<Option<u8>>,
}

#[derive(Deserialize)]
enum Edition {
    #[serde(rename = "2020")]
    Fifth,
    #[serde(rename = "2025")]
    Sixth,
}

/// Who holds the awards: there is no Largest Army, whatever stands there.
#[derive(Default, Deserialize)]
#[serde(default)]
struct AwardsLine {
    longest_road: Option<usize>,
    harbormaster: Option<usize>,
}

/// A player's part.
#[derive(Default, Deserialize)]
#[serde(default, bound = "S: SeaFields")]
struct KnightsPlayerLine<S: SeaFields> {
    #[serde(deserialize_with = "roomy::<SETTLEMENTS, _, _>")]
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    laid_cities: Vec<Intersection>,
    walls: Vec<Intersection>,
    #[serde(deserialize_with = "roomy::<ROOM, _, _>")]
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
    hand: Option<EightKindsHand>,
    improvements: ImprovementsLine,
    metropolises: MetropolisesLine,
    pieces_left: PiecesLeft,
    knights_on_board: Vec<KnightLine>,
    defenders: u8,
    progress_points: u8,
    ships: S::Of<Vec<Path>>,
    ships_built: S::Of<Vec<Path>>,
    chits: S::Of<u8>,
    home: S::Of<Vec<Hex>>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ImprovementsLine {
    science: Level,
    trade: Level,
    politics: Level,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct MetropolisesLine {
    science: Option<Intersection>,
    trade: Option<Intersection>,
    politics: Option<Intersection>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct PiecesLeft {
    settlements: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KnightLine {
    at: Intersection,
    level: KnightLevel,
    active: bool,
    /// Read so that a mistake in it is told, as is the next; no answer depends on them.
    #[serde(default)]
    #[expect(dead_code, reason = "of no use to any answer")]
    used: bool,
    #[serde(default)]
    #[expect(dead_code, reason = "of no use to any answer")]
    promoted: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MerchantLine {
    at: Hex,
    player: usize,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct BarbariansLine {
    ship: u8,
    attacks: u16,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ProgressLeft {
    science: Option<u8>,
    trade: Option<u8>,
    politics: Option<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EventDieFace {
    Ship,
    Science,
    Trade,
    Politics,
}

impl KnightsLine<WithSeaFields> {
    /// Takes out what is of Seafarers.
    pub fn take_sea(&mut self) -> SeaLine {
        SeaLine {
            expansions: self.expansions.clone(),
            players: self.players.iter_mut().map(KnightsPlayerLine::take_sea).collect(),
            pirate: self.pirate,
            foreign_island: self.foreign_island,
            active: self.active,
        }
    }
}

impl<S: SeaFields> KnightsLine<S> {
    /// Whether the line names `expansion`.
    pub fn names(&self, expansion: Expansion) -> bool {
        self.expansions.contains(&expansion)
    }

    /// The id, and the position with its questions, on a board with `waters`.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn question(mut self, waters: Waters) -> Result<(Option<String>, Question), BadLine> {
        let mut players = take(&mut self.players);
        let shown = (self.event_die, self.red);
        let base = Line {
            id: None,
            hexes: self.hexes,
            harbors: self.harbors,
            robber: self.robber,
            players: players.iter_mut().map(KnightsPlayerLine::take_base).collect(),
            holders: HoldersLine {
                longest_road: self.holders.longest_road,
                largest_army: None,
                harbormaster: self.holders.harbormaster,
            },
            bank: self.bank.map(Cards::from),
            roll: self.roll,
            event: self.event,
            active: self.active,
            rulings: self.rulings,
            harbormaster: self.harbormaster,
        };
        let active = base.active;
        let mut question = Question::of(base, waters)?;
        for (seat, player) in question.knight_cards.seats().zip(&players) {
            player.put(&mut question.pieces, seat)?;
        }
        let seat = |field, seat: usize| {
            question.knight_cards.seat(seat).ok_or(BadLine::NoSeat { field, seat })
        };
        let active = active.map(|active| seat("active", active)).transpose()?;
        let merchant = match self.merchant {
            Some(line) => {
                Some(Merchant { at: line.at, owner: seat("merchant.player", line.player)? })
            }
            None => None,
        };
        let each = |of: &dyn Fn(&KnightsPlayerLine<S>) -> u8| {
            question.knight_cards.map(|seat, _| players.get(seat.index()).map_or(0, of))
        };
        let facts = CitiesAndKnights {
            improvements: question.knight_cards.map(|seat, _| {
                players.get(seat.index()).map(KnightsPlayerLine::improvements).unwrap_or_default()
            }),
            metropolises: metropolises(&players, &question.pieces)?,
            defenders: each(&|player| player.defenders),
            point_cards: each(&|player| player.progress_points),
            merchant,
            attacks: self.barbarians.attacks,
            resources: question
                .knight_cards
                .map(|seat, _| players.get(seat.index()).and_then(|player| player.hand?.resources)),
        };
        let left = self.progress_left;
        question.knights = Some(KnightsQuestion {
            settlements: each(&|player| player.pieces_left.settlements.unwrap_or(u8::MAX)),
            facts,
            ship: self.barbarians.read()?,
            knights: active.map_or_else(Vec::new, |active| active_knights(&players, active)),
            shown: shown_by(shown, active)?,
            active,
            progress_left: EnumMap::from_fn(|track| match track {
                Track::Science => left.science,
                Track::Trade => left.trade,
                Track::Politics => left.politics,
            }),
        });
        Ok((self.id, question))
    }
}

fn shown_by(
    (face, red): (Option<EventDieFace>, Option<Die>),
    active: Option<Seat>,
) -> Result<Option<Shown>, BadLine> {
    let Some(face) = face else { return Ok(None) };
    let active = active.ok_or(BadLine::NoActiveForDie)?;
    let gate = |track| red.ok_or(BadLine::NoRed).map(|red| Shown::Gate(track, red, active));
    Ok(Some(match face {
        EventDieFace::Ship => Shown::Ship(active),
        EventDieFace::Science => gate(Track::Science)?,
        EventDieFace::Trade => gate(Track::Trade)?,
        EventDieFace::Politics => gate(Track::Politics)?,
    }))
}

fn active_knights<S: SeaFields>(players: &[KnightsPlayerLine<S>], seat: Seat) -> Vec<Intersection> {
    let own = players.get(seat.index()).into_iter().flat_map(|player| &player.knights_on_board);
    own.filter(|knight| knight.active).map(|knight| knight.at).collect()
}

fn metropolises<S: SeaFields>(
    players: &[KnightsPlayerLine<S>],
    pieces: &Pieces,
) -> Result<EnumMap<Track, Option<Intersection>>, BadLine> {
    let mut found: EnumMap<Track, Option<Intersection>> = EnumMap::default();
    for (number, player) in players.iter().enumerate() {
        let line = &player.metropolises;
        for (track, at) in [
            (Track::Science, line.science),
            (Track::Trade, line.trade),
            (Track::Politics, line.politics),
        ] {
            let Some(at) = at else { continue };
            let field = track.key();
            let is_own_city = pieces.building(at).is_some_and(|(owner, building)| {
                owner.index() == number && building == Building::City
            });
            if !is_own_city {
                return Err(BadLine::NoCityForMetropolis { player: number, field });
            }
            if found[track].is_some() || found.values().any(|other| *other == Some(at)) {
                return Err(BadLine::SecondMetropolis { player: number, field });
            }
            found[track] = Some(at);
        }
    }
    Ok(found)
}

impl BarbariansLine {
    fn read(&self) -> Result<BarbarianTrack, BadLine> {
        let ship = BarbarianTrack::try_from(self.ship).ok();
        let ship = ship.filter(|ship| *ship < BarbarianTrack::ISLAND);
        ship.ok_or(BadLine::Ship(self.ship))
    }
}

impl KnightsPlayerLine<WithSeaFields> {
    fn take_sea(&mut self) -> SeaPlayerLine {
        SeaPlayerLine {
            ships: take(&mut self.ships),
            ships_built: take(&mut self.ships_built),
            chits: self.chits,
            home: take(&mut self.home),
        }
    }
}

impl<S: SeaFields> KnightsPlayerLine<S> {
    /// Takes out what the base game knows.
    fn take_base(&mut self) -> PlayerLine {
        PlayerLine {
            settlements: take(&mut self.settlements),
            cities: take(&mut self.cities),
            roads: take(&mut self.roads),
            damaged_roads: take(&mut self.damaged_roads),
            hand: self.hand.map(|hand| hand.size.into()),
            ..PlayerLine::default()
        }
    }

    fn improvements(&self) -> Improvements {
        let mut improvements = Improvements::default();
        improvements.set(Track::Science, self.improvements.science);
        improvements.set(Track::Trade, self.improvements.trade);
        improvements.set(Track::Politics, self.improvements.politics);
        improvements
    }

    /// Puts down what the base game doesn't have.
    fn put(&self, pieces: &mut Pieces, seat: Seat) -> Result<(), BadLine> {
        put_pieces_of(pieces, seat, "laid_cities", &self.laid_cities, Building::LaidCity)?;
        let taken = |field, place: Intersection| BadLine::taken(seat, field, &place);
        for knight in &self.knights_on_board {
            let KnightLine { at, level, active, used: _, promoted: _ } = *knight;
            if pieces.building(at).is_some() || pieces.knight(at).is_some() {
                return Err(taken("knights_on_board", at));
            }
            let readiness = if active { Readiness::Active } else { Readiness::Inactive };
            pieces.put_knight(at, seat, Knight { level, readiness });
        }
        for at in &self.walls {
            if pieces.has_wall(*at) {
                return Err(taken("walls", *at));
            }
            pieces.put_wall(*at, seat);
        }
        Ok(())
    }
}
