//! What can be put on a place: its price, its name, and where it fits; of roads and ships also
//! whether they cost anything.

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{
    Building, Cards, Condition, Deed, KnightLevel, KnightsDeed, KnightsPurchase, Phase, Purchase,
    SeaDeed, SeaTask, Seat, Task, WALLS,
};
use kit::widgets::Icon;
use words::almanac::EntryId;
use words::game::purchase_of;

/// What can be put on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildPiece {
    Road,
    Ship,
    /// A damaged road turned back.
    Repair,
    RepairShip,
    Building(Building),
    Wall,
    Knight,
}

impl BuildPiece {
    /// Returns what it costs.
    pub fn price(self) -> Cards {
        match self {
            Self::Road | Self::Repair => Purchase::Road.price(),
            Self::Ship | Self::RepairShip => Purchase::Ship.price(),
            Self::Building(building) => purchase_of(building).price(),
            Self::Wall => KnightsPurchase::Wall.price(),
            Self::Knight => KnightsPurchase::Knight.price(),
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            Self::Road | Self::Repair => Icon::Road,
            Self::Ship | Self::RepairShip => Icon::Ship,
            Self::Building(Building::Settlement) => Icon::Settlement,
            Self::Building(Building::City | Building::LaidCity) => Icon::City,
            Self::Wall => Icon::Wall,
            Self::Knight => Icon::Recruit,
        }
    }

    /// Returns what the almanac says of it.
    pub const fn entry(self) -> EntryId {
        match self {
            Self::Road => EntryId::ROAD,
            Self::Ship => EntryId::SHIP,
            Self::Repair => EntryId::EARTHQUAKE,
            Self::RepairShip => EntryId::SHIP_DAMAGE,
            Self::Building(Building::Settlement) => EntryId::SETTLEMENT,
            Self::Building(Building::City | Building::LaidCity) => EntryId::CITY,
            Self::Wall => EntryId::CITY_WALLS,
            Self::Knight => EntryId::RECRUITING,
        }
    }

    /// Putting it on `spot`; nothing if it can't stand there.
    pub fn deed(self, view: &View<'_>, spot: Spot) -> Option<Deed> {
        let founds = laying(view) == Laying::InTheOpening;
        match (self, spot) {
            (Self::Road, Spot::Path(at)) if founds => Some(Deed::FoundRoad { at }),
            (Self::Road, Spot::Path(at)) => Some(Deed::BuildRoad { at }),
            (Self::Ship, Spot::Path(at)) if founds => Some(Deed::Sea(SeaDeed::FoundShip { at })),
            (Self::Ship, Spot::Path(at)) => Some(Deed::Sea(SeaDeed::BuildShip { at })),
            (Self::Repair | Self::RepairShip, Spot::Path(at)) => Some(Deed::RepairRoad { at }),
            (Self::Building(Building::Settlement), Spot::Intersection(at)) => {
                Some(Deed::BuildSettlement { at })
            }
            (Self::Building(Building::City), Spot::Intersection(at)) => {
                Some(Deed::BuildCity { at })
            }
            (Self::Wall, Spot::Intersection(at)) => {
                Some(Deed::Knights(KnightsDeed::BuildWall { at }))
            }
            (Self::Knight, Spot::Intersection(at)) => {
                Some(Deed::Knights(KnightsDeed::Recruit { at }))
            }
            _ => None,
        }
    }

    pub fn name(self, view: &View<'_>) -> String {
        match self {
            Self::Road => view.purchase(Purchase::Road),
            Self::Ship => view.purchase(Purchase::Ship),
            Self::Repair => view.text.get("price-repair"),
            Self::RepairShip => view.text.get("price-repair-ship"),
            Self::Building(building) => view.purchase(purchase_of(building)),
            Self::Wall => view.text.get("piece-wall"),
            Self::Knight => view.text.get("piece-knight"),
        }
    }

    /// Returns whether whoever builds now may be able to pay for it.
    pub fn is_payable(self, view: &View<'_>) -> bool {
        laying(view) != Laying::Paid || view.may_give(view.builder(), self.price())
    }
}

