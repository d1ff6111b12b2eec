//! The keyboard: all of a turn without mouse and finger.

use egui::{Key, Modifiers, Ui};

use super::Play;
use super::actions::{self, Action};
use super::keys::{asks_for_keys, digit, letter};
use super::panel::{Ask, Digits, Letter, Next, Page, Panel as _, Question};
use super::typed::Typed;
use super::view::View;
use crate::app::command::Command;
use crate::game::{Deed, Phase};

impl Letter {
    const ALL: [(Key, Self); 5] = [
        (Key::B, Self::Build),
        (Key::T, Self::Trade),
        (Key::D, Self::Cards),
        (Key::H, Self::History),
        (Key::W, Self::Why),
    ];
}

impl Play {
    /// Does what is pressed. Keys with letters and digits do the same wherever
    /// the focus is; the space bar belongs to what has the focus.
    pub(super) fn keys(&mut self, ui: &Ui, view: &View<'_>, next: &Next) -> Option<Command> {
        if ui.ctx().text_edit_focused() {
            return None;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if self.past(view).is_some() {
            return self.past_keys(ui, view, next);
        }
        if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)
            || pressed(Modifiers::COMMAND, Key::Y)
        {
            return view.game.next().map(|_| Command::Redo);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            return view.game.last().map(|_| Command::Undo);
        }
        if self.is_opened(view) && pressed(Modifiers::NONE, Key::Escape) {
            return self.escape(view);
        }
        if asks_for_keys(ui) {
            return self.show_keys(view);
        }
        if letter(ui, Key::V) {
            return self.turn_stage(view);
        }
        if let Some((_, which)) = Letter::ALL.into_iter().find(|(key, _)| letter(ui, *key)) {
            return self.turn_page(view, which);
        }
        let is_turn = self.panels.is_turn() && view.refused.is_none();
        if is_turn && !self.is_settling(ui) && letter(ui, Key::S) {
            return self.panels.turn.skip(view);
        }
        let focused = ui.memory(|memory| memory.focused().is_some());
        if !focused && pressed(Modifiers::NONE, Key::Space) && !self.is_settling(ui) {
            return self.asked(next.press()?, view);
        }
        self.roll(ui, view)
    }

    /// What is pressed while the table is shown as it was: nothing plays.
    fn past_keys(&mut self, ui: &Ui, view: &View<'_>, next: &Next) -> Option<Command> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            self.panels.top_mut().leave_past();
        } else if pressed(Key::H) {
            self.panels.close();
        } else if asks_for_keys(ui) {
            return self.show_keys(view);
        } else if ui.memory(|memory| memory.focused().is_none())
            && pressed(Key::Space)
            && !self.is_settling(ui)
        {
            return self.asked(next.press()?, view);
        }
        None
    }

    /// Whether there is anything to close.
    fn is_opened(&self, view: &View<'_>) -> bool {
        self.stage.is_open()
            || view.refused.is_some()
            || self.typed != Typed::Nothing
            || !self.panels.is_turn()
    }

    /// Closes what is open.
    fn escape(&mut self, view: &View<'_>) -> Option<Command> {
        self.typed = Typed::Nothing;
        if self.stage.is_open() {
            self.stage.close();
        } else if view.refused.is_some() {
            return Some(Command::Dismiss);
        } else {
            self.panels.back();
        }
        None
    }

    /// What all keys do, over what is open.
    fn show_keys(&mut self, view: &View<'_>) -> Option<Command> {
        let is_open = self.panels.top().shows(&Page::Keys);
        if is_open && !self.stage.is_open() {
            self.panels.back();
        } else if !is_open {
            self.panels.open(Page::Keys, view);
        }
        self.stage.close();
        view.refused.map(|_| Command::Dismiss)
    }

    /// The table view, or back to the island.
    fn turn_stage(&mut self, view: &View<'_>) -> Option<Command> {
        if self.stage.is_open() {
            self.stage.close();
            return None;
        }
        self.stage.open();
        view.refused.map(|_| Command::Dismiss)
    }

    /// Opens the page of a letter where that may be opened, or closes it.
    fn turn_page(&mut self, view: &View<'_>, letter: Letter) -> Option<Command> {
        let is_open = self.panels.top().letter() == Some(letter);
        if is_open && view.refused.is_none() && !self.stage.is_open() {
            self.panels.back();
            return None;
        }
        let page = self.page_of(view, letter)?;
        self.stage.close();
        self.asked(Ask::Open(page), view)
    }

    fn page_of(&self, view: &View<'_>, letter: Letter) -> Option<Page> {
        let where_possible = |action: Action, page: Page| {
            actions::possible_actions(view).contains(&action).then_some(page)
        };
        match letter {
            Letter::Build => where_possible(Action::Build, Page::Build),
            Letter::Trade => where_possible(Action::Trade, Page::Trade),
            Letter::Cards => where_possible(Action::Cards, Page::Cards),
            Letter::History => Some(Page::History),
            Letter::Why => self.question(view).map(Page::Why),
        }
    }

    /// What is asked about first: what is looked at, what is to be done, who
    /// takes something.
    fn question(&self, view: &View<'_>) -> Option<Question> {
        let looked_at = self.panels.top().question(view);
        looked_at.or_else(|| self.panels.turn.question(view))
    }

    /// The number that real dice show.
    fn roll(&mut self, ui: &Ui, view: &View<'_>) -> Option<Command> {
        let rolls = view.refused.is_none()
            && view.state.phase() == Phase::BeforeProduction
            && view.state.tasks().is_empty()
            && self.panels.top().digits() == Digits::Rolled;
        if !rolls {
            self.typed = Typed::Nothing;
            return None;
        }
        let now = ui.input(|input| input.time);
        while let Some(digit) = digit(ui) {
            if let Some(number) = self.typed.take(digit, now) {
                return Some(Command::Act(Deed::Roll { number }));
            }
        }
        self.typed.follow(ui);
        None
    }
}
