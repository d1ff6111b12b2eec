//! Actions of a turn besides moving on: build, trade, play cards.

use egui::Ui;

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::view::View;
use game::{Deed, Expansion, Phase, Track};
use kit::widgets::Icon;
use kit::widgets::split::column;
use words::game::extra_building::asks_others;

/// An action of a turn, apart from moving on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Build,
    Trade,
    Bank,
    Cards,
    Improve,
    /// Claim a wonder, or build a level of it.
    Wonders,
    /// Attack a fortress.
    Siege,
    Progress,
    /// The turn is done, and others build alongside its end.
    OthersBuild,
    /// Somebody builds alongside the turn, in the table view.
    SomebodyBuilds,
    /// Play on after the game is over.
    PlayOn,
}

/// Returns what may be done now. In Cities & Knights an Alchemist comes before the number.
pub fn possible_actions(view: &View<'_>) -> Vec<Action> {
    let (phase, is_free) = (view.state.phase(), view.state.open_tasks().is_empty());
    let is_beside = matches!(phase, Phase::ExtraBuilding { .. });
    let is_before = phase == Phase::BeforeProduction;
    if phase == Phase::Over {
        return vec![Action::PlayOn];
    }
    if !is_free || !(is_before || is_beside || phase == Phase::Trading) {
        return Vec::new();
    }
    let is_partner = !is_beside || view.is_partner();
    let (knights, sea) = (Some(Expansion::Knights), Some(Expansion::Sea));
    let all = [
        (Action::Build, None, !is_before),
        (Action::Improve, knights, !is_before),
        (Action::Progress, knights, is_partner && is_any_progress(view)),
        (
            Action::Wonders,
            sea,
            phase == Phase::Trading && view.state.position().wonders().is_some(),
        ),
        (Action::Siege, sea, view.state.may_besiege()),
        (Action::Trade, None, phase == Phase::Trading),
        (Action::Bank, None, !is_before && is_partner),
        (Action::Cards, None, view.has_development_cards()),
        (Action::OthersBuild, None, phase == Phase::Trading && asks_others(view)),
    ];
    let all = all.into_iter().filter(|(_, expansion, may)| view.plays(*expansion) && *may);
    all.map(|(action, ..)| action).collect()
}

/// Returns whether somebody holds a progress card, or may come to one: before that nothing could be
/// played.
fn is_any_progress(view: &View<'_>) -> bool {
    let on = |seat, track| {
        view.state.progress_of(seat, track) > 0 || view.state.improvement(seat, track).number() > 0
    };
    view.seats_from_active().any(|seat| Track::ALL.into_iter().any(|track| on(seat, track)))
}

impl Action {
    /// The key of its label, its icon, and what it asks for.
    pub const fn row(self) -> (&'static str, Icon, Command) {
        match self {
            Self::Build => ("build", Icon::Settlement, Command::Open(PlayPage::Build)),
            Self::Trade => ("trade", Icon::Trade, Command::Open(PlayPage::Trade)),
            Self::Bank => ("bank", Icon::Bank, Command::Open(PlayPage::Bank)),
            Self::Cards => ("development", Icon::Card, Command::Open(PlayPage::Cards)),
            Self::Improve => ("improve", Icon::Improve, Command::Open(PlayPage::Improvements)),
            Self::Wonders => ("sea-wonders", Icon::Wonder, Command::Open(PlayPage::Wonders)),
            Self::Siege => ("sea-besiege", Icon::Fortress, Command::Open(PlayPage::Siege)),
            Self::Progress => ("progress", Icon::Progress, Command::Open(PlayPage::Progress)),
            Self::OthersBuild => ("others-build", Icon::Hand, Command::Act(Deed::Pass)),
            Self::SomebodyBuilds => ("stage-builders", Icon::Settlement, Command::ShowBuilders),
            Self::PlayOn => ("table-play-on", Icon::Forward, Command::Act(Deed::PlayOn)),
        }
    }
}

/// Buttons for `actions`, above the button at the bottom.
pub fn show(ui: &mut Ui, view: &View<'_>, actions: &[Action]) -> Option<Command> {
    let mut asked = None;
    for (nth, action) in actions.iter().enumerate() {
        let (key, icon, ask) = action.row();
        let place = column(ui.max_rect(), (nth, actions.len()), 8.0);
        let button = view.keyed_button(key).icon(icon);
        let button = match place.width() {
            ..80.0 => button.text(13.0).tall(),
            ..132.0 => button.text(16.0).tall(),
            _ => button.text(19.0),
        };
        if button.show_at(ui, place, key) {
            asked = Some(ask);
        }
    }
    asked
}
