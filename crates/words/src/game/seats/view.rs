//! The view of one seat as a whole.

use serde::Serialize;

use super::choices::{ShownCards, ShownChoice, ShownCounts};
use super::labels::ballot_key;
use super::spots::{NamedSpots, ShownSpot, SpotPlace};
use super::talk::ShownTalk;
use crate::game::looking_on::{ShownFigure, SignName};
use crate::game::{GameWords, undo};
use game::{
    AskTokens, Choice, Deed, Phase, Seat, SeatChoices, TableTalk, Task, TurnsOnPhones, Viewer,
};

/// A table as a seat's view is made from it, beside the game.
#[derive(Clone, Copy)]
pub struct SeatContext<'a> {
    pub tokens: &'a AskTokens,
    pub talk: &'a TableTalk,
    pub turns: TurnsOnPhones,
    pub place: SpotPlace<'a>,
}

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
    /// A sentence on the part of their turn that is done at the main device; empty where nothing is.
    pub note: String,
    /// The own hand, where the table follows hands and this player may see theirs here.
    pub hand: Option<ShownHand>,
    /// Everything that is asked of this player.
    pub asks: Vec<ShownAsk>,
    /// The token of what they may do unasked, to be sent back.
    pub token: String,
    /// The next step of their turn: its number, or its end.
    pub next: Option<ShownChoice>,
    /// True while somebody asked to wait with that step.
    pub next_held: bool,
    /// All else that they may do unasked.
    pub may: Vec<ShownChoice>,
    /// Cards that they may put together unasked.
    pub may_put: Vec<ShownCards>,
    /// Monopolies, for which they count what the others hand over.
    pub may_count: Vec<ShownCounts>,
    /// Places that choices name by number.
    pub spots: Vec<ShownSpot>,
    pub talk: ShownTalk,
    /// The last act, where it was theirs and may be taken back here.
    pub take_back: Option<ShownTakeBack>,
    /// The bank's rate for each kind of card.
    pub rates: Vec<ShownFigure>,
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
    /// A sentence below it: where it is answered, or what was said so far.
    pub note: String,
    pub one_of: Vec<ShownChoice>,
    pub cards: Option<ShownCards>,
}

/// An act that may be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownTakeBack {
    /// Its number, to be sent back.
    pub act: String,
    pub words: String,
}

impl SeatView {
    /// Builds the view of `seat` as the table is now; `say` may be told to anybody. None for a seat
    /// that nobody sits at.
    pub fn of(say: &GameWords<'_>, seat: Seat, context: SeatContext<'_>) -> Option<Self> {
        let say = &say.at(say.state).told_to(Viewer::Seat(seat));
        let state = say.state;
        let is_over = state.over().is_some();
        let is_on = say.builder() == seat && !is_over;
        let mut spots = NamedSpots::new(*say, context.place);
        let open = state.open_tasks().iter().enumerate();
        let own = open.filter(|(_, task)| task.player() == seat && !is_over);
        let asks = own.filter_map(|(nth, task)| {
            let token = context.tokens.of(nth)?.to_string();
            let choices = state.choices_at(nth, context.turns);
            Some(ShownAsk::of(say, (token, task), (&choices, &mut spots), context.talk))
        });
        let asks = asks.collect();
        let (next, may) = if is_over { (None, Vec::new()) } else { may(say, seat, context) };
        let may_put = if is_over { Vec::new() } else { state.unasked_cards(seat) };
        let may_count = if is_over { Vec::new() } else { state.unasked_counts(seat) };
        Some(Self {
            seat: u8::try_from(seat.index()).ok()?,
            name: say.name(seat),
            color: say.color(seat).key(),
            turn: if is_on { say.text.get(turn_key(say)) } else { String::new() },
            note: note(say, is_on, next.as_ref(), context.turns),
            hand: ShownHand::of(say, seat),
            asks,
            next_held: next
                .as_ref()
                .and_then(Choice::deed)
                .is_some_and(|deed| context.talk.holds(&deed)),
            token: context.tokens.turn().to_string(),
            next: next.map(|choice| ShownChoice::of(say, &choice, &mut spots)),
            may: may.iter().map(|choice| ShownChoice::of(say, choice, &mut spots)).collect(),
            may_put: may_put.iter().map(|wanted| ShownCards::of(say, wanted)).collect(),
            may_count: may_count.iter().map(|wanted| ShownCounts::of(say, wanted)).collect(),
            spots: spots.into_shown(),
            talk: if is_over {
                ShownTalk::default()
            } else {
                ShownTalk::of(say, context.talk, seat)
            },
            take_back: ShownTakeBack::of(say, seat, context.talk),
            rates: rates(say, seat),
        })
    }
}

