//! A deck's page: what it is, its cards, and how often each event occurs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use egui::epaint::RectShape;
use egui::vec2;
use egui::{Align2, CornerRadius, FontId, Frame, Label, Margin, Rect, RichText, Shape, Ui};

use super::draft_event::{DicePair, on};
use super::grid::{self, GridCell, split, which_card};
use super::list::line;
use super::naming::{DeckFileForm, DeckOrigin, DeckTouch};
use crate::app::library::collection::FileStep;
use crate::app::library::decks::DeckStep;
use cards::{BuiltIn, Card, Deck, EventId, Faces, Motif, RulingSet, Season};
use kit::theme::{Palette, Tone, display, strong};
use kit::widgets::split::{scrolling_in, with_foot, within};
use kit::widgets::{
    ART_SHAPE, Icon, SizedButton, art, boxed, buttons, columns, dice, elided, hint, labeled,
    paint_face, paint_season, say, season_badge, section,
};
use words::errors;
use words::text::Text;

#[derive(Clone, Debug)]
pub struct DeckPage {
    pub deck: Deck,
    /// File of the deck, if it is one of the players' own.
    pub own: Option<PathBuf>,
    chosen: Option<DicePair>,
    nth: usize,
    pub note: Option<String>,
}

/// A thing to do with a deck: the key of its label, its icon, whether only the players' own decks
/// have it, and what it asks for.
type Door = (&'static str, Icon, bool, fn(&DeckPage) -> Option<DeckTouch>);

const DOORS: [Door; 4] = [
    ("decks-edit", Icon::Card, true, |_| Some(DeckTouch::Edit)),
    ("decks-copy", Icon::Plus, false, |page| {
        Some(DeckTouch::Name(DeckOrigin::Copy(Box::new(page.deck.clone()))))
    }),
    ("decks-share", Icon::Forward, false, |page| {
        Some(DeckTouch::File(DeckFileForm::save(page.deck.clone())))
    }),
    ("decks-delete", Icon::Cross, true, |page| {
        page.own.clone().map(|path| DeckTouch::Step(DeckStep::File(FileStep::Remove(path))))
    }),
];

impl DeckPage {
    pub const fn of(deck: Deck, own: Option<PathBuf>) -> Self {
        Self { deck, own, chosen: None, nth: 0, note: None }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text) -> Option<DeckTouch> {
        let (grid, column) = split(ui.available_rect_before_wrap());
        let deck = &self.deck;
        let touched =
            within(ui, grid, |ui| grid::show(ui, text, self.chosen, |pair| cell(text, deck, pair)));
        if let Some(pair) = touched {
            self.chosen = if self.chosen == Some(pair) { None } else { Some(pair) };
            self.nth = 0;
        }
        if let Some(pair) = self.chosen {
            within(ui, column, |ui| self.card(ui, text, pair));
            return None;
        }
        let lines = if column.width() < 528.0 { 2.0 } else { 1.0 };
        let count = if self.own.is_some() { lines } else { 1.0 };
        let (above, foot) = with_foot(column, 56.0 * count - 8.0);
        scrolling_in(ui, above, "deck", |ui| self.about(ui, text));
        within(ui, foot, |ui| self.doors(ui, text))
    }

    fn doors(&self, ui: &mut Ui, text: &Text) -> Option<DeckTouch> {
        let is_offered = |(_, _, for_own, _): &&Door| self.own.is_some() || !for_own;
        let shown: Vec<&Door> = DOORS.iter().filter(is_offered).collect();
        let first = shown.first().map(|(key, ..)| *key);
        let primary = Palette::of(ui).primary;
        let (.., leads_to) = buttons(ui, &shown, (126.0, 48.0), |(key, icon, ..)| {
            let tone = (first == Some(*key)).then_some(primary);
            SizedButton::new(text.get(key)).icon(*icon).text(15.0).tone(tone)
        })?;
        leads_to(self)
    }

    fn about(&self, ui: &mut Ui, text: &Text) {
        if let Some(note) = &self.note {
            boxed(ui, |ui| say(ui, note));
        }
        for sentence in character(text, &self.deck, self.own.as_deref()) {
            say(ui, &sentence);
        }
        hint(ui, &line(text, &self.deck));
        hint(ui, &text.get("decks-grid-note"));
        if self.deck.cards().iter().any(|card| card.season.is_some()) {
            section(ui, &text.get("decks-seasons-row"));
            say(ui, &seasons(text, &self.deck));
        }
        section(ui, &text.get("decks-events"));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (count, name) in counts(text, &self.deck) {
                event_row(ui, text, count, &name);
            }
        });
    }

    fn card(&mut self, ui: &mut Ui, text: &Text, pair: DicePair) {
        let (above, foot) = with_foot(ui.available_rect_before_wrap(), 48.0);
        let here: Vec<&Card> = on(self.deck.cards(), pair).map(|(_, card)| card).collect();
        let nth = self.nth.min(here.len().saturating_sub(1));
        let mut other = None;
        scrolling_in(ui, above, "card", |ui| {
            other = which_card(ui, text, here.len(), nth);
            match here.get(nth) {
                Some(card) => show(ui, text, &self.deck, card),
                None => say(ui, &grid::name(text, pair, &GridCell::Empty)),
            }
        });
        self.nth = other.unwrap_or(nth);
        let close = SizedButton::new(text.get("decks-card-close")).icon(Icon::Back);
        if within(ui, foot, |ui| close.touched(ui, 48.0)) {
            self.chosen = None;
        }
    }
}

