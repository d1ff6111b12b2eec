//! Games played by hand, whose figures are known.

use std::collections::BTreeMap;

use super::{TrialGame, base, decks, expansion_laws::held, with_knights};
use crate::random_act;
use crate::report::{
    GameReport, Honor, KnightsReport, PointsChange, Source, Spell, Turning, TurningPoint, Way,
    Work, walk,
};
use board::Commodity::Paper;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::{BuiltIn, Die, EventFace};
use chrono::DateTime;
use game::{
    BarbarianTrack, Building, Cards, Correction, Deed, Edition, Enforcement, Entry, Expansion,
    Game, KnightsCorrection, KnightsDeed, MAX_TURN, Outcome, PerSeat, Play, ProgressCard, Rules,
    Seat, Span, State, Step, Track,
};

#[test]
fn a_turn_that_gets_another_number_is_still_one_turn() {
    let clock = Span::of_millis(1_000);
    for corrected in [1, 9_999] {
        let mut game = base(8, 3, 200);
        let [before, after] = [30, corrected].map(|turn| {
            let deed = Deed::Correct { correction: Correction::TurnNumber { turn } };
            let next = game.propose(deed, Enforcement::ByTheRules).expect("it may be corrected");
            let step = Step::Act(next.into_act());
            game.take(Entry { time: DateTime::UNIX_EPOCH, clock, step }).expect("it fits");
            GameReport::of(&game)
        });
        let mut spells = before.tempo.spells;
        let last = spells.last_mut().expect("a turn");
        *last = Spell { nth: last.nth + 1, took: last.took.plus(clock), ..*last };
        assert_eq!(after.tempo.spells, spells);
        assert_eq!(after.turns.last(), before.turns.last(), "no turn was begun");
        assert_eq!(after.turns.numbers().last(), Some(&corrected));
    }
}

/// A game of Cities & Knights in which the number of the turn is corrected to each of `turns`
/// after 250 more acts.
fn renumbered(turns: &[u32]) -> Game {
    let rules = Rules { target: 20, ..with_knights(Edition::Fifth) };
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules, 4);
    for turn in turns.iter().map(Some).chain([None]) {
        for _ in 0..250 {
            let mut state = trial.game.state().clone();
            let Some(act) = random_act(&mut state, &mut trial.rng) else { break };
            trial.step(Step::Act(act));
        }
        if let Some(turn) = turn {
            trial.act(Deed::Correct { correction: Correction::TurnNumber { turn: *turn } });
        }
    }
    trial.game
}

/// The points after the opening and after each turn that was played.
fn after_each(game: &Game) -> Vec<PerSeat<i16>> {
    let points = |state: &State| state.players().map(|seat, _| state.public_points(seat));
    let mut all = vec![points(&game.state_after(0).expect("an opening"))];
    let mut turn = 0;
    walk(game, |scene| {
        // A correction gives a turn another number, it begins none.
        let is_correction = matches!(scene.act.deed, Deed::Correct { .. });
        if scene.turn() != turn && scene.turn() > 0 {
            all.extend(all.last().cloned());
        }
        turn = if is_correction { scene.after.turn() } else { scene.turn() };
        *all.last_mut().expect("the opening") = points(scene.after);
    });
    all
}

#[test]
fn turn_by_turn_stands_what_was_played_whatever_the_table_called_its_turns() {
    for corrected in [&[3][..], &[2, 2], &[40, 7], &[MAX_TURN]] {
        let game = renumbered(corrected);
        let GameReport { points, turns, knights, .. } = GameReport::of(&game);
        let (mut told, expected) = (points.by_turn(&turns), after_each(&game));
        // A turn in which nothing was done yet stands as the one before left it.
        assert!(told.len() == turns.numbers().len() && told.len() <= expected.len() + 1);
        told.truncate(expected.len());
        assert_eq!(told, expected, "{corrected:?}");
        assert_eq!(turns.numbers().last(), Some(&game.state().turn()), "as the table calls it");
        // No turn is told of that was never played.
        let KnightsReport { levels, strengths, .. } = knights.expect("played");
        assert_eq!(levels.by_turn(&turns).len(), turns.numbers().len());
        assert!(strengths.turns().len() <= turns.numbers().len());
        assert!(turns.numbers().len() <= game.count());
    }
}

