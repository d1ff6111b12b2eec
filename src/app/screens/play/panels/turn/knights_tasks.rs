//! What Cities & Knights asks in a turn that is answered beside the island: the event die of
//! the table, which deck, which card goes back.

use egui::Ui;

use super::task_draft::{TaskDraft, any_place};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::parts::point_cards;
use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, Picked, SizedButton, grid, hint, lit_box};
use crate::cards::{Die, EventFace};
use crate::game::{Deed, KnightsDeed, KnightsTask, Seat, Source, Track};

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
        | KnightsTask::Relocate { .. } => {
            any_place(ui, view, draft);
            None
        }
        // A progress card's steps have their own controls.
        _ => None,
    }
}

/// Before their own turn ends, whoever is on turn puts back what they hold too many of
/// (KNIGHTS 8).
pub fn surplus(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let player = view.builder();
    if !view.state.has_surplus(player) {
        return None;
    }
    lit_box(ui, |ui| {
        who_says(ui, view, player, &view.about("surplus-before-end", player));
        put_back(ui, view, player)
    })
}

/// A card goes back, or it was one that counts a point and is shown instead (KNIGHTS 8).
fn put_back(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let put = decks(ui, view, player, Which::PutBack)
        .map(|track| Command::Act(Deed::Knights(KnightsDeed::PutBack { player, track })));
    let shown = point_cards::ui(ui, view, std::iter::once(player));
    put.or(shown)
}

/// What is done with a card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    Draw,
    PutBack,
}

/// A button for each deck, with the cards that it has or the player holds.
fn decks(ui: &mut Ui, view: &View<'_>, player: Seat, which: Which) -> Option<Track> {
    let mut chosen = None;
    grid(ui, &Track::ALL, (150.0, 56.0), |ui, track, size| {
        let count = match which {
            Which::Draw => view.state.progress_left(track),
            Which::PutBack => view.state.progress_of(player, track),
        };
        let values = [("track", view.track_title(track).into()), ("count", count.into())];
        let label = view.text.with("deck-button", &values);
        let key = match which {
            Which::Draw => "deck-draw-name",
            Which::PutBack => "deck-put-back-name",
        };
        let name = view.about_with(key, player, "track", view.track(track).into());
        ui.add_enabled_ui(count > 0, |ui| {
            let button = SizedButton::new(&label).named(&name).icon(Icon::of_track(track));
            if button.show(ui, size).clicked() {
                chosen = Some(track);
            }
        });
    });
    chosen
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
    let reds: Vec<Die> = Die::ALL.into_iter().filter(|red| fits(view, *red)).collect();
    grid(ui, &reds, (64.0, 52.0), |ui, red, size| {
        let label = red.pips().to_string();
        let name = view.text.with("event-die-red-name", &[("red", red.pips().into())]);
        if SizedButton::new(&label).named(&name).show(ui, size).clicked() {
            command = Some(rolled(face, Some(red)));
        }
    });
    command
}

/// Whether the number that the table rolled can have this red die.
fn fits(view: &View<'_>, red: Die) -> bool {
    match view.state.source() {
        Some(Source::Roll(roll)) => (1..=6).contains(&roll.number().saturating_sub(red.pips())),
        _ => true,
    }
}
