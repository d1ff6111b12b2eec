//! Documents of whole games: sound, small, complete, and without anything hidden.

use std::collections::BTreeMap;

use egui::{Vec2, vec2};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use roxmltree::{Document, Node};

use super::IslandPrinter;
use super::page::escaped;
use crate::theme::Look;
use board::{Resource, Rotation};
use cards::{deck_a, prepare};
use game::{
    Building, Cards, Edition, FishRules, Following, Game, HandCount, KnightsState, Name, OilRules,
    Pieces, Player, RiversRules, Rules, SeaRules, Seat, Setup, SetupFields, State, Table,
    WagonRules, WagonsState,
};
use scenarios::BuiltInScenario;
use stats::{random_act, random_scenario, random_setup};
use words::game::GameWords;
use words::language::Language;
use words::text::Text;

/// Rooms of a phone held upright, a tablet, and a television, in points.
const ROOMS: [Vec2; 3] = [vec2(360.0, 480.0), vec2(768.0, 800.0), vec2(1400.0, 1050.0)];

/// A game, and how it stands after some acts.
pub(super) struct PlayedTable {
    game: Game,
    state: State,
}

impl PlayedTable {
    /// One that is played at random from `setup` on for `acts` acts.
    fn of(setup: Setup, acts: usize, rng: &mut StdRng) -> Self {
        let game = Game::new(setup);
        let mut state = game.state().clone();
        for _ in 0..acts {
            if random_act(&mut state, rng).is_none() {
                break;
            }
        }
        Self { game, state }
    }

    fn random(players: usize, rules: Rules, acts: usize) -> Self {
        let mut rng = StdRng::seed_from_u64(9);
        let deck = deck_a().expect("the built-in deck is sound");
        let setup = random_setup(&[deck], players, rules, &mut rng).expect("a setup");
        Self::of(setup, acts, &mut rng)
    }

    fn scenario(scenario: BuiltInScenario, players: usize, rules: &Rules, acts: usize) -> Self {
        let mut rng = StdRng::seed_from_u64(9);
        let deck = deck_a().expect("the built-in deck is sound");
        let scenario = scenario.scenario().expect("a sound file");
        let setup = random_scenario(&scenario, &[deck], players, rules, &mut rng);
        Self::of(setup.expect("a setup"), acts, &mut rng)
    }

    fn base(players: usize) -> Self {
        Self::random(players, Rules { target: 30, ..Rules::open_hands() }, 700)
    }

    /// Six players at sea with Cities & Knights, on the map with the most sea.
    fn fullest() -> Self {
        let sea = Some(SeaRules::default());
        let rules = Rules { target: 40, sea, ..Rules::with_knights(Edition::Fifth) };
        Self::scenario(BuiltInScenario::NewShores, 6, &rules, 1_600)
    }

    fn with_modules() -> Self {
        let rules = Rules {
            target: 30,
            fish: Some(FishRules::default()),
            rivers: Some(RiversRules::default()),
            wagons: Some(WagonRules::default()),
            oil: Some(OilRules::default()),
            ..Rules::open_hands()
        };
        Self::random(4, rules, 600)
    }

    /// One of each kind.
    pub(super) fn each() -> Vec<Self> {
        let sea = Some(SeaRules::default());
        let rules = Rules { target: 30, sea, ..Rules::open_hands() };
        let scenarios = [
            BuiltInScenario::FogIslands,
            BuiltInScenario::ForgottenTribe,
            BuiltInScenario::Cloth,
            BuiltInScenario::PirateIslands,
            BuiltInScenario::Wonders,
        ];
        let mut all = vec![Self::base(4), Self::base(6), Self::fullest(), Self::with_modules()];
        all.extend(scenarios.map(|scenario| Self::scenario(scenario, 4, &rules, 300)));
        all
    }

    pub(super) fn words<'a>(&'a self, text: &'a Text) -> GameWords<'a> {
        GameWords { state: &self.state, ..GameWords::now(text, &self.game, &|_| String::new()) }
    }

    fn printed(&self, look: Look, room: Vec2) -> String {
        IslandPrinter::default().print(&self.words(&Text::english()), look, room)
    }
}

/// Number of groups of each kind in a document.
fn things(document: &Document<'_>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for class in document.descendants().filter_map(|node| node.attribute("class")) {
        *counts.entry(class.to_owned()).or_default() += 1;
    }
    counts
}

/// Number of pieces of each kind on the island.
fn pieces(pieces: &Pieces) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut add = |kind: &str, count: usize| *counts.entry(kind.to_owned()).or_default() += count;
    for (_, _, building) in pieces.buildings() {
        add(
            match building {
                Building::Settlement => "settlement",
                Building::City => "city",
                Building::LaidCity => "laid-city",
                Building::OilMetropolis => "oil-metropolis",
            },
            1,
        );
    }
    add("road", pieces.roads().count());
    add("bridge", pieces.bridges().count());
    add("ship", pieces.ships().count());
    add("knight", pieces.knights().count());
    add("wall", pieces.walls().count());
    counts.retain(|_, count| *count > 0);
    counts
}

