//! The table check and corrections, through names as a screen reader has them
//! and through places as a finger finds them.

use std::collections::{BTreeMap, BTreeSet};

use board::{Resource, Spot};
use cards::{Award, Selection, Weather, deck_a};
use egui::accesskit::Role;
use egui::{PointerButton, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    Cards, Correction, Deed, Following, NumberSource, Phase, Piece, Rules, Seat, SetupFields,
    State, Task,
};
use kit::widgets::Geometry;
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use words::text::Text;

use crate::tools::bot::{Bot, NAMES, seated};
use crate::tools::played::Played;
use crate::tools::window::LANDSCAPE;

/// A table that is played on at random until `stop` says so.
fn parts(players: usize, rules: Rules, seed: u64) -> SetupFields {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = deck_a().expect("the built-in deck is sound");
    let drawn = random_setup(&[deck], players, rules, &mut rng).expect("a setup");
    let players = seated(players);
    let first = players.seat(0).expect("a seat");
    SetupFields { players, first, ..drawn.into() }
}

/// A game in a window, played at random until `stop`, then as `deeds` say.
fn desk(
    parts: SetupFields,
    stop: impl Fn(&State) -> bool,
    deeds: impl Fn(&State) -> Vec<Deed>,
) -> Bot {
    let mut rng = StdRng::seed_from_u64(5);
    let mut game = Played::of(parts);
    while !stop(&game.state) {
        assert!(game.acts.len() < 4000, "the game comes that far");
        game.acts.push(random_act(&mut game.state, &mut rng).expect("an act"));
    }
    for deed in deeds(&game.state) {
        game.does(deed);
    }
    game.shown_at(LANDSCAPE)
}

/// In the middle of a game for three with open hands.
fn middle() -> Bot {
    middle_by(Following::Open)
}

fn middle_by(following: Following) -> Bot {
    let rules = Rules { following, target: 20, ..Rules::open_hands() };
    let stop = |state: &State| state.turn() > 30 && idle(state);
    desk(parts(3, rules, 11), stop, |_| Vec::new())
}

impl Bot {
    /// Where a button lies whose name begins like this.
    fn rect(&self, start: &str) -> Rect {
        let mut all = self.window.harness.get_all_by_role(Role::Button);
        let begins = |name: String| name.starts_with(start);
        let found = all.find(|node| node.accesskit_node().label().is_some_and(begins));
        found.expect("a button").rect()
    }

    fn presses(&mut self, at: Pos2, button: PointerButton, frames: usize) {
        self.window.touches += 1;
        let modifiers = egui::Modifiers::NONE;
        self.window.harness.event(egui::Event::PointerMoved(at));
        for pressed in [true, false] {
            self.window.harness.event(egui::Event::PointerButton {
                pos: at,
                button,
                pressed,
                modifiers,
            });
            self.window.harness.step();
            if pressed {
                self.window.harness.run_steps(frames);
            }
        }
        self.window.harness.run();
    }

    /// The finger rests for 0.75 seconds: short enough that a program would
    /// still take it for a click.
    fn long(&mut self, at: Pos2) {
        self.presses(at, PointerButton::Primary, 2);
    }

    fn right(&mut self, at: Pos2) {
        self.presses(at, PointerButton::Secondary, 0);
    }

    fn touch_at(&mut self, at: Pos2) {
        self.presses(at, PointerButton::Primary, 0);
    }

    fn geometry(&self) -> Geometry {
        let rect = self.window.place_of(|name| name == "The island");
        Geometry::fit(self.state().island(), rect, self.game().board_rotation().sixths())
    }

    fn begin_check(&mut self) {
        self.window.walk("table table-check");
        self.window.touches = 0;
    }

    /// Touches `spot` by name, then what is there in truth.
    fn correct(&mut self, spot: Spot, what: &str) {
        self.window.touches = 0;
        self.touch_place(spot);
        self.window.touch(&format!("Change to: {what}"));
        assert_eq!(self.window.touches, 2, "two touches from the check");
        assert!(self.window.says("Compare: "), "the check goes on");
    }

