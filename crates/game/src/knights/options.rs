//! Options as the game stands: knights in the supply, purchases and their prices, and the players
//! and places that progress cards reach (KNIGHTS 10, 12).

use std::collections::BTreeSet;

use super::{
    DisplacedReach, KNIGHTS, Knight, KnightLevel, KnightsTask, Level, ProgressCard, Readiness,
    SaboteurHits, Track, WALLS, rules::DeserterLevel,
};
use crate::{Building, Cards, Condition, Piece, Position, Seat, State, Task, Way};
use board::{Hex, Intersection, Path, Terrain};

/// Something that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnightsPurchase {
    /// A city wall (KNIGHTS 5).
    Wall,
    /// A basic knight (KNIGHTS 10).
    Knight,
    /// A level more for a knight (KNIGHTS 10).
    Promotion,
    /// Making a knight active (KNIGHTS 10).
    Activation,
    /// This level of a track (KNIGHTS 7).
    Improvement(Track, Level),
    /// The same with a Crane (KNIGHTS 12).
    ImprovementByCrane(Track, Level),
    /// A city with a Medicine (KNIGHTS 12).
    CityByMedicine,
}

impl KnightsPurchase {
    /// Returns what it costs.
    pub fn price(self) -> Cards {
        match self {
            Self::Wall => Cards::of_resources([2, 0, 0, 0, 0]),
            Self::Knight | Self::Promotion => Cards::of_resources([0, 0, 1, 0, 1]),
            Self::Activation => Cards::of_resources([0, 0, 0, 1, 0]),
            Self::Improvement(track, level) => Cards::of(track.commodity(), level.number()),
            Self::ImprovementByCrane(track, level) => {
                Cards::of(track.commodity(), level.number().saturating_sub(1))
            }
            Self::CityByMedicine => Cards::of_resources([0, 0, 0, 1, 2]),
        }
    }
}

/// Number of cards that a hex brings by Irrigation or Mining (KNIGHTS 12).
const HARVEST: u8 = 2;

