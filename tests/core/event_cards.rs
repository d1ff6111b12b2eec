//! Events of a deck's own cards at the table: how they stand before a 7, what is counted as theirs
//! when a deck's balance is measured, and laws that hold whatever effects a deck has.

use std::sync::Arc;

use board::{Hex, Resource};
use cards::{Arrangement, Deck, EventDie, Hidden, LeapYear, NewYear, Selection, Weather, inspect};
use game::{
    Act, Breach, Cards, Deed, Enforcement, Following, HarbormasterRule, NumberSource, Phase, Rules,
    State, StealTargets, Task,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use stats::{ActCause, Trial, random_act, random_setup};

use crate::common::Table;
use crate::drift::one;

/// A table that counts what events bring, act by act.
struct Counted {
    table: Table,
    gains: [i64; 3],
}

impl Counted {
    fn new(red: u8, yellow: u8, effects: &str) -> Self {
        Self { table: Table::with_event(red, yellow, effects), gains: [0; 3] }
    }

    fn counts(&mut self, cause: ActCause, act: &Act) {
        for (sum, gain) in self.gains.iter_mut().zip(cause.gains(act, &self.table.state).values()) {
            *sum += gain;
        }
    }

    #[track_caller]
    fn does(&mut self, deed: Deed) {
        let cause = ActCause::of(&self.table.state);
        let act = self.table.does(deed);
        self.counts(cause, &act);
    }

    #[track_caller]
    fn draws(&mut self) {
        let cause = ActCause::of(&self.table.state);
        let act = self.table.draws();
        self.counts(cause, &act);
    }
}

const EACH_TAKES_WOOL: &str =
    r#"[{"do": "take", "who": "all", "resource": "wool", "duty": "must"}]"#;

#[test]
fn a_card_that_an_event_gives_counts_when_a_seven_halves_hands() {
    let mut table = Table::with_event(3, 4, EACH_TAKES_WOOL);
    table.holds(0, &[(Resource::Ore, 7)]);
    table.holds(1, &[(Resource::Ore, 6)]);
    table.holds(2, &[(Resource::Brick, 9)]);
    table.draws();
    let [red, white] = [0, 2].map(|nth| table.seat(nth));
    let due = |player, count| Task::Discard { player, count: Some(count) };
    assert_eq!(table.state.open_tasks(), [due(red, 4), due(white, 5)], "clockwise from red");
    assert!(matches!(table.state.tasks()[2], Task::MoveRobber { .. }));
}

#[test]
fn whoever_has_discarded_is_not_asked_again_when_others_discard() {
    let mut table = Table::with_event(3, 4, EACH_TAKES_WOOL);
    table.holds(0, &[(Resource::Ore, 19)]);
    table.holds(1, &[(Resource::Brick, 8)]);
    table.draws();
    let ore = Cards::of(Resource::Ore, 10);
    table.does(Deed::Discard { player: table.seat(0), cards: Some(ore) });
    let blue = table.seat(1);
    assert_eq!(table.state.open_tasks(), [Task::Discard { player: blue, count: Some(4) }]);
}

#[test]
fn a_robber_that_moves_for_the_event_and_for_the_seven_robs_where_it_ends() {
    let mut table = Table::with_event(3, 4, r#"[{"do": "move_robber", "duty": "may"}]"#);
    table.holds(1, &[(Resource::Ore, 1)]);
    table.holds(2, &[(Resource::Ore, 1)]);
    table.draws();
    // First beside white's forest, then beside blue's fields.
    table.does(Deed::MoveRobber { to: Hex::new(-2, 0) });
    assert!(matches!(table.state.tasks()[1], Task::Steal { from: StealTargets::BesideRobber, .. }));
    table.does(Deed::MoveRobber { to: Hex::new(1, 1) });
    let blue = table.seat(1);
    let steals = |task: &Task| matches!(task, Task::Steal { from: StealTargets::OneOf(prey), .. } if prey[..] == [blue]);
    assert!(steals(&table.state.open_tasks()[0]), "{:?}", table.state.tasks());
}

#[test]
fn an_events_robber_left_alone_spares_nobody_the_sevens() {
    let mut table = Table::with_event(3, 4, r#"[{"do": "move_robber", "duty": "may"}]"#);
    table.holds(1, &[(Resource::Ore, 1)]);
    table.draws();
    table.does(Deed::Leave { task: 0 });
    assert!(matches!(
        table.state.tasks(),
        [Task::MoveRobber { .. }, Task::Steal { from: StealTargets::BesideRobber, .. }]
    ));
}

#[test]
fn a_fixed_card_for_all_counts_one_for_each_as_long_as_the_bank_has_cards() {
    for (held, gains) in [(0, [1, 1, 1]), (18, [1, 0, 0])] {
        let mut table = Counted::new(1, 1, EACH_TAKES_WOOL);
        for (nth, wool) in [(0, 0), (1, 0), (2, held)] {
            table.table.holds(nth, &[(Resource::Wool, wool)]);
        }
        table.draws();
        assert_eq!(table.gains, gains, "the third holds {held}");
    }
}

#[test]
fn what_is_paid_given_taken_and_stolen_counts_for_both_sides() {
    let mut table = Counted::new(
        1,
        1,
        r#"[{"do": "pay", "who": "active"}, {"do": "take", "who": "active", "duty": "may"},
            {"do": "give", "who": "active", "to": "left_neighbour"},
            {"do": "steal", "who": "active", "from": "anyone", "duty": "may"}]"#,
    );
    table.table.holds(0, &[(Resource::Ore, 2)]);
    table.table.holds(2, &[(Resource::Wool, 1)]);
    let [red, blue, white] = [0, 1, 2].map(|nth| table.table.seat(nth));
    table.draws();
    table.does(Deed::Pay { player: red, card: Some(Resource::Ore.into()) });
    assert_eq!(table.gains, [-1, 0, 0]);
    table.does(Deed::Take { player: red, card: Some(Resource::Grain.into()) });
    assert_eq!(table.gains, [0, 0, 0]);
    table.does(Deed::Give { player: red, to: blue, card: Some(Resource::Ore.into()) });
    assert_eq!(table.gains, [-1, 1, 0]);
    table.does(Deed::Steal { player: red, from: white, card: Some(Resource::Wool.into()) });
    assert_eq!(table.gains, [0, 1, -1]);
    assert_eq!(table.table.state.phase(), Phase::Trading);
}

#[test]
fn a_swap_with_the_bank_counts_nothing() {
    let mut table = Counted::new(1, 1, r#"[{"do": "swap", "who": "all"}]"#);
    table.table.holds(0, &[(Resource::Ore, 1)]);
    table.draws();
    let player = table.table.seat(0);
    table.does(Deed::Swap { player, cards: Some((Resource::Ore.into(), Resource::Wool.into())) });
    assert_eq!(table.gains, [0, 0, 0]);
}

#[test]
fn a_better_or_poorer_harvest_counts_just_what_it_changed() {
    // An 8 brings each of the three 1 card, red's is ore.
    let changed = |harvest: &str| {
        let effects = format!(r#"[{{"do": "yield", "harvest": "{harvest}"}}]"#);
        let mut table = Counted::new(4, 4, &effects);
        let before = table.table.hand(0).get(Resource::Ore);
        table.draws();
        (table.gains, table.table.hand(0).get(Resource::Ore) - before)
    };
    assert_eq!(changed("one_more"), ([1, 1, 1], 2));
    assert_eq!(changed("one_less"), ([-1, -1, -1], 0));
    assert_eq!(changed("nothing"), ([-1, -1, -1], 0));
}

#[test]
fn a_harvest_that_the_bank_could_not_have_paid_is_no_loss() {
    let effects = r#"[{"do": "yield", "resource": "ore", "harvest": "nothing"}]"#;
    let mut table = Counted::new(4, 4, effects);
    table.draws();
    assert_eq!(table.gains[0], -1);
    let mut table = Counted::new(4, 4, effects);
    for (nth, ore) in [(0, 0), (1, 19), (2, 0)] {
        table.table.holds(nth, &[(Resource::Ore, ore)]);
    }
    table.draws();
    assert_eq!(table.gains, [0, 0, 0]);
}

#[test]
fn a_card_paid_on_a_seven_counts_and_the_seven_itself_does_not() {
    let mut table = Counted::new(3, 4, r#"[{"do": "pay", "who": "all"}]"#);
    table.table.holds(0, &[(Resource::Ore, 1)]);
    table.table.holds(1, &[(Resource::Brick, 10)]);
    table.table.holds(2, &[]);
    let [red, blue] = [0, 1].map(|nth| table.table.seat(nth));
    table.draws();
    table.does(Deed::Pay { player: red, card: Some(Resource::Ore.into()) });
    table.does(Deed::Pay { player: blue, card: Some(Resource::Brick.into()) });
    assert_eq!(table.gains, [-1, -1, 0]);
    let cards = Some(Cards::of(Resource::Brick, 4));
    table.does(Deed::Discard { player: blue, cards });
    table.does(Deed::MoveRobber { to: Hex::new(1, 1) });
    table.does(Deed::Steal { player: red, from: blue, card: Some(Resource::Brick.into()) });
    assert_eq!(table.gains, [-1, -1, 0]);
    assert_eq!(table.table.state.phase(), Phase::Trading);
}

#[test]
fn what_a_turn_brings_without_an_event_counts_nothing() {
    let mut table = Counted::new(4, 4, "[]");
    let before = table.table.hand(0).total();
    table.draws();
    assert_eq!(table.table.hand(0).total(), before + 1, "1 ore for the 8");
    let player = table.table.seat(0);
    table.does(Deed::CorrectHand { player, cards: Cards::of(Resource::Ore, 4) });
    let trade =
        Deed::TradeWithBank { give: Resource::Ore.into(), count: 3, get: Resource::Wool.into() };
    table.does(trade);
    assert_eq!(table.gains, [0, 0, 0]);
}

#[test]
fn a_trial_adds_up_a_deck_whose_balance_is_known() {
    // 36 cards bring every player a card each, but for the 12.
    let cards = (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow)));
    let card = |(red, yellow): (u8, u8)| {
        let event = if red + yellow == 12 { "none" } else { "gift" };
        format!(r#"{{"red": {red}, "yellow": {yellow}, "event": "{event}"}}"#)
    };
    let text = format!(
        r#"{{"format": "tableside-deck", "version": 2, "id": "own", "cards": [{}], "events": {{
            "none": {{"effects": []}},
            "gift": {{"effects": [{{"do": "take", "who": "all", "duty": "must"}}]}}}}}}"#,
        cards.map(card).collect::<Vec<_>>().join(",")
    );
    let deck = Deck::read(&text).expect("a deck");
    let mut trial = Trial::new(vec![deck], Selection::default(), 4);
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 0..5 {
        trial.play(&mut rng).expect("it goes together");
    }
    let balance = trial.balance();
    assert_eq!((balance.games, balance.players), (5, 4));
    let gifts = &balance.events[0];
    assert_eq!((gifts.deck.as_str(), gifts.event.as_str()), ("own", "gift"));
    // The bank may run dry.
    assert!(gifts.net.mean > 3.8 && gifts.net.mean <= 4.0, "{gifts:?}");
    let expected = gifts.net.mean / 4.0 * f64::from(gifts.times) / balance.turns as f64;
    assert!((balance.net.mean - expected).abs() < 1e-9, "{balance:?}");
    assert_eq!(balance.seasons[0].turns, balance.turns, "it stays spring");
    assert!((balance.seasons[0].net.mean - balance.net.mean).abs() < 1e-9);
    let seats: f64 = balance.seats.iter().map(|seat| seat.mean).sum();
    assert!((seats / 4.0 - balance.net.mean).abs() < 1e-9);
}