#[test]
fn every_thing_on_the_table_is_in_the_document() {
    for table in PlayedTable::each() {
        let page = table.printed(Look::Dark, ROOMS[1]);
        let document = Document::parse(&page).expect("a sound document");
        let found = things(&document);
        let count = |kind: &str| found.get(kind).copied().unwrap_or_default();
        for (kind, there) in pieces(table.state.pieces()) {
            assert_eq!(count(&kind), there, "{kind}");
        }
        let island = table.state.island();
        assert_eq!(count("land"), island.tiles().len());
        assert_eq!(count("fog"), island.hidden().len());
        assert_eq!(count("harbor"), island.harbors().len());
        assert_eq!(count("fishing-ground"), island.markers().grounds.len());
        assert_eq!(count("robber"), usize::from(table.state.robber().is_some()));
        assert_eq!(count("pirate"), usize::from(table.state.pirate().is_some()));
        let knights = table.state.knights().map(KnightsState::table);
        let metropolises = knights.iter().flat_map(|table| table.metropolises.values().flatten());
        assert_eq!(count("metropolis"), metropolises.count());
        let has_merchant = knights.is_some_and(|table| table.merchant.is_some());
        assert_eq!(count("merchant"), usize::from(has_merchant));
        let rivers = table.state.rivers().map_or(0, |map| map.rivers.len());
        assert_eq!(count("river"), rivers);
        let wagons = table.state.wagons().map(WagonsState::table);
        let placed = wagons.iter().flat_map(|table| table.wagons.values());
        assert_eq!(count("wagon"), placed.filter(|wagon| wagon.at.is_some()).count());
        assert_eq!(count("bandit"), wagons.map_or(0, |table| table.bandits.len()));
        assert_eq!(count("plaza"), island.trade_hexes().len());
        let position = table.state.position();
        if let Some(pirates) = position.pirates() {
            assert_eq!(count("warship"), pirates.warships.len());
            let held = pirates.fortresses.iter().filter(|it| it.chits > 0).count();
            assert_eq!(count("fortress"), held);
            assert_eq!(count("fleet"), usize::from(pirates.fleet.is_some()));
        }
    }
}

#[test]
fn the_same_table_is_the_same_bytes_whatever_was_printed_before() {
    let (table, other) = (PlayedTable::base(4), PlayedTable::with_modules());
    let text = Text::english();
    let (words, others) = (table.words(&text), other.words(&text));
    let first = IslandPrinter::default().print(&words, Look::Dark, ROOMS[1]);
    let mut printer = IslandPrinter::default();
    for room in ROOMS {
        printer.print(&others, Look::Light, room);
    }
    assert!(printer.print(&words, Look::Dark, ROOMS[1]) == first);
    assert!(printer.print(&words, Look::Light, ROOMS[1]) != first);
}

#[test]
fn documents_refer_to_nothing_outside_themselves_and_run_nothing() {
    for table in PlayedTable::each() {
        for (look, room) in Look::ALL.into_iter().zip(ROOMS) {
            let page = table.printed(look, room);
            let document = Document::parse(&page).expect("a sound document");
            let names: Vec<&str> =
                document.descendants().filter_map(|node| node.attribute("id")).collect();
            for node in document.descendants().filter(Node::is_element) {
                let name = node.tag_name().name();
                let usual = [
                    "svg", "title", "defs", "g", "use", "path", "circle", "ellipse", "rect", "text",
                ];
                assert!(usual.contains(&name), "{name}");
                for attribute in node.attributes() {
                    let (name, value) = (attribute.name(), attribute.value());
                    assert!(!name.starts_with("on") && name != "style", "{name}");
                    if name == "href" {
                        let to = value.strip_prefix('#').expect("within the document");
                        assert!(names.contains(&to), "{to}");
                    }
                    assert!(!value.contains("url(") && !value.contains("NaN"), "{value}");
                }
            }
        }
    }
}

#[test]
fn documents_are_small_enough_for_any_network() {
    let most = |table: &PlayedTable| {
        let sizes = ROOMS.map(|room| table.printed(Look::Light, room).len());
        sizes.into_iter().max().unwrap_or_default()
    };
    for table in [PlayedTable::base(3), PlayedTable::base(4)] {
        let bytes = most(&table);
        assert!(bytes <= 60_000, "{bytes}");
    }
    for table in PlayedTable::each() {
        let bytes = most(&table);
        assert!(bytes <= 150_000, "{bytes}");
    }
}

#[test]
fn the_picture_has_the_shape_of_the_island_and_fits_its_room() {
    for table in [PlayedTable::base(4), PlayedTable::fullest()] {
        for room in ROOMS {
            let page = table.printed(Look::Light, room);
            let document = Document::parse(&page).expect("a sound document");
            let side = |name| document.root_element().attribute(name).expect("a size");
            let points = |name| side(name).parse::<f32>().expect("points");
            let (wide, high) = (points("width"), points("height"));
            assert!(wide <= room.x.ceil() && high <= room.y.ceil(), "{wide} {high}");
            let fills = (wide / room.x).max(high / room.y);
            assert!(fills > 0.99, "{fills}");
            let seen = format!("-20 -20 {} {}", wide * 10.0, high * 10.0);
            assert_eq!(side("viewBox"), seen);
        }
    }
}

