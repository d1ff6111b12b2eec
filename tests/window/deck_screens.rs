//! The deck screens, through names as a screen reader has them: looking at
//! decks, typing one in, loading and saving.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rand::rngs::StdRng;
use tableside::app::Tableside;
use tableside::app::platform::{Answer, Ask, Dialog, Fake, Platform};
use tableside::cards::{
    Award, BuiltIn, Card, Deck, DeckId, Duty, Effect, EventFace, Measure, Season, Selector, Tie,
    inspect,
};
use tableside::store::{Folder, read_deck};

use crate::common::decks::own_decks;

type App = Harness<'static, Option<Tableside>>;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);

/// What the file dialogs of a test answer, and what they were opened for.
#[derive(Clone, Default)]
struct Dialogs {
    answers: Rc<RefCell<VecDeque<Answer>>>,
    asked: Rc<RefCell<Vec<Ask>>>,
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

    fn ask_file(&mut self, ask: &Ask, _: &str, _: &egui::Context) {
        self.dialogs.asked.borrow_mut().push(ask.clone());
        self.open = Dialog::Open;
    }

    fn answered(&mut self) -> Option<Answer> {
        if self.open != Dialog::Open {
            return None;
        }
        let answer = self.dialogs.answers.borrow_mut().pop_front()?;
        self.open = Dialog::Ready;
        Some(answer)
    }
}

fn app_with(data_dir: &Path, size: Vec2, dialogs: Dialogs) -> App {
    let folder = Folder::new(data_dir);
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let fake = Fake { time: DateTime::UNIX_EPOCH, seed: 7 };
                let table = Table { fake, dialogs: dialogs.clone(), open: Dialog::Ready };
                Tableside::on(Box::new(table), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    harness.run();
    harness
}

/// The app with its decks open.
fn decks(data_dir: &Path, size: Vec2) -> App {
    let mut app = app_with(data_dir, size, Dialogs::default());
    touch(&mut app, "Decks");
    app
}

fn touch(app: &mut App, name: &str) {
    app.get_by_label(name).click();
    app.run();
}

/// Touches what may lie further down than the screen shows.
fn reach(app: &mut App, name: &str) {
    app.get_by_label(name).scroll_to_me();
    app.run();
    touch(app, name);
}

fn open(app: &mut App, title: &str) {
    app.get_by(|node| node.label().is_some_and(|name| name.starts_with(&format!("{title}. "))))
        .click();
    app.run();
}

fn write(app: &mut App, field: &str, words: &str) {
    app.get_by_label(field).focus();
    app.run();
    app.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    app.get_by_label(field).type_text(words);
    app.run();
}

/// Whether something of this name, or that begins so, is shown.
fn shows(app: &App, start: &str) -> bool {
    let nodes = app.root().children_recursive().collect::<Vec<_>>();
    nodes.iter().any(|node| {
        let node = node.accesskit_node();
        let said = [node.label(), node.value()];
        said.into_iter().flatten().any(|said| said.starts_with(start))
    })
}

fn own(data_dir: &Path) -> Vec<Deck> {
    own_decks(data_dir)
}

fn only(data_dir: &Path) -> Deck {
    let mut all = own(data_dir);
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

/// A new deck of this title, in the editor.
fn begin(app: &mut App, title: &str) {
    touch(app, "New deck");
    write(app, "Title", title);
    touch(app, "Create");
}

/// Types a card as it is printed; returns how many touches it took. The pair
/// is chosen already.
fn type_card(app: &mut App, season: &str, (name, words): (&str, &str), faces: &[&str]) -> usize {
    let mut touches = 0;
    let mut once = |app: &mut App, name: &str| {
        touch(app, name);
        touches += 1;
    };
    once(app, season);
    for face in faces {
        once(app, face);
    }
    let known = app.query_by(|node| {
        node.label().is_some_and(|label| label.starts_with(&format!("{name}, on ")))
    });
    if let Some(known) = known {
        known.click();
        app.run();
        return touches + 1;
    }
    once(app, "New event");
    // The name has the keyboard already; Tab goes on to the text.
    app.event(egui::Event::Text(name.to_owned()));
    app.run();
    app.key_press(egui::Key::Tab);
    app.run();
    app.event(egui::Event::Text(words.to_owned()));
    app.run();
    touches
}

#[test]
fn every_built_in_deck_says_what_it_is() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    for (title, ours) in [
        ("Deck A", false),
        ("Deck B: Fields and Markets", true),
        ("Deck C: Storm and Stone", true),
        ("Deck D: Harbors and Crowns", true),
    ] {
        open(&mut app, title);
        let said = "Our own cards in the published season format. They are not the printed cards; \
                    whoever owns those can type them in.";
        assert_eq!(shows(&app, said), ours, "{title}");
        let official = "The official event deck as facts, with texts of our own.";
        assert_eq!(shows(&app, official), !ours, "{title}");
        assert!(app.query_by_label("Edit").is_none() && app.query_by_label("Delete").is_none());
        touch(&mut app, "Back");
    }
}

#[test]
fn a_card_is_read_by_touching_its_dice() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    open(&mut app, "Deck A");
    assert!(shows(&app, "Robber Attacks!: 6 cards"));
    touch(&mut app, "Red 5, yellow 5: 10, Quiet Day");
    assert!(shows(&app, "The settlers labor in peace."));
    touch(&mut app, "Red 1, yellow 2: 3, Conflict");
    assert!(shows(&app, "The holder of the Largest Army may take 1 card unseen"));
    assert!(!shows(&app, "The settlers labor in peace."));
    touch(&mut app, "Back to the deck");
    assert!(shows(&app, "How often each event comes"));
}

