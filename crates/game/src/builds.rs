//! The builds that the rules allow: what is bought for a place, and where it may be put now. A state
//! is judged once, by the judge who is asked again when something is built; whoever marks places or
//! says what a touch means looks them up.

use std::collections::BTreeSet;

use crate::{
    Cards, Deed, Expansion, KnightsDeed, KnightsPurchase, Phase, Piece, Purchase, RiversDeed,
    SeaDeed, Seat, State,
};
use board::Spot;

/// Something bought for a place: a piece, or a change to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BuildPiece {
    Road,
    Ship,
    /// A damaged road turned back.
    Repair,
    RepairShip,
    Bridge,
    RepairBridge,
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
    /// All that is sold for a place, in the order of the price list.
    pub const SOLD: [Self; 9] = [
        Self::Road,
        Self::Ship,
        Self::Bridge,
        Self::Settlement,
        Self::City,
        Self::Wall,
        Self::Knight,
        Self::Activation,
        Self::Promotion,
    ];

    /// All that may be put on the island, repairs included.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let repairs = [Self::Repair, Self::RepairShip, Self::RepairBridge];
        Self::SOLD.into_iter().chain(repairs)
    }

    const fn paid_as(self) -> Price {
        match self {
            Self::Road | Self::Repair => Price::Base(Purchase::Road),
            Self::Ship | Self::RepairShip => Price::Base(Purchase::Ship),
            Self::Bridge | Self::RepairBridge => Price::Base(Purchase::Bridge),
            Self::Settlement => Price::Base(Purchase::Settlement),
            Self::City => Price::Base(Purchase::City),
            Self::Wall => Price::Knights(KnightsPurchase::Wall),
            Self::Knight => Price::Knights(KnightsPurchase::Knight),
            Self::Activation => Price::Knights(KnightsPurchase::Activation),
            Self::Promotion => Price::Knights(KnightsPurchase::Promotion),
        }
    }

    /// The piece that is put there, or repaired; none where it is of Cities & Knights.
    pub const fn piece(self) -> Option<Piece> {
        match self.paid_as() {
            Price::Base(purchase) => purchase.piece(),
            Price::Knights(_) => None,
        }
    }

    /// The expansion that brings it; none: any game has it.
    pub fn expansion(self) -> Option<Expansion> {
        self.piece().map_or(Some(Expansion::Knights), Piece::expansion)
    }

    pub fn price(self) -> Cards {
        match self.paid_as() {
            Price::Base(purchase) => purchase.price(),
            Price::Knights(purchase) => purchase.price(),
        }
    }

    /// Returns whether `seat` has the pieces for it in Cities & Knights.
    pub fn is_offered(self, state: &State, seat: Seat) -> bool {
        match self.paid_as() {
            Price::Base(_) => true,
            Price::Knights(purchase) => state.knights_offers(seat).contains(&purchase),
        }
    }

    /// Putting it on `spot`, in the opening for nothing; none if it can't stand there.
    pub fn deed(self, state: &State, spot: Spot) -> Option<Deed> {
        let founds = matches!(state.phase(), Phase::Founding { .. });
        let lies = |at, piece| state.pieces().on_path(at).is_some_and(|(_, it)| it == piece);
        Some(match (self, spot) {
            (Self::Road, Spot::Path(at)) if founds => Deed::FoundRoad { at },
            (Self::Road, Spot::Path(at)) => Deed::BuildRoad { at },
            (Self::Ship, Spot::Path(at)) if founds => Deed::Sea(SeaDeed::FoundShip { at }),
            (Self::Ship, Spot::Path(at)) => Deed::Sea(SeaDeed::BuildShip { at }),
            (Self::Bridge, Spot::Path(at)) => Deed::Rivers(RiversDeed::BuildBridge { at }),
            (Self::Repair, Spot::Path(at))
                if !lies(at, Piece::Ship) && !lies(at, Piece::Bridge) =>
            {
                Deed::RepairRoad { at }
            }
            (Self::RepairShip, Spot::Path(at)) if lies(at, Piece::Ship) => Deed::RepairRoad { at },
            (Self::RepairBridge, Spot::Path(at)) if lies(at, Piece::Bridge) => {
                Deed::RepairRoad { at }
            }
            (Self::Settlement, Spot::Intersection(at)) if founds => Deed::FoundSettlement { at },
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
}

/// The builds that the rules allow in a state, their price aside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegalBuilds(BTreeSet<(BuildPiece, Spot)>);

impl LegalBuilds {
    pub const NONE: Self = Self(BTreeSet::new());

    /// Judges each piece at each place where something may stand or lie.
    pub fn of(state: &State) -> Self {
        Self::among(state, BuildPiece::all())
    }

    /// Judges some pieces alone.
    pub fn among(state: &State, wanted: impl IntoIterator<Item = BuildPiece>) -> Self {
        let (island, pieces) = (state.island(), state.pieces());
        let corners = island.intersections().into_iter().map(Spot::Intersection);
        let paths = island.links().into_iter().map(Spot::Path);
        // Knights may stand at sea, too (SEA 12), and what was put right may lie anywhere.
        let own = pieces.knights_of(state.builder()).map(|(at, _)| Spot::Intersection(at));
        let damaged = state.damaged_links(state.builder()).map(Spot::Path);
        let spots: BTreeSet<Spot> = corners.chain(paths).chain(own).chain(damaged).collect();
        let played = state.rules().expansions();
        let all = wanted.into_iter().filter(|piece| played.play(piece.expansion()));
        let all = all.flat_map(|piece| spots.iter().map(move |spot| (piece, *spot)));
        Self(all.filter(|(piece, spot)| state.allows(*piece, *spot)).collect())
    }

    /// The places for `piece`, sorted.
    pub fn places(&self, piece: BuildPiece) -> impl Iterator<Item = Spot> {
        self.0.iter().filter(move |(it, _)| *it == piece).map(|(_, spot)| *spot)
    }

    pub fn contains(&self, piece: BuildPiece, spot: Spot) -> bool {
        self.0.contains(&(piece, spot))
    }
}

impl State {
    /// Returns whether the rules have nothing against building `piece` on `spot` now, its price
    /// aside.
    pub fn allows(&self, piece: BuildPiece, spot: Spot) -> bool {
        piece.deed(self, spot).is_some_and(|deed| self.against(deed).is_none())
    }
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
