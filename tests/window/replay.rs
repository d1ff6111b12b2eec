//! A game played again: sought along its slider and played at three speeds, and written as
//! a moving picture.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Key;
use egui::accesskit::{Action, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Deed, Rules};
use store::Folder;
use tableside::app::screens::board_picture;
use tableside::app::settings::Motion;
use words::game::GameWords;
use words::language::Language;

use crate::common::temp_dir;
use crate::tools::replay_table::{FRAME, THREE, Table, ask, off, picture, shown};
use crate::tools::saved::play;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, SIZES, now};

/// How long each act is shown at each speed, in seconds.
const SPEEDS: [(&str, f64); 3] =
    [("replay-slow", 1.2), ("replay-medium", 0.5), ("replay-fast", 0.125)];

#[test]
fn the_slider_shows_the_table_as_it_was_after_any_act() {
    let mut table = Table::of(400, Motion::Still).with_history();
    assert_eq!((table.at(), table.window.game().count()), (400, 400));
    let now = (table.island(), table.plaques());
    for acts in [0, 1, 63, 64, 65, 200, 399, 128, 400] {
        table.seek(acts);
        assert_eq!(table.at(), acts);
        let state = table.window.game().state_after(acts).expect("it was so");
        for (seat, player) in state.players().iter() {
            let points = state.public_points(seat);
            let start = player.name.to_string();
            let plaque = table.plaques().into_iter().find(|name| name.starts_with(&start));
            let plaque = plaque.expect("a tile");
            assert!(plaque.contains(&format!(": {points} point")), "{acts}: {plaque}");
        }
        assert_eq!(table.window.shows("history-to-now"), acts < 400, "{acts}");
    }
    assert_eq!((table.island(), table.plaques()), now);
    assert_eq!(table.window.game().count(), 400, "nothing was played");
}

#[test]
fn each_speed_shows_as_many_acts_as_there_is_time_for() {
    for (key, seconds) in SPEEDS {
        let mut table = Table::of(60, Motion::Still).with_history();
        table.goes_at(key);
        table.seek(10);
        table.click("replay-play");
        assert!(table.is_playing());
        let frames = 90;
        table.step(frames);
        let passed = FRAME.as_secs_f64() * frames as f64;
        let due = 10.0 + passed / seconds;
        let at = table.at() as f64;
        assert!((at - due).abs() <= 1.0, "{key}: {at} instead of {due}");
        table.click("replay-pause");
        let at = table.at();
        table.step(frames);
        assert_eq!(table.at(), at, "{key}");
    }
}

#[test]
fn a_game_is_played_to_its_end_and_then_everything_rests() {
    let mut table = Table::of(40, Motion::Moving).with_history();
    table.goes_at("replay-fast");
    table.click("replay-play");
    assert_eq!(table.at(), 0, "from the beginning, as all has been seen");
    let (mut seen, mut frames) = (BTreeSet::new(), 0);
    while table.is_playing() {
        seen.insert(table.at());
        table.step(1);
        frames += 1;
        assert!(frames < 200, "it never ends");
    }
    assert_eq!(seen, (0..=40).collect());
    let due = 41.0 * 0.125 / FRAME.as_secs_f64();
    assert!((f64::from(frames) - due).abs() < 6.0, "{frames} frames, not {due}");
    table.window.harness.run();
    assert!(table.window.shows("history-now"));
    assert!(table.window.repaints_after() > Duration::from_secs(1), "nothing is painted");
}

/// Returns how many pictures of the island are seen while the robber's move is shown.
fn pictures_of_a_robbers_way(motion: Motion) -> usize {
    let mut table = Table::of(300, motion).with_history();
    let moves: Vec<usize> = table
        .window
        .game()
        .acts()
        .enumerate()
        .filter(|(_, (_, _, act))| matches!(act.deed, Deed::MoveRobber { .. }))
        .map(|(nth, _)| nth)
        .collect();
    let before = *moves.get(1).expect("a robber that moves");
    table.goes_at("replay-slow");
    table.seek(before);
    table.click("replay-play");
    let mut pictures = BTreeSet::new();
    while table.at() <= before + 1 {
        if table.at() == before + 1 {
            pictures.insert(format!("{:?}", table.island()));
        }
        table.step(1);
    }
    pictures.len()
}

