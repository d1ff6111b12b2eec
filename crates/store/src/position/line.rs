//! A position as one object of JSON, field by field (FORMATS 1): the one list of its fields,
//! by which `analyze` and the window read it and every position is written.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::HexLine;
use super::fields::{FieldByField, FieldGroup, JsonFields, Problems};
use super::parts::{
    BarbariansLine, ByTrack, CardCounts, FishLine, FleetLine, FortressLine, Ground, HandLine,
    KnightLine, MerchantLine, OilLimitLine, OilLine, StacksLine, WagonLine, WonderLine,
};
use board::{FishingGround, Harbor, HarborKind, Hex, Intersection, MAX_CELLS, Path, Token};
use cards::{Award, Die, EventFace, EventId, RulingSet, Season};
use game::{
    BarbarianTrack, BootTime, Cards, Chit, Deserts, Edition, Expansion, FishShort, FishTime,
    FleetAttacks, Holders, JourneyGrain, Level, PointCard, Seat, ShortestWay, WonderAt,
};
use scenarios::{Item, ScenarioId};

/// A struct of optional fields, each of a [`FieldGroup`]: read at once by serde, or field by field
/// so that one which can't be read is left out and named. What is left out isn't written.
macro_rules! line {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($group:ident $(.$games:ident)? { $($(#[$field_meta:meta])* $field:ident: $kind:ty,)* })*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub struct $name {
            $($(
                $(#[$field_meta])*
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $field: Option<$kind>,
            )*)*
        }

        impl FieldByField for $name {
            const FIELDS: &[(FieldGroup, &[&str])] =
                &[$((FieldGroup::$group$(.$games())?, &[$(stringify!($field)),*])),*];

            fn from_fields(fields: &JsonFields, at: &str, problems: &mut Problems) -> Self {
                let mut line = Self::default();
                $(if problems.reads(FieldGroup::$group$(.$games())?) {
                    $(line.$field = problems.field(fields, stringify!($field), at);)*
                })*
                line
            }
        }
    };
}

line! {
    pub struct PositionLine {
        BASE {
            /// Any text, which an answer repeats.
            id: String,
            #[serde(deserialize_with = "with_room::<MAX_CELLS, _, _>")]
            hexes: Vec<HexLine>,
            #[serde(deserialize_with = "with_room::<ROOM, _, _>")]
            harbors: Vec<Harbor>,
            /// Hex of the robber; null: beside the board.
            #[serde(deserialize_with = "or_null")]
            robber: Option<Hex>,
            /// The players, clockwise.
            players: Vec<PlayerLine>,
            holders: HoldersLine,
            bank: CardCounts<u8>,
            roll: u8,
            event: EventId,
            rulings: RulingSet,
            harbormaster: bool,
            active: u64,
        }
        BASE.of_games {
            turn: u32,
            season: Season,
            /// Position of the barbarians' ship.
            ship: BarbarianTrack,
        }
        BASE {
            expansions: Vec<Expansion>,
        }
        EDITED {
            /// Edition whose rules are played; only answers about fish depend on it.
            edition: Edition,
        }
        SETTLED {
            /// Readings where those of scenarios and modules differ (SCENARIOS 9, TRADERS 10).
            settings: SettingsLine,
        }
        KNIGHTS {
            /// The merchant, once it is on the island.
            merchant: MerchantLine,
            /// Position of the barbarians' ship, and the number of its attacks.
            barbarians: BarbariansLine,
            event_die: EventFace,
            red: Die,
            /// Cards left in each deck; left out: enough.
            progress_left: ByTrack<u8>,
        }
        SEA {
            /// Hex of the pirate; null: beside the board.
            #[serde(deserialize_with = "or_null")]
            pirate: Option<Hex>,
        }
        SEA {
            /// The scenario; of one with rules of its own a short name does, too.
            scenario: ScenarioId,
            /// Land of the main island, or of each of the big ones; any hex of it.
            main: Vec<Hex>,
            /// Marked paths of the Tribe on which something lies.
            marked: Vec<MarkedLine>,
            villages: Vec<VillageLine>,
            /// Cloth of the common supply.
            cloth_left: u8,
            /// The fleet; null: it has left, and nobody says which course it had.
            #[serde(deserialize_with = "or_null")]
            fleet: Option<FleetLine>,
            fortresses: Vec<FortressLine>,
            /// Wonders that somebody has claimed.
            wonders: Vec<WonderLine>,
            strait: Vec<Intersection>,
            wasteland: Vec<Intersection>,
            lighthouses: Vec<Intersection>,
            /// Other corners where nobody begins.
            x: Vec<Intersection>,
            /// The two dice of the roll, red and yellow.
            dice: Dice,
            /// The die of an attack on a fortress.
            die: Die,
        }
        SEA.of_games {
            /// Hex where the map puts the robber at first; null: beside the board.
            #[serde(deserialize_with = "or_null")]
            robber_begins: Option<Hex>,
            /// Hex where the map puts the pirate at first, or once the barbarians have attacked.
            pirate_begins: Hex,
            /// Land that is home to everybody; left out: wherever each begins.
            home_begins: Vec<Hex>,
            /// Land beside which the opening is placed; left out: anywhere.
            begins: Vec<Hex>,
        }
        SEA {
            /// Points of a first settlement on a foreign island.
            foreign_island: u8,
        }
        SEA.of_games {
            /// Rule for deserts as borders of areas.
            deserts: Deserts,
            /// Contents of the stacks for hidden hexes, where the map says so.
            hidden_left: HiddenLeft,
        }
        FISH {
            fish: FishLine,
            grounds: Vec<FishingGround>,
        }
        MODULES {
            /// Points that win, Harbormaster's one among them, the boot's not.
            target: u8,
        }
        RIVERS {
            /// The hexes of each river from its source on, the sea hex of its mouth last.
            rivers: Vec<Vec<Hex>>,
        }
        WAGONS {
            bandits: Vec<Path>,
            /// Sides of trade hexes that take no road.
            barred: Vec<Path>,
            stacks: StacksLine,
        }
        OIL {
            oil: OilLine,
            /// The two dice of a disaster.
            disaster: u8,
        }
    }
}

line! {
    /// A player's part of a position.
    pub struct PlayerLine {
        BASE.of_games {
            name: String,
            color: game::Color,
        }
        BASE {
            #[serde(deserialize_with = "with_room::<SETTLEMENTS, _, _>")]
            settlements: Vec<Intersection>,
            cities: Vec<Intersection>,
            #[serde(deserialize_with = "with_room::<ROOM, _, _>")]
            roads: Vec<Path>,
            /// Paths of damaged roads; they are listed nowhere else.
            damaged_roads: Vec<Path>,
            /// Knight cards played.
            knights: u8,
            /// Victory point cards not played; no public figure depends on them.
            hidden_points: u8,
        }
        BASE.of_games {
            /// Victory point cards that all have seen.
            revealed_points: u8,
            /// Development cards held unplayed.
            development_cards: u8,
        }
        BASE {
            /// Contents of the hand; left out: unknown.
            hand: HandLine,
        }
        BUILT {
            /// Pieces in the supply.
            pieces_left: PiecesLeft,
        }
        KNIGHTS {
            improvements: ByTrack<Level>,
            metropolises: ByTrack<Intersection>,
            walls: Vec<Intersection>,
            /// Cities on their side; they are listed nowhere else.
            laid_cities: Vec<Intersection>,
            knights_on_board: Vec<KnightLine>,
            defenders: u8,
            /// Points of progress cards that lie open.
            progress_points: u8,
        }
        KNIGHTS.of_games {
            /// The cards that brought those points.
            point_cards: Vec<PointCard>,
            /// Progress cards held, by deck.
            progress_cards: ByTrack<u8>,
        }
        SEA {
            /// Ships, the damaged ones too.
            #[serde(deserialize_with = "with_room::<ROOM, _, _>")]
            ships: Vec<Path>,
        }
        SEA.of_games {
            /// Those of them that are damaged.
            damaged_ships: Vec<Path>,
        }
        SEA {
            /// Those of them that were built in this turn.
            ships_built: Vec<Path>,
        }
        SEA.of_games {
            /// Set once a ship was moved in this turn.
            ship_moved: bool,
        }
        SEA {
            /// Points of foreign islands, or chits of the Tribe.
            chits: u8,
            /// Harbors taken and not laid yet.
            held_harbors: Vec<HarborKind>,
            cloth: u8,
            /// The corner that their line of ships has to pass.
            marked: Intersection,
            /// Those of their ships that are warships.
            warships: Vec<Path>,
        }
        SEA.of_games {
            /// The islands on which they were earned.
            chits_on: Vec<Chit>,
        }
        SEA {
            /// Any land of the home islands.
            home: Vec<Hex>,
        }
        FISH {
            /// Fish tokens, the boot not counted.
            fish: u8,
        }
        RIVERS {
            bridges: Vec<Path>,
            /// Damaged bridges; they are listed nowhere else.
            damaged_bridges: Vec<Path>,
        }
        GOLD {
            gold: u16,
        }
        WAGONS {
            wagon: WagonLine,
        }
        OIL {
            /// Oil held, and sequestered.
            oil: u8,
            sequestered: u8,
            /// Those of the cities that are oil metropolises.
            oil_metropolises: Vec<Intersection>,
        }
        OIL.of_games {
            /// Set once some was used, or sequestered, in this turn.
            oil_used: bool,
            oil_laid: bool,
        }
    }
}

line! {
    /// Readings of scenarios with rules of their own, and of modules (SCENARIOS 9, TRADERS 10).
    pub struct SettingsLine {
        SEA {
            fleet_attacks: FleetAttacks,
            /// Empty villages that end a game.
            empty_villages: u8,
            wonder_at: WonderAt,
            /// `free` or `with level 1`.
            wonder_claim: String,
            shortest_way: ShortestWay,
            /// Source of the marked paths: they are listed all the same.
            marked_paths: String,
        }
        FISH {
            fish_short: FishShort,
        }
        FISH.of_games {
            fish_time: FishTime,
            boot_time: BootTime,
        }
        RIVERS {
            /// Gold for a bridge, 3 or 2.
            bridge_gold: u8,
        }
        WAGONS.of_games {
            journey_grain: JourneyGrain,
        }
        OIL {
            oil_limit: OilLimitLine,
            oil_is_card: bool,
        }
        OIL.of_games {
            oil_both: bool,
            /// Places of the track for destroyed tokens.
            destroyed_places: u8,
        }
    }
}

line! {
    pub struct PiecesLeft {
        BUILT {
            /// Settlements that may still be built.
            settlements: u8,
        }
    }
}

line! {
    /// Contents of the stacks for hidden hexes.
    pub struct HiddenLeft {
        SEA.of_games {
            /// Number of hexes of each kind.
            hexes: Vec<HiddenKind>,
            tokens: Vec<Token>,
        }
    }
}

line! {
    /// Holder of each award, by the number of the seat; null: nobody.
    pub struct HoldersLine {
        BASE {
            #[serde(deserialize_with = "or_null")]
            longest_road: Option<u64>,
            #[serde(deserialize_with = "or_null")]
            largest_army: Option<u64>,
            #[serde(deserialize_with = "or_null")]
            harbormaster: Option<u64>,
        }
        OIL {
            #[serde(deserialize_with = "or_null")]
            champion: Option<u64>,
        }
    }
}

/// Hexes of one kind in the stacks.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct HiddenKind {
    pub terrain: Ground,
    pub count: u8,
}

/// The red die and the yellow one.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(pub [Die; 2]);

/// Something on a marked path.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkedLine {
    pub path: Path,
    pub gives: Item,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillageLine {
    pub at: Intersection,
    pub number: Token,
    pub cloth: u8,
}

impl HoldersLine {
    /// `holders`, each by the number that `number` gives a seat.
    pub fn of(holders: Holders, number: impl Fn(Seat) -> usize) -> Self {
        let of = |award| Some(holders.of(award).and_then(|seat| u64::try_from(number(seat)).ok()));
        Self {
            longest_road: of(Award::LongestRoad),
            largest_army: of(Award::LargestArmy),
            harbormaster: of(Award::Harbormaster),
            champion: None,
        }
    }

    /// The number of the seat that holds `award`.
    pub fn holder(&self, award: Award) -> Option<u64> {
        match award {
            Award::LongestRoad => self.longest_road,
            Award::LargestArmy => self.largest_army,
            Award::Harbormaster => self.harbormaster,
        }
        .flatten()
    }
}

impl PositionLine {
    pub fn plays(&self, expansion: Expansion) -> bool {
        self.expansions.as_deref().is_some_and(|played| played.contains(&expansion))
    }

    /// Returns what the bank holds: with Cities & Knights it isn't short of a kind that it lacks.
    pub fn bank(&self, lacking: u8) -> Option<Cards> {
        self.bank.map(|bank| Cards::from_fn(|kind| bank.of(kind).unwrap_or(lacking)))
    }
}

/// Keeps a null that says something: it is there, and it is nothing.
#[expect(clippy::option_option, reason = "a field that is left out says less than a null")]
fn or_null<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// The number of settlements that a player has.
const SETTLEMENTS: usize = 5;

/// The usual number of roads, ships or harbors at most: as many as a player has roads.
const ROOM: usize = 15;

/// Reads a list of usually up to `USUAL` items.
fn with_room<'de, const USUAL: usize, T, D>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct List<const USUAL: usize, T>(PhantomData<T>);
    impl<'de, const USUAL: usize, T: Deserialize<'de>> Visitor<'de> for List<USUAL, T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a sequence")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let Some(first) = list.next_element()? else { return Ok(Vec::new()) };
            let mut all = Vec::with_capacity(USUAL);
            all.push(first);
            while let Some(next) = list.next_element()? {
                all.push(next);
            }
            Ok(all)
        }
    }
    deserializer.deserialize_seq(List::<USUAL, T>(PhantomData)).map(Some)
}
