//! A position: all of the table that production, events and awards depend on; what awards are held
//! for (RULES 7), what players are compared by, and points that all can see (RULES 8).

use std::collections::BTreeSet;

use crate::{
    Beliefs, Building, Cards, Condition, Fishing, FriendlyRobber, HarbormasterRule, Holders, Joint,
    Kinds, KnightsTable, MAX_ROADS, MAX_SHIPS, Oilfield, PerSeat, Pieces, Purses, Rivers,
    SPARED_POINTS, Seafarers, Seat, Seating, Trail, Wagons, Way, holder_after,
    road::searched_route,
};
use board::{Hex, Island};
use cards::{Award, Measure};

/// The parts of a game that the rules look at. They may form any position, one that no legal game
/// reaches included.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    /// Tiles and harbors.
    pub island: &'a Island,
    /// The players' order around the table, with those who have left.
    pub seating: &'a Seating,
    /// `On` if the robber spares the weakest.
    pub friendly_robber: FriendlyRobber,
    pub pieces: &'a Pieces,
    /// Hex of the robber; `None` if it stands beside the board.
    pub robber: Option<Hex>,
    /// Holders of the awards.
    pub holders: Holders,
    /// The table's rule for Harbormaster.
    pub harbormaster: HarbormasterRule,
    /// Played knights.
    pub knight_cards: &'a PerSeat<u8>,
    /// The length of each player's longest road, see [`road_length`].
    pub road_lengths: &'a PerSeat<u8>,
    /// Victory point cards that lie open.
    pub revealed: &'a PerSeat<u8>,
    /// Number of cards in each hand.
    pub hand_sizes: HandSizes<'a>,
    /// Number of resources among them, as far as it is known, with Cities & Knights.
    pub resources: Option<&'a PerSeat<Option<u16>>>,
    /// Cards in the bank; `None` if they are unknown: then it never runs short.
    pub bank: Option<Cards>,
    /// Additions of Cities & Knights, where it is played.
    pub knights: Option<&'a KnightsTable>,
    /// Additions of Seafarers, where it is played.
    pub sea: Option<Seafarers<'a>>,
    /// Fish, where they are played.
    pub fish: Option<Fishing<'a>>,
    /// Gold, where players have a purse.
    pub gold: Option<&'a Purses>,
    /// Rivers, where they are played.
    pub rivers: Option<Rivers<'a>>,
    /// Wagons, where they are played.
    pub wagons: Option<Wagons<'a>>,
    /// Oil, where it is played.
    pub oil: Option<Oilfield<'a>>,
}

/// The number of cards in each hand.
#[derive(Clone, Debug)]
pub enum HandSizes<'a> {
    /// As the app follows them, if it does: most of what the rules ask doesn't count them.
    Followed(Option<&'a Beliefs>),
    Told(PerSeat<Option<u16>>),
}

impl HandSizes<'_> {
    /// Returns how many `seat` holds, if that is known.
    pub fn of(&self, seat: Seat) -> Option<u16> {
        match self {
            Self::Followed(hands) => hands.map(|hands| hands.size(seat)),
            Self::Told(sizes) => sizes.of(seat),
        }
    }
}

/// The length of `seat`'s longest road, or trade route, among all `pieces`.
pub fn road_length(pieces: &Pieces, seat: Seat) -> u8 {
    measured_road(pieces, seat).0
}

/// The same, with how many steps it took.
pub(super) fn measured_road(pieces: &Pieces, seat: Seat) -> (u8, usize) {
    let (trail, steps) = searched_road(pieces, seat);
    (u8::try_from(trail.len()).unwrap_or(u8::MAX), steps)
}

/// A longest road of `seat`, road by road; with ships a longest trade route, which changes
/// between the two only at their own buildings (SEA 4).
pub fn longest_road_of(pieces: &Pieces, seat: Seat) -> Trail {
    searched_road(pieces, seat).0
}

fn searched_road(pieces: &Pieces, seat: Seat) -> (Trail, usize) {
    let roads = pieces.roads_of(seat).take(MAX_ROADS).map(|(path, _)| (path, Way::Road));
    let ships = pieces.ships_of(seat).take(MAX_SHIPS).map(|(path, _)| (path, Way::Ship));
    let bridges = pieces.bridges_of(seat).map(|(path, _)| (path, Way::Road));
    let knights = pieces.knights().filter(|(_, owner, _)| *owner != seat);
    let knights = knights.map(|(place, ..)| (place, Joint::Barred));
    let buildings = pieces
        .buildings()
        .map(|(place, owner, _)| (place, if owner == seat { Joint::All } else { Joint::Barred }));
    searched_route(roads.chain(ships).chain(bridges), knights.chain(buildings))
}

