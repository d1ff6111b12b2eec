//! Cities & Knights beside the table: each fact is seen, put right in few touches, and taken
//! back; what contradicts itself leads to where it is put right.

use std::collections::BTreeSet;

use board::{Intersection, Spot};
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{
    Building, CardKind, Correction, Deed, Edition, ExtraBuilding, Following, Game, Knight,
    KnightLevel, KnightsCorrection, KnightsState, Level, NumberSource, Phase, PointCard, Readiness,
    Seat, State, Track,
};
use words::language::Language;
use words::places::Places;
use words::text::Text;

use crate::audit::{Visit, Way, check, pages};
use crate::common::temp_dir;
use crate::tools::moments::{Moment, Table, built_in};
use crate::tools::saved::set;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, Window, now, spots};

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// A game in the app.
struct Desk {
    window: Window,
    _folder: tempfile::TempDir,
    touches: usize,
}

/// Somebody builds, with knights on the island, and with cities that may carry a metropolis.
fn rich(state: &State) -> Vec<String> {
    let is_idle = state.phase() == Phase::Trading && state.tasks().is_empty();
    let own = state.pieces().knights_of(state.builder()).next().is_some();
    let cities =
        state.players().seats().filter(|seat| !state.cities_without_metropolis(*seat).is_empty());
    let is_rich = is_idle && own && cities.count() > 1 && state.discrepancies().is_empty();
    if is_rich && state.turn() > 12 { vec!["rich".to_owned()] } else { Vec::new() }
}

fn moment(names: &[&str], edition: Edition) -> Moment {
    let (following, extra) = (Following::Open, ExtraBuilding::Off);
    let (decks, source) = (built_in("a"), NumberSource::Cards);
    let games = (3..9).map(|seed| {
        let decks = decks.clone();
        Table { names, following, source, extra, decks, seed }
    });
    let mut moments = games.map(|table| table.knights_moments(edition, 2000, rich));
    moments.find_map(|mut found| found.remove("rich")).expect("one comes that far")
}

impl Desk {
    fn new() -> Self {
        Self::of(&moment(&NAMES, Edition::Fifth), LANDSCAPE, Language::English)
    }

    fn of(moment: &Moment, size: Vec2, language: Language) -> Self {
        let folder = temp_dir();
        let settings =
            tableside::app::settings::Settings { language: Some(language), ..Default::default() };
        set(folder.path(), settings);
        moment.save(folder.path(), now());
        let mut window = Window::open(folder.path(), size);
        window.text = Text::of(language);
        window.tap("home-resume");
        Self { window, _folder: folder, touches: 0 }
    }

    fn after(corrections: impl Fn(&State) -> Vec<Correction>) -> Self {
        let mut moment = moment(&NAMES, Edition::Fifth);
        for correction in corrections(&moment.state) {
            moment = moment.then(Deed::Correct { correction });
        }
        Self::of(&moment, LANDSCAPE, Language::English)
    }

    fn game(&self) -> &Game {
        self.window.game()
    }

    fn state(&self) -> &State {
        self.game().state()
    }

    fn knights(&self) -> &KnightsState {
        self.state().knights().expect("it is played")
    }

    fn seat(&self, nth: usize) -> Seat {
        self.state().players().seat(nth).expect("a seat")
    }

    fn touch(&mut self, name: &str) {
        self.touches += 1;
        self.window.harness.get_by_role_and_label(Role::Button, name).scroll_to_me();
        self.window.harness.run();
        self.window.harness.get_by_role_and_label(Role::Button, name).click();
        self.window.harness.run();
    }

    /// Touches the first button that begins like this.
    fn begin(&mut self, start: &str) {
        let buttons = self.window.controls().into_iter().map(|(name, _)| name);
        let name = buttons.filter(|name| name.starts_with(start)).min();
        self.touch(&name.unwrap_or_else(|| panic!("no {start} in {:?}", self.window.names())));
    }

    fn spot(&mut self, spot: Spot) {
        let state = self.state();
        let turned = self.game().board_rotation().sixths();
        let name = Places::new(&self.window.text, state.island(), turned).spot(spot);
        self.touch(&name);
    }

