//! Laws for what is told of random games of Cities & Knights.

use std::collections::BTreeMap;

use chrono::DateTime;
use enum_map::EnumMap;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::*;
use crate::report::{
    Built, Change, GameReport, Honor, Luck, Points, Prize, Source, Summary, Tally, Traffic,
    Turning, Way,
};
use crate::{random_act, random_deed, random_setup};
use board::Commodity::Paper;
use board::Resource::{Grain, Ore, Wool};
use cards::{BuiltIn, Die, EventFace};
use game::{
    BarbarianTrack, Building, Cards, Correction, Deed, Edition, Enforcement, Entry, Expansion,
    Expansions, Following, Game, KnightsChange, KnightsCorrection, KnightsDeed, Outcome, Phase,
    Play, ProgressCard, Rules, Seat, Step, Track,
};

/// A game with `acts` random acts.
fn played(seed: u64, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let (one, all) = (BuiltIn::ALL.split_first()).expect("four decks");
    let chosen = if seed.is_multiple_of(2) { std::slice::from_ref(one) } else { all };
    let decks: Vec<_> = chosen.iter().map(|deck| deck.deck().expect("reads")).collect();
    let edition = if seed.is_multiple_of(3) { Edition::Sixth } else { Edition::Fifth };
    let rules = Rules { following: Following::Open, ..Rules::with_knights(edition) };
    let setup = random_setup(&decks, players, rules, &mut rng).expect("a table");
    let mut game = Game::new(setup);
    for _ in 0..acts {
        let mut state = game.state().clone();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
    }
    game
}

fn games() -> Vec<Game> {
    (0..36).map(|seed| played(seed, 2 + usize::try_from(seed % 5).expect("few"), 1_200)).collect()
}

fn report(game: &Game) -> KnightsReport {
    KnightsReport::of(game).expect("it is played")
}

#[test]
fn a_base_game_has_no_such_report() {
    let mut rng = StdRng::seed_from_u64(1);
    let decks = [BuiltIn::A.deck().expect("reads")];
    let setup = random_setup(&decks, 3, Rules::open_hands(), &mut rng).expect("a table");
    let game = Game::new(setup);
    assert_eq!(KnightsReport::of(&game), None);
    assert_eq!(Summary::of(&game).expansions, Expansions::NONE);
    let knights = Expansions::from_iter([Expansion::Knights]);
    assert_eq!(Summary::of(&played(0, 3, 5)).expansions, knights);
}

#[test]
fn the_opening_builds_a_settlement_and_a_city() {
    let game = played(1, 3, 12);
    assert_eq!(game.state().turn(), 1, "it is over");
    let counts = |built: &EnumMap<Built, u32>| Built::ALL.map(|what| built[what]);
    for built in Traffic::of(&game).built.values() {
        assert_eq!(counts(built), [2, 1, 1, 0], "roads, settlements, cities, and cards");
    }
}

#[test]
fn every_attack_of_the_acts_is_told_of_once_with_all_that_came_of_it() {
    let (mut all, mut lost, mut won) = (0, 0, 0);
    for game in games() {
        let report = report(&game);
        let mut attacks = Vec::new();
        let (mut pillaged, mut defenders) = (0, 0);
        walk(&game, |scene| {
            for change in &scene.act.knights {
                if let KnightsChange::Attacked { defender } = change {
                    attacks.push((scene.nth, *defender));
                    defenders += usize::from(defender.is_some());
                }
            }
            let is_lost = matches!(scene.act.deed, Deed::Knights(KnightsDeed::LoseCity { .. }));
            pillaged += usize::from(is_lost);
        });
        let told: Vec<_> = report.attacks.iter().map(|one| (one.nth, one.defender)).collect();
        assert_eq!(told, attacks);
        assert_eq!(report.attacks.iter().map(|one| one.pillaged.len()).sum::<usize>(), pillaged);
        for one in &report.attacks {
            let is_held = one.knights() >= u16::from(one.barbarians);
            assert_eq!(is_held, one.outcome == game::Outcome::Repelled);
            assert!(one.pillaged.is_empty() || !is_held);
            assert!((one.draws.is_empty() && one.defender.is_none()) || is_held);
        }
        all += attacks.len();
        lost += pillaged;
        won += defenders;
    }
    assert!(all > 20 && lost > 5 && won > 5, "{all} attacks, {lost} cities, {won} Defenders");
}

