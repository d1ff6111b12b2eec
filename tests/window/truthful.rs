//! Everything that the window says of cards, hands, bank, points and files is true, and what the
//! table has to see to is said and leads on.

use board::Resource::{Brick, Ore, Wool};
use board::{SeaFrame, Terrain, Tile};
use cards::{EventFace, RulingSet, Rulings};
use chrono::DateTime;
use game::{
    Deed, Enforcement, Following, KnightLevel, KnightsCorrection, KnightsDeed, NumberSource, Play,
    SetBoard, Task, Track,
};
use tableside::app::platform::{Fake, FakeSystem};
use tableside::app::screens::{AreasDraft, IslandEditor};
use words::language::Language;
use words::text::Text;

use crate::common::{cards, temp_dir};
use crate::tools::bot::Bot;
use crate::tools::island_editor::{Hand, new_shores};
use crate::tools::knights_game::{WINDOWS, before_by, knights, turn, way_on};
use crate::tools::played::Played;
use crate::tools::saved::{saved, speak};
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window};

/// The first player holds five progress cards in their own turn.
fn five() -> Played {
    let mut game = turn();
    for (track, count) in [(Track::Science, 3), (Track::Trade, 2)] {
        game.draws_of(0, track, count);
    }
    game
}

fn puts_back(bot: &mut Bot, track: Track) {
    let player = bot.state().active();
    let before = bot.state().progress_cards(player);
    bot.does(&knights(KnightsDeed::PutBack { player, track }));
    assert_eq!(bot.state().progress_cards(player), before - 1);
    assert!(bot.app().refused().is_none());
}

#[test]
fn done_with_a_fifth_progress_card_leads_to_the_page_that_puts_one_back() {
    let game = five();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let touches = bot.touches;
        bot.pass();
        assert!(bot.app().refused().is_none());
        let player = bot.state().active();
        let put = knights(KnightsDeed::PutBack { player, track: Track::Trade });
        bot.does(&put);
        assert_eq!(bot.touches - touches, 2, "Done, and a deck");
        let turn = bot.state().turn();
        bot.pass();
        assert_eq!(bot.state().turn(), turn + 1);
    }
}

#[test]
fn the_refusal_of_a_fifth_progress_card_puts_one_back() {
    let game = five();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.pass();
        bot.choose("surplus-pass");
        assert!(bot.app().refused().is_some());
        puts_back(&mut bot, Track::Trade);
        let turn = bot.state().turn();
        bot.pass();
        assert_eq!(bot.state().turn(), turn + 1);
    }
}

#[test]
fn the_page_of_progress_cards_puts_a_fifth_one_back() {
    let game = five();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.choose("progress");
        puts_back(&mut bot, Track::Science);
    }
}

#[test]
fn a_touch_on_ones_own_tile_leads_to_putting_a_fifth_card_back() {
    let game = five();
    for window in [(LANDSCAPE, Language::English), (PORTRAIT, Language::German)] {
        let mut bot = game.shown_as(window);
        let tile = bot.said(|say| {
            let name = say.player_name(say.active());
            say.text.with("player-active", &[("name", name.into())])
        });
        bot.touch(&tile);
        puts_back(&mut bot, Track::Science);
    }
}

#[test]
fn four_progress_cards_ask_for_nothing() {
    let mut game = turn();
    game.draws_of(0, Track::Science, 4);
    let mut bot = game.shown();
    let player = game.seat(0);
    let key = "surplus-before-end";
    let asks = |bot: &Bot| bot.window.says(&bot.said(|say| say.about(key, player)));
    assert!(!asks(&bot));
    bot.choose("progress");
    assert!(!asks(&bot));
}

/// A 7 at which the second player discards 5 of 10 without saying which.
fn discarded(following: Following) -> Played {
    let mut game = before_by(NumberSource::Table, following);
    game.corrects(KnightsCorrection::Attacks { count: 1 });
    game.has(0, cards(&[(Wool, 2)]));
    game.has(1, cards(&[(Brick, 6), (Ore, 4)]));
    game.has(2, cards(&[(Wool, 1)]));
    game.rolls(7);
    game.shows(EventFace::Ship, None);
    game
}

fn untold(game: &mut Played) {
    let player = game.seat(1);
    let deed = Deed::Discard { player, cards: None };
    let act = game.state.clone().perform(deed, Enforcement::AsTheTableDid).expect("recorded");
    game.did(&act);
}

#[test]
fn a_discard_says_what_it_costs_not_to_name_the_cards() {
    for following in [Following::Open, Following::Secret] {
        let game = discarded(following);
        for window in WINDOWS {
            let bot = game.shown_as(window);
            assert!(bot.window.tells("task-untold-costs"), "{following:?}, {window:?}");
        }
    }
}

