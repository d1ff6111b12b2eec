//! A position as a line of JSON, and what the line asks about it (FORMATS 1).

use enum_map::EnumMap;
use serde::Deserialize;

use board::{Intersection, Island, read_json};
use cards::{Die, EventFace, EventId, RulingSet};
use game::{
    BarbarianTrack, Building, Deserts, Expansion, Expansions, FishRules, Fishing, FriendlyRobber,
    HandCount, HandSizes, HarbormasterRule, IslandLetters, KnightsTable, NotOffered, OilRules,
    Oilfield, PerSeat, Position, RiverMap, Rivers, RiversRules, SeaRules, Seafarers, Seat, Seating,
    Table, Track, WagonRules, Wagons, road_length, usual_target,
};
use store::{BadField, LaidPosition, PlayerLine, PositionLine, judge_position};

/// Reason that a line is not a position; each names the field.
#[derive(Debug, thiserror::Error)]
pub(super) enum BadQuestion {
    #[error("line: longer than 1 MB")]
    TooLong,
    #[error(transparent)]
    Field(#[from] BadField),
    #[error("roll: 2 to 12, not {0}")]
    Roll(u8),
    #[error("disaster: 2 to 12, not {0}")]
    Disaster(u8),
    #[error("expansions: {0}")]
    NotOffered(#[from] NotOffered),
    #[error("active: an event needs the seat whose turn it is")]
    NoActive,
    #[error("event: new_year has no position of its own; draw again")]
    NewYear,
    #[error("event: deck A has no event `{0}`")]
    UnknownEvent(EventId),
    #[error("active: the event die needs the seat whose turn it is")]
    NoActiveForDie,
    #[error("red: a gate needs the red die")]
    NoRed,
    #[error("barbarians.ship: 0 to 6, for one at the island attacks")]
    ShipAtIsland,
    #[error("players[{player}].metropolises.{track}: no city of this player stands there")]
    NoCityForMetropolis { player: usize, track: &'static str },
    #[error("players[{player}].metropolises.{track}: another one stands there")]
    SecondMetropolis { player: usize, track: &'static str },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShownEvent {
    /// The ship, in the turn of this player.
    Ship(Seat),
    /// A gate with the red die, in the turn of this player.
    Gate(Track, Die, Seat),
}

/// The position in a line, and what the line asks about it.
pub(super) struct AskedPosition {
    pub id: Option<String>,
    pub island: Island,
    pub seating: Seating,
    pub table: Table,
    pub harbormaster: HarbormasterRule,
    pub road_lengths: PerSeat<u8>,
    pub roll: Option<u8>,
    /// The seat whose turn it is, if the line says so.
    pub active: Option<Seat>,
    pub event: Option<(EventId, Seat, RulingSet)>,
    pub knights: Option<KnightsQuestion>,
    /// Readings of Seafarers.
    sea_rules: SeaRules,
    pub scenario: Option<ScenarioQuestion>,
    /// Readings of fish.
    fish_rules: FishRules,
    rivers: Option<(RiversRules, RiverMap)>,
    /// Points that win, if anything says so of a game with modules.
    pub target: Option<u8>,
    /// Rulings that the line goes by.
    pub rulings: RulingSet,
    /// Readings of wagons.
    wagon_rules: WagonRules,
    pub oil: Option<OilQuestion>,
    /// Nobody has called islands anything.
    letters: IslandLetters,
}

/// The part of a question that only lines with oil have.
pub(super) struct OilQuestion {
    /// The table's readings.
    pub rules: OilRules,
    /// Set if oil counts for a 7.
    pub is_card: bool,
    /// Settlements in each player's supply; left out: enough.
    pub settlements: PerSeat<u8>,
    /// The two dice of a disaster.
    pub disaster: Option<u8>,
}

/// The part of a question that only lines with Cities & Knights have.
pub(super) struct KnightsQuestion {
    /// Number of resources in each hand, if known.
    pub resources: PerSeat<Option<u16>>,
    /// Position of the barbarians' ship.
    pub ship: BarbarianTrack,
    /// Settlements in each player's supply; left out: enough.
    pub settlements: PerSeat<u8>,
    /// The active knights of whoever is on turn, as the line lists them.
    pub knights: Vec<Intersection>,
    pub shown: Option<ShownEvent>,
    /// Cards left in each deck; left out: enough.
    pub progress_left: EnumMap<Track, Option<u8>>,
}

/// The part of a question that only lines of scenarios with rules of their own have.
pub(super) struct ScenarioQuestion {
    /// Victory point cards that nobody sees.
    pub hidden_points: PerSeat<u8>,
    /// The two dice of the roll.
    pub dice: Option<[Die; 2]>,
    /// The die of an attack on a fortress.
    pub die: Option<Die>,
}

impl AskedPosition {
    /// Reads a line.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn read(text: &str) -> Result<Self, BadQuestion> {
        let (line, laid) = judge_position(text)?;
        let LaidPosition { island, mut table, active, sea, fish, rivers, wagons, oil, players } =
            laid;
        let event = match (line.event.clone(), active) {
            (None, _) => None,
            (Some(event), _) if event.as_str() == "new_year" => return Err(BadQuestion::NewYear),
            (Some(_), None) => return Err(BadQuestion::NoActive),
            (Some(event), Some(active)) => Some((event, active, line.rulings.unwrap_or_default())),
        };
        if let Some(roll) = line.roll.filter(|roll| !(2..=12).contains(roll)) {
            return Err(BadQuestion::Roll(roll));
        }
        let own = table.sea.as_ref().and_then(|sea| sea.scenario.as_ref());
        let scenario = own.map(|_| ScenarioQuestion {
            hidden_points: players.map(|_, player| player.hidden_points.unwrap_or(0)),
            dice: line.dice.map(|dice| dice.0),
            die: line.die,
        });
        if let Some(oil) = &mut table.oil {
            oil.champion = oil.champion_after();
        }
        if let Some(disaster) = line.disaster.filter(|it| !(2..=12).contains(it)) {
            return Err(BadQuestion::Disaster(disaster));
        }
        let knights = table.knights.as_ref();
        let knights =
            knights.map(|knights| KnightsQuestion::of(knights, (&line, &table), &players, active));
        let harbormaster = match line.harbormaster {
            Some(true) => HarbormasterRule::InPlay,
            Some(false) | None => HarbormasterRule::Off,
        };
        let played: Expansions = line.expansions.iter().flatten().copied().collect();
        played.not_offered().map_or(Ok(()), Err)?;
        Ok(Self {
            id: line.id,
            island,
            seating: Seating::of(&players),
            harbormaster,
            target: target_of(line.target, played, harbormaster),
            rulings: line.rulings.unwrap_or_default(),
            rivers,
            oil: oil.map(|rules| OilQuestion {
                rules,
                is_card: rules.counts_as_card(line.rulings.unwrap_or_default()),
                settlements: players.map(|_, player| settlements_left(player)),
                disaster: line.disaster,
            }),
            fish_rules: fish.unwrap_or_default(),
            wagon_rules: wagons.unwrap_or_default(),
            road_lengths: players.map(|seat, _| road_length(&table.pieces, seat)),
            table,
            roll: line.roll,
            active,
            event,
            knights: knights.transpose()?,
            sea_rules: sea.map_or(SeaRules { foreign_island: 0, ..SeaRules::default() }, |it| it.0),
            scenario,
            letters: IslandLetters::default(),
        })
    }

    pub fn position(&self) -> Position<'_> {
        Position {
            island: &self.island,
            seating: &self.seating,
            friendly_robber: FriendlyRobber::Off,
            pieces: &self.table.pieces,
            robber: self.table.robber,
            holders: self.table.holders,
            harbormaster: self.harbormaster,
            knight_cards: &self.table.knight_cards,
            road_lengths: &self.road_lengths,
            revealed: &self.table.revealed,
            hand_sizes: HandSizes::Told(self.table.hands.map(|_, hand| hand.size())),
            bank: self.table.bank,
            resources: self.knights.as_ref().map(|knights| &knights.resources),
            knights: self.table.knights.as_ref(),
            sea: self.table.sea.as_ref().map(|table| Seafarers {
                table,
                rules: self.sea_rules,
                deserts: Deserts::default(),
                letters: &self.letters,
            }),
            fish: self.table.fish.as_ref().map(|table| Fishing { table, rules: self.fish_rules }),
            gold: self.table.gold.as_ref(),
            rivers: self.rivers.as_ref().map(|(rules, map)| Rivers {
                map,
                rules: *rules,
                are_dealt: true,
            }),
            wagons: self
                .table
                .wagons
                .as_ref()
                .map(|table| Wagons { table, rules: self.wagon_rules }),
            oil: self.table.oil.as_ref().zip(self.oil.as_ref()).map(|(table, question)| Oilfield {
                table,
                rules: question.rules,
                is_card: question.is_card,
            }),
        }
    }
}

impl KnightsQuestion {
    fn of(
        knights: &KnightsTable,
        (line, table): (&PositionLine, &Table),
        players: &PerSeat<PlayerLine>,
        active: Option<Seat>,
    ) -> Result<Self, BadQuestion> {
        check_metropolises(knights, table, players)?;
        let ship = table.barbarians.unwrap_or_default();
        if ship == BarbarianTrack::ISLAND {
            return Err(BadQuestion::ShipAtIsland);
        }
        let own = active.and_then(|active| players.get(active));
        let own = own.into_iter().flat_map(|player| player.knights_on_board.iter().flatten());
        let left = line.progress_left.unwrap_or_default();
        Ok(Self {
            resources: table.hands.map(|_, hand| match hand {
                HandCount::Cards(cards) => Some(cards.resources().total()),
                HandCount::Unknown | HandCount::Count(_) => None,
            }),
            ship,
            settlements: players.map(|_, player| settlements_left(player)),
            knights: own.filter(|knight| knight.active).map(|knight| knight.at).collect(),
            shown: line.event_die.map(|face| shown(face, line.red, active)).transpose()?,
            progress_left: EnumMap::from_fn(|track| left.get(track)),
        })
    }
}

fn shown(
    face: EventFace,
    red: Option<Die>,
    active: Option<Seat>,
) -> Result<ShownEvent, BadQuestion> {
    let active = active.ok_or(BadQuestion::NoActiveForDie)?;
    let gate =
        |track| red.ok_or(BadQuestion::NoRed).map(|red| ShownEvent::Gate(track, red, active));
    match face {
        EventFace::Ship => Ok(ShownEvent::Ship(active)),
        EventFace::Science => gate(Track::Science),
        EventFace::Trade => gate(Track::Trade),
        EventFace::Politics => gate(Track::Politics),
    }
}

/// A metropolis stands in a city of whoever has it, one in a city (KNIGHTS 4).
fn check_metropolises(
    knights: &KnightsTable,
    table: &Table,
    players: &PerSeat<PlayerLine>,
) -> Result<(), BadQuestion> {
    for (seat, player) in players.iter() {
        let told = player.metropolises.unwrap_or_default();
        let told = Track::ALL.into_iter().filter_map(|track| Some((track.key(), told.get(track)?)));
        for (track, at) in told {
            let player = seat.index();
            if table.pieces.building(at) != Some((seat, Building::City)) {
                return Err(BadQuestion::NoCityForMetropolis { player, track });
            }
            if knights.metropolises.values().filter(|other| **other == Some(at)).count() > 1 {
                return Err(BadQuestion::SecondMetropolis { player, track });
            }
        }
    }
    Ok(())
}

/// Settlements in a player's supply; left out: enough.
fn settlements_left(player: &PlayerLine) -> u8 {
    let left = player.pieces_left.as_ref().and_then(|left| left.settlements);
    left.unwrap_or(u8::MAX)
}

/// Returns the points that win where modules are played: told, or usual; at sea the scenario's,
/// which nobody names (TRADERS 8.5).
fn target_of(told: Option<u8>, played: Expansions, harbormaster: HarbormasterRule) -> Option<u8> {
    let usual = usual_target(played, harbormaster)?;
    told.or_else(|| (!played.has(Expansion::Sea)).then_some(usual))
}

/// The `id` of a line that otherwise can't be read.
pub(super) fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    read_json::<OnlyId>(text.as_bytes()).ok().map(|line| line.id)
}
