//! Deeds of Seafarers beside those of the base game, the tasks they bring, their consequences, and
//! the reasons that they are refused.

use serde::{Deserialize, Serialize};

use super::{Chit, ClothSource, FleetAttack, ScenarioDeed, ScenarioTask, Wonder};
use crate::{Cards, Ground, MessageValue, Seat};
use board::{HarborKind, Hex, Intersection, Path};
use derive::Said;
use scenarios::Item;

/// A deed of the player that it names; where it names none, of the one who builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("sea-act", names)]
pub enum SeaDeed {
    /// Placed a ship beside a settlement of the opening, in place of the road.
    FoundShip { at: Path },
    /// Built a ship, also a free one of Road Building.
    BuildShip { at: Path },
    /// Moved a ship, or put it back.
    MoveShip { from: Path, to: Path },
    /// Moved the pirate in place of the robber.
    MovePirate { to: Hex },
    /// Chased the pirate away with a knight beside it.
    ChasePirate { from: Intersection, to: Hex },
    /// Took from the bank what gold brings.
    TakeGold {
        player: Seat,
        /// The cards; not told where hands are not followed.
        #[said("cards", none = "untold")]
        cards: Option<Cards>,
    },
    /// Turned up a hidden hex.
    TurnUp {
        player: Seat,
        at: Hex,
        /// Terrain and token; `None` if it is sea.
        #[said("what", with = MessageValue::Ground)]
        is: Option<Ground>,
    },
    /// A deed that only one scenario knows.
    #[said(transparent)]
    Scenario(ScenarioDeed),
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("sea-task", players)]
pub enum SeaTask {
    /// Resources of choice come from the bank for gold (SEA 6, 7).
    Gold {
        player: Seat,
        #[said("count", with = MessageValue::GoldDue)]
        count: u8,
    },
    /// A hidden hex is turned up (SEA 7).
    TurnUp {
        player: Seat,
        #[said("place")]
        at: Hex,
    },
    /// A ship that a Diplomat took up may be laid again (SEA 12).
    FreeShip { player: Seat },
    /// A thing that only one scenario asks.
    #[said(transparent)]
    Scenario(ScenarioTask),
}

impl SeaTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::Gold { .. } | Self::TurnUp { .. } => false,
            Self::FreeShip { .. } => true,
            Self::Scenario(task) => task.may_be_left(),
        }
    }
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum SeaChange {
    /// A first settlement on a foreign island brought points (SEA 8).
    Earned { player: Seat, chit: Chit },
    /// A ship took what lay on a marked path (SCENARIOS 2.3).
    Found { player: Seat, at: Path, item: Item },
    /// A village gave a trader cloth (SCENARIOS 3.3, 3.4).
    Cloth { player: Seat, village: Intersection, from: ClothSource },
    /// The fleet sailed (SCENARIOS 4.4).
    Sailed { to: Hex, strength: u8 },
    /// The fleet met somebody's warships (SCENARIOS 4.4).
    Attacked(FleetAttack),
    /// Every fortress is taken, and the fleet left (SCENARIOS 4.4).
    FleetLeft,
    /// A ship became a warship (SCENARIOS 4.2).
    Armed { at: Path },
    /// An attack took a chit off a fortress (SCENARIOS 4.7).
    ChitOff { player: Seat },
    /// An attack on a fortress cost a ship (SCENARIOS 4.7).
    ShipLost { player: Seat, at: Path },
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("sea", names, error)]
pub enum NotAtSea {
    /// This table plays without it.
    NotPlayed,
    /// No ship of the player's, or not as it would have to lie.
    NoShip(Path),
    /// Ships lie on paths with sea beside them that is laid out.
    NoSea(Path),
    /// The pirate stands at sea.
    NoSeaHex(Hex),
    /// Only what is hidden is turned up.
    NotHidden(Hex),
    /// There is no pirate to chase.
    PirateNotBeside(Intersection),
    /// This scenario has no such thing.
    NotInScenario,
    /// No such harbor was taken and not laid yet.
    NoHarborHeld(HarborKind),
    /// No coast of the main island.
    NoCoast(Path),
    /// No village stands there.
    NoVillage(Intersection),
    /// The fleet never comes there.
    OffCourse(Hex),
    /// Nobody has a cloth that isn't there.
    NoCloth(Seat),
    /// The fleet has left, or never was.
    NoFleet,
    /// No fortress of theirs to attack.
    NoFortress,
    /// No ship that a knight card could arm.
    NoShipToArm,
    /// Somebody has claimed it, or it isn't played.
    WonderTaken(Wonder),
    /// They have one already.
    SecondWonder,
    /// They have none to build on.
    NoWonder,
    /// Points alone don't win: their fortress isn't taken, or their wonder isn't ahead.
    NotWonYet,
    /// All its levels stand.
    WonderStands(Wonder),
}

