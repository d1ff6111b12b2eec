//! Hands as their owners know them, at a table that keeps them private (RULES 11).
//!
//! The table's own books know only what all have seen, as with secret hands: the rules ask them, and
//! so does everything that is shown. Beside them lie these, which follow the same moves and hear what
//! was whispered too. So there is nothing to hide in the first, and only [`State::own_cards`] leads to
//! the second.
//!
//! These never refuse anything: a refusal would tell. What can't be by them was booked wrongly, and is
//! forgotten until its owner tells the hand.

use super::{Beliefs, CardGroup, CardKind, Cards, Lacking, PerSeat, Seat, whisper::prints_nothing};

/// Somebody who looks at a game: what is shown to them goes by this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody at the table at once, and whoever looks on.
    #[default]
    Table,
    /// One player, while nobody else looks.
    Seat(Seat),
    /// Everybody, once the game is over and the table laid the hands open.
    Everything,
}

/// A card that passed unseen in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    pub from: Seat,
    pub to: Seat,
    pub kind: PassedKind,
}

/// The kind of a card that passed unseen, as far as the app knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedKind {
    Known(CardKind),
    /// Nobody told it.
    Untold,
    /// The app was to draw the card, and couldn't: it didn't know the hand.
    Undrawn,
}

/// Possibilities that are kept of them side by side: few, as those whom they concern tell what
/// happened. Beyond that, only bounds are kept.
pub(super) const PRIVATE_POSSIBILITIES: usize = 256;

/// The most cards of a turn that are remembered as having passed unseen.
const MOST_PASSED_IN_TURN: usize = 32;

/// The hands as their owners know them.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct PrivateHands {
    hands: Beliefs,
    /// Points among the hidden development cards, where they were told.
    points: PerSeat<Option<u8>>,
    /// The last cards that passed unseen in this turn.
    passed: Vec<Passed>,
}

/// Cards of a player that only some may see.
#[derive(Clone, PartialEq, Eq)]
pub struct OwnCards {
    /// Cards that are surely in the hand.
    pub known: Cards,
    /// The number of its other cards.
    pub unknown: u16,
    /// Points among their hidden development cards; none if they weren't told.
    pub points: Option<u8>,
    /// Cards that came to the hand unseen in this turn, or left it so.
    pub passed: Vec<Passed>,
}

prints_nothing!(PrivateHands, OwnCards);

impl PrivateHands {
    /// They know what the table knows so far.
    pub(super) fn of(hands: &Beliefs, seats: &PerSeat<u8>) -> Self {
        let hands = hands.clone().keeping(PRIVATE_POSSIBILITIES);
        Self { hands, points: seats.map(|_, _| None), passed: Vec::new() }
    }

    pub(super) fn gain(&mut self, seat: Seat, cards: Cards) {
        self.hands.gain(seat, cards);
    }

    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        self.anyway(seat, |hands| hands.pay(seat, cards));
    }

    /// A card passes unseen, among the cards `of` a group; `told` is the kind that was whispered.
    pub(super) fn pass_unseen(
        &mut self,
        (from, to): (Seat, Seat),
        of: CardGroup,
        told: Option<CardKind>,
    ) {
        match (told, of) {
            (Some(kind), _) => {
                let card = Cards::of(kind, 1);
                self.pay(from, card);
                self.gain(to, card);
            }
            (None, CardGroup::Any) => self.anyway(from, |hands| hands.pass_unseen(from, to)),
            (None, of) => self.anyway(from, |hands| hands.pass_unseen_of(from, to, of)),
        }
        if self.passed.len() == MOST_PASSED_IN_TURN {
            self.passed.remove(0);
        }
        self.passed.push(Passed {
            from,
            to,
            kind: told.map_or(PassedKind::Untold, PassedKind::Known),
        });
    }

    pub(super) fn pay_untold(&mut self, seat: Seat, count: u16) {
        self.anyway(seat, |hands| hands.pay_untold(seat, count));
    }

    pub(super) fn gain_untold(&mut self, seat: Seat, count: u16) {
        self.hands.gain_untold(seat, count);
    }

    /// A hand turned out to have so many of a kind.
    pub(super) fn reveal(&mut self, seat: Seat, kind: CardKind, count: u8) {
        self.anyway(seat, |hands| hands.reveal(seat, kind, count));
    }

    pub(super) fn correct(&mut self, seat: Seat, cards: Cards) {
        self.hands.correct(seat, cards);
    }

    /// Does it, even where by these books it can't be: then what they know is wrong.
    fn anyway(&mut self, seat: Seat, does: impl Fn(&mut Beliefs) -> Result<(), Lacking>) {
        if does(&mut self.hands).is_ok() {
            return;
        }
        self.hands.forget(seat);
        if does(&mut self.hands).is_ok() {
            return;
        }
        self.hands.forget_all();
        // The table's books, which have as many cards, could do it.
        let _ = does(&mut self.hands);
    }

    pub(super) const fn knows_held(&self) -> bool {
        self.hands.knows_held()
    }

    pub(super) fn recount(&mut self, seat: Seat, count: u16) {
        self.hands.recount(seat, count);
    }

    /// The hands hold these together, as the bank shows.
    pub(super) fn learn_held(&mut self, held: Cards) {
        let _ = self.hands.learn_held(held);
    }

    /// Its owner tells the hand: as many cards as were counted.
    pub(super) fn tell_hand(&mut self, seat: Seat, cards: Cards) {
        if self.hands.size(seat) == cards.total() {
            self.hands.correct(seat, cards);
        }
    }

    /// The card that passed last is one that the app was to draw, and couldn't.
    pub(super) fn drew_none(&mut self) {
        if let Some(last) = self.passed.last_mut() {
            last.kind = PassedKind::Undrawn;
        }
    }

    pub(super) fn end_turn(&mut self) {
        self.passed.clear();
    }

    /// So many points of `seat` lie open now.
    pub(super) fn reveal_points(&mut self, seat: Seat, count: u8) {
        self.points.change(seat, |points| *points = points.map(|all| all.saturating_sub(count)));
    }

    /// The cards of `seat`, who has so many hidden development cards.
    pub(super) fn of_seat(&self, seat: Seat, hidden: u8) -> OwnCards {
        let is_of = |passed: &Passed| passed.from == seat || passed.to == seat;
        OwnCards {
            known: self.hands.known(seat),
            unknown: self.hands.unknown(seat),
            points: self.points.of(seat).map(|points| points.min(hidden)),
            passed: self.passed.iter().copied().filter(is_of).collect(),
        }
    }

    /// The whole hand of `seat`, if it is known.
    pub(super) fn whole(&self, seat: Seat) -> Option<Cards> {
        (self.hands.unknown(seat) == 0).then(|| self.hands.known(seat))
    }

    /// Its owner tells how many points lie among their hidden development cards.
    pub(super) fn tell_points(&mut self, seat: Seat, count: u8) {
        self.points.change(seat, |told| *told = Some(count));
    }
}
