//! Laws for everything reported about a game, over random games.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta};
use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::{
    Built, FairPlan, GameReport, Honor, Luck, MOST_HONORS, MOST_TURNING_POINTS, Numbers, Points,
    Prize, Source, Spell, Tempo, TimedBy, Traffic, Turning, TurningPoint, Way, walk,
};
use crate::{random_act, random_deed, random_setup};
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::{BuiltIn, Deck, prepare};
use game::{
    Building, Cards, Correction, Deed, Enforcement, Entry, Game, NumberSource, Phase, Rules, Seat,
    Setup, SetupFields, Span, Step, Table,
};

/// A game of `players` players with `acts` random acts; act n has n seconds on
/// the clock.
pub(super) fn played(seed: u64, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let (one, all) = (BuiltIn::ALL.split_first()).expect("four decks");
    let chosen = if seed.is_multiple_of(2) { std::slice::from_ref(one) } else { all };
    let decks: Vec<_> = chosen.iter().map(|deck| deck.deck().expect("reads")).collect();
    let setup = random_setup(&decks, players, Rules::open_hands(), &mut rng).expect("a table");
    let mut game = Game::new(setup);
    for nth in 1..=acts {
        let mut state = game.state().clone();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        let seconds = u32::try_from(nth).expect("few");
        let time = DateTime::UNIX_EPOCH + TimeDelta::seconds(i64::from(seconds));
        let clock = Span::of_millis(1_000 * seconds);
        game.take(Entry { time, clock, step: Step::Act(act) }).expect("it fits");
    }
    game
}

fn games() -> impl Iterator<Item = Game> {
    (0..24).map(|seed| {
        let players = 2 + usize::try_from(seed % 5).expect("few");
        played(seed, players, 40 * usize::try_from(seed + 1).expect("few"))
    })
}

#[test]
fn one_walk_tells_what_each_tally_tells_alone() {
    for game in games().take(8) {
        let report = GameReport::of(&game);
        assert_eq!(report.numbers, Numbers::of(&game));
        assert_eq!(report.luck, Luck::of(&game));
        assert_eq!(report.points, Points::of(&game));
        assert_eq!(report.traffic, Traffic::of(&game));
        assert_eq!(report.tempo, Tempo::of(&game));
        assert_eq!(report.plan.expected(), FairPlan::of(&game).expected());
        assert!(report.knights.is_none() && report.sea.is_none());
    }
}

#[test]
fn the_scenes_of_a_game_lead_from_its_opening_to_how_it_stands() {
    for game in games() {
        let (mut seen, mut last) = (0, game.state_after(0).expect("an opening"));
        walk(&game, |scene| {
            seen += 1;
            assert_eq!(scene.nth, seen);
            assert_eq!(*scene.before, last);
            last = scene.after.clone();
        });
        assert_eq!(seen, game.count());
        assert_eq!(&last, game.state());
    }
}

#[test]
fn a_change_of_points_is_the_sum_of_what_made_it() {
    let mut changes = 0;
    for game in games() {
        let points = Points::of(&game);
        for change in &points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(i16::from(change.to) - i16::from(change.from), why, "{change:?}");
            changes += 1;
        }
        for seat in points.now.seats() {
            assert_eq!(points.at(seat, game.count()), game.state().public_points(seat));
            let half = game.count() / 2;
            let then = game.state_after(half).expect("it was there");
            assert_eq!(points.at(seat, half), then.public_points(seat));
        }
    }
    assert!(changes > 100, "{changes}");
}

#[test]
fn awards_and_roads_are_told_as_they_stood_after_each_act() {
    for game in games() {
        let points = Points::of(&game);
        for acts in [0, game.count() / 3, game.count()] {
            let state = game.state_after(acts).expect("it was there");
            for seat in points.now.seats() {
                let held: Vec<_> = state.awards(seat).collect();
                let told = points.reigns.iter().filter(|reign| {
                    reign.holder == seat
                        && reign.from <= acts
                        && reign.until.is_none_or(|until| acts < until)
                });
                let award = |reign: &super::Reign| match reign.prize {
                    Prize::Award(award) => Some(award),
                    Prize::Metropolis(_) => None,
                };
                let mut told: Vec<_> = told.filter_map(award).collect();
                told.sort_unstable();
                assert_eq!(told, held);
                let grown = points.roads.iter().take_while(|growth| growth.nth <= acts);
                let length = grown.filter(|growth| growth.seat == seat).last();
                let length = length.map_or(0, |growth| growth.length);
                assert_eq!(length, state.position().road_lengths.of(seat));
            }
        }
    }
}