#[test]
fn cards_that_an_event_passes_round_are_counted_beside_what_the_bank_gives() {
    let text = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 1, "yellow": 4, "event": "round"}, {"red": 2, "yellow": 4, "event": "round"},
        {"red": 3, "yellow": 4, "event": "none"}],
        "events": {"round": {"effects": [{"do": "take", "who": "all", "resource": "ore"},
            {"do": "give", "who": "all", "to": "left_neighbour"}]}, "none": {"effects": []}}}"#;
    let deck = Deck::read(text).expect("a deck");
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let mut trial = Trial::new(vec![deck.clone()], cards, 4);
    let mut rng = StdRng::seed_from_u64(2);
    for _ in 0..3 {
        trial.play(&mut rng).expect("it goes together");
    }
    let balance = trial.balance();
    let round = &balance.events[0];
    assert!(round.passed > 3.5 && round.passed <= 4.0, "each of four gives a card: {round:?}");
    assert!(round.net.mean > 3.0 && round.net.mean <= 4.0, "each takes an ore: {round:?}");
    let told = stats::net_cards(&balance, &[deck]);
    assert_eq!((told[0].deck, told[0].times, told[0].passed), (0, round.times, round.passed));
}

const MEASURES: [&str; 10] = [
    "knights",
    "road_length",
    "roads",
    "harbor_points",
    "harbors",
    "buildings_at_harbors",
    "public_points",
    "settlements",
    "cities",
    "damaged_roads",
];

