//! Building: what it costs, and where a touch leaves open which piece is meant.

use egui::{Sense, Ui, Vec2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Beside, Head, IslandMode, Letter, Panel, SpotFilter};
use crate::app::screens::play::parts::piece::{self, BuildPiece, Laying, pieces_for, wall_spots};
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::parts::{controls, look_up, spots};
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{Building, Cards, KnightLevel, KnightsPurchase, Piece, Readiness, WALLS};
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, Touch, bold, buttons, hint, remark, say, section, spaced,
    tight_box,
};
use words::almanac::EntryId;
use words::game::Lesson;

fn choice(view: &View<'_>, piece: BuildPiece, spot: Spot) -> Option<Beside> {
    let label = piece.name(view);
    let called = ("piece", label.as_str().into());
    let name = match piece::laying(view) {
        Laying::Paid => {
            let price = ("price", view.cards(piece.price()).into());
            view.text.with("chooser-build", &[called, price])
        }
        Laying::Free | Laying::InTheOpening => view.text.with("chooser-lay", &[called]),
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
    filter: SpotFilter,
    /// The open task that the spots may belong to.
    which: Option<usize>,
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
    pub const fn prices() -> Self {
        Self { shown: Shown::Prices, filter: SpotFilter::Legal, which: None }
    }

    pub const fn spot(spot: Spot, filter: SpotFilter) -> Self {
        Self { shown: Shown::Spot(spot), filter, which: None }
    }

    pub const fn spots(spots: Vec<Spot>, filter: SpotFilter, which: Option<usize>) -> Self {
        Self { shown: Shown::Spots(spots), filter, which }
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
        head.cancels().letter(Letter::Build)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        match &self.shown {
            Shown::Prices => prices(ui, view, &mut self.filter),
            Shown::Spot(spot) => prices_of(ui, view, *spot, self.filter),
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
        let pieces = pieces_for(view, spot, self.filter).into_iter();
        pieces.filter_map(|piece| choice(view, piece, spot)).collect()
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = spots::choices(view, self.which, self.filter);
        let unmarked = spots::answering(view, self.which);
        let selected = if let Shown::Spot(spot) = self.shown { Some(spot) } else { None };
        IslandMode { choices, unmarked, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.filter, self.which))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        spots::unmarked(view, spot, self.which)
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
        let looked_up = beside_sign(ui, view, (piece.icon(), piece.entry()), |ui| {
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
    (icon, entry): (Icon, EntryId),
    price: impl FnOnce(&mut Ui),
) -> Option<Ask> {
    tight_box(ui, |ui| {
        spaced(ui, GAP, |ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(FINGER), Sense::hover());
            let paint = |painter: &egui::Painter, rect, ink| icon.paint(painter, rect, ink);
            let touched = look_up::sign(ui, view, (entry, place), paint);
            let room = vec2(ui.available_width(), FINGER);
            ui.allocate_ui(room, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(room.x);
                    // Nothing here can be touched, so lines can be as low as their text.
                    ui.spacing_mut().interact_size.y = 20.0;
                    price(ui);
                });
            });
            touched
        })
    })
}

