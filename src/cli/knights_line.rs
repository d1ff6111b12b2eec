//! A position with Cities & Knights as a line of JSON (FORMATS 1).

use enum_map::EnumMap;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};

use super::bad_line::BadLine;
use super::cell::Waters;
use super::expansion::Expansion;
use super::knights_question::{KnightsQuestion, Shown};
use super::line::{Line, Question, put_pieces_of};
use crate::board::{Harbor, Hex, Intersection, Path};
use crate::cards::{Die, EventId, RulingSet};
use crate::game::{
    BarbarianTrack, Building, CardKind, Cards, CitiesAndKnights, Improvements, Knight, KnightLevel,
    Level, Merchant, Pieces, Readiness, Seat, Track,
};
use crate::store::{HexLine, HoldersLine, PlayerLine};

/// A line, field by field. Unknown fields are ignored; what belongs to the cards of the
/// base game is one of them.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct KnightsLine {
    expansions: Vec<Expansion>,
    id: Option<String>,
    hexes: Vec<HexLine>,
    harbors: Vec<Harbor>,
    robber: Option<Hex>,
    players: Vec<KnightsPlayerLine>,
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
#[serde(default)]
struct KnightsPlayerLine {
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    laid_cities: Vec<Intersection>,
    walls: Vec<Intersection>,
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
    hand: Option<EightKindsHand>,
    improvements: ImprovementsLine,
    metropolises: MetropolisesLine,
    pieces_left: PiecesLeft,
    knights_on_board: Vec<KnightLine>,
    defenders: u8,
    progress_points: u8,
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

/// A count of each of the eight kinds, as far as it is named.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EightKinds<N> {
    brick: Option<N>,
    lumber: Option<N>,
    wool: Option<N>,
    grain: Option<N>,
    ore: Option<N>,
    paper: Option<N>,
    cloth: Option<N>,
    coin: Option<N>,
}

impl<N: Copy> EightKinds<N> {
    const fn of(&self, kind: CardKind) -> Option<N> {
        match kind {
            CardKind::Brick => self.brick,
            CardKind::Lumber => self.lumber,
            CardKind::Wool => self.wool,
            CardKind::Grain => self.grain,
            CardKind::Ore => self.ore,
            CardKind::Paper => self.paper,
            CardKind::Cloth => self.cloth,
            CardKind::Coin => self.coin,
        }
    }
}

type BankLine = EightKinds<u8>;

impl From<BankLine> for Cards {
    /// A bank that lacks a kind is not short of it.
    fn from(bank: BankLine) -> Self {
        Self::from_fn(|kind| bank.of(kind).unwrap_or(u8::MAX))
    }
}

/// A hand by kinds, or only as a number of cards.
#[derive(Clone, Copy)]
struct EightKindsHand {
    size: u16,
    /// How many of its cards are resources, if that is known.
    resources: Option<u16>,
}

impl<'de> Deserialize<'de> for EightKindsHand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Hand;
        impl<'de> Visitor<'de> for Hand {
            type Value = EightKindsHand;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number of cards or an object of cards and counts")
            }

            fn visit_u64<E: de::Error>(self, count: u64) -> Result<EightKindsHand, E> {
                let out_of_range =
                    |_| E::invalid_value(de::Unexpected::Unsigned(count), &"at most 65535 cards");
                let size = u16::try_from(count).map_err(out_of_range)?;
                Ok(EightKindsHand { size, resources: (size == 0).then_some(0) })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<EightKindsHand, A::Error> {
                let kinds = de::value::MapAccessDeserializer::new(map);
                let kinds = EightKinds::<u16>::deserialize(kinds)?;
                let sum = |all: &[CardKind]| {
                    let counts = all.iter().map(|kind| kinds.of(*kind).unwrap_or(0));
                    counts.fold(0, u16::saturating_add)
                };
                let resources = Some(sum(&CardKind::RESOURCES));
                Ok(EightKindsHand { size: sum(&CardKind::ALL), resources })
            }
        }
        deserializer.deserialize_any(Hand)
    }
}

impl KnightsLine {
    /// Whether the line names Cities & Knights.
    pub fn is_in_play(&self) -> bool {
        self.expansions.contains(&Expansion::Knights)
    }

    /// The id, and the position with its questions, on a board with `waters`.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn question(mut self, waters: Waters) -> Result<(Option<String>, Question), BadLine> {
        let players = std::mem::take(&mut self.players);
        let shown = (self.event_die, self.red);
        let base = Line {
            id: None,
            hexes: self.hexes,
            harbors: self.harbors,
            robber: self.robber,
            players: players.iter().map(KnightsPlayerLine::base).collect(),
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
        let each = |of: &dyn Fn(&KnightsPlayerLine) -> u8| {
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

fn active_knights(players: &[KnightsPlayerLine], seat: Seat) -> Vec<Intersection> {
    let own = players.get(seat.index()).into_iter().flat_map(|player| &player.knights_on_board);
    own.filter(|knight| knight.active).map(|knight| knight.at).collect()
}

fn metropolises(
    players: &[KnightsPlayerLine],
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

impl KnightsPlayerLine {
    /// What the base game knows of it.
    fn base(&self) -> PlayerLine {
        PlayerLine {
            settlements: self.settlements.clone(),
            cities: self.cities.clone(),
            roads: self.roads.clone(),
            damaged_roads: self.damaged_roads.clone(),
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
            let KnightLine { at, level, active } = *knight;
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
