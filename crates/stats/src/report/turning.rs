//! Turning points: where the lead, an award, or a metropolis changed hands.

use std::cmp::Reverse;

use game::{Game, Seat};

use super::{Points, Prize};

/// The most that are reported for a game.
pub const MOST_TURNING_POINTS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turning {
    /// Somebody took the sole lead.
    Lead { seat: Seat, points: u8 },
    /// An award or a metropolis went to somebody.
    Prize { prize: Prize, to: Seat, from: Option<Seat> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Which act of the branch.
    pub nth: usize,
    pub what: Turning,
    pub lasted: usize,
}

/// The turning points of `game` in order: those that lasted longest.
pub fn turning_points(game: &Game) -> Vec<TurningPoint> {
    let points = Points::of(game);
    let mut all: Vec<TurningPoint> = leads(&points);
    all.extend(prizes(&points));
    all.sort_by_key(|point| (Reverse(point.lasted), point.nth));
    all.truncate(MOST_TURNING_POINTS);
    all.sort_by_key(|point| (point.nth, point.what));
    all
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
