//! Luck of small games worked out by hand, and laws over random ones.

use chrono::DateTime;
use rand::seq::IndexedRandom;
use rand::{RngExt, rngs::Xoshiro256PlusPlus};

use super::*;
use crate::report::tests::{hiding, rng, seat};
use crate::report::{GameReport, Tally, Way, walk};
use crate::{random_act, random_setup};
use board::{Hex, Intersection, Resource::*, first_game};
use cards::{
    Arrangement, BuiltIn, Deck, Die, LeapYear, NewYear, PileCard, Preparation, Season, Selection,
    Weather,
};
use game::{
    BarbarianTrack, Building, CardKind, Cards, Correction, Deed, Enforcement, Entry, ExtraBuilding,
    FirstSevens, Following, NumberSource, PerSeat, Phase, Roll, RuleChange, Rules, Seat, Setup,
    SetupFields, State, Step, Table, Turned,
};

fn luck_of(game: &Game) -> Luck {
    GameReport::of(game).luck
}

fn of(game: &Game, nth: usize) -> Production {
    luck_of(game).players.of(seat(game, nth))
}

fn does(game: &mut Game, deed: Deed) {
    let act = game.propose(deed, Enforcement::ByTheRules).expect("the rules allow it").into_act();
    game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
}

fn rolls(game: &mut Game, number: u8) {
    does(game, Deed::Roll { number: Roll::try_from(number).expect("a roll") });
}

fn a() -> Deck {
    BuiltIn::A.deck().expect("sound")
}

/// Returns where these three hexes meet.
fn corner(hexes: [(i8, i8); 3]) -> Intersection {
    let mut wanted = hexes.map(|(q, r)| Hex::new(q, r));
    wanted.sort_unstable();
    let around = Intersection::around(wanted[0]).into_iter();
    let sorted = |place: &Intersection| {
        let mut hexes = place.hexes();
        hexes.sort_unstable();
        hexes
    };
    around.into_iter().find(|place| sorted(place) == wanted).expect("they meet")
}

/// Red with a settlement at brick 6, ore 10, and wool 2, and a city at ore 8
/// (the robber's), wool 5, and lumber 3; blue with a settlement at grain 12,
/// grain 9, and lumber 11; white with nothing. The bank holds `bank`.
fn game(decks: &[Deck], rules: Rules, pile: Vec<PileCard>, bank: Cards) -> Game {
    let setup = random_setup(decks, 3, rules, &mut rng(1)).expect("a table");
    let fields = SetupFields::from(setup);
    let [red, blue] = [0, 1].map(|nth| fields.players.seat(nth).expect("a seat"));
    let island = first_game();
    let mut start = Table {
        robber: Some(Hex::new(2, 0)),
        bank: Some(bank),
        barbarians: Some(BarbarianTrack::HARBOR),
        ..Table::empty(&fields.players, red, &island)
    };
    for (hexes, owner, building) in [
        ([(0, -1), (0, -2), (1, -2)], red, Building::Settlement),
        ([(2, 0), (1, 1), (1, 0)], red, Building::City),
        ([(-1, -1), (-2, 0), (-1, 0)], blue, Building::Settlement),
    ] {
        start.pieces.put_building(corner(hexes), owner, building);
    }
    let setup = Setup::new(SetupFields {
        first: red,
        island,
        shuffle: Preparation::new(pile, [1; 16]).into(),
        source: NumberSource::Table,
        start: Some(start),
        ..fields
    });
    Game::new(setup.expect("the parts go together"))
}

fn all_in_order() -> Vec<PileCard> {
    (0..36).map(|card| PileCard::Numbered { deck: 0, card }).collect()
}

fn without_new_year() -> Rules {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    Rules { cards, ..Rules::open_hands() }
}

fn of_dice(bank: Cards) -> Game {
    game(&[a()], without_new_year(), all_in_order(), bank)
}

