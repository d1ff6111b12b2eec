//! The open panels, one over another, with the turn below them all.

use super::pages;
use super::panel::{AfterAct, Covers, Page, Panel};
use super::panels::turn::TurnPanel;
use super::view::View;

/// The turn, and what is open over it.
#[derive(Debug, Default)]
pub struct PanelStack {
    pub turn: TurnPanel,
    over: Vec<(Page, Box<dyn Panel>)>,
}

impl PanelStack {
    /// The panel shown.
    pub fn top(&self) -> &dyn Panel {
        self.over.last().map_or(&self.turn, |(_, panel)| panel.as_ref())
    }

    /// The same, for drawing and touching.
    pub fn top_mut(&mut self) -> &mut dyn Panel {
        match self.over.last_mut() {
            Some((_, panel)) => panel.as_mut(),
            None => &mut self.turn,
        }
    }

    /// Whether nothing is open over the turn.
    pub fn is_turn(&self) -> bool {
        self.over.is_empty()
    }

    /// Whether it is `page` that is shown; a game that is played again is its history, too.
    pub fn shows(&self, page: &Page) -> bool {
        let is_it =
            |open: &Page| open == page || matches!((open, page), (Page::Replay, Page::History));
        self.over.last().is_some_and(|(open, _)| is_it(open))
    }

    /// Opens a page, if it has anything to show.
    pub fn open(&mut self, page: Page, view: &View<'_>) {
        let covers = page.covers();
        let is_over_turn = self.is_turn();
        let Some(panel) = pages::panel(page.clone(), view, is_over_turn) else { return };
        match covers {
            Covers::Anything => {}
            Covers::Subjects => {
                while self.over.last().is_some_and(|(_, panel)| !panel.head().is_subject) {
                    self.over.pop();
                }
            }
            Covers::Turn => self.over.clear(),
        }
        if let Some((_, covered)) = self.over.last_mut() {
            covered.covered();
        }
        self.over.push((page, panel));
    }

    /// Takes a step back: within the top panel, or out of it.
    pub fn back(&mut self) {
        if !self.top_mut().step_back() {
            self.over.pop();
        }
    }

    /// Returns to the turn.
    pub fn close(&mut self) {
        self.over.clear();
    }

    /// Call when the game has moved on.
    pub fn after_act(&mut self, view: &View<'_>) {
        match self.over.last_mut().map(|(_, panel)| panel.after_act(view)) {
            None | Some(AfterAct::Stays) => {}
            Some(AfterAct::Back) => {
                self.over.pop();
            }
            Some(AfterAct::Closes) => self.close(),
        }
    }

    /// Call when the language changes.
    pub fn reword(&mut self, view: &View<'_>) {
        self.over.iter_mut().for_each(|(_, panel)| panel.reword(view));
    }
}
