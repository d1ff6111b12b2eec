//! What corrections are made with: buttons for what may really be so, and a number to step up and
//! down.

use std::ops::RangeInclusive;

use egui::{Align2, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::view::View;
use game::{Correction, Deed, Seat};
use kit::theme::display;
use kit::widgets::{Icon, SizedButton, elided, grid, icon_button, spaced};

/// Something that may be so: its button, and what it comes to.
pub type Offer = (SizedButton<'static>, Correction);

/// What is called by the words of `key`, and comes to `is`.
pub fn offer(view: &View<'_>, key: &str, is: Correction) -> Offer {
    (SizedButton::new(view.text.get(key)), is)
}

/// That something isn't there, marked if that is so.
pub fn nothing(view: &View<'_>, key: &str, is: Correction, is_so: bool) -> Offer {
    (SizedButton::new(view.text.get(key)).icon(Icon::Cross).chosen(is_so), is)
}

/// A piece of `seat`, with its owner's mark and name unless it is clear whose all of them are.
pub fn piece_of(
    view: &View<'_>,
    (key, icon): (&str, Icon),
    seat: Seat,
    step: CheckStep,
) -> SizedButton<'static> {
    let piece = view.text.get(key);
    if step == CheckStep::Player(seat) {
        return SizedButton::new(piece).icon(icon);
    }
    let label = view.about_with("check-piece-of", seat, "piece", piece.into());
    SizedButton::new(label).of(view.color(seat))
}

/// Buttons for what may be so; the one for what is so already does nothing.
pub fn offers(
    ui: &mut Ui,
    view: &View<'_>,
    offers: impl IntoIterator<Item = Offer>,
    least: (f32, f32),
) -> Option<Command> {
    let all: Vec<Offer> = offers.into_iter().collect();
    let places: Vec<usize> = (0..all.len()).collect();
    let (mut all, mut chosen) = (all.into_iter(), None);
    grid(ui, &places, least, |ui, _, size| {
        let Some((button, correction)) = all.next() else { return };
        let (is_so, name) = (button.is_chosen(), view.correct(&correction));
        if button.named(name).show(ui, size).clicked() && !is_so {
            chosen = Some(correct(correction));
        }
    });
    chosen
}

pub const fn correct(correction: Correction) -> Command {
    Command::Act(Deed::Correct { correction })
}

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
    let by_five = |ui: &mut Ui, key: &str, spoken: &str, can: bool| {
        let plate = SizedButton::new(view.text.get(key)).named(name(spoken)).enabled(can);
        is_far && plate.show(ui, FIVES).clicked()
    };
    let by_one = |ui: &mut Ui, icon, spoken: &str, can: bool| {
        ui.add_enabled_ui(can, |ui| icon_button(ui, icon, &name(spoken))).inner.clicked()
    };
    spaced(ui, 6.0, |ui| {
        if by_five(ui, "truth-minus-5", "truth-less-5", value > least) {
            changed = Some(value.saturating_sub(FIVE).max(least));
        }
        if by_one(ui, Icon::Minus, "truth-less", value > least) {
            changed = Some(value.saturating_sub(1));
        }
        let (rect, number) = ui.allocate_exact_size(vec2(76.0, 56.0), Sense::hover());
        number.widget_info(|| WidgetInfo::labeled(Role::Label, true, value));
        let (font, ink, at) = (display(ui.ctx(), 34.0), view.palette.text, rect.center());
        elided(ui, at, Align2::CENTER_CENTER, &value.to_string(), font, ink, rect.width());
        if by_one(ui, Icon::Plus, "truth-more", value < most) {
            changed = Some(value + 1);
        }
        if by_five(ui, "truth-plus-5", "truth-more-5", value < most) {
            changed = Some((value + FIVE).min(most));
        }
    });
    changed
}

/// The size of the buttons that step by fives.
const FIVES: Vec2 = vec2(60.0, 56.0);
