//! Why an act can't be applied to a state.

use super::{CardGroup, CardKind, Cards, Impossible, NotAtSea, NotOnTheTable, Seat};
use board::BadIsland;
use cards::PileCard;

/// An act that doesn't fit the state it is applied to: a deed that can't be, or
/// a journal that was tampered with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// A hand doesn't have the cards that moved.
    #[error("{player} does not hold {cards:?}")]
    Hand {
        player: Seat,
        /// What it should have given.
        cards: Cards,
    },
    /// A hand has no card of the kinds of which one was taken unseen.
    #[error("{player} holds no such card: {of:?}")]
    NoneOf {
        player: Seat,
        /// Of which kinds the card would be.
        of: CardGroup,
    },
    /// A hand has fewer cards than left it untold.
    #[error("{player} holds fewer than {count} cards")]
    Fewer {
        player: Seat,
        /// How many left it.
        count: u16,
    },
    /// A hand has more of a kind than was told.
    #[error("{player} holds more {kind:?} than {told}")]
    More {
        player: Seat,
        kind: CardKind,
        /// How many it had as told: those it gave in the same act, and those it showed.
        told: u8,
    },
    /// More cards left the bank than it held: these.
    #[error("the bank lacks {0:?}")]
    Bank(Cards),
    /// A hand would hold more than there is.
    #[error("there are not so many cards: {0:?}")]
    Supply(Cards),
    /// Nobody sits there.
    #[error("no such player: {0}")]
    Seat(Seat),
    /// A card that does not lie on top of its pile.
    #[error("a card does not lie on the pile")]
    Pile,
    /// A shuffle of other cards, or not at its time.
    #[error("a shuffle does not belong to this game, or not here")]
    Shuffle,
    /// A printed card that isn't where the act takes it from.
    #[error("a printed card is not where it should be: {0:?}")]
    Printed(PileCard),
    /// More than a table can have: tasks, moves, pieces, votes.
    #[error("the act has more of something than a table can have")]
    TooMuch,
    /// An island that can't be.
    #[error(transparent)]
    Island(#[from] BadIsland),
    /// A deed of an expansion that this game is without.
    #[error("the act belongs to an expansion that isn't played")]
    NotPlayed,
    /// Seafarers, likewise.
    #[error("the act belongs to Seafarers, which isn't played")]
    SeaNotPlayed,
}

impl From<ApplyError> for Impossible {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Hand { player, cards } => Self::HandLacks { player, cards },
            ApplyError::NoneOf { player, of } => Self::HandHasNone { player, of },
            ApplyError::Fewer { player, count } => Self::HandTooSmall { player, count },
            ApplyError::More { player, kind, told } => Self::HandHasMore { player, kind, told },
            ApplyError::Bank(cards) => Self::BankLacks(cards),
            ApplyError::Supply(cards) => Self::TooManyCards(cards),
            ApplyError::Seat(seat) => Self::NoSuchPlayer(seat),
            ApplyError::Pile | ApplyError::Shuffle => Self::NotOnThePile,
            ApplyError::Printed(_) => Self::NotInTheDeck,
            ApplyError::TooMuch => Self::TooMuch,
            ApplyError::Island(why) => Self::Island(why),
            ApplyError::NotPlayed => Self::Knights(NotOnTheTable::NotPlayed),
            ApplyError::SeaNotPlayed => Self::Sea(NotAtSea::NotPlayed),
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::history::tests::game;
    use crate::{Act, Correction, Deed, Move, PrintedCardPlace, Turned};
    use board::Resource::{Brick, Ore};
    use cards::{deck_a, prepare};

    fn stranger() -> Seat {
        serde_json::from_str("5").expect("a seat")
    }

    #[test]
    fn what_cannot_be_applied_keeps_its_own_reason() {
        let game = game(2);
        let state = game.state();
        let player = state.active();
        let two = Cards::of(Ore, 2);
        let foreign = {
            let mut rng = StdRng::seed_from_u64(2);
            let decks = [deck_a().expect("sound"), deck_a().expect("sound")];
            prepare(&decks, &state.rules.cards, &mut rng)
        };
        let none = PileCard::Numbered { deck: 9, card: 9 };
        let amends = |correction| Act::of(Deed::Correct { correction });
        let draws = |turned| Act::of(Deed::Draw { turned: vec![turned] });
        let moves = |one| Act { moves: vec![one], ..Act::of(Deed::Pass) };
        let cases = [
            (moves(Move::ToBank(player, two)), ApplyError::Hand { player, cards: two }),
            (moves(Move::FromBank(player, Cards::of(Ore, 21))), ApplyError::Bank(two)),
            (
                moves(Move::Corrected(player, Cards::of(Brick, 20))),
                ApplyError::Supply(Cards::of(Brick, 20)),
            ),
            (moves(Move::Unseen(player, stranger())), ApplyError::Seat(stranger())),
            (draws(Turned::Card(none)), ApplyError::Pile),
            (draws(Turned::Shuffle(foreign)), ApplyError::Shuffle),
            (Act::of(Deed::DrawPrinted { card: none }), ApplyError::Printed(none)),
            (
                amends(Correction::Printed { card: none, place: PrintedCardPlace::Aside }),
                ApplyError::Printed(none),
            ),
        ];
        for (mut act, error) in cases {
            let done = state.clone().go_through(&mut act, None);
            assert_eq!(done, Err(error));
        }
    }

    #[test]
    fn a_refusal_names_what_an_apply_error_names() {
        let cards = Cards::of(Ore, 2);
        let player = stranger();
        let none = PileCard::NewYear;
        let pairs = [
            (ApplyError::Hand { player, cards }, Impossible::HandLacks { player, cards }),
            (
                ApplyError::More { player, kind: Ore.into(), told: 2 },
                Impossible::HandHasMore { player, kind: Ore.into(), told: 2 },
            ),
            (ApplyError::Fewer { player, count: 2 }, Impossible::HandTooSmall { player, count: 2 }),
            (
                ApplyError::NoneOf { player, of: CardGroup::Any },
                Impossible::HandHasNone { player, of: CardGroup::Any },
            ),
            (ApplyError::Bank(cards), Impossible::BankLacks(cards)),
            (ApplyError::Supply(cards), Impossible::TooManyCards(cards)),
            (ApplyError::Seat(player), Impossible::NoSuchPlayer(player)),
            (ApplyError::Pile, Impossible::NotOnThePile),
            (ApplyError::Printed(none), Impossible::NotInTheDeck),
            (ApplyError::TooMuch, Impossible::TooMuch),
        ];
        for (error, impossible) in pairs {
            assert_eq!(Impossible::from(error), impossible);
        }
    }
}
