//! The part of a report that is about fish: catches, by player and by water, purchases, and the boot
//! (TRADERS 1).

use std::collections::BTreeMap;

use super::reigns::note_reigns;
use super::{InTurn, Prize, Reign, Scene, SeatCounts};
use board::Hex;
use game::{
    FISH_LIMIT, FishChange, FishDeed, FishPurchase, FishTokens, PerSeat, Seat, State, WaterYield,
};

/// Fish tokens of one player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FishTally {
    /// Tokens drawn, with the opening's, but for those of an exchange.
    pub caught: u32,
    /// Tokens that a number owed them while they had no room for more (TRADERS 1.4).
    pub full: u32,
    /// Tokens that a number owed them while too few were left (TRADERS 1.3).
    pub short: u32,
    /// Tokens that were exchanged.
    pub exchanged: u32,
    /// Tokens that were spent.
    pub spent: u32,
    /// The number of times that they drew the boot, which takes a token's place (TRADERS 1.6).
    pub boots: u32,
}

/// Fish that paid for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FishSpent {
    pub on: FishPurchase,
    pub tokens: FishTokens,
}

/// The part of a report that is about fish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FishReport {
    /// Tokens of each player, the boot not counted.
    pub held: SeatCounts<u8>,
    pub players: PerSeat<FishTally>,
    /// Tokens that were drawn, in order, but for those of an exchange.
    pub catches: Vec<InTurn<u8>>,
    /// Tokens that each player caught with a number at each lake and ground, from which they came
    /// first if a catch was cut short. Those of the opening aren't among them.
    pub waters: BTreeMap<Hex, PerSeat<u32>>,
    /// Purchases, in order.
    pub purchases: Vec<InTurn<FishSpent>>,
    /// Reigns of the boot's holders, in order.
    pub boot: Vec<Reign>,
}

impl FishReport {
    /// The report on the `opening`; nothing where no fish are played.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.fish()?;
        let mut boot = Vec::new();
        note_reigns(&mut boot, &[Prize::Boot], 0, opening);
        Some(Self {
            held: SeatCounts::begin(opening, State::fish_of),
            players: opening.players().map(|_, _| FishTally::default()),
            catches: Vec::new(),
            waters: BTreeMap::new(),
            purchases: Vec::new(),
            boot,
        })
    }

    /// Returns how often `seat` bought this, and with how many fish.
    pub fn bought(&self, seat: Seat, what: FishPurchase) -> (u32, u32) {
        let own = self.purchases.iter().filter(|one| one.seat == seat && one.what.on == what);
        own.fold((0, 0), |(times, fish), one| (times + 1, fish + u32::from(one.what.tokens.fish())))
    }

    /// Returns at the end of how many turns `seat` had the boot.
    pub fn boot_turns(&self, seat: Seat, turns: &super::TurnsPlayed) -> usize {
        let own = self.boot.iter().filter(|reign| reign.holder == seat);
        own.map(|reign| reign.turns(turns)).sum()
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.held.note(scene, State::fish_of);
        note_reigns(&mut self.boot, &[Prize::Boot], scene.nth, scene.after);
        self.note_catch(scene);
        let game::Deed::Fish(deed) = scene.act.deed else { return };
        let doer = scene.doer();
        match deed {
            FishDeed::Spend { on, tokens } => {
                self.players.change(doer, |tally| tally.spent += u32::from(tokens.count()));
                self.purchases.push(InTurn::of(scene, doer, FishSpent { on, tokens }));
            }
            FishDeed::Exchange { player } => {
                self.players.change(player, |tally| tally.exchanged += 1);
            }
            FishDeed::DrawBoot { player } => self.players.change(player, |tally| tally.boots += 1),
            FishDeed::PassBoot { .. } => {}
        }
    }

    /// Notes who drew how many tokens in this scene, where, and what of a number's catch was lost.
    fn note_catch(&mut self, scene: &Scene<'_>) {
        let mut drawn = self.players.map(|_, _| 0_u8);
        for change in &scene.act.fish {
            let FishChange::Drew { player, count } = *change;
            drawn.change(player, |sum| *sum = sum.saturating_add(count));
            self.catches.push(InTurn::of(scene, player, count));
            self.players.change(player, |tally| tally.caught += u32::from(count));
        }
        let Some(payout) = &scene.act.payout else { return };
        let lines = scene.after.position().catch_lines(payout.number, &scene.after.yield_rule());
        let mut owed = self.players.map(|_, _| 0_u8);
        let mut left = drawn.clone();
        for WaterYield { seat, water, tokens: count, .. } in lines {
            owed.change(seat, |sum| *sum = sum.saturating_add(count));
            let here = count.min(left.of(seat));
            left.change(seat, |left| *left -= here);
            let none = || self.players.map(|_, _| 0);
            let water = self.waters.entry(water).or_insert_with(none);
            water.change(seat, |sum| *sum += u32::from(here));
        }
        for (seat, owed) in owed.iter() {
            let drawn = drawn.of(seat);
            let room = FISH_LIMIT.saturating_sub(scene.after.fish_of(seat).saturating_sub(drawn));
            let due = room.min(*owed);
            self.players.change(seat, |tally| {
                tally.full += u32::from(owed - due);
                tally.short += u32::from(due.saturating_sub(drawn));
            });
        }
    }
}
