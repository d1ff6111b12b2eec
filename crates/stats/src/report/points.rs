//! Points over time and the acts that made them; and turning points, where the lead or a prize
//! changed hands.

use std::cmp::Reverse;

use super::reigns::note_reigns;
use super::{Prize, Reign, Scene, TurnsPlayed};
use cards::Award;
use game::{
    AWARD_POINTS, Building, Game, KnightsTable, METROPOLIS_POINTS, OilTable, PerSeat,
    SEQUESTERED_PER_POINT, Seat, State, Track,
};

/// Source of points that are added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Settlements, 1 each; cities on their side count as such.
    Settlement,
    /// Cities, 2 each; the settlement it replaced no longer counts.
    City,
    /// An award, 2.
    Award(Award),
    /// Oil metropolises, 3 each; the city it replaced no longer counts (TRADERS 7.4).
    OilMetropolis,
    /// Sequestered oil, 1 for 3 (TRADERS 7.6).
    Sequestered,
    /// The Champion of the Environment, 1 (TRADERS 7.6).
    Champion,
    /// Cargo that was delivered, 1 each (TRADERS 5.5).
    Delivery,
    /// The last level of a baggage train, 1 (TRADERS 5.6).
    Train,
    /// Revealed victory point cards, 1 each.
    Revealed,
    /// Metropolises, 2 each beside their cities (KNIGHTS 13).
    Metropolis,
    /// Times as Defender, 1 each.
    Defender,
    /// Progress cards shown for a point, 1 each.
    PointCard,
    /// The merchant, 1.
    Merchant,
    /// First settlements on foreign islands, 1 or 2 each (SEA 8).
    Chit,
    /// Chits found by the Forgotten Tribe, 1 each (SCENARIOS 2.3).
    Found,
    /// Cloth, 1 for 2 (SCENARIOS 3.4).
    Cloth,
    /// The Wealthiest Settler, 1 (TRADERS 2.7).
    Wealthiest,
    /// A Poor Settler, -2 (TRADERS 2.7).
    Poor,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsChange {
    /// Number of the act in the branch, from 1.
    pub nth: usize,
    /// Number of the turn, from 1; 0 for the opening.
    pub turn: u32,
    pub seat: Seat,
    pub from: i16,
    pub to: i16,
    /// Sources that added or took points, with the amounts, which add up to the difference.
    pub why: Vec<(Source, i16)>,
}

/// The points, awards, and longest roads of a game, from its opening to its
/// current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    pub opening: PerSeat<i16>,
    pub changes: Vec<PointsChange>,
    /// Reigns of the holders of each [`Prize::ON_POINTS`], in the order they were won.
    pub reigns: Vec<Reign>,
    /// The greatest length that each one's longest road has ever had.
    pub roads: PerSeat<u8>,
    pub acts: usize,
    /// The points now, including what was revealed at the end.
    pub now: PerSeat<i16>,
}

impl Points {
    /// The points of the opening.
    pub(super) fn begin(game: &Game, opening: &State) -> Self {
        let mut points = Self {
            opening: each(opening),
            changes: Vec::new(),
            reigns: Vec::new(),
            roads: opening.position().road_lengths.clone(),
            acts: game.count(),
            now: each(game.state()),
        };
        note_reigns(&mut points.reigns, &Prize::ON_POINTS, 0, opening);
        points
    }

    /// The points of `seat` after `acts` acts.
    pub fn at(&self, seat: Seat, acts: usize) -> i16 {
        let before = self.changes.iter().take_while(|change| change.nth <= acts);
        let last = before.filter(|change| change.seat == seat).last();
        last.map_or(self.opening.of(seat), |change| change.to)
    }

