//! The deck screens, through names as a screen reader has them: looking at
//! decks, typing one in, loading and saving.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use cards::{
    Award, BuiltIn, Card, Deck, DeckId, Duty, Effect, EventFace, Measure, Season, Selector, Tie,
    inspect,
};
use chrono::{DateTime, NaiveDateTime, Utc};
use egui_kittest::kittest::Queryable as _;
use rand::rngs::StdRng;
use store::{Folder, read_deck};
use tableside::app::platform::{Dialog, Fake, FileAnswer, FileAsk, Platform};

use crate::common::decks::own_decks;
use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

/// What the file dialogs of a test answer, and what they were opened for.
#[derive(Clone, Default)]
struct Dialogs {
    answers: Rc<RefCell<VecDeque<FileAnswer>>>,
    asked: Rc<RefCell<Vec<FileAsk>>>,
}

struct Table {
    fake: Fake,
    dialogs: Dialogs,
    open: Dialog,
}

impl Platform for Table {
    fn now(&self) -> DateTime<Utc> {
        self.fake.now()
    }

    fn elapsed(&self) -> Duration {
        self.fake.elapsed()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        self.fake.local(time)
    }

    fn rng(&mut self) -> StdRng {
        self.fake.rng()
    }

    fn dialog(&self) -> Dialog {
        self.open
    }

    fn ask_file(&mut self, ask: &FileAsk, _: &str, _: &egui::Context) {
        self.dialogs.asked.borrow_mut().push(ask.clone());
        self.open = Dialog::Open;
    }

    fn answered(&mut self) -> Option<FileAnswer> {
        if self.open != Dialog::Open {
            return None;
        }
        let answer = self.dialogs.answers.borrow_mut().pop_front()?;
        self.open = Dialog::Ready;
        Some(answer)
    }
}

fn app_with(data_dir: &Path, dialogs: Dialogs) -> Window {
    Window::on(data_dir, LANDSCAPE, move || {
        let fake = Fake { time: DateTime::UNIX_EPOCH, seed: 7 };
        Box::new(Table { fake, dialogs: dialogs.clone(), open: Dialog::Ready })
    })
}

/// The app with its decks open.
fn decks(data_dir: &Path) -> Window {
    let mut window = app_with(data_dir, Dialogs::default());
    window.tap("home-decks");
    window
}

fn opened() -> (Window, tempfile::TempDir) {
    let data_dir = temp_dir();
    (decks(data_dir.path()), data_dir)
}

/// A new deck of this title, in the editor.
fn begun(title: &str) -> (Window, tempfile::TempDir) {
    let (mut window, data_dir) = opened();
    window.tap("decks-new");
    window.fill("decks-title-field", title);
    window.tap("decks-create");
    (window, data_dir)
}

/// Takes in the deck of this file.
fn load(window: &mut Window, file: &Path) {
    window.tap("decks-load");
    window.fill("file-path-field", &file.display().to_string());
    window.tap("decks-load-now");
}

fn open(window: &mut Window, title: &str) {
    window.touch_starting(&format!("{title}. "));
}

fn only(data_dir: &Path) -> Deck {
    let mut all = own_decks(data_dir);
    assert_eq!(all.len(), 1, "{:?}", all.iter().map(Deck::id).collect::<Vec<_>>());
    all.remove(0)
}

fn card(deck: &Deck, red: u8, yellow: u8) -> Card {
    let mut here =
        deck.cards().iter().filter(|card| (card.red.pips(), card.yellow.pips()) == (red, yellow));
    let card = here.next().expect("a card").clone();
    assert!(here.next().is_none(), "one card");
    card
}

/// Types a card as it is printed; returns how many touches it took. The pair
/// is chosen already.
fn type_card(
    window: &mut Window,
    season: &str,
    (name, words): (&str, &str),
    faces: &[&str],
) -> usize {
    let mut touches = 0;
    let mut once = |window: &mut Window, name: &str| {
        window.touch(name);
        touches += 1;
    };
    once(window, season);
    for face in faces {
        once(window, face);
    }
    let known = window.harness.query_by(|node| {
        node.label().is_some_and(|label| label.starts_with(&format!("{name}, on ")))
    });
    if let Some(known) = known {
        known.click();
        window.harness.run();
        return touches + 1;
    }
    once(window, "New event");
    // The name has the keyboard already; Tab goes on to the text.
    window.harness.event(egui::Event::Text(name.to_owned()));
    window.harness.run();
    window.press(egui::Key::Tab);
    window.harness.event(egui::Event::Text(words.to_owned()));
    window.harness.run();
    touches
}

