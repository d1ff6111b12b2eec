//! Discards at a table whose hands are private: chosen behind the curtain, or told by nobody.

use egui::{Key, Modifiers, Vec2};
use game::{
    Cards, Correction, Deed, Enforcement, Following, OilCorrection, OilIsCard, OilRules,
    ResourceCards, Rules, Viewer, Whisper, Whispered,
};
use rstest::rstest;
use words::language::Language;

use crate::common::cards;
use crate::common::watched::middle;
use crate::seats::two_discard;
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, PORTRAIT};
use board::Resource::{self, Brick, Ore, Wool};

/// Opens the page on which a player tells what they discard.
fn opens(bot: &mut Bot, nth: usize) {
    let who = bot.state().players().seat(nth).expect("a player");
    let kinds = bot.said(|say| say.about_with("task-discard-kinds-name", who, "count", 4.into()));
    bot.touch(&kinds);
}

fn chooses(bot: &mut Bot, nth: usize, kind: Resource) {
    let who = bot.state().players().seat(nth).expect("a player");
    let (label, kind) = (bot.name_of(who), bot.window.text.kind(kind));
    let values = [("label", label.as_str().into()), ("resource", kind.into())];
    bot.window.tap_with("kind-more", &values);
}

fn own(bot: &Bot, nth: usize) -> (Cards, u16) {
    let seat = bot.state().players().seat(nth).expect("a player");
    let own = bot.state().own_cards(Viewer::Seat(seat), seat).expect("their own");
    (own.known, own.unknown)
}

/// The button that says how many of 4 are chosen.
fn confirms(bot: &Bot, nth: usize, given: u8) -> String {
    let who = bot.name_of(bot.state().players().seat(nth).expect("a player"));
    let values = [("who", who.as_str().into()), ("given", given.into()), ("count", 4.into())];
    bot.window.text.with("task-discard-confirm", &values)
}

#[rstest]
#[case::landscape(LANDSCAPE, Language::English)]
#[case::portrait_in_german(PORTRAIT, Language::German)]
#[case::low(egui::vec2(800.0, 480.0), Language::German)]
fn whoever_discards_chooses_behind_the_curtain_and_the_page_says_nothing_of_the_hand(
    #[case] size: Vec2,
    #[case] language: Language,
) {
    let mut bot = two_discard().shown_as((size, language));
    let ben = bot.state().players().seat(1).expect("Ben");
    opens(&mut bot, 1);
    let only = bot.said(|say| say.about("curtain-only", ben));
    assert!(bot.window.says(&only), "{:?}", bot.window.names());
    // Nothing says what they hold, before they hold it down.
    let five = bot.window.text.cards(5, Ore);
    assert!(!bot.window.says(&five), "{:?}", bot.window.names());
    let look = bot.window.text.get("own-look");
    let look = bot.window.place_of(|label| label == look);
    bot.window.rest(look.center(), 8);
    assert!(bot.window.says(&five), "{:?}", bot.window.names());
    bot.window.button(look.center(), false);
    bot.window.harness.run();
    assert!(!bot.window.says(&five), "{:?}", bot.window.names());
    // What was begun is gone for whoever opens the page next.
    chooses(&mut bot, 1, Wool);
    bot.window.tap("chooser-cancel");
    assert!(!bot.window.says(&only));
    opens(&mut bot, 1);
    for kind in [Ore, Ore, Wool] {
        chooses(&mut bot, 1, kind);
    }
    let whole = confirms(&bot, 1, 3);
    assert!(bot.window.is_disabled(&whole), "one is missing: {:?}", bot.window.names());
    chooses(&mut bot, 1, Wool);
    let whole = confirms(&bot, 1, 4);
    bot.window.touch(&whole);
    assert!(!bot.window.says(&only), "the turn is back: {:?}", bot.window.names());
    assert_eq!(own(&bot, 1), (cards(&[(Ore, 3), (Wool, 2)]), 0));
    bot.window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(own(&bot, 1), (cards(&[(Ore, 5), (Wool, 4)]), 0));
}

#[test]
fn whoever_discards_alone_may_say_nothing_of_it() {
    let mut bot = two_discard().shown();
    opens(&mut bot, 1);
    bot.window.tap("unseen-untold");
    let (known, unknown) = own(&bot, 1);
    assert_eq!((known.total(), unknown), (1, 4), "at least one is ore");
}

