//! Facts: everything that the table can tell by hand, one row each. Corrections, their forms,
//! the check of the table, a start in the middle, and what the books had before a correction
//! all go by these rows (RULES 11).
//!
//! A room lists its rows with [`facts!`], which makes the corrections of them, too: what is
//! written in a journal is a row's key, its subject, and its value. The macro is in `rows`,
//! subjects and values in `told`, and the rows themselves in the `correction.rs` of the base game,
//! of `knights`, `sea`, `gold`, and `rivers`.
//!
//! A row about the table changes a copy of the whole table, and the state then takes over that
//! table; only a row about the game alone writes into the state itself.

mod rows;
mod told;

use std::ops::RangeInclusive;

pub(crate) use rows::facts;
pub use told::{Ground, PrintedCardPlace, Scope, Subject, ThisTurn, Value};

use super::{
    Expansion, Impossible, NoGold, NoRiver, NotAtSea, NotFish, NotOil, NotOnTheTable,
    NotWithWagons, OwnScenario, PointCard, Refusal, Room, Rules, Seat, State, Table, Track,
};
use cards::Award;

/// A fact that the table can tell by hand.
pub struct Fact {
    /// Key of the fact in files.
    pub key: &'static str,
    /// The room that it belongs to.
    pub of: Room,
    /// Kind of subject that it may be told of.
    pub scope: Scope,
    /// Kind of value that can be told.
    pub kind: Kind,
    pub(crate) access: Access,
    pub(crate) may: fn(&State, Subject, &Value) -> Result<(), Refusal>,
}

/// The kind of value that a fact takes.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A number within a range.
    Count(fn(&Context<'_>) -> RangeInclusive<u32>),
    /// Cards by kinds.
    Cards,
    /// Kinds of cards, each once.
    Kinds,
    /// Somebody or nobody.
    Owner,
    /// Somebody.
    Player,
    /// One of a few.
    Choice,
    /// A piece that stands or lies at its subject.
    Piece,
    /// A figure like the merchant: its place and its owner.
    Figure,
    /// A place, or several.
    Place,
    /// The island itself at its subject, such as its terrain or harbor.
    Ground,
}

/// The rules and the game that the range of a number depends on.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The rules that are played by.
    pub rules: &'a Rules,
    pub players: usize,
    /// The scenario with rules of its own that is played, if it is one.
    pub own: Option<OwnScenario>,
    /// The game, once there is one.
    pub state: Option<&'a State>,
}

impl<'a> Context<'a> {
    /// Returns the context of a game.
    pub fn of(state: &'a State) -> Self {
        let (players, own) = (state.players().count(), state.setup().own_scenario());
        Self { rules: state.rules(), players, own, state: Some(state) }
    }
}

/// The place where the books keep a fact, with the functions that read and write it.
pub(crate) enum Access {
    /// The table: [`State::set_table`] sees to the consequences of a change, and the row to the
    /// rest.
    Table {
        get: fn(&Table, Subject) -> Option<Value>,
        set: fn(&mut Table, Subject, Value) -> Option<()>,
        then: fn(&mut State, Subject) -> Option<()>,
    },
    /// The game alone.
    State {
        get: fn(&State, Subject) -> Option<Value>,
        set: fn(&mut State, Subject, Value) -> Result<(), Impossible>,
    },
}

impl PartialEq for Fact {
    /// Each row stands once.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Fact {}

impl std::fmt::Debug for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Fact").field(&self.of).field(&self.key).finish()
    }
}

impl Fact {
    /// Returns what `table` says of `subject`; nothing where it has no such fact.
    pub fn on(&self, table: &Table, subject: Subject) -> Option<Value> {
        match self.access {
            Access::Table { get, .. } => get(table, subject),
            Access::State { .. } => None,
        }
    }

    /// Writes down that it is `value` on `table`; whether it could.
    pub fn put(&self, table: &mut Table, subject: Subject, value: Value) -> bool {
        match self.access {
            Access::Table { set, .. } => set(table, subject, value).is_some(),
            Access::State { .. } => false,
        }
    }

    /// Returns what the books of `state` have; nothing where they don't know it.
    pub fn booked(&self, state: &State, subject: Subject) -> Option<Value> {
        match self.access {
            Access::Table { get, .. } => get(&state.table(), subject),
            Access::State { get, .. } => get(state, subject),
        }
    }

