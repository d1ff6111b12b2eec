//! The decks that somebody holds cards of, and the cards in one of them, each with its sign, its
//! name, and what it does, or why it can't be played.

use std::sync::Arc;

use egui::{Galley, Rect, Role, Sense, Ui, pos2, vec2};

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use game::{ProgressCard, SaboteurHits, Seat, Track};
use kit::theme::{Tone, plain, strong};
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, buttons, named_place, paint_progress, spaced, toned_ground,
};
use words::almanac::EntryId;

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
        let said = |key| view.with(key, &[("deck", &deck), ("count", &count)]);
        let tab = SizedButton::new(said("progress-tab"))
            .named(said("progress-tab-name"))
            .tone(view.palette.card(track.commodity()));
        tab.chosen(chosen == Some(track)).enabled(count > 0)
    })
}

/// The kinds of cards of a deck; `chosen` takes the one touched, and what is returned looks one up.
pub fn cards(
    ui: &mut Ui,
    view: &View<'_>,
    track: Track,
    mut chosen: impl FnMut(ProgressCard),
) -> Option<Command> {
    let cards: Vec<ProgressCard> =
        ProgressCard::ALL.into_iter().filter(|card| card.track() == track).collect();
    // On a low screen, what a card does is said on its own page.
    let low = view.is_low();
    let least = if low { 164.0 } else { 250.0 };
    let wide = ui.available_width();
    let fits = |columns: &usize| wide + GAP >= *columns as f32 * (least + GAP);
    let columns = [4, 3, 2].into_iter().find(fits).unwrap_or(1);
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    let mut places: Vec<(CardCell, Rect)> = Vec::new();
    for row in cards.chunks(columns) {
        let cells: Vec<CardCell> =
            row.iter().map(|card| CardCell::lay(ui, view, *card, !low, each)).collect();
        let high = cells.iter().map(|cell| cell.words() + 2.0 * RIM).fold(FINGER, f32::max);
        spaced(ui, GAP, |ui| {
            for (card, cell) in row.iter().zip(cells) {
                let (rect, _) = ui.allocate_exact_size(vec2(each, high), Sense::hover());
                if cell.show(ui, view, rect) {
                    chosen(*card);
                }
                places.push((cell, rect));
            }
        });
    }
    // The keyboard comes to all cards before it comes to what explains them.
    let signs = places.into_iter().map(|(cell, rect)| cell.sign(ui, view, rect));
    // All of them are drawn, whichever was touched.
    signs.fold(None, Option::or)
}

/// Returns what a card does, in a line.
pub fn does(view: &View<'_>, card: ProgressCard) -> String {
    let hits = view.state.knights_rules().saboteur_hits;
    if card == ProgressCard::Saboteur && hits == SaboteurHits::MorePoints {
        return view.text.get("progress-hits-more");
    }
    view.text.get(&format!("progress-does-{}", card.key()))
}

/// A card with its words laid out.
struct CardCell {
    card: ProgressCard,
    name: Arc<Galley>,
    line: Option<Arc<Galley>>,
    /// Reason why it can't be played.
    against: Option<String>,
}

/// Width of the sign that leads to the almanac, and the space beside it and around the words.
const SIGN: f32 = FINGER;
const APART: f32 = 2.0;
const RIM: f32 = 8.0;

/// Size of the sign that warns that a card can't be played.
const WARNING: f32 = 16.0;

impl CardCell {
    /// Lays the name of `card` out in a cell `wide` points wide, and perhaps what it does.
    fn lay(ui: &Ui, view: &View<'_>, card: ProgressCard, has_line: bool, wide: f32) -> Self {
        let against = candidates::verdict(view, card).map(|against| against.why);
        let palette = view.palette;
        let ink = if against.is_some() { palette.faint } else { palette.text };
        let room = (wide - SIGN - APART - 2.0 * RIM).max(40.0);
        let title = view.progress_card(card);
        let aside = if against.is_some() { WARNING + 4.0 } else { 0.0 };
        let fits = |size: f32| {
            let font = strong(ui.ctx(), size);
            ui.painter().layout(title.clone(), font, ink, room - aside)
        };
        let sizes = [17.0, 16.0, 15.0, 14.0, 13.0];
        let whole = sizes.into_iter().map(fits).find(|galley| galley.rows.len() <= 1);
        let name = whole.unwrap_or_else(|| fits(13.0));
        let line = has_line.then(|| {
            let words = against.clone().unwrap_or_else(|| does(view, card));
            ui.painter().layout(words, plain(15.0), palette.faint, room)
        });
        Self { card, name, line, against }
    }

    /// Returns how high its words are.
    fn words(&self) -> f32 {
        self.name.size().y + self.line.as_ref().map_or(0.0, |line| line.size().y + 2.0)
    }

    /// Draws its words in `rect`, right of the place for its sign; says whether they were
    /// touched.
    fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect) -> bool {
        let rect = rect.with_min_x(rect.left() + SIGN + APART);
        let id = ui.scope_id().with(("progress", self.card));
        let name = view.progress_card(self.card);
        let response = named_place(ui, rect, id, (Sense::click(), Role::Button), &name);
        let described = self.against.clone().unwrap_or_else(|| does(view, self.card));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(described));
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let palette = view.palette;
        let fill = if self.against.is_some() { palette.panel } else { palette.raised };
        toned_ground(ui, &response, Tone { fill, ink: palette.text });
        let at = pos2(rect.left() + RIM, rect.center().y - self.words() / 2.0);
        ui.painter().galley(at, Arc::clone(&self.name), palette.text);
        if let Some(line) = &self.line {
            let below = at + vec2(0.0, self.name.size().y + 2.0);
            ui.painter().galley(below, Arc::clone(line), palette.faint);
        }
        if self.against.is_some() {
            let middle = pos2(rect.right() - RIM - WARNING / 2.0, at.y + self.name.size().y / 2.0);
            Icon::Warning.paint_at(ui.painter(), middle, WARNING, palette.faint);
        }
        response.clicked()
    }

    /// Draws its sign at the left of `rect`; a touch on it looks the card up.
    fn sign(&self, ui: &Ui, view: &View<'_>, rect: Rect) -> Option<Command> {
        let entry = EntryId::of_progress(self.card)?;
        let place = rect.with_max_x(rect.left() + SIGN);
        let deck = view.palette.card(self.card.track().commodity());
        look_up::sign(ui, view, (entry, place), |painter, rect, _| {
            paint_progress(painter, rect, self.card, deck);
        })
    }
}
