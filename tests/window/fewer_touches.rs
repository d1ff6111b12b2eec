//! Questions of the table that are answered in one touch or two: gifts that nobody sees, a monopoly
//! of what lies open, a forgotten card, somebody else's knight, and how hands are followed.

use board::Resource::{Grain, Ore, Wool};
use board::Spot;
use cards::{Die, EventFace};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    CardKind, Cards, Deed, Following, KnightLevel, KnightsDeed, NumberSource, Play, ProgressCard,
    Readiness, RuleChange,
};
use words::text::Text;

use crate::common::cards;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{WINDOWS, before, before_by, company, knights, rolled};
use crate::tools::played::Played;
use crate::tools::window::LANDSCAPE;

/// A turn of Anna's with secret hands and this card in hers.
fn secret(card: ProgressCard) -> Played {
    let mut game = rolled(before(Following::Secret));
    game.draws_of(0, card.track(), 1);
    game
}

/// Anna's wedding, with two guests of two cards each.
fn wedding() -> Played {
    let mut game = secret(ProgressCard::Wedding);
    for nth in [1, 2] {
        game.leads_by(nth, 1);
        game.has(nth, cards(&[(Ore, 1), (Wool, 2)]));
    }
    game.then(knights(KnightsDeed::Play(Play::Wedding)))
}

fn held(bot: &Bot, nth: usize) -> u16 {
    bot.state().hands().expect("followed").size(bot.seat(nth))
}

/// "Ben 2, Clara 2, face down".
fn all_down(text: &Text, givers: [&str; 2]) -> String {
    let each = |who: &str| {
        text.with("task-give-each", &[("who", who.to_owned().into()), ("count", 2.into())])
    };
    let all = text.joined(&givers.map(each));
    text.with("task-give-all-down", &[("all", all.into())])
}

#[test]
fn the_gifts_of_a_wedding_are_one_touch_where_hands_are_secret() {
    let game = wedding();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let (touches, own) = (bot.touches, held(&bot, 0));
        let label = all_down(&bot.window.text, ["Ben", "Clara"]);
        bot.touch(&label);
        assert_eq!(bot.touches - touches, 1, "{window:?}");
        assert!(bot.state().open_tasks().is_empty());
        assert_eq!([held(&bot, 0), held(&bot, 1), held(&bot, 2)], [own + 4, 1, 1]);
        bot.goes_back_to(&game.state);
    }
}

#[test]
fn a_gift_of_a_wedding_may_still_be_told_by_its_kind() {
    let mut bot = wedding().shown();
    bot.choose_with(
        "task-give-kind",
        &[
            ("who", "Ben".into()),
            ("to", "Anna".into()),
            ("resource", bot.window.text.kind(Wool).into()),
        ],
    );
    assert_eq!(held(&bot, 1), 2);
    assert_eq!(bot.state().open_tasks().len(), 3);
}

#[test]
fn no_more_can_be_chosen_than_has_to_be_discarded() {
    let mut game = before_by(NumberSource::Table, Following::Secret);
    game.has(1, cards(&[(Ore, 4), (Wool, 4)]));
    game.rolls(7);
    game.shows(EventFace::Science, Some(1));
    let mut bot = game.shown();
    let (ben, size) = (bot.seat(1), held(&bot, 1));
    let kinds = bot.said(|say| say.about_with("task-discard-kinds-name", ben, "count", 4.into()));
    bot.touch(&kinds);
    for _ in 0..4 {
        bot.counts("Ben", Ore);
    }
    let more = bot.window.text.with(
        "kind-more",
        &[("label", "Ben".into()), ("resource", bot.window.text.kind(Wool).into())],
    );
    let is_off = |bot: &Bot| bot.window.harness.get_by_label(&more).accesskit_node().is_disabled();
    assert!(is_off(&bot), "a fifth of four");
    let values = [("who", "Ben".into()), ("given", 4.into()), ("count", 4.into())];
    bot.choose_with("task-discard-confirm", &values);
    assert_eq!(held(&bot, 1), size - 4);
}

#[test]
fn a_monopoly_opens_at_what_each_surely_has() {
    let mut game = secret(ProgressCard::ResourceMonopoly);
    // What the bank lacks and Anna can't have lies in the two other hands.
    game.has(0, Cards::none());
    game.has(1, cards(&[(Grain, 2)]));
    game.has(2, cards(&[(Grain, 3)]));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.choose("progress");
        let card = bot.card(ProgressCard::ResourceMonopoly);
        bot.touch(&card);
        let touches = bot.touches;
        let grain = bot.window.text.kind(Grain);
        bot.choose_with("card-monopoly-kind", &[("resource", grain.into())]);
        let sure = bot.window.text.cards(4, CardKind::Grain);
        bot.choose_with("card-monopoly-confirm", &[("cards", sure.into())]);
        assert_eq!(bot.touches - touches, 2, "{window:?}");
        assert_eq!([held(&bot, 1), held(&bot, 2)], [0, 1]);
    }
}

