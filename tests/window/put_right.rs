//! One touch leads to the books where they stand in the way of what the table did; what
//! contradicts itself in Cities & Knights leads to where it is put right; duties that are passed
//! over stay to be seen.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Intersection, Spot};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    CardKind, Cards, Correction, Deed, Following, Knight, KnightLevel, KnightsCorrection, Level,
    PointCard, Purchase, Readiness, Rules, Seat, State, Track,
};

use crate::common::cards;
use crate::common::watched::middle;
use crate::tools::bot::Bot;
use crate::tools::knights_game;
use crate::tools::knights_game::turn;
use crate::tools::played::Played;
use crate::tools::sea_game::{self, WINDOWS};
use crate::tools::window::LONG_NAMES;

/// After the number, with nothing in the hand of whoever is on turn.
fn empty_handed() -> Played {
    let mut game = Played::of(middle(3, Rules::open_hands()));
    game.has(0, Cards::none());
    game.rolls(2);
    game
}

#[test]
fn what_the_hand_cannot_pay_leads_to_the_count_of_that_hand() {
    let game = empty_handed();
    let (player, mut bot) = (game.seat(0), game.shown());
    let name = bot.name_of(player);
    bot.choose("development");
    bot.touch_starting("Buy a development card");
    assert!(bot.app().refused().is_some());
    bot.touch(&format!("Correct {name}'s hand"));
    assert!(bot.app().refused().is_none(), "the refusal gives way");
    for kind in ["wool", "grain", "ore"] {
        let more = format!("{kind}: one more");
        let step = bot.window.names().into_iter().find(|name| name.ends_with(&more));
        bot.touch(&step.expect("a step up"));
    }
    bot.touch_starting("Change to: ");
    assert_eq!(bot.known(player), Purchase::DevelopmentCard.price());
    bot.choose("development");
    bot.touch_starting("Buy a development card");
    assert_eq!(bot.state().hidden_cards(player).total(), 1);
}

#[test]
fn without_a_card_none_can_be_played_and_the_buttons_say_so() {
    let game = empty_handed();
    let player = game.seat(0);
    let mut bot = game.shown();
    bot.choose("development");
    assert!(bot.window.says("Play one"));
    assert!(bot.window.harness.get_by_label("Play Knight").accesskit_node().is_disabled());
    bot.choose("chooser-cancel");
    let mut bought = game;
    bought.does(Deed::CorrectHand { player, cards: Purchase::DevelopmentCard.price() });
    bought.does(Deed::BuyCard);
    let mut bot = bought.shown();
    bot.choose("development");
    // That it was bought this turn is a rule, which a table may break.
    assert!(!bot.window.harness.get_by_label("Play Knight").accesskit_node().is_disabled());
}