/// A rule of Seafarers that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-sea", names, cites, error)]
pub enum SeaBreach {
    /// SEA 2: a ship touches a ship or building of its owner's.
    ShipNotConnected(Path),
    /// SEA 2: a ship doesn't go on past another player's building.
    ShipThroughBuilding {
        /// The path where the ship was wanted.
        at: Path,
        /// The intersection where the building stands.
        building: Intersection,
    },
    /// SEA 2: the first ship lies beside the settlement just placed.
    ShipNotBesideSettlement(Path),
    /// SEA 2: the pirate keeps ships off the six paths of its hex.
    BesidePirate(Path),
    /// SEA 3: one ship a turn.
    SecondMove,
    /// SEA 3: not in the turn in which it was built.
    BuiltThisTurn(Path),
    /// SEA 3: only the last ship of a route moves.
    ShipNotOpen(Path),
    /// SEA 3: a closed route stays.
    RouteClosed(Path),
    /// SEA 3: a ship that is turned sideways is repaired first.
    DamagedShip(Path),
    /// SEA 5: the pirate goes to another hex.
    PirateStays(Hex),
    /// SEA 5: this table keeps the pirate off the frame.
    PirateOffFrame(Hex),
    /// SEA 5: only a 7 or a knight moves the pirate.
    RobberOnly,
    /// SEA 6: the cards are as many as gold brings.
    WrongGold {
        /// The number that was taken.
        given: u16,
        /// The number that it should be.
        due: u16,
    },
    /// SEA 10: this scenario begins elsewhere.
    BeginsElsewhere(Intersection),
    /// SEA 12: no ship leaves a knight apart.
    KnightApart(Path),
    /// SEA 12: what a Diplomat took up of one's own stays what it was.
    RoadForRoad,
    /// SEA 12: the merchant never stands on gold.
    MerchantOnGold(Hex),
    /// SEA 5: the pirate leaves this player alone, as the robber does (RULES 11).
    FriendlyPirate(Seat),
    /// SCENARIOS 1: nobody settles there in this scenario.
    NotSettled(Intersection),
    /// SCENARIOS 2.3: a harbor lies beside an own building and shares no end with another.
    HarborNotThere(Path),
    /// SCENARIOS 2.4: in this scenario the robber doesn't go there.
    RobberNotThere(Hex),
    /// SCENARIOS 3.3: ships that link a village stay.
    VillageLink(Path),
    /// SCENARIOS 3.5: only who trades with a village moves the pirate.
    PirateWithoutTrade,
    /// SCENARIOS 4.4: as many cards as the fleet takes.
    WrongLoss {
        /// The number that was lost.
        given: u16,
        /// The number that it should be.
        due: u16,
    },
    /// SCENARIOS 4.4: the lower of two dice that give this number.
    WrongLowerDie,
    /// SCENARIOS 4.6: ships go on with the one line to the own fortress.
    OffTheLine(Path),
    /// SCENARIOS 4.7: an attack needs a ship at the fortress.
    NotAtFortress,
    /// SCENARIOS 4.7: an attack is the last act of a turn.
    AfterSiege,
    /// SCENARIOS 5.3: the wonder's condition isn't met.
    WonderCondition(Wonder),
}