    fn corner(&mut self, at: Intersection) {
        self.touches = 0;
        self.spot(Spot::Intersection(at));
    }

    /// From the turn to the table check.
    fn compare(&mut self) {
        self.window.tap("table");
        self.window.tap("table-check");
    }

    fn jump(&mut self, what: &str) {
        self.touch(&format!("Compare: {what}"));
    }

    /// Takes the last act back, which says this.
    fn undo(&mut self, said: &str) {
        let undo = format!("Undo: Corrected: {said}");
        assert!(self.window.says(&undo), "{undo}: {:?}", self.window.named("Undo"));
        self.begin("Undo: ");
    }

    /// Everything that can be touched has a name of its own and room for a finger.
    fn audit(&self) {
        let island = self.state().island();
        let turned = self.game().board_rotation().sixths();
        self.window.check_buttons(&spots(island, &Places::new(&self.window.text, island, turned)));
    }
}

/// A free intersection far from everything.
fn free(state: &State) -> Intersection {
    let all = state.island().intersections();
    let is_free = |at: &Intersection| state.pieces().is_free(*at);
    all.into_iter().find(is_free).expect("one is free")
}

fn city(state: &State, seat: Seat) -> Intersection {
    *state.cities_without_metropolis(seat).first().expect("a city")
}

/// Somebody with a city that may carry a metropolis, and their name.
fn with_city(state: &State) -> (Seat, String) {
    let mut seats = state.players().seats();
    let has = |seat: &Seat| !state.cities_without_metropolis(*seat).is_empty();
    let seat = seats.find(has).expect("somebody");
    (seat, state.players().get(seat).expect("a player").name.to_string())
}

fn knights(correction: KnightsCorrection) -> Correction {
    Correction::Knights(correction)
}

const STRONG: Knight = Knight { level: KnightLevel::Strong, readiness: Readiness::Active };

#[test]
fn a_wrong_knight_is_put_right_in_two_touches_and_in_three_if_it_is_somebody_elses() {
    let mut desk = Desk::after(|state| {
        let all = state.pieces().knights();
        all.map(|(at, ..)| knights(KnightsCorrection::Knight { at, is: None })).collect()
    });
    desk.compare();
    let at = free(desk.state());
    desk.corner(at);
    desk.audit();
    desk.touch("Change to: active knight of Anna (strong)");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.state().pieces().knight(at), Some((desk.seat(0), STRONG)));
    desk.corner(at);
    desk.touch("They are Ben's");
    desk.touch("Change to: inactive knight of Ben (mighty)");
    assert_eq!(desk.touches, 3);
    let mighty = Knight { level: KnightLevel::Mighty, readiness: Readiness::Inactive };
    assert_eq!(desk.state().pieces().knight(at), Some((desk.seat(1), mighty)));
    desk.undo("inactive knight of Ben (mighty)");
    assert_eq!(desk.state().pieces().knight(at), Some((desk.seat(0), STRONG)));
    desk.corner(at);
    desk.touch("Change to: no knight");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.state().pieces().knight(at), None);
    assert!(desk.window.says("Compare: "), "the check goes on");
}

#[test]
fn what_a_knight_may_still_do_is_put_right_in_two_touches() {
    let mut desk = Desk::new();
    desk.compare();
    let builder = desk.state().builder();
    let (at, _) = desk.state().pieces().knights_of(builder).next().expect("a knight");
    let (tired, promoted) =
        (desk.knights().table().is_tired(at), desk.knights().table().is_promoted(at));
    desk.corner(at);
    desk.touch(if tired { "may still act" } else { "acts no more" });
    assert_eq!((desk.touches, desk.knights().table().is_tired(at)), (2, !tired));
    assert_eq!(desk.knights().table().is_promoted(at), promoted, "the other stays");
    desk.corner(at);
    desk.touch(if promoted { "may be promoted" } else { "was promoted" });
    assert_eq!((desk.touches, desk.knights().table().is_promoted(at)), (2, !promoted));
    let acts = if tired { "may still act" } else { "acts no more" };
    let rises = if promoted { "may still be promoted" } else { "isn't promoted again" };
    desk.undo(&format!("a knight that {acts} and {rises} this turn"));
    assert_eq!(desk.knights().table().is_promoted(at), promoted);
}