impl State {
    /// Returns how many knights of a level `seat` has in the supply. One that was displaced and
    /// waits for its new place is not there.
    pub fn knights_left(&self, seat: Seat, level: KnightLevel) -> u8 {
        let placed = self.pieces.knights_of(seat).map(|(_, knight)| knight);
        let waits = |task: &Task| matches!(task, Task::Knights(KnightsTask::Relocate { .. }));
        let displaced = self.knights().and_then(|it| it.displaced);
        let displaced = displaced.filter(|_| self.tasks.iter().any(waits));
        let displaced = displaced.filter(|(owner, ..)| *owner == seat).map(|(_, it, _)| it);
        let used = placed.chain(displaced).filter(|knight| knight.level == level).count();
        KNIGHTS.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))
    }

    /// Returns what Cities & Knights has for `seat` to buy on the island, whether or not it can be
    /// paid.
    pub fn knights_offers(&self, seat: Seat) -> Vec<KnightsPurchase> {
        if self.knights.is_none() {
            return Vec::new();
        }
        let mut offers = Vec::new();
        let mut cities = self.pieces.places_of(seat, Building::City);
        let has_city = cities.clone().next().is_some();
        let walls = self.pieces.walls_of(seat).count();
        if walls < WALLS && cities.any(|at| !self.pieces.has_wall(at)) {
            offers.push(KnightsPurchase::Wall);
        }
        if self.knights_left(seat, KnightLevel::Basic) > 0 {
            offers.push(KnightsPurchase::Knight);
        }
        for (_, knight) in self.pieces.knights_of(seat) {
            if knight.readiness == Readiness::Inactive {
                offers.push(KnightsPurchase::Activation);
            }
            if knight.level.next().is_some_and(|next| self.knights_left(seat, next) > 0) {
                offers.push(KnightsPurchase::Promotion);
            }
        }
        let levels = Track::ALL.into_iter().filter(|_| has_city);
        let next = levels.filter_map(|track| Some((track, self.improvement(seat, track).next()?)));
        offers.extend(next.map(|(track, level)| KnightsPurchase::Improvement(track, level)));
        offers
    }

    /// Returns whether a road or ship of `seat` ends at `place` (KNIGHTS 10, SEA 12).
    pub(crate) fn has_road_at(&self, seat: Seat, place: Intersection) -> bool {
        self.links_at(place).any(|(_, link)| link.owner == seat)
    }

    /// Returns whether a knight of `seat` stands at `place`.
    pub(crate) fn has_knight_at(&self, seat: Seat, place: Intersection) -> bool {
        self.pieces.knight(place).is_some_and(|(owner, _)| owner == seat)
    }

    /// Returns whether a building of `seat` stands at `place`.
    pub(crate) fn has_building_at(&self, seat: Seat, place: Intersection) -> bool {
        self.pieces.building(place).is_some_and(|(owner, _)| owner == seat)
    }

    /// Returns how many free roads `seat` has a use for: those in the supply, ships where they play
    /// with them, and damaged ones.
    pub(crate) fn free_roads(&self, seat: Seat) -> usize {
        let ships = if self.sea().is_some() { self.pieces_left(seat, Piece::Ship) } else { 0 };
        let left = self.pieces_left(seat, Piece::Road).saturating_add(ships);
        usize::from(left) + self.mendable_for_free(seat).count()
    }

    /// The knights of whoever builds now that may get a level by the rules, its price aside.
    pub fn promotable(&self) -> impl Iterator<Item = Intersection> {
        let own = self.pieces.knights_of(self.builder()).map(|(at, _)| at);
        own.filter(|at| self.asks(|judge| judge.promotion_rules(*at)))
    }

    /// Returns the reach of the knight at `from`, of the player who builds now: `None` if it may
    /// not act, or has nowhere to go (KNIGHTS 10).
    pub fn knight_acts(&self, from: Intersection) -> Option<KnightReach> {
        if !self.asks(|judge| judge.acting(from)) {
            return None;
        }
        let reach = self.position().knight_reach(from);
        let is_idle = reach.moves.is_empty() && reach.displaces.is_empty() && !reach.chases;
        (!is_idle).then_some(reach)
    }

    /// The hexes to which the knight at `from` may chase the robber.
    pub fn chase_hexes(&self, from: Intersection) -> Vec<Hex> {
        let hexes = self.island.tiles().iter().map(|tile| tile.at);
        hexes.filter(|hex| self.asks(|judge| judge.chase(from, *hex).map(drop))).collect()
    }

    /// Everybody else, clockwise from whoever builds now.
    fn opponents(&self) -> Vec<Seat> {
        let mut order = self.seating.from(self.builder()).to_vec();
        order.retain(|seat| *seat != self.builder());
        order
    }

    /// Returns the players to whom an offer by a Commercial Harbor is worthwhile: nobody if the
    /// builder has no resource to offer.
    pub fn harbor_partners(&self) -> Vec<Seat> {
        let mut partners = self.opponents();
        partners.retain(|seat| self.may_trade_at_harbor(*seat));
        partners
    }

    pub(crate) fn may_trade_at_harbor(&self, with: Seat) -> bool {
        self.hands().is_none_or(|hands| {
            let offers = !hands.most(self.builder()).resources().is_empty();
            offers && !hands.most(with).commodities().is_empty()
        })
    }

    /// Returns who discards half by a Saboteur.
    pub fn sabotaged(&self) -> Vec<Seat> {
        let own = self.public_points(self.builder());
        let least = match self.knights_rules().saboteur_hits {
            SaboteurHits::AsManyPoints => own,
            SaboteurHits::MorePoints => own.saturating_add(1),
        };
        let mut hit = self.opponents();
        hit.retain(|seat| {
            self.public_points(*seat) >= least && self.hand_size(*seat).is_none_or(|size| size > 1)
        });
        hit
    }

    /// Returns who gives cards for a Wedding.
    pub fn wedding_guests(&self) -> Vec<Seat> {
        let own = self.public_points(self.builder());
        let mut guests = self.opponents();
        guests.retain(|seat| self.public_points(*seat) > own && self.hand_size(*seat) != Some(0));
        guests
    }

    pub(crate) fn hand_size(&self, seat: Seat) -> Option<u16> {
        self.hands().map(|hands| hands.size(seat))
    }

    /// Returns what Irrigation or Mining brings whoever builds now: as much as the bank has.
    pub fn harvest(&self, card: ProgressCard) -> Cards {
        let harvested = [
            (ProgressCard::Irrigation, Terrain::Fields),
            (ProgressCard::Mining, Terrain::Mountains),
        ];
        let row = harvested.into_iter().find(|(of, _)| *of == card);
        let Some((_, terrain)) = row else { return Cards::none() };
        let builder = self.builder();
        let touched = self.island.tiles().iter().filter(|tile| {
            tile.terrain == terrain
                && Intersection::around(tile.at)
                    .into_iter()
                    .any(|at| self.has_building_at(builder, at))
        });
        let hexes = u8::try_from(touched.count()).unwrap_or(u8::MAX);
        let Some(kind) = terrain.resource() else { return Cards::none() };
        let due = Cards::of(kind, hexes.saturating_mul(HARVEST));
        self.bank().map_or(due, |bank| due.least(bank))
    }

    /// The levels that a Deserter's knight may have with whoever builds now.
    pub fn deserter_levels(&self) -> Vec<KnightLevel> {
        let deserted = self.knights().and_then(|it| it.deserted);
        let Some(Knight { level, .. }) = deserted else { return Vec::new() };
        let is_left = |level: &KnightLevel| self.knights_left(self.builder(), *level) > 0;
        let levels = KnightLevel::ALL.into_iter().filter(is_left);
        match self.knights_rules().deserter_level {
            DeserterLevel::SameOrBasic if is_left(&level) => vec![level],
            DeserterLevel::SameOrBasic => {
                levels.filter(|other| *other == KnightLevel::Basic).collect()
            }
            DeserterLevel::SameOrLower => levels.filter(|other| *other <= level).collect(),
        }
    }

    /// Free intersections at the roads of whoever builds now, sorted: there a knight may
    /// be recruited, or come over.
    pub fn knight_spots(&self) -> BTreeSet<Intersection> {
        let links = self.pieces.links_of(self.builder());
        let ends = links.flat_map(|(path, _)| path.ends());
        ends.filter(|at| self.pieces.is_free(*at) && self.island.has_intersection(*at)).collect()
    }
}

