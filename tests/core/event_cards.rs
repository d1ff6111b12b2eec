//! Events of a deck's own cards at the table: how they stand before a 7, and what is
//! counted as theirs when a deck's balance is measured.

use board::{Hex, Resource};
use cards::{Deck, NewYear, Selection};
use game::{Act, Cards, Deed, Phase, StealTargets, Task};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{Cause, Trial};

use crate::common::Table;

/// A table that counts what events bring, act by act.
struct Counted {
    table: Table,
    gains: [i64; 3],
}

impl Counted {
    fn new(red: u8, yellow: u8, effects: &str) -> Self {
        Self { table: Table::with_event(red, yellow, effects), gains: [0; 3] }
    }

    fn counts(&mut self, cause: Cause, act: &Act) {
        for (sum, gain) in self.gains.iter_mut().zip(cause.gains(act, &self.table.state).values()) {
            *sum += gain;
        }
    }

    #[track_caller]
    fn does(&mut self, deed: Deed) {
        let cause = Cause::of(&self.table.state);
        let act = self.table.does(deed);
        self.counts(cause, &act);
    }

    #[track_caller]
    fn draws(&mut self) {
        let cause = Cause::of(&self.table.state);
        let act = self.table.draws();
        self.counts(cause, &act);
    }
}

const EACH_TAKES_WOOL: &str =
    r#"[{"do": "take", "who": "all", "resource": "wool", "duty": "must"}]"#;

fn robber(q: i8, r: i8) -> Deed {
    Deed::MoveRobber { to: Hex::new(q, r) }
}

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
fn a_card_that_an_event_takes_may_save_a_hand_from_a_seven() {
    let mut table = Table::with_event(3, 4, r#"[{"do": "pay", "who": "active"}]"#);
    table.holds(0, &[(Resource::Ore, 8)]);
    table.draws();
    assert!(table.state.tasks().iter().any(|task| matches!(task, Task::Discard { .. })));
    table.does(Deed::Pay { player: table.seat(0), card: Some(Resource::Ore.into()) });
    assert!(matches!(table.state.open_tasks(), [Task::MoveRobber { .. }]));
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
    table.does(robber(-2, 0));
    assert!(matches!(table.state.tasks()[1], Task::Steal { from: StealTargets::BesideRobber, .. }));
    table.does(robber(1, 1));
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
fn a_fixed_card_for_all_counts_one_for_each() {
    let mut table = Counted::new(1, 1, EACH_TAKES_WOOL);
    table.draws();
    assert_eq!(table.gains, [1, 1, 1]);
}

#[test]
fn a_bank_without_cards_gives_and_counts_nothing() {
    let mut table = Counted::new(1, 1, EACH_TAKES_WOOL);
    table.table.holds(0, &[]);
    table.table.holds(1, &[]);
    table.table.holds(2, &[(Resource::Wool, 18)]);
    table.draws();
    assert_eq!(table.gains, [1, 0, 0]);
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
    table.does(robber(1, 1));
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
