//! The end of a game: who won, how it went, the game once more, pictures to keep, and another
//! game.

mod banner;
mod keepsake;

use egui::Ui;

use crate::app::command::{Command, StatisticsOf};
use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::parts::{look_up, why_buttons as why};
use crate::app::screens::play::view::View;
use crate::app::screens::statistics::EndPlots;
use game::RematchIsland;
pub use keepsake::keepsake;
use kit::widgets::{Icon, SizedButton, grid};
use words::almanac::EntryId;

/// The page about the end of a game.
#[derive(Debug, Default)]
pub struct WinPage {
    /// Worked out when the page is first drawn.
    plots: Option<EndPlots>,
}

impl WinPage {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let over = view.state.over()?;
        banner::show(ui, &view.words, view.palette, over);
        ui.add_space(6.0);
        let asked = doors(ui, view);
        ui.add_space(6.0);
        let plots = self.plots.get_or_insert_with(|| EndPlots::of(view.game));
        plots.curve(ui, view.text);
        plots.standings(ui, view.text);
        plots.strengths(ui, view.text);
        let asked = asked.or_else(|| why::about_win(ui, view).map(Ask::why));
        let entries = [EntryId::WINNING, EntryId::VICTORY_POINTS];
        let entries = entries.into_iter().chain(look_up::of_awards(view));
        asked.or(look_up::buttons(ui, view, entries))
    }
}

/// Where the end leads.
#[derive(Clone, Copy)]
enum Door {
    Rematch(RematchIsland),
    Replay,
    Animation,
    Picture,
    Statistics,
}

impl Door {
    const ALL: [Self; 6] = [
        Self::Rematch(RematchIsland::Same),
        Self::Rematch(RematchIsland::Shuffled),
        Self::Replay,
        Self::Statistics,
        Self::Picture,
        Self::Animation,
    ];

    const fn label_and_icon(self) -> (&'static str, Icon) {
        match self {
            Self::Rematch(RematchIsland::Same) => ("win-rematch-same", Icon::Redo),
            Self::Rematch(RematchIsland::Shuffled) => ("win-rematch-new", Icon::Dice),
            Self::Replay => ("win-replay", Icon::GoOn),
            Self::Picture => ("win-picture", Icon::Export),
            Self::Animation => ("win-animation", Icon::Export),
            Self::Statistics => ("win-statistics", Icon::Columns),
        }
    }

    const fn asks(self) -> Ask {
        match self {
            Self::Rematch(island) => Ask::Do(Command::Rematch(island)),
            Self::Replay => Ask::Open(Page::Replay),
            Self::Picture => Ask::Do(Command::WriteKeepsake),
            Self::Animation => Ask::Do(Command::WriteAnimation),
            Self::Statistics => Ask::Do(Command::Statistics(StatisticsOf::ThisGame)),
        }
    }
}

fn doors(ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
    let mut touched = None;
    grid(ui, &Door::ALL, (136.0, 60.0), |ui, door, size| {
        let (key, icon) = door.label_and_icon();
        let label = view.text.get(key);
        if SizedButton::new(&label).icon(icon).text(16.0).show(ui, size).clicked() {
            touched = Some(door.asks());
        }
    });
    touched
}
