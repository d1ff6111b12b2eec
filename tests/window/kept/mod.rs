//! Pages look and read as they are kept: some of them in pictures (`tests/pictures`), all of
//! them in words (`tests/snapshots`). README says how to renew both.

mod album;
mod condition;
mod snapshot;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

use egui::{Color32, Event, TexturesDelta};
use egui_kittest::TestRenderer;
use image::{Rgb, RgbImage};
use kit::theme::Look;
use kit::widgets::TurnedWindow;
use kit::widgets::rasterizer::Rasterizer;
use rstest::rstest;
use words::language::Language;

use album::{Album, Difference, compare, in_steps};
use condition::Condition;
use condition::Letters::{Large, Usual};
use condition::Screen::{self, Laptop, Least, Narrow, Small, Tall};

use crate::pages::{Page, Visit, pages};

pub use snapshot::{Snapshot, compare as compare_text};

use Language::{English, German};
use Look::{Dark, HighContrast, Light};

/// The pages of which a picture is kept, each under conditions of its own: every two of them meet
/// somewhere.
const PICTURES: [(&str, Screen, Look, Language, condition::Letters); 54] = [
    ("home at first", Laptop, Dark, English, Usual),
    ("home with games", Tall, Light, German, Usual),
    ("a first new game", Laptop, HighContrast, English, Usual),
    ("new game, shuffled", Small, Light, German, Large),
    ("new game, numbers", Narrow, Dark, English, Usual),
    ("a first new game, cards", Laptop, Dark, English, Usual),
    ("new game, rules", Tall, HighContrast, German, Large),
    ("new game, pieces on the island", Laptop, HighContrast, English, Usual),
    ("four, opening", Laptop, Dark, English, Usual),
    ("four, before a card", Laptop, HighContrast, English, Usual),
    ("four, a season", Laptop, Dark, English, Usual),
    ("four, a turn", Tall, Light, English, Usual),
    ("four, a 7", Laptop, Light, English, Usual),
    ("four, a refusal", Tall, Light, English, Large),
    ("four, the numbers", Tall, Light, English, Large),
    ("four, table view to the left", Least, HighContrast, English, Large),
    ("a turn", Small, HighContrast, German, Large),
    ("why not paid", Tall, HighContrast, German, Usual),
    ("trade with a player", Narrow, Light, German, Usual),
    ("history", Least, HighContrast, English, Usual),
    ("phones, three look on", Laptop, Dark, English, Usual),
    ("compare a player", Laptop, Light, German, Large),
    ("won", Small, HighContrast, German, Large),
    ("a card in the editor", Small, Dark, English, Large),
    ("a deck", Tall, HighContrast, German, Usual),
    ("lab, results", Small, Light, English, Usual),
    ("almanac, an entry", Laptop, Dark, English, Usual),
    ("settings", Least, Light, German, Usual),
    ("knights, improve", Tall, HighContrast, German, Usual),
    ("knights, a knight", Small, Light, German, Usual),
    ("knights, barbarians", Tall, Dark, German, Usual),
    ("an attack lost", Laptop, HighContrast, English, Usual),
    ("an attack on the table view", Small, Dark, German, Large),
    ("knights, a player", Narrow, Dark, English, Large),
    ("politics", Least, HighContrast, German, Large),
    ("knights, knights", Small, HighContrast, German, Large),
    ("comparing the stores with progress cards", Tall, Light, English, Large),
    ("new game, knights, pieces on the island", Least, Dark, English, Usual),
    ("four at sea, opening", Laptop, Dark, English, Usual),
    ("four at sea, a player", Laptop, HighContrast, English, Usual),
    ("sea, a ship that moves", Small, Dark, German, Large),
    ("sea, gold", Laptop, Light, German, Large),
    ("sea, table view", Tall, Dark, English, Large),
    ("sea, what is hidden", Narrow, HighContrast, English, Usual),
    ("new sea, scenarios", Tall, HighContrast, German, Usual),
    ("new sea, areas", Narrow, Light, German, Usual),
    ("sea, sea", Small, Light, English, Usual),
    ("four with fish and rivers", Laptop, Dark, English, Usual),
    ("four with wagons", Laptop, Light, English, Usual),
    ("four with a disaster", Tall, Dark, German, Usual),
    ("wagons, on the way", Narrow, Light, German, Usual),
    ("modules with knights, table view", Laptop, Dark, English, Usual),
    ("modules, check the board", Least, Dark, English, Usual),
    ("statistics of modules, gold", Small, Dark, English, Usual),
];

/// Hands the textures of every frame on to the one who draws the last.
pub struct Textures(Rc<RefCell<Rasterizer>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().take(delta);
    }
}

fn called(name: &str) -> Page {
    pages().into_iter().find(|page| page.name == name).unwrap_or_else(|| panic!("no page {name:?}"))
}

