//! An entry: what it is called, what it says, what this table plays, and where it leads; and what
//! is beside its sentences: drawings, each read once, cards, and a few hexes of an island, drawn as
//! the island is.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::epaint::text::PlacedRow;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, CornerRadius, CursorIcon, Galley, Label, Pos2, Rect, RichText, Role, Sense, Stroke, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use cards::{Card, Deck, Motif, PileCard};
use game::{Color, Edition, Game, PerSeat, ProgressCard};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone, display, plain, strong};
use kit::widgets::{
    BigNumber, Die, Geometry, Icon, IslandView, Landmarks, Landscape, Seascape, SizedButton, art,
    boxed, buttons, fitted_words, has_whole_words, heading, hint, paint_die, paint_progress,
    paint_season, say, section,
};
use words::almanac::{
    Almanac, Block, Drawing, DrawingId, DrawnIsland, Entry, EntryId, SpanKind, StyledWords,
};
use words::text::Text;

/// Data that an entry's page is drawn from.
#[derive(Clone, Copy)]
pub struct EntryContext<'a> {
    pub text: &'a Text,
    pub almanac: &'a Almanac,
    pub entry: &'a Entry,
    /// The game on the table, if there is one.
    pub game: Option<&'a Game>,
}

impl EntryContext<'_> {
    /// Draws it; returns the entry that it was left for.
    pub fn ui(self, ui: &mut Ui, drawings: &mut Drawings) -> Option<EntryId> {
        title(ui, &self.entry.title);
        ui.add_space(6.0);
        let mut followed = None;
        for block in &self.entry.blocks {
            let touched = match block {
                Block::Paragraph(spans) => show(ui, spans),
                Block::List(items) => list(ui, items),
                Block::Drawing(drawing, alt) => {
                    drawings.show(ui, self.text, (*drawing, alt.as_str()), self.game);
                    None
                }
            };
            followed = followed.or(touched);
            ui.add_space(8.0);
        }
        self.at_this_table(ui);
        let other = self.see_also(ui);
        followed.or(other)
    }

    /// Draws what this table has set about the entry's subject.
    fn at_this_table(self, ui: &mut Ui) {
        let Some(game) = self.game else { return };
        let event = self.entry.id.event();
        let facts = self.entry.table.iter();
        let facts = facts.filter_map(|fact| self.text.table_fact(*fact, game, event.as_ref()));
        let facts: Vec<String> = facts.collect();
        if facts.is_empty() {
            return;
        }
        boxed(ui, |ui| {
            section(ui, &self.text.get("almanac-at-table"));
            for fact in &facts {
                say(ui, fact);
            }
        });
        ui.add_space(8.0);
    }

    /// The entries it refers to, each as a button.
    fn see_also(self, ui: &mut Ui) -> Option<EntryId> {
        let mut others: Vec<&Entry> = Vec::new();
        for entry in self.entry.links().filter_map(|entry| self.almanac.entry(entry)) {
            if !others.iter().any(|other| other.id == entry.id) {
                others.push(entry);
            }
        }
        if others.is_empty() {
            return None;
        }
        section(ui, &self.text.get("almanac-see-also"));
        let touched = buttons(ui, &others, (200.0, 48.0), |other| {
            let title = [("title", other.title.as_str().into())];
            let name = self.text.with("almanac-see-also-name", &title);
            SizedButton::new(&other.title).named(name).icon(Icon::Book).text(16.0)
        });
        touched.map(|other| other.id)
    }
}

/// Draws the introduction to the almanac, while none of its `count` entries is open.
pub fn welcome(ui: &mut Ui, text: &Text, count: usize) {
    title(ui, &text.get("almanac"));
    ui.add_space(6.0);
    hint(ui, &text.with("almanac-welcome", &[("count", count.into())]));
}

fn title(ui: &mut Ui, words: &str) {
    heading(ui, RichText::new(words).font(display(ui.ctx(), 30.0)));
}

fn list(ui: &mut Ui, items: &[Vec<StyledWords>]) -> Option<EntryId> {
    let mut followed = None;
    let ink = Palette::of(ui).faint;
    for item in items {
        let touched = ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            ui.label(RichText::new("•").font(strong(ui.ctx(), 18.0)).color(ink));
            let room = vec2(ui.available_width(), 0.0);
            ui.allocate_ui(room, |ui| show(ui, item)).inner
        });
        followed = followed.or(touched.inner);
        ui.add_space(2.0);
    }
    followed
}

/// The size of the letters.
const LETTERS: f32 = 18.0;