#[test]
fn a_bank_of_unknown_kinds_says_so_and_can_be_counted() {
    let rules = Rules { following: Following::Secret, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    let player = game.seat(1);
    for (nth, held) in [(0, Cards::none()), (1, cards(&[(Brick, 6), (Ore, 4)])), (2, Cards::none())]
    {
        game.has(nth, held);
    }
    game.rolls(7);
    let mut bot = game.shown();
    let name = bot.name_of(player);
    bot.touch(&format!("{name} has discarded 5 cards, without saying which"));
    assert_eq!(bot.state().bank(), None);
    let unsure = bot.window.start_of("bank-unsure", &[], "cards");
    let says = |bot: &Bot| {
        let names = bot.window.named(&unsure);
        names.into_iter().any(|name| name.contains("Some cards moved without anybody saying which"))
    };
    assert!(says(&bot), "{:?}", bot.window.names());
    bot.touch_starting(&unsure);
    // What the hand can't have taken is there for certain: there counting begins.
    bot.touch_starting("Change to: ");
    let all = [(Brick, 13), (Lumber, 19), (Wool, 19), (Grain, 19), (Ore, 15)];
    assert_eq!(bot.state().bank(), Some(cards(&all)));
    assert!(!says(&bot));
    bot.touch_starting("Undo: ");
    assert_eq!(bot.state().bank(), None);
}

#[test]
fn who_trades_with_whom_is_touched_at_the_same_place_every_turn() {
    let rules = Rules::open_hands();
    let order = |passes: usize| {
        let mut game = Played::of(middle(4, rules.clone()));
        for _ in 0..passes {
            game.rolls(2);
            game.does(Deed::Pass);
        }
        game.rolls(2);
        let names: Vec<String> = (0..4).map(|nth| game.shown().name_of(game.seat(nth))).collect();
        let mut bot = game.shown();
        bot.choose("trade");
        let mut others: Vec<(f32, f32, usize)> = names
            .iter()
            .enumerate()
            .filter(|(nth, _)| *nth != passes)
            .map(|(nth, name)| {
                let label = format!("Trade with {name}");
                let rect = bot.window.place_of(|it| it.starts_with(&label));
                (rect.top(), rect.left(), nth)
            })
            .collect();
        others.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
        others.into_iter().map(|(_, _, nth)| nth).collect::<Vec<_>>()
    };
    assert_eq!(order(0), [1, 2, 3]);
    assert_eq!(order(2), [0, 1, 3]);
}

/// A free intersection far from everything.
fn free(state: &State) -> Intersection {
    let all = state.island().intersections();
    all.into_iter().find(|at| state.pieces().is_free(*at)).expect("one is free")
}

fn city(state: &State, seat: Seat) -> Intersection {
    *state.cities_without_metropolis(seat).first().expect("a city")
}

/// The list of what doesn't add up, where something was told wrong.
fn odd(corrections: impl Fn(&State, Seat) -> Vec<KnightsCorrection>) -> Bot {
    let mut game = turn();
    let player = game.seat(0);
    for correction in corrections(&game.state, player) {
        game.corrects(correction);
    }
    let mut bot = game.shown();
    let count = bot.state().discrepancies().len();
    bot.choose_with("odd-chip", &[("count", count.into())]);
    bot
}

/// Something told wrong, what is said of it, and how the way out begins.
type Odd = (fn(&State, Seat) -> Vec<KnightsCorrection>, &'static str, &'static str);

/// One contradiction of each kind but two metropolises on one city.
fn contradictions() -> [Odd; 6] {
    [
        (
            |_, player| {
                let of =
                    |count| KnightsCorrection::Progress { player, track: Track::Science, count };
                vec![
                    of(18),
                    KnightsCorrection::PointCard { point: PointCard::Printer, owner: Some(player) },
                ]
            },
            "progress cards of science in hands",
            "Correct Printer: ",
        ),
        (
            |state, _| {
                vec![KnightsCorrection::Metropolis { track: Track::Science, at: Some(free(state)) }]
            },
            "The metropolis of science is on no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let at = Some(city(state, player));
                let level = Level::default();
                vec![
                    KnightsCorrection::Level { player, track: Track::Trade, level },
                    KnightsCorrection::Metropolis { track: Track::Trade, at },
                ]
            },
            "has the metropolis of trade, but not its fourth level",
            "Correct Trade level of ",
        ),
        (
            |_, player| {
                let level = Level::METROPOLIS;
                vec![
                    KnightsCorrection::Metropolis { track: Track::Politics, at: None },
                    KnightsCorrection::Level { player, track: Track::Politics, level },
                ]
            },
            "but nobody has its metropolis",
            "1: Show ",
        ),
        (
            |state, player| vec![KnightsCorrection::Wall { at: free(state), is: Some(player) }],
            "is under no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let is_road = |path| state.pieces().road(path).is_some();
                let has_road = |at: &Intersection| at.paths().into_iter().any(is_road);
                let spots = state.island().intersections();
                let mut spots = spots.into_iter().filter(|at| state.pieces().is_free(*at));
                let at = spots.find(|at| !has_road(at)).expect("a lonely place");
                let left = |level: &KnightLevel| state.knights_left(player, *level) > 0;
                let level = KnightLevel::ALL.into_iter().find(left).expect("one is left");
                let knight = Knight { level, readiness: Readiness::Inactive };
                vec![KnightsCorrection::Knight { at, is: Some((player, knight)) }]
            },
            "is at none of their roads",
            "1: Show ",
        ),
    ]
}

