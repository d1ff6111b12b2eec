//! Laying what modules need on an island that lacks it: where their sheets say on a printed shape,
//! and elsewhere where it changes little.

use std::collections::BTreeMap;

use ::board::{
    FishingGround, Harbor, Hex, Island, Lake, Markers, Path, SecondToken, Shape, Site, Spring,
    Terrain, Tile, Token,
};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use super::board::{BoardFor, SetBoard, given_by};
use super::course::{RiverCourse, courses};
use crate::{
    BANDITS, BadFishMap, Deserts, EXTRA_BUILDERS, Expansion, RiverMap, WagonBoard, ground_numbers,
    numbered_lakes, printed_grounds, printed_rivers, shores, springs_in_box,
};

/// Numbers of springs on deserts, as the sheet prints them (TRADERS 7.2).
const DESERT_SPRINGS: [u8; 2] = [5, 9];

/// Terrain and numbers of the springs on the sheet's own board (TRADERS 7.2).
const SHEET_SPRINGS: [(Terrain, u8); 2] = [(Terrain::Forest, 9), (Terrain::Pasture, 10)];

impl SetBoard {
    /// The same with all that the modules of `table` lay and this board lacks, where `rng` says,
    /// and without what other modules would.
    #[must_use]
    pub fn fitted(self, table: BoardFor<'_>, rng: &mut impl Rng) -> Self {
        let bare = self.stripped(table.played);
        if !table.has_modules() || bare.island.tiles().is_empty() {
            return bare;
        }
        Laying::new(bare, table).lay(rng)
    }
}

/// An island while things are laid on it.
struct Laying<'a> {
    table: BoardFor<'a>,
    island: Island,
    tiles: BTreeMap<Hex, Tile>,
    harbors: Vec<Harbor>,
    markers: Markers,
    rivers: Option<RiverMap>,
    bandits: Vec<Path>,
    /// The printed shape of the island, where it is one without sea laid out.
    shape: Option<Shape>,
    /// The hexes of its main island.
    main: Vec<Hex>,
    /// Terrain that hexes have to be: those of rivers.
    wanted: BTreeMap<Hex, Terrain>,
}

impl<'a> Laying<'a> {
    fn new(board: SetBoard, table: BoardFor<'a>) -> Self {
        let SetBoard { island, rivers, bandits } = board;
        let hexes: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
        let isles = island.islands().into_iter();
        let main = isles.max_by_key(|isle| isle.hexes.len()).map(|isle| isle.hexes);
        Self {
            table,
            shape: Shape::of(&hexes).filter(|_| !island.has_surroundings()),
            main: main.unwrap_or_default(),
            wanted: BTreeMap::new(),
            tiles: island.tiles().iter().map(|tile| (tile.at, *tile)).collect(),
            harbors: island.harbors().to_vec(),
            markers: island.markers().clone(),
            island,
            rivers,
            bandits,
        }
    }

    /// Lays whatever is missing, rivers first: the rest goes around them.
    fn lay(mut self, rng: &mut impl Rng) -> SetBoard {
        if self.table.has(Expansion::Rivers) && self.lacks_rivers() {
            self.lay_rivers(rng);
            self.settle();
        }
        if self.table.has(Expansion::Wagons) && self.island.trade_hexes().is_empty() {
            self.lay_sites(rng);
            self.settle();
        }
        if self.table.has(Expansion::Wagons) && self.bandits.is_empty() {
            self.lay_bandits(rng);
        }
        if self.table.has(Expansion::Fish) {
            self.lay_lakes(rng);
            self.settle();
            self.lay_grounds(rng);
            self.settle();
        }
        if self.table.has(Expansion::Oil) {
            self.lay_springs(rng);
            self.settle();
        }
        SetBoard { island: self.island, rivers: self.rivers, bandits: self.bandits }
    }

    /// Makes the island what has been laid so far.
    fn settle(&mut self) {
        let tiles: Vec<Tile> = self.tiles.values().copied().collect();
        let laid = self.island.relaid(tiles, self.harbors.clone());
        if let Ok(laid) = laid.and_then(|laid| laid.marked(self.markers.clone())) {
            self.island = laid;
        }
        self.markers = self.island.markers().clone();
    }

