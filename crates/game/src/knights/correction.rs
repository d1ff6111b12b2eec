//! The facts of Cities & Knights, and what the table puts right of it.

use serde::{Deserialize, Serialize};

use super::{
    Knight, Level, MOST_ATTACKS, MOST_DEFENDERS, Merchant, NotOnTheTable, PROGRESS_CARDS,
    PointCard, Track,
};
use crate::{
    CardKind, Impossible, Seat,
    expansion::Expansion,
    fact::{ThisTurn, facts},
    refusal::refuse_if,
};
use board::Intersection;

const HERE: Option<Expansion> = Some(Expansion::Knights);

facts! {
    /// How it is in truth.
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
    /// Where the metropolis of a track stands.
    "metropolis" Metropolis {
        track: Track;
        /// Where; nothing: it is in the supply.
        at: Option<Intersection>
    }, Track, Kind::Place =>
        table (t: t.knights.as_ref()?.metropolises[track];
            t.knights.as_mut()?.metropolises[track] = at)
        may (s: at.map_or(Ok(()), |at| s.on_island(at)));
    /// Whose wall stands at an intersection.
    "wall" Wall {
        at: Intersection;
        /// Whose; nothing: there is none.
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
        /// Whose and which; nothing: there is none.
        is: Option<(Seat, Knight)>
    }, Intersection, Kind::Piece =>
        table (t: t.pieces.knight(at);
            match is {
                Some((owner, knight)) => t.pieces.put_knight(at, owner, knight),
                None => t.pieces.remove_knight(at),
            };
            s: s.knights_mut(|knights| knights.table.forget(at)))
        may (s: s.may_have_knight(at, is));
    /// What a knight may still do in this turn.
    "knight_turn" KnightTurn {
        at: Intersection;
        /// Whether it may act.
        action: ThisTurn,
        /// Whether it may get a level.
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
    /// How often the barbarians have attacked.
    "attacks" Attacks {
        ;
        /// 0 to [`MOST_ATTACKS`].
        count: u16
    }, Table, Kind::Count(|_| 0..=MOST_ATTACKS.into()) =>
        table (t: t.knights.as_ref()?.attacks; t.knights.as_mut()?.attacks = count);
    /// Where the merchant stands, and whose it is.
    "merchant" Merchant {
        ;
        /// Nothing: beside the board.
        is: Option<Merchant>
    }, Table, Kind::Figure =>
        table (t: t.knights.as_ref()?.merchant; t.knights.as_mut()?.merchant = is)
        may (s: is.map_or(Ok(()), |merchant| s.on_land(merchant.at).map(drop)));
    /// How many progress cards of a deck a player holds.
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
    /// Who has a point card lying open.
    "point_card" PointCard {
        point: PointCard;
        /// Who; nobody: it has not been shown.
        owner: Option<Seat>
    }, PointCard, Kind::Owner =>
        table (t: t.knights.as_ref()?.shown[point]; t.knights.as_mut()?.shown[point] = owner);
    /// What the bank takes two of from whoever builds now.
    "fleet" Fleet {
        ;
        /// Each kind once.
        kinds: Vec<CardKind>
    }, Table, Kind::Kinds =>
        state (s: s.knights()?.turn().fleet().to_vec(); {
            s.knights_mut(|knights| knights.turn.set_fleet(&kinds));
            s.find_trade_rates();
            Ok(())
        })
        may (s: refuse_if(
            s.knights().is_some_and(|it| it.turn().fleet() == kinds),
            Impossible::SoAlready,
        ));
}