#[test]
fn a_forgotten_card_is_three_touches_from_the_players_page_and_tells_nothing_of_the_rest() {
    let mut game = rolled(before(Following::Secret));
    game.has(1, cards(&[(Ore, 3)]));
    let ben = game.seat(1);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let tile = bot.said(|say| say.player_name(ben));
        bot.touch(&tile);
        let touches = bot.touches;
        let button = bot.said(|say| say.about("correct-hand", ben));
        bot.touch(&button);
        let none = bot.window.text.cards(0, CardKind::Wool);
        assert!(!bot.window.says(&none), "nobody is said to hold nothing");
        let label = bot.said(|say| say.about("correct-label", ben));
        bot.counts(&label, Wool);
        let one = bot.window.text.cards(1, CardKind::Wool);
        let what =
            bot.said(|say| say.about_with("fixed-hand-came", ben, "came", one.as_str().into()));
        bot.choose_with("check-correct", &[("what", what.into())]);
        assert_eq!(bot.touches - touches, 3, "{window:?}");
        assert_eq!(held(&bot, 1), 4);
        let known = bot.state().hands().expect("followed").known(ben);
        assert_eq!(known, cards(&[(Ore, 3), (Wool, 1)]));
        bot.goes_back_to(&game.state);
    }
}

#[test]
fn a_player_is_one_touch_away_when_the_app_is_compared_with_the_table() {
    for window in WINDOWS {
        let mut bot = company(Following::Open).shown_as(window);
        bot.choose("table");
        bot.choose("table-check");
        for nth in [5, 1] {
            let touches = bot.touches;
            let who = bot.name_of(bot.seat(nth));
            bot.choose_with("check-jump-name", &[("what", who.as_str().into())]);
            assert_eq!(bot.touches - touches, 1);
            let title = bot.window.text.with("check-title", &[("what", who.into())]);
            assert!(bot.window.says(&title), "{window:?}");
        }
    }
}

#[test]
fn a_knight_activated_out_of_turn_takes_its_grain_along() {
    let mut game = rolled(before(Following::Secret));
    let at = game.guard(1, Readiness::Inactive);
    game.has(1, cards(&[(Grain, 1), (Ore, 1)]));
    let mut bot = game.shown_at(LANDSCAPE);
    bot.choose("table");
    bot.choose("table-check");
    bot.choose_with("check-jump-name", &[("what", "Ben".into())]);
    bot.touch_place(Spot::Intersection(at));
    let touches = bot.touches;
    let ben = bot.seat(1);
    let price = bot.window.text.cards(1, CardKind::Grain);
    let name =
        bot.said(|say| say.about_with("check-activated-name", ben, "price", price.as_str().into()));
    bot.touch(&name);
    assert_eq!(bot.touches - touches, 1);
    assert_eq!(held(&bot, 1), 1);
    let (_, knight) = bot.state().pieces().knight(at).expect("a knight");
    assert_eq!((knight.level, knight.readiness), (KnightLevel::Basic, Readiness::Active));
}

#[test]
fn how_hands_are_followed_changes_in_the_table_menu_and_says_first_what_that_means() {
    for window in WINDOWS {
        let game = rolled(before(Following::Secret));
        let mut bot = game.shown_as(window);
        bot.choose("table");
        bot.choose("table-hands");
        bot.choose("rule-following-off");
        assert_eq!(bot.state().rules().following, Following::Secret, "it is asked first");
        assert!(bot.window.shows("hands-become-off"), "{window:?}");
        bot.choose("hands-keep");
        bot.choose("rule-following-off");
        bot.choose("hands-change");
        assert_eq!(bot.state().rules().following, Following::Off);
        let change = |act: &game::Act| {
            matches!(&act.deed, Deed::ChangeRule { rule: RuleChange::Following(Following::Off) })
        };
        assert!(bot.game().acts().last().is_some_and(|(_, _, act)| change(act)));
        bot.choose("rule-following-open");
        bot.choose("hands-change");
        assert!(bot.window.shows("house-count-hands"), "each is to be counted");
        assert_eq!(bot.state().rules().following, Following::Open);
    }
}

#[test]
fn the_rules_of_a_game_leave_the_following_of_hands_to_its_own_page() {
    let mut bot = rolled(before(Following::Secret)).shown();
    bot.choose("table");
    bot.choose("table-rules");
    assert!(!bot.window.shows("rule-following-off"));
}

#[test]
fn the_barbarians_page_says_first_who_would_lose_and_what_a_grain_each_would_change() {
    let mut game = rolled(before_by(NumberSource::Table, Following::Open));
    game.guard(1, Readiness::Inactive);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let strip = bot.said(|say| say.text.joined(&[say.barbarians_away()]));
        bot.touch_starting(&strip);
        let state = bot.state();
        let reason = state.attack_reason().expect("knights");
        let (now, barbarians) = (reason.defence(), reason.attack.barbarians);
        let text = &bot.window.text;
        let said = |key, defence: u16| {
            text.with(key, &[("defence", defence.into()), ("barbarians", barbarians.into())])
        };
        let strengths = said("barbarians-strengths", now);
        let strengths = text.with("ship-now", &[("strengths", strengths.into())]);
        assert!(bot.window.says(&strengths), "{window:?}");
        assert!(bot.window.says(&said("ship-all-active", now + 1)), "{window:?}");
        let values = [("who", "Ben".into()), ("count", 1.into()), ("strength", 1.into())];
        assert!(bot.window.says(&text.with("ship-inactive", &values)), "{window:?}");
    }
}

#[test]
fn once_a_turn_has_its_number_no_other_is_asked_for() {
    let mut game = before_by(NumberSource::Dice, Following::Open);
    let once = |game: &Played| {
        let mut bot = game.shown();
        bot.choose("table");
        bot.choose("numbers");
        bot.window.shows("numbers-once")
    };
    assert!(once(&game));
    let [die, ..] = Die::ALL;
    game.does(Deed::Dice { red: die, yellow: die, face: Some(EventFace::Ship) });
    assert!(!once(&game));
}
