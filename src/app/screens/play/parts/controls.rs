//! Small parts for the panels.

use egui::{Label, RichText, Ui, vec2};

use super::keys;
use crate::app::screens::play::view::View;
use crate::app::theme::{display, strong};
use crate::app::widgets::{
    Chip, GAP, Icon, Picked, SizedButton, grid, mark, resource_chip, stepper, ui_scale, write_in,
};
use crate::board::Resource;
use crate::game::{Cards, Seat};

/// A panel's title with a button that closes it; says whether it was touched.
pub fn heading(ui: &mut Ui, view: &View<'_>, title: &str) -> bool {
    let close = view.text.get("close");
    let ui_scale = ui_scale(ui);
    let button = vec2(108.0, 48.0) * ui_scale;
    let room = vec2(ui.available_width() - button.x - GAP, button.y);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let (rect, response) = ui.allocate_exact_size(room, egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, title));
        // A name is written out in full here, no matter how long.
        let font = display(ui.ctx(), 22.0 * ui_scale);
        write_in(ui, rect, egui::Align::Min, title, &font, view.palette.text);
        let closed =
            SizedButton::new(&close).icon(Icon::Cross).text(16.0).show(ui, button).clicked();
        view.arrival.enter(ui);
        closed
    })
    .inner
}

/// A player's mark and name on one line.
pub fn who(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) {
    ui.horizontal(|ui| {
        let ui_scale = ui_scale(ui);
        mark(ui, view.color(seat), 24.0 * ui_scale);
        let font = strong(ui.ctx(), 18.0 * ui_scale);
        ui.add(Label::new(RichText::new(sentence).font(font)).wrap());
    });
}

/// A button to choose a kind.
pub struct Kind {
    pub label: String,
    pub name: String,
    pub picked: Picked,
    pub enabled: Enabled,
}

/// Whether a kind can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enabled {
    Yes,
    No,
}

impl From<bool> for Enabled {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// A button for each of `kinds`, in its color; returns the one touched.
pub fn kinds(
    ui: &mut Ui,
    view: &View<'_>,
    kinds: &[Resource],
    describe: impl Fn(Resource) -> Kind,
) -> Option<Resource> {
    let typed = keys::kind(ui).filter(|kind| kinds.contains(kind));
    let mut touched = typed.filter(|kind| describe(*kind).enabled == Enabled::Yes);
    grid(ui, kinds, (100.0, 52.0), |ui, kind, size| {
        let described = describe(kind);
        ui.add_enabled_ui(described.enabled == Enabled::Yes, |ui| {
            let plate = SizedButton::new(&described.label)
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

/// A stepper for each kind that `most` has any of: how many of each.
pub fn counts(ui: &mut Ui, view: &View<'_>, label: &str, cards: &mut Cards, most: Cards) {
    if let Some(kind) = keys::kind(ui).filter(|kind| cards.get(*kind) < most.get(*kind)) {
        cards.set(kind, cards.get(kind) + 1);
    }
    if keys::begins_again(ui) {
        *cards = Cards::none();
    }
    let all: Vec<Resource> = most.kinds().map(|(kind, _)| kind).collect();
    let wide = ui.available_width();
    let ui_scale = ui_scale(ui);
    let fits = |columns: usize| wide >= columns as f32 * (236.0 * ui_scale + GAP) - GAP;
    let columns = [3, 2].into_iter().find(|columns| fits(*columns)).unwrap_or(1);
    let columns = columns.min(all.len().max(1));
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (nth, kind) in row.iter().enumerate() {
                if nth > 0 {
                    ui.add_space(GAP);
                }
                let room = each - 144.0 * ui_scale - GAP;
                let name = room.min(160.0 * ui_scale);
                chip(ui, view, *kind, None, vec2(name, 36.0 * ui_scale));
                ui.add_space(GAP);
                kind_stepper(ui, view, label, cards, *kind, most.get(*kind));
                ui.add_space(room - name);
            }
        });
    }
}

/// The stepper of one kind.
pub fn kind_stepper(
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

/// A resource on a pill of a given size: the count, its sign, and its name if there is
/// room.
pub fn chip(ui: &mut Ui, view: &View<'_>, kind: Resource, count: Option<u8>, size: egui::Vec2) {
    let word = view.text.resource(kind);
    let tone = view.palette.resource(kind);
    let name = count.map_or_else(|| word.clone(), |count| view.text.cards(count, kind));
    resource_chip(ui, &Chip { count, resource: kind, word: &word, tone }, size, &name);
}

/// Cards as chips, one after another.
pub fn chips(ui: &mut Ui, view: &View<'_>, cards: Cards) {
    let high = 32.0 * ui_scale(ui);
    for (kind, count) in cards.kinds() {
        let word = view.text.resource(kind);
        let tone = view.palette.resource(kind);
        let shown = Chip { count: Some(count), resource: kind, word: &word, tone };
        let wide = shown.width(ui, high);
        chip(ui, view, kind, Some(count), vec2(wide, high));
    }
}
