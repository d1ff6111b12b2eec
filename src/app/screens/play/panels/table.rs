//! What can be changed about the table itself in the middle of a game.

use egui::{Ui, vec2};

use crate::app::command::{self, AlmanacDoor, Command, StatisticsOf};
use crate::app::screens::play::panel::{Ask, CheckAt, Head, Page, Panel};
use crate::app::screens::play::parts::controls::who_hints;
use crate::app::screens::play::view::View;
use game::{Deed, Over};
use kit::widgets::{Icon, SizedButton};

/// How far a request to break off the game has gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TablePanel {
    #[default]
    Nothing,
    /// Touched once: a second touch breaks it off.
    BreaksOff,
}

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableAction {
    /// The app reads its board back.
    Check,
    /// The game's statistics.
    Statistics,
    /// Who plays, and where.
    People,
    /// The rules the table plays by.
    Rules,
    /// What rules and words mean, from A to Z.
    Almanac,
    /// Where numbers come from.
    Numbers,
    /// Rotate the island to match the table.
    Turn,
    /// The device's settings.
    Settings,
    /// What the keys do.
    Keys,
    /// Write the position to a file.
    Position,
    /// The code of the island.
    Code,
    /// Break off the game.
    BreakOff,
    /// Play on after the game is over.
    PlayOn,
}

impl TableAction {
    /// What can be done now.
    fn offered(view: &View<'_>) -> Vec<Self> {
        let end = if view.state.over().is_some() { Self::PlayOn } else { Self::BreakOff };
        let numbers = (view.state.over().is_none()).then_some(Self::Numbers);
        let first = [Self::Check, Self::Statistics, Self::Almanac, Self::People, Self::Rules];
        let last = [Self::Turn, Self::Settings, Self::Keys, Self::Position, Self::Code, end];
        first.into_iter().chain(numbers).chain(last).collect()
    }

    const fn key(self, draft: TablePanel) -> &'static str {
        match (self, draft) {
            (Self::Check, _) => "table-check",
            (Self::Statistics, _) => "stats-title",
            (Self::People, _) => "table-people",
            (Self::Rules, _) => "table-rules",
            (Self::Almanac, _) => "almanac",
            (Self::Numbers, _) => "numbers",
            (Self::Turn, _) => "table-turn",
            (Self::Settings, _) => "settings",
            (Self::Keys, _) => "keys-title",
            (Self::Position, _) => "table-position",
            (Self::Code, _) => "shuffle-code",
            (Self::BreakOff, TablePanel::Nothing) => "table-break-off",
            (Self::BreakOff, TablePanel::BreaksOff) => "table-break-off-sure",
            (Self::PlayOn, _) => "table-play-on",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::People => Icon::People,
            Self::Rules => Icon::Question,
            Self::Almanac => Icon::Book,
            Self::Check => Icon::Check,
            Self::Statistics => Icon::Columns,
            Self::Numbers => Icon::Dice,
            Self::Turn => Icon::Turn,
            Self::Settings => Icon::Settings,
            Self::Keys => Icon::Keys,
            Self::Position | Self::Code => Icon::Card,
            Self::BreakOff => Icon::Cross,
            Self::PlayOn => Icon::Forward,
        }
    }

    fn touched(self, view: &View<'_>, draft: &mut TablePanel) -> Option<Ask> {
        let command = match (self, *draft) {
            (Self::Check, _) => return Some(Ask::Open(Page::Check(CheckAt::Beginning))),
            (Self::People, _) => return Some(Ask::Open(Page::People)),
            (Self::Rules, _) => return Some(Ask::Open(Page::Rules)),
            (Self::Numbers, _) => return Some(Ask::Open(Page::Numbers)),
            (Self::Code, _) => return Some(Ask::Open(Page::IslandCode)),
            (Self::Keys, _) => return Some(Ask::Open(Page::Keys)),
            (Self::BreakOff, TablePanel::Nothing) => {
                *draft = TablePanel::BreaksOff;
                return None;
            }
            (Self::Turn, _) => Command::Lie(view.game.board_rotation().next()),
            (Self::Statistics, _) => Command::Statistics(StatisticsOf::ThisGame),
            (Self::Settings, _) => Command::Settings(command::Page::Open),
            (Self::Almanac, _) => Command::Almanac(AlmanacDoor::List),
            (Self::Position, _) => Command::WritePosition,
            (Self::BreakOff, TablePanel::BreaksOff) => Command::Act(Deed::BreakOff),
            (Self::PlayOn, _) => Command::Act(Deed::PlayOn),
        };
        Some(Ask::Do(command))
    }
}

impl Panel for TablePanel {
    fn head(&self) -> Head {
        Head::new("table").titled("table-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view, self)
    }

    fn covered(&mut self) {
        *self = Self::default();
    }
}

fn show(ui: &mut Ui, view: &View<'_>, draft: &mut TablePanel) -> Option<Ask> {
    let mut touched = None;
    for row in TableAction::offered(view) {
        let label = view.text.get(row.key(*draft));
        let size = vec2(ui.available_width(), 56.0);
        let plate = SizedButton::new(&label).icon(row.icon());
        let plate = match (row, *draft) {
            (TableAction::BreakOff, TablePanel::BreaksOff) => plate.tone(view.palette.danger),
            _ => plate,
        };
        if plate.show(ui, size).clicked() {
            touched = row.touched(view, draft);
        }
    }
    if let Some(winner) = view.state.earlier_win().and_then(Over::winner) {
        who_hints(ui, view, winner, &view.about("table-played-on", winner));
    }
    touched
}
