//! Actions of a turn besides moving on: build, trade, play cards.

use egui::Ui;

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::parts::seat_phones;
use crate::app::screens::play::view::View;
use game::{BootTime, Deed, Expansion, FishTime, Phase, Track};
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
    /// Spend fish, or pass the boot on.
    Fish,
    /// Move the wagon, or raise its train.
    Wagon,
    /// Use oil, or sequester some.
    Oil,
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
        (Action::Wagon, Some(Expansion::Wagons), phase == Phase::Trading),
        (Action::Fish, Some(Expansion::Fish), may_spend_fish(view)),
        (Action::Oil, Some(Expansion::Oil), phase == Phase::Trading),
        (Action::Trade, None, phase == Phase::Trading),
        (Action::Bank, None, !is_before && is_partner),
        (Action::Cards, None, view.has_development_cards()),
        (
            Action::OthersBuild,
            None,
            phase == Phase::Trading && asks_others(view) && seat_phones::held(view).is_none(),
        ),
    ];
    let all = all.into_iter().filter(|(_, expansion, may)| view.plays(*expansion) && *may);
    all.map(|(action, ..)| action).collect()
}

/// Returns whether whoever is on turn may spend fish now, or pass the boot on, and has some.
fn may_spend_fish(view: &View<'_>) -> bool {
    let (state, player) = (view.state, view.builder());
    let rules = state.fish_rules();
    let is_early = rules.fish_time == FishTime::AnyTime || rules.boot_time == BootTime::AnyTime;
    let is_time = match state.phase() {
        Phase::Trading => true,
        Phase::BeforeProduction => is_early,
        Phase::ExtraBuilding { .. } => view.is_partner(),
        Phase::Founding { .. } | Phase::Event | Phase::Over => false,
    };
    is_time && (state.fish_of(player) > 0 || state.position().boot() == Some(player))
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
            Self::Fish => ("fish-action", Icon::Fish, Command::Open(PlayPage::Fish)),
            Self::Wagon => ("wagons-action", Icon::Wagon, Command::Open(PlayPage::Wagon)),
            Self::Oil => ("oil-action", Icon::Oil, Command::Open(PlayPage::Oil)),
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