#[test]
fn a_wall_a_metropolis_and_a_city_on_its_side_are_put_right_in_two_touches() {
    let mut desk = Desk::new();
    desk.compare();
    let (seat, who) = with_city(desk.state());
    let at = city(desk.state(), seat);
    let had = desk.state().pieces().has_wall(at);
    let (on, off) = (format!("Change to: wall of {who}"), "Change to: no wall".to_owned());
    for stands in [!had, had] {
        desk.corner(at);
        desk.touch(if stands { &on } else { &off });
        assert_eq!((desk.touches, desk.state().pieces().has_wall(at)), (2, stands));
    }
    desk.corner(at);
    desk.audit();
    desk.touch("Change to: the metropolis of science");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.knights().table().metropolises[Track::Science], Some(at));
    desk.corner(at);
    desk.touch("Change to: the metropolis of science is in the supply");
    assert_eq!(desk.knights().table().metropolises[Track::Science], None);
    desk.corner(at);
    desk.touch(&format!("Change to: city of {who} on its side"));
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.state().pieces().building(at), Some((seat, Building::LaidCity)));
    assert_eq!(desk.state().laid_cities(seat), [at]);
    desk.undo(&format!("city of {who} on its side"));
    assert_eq!(desk.state().pieces().building(at), Some((seat, Building::City)));
}

#[test]
fn the_merchant_is_put_right_on_its_hex_in_two_touches_and_by_its_number_on_the_island() {
    let mut desk = Desk::after(|_| vec![knights(KnightsCorrection::Merchant { is: None })]);
    desk.compare();
    let tiles = desk.state().island().tiles().to_vec();
    let merchant =
        |desk: &Desk| desk.knights().table().merchant.map(|merchant| (merchant.at, merchant.owner));
    desk.touches = 0;
    desk.spot(Spot::Hex(tiles[4].at));
    desk.touch("Change to: the merchant is Clara's");
    assert_eq!(desk.touches, 2);
    assert_eq!(merchant(&desk), Some((tiles[4].at, desk.seat(2))));

    desk.jump("Bank and piles");
    desk.touches = 0;
    desk.touch("Correct Merchant: Clara");
    desk.audit();
    desk.touch("The merchant is Ben's");
    desk.spot(Spot::Hex(tiles[7].at));
    desk.touch("Change to: the merchant is Ben's");
    assert_eq!(desk.touches, 4, "both its hex and its owner were wrong");
    assert_eq!(merchant(&desk), Some((tiles[7].at, desk.seat(1))));
    desk.touch("Correct Merchant: Ben");
    desk.touch("Change to: the merchant is beside the board");
    assert_eq!(merchant(&desk), None);
    desk.undo("the merchant is beside the board");
    assert_eq!(merchant(&desk), Some((tiles[7].at, desk.seat(1))));
}

#[test]
fn levels_progress_cards_and_defenders_are_put_right_from_a_players_page() {
    let mut desk = Desk::after(|state| {
        let player = state.players().seat(0).expect("a seat");
        let level = KnightsCorrection::Level { player, track: Track::Trade, level: Level::ABLE };
        let decks = Track::ALL.map(|track| KnightsCorrection::Progress { player, track, count: 0 });
        let none = KnightsCorrection::Defenders { player, count: 0 };
        decks.into_iter().chain([level, none]).map(knights).collect()
    });
    let anna = desk.seat(0);
    desk.begin("Anna, ");
    assert!(desk.window.says("Trade 3: Merchant Guild"));
    assert!(desk.window.says("The bank takes 2 of any commodity"));
    desk.audit();
    desk.touches = 0;
    desk.touch("Correct Trade level of Anna: 3");
    desk.audit();
    desk.touch("Change to: Anna has reached level 2 of trade");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.state().improvement(anna, Track::Trade).number(), 2);
    desk.undo("Anna has reached level 2 of trade");
    assert_eq!(desk.state().improvement(anna, Track::Trade), Level::ABLE);

    desk.begin("Anna, ");
    desk.touches = 0;
    desk.touch("Correct Progress cards of Anna: 0");
    desk.touch("Science of Anna: one more");
    desk.touch("Politics of Anna: one more");
    desk.audit();
    desk.touch("Change to: Anna holds 1 science, 0 trade, 1 politics");
    assert_eq!(desk.touches, 4, "two decks at once");
    let held = Track::ALL.map(|track| desk.state().progress_of(anna, track));
    assert_eq!(held, [1, 0, 1]);
    assert!(desk.window.says("2 progress cards: 1 science, 1 politics, 4 at most"));

    desk.touch("Correct As Defender of Anna: 0");
    desk.touch("As Defender of Anna: one more");
    desk.begin("Change to: Anna has ");
    assert_eq!(desk.knights().table().defenders.of(anna), 1);
    assert!(desk.window.says("Defender once"));
}

