//! The vote on New Year, if a Leap Year card is below it.

use std::collections::BTreeMap;

use egui::{Label, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::TiedVote;
use game::{Ballot, Deed, Seat, Task};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{GAP, Picked, SizedButton, hint, lit_box, mark, section, spaced};

const BALLOTS: [(Ballot, &str, &str); 2] = [
    (Ballot::Reset, "task-vote-reset", "task-vote-reset-name"),
    (Ballot::LeapYear, "task-vote-leap", "task-vote-leap-name"),
];

/// Returns what each choice means, how the vote stands, and a line for each player with their
/// vote.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    section(ui, &view.text.get("vote-title"));
    let mut command = None;
    lit_box(ui, |ui| {
        let selection = view.state.rules().cards;
        let hidden = usize::from(selection.new_year.hidden()) * view.game.setup().decks.len();
        let font = strong(ui.ctx(), 18.0);
        ui.label(RichText::new(standing(view)).font(font));
        let cast = cast(view);
        for player in view.seats_from_active() {
            let is_open = view.state.open_tasks().iter().any(|task| task.player() == player);
            let voted = (!is_open).then(|| cast.get(&player).copied());
            if let Some(ballot) = line(ui, view, player, voted) {
                command = Some(Command::Act(Deed::Vote { player, ballot }));
            }
        }
        hint(ui, &view.text.with("vote-reset-means", &[("count", hidden.into())]));
        hint(ui, &view.text.with("vote-leap-means", &[("count", hidden.into())]));
        let tie = match selection.tied_vote {
            TiedVote::Resets => "vote-tie-resets",
            TiedVote::GoesOn => "vote-tie-goes-on",
        };
        hint(ui, &view.text.get(tie));
    });
    command
}

/// "New pile 1, Leap Year 2".
fn standing(view: &View<'_>) -> String {
    let count = |ballot| view.state.ballots().iter().filter(|one| **one == ballot).count();
    let values = [("reset", count(Ballot::Reset).into()), ("leap", count(Ballot::LeapYear).into())];
    view.text.with("vote-standing", &values)
}

/// The votes cast since New Year came up.
fn cast(view: &View<'_>) -> BTreeMap<Seat, Ballot> {
    let acts = view.game.acts().rev().map(|(_, _, act)| &act.deed);
    let since = acts.take_while(|deed| {
        !matches!(deed, Deed::Draw { .. } | Deed::DrawPrinted { .. } | Deed::Pass)
    });
    let vote = |deed: &Deed| {
        if let Deed::Vote { player, ballot } = deed { Some((*player, *ballot)) } else { None }
    };
    since.filter_map(vote).collect()
}

/// One player's two buttons. They stay where they are once the player has voted, so that
/// a second touch doesn't vote for the next player: then `voted` says for what, or that they left it.
fn line(ui: &mut Ui, view: &View<'_>, seat: Seat, voted: Option<Option<Ballot>>) -> Option<Ballot> {
    let mut touched = None;
    spaced(ui, GAP, |ui| {
        let wide = ui.available_width();
        let each = ((wide - GAP * 2.0) * 0.34).within(100.0, 200.0);
        let room = (wide - each * 2.0 - GAP * 2.0).max(1.0);
        ui.allocate_ui(vec2(room, 48.0), |ui| {
            ui.set_min_size(vec2(room, 48.0));
            ui.horizontal_centered(|ui| {
                mark(ui, view.color(seat), 22.0);
                let name = RichText::new(view.name(seat)).font(strong(ui.ctx(), 17.0));
                ui.add(Label::new(name).truncate());
            });
        });
        for (ballot, label, name) in BALLOTS {
            let chosen = |voted| Picked::when(voted == Some(ballot));
            let picked = voted.map_or(Picked::NoChoice, chosen);
            let plate = SizedButton::new(view.text.get(label)).named(view.about(name, seat));
            let plate = plate.picked(picked).text(16.0).enabled(voted.is_none());
            if plate.show(ui, vec2(each, 48.0)).clicked() {
                touched = Some(ballot);
            }
        }
    });
    touched
}

/// Skips tasks that nobody else wants to do: one deed for each, the last one first, so
/// that the others keep their numbers.
pub fn nobody_else(tasks: &[Task]) -> Command {
    let all = (0..tasks.len()).rev().map(|task| Deed::Leave { task }).collect();
    Command::Acts(all)
}
