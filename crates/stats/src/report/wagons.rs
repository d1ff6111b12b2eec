//! The part of a report that is about wagons: deliveries, ways, baggage trains, and bandits
//! (TRADERS 5).

use super::{InTurn, Scene, SeatCounts};
use game::{
    Cargo, Deed, FishDeed, FishPurchase, PerSeat, Seat, State, Task, WagonChange, WagonDeed,
    WagonTask,
};

board::keyed! {
    /// Something that was done to a bandit.
    pub enum BanditDeed {
        /// Moved with a 7 or a knight of the development cards (TRADERS 5.3).
        Moved = "moved",
        /// Sent away by a knight beside it (TRADERS 8.2).
        SentAway = "sent",
        /// Driven off by a wagon (TRADERS 5.7).
        DrivenOff = "driven",
        /// Tried in vain by a wagon.
        Withstood = "withstood",
    }
}

/// Ways of one player's wagon in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WagonTally {
    /// Moves from place to place.
    pub moves: u32,
    /// Points that these cost, but for moves that the rules don't allow.
    pub points: u32,
    /// Grain, or fish in its place, for two points more.
    pub fed: u32,
    /// Swift Journeys.
    pub journeys: u32,
}

/// The part of a report that is about wagons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WagonReport {
    /// Deliveries, in order.
    pub deliveries: Vec<InTurn<Cargo>>,
    /// Cargo that each player has delivered.
    pub delivered: SeatCounts<u8>,
    /// The level of each baggage train, 1 to 5.
    pub levels: SeatCounts<u8>,
    /// Deeds to bandits, in order.
    pub bandits: Vec<InTurn<BanditDeed>>,
    pub players: PerSeat<WagonTally>,
}

impl WagonReport {
    /// The report on the `opening`; nothing where no wagons are played.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.wagons()?;
        Some(Self {
            deliveries: Vec::new(),
            delivered: SeatCounts::begin(opening, delivered),
            levels: SeatCounts::begin(opening, level),
            bandits: Vec::new(),
            players: opening.players().map(|_, _| WagonTally::default()),
        })
    }

    /// Returns how often `seat` did this to a bandit.
    pub fn bandits_of(&self, seat: Seat, what: BanditDeed) -> usize {
        self.bandits.iter().filter(|one| one.seat == seat && one.what == what).count()
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.delivered.note(scene, delivered);
        self.levels.note(scene, level);
        for change in &scene.act.wagons {
            match *change {
                // A wagon that the table moved where it can't go spends all its points.
                WagonChange::Went { player, points } => self.players.change(player, |tally| {
                    tally.moves += 1;
                    tally.points += if points == u8::MAX { 0 } else { points.into() };
                }),
                WagonChange::Delivered { player, cargo } => {
                    self.deliveries.push(InTurn::of(scene, player, cargo));
                }
            }
        }
        let doer = scene.doer();
        let mut bandit = |what| self.bandits.push(InTurn::of(scene, doer, what));
        if let Deed::Fish(FishDeed::Spend { on: FishPurchase::Wagon, .. }) = scene.act.deed {
            self.players.change(doer, |tally| tally.fed += 1);
        }
        let Deed::Wagons(deed) = scene.act.deed else { return };
        match deed {
            WagonDeed::Feed => self.players.change(doer, |tally| tally.fed += 1),
            WagonDeed::PlaySwiftJourney => self.players.change(doer, |tally| tally.journeys += 1),
            WagonDeed::SendAway { .. } => bandit(BanditDeed::SentAway),
            WagonDeed::MoveBandit { from, .. } => {
                let is_driven = |task: &Task| {
                    let Task::Wagons(WagonTask::Bandit { from: of, .. }) = task else {
                        return false;
                    };
                    *of == Some(from)
                };
                // Where one that was driven off goes is no deed of its own.
                if !scene.before.tasks().iter().any(is_driven) {
                    bandit(BanditDeed::Moved);
                }
            }
            WagonDeed::DriveOff { die, .. } => {
                let level = scene.before.wagon(doer).unwrap_or_default().level;
                bandit(if level.drives_off(die) {
                    BanditDeed::DrivenOff
                } else {
                    BanditDeed::Withstood
                });
            }
            WagonDeed::Travel { .. } | WagonDeed::Load { .. } | WagonDeed::BuyLevel => {}
        }
    }
}

fn delivered(state: &State, seat: Seat) -> u8 {
    state.wagon(seat).map_or(0, |wagon| wagon.delivered)
}

fn level(state: &State, seat: Seat) -> u8 {
    state.wagon(seat).unwrap_or_default().level.number()
}