#[test]
fn a_bank_that_is_not_known_exactly_shows_what_is_certain() {
    for following in [Following::Open, Following::Secret] {
        let mut game = discarded(following);
        untold(&mut game);
        let mut bot = game.shown_at(LANDSCAPE);
        // With open hands it is known that a brick was among the five, and no wool.
        let brick = if following == Following::Open { 14 } else { 13 };
        let wool = if following == Following::Open { "16" } else { "16+" };
        for certain in [&format!("{brick}+"), "15+", wool] {
            assert!(bot.window.paints(certain) > 0, "{certain}, {following:?}");
        }
        let bank = bot.window.named("Bank: ");
        assert!(
            bank.iter().any(|name| name.contains(&format!("at least {brick} brick"))),
            "{bank:?}"
        );
        // Counting begins with what is certain, and says so.
        bot.touch_starting("Bank: ");
        assert!(bot.window.says("In all there should be"));
    }
}

#[test]
fn an_open_hand_shows_no_zero_where_a_card_may_be() {
    let mut game = discarded(Following::Open);
    untold(&mut game);
    for window in [(LANDSCAPE, Language::English), (PORTRAIT, Language::German)] {
        let bot = game.shown_as(window);
        assert!(bot.window.paints("?") > 0, "{window:?}");
        assert!(bot.window.paints("1+") > 0, "one brick is left for certain: {window:?}");
        let spoken = bot.said(|say| say.player_name(game.seat(1)));
        let unknown = if window.1 == Language::German { "4 unbekannt" } else { "4 unknown" };
        assert!(spoken.contains(unknown), "{spoken}");
    }
}

#[test]
fn the_payout_says_that_the_aqueduct_owes_a_card_and_what_it_brought() {
    let mut game = before_by(NumberSource::Table, Following::Open);
    let player = game.seat(0);
    game.improves(0, Track::Science, 3);
    let brings_nothing = |number: &u8| {
        let mut state = game.state.clone();
        let deed = Deed::Roll { number: (*number).try_into().expect("a roll") };
        state.perform(deed, Enforcement::ByTheRules).expect("rolled");
        let die = knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None });
        state.perform(die, Enforcement::ByTheRules).expect("the ship");
        matches!(state.tasks(), [Task::Take { player: who, .. }] if *who == player)
    };
    let number = [2, 3, 4, 5, 6, 8, 9, 10].into_iter().find(brings_nothing).expect("a number");
    game.rolls(number);
    game.shows(EventFace::Ship, None);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let due = bot.window.text.get("takes-aqueduct-due");
        assert!(bot.window.says(&due), "{window:?}");
        let task = bot.state().tasks()[0].clone();
        bot.task(&task);
        assert!(!bot.window.says(&due), "{window:?}");
        let name = bot.window.text.get("level-science-3");
        assert!(bot.window.says(&name), "{window:?}");
    }
}

#[test]
fn a_knight_that_has_nowhere_to_go_is_said_to_come_off_the_island() {
    let mut game = turn();
    let at = game.ends(1)[0];
    game.places(1, at, KnightLevel::Mighty);
    let (path, _) = way_on(&game.state, at);
    game.paves(0, path);
    game.draws_of(0, Track::Politics, 1);
    game.does(KnightsDeed::Play(Play::Intrigue { at }));
    assert!(game.state.tasks().is_empty());
    for window in WINDOWS {
        let bot = game.shown_as(window);
        let words =
            bot.said(|say| say.about_with("off-knight", game.seat(1), "level", "mighty".into()));
        assert!(bot.window.says(&words), "{window:?}: {words}");
    }
}

#[test]
fn the_cards_of_whoever_left_are_asked_about_and_go_back_by_one_touch() {
    let mut game = turn();
    game.has(1, cards(&[(Brick, 6), (Ore, 4)]));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let who = game.seat(1);
        let name = |bot: &Bot, key: &str| bot.said(|say| say.about(key, who));
        bot.walk("table table-people");
        let open = name(&bot, "people-open");
        bot.touch(&open);
        let leaves = name(&bot, "people-leave-name");
        bot.touch(&leaves);
        let pieces = name(&bot, "people-left-pieces");
        assert!(bot.window.says(&pieces), "{window:?}");
        let back = name(&bot, "people-return-name");
        bot.touch(&back);
        let size = bot.state().hands().expect("followed").size(who);
        assert_eq!((size, bot.state().discrepancies().len()), (0, 0));
        assert!(!bot.window.has(&back), "nothing is left to go back");
        let undo = bot.window.start_of("undo-what", &[], "what");
        bot.touch_starting(&undo);
        assert!(bot.window.has(&back), "undone, it is asked again");
    }
}

fn rulings(window: &Window) -> &Rulings {
    &window.game().setup().rules.rulings
}