/// Returns what kind of deck it is, so that nobody mistakes ours for the printed ones.
pub fn character(text: &Text, deck: &Deck, own: Option<&Path>) -> Vec<String> {
    if let Some(path) = own {
        return vec![text.with("decks-about-own", &[("file", errors::file(path).into())])];
    }
    let Some(known) = BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id()) else {
        return Vec::new();
    };
    let ours = (known != BuiltIn::A).then(|| text.get("decks-about-ours"));
    let about = text.get(&format!("decks-about-{}", known.key()));
    std::iter::once(about).chain(ours).collect()
}

fn cell(text: &Text, deck: &Deck, pair: DicePair) -> GridCell {
    GridCell::of(on(deck.cards(), pair), |event| {
        let is_quiet = deck.events().get(event).is_none_or(|event| event.effects.is_empty());
        (text.event_name(deck, event), Motif::of(deck, event), is_quiet)
    })
}

/// Returns how many cards feature each season.
fn seasons(text: &Text, deck: &Deck) -> String {
    let count = |season| deck.cards().iter().filter(|card| card.season == season).count();
    let each = Season::ALL.map(|season| (text.season(season), count(Some(season))));
    let all_year = Some((text.get("decks-all-year"), count(None))).filter(|(_, count)| *count > 0);
    let said = |(season, count): (String, usize)| {
        text.with("decks-season-count", &[("season", season.into()), ("count", count.into())])
    };
    each.into_iter().chain(all_year).map(said).collect::<Vec<_>>().join(", ")
}

/// Returns how many cards have each event, the most frequent first.
fn counts(text: &Text, deck: &Deck) -> Vec<(usize, String)> {
    let mut counts: BTreeMap<&EventId, usize> = BTreeMap::new();
    for card in deck.cards() {
        *counts.entry(&card.event).or_default() += 1;
    }
    let named = |(event, count): (&EventId, usize)| (count, text.event_name(deck, event));
    let mut counts: Vec<_> = counts.into_iter().map(named).collect();
    counts.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    counts
}

/// A row with the number of cards for an event: the number first, so that numbers line
/// up.
fn event_row(ui: &mut Ui, text: &Text, count: usize, event: &str) {
    let palette = Palette::of(ui);
    let name = text.with("decks-event-row", &[("event", event.into()), ("count", count.into())]);
    let rect = labeled(ui, vec2(ui.available_width(), 26.0), &name);
    let middle = rect.left_center() + vec2(28.0, 0.0);
    let font = strong(ui.ctx(), 17.0);
    ui.painter().text(middle, Align2::RIGHT_CENTER, count, font, palette.text);
    let font = FontId::proportional(17.0);
    let at = middle + vec2(14.0, 0.0);
    elided(ui, at, Align2::LEFT_CENTER, event, font, palette.text, rect.right() - at.x);
}

