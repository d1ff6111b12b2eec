//! What can be changed about the table itself in the middle of a game, and the code of its island.

use egui::Ui;

use crate::app::command::{self, AlmanacDoor, Command, StatisticsOf};
use crate::app::screens::island_code::WrittenCode;
use crate::app::screens::play::panel::{Ask, CheckAt, Head, Page, Panel};
use crate::app::screens::play::parts::controls::who_hints;
use crate::app::screens::play::view::View;
use game::{Deed, Over};
use kit::widgets::{Icon, SizedButton, hint};

/// What can be done about the table.
#[derive(Debug, Default)]
pub struct TablePanel {
    /// Breaking off the game was touched once: a second touch does it.
    breaks_off: bool,
}

impl TablePanel {
    /// A row for what can be done now: its key, its icon, and what it asks for; nothing asks for
    /// a second touch.
    fn rows(&self, view: &View<'_>) -> Vec<(&'static str, Icon, Option<Ask>)> {
        let open = |page| Some(Ask::Open(page));
        let does = |command| Some(Ask::Do(command));
        let acts = |deed| Some(Ask::Do(Command::Act(deed)));
        let is_over = view.state.over().is_some();
        let numbers = (!is_over).then(|| ("numbers", Icon::Dice, open(Page::Numbers)));
        let end = match (is_over, self.breaks_off) {
            (true, _) => ("table-play-on", Icon::Forward, acts(Deed::PlayOn)),
            (false, false) => ("table-break-off", Icon::Cross, None),
            (false, true) => (BREAK_OFF, Icon::Cross, acts(Deed::BreakOff)),
        };
        let turn = Command::Lie(view.game.board_rotation().next());
        let statistics = Command::Statistics(StatisticsOf::ThisGame);
        let first = [
            ("table-check", Icon::Check, open(Page::Check(CheckAt::Beginning))),
            ("stats-title", Icon::Columns, does(statistics)),
            ("almanac", Icon::Book, does(Command::Almanac(AlmanacDoor::List))),
            ("table-people", Icon::People, open(Page::People)),
            ("table-rules", Icon::Question, open(Page::Rules)),
        ];
        let last = [
            ("table-turn", Icon::Turn, does(turn)),
            ("settings", Icon::Settings, does(Command::Settings(command::Page::Open))),
            ("keys-title", Icon::Keys, open(Page::Keys)),
            ("table-position", Icon::Card, does(Command::WritePosition)),
            ("shuffle-code", Icon::Card, open(Page::IslandCode)),
            end,
        ];
        first.into_iter().chain(numbers).chain(last).collect()
    }
}

/// What asks whether the game is really to be broken off.
const BREAK_OFF: &str = "table-break-off-sure";

impl Panel for TablePanel {
    fn head(&self) -> Head {
        Head::new("table").titled("table-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let mut touched = None;
        for (key, icon, ask) in self.rows(view) {
            let tone = (key == BREAK_OFF).then_some(view.palette.danger);
            if SizedButton::new(view.text.get(key)).icon(icon).tone(tone).touched(ui, 56.0) {
                self.breaks_off |= ask.is_none();
                touched = ask;
            }
        }
        if let Some(winner) = view.state.earlier_win().and_then(Over::winner) {
            who_hints(ui, view, winner, &view.about("table-played-on", winner));
        }
        touched
    }

    fn covered(&mut self) {
        *self = Self::default();
    }
}

/// The code as the island lies now.
#[derive(Debug, Default)]
pub struct IslandCodePanel {
    code: WrittenCode,
}

impl Panel for IslandCodePanel {
    fn head(&self) -> Head {
        Head::new("code").titled("shuffle-code")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let island = view.state.island();
        let setup = view.game.setup();
        if let Some(map) = view.text.map_in_short(&setup.island, setup.sea.as_ref()) {
            hint(ui, &map);
        }
        hint(ui, &view.text.get("table-code-line"));
        self.code.show(ui, view.text, island);
        None
    }
}
