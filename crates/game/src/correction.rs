//! The facts of the base game, and what the table puts right: a fact of the board or a number,
//! as it is in truth (RULES 11). Corrections are acts like others, so they can be undone and
//! stand in the history.

use serde::{Deserialize, Serialize};

use super::{
    Building, Cards, Condition, DevelopmentCard, FishCorrection, GoldCorrection, Impossible,
    KnightsCorrection, OilCorrection, RiversCorrection, Rules, SeaCorrection, Seat, State,
    WagonCorrection,
    expansion::{Expansion, Room},
    fact::{Context, Fact, Ground, Kind, PrintedCardPlace, Value, facts},
    knights_facts,
    refusal::refuse_if,
    supply,
};
use board::{HarborKind, Hex, Intersection, Path, Spot, Tile};
use cards::{Award, Pile, PileCard, Season};

/// The highest number that a turn can be given.
pub const MAX_TURN: u32 = 9_999;

/// The base game has no room of its own.
const BASE: Room = Room::Base;

fn development_cards(it: &Context<'_>, kind: impl Into<Option<DevelopmentCard>>) -> u32 {
    it.rules.development_cards(kind, it.players, it.own).into()
}

facts! {
    /// A fact as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "what", rename_all = "snake_case")]
    Correction of BASE;

    /// The building on an intersection.
    "building" Building {
        at: Intersection;
        /// Owner and kind; `None` if it is free.
        is: Option<(Seat, Building)>
    }, Intersection, Kind::Piece =>
        table (t: t.pieces.building(at);
            match is {
                Some((seat, building)) => t.pieces.put_building(at, seat, building),
                None => t.pieces.remove_building(at),
            };
            s: s.rebuild(at))
        may (s: s.may_stand(at, is));
    /// The road on a path.
    "road" Road {
        at: Path;
        /// Owner and condition; `None` if it is free.
        is: Option<(Seat, Condition)>
    }, Path, Kind::Piece =>
        table (t: t.pieces.road(at);
            match is {
                Some((seat, condition)) => t.pieces.put_road(at, seat, condition),
                None => t.pieces.remove_road(at),
            })
        may (s: s.may_have_road(at, is.map(|(seat, _)| seat)));
    /// Place of the robber.
    "robber" Robber {
        ;
        /// The hex; `None` if it stands beside the board.
        at: Option<Hex>
    }, Table, Kind::Place =>
        table (t: t.robber; t.robber = at)
        may (s: at.map_or(Ok(()), |hex| s.on_land(hex).map(drop)));
    /// The ground of a hex.
    "tile" Tile {
        at: Hex;
        /// Terrain and token; `None` if it is sea.
        is: Option<Ground>
    }, Hex, Kind::Ground =>
        state (s: {
                // Of one that is hidden nobody knows it.
                if s.island.hidden().contains(&at) {
                    return None;
                }
                s.island.tile(at).map(|tile| Ground { terrain: tile.terrain, token: tile.token })
            };
            {
                let is = is.map(|ground| Tile { at, terrain: ground.terrain, token: ground.token });
                s.lay_anew(s.island.laid(at, is)?);
                s.find_trade_rates();
                Ok(())
            })
        may (s: s.may_be_ground(at, is));
    /// The harbor at a path of the coast.
    "harbor" Harbor {
        at: Path;
        gives: Option<HarborKind>
    }, Path, Kind::Ground =>
        state (s: s.island.harbors().iter().find(|it| it.path == at).map(|it| it.gives);
            {
                s.lie_on(s.island.with_harbor(at, gives)?);
                s.find_trade_rates();
                Ok(())
            })
        may (s: s.may_have_harbor(at, gives));
    /// Number of cards in a hand, without saying which.
    "hand_size" HandSize {
        player: Seat;
        count: u16
    }, Seat, Kind::Count(|it| {
        let kinds = it.rules.kinds();
        0..=supply(it.players, kinds).total().into()
    }) =>
        state (s: s.hands()?.size(player); {
            s.count_hand(player, count);
            Ok(())
        })
        may (s: s.hands_followed());
    /// Cards in the bank.
    "bank" Bank {
        ;
        /// The cards by kind.
        cards: Cards
    }, Table, Kind::Cards =>
        state (s: s.bank?; {
            s.count_bank(cards);
            Ok(())
        })
        may (s: {
            s.hands_followed()?;
            refuse_if(!s.setup.supply().covers(cards), Impossible::TooManyCards(cards))
        });
    /// Development cards that a player holds unplayed.
    "hidden" Hidden {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| 0..=development_cards(it, None)) =>
        table (t: t.hidden.get(player).copied()?; *t.hidden.get_mut(player)? = count);
    /// Knight cards that a player has played.
    "knights" KnightCards {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| 0..=development_cards(it, DevelopmentCard::Knight)) =>
        table (t: t.knight_cards.get(player).copied()?; *t.knight_cards.get_mut(player)? = count);
    /// Victory point cards that a player has revealed.
    "revealed" Revealed {
        player: Seat;
        count: u8
    }, Seat, Kind::Count(|it| 0..=development_cards(it, DevelopmentCard::VictoryPoint)) =>
        table (t: t.revealed.get(player).copied()?; *t.revealed.get_mut(player)? = count);
    /// Holder of an award.
    "holder" Holder {
        award: Award;
        /// The player; `None` if the award is set aside.
        holder: Option<Seat>
    }, Award, Kind::Owner =>
        table (t: t.holders.of(award); t.holders.set(award, holder))
        may (s: {
            // Harbormaster is followed even where it isn't played for.
            let is_there = s.position().has_award(award);
            refuse_if(holder.is_some() && !is_there, Impossible::NoSuchAward(award))
        });
    /// The season.
    "season" Season {
        ;
        season: Season
    }, Table, Kind::Choice =>
        table (t: t.season?; t.season = Some(season));
    /// Number of cards left in the pile that the app draws from: those above are put aside unread.
    "pile" Pile {
        ;
        /// The number, including hidden cards and markers.
        left: usize
    }, Table, Kind::Count(|it| match it.state {
        Some(state) => state.pile_range(),
        None => 0..=0,
    }) =>
        state (s: s.pile_left()?;
            {
                s.piles.put_aside(left);
                Ok(())
            })
        may (s: {
            let (most, least) = (s.pile().map_or(0, Pile::left), s.piles.least_left());
            let may = (least..=most).contains(&left) && !s.is_voting();
            refuse_if(!may, Impossible::PileHolds { left: most, least })
        });
    /// Place of a printed card, which says whether it can still be drawn.
    "printed" Printed {
        card: PileCard;
        #[serde(rename = "lies")]
        place: PrintedCardPlace
    }, Card, Kind::Choice =>
        state (s: if s.printed.holds(card) {
                PrintedCardPlace::InPile
            } else {
                PrintedCardPlace::Aside
            };
            s.turn_over(card, place))
        may (s: Ok(s.clone().turn_over(card, place)?));
    /// The number of the turn.
    "turn_number" TurnNumber {
        ;
        /// The number, from 1 to [`MAX_TURN`].
        turn: u32
    }, Table, Kind::Count(|_| 1..=MAX_TURN) =>
        state (s: s.turn; {
            s.turn = turn;
            Ok(())
        })
        may (s: refuse_if(
            !(1..=MAX_TURN).contains(&turn),
            Impossible::NoSuchTurn { most: MAX_TURN },
        ));
    /// The active player, between tasks; their turn begins before its number.
    "turn" Turn {
        ;
        active: Seat
    }, Table, Kind::Player =>
        state (s: s.active; {
            s.begin_turn_of(active);
            Ok(())
        })
        may (s: s.may_begin_turn(active));

    @
    /// Something of Cities & Knights.
    "cities_and_knights" Knights(KnightsCorrection);
    @
    /// Something of Seafarers.
    "seafarers" Sea(SeaCorrection);
    @
    /// Something of fish.
    "fish" Fish(FishCorrection);
    @
    /// Something of rivers.
    "rivers" Rivers(RiversCorrection);
    @
    /// Gold.
    "gold" Gold(GoldCorrection);
    @
    /// Something of wagons.
    "wagons" Wagons(WagonCorrection);
    @
    /// Something of oil.
    "oil" Oil(OilCorrection);
}

