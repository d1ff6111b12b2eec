//! Things that ended or changed hands are said on the turn's page until *Done*, and by the same words
//! in the history: a metropolis, an award, a knight that deserts, an attack and its Defender.

use board::Intersection;
use cards::{Award, EventFace};
use egui::Key;
use game::{Building, Enforcement, KnightLevel, KnightsDeed, Play, ProgressCard, Readiness, Track};

use crate::spoken::about_to_take_over;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{WINDOWS, knights, ship_is_near, trading, turn, way_on};
use crate::tools::played::Played;

/// It is said on the page and in the history, and no more once the turn is over.
fn is_told_until_done(bot: &mut Bot, words: &str) {
    assert!(bot.window.says(words), "{words}: {:?}", bot.window.names());
    bot.choose("history");
    assert!(bot.window.says(words), "the history: {words}: {:?}", bot.window.names());
    bot.window.press(Key::Escape);
    bot.pass();
    assert!(!bot.window.says(words), "{words}");
}

#[test]
fn a_metropolis_that_changes_owners_is_told_with_both_of_them() {
    let game = about_to_take_over();
    let (anna, ben) = (game.seat(0), game.seat(1));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::Improve { track: Track::Science }));
        assert_eq!(bot.state().metropolis_holder(Track::Science), Some(anna), "{window:?}");
        let words = bot.said(|say| {
            let track = say.track(Track::Science);
            let values = [("who", say.name(anna)), ("other", say.name(ben)), ("track", track)];
            say.text.with("act-take-metropolis", &values.map(|(key, word)| (key, word.into())))
        });
        is_told_until_done(&mut bot, &words);
    }
}

/// Ben's road goes on from an end of it by four more pieces.
fn longest_road(game: &mut Played) {
    let mut at: Intersection = game.ends(1)[0];
    for _ in 0..4 {
        let (path, end) = way_on(&game.state, at);
        game.paves(1, path);
        at = end;
    }
}

#[test]
fn an_award_that_changes_hands_is_told_until_the_turn_is_over() {
    let mut game = turn();
    longest_road(&mut game);
    let ben = game.seat(1);
    assert_eq!(game.state.holders().of(Award::LongestRoad), Some(ben));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let words = bot.said(|say| {
            let award = say.award(Award::LongestRoad).into();
            say.about_with("act-award", ben, "award", award)
        });
        is_told_until_done(&mut bot, &words);
    }
}

#[test]
fn a_knight_that_deserts_is_told_with_its_level_and_owner() {
    let mut game = trading(ProgressCard::Deserter);
    let ben = game.seat(1);
    let at = game.ends(1)[0];
    game.places(1, at, KnightLevel::Strong);
    game.does(KnightsDeed::Play(Play::Deserter { from: ben }));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::LoseKnight { player: ben, at }));
        let key = "act-lose-knight-of-level";
        let words = bot.said(|say| say.about_with(key, ben, "level", "strong".into()));
        assert!(bot.window.says(&words), "{window:?}: {words}");
        bot.choose("history");
        assert!(bot.window.says(&words), "{window:?}: {words}");
    }
}

#[test]
fn a_displaced_knight_is_told_with_its_level_and_owner() {
    let mut game = turn();
    let (anna, ben) = (game.seat(0), game.seat(1));
    let from = game.ends(0)[0];
    game.places(0, from, KnightLevel::Strong);
    let (path, to) = way_on(&game.state, from);
    game.paves(0, path);
    game.places(1, to, KnightLevel::Basic);
    // The table may well let it act at once.
    game.takes(knights(KnightsDeed::Displace { from, to }), Enforcement::AsTheTableDid);
    let mut bot = game.shown();
    let words = bot.said(|say| {
        let values = [("who", say.name(anna)), ("other", say.name(ben)), ("level", "basic".into())];
        say.text.with("act-displace-whose", &values.map(|(key, word)| (key, word.into())))
    });
    bot.choose("history");
    assert!(bot.window.says(&words), "{words}: {:?}", bot.window.names());
}

#[test]
fn the_history_tells_how_an_attack_ended_and_for_whom() {
    let mut game = ship_is_near();
    let anna = game.seat(0);
    for at in game.ends(0).into_iter().take(2) {
        game.knight(0, at, (KnightLevel::Strong, Readiness::Active));
    }
    game.rolls(8);
    game.shows(EventFace::Ship, None);
    let mut bot = game.shown();
    let defender = bot.said(|say| {
        let who = say.name(anna);
        say.text.with("attack-makes-defender", &[("who", who.into()), ("count", 1.into())])
    });
    assert!(bot.window.says(&defender), "{defender}");
    bot.choose("history");
    assert!(bot.window.says(&format!("; {defender}")), "{:?}", bot.window.names());
}

#[test]
fn what_a_progress_card_brings_is_said_with_its_name() {
    let mut game = trading(ProgressCard::Mining);
    let mountains = |tile: &&board::Tile| tile.terrain == board::Terrain::Mountains;
    let hex = game.state.island().tiles().iter().find(mountains).expect("mountains").at;
    let mut corners = Intersection::around(hex).into_iter();
    let at = corners.find(|at| game.state.pieces().is_free(*at)).expect("a free corner");
    game.builds(0, at, Building::Settlement);
    game.does(KnightsDeed::Play(Play::Mining));
    for window in WINDOWS {
        let bot = game.shown_as(window);
        let card = bot.said(|say| say.progress_card(ProgressCard::Mining));
        assert!(bot.window.says(&format!("{card}: ")), "{window:?}: {:?}", bot.window.names());
    }
}