#[test]
fn what_came_and_what_left_explains_every_hand() {
    for game in games() {
        let traffic = Traffic::of(&game);
        let hands = game.state().hands().expect("followed");
        for (seat, flow) in traffic.flows.iter() {
            let left = flow.all_got().total() - flow.all_gave().total();
            assert_eq!(left, u32::from(hands.size(seat)), "{seat}");
        }
    }
}

#[test]
fn hexes_and_spots_gave_just_what_the_numbers_brought() {
    let mut all = 0;
    for game in games() {
        let traffic = Traffic::of(&game);
        let produced = traffic.flows.values().map(|flow| flow.got(Way::Production).total());
        let produced: u32 = produced.sum();
        assert_eq!(traffic.hexes.values().sum::<u32>(), produced);
        assert_eq!(traffic.spots.values().sum::<u32>(), produced);
        assert_eq!(traffic.best_hexes().1, traffic.hexes.values().copied().max().unwrap_or(0));
        all += produced;
    }
    assert!(all > 1_000, "{all}");
}

#[test]
fn what_leaves_a_hand_for_another_comes_to_that_hand() {
    for game in games() {
        let traffic = Traffic::of(&game);
        for way in [Way::Trade, Way::Robber] {
            let got: u32 = traffic.flows.values().map(|flow| flow.got(way).total()).sum();
            let gave: u32 = traffic.flows.values().map(|flow| flow.gave(way).total()).sum();
            assert_eq!(got, gave);
        }
    }
}

#[test]
fn a_turn_that_gets_another_number_is_still_one_turn() {
    let clock = Span::of_millis(1_000);
    let call = |game: &mut Game, turn| {
        let deed = Deed::Correct { correction: Correction::TurnNumber { turn } };
        let next = game.propose(deed, Enforcement::ByTheRules).expect("it may be corrected");
        let step = Step::Act(next.into_act());
        game.take(Entry { time: DateTime::UNIX_EPOCH, clock, step }).expect("it fits");
        Tempo::of(game)
    };
    for corrected in [1, 9_999] {
        let mut game = played(8, 3, 200);
        let mut before = call(&mut game, 30);
        let after = call(&mut game, corrected);
        let last = before.spells.last_mut().expect("a turn");
        *last = Spell { turn: corrected, nth: last.nth + 1, took: last.took.plus(clock), ..*last };
        assert_eq!(after.spells, before.spells);
        assert_eq!(after.turns.last(), before.turns.last(), "no turn was begun");
        assert_eq!(after.turns.numbers().last(), Some(&corrected));
    }
}

#[test]
fn the_median_of_two_turns_lies_between_them() {
    let mut tempo = Tempo::of(&played(8, 3, 40));
    let seat = tempo.spells.first().expect("a turn").seat;
    let turn = Spell { seat, ..*tempo.spells.first().expect("a turn") };
    let mut median = |took: &[u32]| {
        let span = |millis: &u32| Spell { took: Span::of_millis(*millis), ..turn };
        tempo.spells = took.iter().map(span).collect();
        tempo.median(seat)
    };
    assert_eq!(median(&[]), None);
    assert_eq!(median(&[7_000]), Some(Span::of_millis(7_000)));
    assert_eq!(median(&[90_000, 10_000]), Some(Span::of_millis(50_000)), "not the longer");
    assert_eq!(median(&[90_000, 10_000, 20_000]), Some(Span::of_millis(20_000)));
    assert_eq!(median(&[4, 1, 9, 2]), Some(Span::of_millis(3)));
    assert_eq!(median(&[u32::MAX, u32::MAX]), Some(Span::of_millis(u32::MAX)));
}

#[test]
fn turns_take_together_as_long_as_the_clock_ran() {
    for game in games() {
        let tempo = Tempo::of(&game);
        assert_eq!(tempo.timed_by, TimedBy::Clock);
        assert_eq!(tempo.table(), game.reading().table());
        for (seat, all) in tempo.each.iter() {
            assert_eq!(*all, game.reading().of(seat));
            let spells = tempo.of_seat(seat).fold(Span::ZERO, |sum, one| sum.plus(one.took));
            assert_eq!(spells, *all);
            let longest = tempo.of_seat(seat).map(|spell| spell.took).max();
            assert_eq!(tempo.longest(seat).map(|spell| spell.took), longest);
        }
        let last = tempo.spells.last().expect("a turn");
        assert!(last.nth == game.count() || game.state().over().is_some());
    }
}

