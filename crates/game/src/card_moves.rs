//! Cards that change places: the one ledger of hands and bank, for deeds that
//! are proposed and for acts that are folded.

use std::sync::Arc;

use super::{
    Beliefs, CardGroup, CardKind, Cards, Hands, Impossible, Lacking, Learned, Move, Phase, Seat,
    State,
};

/// The side whose word counts where, by the books, cards can't have moved so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// The books': a deed is proposed, and refused.
    Books,
    /// The table's: an act is folded. What was done was done, even where a
    /// count of the bank said that it could not be: that count was wrong then,
    /// and what it told of the hand goes.
    Table,
}

impl State {
    /// Moves cards, in order: later moves see what earlier ones left. Of those that pass unseen,
    /// `told` are the kinds that were whispered.
    pub(super) fn move_cards(
        &mut self,
        moves: &[Move],
        told: &[CardKind],
        word: Word,
    ) -> Result<(), Impossible> {
        let mut told = told.iter().copied();
        moves.iter().try_for_each(|one| {
            self.move_card(one, word)?;
            let kind = one.unseen().and_then(|_| told.next());
            self.in_private(|private| private.follow(one, kind));
            Ok::<_, Impossible>(())
        })?;
        self.know_bank();
        self.count_resources();
        Ok(())
    }

    /// Notes which hands are known to hold no resource: an event that draws one passes
    /// them over (KNIGHTS 18).
    pub(super) fn count_resources(&mut self) {
        let (Some(knights), Hands::Followed(hands)) = (&mut self.knights, &self.hands) else {
            return;
        };
        let resources =
            self.knight_cards.map(|seat, _| hands.most(seat).resources().is_empty().then_some(0));
        if knights.resources != resources {
            Arc::make_mut(knights).resources = resources;
        }
    }

    /// Moves cards as the books allow it: all, or none.
    pub(super) fn move_all_cards(
        &mut self,
        moves: &[Move],
        told: &[CardKind],
    ) -> Result<(), Impossible> {
        // A single move that fails changes nothing.
        if moves.len() < 2 {
            return self.move_cards(moves, told, Word::Books);
        }
        let (hands, bank, received) = (self.hands.clone(), self.bank, self.received.clone());
        let (private, least) = (self.private.clone(), self.bank_least);
        self.move_cards(moves, told, Word::Books).map_err(|error| {
            self.hands = hands;
            self.private = private;
            self.bank = bank;
            self.bank_least = least;
            self.received = received;
            error.with_given(moves)
        })
    }