/// Draws the card: number, dice, event, text, and the quadrants if it has any.
pub fn show(ui: &mut Ui, text: &Text, deck: &Deck, card: &Card) {
    let palette = Palette::of(ui);
    // Wider than the drawings are: there is text to read below.
    let size = vec2(ui.available_width(), ui.available_width() / (ART_SHAPE * 1.2));
    let ground = ui.painter().add(Shape::Noop);
    let print = ui.painter().add(Shape::Noop);
    let shown = Frame::new().inner_margin(Margin::symmetric(16, 14)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.visuals_mut().override_text_color = Some(palette.card.ink);
        ui.add_space(size.y - 14.0);
        head(ui, text, card);
        let name = text.event_name(deck, &card.event);
        ui.add(Label::new(RichText::new(name).font(display(ui.ctx(), 26.0))).wrap());
        season_line(ui, text, card.season);
        let words = text.event_text(deck, &card.event, RulingSet::default());
        let words = words.unwrap_or_else(|| text.get("decks-says-nothing"));
        ui.add(Label::new(RichText::new(words).size(18.0)).wrap());
        if let Some(faces) = card.faces {
            ui.add_space(4.0);
            quadrants(ui, text, faces, card.season);
        }
    });
    let ground_shape = RectShape::filled(shown.response.rect, 14, palette.card.fill);
    ui.painter().set(ground, ground_shape);
    let place = Rect::from_min_size(shown.response.rect.min, size);
    let round = CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let motif = Motif::of(deck, &card.event);
    ui.painter().set(print, art(ui.ctx(), place, round, motif));
}

fn head(ui: &mut Ui, text: &Text, card: &Card) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let number = card.number();
        let ink = if matches!(number, 6 | 8) { palette.card_red } else { palette.card.ink };
        let font = strong(ui.ctx(), 52.0);
        ui.label(RichText::new(number.to_string()).font(font).color(ink));
        ui.add_space(8.0);
        dice(ui, text, card.red.pips(), card.yellow.pips(), 40.0);
    });
}

/// The season in which the event happens.
fn season_line(ui: &mut Ui, text: &Text, season: Option<Season>) {
    let Some(season) = season else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        season_badge(ui, season, 28.0);
        let words = text.with("decks-only-in", &[("season", text.season(season).into())]);
        ui.label(RichText::new(words).font(strong(ui.ctx(), 17.0)));
    });
}

/// The four seasons with their event-die faces, arranged as on the card.
fn quadrants(ui: &mut Ui, text: &Text, faces: Faces, featured: Option<Season>) {
    let gap = 6.0;
    let high = 44.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    ui.spacing_mut().interact_size.y = high;
    columns(ui, &Season::ALL, 2, |ui, season, wide| {
        let (called, face) = (text.season(*season), faces.of(*season));
        let values = [("season", called.as_str().into()), ("face", text.event_face(face).into())];
        let rect = labeled(ui, vec2(wide, high), &text.with("decks-quadrant", &values));
        let palette = Palette::of(ui);
        let usual = Tone { fill: palette.card_row.fill, ink: palette.card.ink };
        let is_lit = featured == Some(*season);
        let tone = if is_lit { palette.season(*season) } else { usual };
        ui.painter().rect_filled(rect, 8.0, tone.fill);
        let sign = Rect::from_min_size(rect.min + vec2(8.0, 10.0), vec2(24.0, 24.0));
        paint_season(ui.painter(), sign, *season, tone.ink);
        let corner = rect.right_top() + vec2(-40.0, 6.0);
        paint_face(ui.painter(), Rect::from_min_size(corner, vec2(32.0, 32.0)), face);
        let at = rect.left_center() + vec2(38.0, 0.0);
        let (font, room) = (FontId::proportional(16.0), rect.width() - 84.0);
        elided(ui, at, Align2::LEFT_CENTER, &called, font, tone.ink, room);
    });
}
