//! A deck's page: what it is, its cards, and how often each event occurs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use egui::epaint::RectShape;
use egui::{
    Align2, CornerRadius, FontId, Frame, Label, Margin, Rect, RichText, Role, Sense, Shape, Ui,
    WidgetInfo, vec2,
};

use super::draft_event::Pair;
use super::grid::{self, Cell};
use super::list::line;
use super::naming::file_name;
use super::parts::{boxed, hint, rows, say, section, split};
use cards::{BuiltIn, Card, Deck, EventId, Faces, Motif, RulingSet, Season};
use kit::theme::{Palette, display, strong};
use kit::widgets::split::{scrolling, with_foot, within};
use kit::widgets::{
    ART_SHAPE, Icon, SizedButton, art, dice, elided, paint_face, paint_season, segments,
};
use words::text::Text;

#[derive(Clone, Debug)]
pub struct Page {
    pub deck: Deck,
    /// Its file, if the deck is one of the players' own.
    pub own: Option<PathBuf>,
    chosen: Option<Pair>,
    nth: usize,
    pub note: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageTouch {
    /// Change it.
    Edit,
    /// Copy it as a deck of the players' own.
    Copy,
    /// Write it to a file.
    Share,
    Delete,
}

impl Page {
    pub const fn of(deck: Deck, own: Option<PathBuf>) -> Self {
        Self { deck, own, chosen: None, nth: 0, note: None }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text) -> Option<PageTouch> {
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
        within(ui, above, |ui| scrolling(ui, "deck", |ui| self.about(ui, text)));
        within(ui, foot, |ui| self.buttons(ui, text))
    }

    fn buttons(&self, ui: &mut Ui, text: &Text) -> Option<PageTouch> {
        let all = [
            (PageTouch::Edit, Icon::Card, "decks-edit"),
            (PageTouch::Copy, Icon::Plus, "decks-copy"),
            (PageTouch::Share, Icon::Forward, "decks-share"),
            (PageTouch::Delete, Icon::Cross, "decks-delete"),
        ];
        let own = [PageTouch::Edit, PageTouch::Delete];
        let shown = |touch: &PageTouch| self.own.is_some() || !own.contains(touch);
        let all: Vec<_> = all.into_iter().filter(|(touch, ..)| shown(touch)).collect();
        let mut touched = None;
        rows(ui, &all, (126.0, 48.0), |ui, (touch, icon, key), size| {
            let label = text.get(key);
            let button = SizedButton::new(&label).icon(*icon).text(15.0);
            let first = if self.own.is_some() { PageTouch::Edit } else { PageTouch::Copy };
            let button =
                if *touch == first { button.tone(Palette::of(ui).primary) } else { button };
            if button.show(ui, size).clicked() {
                touched = Some(*touch);
            }
        });
        touched
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

    fn card(&mut self, ui: &mut Ui, text: &Text, pair: Pair) {
        let (above, foot) = with_foot(ui.available_rect_before_wrap(), 48.0);
        let here: Vec<&Card> = on(&self.deck, pair).collect();
        let nth = self.nth.min(here.len().saturating_sub(1));
        let mut other = None;
        within(ui, above, |ui| {
            scrolling(ui, "card", |ui| {
                if here.len() > 1 {
                    let which = |nth: usize| {
                        let values = [("nth", (nth + 1).into()), ("count", here.len().into())];
                        (nth, text.with("decks-which-card", &values))
                    };
                    let which: Vec<_> = (0..here.len()).map(which).collect();
                    other = segments(ui, &which, nth);
                }
                if let Some(card) = here.get(nth) {
                    show(ui, text, &self.deck, card);
                } else {
                    let values = [("red", pair.0.pips().into()), ("yellow", pair.1.pips().into())];
                    say(ui, &text.with("decks-cell-none", &values));
                }
            });
        });
        self.nth = other.unwrap_or(nth);
        let close = text.get("decks-card-close");
        let closed = within(ui, foot, |ui| {
            let size = vec2(ui.available_width(), 48.0);
            SizedButton::new(&close).icon(Icon::Back).show(ui, size).clicked()
        });
        if closed {
            self.chosen = None;
        }
    }
}

/// Returns what kind of deck it is, so that nobody mistakes ours for the printed ones.
pub fn character(text: &Text, deck: &Deck, own: Option<&Path>) -> Vec<String> {
    if let Some(path) = own {
        return vec![text.with("decks-about-own", &[("file", file_name(path).into())])];
    }
    let Some(known) = BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id()) else {
        return Vec::new();
    };
    match known {
        BuiltIn::A => vec![text.get("decks-about-a")],
        BuiltIn::B => vec![text.get("decks-about-b"), text.get("decks-about-ours")],
        BuiltIn::C => vec![text.get("decks-about-c"), text.get("decks-about-ours")],
        BuiltIn::D => vec![text.get("decks-about-d"), text.get("decks-about-ours")],
    }
}

fn on(deck: &Deck, pair: Pair) -> impl Iterator<Item = &Card> {
    deck.cards().iter().filter(move |card| (card.red, card.yellow) == pair)
}

fn cell(text: &Text, deck: &Deck, pair: Pair) -> Cell {
    let mut here = on(deck, pair);
    match (here.next(), here.count()) {
        (None, _) => Cell::Empty,
        (Some(card), 0) => Cell::Card {
            event: text.event_name(deck, &card.event),
            motif: Motif::of(deck, &card.event),
            season: card.season,
            is_quiet: deck.events().get(&card.event).is_none_or(|event| event.effects.is_empty()),
        },
        (Some(_), more) => Cell::Many(more + 1),
    }
}

/// Returns how many cards feature each season.
fn seasons(text: &Text, deck: &Deck) -> String {
    let count =
        |season: Option<Season>| deck.cards().iter().filter(|card| card.season == season).count();
    let mut parts: Vec<String> = Season::ALL
        .into_iter()
        .map(|season| {
            let values =
                [("season", text.season(season).into()), ("count", count(Some(season)).into())];
            text.with("decks-season-count", &values)
        })
        .collect();
    if count(None) > 0 {
        let values = [("season", text.get("decks-all-year").into()), ("count", count(None).into())];
        parts.push(text.with("decks-season-count", &values));
    }
    parts.join(", ")
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
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let values = [("event", event.into()), ("count", count.into())];
    let name = text.with("decks-event-row", &values);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
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
    let palette = Palette::of(ui);
    let words = match season {
        None => return,
        Some(season) => text.with("decks-only-in", &[("season", text.season(season).into())]),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        if let Some(season) = season {
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            let tone = palette.season(season);
            ui.painter().circle_filled(rect.center(), 14.0, tone.fill);
            paint_season(ui.painter(), rect.shrink(4.0), season, tone.ink);
        }
        ui.label(RichText::new(words).font(strong(ui.ctx(), 17.0)));
    });
}

