//! Tasks of scenarios with rules of their own that are answered beside the island: the fleet's die,
//! what the fleet takes, harbors from marked paths, cloth for a card, and points before villages end
//! a game (SCENARIOS 2 to 4).

use egui::{Sense, Ui, Vec2};

use super::asked::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::card_row::{due_row, next_of_due};
use crate::app::screens::play::parts::controls::{self, kind_button};
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::{Squeeze, View};
use board::HarborKind;
use cards::Die;
use game::{
    CardKind, Cards, Deed, Following, ScenarioDeed, ScenarioTask, SeaTask, Seat, Source, Task,
};
use kit::widgets::{FINGER, GAP, Icon, SizedButton, buttons, hint, say, spaced, words_box};

/// Asks what is asked for `task`.
pub fn controls_of(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    task: &ScenarioTask,
) -> Option<Command> {
    match *task {
        ScenarioTask::Fleet { .. } => lower_die(ui, view),
        ScenarioTask::LoseToFleet { player, count } => lost(ui, view, draft, (player, count)),
        ScenarioTask::LayHarbor { player } => harbor(ui, view, draft, player),
        ScenarioTask::RevealPoints { player } => points(ui, view, player),
    }
}

/// A button for each number that the lower of the table's two dice may have shown.
fn lower_die(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let lowers: Vec<Die> = match view.state.source() {
        Some(Source::Roll(roll)) => roll.lowers().collect(),
        Some(Source::Card(_) | Source::Dice { .. }) | None => Die::ALL.to_vec(),
    };
    if view.squeeze < Squeeze::Compact {
        hint(ui, &view.text.get("sea-fleet-hint"));
    }
    let typed = keys::die(ui, &lowers);
    let touched = buttons(ui, &lowers, (64.0, least(view)), |die| {
        let name = view.with("sea-fleet-lower", &[("number", &die)]);
        SizedButton::new(die.pips().to_string()).named(name).text(22.0)
    });
    if let Some(words) = view.fleet_ahead_by(&lowers) {
        fleet(ui, view, &words);
    }
    let lower = touched.or(typed)?;
    Some(Command::Act(Deed::from(ScenarioDeed::SailFleet { lower })))
}

fn least(view: &View<'_>) -> f32 {
    if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 }
}

/// Kinds of the cards that the fleet took: one with one touch, several with a touch each.
fn lost(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, count): (Seat, u8),
) -> Option<Command> {
    let due = view.state.lost_to_fleet(player, count);
    let kinds = view.kinds(player);
    if due > 1 {
        let label = view.about("sea-fleet-loses", player);
        let most = held(view, player, &kinds);
        due_row(ui, view, &label, &mut draft.cards, (most, due));
        return None;
    }
    let kind = controls::kinds(ui, view, &kinds, |kind| {
        kind_button(view, kind, |it| {
            view.about_with("sea-fleet-loses-kind", player, "resource", it)
        })
    })?;
    Some(Command::Act(gives_up(player, Cards::of(kind, 1))))
}

/// The most of each kind that a hand may hold.
fn held(view: &View<'_>, player: Seat, kinds: &[CardKind]) -> Cards {
    let most = match view.following() {
        Following::Open => view.state.hands().map(|hands| hands.most(player)),
        Following::Secret | Following::Private | Following::Off => {
            Some(view.state.openly_most(player))
        }
    };
    let most = most.unwrap_or_default();
    Cards::from_fn(|kind| if kinds.contains(&kind) { most.get(kind) } else { 0 })
}

fn gives_up(player: Seat, cards: Cards) -> Deed {
    Deed::from(ScenarioDeed::LoseToFleet { player, cards: Some(cards) })
}

/// The button at the bottom while several cards go to the fleet.
pub fn next(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<NextButton> {
    let Task::Sea(SeaTask::Scenario(ScenarioTask::LoseToFleet { player, count })) = task else {
        return None;
    };
    let due = view.state.lost_to_fleet(*player, *count);
    if !view.following().is_on() || due < 2 {
        return None;
    }
    let cards = draft.cards;
    Some(next_of_due(view, (cards, due), "sea-fleet-choose", || {
        let cards_named = view.cards(cards).into();
        let label = view.about_with("sea-fleet-confirm", *player, "cards", cards_named);
        (label, gives_up(*player, cards))
    }))
}

/// The kind of harbor that is laid, where several are held; the place is a touch on the island.
fn harbor(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft, player: Seat) -> Option<Command> {
    let kinds = held_harbors(view, player);
    let chosen = chosen_harbor(view, draft, player);
    if kinds.len() > 1 {
        let touched = buttons(ui, &kinds, (110.0, least(view)), |kind| {
            let name = view.with("sea-harbor-kind", &[("harbor", &kind)]);
            SizedButton::new(view.text.harbor(kind)).named(name).chosen(chosen == Some(kind))
        });
        draft.aim.harbor = touched.or(draft.aim.harbor);
    }
    hint(ui, &view.text.get("sea-harbor-hint"));
    None
}

/// Kinds of harbors that `player` holds, each once.
fn held_harbors(view: &View<'_>, player: Seat) -> Vec<HarborKind> {
    let position = view.state.position();
    let held = position.tribe().and_then(|tribe| tribe.held.get(player));
    let mut kinds = held.cloned().unwrap_or_default();
    kinds.dedup();
    kinds
}

/// The harbor that a touch on the coast lays: the one chosen, or the first.
fn chosen_harbor(view: &View<'_>, draft: &TaskDraft, player: Seat) -> Option<HarborKind> {
    let kinds = held_harbors(view, player);
    draft.aim.harbor.filter(|kind| kinds.contains(kind)).or_else(|| kinds.first().copied())
}

/// A cloth in place of a card, from whoever has a ship beside the pirate.
pub fn cloth(ui: &mut Ui, view: &View<'_>, (player, prey): (Seat, &[Seat])) -> Option<Command> {
    let may: Vec<Seat> =
        prey.iter().copied().filter(|seat| view.state.may_lose_cloth(*seat)).collect();
    let from = buttons(ui, &may, (120.0, least(view)), |from| {
        let button = SizedButton::new(view.with("sea-cloth-of", &[("from", &from)]));
        let name = view.with("sea-cloth-of-name", &[("who", &player), ("from", &from)]);
        button.named(name).icon(Icon::Cloth).of(view.color(from))
    })?;
    Some(Command::Act(Deed::from(ScenarioDeed::TakeCloth { player, from })))
}

/// Point cards that a player reveals before points are compared.
fn points(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let most = view.state.hidden_points_at_most(player);
    let counts: Vec<u8> = (0..=most).collect();
    let typed = keys::digit(ui).filter(|digit| *digit <= most);
    let touched = buttons(ui, &counts, (64.0, least(view)), |count| {
        let name = view.with("sea-points-name", &[("who", &player), ("count", &count)]);
        SizedButton::new(count.to_string()).named(name).text(22.0)
    });
    let count = touched.or(typed)?;
    Some(Command::Act(Deed::from(ScenarioDeed::RevealPoints { player, count })))
}

/// A line with the fleet's sign, before the number that makes it sail.
pub fn fleet(ui: &mut Ui, view: &View<'_>, words: &str) {
    words_box(ui, (4.0, 24.0), |ui| {
        spaced(ui, GAP, |ui| {
            let (sign, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            Icon::Fleet.paint(ui.painter(), sign, view.palette.text);
            say(ui, &view.text.sentences(&[words.to_owned()]));
        });
    });
}
