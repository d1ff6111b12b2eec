//! What may be done in a turn besides moving on: build, trade, play cards.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::view::View;
use game::{Deed, Phase};
use kit::widgets::{Icon, SizedButton};

/// What may be done in a turn, apart from moving on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Build,
    Trade,
    Bank,
    Cards,
    /// City improvements.
    Improve,
    /// Progress cards.
    Progress,
    /// In the table view, somebody builds alongside the turn.
    SomebodyBuilds,
    /// Play on after the game is over.
    PlayOn,
}

/// What may be done now.
pub fn possible_actions(view: &View<'_>) -> &'static [Action] {
    if view.state.knights().is_some() {
        return with_knights(view);
    }
    match (view.state.phase(), view.state.open_tasks().is_empty()) {
        (Phase::BeforeProduction, true) => &[Action::Cards],
        (Phase::Trading, true) => &[Action::Build, Action::Trade, Action::Bank, Action::Cards],
        (Phase::ExtraBuilding { .. }, true) if view.is_partner() => {
            &[Action::Build, Action::Bank, Action::Cards]
        }
        (Phase::ExtraBuilding { .. }, true) => &[Action::Build, Action::Cards],
        (Phase::Over, _) => &[Action::PlayOn],
        _ => &[],
    }
}

/// The same in Cities & Knights, where an Alchemist comes before the number.
fn with_knights(view: &View<'_>) -> &'static [Action] {
    match (view.state.phase(), view.state.open_tasks().is_empty()) {
        (Phase::BeforeProduction, true) => &[Action::Progress],
        (Phase::Trading, true) => {
            &[Action::Build, Action::Improve, Action::Progress, Action::Trade, Action::Bank]
        }
        (Phase::ExtraBuilding { .. }, true) if view.is_partner() => {
            &[Action::Build, Action::Improve, Action::Progress, Action::Bank]
        }
        (Phase::ExtraBuilding { .. }, true) => &[Action::Build, Action::Improve],
        (Phase::Over, _) => &[Action::PlayOn],
        _ => &[],
    }
}

/// Buttons for `actions`, above the button at the bottom.
pub fn show(ui: &mut Ui, view: &View<'_>, actions: &[Action]) -> Option<Ask> {
    let row = ui.max_rect();
    let gap = 8.0;
    let count = actions.len().max(1) as f32;
    let each = (row.width() - gap * (count - 1.0)) / count;
    let mut asked = None;
    for (nth, action) in actions.iter().enumerate() {
        let (key, icon) = match action {
            Action::Build => ("build", Icon::Settlement),
            Action::Trade => ("trade", Icon::Trade),
            Action::Bank => ("bank", Icon::Bank),
            Action::Cards => ("development", Icon::Card),
            Action::Improve => ("improve", Icon::Improve),
            Action::Progress => ("progress", Icon::Progress),
            Action::SomebodyBuilds => ("stage-builders", Icon::Settlement),
            Action::PlayOn => ("table-play-on", Icon::Forward),
        };
        let label = view.text.get(key);
        let rect = Rect::from_min_size(
            pos2(row.left() + nth as f32 * (each + gap), row.top()),
            vec2(each, row.height()),
        );
        let plate = SizedButton::new(&label).icon(icon);
        let plate = if each < 80.0 {
            plate.text(13.0).tall()
        } else if each < 132.0 {
            plate.text(16.0).tall()
        } else {
            plate.text(19.0)
        };
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(key));
        if plate.show(&mut child, rect.size()).clicked() {
            asked = Some(match action {
                Action::Build => Ask::Open(Page::Build),
                Action::Trade => Ask::Open(Page::Trade),
                Action::Bank => Ask::Open(Page::Bank),
                Action::Cards => Ask::Open(Page::Cards),
                Action::Improve => Ask::Open(Page::Improvements),
                Action::Progress => Ask::Open(Page::Progress),
                Action::SomebodyBuilds => Ask::ShowBuilders,
                Action::PlayOn => Ask::Do(Command::Act(Deed::PlayOn)),
            });
        }
    }
    asked
}