/// The reach of a knight over its owner's roads and ships.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightReach {
    /// Free intersections.
    pub moves: BTreeSet<Intersection>,
    /// Intersections with a weaker knight of somebody else.
    pub displaces: BTreeSet<Intersection>,
    /// Set if it stands beside the robber or the pirate, and these may be chased at all.
    pub chases: bool,
}

impl Position<'_> {
    /// Returns what the knight at `from` can reach, whether or not it may act; nothing where no
    /// knight stands. Its ways lead past what is its owner's, and over no damaged road. They
    /// change between road and ship where they begin and at its owner's buildings (SEA 12).
    pub fn knight_reach(&self, from: Intersection) -> KnightReach {
        let mut reach = KnightReach::default();
        let Some((owner, knight)) = self.pieces.knight(from) else { return reach };
        let is_own = |path, way| self.pieces.lying(path, way) == Some((owner, Condition::Intact));
        let passes = |next| {
            let other = self.pieces.knight(next);
            let is_weaker =
                |(seat, other): (Seat, Knight)| seat != owner && other.level < knight.level;
            if other.is_some_and(is_weaker) {
                reach.displaces.insert(next);
            }
            if self.pieces.blocks(next, owner) {
                return false;
            }
            if self.pieces.is_free(next) {
                reach.moves.insert(next);
            }
            true
        };
        self.walk(from, is_own, passes);
        let pirate = self.sea.and_then(|sea| sea.table.pirate);
        let mut chased = self.robber.into_iter().chain(pirate);
        reach.chases = chased.any(|hex| from.touches(hex)) && !self.is_robber_locked();
        reach
    }

    /// The free intersections to which a knight of `owner` that was displaced at `from` may
    /// go.
    pub fn relocations(
        &self,
        owner: Seat,
        from: Intersection,
        how: DisplacedReach,
    ) -> BTreeSet<Intersection> {
        let is_loose = how == DisplacedReach::Connected;
        let goes = |path, way| match self.pieces.link(path) {
            Some(link) => {
                link.owner == owner
                    && (is_loose || link.condition == Condition::Intact && link.way == way)
            }
            None => false,
        };
        let mut free = BTreeSet::new();
        let passes = |next| {
            if self.pieces.is_free(next) {
                free.insert(next);
            }
            is_loose || !self.pieces.blocks(next, owner)
        };
        self.walk(from, goes, passes);
        free
    }

    /// Walks `from` a place over each path that `goes`, past each place that `passes`. The way
    /// changes between road and ship where it begins and at buildings (SEA 12).
    fn walk(
        &self,
        from: Intersection,
        goes: impl Fn(Path, Way) -> bool,
        mut passes: impl FnMut(Intersection) -> bool,
    ) {
        let mut seen = BTreeSet::from([(from, Way::Road), (from, Way::Ship)]);
        let mut open: Vec<(Intersection, Way)> = seen.iter().copied().collect();
        while let Some((place, way)) = open.pop() {
            let ways = self.island.paths_at(place).filter(|path| goes(*path, way));
            for next in ways.flat_map(Path::ends) {
                if !seen.insert((next, way)) || !passes(next) {
                    continue;
                }
                open.push((next, way));
                let changed = if way == Way::Road { Way::Ship } else { Way::Road };
                if self.pieces.building(next).is_some() && seen.insert((next, changed)) {
                    open.push((next, changed));
                }
            }
        }
    }
}