impl Position<'_> {
    /// Returns whether the robber leaves `seat` alone (RULES 11).
    pub fn is_spared(&self, seat: Seat) -> bool {
        self.friendly_robber == FriendlyRobber::On
            && self.public_points(seat) <= i16::from(SPARED_POINTS)
    }

    /// Returns whether `seat` has a card of one of `kinds`, for all that is known.
    pub fn may_have_any_of(&self, seat: Seat, kinds: Kinds) -> bool {
        let resources = self.resources.and_then(|resources| resources.of(seat));
        let has_none = kinds == Kinds::Resources && resources == Some(0);
        !has_none && self.may_have_cards(seat)
    }

    /// Returns whether `seat` has a card, for all that is known.
    pub fn may_have_cards(&self, seat: Seat) -> bool {
        self.hand_sizes.of(seat) != Some(0)
    }
}

pub const AWARD_POINTS: u8 = 2;

/// The least that earns an award.
pub const fn award_threshold(award: Award) -> u8 {
    match award {
        Award::LongestRoad => 5,
        Award::LargestArmy | Award::Harbormaster => 3,
    }
}

/// Returns what each award is held for.
pub const fn award_measure(award: Award) -> Measure {
    match award {
        Award::LongestRoad => Measure::RoadLength,
        Award::LargestArmy => Measure::KnightCards,
        Award::Harbormaster => Measure::HarborPoints,
    }
}

impl Position<'_> {
    /// Returns what `seat` has of `measure`; points alone may be below 0 (TRADERS 2.7).
    pub fn measure(&self, measure: Measure, seat: Seat) -> i16 {
        let at_harbor = || {
            let buildings = self.pieces.buildings_of(seat);
            buildings.filter(|(place, _)| self.island.harbors_at(*place).next().is_some())
        };
        let count = |number: usize| i16::try_from(number).unwrap_or(i16::MAX);
        match measure {
            Measure::KnightCards => self.army(seat).into(),
            Measure::RoadLength => self.road_lengths.of(seat).into(),
            // What a card says of roads goes for ships and bridges, too (SEA 12, TRADERS 8.1).
            Measure::Roads => count(self.pieces.links_of(seat).count()),
            Measure::HarborPoints => {
                at_harbor().map(|(_, building)| i16::from(building.harbor_points())).sum()
            }
            Measure::BuildingsAtHarbors => count(at_harbor().count()),
            Measure::Harbors => {
                let own: BTreeSet<_> = at_harbor().map(|(place, _)| place).collect();
                let is_own = |ends: [_; 2]| ends.iter().any(|end| own.contains(end));
                let harbors = self.island.harbors().iter();
                count(harbors.filter(|harbor| is_own(harbor.path.ends())).count())
            }
            Measure::PublicPoints => self.public_points(seat),
            Measure::Settlements => count(self.buildings(seat, Building::is_settlement)),
            Measure::Cities => count(self.buildings(seat, |building| !building.is_settlement())),
            Measure::DamagedRoads => {
                let links = self.pieces.links_of(seat);
                count(links.filter(|(_, link)| link.condition == Condition::Damaged).count())
            }
        }
    }

    fn buildings(&self, seat: Seat, is_meant: impl Fn(Building) -> bool) -> usize {
        self.pieces.buildings_of(seat).filter(|(_, building)| is_meant(*building)).count()
    }

    /// Points that all can see: buildings, awards, revealed cards; below 0 by a Poor Settler
    /// (TRADERS 2.7).
    pub fn public_points(&self, seat: Seat) -> i16 {
        let awards = self.holders.held_by(seat).filter(|award| self.plays_for(*award));
        let points = self.pieces.points(seat).saturating_add(self.revealed.of(seat));
        let beside = self.knights.map_or(0, |knights| knights.points(seat, self.pieces).total());
        let chits = self.sea.map_or(0, |sea| sea.table.points(seat));
        let wagons = self.wagons.map_or(0, |wagons| wagons.table.points(seat));
        let oil = self.oil.map_or(0, |oil| oil.table.points(seat));
        let points = [beside, chits, wagons, oil].into_iter().fold(points, u8::saturating_add);
        let points = awards.map(|_| AWARD_POINTS).fold(points, u8::saturating_add);
        i16::from(points).saturating_add(self.settler_points(seat))
    }

    /// Says if `award` counts at this table.
    pub(super) fn plays_for(&self, award: Award) -> bool {
        self.has_award(award) && self.harbormaster.counts(award)
    }

    /// Returns who holds the awards now, given who held them before. Harbormaster is
    /// followed also where it is not played for, so that a table that takes it
    /// up in the middle of a game finds it where it belongs.
    pub fn holders_after(&self) -> Holders {
        let mut after = Holders::default();
        for award in Award::ALL.into_iter().filter(|award| self.has_award(*award)) {
            let scores = self.knight_cards.map(|seat, _| self.measure(award_measure(award), seat));
            let holder = self.holders.of(award);
            after.set(award, holder_after(&scores, award_threshold(award).into(), holder));
        }
        after
    }
}
