//! What is unusual about the island as entered so far, below its pieces.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Galley, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::super::remarks::remark_lines;
use super::{ByHand, Notice};
use board::MAX_CELLS;
use kit::theme::Palette;
use kit::widgets::SizedButton;
use kit::widgets::split::{scrolling, within};
use words::text::Text;

impl ByHand {
    /// Everything unusual, the empty hexes first.
    pub fn remarks(&self, text: &Text) -> Vec<String> {
        let bare = self.sketch.bare();
        let empty = (bare > 0).then(|| text.with("enter-bare", &[("hexes", bare.into())]));
        if self.is_at_sea() {
            return self.remarks_at_sea(text, empty);
        }
        // Harbors waiting for their hexes count as laid.
        let waiting = bare > 0 && !self.sketch.harbors().is_empty();
        let bare_of_harbors = text.get("new-remark-no-harbors");
        let said = remark_lines(text, &self.island).into_iter();
        let said = said.filter(|line| !(waiting && *line == bare_of_harbors));
        empty.into_iter().chain(said).collect()
    }

    /// The same for a map with sea: first why the last touch changed nothing, then what
    /// waits for its place.
    fn remarks_at_sea(&self, text: &Text, empty: Option<String>) -> Vec<String> {
        let notice = self.notice.map(|notice| match notice {
            Notice::Full => text.with("enter-map-full", &[("most", MAX_CELLS.into())]),
            Notice::HiddenNumber => text.get("enter-hidden-number"),
        });
        let has_land = !self.sketch.hexes().is_empty();
        let no_land = (!has_land).then(|| text.get("enter-no-land"));
        let waiting = |key: &str, count: usize| {
            (count > 0).then(|| text.with(key, &[("count", count.into())]))
        };
        let off_coast = waiting("enter-off-coast", self.sketch.harbors_off_coast().len());
        let hidden = waiting("enter-hidden-numbers", self.sketch.hidden_tokens());
        let said = has_land.then(|| remark_lines(text, &self.island)).into_iter().flatten();
        // Harbors waiting for their hexes count as laid.
        let is_waiting = !self.sketch.harbors().is_empty();
        let bare_of_harbors = text.get("new-remark-no-harbors");
        let said = said.filter(|line| !(is_waiting && *line == bare_of_harbors));
        let first = notice.into_iter().chain(no_land).chain(empty);
        first.chain(self.too_many(text)).chain(off_coast).chain(hidden).chain(said).collect()
    }

    /// Of what there are more than the box has.
    fn too_many(&self, text: &Text) -> Option<String> {
        let left = self.sketch.left();
        let terrain = left.terrain.iter().map(|(kind, left)| (text.terrain_label(kind), *left));
        let tokens = left.tokens.iter().map(|(token, left)| (token.number().to_string(), *left));
        let harbors = left.harbors.iter().map(|(kind, left)| (text.harbor(kind), *left));
        let all = terrain.chain(tokens).chain(harbors).filter(|(_, left)| *left < 0);
        let over: Vec<String> = all
            .map(|(what, left)| {
                let values = [("what", what.into()), ("count", left.unsigned_abs().into())];
                text.with("enter-too-many-of", &values)
            })
            .collect();
        let list = ("list", text.joined(&over).into());
        (!over.is_empty()).then(|| text.with("enter-too-many", &[list]))
    }

    /// As many remarks as fit; if some don't, a touch shows them all.
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
        let button = Rect::from_min_max(pos2(rect.right() - REMARK_BUTTON, rect.top()), rect.max);
        let words = inner.with_max_x(button.left() - 10.0);
        write_in(ui, short(ui, &all, words), words);
        let label = match lines.len() {
            _ if self.all_remarks => text.get("enter-remarks-close"),
            1 => text.get("enter-remarks-read"),
            count => text.with("enter-remarks-all", &[("count", count.into())]),
        };
        let button = Rect::from_center_size(button.center(), vec2(REMARK_BUTTON - 8.0, 48.0));
        within(ui, button, |ui| {
            if SizedButton::new(&label).text(16.0).show(ui, button.size()).clicked() {
                self.all_remarks = !self.all_remarks;
            }
        });
    }

    pub(super) fn show_all_remarks(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        scrolling(ui, "remarks", |ui| {
            let title = text.get("enter-remarks-title");
            let label = ui.label(RichText::new(&title).heading());
            label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
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