#[test]
fn in_a_turn_with_an_attack_stands_how_strong_it_found_both_sides() {
    for game in games() {
        let report = report(&game);
        let turns = report.strengths.turns();
        assert!(turns.len() <= usize::try_from(game.state().turn()).expect("few") + 1);
        let mut last = BTreeMap::new();
        for attack in &report.attacks {
            last.insert(usize::try_from(attack.turn).expect("few"), attack);
        }
        for (turn, attack) in &last {
            let there = turns.get(*turn).expect("it was there");
            assert_eq!((there.barbarians, &there.defence), (attack.barbarians, &attack.defence));
        }
        let now = turns.last().expect("the opening at least");
        if !last.contains_key(&(turns.len() - 1)) {
            assert_eq!(now.barbarians, game.state().attack_now().barbarians);
            assert_eq!(now.defence, game.state().attack_now().defence);
        }
    }
}

#[test]
fn what_was_drawn_and_what_was_spent_explains_every_hand_of_progress_cards() {
    let (mut drawn, mut spent) = (0, 0);
    for game in games() {
        for (seat, tally) in report(&game).progress.iter() {
            for track in Track::ALL {
                let held = i64::from(game.state().progress_of(seat, track));
                assert_eq!(tally.held(track), held, "{seat} {track:?}");
            }
            drawn += tally.all_drawn();
            spent += tally.all_played();
        }
    }
    assert!(drawn > 100 && spent > 50, "{drawn} drawn, {spent} played");
}

#[test]
fn levels_grow_from_the_opening_to_how_they_stand() {
    let mut changes = 0;
    for game in games() {
        let report = report(&game);
        let by_turn = report.levels.by_turn(&report.turns);
        assert_eq!(by_turn.len(), report.turns.numbers().len());
        for (seat, levels) in report.levels.now.iter() {
            for track in Track::ALL {
                assert_eq!(levels.of(track), game.state().improvement(seat, track));
                let own = report.levels.changes.iter();
                let own = own.filter(|change| (change.seat, change.track) == (seat, track));
                let grown = own.map(|change| i16::from(change.to) - i16::from(change.from));
                assert_eq!(grown.sum::<i16>(), i16::from(levels.of(track).number()));
            }
            assert_eq!(by_turn.last().map(|all| all.of(seat)), Some(sum(*levels)));
            assert_eq!(report.works.of(seat)[Work::Improvement], u32::from(sum(*levels)));
        }
        changes += report.levels.changes.len();
    }
    assert!(changes > 50, "{changes}");
}

#[test]
fn a_change_of_points_is_the_sum_of_what_made_it_and_metropolises_have_their_reigns() {
    let mut reigns = 0;
    for game in games() {
        let points = Points::of(&game);
        for change in &points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(i16::from(change.to) - i16::from(change.from), why, "{change:?}");
        }
        for track in Track::ALL {
            let own = points.reigns.iter();
            let own: Vec<_> = own.filter(|reign| reign.prize == Prize::Metropolis(track)).collect();
            let open = own.iter().find(|reign| reign.until.is_none()).map(|reign| reign.holder);
            assert_eq!(open, game.state().metropolis_holder(track));
            reigns += own.len();
        }
        for point in Points::of(&game).turning_points() {
            if let Turning::Prize { prize: Prize::Metropolis(track), to, .. } = point.what {
                let after = game.state_after(point.nth).expect("it was there");
                assert_eq!(after.metropolis_holder(track), Some(to));
            }
        }
    }
    assert!(reigns > 0);
}

/// Returns what the acts say that the bank paid by numbers, kind by kind.
fn paid(game: &Game) -> Tally {
    let mut sum = Tally::default();
    walk(game, |scene| {
        for (_, cards) in scene.act.payout.iter().flat_map(|payout| payout.paid.iter()) {
            sum = sum.plus((*cards).into());
        }
    });
    sum
}

