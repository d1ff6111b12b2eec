//! A game in its middle, to look around in: it is played by lot, always the same, and kept
//! nowhere.

use chrono::{DateTime, TimeDelta, Utc};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use super::turn_clock::TurnClock;
use super::{Session, StepError};
use board::{Rotation, first_game};
use cards::{EventDie, Selection, deck_a, prepare};
use game::{
    BoardFor, Color, Deed, Edition, Enforcement, Expansion, FirstBy, FishRules, Game, KnightsDeed,
    Name, NumberSource, OilDeed, OilRules, PerSeat, Phase, Player, RiversDeed, RiversRules, Rules,
    SeaDeed, SeaMap, SeaRules, SetBoard, Setup, SetupFields, Span, State, WagonDeed, WagonRules,
};
use scenarios::{BuiltInScenario, LayHow, Scenario};
use stats::{random_deed, sensible_deed};
use store::{Journal, Unkept, WriteError};

/// Number of people who play it.
pub const PEOPLE: usize = 4;

/// The turn in which it is opened.
const TURN: u32 = 29;

/// More acts than it has until then.
const ACTS: usize = 1_000;

/// Seed of its lots: with it, somebody has cities, and somebody the longest road; with Cities &
/// Knights a knight and an improvement, at sea a ship.
const SEED: u64 = 456;

/// The seed of a sample's lots: with fish, of another game, in which people build something.
const fn seed(with: Option<Expansion>) -> u64 {
    match with {
        Some(Expansion::Fish) => SEED_WITH_FISH,
        None
        | Some(
            Expansion::Knights
            | Expansion::Sea
            | Expansion::Rivers
            | Expansion::Wagons
            | Expansion::Oil,
        ) => SEED,
    }
}

/// Seed of the lots with fish.
const SEED_WITH_FISH: u64 = 490;

/// Time since it began.
const AGO: TimeDelta = TimeDelta::minutes(50);

impl Session {
    /// Starts a game that is kept nowhere.
    ///
    /// # Errors
    /// Fails if its opening can't be serialized.
    pub fn unkept(setup: Setup) -> Result<Self, WriteError> {
        let mut journal = Journal::begin(Box::new(Unkept), &setup)?;
        journal.retry();
        Ok(Self::of(Game::new(setup), journal))
    }

    /// A game of these people in its middle, as of `now`, with an expansion or without, that is kept
    /// nowhere; `None` if nobody can play it.
    pub fn sample(
        people: [String; PEOPLE],
        with: Option<Expansion>,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        Self::sample_by(people, with, now, seed(with))
    }

    /// The same by another seed.
    fn sample_by(
        people: [String; PEOPLE],
        with: Option<Expansion>,
        now: DateTime<Utc>,
        seed: u64,
    ) -> Option<Self> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut time = now.checked_sub_signed(AGO)?;
        let mut session = Self::unkept(setup(people, with, time, &mut rng)?).ok()?;
        for _ in 0..ACTS {
            if is_middle(session.state()) {
                break;
            }
            let ran = rng.random_range(3_000..30_000);
            session.clock = TurnClock::at(Span::of_millis(ran));
            time = (time + TimeDelta::milliseconds(ran.into())).min(now);
            session.play_on(time, &mut rng).ok()?;
        }
        Some(session)
    }

    /// Does something sensible, or passes.
    fn play_on(&mut self, time: DateTime<Utc>, rng: &mut impl Rng) -> Result<(), StepError> {
        for _ in 0..20 {
            let is_armed = self.state().rules().expansions().iter().next().is_some();
            let armed = if is_armed { arms(self.state(), rng) } else { None };
            let Some(deed) = armed.or_else(|| sensible_deed(self.state(), rng)) else { break };
            if self.act(deed, Enforcement::ByTheRules, time).is_ok() {
                return Ok(());
            }
        }
        let is_asked = !self.state().open_tasks().is_empty();
        let last = if is_asked { Deed::Leave { task: 0 } } else { Deed::Pass };
        self.act(last, Enforcement::AsTheTableDid, time)
    }
}

/// Deeds that a table does first for its expansion: knights, and improvements of cities; at sea a few
/// ships.
fn arms(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    use KnightsDeed::{Activate, Improve, Recruit};
    let mut some = (0..LOOKED_AT).map_while(|_| random_deed(state, rng));
    let ships = state.pieces().ships_of(state.builder()).count();
    some.find(|deed| {
        matches!(deed, Deed::Knights(Recruit { .. } | Activate { .. } | Improve { .. }))
            || matches!(
                deed,
                Deed::Rivers(RiversDeed::BuildBridge { .. })
                    | Deed::Wagons(WagonDeed::Travel { .. } | WagonDeed::BuyLevel)
                    | Deed::Oil(OilDeed::Sequester)
            )
            || ships < SHIPS && matches!(deed, Deed::Sea(SeaDeed::BuildShip { .. }))
    })
}

/// Number of ships that are built before anything else.
const SHIPS: usize = 4;

/// Number of things looked at for that.
const LOOKED_AT: usize = 12;

/// Returns whether a turn of the middle has brought something, and its player is to go on.
fn is_middle(state: &State) -> bool {
    let has_paid = || {
        let paid = state.payout().into_iter().flat_map(|payout| payout.paid.iter());
        paid.filter(|(_, cards)| cards.total() > 0).count() > 1
    };
    let is_open = state.phase() == Phase::Trading && state.tasks().is_empty();
    state.turn() >= TURN && is_open && has_paid()
}

