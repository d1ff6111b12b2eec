//! Modules on the table, a row for each thing: what lies before a player for all to see, such as gold
//! and fish tokens, and what belongs to nobody, such as stacks of cargo and the oil track. Tiles, pages,
//! the table view, and sentences go by these rows.

use super::GameWords;
use crate::said::InWords;
use game::{
    Cargo, Fact, FishState, FishTable, OIL_TRACK, OilState, OilTable, Scope, Seat, State, Subject,
    Wagon, WagonsState, WagonsTable, fish_facts, gold_facts, oil_facts, wagon_facts,
};

/// A kind of thing that the modules put before a player (TRADERS 1 to 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Belonging {
    Gold,
    /// The tile of the Wealthiest Settler.
    Wealthiest,
    /// The tile of a Poor Settler.
    Poor,
    Fish,
    Boot,
    /// Level of the baggage train.
    Train,
    /// Cargo on the wagon.
    Load,
    Delivered,
    Oil,
    Sequestered,
    Champion,
}

/// The amount of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Count(u16),
    /// Points that it brings by itself, or takes away.
    Points(i16),
    /// Points that its holder needs to win.
    Needs(u8),
    Cargo(Cargo),
}

/// A thing before a player, with its amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    pub what: Belonging,
    pub amount: Amount,
}

/// A row about a kind of thing.
struct BelongingRow {
    what: Belonging,
    /// Order in which it gives way where there is too little room: the last first.
    rank: u8,
    /// The fact that puts it right.
    fact: &'static Fact,
    /// Key of its words.
    key: &'static str,
    /// Width in letters of the longest amount that there is mostly.
    letters: u8,
    /// Returns whether anybody may have it at this table.
    may: fn(&State) -> bool,
    read: fn(&State, Seat) -> Option<Amount>,
}

/// All of them, in the order in which they lie there. The two Settlers share a place: nobody is both.
static BELONGINGS: [BelongingRow; 11] = [
    BelongingRow {
        what: Belonging::Gold,
        rank: 1,
        fact: &gold_facts::Gold,
        key: "player-gold",
        letters: 2,
        may: |state| state.gold().is_some(),
        read: |state, seat| state.gold().map(|_| Amount::Count(state.gold_of(seat))),
    },
    BelongingRow {
        what: Belonging::Wealthiest,
        rank: 4,
        fact: &gold_facts::Gold,
        key: "player-wealthiest",
        letters: 2,
        may: |state| state.rules().rivers.is_some(),
        read: |state, seat| {
            let is_theirs = state.position().wealthiest() == Some(seat);
            is_theirs.then(|| Amount::Points(state.position().settler_points(seat)))
        },
    },
    BelongingRow {
        what: Belonging::Poor,
        rank: 3,
        fact: &gold_facts::Gold,
        key: "player-poor",
        letters: 0,
        may: |_| false,
        read: |state, seat| {
            let is_theirs = state.position().poor().contains(&seat);
            is_theirs.then(|| Amount::Points(state.position().settler_points(seat)))
        },
    },
    BelongingRow {
        what: Belonging::Fish,
        rank: 2,
        fact: &fish_facts::Tokens,
        key: "player-fish",
        letters: 1,
        may: |state| state.fish().is_some(),
        read: |state, seat| state.fish().map(|_| Amount::Count(state.fish_of(seat).into())),
    },
    BelongingRow {
        what: Belonging::Boot,
        rank: 3,
        fact: &fish_facts::Boot,
        key: "player-boot",
        letters: 2,
        may: |state| state.fish().is_some(),
        read: |state, seat| {
            let is_theirs = state.position().boot() == Some(seat);
            is_theirs.then(|| Amount::Needs(state.needs(seat)))
        },
    },
    BelongingRow {
        what: Belonging::Train,
        rank: 7,
        fact: &wagon_facts::Train,
        key: "player-train",
        letters: 1,
        may: |state| state.wagons().is_some(),
        read: |state, seat| Some(Amount::Count(wagon(state, seat)?.level.number().into())),
    },
    BelongingRow {
        what: Belonging::Load,
        rank: 5,
        fact: &wagon_facts::Load,
        key: "player-load",
        letters: 0,
        may: |state| state.wagons().is_some(),
        read: |state, seat| wagon(state, seat)?.load.map(Amount::Cargo),
    },
    BelongingRow {
        what: Belonging::Delivered,
        rank: 6,
        fact: &wagon_facts::Delivered,
        key: "player-delivered",
        letters: 1,
        may: |state| state.wagons().is_some(),
        read: |state, seat| Some(Amount::Count(wagon(state, seat)?.delivered.into())),
    },
    BelongingRow {
        what: Belonging::Oil,
        rank: 2,
        fact: &oil_facts::Held,
        key: "player-oil",
        letters: 1,
        may: |state| state.oil().is_some(),
        read: |state, seat| state.oil().map(|_| Amount::Count(state.oil_of(seat).into())),
    },
    BelongingRow {
        what: Belonging::Sequestered,
        rank: 5,
        fact: &oil_facts::Sequestered,
        key: "player-sequestered",
        letters: 1,
        may: |state| state.oil().is_some(),
        read: |state, seat| {
            let count = state.oil()?.table().sequestered.of(seat);
            (count > 0).then(|| Amount::Count(count.into()))
        },
    },
    BelongingRow {
        what: Belonging::Champion,
        rank: 4,
        fact: &oil_facts::Champion,
        key: "player-champion",
        letters: 2,
        may: |state| state.oil().is_some(),
        read: |state, seat| {
            (state.oil()?.table().champion == Some(seat)).then_some(Amount::Points(1))
        },
    },
];