/// What could go on `spot`: by the rules, or whatever a table might put there.
pub fn pieces_for(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Vec<BuildPiece> {
    let state = view.state;
    let settlement = BuildPiece::Building(Building::Settlement);
    let city = BuildPiece::Building(Building::City);
    let has_knights = state.knights().is_some();
    let mut pieces = match spot {
        Spot::Hex(_) => Vec::new(),
        Spot::Path(at) => on_path(view, at, filter),
        Spot::Intersection(at) => match state.pieces().building(at) {
            Some((_, Building::City)) if has_knights => vec![BuildPiece::Wall],
            Some(_) => vec![city],
            None if filter == SpotFilter::Anywhere && has_knights => {
                vec![settlement, city, BuildPiece::Knight]
            }
            None if filter == SpotFilter::Anywhere => vec![settlement, city],
            None if has_knights => {
                let fits = |piece: &BuildPiece| match piece {
                    BuildPiece::Knight => {
                        has_knight_left(view) && state.knight_spots().contains(&at)
                    }
                    _ => state.settlement_spots().contains(&at),
                };
                [settlement, BuildPiece::Knight].into_iter().filter(fits).collect()
            }
            None => vec![settlement],
        },
    };
    if filter == SpotFilter::Payable {
        pieces.retain(|piece| piece.is_payable(view));
    }
    pieces
}

/// What could lie on a path: what the rules have for it, or, where they have nothing, whatever
/// fits between land and sea.
fn on_path(view: &View<'_>, at: Path, filter: SpotFilter) -> Vec<BuildPiece> {
    let (pieces, island) = (view.state.pieces(), view.state.island());
    let damaged =
        |piece: Option<(Seat, Condition)>| piece == Some((view.builder(), Condition::Damaged));
    if damaged(pieces.road(at)) {
        return vec![BuildPiece::Repair];
    }
    if damaged(pieces.ship(at)) {
        return vec![BuildPiece::RepairShip];
    }
    if view.state.sea().is_none() {
        return vec![BuildPiece::Road];
    }
    let both = |road: bool, ship: bool| {
        let road = road.then_some(BuildPiece::Road);
        road.into_iter().chain(ship.then_some(BuildPiece::Ship)).collect::<Vec<_>>()
    };
    let allowed = both(roads(view).contains(&at), ships(view).contains(&at));
    if filter != SpotFilter::Anywhere && !allowed.is_empty() {
        return allowed;
    }
    both(island.has_path(at), island.has_ship_path(at))
}

/// Returns whether whoever builds now has a knight to recruit.
pub fn has_knight_left(view: &View<'_>) -> bool {
    view.state.knights_left(view.builder(), KnightLevel::Basic) > 0
}

/// The cities of whoever builds now under which a wall can go.
pub fn wall_spots(view: &View<'_>) -> Vec<Spot> {
    let pieces = view.state.pieces();
    let builder = view.builder();
    if view.state.knights().is_none() || pieces.walls_of(builder).count() >= WALLS {
        return Vec::new();
    }
    let own = pieces.buildings_of(builder);
    let bare = own.filter(|(at, building)| *building == Building::City && !pieces.has_wall(*at));
    bare.map(|(at, _)| Spot::Intersection(at)).collect()
}

/// What a road or ship costs now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laying {
    /// Nothing: it belongs to a settlement of the opening.
    InTheOpening,
    /// Nothing: by a card.
    Free,
    /// Its price.
    Paid,
}

/// Returns what a road or ship costs now.
pub fn laying(view: &View<'_>) -> Laying {
    if matches!(view.state.phase(), Phase::Founding { .. }) {
        return Laying::InTheOpening;
    }
    let is_free =
        |task: &Task| matches!(task, Task::FreeRoad { .. } | Task::Sea(SeaTask::FreeShip { .. }));
    if view.state.open_tasks().iter().any(is_free) { Laying::Free } else { Laying::Paid }
}

/// Returns where a road may go now, sorted, its price aside.
pub fn roads(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        Laying::InTheOpening => view.state.founding_roads(),
        Laying::Free if is_ship_due(view) => Vec::new(),
        Laying::Free | Laying::Paid => view.state.road_spots(),
    }
}

/// Returns where a ship may go now, sorted, its price aside.
pub fn ships(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        Laying::InTheOpening => view.state.founding_ships(),
        Laying::Paid => view.state.ship_spots(),
        Laying::Free if is_ship_due(view) || view.state.may_lay_ship_free(view.builder()) => {
            view.state.ship_spots()
        }
        Laying::Free => Vec::new(),
    }
}

/// The path of an undamaged ship of whoever builds now.
pub fn own_ship(view: &View<'_>, spot: Spot) -> Option<Path> {
    let Spot::Path(at) = spot else { return None };
    let is_own = view.state.pieces().ship(at) == Some((view.builder(), Condition::Intact));
    is_own.then_some(at)
}

/// Returns whether only a ship may be laid for free.
fn is_ship_due(view: &View<'_>) -> bool {
    let open = view.state.open_tasks();
    open.iter().any(|task| matches!(task, Task::Sea(SeaTask::FreeShip { .. })))
}
