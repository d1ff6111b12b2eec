//! The entries from A to Z, or those that were found, and the field to look for them.

use egui::{Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use kit::theme::{Palette, Tone, strong};
use kit::widgets::{Icon, Picked, fitted, hint, icon_button, line_field, one_line, toned_ground};
use words::almanac::{Almanac, Entry, EntryId};
use words::text::Text;

/// The height of a row.
const HIGH: f32 = 48.0;

/// The most letters that can be looked for.
const MOST: usize = 60;

/// Draws the field. Whoever presses Enter in it opens what was found first.
pub fn search(ui: &mut Ui, text: &Text, almanac: &Almanac, query: &mut String) -> Option<EntryId> {
    ui.horizontal(|ui| {
        let clears = !query.is_empty();
        let aside = if clears { 56.0 } else { 0.0 };
        let wide = ui.available_width() - aside;
        let label = text.get("almanac-search");
        let (field, written) = line_field(ui, &label, MOST, query, wide);
        if query.is_empty() && !field.has_focus() {
            let ink = Palette::of(ui).faint;
            let room = field.rect.width() - 56.0;
            let (font, _) = fitted(ui, &label, strong(ui.ctx(), 18.0), room);
            let words = one_line(ui, &label, font, ink, room);
            let at = pos2(field.rect.left() + 44.0, field.rect.center().y - words.size().y / 2.0);
            ui.painter().galley(at, words, ink);
            let sign = pos2(field.rect.left() + 24.0, field.rect.center().y);
            let place = Rect::from_center_size(sign, vec2(20.0, 20.0));
            Icon::Book.paint(ui.painter(), place, ink);
        }
        if let Some(written) = written {
            *query = written;
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if clears && icon_button(ui, Icon::Cross, &text.get("almanac-clear")).clicked() {
            query.clear();
        }
        let is_looking = is_entered && !query.trim().is_empty();
        is_looking.then(|| almanac.found(query).first().map(|entry| entry.id)).flatten()
    })
    .inner
}

/// Draws the rows; returns the entry that was touched. All take up space, for keys and screen
/// readers, but only visible ones are painted.
pub fn rows(
    ui: &mut Ui,
    text: &Text,
    entries: &[&Entry],
    open: Option<EntryId>,
) -> Option<EntryId> {
    if entries.is_empty() {
        hint(ui, &text.get("almanac-none"));
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    let mut touched = None;
    for entry in entries {
        let picked = if open == Some(entry.id) { Picked::This } else { Picked::Not };
        if row(ui, entry, picked) {
            touched = Some(entry.id);
        }
    }
    touched
}

fn row(ui: &mut Ui, entry: &Entry, picked: Picked) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::click());
    let (enabled, is_open) = (ui.is_enabled(), picked == Picked::This);
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, enabled, is_open, entry.title.as_str()));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let tone =
            if is_open { palette.accent } else { Tone { fill: palette.panel, ink: palette.text } };
        toned_ground(ui, &response, tone);
        let sign = pos2(rect.right() - 22.0, rect.center().y);
        let sign = Rect::from_center_size(sign, vec2(16.0, 16.0));
        Icon::Forward.paint(ui.painter(), sign, tone.ink.gamma_multiply(0.7));
        let room = sign.left() - rect.left() - 30.0;
        let (font, _) = fitted(ui, &entry.title, strong(ui.ctx(), 17.0), room);
        let words = one_line(ui, &entry.title, font, tone.ink, room);
        let at = pos2(rect.left() + 14.0, rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, tone.ink);
    }
    response.clicked()
}