/// Returns what everything costs, and which spots can be touched.
fn prices(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter) -> Option<Ask> {
    let hinted = match filter {
        SpotFilter::Anywhere => view.text.get("build-any-hint"),
        SpotFilter::Payable | SpotFilter::Legal => view.text.get("build-hint"),
    };
    if !view.is_low() {
        hint(ui, &hinted);
    }
    let modes = [(SpotFilter::Legal, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 52.0), |(mode, key)| {
        SizedButton::new(view.text.get(key)).chosen(*filter == mode)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
    section(ui, &view.text.get("build-costs"));
    let state = view.state;
    let active = view.builder();
    let (damaged_ships, damaged_roads): (Vec<Path>, Vec<Path>) =
        state.damaged_links(active).partition(|at| state.pieces().ship(*at).is_some());
    let roads = state.road_spots().len() + damaged_roads.len();
    let left = |piece| usize::from(state.pieces_left(active, piece));
    let settlements = (state.settlement_spots().len(), left(Piece::Settlement));
    let cities = (state.city_spots().len(), left(Piece::City));
    let mut rows = vec![
        Row::of(view, BuildPiece::Road, (roads, left(Piece::Road))),
        Row::of(view, BuildPiece::Building(Building::Settlement), settlements),
        Row::of(view, BuildPiece::Building(Building::City), cities),
    ];
    if state.sea().is_some() {
        let ships = (state.ship_spots().len() + damaged_ships.len(), left(Piece::Ship));
        rows.insert(1, Row::of(view, BuildPiece::Ship, ships));
    }
    if state.knights().is_some() {
        rows.extend(knights_rows(view));
    }
    let mut touched = None;
    for row in rows {
        let looked_up = beside_sign(ui, view, row.sign, |ui| row.show(ui, view));
        touched = touched.or(looked_up);
    }
    touched
}

/// What costs something: how many places there are for it, and how many pieces are left.
struct Row {
    sign: (Icon, EntryId),
    name: String,
    price: Cards,
    spots: usize,
    /// None for what needs no piece of its own.
    left: Option<usize>,
}

impl Row {
    fn of(view: &View<'_>, piece: BuildPiece, (spots, left): (usize, usize)) -> Self {
        let sign = (piece.icon(), piece.entry());
        Self { sign, name: piece.name(view), price: piece.price(), spots, left: Some(left) }
    }

    fn show(&self, ui: &mut Ui, view: &View<'_>) {
        // More of them need lower rows.
        let is_crowded = view.state.knights().is_some() || view.state.sea().is_some();
        ui.horizontal_wrapped(|ui| {
            bold(ui, &self.name, 18.0);
            if is_crowded {
                controls::chips(ui, view, self.price);
            }
            let mut facts = vec![view.text.with("price-spots", &[("count", self.spots.into())])];
            let left = self.left.map(|left| [("count", left.into())]);
            facts.extend(left.map(|left| view.text.with("price-left", &left)));
            if !view.may_give(view.builder(), self.price) {
                facts.push(view.text.get("price-lacks"));
            } else if view.lays_hands_open() {
                facts.push(view.text.get("price-payable"));
            }
            remark(ui, &view.text.joined(&facts));
        });
        if !is_crowded {
            ui.horizontal_wrapped(|ui| controls::chips(ui, view, self.price));
        }
    }
}

/// Returns what Cities & Knights has for sale on the island.
fn knights_rows(view: &View<'_>) -> Vec<Row> {
    let (state, active) = (view.state, view.builder());
    let own = || state.pieces().knights_of(active);
    let sleeping = own().filter(|(_, knight)| knight.readiness == Readiness::Inactive).count();
    let walls = WALLS.saturating_sub(state.pieces().walls_of(active).count());
    let basic = usize::from(state.knights_left(active, KnightLevel::Basic));
    let pieces = [
        Row::of(view, BuildPiece::Wall, (wall_spots(view).len(), walls)),
        Row::of(view, BuildPiece::Knight, (state.knight_spots().len(), basic)),
    ];
    let (activation, promotion) = (KnightsPurchase::Activation, KnightsPurchase::Promotion);
    let (activate, promote) =
        ((Icon::Activate, EntryId::ACTIVATING), (Icon::Promote, EntryId::PROMOTING));
    let deeds = [
        ("knight-activation", activation, sleeping, activate),
        ("knight-promotion", promotion, state.promotable().count(), promote),
    ];
    let deeds = deeds.map(|(key, purchase, spots, sign)| Row {
        sign,
        name: view.text.get(key),
        price: purchase.price(),
        spots,
        left: None,
    });
    pieces.into_iter().chain(deeds).collect()
}
