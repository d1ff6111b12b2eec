//! The vocabulary of events: what a card can make happen, and to whom.

use std::collections::BTreeMap;

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::{EventId, Season};
use board::{Resource, objects};

board::keyed! {
    /// One of the cards worth 2 points (RULES 7).
    #[derive(Enum)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Award {
        /// The longest trail of own roads, 5 or more.
        LongestRoad = "longest_road",
        /// The most played knights, 3 or more.
        LargestArmy = "largest_army",
        /// The most harbor points, 3 or more; optional.
        Harbormaster = "harbormaster",
    }
}

board::keyed! {
    /// Something that players are compared by.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Measure {
        /// Played knights.
        KnightCards = "knights",
        /// The length of the longest trail of own roads, with Seafarers of roads and ships.
        RoadLength = "road_length",
        /// Roads and ships on the board.
        Roads = "roads",
        /// Settlement 1, city 2, at a harbor.
        HarborPoints = "harbor_points",
        /// Different harbors with an own building.
        Harbors = "harbors",
        /// Buildings at harbors.
        BuildingsAtHarbors = "buildings_at_harbors",
        /// Points that all can see.
        PublicPoints = "public_points",
        /// Settlements on the board.
        Settlements = "settlements",
        /// Cities on the board.
        Cities = "cities",
        /// Roads and ships that lie sideways.
        DamagedRoads = "damaged_roads",
    }
}

board::keyed! {
    /// Treatment of several players who lead together.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Tie {
        /// All of them are meant.
        Share = "share",
        /// None of them is.
        Nobody = "nobody",
    }
}

/// The players that an effect means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Selector {
    /// The player whose turn it is.
    #[default]
    Active,
    /// Every player.
    All,
    /// Every player but the one whose turn it is.
    Others,
    /// The players who lead: the holder of an award, or while nobody holds it (or none is
    /// named) those who lead by the first measure that settles it. A leader has more than
    /// nothing of what is measured.
    Leaders {
        /// The award whose holder is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        holder: Option<Award>,
        /// Measures, tried one after the other.
        #[serde(default)]
        most: Vec<Measure>,
        /// Treatment of a tie.
        tie: Tie,
    },
    /// The players who trail: those who have least of what is measured, nothing included.
    Trailers {
        /// The measure that counts.
        least: Measure,
        /// Treatment of a tie. All players together trail nobody: then nobody is meant.
        tie: Tie,
    },
    /// Everybody with at least so many.
    AtLeast {
        /// The measure that counts.
        measure: Measure,
        /// The limit, itself included.
        count: u8,
    },
    /// Everybody with at most so many.
    AtMost {
        /// The measure that counts.
        measure: Measure,
        /// The limit, itself included.
        count: u8,
    },
}

board::keyed! {
    /// Obligation to carry an effect out.
    #[derive(Default)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Duty {
        /// It has to be done.
        #[default]
        Must = "must",
        /// It may be left.
        May = "may",
        /// An award's holder has to, a mere leader may leave it.
        HolderMust = "holder_must",
    }
}

board::keyed! {
    /// The freedom to leave undone what an effect or a rule asks of a player.
    #[derive(Default)]
    pub enum Freedom {
        /// The rules demand it.
        #[default]
        Must = "must",
        /// The player may leave it.
        May = "may",
    }
}

board::keyed! {
    /// The players that a card may be taken from unseen.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Victims {
        /// From one player with a building on the robber's hex.
        BesideRobber = "beside_robber",
        /// From any one player.
        Anyone = "anyone",
    }
}

board::keyed! {
    /// The players that a player gives cards to.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Recipients {
        /// To the left neighbor, from what the giver held before.
        LeftNeighbor = "left_neighbour",
        /// To the right neighbor, from what the giver held before.
        RightNeighbor = "right_neighbour",
        /// To any one player.
        Anyone = "anyone",
        /// One card to each player with fewer points; who has too few cards for
        /// all of them gives nothing.
        EachWithFewerPoints = "each_with_fewer_points",
        /// One card to one player with fewer points.
        OneWithFewerPoints = "one_with_fewer_points",
    }
}

board::keyed! {
    /// Buildings that a damaged road keeps its owner from building at its ends.
    #[derive(Default)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Bars {
        /// Any settlement and any upgrade.
        #[default]
        Buildings = "buildings",
        /// Only settlements, and not where another intact own road leads.
        SettlementsWithoutOtherRoad = "settlements_without_other_road",
    }
}

board::keyed! {
    /// Buildings that an epidemic holds to one card.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Capped {
        /// Settlements and cities.
        AllBuildings = "all_buildings",
        /// Cities only.
        Cities = "cities",
    }
}

board::keyed! {
    /// Refuge of a fleeing robber on an island without desert.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Refuge {
        /// To a hex without buildings, of the active player's choice.
        EmptyHex = "empty_hex",
        /// Beside the board, until a 7 or a knight.
        BesideBoard = "beside_board",
    }
}

board::keyed! {
    /// Change of a hex's yield for a turn.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum Harvest {
        /// One card more for each building that produces.
        OneMore = "one_more",
        /// One card less for each building that produces: a settlement gives
        /// nothing, a city 1.
        OneLess = "one_less",
        /// Nothing.
        Nothing = "nothing",
    }
}