/// The same acts without a clock, spaced by `gaps` in seconds, over and over.
fn clockless(game: &Game, gaps: &[i64]) -> Game {
    let mut again = Game::new(Setup::clone(game.setup()));
    let mut time = game.setup().created;
    for ((_, _, act), gap) in game.acts().zip(gaps.iter().cycle()) {
        time += TimeDelta::seconds(*gap);
        again.take(Entry::new(time, Step::Act(act.clone()))).expect("it fits");
    }
    again
}

#[test]
fn without_the_clock_a_turn_takes_what_lies_between_its_acts_but_for_breaks() {
    for game in games() {
        // A break of more than ten minutes, and a system's clock set back.
        for gaps in [&[30][..], &[30, 601, -50], &[-7, 600]] {
            let game = clockless(&game, gaps);
            let tempo = Tempo::of(&game);
            assert_eq!(tempo.timed_by, TimedBy::Acts);
            let mut all = game.state().players().map(|_, _| 0);
            walk(&game, |scene| {
                let Some(stint) = scene.before.stint() else { return };
                let gap = gaps[(scene.nth - 1) % gaps.len()];
                let counted = if (0..=600).contains(&gap) { gap } else { 0 };
                *all.get_mut(stint.seat).expect("a seat") += counted;
            });
            for (seat, all) in all.iter() {
                assert_eq!(i64::from(tempo.each.of(seat).seconds()), *all);
                let spells = tempo.of_seat(seat).map(|spell| i64::from(spell.took.seconds()));
                assert_eq!(spells.sum::<i64>(), *all);
            }
            assert!(!tempo.table().is_zero());
        }
    }
}

#[test]
fn a_turn_that_was_taken_back_is_told_of_no_more() {
    let mut game = played(4, 3, 60);
    let before = (Points::of(&game), Traffic::of(&game), Tempo::of(&game));
    let mut rng = StdRng::seed_from_u64(1);
    let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
    let entry = |step| Entry { time: DateTime::UNIX_EPOCH, clock: Span::of_millis(70), step };
    game.take(entry(Step::Act(act))).expect("it fits");
    game.take(entry(Step::Undo)).expect("there is one");
    assert_eq!((Points::of(&game), Traffic::of(&game), Tempo::of(&game)), before);
}

#[test]
fn a_title_goes_to_whoever_has_the_most_and_never_to_all() {
    let mut given = 0;
    for game in games() {
        let all = GameReport::of(&game).honors();
        assert!(all.len() <= MOST_HONORS);
        for one in &all {
            assert!(one.count > 0 && !one.seats.is_empty());
            assert!(one.seats.len() < game.state().players().count());
            given += 1;
        }
        let roads = Traffic::of(&game).built.map(|_, built| built[Built::Road]);
        if let Some(title) = all.iter().find(|one| one.honor == Honor::Roads) {
            let most = roads.values().copied().max();
            assert_eq!(Some(title.count), most);
            let leaders = roads.iter().filter(|(_, count)| Some(**count) == most);
            assert_eq!(title.seats, leaders.map(|(seat, _)| seat).collect::<Vec<_>>());
        }
    }
    assert!(given > 60, "{given}");
}