    /// The page that is open, by a word of each.
    fn page(&self) -> Option<&'static str> {
        let pages = [
            ("Just how many", "hand"),
            ("How many development cards are face down?", "hidden"),
            ("How many knights have been played?", "knights"),
            ("How many victory point cards are revealed?", "revealed"),
            ("Who has Longest Road?", "longest road"),
            ("Who has Largest Army?", "largest army"),
            ("What's in the bank?", "bank"),
            ("Which season is it?", "season"),
            ("How many cards are left in the pile, ", "pile"),
            ("Whose turn is it?", "turn"),
            ("Next: ", "check"),
        ];
        pages.into_iter().find(|(word, _)| self.window.says(word)).map(|(_, page)| page)
    }

    /// Which pages open from all over `rect`, and from where.
    fn pages_from(
        &mut self,
        rect: Rect,
        press: fn(&mut Self, Pos2),
    ) -> BTreeMap<&'static str, Pos2> {
        let mut found = BTreeMap::new();
        let before = self.game().count();
        for row in 0..5_u8 {
            for column in 0..12_u8 {
                let share = vec2((f32::from(column) + 0.5) / 12.0, (f32::from(row) + 0.5) / 5.0);
                let at = rect.min + share * rect.size();
                press(self, at);
                if let Some(page) = self.page() {
                    found.entry(page).or_insert(at);
                    let back = if page == "check" { "Close" } else { "That's right" };
                    let back = if self.window.has(back) { back } else { "Close" };
                    self.window.touch(back);
                }
                assert!(!self.window.tells("player-back"), "no short touch at {at}");
            }
        }
        assert_eq!(self.game().count(), before, "looking changes nothing");
        found
    }
}

fn idle(state: &State) -> bool {
    state.phase() == Phase::Trading && state.tasks().is_empty() && state.discrepancies().is_empty()
}

fn plaque(nth: usize) -> String {
    let (name, color) = NAMES[nth];
    format!("{name}, {}: ", Text::english().mark(color))
}

#[test]
fn no_two_controls_of_a_hex_are_called_alike() {
    let mut desk = middle();
    desk.begin_check();
    for tile in desk.state().island().tiles().to_vec() {
        desk.touch_place(Spot::Hex(tile.at));
        desk.audit();
        desk.window.tap("chooser-cancel");
    }
}

#[test]
fn a_hex_with_terrain_and_number_wrong_stays_open_until_it_has_both() {
    let mut desk = middle();
    desk.begin_check();
    let tiles = desk.state().island().tiles().to_vec();
    let desert = tiles.iter().find(|tile| tile.token.is_none()).expect("a desert");
    desk.window.touches = 0;
    desk.touch_place(Spot::Hex(desert.at));
    desk.window.touch("Change to: hills, no number");
    desk.window.touch("Change to: hills, number 9");
    assert_eq!(desk.window.touches, 3);
    let tile = desk.state().island().tile(desert.at).expect("land");
    assert_eq!(tile.token.map(board::Token::number), Some(9));
}

#[test]
fn the_check_reads_every_player_the_board_and_the_stores_and_ends_at_the_turn() {
    let mut desk = middle();
    desk.begin_check();
    for (nth, next) in [(0, "Next: Ben"), (1, "Next: Clara"), (2, "Next: The board")] {
        assert!(desk.window.has(&format!("Compare: {}", NAMES[nth].0)));
        desk.audit();
        desk.window.touch(next);
    }
    assert!(desk.window.says("The robber is on"));
    desk.window.touch("Next: Bank and piles");
    desk.audit();
    desk.window.tap("check-done");
    assert!(desk.window.shows("build"));
}

