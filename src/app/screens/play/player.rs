//! One player in full, and the correction of a hand.

use egui::{Ui, vec2};

use super::check::{Figure, Owners, tiles};
use super::clock;
use super::parts::{self, boxed, hint, say};
use super::turn::Next;
use super::view::View;
use super::why::{self, Question};
use crate::app::command::Command;
use crate::app::widgets::{Icon, Plate};
use crate::game::{Cards, Deed, Following, Seat};

/// A player who is looked at.
#[derive(Debug)]
pub(super) struct PlayerDraft {
    pub seat: Seat,
    shown: Shown,
    /// The hand as it is being corrected.
    hand: Option<Cards>,
}

/// Whether a secret hand lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Hidden,
    Open,
}

impl PlayerDraft {
    pub const fn of(seat: Seat) -> Self {
        Self { seat, shown: Shown::Hidden, hand: None }
    }
}

/// Draws the player.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, draft: &mut PlayerDraft) -> Option<Command> {
    let seat = draft.seat;
    if let Some(hand) = &mut draft.hand {
        say(ui, &view.about("correct-title", seat));
        let supply = view.game.setup().supply();
        parts::counts(ui, view, &view.about("correct-label", seat), hand, supply);
        return None;
    }
    boxed(ui, |ui| {
        let values = [("who", view.name(seat).into()), ("points", view.shown_points(seat).into())];
        parts::who(ui, view, seat, &view.text.with("win-line", &values));
        for fact in view.player_facts(seat) {
            say(ui, &fact);
        }
        if let Some(sum) = clock::sum(view, seat) {
            say(ui, &sum);
        }
    });
    let length = view.state.measure(crate::cards::Measure::RoadLength, seat);
    hint(ui, &view.about_with("player-road", seat, "count", length.into()));
    view.state.hands()?;
    if view.following() == Following::Secret {
        match draft.shown {
            Shown::Open => boxed(ui, |ui| say(ui, &view.known_hand(seat))),
            Shown::Hidden => {
                let label = view.about("hand-show", seat);
                let size = vec2(ui.available_width(), 52.0);
                if Plate::new(&label).icon(Icon::Question).show(ui, size).clicked() {
                    draft.shown = Shown::Open;
                }
                hint(ui, &view.text.get("hand-hidden-hint"));
            }
        }
    }
    let label = view.about("correct-hand", seat);
    let size = vec2(ui.available_width(), 52.0);
    if Plate::new(&label).icon(Icon::Card).show(ui, size).clicked() {
        draft.hand = Some(view.known(seat));
    }
    None
}

/// Why these points and awards; what is asked.
pub(super) fn questions(ui: &mut Ui, view: &View<'_>, draft: &PlayerDraft) -> Option<Question> {
    if draft.hand.is_some() {
        return None;
    }
    why::about_player(ui, view, draft.seat)
}

/// The player's numbers; the one that is to be put right.
pub(super) fn figures(ui: &mut Ui, view: &View<'_>, draft: &PlayerDraft) -> Option<Figure> {
    if draft.hand.is_some() {
        return None;
    }
    hint(ui, &view.text.get("player-figures"));
    let mut figures = Figure::of(view, draft.seat);
    figures.push(Figure::Pieces(draft.seat));
    tiles(ui, view, &figures, Owners::Known)
}

/// The button that corrects the hand, or the way back.
pub(super) fn next(view: &View<'_>, draft: &PlayerDraft) -> Next {
    let Some(hand) = draft.hand else {
        return Next::close(view.text.get("player-back"));
    };
    let seat = draft.seat;
    let label = view.about_with("correct-confirm", seat, "cards", view.cards(hand).into());
    Next::go(label, Command::Act(Deed::CorrectHand { player: seat, cards: hand }))
}