fn wagon(state: &State, seat: Seat) -> Option<Wagon> {
    state.wagons()?.table().wagons.get(seat).copied()
}

impl Belonging {
    fn row(self) -> Option<&'static BelongingRow> {
        BELONGINGS.iter().find(|row| row.what == self)
    }

    /// Returns how early it gives way where there is too little room: the highest first.
    pub fn rank(self) -> u8 {
        self.row().map_or(0, |row| row.rank)
    }

    /// Returns whether it brings points of its own, or takes some away.
    pub const fn counts_points(self) -> bool {
        match self {
            Self::Wealthiest
            | Self::Poor
            | Self::Delivered
            | Self::Sequestered
            | Self::Champion => true,
            Self::Gold | Self::Fish | Self::Boot | Self::Train | Self::Load | Self::Oil => false,
        }
    }

    /// Returns the fact that puts it right for `seat`, and what that is told of.
    pub fn told(self, seat: Seat) -> Option<(&'static Fact, Subject)> {
        let fact = self.row()?.fact;
        Some((fact, if fact.scope == Scope::Table { Subject::Table } else { Subject::Seat(seat) }))
    }

    /// The width in letters of what may lie before a player of this table, thing by thing, so that
    /// nothing has to move for it.
    pub fn widths(state: &State) -> impl Iterator<Item = u8> + '_ {
        BELONGINGS.iter().filter(|row| (row.may)(state)).map(|row| row.letters)
    }
}

impl Holding {
    /// All that lies before `seat`.
    pub fn all(state: &State, seat: Seat) -> impl Iterator<Item = Self> + '_ {
        let read = move |row: &'static BelongingRow| {
            Some(Self { what: row.what, amount: (row.read)(state, seat)? })
        };
        BELONGINGS.iter().filter_map(read)
    }

    /// The amount as it stands beside a sign: "3", "+1", "−2"; nothing of cargo, which has signs of its
    /// own.
    pub fn letters(self) -> String {
        match self.amount {
            Amount::Count(count) => count.to_string(),
            Amount::Points(points @ ..=-1) => format!("\u{2212}{}", points.unsigned_abs()),
            Amount::Points(points) => format!("+{points}"),
            Amount::Needs(points) => points.to_string(),
            Amount::Cargo(_) => String::new(),
        }
    }
}

impl GameWords<'_> {
    /// "3 fish tokens", "the wagon carries glass".
    pub fn held_in_words(&self, held: Holding) -> String {
        let Some(row) = held.what.row() else { return String::new() };
        match held.amount {
            Amount::Count(count) => self.with(row.key, &[("count", &count)]),
            Amount::Points(points) => self.with(row.key, &[("points", &points)]),
            Amount::Needs(needs) => self.with(row.key, &[("needs", &needs)]),
            Amount::Cargo(cargo) => {
                self.with(row.key, &[("cargo", &self.text.named(&cargo) as &dyn InWords)])
            }
        }
    }

    /// All that the modules put before `seat`, in words.
    pub fn belongings(&self, seat: Seat) -> Vec<String> {
        Holding::all(self.state, seat).map(|held| self.held_in_words(held)).collect()
    }
}