#[test]
fn attacks_point_cards_and_a_merchant_fleet_are_put_right_from_the_stores() {
    let mut desk = Desk::after(|_| {
        let shown = PointCard::ALL;
        let shown = shown.map(|point| KnightsCorrection::PointCard { point, owner: None });
        shown.into_iter().chain([KnightsCorrection::Attacks { count: 2 }]).map(knights).collect()
    });
    desk.compare();
    desk.jump("Bank and piles");
    let left = Track::ALL.map(|track| desk.state().progress_left(track));
    let words = format!("{} science, {} trade, {} politics", left[0], left[1], left[2]);
    assert!(desk.window.says(&format!("Progress cards left: {words}")));
    for kind in CardKind::ALL {
        let count = desk.state().bank().expect("followed").get(kind);
        assert!(desk.window.says(&desk.window.text.cards(count, kind)));
    }
    desk.audit();
    desk.touches = 0;
    desk.touch("Correct Attacks: 2");
    desk.touch("Attacks: one less");
    desk.touch("Change to: the barbarians have attacked once");
    assert_eq!((desk.touches, desk.knights().table().attacks), (3, 1));

    desk.touches = 0;
    desk.touch("Correct Constitution: nobody");
    desk.audit();
    desk.touch("Change to: Ben has shown Constitution");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.knights().shown(PointCard::Constitution), Some(desk.seat(1)));
    desk.undo("Ben has shown Constitution");
    assert_eq!(desk.knights().shown(PointCard::Constitution), None);

    desk.touches = 0;
    desk.begin("Correct Merchant Fleet: ");
    desk.audit();
    let had = desk.knights().turn().fleet().contains(&CardKind::Ore);
    desk.touch("The bank takes 2 ore");
    assert_eq!(desk.touches, 2);
    assert_eq!(desk.knights().turn().fleet().contains(&CardKind::Ore), !had);
}

#[test]
fn a_hand_of_eight_kinds_is_counted_on_a_players_page() {
    let mut desk = Desk::new();
    let (ben, kind) = (desk.seat(1), CardKind::Coin);
    let before = desk.state().hands().expect("followed").known(ben).get(kind);
    desk.begin("Ben, ");
    let label = desk.window.text.with("correct-hand", &[("who", "Ben".into())]);
    desk.touch(&label);
    for kind in CardKind::ALL {
        let name = desk.window.text.kind(kind);
        assert!(desk.window.says(&name), "{name} can be counted");
    }
    let label = desk.window.text.with("correct-label", &[("who", "Ben".into())]);
    let values = [("label", label.into()), ("resource", desk.window.text.kind(kind).into())];
    let more = desk.window.text.with("kind-more", &values);
    desk.touch(&more);
    desk.window.press(egui::Key::Space);
    let after = desk.state().hands().expect("followed").known(ben).get(kind);
    assert_eq!(after, before + 1);
}

/// What somebody is told wrong, what is said of it, and how the way out begins.
type Odd = (fn(&State, Seat) -> Vec<KnightsCorrection>, &'static str, &'static str);

