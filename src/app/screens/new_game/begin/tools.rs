//! The meaning of a touch of the island while its pieces are entered, with each tool.

use std::collections::BTreeSet;

use egui::Ui;

use super::draft::{BoardAndRules, StartDraft, scenario};
use super::form::StartForm;
use super::load::LoadRequest;
use super::modules::load;
use super::scenario::{items, villages};
use super::sea::IsleMark;
use super::tool::Tool;
use board::{Hex, Intersection, Island, Path, Side, Spot};
use game::{
    Armament, Bandit, Building, Condition, Fact, KNIGHTS, Knight, KnightLevel, Merchant, Pieces,
    Readiness, Rules, ScenarioTable, SeaMap, Seat, Subject, Table, TokenPlace, Track, Value, WALLS,
    base_facts, knights_facts, oil_facts, rivers_facts, sea_facts, wagon_facts,
};
use kit::widgets::{SizedButton, Switch, hint, keyed_segments, keyed_switch, say, segments};
use scenarios::{ClothParts, Item, ScenarioParts};

/// A fact, of what, and what it is said to be.
pub(super) type FactTold = (&'static Fact, Subject, Value);

/// The tool for what is placed next, with its settings.
#[derive(Clone, Copy, Debug)]
pub struct Hold {
    pub tool: Tool,
    knight: Knight,
    /// Track of the metropolis that is placed.
    track: Track,
    /// On if cities are placed on their side.
    laid: Switch,
    /// On if ships are turned sideways.
    turned: Switch,
    /// Mark for islands; if nothing is chosen, what the table's rules bring.
    mark: Option<IsleMark>,
    /// Something that lies on marked paths; if nothing is chosen, a touch takes it.
    item: Option<Item>,
}

impl Default for Hold {
    fn default() -> Self {
        Self {
            tool: Tool::Settlement,
            knight: Knight { level: KnightLevel::Basic, readiness: Readiness::Active },
            track: Track::Science,
            laid: Switch::Off,
            turned: Switch::Off,
            mark: None,
            item: None,
        }
    }
}

impl Hold {
    /// Counts the pieces of this tool that `seat` has left, where they are counted.
    pub fn left(self, tool: Tool, pieces: &Pieces, seat: Seat) -> Option<u8> {
        let of = |all: usize, placed: usize| u8::try_from(all.saturating_sub(placed)).ok();
        match tool {
            Tool::Wall => of(WALLS, pieces.walls_of(seat).count()),
            Tool::Knight => {
                let own = pieces.knights_of(seat);
                let alike = own.filter(|(_, knight)| knight.level == self.knight.level);
                of(KNIGHTS.into(), alike.count())
            }
            _ => tool.row().2.map(|piece| pieces.left(seat, piece)),
        }
    }

    /// Returns what is being said of islands, if anything.
    pub fn marks(self, basis: BoardAndRules<'_>) -> Option<IsleMark> {
        let mark = self.mark.unwrap_or_else(|| IsleMark::usual(basis));
        (self.tool == Tool::Isles).then_some(mark)
    }

    pub fn choices(self, draft: &StartDraft, basis: BoardAndRules<'_>) -> Vec<Spot> {
        let (pieces, island) = (&draft.shown(basis.rules), basis.island);
        let cities = || pieces.buildings().filter(|(.., it)| *it == Building::City);
        match self.tool {
            Tool::Settlement | Tool::City => corners(island.intersections()),
            Tool::Road | Tool::Damaged => paths(island.paths()),
            Tool::Ship => paths(ship_paths(island)),
            Tool::Item if basis.marks_by_hand() => paths(ship_paths(island)),
            Tool::Wall | Tool::Metropolis => corners(cities().map(|(place, ..)| place)),
            // On land, and at sea at the ends of ships (SEA 12).
            Tool::Knight => {
                let at_sea = pieces.ships().flat_map(|(path, ..)| path.ends());
                corners(sorted(island.intersections().into_iter().chain(at_sea)))
            }
            Tool::Merchant | Tool::Robber => hexes(island.tiles().iter().map(|tile| tile.at)),
            Tool::Pirate => hexes(island.sea().iter().copied()),
            Tool::Isles => hexes(basis.areas().into_iter().flat_map(|area| area.hexes)),
            Tool::Item | Tool::Village | Tool::Fleet | Tool::Warship => {
                scenario_spots(self.tool, draft.start(), basis.sea)
            }
            Tool::Bridge => paths(basis.rivers.iter().flat_map(|map| map.sites())),
            Tool::Wagon => {
                let plazas = island.trade_hexes().iter().map(|hex| Intersection::plaza(*hex));
                corners(sorted(island.intersections().into_iter().chain(plazas)))
            }
            Tool::Bandit => paths(island.bare_paths()),
            Tool::OilMetropolis => corners(pieces.buildings().map(|(place, ..)| place)),
            Tool::Destroyed => hexes(island.tiles().iter().map(|tile| tile.at)),
            Tool::Erase => {
                let buildings = pieces.buildings().map(|(place, ..)| place);
                let standing = buildings.chain(pieces.knights().map(|(place, ..)| place));
                let links = pieces.roads().chain(pieces.ships()).chain(pieces.bridges());
                let links = links.map(|(path, ..)| path);
                [corners(standing), paths(links)].concat()
            }
        }
    }

    /// The fact that a touch of `at` tells for `seat`; a second touch takes it back.
    fn tells(self, pieces: &Pieces, rules: &Rules, seat: Seat, at: Spot) -> Option<FactTold> {
        let turned = |is_turned| if is_turned { Condition::Damaged } else { Condition::Intact };
        let building = |building| Value::from(Some((seat, building)));
        let link = |is_turned| Value::from(Some((seat, turned(is_turned))));
        Some(match (self.tool, at) {
            (Tool::Settlement, _) => {
                (&base_facts::Building, at.into(), building(Building::Settlement))
            }
            (Tool::City, _) => {
                let is_laid = self.laid == Switch::On && rules.knights.is_some();
                let city = if is_laid { Building::LaidCity } else { Building::City };
                (&base_facts::Building, at.into(), building(city))
            }
            (Tool::Road, _) => (&base_facts::Road, at.into(), link(false)),
            (Tool::Damaged, _) => (&base_facts::Road, at.into(), link(true)),
            (Tool::Ship, _) => (&sea_facts::Ship, at.into(), link(self.turned == Switch::On)),
            (Tool::Knight, _) => {
                (&knights_facts::Knight, at.into(), Some((seat, self.knight)).into())
            }
            (Tool::Wall, Spot::Intersection(city)) => {
                let (owner, _) = pieces.building(city)?;
                (&knights_facts::Wall, at.into(), owner.into())
            }
            (Tool::Metropolis, Spot::Intersection(city)) => {
                (&knights_facts::Metropolis, self.track.into(), Some(city).into())
            }
            (Tool::Merchant, Spot::Hex(at)) => {
                let merchant = Some(Merchant { at, owner: seat });
                (&knights_facts::Merchant, Subject::Table, merchant.into())
            }
            (Tool::Robber, Spot::Hex(hex)) => {
                (&base_facts::Robber, Subject::Table, Some(hex).into())
            }
            (Tool::Pirate, Spot::Hex(hex)) => {
                (&sea_facts::Pirate, Subject::Table, Some(hex).into())
            }
            (Tool::Bridge, _) => (&rivers_facts::Bridge, at.into(), link(false)),
            (Tool::Wagon, Spot::Intersection(place)) => {
                (&wagon_facts::Place, seat.into(), Some(place).into())
            }
            (Tool::Bandit, Spot::Path(_)) => {
                (&wagon_facts::Bandit, at.into(), Value::Bandit(Bandit::Here))
            }
            (Tool::OilMetropolis, Spot::Intersection(city)) => {
                let (owner, _) = pieces.building(city)?;
                let metropolis = Some((owner, Building::OilMetropolis));
                (&base_facts::Building, at.into(), metropolis.into())
            }
            (Tool::Destroyed, Spot::Hex(_)) => {
                (&oil_facts::Destroyed, at.into(), Value::TokenPlace(TokenPlace::OnTrack))
            }
            (
                Tool::Wall
                | Tool::Metropolis
                | Tool::Merchant
                | Tool::Robber
                | Tool::Pirate
                | Tool::Isles
                | Tool::Item
                | Tool::Village
                | Tool::Fleet
                | Tool::Warship
                | Tool::Wagon
                | Tool::Bandit
                | Tool::OilMetropolis
                | Tool::Destroyed
                | Tool::Erase,
                _,
            ) => return None,
        })
    }

    pub fn touch(self, draft: &mut StartDraft, basis: BoardAndRules<'_>, seat: Seat, at: Spot) {
        if self.tool == Tool::Erase {
            draft.erase(at, basis);
        } else if let (Some(mark), Spot::Hex(hex)) = (self.marks(basis), at) {
            draft.mark(hex, seat, mark, basis);
        } else if let Some(told) =
            scenario_tells((self.tool, self.item), draft.start(), basis.sea, at)
        {
            draft.toggle(told, basis);
        } else if let Some(told) = self.tells(&draft.start().pieces, basis.rules, seat, at) {
            draft.toggle(told, basis);
        }
    }

    /// Asks what else is to be known before a touch.
    pub fn settings(&mut self, ui: &mut Ui, form: &mut StartForm<'_>) -> Option<LoadRequest> {
        let text = form.text;
        let switch = |ui: &mut Ui, key, state: &mut Switch| {
            *state = keyed_switch(ui, text, key, [Switch::On, Switch::Off], *state);
        };
        match self.tool {
            Tool::City if form.basis.rules.knights.is_some() => {
                switch(ui, "begin-laid", &mut self.laid);
            }
            Tool::Ship => switch(ui, "begin-ship-turned", &mut self.turned),
            Tool::Knight => {
                let now = &mut self.knight;
                let levels = [
                    (KnightLevel::Basic, "begin-knight-basic"),
                    (KnightLevel::Strong, "begin-knight-strong"),
                    (KnightLevel::Mighty, "begin-knight-mighty"),
                ];
                now.level = keyed_segments(ui, text, &levels, now.level).unwrap_or(now.level);
                let states = [Readiness::Active, Readiness::Inactive];
                let key = |state: Readiness| format!("begin-knight-{}", state.key());
                let states = states.map(|state| (state, text.get(&key(state))));
                let touched = segments(ui, &states, now.readiness);
                now.readiness = touched.unwrap_or(now.readiness);
            }
            Tool::Metropolis => {
                let tracks = Track::ALL.map(|track| (track, form.track(track)));
                self.track = segments(ui, &tracks, self.track).unwrap_or(self.track);
            }
            Tool::Robber => {
                let keys = ["begin-robber-here", "begin-robber-beside", "begin-robber-board"];
                figure(ui, form, &base_facts::Robber, keys);
            }
            Tool::Pirate => {
                let keys = ["check-pirate", "check-pirate-board", "begin-pirate-board"];
                figure(ui, form, &sea_facts::Pirate, keys);
            }
            Tool::Isles => self.isles(ui, form),
            Tool::Item => {
                let enters = items(ui, form, &mut self.item);
                return enters.then_some(LoadRequest::EnterIsland);
            }
            Tool::Village => villages(ui, form),
            Tool::Wagon => load(ui, form),
            Tool::Fleet => {
                let keys = ["begin-fleet-here", "begin-fleet-left", "begin-fleet-leaves"];
                figure(ui, form, &sea_facts::Fleet, keys);
            }
            Tool::Settlement
            | Tool::City
            | Tool::Road
            | Tool::Damaged
            | Tool::Wall
            | Tool::Merchant
            | Tool::Warship
            | Tool::Bridge
            | Tool::Bandit
            | Tool::OilMetropolis
            | Tool::Destroyed
            | Tool::Erase => {}
        }
        None
    }

    /// Rows for what a touch of an island says, and what has been said so far of the player.
    fn isles(&mut self, ui: &mut Ui, form: &StartForm<'_>) {
        let (text, basis, seat) = (form.text, form.basis, form.seat);
        let marks = IsleMark::ALL.map(|mark| {
            let label = match mark {
                IsleMark::Home => text.get("check-home"),
                IsleMark::Points(points) => text.with("begin-points", &[("points", points.into())]),
            };
            (mark, label)
        });
        let now = self.mark.unwrap_or_else(|| IsleMark::usual(basis));
        self.mark = segments(ui, &marks, now).or(self.mark);
        let who = ("who", form.sitters.called(seat).into());
        let said = form.draft.isles_said(text, basis, seat);
        let said = match said.as_slice() {
            [] => text.with("begin-isles-none", &[who]),
            said => text.with("begin-isles", &[who, ("all", text.joined(said).into())]),
        };
        say(ui, &said);
        if form.draft.has_usual_home(seat) {
            hint(ui, &text.get("begin-isles-usual"));
        }
    }
}

/// Says where a figure is, and offers to put it beside the board. `keys` are the texts for a
/// figure on a hex, for one beside the board, and for the button.
fn figure(ui: &mut Ui, form: &mut StartForm<'_>, fact: &'static Fact, keys: [&str; 3]) {
    let [here, beside, board] = keys;
    let told = fact.on(form.draft.start(), Subject::Table);
    let Some(Value::Hex(Some(hex))) = told else { return say(ui, &form.text.get(beside)) };
    let place = form.text.places(form.basis.island).hex(hex);
    let values = ["hex", "place"].map(|name| (name, place.as_str().into()));
    say(ui, &form.text.with(here, &values));
    if SizedButton::new(form.text.get(board)).touched(ui, 48.0) {
        form.draft.toggle((fact, Subject::Table, Value::Hex(Some(hex))), form.basis);
    }
}

fn corners(places: impl IntoIterator<Item = Intersection>) -> Vec<Spot> {
    places.into_iter().map(Spot::Intersection).collect()
}

pub(super) fn paths(paths: impl IntoIterator<Item = Path>) -> Vec<Spot> {
    paths.into_iter().map(Spot::Path).collect()
}

fn hexes(hexes: impl IntoIterator<Item = Hex>) -> Vec<Spot> {
    hexes.into_iter().map(Spot::Hex).collect()
}

/// Paths that ships may lie on.
fn ship_paths(island: &Island) -> BTreeSet<Path> {
    let around = island.sea().iter();
    let around = around.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
    sorted(around.filter(|path| island.has_ship_path(*path)))
}

/// Each of `all` once, sorted.
pub(super) fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> BTreeSet<T> {
    all.collect()
}

/// Places that a tool of a scenario is for.
fn scenario_spots(tool: Tool, table: &Table, map: Option<&SeaMap>) -> Vec<Spot> {
    let lies = scenario(table);
    match tool {
        Tool::Item => {
            let left = lies.and_then(ScenarioTable::tribe).map(|tribe| tribe.marked.as_slice());
            let printed = map.map(|map| map.items.as_slice());
            let marked = left.into_iter().chain(printed).flatten();
            paths(sorted(marked.map(|(path, _)| *path)))
        }
        Tool::Village => {
            let villages = lies.and_then(ScenarioTable::cloth).map(|cloth| cloth.villages.iter());
            villages.into_iter().flatten().map(|village| Spot::Intersection(village.at)).collect()
        }
        Tool::Fleet => {
            let course = lies.and_then(ScenarioTable::pirates).map(|it| it.course.iter());
            course.into_iter().flatten().copied().map(Spot::Hex).collect()
        }
        Tool::Warship => paths(table.pieces.ships().map(|(path, ..)| path)),
        _ => Vec::new(),
    }
}

/// The fact that a touch of `at` tells: an item of `kind` (none: whatever lay there), a cloth less,
/// the fleet's place, or a ship's use.
fn scenario_tells(
    (tool, kind): (Tool, Option<Item>),
    table: &Table,
    map: Option<&SeaMap>,
    at: Spot,
) -> Option<FactTold> {
    let lies = scenario(table)?;
    match (tool, at) {
        (Tool::Item, Spot::Path(path)) => {
            let printed = || Some(map?.items.iter().find(|(at, _)| *at == path)?.1);
            let item = kind.or_else(|| lies.tribe()?.item(path)).or_else(printed)?;
            Some((&sea_facts::Item, at.into(), Value::Item(Some(item))))
        }
        (Tool::Village, Spot::Intersection(place)) => {
            let village = lies.cloth()?.village(place)?;
            let count = village.cloth.checked_sub(1).unwrap_or_else(|| full(map, place));
            Some((&sea_facts::Village, at.into(), Value::Count(count.into())))
        }
        (Tool::Fleet, Spot::Hex(hex)) => {
            Some((&sea_facts::Fleet, Subject::Table, Value::Hex(Some(hex))))
        }
        (Tool::Warship, Spot::Path(path)) => {
            let is_armed = lies.pirates()?.warships.contains(&path);
            let is = if is_armed { Armament::Plain } else { Armament::Armed };
            Some((&sea_facts::Warship, at.into(), Value::Armament(is)))
        }
        _ => None,
    }
}

/// Cloth of the village at `place` when a game begins, by the map or as printed.
fn full(map: Option<&SeaMap>, place: Intersection) -> u8 {
    let parts = map.and_then(|map| map.parts.as_ref());
    let villages = match parts {
        Some(ScenarioParts::Cloth(parts)) => parts.villages.as_slice(),
        Some(ScenarioParts::Tribe(_) | ScenarioParts::Pirates(_) | ScenarioParts::Wonders(_))
        | None => &[],
    };
    let village = villages.iter().find(|village| village.at == place);
    village.map_or(ClothParts::OF_VILLAGE, |village| village.cloth)
}
