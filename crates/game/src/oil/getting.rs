//! Oil that a number brings, the limit, and its count among cards (TRADERS 7.3).

use crate::{Building, PerSeat, Position, Rules, Seat, State, YieldRule};
use board::{Intersection, Terrain};
use cards::EventId;

/// The event whose card lets players take an oil in place of a resource (TRADERS 8.1).
const PLENTIFUL_YEAR: &str = "plentiful_year";

/// Returns whether the card of `event` lets players take an oil in place of a resource.
pub fn offers_oil(event: &EventId) -> bool {
    event.as_str() == PLENTIFUL_YEAR
}

impl Position<'_> {
    /// Returns how much oil `number` owes each player: 1 for a settlement at a spring, 2 for a city,
    /// 3 for an oil metropolis. A building that a card holds to one card gets 1 in all
    /// (TRADERS 8.1); anything else that a card says of yields is about cards, but for a robber that
    /// sleeps.
    pub fn oil_owed(&self, number: u8, rule: &YieldRule) -> PerSeat<u8> {
        let mut owed = self.knight_cards.map(|_, _| 0_u8);
        if self.oil.is_none() || self.is_thrown_again(number) {
            return owed;
        }
        let mut capped: Vec<Intersection> = Vec::new();
        for tile in self.island.tiles_with(number) {
            if tile.terrain != Terrain::Spring {
                continue;
            }
            let is_blocked = !rule.robber_sleeps && self.robber == Some(tile.at);
            for (place, seat, building) in self.pieces.buildings() {
                let is_blocked = is_blocked && !self.is_spared(seat);
                if !place.touches(tile.at) || is_blocked || !self.seating.is_present(seat) {
                    continue;
                }
                let count = if rule.caps(building) {
                    let is_first = !capped.contains(&place);
                    capped.push(place);
                    u8::from(is_first)
                } else {
                    building.worth()
                };
                owed.change(seat, |sum| *sum = sum.saturating_add(count));
            }
        }
        owed
    }

    /// Returns whether a building at `place` that a card holds to one card takes oil as that.
    pub(crate) fn takes_oil_alone(
        &self,
        (number, place): (u8, Intersection),
        seat: Seat,
        rule: &YieldRule,
    ) -> bool {
        self.oil.is_some()
            && self.island.tiles_with(number).any(|tile| {
                let is_blocked = !rule.robber_sleeps && self.robber == Some(tile.at);
                tile.terrain == Terrain::Spring
                    && place.touches(tile.at)
                    && (!is_blocked || self.is_spared(seat))
            })
    }

    /// Returns what each player gets of what is `owed`: one at a time, clockwise from `active`, as
    /// long as the limit lets them and there is any.
    pub fn oil_drawn(&self, owed: &PerSeat<u8>, active: Seat) -> PerSeat<u8> {
        let mut drawn = owed.map(|_, _| 0_u8);
        let Some(oil) = self.oil else { return drawn };
        let due = owed.map(|seat, owed| oil.room(seat).min(*owed));
        let order = self.seating.from(active);
        let mut left = oil.table.supply;
        let rounds = due.values().copied().max().unwrap_or(0);
        for _ in 0..rounds {
            for seat in &order {
                if left > 0 && drawn.of(*seat) < due.of(*seat) {
                    drawn.change(*seat, |count| *count += 1);
                    left -= 1;
                }
            }
        }
        drawn
    }

    /// Returns how many oil metropolises stand.
    pub fn oil_metropolises(&self) -> u8 {
        let stand = self.pieces.buildings();
        let stand = stand.filter(|(.., building)| *building == Building::OilMetropolis);
        u8::try_from(stand.count()).unwrap_or(u8::MAX)
    }

    /// Oil of `seat`.
    pub fn oil_of(&self, seat: Seat) -> u8 {
        self.oil.map_or(0, |oil| oil.table.oil.of(seat))
    }

    /// Returns how many cards a 7 counts with `seat`: oil too, where it is one.
    pub fn counted_for_seven(&self, seat: Seat) -> Option<u16> {
        let is_card = self.oil.is_some_and(|oil| oil.is_card);
        let oil = if is_card { self.oil_of(seat) } else { 0 };
        Some(self.hand_sizes.of(seat)?.saturating_add(oil.into()))
    }

    /// Returns whether `seat` may get oil from the supply.
    pub fn may_get_oil(&self, seat: Seat) -> bool {
        self.oil.is_some_and(|oil| oil.table.supply > 0 && oil.room(seat) > 0)
    }
}

impl State {
    /// Returns whether this turn's card lets players take an oil in place of a resource.
    pub(crate) fn card_offers_oil(&self) -> bool {
        self.oil.is_some() && self.card().is_some_and(|(_, card)| offers_oil(&card.event))
    }

    /// Oil of `seat`, but for sequestered.
    pub fn oil_of(&self, seat: Seat) -> u8 {
        self.position().oil_of(seat)
    }

    /// Oil of `seat` that counts for a 7 and that the robber takes.
    pub fn oil_as_cards(&self, seat: Seat) -> u8 {
        if self.rules.oil_counts_as_card() { self.oil_of(seat) } else { 0 }
    }

    /// Returns how many cards a 7 counts with `seat`, where hands are followed.
    pub fn counted_for_seven(&self, seat: Seat) -> Option<u16> {
        self.position().counted_for_seven(seat)
    }
}

impl Rules {
    /// Returns whether oil counts for a 7 and is stolen at this table.
    pub fn oil_counts_as_card(&self) -> bool {
        self.oil.is_some_and(|oil| oil.counts_as_card(self.rulings.set))
    }
}
