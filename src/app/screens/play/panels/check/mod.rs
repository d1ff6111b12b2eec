//! The table check: the app reads its board back, player by player, beside a picture of
//! it, and differences are corrected where they are seen.
//!
//! [`Check`] is the walk around the table, [`CorrectionForm`] the page of one number,
//! [`DiscrepanciesPanel`] the list of what doesn't add up. All of them only ask for
//! corrections; these are acts like any other.
//!
//! A step of the walk is read out by `list`. A number there leads to its `correction_form`, by the
//! page's name like any other panel; a place on the island leads to the `chooser`, which has
//! `knights`, `sea`, `scenario`, `fish`, `wagons`, and `oil` offer what expansions put there. `offers` has
//! the buttons for all of them, and `board_read` says how the boards of modules lie.

mod board_read;
mod chooser;
mod correction_form;
mod entered;
mod fish;
mod hand;
mod knights;
mod list;
mod offers;
mod oil;
mod scenario;
mod sea;
mod wagons;

use egui::{Ui, Vec2, vec2};

use crate::app::command::{CheckAt, CheckStep, Command, PlayPage};
use crate::app::screens::play::panel::{AfterAct, IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::{look_up, spots};
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
pub use correction_form::CorrectionForm;
use game::Seat;
use kit::widgets::{FINGER, GAP, Icon, SizedButton, Subject, Switch, Touch, mark_button};
pub use list::DiscrepanciesPanel;

impl CheckStep {
    /// All of them, in the order of the walk.
    fn all(view: &View<'_>) -> Vec<Self> {
        let players = view.state.seating().present().map(Self::Player);
        players.chain([Self::Ground, Self::Stores]).collect()
    }

    /// The next step; nothing after the last.
    fn next(self, view: &View<'_>) -> Option<Self> {
        let all = Self::all(view);
        match all.iter().position(|step| *step == self) {
            Some(nth) => all.get(nth + 1).copied(),
            // Who has left the table was the last of the players.
            None => Some(Self::Ground),
        }
    }

    const fn player(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Ground | Self::Stores => None,
        }
    }

    /// "Anna", "The board".
    fn title(self, view: &View<'_>) -> String {
        match self {
            Self::Player(seat) => view.name(seat),
            Self::Ground => view.text.get("check-ground"),
            Self::Stores => view.text.get("check-stores"),
        }
    }
}

/// The walk around the table.
#[derive(Debug)]
pub struct Check {
    pub step: CheckStep,
    /// The place to choose what is there, or several under one finger; none: the list is shown.
    at: Option<Touch>,
    /// Player whose pieces are offered at a place, once somebody was chosen.
    whose: Option<Seat>,
}

impl Check {
    const fn of(step: CheckStep) -> Self {
        Self { step, at: None, whose: None }
    }

    /// Starts at the step or place asked for.
    pub fn at(view: &View<'_>, at: CheckAt) -> Self {
        match at {
            CheckAt::Beginning => {
                Self::of(CheckStep::all(view).first().copied().unwrap_or(CheckStep::Ground))
            }
            CheckAt::Step(step) => Self::of(step),
            CheckAt::Touch(touch) => {
                let first = match &touch {
                    Touch::Spot(spot) => Some(*spot),
                    Touch::Ask(spots) => spots.first().copied(),
                };
                let step = first.map_or(CheckStep::Ground, |spot| stop_of(view, spot));
                Self { at: Some(touch), ..Self::of(step) }
            }
        }
    }
}

impl Panel for Check {
    fn head(&self) -> PanelHead {
        PanelHead::new("").subject()
    }