    fn terrain(&self, at: Hex) -> Option<Terrain> {
        self.tiles.get(&at).map(|tile| tile.terrain)
    }

    fn set(&mut self, at: Hex, change: impl FnOnce(&mut Tile)) {
        if let Some(tile) = self.tiles.get_mut(&at) {
            change(tile);
        }
    }

    /// Returns whether the rivers that were told can't run on this island, or none were.
    fn lacks_rivers(&self) -> bool {
        let told = self.rivers.as_ref().filter(|map| !map.rivers.is_empty());
        told.is_none_or(|map| map.check(&self.island).is_err())
    }

    fn is_river(&self, at: Hex) -> bool {
        self.rivers.as_ref().is_some_and(|map| map.is_river(at))
    }

    /// Returns whether deserts part what the map counts as islands: they stay as they are.
    fn deserts_stay(&self) -> bool {
        self.table.sea.is_some_and(|map| map.deserts == Deserts::Part)
    }

    /// Land of the main island that may become something else.
    fn open(&self) -> Vec<Hex> {
        let may_change = |at: &Hex| match self.terrain(*at) {
            Some(Terrain::Desert) => !self.deserts_stay(),
            Some(terrain) => terrain.resource().is_some(),
            None => false,
        };
        self.main.iter().copied().filter(may_change).collect()
    }

    fn is_inland(&self, at: Hex) -> bool {
        at.neighbors().all(|hex| self.island.is_land(hex))
    }
}

/// Rivers (TRADERS 2.2).
impl Laying<'_> {
    fn lay_rivers(&mut self, rng: &mut impl Rng) {
        let found = if let Some(shape) = self.shape {
            printed_rivers(shape)
        } else {
            let count = if self.table.players < EXTRA_BUILDERS { 2 } else { 3 };
            courses(&self.island, &self.open(), count, rng)
        };
        let river = |(hexes, mouth): &RiverCourse| {
            hexes.iter().map(|(at, _)| *at).chain([*mouth]).collect::<Vec<Hex>>()
        };
        let rivers = found.iter().map(river).collect();
        self.rivers = Some(RiverMap { rivers, robber: None });
        let wanted = found.into_iter().flat_map(|(hexes, _)| hexes);
        // Swamps last: they take what is left over.
        let (swamps, others): (Vec<_>, Vec<_>) =
            wanted.partition(|(_, terrain)| *terrain == Terrain::Swamp);
        self.wanted = others.iter().copied().collect();
        for (at, wanted) in others {
            self.want(at, wanted);
        }
        let rest: Vec<Token> =
            swamps.into_iter().filter_map(|(at, _)| self.lay_swamp(at)).collect();
        for token in rest {
            self.lay_rest(token);
        }
    }

    /// A hex of this terrain that is to be something else, or may be.
    fn donor(&self, terrain: Terrain, from: Hex) -> Option<Hex> {
        let is_it = |at: &&Hex| {
            let stays = self.wanted.get(*at) == Some(&terrain);
            **at != from && self.terrain(**at) == Some(terrain) && !stays
        };
        self.main.iter().find(is_it).copied()
    }

    /// Has `at` be `wanted`, in exchange for a hex that is.
    fn want(&mut self, at: Hex, wanted: Terrain) {
        let Some(was) = self.terrain(at).filter(|was| *was != wanted) else { return };
        if let Some(donor) = self.donor(wanted, at) {
            if was == Terrain::Desert {
                // A token doesn't lie on a desert.
                return self.exchange(at, donor);
            }
            self.set(donor, |tile| tile.terrain = was);
        }
        self.set(at, |tile| tile.terrain = wanted);
    }

    /// Exchanges two hexes with their tokens.
    fn exchange(&mut self, one: Hex, other: Hex) {
        let (Some(first), Some(second)) =
            (self.tiles.get(&one).copied(), self.tiles.get(&other).copied())
        else {
            return;
        };
        self.set(one, |tile| *tile = Tile { at: one, ..second });
        self.set(other, |tile| *tile = Tile { at: other, ..first });
    }

    /// Lays a swamp in place of a desert, or else of a pasture; returns the token it covers.
    fn lay_swamp(&mut self, at: Hex) -> Option<Token> {
        if self.terrain(at) == Some(Terrain::Swamp) {
            return None;
        }
        let desert = self.donor(Terrain::Desert, at).filter(|_| !self.deserts_stay());
        if let Some(desert) = desert.filter(|_| self.terrain(at) != Some(Terrain::Desert)) {
            self.exchange(at, desert);
        } else if self.terrain(at) != Some(Terrain::Desert) {
            self.want(at, Terrain::Pasture);
        }
        let token = self.tiles.get(&at).and_then(|tile| tile.token);
        self.set(at, |tile| (tile.terrain, tile.token) = (Terrain::Swamp, None));
        token
    }

    /// A token that a swamp covers takes the place of the 2, which joins the 12 (TRADERS 2.2).
    fn lay_rest(&mut self, token: Token) {
        if token.number() == 2 {
            return self.join(token);
        }
        let two = self.tiles.values().find_map(|tile| Some((tile.at, tile.token?)));
        let two = two.filter(|(_, token)| token.number() == 2).or_else(|| self.with_number(2));
        let Some((at, two)) = two else { return };
        self.set(at, |tile| tile.token = Some(token));
        self.join(two);
    }

    fn with_number(&self, number: u8) -> Option<(Hex, Token)> {
        let mut tokens = self.tiles.values().filter_map(|tile| Some((tile.at, tile.token?)));
        tokens.find(|(_, token)| token.number() == number)
    }

    fn join(&mut self, token: Token) {
        let twelve = self.with_number(12).map(|(at, _)| SecondToken { at, token });
        self.markers.second.extend(twelve.filter(|_| self.markers.second.is_empty()));
    }
}

