//! Tasks of modules that are answered beside the island: an exchange of fish, and who drew the boot; the
//! token on top of a stack; the dice of a disaster, with what they would take, its lot, and oil in place of a
//! card (TRADERS 1.4, 1.6, 5.5, 7.3, 7.5, 8.1).

use egui::{Ui, vec2};

use super::asked::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::{IslandMode, NextButton};
use crate::app::screens::play::parts::{keys, number_entry};
use crate::app::screens::play::view::{Squeeze, View};
use board::{Hex, Spot, Terrain};
use game::{
    Cargo, Deed, FLOOD, FishDeed, FishTask, Flooded, OilDeed, OilTask, Roll, Seat, StealTargets,
    Task, Throw, WagonDeed, WagonTask,
};
use kit::widgets::{FINGER, Icon, SizedButton, buttons, cargo_icon, hint, say};

/// Asks what is asked for `task`.
pub fn fish(ui: &mut Ui, view: &View<'_>, task: &FishTask) -> Option<Command> {
    let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
    let deed = match task {
        FishTask::Exchange { player } => {
            let player = buttons(ui, &[*player], (110.0, least), |seat| {
                SizedButton::new(view.text.get("fish-exchange-done"))
                    .icon(Icon::Fish)
                    .named(view.about("fish-act-exchange", seat))
            })?;
            FishDeed::Exchange { player }
        }
        FishTask::Boot { among, .. } => {
            let player = buttons(ui, among, (110.0, least), |seat| {
                let button = SizedButton::new(view.name(seat)).of(view.color(seat));
                button.named(view.about("fish-act-draw-boot", seat))
            })?;
            FishDeed::DrawBoot { player }
        }
    };
    Some(Command::Act(Deed::Fish(deed)))
}

/// Asks what is asked for `task`; where a bandit goes is touched on the island.
pub fn wagons(ui: &mut Ui, view: &View<'_>, task: WagonTask) -> Option<Command> {
    let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
    match task {
        WagonTask::Load { player, site } => {
            let all = Cargo::of(site);
            let typed = keys::digit(ui).and_then(|digit| usize::from(digit).checked_sub(1));
            let typed = typed.and_then(|nth| all.get(nth).copied());
            let touched = buttons(ui, &all, (130.0, least), |cargo| {
                let name = view.with(
                    "wagons-act-load",
                    &[("who", &player), ("cargo", &view.text.named(&cargo))],
                );
                SizedButton::new(view.text.named(&cargo)).named(name).icon(cargo_icon(cargo))
            });
            let cargo = touched.or(typed)?;
            Some(Command::Act(Deed::Wagons(WagonDeed::Load { player, cargo })))
        }
        WagonTask::Bandit { .. } => None,
    }
}

/// Asks what is asked for `task`; a hex may be touched as well.
pub fn oil(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, task: &OilTask) -> Option<Command> {
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
    if number_entry::throws(ui, view, "die-roll-two") {
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
    let takes = || view.state.flooded().values().any(|of| of.removed.len() + of.reduced.len() > 0);
    let label = if number == FLOOD && takes() {
        view.text.get("oil-flood-done")
    } else {
        view.with("oil-pollution-done", &[("number", &number.number())])
    };
    Some(NextButton::go(label, Command::Act(Deed::Oil(OilDeed::Disaster { number }))))
}

/// Fills in what a disaster takes or may take: buildings at the sea, or hexes with that number.
pub fn threaten(view: &View<'_>, draft: &TaskDraft, task: &Task, mode: &mut IslandMode) {
    let Task::Oil(OilTask::Disaster { .. }) = task else { return };
    match draft.disaster {
        None | Some(FLOOD) => {
            let flooded = view.state.flooded();
            let all = flooded.values().flat_map(|of| of.removed.iter().chain(&of.reduced));
            mode.threatened = all.copied().map(Spot::Intersection).collect();
            mode.flood = Some(flooded);
        }
        Some(number) => {
            mode.threatened = polluted(view, number).into_iter().map(Spot::Hex).collect();
        }
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
        let lines: Vec<String> = view.state.flooded().iter().filter_map(lost).collect();
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