fn plenty() -> Cards {
    Cards::from_resources(|_| 19)
}

fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

#[test]
fn dice_owe_each_building_its_36ths_and_the_robbers_hex_counts() {
    let mut game = of_dice(plenty());
    let [red, blue] = [0, 1].map(|nth| seat(&game, nth));
    rolls(&mut game, 8);
    does(&mut game, Deed::Pass);
    rolls(&mut game, 5);
    let luck = luck_of(&game);
    let production = &luck.players.of(red);
    // 6: 5 brick; 10: 3 ore; 2: 1 wool; 8: 5 times 2 ore; 5: 4 times 2 wool;
    // 3: 2 times 2 lumber. Twice.
    let expected = [(Brick, 5.0), (Lumber, 4.0), (Wool, 9.0), (Grain, 0.0), (Ore, 13.0)];
    for (kind, pairs) in expected {
        near(production.average[CardKind::from(kind)], 2.0 * pairs / 36.0);
    }
    near(production.variance, 2.0 * (53.0 / 36.0 - (31.0_f64 / 36.0).powi(2)));
    assert_eq!(production.blocked, Cards::of(Ore, 2).into());
    assert_eq!(production.came, Cards::of(Wool, 2).into());
    assert_eq!(production.withheld, Tally::default());
    assert_eq!(production.owed().total(), 4);
    assert_eq!(production.luck(), None, "too little to say anything");
    // 12: 1; 9: 4; 11: 2. None of it came.
    near(luck.players.of(blue).owed_on_average(), 2.0 * 7.0 / 36.0);
    let [first, second] = luck.ahead.as_slice() else { panic!("two numbers") };
    near(first.of(red), 2.0 - 31.0 / 36.0);
    near(second.of(red), 4.0 - 62.0 / 36.0);
}

#[test]
fn what_the_bank_lacks_was_owed_all_the_same() {
    let mut game = of_dice(Cards::of(Wool, 1));
    rolls(&mut game, 5);
    let production = of(&game, 0);
    let one = Cards::of(Wool, 1).into();
    assert_eq!((production.came, production.withheld, production.owed().total()), (one, one, 2));
}

#[test]
fn the_figure_is_what_was_owed_by_what_is_owed_on_average() {
    let mut game = of_dice(plenty());
    for turn in 0..12 {
        assert_eq!(of(&game, 0).luck(), None, "after {turn} numbers");
        // Two cards each time except every fourth.
        rolls(&mut game, if turn % 4 == 3 { 6 } else { 5 });
        if turn < 11 {
            does(&mut game, Deed::Pass);
        }
    }
    let luck = of(&game, 0).luck().expect("12 * 31 / 36 > 10");
    let average = 12.0 * 31.0 / 36.0;
    near(luck.figure, 21.0 / average);
    near(luck.usual, (12.0 * (53.0 / 36.0 - (31.0_f64 / 36.0).powi(2))).sqrt() / average);
}

#[test]
fn an_epidemic_of_the_deck_lowers_the_average_by_its_cards() {
    let mut game = of_dice(plenty());
    does(&mut game, Deed::UseSource { numbers: NumberSource::Cards });
    let drawn = |game: &Game| game.state().next_draw(|| panic!("36 cards")).expect("cards");
    let turned = drawn(&game);
    does(&mut game, Deed::Draw { turned });
    // An 8 and a 6 of the 36 cards hold each building to one card: the city is
    // owed 9 ore instead of 10. Its 2 cards for an 8 become 1 once.
    if game.state().number() == Some(7) {
        near(of(&game, 0).average[CardKind::from(Ore)], (9.0 + 3.0) / 36.0);
    } else {
        // Counted once the event is over and the number paid.
        while game.state().payout().is_none() {
            let mut state = game.state().clone();
            let act = random_act(&mut state, &mut rng(3)).expect("a task");
            game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
        }
        near(of(&game, 0).average[CardKind::from(Ore)], (9.0 + 3.0) / 36.0);
    }
    near(of(&game, 0).average[CardKind::from(Wool)], 9.0 / 36.0);
    near(of(&game, 1).owed_on_average(), 7.0 / 36.0);
}

