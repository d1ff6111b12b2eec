//! The facts of Cities & Knights, what the table puts right of it, what can't be, and what does not
//! add up: numbers and places that the table gave and that contradict each other.

use serde::{Deserialize, Serialize};

use super::{
    BadKnightsTable, KNIGHTS, Knight, KnightLevel, KnightsTask, Level, MOST_ATTACKS,
    MOST_DEFENDERS, Merchant, NotOnTheTable, PROGRESS_CARDS, PointCard, Track, WALLS,
};
use crate::{
    BadTable, Building, CardKind, Cards, HandCount, Impossible, MessageValue, Seat, State, Table,
    Task,
    expansion::{Expansion, Room},
    fact::{ThisTurn, facts},
    refusal::refuse_if,
    table::OnTable,
};
use board::Intersection;
use cards::Award;
use derive::Said;

const HERE: Room = Room::Of(Expansion::Knights);

facts! {
    /// A fact of Cities & Knights as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    KnightsCorrection of HERE;

    /// The level that a player has reached.
    "level" Level {
        player: Seat,
        track: Track;
        level: Level
    }, SeatTrack, Kind::Count(|_| 0..=Level::MOST.number().into()) =>
        table (t: t.knights.as_ref()?.improvements.get(player)?.of(track);
            t.knights.as_mut()?.improvements.get_mut(player)?.set(track, level));
    /// Place of the metropolis of a track.
    "metropolis" Metropolis {
        track: Track;
        /// The intersection; `None` if it is in the supply.
        at: Option<Intersection>
    }, Track, Kind::Place =>
        table (t: t.knights.as_ref()?.metropolises[track];
            t.knights.as_mut()?.metropolises[track] = at)
        may (s: at.map_or(Ok(()), |at| s.on_island(at)));
    /// Wall at an intersection, with its owner.
    "wall" Wall {
        at: Intersection;
        is: Option<Seat>
    }, Intersection, Kind::Piece =>
        table (t: t.pieces.walls().find(|(place, _)| *place == at).map(|(_, owner)| owner);
            match is {
                Some(owner) => t.pieces.put_wall(at, owner),
                None => t.pieces.remove_wall(at),
            })
        may (s: s.may_have_wall(at, is));
    /// The knight at an intersection.
    "knight" Knight {
        at: Intersection;
        is: Option<(Seat, Knight)>
    }, Intersection, Kind::Piece =>
        table (t: t.pieces.knight(at);
            match is {
                Some((owner, knight)) => t.pieces.put_knight(at, owner, knight),
                None => t.pieces.remove_knight(at),
            };
            s: s.knights_mut(|knights| knights.table.forget(at)))
        may (s: s.may_have_knight(at, is));
    /// Actions that a knight has left in this turn.
    "knight_turn" KnightTurn {
        at: Intersection;
        /// State of its action in this turn.
        action: ThisTurn,
        /// State of its promotion in this turn.
        promotion: ThisTurn
    }, Intersection, Kind::Choice =>
        table (t: {
                let knights = t.knights.as_ref()?;
                let when = |places: &[Intersection]| ThisTurn::when(places.contains(&at));
                (when(&knights.used), when(&knights.promoted))
            };
            {
                let knights = t.knights.as_mut()?;
                for (is, places) in
                    [(action, &mut knights.used), (promotion, &mut knights.promoted)]
                {
                    places.retain(|place| *place != at);
                    places.extend((is == ThisTurn::Done).then_some(at));
                }
            })
        may (s: refuse_if(s.pieces().knight(at).is_none(), NotOnTheTable::NoKnight(at)));
    /// Number of attacks by the barbarians so far.
    "attacks" Attacks {
        ;
        /// 0 to [`MOST_ATTACKS`].
        count: u16
    }, Table, Kind::Count(|_| 0..=MOST_ATTACKS.into()) =>
        table (t: t.knights.as_ref()?.attacks; t.knights.as_mut()?.attacks = count);
    /// Place and owner of the merchant.
    "merchant" Merchant {
        ;
        /// `None` if it is beside the board.
        is: Option<Merchant>
    }, Table, Kind::Figure =>
        table (t: t.knights.as_ref()?.merchant; t.knights.as_mut()?.merchant = is)
        may (s: is.map_or(Ok(()), |merchant| s.on_land(merchant.at).map(drop)));
    /// Number of progress cards of a deck that a player holds.
    "progress" Progress {
        player: Seat,
        track: Track;
        count: u8
    }, SeatTrack, Kind::Count(|_| 0..=PROGRESS_CARDS.into()) =>
        table (t: t.knights.as_ref()?.progress.get(player)?[track];
            t.knights.as_mut()?.progress.get_mut(player)?[track] = count);
    /// Points as Defender.
    "defenders" Defenders {
        player: Seat;
        /// 0 to [`MOST_DEFENDERS`].
        count: u8
    }, Seat, Kind::Count(|_| 0..=MOST_DEFENDERS.into()) =>
        table (t: t.knights.as_ref()?.defenders.get(player).copied()?;
            *t.knights.as_mut()?.defenders.get_mut(player)? = count);
    /// Player with a point card lying open.
    "point_card" PointCard {
        point: PointCard;
        /// The player; `None` if it has not been shown.
        owner: Option<Seat>
    }, PointCard, Kind::Owner =>
        table (t: t.knights.as_ref()?.shown[point]; t.knights.as_mut()?.shown[point] = owner);
    /// Kinds of which the bank takes two from the player who builds now.
    "fleet" Fleet {
        ;
        /// Each kind once.
        kinds: Vec<CardKind>
    }, Table, Kind::Kinds =>
        state (s: s.knights()?.turn.fleet.clone(); {
            s.knights_mut(|knights| {
                knights.turn.fleet.clear();
                for kind in kinds {
                    knights.turn.trade(kind);
                }
            });
            s.find_trade_rates();
            Ok(())
        })
        may (s: refuse_if(
            s.knights().is_some_and(|it| it.turn.fleet == kinds),
            Impossible::SoAlready,
        ));
}

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd", names)]
pub enum KnightsDiscrepancy {
    /// More progress cards of a deck are out than there are.
    ProgressCards {
        track: Track,
        #[said("counted")]
        #[said("supply", with = in_the_box)]
        counted: u16,
    },
    /// A metropolis that stands on no city.
    MetropolisWithoutCity {
        track: Track,
        #[said("place")]
        at: Intersection,
    },
    /// A metropolis whose owner has not reached level 4 of its track.
    MetropolisWithoutLevel { track: Track, player: Seat },
    /// Somebody reached level 4 of a track, and nobody has its metropolis.
    NoMetropolis {
        track: Track,
        /// The player who reached it.
        player: Seat,
    },
    /// Two metropolises on one city.
    TwoMetropolises {
        #[said("place")]
        at: Intersection,
    },
    /// A wall under no city of its owner's.
    WallWithoutCity {
        player: Seat,
        #[said("place")]
        at: Intersection,
    },
    /// A knight at no road of its owner's.
    KnightWithoutRoad {
        player: Seat,
        #[said("place")]
        at: Intersection,
    },
}

