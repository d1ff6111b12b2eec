//! Controls for corrections: buttons for what may really be so, and a number to step up and
//! down.

use std::ops::RangeInclusive;

use egui::{Align2, Ui, Vec2, vec2};

use crate::app::command::{CheckStep, Command};
use crate::app::screens::play::view::View;
use board::Intersection;
use game::{Building, Correction, Deed, Seat};
use kit::theme::display;
use kit::widgets::{Icon, SizedButton, buttons, elided, icon_button, labeled, spaced};

/// Something that may be so: its button, and what it comes to.
pub type CorrectionChoice = (SizedButton<'static>, Correction);

/// Returns an offer that is named by the words of `key` and comes to `is`.
pub fn offer(
    view: &View<'_>,
    (key, icon): (&str, Option<Icon>),
    is: impl Into<Correction>,
) -> CorrectionChoice {
    (view.keyed_button(key).icon(icon), is.into())
}

/// One of several things that may be so, marked if the books have it so.
pub fn choice(
    view: &View<'_>,
    button: SizedButton<'static>,
    is: impl Into<Correction>,
) -> CorrectionChoice {
    let is = is.into();
    (button.chosen(is_so(view, &is)), is)
}

/// Returns whether the books have it so.
pub fn is_so(view: &View<'_>, is: &Correction) -> bool {
    view.state.booked(is).as_ref() == Some(is)
}

/// The same in a second row about one thing: what is so already is said by the first, and here only
/// by its label.
pub fn again(view: &View<'_>, offer: CorrectionChoice) -> CorrectionChoice {
    let (button, is) = offer;
    if !button.is_chosen() {
        return (button, is);
    }
    let name = view.text.with("check-correct", &[("what", button.label().into())]);
    (button.named(name), is)
}

/// Returns the offer that something isn't there.
pub fn nothing(view: &View<'_>, key: &str, is: impl Into<Correction>) -> CorrectionChoice {
    let (button, is) = offer(view, (key, Some(Icon::Cross)), is);
    choice(view, button, is)
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

/// A player's settlement, city, and in Cities & Knights a city on its side.
pub fn buildings_of(
    view: &View<'_>,
    at: Intersection,
    seat: Seat,
    step: CheckStep,
) -> [CorrectionChoice; 4] {
    let kinds = [
        (Building::Settlement, ("price-settlement", Icon::Settlement)),
        (Building::City, ("price-city", Icon::City)),
        (Building::LaidCity, ("check-laid-city", Icon::City)),
        (Building::OilMetropolis, ("check-oil-metropolis", Icon::City)),
    ];
    kinds.map(|(building, called)| {
        let is = Correction::Building { at, is: Some((seat, building)) };
        choice(view, piece_of(view, called, seat, step), is)
    })
}

/// Buttons for what may be so; the one for what is so already does nothing.
pub fn offers(
    ui: &mut Ui,
    view: &View<'_>,
    offers: impl IntoIterator<Item = CorrectionChoice>,
    least: (f32, f32),
) -> Option<Command> {
    let all: Vec<CorrectionChoice> = offers.into_iter().collect();
    let touched = buttons(ui, &all.iter().collect::<Vec<_>>(), least, |(button, is)| {
        button.clone().or_named(view.correct(is))
    });
    touched.filter(|(button, _)| !button.is_chosen()).map(|(_, is)| correct(is.clone()))
}

pub fn correct(correction: impl Into<Correction>) -> Command {
    Command::Act(Deed::Correct { correction: correction.into() })
}

/// A range longer than this can also be stepped by fives.
const FAR: u32 = 12;

const FIVE: u32 = 5;

/// The size of the buttons that step by fives.
const FIVES: Vec2 = vec2(60.0, 52.0);

/// Shows `value` between its buttons; returns the new value if one was touched, always
/// within `range`.
pub fn steps(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    value: u32,
    range: &RangeInclusive<u32>,
) -> Option<u32> {
    let name = |key: &str| view.text.with(key, &[("label", label.into())]);
    let (least, most) = (*range.start(), *range.end());
    let is_far = most.saturating_sub(least) > FAR;
    let by_five = |ui: &mut Ui, key: &str, spoken: &str, can: bool| {
        let plate = view.keyed_button(key).named(name(spoken)).enabled(can);
        is_far && plate.show(ui, FIVES).clicked()
    };
    let by_one = |ui: &mut Ui, icon, spoken: &str, can: bool| {
        ui.add_enabled_ui(can, |ui| icon_button(ui, icon, &name(spoken))).inner.clicked()
    };
    spaced(ui, 6.0, |ui| {
        let five_less = by_five(ui, "truth-minus-5", "truth-less-5", value > least);
        let less = by_one(ui, Icon::Minus, "truth-less", value > least);
        let number = value.to_string();
        let rect = labeled(ui, vec2(76.0, 56.0), &number);
        let (font, ink, at) = (display(ui.ctx(), 34.0), view.palette.text, rect.center());
        elided(ui, at, Align2::CENTER_CENTER, &number, font, ink, rect.width());
        let more = by_one(ui, Icon::Plus, "truth-more", value < most);
        let five_more = by_five(ui, "truth-plus-5", "truth-more-5", value < most);
        let steps = [
            (five_less, value.saturating_sub(FIVE).max(least)),
            (less, value.saturating_sub(1)),
            (more, value + 1),
            (five_more, (value + FIVE).min(most)),
        ];
        steps.into_iter().find(|(is_touched, _)| *is_touched).map(|(_, value)| value)
    })
}