#[test]
fn the_median_of_two_turns_lies_between_them() {
    let mut tempo = GameReport::of(&base(8, 3, 40)).tempo;
    let turn = *tempo.spells.first().expect("a turn");
    let mut median = |took: &[u32]| {
        let span = |millis: &u32| Spell { took: Span::of_millis(*millis), ..turn };
        tempo.spells = took.iter().map(span).collect();
        tempo.median(turn.seat)
    };
    assert_eq!(median(&[]), None);
    assert_eq!(median(&[7_000]), Some(Span::of_millis(7_000)));
    assert_eq!(median(&[90_000, 10_000]), Some(Span::of_millis(50_000)), "not the longer");
    assert_eq!(median(&[90_000, 10_000, 20_000]), Some(Span::of_millis(20_000)));
    assert_eq!(median(&[4, 1, 9, 2]), Some(Span::of_millis(3)));
    assert_eq!(median(&[u32::MAX, u32::MAX]), Some(Span::of_millis(u32::MAX)));
}

/// Both have placed: eight acts of a second each. Then the first player rolls a
/// number that pays nobody, gets five of each kind, builds a city, buys a card,
/// trades the bank four brick for ore, and trades the other player a lumber for
/// two wool.
fn of_base() -> (GameReport, Seat, Seat) {
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 2, Rules::open_hands(), 5);
    trial.found();
    let state = trial.game.state();
    let (active, other) = (state.active(), state.players().after(state.active()));
    let pays = |number: &u8| {
        let owed = state.position().owed(*number, &state.yield_rule(), &BTreeMap::default());
        owed.cards.values().all(|cards| cards.is_empty())
    };
    let number = [2, 12, 3, 11, 4, 10, 5, 9].into_iter().find(pays).expect("a dry number");
    let (at, kind) = state.pieces().buildings_of(active).next().expect("a settlement");
    assert_eq!(kind, Building::Settlement);
    let trade = Deed::Trade {
        with: other,
        give: Cards::of(Lumber, 1).into(),
        get: Cards::of(Wool, 2).into(),
    };
    for (seconds, deed) in [
        (10, Deed::Roll { number: number.try_into().expect("2 to 12") }),
        (5, Deed::CorrectHand { player: active, cards: Cards::from_resources(|_| 5) }),
        (0, Deed::CorrectHand { player: other, cards: Cards::of(Wool, 2) }),
        (20, Deed::BuildCity { at }),
        (4, Deed::BuyCard),
        (6, Deed::TradeWithBank { give: Brick.into(), count: 4, get: Ore.into() }),
        (15, trade),
        (5, Deed::Pass),
    ] {
        trial.act_after(seconds, deed);
    }
    (GameReport::of(&trial.game), active, other)
}

#[test]
fn a_city_brings_two_points_for_the_one_of_its_settlement() {
    let (GameReport { points, .. }, active, other) = of_base();
    assert_eq!((points.opening.of(active), points.now.of(active), points.now.of(other)), (0, 3, 2));
    let last = points.changes.last().expect("the city");
    assert_eq!((last.seat, last.from, last.to, last.turn, last.nth), (active, 2, 3, 1, 12));
    assert_eq!(last.why, [(Source::Settlement, -1), (Source::City, 2)]);
    let opening = points.changes.iter().filter(|change| change.turn == 0);
    assert_eq!(opening.count(), 4, "a settlement each, twice");
    assert_eq!((points.leader(11), points.leader(12)), (None, Some(active)));
    let turning = points.turning_points();
    let lead = TurningPoint { nth: 12, what: Turning::Lead { seat: active, points: 3 }, lasted: 4 };
    assert!(turning.contains(&lead), "{turning:?}");
}

