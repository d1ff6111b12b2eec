//! What Cities & Knights asks in a turn that is answered beside the island: the event die of
//! the table, which deck, which card goes back.

use egui::Ui;

use super::progress_tasks::{harbor, levels};
use super::task_draft::{TaskDraft, any_place};
use crate::app::command::Command;
use crate::app::screens::play::parts::put_back::{decks, put_back};
use crate::app::screens::play::view::View;
use cards::{Die, EventFace};
use game::{Deed, KnightsDeed, KnightsTask, Source};
use kit::widgets::{SizedButton, buttons, hint};

/// The controls for `task`; none where a place on the island is touched.
pub fn controls(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    task: &KnightsTask,
) -> Option<Command> {
    match task {
        KnightsTask::EventDie { .. } => event_die(ui, view, draft),
        KnightsTask::ChooseDeck { player } => decks(ui, view, *player, true).map(|track| {
            Command::Act(Deed::Knights(KnightsDeed::ChooseDeck { player: *player, track }))
        }),
        KnightsTask::PutBack { player } => put_back(ui, view, *player),
        KnightsTask::PlaceMetropolis { .. }
        | KnightsTask::LoseCity { .. }
        | KnightsTask::Relocate { .. }
        | KnightsTask::Promote { .. }
        | KnightsTask::LoseKnight { .. } => {
            any_place(ui, view, draft);
            None
        }
        KnightsTask::PlaceDeserter { .. } => {
            levels(ui, view, draft);
            any_place(ui, view, draft);
            None
        }
        KnightsTask::TradeAtHarbor { player, with } => harbor(ui, view, draft, (*player, *with)),
        KnightsTask::StealFromEach { .. } => None,
    }
}

/// The faces of the table's own event die; a gate asks for the red die where nobody has told
/// it yet.
fn event_die(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) -> Option<Command> {
    let rolled = |face, red| Command::Act(Deed::Knights(KnightsDeed::EventDie { face, red }));
    let faces = [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science];
    let is_red_known = view.state.red_die().is_some();
    let touched = buttons(ui, &faces, (130.0, 56.0), |face| {
        let label = view.text.event_face(face);
        let name = view.text.with("event-die-name", &[("face", label.as_str().into())]);
        SizedButton::new(label).named(name).face(face).chosen(draft.face == Some(face))
    });
    let is_all = |face: &EventFace| *face == EventFace::Ship || is_red_known;
    let command = touched.filter(is_all).map(|face| rolled(face, None));
    draft.face = touched.filter(|face| !is_all(face)).or(draft.face);
    let Some(face) = draft.face else { return command };
    hint(ui, &view.text.get("event-die-red"));
    let reds = match view.state.source() {
        Some(Source::Roll(roll)) => roll.reds().collect(),
        Some(Source::Card(_) | Source::Dice { .. }) | None => Die::ALL.to_vec(),
    };
    let red = buttons(ui, &reds, (64.0, 52.0), |red| {
        let name = view.text.with("event-die-red-name", &[("red", red.pips().into())]);
        SizedButton::new(red.pips().to_string()).named(name)
    });
    red.map(|red| rolled(face, Some(red))).or(command)
}
