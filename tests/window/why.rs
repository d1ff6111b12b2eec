//! Why: what the app says can be touched and answers with the count, the rule
//! and who says so, read by accessible name.

use board::Resource::{Brick, Ore, Wool};
use board::{Hex, Side, Spot};
use cards::{Award, Deck, NewYear, PileCard, Preparation, RulingSet, Selection};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use game::{
    Building, Cards, Correction, Deed, Following, FriendlyRobber, Rules, SetupFields, Turned,
};

use crate::common::watched::middle;
use crate::common::{card, corner, players, setup_with};
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::window::LANDSCAPE;

/// Anna, Ben and Clara in the middle of a game, with these cards on top.
fn parts(rules: Rules, top: &[PileCard]) -> SetupFields {
    let mut parts = middle(3, Rules { target: 30, ..rules.clone() });
    parts.shuffle = setup_with(2, rules, top).shuffle.clone();
    parts.players = players(["Anna", "Ben", "Clara"]);
    parts
}

fn table(rules: Rules, top: &[PileCard]) -> Played {
    Played::of(parts(rules, top))
}

/// The hex with this number and terrain that Anna can build on twice.
const HILLS: Hex = Hex::new(0, -1);

/// A building of the nth player stands at the hills.
fn settles(game: &mut Played, nth: usize, side: Side, kind: Building) {
    game.builds(nth, corner(HILLS.q, HILLS.r, side), kind);
}

#[track_caller]
fn reads(bot: &Bot, lines: &[&str]) {
    for line in lines {
        assert!(bot.window.says(line), "{line:?} is missing among {:#?}", bot.window.names());
    }
}

#[test]
fn a_payout_is_counted_building_by_building_and_the_rule_is_official() {
    let mut game = table(Rules::open_hands(), &[]);
    settles(&mut game, 0, Side::West, Building::City);
    settles(&mut game, 0, Side::East, Building::Settlement);
    game.rolls(6);
    let mut bot = game.shown_at(LANDSCAPE);
    let hex = bot.window.text.places(bot.state().island()).hex(HILLS);
    assert_eq!(bot.state().payout().expect("paid").paid.of(bot.state().active()).get(Brick), 3);
    bot.touch("Anna takes 3 brick. Why?");
    reads(
        &bot,
        &[
            "Why does Anna get 3 brick?",
            &format!("City at {hex}: 2 brick."),
            &format!("Settlement at {hex}: 1 brick."),
            "Total: 3 brick.",
            "Official rule",
        ],
    );
    bot.window.press(Key::Escape);
    assert!(bot.window.says("Anna takes 3 brick. Why?"), "Escape closes it");
}

#[test]
fn what_the_card_brings_by_itself_is_counted_beside_what_the_number_brings() {
    let deck = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 3, "yellow": 3, "event": "it"}, {"red": 1, "yellow": 4, "event": "none"}],
        "events": {"it": {"effects":
            [{"do": "take", "who": "all", "resource": "wool", "duty": "must"}]},
            "none": {"effects": []}}}"#;
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let mut parts = parts(Rules { cards, ..Rules::open_hands() }, &[]);
    parts.decks = vec![Deck::read(deck).expect("a deck")];
    let pile = [0, 1].map(|card| PileCard::Numbered { deck: 0, card });
    parts.shuffle = Preparation::new(pile.to_vec(), [7; 16]).into();
    let mut game = Played::of(parts);
    settles(&mut game, 0, Side::West, Building::City);
    game.does(Deed::Draw { turned: vec![Turned::Card(pile[0])] });
    let mut bot = game.shown_at(LANDSCAPE);
    let hex = bot.window.text.places(bot.state().island()).hex(HILLS);
    bot.touch("Anna takes 2 brick and 1 wool; it: 1 wool. Why?");
    reads(
        &bot,
        &[
            "Why does Anna get 2 brick and 1 wool?",
            &format!("City at {hex}: 2 brick."),
            "From the card itself: 1 wool.",
            "Total: 2 brick and 1 wool.",
        ],
    );
    bot.choose("player-back");
    bot.touch("Ben takes 1 wool; it. Why?");
    reads(&bot, &["Why does Ben get 1 wool?", "From the card itself: 1 wool.", "Total: 1 wool."]);
}

