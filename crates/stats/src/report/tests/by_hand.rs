//! A small game worked out by hand: what each act does to points, cards, and time.

use std::collections::BTreeMap;

use chrono::DateTime;

use super::super::trial::{TrialGame, decks};
use crate::report::{
    Built, Points, Source, Tempo, Traffic, Turning, TurningPoint, Way, turning_points,
};
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::BuiltIn;
use game::{Building, Cards, Deed, Enforcement, Entry, Phase, Rules, Seat, Span, Step};

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
fn played() -> (TrialGame, Seat, Seat) {
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 2, Rules::open_hands(), 5);
    while matches!(trial.game.state().phase(), Phase::Founding { .. }) {
        let state = trial.game.state();
        let deed = crate::random_deed(state, &mut trial.rng).expect("a place");
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
    let (trial, active, other) = played();
    let points = Points::of(&trial.game);
    assert_eq!((points.opening.of(active), points.now.of(active), points.now.of(other)), (0, 3, 2));
    let last = points.changes.last().expect("the city");
    assert_eq!((last.seat, last.from, last.to, last.turn, last.nth), (active, 2, 3, 1, 12));
    assert_eq!(last.why, [(Source::Settlement, -1), (Source::City, 2)]);
    let opening = points.changes.iter().filter(|change| change.turn == 0);
    assert_eq!(opening.count(), 4, "a settlement each, twice");
    assert_eq!((points.leader(11), points.leader(12)), (None, Some(active)));
    let turning = turning_points(&trial.game);
    let lead = TurningPoint { nth: 12, what: Turning::Lead { seat: active, points: 3 }, lasted: 4 };
    assert!(turning.contains(&lead), "{turning:?}");
}

#[test]
fn every_card_is_told_by_the_way_it_went() {
    let (trial, active, other) = played();
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
    let (trial, active, other) = played();
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
