//! A turn: before the number, after it, and the button that goes on.

use egui::{Key, Modifiers, Ui, vec2};

use super::build::{self, Reach};
use super::development::CardsDraft;
use super::discard::{self, Counts};
use super::parts::{bold, boxed, grid, hint, say, who};
use super::tasks::{self, TaskDraft};
use super::trade::TradeDraft;
use super::view::View;
use super::{Open, Play, card, payouts};
use crate::app::command::Command;
use crate::app::theme::Tone;
use crate::app::widgets::{Icon, Plate};
use crate::game::{Deed, Move, Phase, Roll, Round};

/// The button at the bottom.
pub(super) struct Next {
    label: String,
    name: String,
    look: Look,
    does: Does,
}

#[derive(Clone, Copy)]
enum Look {
    /// The way on.
    Primary,
    /// A way round.
    Quiet,
}

enum Does {
    Command(Command),
    /// Closes what is open.
    Close,
    /// Not ready yet.
    Nothing,
    /// There is no such button.
    Absent,
}

impl Next {
    /// The way on.
    pub fn go(label: String, command: Command) -> Self {
        Self::when(label, Some(command))
    }

    /// The way on, once there is a command.
    pub fn when(label: String, command: Option<Command>) -> Self {
        let does = command.map_or(Does::Nothing, Does::Command);
        Self { name: label.clone(), label, look: Look::Primary, does }
    }

    /// A way round.
    pub fn quiet(label: String, name: String, command: Command) -> Self {
        Self { label, name, look: Look::Quiet, does: Does::Command(command) }
    }

    /// Back to the turn.
    pub fn close(label: String) -> Self {
        Self { name: label.clone(), label, look: Look::Quiet, does: Does::Close }
    }

    /// No button.
    pub const fn none() -> Self {
        Self { label: String::new(), name: String::new(), look: Look::Quiet, does: Does::Absent }
    }

    /// What it asks for.
    pub fn command(&self) -> Option<Command> {
        match &self.does {
            Does::Command(command) => Some(command.clone()),
            Does::Close | Does::Nothing | Does::Absent => None,
        }
    }

    /// Draws it over all of `ui`.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, play: &mut Play) -> Option<Command> {
        let tone: Tone = match self.look {
            Look::Primary => view.palette.primary,
            Look::Quiet => view.palette.quiet,
        };
        match self.does {
            Does::Absent => return None,
            Does::Nothing => ui.disable(),
            Does::Command(_) | Does::Close => {}
        }
        let size = ui.max_rect().size();
        let plate = Plate::new(&self.label).named(&self.name).tone(tone).text(22.0);
        if !plate.show(ui, size).clicked() || play.is_settling(ui) {
            return None;
        }
        if matches!(self.does, Does::Close) {
            play.open = Open::Turn;
        }
        self.command()
    }
}

/// What the button at the bottom says during a turn.
pub(super) fn next(view: &View<'_>, draft: &TaskDraft, counts: &Counts) -> Next {
    if let Some((nth, task)) = draft.current(view) {
        return discard::next(view, task, draft.cards, counts).unwrap_or_else(|| {
            let label = view.text.get("task-skip-all");
            let values = [("task", view.task(task).into())];
            let name = view.text.with("task-skip-all-name", &values);
            Next::quiet(label, name, Command::Act(Deed::Leave { task: nth }))
        });
    }
    match view.state.phase() {
        Phase::Founding { .. } | Phase::Event => Next::none(),
        Phase::BeforeProduction => Next::go(view.text.get("draw"), Command::Draw),
        Phase::Trading => {
            let next = view.game.setup().players.after(view.active());
            let label = view.text.with("done-pass", &[("next", view.name(next).into())]);
            Next::go(label, Command::Act(Deed::Pass))
        }
        Phase::Over => Next::go(view.text.get("win-home"), Command::Home),
    }
}

/// Draws the turn as it stands.
pub(super) fn show(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    counts: &mut Counts,
) -> Option<Command> {
    match view.state.phase() {
        Phase::Founding { .. } => {
            founding(ui, view, draft);
            return None;
        }
        Phase::BeforeProduction if view.state.tasks().is_empty() => {
            boxed(ui, |ui| {
                bold(ui, &view.about("before-title", view.active()), 24.0);
                say(ui, &view.text.get("before-hint"));
            });
            return None;
        }
        _ => {}
    }
    card::show(ui, view);
    let command = tasks::show(ui, view, draft, counts);
    card::words_below(ui, view);
    match view.state.payout() {
        Some(payout) if payout.number == 7 => {}
        Some(payout) => payouts::show(ui, view, payout),
        None if view.state.phase() == Phase::Event && view.state.number() != Some(7) => {
            hint(ui, &view.text.get("produces-after"));
        }
        None => {}
    }
    if view.state.number() == Some(7) && view.state.tasks().is_empty() {
        boxed(ui, |ui| say(ui, &view.text.get("seven-nothing")));
    }
    if view.state.phase() == Phase::Trading && view.state.tasks().is_empty() {
        let key = if build::spots(view, Reach::default()).is_empty() {
            "spots-none"
        } else {
            "spots-hint"
        };
        hint(ui, &view.text.get(key));
    }
    command
}

