//! Building: what it costs, and where a touch leaves open which piece is meant.

use crate::board::Spot;
use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{
    Ask, Beside, IslandMode, Letter, Next, Page, Panel, Rank, SpotFilter,
};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::parts::sizes::is_low;
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use crate::app::widgets::{
    Icon, Picked, SizedButton, Touch, bold, boxed, grid, hint, remark, say, section,
};
use crate::game::{Building, Condition, Deed, Purchase};
use crate::words::game::purchase_of;
use crate::words::text::Value;

/// A piece that can go on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Road,
    Repair,
    Building(Building),
}

impl Piece {
    const fn purchase(self) -> Purchase {
        match self {
            Self::Road | Self::Repair => Purchase::Road,
            Self::Building(building) => purchase_of(building),
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Road | Self::Repair => Icon::Road,
            Self::Building(Building::Settlement) => Icon::Settlement,
            Self::Building(Building::City | Building::LaidCity) => Icon::City,
        }
    }

    const fn deed(self, spot: Spot) -> Option<Deed> {
        match (self, spot) {
            (Self::Road, Spot::Path(at)) => Some(Deed::BuildRoad { at }),
            (Self::Repair, Spot::Path(at)) => Some(Deed::RepairRoad { at }),
            (Self::Building(Building::Settlement), Spot::Intersection(at)) => {
                Some(Deed::BuildSettlement { at })
            }
            (Self::Building(Building::City), Spot::Intersection(at)) => {
                Some(Deed::BuildCity { at })
            }
            _ => None,
        }
    }

    /// The choice of it for `spot`.
    fn beside(self, view: &View<'_>, spot: Spot) -> Option<Beside> {
        let label = self.name(view);
        let price = view.cards(self.purchase().price());
        let values: [(&str, Value<'_>); 2] =
            [("piece", label.as_str().into()), ("price", price.into())];
        let is_paid = view.may_pay(view.builder(), self.purchase());
        Some(Beside {
            name: view.text.with("chooser-build", &values),
            label,
            icon: self.icon(),
            rank: if is_paid { Rank::Usual } else { Rank::AsTheTableDid },
            ask: Ask::Do(Command::Act(self.deed(spot)?)),
        })
    }

    fn name(self, view: &View<'_>) -> String {
        match self {
            Self::Repair => view.text.get("price-repair"),
            _ => view.purchase(self.purchase()),
        }
    }
}

/// The pieces that could go on `spot`.
fn pieces_for(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Vec<Piece> {
    let state = view.state;
    let active = view.builder();
    let settlement = Piece::Building(Building::Settlement);
    let city = Piece::Building(Building::City);
    let mut pieces = match (spot, filter) {
        (Spot::Hex(_), _) => Vec::new(),
        (Spot::Intersection(at), filter) => match state.pieces().building(at) {
            Some(_) => vec![city],
            None if filter == SpotFilter::Anywhere => vec![settlement, city],
            None => vec![settlement],
        },
        (Spot::Path(at), _) => match state.pieces().road(at) {
            Some((_, Condition::Damaged)) => vec![Piece::Repair],
            _ => vec![Piece::Road],
        },
    };
    if filter == SpotFilter::Payable {
        pieces.retain(|piece| view.may_pay(active, piece.purchase()));
    }
    pieces
}

/// Prices and spots.
#[derive(Debug)]
pub struct BuildPanel {
    filter: SpotFilter,
}

impl Default for BuildPanel {
    fn default() -> Self {
        Self { filter: SpotFilter::Legal }
    }
}

impl Panel for BuildPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "build"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Build
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("build-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        prices(ui, view, &mut self.filter);
        None
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get("chooser-cancel"))
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode { choices: spots::choices(view, None, self.filter), ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.filter, None))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        spots::unmarked(view, spot, None)
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Build)
    }
}

/// The pieces for a spot where several are possible, or where none can be paid for.
#[derive(Debug)]
pub struct SpotPanel {
    pub spot: Spot,
    pub filter: SpotFilter,
}