/// Two cards: a 5 that doubles in summer only, and an 8.
fn summer_deck(starts: Season, weather: Weather) -> Game {
    let text = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 1, "yellow": 4, "season": "summer", "event": "rich"},
        {"red": 2, "yellow": 6, "event": "none"}], "events": {
        "rich": {"effects": [{"do": "yield", "harvest": "one_more"}]},
        "none": {"effects": []}}}"#;
    let cards = Selection { new_year: NewYear::Off, starts, weather, ..Selection::default() };
    let mut pile: Vec<PileCard> = match weather {
        Weather::Mixed => Season::ALL.map(PileCard::Weather).to_vec(),
        Weather::Off | Weather::Held => Vec::new(),
    };
    pile.extend([0, 1].map(|card| PileCard::Numbered { deck: 0, card }));
    let rules = Rules { cards, ..Rules::open_hands() };
    game(&[Deck::read(text).expect("a deck")], rules, pile, plenty())
}

#[test]
fn an_event_raises_the_average_only_in_its_season() {
    // The 5 gives the city 2 wool, 3 in summer; the 8 gives it 2 ore.
    let cases = [
        (Season::Spring, Weather::Off, 1.0),
        (Season::Summer, Weather::Off, 1.5),
        // Two times in six a number is first; otherwise it may be any season.
        (Season::Spring, Weather::Mixed, 0.5 * (2.0 + 4.0 / 6.0 / 4.0)),
    ];
    for (starts, weather, wool) in cases {
        let mut game = summer_deck(starts, weather);
        let turned = game.state().next_draw(|| panic!("cards are left")).expect("cards");
        does(&mut game, Deed::Draw { turned });
        let production = of(&game, 0);
        near(production.average[CardKind::from(Wool)], wool);
        near(production.average[CardKind::from(Ore)], 1.0);
        let rich = starts == Season::Summer;
        assert_eq!(production.came, Cards::of(Wool, if rich { 3 } else { 2 }).into());
    }
}

#[test]
fn printed_cards_one_by_one_are_one_draw() {
    let mut game = summer_deck(Season::Spring, Weather::Mixed);
    let five = PileCard::Numbered { deck: 0, card: 0 };
    for card in [PileCard::Weather(Season::Summer), five] {
        does(&mut game, Deed::DrawPrinted { card });
    }
    let production = of(&game, 0);
    // The average from before the weather card; what came is for summer.
    near(production.average[CardKind::from(Wool)], 0.5 * (2.0 + 4.0 / 6.0 / 4.0));
    assert_eq!(production.came, Cards::of(Wool, 3).into());
}

/// Two cards: a 5 on whose event the active player does something with one
/// card, and a 7.
fn one_card_deck(what: &str) -> Game {
    let text = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 1, "yellow": 4, "event": "it"}, {"red": 1, "yellow": 6, "event": "none"}],
        "events": {"it": {"effects": [{"do": "WHAT", "who": "active"}]},
        "none": {"effects": []}}}"#;
    let deck = Deck::read(&text.replace("WHAT", what)).expect("a deck");
    let pile = [0, 1].map(|card| PileCard::Numbered { deck: 0, card }).to_vec();
    game(&[deck], without_new_year(), pile, plenty())
}

#[test]
fn a_number_that_is_never_paid_does_not_count() {
    let mut game = one_card_deck("take");
    let red = seat(&game, 0);
    let five = Turned::Card(PileCard::Numbered { deck: 0, card: 0 });
    does(&mut game, Deed::Draw { turned: vec![five] });
    does(&mut game, Deed::LeaveTable { player: red });
    rolls(&mut game, 9);
    let luck = luck_of(&game);
    assert_eq!(luck.ahead.len(), 1, "the 9");
    near(of(&game, 0).owed_on_average(), 0.0);
    near(of(&game, 1).owed_on_average(), 7.0 / 36.0);
}

