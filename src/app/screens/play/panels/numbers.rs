//! Pages about where the numbers come from: the source, the piles of event cards, and the
//! barbarian ship, with how an attack would end now.

use egui::Ui;

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::piles::{PilesDraft, list};
use crate::app::screens::play::panel::{Panel, PanelHead};
use crate::app::screens::play::parts::barbarians::{self, way_words};
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::parts::{look_up, number_entry};
use crate::app::screens::play::view::View;
use game::{AttackReason, BarbarianTrack, Deed, NumberSource, Phase, Readiness, Task};
use kit::widgets::{Icon, SizedButton, bold, boxed, buttons, hint, say, section, words_box};
use words::almanac::EntryId;
use words::game::{Lesson, Pile};

/// Choice of where numbers come from.
#[derive(Debug)]
pub struct NumbersPanel;

impl Panel for NumbersPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("numbers").titled("numbers-title").cancels().rolls()
    }

    /// The source from now on, or what the dice show this time.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        hint(ui, &view.text.get("numbers-hint"));
        let now = view.state.numbers();
        let touched = buttons(ui, &NumberSource::ALL, (150.0, 56.0), |numbers| {
            let icon = match numbers {
                NumberSource::Cards | NumberSource::Printed => Icon::Card,
                NumberSource::Dice | NumberSource::Table => Icon::Dice,
            };
            let label = view.text.get(&format!("numbers-{}", numbers.key()));
            SizedButton::new(label).icon(icon).chosen(numbers == now)
        });
        let changed = touched.filter(|numbers| *numbers != now);
        let command = changed.map(|numbers| Command::Act(Deed::UseSource { numbers }));
        // A turn that has its number asks for no other.
        if now == NumberSource::Table || view.state.phase() != Phase::BeforeProduction {
            return command;
        }
        section(ui, &view.text.get("numbers-once"));
        command.or(number_entry::roll(ui, view))
    }
}

#[derive(Debug, Default)]
pub struct PilesPanel {
    draft: PilesDraft,
}

impl Panel for PilesPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("piles").titled("piles-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        hint(ui, &view.text.get("piles-promise"));
        if view.state.numbers() == NumberSource::Printed {
            let count = view.state.printed().left();
            boxed(ui, |ui| say(ui, &view.with_count("printed-left", count)));
        }
        list(ui, view.text, view.game.setup(), &Pile::all_of(view.game), &mut self.draft);
        None
    }
}

#[derive(Debug)]
pub struct ShipPanel;

impl Panel for ShipPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("ship").cancels().lessons(&[Lesson::Barbarians])
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.with("barbarians-title", &[]))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let asked = ahead(ui, view);
        let asked = ship_places(ui, view).or(asked);
        let looked_up = view.state.knights().map(|_| look_up::buttons(ui, view, ENTRIES));
        asked.or(looked_up.flatten())
    }
}

/// Almanac entries on the barbarians of Cities & Knights, and on what they bring.
const ENTRIES: [EntryId; 5] = [
    EntryId::BARBARIANS,
    EntryId::BARBARIAN_ATTACK,
    EntryId::DEFENDER,
    EntryId::PILLAGE,
    EntryId::KNIGHTS,
];

/// Returns how an attack would end now, knight by knight.
fn ahead(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let reason = view.state.attack_reason()?;
    let verdict = view.attack_ahead(&reason.attack);
    let is_asked = words_box(ui, (6.0, 20.0), |ui| {
        let barbarians = &reason.attack.barbarians;
        let values = [("defence", &reason.defence() as _), ("barbarians", barbarians as _)];
        let now = view.with("barbarians-strengths", &values);
        bold(ui, &view.text.with("ship-now", &[("strengths", now.into())]), 22.0);
        bold(ui, &verdict, 18.0);
        inactive(ui, view, &reason);
        say(ui, &view.barbarians_away());
        barbarians::attack_lines(ui, view, &reason);
        hint(ui, &view.with("why-attack-barbarians", &[("count", &reason.attack.barbarians)]));
        let button = view.keyed_button("why-attack-now-title").text(16.0);
        button.icon(Icon::Question).touched(ui, 48.0)
    });
    section(ui, &view.text.get("ship-title"));
    is_asked.then_some(Command::why(WhyQuestion::AttackNow))
}

/// Tells whose knights a grain each would activate, and how strong all would be then.
fn inactive(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) {
    let mut in_all: u16 = 0;
    for seat in view.seats_from_active() {
        let own = view.state.pieces().knights_of(seat);
        let own = own.filter(|(_, knight)| knight.readiness == Readiness::Inactive);
        let levels: Vec<u8> = own.map(|(_, knight)| knight.level.strength()).collect();
        let strength: u16 = levels.iter().copied().map(u16::from).sum();
        if strength > 0 {
            let count = &levels.len();
            let words = view.with(
                "ship-inactive",
                &[("who", &seat), ("count", count), ("strength", &strength)],
            );
            who_says(ui, view, seat, &words);
        }
        in_all = in_all.saturating_add(strength);
    }
    if in_all > 0 {
        let together = reason.defence().saturating_add(in_all);
        let barbarians = &reason.attack.barbarians;
        let values = [("defence", &together as _), ("barbarians", barbarians as _)];
        say(ui, &view.with("ship-all-active", &values));
    }
}

fn ship_places(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &way_words(view));
    if view.state.tasks().iter().any(|task| matches!(task, Task::Barbarians { .. })) {
        hint(ui, &view.text.get("ship-fight-first"));
        return None;
    }
    hint(ui, &view.text.get("ship-hint"));
    let knights = view.state.knights();
    let last = knights.map_or(BarbarianTrack::ISLAND, |_| BarbarianTrack::OFF_ISLAND);
    let places: Vec<BarbarianTrack> =
        (0..=last.steps()).filter_map(|step| BarbarianTrack::try_from(step).ok()).collect();
    let now = view.state.barbarians();
    let touched = buttons(ui, &places, (100.0, 56.0), |to| {
        let label = match to {
            BarbarianTrack::HARBOR => view.text.get("ship-harbor"),
            to => view.text.with("ship-step", &[("step", to.steps().into())]),
        };
        let name = view.text.with("ship-to", &[("place", label.as_str().into())]);
        SizedButton::new(label).named(name).chosen(to == now)
    });
    let to = touched.filter(|to| *to != now)?;
    Some(Command::Act(Deed::MoveBarbarians { to }))
}