/// Trade hexes and bandits (TRADERS 5.2, 8.4).
impl Laying<'_> {
    fn lay_sites(&mut self, rng: &mut impl Rng) {
        let printed = WagonBoard::Small;
        let is_printed = self.shape == Some(Shape::Standard);
        let sites = if is_printed { printed.sites() } else { self.sites_anywhere(rng) };
        let taken: Vec<Hex> = sites.iter().map(|(at, _)| *at).collect();
        if self.table.has(Expansion::Rivers) {
            for (at, site) in &sites {
                self.want(*at, given_by(*site));
            }
        } else {
            self.take_out(&taken);
        }
        for (at, site) in sites {
            let keeps = self.table.has(Expansion::Rivers);
            self.set(at, |tile| {
                tile.terrain = Terrain::Trade(site);
                tile.token = tile.token.filter(|_| keeps);
            });
        }
        if is_printed {
            self.markers.barred = printed.barred();
        }
        let bears = |at: Hex| self.tiles.get(&at).is_some_and(|tile| tile.token.is_some());
        let second = self.markers.second.iter().copied();
        self.markers.second = second.filter(|second| bears(second.at)).collect();
    }

    /// Has trade hexes cover what the box takes out: the desert, a pasture, and fields, and the
    /// tokens 2 and 12 (TRADERS 5.1).
    fn take_out(&mut self, sites: &[Hex]) {
        let wanted = [Terrain::Desert, Terrain::Pasture, Terrain::Fields];
        for (at, terrain) in sites.iter().zip(wanted) {
            let others = |hex: &Hex| !sites.contains(hex);
            let deserts_stay = terrain == Terrain::Desert && self.deserts_stay();
            let donor = self.main.iter().copied().filter(others).filter(|_| !deserts_stay);
            let mut donor = donor.filter(|hex| self.terrain(*hex) == Some(terrain));
            if let (Some(donor), true) = (donor.next(), self.terrain(*at) != Some(terrain)) {
                self.exchange(*at, donor);
            }
        }
        for number in [2, 12] {
            let is_bare = |at: &&Hex| {
                let token = self.tiles.get(at).and_then(|tile| tile.token);
                token.is_some_and(|token| token.number() != 2 && token.number() != 12)
            };
            let site = sites.iter().find(is_bare).copied();
            let found = self.with_number(number).filter(|(at, _)| !sites.contains(at));
            let Some((site, (at, _))) = site.zip(found) else { continue };
            let token = self.tiles.get(&site).and_then(|tile| tile.token);
            let number = self.tiles.get(&at).and_then(|tile| tile.token);
            self.set(at, |tile| tile.token = token);
            self.set(site, |tile| tile.token = number);
        }
    }

    /// Places for trade hexes far from each other, at the coast where they can be.
    fn sites_anywhere(&self, rng: &mut impl Rng) -> Vec<(Hex, Site)> {
        let kinds = [Site::Castle, Site::Quarry, Site::Glassworks, Site::Quarry, Site::Glassworks];
        let count = if self.table.players < EXTRA_BUILDERS { 3 } else { 5 };
        let mut open: Vec<Hex> =
            self.open().into_iter().filter(|hex| !self.is_river(*hex)).collect();
        open.shuffle(rng);
        let mut chosen: Vec<Hex> = Vec::new();
        for _ in 0..count {
            let rating = |at: &Hex| {
                let nearest = chosen.iter().map(|other| at.distance(*other)).min().unwrap_or(0);
                2 * nearest + u16::from(!self.is_inland(*at))
            };
            let free = open.iter().copied().filter(|hex| !chosen.contains(hex));
            chosen.extend(free.max_by_key(rating));
        }
        chosen.into_iter().zip(kinds).collect()
    }

    fn lay_bandits(&mut self, rng: &mut impl Rng) {
        let printed = WagonBoard::Small;
        let has_sites = printed.sites().iter().all(|(at, _)| self.island.site(*at).is_some());
        if self.shape == Some(Shape::Standard) && has_sites {
            self.bandits = printed.bandits();
            return;
        }
        let mut paths: Vec<Path> = self.island.bare_paths();
        let on_main = |hex: &Hex| self.main.contains(hex);
        paths.retain(|path| !path.is_inner() && path.hexes().iter().all(on_main));
        paths.shuffle(rng);
        let apart = |one: &Path, other: &Path| {
            one.hexes().iter().all(|hex| other.hexes().iter().all(|it| hex.distance(*it) > 1))
        };
        // Far from each other where there is room.
        for is_far in [true, false] {
            for path in &paths {
                let is_free = |it: &Path| if is_far { apart(it, path) } else { it != path };
                if self.bandits.len() < BANDITS && self.bandits.iter().all(is_free) {
                    self.bandits.push(*path);
                }
            }
        }
        self.bandits.sort_unstable();
    }
}

