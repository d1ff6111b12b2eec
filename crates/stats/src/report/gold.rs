//! The part of a report that is about gold: by which way it came and went, how it grew, and who was
//! the Wealthiest and who a Poor Settler (TRADERS 2.5 to 2.7, 5).

use enum_map::{Enum, EnumMap};

use super::reigns::note_reigns;
use super::{Prize, Reign, Scene, SeatCounts};
use game::{Deed, GoldDeed, GoldMove, PerSeat, RiversDeed, Seat, State, WagonDeed};

board::keyed! {
    /// A way on which gold comes to a purse or leaves it.
    #[derive(Enum)]
    pub enum GoldWay {
        /// Settlements at rivers, the opening's included (TRADERS 2.5).
        Settlement = "settlement",
        /// Roads and ships at rivers; those taken off again cost 1 (TRADERS 2.5, 8.2, 8.3).
        Road = "road",
        /// Bridges (TRADERS 2.5).
        Bridge = "bridge",
        /// Cargo that was delivered (TRADERS 5.6).
        Delivery = "delivery",
        /// From player to player, for a wagon on somebody's road (TRADERS 5.4).
        Toll = "toll",
        /// From player to player, in trades (TRADERS 2.6).
        Trade = "trade",
        /// Cards sold to the bank (TRADERS 2.6).
        Sale = "sale",
        /// Resources bought from the bank (TRADERS 2.6).
        Purchase = "purchase",
        /// Cities saved from the barbarians (TRADERS 8.2).
        SavedCity = "saved",
        /// Put right by the table.
        Corrected = "corrected",
    }
}

impl GoldWay {
    /// The ways on which somebody earns gold by what they do.
    pub const EARNED: [Self; 5] =
        [Self::Settlement, Self::Road, Self::Bridge, Self::Delivery, Self::Toll];

    /// The way of gold that a deed moved.
    fn of(deed: &Deed, one: GoldMove) -> Self {
        let travels = matches!(deed, Deed::Wagons(WagonDeed::Travel { .. }));
        if matches!(one, GoldMove::Given { .. }) {
            return if travels { Self::Toll } else { Self::Trade };
        }
        if travels {
            Self::Delivery
        } else if let Deed::Gold(deed) = deed {
            match deed {
                GoldDeed::Buy { .. } => Self::Purchase,
                GoldDeed::Sell { .. } => Self::Sale,
            }
        } else if let Deed::Rivers(deed) = deed {
            match deed {
                RiversDeed::BuildBridge { .. } => Self::Bridge,
                RiversDeed::SaveCity { .. } => Self::SavedCity,
            }
        } else if let Deed::FoundSettlement { .. }
        | Deed::BuildSettlement { .. }
        | Deed::Correct { .. } = deed
        {
            // A correction takes back what a settlement of the opening brought.
            Self::Settlement
        } else {
            Self::Road
        }
    }
}

/// Gold that one player got and gave, by way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoldFlow {
    pub got: EnumMap<GoldWay, u32>,
    pub gave: EnumMap<GoldWay, u32>,
}

impl GoldFlow {
    /// Gold that was earned by what the player did.
    pub fn earned(&self) -> u32 {
        GoldWay::EARNED.into_iter().map(|way| self.got[way]).sum()
    }

    pub fn all_got(&self) -> u32 {
        self.got.values().sum()
    }

    pub fn all_gave(&self) -> u32 {
        self.gave.values().sum()
    }
}

/// The part of a report that is about gold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoldReport {
    /// Gold of each player.
    pub purses: SeatCounts<u16>,
    pub flows: PerSeat<GoldFlow>,
    /// Reigns of [`Prize::SETTLERS`], in the order they began.
    pub settlers: Vec<Reign>,
}

impl GoldReport {
    /// The report on the `opening`; nothing where nobody plays with gold.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.gold()?;
        let mut settlers = Vec::new();
        note_reigns(&mut settlers, &Prize::SETTLERS, 0, opening);
        Some(Self {
            purses: SeatCounts::begin(opening, State::gold_of),
            flows: opening.players().map(|_, _| GoldFlow::default()),
            settlers,
        })
    }

    /// Notes what moved in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.purses.note(scene, State::gold_of);
        note_reigns(&mut self.settlers, &Prize::SETTLERS, scene.nth, scene.after);
        // What moved by nothing else was put right.
        let mut left = self.flows.map(|seat, _| {
            i64::from(scene.after.gold_of(seat)) - i64::from(scene.before.gold_of(seat))
        });
        let mut go = |seat: Seat, way: GoldWay, count: u16, comes: bool| {
            let sign = if comes { -1 } else { 1 };
            left.change(seat, |left| *left += sign * i64::from(count));
            self.flows.change(seat, |flow| {
                let all = if comes { &mut flow.got } else { &mut flow.gave };
                all[way] += u32::from(count);
            });
        };
        for one in &scene.act.gold {
            let way = GoldWay::of(&scene.act.deed, *one);
            match *one {
                GoldMove::Earned { player, count } => go(player, way, count, true),
                GoldMove::Paid { player, count } => go(player, way, count, false),
                GoldMove::Given { player, to, count } => {
                    go(player, way, count, false);
                    go(to, way, count, true);
                }
            }
        }
        for (seat, left) in left.iter() {
            let count = u32::try_from(left.unsigned_abs()).unwrap_or(u32::MAX);
            self.flows.change(seat, |flow| {
                let all = if *left > 0 { &mut flow.got } else { &mut flow.gave };
                all[GoldWay::Corrected] += count;
            });
        }
    }
}