/// A page's name as that of a file.
pub fn file_name(page: &str) -> String {
    page.replace([',', ':'], "").replace(' ', "-")
}

fn of_picture(page: &str, condition: Condition) -> String {
    format!("{}-{}", file_name(page), condition.key())
}

/// A page in a window under a condition, and the picture of it, without a pointer over it.
fn pictured(page: &Page, condition: Condition) -> (Visit, RgbImage) {
    let rasterizer = Rc::new(RefCell::new(Rasterizer::default()));
    let seen = (condition.settings(), condition.screen.size(), Some(Textures(rasterizer.clone())));
    let games = page.shelf.games();
    let mut visit = Visit::seen(seen, &games.iter().collect::<Vec<_>>(), page.has_damaged_file());
    visit.walk(page.way);
    (page.then)(&mut visit);
    let harness = &mut visit.window.harness;
    harness.event(Event::PointerGone);
    harness.run();
    let (ctx, shapes) = (&harness.ctx, harness.output().shapes.clone());
    let scale = ctx.pixels_per_point();
    let size = TurnedWindow::screen(ctx).size();
    let primitives = ctx.tessellate(shapes, scale);
    let image = rasterizer.borrow().draw(&primitives, size, scale, Color32::BLACK);
    let [width, height] = image.size.map(|size| u32::try_from(size).expect("a screen"));
    let pixel = |x, y| {
        let color = image[(x as usize, y as usize)];
        Rgb([color.r(), color.g(), color.b()])
    };
    (visit, RgbImage::from_fn(width, height, pixel))
}

fn conditions() -> impl Iterator<Item = (&'static str, Condition)> {
    PICTURES.iter().map(|(page, screen, look, language, letters)| {
        let (screen, look) = (*screen, *look);
        (*page, Condition { screen, look, language: *language, letters: *letters })
    })
}

/// In how many parts the pictures are drawn side by side.
const PARTS: usize = 4;

#[rstest]
fn pages_look_as_they_are_kept(#[values(0, 1, 2, 3)] part: usize) {
    let mut album = Album::new();
    for (page, condition) in conditions().skip(part).step_by(PARTS) {
        album.show(&of_picture(page, condition), &pictured(&called(page), condition).1);
    }
    album.close();
}

#[test]
fn every_two_conditions_meet_in_some_picture() {
    let mut met = BTreeSet::new();
    for (page, condition) in conditions() {
        let games = called(page).shelf.games();
        let players = games.first().map(|game| game.state.players().count());
        let all = condition.parts().into_iter().chain(players.map(|count| format!("{count}")));
        let all: Vec<String> = all.collect();
        for (place, one) in all.iter().enumerate() {
            met.extend(all.iter().skip(place + 1).map(|other| format!("{one} {other}")));
        }
    }
    let kinds: [Vec<String>; 5] = [
        Screen::ALL.map(|screen| format!("{screen:?}")).to_vec(),
        Look::ALL.map(|look| look.key().to_owned()).to_vec(),
        Language::ALL.map(|language| language.code().to_owned()).to_vec(),
        [Usual, Large].map(|letters| format!("{letters:?}")).to_vec(),
        [4, 6].map(|players| format!("{players}")).to_vec(),
    ];
    let mut missing = Vec::new();
    for (place, kind) in kinds.iter().enumerate() {
        for other in kinds.iter().skip(place + 1).flatten() {
            let pairs = kind.iter().map(|one| format!("{one} {other}"));
            missing.extend(pairs.filter(|pair| !met.contains(pair)));
        }
    }
    assert_eq!(missing, [""; 0]);
}

#[test]
fn nothing_is_kept_of_a_page_that_is_not_looked_at() {
    let pictures = conditions().map(|(page, condition)| of_picture(page, condition));
    album::clear(&album::kept(), &pictures.collect());
    let texts = pages().into_iter().map(|page| file_name(page.name));
    album::clear(&snapshot::kept(), &texts.collect());
}

/// With `LOOK=history,won` these pages, with `LOOK=all` every page, are drawn into `target/look`,
/// in every size; `LOOK_AT=480x800-light,800x480` says in which.
#[test]
fn what_is_to_be_looked_at_is_drawn_in_every_size() {
    let Ok(wanted) = std::env::var("LOOK") else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/look");
    std::fs::create_dir_all(&folder).expect("a folder");
    let names: Vec<&str> = wanted.split(',').collect();
    let is_wanted = |page: &Page| wanted == "all" || names.contains(&&*file_name(page.name));
    for page in pages().iter().filter(|page| is_wanted(page)) {
        for condition in Condition::looked_at() {
            let path = folder.join(format!("{}.png", of_picture(page.name, condition)));
            pictured(page, condition).1.save(&path).expect("saved");
        }
    }
}

fn a_picture() -> RgbImage {
    let full = conditions().find(|(page, _)| *page == "a turn");
    let (page, condition) = full.expect("a page with much on it");
    pictured(&called(page), condition).1
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
