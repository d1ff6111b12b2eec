//! Where a ship may be moved to, or why it stays (SEA 3).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, IslandMode, Letter, Page, Panel};
use crate::app::screens::play::parts::links;
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{Breach, Deed, Refusal, SeaBreach, SeaDeed};
use kit::widgets::{Touch, boxed, hint, say};
use words::game::{Lesson, RefusalWords};

/// A ship of whoever builds now, with the places it may go to.
#[derive(Debug)]
pub struct SailPanel {
    from: Path,
    /// Places under one finger, of which one is meant.
    near: Vec<Spot>,
}

impl SailPanel {
    /// For the ship at `from`.
    pub const fn of(from: Path) -> Self {
        Self { from, near: Vec::new() }
    }

    /// What a touch on `spot` does.
    const fn deed(&self, spot: Spot) -> Option<Deed> {
        match spot {
            Spot::Path(to) => Some(Deed::Sea(SeaDeed::MoveShip { from: self.from, to })),
            _ => None,
        }
    }

    /// What it may do, in a sentence, or what keeps it where it lies.
    fn may(&self, view: &View<'_>) -> String {
        let count = view.state.ship_moves(self.from).len();
        let has_moved = view.state.sea().is_some_and(|sea| sea.turn().has_moved(view.builder()));
        if count > 0 && has_moved {
            return view.text.get("sail-back");
        }
        if count > 0 {
            return view.text.with("sail-where", &[("count", count.into())]);
        }
        let Some(deed) = anywhere(view).and_then(|to| self.deed(Spot::Path(to))) else {
            return view.text.get("sail-nowhere");
        };
        // What it holds itself holds nothing back.
        let is_held = |refusal: &Refusal| {
            !matches!(
                refusal,
                Refusal::Forbidden(Breach::Sea(
                    SeaBreach::ShipNotConnected(_) | SeaBreach::ShipThroughBuilding { .. }
                ))
            )
        };
        match view.state.against(deed.clone()).filter(is_held) {
            Some(refusal) => RefusalWords::of(view, &deed, &refusal).why,
            None => view.text.get("sail-nowhere"),
        }
    }
}

/// Somewhere a new ship could go: what keeps a ship from there keeps it where it lies.
fn anywhere(view: &View<'_>) -> Option<Path> {
    view.state.position().ship_spots(view.builder()).into_iter().next()
}

impl Panel for SailPanel {
    fn head(&self) -> Head {
        Head::new("sail")
            .titled("sail-title")
            .cancels()
            .letter(Letter::Build)
            .lessons(&[Lesson::Sailing])
    }

    fn owner(&self, view: &View<'_>) -> Option<game::Seat> {
        view.state.pieces().ship(self.from).map(|(owner, _)| owner)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if !self.near.is_empty() {
            hint(ui, &view.text.get("ask-title"));
            let spot = spot_list(ui, view, &self.near)?;
            return self.touched(view, Touch::Spot(spot));
        }
        boxed(ui, |ui| say(ui, &self.may(view)));
        hint(ui, &view.places().spot(Spot::Path(self.from)));
        None
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = view.state.ship_moves(self.from).into_iter().map(Spot::Path).collect();
        let selected = Some(Spot::Path(self.from));
        IslandMode { choices, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match touch {
            Touch::Spot(spot) => match self.deed(spot) {
                Some(deed) => Some(Ask::Finish(Command::Act(deed))),
                None => self.unmarked(view, spot),
            },
            Touch::Ask(near) => {
                self.near = near;
                None
            }
        }
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        if spot == Spot::Path(self.from) {
            return Some(Ask::Back);
        }
        if let Some(other) = links::own_ship(view, spot) {
            return Some(Ask::Open(Page::Sail(other)));
        }
        // A ship goes nowhere but to paths: what else is touched ends this.
        Some(self.deed(spot).map_or(Ask::Back, |deed| Ask::Do(Command::Act(deed))))
    }

    fn step_back(&mut self) -> bool {
        !std::mem::take(&mut self.near).is_empty()
    }
}
