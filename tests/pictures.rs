//! Every screen looks as it is kept in `tests/pictures`. README says how to
//! renew them.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test stops where it fails"
)]

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "pictures_of/album.rs"]
mod album;
#[path = "window/tools/begin_sea.rs"]
mod begin_sea;
#[path = "common/mod.rs"]
mod common;
#[path = "pictures_of/condition.rs"]
mod condition;
#[path = "pictures_of/easel.rs"]
mod easel;
#[path = "pictures_of/games.rs"]
mod games;
#[path = "window/tools/island_editor.rs"]
mod island_editor;
#[path = "pictures_of/knights_moments.rs"]
mod knights_moments;
#[path = "pictures_of/rich_table.rs"]
mod rich_table;
#[path = "pictures_of/scenes.rs"]
mod scenes;
#[path = "pictures_of/sea_begin.rs"]
mod sea_begin;
#[path = "pictures_of/sea_editor.rs"]
mod sea_editor;
#[path = "pictures_of/sea_maps.rs"]
mod sea_maps;
#[path = "pictures_of/sea_moments.rs"]
mod sea_moments;
#[path = "pictures_of/sea_scenes.rs"]
mod sea_scenes;
#[path = "window/tools/window.rs"]
mod window;

use std::collections::BTreeSet;
use std::path::Path;

use album::{Album, Difference, compare, in_steps};
use common::temp_dir;
use condition::{Condition, Enlarged, Screen};
use easel::Easel;
use games::Shelf;
use image::{Rgb, RgbImage};
use kit::theme::Look;
use words::language::Language;

/// The play screens, each pictured under all conditions.
const PLAYED: [(&str, Shelf); 2] = [("season", Shelf::Season), ("seven", Shelf::Seven)];

fn played(nth: usize) {
    let (name, shelf) = PLAYED[nth];
    let games = temp_dir();
    shelf.fill(games.path());
    let mut album = Album::new();
    for condition in Condition::all() {
        let mut easel = Easel::new(games.path(), condition);
        easel.window.tap("home-resume");
        album.show(&of_played(name, condition), &easel.picture());
    }
    album.close();
}

fn of_played(name: &str, condition: Condition) -> String {
    format!("play-{name}-{}", condition.key())
}

#[test]
fn a_seven_of_six_long_names_looks_as_kept_on_all_screens() {
    played(1);
}

#[test]
fn a_season_card_and_a_short_bank_look_as_kept_on_all_screens() {
    played(0);
}

/// Every other scene, beginning with the first or the second.
fn other_screens(first: usize) {
    let mut album = Album::new();
    for (nth, scene) in scenes::ALL.iter().enumerate().skip(first).step_by(2) {
        let condition = Condition::of_pairs(nth);
        let games = temp_dir();
        scene.shelf.fill(games.path());
        let mut easel = Easel::new(games.path(), condition);
        (scene.pose)(&mut easel);
        album.show(&of_scene(nth), &easel.picture());
    }
    album.close();
}

/// The conditions under which a scene is to be looked at: every screen and the smallest ones,
/// or with `LOOK_AT=480x800-light,800x480` those whose name begins so.
fn looked_at() -> Vec<Condition> {
    let screens = Screen::ALL.into_iter().chain([Screen::Least, Screen::Narrow]);
    let of = |screen, look, language| Condition { screen, look, language, enlarged: Enlarged::No };
    let Ok(wanted) = std::env::var("LOOK_AT") else {
        let usual = |(nth, screen)| of(screen, Look::ALL[nth % 2], Language::ALL[nth / 2 % 2]);
        return screens.enumerate().map(usual).collect();
    };
    let looks = |screen| Look::ALL.into_iter().map(move |look| (screen, look));
    let languages = |(screen, look)| Language::ALL.map(|language| of(screen, look, language));
    let all = screens.flat_map(looks).flat_map(languages);
    let is_wanted = |it: &Condition| wanted.split(',').any(|one| it.key().starts_with(one));
    all.filter(is_wanted).collect()
}

