//! The page where a game begins in its middle, alone in a window, for a table of Seafarers.

use std::rc::Rc;
use std::sync::Arc;

use board::{Island, Rotation, Spot};
use cards::{EventDie, Selection};
use chrono::DateTime;
use egui::{ScrollArea, UiBuilder, Vec2};
use game::{
    Color, Name, PerSeat, Player, Rules, SeaMap, SeaRules, Seat, Setup, SetupFields, State,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use store::{Folder, Imported};
use tableside::app::library::collection::Collection;
use tableside::app::platform::Fake;
use tableside::app::screens::{
    BeginContext, BeginTab, BoardAndRules, LoadRequest, Sitter, Sitters, TableExtras,
};
use words::language::Language;
use words::text::Text;

use super::window::Window;
use crate::common::setup_with;

/// What the other pages of a new game would say.
pub struct Desk {
    tab: BeginTab,
    island: Island,
    map: Option<SeaMap>,
    pub rules: Rules,
    sitters: Sitters,
    text: Rc<Text>,
}

impl Desk {
    /// A table of these players, by these rules, with a scenario's map as it is printed.
    pub fn of(scenario: BuiltInScenario, rules: Rules, names: &[&str], language: Language) -> Self {
        let scenario = scenario.scenario().expect("sound");
        let count = u8::try_from(names.len()).expect("few");
        let map = scenario.map_for(count).expect("a map");
        let laid = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
        let rules = Rules { sea: Some(SeaRules::default()), ..rules }.for_scenario(&scenario);
        let map = Some(SeaMap::of(&scenario, map, &laid));
        let sitters = seated(names.iter().map(|name| (*name).to_owned()));
        let text = Rc::new(Text::of(language));
        Self { tab: BeginTab::default(), island: laid.island, map, rules, sitters, text }
    }

    /// The position brings its table along.
    fn take(&mut self, imported: Imported) {
        let people = imported.people.iter();
        let name = |(seat, person): (Seat, &store::NamedPlayer)| {
            person.name.as_ref().map_or_else(|| format!("{seat}"), Name::to_string)
        };
        self.sitters = seated(people.map(name));
        self.island = imported.island.clone();
        self.rules.knights = imported.knights;
        self.rules.sea = imported.sea.as_ref().map(|(rules, _)| *rules);
        self.map = imported.sea.as_ref().map(|(_, map)| map.clone());
        let basis = basis(&self.island, &self.rules, self.map.as_ref());
        let context = BeginContext {
            basis,
            lies: Rotation::NONE,
            sitters: &self.sitters,
            extras: TableExtras { season: None, event_die: EventDie::Hidden },
        };
        self.tab.take(&self.text, imported, context);
    }

    /// Those who sit there now, by the places they had.
    pub fn seat(&mut self, places: &[usize]) {
        let of = |place: &usize| {
            let seat = self.sitters.0.seat(*place).expect("a place");
            self.sitters.0.get(seat).expect("somebody").clone()
        };
        self.sitters = Sitters(PerSeat::new(places.iter().map(of)).expect("a table"));
    }

    /// Takes over the map of another table.
    pub fn lay_as(&mut self, other: Self) {
        self.island = other.island;
        self.map = other.map;
    }

    fn follow(&mut self) {
        let basis = basis(&self.island, &self.rules, self.map.as_ref());
        self.tab.follow(&self.sitters, basis);
    }

    /// The page beside its picture, or below it.
    fn ui(&mut self, ui: &mut egui::Ui) {
        self.follow();
        let whole = ui.max_rect().shrink(16.0);
        let (picture, column) = if whole.width() > whole.height() {
            whole.split_left_right_at_fraction(0.5)
        } else {
            whole.split_top_bottom_at_fraction(0.4)
        };
        let event_die = match self.rules.knights {
            Some(_) => EventDie::Shown,
            None => EventDie::Hidden,
        };
        let extras = TableExtras { season: None, event_die };
        let lies = Rotation::NONE;
        let (sitters, text) = (self.sitters.clone(), Rc::clone(&self.text));
        let (island, rules, map) = (self.island.clone(), self.rules.clone(), self.map.clone());
        let basis = basis(&island, &rules, map.as_ref());
        let context = BeginContext { basis, lies, sitters: &sitters, extras };
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 7 };
        let mut side = ui.new_child(UiBuilder::new().max_rect(column));
        side.set_clip_rect(column);
        self.tab.pages(&mut side, &text);
        let scroll = ScrollArea::vertical().auto_shrink([false, false]);
        let none = Collection::new(Folder::new("nowhere".as_ref()).positions());
        let show = |ui: &mut _| self.tab.show(ui, &text, context, &none, &mut platform);
        let asked = scroll.show(&mut side, show).inner;
        self.follow();
        if self.tab.has_picture() {
            let mut side = ui.new_child(UiBuilder::new().max_rect(picture));
            self.tab.picture(&mut side, &text, context);
        }
        if let Some(LoadRequest::Take(imported)) = asked {
            self.take(*imported);
        }
    }
}

