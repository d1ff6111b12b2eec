//! With secret hands the screen tells no more of a hand than lies open on the
//! table. Each game here has a twin in which two players hold each other's
//! cards: as many, of other kinds, so that nobody at the table could tell the
//! games apart. Whatever is drawn, said or may be touched must be the same.

use std::collections::BTreeSet;

use board::Resource;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::{Deck, Selection};
use egui::accesskit::{Role, Toggled};
use egui::epaint::ClippedShape;
use egui_kittest::kittest::NodeT as _;
use egui_kittest::kittest::Queryable as _;
use game::{
    Act, CardKind, Cards, Deed, Edition, Enforcement, ExtraBuilding, Following, HandCount, Phase,
    Rules, SeaRules, Seat, Setup, SetupFields, State, Task,
};
use kit::widgets::Switch;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rstest::rstest;
use stats::{random_deed, random_setup, random_whisper};
use tableside::app::platform::{Fake, FakeAudio, FakeSystem};
use tableside::app::settings::{Motion, Settings};
use words::language::Language;
use words::text::Text;

use crate::common::{cards, temp_dir};
use crate::tools::desk::forget_spare;
use crate::tools::played::{Played, built_in, task_key};
use crate::tools::replay_table::{exports, seek};
use crate::tools::saved::set;
use crate::tools::window::{LANDSCAPE, Window, now};

const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// Who hold each other's cards in the twin.
const SWAPPED: [usize; 2] = [1, 2];

/// A game and its twin, acts and all.
pub struct Twins {
    pub states: [State; 2],
    acts: Vec<[Act; 2]>,
    differ: Differ,
}

/// The difference between a game and its twin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Differ {
    /// Two players hold each other's cards from the beginning.
    InHands,
    /// Players whisper other things.
    InWhispers,
}

/// Returns what each player holds when the game begins in its middle.
fn hand(nth: usize) -> Cards {
    match nth {
        1 => cards(&[(Ore, 4), (Grain, 3), (Wool, 3), (Lumber, 1)]),
        2 => cards(&[(Brick, 3), (Lumber, 4), (Wool, 3), (Ore, 1)]),
        _ => cards(&[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 2), (Ore, 2)]),
    }
}

/// The same where commodities are held, too: as many by both who are swapped.
fn hand_by(rules: &Rules, nth: usize) -> Cards {
    let mut hand = hand(nth);
    if rules.knights.is_some() {
        let [some, others] = match nth {
            1 => [CardKind::Cloth, CardKind::Coin],
            2 => [CardKind::Paper, CardKind::Cloth],
            _ => [CardKind::Coin, CardKind::Paper],
        };
        hand.set(some, 2);
        hand.set(others, 1);
    }
    hand
}

/// These rules with hands that only their owners see.
fn secret(rules: Rules) -> Rules {
    let cards = Selection::default();
    Rules { target: 20, following: Following::Secret, cards, ..rules }
}

impl Twins {
    fn new(players: usize, decks: &[Deck], extra_building: ExtraBuilding, seed: u64) -> Self {
        let rules = Rules { extra_building, ..secret(Rules::default()) };
        Self::playing((players, decks), rules, Differ::InHands, seed)
    }

    /// Twins with private hands, in which all begins alike.
    pub fn whispering(players: usize, rules: Rules, seed: u64) -> Self {
        let rules = Rules { following: Following::Private, ..secret(rules) };
        Self::playing((players, &built_in("a")), rules, Differ::InWhispers, seed)
    }

