//! The part of a report that is about oil: by which way it came and went, disasters, and what was
//! sequestered (TRADERS 7).

use enum_map::{Enum, EnumMap};

use super::{InTurn, Scene, SeatCounts};
use board::{Hex, Intersection};
use game::{Deed, OilChange, OilDeed, PerSeat, Roll, Seat, State};

board::keyed! {
    /// A way on which oil comes to a player or leaves them.
    #[derive(Enum)]
    pub enum OilWay {
        /// Springs with the number (TRADERS 7.3).
        Number = "number",
        /// Cards: Year of Plenty, and events that let players take one (TRADERS 7.3, 8.1).
        Card = "card",
        /// A Monopoly on it.
        Monopoly = "monopoly",
        /// Trades with other players.
        Trade = "trade",
        /// In place of a random card, for the robber and the like.
        Robber = "robber",
        /// Gifts that an event asked for.
        Gift = "gift",
        /// Discards for a 7.
        Discard = "discard",
        /// Used for resources (TRADERS 7.4).
        Converted = "converted",
        /// Used for oil metropolises (TRADERS 7.4).
        Metropolis = "metropolis",
        /// Sequestered (TRADERS 7.6).
        Sequestered = "sequestered",
        /// Put right by the table, or left behind by a player.
        Corrected = "corrected",
    }
}

impl OilWay {
    /// The way of the oil that a deed moves, but for what a number brings.
    fn of(deed: &Deed) -> Self {
        if let Deed::Trade { .. } = deed {
            return Self::Trade;
        }
        let Deed::Oil(deed) = deed else { return Self::Corrected };
        match deed {
            OilDeed::Convert { .. } => Self::Converted,
            OilDeed::BuildMetropolis { .. } => Self::Metropolis,
            OilDeed::Sequester => Self::Sequestered,
            OilDeed::Discard { .. } => Self::Discard,
            OilDeed::Steal { .. } => Self::Robber,
            OilDeed::Take { .. } | OilDeed::YearOfPlenty { .. } => Self::Card,
            OilDeed::Give { .. } => Self::Gift,
            OilDeed::Monopoly => Self::Monopoly,
            OilDeed::Disaster { .. } | OilDeed::Pollute { .. } => Self::Corrected,
        }
    }
}

/// Oil of one player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OilTally {
    pub got: EnumMap<OilWay, u32>,
    pub gave: EnumMap<OilWay, u32>,
    /// Oil that a number owed them and that they didn't get: over the limit, or none was left
    /// (TRADERS 7.3).
    pub missed: u32,
}

/// A disaster that ended a turn (TRADERS 7.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisasterRecord {
    pub number: Roll,
    /// Buildings that a flood took, with their owners.
    pub removed: Vec<(Seat, Intersection)>,
    /// Cities of which a flood left a settlement.
    pub reduced: Vec<(Seat, Intersection)>,
    /// The hex that was polluted, if one was.
    pub polluted: Option<Hex>,
}

/// The part of a report that is about oil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OilReport {
    /// Oil of each player, but for sequestered.
    pub held: SeatCounts<u8>,
    /// Sequestered oil of each player.
    pub sequestered: SeatCounts<u8>,
    /// Oil that numbers brought, in order.
    pub got: Vec<InTurn<u8>>,
    pub players: PerSeat<OilTally>,
    /// Disasters, in order, each of the player whose turn it ended.
    pub disasters: Vec<InTurn<DisasterRecord>>,
}

impl OilReport {
    /// The report on the `opening`; nothing where no oil is played.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.oil()?;
        Some(Self {
            held: SeatCounts::begin(opening, State::oil_of),
            sequestered: SeatCounts::begin(opening, sequestered),
            got: Vec::new(),
            players: opening.players().map(|_, _| OilTally::default()),
            disasters: Vec::new(),
        })
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.held.note(scene, State::oil_of);
        self.sequestered.note(scene, sequestered);
        self.note_disaster(scene);
        let mut by_number = self.players.map(|_, _| 0_u8);
        for change in &scene.act.oil {
            if let OilChange::Got { player, count } = *change {
                by_number.change(player, |sum| *sum = sum.saturating_add(count));
                self.got.push(InTurn::of(scene, player, count));
            }
        }
        let owed = scene.act.payout.as_ref().map(|payout| {
            scene.after.position().oil_owed(payout.number, &scene.after.yield_rule())
        });
        let way = OilWay::of(&scene.act.deed);
        for (seat, by_number) in by_number.iter() {
            let (from, to) = (scene.before.oil_of(seat), scene.after.oil_of(seat));
            let owed = owed.as_ref().map_or(0, |owed| owed.of(seat));
            self.players.change(seat, |tally| {
                tally.got[OilWay::Number] += u32::from(*by_number);
                tally.missed += u32::from(owed.saturating_sub(*by_number));
                // Oil never goes to and fro in one deed.
                let rest = i32::from(to) - i32::from(from) - i32::from(*by_number);
                let all = if rest > 0 { &mut tally.got } else { &mut tally.gave };
                all[way] += rest.unsigned_abs();
            });
        }
    }

    /// Notes the disaster of this scene, or what came of the last one.
    fn note_disaster(&mut self, scene: &Scene<'_>) {
        if let Deed::Oil(OilDeed::Disaster { number }) = scene.act.deed {
            let (removed, reduced) = (Vec::new(), Vec::new());
            let record = DisasterRecord { number, removed, reduced, polluted: None };
            self.disasters.push(InTurn::of(scene, scene.before.active(), record));
        }
        let Some(last) = self.disasters.last_mut() else { return };
        for change in &scene.act.oil {
            match *change {
                OilChange::Removed { player, at } => last.what.removed.push((player, at)),
                OilChange::Reduced { player, at } => last.what.reduced.push((player, at)),
                OilChange::Polluted { at } => last.what.polluted = Some(at),
                OilChange::Got { .. }
                | OilChange::Took { .. }
                | OilChange::Champion { .. }
                | OilChange::TurnEnded => {}
            }
        }
    }
}

fn sequestered(state: &State, seat: Seat) -> u8 {
    state.oil().map_or(0, |oil| oil.table().sequestered.of(seat))
}