#[test]
fn every_built_in_deck_says_what_it_is() {
    let (mut window, _data_dir) = opened();
    for (title, ours) in [
        ("Deck A", false),
        ("Deck B: Fields and Markets", true),
        ("Deck C: Storm and Stone", true),
        ("Deck D: Harbors and Crowns", true),
    ] {
        open(&mut window, title);
        let said = "Our own cards in the published season format. They aren't the printed cards; \
                    if you own those, you can type them in.";
        assert_eq!(window.says(said), ours, "{title}");
        let official = "The official event deck, with texts of our own.";
        assert_eq!(window.says(official), !ours, "{title}");
        assert!(!window.shows("decks-edit") && !window.shows("decks-delete"));
        window.tap("decks-back");
    }
}

#[test]
fn a_card_is_read_by_touching_its_dice() {
    let (mut window, _data_dir) = opened();
    open(&mut window, "Deck A");
    assert!(window.says("Robber Attacks!: 6 cards"));
    window.touch("Red 5, yellow 5: 10, Quiet Day");
    assert!(window.tells("event-none-text"));
    window.touch("Red 1, yellow 2: 3, Conflict");
    assert!(window.says("The holder of the Largest Army may take 1 random card"));
    assert!(!window.tells("event-none-text"));
    window.tap("decks-card-close");
    assert!(window.tells("decks-events"));
}

#[test]
fn a_printed_card_takes_at_most_six_touches_besides_its_words() {
    let (mut window, data_dir) = begun("Printed");
    window.tap("edit-start");
    // Once for the deck: its cards show the event die.
    window.tap("edit-faces-on");
    let mut most = 0;
    // Half of all faces are ships, so that an ordinary card has two of them.
    let gates = ["Spring: Trade", "Winter: Science"];
    for (nth, season) in ["Spring", "Summer", "Autumn", "Winter"].iter().enumerate() {
        let name = format!("Fair {}", nth % 3);
        let touches = type_card(&mut window, season, (&name, "Bring a cake."), &gates);
        window.tap("edit-next");
        most = most.max(touches + 1);
    }
    assert!(most <= 6, "{most} touches");
    let deck = only(data_dir.path());
    assert_eq!(deck.cards().len(), 4);
    for (nth, season) in Season::ALL.into_iter().enumerate() {
        let card = card(&deck, u8::try_from(nth + 1).expect("few"), 1);
        assert_eq!(card.season, Some(season));
        assert_eq!(card.face_in(Season::Spring), Some(EventFace::Trade));
        assert_eq!(card.face_in(Season::Summer), Some(EventFace::Ship));
        assert_eq!(card.face_in(Season::Winter), Some(EventFace::Science));
    }
    let events: Vec<_> = deck.events().values().collect();
    assert_eq!(events.len(), 3, "the fourth card has the first one's event");
    assert!(events.iter().all(|event| event.effects == [Effect::AtTable {}]));
    let texts: Vec<_> = events.iter().flat_map(|event| event.texts.values()).collect();
    assert_eq!(texts[0].name.as_str(), "Fair 0");
    assert_eq!(texts[0].text.as_str(), "Bring a cake.");
}

#[test]
fn a_whole_deck_is_typed_in_kept_reopened_saved_and_loaded_elsewhere() {
    let (mut window, data_dir) = begun("Whole");
    window.tap("edit-start");
    type_card(&mut window, "Summer", ("Heat", "It is hot."), &[]);
    window.tap("edit-next");
    for _ in 1..35 {
        window.walk("edit-copy-before edit-next");
    }
    // With the last pair all are filled.
    window.tap("edit-copy-before");
    assert!(window.shows("edit-next-pair"));
    window.tap("edit-done");
    assert!(window.says("36 of 36 pairs filled"));
    let deck = only(data_dir.path());
    assert_eq!((deck.id(), deck.cards().len()), ("whole", 36));
    assert!(inspect(deck.write().as_bytes()).warnings.is_empty());

    // Opened again it is as it was; a change is kept as well.
    window.walk("decks-back decks-edit");
    window.touch("Red 6, yellow 6: 12, Heat, Summer");
    window.walk("season-winter decks-back");
    let changed = only(data_dir.path());
    assert_eq!(card(&changed, 6, 6).season, Some(Season::Winter));
    assert_eq!(card(&changed, 1, 1), card(&deck, 1, 1));

    let elsewhere = temp_dir();
    let file = elsewhere.path().join("given.json");
    window.tap("decks-share");
    window.fill("file-path-field", &file.display().to_string());
    window.tap("decks-save-now");
    assert!(window.says("Saved as "));
    assert_eq!(read_deck(&file).expect("a deck").deck, changed);

    let mut other = decks(elsewhere.path());
    load(&mut other, &file);
    assert!(other.says("Your own deck. Its file is whole.json."));
    assert_eq!(only(elsewhere.path()), changed);
}