    fn playing(
        (players, decks): (usize, &[Deck]),
        rules: Rules,
        differ: Differ,
        seed: u64,
    ) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let development = if rules.knights.is_some() { 0 } else { 2 };
        let drawn = random_setup(decks, players, rules, &mut rng).expect("a setup");
        let mut opening = State::new(drawn.clone().into());
        while matches!(opening.phase(), Phase::Founding { .. }) {
            let deed = random_deed(&opening, &mut rng).expect("a place");
            opening.perform(deed, Enforcement::ByTheRules).expect("legal");
        }
        // Some of what was hidden may have been turned up meanwhile.
        let island = opening.island().clone();
        let parts = SetupFields { island, ..drawn.into() };
        let named = crate::common::players(NAMES.into_iter().take(players));
        let first = named.seat(0).expect("a seat");
        let swapped = match differ {
            Differ::InHands => [SWAPPED[1], SWAPPED[0]],
            Differ::InWhispers => SWAPPED,
        };
        let setups = [SWAPPED, swapped].map(|[one, other]| {
            let holds = |seat: Seat| match seat.index() {
                nth if nth == SWAPPED[0] => hand_by(&parts.rules, one),
                nth if nth == SWAPPED[1] => hand_by(&parts.rules, other),
                nth => hand_by(&parts.rules, nth),
            };
            let empty = game::Table::empty(&named, first, &parts.island);
            let start = game::Table {
                pieces: opening.pieces().clone(),
                hidden: named.map(|_, _| development),
                hands: named.map(|seat, _| HandCount::Cards(holds(seat))),
                ..empty
            };
            let created = now();
            let (players, start) = (named.clone(), Some(start));
            Setup::new(SetupFields { created, players, first, start, ..parts.clone() })
                .expect("a setup")
        });
        Self { states: setups.map(|setup| State::new(setup.into())), acts: Vec::new(), differ }
    }

    /// Does something that can be done in both; false if nothing was found.
    pub fn go_on(&mut self, rng: &mut StdRng) -> bool {
        if self.differ == Differ::InWhispers {
            return self.whisper_on(rng);
        }
        for _ in 0..40 {
            let by = usize::from(rng.random_bool(0.5));
            let Some(deed) = self.discard().or_else(|| random_deed(&self.states[by], rng)) else {
                return false;
            };
            let enforcement = Enforcement::ByTheRules;
            let mut states = self.states.clone();
            let [one, other] = &mut states;
            if let (Ok(one), Ok(other)) =
                (one.perform(deed.clone(), enforcement), other.perform(deed, enforcement))
            {
                self.states = states;
                self.acts.push([one, other]);
                return true;
            }
        }
        false
    }

    /// Does the same in both, with something else whispered in each.
    fn whisper_on(&mut self, rng: &mut StdRng) -> bool {
        for _ in 0..40 {
            let seats: Vec<Seat> = self.states[0].players().seats().collect();
            let tells = seats.choose(rng).copied().filter(|_| rng.random_bool(0.15));
            let told = tells.map(|player| Deed::TellOwn { player });
            let Some(deed) = told.or_else(|| random_deed(&self.states[0], rng)) else {
                return false;
            };
            let mut done = self.states.each_ref().map(|state| {
                let whisper = random_whisper(state, &deed, rng);
                state.propose_whispering(deed.clone(), whisper, Enforcement::ByTheRules)
            });
            if let [Ok(one), Ok(other)] = &mut done {
                self.acts.push([one.act.clone(), other.act.clone()]);
                self.states = [one.after.clone(), other.after.clone()];
                return true;
            }
            assert!(
                done.iter().all(Result::is_err),
                "a whisper changed what may be done: {deed:?}"
            );
        }
        false
    }

    /// Returns in how many acts different things were whispered.
    pub fn differing(&self) -> usize {
        self.acts.iter().filter(|[one, other]| one.whisper != other.whisper).count()
    }

    /// Returns what can be discarded from both hands, if that is due.
    fn discard(&self) -> Option<Deed> {
        let Task::Discard { player, count: Some(count) } = *self.states[0].open_tasks().first()?
        else {
            return None;
        };
        let [one, other] = self
            .states
            .each_ref()
            .map(|state| state.hands().map(|hands| hands.known(player)).unwrap_or_default());
        let mut discarded = Cards::none();
        for (kind, there) in one.least(other).kinds() {
            let missing = u8::try_from(count - discarded.total()).expect("few");
            discarded.set(kind, there.min(missing));
        }
        (discarded.total() == count).then_some(Deed::Discard { player, cards: Some(discarded) })
    }

    /// Plays until a card may be played in the course of a turn.
    fn until_a_card_may_be_played(mut self, rng: &mut StdRng) -> Self {
        loop {
            let state = &self.states[0];
            let has_card = state.hidden_cards(state.active()).ready > 0;
            let is_time = state.phase() == Phase::Trading && state.tasks().is_empty();
            if is_time && has_card && state.played().is_none() {
                return self;
            }
            assert!(self.go_on(rng), "it goes on");
        }
    }

    pub fn windows(&self) -> [Desk; 2] {
        // Else what is drawn would differ by what each window showed before.
        forget_spare();
        [0, 1].map(|which| {
            let acts = self.acts.iter().map(|both| both[which].clone()).collect();
            Desk::open(&Played { state: self.states[which].clone(), acts })
        })
    }
}

