//! Laws that hold for the luck of any game.

use super::*;
use board::Commodity::{Cloth, Coin, Paper};
use cards::EventFace;
use game::{Edition, KnightsDeed};

fn seasons() -> Vec<Deck> {
    [BuiltIn::B, BuiltIn::C, BuiltIn::D].map(|deck| deck.deck().expect("sound")).to_vec()
}

/// Decks and rules of many kinds, with the number of players.
fn tables() -> Vec<(Vec<Deck>, Rules, usize)> {
    let mixed = Selection { weather: Weather::Mixed, ..Selection::default() };
    let leap = Selection { new_year: hiding(8, LeapYear::With), ..mixed };
    let held = Selection { weather: Weather::Held, ..Selection::default() };
    let stacks = Selection { arrangement: Arrangement::Stacks, ..mixed };
    let with = |cards| Rules { cards, target: 14, ..Rules::open_hands() };
    let secret = |rules| Rules { following: Following::Secret, ..rules };
    let again = |rules| Rules { first_sevens: FirstSevens::DrawnAgain, ..rules };
    let special = |rules| Rules { extra_building: ExtraBuilding::Special, ..rules };
    vec![
        (vec![a()], with(Selection::default()), 4),
        (vec![a()], again(secret(with(Selection::default()))), 3),
        (seasons(), again(with(mixed)), 4),
        (seasons(), secret(with(leap)), 4),
        (seasons(), with(held), 3),
        (seasons(), again(with(stacks)), 2),
        ([vec![a()], seasons()].concat(), special(with(mixed)), 6),
        (vec![a()], Rules { following: Following::Off, ..with(mixed) }, 5),
    ]
}

/// Source of the numbers of a random game.
#[derive(Clone, Copy, PartialEq)]
enum NumbersCome {
    /// From the app's cards alone.
    Drawn,
    /// From any source, with hands corrected now and then.
    Anyhow,
}

fn die(rng: &mut Xoshiro256PlusPlus) -> Die {
    *Die::ALL.choose(rng).expect("six faces")
}

/// A deed that random players don't do on their own.
fn odd_deed(state: &State, rng: &mut Xoshiro256PlusPlus) -> Option<Deed> {
    let seats: Vec<Seat> = state.players().seats().collect();
    let player = *seats.choose(rng).expect("players");
    if rng.random_bool(0.02) {
        let count = rng.random_range(0..9);
        let correction = Correction::HandSize { player, count };
        return Some(Deed::Correct { correction });
    }
    if rng.random_bool(0.02) {
        let cards = Cards::of(Brick, rng.random_range(0..4));
        return Some(Deed::CorrectHand { player, cards });
    }
    if state.phase() != Phase::BeforeProduction || rng.random_bool(0.4) {
        return None;
    }
    let (red, yellow) = (die(rng), die(rng));
    Some(match rng.random_range(0..3) {
        0 => Deed::Dice { red, yellow, face: None },
        1 => Deed::Roll { number: Roll::try_from(red.pips() + yellow.pips()).expect("a roll") },
        _ => Deed::DrawPrinted { card: *state.printed().offered().choose(rng)? },
    })
}

