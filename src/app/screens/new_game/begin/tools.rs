//! What a touch of the island does while its pieces are entered: a row each, with the expansion
//! that brings it.

use egui::Ui;

use super::draft::{BoardAndRules, Draft};
use super::form::Form;
use super::sea::{Areas, IsleMark};
use crate::app::screens::decks::parts::{hint, say};
use board::{Hex, Intersection, Island, Path, Side, Spot};
use game::{
    Building, Condition, Expansion, Fact, KNIGHTS, Knight, KnightLevel, Merchant, Piece, Pieces,
    Readiness, Rules, Seat, Subject, Track, Value, WALLS, base_facts, knights_facts, sea_facts,
};
use kit::widgets::{Icon, SizedButton, Switch, segments, switch_row};

/// A tool.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// Its name in the keys of texts.
    pub key: &'static str,
    pub icon: Icon,
    /// The expansion that brings it; none: any game has it.
    of: Option<Expansion>,
    /// How many of its pieces a player has left, where they are counted.
    pub left: fn(&Pieces, Seat, &Hold) -> Option<u8>,
    /// What can be touched with it.
    choices: fn(&Pieces, BoardAndRules<'_>) -> Vec<Spot>,
    does: Does,
    /// What else is asked before a touch.
    pub settings: fn(&mut Ui, &mut Form<'_>, Seat, &mut Hold),
}

/// What a touch does.
#[derive(Clone, Copy, Debug)]
enum Does {
    /// It tells a fact; a second touch takes it back.
    Tells(fn(Touched<'_>) -> Option<Told>),
    /// It says what an island is to a player.
    Marks,
    /// It takes away what is there.
    Erases,
}

/// A fact, of what, and what it is said to be.
type Told = (&'static Fact, Subject, Value);

/// A touched place, and for whom.
#[derive(Clone, Copy)]
struct Touched<'a> {
    at: Spot,
    seat: Seat,
    hold: &'a Hold,
    rules: &'a Rules,
    pieces: &'a Pieces,
}

#[expect(clippy::unnecessary_wraps, reason = "not every tool tells a fact of a touched place")]
impl Touched<'_> {
    fn building(self, building: Building) -> Option<Told> {
        Some((&base_facts::Building, self.at.into(), Some((self.seat, building)).into()))
    }

    fn link(self, fact: &'static Fact, condition: Condition) -> Option<Told> {
        Some((fact, self.at.into(), Some((self.seat, condition)).into()))
    }

    fn hex(self, fact: &'static Fact, value: impl FnOnce(Hex) -> Value) -> Option<Told> {
        match self.at {
            Spot::Hex(hex) => Some((fact, Subject::Table, value(hex))),
            Spot::Intersection(_) | Spot::Path(_) => None,
        }
    }
}

/// A tool that touches nothing.
const PLAIN: Tool = Tool {
    key: "",
    icon: Icon::Cross,
    of: None,
    left: |_, _, _| None,
    choices: |_, _| Vec::new(),
    does: Does::Erases,
    settings: |_, _, _, _| {},
};

static TOOLS: [Tool; 13] = [
    Tool {
        key: "settlement",
        icon: Icon::Settlement,
        left: |pieces, seat, _| Some(pieces.left(seat, Piece::Settlement)),
        choices: |_, basis| corners(basis.island.intersections()),
        does: Does::Tells(|touched| touched.building(Building::Settlement)),
        ..PLAIN
    },
    Tool {
        key: "city",
        icon: Icon::City,
        left: |pieces, seat, _| Some(pieces.left(seat, Piece::City)),
        choices: |_, basis| corners(basis.island.intersections()),
        does: Does::Tells(|touched| {
            let is_laid = touched.hold.laid == Switch::On && touched.rules.knights.is_some();
            touched.building(if is_laid { Building::LaidCity } else { Building::City })
        }),
        settings: |ui, form, _, hold| {
            if form.basis.rules.knights.is_some() {
                switch(ui, form, "begin-laid", &mut hold.laid);
            }
        },
        ..PLAIN
    },
    Tool {
        key: "road",
        icon: Icon::Road,
        left: |pieces, seat, _| Some(pieces.left(seat, Piece::Road)),
        choices: |_, basis| paths(basis.island.paths()),
        does: Does::Tells(|touched| touched.link(&base_facts::Road, Condition::Intact)),
        ..PLAIN
    },
    Tool {
        key: "damaged",
        icon: Icon::Turn,
        left: |pieces, seat, _| Some(pieces.left(seat, Piece::Road)),
        choices: |_, basis| paths(basis.island.paths()),
        does: Does::Tells(|touched| touched.link(&base_facts::Road, Condition::Damaged)),
        ..PLAIN
    },
    Tool {
        key: "ship",
        icon: Icon::Ship,
        of: Some(Expansion::Sea),
        left: |pieces, seat, _| Some(pieces.left(seat, Piece::Ship)),
        choices: |_, basis| paths(ship_paths(basis.island)),
        does: Does::Tells(|touched| {
            touched.link(
                &sea_facts::Ship,
                match touched.hold.turned {
                    Switch::On => Condition::Damaged,
                    Switch::Off => Condition::Intact,
                },
            )
        }),
        settings: |ui, form, _, hold| switch(ui, form, "begin-ship-turned", &mut hold.turned),
    },
    Tool {
        key: "wall",
        icon: Icon::Wall,
        of: Some(Expansion::Knights),
        left: |pieces, seat, _| Some(left(WALLS, pieces.walls_of(seat).count())),
        choices: |pieces, _| corners(cities(pieces)),
        does: Does::Tells(|touched| {
            let Spot::Intersection(at) = touched.at else { return None };
            let (owner, _) = touched.pieces.building(at)?;
            Some((&knights_facts::Wall, at.into(), owner.into()))
        }),
        ..PLAIN
    },
    Tool {
        key: "knight",
        icon: Icon::Knight,
        of: Some(Expansion::Knights),
        left: |pieces, seat, hold| {
            let own = pieces.knights_of(seat);
            let alike = own.filter(|(_, knight)| knight.level == hold.knight.level).count();
            Some(left(KNIGHTS.into(), alike))
        },
        choices: |pieces, basis| corners(knight_places(pieces, basis.island)),
        does: Does::Tells(|touched| {
            let knight = Some((touched.seat, touched.hold.knight));
            Some((&knights_facts::Knight, touched.at.into(), knight.into()))
        }),
        settings: knight,
    },
    Tool {
        key: "metropolis",
        icon: Icon::Metropolis,
        of: Some(Expansion::Knights),
        choices: |pieces, _| corners(cities(pieces)),
        does: Does::Tells(|touched| {
            let Spot::Intersection(at) = touched.at else { return None };
            Some((&knights_facts::Metropolis, touched.hold.track.into(), Some(at).into()))
        }),
        settings: |ui, form, _, hold| {
            let name = |track: Track| form.text.get(&format!("begin-track-{}", track.key()));
            let tracks = Track::ALL.map(|track| (track, name(track)));
            hold.track = segments(ui, &tracks, hold.track).unwrap_or(hold.track);
        },
        ..PLAIN
    },
    Tool {
        key: "merchant",
        icon: Icon::Merchant,
        of: Some(Expansion::Knights),
        choices: |_, basis| hexes(basis.island.tiles().iter().map(|tile| tile.at)),
        does: Does::Tells(|touched| {
            let owner = touched.seat;
            touched.hex(&knights_facts::Merchant, |at| Some(Merchant { at, owner }).into())
        }),
        ..PLAIN
    },
    Tool {
        key: "robber",
        icon: Icon::Robber,
        choices: |_, basis| hexes(basis.island.tiles().iter().map(|tile| tile.at)),
        does: Does::Tells(|touched| touched.hex(&base_facts::Robber, |hex| Some(hex).into())),
        settings: |ui, form, _, _| {
            let keys = ["begin-robber-here", "begin-robber-beside", "begin-robber-board"];
            figure(ui, form, &base_facts::Robber, keys);
        },
        ..PLAIN
    },
    Tool {
        key: "pirate",
        icon: Icon::Pirate,
        of: Some(Expansion::Sea),
        choices: |_, basis| hexes(basis.island.sea().iter().copied()),
        does: Does::Tells(|touched| touched.hex(&sea_facts::Pirate, |hex| Some(hex).into())),
        settings: |ui, form, _, _| {
            let keys = ["check-pirate", "check-pirate-board", "begin-pirate-board"];
            figure(ui, form, &sea_facts::Pirate, keys);
        },
        ..PLAIN
    },
    Tool {
        key: "isles",
        icon: Icon::Chit,
        of: Some(Expansion::Sea),
        choices: |_, basis| hexes(basis.areas().into_iter().flat_map(|area| area.hexes)),
        does: Does::Marks,
        settings: isles,
        ..PLAIN
    },
    Tool {
        key: "erase",
        choices: |pieces, _| {
            let buildings = pieces.buildings().map(|(place, ..)| place);
            let standing = buildings.chain(pieces.knights().map(|(place, ..)| place));
            let links = pieces.roads().chain(pieces.ships()).map(|(path, ..)| path);
            [corners(standing), paths(links)].concat()
        },
        ..PLAIN
    },
];

impl Tool {
    /// Those of a table that plays by `rules`.
    pub fn all(rules: &Rules) -> Vec<&'static Self> {
        let played = rules.expansions();
        TOOLS.iter().filter(|tool| played.play(tool.of)).collect()
    }
}

/// What is placed next.
#[derive(Clone, Copy, Debug)]
pub struct Hold {
    /// What a touch does.
    pub tool: &'static Tool,
    /// The knight that is placed.
    knight: Knight,
    /// Whose metropolis is placed.
    track: Track,
    /// Whether cities lie on their side.
    laid: Switch,
    /// Whether ships are turned sideways.
    turned: Switch,
    /// What is said of islands; nothing chosen: what the table's rules bring.
    mark: Option<IsleMark>,
}

impl Hold {
    /// A settlement.
    pub const FIRST: Self = Self {
        tool: &TOOLS[0],
        knight: Knight { level: KnightLevel::Basic, readiness: Readiness::Active },
        track: Track::Science,
        laid: Switch::Off,
        turned: Switch::Off,
        mark: None,
    };

    /// Returns what is being said of islands, if anything.
    pub fn marks(&self, basis: BoardAndRules<'_>) -> Option<IsleMark> {
        let mark = self.mark.unwrap_or_else(|| IsleMark::usual(basis));
        matches!(self.tool.does, Does::Marks).then_some(mark)
    }

    /// Returns what can be touched.
    pub fn choices(&self, draft: &Draft, basis: BoardAndRules<'_>) -> Vec<Spot> {
        (self.tool.choices)(&draft.shown(basis.rules), basis)
    }

    /// Does what the tool does at `at` for `seat`.
    pub fn touch(&self, draft: &mut Draft, basis: BoardAndRules<'_>, seat: Seat, at: Spot) {
        match (self.tool.does, at) {
            (Does::Tells(tells), at) => {
                let pieces = &draft.start().pieces;
                let touched = Touched { at, seat, hold: self, rules: basis.rules, pieces };
                if let Some(told) = tells(touched) {
                    draft.toggle(told, basis);
                }
            }
            (Does::Marks, Spot::Hex(hex)) => {
                let mark = self.mark.unwrap_or_else(|| IsleMark::usual(basis));
                draft.mark(hex, seat, mark, basis);
            }
            (Does::Marks, Spot::Intersection(_) | Spot::Path(_)) => {}
            (Does::Erases, at) => draft.erase(at, basis),
        }
    }
}

/// A switch with the texts `key` and `key-line`.
fn switch(ui: &mut Ui, form: &Form<'_>, key: &str, state: &mut Switch) {
    let words = [form.text.get(key), form.text.get(&format!("{key}-line"))];
    *state = switch_row(ui, &words[0], &words[1], *state).unwrap_or(*state);
}

/// Where a figure is, and what puts it beside the board: texts where it is on a hex, beside the
/// board, and of the button.
fn figure(ui: &mut Ui, form: &mut Form<'_>, fact: &'static Fact, keys: [&str; 3]) {
    let [here, beside, board] = keys;
    let told = fact.on(form.draft.start(), Subject::Table);
    let Some(Value::Hex(Some(hex))) = told else { return say(ui, &form.text.get(beside)) };
    let place = form.text.places(form.basis.island).hex(hex);
    say(
        ui,
        &form.text.with(here, &[("hex", place.as_str().into()), ("place", place.as_str().into())]),
    );
    let label = form.text.get(board);
    if SizedButton::new(&label).wide(ui, 48.0) {
        form.draft.toggle((fact, Subject::Table, Value::Hex(Some(hex))), form.basis);
    }
}

/// Which knight is placed.
fn knight(ui: &mut Ui, form: &mut Form<'_>, _: Seat, hold: &mut Hold) {
    let levels = KnightLevel::ALL.map(|level| {
        let key = match level {
            KnightLevel::Basic => "begin-knight-basic",
            KnightLevel::Strong => "begin-knight-strong",
            KnightLevel::Mighty => "begin-knight-mighty",
        };
        (level, form.text.get(key))
    });
    let now = &mut hold.knight;
    now.level = segments(ui, &levels, now.level).unwrap_or(now.level);
    let states = [
        (Readiness::Active, form.text.get("begin-knight-active")),
        (Readiness::Inactive, form.text.get("begin-knight-inactive")),
    ];
    now.readiness = segments(ui, &states, now.readiness).unwrap_or(now.readiness);
}

/// What a touch of an island says, and what has been said so far of `seat`.
fn isles(ui: &mut Ui, form: &mut Form<'_>, seat: Seat, hold: &mut Hold) {
    let (text, basis) = (form.text, form.basis);
    let marks = IsleMark::ALL.map(|mark| {
        let label = match mark {
            IsleMark::Home => text.get("check-home"),
            IsleMark::Points(points) => text.with("begin-points", &[("points", points.into())]),
        };
        (mark, label)
    });
    let now = hold.mark.unwrap_or_else(|| IsleMark::usual(basis));
    hold.mark = segments(ui, &marks, now).or(hold.mark);
    let who = ("who", form.names.called(seat).into());
    let said = Areas { draft: form.draft, basis, seat }.said(text);
    let said = match said.as_slice() {
        [] => text.with("begin-isles-none", &[who]),
        said => text.with("begin-isles", &[who, ("all", text.joined(said).into())]),
    };
    say(ui, &said);
    if form.draft.has_usual_home(seat) {
        hint(ui, &text.get("begin-isles-usual"));
    }
}

fn left(all: usize, placed: usize) -> u8 {
    u8::try_from(all.saturating_sub(placed)).unwrap_or(u8::MAX)
}

fn cities(pieces: &Pieces) -> impl Iterator<Item = Intersection> {
    pieces.buildings().filter(|(.., it)| *it == Building::City).map(|(place, ..)| place)
}

fn corners(places: impl IntoIterator<Item = Intersection>) -> Vec<Spot> {
    places.into_iter().map(Spot::Intersection).collect()
}

fn paths(paths: impl IntoIterator<Item = Path>) -> Vec<Spot> {
    paths.into_iter().map(Spot::Path).collect()
}

fn hexes(hexes: impl IntoIterator<Item = Hex>) -> Vec<Spot> {
    hexes.into_iter().map(Spot::Hex).collect()
}

/// Returns where a ship could lie, sorted.
fn ship_paths(island: &Island) -> Vec<Path> {
    let around = island.sea().iter();
    let around = around.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
    let mut all: Vec<Path> = around.filter(|path| island.has_ship_path(*path)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns where a knight could stand: on land, and at sea at the ends of ships (SEA 12).
fn knight_places(pieces: &Pieces, island: &Island) -> Vec<Intersection> {
    let mut all = island.intersections();
    all.extend(pieces.ships().flat_map(|(path, ..)| path.ends()));
    all.sort_unstable();
    all.dedup();
    all
}