#[test]
fn a_hex_that_the_robber_blocks_and_a_player_that_it_spares_are_told_apart() {
    for friendly_robber in [FriendlyRobber::Off, FriendlyRobber::On] {
        let mut game = table(Rules { friendly_robber, ..Rules::open_hands() }, &[]);
        settles(&mut game, 1, Side::West, Building::Settlement);
        game.corrects(Correction::Robber { at: Some(HILLS) });
        game.rolls(6);
        let mut bot = game.shown_at(LANDSCAPE);
        let hex = bot.window.text.places(bot.state().island()).hex(HILLS);
        if friendly_robber == FriendlyRobber::Off {
            bot.touch("Ben: nothing; the robber blocks 1 brick. Why?");
            let line =
                format!("Settlement at {hex}: nothing. The robber is there and blocks 1 brick.");
            reads(&bot, &[&line, "The hex with the robber gives nothing."]);
            assert!(!bot.window.tells("authority-table"));
        } else {
            bot.touch("Ben takes 1 brick. Why?");
            let line =
                format!("Settlement at {hex}: 1 brick. The robber is there, but leaves Ben alone.");
            reads(&bot, &[&line, "The table's choice", "Official rule"]);
        }
    }
}

#[test]
fn whoever_alone_is_due_what_the_bank_lacks_takes_what_it_has() {
    let mut game = table(Rules::open_hands(), &[]);
    settles(&mut game, 0, Side::West, Building::City);
    game.corrects(Correction::Bank { cards: Cards::of(Brick, 1) });
    game.rolls(6);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.touch_starting("Anna takes 1 brick; 1 brick due, but the bank is short");
    reads(&bot, &["Only Anna is due any, so they take what the bank had: 1 brick."]);
}

#[test]
fn an_epidemic_holds_a_building_to_one_card_by_the_reading_of_this_table() {
    for (set, name) in [(RulingSet::Fusion, "Fusion"), (RulingSet::Edition2025, "2025")] {
        let rules = Rules { rulings: set.into(), ..Rules::open_hands() };
        let mut game = table(rules, &[card(1, 5)]);
        settles(&mut game, 0, Side::West, Building::City);
        let mut bot = game.shown_at(LANDSCAPE);
        bot.choose("draw");
        bot.touch("Anna takes 1 brick; Epidemic: 1 less. Why?");
        let hex = bot.window.text.places(bot.state().island()).hex(HILLS);
        let line = format!("City at {hex}: 1 brick. Usually 2. The card limits it to 1.");
        reads(&bot, &[&line, &format!("As reported: {name}")]);
        let differ = format!("Event rules at this table: {name}.");
        assert!(bot.window.harness.query_by_label_contains(&differ).is_some());
    }
}

#[test]
fn the_discards_of_a_seven_are_half_of_a_hand_above_the_tables_own_limit() {
    let mut game = table(Rules { hand_limit: 9, ..Rules::open_hands() }, &[]);
    game.holds(1, &[(Ore, 5), (Wool, 6)]);
    game.rolls(7);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.touch("Ben discards 5 cards. Why?");
    reads(&bot, &["That is more than 9.", "The table's choice"]);
    let mut game = table(Rules { following: Following::Off, ..Rules::open_hands() }, &[]);
    game.rolls(7);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.touch("More than 7 cards? Discard half. Why?");
    reads(&bot, &["Official rule"]);
    assert!(bot.window.harness.query_by_label_contains("The app doesn't track hands").is_some());
}

#[test]
fn the_longest_road_stays_with_its_holder_on_a_tie_and_the_page_says_so() {
    let mut parts = parts(Rules::open_hands(), &[]);
    let seats: Vec<_> = parts.players.seats().collect();
    let start = parts.start.as_mut().expect("a start");
    // Knights tie as roads do; one rule for both.
    for (nth, count) in [(0, 3), (1, 3), (2, 1)] {
        *start.knight_cards.get_mut(seats[nth]).expect("a seat") = count;
    }
    for (seat, q) in [(seats[0], -1), (seats[1], 0)] {
        let hex = Hex::new(q, i8::from(q == 0));
        for side in &Side::ALL[..5] {
            let path = board::Path::of(hex, *side);
            start.pieces.put_road(path, seat, game::Condition::Intact);
        }
    }
    start.holders.set(Award::LongestRoad, Some(seats[1]));
    start.holders.set(Award::LargestArmy, Some(seats[1]));
    let mut bot = Played::of(parts).shown_at(LANDSCAPE);
    bot.touch_starting("Ben, ");
    bot.touch("Why Longest Road?");
    reads(
        &bot,
        &[
            "Why does Ben have Longest Road?",
            "Compared by: road in one line.",
            "Anna: 5.",
            "Ben: 5.",
            "Clara: 1.",
            "Anna has as many as Ben. On a tie, the holder keeps it.",
            "Official rule",
        ],
    );
    bot.touch("Back to Ben");
    bot.touch("Why Largest Army?");
    reads(&bot, &["Anna has as many as Ben. On a tie, the holder keeps it."]);
}