/// With `LOOK=trade-player`, that scene on every screen, and on the smallest, is put into
/// `target/look`; with `LOOK=play`, the play screens. `LOOK_AT` says which screens.
#[test]
fn what_is_to_be_looked_at_is_drawn_in_every_size() {
    let Ok(wanted) = std::env::var("LOOK") else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/look");
    std::fs::create_dir_all(&folder).expect("a folder");
    let is_wanted = |name: &str| wanted.split(',').any(|one| one == name);
    let resume: fn(&mut Easel) = |it| it.window.tap("home-resume");
    let played = PLAYED.into_iter().filter(|_| is_wanted("play"));
    let played = played.map(|(name, shelf)| (name, shelf, resume));
    let scenes = scenes::ALL.iter().filter(|scene| is_wanted(scene.name));
    let scenes = scenes.map(|scene| (scene.name, scene.shelf, scene.pose));
    for (name, shelf, pose) in played.chain(scenes) {
        for condition in looked_at() {
            // Anew each time: the pose may play on.
            let games = temp_dir();
            shelf.fill(games.path());
            let mut easel = Easel::new(games.path(), condition);
            pose(&mut easel);
            let path = folder.join(format!("{name}-{}.png", condition.key()));
            easel.picture().save(&path).expect("saved");
        }
    }
    for scene in sea_scenes::ALL.iter().filter(|scene| is_wanted(scene.name)) {
        for condition in looked_at() {
            let path = folder.join(format!("{}-{}.png", scene.name, condition.key()));
            scene.picture(condition).save(&path).expect("saved");
        }
    }
    for (name, pose) in sea_editor::ALL.into_iter().filter(|(name, _)| is_wanted(name)) {
        for condition in looked_at() {
            let path = folder.join(format!("{name}-{}.png", condition.key()));
            sea_editor::picture(pose, condition).save(&path).expect("saved");
        }
    }
    for (nth, scene) in sea_begin::ALL.iter().enumerate().filter(|(_, it)| is_wanted(it.0)) {
        for condition in looked_at() {
            let path = folder.join(format!("{}-{}.png", scene.0, condition.key()));
            sea_begin::picture(nth, condition).save(&path).expect("saved");
        }
    }
}

#[test]
fn islands_amid_their_sea_look_as_kept() {
    let mut album = Album::new();
    for (nth, scene) in sea_scenes::ALL.iter().enumerate() {
        for condition in sea_scenes::conditions(nth) {
            album.show(&of_sea(scene, condition), &scene.picture(condition));
        }
    }
    album.close();
}

fn of_sea(scene: &sea_scenes::SeaScene, condition: Condition) -> String {
    format!("{}-{}", scene.name, condition.key())
}

