//! The head of a task: what is asked, why, a button to skip it if that is allowed, and what is being
//! put together for it.

use egui::{Sense, Ui, pos2, vec2};

use super::way_round::WayRound;
use crate::app::screens::play::panel::{Aim, Ask, Question, SpotFilter};
use crate::app::screens::play::parts::keys::RollEntry;
use crate::app::screens::play::parts::spot_list::spot_filter;
use crate::app::screens::play::parts::spots::current;
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use board::Terrain;
use cards::EventFace;
use game::{CardKind, Cards, Freedom, Seat, Task};
use kit::theme::strong;
use kit::widgets::{GAP, paint_mark, spaced};

/// What is being put together for an open task.
#[derive(Debug, Default)]
pub struct TaskDraft {
    /// Which of the open tasks, and which places can be touched for it.
    pub aim: Aim,
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
    /// What lies under a hidden hex, until its token is told.
    pub ground: Option<Terrain>,
    /// The digits of its number typed so far.
    pub entry: RollEntry,
}

impl TaskDraft {
    /// The task being done, with its number.
    pub fn current<'a>(&self, view: &View<'a>) -> Option<(usize, &'a Task)> {
        current(view, self.aim.which)
    }

    /// Switches to another open task.
    pub fn choose(&mut self, nth: usize) {
        let aim = Aim { which: Some(nth), filter: self.aim.filter, level: None };
        *self = Self { aim, ..Self::default() };
    }
}

/// Returns whether several players may do it, but none has to.
pub fn may_all_be_left(open: &[Task]) -> bool {
    let mut players = open.iter().map(Task::player);
    let first = players.next();
    players.any(|player| Some(player) != first)
        && open.iter().all(|task| task.freedom() == Freedom::May)
}

/// Lets any place be touched, even where the rules say no.
pub fn any_place(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    spot_filter(ui, view, &mut draft.aim.filter, SpotFilter::Payable);
}

/// The width of the button that skips it.
const ROUND: f32 = 116.0;

/// The task, the reason for it, and the button with which one player skips it; of a 7 what it
/// asks of everybody with too many cards.
pub fn show(ui: &mut Ui, view: &View<'_>, nth: usize, task: &Task) -> Option<Ask> {
    let (sentence, seat) = if let Task::Discard { .. } = task {
        (view.discard_question(), None)
    } else {
        (view.task(task), Some(task.player()))
    };
    let is_uncounted = matches!(task, Task::Discard { count: None, .. });
    let asked = if is_uncounted { sentence.clone() } else { view.task(task) };
    // Otherwise the button at the bottom skips it.
    let is_beside = seat.is_some() && may_all_be_left(view.state.open_tasks());
    let round = WayRound::leave(view, nth, task).filter(|_| is_beside);
    let room = round.as_ref().map_or(0.0, |_| ROUND + GAP);
    spaced(ui, GAP, |ui| {
        let wide = ui.available_width() - 48.0 - GAP - room;
        ui.allocate_ui(vec2(wide, 48.0), |ui| {
            ui.set_width(wide);
            task_line(ui, view, seat, &sentence);
        });
        let why = why::button(ui, view, &asked).clicked();
        let left = round.and_then(|round| round.show(ui, None, vec2(ROUND, 48.0)));
        left.map(Ask::Do).or(why.then_some(Ask::why(Question::Task(nth))))
    })
}

/// What is asked for, as high as its words, after the mark of the one player it is asked of.
pub fn task_line(ui: &mut Ui, view: &View<'_>, seat: Option<Seat>, sentence: &str) {
    let ink = ui.visuals().override_text_color.unwrap_or(view.palette.text);
    let indent = if seat.is_some() { 38.0 } else { 0.0 };
    let room = ui.available_width() - indent;
    let font = strong(ui.ctx(), 19.0);
    let words = ui.painter().layout(sentence.to_owned(), font, ink, room);
    let high = words.size().y.max(32.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, sentence));
    if let Some(seat) = seat {
        let at = pos2(rect.left() + 14.0, rect.top() + 16.0);
        paint_mark(ui.painter(), at, 13.0, view.color(seat), view.palette);
    }
    let at = pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}
