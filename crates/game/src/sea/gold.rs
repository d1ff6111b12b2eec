//! The yield of gold fields (SEA 6): for a number, also as a journal has it, and to the settlement
//! that the opening has just placed.

use serde::{Deserialize, Serialize};

use crate::{Building, Cards, PerSeat, Position, Seat, YieldRule};
use board::{Hex, Intersection, Terrain, Tile};

/// A building's yield from a gold field: the resources that it takes, or those that the robber
/// keeps from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoldYield {
    pub seat: Seat,
    /// The gold field.
    pub hex: Hex,
    /// Intersection of the building.
    pub at: Intersection,
    /// Resources of choice that it takes.
    pub count: u8,
    /// Number of resources that the robber keeps from it.
    pub lost: u8,
}

/// Resources of choice that gold brings for a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoldPayout {
    /// The number that each is due, whatever the bank has.
    pub due: PerSeat<u8>,
    /// The number that each loses because the robber stands on the hex.
    pub blocked: PerSeat<u8>,
}

impl Position<'_> {
    /// Returns what gold brings for `number`, whatever the bank has.
    pub(crate) fn gold_payout(&self, number: u8, rule: &YieldRule) -> GoldPayout {
        let none = self.knight_cards.map(|_, _| 0_u8);
        let mut gold = GoldPayout { due: none.clone(), blocked: none };
        for GoldYield { seat, count, lost, .. } in self.gold_lines(number, rule) {
            for (sums, more) in [(&mut gold.due, count), (&mut gold.blocked, lost)] {
                sums.change(seat, |sum| *sum = sum.saturating_add(more));
            }
        }
        gold
    }

    /// Every building beside a gold field with `number`, in the island's order. Whoever has
    /// left takes nothing.
    pub fn gold_lines<'a>(
        &'a self,
        number: u8,
        rule: &'a YieldRule,
    ) -> impl Iterator<Item = GoldYield> + 'a {
        self.gold_of(number).flat_map(move |tile| {
            let beside = self.pieces.buildings().filter(|(place, ..)| place.touches(tile.at));
            let present = beside.filter(|(_, seat, _)| self.seating.is_present(*seat));
            present.map(move |(at, seat, building)| {
                let count = rule.gold(building);
                let is_capped = rule.caps(building);
                // Its one card comes from the first of its fields.
                let first = || self.open_gold(number, at, seat, rule);
                let (count, lost) = match self.is_kept(tile.at, seat, rule) {
                    false if is_capped && first() != Some(tile.at) => (0, 0),
                    true if is_capped && self.yields_beside(number, at, building, rule) => (0, 0),
                    false => (count, 0),
                    true => (0, count),
                };
                GoldYield { seat, hex: tile.at, at, count, lost }
            })
        })
    }

    fn gold_of(&self, number: u8) -> impl Iterator<Item = &Tile> {
        self.island.tiles_with(number).filter(|tile| tile.terrain == Terrain::Gold)
    }

    /// The first gold field beside `at` that gives `seat` something for `number`.
    pub(crate) fn open_gold(
        &self,
        number: u8,
        at: Intersection,
        seat: Seat,
        rule: &YieldRule,
    ) -> Option<Hex> {
        let mut beside = self.gold_of(number).map(|tile| tile.at).filter(|hex| at.touches(*hex));
        beside.find(|hex| !self.is_kept(*hex, seat, rule))
    }

    /// Returns whether a hex that the robber leaves alone gives `building` at `at` something for
    /// `number`.
    fn yields_beside(
        &self,
        number: u8,
        at: Intersection,
        building: Building,
        rule: &YieldRule,
    ) -> bool {
        self.island.tiles_with(number).any(|tile| {
            let yields = || match tile.terrain {
                Terrain::Gold => rule.gold(building) > 0,
                terrain => !rule.yields(building, terrain, self.kinds()).is_empty(),
            };
            at.touches(tile.at) && self.robber != Some(tile.at) && yields()
        })
    }

    /// Returns whether the robber keeps from `seat` what `hex` gives.
    fn is_kept(&self, hex: Hex, seat: Seat, rule: &YieldRule) -> bool {
        let is_blocked = !rule.robber_sleeps && self.robber == Some(hex);
        is_blocked && !self.is_spared(seat)
    }
}

/// Cards that gold has brought the settlement that the opening has just placed, until its road or
/// ship lies: if it is placed anew, that goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpeningGold {
    /// Cards whose kinds were told.
    pub(super) told: Cards,
    /// The number of others.
    pub(super) untold: u8,
}

impl OpeningGold {
    /// Takes `cards`, or `due` of them whose kinds were not told.
    pub(super) fn take(&mut self, cards: Option<Cards>, due: u8) {
        match cards {
            Some(cards) => self.told = self.told.plus(cards),
            None => self.untold = self.untold.saturating_add(due),
        }
    }
}
