//! The rules for oil that goes along with cards, or in place of one: discards, thefts, gifts, trades,
//! development cards (TRADERS 7.3, 8.1).

use super::{NotOil, OilBreach};
use crate::{
    Breach, Cards, DevelopmentCard, GiftOf, Impossible, Move, Seat, StealTargets, Task,
    judge::Judge,
    refusal::{Judged, refuse_if},
};

/// Resources that Year of Plenty takes (RULES 4).
const PLENTY: u16 = 2;

impl Judge<'_> {
    /// Forbids more oil than `seat` has room for.
    fn has_room(&mut self, seat: Seat, count: u8) -> Judged {
        let room = self.state.position().oil.map_or(0, |oil| oil.room(seat));
        self.forbid_if(count > room, OilBreach::OverLimit(seat))
    }

    /// Forbids deeds that treat oil as a card, where it is none.
    fn is_card(&mut self) -> Judged {
        self.forbid_if(!self.state.rules().oil_counts_as_card(), OilBreach::NoCard)
    }

    pub(super) fn discard_oil(&mut self, player: Seat, count: u8, cards: Option<Cards>) -> Judged {
        let due = self.task(|task| {
            let Task::Discard { player: who, count } = task else { return None };
            (*who == player).then_some(*count)
        })?;
        refuse_if(count == 0, Impossible::WrongCount { given: 0, due: 1 })?;
        self.has_oil(player, count)?;
        self.is_card()?;
        let Some(due) = due else {
            return self.moves(cards.map(|cards| Move::ToBank(player, cards)));
        };
        let oil = u16::from(count);
        match cards {
            Some(cards) => {
                let given = cards.total().saturating_add(oil);
                self.forbid_if(given != due, Breach::WrongDiscard { given, due })?;
                self.moves((!cards.is_empty()).then_some(Move::ToBank(player, cards)))
            }
            None if oil == due => Ok(()),
            None => {
                self.may_stay_untold()?;
                self.forbid_if(oil > due, Breach::WrongDiscard { given: oil, due })?;
                let rest = due.saturating_sub(oil);
                self.moves((rest > 0).then_some(Move::ToBankUntold(player, rest)))
            }
        }
    }

    pub(super) fn steal_oil(&mut self, player: Seat, from: Seat) -> Judged {
        self.state.known(from)?;
        refuse_if(from == player, Impossible::NoSuchPlayer(from))?;
        let (is_prey, or_oil) = self.task(|task| {
            let Task::Steal { player: who, from: StealTargets::OneOf(prey), or_oil, .. } = task
            else {
                return None;
            };
            (*who == player).then(|| (prey.contains(&from), *or_oil))
        })?;
        self.has_oil(from, 1)?;
        self.forbid_if(!is_prey, Breach::WrongVictim(from))?;
        self.is_card()?;
        self.forbid_if(!or_oil, OilBreach::NoOilByCard)?;
        self.has_room(player, 1)
    }

    pub(super) fn take_oil(&mut self, player: Seat) -> Judged {
        let or_oil = self.task(|task| {
            let Task::Take { player: who, or_oil, .. } = task else { return None };
            (*who == player).then_some(*or_oil)
        })?;
        refuse_if(self.oil_table()?.supply == 0, NotOil::SupplyEmpty)?;
        self.forbid_if(!or_oil, OilBreach::NoOilByCard)?;
        self.has_room(player, 1)
    }

    pub(super) fn give_oil(&mut self, player: Seat, to: Seat) -> Judged {
        let of = self.gift(player, to)?;
        self.has_oil(player, 1)?;
        self.forbid_if(of != GiftOf::AnyOrOil, OilBreach::NoOilByCard)?;
        self.has_room(to, 1)
    }

    /// Judges the oil of a trade with `with`, where either gives some.
    pub(crate) fn trades_oil(&mut self, with: Seat, give: u8, get: u8) -> Judged {
        if give == 0 && get == 0 {
            return Ok(());
        }
        let active = self.state.builder();
        self.has_oil(active, give)?;
        self.has_oil(with, get)?;
        self.forbid_if(give > 0 && get > 0, OilBreach::OilForOil)?;
        self.has_room(active, get)?;
        self.has_room(with, give)
    }

    pub(super) fn monopoly_on_oil(&mut self) -> Judged {
        self.playable(DevelopmentCard::Monopoly)
    }

    pub(super) fn plenty_of_oil(&mut self, count: u8, cards: Cards) -> Judged {
        self.playable(DevelopmentCard::YearOfPlenty)?;
        let builder = self.state.builder();
        refuse_if(self.oil_table()?.supply < count, NotOil::SupplyEmpty)?;
        let oil = u16::from(count);
        let bank = self.state.hands().map_or(0, |_| self.state.plenty_due().unwrap_or(0));
        // Where no hands are followed nobody tells what else was taken.
        let due = match self.state.hands() {
            Some(_) => PLENTY.min(bank.saturating_add(oil)),
            None => oil.clamp(1, PLENTY),
        };
        let given = oil.saturating_add(cards.total());
        refuse_if(count == 0 || given != due, Impossible::WrongCount { given, due })?;
        self.has_room(builder, count)?;
        self.moves((!cards.is_empty()).then_some(Move::FromBank(builder, cards)))
    }
}
