//! The page where a game begins in its middle, alone in a window, for a table of Seafarers.

use std::rc::Rc;
use std::sync::Arc;

use board::{Island, Rotation, Spot};
use cards::{BuiltIn, EventDie, Selection, prepare};
use chrono::DateTime;
use egui::{Rect, ScrollArea, UiBuilder, Vec2, pos2};
use egui_kittest::kittest::Queryable as _;
use game::{
    Color, Edition, FirstBy, Name, NumberSource, PerSeat, Player, Rules, SeaMap, SeaRules, Seat,
    Setup, SetupFields, State,
};
use kit::theme::bounds::Within;
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use store::Imported;
use tableside::app::platform::Fake;
use tableside::app::screens::{
    BeginContext, BeginTab, BoardAndRules, LoadRequest, Sitter, Sitters, TableExtras,
};
use words::language::Language;
use words::text::Text;

use super::window::Window;

/// What the other pages of a new game would say.
pub struct Desk {
    tab: BeginTab,
    island: Island,
    map: Option<SeaMap>,
    rules: Rules,
    sitters: Sitters,
    text: Rc<Text>,
}

/// Which game is begun.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum With {
    Sea,
    SeaAndKnights,
}

impl Desk {
    /// A table of these players with a scenario's map as it is printed.
    pub fn of(scenario: BuiltInScenario, with: With, names: &[&str], language: Language) -> Self {
        let scenario = scenario.scenario().expect("sound");
        let count = u8::try_from(names.len()).expect("few");
        let map = scenario.map_for(count).expect("a map");
        let laid = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
        let rules = match with {
            With::Sea => Rules::open_hands(),
            With::SeaAndKnights => Rules::with_knights(Edition::Fifth),
        };
        let rules = Rules { sea: Some(SeaRules::default()), ..rules }.for_scenario(&scenario);
        let sea = SeaMap::of(&scenario, map, &laid);
        Self::at(laid.island, Some(sea), rules, names, language)
    }

    fn at(
        island: Island,
        map: Option<SeaMap>,
        rules: Rules,
        names: &[&str],
        language: Language,
    ) -> Self {
        let sitters = seated(names.iter().map(|name| (*name).to_owned()));
        let text = Rc::new(Text::of(language));
        Self { tab: BeginTab::default(), island, map, rules, sitters, text }
    }

    /// The position brings its table along.
    fn take(&mut self, imported: Imported) {
        let people = imported.people.iter();
        let name = |(seat, person): (Seat, &store::Person)| {
            person.name.as_ref().map_or_else(|| format!("{seat}"), Name::to_string)
        };
        self.sitters = seated(people.map(name));
        self.island = imported.island.clone();
        self.rules.knights = imported.knights;
        self.rules.sea = imported.sea.as_ref().map(|(rules, _)| *rules);
        self.map = imported.sea.as_ref().map(|(_, map)| map.clone());
        self.tab.take(&self.text, imported, self.map.clone(), self.sitters.clone());
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

    pub fn leave_sea(&mut self) {
        self.rules.sea = None;
    }

    pub fn return_to_sea(&mut self) {
        self.rules.sea = Some(SeaRules::default());
    }

    fn follow(&mut self) {
        let basis =
            BoardAndRules { island: &self.island, rules: &self.rules, sea: self.map.as_ref() };
        self.tab.follow(&self.sitters, basis);
    }

    /// Laid out as the screen of a new game: a bar above, tabs and a foot around the column.
    fn ui(&mut self, ui: &mut egui::Ui) {
        self.follow();
        let whole = ui.max_rect().with_min_y(ui.max_rect().top() + 60.0);
        let (picture, column) = split(whole.shrink(16.0));
        let column = Rect::from_min_max(
            pos2(column.left(), column.top() + 52.0),
            pos2(column.right(), column.bottom() - 74.0),
        );
        let event_die = match self.rules.knights {
            Some(_) => EventDie::Shown,
            None => EventDie::Hidden,
        };
        let extras = TableExtras { season: None, event_die };
        let lies = Rotation::NONE;
        let (sitters, text) = (self.sitters.clone(), Rc::clone(&self.text));
        let (island, rules, map) = (self.island.clone(), self.rules.clone(), self.map.clone());
        let basis = BoardAndRules { island: &island, rules: &rules, sea: map.as_ref() };
        let context = BeginContext { basis, lies, sitters: &sitters, extras };
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 7 };
        let mut side = ui.new_child(UiBuilder::new().max_rect(column));
        side.set_clip_rect(column);
        self.tab.pages(&mut side, &text);
        let scroll = ScrollArea::vertical().auto_shrink([false, false]);
        let asked =
            scroll.show(&mut side, |ui| self.tab.show(ui, &text, context, &mut platform)).inner;
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

fn seated(names: impl Iterator<Item = String>) -> Sitters {
    let people = (0..).zip(names).zip(Color::ALL);
    let sitters = people.map(|((key, name), color)| Sitter { key, name, color });
    Sitters(PerSeat::new(sitters).expect("a table"))
}

/// As the screen of a new game is divided.
fn split(area: Rect) -> (Rect, Rect) {
    if area.width() > area.height() * 1.05 {
        let column = (area.width() * 0.44).within(400.0, 720.0);
        let (picture, column) = area.split_left_right_at_x(area.right() - column);
        (picture.with_max_x(picture.right() - 16.0), column)
    } else {
        let height = (area.height() * 0.42).min(area.width() * 0.9);
        let (picture, column) = area.split_top_bottom_at_y(area.top() + height);
        (picture, column.with_min_y(column.top() + 16.0))
    }
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
        if self.names().contains(&self.text.get("begin-page-how")) {
            self.tap("begin-page-how");
        }
        self.tap("begin-load");
        let field = self.text.get("load-text");
        self.harness.get_by_label(&field).focus();
        self.harness.run();
        self.harness.event(egui::Event::Paste(position.to_owned()));
        self.harness.run();
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
        let decks = vec![BuiltIn::A.deck().expect("sound")];
        let event_die = match desk.rules.knights {
            Some(_) => EventDie::Shown,
            None => EventDie::Hidden,
        };
        let cards = Selection { event_die, ..desk.rules.cards };
        let rules = Rules { cards, ..desk.rules.clone() };
        let shuffle = prepare(&decks, &rules.cards, &mut StdRng::seed_from_u64(1));
        let setup = Setup::new(SetupFields {
            created: DateTime::UNIX_EPOCH,
            players: desk.sitters.0.map(player),
            first: start.active,
            first_by: FirstBy::Choice,
            rules,
            island: desk.island.clone(),
            sea: desk.map.clone(),
            board_rotation: Rotation::NONE,
            decks,
            shuffle,
            source: NumberSource::Cards,
            weather_holder: None,
            start: Some(start),
        });
        State::new(Arc::new(setup.expect("a table can be so")))
    }
}