    fn name(&self, _: &View<'_>) -> &'static str {
        match (&self.at, self.step) {
            (None, CheckStep::Player(_)) => "check_player",
            (None, CheckStep::Ground) => "check_ground",
            (None, CheckStep::Stores) => "check_stores",
            (Some(Touch::Spot(_)), _) => "check_spot",
            (Some(Touch::Ask(_)), _) => "check_ask",
        }
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(match &self.at {
            None => view.text.with("check-title", &[("what", self.step.title(view).into())]),
            Some(Touch::Spot(_)) => view.text.get("check-spot-title"),
            Some(Touch::Ask(_)) => view.text.get("ask-title"),
        })
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        self.step.player().filter(|_| self.at.is_none())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        match &self.at {
            Some(Touch::Spot(spot)) => chooser::show(ui, view, *spot, (self.step, &mut self.whose)),
            Some(Touch::Ask(spots)) => {
                if let Some(spot) = spots::spot_list(ui, view, spots) {
                    self.at = Some(Touch::Spot(spot));
                }
                None
            }
            None => {
                let jumped = jump(ui, view, self.step);
                let touched = list::show(ui, view, self.step).map(Command::correct);
                let looked_up = awards(ui, view, self.step);
                if let Some(step) = jumped {
                    *self = Check::of(step);
                    ui.ctx().request_repaint();
                }
                touched.or(looked_up)
            }
        }
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        if self.at.is_some() {
            return NextButton::back(view.text.get("chooser-cancel"));
        }
        match self.step.next(view) {
            Some(next) => {
                let label = view.text.with("check-next", &[("what", next.title(view).into())]);
                let page = PlayPage::Check(CheckAt::Step(next));
                NextButton::go(label, Command::Open(page)).of(next.player())
            }
            None => NextButton::go(view.text.get("check-done"), Command::Close),
        }
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode {
            subject: self.step.player().map_or(Subject::Ground, Subject::PiecesOf),
            choices: places(view),
            selected: if let Some(Touch::Spot(spot)) = self.at { Some(spot) } else { None },
            road_of: None,
            ..IslandMode::plain(view)
        }
    }

    fn touched(&mut self, _: &View<'_>, touch: Touch) -> Option<Command> {
        self.whose = None;
        self.at = Some(touch);
        None
    }

    /// Stays at the same step. A hex that was just given its terrain may still need its token.
    fn after_act(&mut self, view: &View<'_>) -> AfterAct {
        let lacks_token = |hex: Hex| {
            let tile = view.state.island().tile(hex);
            tile.is_some_and(|tile| tile.token.is_none() && tile.terrain.bears_token())
        };
        if !matches!(self.at, Some(Touch::Spot(Spot::Hex(hex))) if lacks_token(hex)) {
            *self = Self::of(self.step);
        }
        AfterAct::Stays
    }

    fn step_back(&mut self) -> bool {
        self.at.take().is_some()
    }

    fn covered(&mut self) {
        self.at = None;
    }
}

/// All places on the island, with those that only modules have: plazas, barred paths, and the shores
/// where grounds lie.
fn places(view: &View<'_>) -> Vec<Spot> {
    let mut all = spots::all(view);
    let others = wagons::spots(view).into_iter().chain(fish::shores(view));
    for spot in others.chain(board_read::holes(view)) {
        if !all.contains(&spot) {
            all.push(spot);
        }
    }
    all
}

/// Returns what the almanac says of the awards that a step reads back.
fn awards(ui: &mut Ui, view: &View<'_>, step: CheckStep) -> Option<Command> {
    match step {
        CheckStep::Ground => None,
        CheckStep::Stores => look_up::buttons(ui, view, look_up::of_awards(view)),
        CheckStep::Player(seat) => {
            let held = view.state.awards(seat).map(|award| look_up::of_award(view, award));
            look_up::buttons(ui, view, held)
        }
    }
}

/// A sign for each step of the walk, first on the page: any player is one touch away.
fn jump(ui: &mut Ui, view: &View<'_>, now: CheckStep) -> Option<CheckStep> {
    let mut touched = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP / 2.0, GAP / 2.0);
        for step in CheckStep::all(view) {
            let name = view.text.with("check-jump-name", &[("what", step.title(view).into())]);
            let sign = |icon| SizedButton::new("").named(&name).icon(icon).chosen(step == now);
            let response = match step {
                CheckStep::Player(seat) => {
                    mark_button(ui, view.color(seat), &name, Switch::when(step == now))
                }
                CheckStep::Ground => sign(Icon::Robber).show(ui, Vec2::splat(FINGER)),
                CheckStep::Stores => sign(Icon::Card).show(ui, Vec2::splat(FINGER)),
            };
            if response.clicked() {
                touched = Some(step);
            }
        }
    });
    touched.filter(|step| *step != now)
}

fn stop_of(view: &View<'_>, spot: Spot) -> CheckStep {
    let pieces = view.state.pieces();
    let owner = match spot {
        Spot::Hex(_) => return CheckStep::Ground,
        Spot::Intersection(at) => pieces.owner_at(at),
        Spot::Path(at) => pieces.on_path(at).map(|(owner, _)| owner),
    };
    CheckStep::Player(owner.unwrap_or_else(|| view.builder()))
}
