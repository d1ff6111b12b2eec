//! Small parts that the panels are made of.

use egui::{Frame, Label, Margin, RichText, Stroke, Ui, vec2};

use super::view::View;
use crate::app::theme::{Palette, strong};
use crate::app::widgets::{Icon, Picked, Plate, mark, stepper};
use crate::board::Resource;
use crate::game::{Cards, Seat};

/// Between buttons.
pub(super) const GAP: f32 = 8.0;

/// A panel's title with a button that closes it; says whether it was touched.
pub(super) fn heading(ui: &mut Ui, view: &View<'_>, title: &str) -> bool {
    let close = view.text.get("close");
    let wide = ui.available_width();
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(wide - 116.0, 48.0), |ui| {
            ui.set_min_width(wide - 116.0);
            ui.horizontal_centered(|ui| {
                ui.add(Label::new(RichText::new(title).font(strong(ui.ctx(), 22.0))).truncate());
            });
        });
        Plate::new(&close).icon(Icon::Cross).text(16.0).show(ui, vec2(108.0, 48.0)).clicked()
    })
    .inner
}

/// The name of what follows.
pub(super) fn section(ui: &mut Ui, title: &str) {
    let font = strong(ui.ctx(), 16.0);
    let faint = Palette::of(ui).faint;
    ui.add_space(2.0);
    ui.label(RichText::new(title).font(font).color(faint));
}

/// A sentence.
pub(super) fn say(ui: &mut Ui, sentence: &str) {
    ui.label(RichText::new(sentence).size(17.0));
}

/// A sentence that matters less.
pub(super) fn hint(ui: &mut Ui, sentence: &str) {
    let faint = Palette::of(ui).faint;
    ui.label(RichText::new(sentence).size(16.0).color(faint));
}

/// A sentence that matters more.
pub(super) fn bold(ui: &mut Ui, sentence: &str, size: f32) {
    let font = strong(ui.ctx(), size);
    ui.label(RichText::new(sentence).font(font));
}

/// A box on the panel's ground.
pub(super) fn boxed<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, Frame::new().fill(palette.panel).stroke(palette.panel_rim), add)
}

/// The box of what is to be done now.
pub(super) fn lit_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.panel).stroke(Stroke::new(2.0, palette.focus));
    framed(ui, frame, add)
}

fn framed<R>(ui: &mut Ui, frame: Frame, add: impl FnOnce(&mut Ui) -> R) -> R {
    frame
        .corner_radius(12)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// A player's mark and name on one line.
pub(super) fn who(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) {
    ui.horizontal(|ui| {
        mark(ui, view.color(seat), 24.0);
        ui.add(Label::new(RichText::new(sentence).font(strong(ui.ctx(), 18.0))).wrap());
    });
}

/// Buttons of equal width, as many a row as are at least `least` points wide.
/// `show` draws each at the size it gets.
pub(super) fn grid<T: Copy>(
    ui: &mut Ui,
    items: &[T],
    (least, high): (f32, f32),
    mut show: impl FnMut(&mut Ui, T, egui::Vec2),
) {
    if items.is_empty() {
        return;
    }
    let wide = ui.available_width();
    // At most a dozen fit into any panel.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and positive"
    )]
    let fit = ((wide + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = items.len().div_ceil(fit);
    let columns = items.len().div_ceil(rows).min(fit);
    let each = (wide - GAP * (columns.saturating_sub(1)) as f32) / columns as f32;
    for row in items.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for item in row {
                show(ui, *item, vec2(each, high));
            }
        });
    }
}

/// A button to choose a kind.
pub(super) struct Kind {
    pub label: String,
    pub name: String,
    pub picked: Picked,
    pub open: Open,
}

/// Whether a kind can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Yes,
    No,
}

impl From<bool> for Open {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// A button for each of `kinds`, in its colour; the one that was touched.
pub(super) fn kinds(
    ui: &mut Ui,
    view: &View<'_>,
    kinds: &[Resource],
    describe: impl Fn(Resource) -> Kind,
) -> Option<Resource> {
    let mut touched = None;
    grid(ui, kinds, (100.0, 52.0), |ui, kind, size| {
        let described = describe(kind);
        ui.add_enabled_ui(described.open == Open::Yes, |ui| {
            let plate = Plate::new(&described.label)
                .named(&described.name)
                .tone(view.palette.resource(kind))
                .picked(described.picked);
            if plate.show(ui, size).clicked() {
                touched = Some(kind);
            }
        });
    });
    touched
}

/// A stepper for each kind of which `most` has some: how many of each.
pub(super) fn counts(ui: &mut Ui, view: &View<'_>, label: &str, cards: &mut Cards, most: Cards) {
    let all: Vec<Resource> = most.kinds().map(|(kind, _)| kind).collect();
    let wide = ui.available_width();
    let columns = if wide >= 2.0 * 236.0 + GAP { 2 } else { 1 };
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (nth, kind) in row.iter().enumerate() {
                if nth > 0 {
                    ui.add_space(GAP);
                }
                let room = each - 144.0 - GAP;
                let name = room.min(150.0);
                chip(ui, view, *kind, &view.text.resource(*kind), vec2(name, 36.0));
                ui.add_space(GAP);
                kind_stepper(ui, view, label, cards, *kind, most.get(*kind));
                ui.add_space(room - name);
            }
        });
    }
}

/// The stepper of one kind.
pub(super) fn kind_stepper(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    cards: &mut Cards,
    kind: Resource,
    most: u8,
) {
    let resource = view.text.resource(kind);
    let values = [("label", label.into()), ("resource", resource.into())];
    let less = view.text.with("kind-less", &values);
    let more = view.text.with("kind-more", &values);
    if let Some(change) = stepper(ui, (&less, &more), cards.get(kind), &(0..=most)) {
        cards.set(kind, cards.get(kind).saturating_add_signed(change));
    }
}

/// Words on a pill in a resource's colour, of a given size.
pub(super) fn chip(ui: &mut Ui, view: &View<'_>, kind: Resource, words: &str, size: egui::Vec2) {
    let tone = view.palette.resource(kind);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
    ui.painter().rect_filled(rect, size.y / 2.0, tone.fill);
    let font = strong(ui.ctx(), (size.y * 0.5).max(16.0));
    let at = rect.center();
    crate::app::widgets::elided(
        ui,
        at,
        egui::Align2::CENTER_CENTER,
        words,
        font,
        tone.ink,
        size.x - 12.0,
    );
}

/// Cards as chips, one after the other.
pub(super) fn chips(ui: &mut Ui, view: &View<'_>, cards: Cards) {
    chips_sized(ui, view, cards, 1.0);
}

/// The same, `growth` times as large.
pub(super) fn chips_sized(ui: &mut Ui, view: &View<'_>, cards: Cards, growth: f32) {
    for (kind, count) in cards.kinds() {
        let words = view.text.cards(count, kind);
        let font = strong(ui.ctx(), 16.0 * growth);
        let wide = ui.painter().layout_no_wrap(words.clone(), font, egui::Color32::WHITE).size().x;
        chip(ui, view, kind, &words, vec2((wide + 24.0).max(92.0), 32.0 * growth));
    }
}