fn who(rng: &mut impl Rng) -> Value {
    let tie = one(&["share", "nobody"], rng);
    let measure = one(&MEASURES, rng);
    match rng.random_range(0..9) {
        0..=1 => json!("active"),
        2..=3 => json!("all"),
        4 => json!("others"),
        5 => json!({"leaders": {"holder": one(&["longest_road", "largest_army"], rng),
            "most": [measure], "tie": tie}}),
        6 => json!({"trailers": {"least": measure, "tie": tie}}),
        7 => json!({"at_least": {"measure": measure, "count": 1}}),
        _ => json!({"at_most": {"measure": measure, "count": 1}}),
    }
}

fn effect(rng: &mut impl Rng) -> Value {
    let duty = one(&["must", "may", "holder_must"], rng);
    let who = who(rng);
    let kind = one(&Resource::ALL, rng).key();
    match rng.random_range(0..18) {
        0 => json!({"do": "discard_half"}),
        1..=2 => json!({"do": "move_robber", "who": who, "duty": duty}),
        3 => json!({"do": "steal", "who": who, "from": "beside_robber", "duty": duty}),
        4 => json!({"do": "steal", "who": who, "from": "anyone", "duty": duty}),
        5 => json!({"do": "take", "who": who, "resource": kind, "duty": duty}),
        6 => json!({"do": "take", "who": who, "duty": duty}),
        7 => {
            let recipients = [
                "left_neighbour",
                "right_neighbour",
                "anyone",
                "each_with_fewer_points",
                "one_with_fewer_points",
            ];
            json!({"do": "give", "who": who, "to": one(&recipients, rng)})
        }
        8 => json!({"do": "pay", "who": who}),
        9 => json!({"do": "swap", "who": who}),
        10 => {
            let bars = one(&["buildings", "settlements_without_other_road"], rng);
            json!({"do": "damage_road", "who": who, "bars": bars})
        }
        11 => json!({"do": "mend_road", "who": who}),
        12 => {
            json!({"do": "robber_flees", "without_desert": one(&["empty_hex", "beside_board"], rng)})
        }
        13 => json!({"do": "robber_sleeps"}),
        14 => json!({"do": "cap_yield", "buildings": one(&["all_buildings", "cities"], rng)}),
        15 => {
            let harvest = one(&["one_more", "one_less", "nothing"], rng);
            json!({"do": "yield", "resource": kind, "harvest": harvest})
        }
        16 => json!({"do": "season", "begins": one(&["spring", "autumn"], rng)}),
        _ => json!({"do": "ship", "course": one(&["nearer", "nearer", "back"], rng)}),
    }
}