/// A window on one of the twins.
pub struct Desk {
    pub window: Window,
    audio: FakeAudio,
    folder: tempfile::TempDir,
}

impl Desk {
    fn open(game: &Played) -> Self {
        let folder = temp_dir();
        let settings = Settings {
            language: Some(Language::English),
            motion: Some(Motion::Still),
            sounds: Switch::On,
            read_aloud: Switch::On,
            ..Settings::default()
        };
        set(folder.path(), settings);
        game.save(folder.path(), now());
        let audio = FakeAudio::answering();
        let mut system = FakeSystem::from(Fake { time: now(), seed: 1 });
        system.wishes.borrow_mut().motion = Some(Motion::Still);
        system.audio = audio.clone();
        let mut window = Window::sharing(folder.path(), LANDSCAPE, &system);
        window.touch(&Text::of(Language::English).get("home-resume"));
        Self { window, audio, folder }
    }

    /// Everything that is said, and whether it may be touched.
    fn said(&self) -> Vec<String> {
        let nodes = self.window.harness.root().children_recursive();
        nodes
            .map(|node| {
                let node = node.accesskit_node();
                let (label, value) = (node.label(), node.value());
                let toggled = node.toggled() == Some(Toggled::True);
                format!("{:?} {label:?} {value:?} {} {toggled}", node.role(), node.is_disabled())
            })
            .collect()
    }

    fn drawn(&self) -> &[ClippedShape] {
        &self.window.harness.output().shapes
    }

    /// What can be touched and is found by its name: a place of the island may also stand in
    /// a list.
    fn buttons(&self) -> BTreeSet<String> {
        let harness = &self.window.harness;
        let roles = [Role::Button, Role::RadioButton, Role::CheckBox];
        let all = roles.into_iter().flat_map(|role| harness.query_all_by_role(role));
        let able = all.filter(|node| !node.accesskit_node().is_disabled());
        let names = able.filter_map(|node| node.accesskit_node().label());
        names.filter(|name| harness.query_all_by_label(name).count() == 1).collect()
    }

    fn count(&self) -> usize {
        self.window.app().game().map_or(0, game::Game::count)
    }
}

#[track_caller]
pub fn same(desks: &[Desk; 2], trail: &[String]) {
    let [one, other] = desks.each_ref().map(Desk::said);
    let told: Vec<_> = one.iter().zip(&other).filter(|(one, other)| one != other).collect();
    assert!(told.is_empty() && one.len() == other.len(), "after {trail:?} it is said: {told:#?}");
    let [one, other] = desks.each_ref().map(|desk| desk.audio.sent.take());
    assert_eq!(one, other, "after {trail:?} it is heard");
    let [one, other] = desks.each_ref().map(Desk::drawn);
    let nth = one.iter().zip(other).position(|(one, other)| one != other);
    let what = nth.map(|nth| (&one[nth].shape, &other[nth].shape));
    assert!(what.is_none() && one.len() == other.len(), "after {trail:?} it is drawn: {what:#?}");
}

/// Returns whether a touch of it asks the app to lay a hand open, leaves the game, or
/// writes a file into the folder that is each twin's own.
fn is_exempt(text: &Text, name: &str) -> bool {
    let start = |key: &str| {
        let values = ["who", "what", "form"].map(|value| (value, "\0".into()));
        let all = text.with(key, &values);
        all.split(['\0', '\u{2068}']).next().unwrap_or_default().to_owned()
    };
    let keys = [
        "hand-show",
        "menu",
        "stats-csv",
        "stats-json",
        "stats-picture",
        "history-export-name",
        "win-picture",
        "win-animation",
        "table-position",
    ];
    keys.iter().map(|key| start(key)).any(|start| start.len() > 2 && name.starts_with(&start))
}

