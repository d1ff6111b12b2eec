//! Building: what it costs, and where a touch leaves open which piece is meant.

use egui::{Key, Painter, Ui};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Aim, Ask, Beside, Head, IslandMode, Panel, SpotFilter};
use crate::app::screens::play::parts::piece::{self, BuildPiece, Laying, pieces_for, wall_spots};
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::parts::{controls, look_up, spots};
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{KnightLevel, Piece, Readiness, WALLS};
use kit::widgets::{
    GAP, SizedButton, Touch, bold, buttons, hint, remark, say, section, spaced, tight_box,
};
use words::game::Lesson;

fn choice(view: &View<'_>, piece: BuildPiece, spot: Spot) -> Option<Beside> {
    let label = piece.name(view);
    let called = ("piece", &label as _);
    let name = match piece::laying(view) {
        Laying::Paid => view.with("chooser-build", &[called, ("price", &piece.price())]),
        Laying::Free | Laying::FreeShip | Laying::InTheOpening => {
            view.with("chooser-lay", &[called])
        }
    };
    Some(Beside {
        name,
        label,
        icon: piece.icon(),
        is_usual: piece.is_payable(view),
        ask: Ask::Do(Command::Act(piece.deed(view, spot)?)),
    })
}

/// Prices and spots; the pieces for one spot; or the spots under one finger.
#[derive(Debug)]
pub struct BuildPanel {
    shown: Shown,
    aim: Aim,
}

#[derive(Debug)]
enum Shown {
    Prices,
    /// Several pieces are possible there, or none can be paid for.
    Spot(Spot),
    /// Chosen by name.
    Spots(Vec<Spot>),
}

impl BuildPanel {
    pub fn prices() -> Self {
        Self { shown: Shown::Prices, aim: Aim { filter: SpotFilter::Legal, ..Aim::default() } }
    }

    pub fn spot(spot: Spot, filter: SpotFilter) -> Self {
        Self { shown: Shown::Spot(spot), aim: Aim { filter, ..Aim::default() } }
    }

    pub const fn spots(spots: Vec<Spot>, aim: Aim) -> Self {
        Self { shown: Shown::Spots(spots), aim }
    }
}

impl Panel for BuildPanel {
    fn head(&self) -> Head {
        const NEW: &[Lesson] = &[Lesson::Ship, Lesson::Recruiting, Lesson::Walls, Lesson::Building];
        let head = match self.shown {
            Shown::Prices => Head::new("build").titled("build-title").lessons(NEW),
            Shown::Spot(_) => Head::new("spot").titled("chooser-title"),
            Shown::Spots(_) => Head::new("ask").titled("ask-title"),
        };
        head.cancels().letter(Key::B)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        match &self.shown {
            Shown::Prices => prices(ui, view, &mut self.aim.filter),
            Shown::Spot(spot) => prices_of(ui, view, *spot, self.aim.filter),
            Shown::Spots(spots) => {
                let spot = spot_list(ui, view, spots)?;
                let mode = self.island(view);
                if mode.choices.contains(&spot) || mode.unmarked.contains(&spot) {
                    return self.touched(view, Touch::Spot(spot));
                }
                self.unmarked(view, spot)
            }
        }
    }

    fn beside(&self, view: &View<'_>) -> Vec<Beside> {
        let Shown::Spot(spot) = self.shown else { return Vec::new() };
        let pieces = pieces_for(view, spot, self.aim.filter).into_iter();
        pieces.filter_map(|piece| choice(view, piece, spot)).collect()
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = spots::choices(view, self.aim);
        let unmarked = spots::answering(view, self.aim);
        let selected = if let Shown::Spot(spot) = self.shown { Some(spot) } else { None };
        IslandMode { choices, unmarked, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.aim))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        spots::unmarked(view, spot, self.aim)
    }
}

/// Returns what the pieces cost that can be chosen for `spot`.
fn prices_of(ui: &mut Ui, view: &View<'_>, spot: Spot, filter: SpotFilter) -> Option<Ask> {
    say(ui, &view.places().spot(spot));
    let pieces = pieces_for(view, spot, filter);
    hint(ui, &view.text.get(if pieces.is_empty() { "chooser-none" } else { "chooser-hint" }));
    if piece::laying(view) != Laying::Paid {
        return None;
    }
    let mut touched = None;
    for piece in pieces {
        let looked_up = beside_sign(ui, view, piece, |ui| {
            ui.horizontal_wrapped(|ui| {
                bold(ui, &piece.name(view), 18.0);
                // It can only be recorded as what the table did.
                if !piece.is_payable(view) {
                    remark(ui, &view.text.get("price-lacks"));
                }
            });
            ui.horizontal_wrapped(|ui| controls::chips(ui, view, piece.price()));
        });
        touched = touched.or(looked_up);
    }
    touched
}

