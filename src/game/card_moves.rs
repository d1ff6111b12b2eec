//! The fold of cards that change places.

use super::{Beliefs, Cards, Hands, Lacking, Learned, Misfit, Move, Phase, Seat, State};

impl State {
    pub(super) fn apply_moves(&mut self, moves: &[Move]) -> Result<(), Misfit> {
        moves.iter().try_for_each(|one| self.apply_move(one))?;
        self.know_bank();
        Ok(())
    }

    pub(super) fn apply_move(&mut self, one: &Move) -> Result<(), Misfit> {
        match one {
            Move::FromBank(seat, _)
            | Move::ToBank(seat, _)
            | Move::FromBankUntold(seat, _)
            | Move::ToBankUntold(seat, _)
            | Move::Shown(seat, ..)
            | Move::Corrected(seat, _) => self.known(*seat)?,
            Move::Between(from, to, _) | Move::Unseen(from, to) => {
                self.known(*from)?;
                self.known(*to)?;
            }
        }
        let Hands::Followed(hands) = &mut self.hands else { return Ok(()) };
        match one {
            Move::FromBank(seat, cards) => {
                if let Some(bank) = &mut self.bank {
                    if !bank.covers(*cards) {
                        return Err(Misfit::Bank);
                    }
                    *bank = bank.less(*cards);
                }
                hands.gain(*seat, *cards);
            }
            Move::ToBank(seat, cards) => {
                pay(hands, self.learned, *seat, *cards)?;
                self.bank = self.bank.map(|bank| bank.plus(*cards));
            }
            Move::Between(from, to, cards) => {
                pay(hands, self.learned, *from, *cards)?;
                hands.gain(*to, *cards);
            }
            Move::Unseen(from, to) => hands.pass_unseen(*from, *to)?,
            // The bank holds what the hands leave it, if that is still known.
            Move::ToBankUntold(seat, count) => {
                hands.pay_untold(*seat, *count)?;
                self.bank = None;
            }
            Move::FromBankUntold(seat, count) => {
                hands.gain_untold(*seat, *count);
                self.bank = None;
            }
            Move::Shown(seat, resource, count) => {
                let shows = |hands: &mut Beliefs| hands.reveal(*seat, *resource, *count);
                or_forgetting(hands, self.learned, *seat, shows)?;
            }
            Move::Corrected(seat, cards) => {
                let before = hands.held();
                hands.correct(*seat, *cards);
                let supply = self.setup.supply();
                self.bank = match (self.bank, before, hands.held()) {
                    (Some(bank), Some(before), Some(after)) => Some(Cards::from_fn(|kind| {
                        let counts = (before.get(kind), after.get(kind), supply.get(kind));
                        bank_after(bank.get(kind), counts)
                    })),
                    (bank, ..) => bank,
                };
            }
        }
        if let Move::Between(_, to, cards) = one
            && self.phase == Phase::Event
            && let Some(received) = self.received.get_mut(*to)
        {
            *received = received.plus(*cards);
        }
        Ok(())
    }
}

/// Pays from a hand.
fn pay(hands: &mut Beliefs, learned: Learned, seat: Seat, cards: Cards) -> Result<(), Lacking> {
    or_forgetting(hands, learned, seat, |hands| hands.pay(seat, cards))
}

/// What was done was done, also where a count of the bank said that it could
/// not be: that count was wrong then, and what it told of the hand goes.
fn or_forgetting(
    hands: &mut Beliefs,
    learned: Learned,
    seat: Seat,
    does: impl Fn(&mut Beliefs) -> Result<(), Lacking>,
) -> Result<(), Lacking> {
    does(hands).or_else(|lacking| match learned {
        Learned::Nothing => Err(lacking),
        Learned::FromBank => {
            hands.forget(seat);
            does(hands)
        }
    })
}

/// What the bank holds of a kind once the hands, which held `before` of it,
/// turn out to hold `after`: what they have more it has less. But where hands
/// and bank did not add up to `supply`, that is made good first.
fn bank_after(bank: u8, (before, after, supply): (u8, u8, u8)) -> u8 {
    let [bank, before, after, supply] = [bank, before, after, supply].map(i16::from);
    let excess = bank + before - supply;
    let more = after - before;
    let left = if excess > 0 && more < 0 {
        bank + (-more - excess).max(0)
    } else if excess < 0 && more > 0 {
        bank - (more + excess).max(0)
    } else {
        bank - more
    };
    u8::try_from(left.clamp(0, i16::from(u8::MAX))).unwrap_or(0)
}
