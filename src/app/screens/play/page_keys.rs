//! The keyboard: playing a whole turn without mouse or touch; and the second tap of one finger.

use egui::{Key, Modifiers, Pos2, Ui};

use super::frame::actions::{self, Action};
use super::open_pages::OpenPages;
use super::panel::NextButton;
use super::parts::keys::{RollEntry, asks_for_keys, digit, letter};
use super::view::View;
use crate::app::command::{Command, PlayPage};
use game::{Deed, Phase};

/// Letters that open a page, or close it.
const PAGES: [Key; 10] =
    [Key::B, Key::T, Key::M, Key::D, Key::I, Key::F, Key::G, Key::O, Key::H, Key::W];

/// Handles key presses. Letters and digits do the same regardless of focus; the space bar
/// belongs to the focused control.
pub fn press(
    open: &mut OpenPages,
    ui: &Ui,
    view: &View<'_>,
    next: &NextButton,
    is_ready: bool,
) -> Option<Command> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let is_past = open.past(view).is_some();
    // None of them play while the table is shown as it was.
    if is_past {
        if pressed(Modifiers::NONE, Key::Escape) {
            open.panels.top_mut().leave_past();
            return None;
        }
        if letter(ui, Key::H) {
            open.panels.close();
            return None;
        }
    } else {
        let shifted = Modifiers::COMMAND | Modifiers::SHIFT;
        if pressed(shifted, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
            return view.game.next().map(|_| Command::Redo);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            return view.game.last().map(|_| Command::Undo);
        }
        let is_opened = open.stage.is_open()
            || view.refused.is_some()
            || open.entry != RollEntry::Nothing
            || !open.panels.is_turn();
        if is_opened && pressed(Modifiers::NONE, Key::Escape) {
            return escape(open, view);
        }
    }
    if asks_for_keys(ui) {
        return show_keys(open, view);
    }
    if !is_past {
        if letter(ui, Key::V) {
            return Some(Command::TableView);
        }
        if let Some(key) = PAGES.into_iter().find(|key| letter(ui, *key)) {
            return turn_page(open, view, key);
        }
        let is_turn = open.panels.is_turn() && view.refused.is_none();
        if is_turn && is_ready && letter(ui, Key::S) {
            return open.panels.turn.skip(view);
        }
    }
    let focused = ui.memory(|memory| memory.focused().is_some());
    if !focused && pressed(Modifiers::NONE, Key::Space) && is_ready {
        return next.press();
    }
    if is_past { None } else { roll(open, ui, view) }
}

/// Closes what is open.
fn escape(open: &mut OpenPages, view: &View<'_>) -> Option<Command> {
    open.entry = RollEntry::Nothing;
    if view.refused.is_some() {
        return Some(Command::Dismiss);
    }
    if open.panels.is_turn() {
        return open.stage.is_open().then_some(Command::TableView);
    }
    Some(Command::Back)
}

/// Opens or closes the list of all keys, over what is open.
fn show_keys(open: &mut OpenPages, view: &View<'_>) -> Option<Command> {
    if open.panels.shows(&PlayPage::Keys) {
        open.panels.back();
    } else {
        open.panels.open(PlayPage::Keys, view);
    }
    view.refused.map(|_| Command::Dismiss)
}

/// Opens a letter's page if that is allowed, or closes it.
fn turn_page(open: &OpenPages, view: &View<'_>, letter: Key) -> Option<Command> {
    let is_open = open.panels.top().head().letter == Some(letter);
    if is_open && view.refused.is_none() {
        return Some(Command::Back);
    }
    let possible = actions::possible_actions(view);
    let action = |action: Action| possible.contains(&action).then(|| action.row().2);
    match letter {
        Key::B => action(Action::Build),
        Key::T => action(Action::Trade),
        Key::M => action(Action::Bank),
        Key::D => action(Action::Cards).or_else(|| action(Action::Progress)),
        Key::I => [Action::Improve, Action::Wonders, Action::Siege].into_iter().find_map(action),
        Key::F => action(Action::Fish),
        Key::G => action(Action::Wagon),
        Key::O => action(Action::Oil),
        Key::H => Some(Command::Open(PlayPage::History)),
        _ => open.question(view).map(Command::why),
    }
}

/// Takes the number that real dice show.
fn roll(open: &mut OpenPages, ui: &Ui, view: &View<'_>) -> Option<Command> {
    let rolls = view.refused.is_none()
        && view.state.phase() == Phase::BeforeProduction
        && view.state.tasks().is_empty()
        && open.panels.top().head().takes_rolls;
    if !rolls {
        open.entry = RollEntry::Nothing;
        return None;
    }
    let now = ui.input(|input| input.time);
    while let Some(digit) = digit(ui) {
        if let Some(number) = open.entry.take(digit, now) {
            return Some(Command::Act(Deed::Roll { number }));
        }
    }
    open.entry.follow(ui);
    None
}

/// Least distance between two touches, in points, that are surely of different things.
const APART: f32 = 48.0;

/// Guard against double taps, with the place where the last answer was touched.
#[derive(Debug, Default)]
pub struct DoubleTap {
    at: Option<Pos2>,
}

impl DoubleTap {
    /// Returns whether `ask` was meant, and not the end of a double tap: then it would answer for
    /// another player than the touch before it, at the same place.
    pub fn admits(&mut self, ui: &Ui, view: &View<'_>, ask: &Command, is_ready: bool) -> bool {
        let Command::Act(deed) = ask else { return true };
        let at = ui.input(|input| input.pointer.interact_pos());
        let is_near = self.at.zip(at).is_some_and(|(last, at)| last.distance(at) < APART);
        let last = view.game.acts().last().and_then(|(_, _, act)| act.deed.player());
        let is_back = matches!(deed, Deed::ComeBack { .. });
        let is_others =
            is_back || last.is_some() && deed.player().is_some() && deed.player() != last;
        if is_others && is_near && !is_ready {
            return false;
        }
        self.at = at;
        true
    }
}