#[test]
fn the_robber_walks_as_it_did_and_not_at_all_where_nobody_likes_it() {
    let moving = pictures_of_a_robbers_way(Motion::Moving);
    assert!(moving > 6, "{moving} pictures");
    let still = pictures_of_a_robbers_way(Motion::Still);
    assert!(still <= 2, "{still} pictures");
}

#[test]
fn the_keyboard_seeks_plays_and_pauses_and_takes_nothing_back() {
    let mut table = Table::of(120, Motion::Still).with_history();
    let name = table.name();
    table.window.harness.get_by_role_and_label(Role::Slider, &name).focus();
    table.window.harness.run();
    for (key, at) in [
        (Key::ArrowLeft, 119),
        (Key::ArrowLeft, 118),
        (Key::ArrowRight, 119),
        (Key::PageDown, 99),
        (Key::Home, 0),
        (Key::ArrowLeft, 0),
        (Key::PageUp, 20),
        (Key::End, 120),
    ] {
        table.window.press(key);
        assert_eq!(table.at(), at, "{key:?}");
    }
    for (action, at) in [(Action::Decrement, 119), (Action::Increment, 120)] {
        ask(&mut table.window, action, None);
        assert_eq!(table.at(), at, "{action:?}");
    }
    table.window.press(Key::Home);
    table.window.harness.ctx.memory_mut(|memory| {
        let focused = memory.focused().expect("the slider");
        memory.surrender_focus(focused);
    });
    table.window.press(Key::P);
    assert!(table.is_playing());
    table.window.press(Key::Space);
    assert!(!table.is_playing());
    table.window.press(Key::P);
    assert!(table.is_playing());
    table.window.press(Key::Escape);
    assert!(!table.is_playing() && !table.window.shows("history-to-now"));
    assert_eq!(table.window.game().count(), 120, "nothing was taken back");
}

#[test]
fn one_touch_on_the_end_page_plays_the_game_from_its_beginning() {
    let data_dir = temp_dir();
    let rules = Rules { target: 5, ..Rules::open_hands() };
    let time = (now(), chrono::TimeDelta::zero());
    play(data_dir.path(), (THREE.as_slice(), rules), (3_000, 3), time, |_| true);
    let mut table = Table::over(data_dir, Motion::Still, LANDSCAPE, Language::English);
    assert!(table.window.state().over().is_some());
    table.window.harness.run();
    table.click("win-replay");
    assert!(table.is_playing());
    assert_eq!(table.at(), 0);
    assert!(table.window.shows("history-to-now"));
    table.step(60);
    assert!((5..=7).contains(&table.at()), "{}", table.at());
}

#[test]
fn a_moving_picture_of_400_acts_is_a_gif_that_others_read() {
    let mut table = Table::of(400, Motion::Still);
    let file = table.animation();
    assert!(file.extension().is_some_and(|ending| ending == "gif"));
    let bytes = std::fs::metadata(&file).expect("a file").len();
    let frames = shown(&file);
    let total: u32 = frames.iter().map(|(_, hundredths)| hundredths).sum();
    assert!(bytes <= 8_000_000, "{bytes}");
    assert!((1_000..=4_000).contains(&total), "{total}");
    assert!(frames.len() > 100, "{}", frames.len());
    let (game, text) = (table.window.game(), &table.window.text);
    let ends = [(0, frames.first()), (400, frames.last())];
    for (acts, frame) in ends {
        let (seen, _) = frame.expect("a frame");
        let off = off(seen, &picture(game, text, acts));
        assert!(off < 0.002, "{off} of all pixels after {acts} acts");
    }
    // The middle of the time is the middle of the game.
    let mut passed = 0;
    let middle = frames.iter().find(|(_, hundredths)| {
        passed += hundredths;
        passed > 100 + (total - 400) / 2
    });
    let (seen, _) = middle.expect("a frame");
    let mut near = (0..=10).flat_map(|off| [200 - off, 200 + off]);
    assert!(near.any(|acts| off(seen, &picture(game, text, acts)) < 0.002), "not the middle");
    // For `.ci/animation`, which has another program read it.
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    std::fs::create_dir_all(&kept).expect("a folder");
    std::fs::copy(&file, kept.join("animation.gif")).expect("a copy");
}