#[test]
fn what_came_and_what_left_explains_every_hand_with_commodities() {
    let mut all = Tally::default();
    for game in games() {
        let (traffic, luck) = (Traffic::of(&game), Luck::of(&game));
        let hands = game.state().hands().expect("followed");
        for (seat, flow) in traffic.flows.iter() {
            let left = flow.all_got().total() - flow.all_gave().total();
            assert_eq!(left, u32::from(hands.size(seat)), "{seat}");
            assert_eq!(luck.players.of(seat).grown(), i64::from(hands.size(seat)), "{seat}");
            all = all.plus(flow.got(Way::Production));
            for way in [Way::Trade, Way::Robber] {
                let sum = |of: &dyn Fn(Seat) -> u32| traffic.flows.seats().map(of).sum::<u32>();
                let got = sum(&|seat| traffic.flows.of(seat).got(way).total());
                assert_eq!(got, sum(&|seat| traffic.flows.of(seat).gave(way).total()));
            }
        }
        let produced = traffic.flows.values().map(|flow| flow.got(Way::Production));
        let produced = produced.fold(Tally::default(), Tally::plus);
        assert_eq!(produced, paid(&game), "kind by kind");
        assert_eq!(traffic.hexes.values().sum::<u32>(), produced.total());
        assert_eq!(traffic.spots.values().sum::<u32>(), produced.total());
    }
    for track in Track::ALL {
        assert!(all.of(track.commodity()) > 20, "{all:?}");
    }
}

#[test]
fn a_number_that_somebody_set_is_no_luck() {
    let mut set = 0;
    for game in games() {
        let luck = Luck::of(&game);
        let (mut by_alchemist, mut owed) = (0, 0);
        let mut is_set = false;
        walk(&game, |scene| {
            let deed = &scene.act.deed;
            if let Deed::Knights(KnightsDeed::Play(Play::Alchemist { .. })) = deed {
                is_set = true;
                set += 1;
            }
            if scene.number().is_some() {
                is_set = false;
            }
            if let Some(payout) = &scene.act.payout {
                let all = [&payout.paid, &payout.blocked, &payout.short];
                let all = all.iter().flat_map(|sums| sums.values());
                let sum: u32 = all.map(|cards| u32::from(cards.total())).sum();
                let paid = payout.paid.values().map(|cards| u32::from(cards.total()));
                if is_set { by_alchemist += paid.sum::<u32>() } else { owed += sum }
            }
        });
        let told = luck.players.values().map(|one| one.production.owed().total());
        assert_eq!(told.sum::<u32>(), owed);
        let progress = luck.players.values().map(|one| one.flow.got(Way::Progress).total());
        assert!(progress.sum::<u32>() >= by_alchemist);
    }
    assert!(set > 3, "{set}");
}

#[test]
fn over_many_games_the_numbers_owe_each_kind_what_they_owe_on_average() {
    let (mut off, mut variance) = (0.0, 0.0);
    let (mut commodities, mut expected) = (0.0, 0.0);
    for seed in 100..160 {
        let luck = Luck::of(&played(seed, 4, 400));
        let production = &luck.players.iter().next().expect("a player").1.production;
        off += f64::from(production.owed().total()) - production.owed_on_average();
        variance += production.variance;
        for track in Track::ALL {
            let (owed, average) = production.of_kind(track.commodity().into());
            commodities += f64::from(owed);
            expected += average;
        }
    }
    assert!(off.abs() < 4.0 * f64::sqrt(variance), "{off} of {variance}");
    assert!(expected > 100.0 && (commodities / expected - 1.0).abs() < 0.15, "{expected}");
}

#[test]
fn titles_of_cities_and_knights_are_given_for_what_the_report_tells() {
    let mut given = 0;
    for game in games() {
        let report = report(&game);
        for one in GameReport::of(&game).honors() {
            let most = match one.honor {
                Honor::Progress => report.progress.values().map(ProgressTally::all_played).max(),
                Honor::Improvements => {
                    report.works.values().map(|works| works[Work::Improvement]).max()
                }
                _ => continue,
            };
            assert_eq!(most, Some(one.count));
            given += 1;
        }
    }
    assert!(given > 3, "{given}");
}

