//! A game under way, being entered. Impossible entries are refused; anything that no
//! longer fits after a change of players or island is removed and reported.

use crate::board::{Hex, Intersection, Island, Spot};
use crate::cards::Award;
use crate::game::{
    BadKnightsStart, BadStart, Building, Cards, Condition, HandCount, Holders, KnightsStart,
    Merchant, PerSeat, Pieces, Rules, Seat, Start,
};

/// Which part of the entry something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The island.
    Board,
    /// A player's knights.
    Knights(Seat),
    /// A player's development cards.
    Hidden(Seat),
    /// A player's revealed points.
    Revealed(Seat),
    /// A player's hand.
    Hand(Seat),
    /// The bank.
    Bank,
    /// A player's progress cards.
    Progress(Seat),
    /// A player's points as Defender.
    Defender(Seat),
    /// How often the barbarians have attacked.
    Attacks,
}

/// Something that no longer fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// A player left, and their pieces with them.
    Player {
        /// What they were called.
        name: String,
        /// How many pieces they had.
        pieces: usize,
    },
    /// This many pieces were where the island no longer has a place.
    Pieces(usize),
    /// The robber's hex is gone.
    Robber,
}

/// A player at the table: a key that stays with them, and their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Stays with the player.
    pub key: u8,
    /// What they are called.
    pub name: String,
}

/// What an entry is checked against.
#[derive(Clone, Copy)]
pub struct BoardAndRules<'a> {
    /// The island.
    pub island: &'a Island,
    /// The rules.
    pub rules: &'a Rules,
}

/// The entry.
#[derive(Clone, Debug)]
pub struct Draft {
    start: Start,
    sitting: PerSeat<Sitting>,
    island: Island,
    /// What was just refused, and in which part.
    refused: Option<(At, BadStart)>,
    dropped: Vec<Dropped>,
}

impl Draft {
    /// Starts with nothing on the island.
    pub fn new(sitting: PerSeat<Sitting>, island: &Island) -> Option<Self> {
        let start = Start::empty(&sitting, sitting.seat(0)?, island);
        let start = with_knights(start);
        let island = island.clone();
        Some(Self { start, sitting, island, refused: None, dropped: Vec::new() })
    }

    /// A start that was loaded.
    pub fn loaded(start: Start, sitting: PerSeat<Sitting>, island: Island) -> Self {
        let start = with_knights(start);
        Self { start, sitting, island, refused: None, dropped: Vec::new() }
    }

    /// The position as entered so far.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Why the last change to this part was refused.
    pub fn refused(&self, at: At) -> Option<BadStart> {
        self.refused.filter(|(other, _)| *other == at).map(|(_, why)| why)
    }

    /// What no longer fits, until the note is dismissed.
    pub fn dropped(&self) -> &[Dropped] {
        &self.dropped
    }

    /// Dismisses the note on what no longer fits.
    pub fn put_away(&mut self) {
        self.dropped.clear();
    }

    /// Makes a change; one number or piece too many is refused.
    pub fn change(&mut self, at: At, basis: BoardAndRules<'_>, change: impl FnOnce(&mut Start)) {
        let players = self.sitting.count();
        let mut after = self.start.clone();
        change(&mut after);
        let before = relevant(&self.start, basis.rules);
        let before = before.problems(basis.island, players, basis.rules);
        let found = relevant(&after, basis.rules);
        let found = found.problems(basis.island, players, basis.rules);
        let worse = found.into_iter().find(|new| !before.iter().any(|old| covers(*old, *new)));
        self.refused = worse.map(|why| (at, why));
        if self.refused.is_none() {
            self.start = after;
        }
    }