/// Draws sentences; returns the entry whose words were touched.
pub fn show(ui: &mut Ui, spans: &[StyledWords]) -> Option<EntryId> {
    let job = laid_out(ui, spans);
    let said = job.text.clone();
    // Words that lead on are buttons below, too: the keyboard goes there.
    let label = Label::new(job).wrap().sense(Sense::CLICK);
    let (at, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let entry_at = |place: Pos2| {
        // Beside the last word of a line there is nothing to touch.
        let is_on_words = |row: &PlacedRow| row.rect().contains(place - at.to_vec2());
        let letter = galley.cursor_from_pos(place - at).index.0;
        galley.rows.iter().any(is_on_words).then(|| link_at(spans, letter)).flatten()
    };
    let is_over_link = response.hover_pos().and_then(entry_at).is_some();
    if is_over_link {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if ui.is_rect_visible(response.rect) {
        ui.painter().galley(at, galley.clone(), Palette::of(ui).text);
    }
    let touched = response.interact_pointer_pos().filter(|_| response.clicked());
    touched.and_then(entry_at)
}

/// The entry that the letter with this number, counted from 0, leads to.
fn link_at(spans: &[StyledWords], letter: usize) -> Option<EntryId> {
    let mut end = 0;
    for span in spans {
        end += span.words.chars().count();
        if letter < end {
            return match span.kind {
                SpanKind::Link(entry) => Some(entry),
                SpanKind::Plain | SpanKind::Strong => None,
            };
        }
    }
    None
}

fn laid_out(ui: &Ui, spans: &[StyledWords]) -> LayoutJob {
    let palette = Palette::of(ui);
    let mut job = LayoutJob::default();
    for span in spans {
        let (font_id, color, underline) = match span.kind {
            SpanKind::Plain => (plain(LETTERS), palette.text, Stroke::NONE),
            SpanKind::Strong => (strong(ui.ctx(), LETTERS), palette.text, Stroke::NONE),
            SpanKind::Link(_) => (plain(LETTERS), palette.text, Stroke::new(1.5, palette.focus)),
        };
        let format = TextFormat { font_id, color, underline, ..TextFormat::default() };
        job.append(&span.words, 0.0, format);
    }
    job
}

/// The widest that a drawing is.
const WIDEST: f32 = 460.0;

/// The drawings that were shown so far.
#[derive(Debug, Default)]
pub struct Drawings {
    read: BTreeMap<DrawingId, Option<Drawing>>,
}

impl Drawings {
    /// Draws one, in the colors of `game`'s table if there is one. What is to be seen on it
    /// stands below.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (id, alt): (DrawingId, &str),
        game: Option<&Game>,
    ) {
        let drawing = self.read.entry(id).or_insert_with(|| Drawing::of(id));
        if let Some(drawing) = drawing {
            let wide = ui.available_width().min(WIDEST);
            let share = match drawing {
                Drawing::Island(island) => height(island).within(0.62, 0.76),
                Drawing::Card(_) => 0.5,
                Drawing::Marker(_) | Drawing::Progress(_) => 0.3,
            };
            let (rect, response) = ui.allocate_exact_size(vec2(wide, wide * share), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, alt));
            if ui.is_rect_visible(rect) {
                paint(ui, text, drawing, rect, game);
            }
        }
        hint(ui, alt);
    }
}

fn paint(ui: &mut Ui, text: &Text, drawing: &Drawing, rect: Rect, game: Option<&Game>) {
    match drawing {
        Drawing::Island(drawn) => {
            ui.painter().rect_filled(rect, 14.0, Palette::of(ui).panel);
            paint_island(ui, text, drawn, rect.shrink(8.0), game);
        }
        Drawing::Card(numbered) => {
            let (deck, numbered) = numbered.as_ref();
            numbered_card(ui, text, (deck, numbered), rect);
        }
        Drawing::Marker(marker) => marker_card(ui, text, *marker, rect),
        Drawing::Progress(progress) => progress_card(ui, text, *progress, rect),
    }
}

/// The radius of a card's corners, in points.
const ROUND: u8 = 14;

/// A card with a number: its picture, the number, the dice, and what the event is called.
pub fn numbered_card(ui: &mut Ui, text: &Text, (deck, card): (&Deck, &Card), rect: Rect) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(ROUND), palette.card.fill);
    let (picture, beside) = rect.split_left_right_at_fraction(0.5);
    let round = CornerRadius { nw: ROUND, sw: ROUND, ne: 0, se: 0 };
    painter.add(art(ui.ctx(), picture, round, Motif::of(deck, &card.event)));
    let room = beside.shrink2(vec2(14.0, 14.0));
    let high = room.height() * 0.3;
    let digits = BigNumber::new(painter, card.number(), high, palette.card.ink);
    digits.paint(painter, pos2(room.left() + digits.width() / 2.0 + 2.0, room.top() + high * 0.6));
    // Two digits leave less room for the dice.
    let side = ((room.width() - digits.width()) / 2.0 - 10.0).within(0.0, high * 0.75);
    for (nth, (die, pips)) in
        [(Die::Red, card.red), (Die::Yellow, card.yellow)].into_iter().enumerate()
    {
        let left = room.right() - (2.0 - nth as f32) * (side + 8.0) + 8.0;
        let place = Rect::from_min_size(pos2(left, room.top() + high * 0.2), Vec2::splat(side));
        paint_die(painter, place, die, pips.pips());
    }
    let name = text.event_name(deck, &card.event);
    let (_, below) = room.split_top_bottom_at_y(room.top() + high * 1.35);
    words(ui, below, &name, palette.card);
}

