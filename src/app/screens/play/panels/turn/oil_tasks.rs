//! Tasks of oil that are answered beside the island: the dice of a disaster, with what they would take,
//! its lot, and oil in place of a card (TRADERS 7.3, 7.5, 8.1).

use egui::{Ui, vec2};

use super::asked::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::{die_pad, keys};
use crate::app::screens::play::view::{Squeeze, View};
use board::{Hex, Spot, Terrain};
use game::{
    Deed, FLOOD, Flooded, OilDeed, OilTask, PerSeat, Piece, Roll, Seat, StealTargets, Task, Throw,
};
use kit::widgets::{FINGER, Icon, SizedButton, buttons, hint, say};

/// Asks what is asked for `task`; a hex may be touched as well.
pub fn controls_of(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    task: &OilTask,
) -> Option<Command> {
    match task {
        OilTask::Disaster { .. } => disaster(ui, view, draft),
        OilTask::Lot { .. } => {
            let draws = view.keyed_button("oil-draw-lot").icon(Icon::Dice);
            let is_drawn = draws.tone(view.palette.primary).touched(ui, FINGER);
            is_drawn.then_some(Command::Throw(Throw::Pollution))
        }
    }
}

/// The app's dice, and the sum of the table's: what it would take is shown before it counts.
fn disaster(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) -> Option<Command> {
    let is_tight = view.squeeze >= Squeeze::Compact;
    if die_pad::throws(ui, view, "die-roll-two") {
        return Some(Command::Throw(Throw::Disaster));
    }
    let now = ui.input(|input| input.time);
    let mut typed = None;
    while let Some(digit) = keys::digit(ui) {
        typed = typed.or(draft.entry.take(digit, now));
    }
    draft.entry.follow(ui);
    let least = if is_tight { (FINGER, FINGER) } else { (64.0, 52.0) };
    if is_tight {
        // Two rows instead of three.
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    }
    let touched = buttons(ui, &Roll::ALL, least, |number| {
        let name = view.with("oil-act-disaster", &[("number", &number.number())]);
        let label = number.number().to_string();
        SizedButton::new(label).named(name).text(20.0).chosen(draft.disaster == Some(number))
    });
    draft.disaster = touched.or(typed).or(draft.disaster);
    match draft.disaster {
        Some(number) => say(ui, &outcome(view, number)),
        // The worst is known before anybody throws.
        None if !is_tight => hint(ui, &outcome(view, FLOOD)),
        None => {}
    }
    None
}

/// The button at the bottom once the sum of the dice is known.
pub fn next(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<NextButton> {
    let (Task::Oil(OilTask::Disaster { .. }), Some(number)) = (task, draft.disaster) else {
        return None;
    };
    let takes = || flood(view).values().any(|of| of.removed.len() + of.reduced.len() > 0);
    let label = if number == FLOOD && takes() {
        view.text.get("oil-flood-done")
    } else {
        view.with("oil-pollution-done", &[("number", &number.number())])
    };
    Some(NextButton::go(label, Command::Act(Deed::Oil(OilDeed::Disaster { number }))))
}

/// Losses of each player by a flood.
fn flood(view: &View<'_>) -> PerSeat<Flooded> {
    view.state.position().flood(|seat| view.state.pieces_left(seat, Piece::Settlement))
}

/// Places that a disaster takes or may take: buildings at the sea, or hexes with that number.
pub fn threatened(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Vec<Spot> {
    let Task::Oil(OilTask::Disaster { .. }) = task else { return Vec::new() };
    match draft.disaster {
        None | Some(FLOOD) => {
            let flooded = flood(view);
            let all = flooded.values().flat_map(|of| of.removed.iter().chain(&of.reduced));
            all.copied().map(Spot::Intersection).collect()
        }
        Some(number) => polluted(view, number).into_iter().map(Spot::Hex).collect(),
    }
}

fn polluted(view: &View<'_>, number: Roll) -> Vec<Hex> {
    view.state.position().pollution(number.number())
}

/// "7, a flood: Anna loses 2 buildings, Ben's city becomes a settlement."
fn outcome(view: &View<'_>, number: Roll) -> String {
    if number == FLOOD {
        let lost = |(seat, of): (Seat, &Flooded)| {
            let (lost, reduced) = (of.removed.len(), of.reduced.len());
            let told = || {
                view.with("oil-flood-of", &[("who", &seat), ("lost", &lost), ("reduced", &reduced)])
            };
            (lost + reduced > 0).then(told)
        };
        let lines: Vec<String> = flood(view).iter().filter_map(lost).collect();
        if lines.is_empty() {
            return view.text.get("oil-flood-nobody");
        }
        return view.with("oil-flood", &[("what", &view.text.joined(&lines))]);
    }
    let places: Vec<String> =
        polluted(view, number).into_iter().map(|hex| view.place(Spot::Hex(hex))).collect();
    let (count, all) = (places.len(), view.text.joined(&places));
    let told = [("number", &number.number() as _), ("count", &count as _), ("places", &all as _)];
    let words = view.with("oil-pollutes", &told);
    let is_spring = |hex: &Hex| {
        view.state.island().tile(*hex).is_some_and(|tile| tile.terrain == Terrain::Spring)
    };
    if polluted(view, number).iter().all(is_spring) && count == 1 {
        return format!("{words} {}", view.text.get("oil-pollutes-spring"));
    }
    words
}

/// Oil in place of a card: what a task would be done by then, and the other player.
fn ways(view: &View<'_>, task: &Task) -> Vec<(OilDeed, &'static str, Option<Seat>)> {
    if let Task::Steal { player, from: StealTargets::OneOf(prey), or_oil: true, .. } = task {
        let takes = |from: &Seat| OilDeed::Steal { player: *player, from: *from };
        return prey.iter().map(|from| (takes(from), "oil-from", Some(*from))).collect();
    }
    if let Task::Take { player, or_oil: true, .. } = task {
        return vec![(OilDeed::Take { player: *player }, "oil-one", None)];
    }
    if let Task::Give { player, to, .. } = task
        && view.state.oil().is_some()
    {
        let gives = |to: &Seat| OilDeed::Give { player: *player, to: *to };
        return to.iter().map(|to| (gives(to), "oil-to", Some(*to))).collect();
    }
    Vec::new()
}

/// A button for each way to do a task with oil in place of a card.
pub fn instead(ui: &mut Ui, view: &View<'_>, task: &Task) -> Option<Command> {
    let mut ways = ways(view, task);
    ways.retain(|(deed, ..)| view.state.against(Deed::Oil(deed.clone())).is_none());
    let all: Vec<_> = ways.iter().collect();
    let (deed, ..) = buttons(ui, &all, (150.0, FINGER), |(deed, key, other)| {
        let label = other.map_or_else(|| view.text.get(key), |seat| view.about(key, seat));
        let name = view.deed(&Deed::Oil(deed.clone()), view.state);
        let color = other.map(|seat| view.color(seat));
        SizedButton::new(label).named(name).icon(Icon::Oil).of(color)
    })?;
    Some(Command::Act(Deed::Oil(deed.clone())))
}