/// The board, and what lies beside its hexes at sea: the first scenario as it is printed.
fn map(rules: &Rules, rng: &mut impl Rng) -> Option<(SetBoard, Option<SeaMap>)> {
    if rules.sea.is_none() {
        let table = BoardFor { played: rules.expansions(), players: PEOPLE, sea: None };
        let board = SetBoard::printed(table, rng);
        return Some((board.unwrap_or_else(|| SetBoard::of(first_game())), None));
    }
    let scenario = BuiltInScenario::all_read().first()?;
    let map = scenario.map_for(u8::try_from(PEOPLE).ok()?)?;
    let laid = map.lay(LayHow::PRINTED, rng);
    let sea = SeaMap::of(scenario, map, &laid);
    Some((SetBoard::of(laid.island), Some(sea)))
}

/// The rules by which it is played.
fn rules(with: Option<Expansion>) -> Rules {
    let open = Rules::open_hands();
    match with {
        None => open,
        Some(Expansion::Knights) => {
            let rules = Rules::with_knights(Edition::default());
            let cards = Selection { event_die: EventDie::Hidden, ..rules.cards };
            Rules { following: open.following, cards, ..rules }
        }
        Some(Expansion::Fish) => usual(Rules { fish: Some(FishRules::default()), ..open }),
        Some(Expansion::Rivers) => usual(Rules { rivers: Some(RiversRules::default()), ..open }),
        Some(Expansion::Wagons) => usual(Rules { wagons: Some(WagonRules::default()), ..open }),
        Some(Expansion::Oil) => usual(Rules { oil: Some(OilRules::default()), ..open }),
        Some(Expansion::Sea) => {
            let target = BuiltInScenario::all_read().first().map(Scenario::target);
            let sea = Some(SeaRules::default());
            Rules { sea, target: target.unwrap_or(open.target), ..open }
        }
    }
}

/// The same with the points that usually win.
fn usual(rules: Rules) -> Rules {
    Rules { target: rules.usual_target(), ..rules }
}

fn setup(
    people: [String; PEOPLE],
    with: Option<Expansion>,
    created: DateTime<Utc>,
    rng: &mut impl Rng,
) -> Option<Setup> {
    let named = people.into_iter().zip(Color::ALL);
    let named = named.map(|(name, color)| Some(Player { name: Name::try_from(name).ok()?, color }));
    let players = PerSeat::new(named.collect::<Option<Vec<_>>>()?).ok()?;
    let first = players.seats().next()?;
    let (rules, decks) = (rules(with), vec![deck_a().ok()?]);
    let (SetBoard { island, rivers, bandits }, sea) = map(&rules, rng)?;
    let shuffle = prepare(&decks, &rules.cards, rng);
    let parts = SetupFields {
        created,
        players,
        first,
        first_by: FirstBy::Lot,
        rules,
        island,
        sea,
        rivers,
        board_rotation: Rotation::NONE,
        decks,
        shuffle,
        source: NumberSource::Cards,
        weather_holder: None,
        bandits,
        start: None,
    };
    Setup::new(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Track;

    fn sample(with: Option<Expansion>) -> Session {
        let people = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let now = "2026-11-21T18:40:00Z".parse().expect("a time");
        Session::sample(people, with, now).expect("a game")
    }

    #[test]
    fn it_is_in_its_middle_and_always_the_same() {
        for with in [None].into_iter().chain(Expansion::ALL.map(Some)) {
            let (one, other) = (sample(with), sample(with));
            let state = one.state();
            assert!(is_middle(state), "{with:?}: {:?}", state.phase());
            assert!((TURN..TURN + 8).contains(&state.turn()), "{with:?}: turn {}", state.turn());
            let points: Vec<i16> =
                state.seating().present().map(|seat| state.public_points(seat)).collect();
            assert!(points.iter().all(|points| (-1..12).contains(points)), "{with:?}: {points:?}");
            assert!(points.iter().any(|points| *points > 2), "{with:?}: {points:?}");
            let acts = |session: &Session| -> Vec<_> {
                session.game().acts().map(|(_, time, act)| (time, act.clone())).collect()
            };
            assert_eq!(acts(&one), acts(&other));
            assert!(state.discrepancies().is_empty(), "{with:?}");
        }
    }

    #[test]
    fn what_an_expansion_brings_lies_on_its_table() {
        let (knights, sea) = (sample(Some(Expansion::Knights)), sample(Some(Expansion::Sea)));
        let state = knights.state();
        let mut seats = state.seating().present();
        assert!(state.seating().present().any(|it| state.pieces().knights_of(it).count() > 0));
        let improved =
            |seat| Track::ALL.into_iter().any(|it| state.improvement(seat, it).number() > 0);
        assert!(seats.any(improved), "nobody has improved a city");
        let state = sea.state();
        assert!(state.seating().present().any(|it| state.pieces().ships_of(it).count() > 2));
    }

    #[test]
    fn it_goes_on_and_back_and_is_behind_nothing() {
        let mut session = sample(None);
        let count = session.game().count();
        let time = session.game().last_time();
        session.act(Deed::Pass, Enforcement::ByTheRules, time).expect("allowed");
        session.undo(time).expect("an act");
        session.undo(time).expect("an act");
        assert!(session.game().count() < count);
        assert!(!session.is_behind() && !session.is_waiting() && session.trouble().is_none());
    }
}