/// A store of the modules that belongs to nobody (TRADERS 1.1, 5.1, 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Store {
    /// Fish tokens that lie face down.
    Fish,
    CastleStack,
    QuarryStack,
    GlassworksStack,
    Oil,
    OilTrack,
    /// Places for destroyed tokens that are taken.
    Destroyed,
}

/// A store with what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored {
    pub store: Store,
    pub count: u8,
    /// The number at which something happens, where there is one.
    pub most: Option<u8>,
}

/// Number of things in a store, and that at which something happens.
type StoreLevel = (u8, Option<u8>);

struct StoreRow {
    store: Store,
    /// The fact that puts it right; without one it follows from others.
    fact: Option<&'static Fact>,
    key: &'static str,
    read: fn(&State) -> Option<StoreLevel>,
}

static STORES: [StoreRow; 7] = [
    StoreRow {
        store: Store::Fish,
        fact: Some(&fish_facts::Supply),
        key: "store-fish",
        read: |state| fish(state).map(|fish| (fish.supply, None)),
    },
    StoreRow {
        store: Store::CastleStack,
        fact: Some(&wagon_facts::CastleStack),
        key: "store-castle",
        read: |state| wagons(state).map(|wagons| (wagons.stacks.castle, None)),
    },
    StoreRow {
        store: Store::QuarryStack,
        fact: Some(&wagon_facts::QuarryStack),
        key: "store-quarry",
        read: |state| wagons(state).map(|wagons| (wagons.stacks.quarry, None)),
    },
    StoreRow {
        store: Store::GlassworksStack,
        fact: Some(&wagon_facts::GlassworksStack),
        key: "store-glassworks",
        read: |state| wagons(state).map(|wagons| (wagons.stacks.glassworks, None)),
    },
    StoreRow {
        store: Store::Oil,
        fact: Some(&oil_facts::Supply),
        key: "store-oil",
        read: |state| oil(state).map(|oil| (oil.supply, None)),
    },
    StoreRow {
        store: Store::OilTrack,
        fact: Some(&oil_facts::Track),
        key: "store-track",
        read: |state| oil(state).map(|oil| (oil.track, Some(OIL_TRACK))),
    },
    StoreRow {
        store: Store::Destroyed,
        fact: None,
        key: "store-destroyed",
        read: |state| {
            let count = u8::try_from(oil(state)?.destroyed.len()).unwrap_or(u8::MAX);
            Some((count, Some(state.oil_rules().destroyed_places)))
        },
    },
];

fn fish(state: &State) -> Option<&FishTable> {
    state.fish().map(FishState::table)
}

fn wagons(state: &State) -> Option<&WagonsTable> {
    state.wagons().map(WagonsState::table)
}

fn oil(state: &State) -> Option<&OilTable> {
    state.oil().map(OilState::table)
}

impl Stored {
    /// All stores of what is played.
    pub fn all(state: &State) -> impl Iterator<Item = Self> + '_ {
        STORES.iter().filter_map(|row| {
            let (count, most) = (row.read)(state)?;
            Some(Self { store: row.store, count, most })
        })
    }

    /// The fact that puts it right.
    pub fn fact(self) -> Option<&'static Fact> {
        STORES.iter().find(|row| row.store == self.store)?.fact
    }

    /// "12", "3/5".
    pub fn letters(self) -> String {
        match self.most {
            Some(most) => format!("{}/{most}", self.count),
            None => self.count.to_string(),
        }
    }

    /// Returns whether something is about to happen: a disaster, or the end of the game.
    pub fn is_alarming(self) -> bool {
        self.most.is_some_and(|most| self.count.saturating_add(1) >= most && self.count > 0)
    }

    /// Returns whether it has come to what happens.
    pub fn is_full(self) -> bool {
        self.most.is_some_and(|most| self.count >= most)
    }
}

impl GameWords<'_> {
    /// "12 fish tokens face down", "oil track at 3 of 5".
    pub fn stored_in_words(&self, stored: Stored) -> String {
        let Some(row) = STORES.iter().find(|row| row.store == stored.store) else {
            return String::new();
        };
        let most = stored.most.unwrap_or_default();
        self.with(row.key, &[("count", &stored.count), ("most", &most)])
    }
}