board::keyed! {
    /// Course of the barbarian ship: its distance and direction.
    #[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Course"))]
    pub enum BarbarianCourse {
        /// A step nearer to the island.
        Nearer = "nearer",
        /// A step back, if it has left its harbor.
        Back = "back",
    }
}

/// One thing an event makes happen. Effects without fields have braces all the
/// same: only so are fields that nobody knows refused in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Effect {
    /// Players who hold more cards than the hand limit discard half, rounded down.
    DiscardHalf {},
    /// Some move the robber to another hex.
    MoveRobber {
        /// The players who move it.
        #[serde(default, skip_serializing_if = "is_default", deserialize_with = "objects")]
        who: Selector,
        /// The obligation to do so.
        #[serde(default, skip_serializing_if = "is_default")]
        duty: Duty,
    },
    /// Some take one random card from another player.
    Steal {
        /// The players who take.
        #[serde(deserialize_with = "objects")]
        who: Selector,
        /// The players whom they may take from.
        #[serde(deserialize_with = "objects")]
        from: Victims,
        /// The obligation to do so.
        #[serde(default)]
        duty: Duty,
    },
    /// Some take one resource from the bank.
    Take {
        /// The players who take.
        #[serde(deserialize_with = "objects")]
        who: Selector,
        /// The resource; left out: of their choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resource: Option<Resource>,
        /// The obligation to do so.
        #[serde(default)]
        duty: Duty,
    },
    /// Some give one card of their own choice.
    Give {
        /// The players who give.
        #[serde(deserialize_with = "objects")]
        who: Selector,
        /// The players who receive.
        #[serde(deserialize_with = "objects")]
        to: Recipients,
    },
    /// Some pay one card of their own choice to the bank; who has none, none.
    Pay {
        /// The players who pay.
        #[serde(deserialize_with = "objects")]
        who: Selector,
    },
    /// Some may give the bank one card and take one of another kind for it.
    Swap {
        /// The players who may.
        #[serde(deserialize_with = "objects")]
        who: Selector,
    },
    /// Some turn one own intact road sideways.
    DamageRoad {
        /// The players whose roads are meant.
        #[serde(deserialize_with = "objects")]
        who: Selector,
        /// The buildings that a damaged road bars.
        bars: Bars,
    },
    /// Some may turn one own damaged road back without paying.
    MendRoad {
        /// The players whose roads are meant.
        #[serde(deserialize_with = "objects")]
        who: Selector,
    },
    /// The robber returns to the desert; no card is taken.
    RobberFlees {
        /// The robber's refuge, when there is no desert.
        without_desert: Refuge,
    },
    /// The robber's hex produces this turn.
    RobberSleeps {},
    /// Some buildings yield 1 card in all this turn.
    CapYield {
        /// The buildings that are held to one card.
        buildings: Capped,
    },
    /// Hexes yield more or less this turn.
    Yield {
        /// Hexes, by the resource that they give; left out: all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resource: Option<Resource>,
        /// The change.
        harvest: Harvest,
    },
    /// Another season begins.
    Season {
        /// The season.
        begins: Season,
    },
    /// The barbarian ship moves; nothing where the event die is not shown.
    #[serde(rename = "ship")]
    MoveBarbarians {
        /// The ship's course.
        course: BarbarianCourse,
    },
    /// The table does by itself what the card says, and tells when it is done.
    AtTable {},
}

impl Effect {
    /// The selector of the players that it concerns, if it has one.
    pub const fn who(&self) -> Option<&Selector> {
        match self {
            Self::MoveRobber { who, .. }
            | Self::Steal { who, .. }
            | Self::Take { who, .. }
            | Self::Give { who, .. }
            | Self::Pay { who }
            | Self::Swap { who }
            | Self::DamageRoad { who, .. }
            | Self::MendRoad { who } => Some(who),
            Self::DiscardHalf {}
            | Self::RobberFlees { .. }
            | Self::RobberSleeps {}
            | Self::CapYield { .. }
            | Self::Yield { .. }
            | Self::Season { .. }
            | Self::MoveBarbarians { .. }
            | Self::AtTable {} => None,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

board::keyed! {
    /// A named reading of all events of deck A.
    #[derive(Default)]
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum RulingSet {
        /// The reading this project was made from: a mix of the editions.
        #[default]
        Fusion = "fusion",
        /// The reported reading of the publisher's first edition.
        Classic = "classic",
        /// The reported reading of the publisher's edition of 2025.
        Edition2025 = "2025",
    }
}

impl RulingSet {
    /// Sets that a table can choose from: the printed editions first.
    pub const OFFERED: [Self; 3] = [Self::Edition2025, Self::Classic, Self::Fusion];

    /// The set that a new table begins with: an edition, so that no printed card contradicts
    /// it. The default, where no set is named, is a mix that no edition has.
    pub const PRINTED: Self = Self::Edition2025;
}

/// The rulings a game is played by: one set, and the events the table reads
/// differently.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rulings {
    /// The set for every event not named below.
    pub set: RulingSet,
    /// Individual events that follow another set.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub except: BTreeMap<EventId, RulingSet>,
}

impl Rulings {
    /// All events as `set` reads them.
    pub const fn all_by(set: RulingSet) -> Self {
        Self { set, except: BTreeMap::new() }
    }

    pub fn of(&self, event: &EventId) -> RulingSet {
        self.except.get(event).copied().unwrap_or(self.set)
    }
}

board::converts!(RulingSet => Rulings: |set| Self { set, except: BTreeMap::new() });
