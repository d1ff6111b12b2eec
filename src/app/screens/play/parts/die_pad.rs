//! One die of the table's or the app's, with what each of its numbers comes to.

use egui::Ui;

use super::keys;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::Die;
use game::{Deed, NumberSource, Throw};
use kit::widgets::{FINGER, Icon, SizedButton, buttons};

/// Returns whether the app has dice at this table: it does unless the table throws its own.
pub fn has_dice(view: &View<'_>) -> bool {
    view.state.numbers() != NumberSource::Table
}

/// A button called by `key` that throws the app's dice, where it has some; says whether it was touched.
pub fn throws(ui: &mut Ui, view: &View<'_>, key: &str) -> bool {
    let rolls = view.keyed_button(key).icon(Icon::Dice);
    has_dice(view) && rolls.tone(view.palette.primary).touched(ui, FINGER)
}

/// That button, and below it one for each number that the table's die may show; the numbers can be
/// typed.
pub fn one_die(
    ui: &mut Ui,
    view: &View<'_>,
    what: Throw,
    outcome: impl Fn(Die) -> String,
    deed: impl Fn(Die) -> Deed,
) -> Option<Command> {
    let is_thrown = throws(ui, view, "die-roll");
    let high = if view.is_low() { FINGER } else { 64.0 };
    let touched = buttons(ui, &Die::ALL, (96.0, high), |die| {
        let label = view.with("die-shows", &[("number", &die), ("outcome", &outcome(die))]);
        let name = view.with("die-name", &[("number", &die)]);
        SizedButton::new(label).named(name)
    });
    if is_thrown {
        return Some(Command::Throw(what));
    }
    let die = touched.or_else(|| keys::die(ui, &Die::ALL))?;
    Some(Command::Finish(deed(die)))
}