#[test]
fn a_contradiction_leads_to_its_place_or_number() {
    for (corrections, sentence, way) in contradictions() {
        let mut bot = odd(corrections);
        assert!(bot.window.says(sentence), "{sentence}: {:?}", bot.window.names());
        bot.audit();
        bot.touch_starting(way);
        let titles = ["check-spot-title", "truth-title", "ask-title"];
        let is_there = titles.iter().any(|title| bot.window.tells(title));
        assert!(is_there, "{sentence} leads to {:?}", bot.window.names());
    }
}

#[test]
fn two_metropolises_on_one_city_are_pointed_out() {
    let mut bot = odd(|state, player| {
        let (at, level) = (Some(city(state, player)), Level::METROPOLIS);
        let two = [Track::Science, Track::Trade].into_iter().flat_map(|track| {
            [
                KnightsCorrection::Level { player, track, level },
                KnightsCorrection::Metropolis { track, at },
            ]
        });
        two.collect()
    });
    assert!(bot.window.says("Two metropolises are on one city"));
    bot.touch_starting("1: Show ");
    bot.touch("Change to: the metropolis of trade is in the supply");
    let knights = bot.state().knights().expect("played");
    assert_eq!(knights.table().metropolises[Track::Trade], None);
}

#[test]
fn what_a_knight_may_still_do_is_put_right_at_its_place() {
    let mut game = turn();
    let at = game.guard(0, Readiness::Active);
    let opened = || {
        let mut bot = game.shown();
        bot.walk("table table-check");
        bot.touch_place(Spot::Intersection(at));
        bot
    };
    let told = [
        ("acts no more and may still be promoted", [true, false]),
        ("may still act and isn't promoted again", [false, true]),
    ];
    for (button, is) in told {
        let mut bot = opened();
        bot.audit();
        bot.touch(&format!("Change to: a knight that {button} this turn"));
        let turn = bot.state().knights().expect("played").table();
        assert_eq!([turn.is_tired(at), turn.is_promoted(at)], is, "{button}");
    }
}

#[test]
fn a_merchant_fleet_is_put_right_kind_by_kind_from_the_stores() {
    let mut bot = turn().shown();
    bot.walk("table table-check");
    bot.touch("Jump to: Bank and piles");
    let left = Track::ALL.map(|track| bot.state().progress_left(track));
    let words = format!("{} science, {} trade, {} politics", left[0], left[1], left[2]);
    assert!(bot.window.says(&format!("Progress cards left: {words}")));
    for kind in CardKind::ALL {
        let count = bot.state().bank().expect("followed").get(kind);
        assert!(bot.window.says(&bot.window.text.cards(count, kind)));
    }
    bot.touch_starting("Correct Merchant Fleet: ");
    let fleet = |bot: &Bot| {
        let knights = bot.state().knights().expect("played");
        knights.turn.fleet.contains(&CardKind::Ore)
    };
    let had = fleet(&bot);
    bot.touch("The bank takes 2 ore");
    assert_eq!(fleet(&bot), !had);
}

#[test]
fn a_players_page_says_why_the_bank_asks_for_so_many_and_how_an_attack_would_end() {
    let mut game = turn();
    game.improves(0, Track::Trade, 3);
    let mut bot = game.shown();
    bot.touch_starting("Anna, ");
    assert!(bot.window.says("Trade 3: Merchant Guild"));
    assert!(bot.window.says("The bank takes 2 of any commodity"));
    bot.touch("Why does the bank ask Anna for 2 coin?");
    assert!(bot.window.says("Anna has level 3 of trade"));
    bot.touch("Back");
    bot.touch("How would an attack end now?");
    assert!(bot.window.says("so the barbarians have strength"));
    bot.touch("Back");
    assert!(bot.window.says("City improvements"), "Anna's page is open again");
}

