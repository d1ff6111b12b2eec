//! Catches: what a number brings those who build at a ground or a lake, the limit, and a short
//! supply (TRADERS 1.2, 1.3, 1.4).

use super::{FISH_LIMIT, FishShort};
use crate::{Building, Deed, PerSeat, Phase, Position, SeaDeed, Seat, State, YieldRule};
use board::{Hex, Intersection};

/// Fish that a number brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FishCatch {
    /// Tokens that each player is owed, before limit and supply.
    pub owed: PerSeat<u8>,
    /// Tokens that each draws.
    pub drawn: PerSeat<u8>,
    /// Says who may exchange a token then, for want of room.
    pub exchanges: PerSeat<bool>,
}

/// One building at one water with the number, and the tokens that it catches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaterYield {
    pub seat: Seat,
    pub building: Building,
    /// The lake, or the sea hex of the ground.
    pub water: Hex,
    /// Tokens that it catches, 0 to 2, before limit and supply.
    pub tokens: u8,
}

impl Position<'_> {
    /// Returns how many tokens `number` owes each player (TRADERS 1.3). What a card says of yields
    /// is about cards, but for a robber that sleeps.
    pub fn fish_owed(&self, number: u8, rule: &YieldRule) -> PerSeat<u8> {
        let mut owed = self.knight_cards.map(|_, _| 0_u8);
        for line in self.catch_lines(number, rule) {
            owed.change(line.seat, |sum| *sum = sum.saturating_add(line.tokens));
        }
        owed
    }

    /// Returns every building of a player at the table at a water with `number`: one that robber or
    /// pirate stop catches none.
    pub fn catch_lines(&self, number: u8, rule: &YieldRule) -> Vec<WaterYield> {
        let robber = self.robber.filter(|_| !rule.robber_sleeps);
        let pirate = self.sea.and_then(|sea| sea.table.pirate);
        let mut lines = Vec::new();
        for (water, is_stopped) in self.waters(number, robber, pirate) {
            let beside = self.pieces.buildings().filter(|(place, ..)| place.touches(water));
            for (_, seat, building) in beside.filter(|(_, seat, _)| self.seating.is_present(*seat))
            {
                let is_stopped = is_stopped && !self.is_spared(seat);
                // An oil metropolis catches as the city it is.
                let usual = building.worth().min(Building::City.worth());
                let tokens = if is_stopped { 0 } else { usual };
                lines.push(WaterYield { seat, building, water, tokens });
            }
        }
        lines
    }

    /// Lakes and grounds with `number`, and whether robber or pirate stop them: the robber never
    /// stops a ground (TRADERS 1.3), the pirate does (TRADERS 8.3).
    fn waters(
        &self,
        number: u8,
        robber: Option<Hex>,
        pirate: Option<Hex>,
    ) -> impl Iterator<Item = (Hex, bool)> {
        let markers = self.island.markers();
        let lakes = markers.lakes.iter().filter(move |lake| lake.has(number));
        let lakes = lakes.map(move |lake| (lake.at, robber == Some(lake.at)));
        let grounds = markers.grounds.iter().filter(move |it| it.number.number() == number);
        lakes.chain(grounds.map(move |ground| (ground.at, pirate == Some(ground.at))))
    }

    /// Returns what `number` brings in the turn of `active`; nothing where no fish are played.
    pub fn fish_catch(&self, number: u8, rule: &YieldRule, active: Seat) -> Option<FishCatch> {
        let fishing = self.fish?;
        let owed = self.fish_owed(number, rule);
        let room = |seat| FISH_LIMIT.saturating_sub(fishing.table.tokens.of(seat));
        let may = owed.map(|seat, owed| room(seat).min(*owed));
        let exchanges = owed.map(|seat, owed| *owed > may.of(seat));
        let all: u16 = may.values().map(|count| u16::from(*count)).sum();
        let left = fishing.table.left();
        let drawn = match fishing.rules.fish_short {
            _ if all <= left => may,
            FishShort::Nobody => may.map(|_, _| 0),
            FishShort::InOrder => self.drawn_in_order(&may, left, active),
        };
        Some(FishCatch { owed, drawn, exchanges })
    }

    /// One token at a time, clockwise from `active`, until none of `left` is.
    fn drawn_in_order(&self, may: &PerSeat<u8>, mut left: u16, active: Seat) -> PerSeat<u8> {
        let mut drawn = may.map(|_, _| 0_u8);
        let order = self.seating.from(active);
        for _ in 0..FISH_LIMIT {
            for seat in &order {
                if left > 0 && drawn.of(*seat) < may.of(*seat) {
                    drawn.change(*seat, |count| *count += 1);
                    left -= 1;
                }
            }
        }
        drawn
    }

    /// Returns whether a building at `at` is at a ground or a lake.
    pub(super) fn is_at_water(&self, at: Intersection) -> bool {
        let markers = self.island.markers();
        markers.grounds.iter().any(|ground| at.touches(ground.at))
            || markers.lakes.iter().any(|lake| at.touches(lake.at))
    }
}

impl State {
    /// Returns who draws a token with `deed`: whose last settlement of the opening, whatever it is,
    /// stands at a ground or a lake, once the road beside it lies (TRADERS 1.2).
    pub(crate) fn catches_first(&self, deed: &Deed) -> Option<Seat> {
        let fish = self.fish()?;
        let ends = matches!(deed, Deed::FoundRoad { .. } | Deed::Sea(SeaDeed::FoundShip { .. }));
        let Phase::Founding { round, settlement: Some(at) } = self.phase else { return None };
        let is_last = round == self.setup.last_round();
        let catches = ends && is_last && fish.table.left() > 0 && self.position().is_at_water(at);
        catches.then(|| self.builder())
    }
}