#[test]
fn each_number_of_a_player_opens_by_a_long_touch_and_by_a_right_click() {
    let rules = Rules { target: 20, ..Rules::open_hands() };
    let stop = |state: &State| state.turn() > 30 && idle(state);
    let mut desk = desk(parts(3, rules, 11), stop, |state| {
        let (award, holder) = (Award::LargestArmy, state.players().seat(0));
        vec![Deed::Correct { correction: Correction::Holder { award, holder } }]
    });
    let rect = desk.rect(&plaque(0));
    for press in [Bot::long as fn(&mut Bot, Pos2), Bot::right] {
        let found = desk.pages_from(rect, press);
        for page in ["hand", "hidden", "largest army", "check"] {
            assert!(found.contains_key(page), "{page} is missing among {found:?}");
        }
        let at = &found["knights"];
        let before = desk.state().knight_cards(desk.seat(0));
        desk.window.touches = 0;
        press(&mut desk, *at);
        desk.window.touch("Knights of Anna: one more");
        desk.window.touch_starting("Change to: Anna has played");
        assert_eq!(desk.window.touches, 3, "the long touch and two more");
        assert_eq!(desk.state().knight_cards(desk.seat(0)), before + 1);
        assert!(desk.window.says("Undo: correction to “Anna has played"));
        desk.window.touch_starting("Undo: ");
        assert_eq!(desk.state().knight_cards(desk.seat(0)), before);
    }
}

#[test]
fn the_header_and_the_bank_open_by_a_long_touch_and_by_a_right_click() {
    let cards = Selection { weather: Weather::Mixed, ..Selection::default() };
    let rules = Rules { cards, target: 20, ..Rules::open_hands() };
    let stop = |state: &State| state.turn() > 12 && idle(state);
    let mut desk = desk(parts(3, rules, 4), stop, |_| Vec::new());
    let title = desk.rect("Piles: ");
    let bank = desk.rect("Bank: ").center();
    for press in [Bot::long as fn(&mut Bot, Pos2), Bot::right] {
        let found = desk.pages_from(title, press);
        assert_eq!(found.keys().copied().collect::<Vec<_>>(), ["pile", "season", "turn"]);

        let season = desk.state().season();
        press(&mut desk, found["season"]);
        desk.window.touch(&format!("Change to: it is {}", desk.window.text.season(season.next())));
        assert_eq!(desk.state().season(), season.next());

        let left = desk.state().pile().map_or(0, cards::Pile::left);
        press(&mut desk, found["pile"]);
        desk.window.touch("Cards in the pile: one less");
        desk.window.touch_starting("Change to: the pile has");
        assert_eq!(desk.state().pile().map(cards::Pile::left), Some(left - 1));

        let next = desk.state().seating().after(desk.state().active());
        press(&mut desk, found["turn"]);
        let name = desk.state().players().get(next).expect("a player").name.to_string();
        desk.window.touch(&format!("Change to: it is {name}'s turn"));
        assert_eq!(desk.state().active(), next);
        for _ in 0..3 {
            desk.window.touch_starting("Undo: correction to ");
        }

        press(&mut desk, bank);
        assert_eq!(desk.page(), Some("bank"));
        desk.window.tap("truth-back");
    }
}

#[test]
fn what_does_not_add_up_is_shown_until_it_does() {
    let mut desk = middle();
    let bank = desk.state().bank().expect("followed");
    let kind = Resource::ALL.into_iter().find(|kind| bank.get(*kind) > 0).expect("some");
    assert!(!desk.window.says("add up"));
    desk.window.touch_starting("Bank: ");
    desk.window.touch(&format!("Bank, {}: one less", desk.window.text.kind(kind)));
    desk.window.touch_starting("Change to: the bank holds");
    assert!(desk.window.has("1 thing doesn't add up"));
    desk.window.touch("1 thing doesn't add up");
    desk.audit();
    desk.window.touch_starting("Correct Bank: ");
    desk.window.touch(&format!("Bank, {}: one more", desk.window.text.kind(kind)));
    desk.window.touch_starting("Change to: the bank holds");
    assert!(!desk.window.says("thing doesn't"), "{:?}", desk.window.names());
    assert!(desk.window.shows("odd-none"));
    assert_eq!(desk.state().bank(), Some(bank));
}

#[test]
fn a_loose_road_leads_to_its_place() {
    let mut desk = middle();
    desk.begin_check();
    let (anna, state) = (desk.seat(0), desk.state());
    let far = |path: &board::Path| {
        path.ends().into_iter().all(|end| {
            state.pieces().building(end).is_none()
                && end.paths().into_iter().all(|near| state.pieces().road(near).is_none())
        })
    };
    let path = state.island().paths().into_iter().find(far).expect("a free path");
    assert!(state.pieces_left(anna, Piece::Road) > 0);
    desk.correct(Spot::Path(path), "road of Anna");
    let place = desk.place_name(Spot::Path(path));
    desk.window.touch("1 thing doesn't add up");
    desk.window.touch(&format!("1: Show {place}"));
    desk.window.touch("Change to: no road");
    assert!(!desk.window.says("n't add up"));
}