fn deck(id: &str, rng: &mut impl Rng) -> Deck {
    let faces = ["ship", "trade", "politics", "science"];
    let cards: Vec<Value> = (0..36)
        .map(|nth| {
            let mut face = || one(&faces, rng);
            let faces = json!({"spring": face(), "summer": face(), "autumn": face(),
                "winter": face()});
            let sevens = rng.random_bool(0.3);
            let (red, yellow) = if sevens { (3, 4) } else { (nth % 6 + 1, nth / 6 + 1) };
            json!({"red": red, "yellow": yellow, "event": format!("e{nth}"), "faces": faces})
        })
        .collect();
    let events: serde_json::Map<String, Value> = (0..36)
        .map(|nth| {
            let count = rng.random_range(0..4);
            let effects: Vec<Value> = (0..count).map(|_| effect(rng)).collect();
            (format!("e{nth}"), json!({ "effects": effects }))
        })
        .collect();
    let file = json!({"format": "tableside-deck", "version": 2, "id": id, "cards": cards,
        "events": events});
    let report = inspect(file.to_string().as_bytes());
    assert_eq!(report.errors, []);
    report.deck.expect("a deck")
}

fn opening(rng: &mut StdRng) -> State {
    let decks: Vec<Deck> =
        ["x", "y"].iter().take(rng.random_range(1..=2)).map(|id| deck(id, rng)).collect();
    let arrangement = one(&[Arrangement::Mixed, Arrangement::Stacks], rng);
    let leap_year = match arrangement {
        Arrangement::Mixed => one(&[LeapYear::With, LeapYear::Without], rng),
        Arrangement::Stacks => LeapYear::Without,
    };
    let hidden = Hidden::try_from(rng.random_range(0..=10)).expect("0 to 10");
    let cards = Selection {
        new_year: NewYear::On { hidden, leap_year },
        arrangement,
        weather: one(&[Weather::Off, Weather::Mixed, Weather::Held], rng),
        event_die: one(&[EventDie::Shown, EventDie::Hidden], rng),
        ..Selection::default()
    };
    let following = one(&[Following::Open, Following::Secret, Following::Off], rng);
    let harbormaster = one(&[HarbormasterRule::InPlay, HarbormasterRule::Off], rng);
    let rules = Rules { following, harbormaster, cards, ..Rules::open_hands() };
    let players = rng.random_range(2..=6);
    State::new(Arc::new(random_setup(&decks, players, rules, rng).expect("a setup")))
}

