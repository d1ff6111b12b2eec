//! The facts of oil, corrections of them, faults of a table, and discrepancies: numbers that the
//! table told and that contradict each other.

use serde::{Deserialize, Serialize};

use super::{
    BadOilTable, NotOil, OIL_TRACK, TokenPlace, oil_in_box, oil_metropolises_in_box,
    table::told_oil,
};
use crate::{
    BadTable, Building, Impossible, Seat, State,
    expansion::{Expansion, Room},
    fact::{ThisTurn, facts},
    refusal::refuse_if,
    table::{OnTable, Table},
};
use board::{Hex, Terrain};
use derive::Said;

const HERE: Room = Room::Of(Expansion::Oil);

facts! {
    /// A fact of oil as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    OilCorrection of HERE;

    /// Oil of a player, but for sequestered.
    "oil" Held {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| told_oil(it.players)) =>
        table (t: t.oil.as_ref()?.oil.get(player).copied()?;
            *t.oil.as_mut()?.oil.get_mut(player)? = count);
    /// Oil that a player has sequestered.
    "sequestered" Sequestered {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| told_oil(it.players)) =>
        table (t: t.oil.as_ref()?.sequestered.get(player).copied()?;
            *t.oil.as_mut()?.sequestered.get_mut(player)? = count);
    /// Oil that is still to be had.
    "oil_supply" Supply {
        ;
        count: u8
    }, Table, Kind::Count(|it| told_oil(it.players)) =>
        table (t: t.oil.as_ref()?.supply; t.oil.as_mut()?.supply = count);
    /// Place on the track.
    "oil_track" Track {
        ;
        count: u8
    }, Table, Kind::Count(|_| 0..=OIL_TRACK.into()) =>
        table (t: t.oil.as_ref()?.track; t.oil.as_mut()?.track = count);
    /// Place of a hex's token (TRADERS 7.5).
    "destroyed" Destroyed {
        at: Hex;
        is: TokenPlace
    }, Hex, Kind::Choice =>
        table (t: t.oil.as_ref()?.place(at);
            {
                let destroyed = &mut t.oil.as_mut()?.destroyed;
                destroyed.retain(|other| *other != at);
                destroyed.extend((is == TokenPlace::OnTrack).then_some(at));
                destroyed.sort_unstable();
            };
            s: s.lose_token(at))
        may (s: s.on_land(at).map(drop));
    /// The terrain under a spring (TRADERS 7.2).
    "spring" Spring {
        at: Hex;
        on: Terrain
    }, Hex, Kind::Ground =>
        state (s: s.island().spring_on(at)?; {
            s.lie_on(s.island().with_spring_on(at, on)?);
            Ok(())
        })
        may (s: {
            refuse_if(s.island().spring_on(at).is_none(), NotOil::NoSpring(at))?;
            s.island().with_spring_on(at, on).map(drop).map_err(|why| Impossible::from(why).into())
        });
    /// Champion of the Environment.
    "champion" Champion {
        ;
        /// The player; `None` if nobody is.
        holder: Option<Seat>
    }, Table, Kind::Owner =>
        table (t: t.oil.as_ref()?.champion; t.oil.as_mut()?.champion = holder);
    /// State of a player's use of oil in this turn.
    "oil_used" Used {
        player: Seat;
        /// Done: they have used some.
        is: ThisTurn
    }, Seat, Kind::Choice =>
        table (t: ThisTurn::when(t.oil.as_ref()?.used.contains(&player));
            put(&mut t.oil.as_mut()?.used, player, is));
    /// State of a player's sequestering in this turn.
    "oil_laid" Laid {
        player: Seat;
        /// Done: they have sequestered some.
        is: ThisTurn
    }, Seat, Kind::Choice =>
        table (t: ThisTurn::when(t.oil.as_ref()?.laid.contains(&player));
            put(&mut t.oil.as_mut()?.laid, player, is));
}

/// Puts `seat` on a sorted list, or takes them off.
fn put(seats: &mut Vec<Seat>, seat: Seat, is: ThisTurn) {
    seats.retain(|other| *other != seat);
    seats.extend((is == ThisTurn::Done).then_some(seat));
    seats.sort_unstable();
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-oil", names)]
pub enum OilDiscrepancy {
    /// More oil than there is (TRADERS 7.1).
    Oil { counted: u16, supply: u16 },
    /// More metropolises than there are (TRADERS 7.1).
    Metropolises { counted: u16, supply: u16 },
    /// A token on a hex that has lost its own (TRADERS 7.5).
    TokenBack {
        #[said("place")]
        at: Hex,
    },
}

fn metropolises(table: &Table) -> impl Iterator<Item = (board::Intersection, Seat)> {
    let stands = table.pieces.buildings();
    let is_one = |building| building == Building::OilMetropolis;
    stands.filter(move |(.., building)| is_one(*building)).map(|(at, seat, _)| (at, seat))
}

/// Oil on a table: without it none, and cities in place of its metropolises. What the table counts
/// otherwise is named, not refused.
pub(crate) static OIL_ON_TABLE: OnTable = OnTable {
    clear: |table| {
        table.oil = None;
        let stand: Vec<_> = metropolises(table).collect();
        for (at, seat) in stand {
            table.pieces.put_building(at, seat, Building::City);
        }
    },
    make_room: |_| {},
    problems: |table| {
        let track = table.oil.iter().map(|oil| oil.track).filter(|track| *track > OIL_TRACK);
        track.map(|track| BadTable::Oil(BadOilTable::TrackTooLong(track))).collect()
    },
    stray: |table| {
        let is_there = table.oil.is_some() || metropolises(table).next().is_some();
        is_there.then_some(BadTable::Oil(BadOilTable::NotPlayed))
    },
};

impl State {
    /// All of oil that does not add up.
    pub(crate) fn oil_discrepancies(&self) -> Vec<OilDiscrepancy> {
        let Some(oil) = self.oil() else { return Vec::new() };
        let players = self.players.count();
        let mut found = Vec::new();
        let (counted, supply) = (oil.table.total(), u16::from(oil_in_box(players)));
        if counted > supply {
            found.push(OilDiscrepancy::Oil { counted, supply });
        }
        let counted = self.position().oil_metropolises();
        let supply = oil_metropolises_in_box(players);
        if counted > supply {
            let (counted, supply) = (counted.into(), supply.into());
            found.push(OilDiscrepancy::Metropolises { counted, supply });
        }
        let has_token = |at: &Hex| self.island.tile(*at).is_some_and(|it| it.token.is_some());
        let back = oil.table.destroyed.iter().copied().filter(has_token);
        found.extend(back.map(|at| OilDiscrepancy::TokenBack { at }));
        found
    }
}