/// A price in a box, beside the sign of its piece, which leads to what the almanac says of it.
fn beside_sign(
    ui: &mut Ui,
    view: &View<'_>,
    piece: BuildPiece,
    price: impl FnOnce(&mut Ui),
) -> Option<Ask> {
    tight_box(ui, |ui| {
        spaced(ui, GAP, |ui| {
            let icon = |painter: &Painter, rect, ink| piece.icon().paint(painter, rect, ink);
            look_up::beside(ui, view, (Some(piece.entry()), 0.0), icon, |ui| {
                // Nothing here can be touched, so lines can be as low as their text.
                ui.spacing_mut().interact_size.y = 20.0;
                price(ui);
            })
        })
    })
}

/// Returns what everything costs, and which spots can be touched.
fn prices(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter) -> Option<Ask> {
    if !view.is_low() {
        let is_any = *filter == SpotFilter::Anywhere;
        hint(ui, &view.text.get(if is_any { "build-any-hint" } else { "build-hint" }));
    }
    let modes = [(SpotFilter::Legal, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 52.0), |(mode, key)| {
        SizedButton::new(view.text.get(key)).chosen(*filter == mode)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
    section(ui, &view.text.get("build-costs"));
    let mut touched = None;
    for piece in BuildPiece::sold(view) {
        touched = touched.or(beside_sign(ui, view, piece, |ui| row(ui, view, piece)));
    }
    touched
}

/// Returns how many places there are for something, and how many pieces are left; none for what
/// needs no piece of its own.
fn supply(view: &View<'_>, piece: BuildPiece) -> (usize, Option<usize>) {
    let (state, active) = (view.state, view.builder());
    let (ships, roads): (Vec<Path>, Vec<Path>) =
        state.damaged_links(active).partition(|at| state.pieces().ship(*at).is_some());
    let left = |piece| Some(usize::from(state.pieces_left(active, piece)));
    match piece {
        BuildPiece::Road | BuildPiece::Repair => {
            (state.road_spots().len() + roads.len(), left(Piece::Road))
        }
        BuildPiece::Ship | BuildPiece::RepairShip => {
            (state.ship_spots().len() + ships.len(), left(Piece::Ship))
        }
        BuildPiece::Settlement => (state.settlement_spots().len(), left(Piece::Settlement)),
        BuildPiece::City => (state.city_spots().len(), left(Piece::City)),
        BuildPiece::Wall => {
            let left = WALLS.saturating_sub(state.pieces().walls_of(active).count());
            (wall_spots(view).len(), Some(left))
        }
        BuildPiece::Knight => {
            let left = usize::from(state.knights_left(active, KnightLevel::Basic));
            (state.knight_spots().len(), Some(left))
        }
        BuildPiece::Activation => {
            let own = state.pieces().knights_of(active);
            (own.filter(|(_, it)| it.readiness == Readiness::Inactive).count(), None)
        }
        BuildPiece::Promotion => (state.promotable().count(), None),
    }
}

/// Draws the price of `piece`, how many places there are for it, and how many pieces are left.
fn row(ui: &mut Ui, view: &View<'_>, piece: BuildPiece) {
    let ((spots, left), price) = (supply(view, piece), piece.price());
    // More of them need lower rows.
    let is_crowded = view.state.knights().is_some() || view.state.sea().is_some();
    ui.horizontal_wrapped(|ui| {
        bold(ui, &piece.name(view), 18.0);
        if is_crowded {
            controls::chips(ui, view, price);
        }
        let mut facts = vec![view.text.with("price-spots", &[("count", spots.into())])];
        facts.extend(left.map(|left| view.with("price-left", &[("count", &left)])));
        if !view.may_give(view.builder(), price) {
            facts.push(view.text.get("price-lacks"));
        } else if view.lays_hands_open() {
            facts.push(view.text.get("price-payable"));
        }
        remark(ui, &view.text.joined(&facts));
    });
    if !is_crowded {
        ui.horizontal_wrapped(|ui| controls::chips(ui, view, price));
    }
}
