//! The facts of Seafarers, corrections of them, faults of a table, and discrepancies: places that
//! the table gave and that contradict each other.

use serde::{Deserialize, Serialize};

use super::{
    Armament, BadSeaTable, Chit, ClothTable, FORTRESS_CHITS, LAST_LEVEL, MOST_CHIT_POINTS,
    MOST_CLOTH, MOST_TRIBE_CHITS, NotAtSea, ScenarioTable, Wonder, each_once,
};
use crate::{
    BadTable, Building, Condition, Refusal, Seat, State,
    expansion::{Expansion, Room},
    fact::{ThisTurn, facts},
    refusal::refuse_if,
    table::{OnTable, Table},
};
use board::{HarborKind, Hex, Intersection, MAX_CELLS, Path};
use derive::Said;
use scenarios::{Item, ScenarioParts};

const HERE: Room = Room::Of(Expansion::Sea);

facts! {
    /// A fact of Seafarers as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    SeaCorrection of HERE;

    /// The ship on a path.
    "ship" Ship {
        at: Path;
        /// Owner and condition; `None` if there is no ship.
        is: Option<(Seat, Condition)>
    }, Path, Kind::Piece =>
        table (t: t.pieces.ship(at);
            if let Some((seat, condition)) = is {
                t.pieces.put_ship(at, seat, condition);
            } else {
                t.pieces.remove_ship(at);
                t.sea.as_mut()?.built.retain(|other| *other != at);
                if let Some(pirates) = own_mut(t).and_then(ScenarioTable::pirates_mut) {
                    pirates.warships.retain(|other| *other != at);
                }
            })
        may (s: s.may_have_ship(at, is.map(|(seat, _)| seat)));
    /// State of a ship's move in this turn: none is left if it was built in it.
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
    /// State of a player's move of a ship in this turn.
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
    /// Place of the pirate.
    "pirate" Pirate {
        ;
        /// The sea hex; `None` if it stands beside the board.
        at: Option<Hex>
    }, Table, Kind::Place =>
        table (t: t.sea.as_ref()?.pirate; t.sea.as_mut()?.pirate = at)
        may (s: at.map_or(Ok(()), |hex| {
            refuse_if(!s.island().is_sea(hex), NotAtSea::NoSeaHex(hex))
        }));
    /// Points that a player has earned on an island.
    "chit" Chit {
        player: Seat;
        /// A hex of the island, and the points; 0 for none.
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
    /// Islands that are home to a player.
    "home" Home {
        player: Seat;
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
    /// Something that lies on a marked path (SCENARIOS 2.1).
    "item" Item {
        at: Path;
        /// Nothing once it was taken.
        is: Option<Item>
    }, Path, Kind::Ground =>
        table (t: own(t)?.tribe()?.item(at); own_mut(t)?.tribe_mut()?.put(at, is))
        may (s: refuse_if(!s.island().has_ship_path(at), NotAtSea::NoSea(at)));
    /// Chits that a player has taken from marked paths.
    "tribe_chits" TribeChits {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|_| 0..=MOST_TRIBE_CHITS) =>
        table (t: own(t)?.tribe()?.chits.get(player).copied()?;
            *own_mut(t)?.tribe_mut()?.chits.get_mut(player)? = count);
    /// Harbors that a player has taken from marked paths and not laid yet.
    "held_harbors" HeldHarbors {
        player: Seat;
        kinds: Vec<HarborKind>
    }, Seat, Kind::Kinds =>
        table (t: own(t)?.tribe()?.held.get(player)?.clone(); {
            let held = own_mut(t)?.tribe_mut()?.held.get_mut(player)?;
            *held = kinds;
            held.sort_unstable();
        });
    /// Cloth of a village (SCENARIOS 3.4).
    "village" Village {
        at: Intersection;
        count: u8
    }, Intersection, Kind::Count(|_| 0..=MOST_CLOTH.into()) =>
        table (t: own(t)?.cloth()?.village(at)?.cloth; {
            let villages = &mut own_mut(t)?.cloth_mut()?.villages;
            villages.iter_mut().find(|village| village.at == at)?.cloth = count;
        })
        may (s: refuse_if(
            s.position().cloth().and_then(|it| it.village(at)).is_none(),
            NotAtSea::NoVillage(at),
        ));
    /// Cloth of the common supply.
    "cloth_supply" ClothSupply {
        ;
        count: u8
    }, Table, Kind::Count(|_| 0..=MOST_CLOTH.into()) =>
        table (t: own(t)?.cloth()?.supply; own_mut(t)?.cloth_mut()?.supply = count);
    /// Cloth of a player.
    "cloth" Cloth {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|_| 0..=MOST_CLOTH.into()) =>
        table (t: own(t)?.cloth()?.cloth.get(player).copied()?;
            *own_mut(t)?.cloth_mut()?.cloth.get_mut(player)? = count);
    /// Place of the fleet (SCENARIOS 4.4).
    "pirate_fleet" Fleet {
        ;
        /// A hex of its course; `None` once it has left.
        at: Option<Hex>
    }, Table, Kind::Place =>
        table (t: own(t)?.pirates()?.fleet; own_mut(t)?.pirates_mut()?.fleet = at)
        may (s: at.map_or(Ok(()), |hex| {
            let position = s.position();
            let sails = position.pirates().is_some_and(|it| it.course.contains(&hex));
            refuse_if(!sails, NotAtSea::OffCourse(hex))
        }));
    /// Chits on a player's fortress (SCENARIOS 4.7).
    "fortress" Fortress {
        player: Seat;
        /// Without any it is their settlement.
        count: u8
    }, Seat, Kind::Count(|_| 0..=FORTRESS_CHITS.into()) =>
        table (t: own(t)?.pirates()?.fortress(player)?.chits; {
            let forts = &mut own_mut(t)?.pirates_mut()?.fortresses;
            let fortress = forts.iter_mut().find(|it| it.owner == Some(player))?;
            fortress.chits = count;
            let at = fortress.at;
            match (count, t.pieces.building(at)) {
                (0, None) => t.pieces.put_building(at, player, Building::Settlement),
                (0, Some(_)) | (_, None) => {}
                (_, Some(_)) => t.pieces.remove_building(at),
            }
        });
    /// Use of a ship as a warship (SCENARIOS 4.2).
    "warship" Warship {
        at: Path;
        is: Armament
    }, Path, Kind::Choice =>
        table (t: if own(t)?.pirates()?.warships.contains(&at) { Armament::Armed } else { Armament::Plain };
            {
                let warships = &mut own_mut(t)?.pirates_mut()?.warships;
                warships.retain(|other| *other != at);
                warships.extend((is == Armament::Armed).then_some(at));
                warships.sort_unstable();
            })
        may (s: refuse_if(s.pieces().ship(at).is_none(), NotAtSea::NoShip(at)));
    /// A player's wonder (SCENARIOS 5.3).
    "wonder" Wonder {
        player: Seat;
        wonder: Option<Wonder>
    }, Seat, Kind::Choice =>
        table (t: own(t)?.wonders()?.of(player).map(|(wonder, _)| wonder); own_mut(t)?.wonders_mut()?.give(player, wonder))
        may (s: {
            let position = s.position();
            let claims = position.wonders().map(|it| &it.claimed);
            let taken = wonder.and_then(|wonder| claims?[wonder]);
            match (wonder, taken) {
                (Some(wonder), Some(claim)) if claim.owner != player => {
                    Err(NotAtSea::WonderTaken(wonder).into())
                }
                (Some(_) | None, Some(_) | None) => Ok(()),
            }
        });
    /// Levels of a player's wonder (SCENARIOS 5.4).
    "wonder_level" Level {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|_| 0..=LAST_LEVEL.into()) =>
        table (t: own(t)?.wonders()?.of(player)?.1; {
            let (wonder, _) = own(t)?.wonders()?.of(player)?;
            own_mut(t)?.wonders_mut()?.claimed[wonder].as_mut()?.level = count;
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

fn own(table: &Table) -> Option<&ScenarioTable> {
    table.sea.as_ref()?.scenario.as_ref()
}

fn own_mut(table: &mut Table) -> Option<&mut ScenarioTable> {
    table.sea.as_mut()?.scenario.as_mut()
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-sea", names)]
pub enum SeaDiscrepancy {
    /// A ship from which its owner's other ships lead to no building of theirs.
    LooseShip {
        player: Seat,
        #[said("place")]
        at: Path,
    },
    /// Points for an island that is home to whoever has them.
    ChitAtHome {
        player: Seat,
        #[said("place")]
        island: Hex,
    },
    /// Two chits of one player's for the same island.
    TwoChits {
        player: Seat,
        #[said("place")]
        island: Hex,
    },
    /// A building on a foreign island, and no point for it.
    NoChit {
        player: Seat,
        #[said("place")]
        island: Hex,
    },
    /// The pirate is beside the board, though the map puts it at sea.
    NoPirate {
        /// The hex where the map puts it.
        #[said("place")]
        at: Hex,
    },
    /// Ships of a player that are no line to their fortress (SCENARIOS 4.6).
    BrokenLine { player: Seat },
    /// More cloth or less than there is (SCENARIOS 3.1).
    Cloth { counted: u16, supply: u16 },
    /// The pirate is at sea before the barbarians' first attack (SEA 12).
    PirateTooEarly {
        #[said("place")]
        at: Hex,
    },
}

impl SeaDiscrepancy {
    /// Returns the player whose points may be wrong, if there is one.
    pub const fn chits_of(self) -> Option<Seat> {
        match self {
            Self::ChitAtHome { player, .. }
            | Self::TwoChits { player, .. }
            | Self::NoChit { player, .. } => Some(player),
            _ => None,
        }
    }
}

/// Seafarers on a table: without it no ships, and nothing of the pirate or of points abroad.
pub(crate) static SEA_ON_TABLE: OnTable = OnTable {
    clear: |table| {
        table.sea = None;
        let pieces = table.pieces.clone();
        pieces.ships().for_each(|(at, ..)| table.pieces.remove_ship(at));
    },
    make_room: |_| {},
    problems: |table| {
        let ships = table.pieces.ships().map(|(at, ..)| at);
        let under = ships.filter(|at| table.pieces.road(*at).is_some());
        let points =
            table.sea.iter().flat_map(|sea| sea.chits.seats().map(|seat| (seat, sea.points(seat))));
        let too_many = points.filter(|(_, points)| *points > MOST_CHIT_POINTS);
        let too_many = too_many.map(|(seat, points)| BadSeaTable::TooManyChits(seat, points));
        let scenario = table.sea.iter().filter_map(|sea| sea.scenario.as_ref());
        let too_large = scenario.flat_map(ScenarioTable::too_large);
        let all = under.map(BadSeaTable::RoadUnderShip).chain(too_many).chain(too_large);
        all.map(BadTable::Sea).collect()
    },
    stray: |table| {
        let is_there = table.sea.is_some() || table.pieces.ships().next().is_some();
        is_there.then_some(BadTable::Sea(BadSeaTable::NotPlayed))
    },
};

impl State {
    /// All of Seafarers that does not add up.
    pub(crate) fn sea_discrepancies(&self) -> Vec<SeaDiscrepancy> {
        let Some(sea) = self.sea() else { return Vec::new() };
        let mut found = Vec::new();
        for player in self.players.seats() {
            let ships = self.pieces.ships_of(player).map(|(path, _)| path);
            let loose = self.apart(player, ships.collect()).into_iter();
            found.extend(loose.map(|at| SeaDiscrepancy::LooseShip { player, at }));
        }
        for player in self.players.seats() {
            self.odd_chits(player, &mut found);
        }
        let broken = self.players.seats().filter(|seat| self.position().ship_line_is_broken(*seat));
        found.extend(broken.map(|player| SeaDiscrepancy::BrokenLine { player }));
        found.extend(self.miscounted_cloth());
        let begins = self.setup.sea.as_ref().and_then(|map| map.pirate);
        let is_locked = self.position().is_robber_locked();
        match (sea.table().pirate, begins) {
            // Fish may have sent it away (TRADERS 8.3).
            (None, Some(at))
                if !is_locked && self.rules.fish.is_none() && self.rules.wagons.is_none() =>
            {
                found.push(SeaDiscrepancy::NoPirate { at });
            }
            (Some(at), _) if is_locked => found.push(SeaDiscrepancy::PirateTooEarly { at }),
            _ => {}
        }
        found
    }

    fn miscounted_cloth(&self) -> Option<SeaDiscrepancy> {
        let position = self.position();
        let now = position.cloth()?.total();
        let Some(ScenarioParts::Cloth(parts)) = self.setup.sea.as_ref()?.parts.as_ref() else {
            return None;
        };
        let supply = ClothTable::with(&self.players, parts).total();
        (now != supply).then_some(SeaDiscrepancy::Cloth { counted: now, supply })
    }

    /// Chits of `player` that can't be, and those that are missing.
    fn odd_chits(&self, player: Seat, found: &mut Vec<SeaDiscrepancy>) {
        let Some(sea) = self.sea() else { return };
        // What is turned up may join islands that were settled apart.
        if !self.setup.island.hidden().is_empty() {
            return;
        }
        let position = self.position();
        let areas = position.areas();
        let home = sea.table().home.of(player);
        let chits = sea.chits(player);
        for area in &areas {
            let Some(island) = area.hexes.first().copied() else { continue };
            let here = chits.iter().filter(|chit| area.hexes.contains(&chit.island)).count();
            let is_home = area.hexes.iter().any(|hex| home.contains(hex));
            if here > 1 {
                found.push(SeaDiscrepancy::TwoChits { player, island });
            } else if here == 1 && is_home {
                found.push(SeaDiscrepancy::ChitAtHome { player, island });
            }
        }
        // Of a game that the app came to later nobody knows where it began.
        let is_told = self.setup.start.is_none();
        let is_counted = is_told && self.sea_rules().foreign_island > 0 && !home.is_empty();
        for area in position.foreign_areas(player).iter().filter(|_| is_counted) {
            let Some(island) = area.hexes.first().copied() else { continue };
            let has_chit = chits.iter().any(|chit| area.hexes.contains(&chit.island));
            let touches = |at: Intersection| area.hexes.iter().any(|hex| at.touches(*hex));
            let is_settled = self.pieces.buildings_of(player).any(|(at, _)| touches(at));
            // The settlements of the opening never earn any (SEA 8).
            let is_founded = sea.founded(player).iter().any(|at| touches(*at));
            if is_settled && !is_founded && !has_chit {
                found.push(SeaDiscrepancy::NoChit { player, island });
            }
        }
    }
}
