//! Fairness of an island: what each resource yields, and what the best starting spots reach.

use egui::{Align2, Rect, Role, Sense, Stroke, Ui, vec2};

use crate::app::screens::decks::parts::hint;
use board::{Fairness, Hex, Island, Resource, Rotation, Starts, fairness};
use kit::theme::bounds::Within;
use kit::theme::{Palette, strong};
use kit::widgets::{
    Geometry, Switch, average_bar, captioned_number, grid, named_place, toggle, unfolded,
};
use words::text::Text;

/// An island, and who begins where on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub island: &'a Island,
    /// Land beside which the opening places its settlements; none: anywhere.
    pub begins: Option<&'a [Hex]>,
    pub players: usize,
}

impl Board<'_> {
    fn starts(self, found: &Fairness) -> Starts {
        found.starts_at(self.players, |at| match self.begins {
            Some(land) => at.hexes().iter().any(|hex| land.contains(hex)),
            None => true,
        })
    }
}

/// The section on fairness.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairBox {
    open: Switch,
    spots: Switch,
}

impl FairBox {
    /// The figures of `board`.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, board: Board<'_>) {
        let found = fairness(board.island);
        let starts = board.starts(&found);
        let least = starts.pips.iter().min().copied().unwrap_or(0);
        let most = starts.pips.iter().max().copied().unwrap_or(0);
        let values =
            [("least", least.into()), ("most", most.into()), ("spread", starts.spread.into())];
        let line = text.with("shuffle-fair-short", &values);
        if !unfolded(ui, &text.get("shuffle-fair"), &line, &mut self.open) {
            return;
        }
        hint(ui, &text.get("shuffle-fair-resources"));
        for resource in Resource::ALL {
            let (name, yields) = (text.kind(resource), found.resources[resource]);
            let figure = match yields.ratio {
                Some(ratio) => text.number(ratio.into(), 1),
                None => text.get("shuffle-fair-none"),
            };
            let values = [
                ("resource", name.as_str().into()),
                ("figure", figure.as_str().into()),
                ("pips", yields.pips.into()),
            ];
            let said = text.with("shuffle-fair-said", &values);
            let tone = Palette::of(ui).card(resource);
            average_bar(ui, &said, (&name, &figure), yields.ratio.unwrap_or(0.0), tone);
        }
        ui.add_space(4.0);
        hint(ui, &text.with("shuffle-fair-starts", &[("spread", starts.spread.into())]));
        // What each player would reach, first to last.
        let players: Vec<(usize, u8)> = (1..).zip(starts.pips.iter().copied()).collect();
        grid(ui, &players, (64.0, 48.0), |ui, (nth, pips), size| {
            let nth = ("nth", (*nth).into());
            let place = text.with("shuffle-nth", std::slice::from_ref(&nth));
            let said = text.with("shuffle-fair-player", &[nth, ("pips", (*pips).into())]);
            captioned_number(ui, size, &said, (&place, *pips));
        });
        let size = vec2(ui.available_width(), 52.0);
        let state = toggle(ui, size, &text.get("shuffle-fair-show"), self.spots);
        self.spots = state.unwrap_or(self.spots);
    }

    /// Marks the best spots in the picture in `rect`, if they are to be shown: each with
    /// the number of the player who would take it.
    pub fn mark(self, ui: &Ui, text: &Text, rect: Rect, board: Board<'_>, lies: Rotation) {
        if self.spots == Switch::Off {
            return;
        }
        let palette = Palette::of(ui);
        let geometry = Geometry::fit(board.island, rect, lies.sixths());
        let radius = (geometry.side() * 0.24).within(9.0, 20.0);
        let starts = board.starts(&fairness(board.island));
        for (nth, spots) in (1_usize..).zip(&starts.spots) {
            for spot in spots {
                let at = geometry.intersection(spot.at);
                let values = [("nth", nth.into()), ("pips", spot.pips.into())];
                let name = text.with("shuffle-spot", &values);
                let id = ui.scope_id().with(("best spot", spot.at));
                let place = Rect::from_center_size(at, vec2(radius, radius) * 2.0);
                named_place(ui, place, id, (Sense::hover(), Role::Label), &name);
                let painter = ui.painter();
                painter.circle_filled(at, radius + 2.0, palette.edge);
                painter.circle(at, radius, palette.glow, Stroke::new(2.0, palette.choice));
                let font = strong(ui.ctx(), radius * 1.2);
                painter.text(at, Align2::CENTER_CENTER, nth, font, palette.edge);
            }
        }
    }
}