fn founding(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    let Phase::Founding { round, settlement } = view.state.phase() else { return };
    let key = match (settlement, round) {
        (Some(_), _) => "found-road",
        (None, Round::First) => "found-settlement-1",
        (None, Round::Second) => "found-settlement-2",
    };
    let sentence = view.about(key, view.active());
    boxed(ui, |ui| {
        bold(ui, &sentence, 24.0);
        hint(ui, &view.text.get("found-hint-1"));
        hint(ui, &view.text.get("found-hint-2"));
    });
    let latest = view.game.acts().rev().take(2);
    for (_, _, act) in latest {
        if let Deed::FoundSettlement { .. } = act.deed {
            for brought in &act.moves {
                if let Move::FromBank(seat, cards) = brought {
                    let words =
                        view.about_with("found-brought", *seat, "cards", view.cards(*cards).into());
                    boxed(ui, |ui| who(ui, view, *seat, &words));
                }
            }
        }
    }
    tasks::any_place(ui, view, draft);
}

/// What has been typed of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Typed {
    #[default]
    Nothing,
    /// The 1 of 10, 11 or 12.
    One,
}

impl Typed {
    /// The number that is complete with a key pressed now.
    pub fn roll(&mut self, ui: &Ui) -> Option<Roll> {
        const DIGITS: [Key; 10] = [
            Key::Num0,
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
            Key::Num7,
            Key::Num8,
            Key::Num9,
        ];
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (digit, _) = (0..).zip(DIGITS).find(|(_, key)| pressed(*key))?;
        let number = match (*self, digit) {
            (Self::Nothing, 1) => {
                *self = Self::One;
                return None;
            }
            (Self::Nothing, digit) => digit,
            (Self::One, digit) => 10 + digit,
        };
        *self = Self::Nothing;
        Roll::try_from(number).ok()
    }
}

/// The numbers of two real dice.
pub(super) fn roll(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let numbers: Vec<Roll> = (2..=12).filter_map(|number| Roll::try_from(number).ok()).collect();
    let mut command = None;
    grid(ui, &numbers, (84.0, 68.0), |ui, number, size| {
        let value = ("number", number.number().into());
        let label = view.text.with("roll-number", std::slice::from_ref(&value));
        let name = view.text.with("roll-name", &[value]);
        if Plate::new(&label).named(&name).text(26.0).show(ui, size).clicked() {
            command = Some(Command::Act(Deed::Roll { number }));
        }
    });
    command
}

/// What may be done in a turn, apart from going on.
#[derive(Clone, Copy)]
pub(super) enum Action {
    Roll,
    Build,
    Trade,
    Cards,
}

/// What may be done now.
pub(super) fn possible_actions(view: &View<'_>) -> &'static [Action] {
    match (view.state.phase(), view.state.open_tasks().is_empty()) {
        (Phase::BeforeProduction, true) => &[Action::Roll, Action::Cards],
        (Phase::Trading, true) => &[Action::Build, Action::Trade, Action::Cards],
        _ => &[],
    }
}

/// Buttons for `actions`, above the button that goes on.
pub(super) fn actions(ui: &mut Ui, view: &View<'_>, play: &mut Play, actions: &[Action]) {
    let high = ui.max_rect().height();
    grid(ui, actions, (80.0, high), |ui, action, size| {
        let (key, icon) = match action {
            Action::Roll => ("type-roll", Icon::Dice),
            Action::Build => ("build", Icon::Settlement),
            Action::Trade => ("trade", Icon::Trade),
            Action::Cards => ("development", Icon::Card),
        };
        let label = view.text.get(key);
        let plate = Plate::new(&label).icon(icon).text(18.0);
        if plate.show(ui, vec2(size.x, size.y)).clicked() {
            play.open = match action {
                Action::Roll => Open::Roll,
                Action::Build => Open::Build(Reach::Legal),
                Action::Trade => Open::Trade(TradeDraft::default()),
                Action::Cards => Open::Cards(CardsDraft::default()),
            };
        }
    });
}
