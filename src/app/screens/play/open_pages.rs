//! The pages open beside the island or over it.

use egui::Ui;

use super::frame::actions::{self, Action};
use super::frame::stage::Stage;
use super::panel::{Ask, Next, Panel, Past, Question};
use super::panel_stack::PanelStack;
use super::panels::refusal::RefusalPanel;
use super::parts::controls;
use super::parts::roll_entry::RollEntry;
use super::view::View;
use crate::app::command::Command;
use words::game::extra_building::asks_who;

/// The panels and what takes precedence over them: a refusal, the table view, a number
/// being typed.
#[derive(Debug, Default)]
pub struct OpenPages {
    pub panels: PanelStack,
    pub stage: Stage,
    pub entry: RollEntry,
    refusal: RefusalPanel,
}

impl OpenPages {
    /// The panel shown beside the island: a refusal takes precedence.
    pub fn top(&self, view: &View<'_>) -> &dyn Panel {
        if view.refused.is_some() { &self.refusal } else { self.panels.top() }
    }

    /// The same, for drawing and touching.
    pub fn top_mut(&mut self, view: &View<'_>) -> &mut dyn Panel {
        if view.refused.is_some() { &mut self.refusal } else { self.panels.top_mut() }
    }

    /// The panel's title and its close button, if it has them.
    pub fn heading(&self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let panel = self.top(view);
        let title = panel.title(view)?;
        controls::heading(ui, view, &title, panel.owner(view)).then_some(Ask::Back)
    }

    /// All below the title.
    pub fn content(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        self.top_mut(view).ui(ui, view)
    }

    /// Opens and closes panels; returns what is left for the shell.
    pub fn asked(&mut self, ask: Ask, view: &View<'_>) -> Option<Command> {
        match ask {
            Ask::Do(command) => return Some(command),
            Ask::Finish(command) => {
                self.panels.close();
                return Some(command);
            }
            Ask::Leave(command) => {
                self.panels.back();
                return Some(command);
            }
            Ask::Back => {
                self.panels.back();
                return None;
            }
            Ask::Close => {
                self.panels.close();
                return None;
            }
            Ask::TurnTableView(by) => {
                self.stage.turn(view, by);
                return None;
            }
            Ask::ShowBuilders => {
                self.stage.make_room(view);
                return None;
            }
            Ask::LeaveTableView => {
                self.stage.close();
                return None;
            }
            Ask::Toggle(page) if self.panels.shows(&page) => self.panels.close(),
            Ask::Open(page) | Ask::Toggle(page) => self.panels.open(page, view),
        }
        // The refusal gives way to what is asked for.
        view.refused.map(|_| Command::Dismiss)
    }

    /// The table as it was, while the history shows it.
    pub fn past(&self, view: &View<'_>) -> Option<&Past> {
        self.panels.top().past().filter(|_| view.refused.is_none())
    }

    /// Whether the table view's poster is shown: nothing has to be put in, and no page is
    /// open.
    pub fn shows_poster(&self, view: &View<'_>) -> bool {
        self.panels.is_turn()
            && view.refused.is_none()
            && self.entry == RollEntry::Nothing
            && self.stage.shows_poster(view)
    }

    /// What may be done beside the primary button.
    pub fn actions(&self, view: &View<'_>) -> Vec<Action> {
        if self.shows_poster(view) && asks_who(view) {
            vec![Action::SomebodyBuilds]
        } else if self.panels.is_turn() && view.refused.is_none() {
            actions::possible_actions(view)
        } else {
            Vec::new()
        }
    }

    /// The button at the bottom: what comes next.
    pub fn next(&self, view: &View<'_>) -> Next {
        if self.entry != RollEntry::Nothing {
            return Next::when(view.text.get("roll-typed"), None);
        }
        self.top(view).next(view)
    }

    /// The question to ask first: about what is open, what is to be done, or who takes
    /// something.
    pub fn question(&self, view: &View<'_>) -> Option<Question> {
        let looked_at = self.panels.top().question(view);
        looked_at.or_else(|| self.panels.turn.question(view))
    }
}