/// Points before and after, and why they changed.
type Growth<'a> = (u8, u8, &'a [(Source, i16)]);

struct Hand {
    game: Game,
    seats: Vec<Seat>,
}

impl Hand {
    fn does(&mut self, deed: Deed) {
        let act = self.game.propose(deed, Enforcement::AsTheTableDid);
        let act = act.expect("it can be done").into_act();
        self.game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
    }

    fn knights(&mut self, deed: KnightsDeed) {
        self.does(Deed::Knights(deed));
    }

    /// The barbarians land with this turn's ship.
    fn ship(&mut self) {
        self.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
        self.does(Deed::Roll { number: 2.try_into().expect("a roll") });
        self.knights(KnightsDeed::EventDie { face: EventFace::Ship, red: Some(Die::ALL[0]) });
    }

    fn has(&mut self, player: Seat, cards: Cards) {
        self.does(Deed::CorrectHand { player, cards });
    }

    /// What is asked after an attack and a number, first come first served.
    fn answer(&mut self) {
        let mut rng = StdRng::seed_from_u64(3);
        while !self.game.state().open_tasks().is_empty() {
            let deed = random_deed(self.game.state(), &mut rng).expect("an answer");
            self.does(deed);
        }
    }
}

/// Three players after the opening, the first of them on turn.
fn opened() -> Hand {
    let mut rng = StdRng::seed_from_u64(8);
    let decks = [BuiltIn::A.deck().expect("reads")];
    let rules = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    let setup = random_setup(&decks, 3, rules, &mut rng).expect("a table");
    let mut hand = Hand { game: Game::new(setup), seats: Vec::new() };
    while matches!(hand.game.state().phase(), Phase::Founding { .. }) {
        let deed = random_deed(hand.game.state(), &mut rng).expect("a place");
        hand.does(deed);
    }
    let state = hand.game.state();
    hand.seats = state.seating().from(state.active()).to_vec();
    hand
}

/// The first attack finds three cities and no knight: all lose theirs. Then the first
/// player recruits a knight and makes it active; the second attack finds no city, and
/// that knight alone. The first player builds a city again, improves it, and plays a card.
fn played_by_hand() -> Hand {
    let mut hand = opened();
    let [first, second, _] = hand.seats[..] else { panic!("three") };
    hand.ship();
    hand.answer();
    hand.has(
        first,
        [Wool, Ore, Grain].iter().fold(Cards::none(), |sum, kind| sum.plus(Cards::of(*kind, 1))),
    );
    let at = *hand.game.state().knight_spots().first().expect("a free end");
    hand.knights(KnightsDeed::Recruit { at });
    hand.knights(KnightsDeed::Activate { at });
    hand.does(Deed::Pass);
    hand.ship();
    hand.answer();
    assert_eq!(hand.game.state().builder(), second);
    hand.does(Deed::Pass);
    hand.does(Deed::Roll { number: 2.try_into().expect("a roll") });
    hand.knights(KnightsDeed::EventDie { face: EventFace::Politics, red: Some(Die::ALL[0]) });
    hand.answer();
    hand.does(Deed::Pass);
    hand.does(Deed::Roll { number: 2.try_into().expect("a roll") });
    hand.knights(KnightsDeed::EventDie { face: EventFace::Politics, red: Some(Die::ALL[0]) });
    hand.answer();
    assert_eq!(hand.game.state().builder(), first);
    hand.has(first, Cards::of(Ore, 3).plus(Cards::of(Grain, 2)).plus(Cards::of(Paper, 1)));
    let own = hand.game.state().pieces().buildings_of(first).next().expect("a settlement").0;
    hand.does(Deed::BuildCity { at: own });
    hand.knights(KnightsDeed::Improve { track: Track::Science });
    let correction = Correction::Knights(KnightsCorrection::Progress {
        player: first,
        track: Track::Politics,
        count: 1,
    });
    hand.does(Deed::Correct { correction });
    hand.knights(KnightsDeed::Play(Play::Warlord));
    hand
}

