//! What the table did itself: Undo and Redo go from touch to touch, and take
//! along what followed by itself.

use super::{ActId, Game};
use crate::{Act, By, Step};

impl Game {
    /// The last act that the table made, and how many came before it: Undo
    /// takes it back with all that the app made by itself after it.
    pub fn last_touch(&self) -> Option<(usize, &Act)> {
        let acts = self.branch.iter().enumerate().rev();
        let mut acts = acts.filter_map(|(nth, id)| self.act(*id).map(|act| (nth, act)));
        acts.find(|(_, act)| act.by == By::Table)
    }

    /// The step that takes back the last act of the table with all that followed
    /// by itself.
    pub fn undo_step(&self) -> Step {
        match self.last_touch() {
            Some((before, _)) if before + 1 < self.branch.len() => {
                let to = before.checked_sub(1).and_then(|nth| self.branch.get(nth));
                Step::Back(to.copied())
            }
            _ => Step::Undo,
        }
    }

    /// The step that does again what was taken back last, with all that
    /// followed by itself.
    pub fn redo_step(&self) -> Step {
        let followed = |id: &ActId| {
            let next = self.tree.next(Some(*id))?;
            self.act(next).filter(|act| act.by == By::App).map(|_| next)
        };
        let first = self.tree.next(self.place);
        let last = std::iter::successors(first, followed).last();
        if last == first { Step::Redo } else { Step::Back(last) }
    }
}