#[test]
fn turning_points_are_told_in_order_and_as_they_were() {
    let mut told = 0;
    for game in games() {
        let points = Points::of(&game);
        let all = points.turning_points();
        assert!(all.len() <= MOST_TURNING_POINTS);
        assert!(all.is_sorted_by_key(|point| point.nth));
        for point in all {
            let after = game.state_after(point.nth).expect("it was there");
            match point.what {
                Turning::Lead { seat, points: count } => {
                    assert_eq!(points.leader(point.nth), Some(seat));
                    assert_eq!(after.public_points(seat), count);
                }
                Turning::Prize { prize: Prize::Award(award), to, .. } => {
                    assert_eq!(after.holders().of(award), Some(to));
                }
                Turning::Prize { prize: Prize::Metropolis(track), to, .. } => {
                    assert_eq!(after.metropolis_holder(track), Some(to));
                }
            }
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}

/// Does `deed` after the clock ran for `seconds` seconds.
fn does(trial: &mut TrialGame, seconds: u32, deed: Deed) {
    let act =
        trial.game.propose(deed, Enforcement::AsTheTableDid).expect("it can be done").into_act();
    let entry = Entry {
        time: DateTime::UNIX_EPOCH,
        clock: Span::of_millis(1_000 * seconds),
        step: Step::Act(act),
    };
    trial.game.take(entry).expect("it fits");
}

/// Both have placed: eight acts of a second each. Then the first player rolls a
/// number that pays nobody, gets five of each kind, builds a city, buys a card,
/// trades the bank four brick for ore, and trades the other player a lumber for
/// two wool.
fn played_by_hand() -> (TrialGame, Seat, Seat) {
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 2, Rules::open_hands(), 5);
    while matches!(trial.game.state().phase(), Phase::Founding { .. }) {
        let state = trial.game.state();
        let deed = random_deed(state, &mut trial.rng).expect("a place");
        does(&mut trial, 1, deed);
    }
    let state = trial.game.state();
    let (active, other) = (state.active(), state.players().after(state.active()));
    let pays = |number: &u8| {
        let owed = state.position().owed(*number, &state.yield_rule(), &BTreeMap::default());
        owed.cards.values().all(|cards| cards.is_empty())
    };
    let number = [2, 12, 3, 11, 4, 10, 5, 9].into_iter().find(pays).expect("a dry number");
    does(&mut trial, 10, Deed::Roll { number: number.try_into().expect("2 to 12") });
    does(&mut trial, 5, Deed::CorrectHand { player: active, cards: Cards::from_resources(|_| 5) });
    does(&mut trial, 0, Deed::CorrectHand { player: other, cards: Cards::of(Wool, 2) });
    let mut own = trial.game.state().pieces().buildings_of(active);
    let (at, kind) = own.next().expect("a settlement");
    assert_eq!(kind, Building::Settlement);
    drop(own);
    does(&mut trial, 20, Deed::BuildCity { at });
    does(&mut trial, 4, Deed::BuyCard);
    does(&mut trial, 6, Deed::TradeWithBank { give: Brick.into(), count: 4, get: Ore.into() });
    let trade = Deed::Trade { with: other, give: Cards::of(Lumber, 1), get: Cards::of(Wool, 2) };
    does(&mut trial, 15, trade);
    does(&mut trial, 5, Deed::Pass);
    (trial, active, other)
}

#[test]
fn a_city_brings_two_points_for_the_one_of_its_settlement() {
    let (trial, active, other) = played_by_hand();
    let points = Points::of(&trial.game);
    assert_eq!((points.opening.of(active), points.now.of(active), points.now.of(other)), (0, 3, 2));
    let last = points.changes.last().expect("the city");
    assert_eq!((last.seat, last.from, last.to, last.turn, last.nth), (active, 2, 3, 1, 12));
    assert_eq!(last.why, [(Source::Settlement, -1), (Source::City, 2)]);
    let opening = points.changes.iter().filter(|change| change.turn == 0);
    assert_eq!(opening.count(), 4, "a settlement each, twice");
    assert_eq!((points.leader(11), points.leader(12)), (None, Some(active)));
    let turning = Points::of(&trial.game).turning_points();
    let lead = TurningPoint { nth: 12, what: Turning::Lead { seat: active, points: 3 }, lasted: 4 };
    assert!(turning.contains(&lead), "{turning:?}");
}

#[test]
fn every_card_is_told_by_the_way_it_went() {
    let (trial, active, other) = played_by_hand();
    let traffic = Traffic::of(&trial.game);
    let (own, others) = (traffic.flows.of(active), traffic.flows.of(other));
    let paid = own.gave(Way::Building);
    assert_eq!((paid.of(Ore), paid.of(Grain), paid.of(Wool), paid.total()), (4, 3, 1, 8));
    assert_eq!((own.gave(Way::Bank).of(Brick), own.got(Way::Bank).of(Ore)), (4, 1));
    assert_eq!((own.gave(Way::Trade).of(Lumber), own.got(Way::Trade).of(Wool)), (1, 2));
    assert_eq!((others.gave(Way::Trade).of(Wool), others.got(Way::Trade).of(Lumber)), (2, 1));
    assert_eq!(own.got(Way::Production).total() + others.got(Way::Production).total(), 0);
    assert!(traffic.hexes.is_empty() && traffic.spots.is_empty());
    let both = if active < other { (active, other) } else { (other, active) };
    assert_eq!(traffic.trades.into_iter().collect::<Vec<_>>(), [(both, 1)]);
    let built = traffic.built.of(active);
    assert_eq!(Built::ALL.map(|what| built[what]), [2, 2, 1, 1]);
    // The opening's cards are those of the hexes beside the second settlement.
    let opening = own.got(Way::Opening).total();
    assert!((1..=3).contains(&opening) && own.gave(Way::Opening).total() == 0, "{opening}");
}

#[test]
fn a_turn_takes_as_long_as_the_clock_ran_in_it() {
    let (trial, active, other) = played_by_hand();
    let tempo = Tempo::of(&trial.game);
    let seconds = |seat| tempo.each.of(seat).seconds();
    assert_eq!((seconds(active), seconds(other)), (4 + 65, 4));
    assert_eq!(tempo.table().seconds(), 73);
    let longest = tempo.longest(active).expect("a turn");
    assert_eq!((longest.took.seconds(), longest.turn, longest.nth), (65, 1, 16));
    let last = tempo.longest(other).expect("a placement");
    assert_eq!((last.turn, last.seat), (0, other), "only the placing");
    // Two placements of two acts each; the player who is last in the first
    // round and first in the second makes both in a row.
    assert_eq!(tempo.spells.iter().map(|spell| spell.took.seconds()).sum::<u32>(), 73);
    assert_eq!(tempo.median(other).map(Span::seconds), Some(2));
}

/// A table that does at random whatever a test doesn't care about.
pub(crate) struct TrialGame {
    pub game: Game,
    pub rng: Xoshiro256PlusPlus,
}

pub(crate) fn decks(letters: &[BuiltIn]) -> Vec<Deck> {
    letters.iter().map(|one| one.deck().expect("the built-in deck is sound")).collect()
}

impl TrialGame {
    pub fn opened(decks: &[Deck], players: usize, rules: Rules, seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let setup = random_setup(decks, players, rules, &mut rng).expect("a sound opening");
        Self { game: Game::new(setup), rng }
    }

    /// A game in progress, so that none of its 7s is in the first round.
    pub fn in_its_course(decks: &[Deck], players: usize, rules: Rules, seed: u64) -> Self {
        let opened = Self::opened(decks, players, rules, seed);
        let parts = SetupFields::from(Setup::clone(opened.game.setup()));
        let start = Table::empty(&parts.players, parts.first, &parts.island);
        let setup =
            Setup::new(SetupFields { start: Some(start), ..parts }).expect("a sound opening");
        Self { game: Game::new(setup), rng: opened.rng }
    }

    pub fn step(&mut self, step: Step) {
        self.game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("it can be taken");
    }

    pub fn act(&mut self, deed: Deed) {
        let act =
            self.game.propose(deed, Enforcement::AsTheTableDid).expect("it can be done").into_act();
        self.step(Step::Act(act));
    }

    /// Does at random what must be done before the next number, and passes.
    pub fn reach_next_number(&mut self) {
        while self.game.state().phase() != Phase::BeforeProduction
            || !self.game.state().open_tasks().is_empty()
        {
            let state = self.game.state();
            let is_idle = state.open_tasks().is_empty()
                && matches!(state.phase(), Phase::Trading | Phase::ExtraBuilding { .. });
            let deed = if is_idle { Some(Deed::Pass) } else { random_deed(state, &mut self.rng) };
            self.act(deed.expect("the game goes on"));
        }
    }

    pub fn roll(&mut self, number: u8) {
        self.reach_next_number();
        self.act(Deed::Roll { number: number.try_into().expect("2 to 12") });
    }

    /// Draws the next turn's number from the app's cards; a vote before it is random.
    pub fn draw(&mut self) {
        let turn = self.game.state().turn();
        self.reach_next_number();
        let turn = self.game.state().turn().max(turn);
        while self.game.state().number().is_none() {
            self.reach_next_number();
            assert_eq!(self.game.state().turn(), turn, "a vote costs no turn");
            self.draw_once();
        }
    }

    /// Draws once from the app's cards, which may end with a vote.
    pub fn draw_once(&mut self) {
        let setup = self.game.setup().clone();
        let rng = &mut self.rng;
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, rng);
        let deed = self.game.draw(shuffle).expect("the pile has numbers");
        self.act(deed);
    }

    pub fn switch(&mut self, numbers: NumberSource) {
        self.act(Deed::UseSource { numbers });
    }
}
