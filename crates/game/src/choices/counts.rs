//! Cards of one kind that the others hand over to a monopoly, where their hands don't lie open: how many
//! each has, the table hears, and the player who takes them says.

use std::collections::BTreeMap;

use super::choice::Choice;
use super::monopoly::Monopoly;
use crate::{Deed, Following, PerSeat, ProgressCard, Seat, State};
use board::{Commodity, Resource};

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

impl CountsWanted {
    /// The deed of it if everybody hands over as few as they may.
    fn least_deed(&self) -> Deed {
        self.monopoly.deed(self.least.clone())
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
    pub fn unasked_counts(&self, seat: Seat) -> Vec<CountsWanted> {
        if !self.rules().following.hides_hands() || self.app_counts() {
            return Vec::new();
        }
        let wanted = self.held_monopolies(seat).into_iter();
        let wanted = wanted.map(|monopoly| self.counts(seat, monopoly));
        wanted.filter(|wanted| self.may_be_done(&wanted.least_deed())).collect()
    }

    /// Monopolies that `seat` may play unasked, for which nobody has to: hands lie open, or aren't
    /// followed, or the app counts.
    pub(super) fn monopolies(&self, seat: Seat) -> Vec<Choice> {
        let held = self.held_monopolies(seat).into_iter();
        match self.rules().following {
            Following::Open | Following::Off => {
                self.allowed(held.map(|monopoly| monopoly.deed(self.openly_taken(seat, monopoly))))
            }
            Following::Secret | Following::Private if self.app_counts() => {
                let may_be = |it: &Monopoly| self.may_be_done(&self.counts(seat, *it).least_deed());
                held.filter(may_be).map(Choice::Counted).collect()
            }
            Following::Secret | Following::Private => Vec::new(),
        }
    }

    /// Monopolies that may be among the cards of `seat`, who builds now and is asked for nothing.
    fn held_monopolies(&self, seat: Seat) -> Vec<Monopoly> {
        if self.builder() != seat || !self.open_tasks().is_empty() {
            return Vec::new();
        }
        let held = |card: ProgressCard| {
            self.knights().is_some() && self.progress_of(seat, card.track()) > 0
        };
        let development = Resource::ALL.map(Monopoly::Development).into_iter();
        let development = development.filter(|_| self.hidden_cards(seat).ready > 0);
        let resource = Resource::ALL.map(Monopoly::Resource).into_iter();
        let resource = resource.filter(|_| held(ProgressCard::ResourceMonopoly));
        let trade = Commodity::ALL.map(Monopoly::Trade).into_iter();
        let trade = trade.filter(|_| held(ProgressCard::TradeMonopoly));
        development.chain(resource).chain(trade).collect()
    }

    /// Cards that each of the others hands over where hands lie open; none where they aren't followed.
    fn openly_taken(&self, seat: Seat, monopoly: Monopoly) -> PerSeat<u8> {
        let (kind, most) = (monopoly.kind(), monopoly.most());
        self.players().map(|other, _| match self.hands() {
            Some(hands) if other != seat => hands.known(other).get(kind).min(most),
            _ => 0,
        })
    }

    /// Returns whether the app counts what a monopoly takes: cards are on phones alone, and it knows
    /// every hand.
    pub fn app_counts(&self) -> bool {
        let mut present = self.seating().present();
        self.keeps_cards_on_phones() && present.all(|seat| self.private_hand(seat).is_some())
    }

    /// The deed of a monopoly that takes what the app knows each to have; of hands that it doesn't know,
    /// what all can see that they have.
    pub fn counted(&self, monopoly: Monopoly) -> Deed {
        let builder = self.builder();
        let CountsWanted { least, .. } = self.counts(builder, monopoly);
        let taken = self.players().map(|seat, _| {
            let known = self.private_hand(seat).filter(|_| self.app_counts() && seat != builder);
            let known = known.map(|hand| hand.get(monopoly.kind()).min(monopoly.most()));
            known.or_else(|| least.get(seat).copied()).unwrap_or(0)
        });
        monopoly.deed(taken)
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