/// Returns how many progress cards of a deck there are.
const fn in_the_box(_: u16) -> MessageValue {
    MessageValue::Count(PROGRESS_CARDS as u64)
}

/// Cities & Knights on a table: without it no knights, walls, commodities, or cities on their side,
/// with it no development cards and no Largest Army (KNIGHTS 1).
pub(crate) static KNIGHTS_ON_TABLE: OnTable = OnTable {
    clear: |table| {
        table.knights = None;
        for (_, hand) in table.hands.iter_mut() {
            if let HandCount::Cards(cards) = hand {
                *cards = cards.resources();
            }
        }
        table.bank = table.bank.map(Cards::resources);
        let pieces = table.pieces.clone();
        for (at, seat, building) in pieces.buildings() {
            if building == Building::LaidCity {
                table.pieces.put_building(at, seat, Building::Settlement);
            }
        }
        pieces.knights().for_each(|(at, ..)| table.pieces.remove_knight(at));
        pieces.walls().for_each(|(at, _)| table.pieces.remove_wall(at));
    },
    make_room: |table| {
        for counts in [&mut table.knight_cards, &mut table.revealed, &mut table.hidden] {
            *counts = counts.map(|_, _| 0);
        }
        table.holders.set(Award::LargestArmy, None);
    },
    problems: |table| too_many(table).into_iter().map(BadTable::Knights).collect(),
    stray: |table| {
        let (knights, walls) = (table.pieces.knights().next(), table.pieces.walls().next());
        let is_there = table.knights.is_some() || knights.is_some() || walls.is_some();
        is_there.then_some(BadTable::Knights(BadKnightsTable::NotPlayed))
    },
};