/// One contradiction of each kind but two metropolises on one city.
fn contradictions() -> [Odd; 6] {
    [
        (
            |_, player| {
                let of =
                    |count| KnightsCorrection::Progress { player, track: Track::Science, count };
                vec![
                    of(18),
                    KnightsCorrection::PointCard { point: PointCard::Printer, owner: Some(player) },
                ]
            },
            "progress cards of science in hands",
            "Correct Printer: ",
        ),
        (
            |state, _| {
                vec![KnightsCorrection::Metropolis { track: Track::Science, at: Some(free(state)) }]
            },
            "The metropolis of science is on no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let at = Some(city(state, player));
                let level = Level::default();
                vec![
                    KnightsCorrection::Level { player, track: Track::Trade, level },
                    KnightsCorrection::Metropolis { track: Track::Trade, at },
                ]
            },
            "has the metropolis of trade, but not its fourth level",
            "Correct Trade level of ",
        ),
        (
            |_, player| {
                let level = Level::METROPOLIS;
                vec![
                    KnightsCorrection::Metropolis { track: Track::Politics, at: None },
                    KnightsCorrection::Level { player, track: Track::Politics, level },
                ]
            },
            "but nobody has its metropolis",
            "1: Show ",
        ),
        (
            |state, player| vec![KnightsCorrection::Wall { at: free(state), is: Some(player) }],
            "is under no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let is_road = |path| state.pieces().road(path).is_some();
                let has_road = |at: &Intersection| at.paths().into_iter().any(is_road);
                let spots = state.island().intersections();
                let mut spots = spots.into_iter().filter(|at| state.pieces().is_free(*at));
                let at = spots.find(|at| !has_road(at)).expect("a lonely place");
                let left = |level: &KnightLevel| state.knights_left(player, *level) > 0;
                let level = KnightLevel::ALL.into_iter().find(left).expect("one is left");
                let knight = Knight { level, readiness: Readiness::Inactive };
                vec![KnightsCorrection::Knight { at, is: Some((player, knight)) }]
            },
            "is at none of their roads",
            "1: Show ",
        ),
    ]
}

#[test]
fn a_contradiction_leads_to_its_place_or_number() {
    for (corrections, sentence, way) in contradictions() {
        let mut desk = Desk::after(|state| {
            corrections(state, with_city(state).0).into_iter().map(knights).collect()
        });
        let count = desk.state().discrepancies().len();
        let chip = desk.window.text.with("odd-chip", &[("count", count.into())]);
        desk.touch(&chip);
        assert!(desk.window.says(sentence), "{sentence}: {:?}", desk.window.names());
        desk.audit();
        desk.begin(way);
        let titles = ["check-spot-title", "truth-title", "ask-title"];
        let is_there = titles.iter().any(|title| desk.window.tells(title));
        assert!(is_there, "{sentence} leads to {:?}", desk.window.names());
        desk.audit();
    }
}

#[test]
fn two_metropolises_on_one_city_are_pointed_out() {
    let mut desk = Desk::after(|state| {
        let player = with_city(state).0;
        let at = Some(city(state, player));
        let two = [Track::Science, Track::Trade].into_iter();
        let two = two.flat_map(|track| {
            let level = Level::METROPOLIS;
            [
                KnightsCorrection::Level { player, track, level },
                KnightsCorrection::Metropolis { track, at },
            ]
        });
        two.map(knights).collect()
    });
    let count = desk.state().discrepancies().len();
    let chip = desk.window.text.with("odd-chip", &[("count", count.into())]);
    desk.touch(&chip);
    assert!(desk.window.says("Two metropolises are on one city"));
    desk.begin("1: Show ");
    desk.touch("Change to: the metropolis of trade is in the supply");
    assert_eq!(desk.knights().table().metropolises[Track::Trade], None);
}

#[test]
fn a_players_page_says_why_the_bank_asks_for_so_many_and_how_an_attack_would_end() {
    let mut desk = Desk::after(|state| {
        let player = state.players().seat(0).expect("a seat");
        let level = Level::ABLE;
        vec![knights(KnightsCorrection::Level { player, track: Track::Trade, level })]
    });
    desk.begin("Anna, ");
    desk.touch("Why does the bank ask Anna for 2 coin?");
    assert!(desk.window.says("Anna has level 3 of trade"));
    desk.touch("Back");
    desk.touch("How would an attack end now?");
    assert!(desk.window.says("so the barbarians have strength"));
    desk.touch("Back");
    assert!(desk.window.says("City improvements"), "Anna's page is open again");
}

