//! Cards of one kind that the others hand over to a monopoly, where their hands don't lie open: how many
//! each has, the table hears, and the player who takes them says.

use std::collections::BTreeMap;
use std::fmt;

use super::choice::Choice;
use crate::{CardKind, Deed, KnightsDeed, PerSeat, Play, ProgressCard, Seat, State};
use board::{Commodity, Resource};

/// A card that takes one kind of card from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Monopoly {
    /// The development card: all that they have (RULES 8).
    Development(Resource),
    /// The progress card on resources: two from each (KNIGHTS 12).
    Resource(Resource),
    /// The progress card on commodities: one from each (KNIGHTS 12).
    Trade(Commodity),
}

/// Counts that a player says, and the monopoly that they are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountsWanted {
    pub player: Seat,
    pub monopoly: Monopoly,
    /// All others whose count isn't known to everybody, clockwise.
    pub of: Vec<CountOf>,
    /// Counts of all players, as low as they may be.
    least: PerSeat<u8>,
}

/// The number of cards that one other player may have to hand over, judging by what lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountOf {
    pub seat: Seat,
    pub least: u8,
    pub most: u8,
}

impl fmt::Display for Monopoly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = match self {
            Self::Development(_) => "monopoly",
            Self::Resource(_) => ProgressCard::ResourceMonopoly.key(),
            Self::Trade(_) => ProgressCard::TradeMonopoly.key(),
        };
        write!(f, "{card}_{}", self.kind().key())
    }
}

impl Monopoly {
    /// The kind of card that it takes.
    pub fn kind(self) -> CardKind {
        match self {
            Self::Development(resource) | Self::Resource(resource) => resource.into(),
            Self::Trade(commodity) => commodity.into(),
        }
    }

    /// The most that it takes from one player.
    pub const fn most(self) -> u8 {
        match self {
            Self::Development(_) => u8::MAX,
            Self::Resource(_) => 2,
            Self::Trade(_) => 1,
        }
    }

    /// The deed of it, with what each handed over.
    pub fn deed(self, taken: PerSeat<u8>) -> Deed {
        match self {
            Self::Development(resource) => Deed::PlayMonopoly { resource, taken },
            Self::Resource(resource) => {
                KnightsDeed::Play(Play::ResourceMonopoly { resource, taken }).into()
            }
            Self::Trade(commodity) => {
                KnightsDeed::Play(Play::TradeMonopoly { commodity, taken }).into()
            }
        }
    }
}

impl CountsWanted {
    /// The deed of it if everybody hands over as few as they may.
    pub fn at_least(&self) -> Choice {
        Choice::Deed(self.monopoly.deed(self.least.clone()))
    }

    /// Number of cards that are handed over by those whose count everybody knows.
    pub fn surely(&self) -> u16 {
        let is_counted = |seat| self.of.iter().any(|of| of.seat == seat);
        let sure = self.least.iter().filter(|(seat, _)| !is_counted(*seat));
        sure.map(|(_, count)| u16::from(*count)).sum()
    }

    /// The choice that these counts make, by the number of each seat, from 0; whoever is left out hands
    /// over as few as they may. None where somebody can't have as many, or as few.
    pub fn choice(&self, counts: &BTreeMap<u8, u8>) -> Option<Choice> {
        let mut taken = self.least.clone();
        for (number, count) in counts {
            let mut all = self.of.iter();
            let of = all.find(|of| of.seat.index() == usize::from(*number))?;
            if !(of.least..=of.most).contains(count) {
                return None;
            }
            *taken.get_mut(of.seat)? = *count;
        }
        Some(Choice::Deed(self.monopoly.deed(taken)))
    }
}

impl State {
    /// Monopolies that `seat` may play unasked, for which it says what each of the others hands over.
    /// Where hands lie open, or aren't followed, nobody has to: those are among the choices.
    pub fn unasked_counts(&self, seat: Seat) -> Vec<CountsWanted> {
        let is_on = self.builder() == seat && self.open_tasks().is_empty();
        if !is_on || !self.rules().following.hides_hands() || self.hands().is_none() {
            return Vec::new();
        }
        let development = Resource::ALL.map(Monopoly::Development);
        let development = development.into_iter().filter(|_| self.hidden_cards(seat).ready > 0);
        let held = |card: ProgressCard| {
            self.knights().is_some() && self.progress_of(seat, card.track()) > 0
        };
        let resource = Resource::ALL.map(Monopoly::Resource).into_iter();
        let resource = resource.filter(|_| held(ProgressCard::ResourceMonopoly));
        let trade = Commodity::ALL.map(Monopoly::Trade).into_iter();
        let trade = trade.filter(|_| held(ProgressCard::TradeMonopoly));
        let all = development.chain(resource).chain(trade);
        let wanted = all.map(|monopoly| self.counts(seat, monopoly));
        let may_be =
            |wanted: &CountsWanted| self.may_be_done(&wanted.monopoly.deed(wanted.least.clone()));
        wanted.filter(may_be).collect()
    }

    fn counts(&self, player: Seat, monopoly: Monopoly) -> CountsWanted {
        let (kind, most) = (monopoly.kind(), monopoly.most());
        let range = |seat: Seat| {
            let [least, most] = [self.openly_least(seat), self.openly_most(seat)]
                .map(|cards| cards.get(kind).min(most));
            CountOf { seat, least: least.min(most), most }
        };
        let others = self.seating().from(player).into_iter().filter(|seat| *seat != player);
        let of: Vec<CountOf> = others.map(range).collect();
        let least = self
            .players()
            .map(|seat, _| of.iter().find(|of| of.seat == seat).map_or(0, |of| of.least));
        let of = of.into_iter().filter(|of| of.least < of.most).collect();
        CountsWanted { player, monopoly, of, least }
    }
}