    /// Places a building, or removes it if it is there already.
    pub fn build(&mut self, spot: Spot, seat: Seat, building: Building, basis: BoardAndRules<'_>) {
        let Spot::Intersection(place) = spot else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.building(place) == Some((seat, building)) {
                start.pieces.remove_building(place);
            } else {
                start.pieces.put_building(place, seat, building);
                start.pieces.remove_knight(place);
            }
            tidy(start, place);
        });
    }

    /// Places a road, or removes it if it is there already.
    pub fn pave(&mut self, spot: Spot, seat: Seat, condition: Condition, basis: BoardAndRules<'_>) {
        let Spot::Path(path) = spot else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.road(path) == Some((seat, condition)) {
                start.pieces.remove_road(path);
            } else {
                start.pieces.put_road(path, seat, condition);
            }
        });
    }

    /// Moves the robber to a hex, or off the board.
    pub fn rob(&mut self, hex: Option<Hex>) {
        self.refused = None;
        self.start.robber = if self.start.robber == hex { None } else { hex };
    }

    /// Removes what is there.
    pub fn erase(&mut self, spot: Spot) {
        self.refused = None;
        match spot {
            Spot::Intersection(place) => {
                self.start.pieces.remove_building(place);
                self.start.pieces.remove_knight(place);
                tidy(&mut self.start, place);
            }
            Spot::Path(path) => self.start.pieces.remove_road(path),
            Spot::Hex(_) => {}
        }
    }

    /// Makes a change that can't be refused.
    pub fn alter(&mut self, change: impl FnOnce(&mut Start)) {
        self.refused = None;
        change(&mut self.start);
    }

    /// Takes away what needs a city at `place` where none stands.
    pub fn tidy(&mut self, place: Intersection) {
        tidy(&mut self.start, place);
    }

    /// Adapts to the players and the island as they are now.
    pub fn follow(&mut self, sitting: PerSeat<Sitting>, island: &Island) {
        if self.sitting != sitting {
            self.reseat(sitting);
        }
        if self.island != *island {
            self.relay(island);
        }
    }

    fn reseat(&mut self, sitting: PerSeat<Sitting>) {
        let moved = |seat: Seat| {
            let key = self.sitting.get(seat).map(|old| old.key);
            sitting.iter().find(|(_, new)| Some(new.key) == key).map(|(seat, _)| seat)
        };
        for (seat, left) in self.sitting.iter().filter(|(seat, _)| moved(*seat).is_none()) {
            let old = &self.start;
            let pieces = &old.pieces;
            let pieces = pieces.buildings_of(seat).count()
                + pieces.roads_of(seat).count()
                + pieces.knights_of(seat).count()
                + pieces.walls_of(seat).count();
            if pieces > 0 {
                let name = left.name.clone();
                self.dropped.push(Dropped::Player { name, pieces });
            }
        }
        let came_from = sitting.map(|_, new| {
            self.sitting.iter().find(|(_, old)| old.key == new.key).map(|(seat, _)| seat)
        });
        let mut pieces = Pieces::default();
        for (place, seat, building) in self.start.pieces.buildings() {
            if let Some(seat) = moved(seat) {
                pieces.put_building(place, seat, building);
            }
        }
        for (path, seat, condition) in self.start.pieces.roads() {
            if let Some(seat) = moved(seat) {
                pieces.put_road(path, seat, condition);
            }
        }
        for (place, seat, knight) in self.start.pieces.knights() {
            if let Some(seat) = moved(seat) {
                pieces.put_knight(place, seat, knight);
            }
        }
        for (place, seat) in self.start.pieces.walls() {
            if let Some(seat) = moved(seat) {
                pieces.put_wall(place, seat);
            }
        }
        let mut holders = Holders::default();
        for award in Award::ALL {
            holders.set(award, self.start.holders.of(award).and_then(moved));
        }
        let old = &self.start;
        let counts = |of: &PerSeat<u8>| {
            came_from.map(|_, from| from.map(|seat| of.of(seat)).unwrap_or_default())
        };
        let no_cards = HandCount::Cards(Cards::none());
        let Some(first) = sitting.seat(0) else { return };
        self.start = Start {
            active: moved(old.active).unwrap_or(first),
            knight_cards: counts(&old.knight_cards),
            revealed: counts(&old.revealed),
            hidden: counts(&old.hidden),
            hands: came_from.map(|_, from| from.map_or(no_cards, |seat| old.hands.of(seat))),
            knights: old.knights.as_ref().map(|old| reseated(old, &came_from, &pieces, moved)),
            pieces,
            holders,
            ..old.clone()
        };
        self.refused = None;
        self.sitting = sitting;
    }

    fn relay(&mut self, island: &Island) {
        let mut dropped = 0;
        let pieces = &mut self.start.pieces;
        for (place, ..) in pieces.clone().buildings() {
            if !island.has_intersection(place) {
                pieces.remove_building(place);
                dropped += 1;
            }
        }
        for (path, ..) in pieces.clone().roads() {
            if !island.has_path(path) {
                pieces.remove_road(path);
                dropped += 1;
            }
        }
        for (place, ..) in pieces.clone().knights() {
            if !island.has_intersection(place) {
                pieces.remove_knight(place);
                dropped += 1;
            }
        }
        for (place, _) in pieces.clone().walls() {
            if !island.has_intersection(place) {
                pieces.remove_wall(place);
                dropped += 1;
            }
        }
        if let Some(knights) = &mut self.start.knights {
            for at in knights.metropolises.values_mut() {
                *at = at.filter(|at| island.has_intersection(*at));
            }
            knights.merchant = knights.merchant.filter(|merchant| island.is_land(merchant.at));
        }
        if dropped > 0 {
            self.dropped.push(Dropped::Pieces(dropped));
        }
        // A robber on the desert moves with it.
        if self.start.robber == self.island.deserts().next() {
            self.start.robber = island.deserts().next();
        } else if self.start.robber.is_some_and(|hex| !island.is_land(hex)) {
            self.start.robber = island.deserts().next();
            self.dropped.push(Dropped::Robber);
        }
        self.refused = None;
        self.island = island.clone();
    }
}