/// The same opening with these changes.
fn changed(setup: &Setup, change: impl FnOnce(&mut SetupFields)) -> Setup {
    let mut fields = SetupFields::from(setup.clone());
    change(&mut fields);
    Setup::new(fields).expect("a setup")
}

fn printed_opening(setup: Setup) -> String {
    let mut rng = StdRng::seed_from_u64(1);
    PlayedTable::of(setup, 0, &mut rng).printed(Look::Dark, ROOMS[1])
}

#[test]
fn whatever_is_hidden_is_in_none_of_the_bytes() {
    let sea = Some(SeaRules::default());
    let rules = Rules { sea, ..Rules::open_hands() };
    let table = PlayedTable::scenario(BuiltInScenario::FogIslands, 4, &rules, 0);
    let setup = table.game.setup();
    let page = printed_opening((**setup).clone());
    let twin = changed(setup, |fields| {
        fields.shuffle = prepare(&fields.decks, &fields.rules.cards, &mut StdRng::seed_from_u64(2));
        let hidden = fields.sea.as_mut().and_then(|map| map.hidden.as_mut()).expect("fog");
        hidden.hexes.pop().expect("a kind of ground");
        hidden.tokens.pop().expect("a token");
    });
    assert!(twin != **setup);
    assert!(printed_opening(twin) == page);
}

/// An opening in the middle of a game, where players hold these cards in turn.
fn middle(opening: &PlayedTable, hands: [Cards; 2]) -> Setup {
    changed(opening.game.setup(), |fields| {
        let held = |seat: Seat| HandCount::Cards(hands[seat.index() % 2]);
        fields.start = Some(Table {
            pieces: opening.state.pieces().clone(),
            hands: fields.players.map(|seat, _| held(seat)),
            ..Table::empty(&fields.players, fields.first, &fields.island)
        });
    })
}

#[test]
fn hands_are_in_none_of_the_bytes() {
    let following = Following::Secret;
    let opening = PlayedTable::random(4, Rules { following, ..Rules::default() }, 16);
    let cards = |kind| std::iter::once((kind, 3)).collect::<Cards>();
    let (some, others) = (cards(Resource::Ore), cards(Resource::Wool));
    let twins = [[some, others], [others, some]].map(|hands| middle(&opening, hands));
    assert!(twins[0] != twins[1]);
    let [page, other] = twins.map(printed_opening);
    assert!(page == other);
    assert!(page.contains("class=\"settlement\""));
}

#[test]
fn a_hostile_name_is_only_letters_in_the_title() {
    let table = PlayedTable::base(3);
    for name in ["<script>alert(1)", "&lt;\"'<!--", "]]></title>", "\u{202e}<svg onload"] {
        let Ok(parsed) = Name::try_from(name.to_owned()) else { continue };
        let setup = changed(table.game.setup(), |fields| {
            let first = fields.first;
            fields.players = fields.players.map(|seat, player| {
                let name = if seat == first { parsed.clone() } else { player.name.clone() };
                Player { name, color: player.color }
            });
        });
        let page = printed_opening(setup);
        assert!(!page.contains("<script") && !page.contains("<!--"), "{name}");
        let document = Document::parse(&page).expect("a sound document");
        let title = document.root_element().first_element_child().expect("a title");
        assert_eq!(title.tag_name().name(), "title");
        assert!(title.text().is_some_and(|title| title.contains(parsed.as_str())), "{name}");
    }
    let odd = "\u{0}\u{b}\u{1f}\u{ffff}\t\n<&>\"'";
    let page = format!("<title>{}</title>", escaped(odd));
    let read = Document::parse(&page).expect("a sound document");
    assert_eq!(read.root_element().text(), Some("����\t\n<&>\"'"));
}

#[test]
fn titles_and_names_of_the_land_are_in_the_language_of_the_words() {
    let table = PlayedTable::base(4);
    let mut printer = IslandPrinter::default();
    let texts = [Language::English, Language::German].map(Text::of);
    let [english, german] =
        texts.map(|text| printer.print(&table.words(&text), Look::Dark, ROOMS[2]));
    assert!(english.contains(">Forest<") && english.contains("<title>Turn "));
    assert!(german.contains(">Wald<") && !german.contains(">Forest<"));
}

#[test]
fn an_island_that_is_turned_has_all_its_things_elsewhere() {
    let table = PlayedTable::base(4);
    let turned =
        changed(table.game.setup(), |fields| fields.board_rotation = Rotation::NONE.next());
    let [plain, turned] = [(**table.game.setup()).clone(), turned].map(printed_opening);
    let counts = |page: &str| things(&Document::parse(page).expect("a sound document"));
    assert!(plain != turned);
    assert_eq!(counts(&plain), counts(&turned));
}