/// The four seasons with their event-die faces, arranged as on the card.
fn quadrants(ui: &mut Ui, text: &Text, faces: Faces, featured: Option<Season>) {
    let gap = 6.0;
    let size = vec2((ui.available_width() - gap) / 2.0, 44.0);
    ui.spacing_mut().item_spacing.y = gap;
    ui.spacing_mut().interact_size.y = size.y;
    for pair in Season::ALL.chunks(2) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for season in pair {
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                let values = [
                    ("season", text.season(*season).into()),
                    ("face", text.event_face(faces.of(*season)).into()),
                ];
                let name = text.with("decks-quadrant", &values);
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                quadrant(ui, rect, &text.season(*season), *season, faces, featured);
            }
        });
    }
}

fn quadrant(
    ui: &Ui,
    rect: Rect,
    name: &str,
    season: Season,
    faces: Faces,
    featured: Option<Season>,
) {
    let palette = Palette::of(ui);
    let tone = palette.season(season);
    let is_lit = featured == Some(season);
    let (fill, ink) =
        if is_lit { (tone.fill, tone.ink) } else { (palette.card_row.fill, palette.card.ink) };
    ui.painter().rect_filled(rect, 8.0, fill);
    let sign = Rect::from_min_size(rect.min + vec2(8.0, 10.0), vec2(24.0, 24.0));
    paint_season(ui.painter(), sign, season, ink);
    let face = Rect::from_min_size(rect.right_top() + vec2(-40.0, 6.0), vec2(32.0, 32.0));
    paint_face(ui.painter(), face, faces.of(season));
    let at = rect.left_center() + vec2(38.0, 0.0);
    let room = rect.width() - 84.0;
    elided(ui, at, Align2::LEFT_CENTER, name, FontId::proportional(16.0), ink, room);
}