    fn move_card(&mut self, one: &Move, word: Word) -> Result<(), Impossible> {
        one.seats().try_for_each(|seat| self.known(seat))?;
        let Hands::Followed(hands) = &mut self.hands else { return Ok(()) };
        let least = &mut self.bank_least;
        let mut book = Book { hands, least, learned: self.learned, word };
        match one {
            Move::FromBank(seat, cards) => {
                if let Some(bank) = &mut self.bank {
                    if !bank.covers(*cards) {
                        return Err(Impossible::BankLacks(cards.less(*bank)));
                    }
                    *bank = bank.less(*cards);
                }
                *book.least = book.least.less(*cards);
                book.hands.gain(*seat, *cards);
            }
            Move::ToBank(seat, cards) => {
                book.pay(*seat, *cards)?;
                match &mut self.bank {
                    Some(bank) => *bank = bank.plus(*cards),
                    None => *book.least = book.least.plus(*cards),
                }
            }
            Move::Between(from, to, cards) => {
                book.pay(*from, *cards)?;
                book.hands.gain(*to, *cards);
            }
            Move::Unseen(from, to) => {
                book.hands.pass_unseen(*from, *to).map_err(has_none(CardGroup::Any))?;
            }
            Move::UnseenOf(from, to, of) => {
                let passes = |hands: &mut Beliefs| hands.pass_unseen_of(*from, *to, *of);
                book.or_forgetting(*from, passes).map_err(has_none(*of))?;
            }
            // The bank holds what the hands leave it, if that is still known. Its stacks hold
            // no fewer than before the untold cards came, and of no kind fewer by more than
            // went.
            Move::ToBankUntold(seat, count) => {
                let fewer =
                    |Lacking { seat }| Impossible::HandTooSmall { player: seat, count: *count };
                book.hands.pay_untold(*seat, *count).map_err(fewer)?;
                *book.least = self.bank.take().unwrap_or(*book.least);
            }
            Move::FromBankUntold(seat, count) => {
                book.hands.gain_untold(*seat, *count);
                let gone = u8::try_from(*count).unwrap_or(u8::MAX);
                let least = self.bank.take().unwrap_or(*book.least);
                *book.least = least.less(Cards::from_fn(|_| gone));
            }
            Move::Shown(seat, resource, count) => {
                let shows = |hands: &mut Beliefs| hands.reveal(*seat, *resource, *count);
                book.or_forgetting(*seat, shows)
                    .map_err(|lacking| book.not_so_many(lacking, *resource, *count))?;
            }
            Move::Corrected(seat, cards) => {
                let supply = self.setup.supply();
                if word == Word::Books && !supply.covers(*cards) {
                    return Err(Impossible::TooManyCards(*cards));
                }
                let before = book.hands.held();
                let size = book.hands.size(*seat);
                if size != cards.total() || !book.hands.may_hold(*seat, *cards) {
                    *book.least = Cards::none();
                }
                book.hands.correct(*seat, *cards);
                self.bank = match (self.bank, before, book.hands.held()) {
                    (Some(bank), Some(before), Some(after)) => Some(Cards::from_fn(|kind| {
                        let (before, after) = (before.get(kind), after.get(kind));
                        bank_after(bank.get(kind), before, after, supply.get(kind))
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

/// The hands, and the side whose word counts about them.
struct Book<'a> {
    hands: &'a mut Beliefs,
    /// Cards that the bank holds at least, while nobody knows exactly.
    least: &'a mut Cards,
    learned: Learned,
    word: Word,
}

impl Book<'_> {
    /// Pays from a hand.
    fn pay(&mut self, seat: Seat, cards: Cards) -> Result<(), Impossible> {
        self.or_forgetting(seat, |hands| hands.pay(seat, cards)).map_err(lacks(cards))
    }

    /// A hand can't hold `told` of `kind`, because it holds fewer, or more.
    fn not_so_many(&self, lacking: Lacking, kind: CardKind, told: u8) -> Impossible {
        let Lacking { seat } = lacking;
        if self.hands.most(seat).get(kind) < told {
            lacks(Cards::of(kind, told))(lacking)
        } else {
            Impossible::HandHasMore { player: seat, kind, told }
        }
    }

    fn or_forgetting(
        &mut self,
        seat: Seat,
        does: impl Fn(&mut Beliefs) -> Result<(), Lacking>,
    ) -> Result<(), Lacking> {
        does(self.hands).or_else(|lacking| match (self.learned, self.word) {
            (Learned::Nothing, _) | (Learned::FromBank, Word::Books) => Err(lacking),
            (Learned::FromBank, Word::Table) => {
                self.hands.forget(seat);
                *self.least = Cards::none();
                does(self.hands)
            }
        })
    }
}

/// A hand lacks what it should give.
fn lacks(cards: Cards) -> impl Fn(Lacking) -> Impossible {
    move |Lacking { seat }| Impossible::HandLacks { player: seat, cards }
}

/// A hand has no card of which one was taken unseen.
fn has_none(of: CardGroup) -> impl Fn(Lacking) -> Impossible {
    move |Lacking { seat }| Impossible::HandHasNone { player: seat, of }
}

impl Impossible {
    /// Counts what a hand gave earlier in the same act among what it was told to hold.
    fn with_given(self, moves: &[Move]) -> Self {
        let Self::HandHasMore { player, kind, told } = self else { return self };
        let given = moves.iter().map(|one| match one {
            Move::Between(from, _, cards) if *from == player => cards.get(kind),
            _ => 0,
        });
        Self::HandHasMore { player, kind, told: given.fold(told, u8::saturating_add) }
    }
}

/// Returns what the bank holds of a kind once the hands, which held `before` of it,
/// turn out to hold `after`: what they have more it has less. But where hands
/// and bank did not add up to `supply`, that is made good first.
fn bank_after(bank: u8, before: u8, after: u8, supply: u8) -> u8 {
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
