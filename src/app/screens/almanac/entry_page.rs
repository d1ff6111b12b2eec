//! An entry: what it is called, what it says, what this table plays, and where it leads.

use egui::epaint::text::PlacedRow;
use egui::text::{LayoutJob, TextFormat};
use egui::{CursorIcon, Label, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::drawings::Drawings;
use game::Game;
use kit::theme::{Palette, display, plain, strong};
use kit::widgets::{Icon, SizedButton, boxed, grid, hint, say, section};
use words::almanac::{Almanac, Block, Entry, EntryId, Span, SpanKind};
use words::text::Text;

/// What an entry's page is drawn from.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub text: &'a Text,
    pub almanac: &'a Almanac,
    pub entry: &'a Entry,
    /// The game on the table, if there is one.
    pub game: Option<&'a Game>,
}

impl Shown<'_> {
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

    /// What this table has set of it.
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
        let mut followed = None;
        grid(ui, &others, (200.0, 48.0), |ui, other, size| {
            let title = [("title", other.title.as_str().into())];
            let name = self.text.with("almanac-see-also-name", &title);
            let button = SizedButton::new(&other.title).named(&name).icon(Icon::Book).text(16.0);
            if button.show(ui, size).clicked() {
                followed = Some(other.id);
            }
        });
        followed
    }
}

/// What the almanac is, while none of its `count` entries is open.
pub fn welcome(ui: &mut Ui, text: &Text, count: usize) {
    title(ui, &text.get("almanac"));
    ui.add_space(6.0);
    hint(ui, &text.with("almanac-welcome", &[("count", count.into())]));
}

fn title(ui: &mut Ui, words: &str) {
    let words_shown = RichText::new(words).font(display(ui.ctx(), 30.0));
    let label = ui.add(Label::new(words_shown).wrap());
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}

fn list(ui: &mut Ui, items: &[Vec<Span>]) -> Option<EntryId> {
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
pub fn show(ui: &mut Ui, spans: &[Span]) -> Option<EntryId> {
    let job = laid_out(ui, spans);
    let said = job.text.clone();
    // Words that lead on are buttons below, too: the keyboard goes there.
    let label = Label::new(job).wrap().sense(Sense::CLICK);
    let (at, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let entry_at = |place: egui::Pos2| {
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
fn link_at(spans: &[Span], letter: usize) -> Option<EntryId> {
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

fn laid_out(ui: &Ui, spans: &[Span]) -> LayoutJob {
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