#[test]
fn a_printed_card_takes_at_most_six_touches_besides_its_words() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Printed");
    touch(&mut app, "Fill the first empty pair");
    // Once for the deck: its cards show the event die.
    touch(&mut app, "Show the event die");
    let mut most = 0;
    // Half of all faces are ships, so that an ordinary card has two of them.
    let gates = ["Spring: Trade", "Winter: Science"];
    for (nth, season) in ["Spring", "Summer", "Autumn", "Winter"].iter().enumerate() {
        let name = format!("Fair {}", nth % 3);
        let touches = type_card(&mut app, season, (&name, "Bring a cake."), &gates);
        touch(&mut app, "Next empty pair");
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
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Whole");
    touch(&mut app, "Fill the first empty pair");
    type_card(&mut app, "Summer", ("Heat", "It is hot."), &[]);
    touch(&mut app, "Next empty pair");
    for _ in 1..35 {
        touch(&mut app, "Copy the card before");
        touch(&mut app, "Next empty pair");
    }
    // With the last pair all are filled.
    touch(&mut app, "Copy the card before");
    assert!(app.query_by_label("Next pair").is_some());
    touch(&mut app, "Done");
    assert!(shows(&app, "36 of 36 pairs filled"));
    let deck = only(data_dir.path());
    assert_eq!((deck.id(), deck.cards().len()), ("whole", 36));
    assert!(inspect(deck.write().as_bytes()).warnings.is_empty());

    // Opened again it is as it was; a change is kept as well.
    touch(&mut app, "Back");
    touch(&mut app, "Edit");
    touch(&mut app, "Red 6, yellow 6: 12, Heat, Summer");
    touch(&mut app, "Winter");
    touch(&mut app, "Back");
    let changed = only(data_dir.path());
    assert_eq!(card(&changed, 6, 6).season, Some(Season::Winter));
    assert_eq!(card(&changed, 1, 1), card(&deck, 1, 1));

    let elsewhere = tempfile::tempdir().expect("a folder");
    let file = elsewhere.path().join("given.json");
    touch(&mut app, "Save as a file");
    write(&mut app, "Path of the file", &file.display().to_string());
    touch(&mut app, "Save");
    assert!(shows(&app, "Saved as "));
    assert_eq!(read_deck(&file).expect("a deck").deck, changed);

    let mut other = decks(elsewhere.path(), LANDSCAPE);
    touch(&mut other, "Load a file");
    write(&mut other, "Path of the file", &file.display().to_string());
    touch(&mut other, "Load");
    assert!(shows(&other, "An own deck. Its file is whole.json."));
    assert_eq!(only(elsewhere.path()), changed);
}

#[test]
fn undo_takes_back_touch_by_touch_and_words_at_once() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Undone");
    touch(&mut app, "Red 1, yellow 1: no card");
    touch(&mut app, "Spring");
    type_card(&mut app, "Summer", ("Heat", "It is hot."), &[]);
    touch(&mut app, "Done");
    let names = |app: &App| shows(app, "Red 1, yellow 1: 2, Heat, Summer");
    assert!(names(&app));
    touch(&mut app, "Undo");
    touch(&mut app, "Undo");
    assert!(!names(&app), "text and name are gone");
    for _ in 0..2 {
        touch(&mut app, "Undo");
    }
    assert!(shows(&app, "Red 1, yellow 1: 2, Quiet Day, Summer"));
    touch(&mut app, "Undo");
    assert!(shows(&app, "Red 1, yellow 1: 2, Quiet Day, Spring"));
    assert_eq!(card(&only(data_dir.path()), 1, 1).season, Some(Season::Spring));
}

#[test]
fn what_is_being_typed_is_kept_when_the_window_closes() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Closed");
    touch(&mut app, "Red 2, yellow 1: no card");
    type_card(&mut app, "None", ("Half", "a sen"), &[]);
    app.state_mut().as_mut().expect("the app").keep();
    let deck = only(data_dir.path());
    let event = deck.events().get(&card(&deck, 2, 1).event).expect("described");
    let words = event.texts.values().next().expect("words");
    assert_eq!((words.name.as_str(), words.text.as_str()), ("Half", "a sen"));
}