#[test]
fn in_german_a_level_is_put_right_as_well() {
    let moment = moment(&NAMES, Edition::Sixth);
    let player = moment.state.players().seat(0).expect("a seat");
    let level = Level::try_from(2).expect("a level");
    let level = KnightsCorrection::Level { player, track: Track::Science, level };
    let moment = moment.then(Deed::Correct { correction: knights(level) });
    let mut desk = Desk::of(&moment, vec2(800.0, 1280.0), Language::German);
    let anna = desk.seat(0);
    desk.begin("Anna, ");
    assert!(desk.window.says("Wissenschaft 2: Bibliothek"));
    desk.touch("Wissenschaft von Anna berichtigen: 2");
    let values = [("who", "Anna".into()), ("track", "Wissenschaft".into()), ("count", 1.into())];
    let fixed = desk.window.text.with("fixed-level", &values);
    let name = desk.window.text.with("check-correct", &[("what", fixed.into())]);
    desk.touch(&name);
    assert_eq!(desk.state().improvement(anna, Track::Science).number(), 1);
    assert!(desk.window.says("Wissenschaft 1: Schule"), "as the edition of 2025 calls it");
}

#[test]
fn nothing_is_wrong_with_pages_of_cities_and_knights_in_any_size() {
    let moment = moment(&LONG_NAMES, Edition::Fifth);
    let all: [(&str, Way); 12] = [
        ("a player with knights", player),
        ("counting a hand of eight kinds", |visit| {
            player(visit);
            figure(visit, "figure-hand");
        }),
        ("correcting a level", |visit| {
            player(visit);
            figure(visit, "figure-level-politics");
        }),
        ("correcting progress cards", |visit| {
            player(visit);
            figure(visit, "figure-progress");
        }),
        ("correcting defenders", |visit| {
            player(visit);
            figure(visit, "figure-defenders");
        }),
        ("comparing a player with knights", compare),
        ("comparing the stores with progress cards", stores),
        ("correcting attacks", |visit| {
            stores(visit);
            figure(visit, "figure-attacks");
        }),
        ("correcting the merchant", |visit| {
            stores(visit);
            figure(visit, "figure-merchant");
        }),
        ("correcting a point card", |visit| {
            stores(visit);
            figure(visit, "progress-printer");
        }),
        ("correcting a merchant fleet", |visit| {
            stores(visit);
            figure(visit, "progress-merchant_fleet");
        }),
        ("a corner with a knight in truth", |visit| {
            compare(visit);
            let state = visit.window.state();
            let own = state.pieces().knights_of(state.builder()).next().expect("a knight");
            let spot = Spot::Intersection(own.0);
            let name = visit.window.text.places(state.island()).spot(spot);
            visit.window.touch(&name);
        }),
    ];
    check(&pages(&[&moment], &all));
}

fn player(visit: &mut Visit) {
    visit.tap("home-resume");
    let state = visit.window.state();
    let name = state.players().get(state.builder()).expect("a player").name.to_string();
    // The tile, and not what tells of payouts in which the name comes first.
    let start = format!("{name}, ");
    let is_tile = |said: &String| said.starts_with(&start) && said.contains(": ");
    let said = visit.window.controls().into_iter().map(|(said, _)| said).find(is_tile);
    visit.window.touch(&said.expect("the tile"));
}

fn compare(visit: &mut Visit) {
    for key in ["home-resume", "table", "table-check"] {
        visit.tap(key);
    }
}

fn stores(visit: &mut Visit) {
    compare(visit);
    let what = visit.window.text.get("check-stores");
    visit.tap_with("check-jump-name", &[("what", what.into())]);
}

/// Touches the number of this name, to correct it.
fn figure(visit: &mut Visit, key: &str) {
    let label = visit.window.text.get(key);
    let controls = visit.window.controls().into_iter().map(|(name, _)| name);
    let found: BTreeSet<String> =
        controls.filter(|name| name.contains(&label) && name.contains(": ")).collect();
    let fits = |name: &&String| name.contains("Correct") || name.contains("berichtigen");
    visit.window.touch(found.iter().find(fits).expect("the number"));
}
