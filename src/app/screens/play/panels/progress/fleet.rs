//! A Merchant Fleet: of which kind the bank takes two this turn.

use egui::Ui;

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::{CardKind, Play};
use kit::widgets::{hint, say};

/// What the bank asks at best without a fleet.
const CHEAP: u8 = 2;

/// A button for each kind; those that it makes no cheaper are named below.
pub fn ui(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("progress-fleet-which"));
    let kinds = view.state.kinds().all();
    let name = |it| view.text.with("progress-fleet-kind", &[("resource", it)]);
    let kind = controls::kinds(ui, view, kinds, |kind| controls::kind_button(view, kind, name));
    let is_cheap = |kind: &CardKind| view.state.trade_rate(view.builder(), *kind) <= CHEAP;
    let cheap: Vec<String> =
        kinds.iter().filter(|kind| is_cheap(kind)).map(|kind| view.text.kind(*kind)).collect();
    if !cheap.is_empty() {
        let kinds = view.text.list(&cheap);
        hint(ui, &view.text.with("progress-fleet-cheap", &[("kinds", kinds.into())]));
    }
    kind.map(|kind| Command::Act(candidates::deed(Play::MerchantFleet { kind })))
}