#[test]
fn a_seven_counts_at_once_and_another_number_when_it_is_paid() {
    let mut game = one_card_deck("take");
    let red = seat(&game, 0);
    let draw = |card| Turned::Card(PileCard::Numbered { deck: 0, card });
    does(&mut game, Deed::Draw { turned: vec![draw(0)] });
    let luck = luck_of(&game);
    assert!(luck.ahead.is_empty(), "the event waits");
    near(luck.players.of(red).owed_on_average(), 0.0);
    does(&mut game, Deed::Take { player: red, card: Some(Grain.into()) });
    let GameReport { luck, traffic, .. } = GameReport::of(&game);
    assert_eq!(luck.ahead.len(), 1);
    near(luck.players.of(red).owed_on_average(), 1.0);
    let events = traffic.flows.of(red);
    assert_eq!(
        (events.got(Way::Event), events.gave(Way::Event)),
        (Cards::of(Grain, 1).into(), Tally::default())
    );
    does(&mut game, Deed::Pass);
    does(&mut game, Deed::Draw { turned: vec![draw(1)] });
    // Only the 7 was left: it owes nothing, and nothing came.
    let luck = luck_of(&game);
    assert_eq!(luck.ahead.len(), 2);
    near(luck.players.of(red).owed_on_average(), 1.0);
}

#[test]
fn steals_and_discards_stand_apart_and_corrections_are_neither() {
    let mut game = of_dice(plenty());
    let [red, blue] = [0, 1].map(|nth| seat(&game, nth));
    does(&mut game, Deed::ChangeRule { rule: RuleChange::Following(Following::Secret) });
    let cards = Cards::of(Wool, 6).plus(Cards::of(Ore, 3));
    does(&mut game, Deed::CorrectHand { player: red, cards });
    // A 4, which nobody has.
    rolls(&mut game, 4);
    does(&mut game, Deed::Pass);
    rolls(&mut game, 7);
    does(&mut game, Deed::Discard { player: red, cards: Some(Cards::of(Wool, 4)) });
    does(&mut game, Deed::MoveRobber { to: Hex::new(1, 1) });
    does(&mut game, Deed::Steal { player: blue, from: red, card: None });
    let flows = GameReport::of(&game).traffic.flows;
    let (lost, won) = (flows.of(red), flows.of(blue));
    assert_eq!(lost.gave(Way::Discard), Cards::of(Wool, 4).into());
    assert_eq!((lost.gave(Way::Robber), lost.all_gave().total()), (Tally::unseen(1), 5));
    assert_eq!((won.got(Way::Robber), won.all_got().total()), (Tally::unseen(1), 1));
}

#[test]
fn a_number_that_is_paid_as_a_hand_is_put_right_counts_once() {
    let mut game = one_card_deck("pay");
    let red = seat(&game, 0);
    does(&mut game, Deed::CorrectHand { player: red, cards: Cards::of(Brick, 1) });
    let five = Turned::Card(PileCard::Numbered { deck: 0, card: 0 });
    does(&mut game, Deed::Draw { turned: vec![five] });
    assert_eq!(game.state().payout(), None, "red has a card to pay");
    does(&mut game, Deed::CorrectHand { player: red, cards: Cards::none() });
    assert_eq!(of(&game, 0).came, Cards::of(Wool, 2).into());
}

#[test]
fn an_undone_number_is_as_if_it_had_never_come() {
    let mut game = of_dice(plenty());
    rolls(&mut game, 5);
    does(&mut game, Deed::Pass);
    let before = luck_of(&game);
    rolls(&mut game, 6);
    assert_ne!(luck_of(&game), before);
    game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Undo)).expect("to undo");
    assert_eq!(luck_of(&game), before);
}

mod laws;