#[test]
fn an_event_is_composed_by_touch_and_reads_as_a_sentence() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Composed");
    reach(&mut app, "Red 1, yellow 1: no card");
    reach(&mut app, "New event");
    reach(&mut app, "Add an effect");
    reach(&mut app, "Take a card unseen");
    reach(&mut app, "Who: Who leads");
    reach(&mut app, "Holder of: Largest Army");
    reach(&mut app, "Or who has the most: points");
    reach(&mut app, "Or who has the most: played knights");
    reach(&mut app, "On a tie: Nobody");
    reach(&mut app, "Must they: Holder must");
    assert!(shows(&app, "The holder of the Largest Army, or while there is none whoever has the"));
    reach(&mut app, "Done");
    reach(&mut app, "Add an effect");
    reach(&mut app, "Better or worse harvest");
    reach(&mut app, "How: Nothing");
    reach(&mut app, "Which hexes: wool");
    reach(&mut app, "Done");
    write(&mut app, "Name of the event", "Raid");
    reach(&mut app, "Done");
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
    assert!(text.ends_with("Hexes of wool give nothing."), "{text}");
}

#[test]
fn events_of_other_decks_are_copied_with_their_texts() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "Mixed");
    touch(&mut app, "Red 1, yellow 1: no card");
    touch(&mut app, "From another deck");
    touch(&mut app, "Earthquake");
    touch(&mut app, "Done");
    let deck = only(data_dir.path());
    let event = deck.events().get(&card(&deck, 1, 1).event).expect("described");
    assert!(matches!(event.effects.as_slice(), [Effect::DamageRoad { .. }]));
    let words = event.texts.values().next().expect("words");
    assert!(words.text.as_str().starts_with("Each player turns one own road sideways."));
}

#[test]
fn several_cards_on_a_pair_and_missing_ones_are_warned_of() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    begin(&mut app, "House");
    touch(&mut app, "Red 3, yellow 3: no card");
    touch(&mut app, "Spring");
    touch(&mut app, "Another card here");
    touch(&mut app, "Autumn");
    touch(&mut app, "Done");
    assert!(shows(&app, "35 pairs have no card"));
    assert!(shows(&app, "1 pair has several cards"));
    let seasons: Vec<_> = only(data_dir.path()).cards().iter().map(|card| card.season).collect();
    assert_eq!(seasons, [Some(Season::Spring), Some(Season::Autumn)]);
    touch(&mut app, "Red 3, yellow 3: 2 cards");
    touch(&mut app, "Card 2 of 2");
    touch(&mut app, "Remove the card");
    assert_eq!(only(data_dir.path()).cards().len(), 1);
}

#[test]
fn a_copy_has_the_built_in_texts_and_can_be_deleted_and_put_back() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    open(&mut app, "Deck A");
    touch(&mut app, "Copy");
    touch(&mut app, "Make the copy");
    let copy = only(data_dir.path());
    let original = BuiltIn::A.deck().expect("sound");
    assert_eq!(copy.id(), "copy-of-deck-a");
    assert_eq!(copy.cards(), original.cards());
    let quake = |deck: &Deck| {
        deck.events().iter().find(|(id, _)| id.as_str() == "earthquake").expect("there").1.clone()
    };
    assert_eq!(quake(&copy).effects, quake(&original).effects);
    assert!(quake(&copy).texts.values().next().expect("words").text.as_str().contains("sideways"));
    touch(&mut app, "Back");
    touch(&mut app, "Delete");
    assert!(own(data_dir.path()).is_empty());
    touch(&mut app, "Put Copy of Deck A back");
    assert_eq!(only(data_dir.path()), copy);
}

#[test]
fn a_bad_file_is_refused_with_card_and_field_and_changes_nothing() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let file = data_dir.path().join("in.json");
    let deck = BuiltIn::A.deck().expect("sound").write();
    fs::write(&file, deck.replacen("\"red\":1", "\"red\":9", 1)).expect("written");
    let mut app = decks(data_dir.path(), LANDSCAPE);
    touch(&mut app, "Load a file");
    write(&mut app, "Path of the file", &file.display().to_string());
    touch(&mut app, "Load");
    assert!(shows(&app, "in.json can't be used as a deck. Nothing has changed."));
    assert!(shows(&app, "Card 1, red: a die shows 1 to 6, not 9"));
    assert!(own(data_dir.path()).is_empty());
    for (path, said) in [("/no/such.json", "such.json can't be read"), ("/", "/ is no file.")] {
        write(&mut app, "Path of the file", path);
        touch(&mut app, "Load");
        assert!(shows(&app, said), "{path}");
    }
}