/// Touches `name` in both windows; says whether both still show the same game.
fn touch(desks: &mut [Desk; 2], name: &str) -> bool {
    let before = desks.each_ref().map(Desk::count);
    for desk in desks.iter_mut() {
        desk.window.touch(name);
    }
    desks.each_ref().map(Desk::count) == before
        && desks.iter().all(|desk| desk.window.app().game().is_some())
}

/// Looks at the page and at `steps` others behind it, each by a touch.
pub fn look_around(twins: &Twins, rng: &mut StdRng, steps: usize, seen: &mut BTreeSet<String>) {
    let text = Text::of(Language::English);
    let mut desks = twins.windows();
    let mut trail = vec![format!("{} acts", twins.acts.len())];
    same(&desks, &trail);
    for _ in 0..steps {
        let names: Vec<String> = desks[0].buttons().into_iter().collect();
        let names: Vec<&String> = names.iter().filter(|name| !is_exempt(&text, name)).collect();
        // What has not been looked at goes first.
        let fresh: Vec<_> = names.iter().copied().filter(|name| !seen.contains(*name)).collect();
        let pool = if fresh.is_empty() { &names } else { &fresh };
        let Some(name) = pool.choose(rng).copied().cloned() else { break };
        seen.insert(name.clone());
        trail.push(name.clone());
        if touch(&mut desks, &name) {
            same(&desks, &trail);
        } else {
            desks = twins.windows();
            trail.truncate(1);
        }
    }
}

/// Returns what is asked or may be done now.
pub fn moment(state: &State) -> String {
    task_key(state).unwrap_or_else(|| match state.phase() {
        Phase::Founding { .. } => "opening".to_owned(),
        Phase::BeforeProduction => "draw".to_owned(),
        Phase::Event | Phase::Trading => "trade".to_owned(),
        Phase::ExtraBuilding { .. } => "extra".to_owned(),
        Phase::Over => "over".to_owned(),
    })
}

/// Looks around at the first moment of each kind that comes up, in games of
/// these seeds.
fn looked_at(
    (players, decks): (usize, &str),
    extra: ExtraBuilding,
    seeds: std::ops::Range<u64>,
    steps: usize,
) -> BTreeSet<String> {
    let decks = built_in(decks);
    let (mut moments, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for seed in seeds {
        let mut twins = Twins::new(players, &decks, extra, seed);
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..120 {
            if moments.insert(moment(&twins.states[0])) {
                look_around(&twins, &mut rng, steps, &mut seen);
            }
            if !twins.go_on(&mut rng) {
                break;
            }
        }
    }
    moments
}

#[test]
fn nobody_can_tell_from_the_screen_who_holds_which_cards() {
    let mut moments = looked_at((4, "a"), ExtraBuilding::Off, 0..8, 10);
    moments.extend(looked_at((3, "bcd"), ExtraBuilding::Off, 8..16, 6));
    for moment in ["discard", "give", "take", "pay", "swap", "steal one", "draw", "trade"] {
        assert!(moments.contains(moment), "{moment} was not looked at, but {moments:?}");
    }
}

#[rstest]
#[case::the_base_game(Rules::default())]
#[case::both(at_sea(Rules::with_knights(Edition::Fifth)))]
fn nobody_can_tell_from_the_screen_either_where_hands_are_private(#[case] rules: Rules) {
    let (mut moments, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..2 {
        let rules = Rules { following: Following::Private, ..secret(rules.clone()) };
        let mut twins = Twins::playing((4, &built_in("a")), rules, Differ::InHands, seed);
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..100 {
            if moments.insert(moment(&twins.states[0])) {
                look_around(&twins, &mut rng, 8, &mut seen);
            }
            if !twins.go_on(&mut rng) {
                break;
            }
        }
    }
    assert!(moments.len() > 4, "{moments:?}");
}

/// The same law with its gate left open: where hands are open, the twins are told apart at once.
#[test]
fn open_hands_tell_the_twins_apart() {
    let rules = Rules { following: Following::Open, ..secret(Rules::default()) };
    let twins = Twins::playing((4, &built_in("a")), rules, Differ::InHands, 1);
    let [one, other] = &twins.windows();
    assert!(one.said() != other.said() && one.drawn() != other.drawn());
}

#[test]
fn nobody_can_tell_while_others_build_beside_a_turn_either() {
    for extra in [ExtraBuilding::Special, ExtraBuilding::Paired] {
        let moments = looked_at((6, "a"), extra, 3..6, 5);
        assert!(moments.contains("extra"), "{moments:?}");
    }
}

fn at_sea(rules: Rules) -> Rules {
    Rules { sea: Some(SeaRules::default()), ..rules }
}

/// Twins that have gone on for a while by these rules.
fn twins_of(rules: Rules, (following, differ): (Following, Differ)) -> Twins {
    let rules = Rules { following, ..secret(rules) };
    for seed in 6..20 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut twins = Twins::playing((4, &built_in("a")), rules.clone(), differ, seed);
        while twins.acts.len() < 60 && twins.go_on(&mut rng) {}
        if twins.acts.len() == 60 && twins.states[0].over().is_none() {
            return twins;
        }
    }
    panic!("no twins go on");
}

#[rstest]
#[case::the_base_game(Rules::default())]
#[case::cities_and_knights(Rules::with_knights(Edition::Fifth))]
#[case::cities_and_knights_of_2025(Rules::with_knights(Edition::Sixth))]
#[case::seafarers(at_sea(Rules::default()))]
#[case::both(at_sea(Rules::with_knights(Edition::Fifth)))]
fn a_game_that_is_on_tells_nothing_of_hands_in_pictures_or_while_it_is_played_again(
    #[case] rules: Rules,
    #[values(
        (Following::Secret, Differ::InHands),
        (Following::Private, Differ::InHands),
        (Following::Private, Differ::InWhispers)
    )]
    following: (Following, Differ),
) {
    let twins = twins_of(rules, following);
    for key in ["win-picture", "win-animation"] {
        let files = twins.windows().map(|mut desk| {
            desk.window.walk("history history-export");
            desk.window.tap(key);
            let files = exports(desk.folder.path());
            assert_eq!(files.len(), 1, "{key}");
            std::fs::read(&files[0]).expect("a file")
        });
        assert!(files[0] == files[1] && files[0].len() > 10_000, "{key}");
    }
    let mut desks = twins.windows();
    for desk in &mut desks {
        desk.window.tap("history");
    }
    for acts in (0..=twins.acts.len()).rev() {
        for desk in &mut desks {
            seek(&mut desk.window, acts);
        }
        same(&desks, &[format!("after {acts} acts")]);
    }
}