#[test]
fn a_tournament_says_whom_it_means_by_each_reading() {
    for set in RulingSet::ALL {
        let rules = Rules { rulings: set.into(), ..Rules::open_hands() };
        let mut parts = parts(rules, &[card(3, 2)]);
        let seats: Vec<_> = parts.players.seats().collect();
        let start = parts.start.as_mut().expect("a start");
        for (nth, count) in [(0, 3), (2, 3)] {
            *start.knight_cards.get_mut(seats[nth]).expect("a seat") = count;
        }
        start.holders.set(Award::LargestArmy, Some(seats[0]));
        let mut bot = Played::of(parts).shown_at(LANDSCAPE);
        bot.choose("draw");
        bot.touch("Anna takes 1 resource of their choice. Why?");
        reads(&bot, &["This turn's card says so: Tournament."]);
        if set == RulingSet::Fusion {
            reads(&bot, &["It affects the holder of Largest Army: Anna."]);
        } else {
            reads(
                &bot,
                &[
                    "Compared by: knights played.",
                    "Anna: 3.",
                    "Ben: 0.",
                    "Clara: 3.",
                    "Anna and Clara are tied for the most, so it affects all of them.",
                    "Our ruling",
                ],
            );
        }
        let key = format!("why-set-{}", set.key());
        let name = bot.window.text.get(&key);
        reads(&bot, &[&format!("As reported: {name}")]);
    }
}

#[test]
fn a_card_that_means_nobody_says_what_was_compared() {
    let mut bot = table(Rules::open_hands(), &[card(3, 2)]).shown_at(LANDSCAPE);
    bot.choose("draw");
    bot.touch("Why does “Tournament” affect nobody?");
    reads(
        &bot,
        &[
            "Nobody holds Largest Army, so whoever has the most counts.",
            "Compared by: knights played.",
            "Nobody has any.",
            "Nobody leads with none.",
        ],
    );
}

#[test]
fn points_are_taken_apart_and_so_is_a_win() {
    let mut parts = parts(Rules::open_hands(), &[]);
    parts.rules.target = 4;
    let begun = Played::of(parts);
    let mut game = begun.clone();
    settles(&mut game, 0, Side::West, Building::City);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.touch_starting("Anna, ");
    bot.touch("Why 3 points?");
    reads(
        &bot,
        &[
            "Why does Anna have 3 points?",
            "1 settlement: 1.",
            "1 city: 2.",
            "Total: 3 of 4.",
            "The table has corrected this once.",
            "The table's choice",
        ],
    );
    let mut game = begun;
    settles(&mut game, 1, Side::West, Building::City);
    settles(&mut game, 1, Side::East, Building::Settlement);
    game.rolls(2);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.touch_starting("Done – pass to Ben");
    assert!(bot.state().over().is_some());
    bot.touch("Why did Ben win?");
    reads(&bot, &["2 settlements: 2.", "4 points win, and Ben has 4 on their own turn."]);
    bot.choose("why-back");
    assert!(bot.window.says("Ben wins!"));
}

#[test]
fn a_refusal_shows_the_count_and_who_says_so() {
    let friendly_robber = FriendlyRobber::On;
    let mut game = table(Rules { friendly_robber, ..Rules::open_hands() }, &[]);
    settles(&mut game, 1, Side::West, Building::Settlement);
    game.rolls(7);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.choose("any-spot");
    bot.touch_spot(Spot::Hex(HILLS));
    reads(&bot, &["Against the rules", "Ben has 2 points.", "The table's choice"]);
    bot.choose("why-back");
    // The robber has to move: that is not this table's rule.
    let robber = bot.state().robber().expect("on the island");
    bot.choose("any-spot");
    bot.touch_spot(Spot::Hex(robber));
    reads(&bot, &["Against the rules", "Official rule"]);
}
