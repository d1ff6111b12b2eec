//! A small game worked out by hand: an attack that is lost, and one that is repelled.

use super::*;
use crate::random_deed;
use crate::report::{Built, Change, Source};
use board::Commodity::Paper;
use board::Resource::{Grain, Ore, Wool};
use cards::{Die, EventFace};
use game::Correction;
use game::{
    BarbarianTrack, Building, Cards, Enforcement, KnightsCorrection, Outcome, Phase, ProgressCard,
};

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
fn played() -> Hand {
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
    let hand = played();
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
    let hand = played();
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
    let hand = played();
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
    let hand = played();
    let all = honors(&hand.game);
    let has = |honor| all.iter().find(|one| one.honor == honor);
    for (honor, count) in [(Honor::Defender, 1), (Honor::Rampart, 1), (Honor::Marshal, 1)] {
        let one = has(honor).expect("given");
        assert_eq!((one.seats.as_slice(), one.count), (&hand.seats[..1], count), "{honor:?}");
    }
    assert!(has(Honor::Pillaged).is_none(), "all lost as many");
    let cities = hand.game.state().pieces().buildings();
    assert_eq!(cities.filter(|(.., building)| *building == Building::City).count(), 1);
}
