//! The facts of Seafarers, and what the table puts right of it.

use serde::{Deserialize, Serialize};

use super::{Chit, MOST_CHIT_POINTS, NotAtSea, each_once};
use crate::{
    Condition, Refusal, Seat,
    expansion::Expansion,
    fact::{ThisTurn, facts},
    refusal::refuse_if,
};
use board::{Hex, MAX_CELLS, Path};

const HERE: Option<Expansion> = Some(Expansion::Sea);

facts! {
    /// How it is in truth.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    SeaCorrection of HERE;

    /// The ship on a path.
    "ship" Ship {
        at: Path;
        /// Whose and how it lies; nothing: there is none.
        is: Option<(Seat, Condition)>
    }, Path, Kind::Piece =>
        table (t: t.pieces.ship(at);
            if let Some((seat, condition)) = is {
                t.pieces.put_ship(at, seat, condition);
            } else {
                t.pieces.remove_ship(at);
                t.sea.as_mut()?.built.retain(|other| *other != at);
            })
        may (s: s.may_have_ship(at, is.map(|(seat, _)| seat)));
    /// Whether a ship may be moved in this turn: not where it was built in it.
    "built" Built {
        at: Path;
        /// Done: it was built in this turn.
        is: ThisTurn
    }, Path, Kind::Choice =>
        table (t: ThisTurn::when(t.sea.as_ref()?.built.contains(&at));
            {
                let built = &mut t.sea.as_mut()?.built;
                built.retain(|other| *other != at);
                built.extend((is == ThisTurn::Done).then_some(at));
                built.sort_unstable();
            })
        may (s: refuse_if(s.pieces().ship(at).is_none(), NotAtSea::NoShip(at)));
    /// Whether a player may still move a ship in this turn.
    "moved" Moved {
        player: Seat;
        /// Done: they have.
        is: ThisTurn
    }, Seat, Kind::Choice =>
        table (t: ThisTurn::when(t.sea.as_ref()?.moved.contains(&player));
            {
                let moved = &mut t.sea.as_mut()?.moved;
                moved.retain(|other| *other != player);
                moved.extend((is == ThisTurn::Done).then_some(player));
            });
    /// Where the pirate stands.
    "pirate" Pirate {
        ;
        /// The sea hex; nothing: beside the board.
        at: Option<Hex>
    }, Table, Kind::Place =>
        table (t: t.sea.as_ref()?.pirate; t.sea.as_mut()?.pirate = at)
        may (s: at.map_or(Ok(()), |hex| {
            refuse_if(!s.island().is_sea(hex), NotAtSea::NoSeaHex(hex))
        }));
    /// What a player has earned on an island.
    "chit" Chit {
        player: Seat;
        /// A hex of the island, and the points; 0: none.
        chit: Chit
    }, Seat, Kind::Ground =>
        state (s: s.sea()?.chits(player).first().copied()?; {
            s.correct_chit(player, chit);
            Ok(())
        })
        may (s: {
            s.on_land(chit.island)?;
            Refusal::unless_at_most(chit.points, MOST_CHIT_POINTS)
        });
    /// Which islands are home to a player.
    "home" Home {
        player: Seat;
        /// A hex of each of them.
        hexes: Vec<Hex>
    }, Seat, Kind::Place =>
        table (t: t.sea.as_ref()?.home.get(player)?.clone();
            {
                let home = t.sea.as_mut()?.home.get_mut(player)?;
                *home = hexes;
                each_once(home);
            })
        may (s: {
            let count = u16::try_from(hexes.len()).unwrap_or(u16::MAX);
            Refusal::unless_at_most(count, u16::try_from(MAX_CELLS).unwrap_or(u16::MAX))?;
            // The opening decides it still, wherever it decides it (SEA 8).
            if s.is_home_founded() {
                s.opening_over()?;
            }
            hexes.iter().try_for_each(|hex| s.on_land(*hex).map(drop))
        });
    /// A hex lies face down.
    "hidden" Hidden {
        at: Hex
        ;
    }, Hex, Kind::Ground =>
        state (s: if s.island().hidden().contains(&at) { } else { return None }; {
            s.lay_anew(s.island().hiding(at)?);
            s.find_trade_rates();
            Ok(())
        })
        may (s: s.may_be_hidden(at));
}