/// A 7 with the robber still to be moved, with and without the sea, by many players.
fn sevens() -> [Played; 2] {
    let mut sea = sea_game::before(sea_game::rules(Following::Off));
    sea.rolls(7);
    let rules = Rules { following: Following::Off, ..Rules::default() };
    let mut company = Played::company(rules, LONG_NAMES);
    company.rolls(7);
    [sea, company].map(|mut game| {
        game.discards_nothing();
        game
    })
}

fn skips(bot: &mut Bot) {
    let name = skip_name(bot);
    bot.press(&name);
}

fn skip_name(bot: &Bot) -> String {
    let start = bot.window.text.get("task-skip");
    let named = bot.window.named(&start);
    named.first().cloned().unwrap_or_else(|| panic!("{:?}", bot.window.names()))
}

/// The sentence on a robber that stays, and the name of the button that makes up for it.
fn said(bot: &Bot) -> (String, String) {
    let task = bot.state().open_tasks().first().cloned().expect("the robber");
    let words = bot.said(|words| words.left(&task));
    let button = bot.window.text.with("task-make-up-name", &[("left", words.as_str().into())]);
    (words, button)
}

#[test]
fn skip_is_narrower_than_half_its_page_and_never_where_the_large_button_is() {
    for game in sevens() {
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            // Below the fold nobody touches it; it scrolls into its page.
            bot.window.harness.get_by_label(&skip_name(&bot)).scroll_to_me();
            bot.window.harness.run();
            let rect = |key: &str| {
                let name = bot.window.text.get(key);
                bot.window.harness.get_by_label(&name).rect()
            };
            let skip = bot.window.harness.get_by_label(&skip_name(&bot)).rect();
            let large = rect("wanted-hex");
            // Where the column is narrow, it is a text on a line of its own.
            let is_narrow = large.width() < 480.0;
            assert!(is_narrow || skip.width() < 0.5 * large.width(), "{window:?}: {skip}");
            assert!(!large.intersects(skip), "{window:?}: {skip} under {large}");
        }
    }
}

#[test]
fn a_robber_that_was_not_moved_stays_to_be_seen_until_the_turn_ends_and_is_made_up_for_by_undo() {
    for game in sevens() {
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            let (words, button) = said(&bot);
            assert!(!bot.window.says(&words) && !bot.window.has(&button));
            skips(&mut bot);
            assert!(bot.window.says(&words), "{window:?}: {:?}", bot.window.names());
            bot.press(&button);
            assert_eq!(bot.state(), &game.state, "it is as it was before");
            skips(&mut bot);
            bot.pass();
            assert!(!bot.window.says(&words) && !bot.window.has(&button), "{window:?}");
        }
    }
}

#[test]
fn once_more_was_done_a_duty_that_was_passed_over_is_made_up_for_in_the_table_check() {
    for game in sevens() {
        let mut bot = game.shown();
        let (words, button) = said(&bot);
        skips(&mut bot);
        let mut game = knights_game::game_after(&bot);
        let at = game.state.road_spots()[0];
        game.does(Deed::BuildRoad { at });
        let mut bot = game.shown();
        let before = bot.state().clone();
        bot.press(&button);
        let ground = bot.window.text.get("check-ground");
        let title = bot.window.text.with("check-title", &[("what", ground.into())]);
        assert!(bot.window.says(&title), "{:?}", bot.window.names());
        assert_eq!(bot.state(), &before);
        let robber = game.state.robber_hexes()[0];
        game.corrects(Correction::Robber { at: Some(robber) });
        let bot = game.shown();
        assert!(!bot.window.says(&words), "the robber has moved");
    }
}