impl Expansion {
    /// The facts that it brings.
    pub const fn facts(self) -> &'static [&'static Fact] {
        match self {
            Self::Knights => KnightsCorrection::FACTS,
            Self::Sea => SeaCorrection::FACTS,
            Self::Fish => FishCorrection::FACTS,
            Self::Rivers => RiversCorrection::FACTS,
            Self::Wagons => WagonCorrection::FACTS,
            Self::Oil => OilCorrection::FACTS,
        }
    }
}

/// The facts of the base game, of each expansion, and of gold.
pub const FACTS: [&[&Fact]; 2 + Expansion::ALL.len()] = [
    Correction::FACTS,
    Expansion::Knights.facts(),
    Expansion::Sea.facts(),
    Expansion::Fish.facts(),
    Expansion::Rivers.facts(),
    GoldCorrection::FACTS,
    Expansion::Wagons.facts(),
    Expansion::Oil.facts(),
];

/// The facts of what is played by `rules`, in the order of their rows.
pub fn played_facts(rules: &Rules) -> impl Iterator<Item = &'static Fact> {
    FACTS.into_iter().flatten().copied().filter(|fact| fact.is_played(rules))
}

/// The facts of pieces of which only one stands or lies at a place: all but walls.
pub fn lone_pieces() -> impl Iterator<Item = &'static Fact> {
    let facts = FACTS.into_iter().flatten().copied();
    facts.filter(|fact| matches!(fact.kind, Kind::Piece) && **fact != knights_facts::Wall)
}

impl Correction {
    /// Returns whether it lists no more of anything than a table has.
    pub(super) fn is_bounded(&self) -> bool {
        self.told().2.is_bounded()
    }

    /// Returns the player that it is about, if it is about one.
    pub fn player(&self) -> Option<Seat> {
        let (_, subject, value) = self.told();
        subject.player().or(value.player())
    }

    /// The place that is corrected, if it has one.
    pub fn place(&self) -> Option<Spot> {
        let (_, subject, value) = self.told();
        subject.place().or(value.place())
    }
}

impl State {
    /// The same fact as the books have it: the correction that would change nothing. None
    /// where they don't know it.
    pub fn booked(&self, correction: &Correction) -> Option<Correction> {
        // Ground that is hidden is told by another fact than ground that is not.
        if let Correction::Tile { at, .. } | Correction::Sea(SeaCorrection::Hidden { at }) =
            correction
        {
            let hidden = || Correction::Sea(SeaCorrection::Hidden { at: *at });
            let Some(is) = rows::Tile.booked(self, (*at).into()) else { return Some(hidden()) };
            return Correction::of(&rows::Tile, (*at).into(), is);
        }
        let (fact, subject, told) = correction.told();
        let booked = match told {
            Value::Chit(chit) => self.booked_chit(correction.player()?, chit.island).into(),
            _ => fact.booked(self, subject)?,
        };
        Correction::of(fact, subject, booked)
    }
}
