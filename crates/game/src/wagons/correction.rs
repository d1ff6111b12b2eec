//! The facts of wagons, corrections of them, and discrepancies: cargo and bandits that the table told
//! and that contradict the box.

use serde::{Deserialize, Serialize};

use super::{
    BANDITS, BadWagonsTable, Bandit, Cargo, CargoStacks, MOST_DELIVERED, TrainLevel, Wagon,
    WagonsTable, full_stack,
};
use crate::{
    BadTable, Expansion, Room, Seat, State, Table, fact::facts, refusal::refuse_if, table::OnTable,
};
use board::{Intersection, Path};
use derive::Said;

const HERE: Room = Room::Of(Expansion::Wagons);

facts! {
    /// A fact of wagons as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    WagonCorrection of HERE;

    /// Place of a player's wagon.
    "wagon" Place {
        player: Seat;
        /// The intersection or plaza; `None` before it stands anywhere.
        at: Option<Intersection>
    }, Seat, Kind::Place =>
        table (t: own(t, player)?.at; own_mut(t, player)?.at = at)
        may (s: s.may_have_wagon(at));
    /// Level of a player's baggage train.
    "train" Train {
        player: Seat;
        level: TrainLevel
    }, Seat, Kind::Count(|_| 1..=TrainLevel::LAST.number().into()) =>
        table (t: own(t, player)?.level; own_mut(t, player)?.level = level);
    /// Cargo on a player's wagon.
    "load" Load {
        player: Seat;
        cargo: Option<Cargo>
    }, Seat, Kind::Choice =>
        table (t: own(t, player)?.load; own_mut(t, player)?.load = cargo);
    /// Cargo that a player has delivered.
    "delivered" Delivered {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|_| 0..=MOST_DELIVERED.into()) =>
        table (t: own(t, player)?.delivered; own_mut(t, player)?.delivered = count);
    /// A bandit on a path, or none.
    "bandit" Bandit {
        at: Path;
        is: Bandit
    }, Path, Kind::Choice =>
        table (t: if t.wagons.as_ref()?.has_bandit(at) { Bandit::Here } else { Bandit::Elsewhere };
            t.wagons.as_mut()?.put_bandit(at, is == Bandit::Here))
        may (s: {
            s.may_have_bandit(at)?;
            let bandits = s.wagons().map_or(0, |wagons| wagons.table().bandits.len());
            let is_new = is == Bandit::Here && s.has_bandit(at).is_err();
            let most = u16::try_from(BANDITS).unwrap_or(u16::MAX);
            let count = most.saturating_add(1);
            refuse_if(is_new && bandits >= BANDITS, crate::Impossible::TooMany { count, most })
        });
    /// Cargo that is left of the castle's stack.
    "castle_stack" CastleStack {
        ;
        count: u8
    }, Table, Kind::Count(|it| 0..=full_stack(it.players).into()) =>
        table (t: stacks(t)?.castle; t.wagons.as_mut()?.stacks.castle = count);
    /// Cargo that is left of the quarries' stack.
    "quarry_stack" QuarryStack {
        ;
        count: u8
    }, Table, Kind::Count(|it| 0..=full_stack(it.players).into()) =>
        table (t: stacks(t)?.quarry; t.wagons.as_mut()?.stacks.quarry = count);
    /// Cargo that is left of the glassworks' stack.
    "glassworks_stack" GlassworksStack {
        ;
        count: u8
    }, Table, Kind::Count(|it| 0..=full_stack(it.players).into()) =>
        table (t: stacks(t)?.glassworks; t.wagons.as_mut()?.stacks.glassworks = count);
}

fn own(table: &Table, player: Seat) -> Option<Wagon> {
    table.wagons.as_ref()?.wagons.get(player).copied()
}

fn own_mut(table: &mut Table, player: Seat) -> Option<&mut Wagon> {
    table.wagons.as_mut()?.wagons.get_mut(player)
}

fn stacks(table: &Table) -> Option<CargoStacks> {
    table.wagons.as_ref().map(|wagons| wagons.stacks)
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-wagons", names)]
pub enum WagonDiscrepancy {
    /// More cargo or less than there is (TRADERS 5.1).
    Cargo { counted: u16, supply: u16 },
    /// Fewer bandits than there are (TRADERS 5.1).
    Bandits { counted: u16, supply: u16 },
}

/// Wagons on a table: without them neither cargo nor bandits. Cargo that the table counts otherwise
/// is named, not refused.
pub(crate) static WAGONS_ON_TABLE: OnTable = OnTable {
    clear: |table| table.wagons = None,
    make_room: |table| table.robber = None,
    problems: |table| {
        let bandits = table.wagons.as_ref().map(|wagons: &WagonsTable| wagons.bandits.len());
        let bandits = bandits.filter(|count| *count > BANDITS);
        let count = bandits.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        count.map(|it| BadTable::Wagons(BadWagonsTable::TooManyBandits(it))).into_iter().collect()
    },
    stray: |table| table.wagons.is_some().then_some(BadTable::Wagons(BadWagonsTable::NotPlayed)),
};

impl State {
    /// All of wagons that does not add up.
    pub(crate) fn wagon_discrepancies(&self) -> Vec<WagonDiscrepancy> {
        let Some(wagons) = self.wagons() else { return Vec::new() };
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let (counted, supply) =
            (wagons.table.cargo(), CargoStacks::full(self.players.count()).total());
        let cargo = (counted != supply).then_some(WagonDiscrepancy::Cargo { counted, supply });
        let (counted, supply) = (count(wagons.table.bandits.len()), count(BANDITS));
        let bandits = WagonDiscrepancy::Bandits { counted, supply };
        cargo.into_iter().chain((counted != supply).then_some(bandits)).collect()
    }
}
