//! The table view: what a device that lies on the table shows, turned toward whoever reads
//! it. As long as nothing has to be put in, a poster shows the number, the event, who takes
//! what, and whose turn it is, readable from two meters; otherwise island and panel.

mod card;
mod rows;

use std::collections::BTreeMap;

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use crate::app::settings::{NextDraw, TableSide};
use game::{Deed, NumberSource, Phase, Seat, State};
use kit::widgets::Quarter;
use words::game::extra_building::asks_who;
use words::game::stage::{Row, StageWords};

/// The table view, open or not, and the sides it faces.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    is_open: bool,
    /// The side it faces regardless of the turn.
    side: Quarter,
    /// Where players sit, as far as somebody showed it.
    sides: BTreeMap<Seat, Quarter>,
    /// The number of acts before the *Done* after which it draws by itself.
    draws_after: Option<usize>,
    /// The turn alongside which somebody builds, and needs the island.
    builders_in: Option<u32>,
}

/// Returns whether the poster is enough: there is nothing to put in but what comes next.
fn is_enough(view: &View<'_>) -> bool {
    let is_passing = view.weather_holder() == Some(view.active());
    let is_drawn = matches!(view.state.numbers(), NumberSource::Cards | NumberSource::Dice);
    view.state.tasks().is_empty()
        && !is_passing
        && match view.state.phase() {
            // What came up before the number is told in the panel.
            Phase::BeforeProduction => is_drawn && view.news.lines.is_empty(),
            // Without a payout, the panel tells what the card itself brought.
            Phase::Trading => view.state.payout().is_some() || view.news.fixed.is_empty(),
            Phase::ExtraBuilding { .. } => view.is_partner() || asks_who(view),
            _ => false,
        }
}

impl Stage {
    /// Opens it, facing the same side as last time.
    pub const fn open(&mut self) {
        self.is_open = true;
    }

    /// Closes it, back to the island.
    pub const fn close(&mut self) {
        self.is_open = false;
        self.draws_after = None;
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Returns whether the poster is shown as far as the turn goes: it is open and enough.
    pub fn shows_poster(&self, view: &View<'_>) -> bool {
        let is_building = asks_who(view) && self.builders_in == Some(view.state.turn());
        self.is_open() && !is_building && is_enough(view)
    }

    /// Makes room for the island: somebody builds alongside the turn.
    pub fn make_room(&mut self, view: &View<'_>) {
        self.builders_in = Some(view.state.turn());
    }

    /// The side that the window faces.
    pub fn faced(&self, state: &State, which: TableSide) -> Quarter {
        match which {
            _ if !self.is_open => Quarter::Near,
            TableSide::Chosen => self.side,
            TableSide::OnTurn => self.side_of(state, state.builder()),
        }
    }

    /// Turns it by this much; if it follows the turn, that is where this player sits.
    pub fn turn(&mut self, view: &View<'_>, by: Quarter) {
        let which = view.settings.table_side;
        let to = self.faced(view.state, which).clockwise(by);
        match which {
            TableSide::Chosen => self.side = to,
            TableSide::OnTurn => {
                self.sides.insert(view.state.builder(), to);
            }
        }
    }

    /// Returns where a player sits: clockwise around the device, unless it was shown otherwise.
    fn side_of(&self, state: &State, seat: Seat) -> Quarter {
        let usual = || {
            let all: Vec<Seat> = state.seating().present().collect();
            let nth = all.iter().position(|other| *other == seat).unwrap_or_default();
            usual_side(nth, all.len())
        };
        self.sides.get(&seat).copied().unwrap_or_else(usual)
    }

    /// Notes a *Done* after which it draws by itself, if that is wished.
    pub fn follow(&mut self, view: &View<'_>, commands: &[Command]) {
        let is_wished = self.is_open() && view.settings.next_draw == NextDraw::AtOnce;
        let passes = |command: &Command| matches!(command, Command::Act(Deed::Pass));
        if is_wished && commands.iter().any(passes) {
            self.draws_after = Some(view.game.count());
        }
    }

    /// Draws the next card once the last turn is done.
    pub fn draws(&mut self, view: &View<'_>) -> Option<Command> {
        let before = self.draws_after?;
        if view.game.count() == before && view.refused.is_none() {
            // The step is on its way to disk.
            return None;
        }
        self.draws_after = None;
        let is_next = view.game.count() > before
            && view.state.phase() == Phase::BeforeProduction
            && view.state.numbers() == NumberSource::Cards
            && is_enough(view);
        is_next.then_some(Command::Draw)
    }
}

/// The side of the device where the player sits who is `nth` of `count`, clockwise.
fn usual_side(nth: usize, count: usize) -> Quarter {
    let quarter = (nth * 8 + count) / (count.max(1) * 2);
    Quarter::ALL.get(quarter % 4).copied().unwrap_or_default()
}

/// Draws the poster over all of `ui`; says where each player's row is.
pub fn poster(ui: &mut Ui, view: &View<'_>) -> Vec<(Seat, Rect)> {
    let room = ui.max_rect();
    let said = StageWords::of(view, view.news);
    let rects = card::picture(ui, view, &said, room);
    for (nth, (row, rect)) in said.rows.iter().zip(&rects).enumerate() {
        speak(ui, view, nth, row, *rect);
    }
    headline(ui, view, &said, room);
    said.rows.iter().map(|row| row.seat).zip(rects).collect()
}

/// The number and the event for screen readers.
fn headline(ui: &mut Ui, view: &View<'_>, said: &StageWords, room: Rect) {
    let number = said
        .number
        .as_ref()
        .map(|said| view.text.with("number-shown", &[("number", said.number.into())]));
    let all = number.into_iter().chain([said.title.clone(), said.line.clone()]);
    let all = all.chain(said.barbarians.iter().map(|said| said.words.clone()));
    let all = all.chain(said.sea.iter().map(|sea| sea.spoken(view)));
    let parts = [said.turn.1.clone()].into_iter().chain(all);
    let name = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ");
    let id = ui.scope_id().with("headline");
    let place = Rect::from_min_size(pos2(room.left(), room.top()), vec2(48.0, 48.0));
    let label = ui.interact(place, id, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// A line for screen readers.
fn speak(ui: &mut Ui, view: &View<'_>, nth: usize, row: &Row, rect: Rect) {
    let isles = [("islands", row.isles.as_str().into())];
    let isles = (!row.isles.is_empty()).then(|| view.text.with("stage-sea-earned", &isles));
    let all: Vec<String> = [row.words.clone()].into_iter().chain(isles).collect();
    let values = [("who", row.name.as_str().into()), ("words", view.text.joined(&all).into())];
    let words = view.text.with("stage-spoken", &values);
    let id = ui.scope_id().with(("row", nth));
    let label = ui.interact(rect, id, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

#[cfg(test)]
mod tests {
    use super::*;
    use Quarter::{Far, Left, Near, Right};

    #[test]
    fn players_sit_clockwise_around_the_device_the_first_in_front_of_it() {
        let sides = |count: usize| (0..count).map(|nth| usual_side(nth, count)).collect::<Vec<_>>();
        assert_eq!(sides(2), [Near, Far]);
        assert_eq!(sides(3), [Near, Left, Right]);
        assert_eq!(sides(4), [Near, Left, Far, Right]);
        assert_eq!(sides(6), [Near, Left, Left, Far, Right, Right]);
        for count in 1..=6 {
            assert_eq!(sides(count)[0], Near);
        }
    }
}