/// Lakes, grounds, and springs (TRADERS 1.2, 7.2).
impl Laying<'_> {
    /// Lays lakes in place of deserts, inland, unless there are some, or none are played with.
    fn lay_lakes(&mut self, rng: &mut impl Rng) {
        if !self.table.played.have_lake()
            || !self.markers.lakes.is_empty()
            || !self.markers.grounds.is_empty()
        {
            return;
        }
        let count = if self.table.players < EXTRA_BUILDERS { 1 } else { 2 };
        for _ in 0..count {
            let open = self.open();
            let inland: Vec<Hex> =
                open.iter().copied().filter(|hex| self.is_inland(*hex)).collect();
            let is_desert = |hex: &&Hex| self.terrain(**hex) == Some(Terrain::Desert);
            let desert = open.iter().find(is_desert).copied();
            let by_lot = inland.iter().copied().filter(|hex| Some(*hex) != desert);
            let by_lot: Vec<Hex> = by_lot.collect();
            let at = match desert {
                Some(at) if inland.contains(&at) || self.island.has_surroundings() => Some(at),
                Some(desert) => {
                    by_lot.choose(rng).copied().inspect(|at| self.exchange(*at, desert))
                }
                None => by_lot.into_iter().min_by_key(|at| self.pips(*at)),
            };
            let Some(at) = at else { return };
            self.set(at, |tile| (tile.terrain, tile.token) = (Terrain::Lake, None));
            self.markers.lakes.push(Lake::usual(at));
        }
        let laid: Vec<Hex> = self.markers.lakes.iter().map(|lake| lake.at).collect();
        self.markers.lakes = numbered_lakes(&laid);
    }

    fn pips(&self, at: Hex) -> u8 {
        let token = self.tiles.get(&at).and_then(|tile| tile.token);
        token.map_or(0, Token::pips)
    }

    /// Lays grounds where they are printed, and the rest along other shores, far from each other.
    fn lay_grounds(&mut self, rng: &mut impl Rng) {
        if !self.markers.grounds.is_empty() {
            return;
        }
        let mut numbers = ground_numbers(self.table.shape());
        numbers.shuffle(rng);
        let may = |at: &Hex| {
            let number = Token::ALL.into_iter().find(|token| token.pips() > 2);
            let ground = number.map(|number| FishingGround { at: *at, number });
            ground.is_some_and(|ground| BadFishMap::of_ground(&self.island, &ground).is_none())
        };
        let printed = self.shape.map(printed_grounds).unwrap_or_default();
        let mut places: Vec<Hex> = printed.into_iter().filter(may).collect();
        let mut others = shores(&self.island);
        // Amid laid out sea a ground may touch less of the land.
        let proper = others.len();
        others.shuffle(rng);
        let any = self.island.sea().iter().filter(|at| may(at) && !others.contains(at));
        let any: Vec<Hex> = any.copied().collect();
        others.extend(any);
        while places.len() < numbers.len() {
            let nearest =
                |at: &Hex| places.iter().map(|other| at.distance(*other)).min().unwrap_or(0);
            let free = |hexes: &[Hex]| {
                let free = hexes.iter().copied().filter(|hex| !places.contains(hex));
                free.max_by_key(nearest)
            };
            let (first, rest) = others.split_at(proper);
            let Some(at) = free(first).or_else(|| free(rest)) else { break };
            places.push(at);
        }
        let grounds = places.into_iter().zip(numbers);
        self.markers.grounds = grounds.map(|(at, number)| FishingGround { at, number }).collect();
    }

    /// Lays springs on deserts, then where the sheet has them, then by lot, until all of the box are
    /// there.
    fn lay_springs(&mut self, rng: &mut impl Rng) {
        let count = springs_in_box(self.table.players);
        if !self.markers.springs.is_empty() {
            return;
        }
        let mut open: Vec<Hex> =
            self.open().into_iter().filter(|hex| !self.is_river(*hex)).collect();
        open.shuffle(rng);
        let rank = |at: &Hex| {
            let tile = self.tiles.get(at);
            let terrain = tile.map(|tile| tile.terrain);
            let number = tile.and_then(|tile| tile.token).map(Token::number);
            let on_sheet = SHEET_SPRINGS
                .iter()
                .any(|(kind, of)| terrain == Some(*kind) && number == Some(*of));
            match terrain {
                Some(Terrain::Desert) => 0,
                _ if on_sheet => 1,
                _ if SHEET_SPRINGS.iter().any(|(kind, _)| terrain == Some(*kind)) => 2,
                _ => 3,
            }
        };
        open.sort_by_key(rank);
        let mut numbers = DESERT_SPRINGS.into_iter().cycle();
        let mut had: Vec<Terrain> = Vec::new();
        let mut chosen: Vec<(Hex, Terrain)> = Vec::new();
        // One of each terrain before a second of any.
        for is_first in [true, false] {
            for at in &open {
                let Some(on) = self.terrain(*at) else { continue };
                let is_again = had.contains(&on) && on != Terrain::Desert;
                let is_laid = chosen.iter().any(|(other, _)| other == at);
                if chosen.len() < count && !is_laid && !(is_first && is_again) {
                    had.push(on);
                    chosen.push((*at, on));
                }
            }
        }
        for (at, on) in chosen {
            let number = numbers.next().and_then(|number| Token::try_from(number).ok());
            self.set(at, |tile| {
                tile.token = tile.token.or(number.filter(|_| on == Terrain::Desert));
                tile.terrain = Terrain::Spring;
            });
            self.markers.springs.push(Spring { at, on });
        }
    }
}