#[test]
fn an_attack_is_told_with_both_strengths_and_what_it_cost_or_brought() {
    let hand = played_by_hand();
    let report = report(&hand.game);
    let [lost, repelled] = &report.attacks[..] else { panic!("two attacks") };
    assert_eq!((lost.turn, lost.barbarians, lost.knights()), (1, 3, 0));
    assert_eq!((lost.outcome, lost.defender), (Outcome::Lost, None));
    let mut who: Vec<Seat> = lost.pillaged.iter().map(|(seat, _)| *seat).collect();
    who.sort_unstable();
    assert_eq!(who, hand.game.state().players().seats().collect::<Vec<_>>(), "all of them");
    assert_eq!((repelled.turn, repelled.barbarians, repelled.knights()), (2, 0, 1));
    assert_eq!((repelled.outcome, repelled.defender), (Outcome::Repelled, Some(hand.seats[0])));
    assert!(repelled.pillaged.is_empty() && repelled.draws.is_empty());
    let both = report.strengths.turns().iter().map(|one| (one.barbarians, one.knights()));
    // The opening, the attacks, a turn after them, and the last one with a city and an
    // active knight.
    assert_eq!(both.collect::<Vec<_>>(), [(3, 0), (3, 0), (0, 1), (0, 0), (1, 1)]);
}

#[test]
fn points_go_with_the_city_and_come_with_the_defence() {
    let hand = played_by_hand();
    let points = Points::of(&hand.game);
    let first = hand.seats[0];
    let own = points.changes.iter().filter(|change| change.seat == first && change.turn > 0);
    let own: Vec<Growth<'_>> =
        own.map(|Change { from, to, why, .. }| (*from, *to, why.as_slice())).collect();
    let expected: [Growth<'_>; 3] = [
        (3, 2, &[(Source::Settlement, 1), (Source::City, -2)]),
        (2, 3, &[(Source::Defender, 1)]),
        (3, 4, &[(Source::Settlement, -1), (Source::City, 2)]),
    ];
    assert_eq!(own, expected);
}

#[test]
fn what_was_bought_stands_with_whom_and_its_price_with_what_was_built() {
    let hand = played_by_hand();
    let (report, traffic) = (report(&hand.game), Traffic::of(&hand.game));
    let first = hand.seats[0];
    let works = report.works.of(first);
    let counts = Work::ALL.map(|work| works[work]);
    assert_eq!(counts, [1, 0, 2, 0, 1, 0, 0], "a Warlord makes one active, too");
    assert_eq!(traffic.built.of(first)[Built::City], 2, "one of the opening");
    let paid = traffic.flows.of(first).gave(Way::Building);
    let kinds = (paid.of(Wool), paid.of(Ore), paid.of(Grain), paid.of(Paper), paid.total());
    assert_eq!(kinds, (1, 4, 3, 1, 9));
    let levels = report.levels.by_turn(&report.turns);
    let sums: Vec<u8> = levels.iter().map(|sums| sums.of(first)).collect();
    assert_eq!(sums, [0, 0, 0, 0, 1]);
    let tally = report.progress.of(first);
    assert_eq!((tally.played[ProgressCard::Warlord], tally.all_played()), (1, 1));
    assert_eq!(tally.held(Track::Politics), -1, "the table said that it was there");
}

#[test]
fn the_one_with_the_knight_has_the_titles_for_it() {
    let hand = played_by_hand();
    let all = GameReport::of(&hand.game).honors();
    let has = |honor| all.iter().find(|one| one.honor == honor);
    for (honor, count) in [(Honor::Defender, 1), (Honor::Rampart, 1), (Honor::Marshal, 1)] {
        let one = has(honor).expect("given");
        assert_eq!((one.seats.as_slice(), one.count), (&hand.seats[..1], count), "{honor:?}");
    }
    assert!(has(Honor::Pillaged).is_none(), "all lost as many");
    let cities = hand.game.state().pieces().buildings();
    assert_eq!(cities.filter(|(.., building)| *building == Building::City).count(), 1);
}