#[test]
fn the_first_game_asks_which_cards_lie_on_the_table_and_goes_by_an_edition() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    window.tap("new-tab-cards");
    let question = window.place_of(|name| name == window.text.get("new-rulings"));
    let presets = window.place_of(|name| name == window.text.get("new-presets"));
    assert!(question.top() < presets.top(), "before any other choice");
    window.touch_starting("Start: ");
    assert_eq!(rulings(&window), &Rulings::all_by(RulingSet::PRINTED));
    assert_ne!(RulingSet::PRINTED, RulingSet::Fusion, "no edition has that mix");
}

#[test]
fn the_next_game_reads_events_as_the_last_one_did() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    window.walk("new-tab-cards new-set-fusion*");
    window.touch_starting("Start: ");
    assert_eq!(rulings(&window).set, RulingSet::Fusion);
    window.walk("menu home-new-game new-tab-cards");
    let question = window.place_of(|name| name == window.text.get("new-rulings"));
    let presets = window.place_of(|name| name == window.text.get("new-presets"));
    assert!(question.top() > presets.top(), "known by now");
    window.touch_starting("Start: ");
    assert_eq!(rulings(&window).set, RulingSet::Fusion);
}

#[test]
fn harbormaster_says_one_point_more_than_this_game_is_played_for() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    let needs = |window: &Window, count: u8| {
        let line = window.text.with("rule-harbormaster-off-line", &[("count", count.into())]);
        window.says(&line)
    };
    for (game, count) in [(None, 11), (Some("new-game-sea"), 15), (Some("new-game-knights"), 17)] {
        if let Some(game) = game {
            window.tap(game);
        }
        window.tap("new-tab-rules");
        assert!(needs(&window, count), "{count}: {:?}", window.names());
    }
    window.tap("rule-target-more");
    assert!(needs(&window, 18), "also where the table has set it");
    window.tap("rule-harbormaster");
    assert!(!(3..=30).any(|count| needs(&window, count)), "it is in: nothing is to be added");
}

/// A saved game in a window whose system shows files, or doesn't.
fn with_files(has_paths: bool, language: Language) -> (Window, FakeSystem, tempfile::TempDir) {
    let data_dir = temp_dir();
    saved(data_dir.path(), &["Ada", "Ben", "Cleo"], (20, 5));
    speak(data_dir.path(), language);
    let system =
        FakeSystem { has_paths, ..FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 }) };
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
    window.text = Text::of(language);
    window.walk("home-resume history history-export");
    let form = window.text.get("history-export-csv");
    let name = window.text.with("history-export-name", &[("form", form.into())]);
    window.touch(&name);
    (window, system, data_dir)
}

#[test]
fn a_message_with_a_path_opens_its_folder_where_the_system_can() {
    for language in Language::ALL {
        let (mut window, system, data_dir) = with_files(true, language);
        window.check_controls("a message with two buttons", |_| false);
        window.tap("message-open-folder");
        let shown = system.shown.borrow().clone();
        assert_eq!(shown.len(), 1, "{shown:?}");
        assert!(shown[0].starts_with(data_dir.path()) && shown[0].is_file(), "{shown:?}");
        let (window, system, _data) = with_files(false, language);
        assert!(!window.shows("message-open-folder"));
        assert!(system.shown.borrow().is_empty());
    }
}

#[test]
fn an_exported_game_is_found_by_a_touch() {
    let data_dir = temp_dir();
    saved(data_dir.path(), &["Ada", "Ben", "Cleo"], (20, 5));
    let system = FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 });
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
    window.touch_starting("More about");
    window.tap("game-export");
    let file = data_dir.path().join("out.tableside");
    window.fill("file-path-field", &file.display().to_string());
    window.tap("game-export-now");
    assert!(file.is_file(), "{:?}", window.names());
    window.tap("message-open-folder");
    assert_eq!(*system.shown.borrow(), [file]);
}

#[test]
fn a_map_with_too_many_of_a_piece_says_of_which() {
    let frame = SeaFrame::Four;
    let whole = new_shores();
    let hand = |island: &board::Island| {
        let mut editor = IslandEditor::at_sea(frame);
        editor.copy(&SetBoard::of(island.clone()), AreasDraft::default(), None);
        Hand::at(editor, LANDSCAPE)
    };
    let begun = hand(&whole);
    assert!(begun.tells("enter-nothing-missing"), "the box has all of it");
    let mountain = whole.tiles().iter().find(|tile| tile.terrain == Terrain::Mountains);
    let tile = Tile { terrain: Terrain::Pasture, ..*mountain.expect("mountains") };
    let other = whole.laid(tile.at, Some(tile)).expect("an island");
    let begun = hand(&other);
    assert!(begun.says("More than the box has: Pasture (by 1)."));
    assert!(!begun.tells("enter-nothing-missing"));
}
