//! Remarks on what is unusual about the island as entered so far, below its pieces.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Galley, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::super::in_words::{piece_label, remark_lines};
use super::ByHand;
use board::{IslandPiece, MAX_CELLS};
use kit::theme::Palette;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{SizedButton, heading};
use words::text::Text;

impl ByHand {
    /// Everything unusual: why the last touch changed nothing, then what waits for its place, and
    /// of what there are too many.
    pub fn remarks(&self, text: &Text) -> Vec<String> {
        let of = |key: &str, name: &str, count: usize| {
            (count > 0).then(|| text.with(key, &[(name, count.into())]))
        };
        let (sketch, at_sea) = (&self.sketch, self.is_at_sea());
        let bare = sketch.bare();
        let notice = self.notice.map(|key| text.with(key, &[("most", MAX_CELLS.into())]));
        let no_land = (at_sea && sketch.cells.is_empty()).then(|| text.get("enter-no-land"));
        // Harbors waiting for their hexes count as laid.
        let is_waiting = (at_sea || bare > 0) && !sketch.harbors().is_empty();
        let said = match no_land {
            Some(_) => Vec::new(),
            None => remark_lines(text, &self.island, is_waiting),
        };
        let empty = of("enter-bare", "hexes", bare);
        let first = notice.into_iter().chain(no_land).chain(empty);
        if !at_sea {
            return first.chain(said).collect();
        }
        let off_coast = of("enter-off-coast", "count", sketch.harbors_off_coast().len());
        let hidden = of("enter-hidden-numbers", "count", sketch.hidden_tokens());
        first.chain(self.too_many(text)).chain(off_coast).chain(hidden).chain(said).collect()
    }

    /// Names the pieces of which there are more than the box has.
    fn too_many(&self, text: &Text) -> Option<String> {
        let left = self.sketch.left();
        let of = |piece: IslandPiece| {
            let what = piece_label(text, piece);
            let over = ("count", left.of(piece).unsigned_abs().into());
            text.with("enter-too-many-of", &[("what", what.into()), over])
        };
        let over = left.0.iter().filter(|(_, left)| **left < 0);
        let over: Vec<String> = over.map(|(piece, _)| of(piece)).collect();
        let list = ("list", text.joined(&over).into());
        (!over.is_empty()).then(|| text.with("enter-too-many", &[list]))
    }

    /// Draws as many remarks as fit; if some don't, a touch shows them all.
    pub(super) fn remark_line(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        let rect = ui.max_rect();
        let palette = Palette::of(ui);
        let usual = if self.is_at_sea() { "enter-nothing-missing" } else { "enter-all-usual" };
        let all = if lines.is_empty() { text.get(usual) } else { lines.join(" ") };
        let label = ui.allocate_rect(rect, Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
        if lines.is_empty() {
            self.all_remarks = false;
            let font = FontId::proportional(16.0);
            let painter = ui.painter();
            painter.text(rect.center(), Align2::CENTER_CENTER, all, font, palette.faint);
            return;
        }
        let line = Stroke::new(1.0, palette.line);
        ui.painter().rect(rect, 12.0, palette.panel, line, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(14.0, 4.0));
        let whole = short(ui, &all, inner);
        if !self.all_remarks && !whole.elided {
            write_in(ui, whole, inner);
            return;
        }
        let button = rect.with_min_x(rect.right() - REMARK_BUTTON);
        let words = inner.with_max_x(button.left() - 10.0);
        write_in(ui, short(ui, &all, words), words);
        let label = match lines.len() {
            _ if self.all_remarks => text.get("enter-remarks-close"),
            1 => text.get("enter-remarks-read"),
            count => text.with("enter-remarks-all", &[("count", count.into())]),
        };
        let button = Rect::from_center_size(button.center(), vec2(REMARK_BUTTON - 8.0, 48.0));
        let touched = within(ui, button, |ui| SizedButton::new(label).text(16.0).touched(ui, 48.0));
        self.all_remarks ^= touched;
    }

    pub(super) fn show_all_remarks(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        scrolling(ui, "remarks", |ui| {
            heading(ui, RichText::new(text.get("enter-remarks-title")).heading());
            for line in lines {
                ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
                ui.add_space(2.0);
            }
            ui.add_space(4.0);
            let fine = RichText::new(text.get("new-remark-fine")).color(Palette::of(ui).faint);
            ui.add(Label::new(fine).wrap());
        });
    }
}

/// Width of the button that shows all remarks.
const REMARK_BUTTON: f32 = 116.0;

/// The sentences, cut to as many lines as `room` has.
fn short(ui: &Ui, words: &str, room: Rect) -> Arc<Galley> {
    let font = FontId::proportional(15.5);
    let high = ui.painter().layout_no_wrap("X".to_owned(), font.clone(), Color32::WHITE).size().y;
    let ink = Palette::of(ui).text;
    let mut job = LayoutJob::simple(words.to_owned(), font, ink, room.width());
    let rows = (1..12_u8).take_while(|rows| f32::from(*rows) * high <= room.height());
    job.wrap.max_rows = rows.count().max(1);
    ui.painter().layout_job(job)
}

fn write_in(ui: &Ui, galley: Arc<Galley>, room: Rect) {
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Palette::of(ui).text);
}
