//! Words of the table view, as large as their room allows.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Pos2, Ui, Vec2};

use kit::theme::bounds::Within;
use kit::theme::{resized, strong};
use kit::widgets::{has_whole_words, text_width};

/// Text is never smaller than this: half the size of what is read at arm's length.
pub const SMALLEST: f32 = 17.0;

/// Returns how wide words are in bold letters of this size.
pub fn wide_at(ui: &Ui, words: &str, size: f32) -> f32 {
    text_width(ui, words, &strong(ui.ctx(), size))
}

pub fn put(ui: &Ui, galley: Arc<Galley>, anchor: Align2, at: Pos2) {
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
}

/// `words` on one line, shrunk as needed, then cut with an ellipsis.
pub fn one_line(
    ui: &Ui,
    words: &str,
    (most, least): (f32, f32),
    ink: Color32,
    room: f32,
) -> Arc<Galley> {
    let share = (room / wide_at(ui, words, most).max(1.0)).min(1.0);
    let font = strong(ui.ctx(), most);
    let size = (font.size * share).max(least.min(most));
    let mut job = LayoutJob::simple_singleline(words.to_owned(), resized(font, size), ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(10.0) + 1.0);
    ui.painter().layout_job(job)
}

/// `words` as large as they fit in `room`, on as many lines as it has; if they don't fit at
/// all, they end in an ellipsis.
pub fn fitted(
    ui: &Ui,
    words: &str,
    font: impl Fn(f32) -> FontId,
    (most, least): (f32, f32),
    ink: Color32,
    room: Vec2,
) -> Arc<Galley> {
    let mut size = most.max(least);
    loop {
        let galley = ui.painter().layout(words.to_owned(), font(size), ink, room.x);
        let fits = galley.size().y <= room.y && galley.size().x <= room.x + 1.0;
        if fits && has_whole_words(&galley) {
            return galley;
        }
        if size <= least {
            let mut job = LayoutJob::simple(words.to_owned(), font(size), ink, room.x);
            let lines = (room.y / (size * 1.25)).within(1.0, 40.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 40")]
            let lines = lines as usize;
            job.wrap.max_rows = lines;
            return ui.painter().layout_job(job);
        }
        size = (size * 0.92).max(least);
    }
}
