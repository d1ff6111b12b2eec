//! Cards that are about a place, which is touched on the island.

use egui::Ui;

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, IslandMode, SpotFilter};
use crate::app::screens::play::parts::spot_filter::spot_filter;
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
use game::{Play, ProgressCard};
use kit::widgets::{Touch, say};

/// Where a card is played.
#[derive(Debug)]
pub struct Place {
    card: ProgressCard,
    filter: SpotFilter,
    /// The first hex of an Inventor.
    first: Option<Hex>,
    /// Places under the finger, one of which is meant.
    near: Vec<Spot>,
}

impl Place {
    pub const fn of(card: ProgressCard) -> Self {
        Self { card, filter: SpotFilter::Legal, first: None, near: Vec::new() }
    }

    /// Says what to touch, and asks which of several places is meant.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        match self.first {
            Some(_) => say(ui, &view.text.get("progress-tap-second")),
            None => say(ui, &view.text.get(&format!("progress-tap-{}", self.card.key()))),
        }
        spot_filter(ui, view, &mut self.filter, SpotFilter::Legal);
        let meant = spot_list(ui, view, &self.near);
        meant.and_then(|spot| self.meant(view, spot))
    }

    /// The places that can be touched.
    pub fn island(&self, view: &View<'_>) -> IslandMode {
        let all = candidates::places(view, self.card, self.first).into_iter();
        let is_legal = |play: &Play| {
            self.filter == SpotFilter::Anywhere || candidates::against(view, play).is_none()
        };
        let selected = self.first.map(Spot::Hex);
        let choices = all.filter(|(_, play)| is_legal(play)).map(|(spot, _)| spot);
        let choices = choices.chain(selected).collect();
        IslandMode { choices, selected, road_of: None, ..IslandMode::plain(view) }
    }

    /// Called when one of them is touched.
    pub fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match touch {
            Touch::Spot(spot) => self.meant(view, spot),
            Touch::Ask(near) => {
                self.near = near;
                None
            }
        }
    }

    /// Called when another place is touched: the rules say what is against it.
    pub fn unmarked(&self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        let all = candidates::places(view, self.card, self.first);
        let play = all.into_iter().find(|(place, _)| *place == spot).map(|(_, play)| play);
        play.map(|play| Ask::Do(Command::Act(candidates::deed(play))))
    }

    fn meant(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        self.near.clear();
        match (spot, self.first) {
            (Spot::Hex(at), None) if self.card == ProgressCard::Inventor => {
                self.first = Some(at);
                None
            }
            (Spot::Hex(at), Some(first)) if at == first => {
                self.first = None;
                None
            }
            _ => self.unmarked(view, spot),
        }
    }

    /// Takes the first hex of an Inventor back; says whether there was one.
    pub fn step_back(&mut self) -> Option<Hex> {
        self.first.take()
    }
}