#[test]
fn every_card_is_told_by_the_way_it_went() {
    let (GameReport { traffic, works, .. }, active, other) = of_base();
    let (own, others) = (traffic.flows.of(active), traffic.flows.of(other));
    let paid = own.gave(Way::Building);
    assert_eq!((paid.of(Ore), paid.of(Grain), paid.of(Wool), paid.total()), (4, 3, 1, 8));
    assert_eq!((own.gave(Way::Bank).of(Brick), own.got(Way::Bank).of(Ore)), (4, 1));
    assert_eq!((own.gave(Way::Trade).of(Lumber), own.got(Way::Trade).of(Wool)), (1, 2));
    assert_eq!((others.gave(Way::Trade).of(Wool), others.got(Way::Trade).of(Lumber)), (2, 1));
    assert_eq!(own.got(Way::Production).total() + others.got(Way::Production).total(), 0);
    assert!(traffic.hexes.is_empty() && traffic.spots.is_empty());
    let both = (active.min(other), active.max(other));
    assert_eq!(traffic.trades.into_iter().collect::<Vec<_>>(), [(both, 1)]);
    let built = Work::brought_by(None).iter().map(|what| works.of(active)[*what]);
    assert_eq!(built.collect::<Vec<_>>(), [2, 2, 1, 1]);
    // The opening's cards are those of the hexes beside the second settlement.
    let opening = own.got(Way::Opening).total();
    assert!((1..=3).contains(&opening) && own.gave(Way::Opening).total() == 0, "{opening}");
}

#[test]
fn a_turn_takes_as_long_as_the_clock_ran_in_it() {
    let (GameReport { tempo, turns, .. }, active, other) = of_base();
    let seconds = |seat| tempo.each.of(seat).seconds();
    assert_eq!((seconds(active), seconds(other)), (4 + 65, 4));
    assert_eq!(tempo.table().seconds(), 73);
    let longest = tempo.longest(active).expect("a turn");
    let turn = |spell: Spell| turns.number_at(spell.nth);
    assert_eq!((longest.took.seconds(), turn(longest), longest.nth), (65, 1, 16));
    let last = tempo.longest(other).expect("a placement");
    assert_eq!((turn(last), last.seat), (0, other), "only the placing");
    // Two placements of two acts each; the player who is last in the first
    // round and first in the second makes both in a row.
    assert_eq!(tempo.spells.iter().map(|spell| spell.took.seconds()).sum::<u32>(), 73);
    assert_eq!(tempo.median(other).map(Span::seconds), Some(2));
}

/// The barbarians land with this turn's ship, or the die shows a gate.
fn rolls(trial: &mut TrialGame, face: EventFace) {
    if face == EventFace::Ship {
        trial.act(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    }
    trial.act(Deed::Roll { number: 2.try_into().expect("a roll") });
    trial.knights(KnightsDeed::EventDie { face, red: Some(Die::ALL[0]) });
    trial.answer();
}

/// The first attack finds three cities and no knight: all lose theirs. Then the first
/// player recruits a knight and makes it active; the second attack finds no city, and
/// that knight alone. The first player builds a city again, improves it, and plays a card.
fn of_knights() -> (TrialGame, GameReport, Seat) {
    let rules = with_knights(Edition::Fifth);
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 3, rules, 8);
    trial.found();
    let state = trial.game.state();
    let first = state.active();
    let second = state.players().after(first);
    let has = |cards: &[Cards]| {
        let cards = cards.iter().fold(Cards::none(), |sum, more| sum.plus(*more));
        Deed::CorrectHand { player: first, cards }
    };
    rolls(&mut trial, EventFace::Ship);
    trial.act(has(&[Wool, Ore, Grain].map(|kind| Cards::of(kind, 1))));
    let at = *trial.game.state().knight_spots().first().expect("a free end");
    trial.knights(KnightsDeed::Recruit { at });
    trial.knights(KnightsDeed::Activate { at });
    trial.act(Deed::Pass);
    rolls(&mut trial, EventFace::Ship);
    assert_eq!(trial.game.state().builder(), second);
    for _ in 0..2 {
        trial.act(Deed::Pass);
        rolls(&mut trial, EventFace::Politics);
    }
    assert_eq!(trial.game.state().builder(), first);
    trial.act(has(&[Cards::of(Ore, 3), Cards::of(Grain, 2), Cards::of(Paper, 1)]));
    let own = trial.game.state().pieces().buildings_of(first).next().expect("a settlement").0;
    trial.act(Deed::BuildCity { at: own });
    trial.knights(KnightsDeed::Improve { track: Track::Science });
    let (player, track) = (first, Track::Politics);
    let correction = Correction::Knights(KnightsCorrection::Progress { player, track, count: 1 });
    trial.act(Deed::Correct { correction });
    trial.knights(KnightsDeed::Play(Play::Warlord));
    let report = GameReport::of(&trial.game);
    (trial, report, first)
}