    /// Returns who alone has the most points after `acts` acts; `None` on a tie.
    pub fn leader(&self, acts: usize) -> Option<Seat> {
        let points = self.opening.map(|seat, _| self.at(seat, acts));
        let most = points.values().copied().max()?;
        let mut leaders = points.iter().filter(|(_, count)| **count == most);
        match (leaders.next(), leaders.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// The points after the opening and after each of `turns`.
    pub fn by_turn(&self, turns: &TurnsPlayed) -> Vec<PerSeat<i16>> {
        let changes = self.changes.iter().map(|change| (change.nth, change));
        turns.after_each(self.opening.clone(), changes, |now, change| {
            now.change(change.seat, |count| *count = change.to);
        })
    }

    /// Notes what this scene changed. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        let Scene { nth, before, after, .. } = *scene;
        for seat in self.opening.seats() {
            let (from, to) = (before.public_points(seat), after.public_points(seat));
            let why = difference(before, after, seat);
            if from != to || !why.is_empty() {
                self.changes.push(PointsChange { nth, turn: scene.turn(), seat, from, to, why });
            }
        }
        note_reigns(&mut self.reigns, &Prize::ON_POINTS, nth, after);
        for (seat, length) in after.position().road_lengths.iter() {
            self.roads.change(seat, |most| *most = (*most).max(*length));
        }
    }
}

fn each(state: &State) -> PerSeat<i16> {
    state.players().map(|seat, _| state.public_points(seat))
}

/// Counts the points that somebody has of something.
type Worth = fn(&State, Seat) -> u8;

/// Sources of points beside awards, each with how much it is worth to somebody.
const SOURCES: [(Source, Worth); 15] = [
    (Source::Settlement, |state, seat| buildings(state, seat, Building::is_settlement)),
    (Source::City, |state, seat| buildings(state, seat, |it| it == Building::City)),
    (Source::OilMetropolis, |state, seat| {
        buildings(state, seat, |it| it == Building::OilMetropolis)
    }),
    (Source::Sequestered, |state, seat| {
        of_oil(state, |oil| oil.sequestered.of(seat) / SEQUESTERED_PER_POINT)
    }),
    (Source::Champion, |state, seat| of_oil(state, |oil| (oil.champion == Some(seat)).into())),
    (Source::Delivery, |state, seat| state.wagon(seat).map_or(0, |wagon| wagon.delivered)),
    (Source::Train, |state, seat| state.wagon(seat).map_or(0, |wagon| wagon.level.worth())),
    (Source::Revealed, State::revealed),
    (Source::Metropolis, |state, seat| {
        let tracks = Track::ALL.into_iter();
        let own = tracks.filter(|track| state.metropolis_holder(*track) == Some(seat));
        own.map(|_| METROPOLIS_POINTS).sum()
    }),
    (Source::Defender, |state, seat| of_table(state, |table| table.defenders.of(seat))),
    (Source::PointCard, |state, seat| of_table(state, |table| table.point_cards(seat))),
    (Source::Merchant, |state, seat| {
        of_table(state, |table| table.merchant.is_some_and(|it| it.owner == seat).into())
    }),
    (Source::Chit, |state, seat| state.sea().map_or(0, |sea| sea.table().island_points(seat))),
    (Source::Found, |state, seat| state.position().tribe().map_or(0, |it| it.chits.of(seat))),
    (Source::Cloth, |state, seat| state.position().cloth().map_or(0, |it| it.points(seat))),
];

/// Points of a settler's tile that a player has.
type Settler = fn(&State, Seat) -> i16;

/// The settlers' tiles, each with what it is worth to somebody (TRADERS 2.7).
const SETTLERS: [(Source, Settler); 2] = [
    (Source::Wealthiest, |state, seat| state.position().settler_points(seat).max(0)),
    (Source::Poor, |state, seat| state.position().settler_points(seat).min(0)),
];

fn buildings(state: &State, seat: Seat, is: fn(Building) -> bool) -> u8 {
    let own = state.pieces().buildings_of(seat);
    own.filter(|(_, building)| is(*building)).map(|(_, building)| building.worth()).sum()
}

fn award(state: &State, seat: Seat, award: Award) -> u8 {
    if state.awards(seat).any(|held| held == award) { AWARD_POINTS } else { 0 }
}

/// Returns what counts at a table of Cities & Knights; nothing where it is played without.
fn of_table(state: &State, count: impl FnOnce(&KnightsTable) -> u8) -> u8 {
    state.knights().map_or(0, |knights| count(knights.table()))
}

/// Returns what counts at a table with oil; nothing where it is played without.
fn of_oil(state: &State, count: impl FnOnce(&OilTable) -> u8) -> u8 {
    state.oil().map_or(0, |oil| count(oil.table()))
}

/// Returns what changed the points of `seat`.
fn difference(before: &State, after: &State, seat: Seat) -> Vec<(Source, i16)> {
    let change = |worth: &dyn Fn(&State) -> u8| i16::from(worth(after)) - i16::from(worth(before));
    let settlers =
        SETTLERS.map(|(source, worth)| (source, worth(after, seat) - worth(before, seat)));
    let sources = SOURCES.map(|(source, worth)| (source, change(&|state| worth(state, seat))));
    let awards =
        Award::ALL.map(|kind| (Source::Award(kind), change(&|state| award(state, seat, kind))));
    sources.into_iter().chain(awards).chain(settlers).filter(|(_, change)| *change != 0).collect()
}

pub const MOST_TURNING_POINTS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turning {
    /// Somebody took the sole lead.
    Lead { seat: Seat, points: i16 },
    /// A prize went to somebody.
    Prize { prize: Prize, to: Seat, from: Option<Seat> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Number of the act in the branch, from 1.
    pub nth: usize,
    pub what: Turning,
    pub lasted: usize,
}

impl Points {
    /// The turning points of the game in order: those that lasted longest.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut all: Vec<TurningPoint> = leads(self);
        all.extend(prizes(self));
        all.sort_by_key(|point| (Reverse(point.lasted), point.nth));
        all.truncate(MOST_TURNING_POINTS);
        all.sort_by_key(|point| (point.nth, point.what));
        all
    }
}

fn leads(points: &Points) -> Vec<TurningPoint> {
    let mut leads: Vec<TurningPoint> = Vec::new();
    // A leader who was tied for a while and is in front again never lost the lead.
    let mut leader: Option<Seat> = None;
    for change in &points.changes {
        let now = points.leader(change.nth);
        // During the opening somebody is always the first to score, which means
        // nothing.
        let Some(seat) = now.filter(|_| now != leader && change.turn > 0) else { continue };
        if let Some(last) = leads.last_mut() {
            last.lasted = change.nth - last.nth;
        }
        leader = now;
        let count = points.at(seat, change.nth);
        let what = Turning::Lead { seat, points: count };
        let lasted = points.acts.saturating_sub(change.nth);
        leads.push(TurningPoint { nth: change.nth, what, lasted });
    }
    // If two players' points change with one act, only the result counts.
    leads.retain(|point| point.lasted > 0 || point.nth == points.acts);
    leads
}

fn prizes(points: &Points) -> Vec<TurningPoint> {
    let reigns = points.reigns.iter().filter(|reign| reign.from > 0);
    let told = reigns.map(|reign| {
        let mut before = points.reigns.iter().filter(|other| other.prize == reign.prize);
        let before = before.rfind(|other| other.until == Some(reign.from));
        let what = Turning::Prize {
            prize: reign.prize,
            to: reign.holder,
            from: before.map(|before| before.holder),
        };
        let lasted = reign.until.unwrap_or(points.acts).saturating_sub(reign.from);
        TurningPoint { nth: reign.from, what, lasted }
    });
    told.collect()
}