#[test]
fn undo_takes_back_touch_by_touch_and_words_at_once() {
    let (mut window, data_dir) = begun("Undone");
    window.touch("Red 1, yellow 1: no card");
    window.tap("season-spring");
    type_card(&mut window, "Summer", ("Heat", "It is hot."), &[]);
    window.tap("edit-done");
    let names = |window: &Window| window.says("Red 1, yellow 1: 2, Heat, Summer");
    assert!(names(&window));
    window.walk("edit-undo edit-undo");
    assert!(!names(&window), "text and name are gone");
    for _ in 0..2 {
        window.tap("edit-undo");
    }
    assert!(window.says("Red 1, yellow 1: 2, Quiet Day, Summer"));
    window.tap("edit-undo");
    assert!(window.says("Red 1, yellow 1: 2, Quiet Day, Spring"));
    assert_eq!(card(&only(data_dir.path()), 1, 1).season, Some(Season::Spring));
}

#[test]
fn what_is_being_typed_is_kept_when_the_window_closes() {
    let (mut window, data_dir) = begun("Closed");
    window.touch("Red 2, yellow 1: no card");
    type_card(&mut window, "None", ("Half", "a sen"), &[]);
    window.harness.state_mut().as_mut().expect("the app").keep();
    let deck = only(data_dir.path());
    let event = deck.events().get(&card(&deck, 2, 1).event).expect("described");
    let words = event.texts.values().next().expect("words");
    assert_eq!((words.name.as_str(), words.text.as_str()), ("Half", "a sen"));
}

#[test]
fn an_event_is_composed_by_touch_and_reads_as_a_sentence() {
    let (mut window, data_dir) = begun("Composed");
    window.touch("Red 1, yellow 1: no card");
    window.walk("edit-new-event edit-add-effect kind-steal");
    window.touch("Who: Who leads");
    window.touch("Holder of: Largest Army");
    window.touch("Or who has the most: points");
    window.touch("Or who has the most: knights played");
    window.touch("On a tie: Nobody");
    window.touch("Must they: Holder must");
    assert!(window.says("The holder of the Largest Army, or while nobody holds it, whoever has"));
    window.walk("edit-done edit-add-effect kind-yield");
    window.touch("How: Nothing");
    window.touch("Which hexes: wool");
    window.tap("edit-done");
    window.fill("edit-name-field", "Raid");
    window.tap("edit-done");
    let deck = only(data_dir.path());
    let event = deck.events().get(&card(&deck, 1, 1).event).expect("described");
    let who = Selector::Leaders {
        holder: Some(Award::LargestArmy),
        most: vec![Measure::KnightCards],
        tie: Tie::Nobody,
    };
    assert!(
        matches!(&event.effects[0], Effect::Steal { who: found, duty: Duty::HolderMust, .. } if *found == who),
        "{:?}",
        event.effects
    );
    assert_eq!(event.effects.len(), 2, "the table has nothing to do any more");
    let text = event.texts.values().next().expect("words").text.as_str();
    assert!(text.ends_with("Hexes with wool give nothing."), "{text}");
}

#[test]
fn events_of_other_decks_are_copied_with_their_texts() {
    let (mut window, data_dir) = begun("Mixed");
    window.touch("Red 1, yellow 1: no card");
    window.walk("edit-other-decks event-earthquake edit-done");
    let deck = only(data_dir.path());
    let event = deck.events().get(&card(&deck, 1, 1).event).expect("described");
    assert!(matches!(event.effects.as_slice(), [Effect::DamageRoad { .. }]));
    let words = event.texts.values().next().expect("words");
    assert!(words.text.as_str().starts_with("Each player turns one of their roads sideways."));
}

#[test]
fn several_cards_on_a_pair_and_missing_ones_are_warned_of() {
    let (mut window, data_dir) = begun("House");
    window.touch("Red 3, yellow 3: no card");
    window.walk("season-spring edit-another-card season-autumn edit-done");
    assert!(window.says("35 pairs have no card"));
    assert!(window.says("1 pair has several cards"));
    let seasons: Vec<_> = only(data_dir.path()).cards().iter().map(|card| card.season).collect();
    assert_eq!(seasons, [Some(Season::Spring), Some(Season::Autumn)]);
    window.touch("Red 3, yellow 3: 2 cards");
    window.touch("Card 2 of 2");
    window.tap("edit-remove-card");
    assert_eq!(only(data_dir.path()).cards().len(), 1);
}

