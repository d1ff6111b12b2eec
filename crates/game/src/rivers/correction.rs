//! The facts of rivers, corrections of them, faults of a table, and discrepancies.

use serde::{Deserialize, Serialize};

use super::BadRiversTable;
use crate::{
    BadTable, Condition, Expansion, Room, Seat, State,
    fact::facts,
    table::{OnTable, Table},
};
use board::Path;
use derive::Said;

const HERE: Room = Room::Of(Expansion::Rivers);

facts! {
    /// A fact of rivers as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    RiversCorrection of HERE;

    /// The bridge on a site.
    "bridge" Bridge {
        at: Path;
        /// Owner and condition; `None` if the site is free.
        is: Option<(Seat, Condition)>
    }, Path, Kind::Piece =>
        table (t: t.pieces.bridge(at);
            match is {
                Some((seat, condition)) => t.pieces.put_bridge(at, seat, condition),
                None => t.pieces.remove_bridge(at),
            })
        may (s: s.may_have_bridge(at, is));
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-rivers", names)]
pub enum RiversDiscrepancy {
    /// A bridge from which its owner's roads and bridges lead to no building of theirs.
    LooseBridge {
        player: Seat,
        #[said("place")]
        at: Path,
    },
}

/// Rivers on a table: without them no bridges.
pub(crate) static RIVERS_ON_TABLE: OnTable = OnTable {
    clear: |table| {
        let pieces = table.pieces.clone();
        pieces.bridges().for_each(|(at, ..)| table.pieces.remove_bridge(at));
    },
    make_room: |_| {},
    problems: |table| {
        let is_under =
            |at: &Path| table.pieces.road(*at).is_some() || table.pieces.ship(*at).is_some();
        let under = table.pieces.bridges().map(|(at, ..)| at).filter(is_under);
        under.map(BadRiversTable::RoadUnderBridge).map(BadTable::Rivers).collect()
    },
    stray: |table: &Table| {
        let is_there = table.pieces.bridges().next().is_some();
        is_there.then_some(BadTable::Rivers(BadRiversTable::NotPlayed))
    },
};

impl State {
    /// All of rivers that does not add up.
    pub(crate) fn rivers_discrepancies(&self) -> Vec<RiversDiscrepancy> {
        if self.rules.rivers.is_none() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for player in self.players.seats() {
            let loose = self.apart(player, self.ways_of(player)).into_iter();
            let loose = loose.filter(|at| self.pieces.bridge(*at).is_some());
            found.extend(loose.map(|at| RiversDiscrepancy::LooseBridge { player, at }));
        }
        found
    }

    /// Roads and bridges of `player`.
    pub(crate) fn ways_of(&self, player: Seat) -> Vec<Path> {
        let roads = self.pieces.roads_of(player).map(|(path, _)| path);
        roads.chain(self.pieces.bridges_of(player).map(|(path, _)| path)).collect()
    }
}