/// Pieces and numbers of which there are too many, in the order of the fields.
fn too_many(table: &Table) -> Vec<BadKnightsTable> {
    let mut found = Vec::new();
    for seat in table.knight_cards.seats() {
        for level in KnightLevel::ALL {
            let own = table.pieces.knights_of(seat);
            let count = own.filter(|(_, knight)| knight.level == level).count();
            if count > usize::from(KNIGHTS) {
                let count = u8::try_from(count).unwrap_or(u8::MAX);
                found.push(BadKnightsTable::TooManyKnights(seat, count));
            }
        }
        let walls = table.pieces.walls_of(seat).count();
        if walls > WALLS {
            let count = u8::try_from(walls).unwrap_or(u8::MAX);
            found.push(BadKnightsTable::TooManyWalls(seat, count));
        }
    }
    let Some(knights) = &table.knights else { return found };
    for track in Track::ALL {
        let count = knights.progress_out(track);
        if count > u16::from(PROGRESS_CARDS) {
            found.push(BadKnightsTable::TooManyProgressCards { track, count });
        }
    }
    for (seat, points) in knights.defenders.iter() {
        if *points > MOST_DEFENDERS {
            found.push(BadKnightsTable::TooManyDefenders(seat, *points));
        }
    }
    if knights.attacks > MOST_ATTACKS {
        found.push(BadKnightsTable::TooManyAttacks(knights.attacks));
    }
    found
}

impl State {
    /// All of Cities & Knights that does not add up, numbers first.
    pub(crate) fn knights_discrepancies(&self) -> Vec<KnightsDiscrepancy> {
        let Some(knights) = self.knights() else { return Vec::new() };
        let mut found = Vec::new();
        for track in Track::ALL {
            let counted = knights.table().progress_out(track);
            if counted > u16::from(PROGRESS_CARDS) {
                found.push(KnightsDiscrepancy::ProgressCards { track, counted });
            }
        }
        let metropolises = &knights.table().metropolises;
        for (track, at) in metropolises {
            found.extend(self.odd_metropolis(track, *at));
            let same = |other: &&Track| metropolises[**other] == *at && **other < track;
            if let Some(at) = at.filter(|_| Track::ALL.iter().any(|other| same(&other))) {
                found.push(KnightsDiscrepancy::TwoMetropolises { at });
            }
        }
        for player in self.players.seats() {
            let is_city = |at| self.pieces.building(at) == Some((player, Building::City));
            let bare = self.pieces.walls_of(player).filter(|at| !is_city(*at));
            found.extend(bare.map(|at| KnightsDiscrepancy::WallWithoutCity { player, at }));
            let own = self.pieces.knights_of(player).map(|(at, _)| at);
            let alone = own.filter(|at| !self.has_road_at(player, *at));
            found.extend(alone.map(|at| KnightsDiscrepancy::KnightWithoutRoad { player, at }));
        }
        found
    }

    fn odd_metropolis(&self, track: Track, at: Option<Intersection>) -> Option<KnightsDiscrepancy> {
        let reached = |seat: &Seat| self.improvement(*seat, track) >= Level::METROPOLIS;
        let Some(at) = at else {
            // While the app asks where it goes, it isn't missing.
            let places = |task: &Task| matches!(task, Task::Knights(KnightsTask::PlaceMetropolis { track: of, .. }) if *of == track);
            if self.tasks.iter().any(places) {
                return None;
            }
            let player = self.players.seats().find(reached)?;
            return Some(KnightsDiscrepancy::NoMetropolis { track, player });
        };
        match self.pieces.building(at) {
            Some((player, Building::City)) => (!reached(&player))
                .then_some(KnightsDiscrepancy::MetropolisWithoutLevel { track, player }),
            _ => Some(KnightsDiscrepancy::MetropolisWithoutCity { track, at }),
        }
    }
}