#[test]
fn corrections_stand_in_the_history_with_their_place_and_are_marked() {
    let mut desk = middle();
    desk.begin_check();
    let (at, _) = desk.state().pieces().roads_of(desk.seat(0)).next().expect("a road");
    desk.correct(Spot::Path(at), "no road");
    let place = desk.place_name(Spot::Path(at));
    desk.window.tap("history");
    let lines = desk.window.named(&format!("{}. Corrected: no road", desk.game().count()));
    assert!(lines[0].contains(&place), "{lines:?}");
}

#[test]
fn a_hand_can_be_counted_without_telling_its_kinds_and_a_seven_counts_again() {
    let rules = Rules { target: 20, ..Rules::open_hands() };
    let stop = |state: &State| {
        state.turn() > 8 && state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
    };
    let deeds = |state: &State| {
        let seats: Vec<Seat> = state.players().seats().collect();
        let mut deeds: Vec<Deed> = seats
            .iter()
            .map(|player| Deed::CorrectHand { player: *player, cards: Cards::none() })
            .collect();
        deeds.push(Deed::CorrectHand { player: seats[0], cards: Cards::of(Resource::Ore, 9) });
        deeds.push(Deed::Roll { number: 7.try_into().expect("a roll") });
        deeds
    };
    let mut desk = desk(parts(3, rules, 11), stop, deeds);
    let anna = desk.seat(0);
    let due = |state: &State| {
        let mut tasks = state.tasks().iter();
        tasks.find_map(|task| match task {
            Task::Discard { player, count } if *player == anna => *count,
            _ => None,
        })
    };
    assert_eq!(due(desk.state()), Some(4));
    desk.window.touch_starting(&plaque(0));
    desk.window.touch("Correct Cards in hand of Anna: 9");
    desk.window.tap("truth-only-count");
    for _ in 0..2 {
        desk.window.touch("Cards in hand of Anna: one more");
    }
    desk.window.touch_starting("Change to: Anna holds 11 cards");
    assert_eq!(due(desk.state()), Some(5));
    assert_eq!(desk.state().hands().map(|hands| hands.size(anna)), Some(11));
}

#[test]
fn a_secret_hand_is_shown_while_the_finger_rests_and_put_right_when_it_lifts_from_its_number() {
    let mut desk = middle_by(Following::Secret);
    let rect = desk.rect(&plaque(0));
    let found = desk.pages_from(rect, Bot::long);
    for page in ["hidden", "knights"] {
        assert!(found.contains_key(page), "{page} is missing among {found:?}");
    }
    // On the name it only shows the hand.
    desk.long(rect.min + vec2(60.0, 18.0));
    assert_eq!(desk.page(), None);
    // While it rests nothing opens.
    let at = found["hand"];
    desk.window.harness.event(egui::Event::PointerMoved(at));
    desk.window.harness.drag_at(at);
    desk.window.harness.run_steps(8);
    assert_eq!(desk.page(), None);
    desk.window.harness.drop_at(at);
    desk.window.harness.run();
    assert_eq!(desk.page(), Some("hand"));
    assert!(desk.window.shows("truth-change"), "no kinds lie open");
}

#[test]
fn a_short_touch_does_what_it_always_did_and_a_moving_finger_nothing() {
    let mut desk = middle();
    let rect = desk.rect(&plaque(0));
    desk.touch_at(rect.center());
    assert!(desk.window.shows("player-back"));
    desk.window.tap("player-back");
    desk.window.harness.drag_at(rect.center());
    desk.window.harness.step();
    desk.window.harness.hover_at(rect.center() + vec2(40.0, 0.0));
    desk.window.harness.run_steps(6);
    desk.window.harness.drop_at(rect.center() + vec2(40.0, 0.0));
    desk.window.harness.run();
    assert_eq!(desk.page(), None);
}

