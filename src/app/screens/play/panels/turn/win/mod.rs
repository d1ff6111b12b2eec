//! The end of a game: who won, how it went, a picture to keep, and another game.

mod banner;
mod keepsake;

use egui::Ui;

use crate::app::command::{Command, StatisticsOf};
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use crate::app::screens::statistics::EndPlots;
use crate::app::widgets::{Icon, SizedButton, grid};
use crate::game::RematchIsland;
pub use keepsake::keepsake;

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
        let again = again(ui, view);
        ui.add_space(6.0);
        let plots = self.plots.get_or_insert_with(|| EndPlots::of(view.game));
        plots.curve(ui, view.text);
        plots.standings(ui, view.text);
        let command = keep(ui, view).or(again);
        command.map(Ask::Do).or_else(|| why::about_win(ui, view).map(Ask::why))
    }
}

/// Another game of the same people.
fn again(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let islands =
        [(RematchIsland::Same, "win-rematch-same"), (RematchIsland::Shuffled, "win-rematch-new")];
    let mut touched = None;
    grid(ui, &islands, (190.0, 56.0), |ui, (island, key), size| {
        let label = view.text.get(key);
        let sign = match island {
            RematchIsland::Same => Icon::Redo,
            RematchIsland::Shuffled => Icon::Dice,
        };
        if SizedButton::new(&label).icon(sign).show(ui, size).clicked() {
            touched = Some(Command::Rematch(island));
        }
    });
    touched
}

/// What there is to look at and to keep.
#[derive(Clone, Copy)]
enum Kept {
    Picture,
    Statistics,
}

impl Kept {
    fn command(self) -> Command {
        match self {
            Self::Picture => Command::WriteKeepsake,
            Self::Statistics => Command::Statistics(StatisticsOf::ThisGame),
        }
    }
}

fn keep(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let kinds = [
        (Kept::Picture, "win-picture", Icon::Export),
        (Kept::Statistics, "win-statistics", Icon::Columns),
    ];
    let mut touched = None;
    grid(ui, &kinds, (190.0, 56.0), |ui, (kept, key, icon), size| {
        if SizedButton::new(&view.text.get(key)).icon(icon).show(ui, size).clicked() {
            touched = Some(kept.command());
        }
    });
    touched
}
