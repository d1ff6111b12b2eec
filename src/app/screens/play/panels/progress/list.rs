//! The decks that somebody holds cards of, and the kinds of cards in one of them.

use egui::{Rect, Sense, Ui, vec2};

use super::cell::Cell;
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::view::View;
use game::{ProgressCard, Seat, Track};
use kit::widgets::{GAP, SizedButton, buttons, spaced};
use words::text::Value;

/// The decks that `seat` holds cards of.
pub fn held(view: &View<'_>, seat: Seat) -> impl Iterator<Item = Track> {
    Track::ALL.into_iter().filter(move |track| view.state.progress_of(seat, *track) > 0)
}

/// A tab for each deck, with how many cards of it are held; returns the one touched.
pub fn decks(ui: &mut Ui, view: &View<'_>, chosen: Option<Track>) -> Option<Track> {
    let seat = view.builder();
    buttons(ui, &Track::ALL, (100.0, 52.0), |track| {
        let count = view.state.progress_of(seat, track);
        let deck = view.text.get(&format!("progress-deck-{}", track.key()));
        let values: [(&str, Value<'_>); 2] = [("deck", deck.into()), ("count", count.into())];
        let tab = SizedButton::new(view.text.with("progress-tab", &values))
            .named(view.text.with("progress-tab-name", &values))
            .tone(view.palette.card(track.commodity()));
        tab.chosen(chosen == Some(track)).enabled(count > 0)
    })
}

/// The least width of a cell, with its line and without.
const LEAST: (f32, f32) = (250.0, 164.0);

/// What was touched of a card.
pub enum Touched {
    /// To play it.
    Card(ProgressCard),
    /// To look it up.
    Sign(Ask),
}

/// The kinds of cards of a deck; returns what was touched.
pub fn cards(ui: &mut Ui, view: &View<'_>, track: Track) -> Option<Touched> {
    let cards = ProgressCard::ALL.into_iter().filter(|card| card.track() == track);
    let cards: Vec<ProgressCard> = cards.collect();
    // On a low screen, what a card does is said on its own page.
    let low = view.is_low();
    let least = if low { LEAST.1 } else { LEAST.0 };
    let wide = ui.available_width();
    let fits = |columns: &usize| wide + GAP >= *columns as f32 * (least + GAP);
    let columns = [4, 3, 2].into_iter().find(fits).unwrap_or(1);
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    let mut touched = None;
    let mut places: Vec<(Cell, Rect)> = Vec::new();
    for row in cards.chunks(columns) {
        let cells: Vec<Cell> =
            row.iter().map(|card| Cell::lay(ui, view, *card, !low, each)).collect();
        let high = cells.iter().map(Cell::high).fold(0.0, f32::max);
        spaced(ui, GAP, |ui| {
            for (card, cell) in row.iter().zip(cells) {
                let (rect, _) = ui.allocate_exact_size(vec2(each, high), Sense::hover());
                if cell.show(ui, view, rect) {
                    touched = Some(Touched::Card(*card));
                }
                places.push((cell, rect));
            }
        });
    }
    // The keyboard comes to all cards before it comes to what explains them.
    for (cell, rect) in places {
        touched = touched.or(cell.sign(ui, view, rect).map(Touched::Sign));
    }
    touched
}
