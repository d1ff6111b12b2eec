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
use kit::widgets::{Icon, SizedButton, buttons};
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
fn doors(ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
    let rematch = |island| Ask::Do(Command::Rematch(island));
    let statistics = Ask::Do(Command::Statistics(StatisticsOf::ThisGame));
    let all = [
        ("win-rematch-same", Icon::Redo, rematch(RematchIsland::Same)),
        ("win-rematch-new", Icon::Dice, rematch(RematchIsland::Shuffled)),
        ("win-replay", Icon::GoOn, Ask::Open(Page::Replay)),
        ("win-statistics", Icon::Columns, statistics),
        ("win-picture", Icon::Export, Ask::Do(Command::WriteKeepsake)),
        ("win-animation", Icon::Export, Ask::Do(Command::WriteAnimation)),
    ];
    let touched = buttons(ui, &all.each_ref(), (136.0, 60.0), |(key, icon, _)| {
        SizedButton::new(view.text.get(key)).icon(*icon).text(16.0)
    });
    touched.map(|(.., ask)| ask.clone())
}