#[test]
fn a_moving_picture_of_few_acts_takes_ten_seconds_too() {
    let mut table = Table::of(12, Motion::Still);
    let file = table.animation();
    let frames = shown(&file);
    let total: u32 = frames.iter().map(|(_, hundredths)| hundredths).sum();
    assert!((1_000..=4_000).contains(&total), "{total}");
    let (game, text) = (table.window.game(), &table.window.text);
    let (seen, _) = frames.last().expect("a frame");
    let off = off(seen, &picture(game, text, game.count()));
    assert!(off < 0.002, "{off} of all pixels");
}

#[test]
fn a_moving_picture_says_how_far_it_is_and_can_be_given_up() {
    let mut table = Table::of(200, Motion::Still);
    table.begin_animation();
    let going = table.window.text.get("animation-going");
    let share = |table: &Table| {
        let bar = table.window.harness.get_by_label(&going);
        bar.accesskit_node().numeric_value().expect("a number")
    };
    let before = share(&table);
    table.step(4);
    assert!(share(&table) > before && share(&table) < 100.0);
    // The game goes on meanwhile.
    table.click("close");
    assert!(table.window.shows("history"));
    table.click("animation-cancel-name");
    table.window.harness.run();
    assert!(!table.window.has(&going));
    assert_eq!(table.exports(), [""; 0].map(PathBuf::from));
}

#[test]
fn a_moving_picture_that_cant_be_written_says_why_and_leaves_nothing() {
    let mut table = Table::of(30, Motion::Still);
    let folder = Folder::new(table.data_dir.path()).exports();
    std::fs::create_dir_all(folder.path().parent().expect("a folder")).expect("made");
    std::fs::write(folder.path(), "a file in its place").expect("written");
    table.open_exports();
    table.window.tap("win-animation");
    assert!(!table.window.shows("animation-cancel-name"));
    let why = table.window.text.get("error-no-folder");
    assert!(table.window.says(&why), "{:?}", table.window.names());
    let kept = std::fs::read_to_string(folder.path()).expect("still a file");
    assert_eq!(kept, "a file in its place");
}

#[test]
fn the_bar_of_a_moving_picture_fits_every_screen() {
    for language in Language::ALL {
        for size in SIZES {
            let mut table = Table::among(&LONG_NAMES, (200, 4), Motion::Still, size, language);
            table.begin_animation();
            assert!(table.window.shows("animation-cancel-name"));
            let spots = crate::tools::window::spots(
                table.window.state().island(),
                &table.window.text.places(table.window.state().island()),
            );
            table.window.check_controls("animation", |name| spots.contains(name));
        }
    }
}

#[test]
fn a_picture_of_a_game_that_is_on_is_the_board_as_it_stands() {
    let mut table = Table::of(150, Motion::Still);
    table.open_exports();
    table.window.tap("win-picture");
    let files = table.exports();
    assert_eq!(files.len(), 1);
    let seen = image::open(&files[0]).expect("a picture").to_rgb8();
    let (game, text) = (table.window.game(), &table.window.text);
    let never = |_| String::new();
    let due = board_picture(&GameWords::now(text, game, &never), 2.0);
    assert_eq!([seen.width() as usize, seen.height() as usize], due.size);
    let same = seen.pixels().zip(&due.pixels);
    assert!(same.into_iter().all(|(one, other)| one.0 == [other.r(), other.g(), other.b()]));
}
