//! Yields of a number: the cards that each player takes, with regard to the robber and the bank
//! (RULES 5).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::sea::GoldPayout;
use super::{Cards, PerSeat, Position, Seat, YieldRule};
use board::{Intersection, Resource};

/// The cards that a number brings, and those that it would have brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payout {
    /// The production number, 2 to 12.
    pub number: u8,
    /// Cards that each takes from the bank.
    pub paid: PerSeat<Cards>,
    /// Cards that each was due, but the bank can't pay.
    pub short: PerSeat<Cards>,
    /// Cards that each loses because the robber stands on the hex.
    pub blocked: PerSeat<Cards>,
    /// Yield of gold, where the number brings any (SEA 6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<GoldPayout>,
}

impl Payout {
    /// Returns how many resources of choice gold brings `seat`.
    pub fn gold_due(&self, seat: Seat) -> u8 {
        self.gold.as_ref().map_or(0, |gold| gold.due.of(seat))
    }

    /// Returns how many resources of choice the robber keeps from `seat`.
    pub fn gold_blocked(&self, seat: Seat) -> u8 {
        self.gold.as_ref().map_or(0, |gold| gold.blocked.of(seat))
    }

    /// Returns whether the bank can't pay all that is due.
    pub fn has_shortage(&self) -> bool {
        self.short.iter().any(|(_, cards)| !cards.is_empty())
    }
}

/// A building that an epidemic holds to one card and whose owner may choose
/// which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YieldChoice {
    /// Owner of the building.
    pub seat: Seat,
    pub at: Intersection,
    /// The kinds that it could give, in the rules' order; two or three.
    pub one_of: Vec<Resource>,
}

/// The cards owed for a number, before the bank is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Cards per player; a building whose choice is still open gives the first of its kinds.
    pub cards: PerSeat<Cards>,
    /// Cards that the robber keeps from each.
    pub blocked: PerSeat<Cards>,
    /// Buildings with a choice, sorted by place.
    pub choices: Vec<YieldChoice>,
    /// The yield of gold; it is in none of the above (SEA 6).
    pub gold: GoldPayout,
}

/// The choices that have been made, by the building's place.
pub type ChosenYields = BTreeMap<Intersection, Resource>;

impl Position<'_> {
    /// Returns what `number` owes each player. A 7 owes nothing.
    pub fn owed(&self, number: u8, rule: &YieldRule, chosen: &ChosenYields) -> Owed {
        let mut owed = Owed {
            cards: self.knight_cards.map(|_, _| Cards::none()),
            blocked: self.knight_cards.map(|_, _| Cards::none()),
            choices: Vec::new(),
            gold: self.gold_payout(number, rule),
        };
        let mut capped_yields: BTreeMap<Intersection, (Seat, Cards)> = BTreeMap::new();
        let mut capped_losses: BTreeMap<Intersection, (Seat, Cards)> = BTreeMap::new();
        if self.is_thrown_again(number) {
            return owed;
        }
        for tile in self.island.tiles_with(number) {
            let terrain = self.yields_as(tile.terrain);
            let Some(resource) = terrain.resource() else { continue };
            let kinds = self.kinds();
            let is_blocked = !rule.robber_sleeps && self.robber == Some(tile.at);
            let beside = self.pieces.buildings().filter(|(place, ..)| place.touches(tile.at));
            for (place, seat, building) in beside {
                let cards = rule.yields(building, terrain, kinds);
                if cards.is_empty() || !self.seating.is_present(seat) {
                    continue;
                }
                let is_blocked = is_blocked && !self.is_spared(seat);
                if rule.caps(building) {
                    // At a spring it is an oil (TRADERS 8.1).
                    if self.takes_oil_alone((number, place), seat, rule) {
                        continue;
                    }
                    // Beside gold its one card is of choice (SEA 6).
                    let is_open = rule.gold(building) > 0;
                    if is_open && self.open_gold(number, place, seat, rule).is_some() {
                        continue;
                    }
                    let yields = if is_blocked { &mut capped_losses } else { &mut capped_yields };
                    let kinds = yields.entry(place).or_insert((seat, Cards::none()));
                    kinds.1.set(resource, 1);
                } else {
                    let ledger = if is_blocked { &mut owed.blocked } else { &mut owed.cards };
                    add(ledger, seat, cards);
                }
            }
        }
        for (place, (seat, kinds)) in &capped_yields {
            let one_of: Vec<Resource> =
                kinds.kinds().filter_map(|(kind, _)| kind.resource()).collect();
            let choice = chosen.get(place).filter(|kind| one_of.contains(kind));
            if let Some(kind) = choice.or(one_of.first()) {
                add(&mut owed.cards, *seat, Cards::of(*kind, 1));
            }
            if one_of.len() > 1 {
                owed.choices.push(YieldChoice { seat: *seat, at: *place, one_of });
            }
        }
        for (place, (seat, kinds)) in &capped_losses {
            // A building that still gives its one card loses nothing.
            if !capped_yields.contains_key(place)
                && let Some((kind, _)) = kinds.kinds().next()
            {
                add(&mut owed.blocked, *seat, Cards::of(kind, 1));
            }
        }
        owed
    }

    /// Returns what the bank pays of what is owed (RULES 5, KNIGHTS 4): kind by kind all
    /// of it, or nothing if it falls short, unless just one player is owed
    /// it, who takes what is left.
    pub fn payable(&self, owed: &PerSeat<Cards>) -> PerSeat<Cards> {
        let Some(bank) = self.bank else { return owed.clone() };
        let mut paid = owed.clone();
        for kind in self.kinds().all().iter().copied() {
            let wanted: u16 = owed.values().map(|cards| u16::from(cards.get(kind))).sum();
            let stock = bank.get(kind);
            if wanted <= u16::from(stock) {
                continue;
            }
            let creditors = owed.values().filter(|cards| cards.get(kind) > 0).count();
            for (_, cards) in paid.iter_mut().filter(|(_, cards)| cards.get(kind) > 0) {
                cards.set(kind, if creditors == 1 { stock } else { 0 });
            }
        }
        paid
    }

    /// Returns what `number` brings, the bank's shortage and the robber counted.
    pub fn payout(&self, number: u8, rule: &YieldRule, chosen: &ChosenYields) -> Payout {
        let owed = self.owed(number, rule, chosen);
        let paid = self.payable(&owed.cards);
        let short = owed.cards.map(|seat, cards| cards.less(paid.of(seat)));
        let mut sums = owed.gold.due.values().chain(owed.gold.blocked.values());
        let gold = sums.any(|sum| *sum > 0).then(|| owed.gold.clone());
        Payout { number, paid, short, blocked: owed.blocked, gold }
    }
}

fn add(ledger: &mut PerSeat<Cards>, seat: Seat, cards: Cards) {
    ledger.change(seat, |sum| *sum = sum.plus(cards));
}