/// The part of `start` that matters under these rules: where hands aren't tracked,
/// neither they nor the bank do, and each game has its own pieces and cards. The rest is
/// kept all the same, since the rules may change again.
pub fn relevant(start: &Start, rules: &Rules) -> Start {
    let part = match rules.knights {
        Some(_) => start.knights_part(),
        None => start.base_part(),
    };
    if rules.following.is_on() {
        return part;
    }
    Start { hands: part.hands.map(|_, _| HandCount::Unknown), bank: None, ..part }
}

/// `start` with room for what Cities & Knights adds.
fn with_knights(mut start: Start) -> Start {
    let empty = || KnightsStart::empty(&start.knight_cards);
    start.knights = Some(start.knights.clone().unwrap_or_else(empty));
    start
}

/// Takes away what needs a city at `place` where none of its owner's stands.
fn tidy(start: &mut Start, place: Intersection) {
    let city = match start.pieces.building(place) {
        Some((owner, Building::City)) => Some(owner),
        _ => None,
    };
    let walled = start.pieces.walls().find(|(at, _)| *at == place).map(|(_, owner)| owner);
    if walled != city {
        start.pieces.remove_wall(place);
    }
    if let Some(knights) = &mut start.knights
        && city.is_none()
    {
        for at in knights.metropolises.values_mut() {
            *at = at.filter(|at| *at != place);
        }
    }
}

/// What Cities & Knights adds, for players who came from other seats.
fn reseated(
    old: &KnightsStart,
    came_from: &PerSeat<Option<Seat>>,
    pieces: &Pieces,
    moved: impl Fn(Seat) -> Option<Seat>,
) -> KnightsStart {
    let mut metropolises = old.metropolises;
    for at in metropolises.values_mut() {
        *at = at.filter(|at| pieces.building(*at).is_some());
    }
    let mut shown = old.shown;
    for owner in shown.values_mut() {
        *owner = owner.and_then(&moved);
    }
    let merchant = old
        .merchant
        .and_then(|merchant| moved(merchant.owner).map(|owner| Merchant { owner, ..merchant }));
    KnightsStart {
        improvements: came_from
            .map(|_, from| from.map(|seat| old.improvements.of(seat)).unwrap_or_default()),
        metropolises,
        defenders: came_from
            .map(|_, from| from.map(|seat| old.defenders.of(seat)).unwrap_or_default()),
        progress: came_from
            .map(|_, from| from.map(|seat| old.progress.of(seat)).unwrap_or_default()),
        shown,
        merchant,
        attacks: old.attacks,
    }
}

/// Whether `old` was at least as bad as `new`; if so, `new` is no reason to refuse a
/// change.
fn covers(old: BadStart, new: BadStart) -> bool {
    use BadStart as Bad;
    match (old, new) {
        (
            Bad::TooManyPieces { player, piece, count },
            Bad::TooManyPieces { player: whose, piece: kind, count: more },
        ) => player == whose && piece == kind && more <= count,
        (
            Bad::TooManyCards { player, kind, count, .. },
            Bad::TooManyCards { player: whose, kind: same, count: more, .. },
        ) => player == whose && kind == same && more <= count,
        (Bad::HandTooLarge { player, count }, Bad::HandTooLarge { player: whose, count: more }) => {
            player == whose && more <= count
        }
        (
            Bad::TooManyDevelopmentCards { player, kind, count, .. },
            Bad::TooManyDevelopmentCards { player: whose, kind: other, count: more, .. },
        ) => player == whose && kind == other && more <= count,
        (Bad::Knights(old), Bad::Knights(new)) => covers_knights(old, new),
        (old, new) => old == new,
    }
}

/// The same for Cities & Knights.
fn covers_knights(old: BadKnightsStart, new: BadKnightsStart) -> bool {
    use BadKnightsStart as Bad;
    match (old, new) {
        (Bad::TooManyKnights(player, count), Bad::TooManyKnights(whose, more))
        | (Bad::TooManyWalls(player, count), Bad::TooManyWalls(whose, more))
        | (Bad::TooManyDefenders(player, count), Bad::TooManyDefenders(whose, more)) => {
            player == whose && more <= count
        }
        (
            Bad::TooManyProgressCards { track, count },
            Bad::TooManyProgressCards { track: deck, count: more },
        ) => track == deck && more <= count,
        (Bad::TooManyAttacks(count), Bad::TooManyAttacks(more)) => more <= count,
        (old, new) => old == new,
    }
}
