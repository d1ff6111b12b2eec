//! Laws that hold whatever a deck says: cards of random effects, at tables of
//! two to six, however hands are followed.

use std::sync::Arc;

use board::Resource;
use cards::{Arrangement, Deck, EventDie, Hidden, LeapYear, NewYear, Selection, Weather, inspect};
use game::{
    Act, Breach, Cards, Deed, Enforcement, Following, HarbormasterRule, NumberSource, Phase, Rules,
    State, StealTargets, Task,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use stats::{random_act, random_setup};

fn one<T: Clone>(all: &[T], rng: &mut impl Rng) -> T {
    all.choose(rng).expect("something").clone()
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
