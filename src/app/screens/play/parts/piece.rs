//! Pieces that are bought for a place on the island: its name, its signs, its price, and where it fits; of
//! roads and ships also whether they cost anything.

use crate::app::command::SpotFilter;
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{
    Building, Cards, Condition, Deed, Expansion, KnightsDeed, KnightsPurchase, Phase, Piece,
    Purchase, Readiness, SeaDeed, SeaTask, Seat, Task,
};
use kit::widgets::Icon;
use words::almanac::EntryId;

/// Something bought for a place: a piece, or a change to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildPiece {
    Road,
    Ship,
    /// A damaged road turned back.
    Repair,
    RepairShip,
    Settlement,
    City,
    Wall,
    Knight,
    /// A knight becomes active.
    Activation,
    /// A knight becomes stronger.
    Promotion,
}

/// Purchase as which something is paid for.
#[derive(Clone, Copy)]
enum Price {
    Base(Purchase),
    Knights(KnightsPurchase),
}

impl BuildPiece {
    /// The key of its name, its sign, what the almanac says of it, and as what it is paid for.
    const fn row(self) -> (&'static str, Icon, EntryId, Price) {
        use KnightsPurchase as K;
        use Price::{Base, Knights};
        use Purchase as P;
        match self {
            Self::Road => ("price-road", Icon::Road, EntryId::ROAD, Base(P::Road)),
            Self::Ship => ("price-ship", Icon::Ship, EntryId::SHIP, Base(P::Ship)),
            Self::Repair => ("price-repair", Icon::Road, EntryId::EARTHQUAKE, Base(P::Road)),
            Self::RepairShip => {
                ("price-repair-ship", Icon::Ship, EntryId::SHIP_DAMAGE, Base(P::Ship))
            }
            Self::Settlement => {
                ("price-settlement", Icon::Settlement, EntryId::SETTLEMENT, Base(P::Settlement))
            }
            Self::City => ("price-city", Icon::City, EntryId::CITY, Base(P::City)),
            Self::Wall => ("piece-wall", Icon::Wall, EntryId::CITY_WALLS, Knights(K::Wall)),
            Self::Knight => {
                ("piece-knight", Icon::Recruit, EntryId::RECRUITING, Knights(K::Knight))
            }
            Self::Activation => {
                ("knight-activation", Icon::Activate, EntryId::ACTIVATING, Knights(K::Activation))
            }
            Self::Promotion => {
                ("knight-promotion", Icon::Promote, EntryId::PROMOTING, Knights(K::Promotion))
            }
        }
    }

    /// All that is sold in this game for a place, in the order of the price list.
    pub fn sold(view: &View<'_>) -> impl Iterator<Item = Self> {
        Self::SOLD.into_iter().filter(|piece| view.plays(piece.expansion()))
    }

    const SOLD: [Self; 8] = [
        Self::Road,
        Self::Ship,
        Self::Settlement,
        Self::City,
        Self::Wall,
        Self::Knight,
        Self::Activation,
        Self::Promotion,
    ];

    /// The expansion that brings it; none: any game has it.
    fn expansion(self) -> Option<Expansion> {
        self.piece().map_or(Some(Expansion::Knights), Piece::expansion)
    }

    /// The piece that is put there, or repaired; none where it is of Cities & Knights.
    pub const fn piece(self) -> Option<Piece> {
        match self.row().3 {
            Price::Base(purchase) => purchase.piece(),
            Price::Knights(_) => None,
        }
    }

    pub fn name(self, view: &View<'_>) -> String {
        view.text.get(self.row().0)
    }

    pub const fn icon(self) -> Icon {
        self.row().1
    }

    pub const fn entry(self) -> EntryId {
        self.row().2
    }

    pub fn price(self) -> Cards {
        match self.row().3 {
            Price::Base(purchase) => purchase.price(),
            Price::Knights(purchase) => purchase.price(),
        }
    }