/// The second player rolls a 7, and the first has a card too many, which they took of the second: `kind`,
/// as they told the app alone.
fn after_a_theft(kind: Resource) -> Played {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    game.has(0, cards(&[(Ore, 7)]));
    game.has(1, cards(&[(Brick, 1), (Wool, 1)]));
    game.rolls(7);
    let (player, from) = (game.seat(0), game.seat(1));
    let hexes = game.state.robber_hexes();
    let at = game.state.pieces().buildings_of(from).next().expect("a building").0;
    let to = at.hexes().into_iter().find(|hex| hexes.contains(hex)).expect("land");
    game.does(Deed::MoveRobber { to });
    let whisper = Whisper::new(Whispered::Passed(vec![kind.into()]), [1; 16]).ok();
    let theft = Deed::Steal { player, from, card: None };
    let next = game.state.propose_whispering(theft, whisper, Enforcement::ByTheRules);
    game.did(&next.expect("a theft").act);
    game.passes();
    game.rolls(7);
    game
}

#[test]
fn the_page_reads_alike_whatever_nobody_else_saw() {
    let pages = [Brick, Wool].map(|kind| {
        let mut bot = after_a_theft(kind).shown();
        opens(&mut bot, 0);
        bot.window.names()
    });
    assert_eq!(pages[0], pages[1]);
}

#[rstest]
#[case::what_they_hold(Wool, (cards(&[(Ore, 4)]), 0))]
#[case::what_the_app_was_told_otherwise(Brick, (Cards::none(), 4))]
fn whatever_they_could_hold_is_believed(#[case] given: Resource, #[case] left: (Cards, u16)) {
    let mut bot = after_a_theft(Wool).shown();
    opens(&mut bot, 0);
    for kind in [given, Ore, Ore, Ore] {
        chooses(&mut bot, 0, kind);
    }
    let whole = confirms(&bot, 0, 4);
    bot.window.touch(&whole);
    let is_done = bot.state().open_tasks().iter().all(|task| task.player().index() != 0);
    assert!(is_done, "{:?}", bot.window.names());
    assert_eq!(own(&bot, 0), left);
}

#[test]
fn where_cards_are_on_phones_only_the_curtain_is_the_way_without_one() {
    let (following, resource_cards) = (Following::Private, ResourceCards::Phones);
    let rules = Rules { following, resource_cards, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    for nth in [1, 2] {
        game.has(nth, cards(&[(Ore, 5), (Wool, 4)]));
    }
    game.rolls(7);
    let mut bot = game.shown();
    let untold = bot.window.text.get("unseen-untold");
    // The button at the bottom leads there as well.
    bot.window.press(Key::Space);
    assert!(bot.window.says(
        &bot.said(|say| say.about("curtain-only", say.state.players().seat(1).expect("Ben")))
    ));
    assert!(!bot.window.has(&untold), "nobody else could tell: {:?}", bot.window.names());
    for _ in 0..4 {
        chooses(&mut bot, 1, Ore);
    }
    let whole = confirms(&bot, 1, 4);
    bot.window.touch(&whole);
    assert_eq!(own(&bot, 1), (cards(&[(Ore, 1), (Wool, 4)]), 0));
}

#[test]
fn oil_is_discarded_behind_the_curtain_as_well() {
    let rules = Rules {
        following: Following::Private,
        oil: Some(OilRules { oil_is_card: OilIsCard::Yes, ..OilRules::default() }),
        ..Rules::default()
    };
    let mut game = Played::of(middle(3, rules));
    game.has(1, cards(&[(Ore, 5), (Wool, 2)]));
    let ben = game.seat(1);
    game.corrects(Correction::Oil(OilCorrection::Held { player: ben, count: 2 }));
    game.rolls(7);
    let mut bot = game.shown();
    opens(&mut bot, 1);
    let (label, oil) = (bot.name_of(ben), bot.window.text.get("figure-oil"));
    for _ in 0..2 {
        let values = [("label", label.as_str().into()), ("what", oil.as_str().into())];
        bot.window.tap_with("goods-more", &values);
    }
    for _ in 0..2 {
        chooses(&mut bot, 1, Wool);
    }
    let whole = confirms(&bot, 1, 4);
    bot.window.touch(&whole);
    assert_eq!(own(&bot, 1), (cards(&[(Ore, 5)]), 0));
    assert_eq!(bot.state().oil_as_cards(ben), 0);
}
