//! Who has an award.

use egui::Ui;

use super::choice::holder;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::Award;
use game::Correction;
use kit::widgets::say;

/// Asks who has it.
pub fn show(ui: &mut Ui, view: &View<'_>, award: Award) -> Option<Command> {
    let question = view.text.with("truth-holder", &[("award", view.award(award).into())]);
    say(ui, &question);
    let now = view.state.holders().of(award);
    let label = |seat| view.award_count(award, seat);
    holder(ui, view, now, label, |holder| Correction::Holder { award, holder })
}
