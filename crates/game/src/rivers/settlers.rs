//! The Wealthiest Settler and the Poor ones, who follow every change of gold at once
//! (TRADERS 2.7).

use crate::{Position, Seat, Seats};
use cards::{Measure, Recipients, Selector};

/// Points of whoever alone has the most gold.
const WEALTHIEST: i16 = 1;

/// Points of everybody who shares the least.
const POOR: i16 = -2;

impl Position<'_> {
    /// Gold of each player at the table, where there are settlers.
    fn settlers(&self) -> Option<impl Iterator<Item = (Seat, u16)>> {
        self.rivers.filter(|rivers| rivers.are_dealt)?;
        let purses = self.gold?;
        Some(purses.all().filter(|(seat, _)| self.seating.is_present(*seat)))
    }

    /// The Wealthiest Settler: who alone has the most gold.
    pub fn wealthiest(&self) -> Option<Seat> {
        let most = self.settlers()?.map(|(_, gold)| gold).max()?;
        let mut leaders = self.settlers()?.filter(|(_, gold)| *gold == most);
        let (leader, _) = leaders.next()?;
        leaders.next().is_none().then_some(leader)
    }

    /// The Poor Settlers: everybody who shares the least gold, in seat order.
    pub fn poor(&self) -> Seats {
        // Wagons have none (TRADERS 8.4).
        if self.wagons.is_some() {
            return Seats::new();
        }
        let of = || self.settlers().into_iter().flatten();
        let Some(least) = of().map(|(_, gold)| gold).min() else { return Seats::new() };
        of().filter(|(_, gold)| *gold == least).map(|(seat, _)| seat).collect()
    }

    /// Points that the settlers' tiles bring `seat`.
    pub fn settler_points(&self, seat: Seat) -> i16 {
        if self.rivers.is_none() {
            return 0;
        }
        let wealthiest = if self.wealthiest() == Some(seat) { WEALTHIEST } else { 0 };
        wealthiest + if self.poor().contains(&seat) { POOR } else { 0 }
    }

    /// The player who gives `to` others: the Wealthiest Settler, if there is one, where those with the most
    /// points would give to each with fewer (TRADERS 8.1).
    pub(crate) fn giving_settler(&self, who: &Selector, to: Recipients) -> Option<Seat> {
        let Selector::Leaders { holder: None, most, .. } = who else { return None };
        let is_meant = to == Recipients::EachWithFewerPoints && *most == [Measure::PublicPoints];
        self.wealthiest().filter(|_| is_meant)
    }

    /// The players who give `to` others, clockwise from the active player.
    pub(crate) fn givers(&self, who: &Selector, to: Recipients, active: Seat) -> Seats {
        match self.giving_settler(who, to) {
            Some(settler) => Seats::from_iter([settler]),
            None => self.selected(who, active),
        }
    }
}
