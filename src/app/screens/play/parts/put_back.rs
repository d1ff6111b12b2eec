//! A progress card that goes back: the fifth at once off turn, on one's own turn before its
//! end (KNIGHTS 8).

use egui::Ui;

use super::controls::who_says;
use super::point_cards;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Deed, KnightsDeed, Seat, Track};
use kit::widgets::{Icon, SizedButton, buttons, lit_box};

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
    let put = decks(ui, view, player, false)
        .map(|track| Command::Act(Deed::Knights(KnightsDeed::PutBack { player, track })));
    let shown = point_cards::ui(ui, view, std::iter::once(player));
    put.or(shown)
}

/// A button for each deck, with the cards that the player holds, or that it has to draw from.
pub fn decks(ui: &mut Ui, view: &View<'_>, player: Seat, draws: bool) -> Option<Track> {
    buttons(ui, &Track::ALL, (150.0, 56.0), |track| {
        let (key, count) = if draws {
            ("deck-draw-name", view.state.progress_left(track))
        } else {
            ("deck-put-back-name", view.state.progress_of(player, track))
        };
        let values = [("track", view.track_title(track).into()), ("count", count.into())];
        let name = view.about_with(key, player, "track", view.track(track).into());
        let button = SizedButton::new(view.text.with("deck-button", &values)).named(name);
        button.icon(Icon::of_track(track)).enabled(count > 0)
    })
}
