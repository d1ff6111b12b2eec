//! What Cities & Knights asks in a turn that is answered beside the island: the event die of
//! the table, which deck, which card goes back.

use egui::Ui;

use super::progress_tasks::{harbor, levels};
use super::task_draft::{TaskDraft, any_place};
use crate::app::command::Command;
use crate::app::screens::play::parts::put_back::{Which, decks, put_back};
use crate::app::screens::play::view::View;
use cards::{Die, EventFace};
use game::{Deed, KnightsDeed, KnightsTask, Source};
use kit::widgets::{Picked, SizedButton, grid, hint};

/// The controls for `task`; none where a place on the island is touched.
pub fn controls(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    task: &KnightsTask,
) -> Option<Command> {
    match task {
        KnightsTask::EventDie { .. } => event_die(ui, view, draft),
        KnightsTask::ChooseDeck { player } => decks(ui, view, *player, Which::Draw).map(|track| {
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
    let mut command = None;
    let faces = [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science];
    let is_red_known = view.state.red_die().is_some();
    grid(ui, &faces, (130.0, 56.0), |ui, face, size| {
        let label = view.text.event_face(face);
        let name = view.text.with("event-die-name", &[("face", label.as_str().into())]);
        let picked = if draft.face == Some(face) { Picked::This } else { Picked::Not };
        let button = SizedButton::new(&label).named(&name).face(face).picked(picked);
        if button.show(ui, size).clicked() {
            if face == EventFace::Ship || is_red_known {
                command = Some(rolled(face, None));
            } else {
                draft.face = Some(face);
            }
        }
    });
    let Some(face) = draft.face else { return command };
    hint(ui, &view.text.get("event-die-red"));
    let reds = match view.state.source() {
        Some(Source::Roll(roll)) => roll.reds().collect(),
        Some(Source::Card(_) | Source::Dice { .. }) | None => Die::ALL.to_vec(),
    };
    grid(ui, &reds, (64.0, 52.0), |ui, red, size| {
        let label = red.pips().to_string();
        let name = view.text.with("event-die-red-name", &[("red", red.pips().into())]);
        if SizedButton::new(&label).named(&name).show(ui, size).clicked() {
            command = Some(rolled(face, Some(red)));
        }
    });
    command
}
