//! Sentences of an entry: on as many lines as they take, with words that lead on.

use egui::epaint::text::PlacedRow;
use egui::text::{LayoutJob, TextFormat};
use egui::{CursorIcon, Label, Role, Sense, Stroke, Ui, WidgetInfo};

use kit::theme::{Palette, plain, strong};
use words::almanac::{EntryId, Span, SpanKind};

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
