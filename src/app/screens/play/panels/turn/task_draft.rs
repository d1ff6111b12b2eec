//! What is being put together for an open task.

use egui::Ui;

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::parts::roll_entry::RollEntry;
use crate::app::screens::play::parts::spot_filter::spot_filter;
use crate::app::screens::play::parts::spots::current;
use crate::app::screens::play::view::View;
use board::Terrain;
use cards::EventFace;
use game::{CardKind, Cards, Freedom, KnightLevel, Seat, Task};

/// What is being put together for an open task.
#[derive(Debug, Default)]
pub struct TaskDraft {
    /// Which of the open tasks, if not the first.
    pub which: Option<usize>,
    /// The player to take from or give to.
    pub other: Option<Seat>,
    /// Cards to discard.
    pub cards: Cards,
    /// Whether the kinds of a discard are told although nobody has to.
    pub by_kind: bool,
    /// What the player gives to the bank in a swap.
    pub give: Option<CardKind>,
    /// What the table's event die shows, until its red die is told.
    pub face: Option<EventFace>,
    /// Of which level the knight is that comes over, if that was chosen.
    pub level: Option<KnightLevel>,
    /// What lies under a hidden hex, until its token is told.
    pub ground: Option<Terrain>,
    /// The digits of its number typed so far.
    pub entry: RollEntry,
    /// Which places can be touched for it.
    pub filter: SpotFilter,
}

impl TaskDraft {
    /// The task being done, with its number.
    pub fn current<'a>(&self, view: &View<'a>) -> Option<(usize, &'a Task)> {
        current(view, self.which)
    }

    /// Switches to another open task.
    pub fn choose(&mut self, nth: usize) {
        *self = Self { which: Some(nth), filter: self.filter, ..Self::default() };
    }
}

/// Whether several players may do it, but none has to.
pub fn may_all_be_left(open: &[Task]) -> bool {
    let mut players = open.iter().map(Task::player);
    let first = players.next();
    players.any(|player| Some(player) != first)
        && open.iter().all(|task| task.freedom() == Freedom::May)
}

/// Lets any place be touched, even where the rules say no.
pub fn any_place(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    spot_filter(ui, view, &mut draft.filter, SpotFilter::Payable);
}