/// The pages on which kinds of others' cards are asked for, one after the other.
#[rstest]
fn whatever_is_asked_of_others_may_be_answered_with_any_kind(
    #[values(Following::Secret, Following::Private)] following: Following,
) {
    let text = Text::of(Language::English);
    let mut rng = StdRng::seed_from_u64(5);
    let rules = Rules { following, ..secret(Rules::default()) };
    let twins = Twins::playing((4, &built_in("a")), rules, Differ::InHands, 5);
    let twins = twins.until_a_card_may_be_played(&mut rng);
    let mut desks = twins.windows();
    let mut trail = Vec::new();
    let mut step = |desks: &mut [Desk; 2], name: &str| {
        trail.push(name.to_owned());
        assert!(touch(desks, name), "{trail:?}");
        same(desks, &trail);
    };
    let active = twins.states[0].active().index();
    let others = || SWAPPED.into_iter().filter(|nth| *nth != active);
    step(&mut desks, &text.get("trade"));
    let gets = text.with("trade-gets", &[("who", NAMES[active].into())]);
    for kind in Resource::ALL {
        let values = [("label", gets.as_str().into()), ("resource", text.kind(kind).into())];
        step(&mut desks, &text.with("kind-more", &values));
    }
    for desk in &mut desks {
        desk.window.press(egui::Key::Escape);
    }
    step(&mut desks, &text.get("development"));
    let card = text.get("card-monopoly");
    step(&mut desks, &text.with("card-play", &[("card", card.into())]));
    for kind in Resource::ALL {
        let resource = text.kind(kind);
        step(&mut desks, &text.with("card-monopoly-kind", &[("resource", resource.into())]));
        // Each is asked, whatever the books say.
        for nth in others() {
            let values = [("who", NAMES[nth].into()), ("resource", text.kind(kind).into())];
            assert!(desks[0].window.has(&text.with("card-monopoly-more", &values)), "{kind:?}");
        }
    }
}