/// Something that a table does in between.
fn aside(state: &mut State, rng: &mut StdRng) -> Option<Act> {
    let seats: Vec<_> = state.setup().players.seats().collect();
    let player = one(&seats, rng);
    let deed = match rng.random_range(0..8) {
        0..=2 => {
            let cards = Cards::from_resources(|_| rng.random_range(0..4));
            Deed::CorrectHand { player, cards }
        }
        3 => Deed::UseSource { numbers: one(&NumberSource::ALL, rng) },
        4 => {
            let die = |rng: &mut StdRng| rng.random_range(1..=6).try_into().expect("a die");
            Deed::Dice { red: die(rng), yellow: die(rng), face: None }
        }
        5 => Deed::DrawPrinted { card: *state.printed().offered().choose(rng)? },
        6 => Deed::PassWeather { to: player },
        _ => {
            let hidden = state.hidden_cards(state.active()).total();
            Deed::ClaimWin { revealed: rng.random_range(0..=hidden) }
        }
    };
    let enforcement = one(&[Enforcement::ByTheRules, Enforcement::AsTheTableDid], rng);
    let before = state.clone();
    let done = state.perform(deed, enforcement);
    assert!(done.is_ok() || *state == before, "a refusal changes nothing");
    done.ok()
}

fn check(state: &State) {
    if let Some(task) = state.open_tasks().first() {
        assert!(
            !matches!(task, Task::Steal { from: StealTargets::BesideRobber, .. }),
            "who takes a card now knows from whom"
        );
    }
    let waits = state.tasks().iter().any(|task| matches!(task, Task::Vote { .. }));
    assert_eq!(state.is_voting(), waits, "a vote is on while somebody may vote");
    if state.phase() == Phase::Event {
        assert!(!state.tasks().is_empty(), "an event goes on while there is something to do");
    }
    let discards = |seat| {
        let of = |task: &&Task| matches!(task, Task::Discard { .. }) && task.player() == seat;
        state.tasks().iter().filter(of).count()
    };
    if state.number() == Some(7) && state.hands().is_some() {
        assert!(state.setup().players.seats().all(|seat| discards(seat) <= 1), "half a hand once");
    }
}

#[test]
fn whatever_a_deck_says_games_fold_to_themselves_and_never_stand_still() {
    for seed in 0..60 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = opening(&mut rng);
        let mut folded = state.clone();
        for _ in 0..600 {
            let founding = matches!(state.phase(), Phase::Founding { .. });
            let act = if !founding && rng.random_bool(0.1) {
                aside(&mut state, &mut rng)
            } else {
                let open = state.open_tasks().first().cloned();
                let act = random_act(&mut state, &mut rng);
                let left =
                    act.iter().flat_map(|act| &act.against).any(|one| *one == Breach::TaskLeft);
                assert!(
                    !left,
                    "seed {seed}: by the rules nothing is left to {open:?} {:?}",
                    state.hands()
                );
                assert!(act.is_some() || state.over().is_some(), "seed {seed}: it stands still");
                act
            };
            if let Some(act) = act {
                let text = serde_json::to_string(&act).expect("writes");
                let act: Act = serde_json::from_str(&text).expect("reads");
                folded.apply(&act).expect("its own act");
                assert!(folded == state, "seed {seed}: the fold of {text}");
            }
            check(&state);
            if state.over().is_some() {
                break;
            }
        }
    }
}