/// The next step of a seat's turn, and all else that it may do unasked.
fn may(say: &GameWords<'_>, seat: Seat, context: SeatContext<'_>) -> (Option<Choice>, Vec<Choice>) {
    let mut all = say.state.unasked_choices(seat);
    all.extend(say.state.turn_choices(seat, context.turns));
    let goes_on = |choice: &Choice| {
        matches!(choice, Choice::Number | Choice::Deed(Deed::Pass | Deed::LetBuild { .. }))
    };
    let place = all.iter().position(goes_on);
    (place.map(|place| all.remove(place)), all)
}

/// Key of the words for being on: in one's own turn, or to build beside another's.
const fn turn_key(say: &GameWords<'_>) -> &'static str {
    match say.state.phase() {
        Phase::ExtraBuilding { .. } => "seat-builds",
        Phase::Founding { .. }
        | Phase::BeforeProduction
        | Phase::Event
        | Phase::Trading
        | Phase::Over => "seat-turn",
    }
}

/// A sentence for whoever is on, on what is done at the main device.
fn note(say: &GameWords<'_>, is_on: bool, next: Option<&Choice>, turns: TurnsOnPhones) -> String {
    let is_asked = !say.state.open_tasks().is_empty();
    match turns {
        TurnsOnPhones::Off if is_on && !is_asked && next.is_none() => {
            say.text.get("seat-turn-at-main")
        }
        TurnsOnPhones::Off | TurnsOnPhones::On => String::new(),
    }
}

/// The bank's rate for each kind of card from `seat`.
fn rates(say: &GameWords<'_>, seat: Seat) -> Vec<ShownFigure> {
    let kinds = say.state.kinds().all().iter().copied();
    let shown = kinds.map(|kind| {
        let rate = say.state.trade_rate(seat, kind);
        let words = say.with("seat-rate", &[("cards", &game::Cards::of(kind, rate))]);
        ShownFigure::new(SignName::of_kind(kind), &format!("{rate}:1"), words)
    });
    shown.collect()
}

impl ShownTakeBack {
    fn of(say: &GameWords<'_>, seat: Seat, talk: &TableTalk) -> Option<Self> {
        let id = talk.may_take_back(say.game, seat)?;
        let what = undo(say)?.short;
        Some(Self { act: id.to_string(), words: what })
    }
}

impl ShownHand {
    fn of(say: &GameWords<'_>, seat: Seat) -> Option<Self> {
        say.state.hands()?;
        let own = say.own_cards(seat);
        if own.is_none() && !say.sees_all_hands() {
            return None;
        }
        // A hand that is wholly known shows by itself.
        let is_whole = own.as_ref().is_some_and(|own| own.unknown == 0 && !own.known.is_empty());
        let known = own.map_or_else(|| say.known(seat), |own| own.known);
        let cards = known.kinds().map(|(kind, count)| {
            ShownFigure::new(SignName::of_kind(kind), &count, say.text.cards(count, kind))
        });
        let facts = say.own_facts(seat).into_iter().skip(usize::from(is_whole));
        Some(Self { cards: cards.collect(), facts: facts.collect() })
    }
}

impl ShownAsk {
    fn of(
        say: &GameWords<'_>,
        (token, asked): (String, &Task),
        (choices, spots): (&SeatChoices, &mut NamedSpots<'_>),
        talk: &TableTalk,
    ) -> Self {
        let one_of = choices.one_of.iter().map(|choice| ShownChoice::of(say, choice, spots));
        let one_of: Vec<ShownChoice> = one_of.collect();
        let voted = if let Task::Vote { player } = asked { talk.vote_of(*player) } else { None };
        let is_elsewhere = choices.cards.is_none()
            && choices
                .one_of
                .iter()
                .all(|choice| matches!(choice, Choice::Deed(Deed::Leave { .. })));
        let note = match voted {
            Some(ballot) => {
                let vote = say.text.get(ballot_key(ballot));
                say.with("seat-vote-in", &[("vote", &vote)])
            }
            None if is_elsewhere => say.text.get("seat-at-main"),
            None => String::new(),
        };
        let cards = choices.cards.as_ref().map(|wanted| ShownCards::of(say, wanted));
        Self { token, words: say.task(asked), note, one_of, cards }
    }
}