#[test]
fn an_attack_is_told_with_both_strengths_and_what_it_cost_or_brought() {
    let (trial, GameReport { turns, knights, .. }, first) = of_knights();
    let report = knights.expect("played");
    let [lost, repelled] = &report.attacks[..] else { panic!("two attacks") };
    let strengths = |one: &game::Attack| (one.barbarians, one.together());
    assert_eq!((turns.number_at(lost.nth), strengths(&lost.strength)), (1, (3, 0)));
    assert_eq!((lost.strength.outcome, lost.defender), (Outcome::Lost, None));
    let mut who = lost.pillaged.clone();
    who.sort_unstable();
    assert_eq!(who, trial.game.state().players().seats().collect::<Vec<_>>(), "all of them");
    assert_eq!((turns.number_at(repelled.nth), strengths(&repelled.strength)), (2, (0, 1)));
    assert_eq!((repelled.strength.outcome, repelled.defender), (Outcome::Repelled, Some(first)));
    assert!(repelled.pillaged.is_empty() && repelled.draws.is_empty());
    // The opening, the attacks, a turn after them, and the last one with a city and an
    // active knight.
    let both: Vec<_> = report.strengths.turns().iter().map(strengths).collect();
    assert_eq!(both, [(3, 0), (3, 0), (0, 1), (0, 0), (1, 1)]);
}

#[test]
fn points_go_with_the_city_and_come_with_the_defence() {
    let (_, GameReport { points, .. }, first) = of_knights();
    let own = points.changes.iter().filter(|change| change.seat == first && change.turn > 0);
    let own: Vec<_> =
        own.map(|PointsChange { from, to, why, .. }| (*from, *to, why.clone())).collect();
    let expected = [
        (3, 2, vec![(Source::Settlement, 1), (Source::City, -2)]),
        (2, 3, vec![(Source::Defender, 1)]),
        (3, 4, vec![(Source::Settlement, -1), (Source::City, 2)]),
    ];
    assert_eq!(own, expected);
}

#[test]
fn what_was_bought_stands_with_whom_and_its_price_with_what_was_built() {
    let (_, GameReport { traffic, works, turns, knights, .. }, first) = of_knights();
    let report = knights.expect("played");
    let works = works.of(first);
    let counts = Work::brought_by(Some(Expansion::Knights)).iter().map(|work| works[*work]);
    let counts: Vec<u32> = counts.collect();
    assert_eq!(counts, [1, 0, 2, 0, 1, 0, 0], "a Warlord makes one active, too");
    assert_eq!(works[Work::City], 2, "one of the opening");
    let paid = traffic.flows.of(first).gave(Way::Building);
    let kinds = (paid.of(Wool), paid.of(Ore), paid.of(Grain), paid.of(Paper), paid.total());
    assert_eq!(kinds, (1, 4, 3, 1, 9));
    let levels = report.levels.by_turn(&turns);
    let sums: Vec<u8> = levels.iter().map(|sums| sums.of(first)).collect();
    assert_eq!(sums, [0, 0, 0, 0, 1]);
    let tally = report.progress.of(first);
    assert_eq!((tally.played[ProgressCard::Warlord], tally.all_played()), (1, 1));
    assert_eq!(held(&tally, Track::Politics), -1, "the table said that it was there");
}

#[test]
fn the_one_with_the_knight_has_the_titles_for_it() {
    let (trial, report, first) = of_knights();
    let all = report.honors();
    let has = |honor| all.iter().find(|one| one.honor == honor);
    for honor in [Honor::Defender, Honor::Rampart, Honor::Marshal] {
        let one = has(honor).expect("given");
        assert_eq!((one.seats.as_slice(), one.count), (&[first][..], 1), "{honor:?}");
    }
    assert!(has(Honor::Pillaged).is_none(), "all lost as many");
    let cities = trial.game.state().pieces().buildings();
    assert_eq!(cities.filter(|(.., building)| *building == Building::City).count(), 1);
}
