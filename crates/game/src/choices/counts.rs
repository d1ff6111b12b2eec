//! Cards of one kind that the others hand over to a monopoly, where their hands don't lie open: how many
//! each has, the table hears, and the player who takes them says.

use std::collections::BTreeMap;

use super::choice::Choice;
use super::monopoly::Monopoly;
use crate::{Deed, PerSeat, ProgressCard, Seat, State};
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
        if self.app_counts() {
            return Vec::new();
        }
        self.monopolies(seat).into_iter().map(|monopoly| self.counts(seat, monopoly)).collect()
    }

    /// Monopolies that `seat` may play, and the app does the counting: cards are on phones alone, and it
    /// knows all of them.
    pub(super) fn counted_monopolies(&self, seat: Seat) -> Vec<Choice> {
        if !self.app_counts() {
            return Vec::new();
        }
        self.monopolies(seat).into_iter().map(Choice::Counted).collect()
    }

    /// Monopolies that `seat` may play unasked, where hands don't lie open.
    fn monopolies(&self, seat: Seat) -> Vec<Monopoly> {
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
        let may_be = |monopoly: &Monopoly| {
            let least = self.counts(seat, *monopoly).least;
            self.may_be_done(&monopoly.deed(least))
        };
        all.filter(may_be).collect()
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
