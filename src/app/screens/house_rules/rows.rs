//! The rows for setting rules.

use std::ops::RangeInclusive;

use egui::{Frame, Label, Margin, RichText, Ui, vec2};

use kit::theme::{Palette, strong};
use kit::widgets::{Explained, Icon, Switch, action_button, explained_options, stepper};
use words::text::Text;

/// A label with a number that goes up and down; returns its new value.
pub(super) fn number(
    ui: &mut Ui,
    label: &str,
    [less, more]: &[String; 2],
    now: u8,
    range: RangeInclusive<u8>,
) -> Option<u8> {
    let palette = Palette::of(ui);
    let margin = Margin { left: 14, right: 6, top: 6, bottom: 6 };
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(palette.panel_rim)
        .corner_radius(12)
        .inner_margin(margin);
    let row = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            // The stepper's two buttons and its number.
            let steps = 3.0 * 48.0;
            let room = (ui.available_width() - steps - 8.0).max(40.0);
            ui.allocate_ui(vec2(room, 48.0), |ui| {
                ui.set_width(room);
                let words = RichText::new(label).font(strong(ui.ctx(), 18.0));
                ui.add(Label::new(words).wrap());
            });
            ui.add_space((ui.available_width() - steps).max(0.0));
            stepper(ui, (less, more), now, &range)
        })
        .inner
    });
    row.inner.map(|change| now.saturating_add_signed(change).min(*range.end()).max(*range.start()))
}

/// One of several options; returns one other than `now` if it was touched.
pub(super) fn chosen<T: Copy + PartialEq>(
    ui: &mut Ui,
    options: &[Explained<T>],
    now: T,
) -> Option<T> {
    explained_options(ui, options, now).filter(|touched| *touched != now)
}

/// A heading.
pub(in crate::app::screens) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(12.0);
    let label = ui.label(RichText::new(words).heading());
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, words));
}

/// An option with the texts `group-key` and `group-key-line`.
pub(in crate::app::screens) fn explained<T>(
    text: &Text,
    value: T,
    group: &str,
    key: &str,
) -> Explained<T> {
    Explained {
        value,
        label: text.get(&format!("{group}-{key}")),
        line: text.get(&format!("{group}-{key}-line")),
    }
}

/// A button that unfolds what is below, or folds it away; returns the new state
/// if it was touched.
pub(super) fn fold(ui: &mut Ui, [more, less]: &[String; 2], now: Switch) -> Option<Switch> {
    let (label, icon, other) = match now {
        Switch::On => (less, Icon::Up, Switch::Off),
        Switch::Off => (more, Icon::Down, Switch::On),
    };
    action_button(ui, Some(icon), label).clicked().then_some(other)
}