/// A board without anything that modules lay.
const fn basis<'a>(
    island: &'a Island,
    rules: &'a Rules,
    sea: Option<&'a SeaMap>,
) -> BoardAndRules<'a> {
    BoardAndRules { island, rules, sea, rivers: None, bandits: &[] }
}

fn seated(names: impl Iterator<Item = String>) -> Sitters {
    let people = (0..).zip(names).zip(Color::ALL);
    let sitters = people.map(|((key, name), color)| Sitter { key, name, color });
    Sitters(PerSeat::new(sitters).expect("a table"))
}

/// A finger on that page.
pub type Finger = Window<Desk>;

impl Finger {
    /// On the page of the pieces.
    pub fn at(desk: Desk, size: Vec2) -> Self {
        let text = Text::of(desk.text.language());
        let mut finger = Self::alone(desk, size, text, |ui, desk| desk.ui(ui));
        finger.tap_starting("begin-middle");
        finger
    }

    pub fn spot(&mut self, spot: impl Into<Spot>) {
        let island = self.island().clone();
        let name = self.text.places(&island).spot(spot.into());
        self.touch(&name);
    }

    /// Loads the text of a position.
    pub fn load(&mut self, position: &str) {
        if self.shows("begin-page-how") {
            self.tap("begin-page-how");
        }
        self.tap("begin-load");
        self.fill("load-text", position);
        self.tap("load-text-now");
    }

    pub fn island(&self) -> &Island {
        &self.harness.state().island
    }

    /// Sets what the other pages say.
    pub fn change(&mut self, change: impl FnOnce(&mut Desk)) {
        change(self.harness.state_mut());
        self.harness.run();
    }

    /// Returns what was entered.
    pub fn start(&self) -> game::Table {
        let desk = self.harness.state();
        desk.tab.start_by(&desk.rules).expect("a middle")
    }

    pub fn problem(&self) -> Option<String> {
        let desk = self.harness.state();
        desk.tab.problem(&desk.text, &desk.sitters)
    }

    /// The game that begins so.
    pub fn begun(&self) -> State {
        let desk = self.harness.state();
        let start = self.start();
        let player = |_, sitter: &Sitter| Player {
            name: Name::try_from(sitter.name.clone()).expect("a name"),
            color: sitter.color,
        };
        let event_die = match desk.rules.knights {
            Some(_) => EventDie::Shown,
            None => EventDie::Hidden,
        };
        let cards = Selection { event_die, ..desk.rules.cards };
        let setup = Setup::new(SetupFields {
            players: desk.sitters.0.map(player),
            first: start.active,
            rules: Rules { cards, ..desk.rules.clone() },
            island: desk.island.clone(),
            sea: desk.map.clone(),
            start: Some(start),
            ..setup_with(4, Rules::open_hands(), &[]).into()
        });
        State::new(Arc::new(setup.expect("a table can be so")))
    }
}
