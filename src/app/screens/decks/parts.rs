//! Small parts for the deck pages.

use egui::{Align2, Label, Margin, Rect, RichText, TextEdit, Ui, Vec2, vec2};

use cards::Season;
use kit::theme::bounds::Within;
use kit::theme::{Palette, strong};
use kit::widgets::split::{MARGIN, Split};
use kit::widgets::{
    self, Icon, SizedButton, bar, buttons, elided, focus_field, icon_button, one_line,
    paint_season, titled, warning_box,
};

pub use kit::widgets::{GAP, boxed};

/// The bar along the top: the back button and the title. `more` draws what is at its
/// right end. Says whether the back button was touched.
pub fn top_bar(ui: &mut Ui, back: &str, title: &str, more: impl FnOnce(&mut Ui)) -> bool {
    screen_bar(ui, "decks-bar", |ui| {
        ui.horizontal(|ui| {
            let gone = way_back(ui, back);
            let room = (ui.available_width() - 128.0).max(60.0);
            let at = titled(ui, vec2(room, 48.0), title).left_center();
            let font = strong(ui.ctx(), 22.0);
            elided(ui, at, Align2::LEFT_CENTER, title, font, Palette::of(ui).text, room);
            more(ui);
            gone
        })
        .inner
    })
}

/// A bar as high as one row of buttons.
pub fn screen_bar<R>(ui: &mut Ui, id: &'static str, add: impl FnOnce(&mut Ui) -> R) -> R {
    bar(ui, id, (60.0, Margin::symmetric(16, 6)), add)
}

/// The button at the left end of a bar; says whether it was touched.
pub fn way_back(ui: &mut Ui, label: &str) -> bool {
    let button = SizedButton::new(label).icon(Icon::Back);
    let gone = button.show(ui, vec2(104.0, 48.0)).clicked();
    ui.add_space(8.0);
    gone
}

/// Returns where the grid and the column go: side by side, or stacked if the screen is taller
/// than wide. The grid always has room for six rows that can be touched.
pub fn split(area: Rect) -> (Rect, Rect) {
    let high = |size: Vec2| (size.y * 0.44).within(336.0, size.x.max(336.0));
    let split = Split::at(area, |wide| (wide * 0.42).within(380.0, 640.0), high);
    (split.picture, split.column)
}

/// A centered part of a screen, at most `widest` points wide.
pub fn page(area: Rect, widest: f32) -> Rect {
    let area = area.shrink(MARGIN);
    let spare = (area.width() - widest).max(0.0) / 2.0;
    area.shrink2(vec2(spare, 0.0))
}

/// A section heading.
pub fn section(ui: &mut Ui, title: &str) {
    ui.add_space(2.0);
    widgets::section(ui, title);
}

/// A sentence.
pub fn say(ui: &mut Ui, sentence: &str) {
    widgets::wrapped(ui, sentence, egui::FontId::proportional(17.0));
}

/// A less important sentence.
pub fn hint(ui: &mut Ui, sentence: &str) {
    let faint = Palette::of(ui).faint;
    ui.add(Label::new(RichText::new(sentence).size(16.0).color(faint)).wrap());
}

/// A file that can't be used and why, with a button that removes it by this name; says whether
/// that was touched.
pub fn bad_file(ui: &mut Ui, why: &str, removes: &str) -> bool {
    warning_box(ui, |ui| {
        ui.horizontal(|ui| {
            let room = ui.available_width() - 48.0 - 8.0;
            ui.vertical(|ui| {
                ui.set_width(room);
                say(ui, why);
            });
            icon_button(ui, Icon::Cross, removes).clicked()
        })
        .inner
    })
}

/// Options to choose from, with a heading. Returns the one touched.
pub fn options<T: Copy + PartialEq>(
    ui: &mut Ui,
    heading: &str,
    options: &[(T, String)],
    chosen: Option<T>,
) -> Option<T> {
    section(ui, heading);
    let all: Vec<_> = options.iter().collect();
    let touched = buttons(ui, &all, (148.0, 48.0), |(value, label)| {
        let name = format!("{heading}: {label}");
        SizedButton::new(label).named(name).chosen(chosen == Some(*value)).text(15.0)
    });
    touched.map(|(value, _)| *value)
}

/// Moment at which a field takes the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// As soon as it appears, with its contents selected.
    Now,
    /// Once it is touched.
    Touched,
}

/// A field's id, which keeps the keyboard focus no matter what changes above it.
fn field_id(label: &str) -> egui::Id {
    egui::Id::unique(("deck field", label))
}

/// Moves the keyboard focus to the field with this label.
pub fn focus(ui: &Ui, label: &str) {
    ui.memory_mut(|memory| memory.request_focus(field_id(label)));
}

/// A field's label. Screen readers get it from the field itself.
pub fn label_above(ui: &mut Ui, label: &str) {
    ui.add_space(4.0);
    let palette = Palette::of(ui);
    let wide = ui.available_width();
    let galley = one_line(ui, label, strong(ui.ctx(), 16.0), palette.faint, wide);
    let (rect, _) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
    ui.painter().galley(rect.min, galley, palette.faint);
}

/// A one-line field with its label above; returns the text when it changes.
pub fn field(ui: &mut Ui, label: &str, value: &str, most: usize, focus: Focus) -> Option<String> {
    label_above(ui, label);
    let mut written = value.to_owned();
    let field = TextEdit::singleline(&mut written)
        .id(field_id(label))
        .char_limit(most)
        .font(egui::FontId::proportional(18.0))
        .margin(Margin::symmetric(12, 4))
        .align(Align2::LEFT_CENTER)
        .desired_width(f32::INFINITY)
        .min_size(vec2(48.0, 48.0));
    let wide = ui.available_width();
    let response = ui.add_sized(vec2(wide, 48.0), field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if focus == Focus::Now {
        focus_field(ui, &response, &written);
    }
    response.changed().then_some(written)
}

/// Returns whether the text of the one-line field with this label was just entered. Call it after
/// drawing the field.
pub fn entered(ui: &Ui, label: &str) -> bool {
    let left = ui.ctx().read_response(field_id(label)).is_some_and(|field| field.lost_focus());
    left && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

/// A multiline field with its label above.
pub fn long_field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &str,
    most: usize,
) -> Option<String> {
    label_above(ui, label);
    let mut written = value.to_owned();
    let field = TextEdit::multiline(&mut written)
        .id(field_id(label))
        .char_limit(most)
        .hint_text(hint.to_owned())
        .font(egui::FontId::proportional(17.0))
        .margin(Margin::symmetric(12, 8))
        .desired_rows(3)
        // Tab moves on to the next control, as in the field above.
        .lock_focus(false)
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    response.changed().then_some(written)
}

/// A season on a disc of its color, with `rim` points around it.
pub fn season_badge(ui: &Ui, place: Rect, season: Season, rim: f32) {
    let tone = Palette::of(ui).season(season);
    ui.painter().circle_filled(place.center(), place.width() / 2.0, tone.fill);
    paint_season(ui.painter(), place.shrink(rim), season, tone.ink);
}