#[test]
fn a_copy_has_the_built_in_texts_and_can_be_deleted_and_put_back() {
    let (mut window, data_dir) = opened();
    open(&mut window, "Deck A");
    window.walk("decks-copy decks-make-copy");
    let copy = only(data_dir.path());
    let original = BuiltIn::A.deck().expect("sound");
    assert_eq!(copy.id(), "copy-of-deck-a");
    assert_eq!(copy.cards(), original.cards());
    let quake = |deck: &Deck| {
        deck.events().iter().find(|(id, _)| id.as_str() == "earthquake").expect("there").1.clone()
    };
    assert_eq!(quake(&copy).effects, quake(&original).effects);
    assert!(quake(&copy).texts.values().next().expect("words").text.as_str().contains("sideways"));
    window.walk("decks-back decks-delete");
    assert!(own_decks(data_dir.path()).is_empty());
    window.touch("Put Copy of Deck A back");
    assert_eq!(only(data_dir.path()), copy);
}

#[test]
fn a_bad_file_is_refused_with_card_and_field_and_changes_nothing() {
    let data_dir = temp_dir();
    let file = data_dir.path().join("in.json");
    let deck = BuiltIn::A.deck().expect("sound").write();
    fs::write(&file, deck.replacen("\"red\":1", "\"red\":9", 1)).expect("written");
    let mut window = decks(data_dir.path());
    load(&mut window, &file);
    assert!(window.says("in.json can't be used as a deck. Nothing has changed."));
    assert!(window.says("Card 1, red: a die shows 1 to 6, not 9"));
    assert!(own_decks(data_dir.path()).is_empty());
    for (path, said) in [("/no/such.json", "such.json can't be read"), ("/", "/ isn't a file.")] {
        window.fill("file-path-field", path);
        window.tap("decks-load-now");
        assert!(window.says(said), "{path}");
    }
}

#[test]
fn an_id_that_is_taken_asks_for_another_or_to_replace() {
    let data_dir = temp_dir();
    let a = BuiltIn::A.deck().expect("sound");
    let own_id = DeckId::try_from("mine".to_owned()).expect("an id");
    let of = |count: usize| {
        let cards = a.cards()[..count].to_vec();
        Deck::new(own_id.clone(), a.titles().clone(), cards, a.events().clone()).expect("a deck")
    };
    let folder = Folder::new(data_dir.path()).decks();
    folder.save(&of(5), store::Occupied::Keep).expect("saved");
    let file = data_dir.path().join("in.json");
    fs::write(&file, of(7).write()).expect("written");
    let mut window = decks(data_dir.path());
    load(&mut window, &file);
    assert!(window.says("You already have a deck called mine."));
    assert_eq!(only(data_dir.path()).cards().len(), 5);
    window.tap("decks-take");
    let ids: Vec<String> =
        own_decks(data_dir.path()).iter().map(|deck| deck.id().to_owned()).collect();
    assert_eq!(ids, ["mine-2", "mine"]);
    window.tap("decks-back");
    load(&mut window, &file);
    window.tap("decks-replace-deck");
    let counts: Vec<usize> =
        own_decks(data_dir.path()).iter().map(|deck| deck.cards().len()).collect();
    assert_eq!(counts, [7, 7]);
}

#[test]
fn the_systems_dialog_chooses_the_file_and_nothing_is_written_over_unasked() {
    let data_dir = temp_dir();
    let there = data_dir.path().join("letter.json");
    fs::write(&there, "dear").expect("written");
    let dialogs = Dialogs::default();
    let mut window = app_with(data_dir.path(), dialogs.clone());
    window.tap("home-decks");
    open(&mut window, "Deck A");
    window.tap("decks-share");
    dialogs.answers.borrow_mut().push_back(FileAnswer::Nothing);
    window.tap("file-choose");
    assert!(window.says("No file was chosen."));
    dialogs.answers.borrow_mut().push_back(FileAnswer::File(PathBuf::from(&there)));
    window.tap("file-choose");
    assert!(window.says(&format!("{} already exists", there.display())));
    assert_eq!(fs::read(&there).expect("read"), b"dear");
    window.tap("file-write-over");
    assert_eq!(read_deck(&there).expect("a deck").deck, BuiltIn::A.deck().expect("sound"));
    let asked = FileAsk::Save("a.json".to_owned());
    assert_eq!(*dialogs.asked.borrow(), [asked.clone(), asked]);
}