    /// Returns whether `seat` has the pieces for it in Cities & Knights.
    pub fn is_offered(self, view: &View<'_>, seat: Seat) -> bool {
        match self.row().3 {
            Price::Base(_) => true,
            Price::Knights(purchase) => view.state.knights_offers(seat).contains(&purchase),
        }
    }

    /// The places for it by the rules of whoever builds now, its price and the supply of knights
    /// aside.
    pub fn spots(self, view: &View<'_>) -> Vec<Spot> {
        let (state, builder) = (view.state, view.builder());
        let pieces = state.pieces();
        let damaged = |is_ship| {
            let all = state.damaged_links(builder);
            places(all.filter(|at| pieces.ship(*at).is_some() == is_ship))
        };
        match self {
            Self::Road => places(state.road_spots()),
            Self::Ship => places(state.ship_spots()),
            Self::Repair => damaged(false),
            Self::RepairShip => damaged(true),
            Self::Settlement => places(state.settlement_spots()),
            Self::City => places(state.city_spots()),
            Self::Wall if !self.is_offered(view, builder) => Vec::new(),
            Self::Wall => {
                let own = pieces.places_of(builder, Building::City);
                places(own.filter(|at| !pieces.has_wall(*at)))
            }
            Self::Knight => places(state.knight_spots()),
            Self::Activation => {
                let own = pieces.knights_of(builder);
                let inactive = own.filter(|(_, it)| it.readiness == Readiness::Inactive);
                places(inactive.map(|(at, _)| at))
            }
            Self::Promotion => places(state.promotable()),
        }
    }

    /// Putting it on `spot`; nothing if it can't stand there.
    pub fn deed(self, view: &View<'_>, spot: Spot) -> Option<Deed> {
        let founds = laying(view) == LinkPrice::InTheOpening;
        Some(match (self, spot) {
            (Self::Road, Spot::Path(at)) if founds => Deed::FoundRoad { at },
            (Self::Road, Spot::Path(at)) => Deed::BuildRoad { at },
            (Self::Ship, Spot::Path(at)) if founds => Deed::Sea(SeaDeed::FoundShip { at }),
            (Self::Ship, Spot::Path(at)) => Deed::Sea(SeaDeed::BuildShip { at }),
            (Self::Repair | Self::RepairShip, Spot::Path(at)) => Deed::RepairRoad { at },
            (Self::Settlement, Spot::Intersection(at)) => Deed::BuildSettlement { at },
            (Self::City, Spot::Intersection(at)) => Deed::BuildCity { at },
            (Self::Wall, Spot::Intersection(at)) => Deed::Knights(KnightsDeed::BuildWall { at }),
            (Self::Knight, Spot::Intersection(at)) => Deed::Knights(KnightsDeed::Recruit { at }),
            (Self::Activation, Spot::Intersection(at)) => {
                Deed::Knights(KnightsDeed::Activate { at })
            }
            (Self::Promotion, Spot::Intersection(at)) => Deed::Knights(KnightsDeed::Promote { at }),
            _ => return None,
        })
    }

    /// Returns whether whoever builds now may be able to pay for it.
    pub fn is_payable(self, view: &View<'_>) -> bool {
        laying(view) != LinkPrice::Paid || view.may_give(view.builder(), self.price())
    }
}

fn places<P: Into<Spot>>(all: impl IntoIterator<Item = P>) -> Vec<Spot> {
    all.into_iter().map(Into::into).collect()
}

