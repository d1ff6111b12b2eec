//! A progress card that goes back: the fifth at once off turn, on one's own turn before its
//! end (KNIGHTS 8).

use egui::Ui;

use super::controls::who_says;
use super::point_cards;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Deed, KnightsDeed, Seat, Track};
use kit::widgets::{Icon, SizedButton, grid, lit_box};

/// Before their own turn ends, whoever is on turn puts back what they hold too many of.
pub fn surplus(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let player = view.builder();
    if !view.state.has_surplus(player) || !view.may_build() || !view.state.tasks().is_empty() {
        return None;
    }
    lit_box(ui, |ui| {
        who_says(ui, view, player, &view.about("surplus-before-end", player));
        put_back(ui, view, player)
    })
}

/// A card goes back, or it was one that counts a point and is shown instead.
pub fn put_back(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let put = decks(ui, view, player, Which::PutBack)
        .map(|track| Command::Act(Deed::Knights(KnightsDeed::PutBack { player, track })));
    let shown = point_cards::ui(ui, view, std::iter::once(player));
    put.or(shown)
}

/// What is done with a card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// It is drawn.
    Draw,
    /// It goes back from a hand.
    PutBack,
}

/// A button for each deck, with the cards that it has or the player holds.
pub fn decks(ui: &mut Ui, view: &View<'_>, player: Seat, which: Which) -> Option<Track> {
    let mut chosen = None;
    grid(ui, &Track::ALL, (150.0, 56.0), |ui, track, size| {
        let count = match which {
            Which::Draw => view.state.progress_left(track),
            Which::PutBack => view.state.progress_of(player, track),
        };
        let values = [("track", view.track_title(track).into()), ("count", count.into())];
        let label = view.text.with("deck-button", &values);
        let key = match which {
            Which::Draw => "deck-draw-name",
            Which::PutBack => "deck-put-back-name",
        };
        let name = view.about_with(key, player, "track", view.track(track).into());
        ui.add_enabled_ui(count > 0, |ui| {
            let button = SizedButton::new(&label).named(&name).icon(Icon::of_track(track));
            if button.show(ui, size).clicked() {
                chosen = Some(track);
            }
        });
    });
    chosen
}