    /// Everything that it may be told of at a table of `players`, but for places and event
    /// cards: these are touched.
    pub fn subjects(&self, players: impl Iterator<Item = Seat>) -> Vec<Subject> {
        match self.scope {
            Scope::Table => vec![Subject::Table],
            Scope::Seat => players.map(Subject::Seat).collect(),
            Scope::SeatTrack => {
                let each = |seat| Track::ALL.map(|track| Subject::SeatTrack(seat, track));
                players.flat_map(each).collect()
            }
            Scope::Track => Track::ALL.map(Subject::Track).to_vec(),
            Scope::Award => Award::ALL.map(Subject::Award).to_vec(),
            Scope::PointCard => PointCard::ALL.map(Subject::PointCard).to_vec(),
            Scope::Card | Scope::Intersection | Scope::Path | Scope::Hex => Vec::new(),
        }
    }

    /// The range of a number.
    pub fn range(&self, context: &Context<'_>) -> Option<RangeInclusive<u32>> {
        match self.kind {
            Kind::Count(range) => Some(range(context)),
            Kind::Cards
            | Kind::Kinds
            | Kind::Owner
            | Kind::Player
            | Kind::Choice
            | Kind::Piece
            | Kind::Figure
            | Kind::Place
            | Kind::Ground => None,
        }
    }

    /// Returns whether it is a number.
    pub const fn is_counted(&self) -> bool {
        matches!(self.kind, Kind::Count(_))
    }

    /// Returns whether it says whose something is.
    pub const fn is_named(&self) -> bool {
        matches!(self.kind, Kind::Owner | Kind::Player | Kind::Figure)
    }

    /// Returns whether it is told on a page of its own, and not by touching the island.
    pub const fn is_told_by_form(&self) -> bool {
        match self.kind {
            Kind::Count(_)
            | Kind::Cards
            | Kind::Kinds
            | Kind::Owner
            | Kind::Player
            | Kind::Choice
            | Kind::Figure => true,
            Kind::Piece | Kind::Place | Kind::Ground => false,
        }
    }

    /// Returns whether it belongs to what is played by `rules`.
    pub fn is_played(&self, rules: &Rules) -> bool {
        self.of.is_played(rules.expansions())
    }

    /// Refuses what can't be in `state`.
    pub(crate) fn check(
        &self,
        state: &State,
        subject: Subject,
        value: &Value,
    ) -> Result<(), Refusal> {
        self.played(state)?;
        self.is_known(state, subject)?;
        (self.may)(state, subject, value)?;
        match (self.range(&Context::of(state)), value) {
            (Some(range), Value::Count(count)) if !range.contains(count) => {
                let short = |count: u32| u16::try_from(count).unwrap_or(u16::MAX);
                Err(Impossible::TooMany { count: short(*count), most: short(*range.end()) }.into())
            }
            _ => Ok(()),
        }
    }

    /// Writes it into the books, with all that follows from it.
    pub(crate) fn apply(
        &self,
        state: &mut State,
        subject: Subject,
        value: Value,
    ) -> Result<(), Impossible> {
        self.played(state)?;
        match self.access {
            Access::Table { set, then, .. } => {
                let mut table = state.table();
                // What a file names may not be there.
                if set(&mut table, subject, value).is_some() {
                    state.set_table(table);
                    then(state, subject);
                    if matches!(self.kind, Kind::Piece) {
                        let seats: Vec<Seat> = state.players.seats().collect();
                        for seat in seats {
                            state.measure_road(seat);
                        }
                    }
                }
                Ok(())
            }
            Access::State { set, .. } => set(state, subject, value),
        }
    }

    /// Refuses what the table of this scenario knows nothing of.
    fn is_known(&self, state: &State, subject: Subject) -> Result<(), Impossible> {
        let is_of_sea = self.of == Room::Of(Expansion::Sea);
        let is_known = match self.access {
            Access::Table { get, .. } => !is_of_sea || get(&state.table(), subject).is_some(),
            Access::State { .. } => true,
        };
        is_known.then_some(()).ok_or(Impossible::Sea(NotAtSea::NotInScenario))
    }

    fn played(&self, state: &State) -> Result<(), Impossible> {
        if self.is_played(state.rules()) {
            return Ok(());
        }
        Err(match self.of {
            Room::Of(Expansion::Sea) => Impossible::Sea(NotAtSea::NotPlayed),
            Room::Of(Expansion::Fish) => Impossible::Fish(NotFish::NotPlayed),
            Room::Of(Expansion::Rivers) => Impossible::Rivers(NoRiver::NotPlayed),
            Room::Gold => Impossible::Gold(NoGold::NotPlayed),
            Room::Of(Expansion::Wagons) => Impossible::Wagons(NotWithWagons::NotPlayed),
            Room::Of(Expansion::Oil) => Impossible::Oil(NotOil::NotPlayed),
            Room::Of(Expansion::Knights) | Room::Base => {
                Impossible::Knights(NotOnTheTable::NotPlayed)
            }
        })
    }
}
