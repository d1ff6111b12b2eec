//! The facts of fish, corrections of them, and discrepancies: tokens that the table told and that
//! contradict the box.

use serde::{Deserialize, Serialize};

use super::{BadFishTable, NotFish, fish_in_box};
use crate::{
    BadTable, Impossible, Room, Seat, State, expansion::Expansion, fact::facts, refusal::refuse_if,
    table::OnTable,
};
use board::{Hex, Token};
use derive::Said;

const HERE: Room = Room::Of(Expansion::Fish);

/// The most tokens that can be told of one place: those of the box, and the boot.
fn most(players: usize) -> u32 {
    u32::from(fish_in_box(players)) + 1
}

facts! {
    /// A fact of fish as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    FishCorrection of HERE;

    /// Fish tokens of a player, the boot not counted.
    "fish" Tokens {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| 0..=most(it.players)) =>
        table (t: t.fish.as_ref()?.tokens.get(player).copied()?;
            *t.fish.as_mut()?.tokens.get_mut(player)? = count);
    /// Tokens that lie face down, the boot among them while nobody has it.
    "fish_supply" Supply {
        ;
        count: u8
    }, Table, Kind::Count(|it| 0..=most(it.players)) =>
        table (t: t.fish.as_ref()?.supply; t.fish.as_mut()?.supply = count);
    /// Tokens that lie face up.
    "fish_spent" Spent {
        ;
        count: u8
    }, Table, Kind::Count(|it| 0..=most(it.players)) =>
        table (t: t.fish.as_ref()?.spent; t.fish.as_mut()?.spent = count);
    /// Holder of the boot.
    "boot" Boot {
        ;
        /// The player; `None` while it is among the tokens.
        holder: Option<Seat>
    }, Table, Kind::Owner =>
        table (t: t.fish.as_ref()?.boot; t.fish.as_mut()?.boot = holder);
    /// The fishing ground on a sea hex.
    "ground" Ground {
        at: Hex;
        /// Its number; `None` if there is none.
        number: Option<Token>
    }, Hex, Kind::Ground =>
        state (s: if s.island().is_land(at) {
                return None;
            } else {
                s.island().ground(at).map(|ground| ground.number)
            };
            {
                s.lie_on(s.island().with_ground(at, number)?);
                Ok(())
            })
        may (s: s.island().with_ground(at, number).map(drop).map_err(|why| {
            Impossible::from(why).into()
        }));
    /// The numbers of a lake.
    "lake" Lake {
        at: Hex;
        numbers: Vec<Token>
    }, Hex, Kind::Ground =>
        state (s: s.island().lake(at)?.numbers.clone(); {
            s.lie_on(s.island().with_lake(at, &numbers)?);
            Ok(())
        })
        may (s: refuse_if(s.island().lake(at).is_none(), NotFish::NoLake(at)));
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-fish", names)]
pub enum FishDiscrepancy {
    /// More tokens or fewer than there are (TRADERS 1.1).
    Tokens { counted: u16, supply: u16 },
}

/// Fish on a table: without them no tokens. What the table counts otherwise is named, not refused.
pub(crate) static FISH_ON_TABLE: OnTable = OnTable {
    clear: |table| table.fish = None,
    make_room: |_| {},
    problems: |_| Vec::new(),
    stray: |table| table.fish.is_some().then_some(BadTable::Fish(BadFishTable::NotPlayed)),
};

impl State {
    /// All of fish that does not add up.
    pub(crate) fn fish_discrepancies(&self) -> Vec<FishDiscrepancy> {
        let Some(fish) = self.fish() else { return Vec::new() };
        let supply = u16::from(fish_in_box(self.players.count()));
        let counted = fish.table.total();
        let is_odd = counted != supply;
        is_odd.then_some(FishDiscrepancy::Tokens { counted, supply }).into_iter().collect()
    }
}