/// Returns the pieces that could go on `spot`: by the rules, or whatever a table might put
/// there.
pub fn pieces_for(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Vec<BuildPiece> {
    let state = view.state;
    let has_knights = view.plays(BuildPiece::Knight.expansion());
    let is_any = filter == SpotFilter::Anywhere;
    let mut pieces = match spot {
        Spot::Hex(_) => Vec::new(),
        Spot::Path(at) => on_path(view, at, filter),
        Spot::Intersection(at) => match state.pieces().building(at) {
            Some((_, Building::City)) if has_knights => vec![BuildPiece::Wall],
            Some(_) => vec![BuildPiece::City],
            None => {
                let is_legal = |piece: BuildPiece| match piece {
                    BuildPiece::Knight => {
                        piece.is_offered(view, view.builder()) && state.knight_spots().contains(&at)
                    }
                    BuildPiece::City => false,
                    _ => !has_knights || state.settlement_spots().contains(&at),
                };
                let knight = has_knights.then_some(BuildPiece::Knight);
                let all = [BuildPiece::Settlement, BuildPiece::City].into_iter().chain(knight);
                all.filter(|piece| is_any || is_legal(*piece)).collect()
            }
        },
    };
    if filter == SpotFilter::Payable {
        pieces.retain(|piece| piece.is_payable(view));
    }
    pieces
}

/// Returns the pieces that could lie on a path: what the rules have for it, or, where they have
/// nothing, whatever fits between land and sea.
fn on_path(view: &View<'_>, at: Path, filter: SpotFilter) -> Vec<BuildPiece> {
    let pieces = view.state.pieces();
    let damaged =
        |piece: Option<(Seat, Condition)>| piece == Some((view.builder(), Condition::Damaged));
    if damaged(pieces.road(at)) {
        return vec![BuildPiece::Repair];
    }
    if damaged(pieces.ship(at)) {
        return vec![BuildPiece::RepairShip];
    }
    let both = |road: bool, ship: bool| {
        let road = road.then_some(BuildPiece::Road);
        road.into_iter().chain(ship.then_some(BuildPiece::Ship)).collect::<Vec<_>>()
    };
    let allowed = both(roads(view).contains(&at), ships(view).contains(&at));
    if filter != SpotFilter::Anywhere && !allowed.is_empty() {
        return allowed;
    }
    both(view.state.island().has_path(at), takes_ships(view, at))
}

/// Returns whether a ship may lie on a path in this game.
pub fn takes_ships(view: &View<'_>, at: Path) -> bool {
    view.plays(BuildPiece::Ship.expansion()) && view.state.island().has_ship_path(at)
}

/// Price of a road or ship now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPrice {
    /// Nothing: it belongs to a settlement of the opening.
    InTheOpening,
    /// Nothing: by a card.
    Free,
    /// The same, but only ships.
    FreeShip,
    /// The usual price.
    Paid,
}

/// Returns what a road or ship costs now.
pub fn laying(view: &View<'_>) -> LinkPrice {
    if matches!(view.state.phase(), Phase::Founding { .. }) {
        return LinkPrice::InTheOpening;
    }
    let asks = |wanted: fn(&Task) -> bool| view.state.open_tasks().iter().any(wanted);
    if asks(|task| matches!(task, Task::Sea(SeaTask::FreeShip { .. }))) {
        LinkPrice::FreeShip
    } else if asks(|task| matches!(task, Task::FreeRoad { .. })) {
        LinkPrice::Free
    } else {
        LinkPrice::Paid
    }
}

/// Returns where a road may go now, sorted, its price aside.
pub fn roads(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        LinkPrice::InTheOpening => view.state.founding_roads(),
        LinkPrice::FreeShip => Vec::new(),
        LinkPrice::Free | LinkPrice::Paid => view.state.road_spots(),
    }
}

/// Returns where a ship may go now, sorted, its price aside.
pub fn ships(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        LinkPrice::InTheOpening => view.state.founding_ships(),
        LinkPrice::Free if !view.state.may_lay_ship_free(view.builder()) => Vec::new(),
        LinkPrice::Free | LinkPrice::FreeShip | LinkPrice::Paid => view.state.ship_spots(),
    }
}

/// The path of an undamaged ship of whoever builds now.
pub fn own_ship(view: &View<'_>, spot: Spot) -> Option<Path> {
    let Spot::Path(at) = spot else { return None };
    let is_own = view.state.pieces().ship(at) == Some((view.builder(), Condition::Intact));
    is_own.then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_sold() {
        let sold: Vec<Piece> = BuildPiece::SOLD.into_iter().filter_map(BuildPiece::piece).collect();
        assert_eq!(Piece::ALL.iter().find(|piece| !sold.contains(piece)), None);
    }
}
