//! The view of one seat as a whole.

use serde::Serialize;

use super::choices::{ShownCards, ShownChoice};
use crate::game::GameWords;
use crate::game::looking_on::{ShownFigure, SignName};
use game::{AskTokens, Seat, SeatChoices, Viewer};

/// A game as the player of a seat may see it, beyond what all see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The seat by its number, from 0.
    pub seat: u8,
    pub name: String,
    /// Key of the player's color, which has a mark of its own shape.
    pub color: &'static str,
    /// "Your turn"; empty in another's.
    pub turn: String,
    /// The own hand, where the table follows hands and this player may see theirs here.
    pub hand: Option<ShownHand>,
    /// Everything that is asked of this player.
    pub asks: Vec<ShownAsk>,
    /// All that they may do unasked.
    pub may: Vec<ShownChoice>,
    /// Cards that they may put together unasked.
    pub may_put: Vec<ShownCards>,
}

/// A player's own hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownHand {
    pub cards: Vec<ShownFigure>,
    /// Sentences about it: how many cards the app doesn't know, hidden points, what passed unseen.
    pub facts: Vec<String>,
}

/// Something that is asked of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownAsk {
    /// The token of it, to be sent back.
    pub token: String,
    pub words: String,
    pub one_of: Vec<ShownChoice>,
    pub cards: Option<ShownCards>,
}

impl SeatView {
    /// Builds the view of `seat` as the table is now; `say` may be told to anybody. None for a seat
    /// that nobody sits at.
    pub fn of(say: &GameWords<'_>, seat: Seat, tokens: &AskTokens) -> Option<Self> {
        let say = &say.at(say.state).told_to(Viewer::Seat(seat));
        let state = say.state;
        let is_over = state.over().is_some();
        let is_on = say.builder() == seat && !is_over;
        let open = state.open_tasks().iter().enumerate();
        let own = open.filter(|(_, task)| task.player() == seat && !is_over);
        let asks = own.filter_map(|(nth, task)| {
            let token = tokens.of(nth)?.to_string();
            Some(ShownAsk::of(say, (token, say.task(task)), &state.choices_at(nth)))
        });
        let may = if is_over { Vec::new() } else { state.unasked_choices(seat) };
        let may_put = if is_over { Vec::new() } else { state.unasked_cards(seat) };
        Some(Self {
            seat: u8::try_from(seat.index()).ok()?,
            name: say.name(seat),
            color: say.color(seat).key(),
            turn: if is_on { say.text.get("seat-turn") } else { String::new() },
            hand: ShownHand::of(say, seat),
            asks: asks.collect(),
            may: may.iter().map(|choice| ShownChoice::of(say, choice)).collect(),
            may_put: may_put.iter().map(|wanted| ShownCards::of(say, wanted)).collect(),
        })
    }
}

impl ShownHand {
    fn of(say: &GameWords<'_>, seat: Seat) -> Option<Self> {
        say.state.hands()?;
        let own = say.own_cards(seat);
        if own.is_none() && !say.sees_all_hands() {
            return None;
        }
        let known = own.map_or_else(|| say.known(seat), |own| own.known);
        let cards = known.kinds().map(|(kind, count)| {
            ShownFigure::new(SignName::of_kind(kind), &count, say.text.cards(count, kind))
        });
        Some(Self { cards: cards.collect(), facts: say.own_facts(seat) })
    }
}

impl ShownAsk {
    fn of(say: &GameWords<'_>, (token, words): (String, String), choices: &SeatChoices) -> Self {
        let one_of = choices.one_of.iter().map(|choice| ShownChoice::of(say, choice));
        Self {
            token,
            words,
            one_of: one_of.collect(),
            cards: choices.cards.as_ref().map(|wanted| ShownCards::of(say, wanted)),
        }
    }
}