/// The steps of entering a map with sea of which pictures are kept, and how they are seen.
fn sea_editor_pictures() -> [(&'static str, sea_editor::Pose, Condition); 3] {
    let seen = [
        (0, Screen::Laptop, Look::Light, Language::German),
        (1, Screen::Tall, Look::Dark, Language::English),
        (4, Screen::Small, Look::Dark, Language::German),
    ];
    seen.map(|(step, screen, look, language)| {
        let (name, pose) = sea_editor::ALL[step];
        (name, pose, Condition { screen, look, language, enlarged: Enlarged::No })
    })
}

#[test]
fn a_map_with_sea_that_is_entered_looks_as_kept() {
    let mut album = Album::new();
    for (name, pose, condition) in sea_editor_pictures() {
        album.show(&format!("{name}-{}", condition.key()), &sea_editor::picture(pose, condition));
    }
    album.close();
}

/// The pages where a game with sea begins in its middle of which pictures are kept, and how
/// they are seen.
fn sea_begin_pictures() -> [(usize, Condition); 2] {
    let seen = [
        (0, Screen::Laptop, Look::Dark, Language::English),
        (2, Screen::Small, Look::Light, Language::German),
    ];
    seen.map(|(nth, screen, look, language)| {
        (nth, Condition { screen, look, language, enlarged: Enlarged::No })
    })
}

fn of_sea_begin(nth: usize, condition: Condition) -> String {
    format!("{}-{}", sea_begin::ALL[nth].0, condition.key())
}

#[test]
fn a_game_with_sea_that_begins_in_its_middle_looks_as_kept() {
    let mut album = Album::new();
    for (nth, condition) in sea_begin_pictures() {
        album.show(&of_sea_begin(nth, condition), &sea_begin::picture(nth, condition));
    }
    album.close();
}

fn of_scene(nth: usize) -> String {
    format!("{}-{}", scenes::ALL[nth].name, Condition::of_pairs(nth).key())
}

#[test]
fn the_other_screens_look_as_kept() {
    other_screens(0);
}

#[test]
fn the_other_half_of_them_does_too() {
    other_screens(1);
}

#[test]
fn every_two_conditions_meet_in_some_picture() {
    let mut met = BTreeSet::new();
    for nth in 0..scenes::ALL.len() {
        let Condition { screen, look, language, enlarged } = Condition::of_pairs(nth);
        let all = [
            format!("{screen:?}"),
            look.key().to_owned(),
            language.code().to_owned(),
            format!("{enlarged:?}"),
        ];
        for (place, one) in all.iter().enumerate() {
            met.extend(all.iter().skip(place + 1).map(|other| format!("{one} {other}")));
        }
    }
    // 4 screens, 3 looks, 2 languages and 2 sizes, each with each of another kind.
    assert_eq!(met.len(), 4 * 3 + 4 * 2 + 4 * 2 + 3 * 2 + 3 * 2 + 2 * 2, "{met:#?}");
}

#[test]
fn no_picture_is_kept_that_no_screen_is_compared_with() {
    let played = PLAYED
        .iter()
        .flat_map(|(name, _)| Condition::all().map(|condition| of_played(name, condition)));
    let seas = sea_scenes::ALL.iter().enumerate().flat_map(|(nth, scene)| {
        sea_scenes::conditions(nth).map(move |condition| of_sea(scene, condition))
    });
    let scenes = (0..scenes::ALL.len()).map(of_scene);
    let sea_editor = sea_editor_pictures().map(|(name, _, seen)| format!("{name}-{}", seen.key()));
    let sea_begin = sea_begin_pictures().map(|(nth, seen)| of_sea_begin(nth, seen));
    let drawn: BTreeSet<String> =
        played.chain(scenes).chain(seas).chain(sea_editor).chain(sea_begin).collect();
    for file in std::fs::read_dir(album::kept()).expect("the pictures") {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if drawn.contains(&name) {
            continue;
        }
        assert!(album::is_renewed(), "{} shows no screen: remove it", path.display());
        std::fs::remove_file(&path).expect("removed");
    }
}

fn a_picture() -> RgbImage {
    let games = temp_dir();
    Shelf::Trading.fill(games.path());
    let mut easel = Easel::new(games.path(), Condition::of_pairs(0));
    easel.window.tap("home-resume");
    easel.picture()
}

/// The row `y` as the row above it is.
fn with_row_moved(picture: &RgbImage, y: u32) -> RgbImage {
    let mut moved = picture.clone();
    for x in 0..picture.width() {
        moved.put_pixel(x, y, *picture.get_pixel(x, y - 1));
    }
    moved
}

#[test]
fn a_wrong_row_of_pixels_is_noticed_and_another_machines_rounding_is_not() {
    let picture = a_picture();
    let (width, height) = picture.dimensions();
    let kept = in_steps(&picture);
    assert_eq!(compare(&kept, &picture), Ok(()));

    // Nine of ten rows show something that goes on otherwise in the next; what
    // lies level in all of its width can't be told apart. One in seven is tried.
    let rows: Vec<u32> = (1..height).step_by(7).collect();
    let is_noticed = |y: &&u32| compare(&kept, &with_row_moved(&picture, **y)).is_err();
    let noticed = rows.iter().filter(is_noticed).count();
    assert!(noticed * 10 >= rows.len() * 9, "{noticed} of {} rows", rows.len());

    // A hairline somewhere on a plain ground.
    let mut lined = picture.clone();
    let ground = *picture.get_pixel(2, height - 2);
    let line = Rgb(ground.0.map(|part| part.saturating_add(12)));
    (0..width).for_each(|x| lined.put_pixel(x, height - 2, line));
    assert!(matches!(compare(&kept, &lined), Err(Difference::Pixels(_))));

    let mut rounded = picture.clone();
    for (nth, pixel) in rounded.pixels_mut().enumerate() {
        let part =
            |part: u8| if nth % 2 == 0 { part.saturating_add(1) } else { part.saturating_sub(1) };
        *pixel = Rgb(pixel.0.map(part));
    }
    assert_eq!(compare(&kept, &rounded), Ok(()));
    let cut = image::imageops::crop_imm(&picture, 0, 0, width, height - 1).to_image();
    assert_eq!(compare(&picture, &cut), Err(Difference::Size));
}