#[test]
fn a_button_that_means_nothing_by_a_long_touch_is_pressed_by_one_of_two_seconds() {
    let mut desk = middle();
    let rect = desk.window.place_of(|name| name == desk.window.text.get("table"));
    desk.presses(rect.center(), PointerButton::Primary, 7);
    assert!(desk.window.shows("table-check"));
}

#[test]
fn any_place_of_the_island_opens_by_a_long_touch_however_the_island_lies() {
    let mut desk = middle();
    let spots: Vec<Spot> = {
        let island = desk.state().island();
        let corner = island.intersections()[7];
        vec![
            Spot::Hex(island.tiles()[3].at),
            Spot::Intersection(corner),
            Spot::Path(island.paths()[20]),
        ]
    };
    let mut names = BTreeSet::new();
    for turned in 0..6 {
        assert_eq!(desk.game().board_rotation().sixths(), turned);
        let geometry = desk.geometry();
        for spot in &spots {
            let name = desk.place_name(*spot);
            desk.long(geometry.spot(*spot));
            assert!(desk.window.shows("check-spot-title"), "{name}, turned {turned}");
            let shown = desk.window.harness.query_all_by_label(&name).count();
            assert!(shown >= 2, "{name}: as a place and as the page's title");
            desk.window.tap("chooser-cancel");
            desk.touch_at(geometry.spot(*spot));
            assert!(desk.window.shows("check-spot-title"), "by a touch in the check");
            desk.window.tap("chooser-cancel");
            desk.window.tap("close");
            names.insert((turned, name));
        }
        desk.window.tap("table-turn-corner");
    }
    assert_eq!(desk.game().board_rotation().sixths(), 0);
    assert!(names.len() > 6, "names follow the island");
}

#[test]
fn what_cannot_be_is_refused_with_its_reason_and_leads_back_to_the_choice() {
    let mut desk = middle();
    desk.begin_check();
    let robber = desk.state().robber().expect("on the board");
    let before = desk.game().count();
    desk.touch_place(Spot::Hex(robber));
    desk.window.touch("Change to: sea");
    assert_eq!(desk.game().count(), before);
    assert!(desk.window.shows("refused-impossible"));
    desk.audit();
    desk.window.touch_starting("Back");
    assert!(desk.window.shows("check-spot-title"));
}

#[test]
fn printed_cards_that_have_come_up_are_marked_one_by_one() {
    let rules = Rules { target: 20, ..Rules::open_hands() };
    let stop = |state: &State| state.turn() > 6 && state.phase() == Phase::BeforeProduction;
    let deeds = |_: &State| vec![Deed::UseSource { numbers: NumberSource::Printed }];
    let mut desk = desk(parts(3, rules, 11), stop, deeds);
    let left = desk.state().printed().left();
    desk.begin_check();
    desk.window.touch("Jump to: Bank and piles");
    desk.window.touch(&format!("Correct Cards in the pile: {left}"));
    for nth in 1..=2 {
        desk.window.touch_starting(&format!("Card {nth}: "));
        assert_eq!(desk.state().printed().left(), left - nth);
    }
    desk.window.touch_starting("Card 1: ");
    assert_eq!(desk.state().printed().left(), left - 1);
}

#[test]
fn the_check_works_in_the_opening_in_the_middle_of_a_seven_and_after_the_end() {
    let seven = |state: &State| state.number() == Some(7) && !state.tasks().is_empty();
    let stops: [fn(&State) -> bool; 3] =
        [|state| state.pieces().roads().count() == 2, seven, |state| state.over().is_some()];
    for stop in stops {
        let rules = Rules { target: 6, ..Rules::open_hands() };
        let mut desk = desk(parts(4, rules, 3), stop, |_| Vec::new());
        desk.begin_check();
        let (at, _) = desk.state().pieces().roads_of(desk.seat(0)).next().expect("a road");
        desk.correct(Spot::Path(at), "no road");
        assert_eq!(desk.state().pieces().road(at), None);
        desk.window.touch_starting("Undo: correction to ");
        assert!(desk.state().pieces().road(at).is_some());
        assert!(desk.window.says("Compare: "));
    }
}