impl Panel for SpotPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "spot"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Build
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("chooser-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        prices_of(ui, view, self.spot, self.filter);
        None
    }

    fn beside(&self, view: &View<'_>) -> Vec<Beside> {
        let pieces = pieces_for(view, self.spot, self.filter).into_iter();
        pieces.filter_map(|piece| piece.beside(view, self.spot)).collect()
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get("chooser-cancel"))
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = spots::choices(view, None, self.filter);
        IslandMode { choices, selected: Some(self.spot), ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.filter, None))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        spots::unmarked(view, spot, None)
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Build)
    }
}

/// Spots under one finger, chosen by name.
#[derive(Debug)]
pub struct SpotsPanel {
    pub spots: Vec<Spot>,
    pub filter: SpotFilter,
    /// The open task they may belong to.
    pub which: Option<usize>,
}

impl Panel for SpotsPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "ask"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Build
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("ask-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let spot = spot_list(ui, view, &self.spots)?;
        self.touched(view, Touch::Spot(spot))
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get("chooser-cancel"))
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = spots::choices(view, self.which, self.filter);
        IslandMode { choices, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.filter, self.which))
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Build)
    }
}

/// What the pieces cost that can be chosen for `spot`.
fn prices_of(ui: &mut Ui, view: &View<'_>, spot: Spot, filter: SpotFilter) {
    say(ui, &view.places().spot(spot));
    let pieces = pieces_for(view, spot, filter);
    hint(ui, &view.text.get(if pieces.is_empty() { "chooser-none" } else { "chooser-hint" }));
    for piece in pieces {
        boxed(ui, |ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            ui.horizontal_wrapped(|ui| {
                bold(ui, &piece.name(view), 18.0);
                // It can only be recorded as what the table did.
                if !view.may_pay(view.builder(), piece.purchase()) {
                    remark(ui, &view.text.get("price-lacks"));
                }
            });
            ui.horizontal_wrapped(|ui| controls::chips(ui, view, piece.purchase().price()));
        });
    }
}

/// What everything costs, and which spots can be touched.
fn prices(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter) {
    let hinted = match filter {
        SpotFilter::Anywhere => view.text.get("build-any-hint"),
        SpotFilter::Payable | SpotFilter::Legal => view.text.get("build-hint"),
    };
    if !is_low(view.screen) {
        hint(ui, &hinted);
    }
    let modes = [(SpotFilter::Legal, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    grid(ui, &modes, (140.0, 52.0), |ui, (mode, key), size| {
        let label = view.text.get(key);
        let picked = if *filter == mode { Picked::This } else { Picked::Not };
        if SizedButton::new(&label).picked(picked).show(ui, size).clicked() {
            *filter = mode;
        }
    });
    section(ui, &view.text.get("build-costs"));
    let state = view.state;
    let active = view.builder();
    let roads = state.road_spots().len() + state.damaged_roads(active).count();
    let rows = [
        (Purchase::Road, roads, crate::game::Piece::Road),
        (Purchase::Settlement, state.settlement_spots().len(), crate::game::Piece::Settlement),
        (Purchase::City, state.city_spots().len(), crate::game::Piece::City),
    ];
    for (purchase, spots, piece) in rows {
        boxed(ui, |ui| {
            // Nothing here can be touched, so lines can be as low as their text.
            ui.spacing_mut().interact_size.y = 20.0;
            ui.horizontal_wrapped(|ui| {
                bold(ui, &view.purchase(purchase), 18.0);
                let left = state.pieces_left(active, piece);
                let mut facts = vec![
                    view.text.with("price-spots", &[("count", spots.into())]),
                    view.text.with("price-left", &[("count", left.into())]),
                ];
                if !view.may_pay(active, purchase) {
                    facts.push(view.text.get("price-lacks"));
                } else if view.lays_hands_open() {
                    facts.push(view.text.get("price-payable"));
                }
                hint(ui, &view.text.joined(&facts));
            });
            ui.horizontal_wrapped(|ui| controls::chips(ui, view, purchase.price()));
        });
    }
}
