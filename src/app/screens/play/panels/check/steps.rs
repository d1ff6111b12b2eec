//! A number to step up and down, also by fives over a long range.

use std::ops::RangeInclusive;

use egui::{Align2, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::screens::play::view::View;
use kit::theme::display;
use kit::widgets::{Icon, SizedButton, elided, icon_button};

/// A range longer than this can also be stepped by fives.
const FAR: usize = 12;

/// The size of the larger step.
const FIVE: usize = 5;

/// Shows `value` between its buttons; returns the new value if one was touched, always
/// within `range`.
pub fn steps(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    value: usize,
    range: &RangeInclusive<usize>,
) -> Option<usize> {
    let mut changed = None;
    let name = |key: &str| view.text.with(key, &[("label", label.into())]);
    let (least, most) = (*range.start(), *range.end());
    let is_far = most.saturating_sub(least) > FAR;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if is_far {
            let label = view.text.get("truth-minus-5");
            let spoken = name("truth-less-5");
            let plate = SizedButton::new(&label).named(&spoken);
            let shown = ui.add_enabled_ui(value > least, |ui| plate.show(ui, vec2(60.0, 56.0)));
            if shown.inner.clicked() {
                changed = Some(value.saturating_sub(FIVE).max(least));
            }
        }
        let less = name("truth-less");
        let shown = ui.add_enabled_ui(value > least, |ui| icon_button(ui, Icon::Minus, &less));
        if shown.inner.clicked() {
            changed = Some(value.saturating_sub(1));
        }
        let (rect, number) = ui.allocate_exact_size(vec2(76.0, 56.0), Sense::hover());
        number.widget_info(|| WidgetInfo::labeled(Role::Label, true, value));
        let font = display(ui.ctx(), 34.0);
        let ink = view.palette.text;
        let at = rect.center();
        elided(ui, at, Align2::CENTER_CENTER, &value.to_string(), font, ink, rect.width());
        let more = name("truth-more");
        let shown = ui.add_enabled_ui(value < most, |ui| icon_button(ui, Icon::Plus, &more));
        if shown.inner.clicked() {
            changed = Some(value + 1);
        }
        if is_far {
            let label = view.text.get("truth-plus-5");
            let spoken = name("truth-more-5");
            let plate = SizedButton::new(&label).named(&spoken);
            let shown = ui.add_enabled_ui(value < most, |ui| plate.show(ui, vec2(60.0, 56.0)));
            if shown.inner.clicked() {
                changed = Some((value + FIVE).min(most));
            }
        }
    });
    changed
}