fn random_game(
    (decks, rules, players): &(Vec<Deck>, Rules, usize),
    numbers: NumbersCome,
    acts: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> Game {
    let mut game = Game::new(random_setup(decks, *players, rules.clone(), rng).expect("a setup"));
    for _ in 0..acts {
        let odd = odd_deed(game.state(), rng).filter(|_| numbers == NumbersCome::Anyhow);
        let odd =
            odd.and_then(|deed| Some(game.propose(deed, Enforcement::ByTheRules).ok()?.into_act()));
        let mut state = game.state().clone();
        let Some(act) = odd.or_else(|| random_act(&mut state, rng)) else { break };
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
    }
    game
}

/// Returns what the numbers that were paid owed each player, straight from the rules,
/// on the board as it stood before they came up.
fn owed_by_the_board(game: &Game) -> (PerSeat<u32>, usize) {
    let mut sums = game.setup().players.map(|_, _| 0);
    let mut owed = None;
    let mut numbers = 0;
    walk(game, |scene| {
        if let Some((_, number)) = scene.number() {
            let rule = scene.after.yield_rule();
            let all =
                scene.before.position().owed(number, &rule, &std::collections::BTreeMap::new());
            numbers += usize::from(number == 7);
            owed = Some(all);
        }
        if scene.act.payout.is_some() {
            numbers += 1;
            let owed = owed.take().expect("a number came before");
            for (seat, sum) in sums.iter_mut() {
                *sum += u32::from(owed.cards.of(seat).plus(owed.blocked.of(seat)).total());
            }
        }
    });
    (sums, numbers)
}

#[test]
fn came_blocked_and_withheld_are_all_that_was_owed_and_no_card_is_lost_from_hand_to_hand() {
    let mut rng = rng(11);
    for (table, acts) in tables().iter().flat_map(|table| [60, 300, 900].map(|it| (table, it))) {
        let game = random_game(table, NumbersCome::Anyhow, acts, &mut rng);
        let GameReport { luck, traffic, .. } = GameReport::of(&game);
        let (owed, numbers) = owed_by_the_board(&game);
        assert_eq!(luck.ahead.len(), numbers);
        for (seat, one) in luck.players.iter() {
            assert_eq!(one.owed().total(), owed.of(seat), "{seat}");
            let last = luck.ahead.last().expect("numbers came");
            near(last.of(seat), f64::from(owed.of(seat)) - one.owed_on_average());
        }
        let flows = || traffic.flows.values();
        assert_eq!(flows().map(|flow| flow.net(Way::Robber)).sum::<i64>(), 0);
        assert!(flows().all(|flow| flow.got(Way::Discard) == Tally::default()));
    }
}

#[test]
fn without_hands_production_is_whole_and_the_bank_never_short() {
    let mut rng = rng(14);
    let table = tables().pop().expect("the last one follows no hands");
    let game = random_game(&table, NumbersCome::Drawn, 400, &mut rng);
    assert!(game.state().hands().is_none());
    let luck = luck_of(&game);
    for (_, one) in luck.players.iter() {
        assert!(one.owed_on_average() > 0.0);
        assert_eq!(one.withheld, Tally::default());
    }
}

#[test]
fn over_many_games_the_numbers_owe_what_they_owe_on_average() {
    let mut rng = rng(15);
    for table in tables() {
        let (mut off, mut variance, mut games) = (0.0, 0.0, 0.0);
        let mut squares = 0.0;
        for _ in 0..80 {
            let luck = luck_of(&random_game(&table, NumbersCome::Anyhow, 400, &mut rng));
            // One player per game, because the others' luck isn't independent.
            let production = luck.players.values().next().expect("a player").clone();
            let more = f64::from(production.owed().total()) - production.owed_on_average();
            off += more;
            squares += more * more / production.variance;
            variance += production.variance;
            games += 1.0;
        }
        assert!(off.abs() < 4.0 * f64::sqrt(variance), "{off} of {variance}");
        // And they are off by the usual amount: chi-squared with 80 degrees of
        // freedom is between 41 and 136 in 9,998 of 10,000 runs.
        let spread: f64 = squares / games;
        assert!((0.51..1.7).contains(&spread), "{spread}");
    }
}

fn knights() -> Game {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { cards, following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    let bank = Cards::from_resources(|_| 19);
    let bank = [Paper, Cloth, Coin].iter().fold(bank, |sum, kind| sum.plus(Cards::of(*kind, 12)));
    game(&[a()], rules, all_in_order(), bank)
}

/// The table's dice with an event die that opens a gate nobody reaches.
fn rolls_a_gate(game: &mut Game, red: u8, yellow: u8) {
    rolls(game, red + yellow);
    let red = Some(Die::try_from(red).expect("a die"));
    does(game, Deed::Knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
}

#[test]
fn a_city_of_forest_pasture_or_mountains_is_owed_a_commodity_beside_the_resource() {
    let mut game = knights();
    // Wool and cloth for red's city.
    rolls_a_gate(&mut game, 2, 3);
    let red = game.state().players().seat(0).expect("red");
    let production = luck_of(&game).players.of(red);
    let of = |kind: CardKind| production.of_kind(kind);
    // The city lies at ore 8, wool 5, and lumber 3: 5, 4, and 2 of the 36 pairs.
    for (kind, owed, pairs) in [(Paper, 0, 2.0), (Cloth, 1, 4.0), (Coin, 0, 5.0)] {
        let (was, average) = of(kind.into());
        assert_eq!(was, owed, "{kind:?}");
        near(average, pairs / 36.0);
    }
    // The settlement lies at brick 6, ore 10, and wool 2: 5, 3, and 1.
    for (kind, owed, pairs) in [(Brick, 0, 5.0), (Ore, 0, 8.0), (Wool, 1, 5.0), (Lumber, 0, 2.0)] {
        let (was, average) = of(kind.into());
        assert_eq!(was, owed, "{kind:?}");
        near(average, pairs / 36.0);
    }
    assert_eq!(production.came.total(), 2);
}

#[test]
fn what_the_robber_blocks_of_a_city_is_a_resource_and_a_commodity() {
    let mut game = knights();
    rolls_a_gate(&mut game, 4, 4);
    let red = game.state().players().seat(0).expect("red");
    let production = luck_of(&game).players.of(red);
    assert_eq!((production.blocked.of(Ore), production.blocked.of(Coin)), (1, 1));
    assert_eq!((production.came.total(), production.owed().total()), (0, 2));
}