/// A card without a number: what it is called, and its sign.
pub fn marker_card(ui: &mut Ui, text: &Text, marker: PileCard, rect: Rect) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, f32::from(ROUND), palette.card.fill);
    let (sign, beside) = rect.split_left_right_at_x(rect.left() + rect.height());
    let sign = sign.shrink(rect.height() * 0.24);
    match marker {
        PileCard::Weather(season) => paint_season(ui.painter(), sign, season, palette.card.ink),
        PileCard::Numbered { .. } | PileCard::NewYear | PileCard::LeapYear => {
            Icon::Card.paint(ui.painter(), sign, palette.card.ink);
        }
    }
    let name = text.marker(marker).unwrap_or_default();
    words(ui, beside.shrink2(vec2(8.0, 14.0)), &name, palette.card);
}

/// A progress card: its sign, what it is called, and what it does.
pub fn progress_card(ui: &mut Ui, text: &Text, card: ProgressCard, rect: Rect) {
    let palette = Palette::of(ui);
    let tone = Tone { fill: palette.raised, ink: palette.text };
    ui.painter().rect_filled(rect, f32::from(ROUND), tone.fill);
    let (sign, beside) = rect.split_left_right_at_x(rect.left() + rect.height());
    let deck = palette.card(card.track().commodity());
    paint_progress(ui.painter(), sign.shrink(rect.height() * 0.16), card, deck);
    let beside = beside.shrink2(vec2(6.0, 12.0));
    let (above, below) = beside.split_top_bottom_at_fraction(0.36);
    let name = text.progress_card(card, Edition::Fifth);
    words(ui, above, &name, tone);
    let does = text.get(&format!("progress-does-{}", card.key()));
    let wrapped =
        |size: f32| ui.painter().layout(does.clone(), plain(size), palette.faint, below.width());
    let fits = |galley: &Arc<Galley>| galley.size().y <= below.height() && has_whole_words(galley);
    let galley = [18.0, 17.0, 16.0, 15.0, 14.0].into_iter().map(wrapped).find(fits);
    ui.painter().galley(below.left_top(), galley.unwrap_or_else(|| wrapped(13.0)), palette.faint);
}

/// Words as large as they fit, at the left of `room`.
fn words(ui: &Ui, room: Rect, said: &str, tone: Tone) {
    let font = display(ui.ctx(), 24.0);
    let galley = fitted_words(ui, said, &font, tone.ink, room.size(), egui::Align::Min);
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size()).min;
    ui.painter().galley(at, galley, tone.ink);
}

/// Draws it in `rect`, in the colors of `game`'s table as far as it has as many players.
pub fn paint_island(ui: &Ui, text: &Text, drawn: &DrawnIsland, rect: Rect, game: Option<&Game>) {
    let start = &drawn.position.start;
    let colors = colors(drawn, game);
    let landmarks = start.knights.as_ref().map(Landmarks::at_start).unwrap_or_default();
    let island = &drawn.position.island;
    let rivers = drawn.position.rivers.as_ref().map(|(_, map)| map);
    let view = IslandView {
        landmarks,
        sea: Seascape::on(start.sea.as_ref()),
        land: Landscape::on(rivers, start.wagons.as_ref(), start.oil.as_ref()),
        robber: start.robber,
        choices: &drawn.marks,
        ..IslandView::of(island, text, Palette::of(ui), &start.pieces, &colors)
    };
    view.paint_within(&ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())), rect);
}

/// Returns how high its land and sea are for their width.
pub fn height(drawn: &DrawnIsland) -> f32 {
    let fitted = |size| {
        let rect = Rect::from_min_size(Pos2::ZERO, size);
        Geometry::fit(&drawn.position.island, rect, 0).side()
    };
    fitted(vec2(1.0, MUCH) * ROOM) / fitted(vec2(MUCH, 1.0) * ROOM)
}

/// A room that only one of its sides limits.
const ROOM: f32 = 1000.0;

const MUCH: f32 = 100.0;

fn colors(drawn: &DrawnIsland, game: Option<&Game>) -> PerSeat<Color> {
    let people = &drawn.position.people;
    let at_table = game.into_iter().flat_map(|game| game.state().players().values());
    let at_table: Vec<Color> = at_table.map(|player| player.color).collect();
    people.map(|seat, person| {
        let here = at_table.len() >= people.seats().count();
        at_table.get(seat.index()).copied().filter(|_| here).unwrap_or(person.color)
    })
}