#[test]
fn an_id_that_is_taken_asks_for_another_or_to_replace() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let a = BuiltIn::A.deck().expect("sound");
    let own_id = DeckId::try_from("mine".to_owned()).expect("an id");
    let of = |count: usize| {
        let cards = a.cards()[..count].to_vec();
        Deck::new(own_id.clone(), a.titles().clone(), cards, a.events().clone()).expect("a deck")
    };
    let folder = Folder::new(data_dir.path()).decks();
    folder.save(&of(5), tableside::store::Occupied::Keep).expect("saved");
    let file = data_dir.path().join("in.json");
    fs::write(&file, of(7).write()).expect("written");
    let load = |app: &mut App| {
        touch(app, "Load a file");
        write(app, "Path of the file", &file.display().to_string());
        touch(app, "Load");
        assert!(shows(app, "You have a deck of the name mine already."));
    };
    let mut app = decks(data_dir.path(), LANDSCAPE);
    load(&mut app);
    assert_eq!(only(data_dir.path()).cards().len(), 5);
    touch(&mut app, "Load it");
    let ids: Vec<String> = own(data_dir.path()).iter().map(|deck| deck.id().to_owned()).collect();
    assert_eq!(ids, ["mine-2", "mine"]);
    touch(&mut app, "Back");
    load(&mut app);
    touch(&mut app, "Replace the old deck");
    let counts: Vec<usize> = own(data_dir.path()).iter().map(|deck| deck.cards().len()).collect();
    assert_eq!(counts, [7, 7]);
}

#[test]
fn the_system_s_dialog_chooses_the_file_and_nothing_is_written_over_unasked() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let there = data_dir.path().join("letter.json");
    fs::write(&there, "dear").expect("written");
    let dialogs = Dialogs::default();
    let mut app = app_with(data_dir.path(), LANDSCAPE, dialogs.clone());
    touch(&mut app, "Decks");
    open(&mut app, "Deck A");
    touch(&mut app, "Save as a file");
    dialogs.answers.borrow_mut().push_back(Answer::Nothing);
    touch(&mut app, "Choose a file");
    assert!(shows(&app, "No file was chosen."));
    dialogs.answers.borrow_mut().push_back(Answer::File(PathBuf::from(&there)));
    touch(&mut app, "Choose a file");
    assert!(shows(&app, &format!("{} is there already", there.display())));
    assert_eq!(fs::read(&there).expect("read"), b"dear");
    touch(&mut app, "Write over it");
    assert_eq!(read_deck(&there).expect("a deck").deck, BuiltIn::A.deck().expect("sound"));
    let asked = Ask::Save("a.json".to_owned());
    assert_eq!(*dialogs.asked.borrow(), [asked.clone(), asked]);
}

#[test]
fn everything_on_the_deck_screens_can_be_touched_and_nothing_lies_outside() {
    let data_dir = tempfile::tempdir().expect("a folder");
    for size in [
        LANDSCAPE,
        vec2(800.0, 1280.0),
        vec2(1024.0, 600.0),
        vec2(800.0, 480.0),
        vec2(480.0, 800.0),
    ] {
        let mut app = decks(data_dir.path(), size);
        let check = |app: &App, place: &str| {
            let touchable = [Role::Button, Role::CheckBox, Role::RadioButton, Role::TextInput];
            for node in app.root().children_recursive() {
                if !touchable.contains(&node.accesskit_node().role()) {
                    continue;
                }
                let name = node.accesskit_node().label();
                let rect = node.rect();
                assert!(rect.size().min_elem() >= 47.9, "{size:?}, {place}: {name:?} {rect:?}");
                assert!(name.is_some_and(|name| !name.is_empty()), "{size:?}, {place}: {rect:?}");
                let wide = rect.left() >= -0.1 && rect.right() <= size.x + 0.1;
                assert!(wide, "{size:?}, {place}: {rect:?}");
            }
        };
        check(&app, "the list");
        open(&mut app, "Deck A");
        check(&app, "a page");
        reach(&mut app, "Red 1, yellow 2: 3, Conflict");
        check(&app, "a card");
        touch(&mut app, "Back");
        reach(&mut app, "New deck");
        check(&app, "a name");
        reach(&mut app, "Create");
        check(&app, "the editor");
        reach(&mut app, "Red 1, yellow 2: no card");
        reach(&mut app, "Show the event die");
        check(&app, "a card being filled in");
        reach(&mut app, "New event");
        check(&app, "an event");
        reach(&mut app, "Add an effect");
        check(&app, "the effects");
        reach(&mut app, "Take from the bank");
        reach(&mut app, "Who: Who leads");
        check(&app, "an effect");
        drop(app);
        fs::remove_dir_all(data_dir.path().join("decks")).expect("removed");
    }
}
