//! Which island is on the table, and how it is rotated.

mod by_hand;
mod extras;
mod fair;
mod kept;
mod large;
mod remarks;
mod scenarios;
mod shuffled;

use egui::{Rect, Ui};
use rand::Rng;

use crate::app::library::islands::{IslandNews, IslandStep, KeptIslands};
use crate::app::platform::Platform;
use ::scenarios::{BuiltInScenario, KnownMap, ScenarioId};
use board::{Island, Rotation, Shape, TokenRule, first_game, shuffled_island};
use game::{Color, EXTRA_BUILDERS, Expansions, PerSeat, Pieces, SeaMap};
use kit::theme::Palette;
use kit::widgets::{IslandView, Seascape, segments};
use words::text::Text;

use super::rules::MapGoal;

pub use by_hand::{AreaRole, AreasDraft, ByHand, HomeAreas, Waters};
use extras::{ExtraSections, Wish};
use fair::Board;
use kept::Kept;
use remarks::{remark_box, remark_lines};
use scenarios::Scenarios;
use shuffled::Shuffled;

/// Where the island comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IslandSource {
    /// The fixed one of the first game; for five and six players, the large one.
    FirstGame,
    /// Shuffled by the app.
    Shuffled,
    /// A scenario's map, with Seafarers.
    Scenario,
    /// Entered by hand to match the one on the table.
    ByHand,
    /// Saved by name, or from a code.
    Kept,
}

/// The default island for a table: the fixed one of the first game, and for five and six players
/// the large one, laid at random.
#[derive(Clone, Debug)]
struct Suggested {
    /// Whether five or six play.
    is_large: bool,
    small: Island,
    /// Laid when first needed, and kept: removing a player and adding one again brings
    /// back the same island.
    large: Option<Island>,
}

impl Suggested {
    /// The island of the first game.
    fn new() -> Self {
        Self { is_large: false, small: first_game(), large: None }
    }

    /// Sets the number of players at the table.
    fn seat(&mut self, players: usize, platform: &mut dyn Platform) {
        self.is_large = players >= EXTRA_BUILDERS;
        if self.is_large && self.large.is_none() {
            let island = shuffled_island(Shape::Large, TokenRule::Random, &mut platform.rng());
            self.large = Some(island);
        }
    }

    /// The island.
    fn island(&self) -> &Island {
        self.large.as_ref().filter(|_| self.is_large).unwrap_or(&self.small)
    }

    /// The key of its name; that of the line about it ends in `-line`.
    const fn key(&self) -> &'static str {
        if self.is_large { "new-island-large" } else { "new-island-first" }
    }
}

/// The island of a new game. Each source keeps its own choices, so looking at another
/// loses nothing.
#[derive(Clone, Debug)]
pub struct IslandTab {
    way: IslandSource,
    first: Suggested,
    shuffled: Shuffled,
    scenarios: Scenarios,
    by_hand: ByHand,
    /// Whether its maps have sea.
    waters: Waters,
    /// Whether an island is being entered; if so, the editor has the whole screen.
    is_entering: bool,
    kept: Kept,
    /// What the table lets a first settlement on a foreign island be worth, with Seafarers.
    worth: Option<u8>,
    lies: Rotation,
    /// Whether all remarks are shown.
    unfolded: bool,
    /// Whether the picture takes the whole window.
    is_large: bool,
    extras: ExtraSections,
}

impl IslandTab {
    /// The island of the first game; with Seafarers, the map of the first scenario.
    pub fn new(waters: Waters, platform: &mut dyn Platform) -> Self {
        Self {
            way: match waters {
                Waters::Base => IslandSource::FirstGame,
                Waters::Seafarers => IslandSource::Scenario,
            },
            first: Suggested::new(),
            shuffled: Shuffled::new(platform),
            scenarios: Scenarios::new(match waters {
                Waters::Base => 0,
                Waters::Seafarers => platform.rng().next_u64(),
            }),
            by_hand: ByHand::for_table(waters, 0, Shape::Standard),
            waters,
            is_entering: false,
            kept: Kept::new(first_game()),
            worth: None,
            lies: Rotation::NONE,
            unfolded: false,
            is_large: false,
            extras: ExtraSections::default(),
        }
    }

    /// The current island.
    pub fn island(&self) -> &Island {
        match self.way {
            IslandSource::FirstGame => self.first.island(),
            IslandSource::Shuffled => self.shuffled.island(),
            IslandSource::Scenario => self.scenarios.island(),
            IslandSource::ByHand => self.by_hand.island(),
            IslandSource::Kept => self.kept.island(),
        }
    }

    /// Returns whether its maps have sea.
    pub const fn waters(&self) -> Waters {
        self.waters
    }

    /// Returns what the map says beside its hexes; none in the base game.
    pub fn sea(&self) -> Option<SeaMap> {
        if self.waters == Waters::Base {
            return None;
        }
        Some(match self.way {
            IslandSource::Scenario => self.scenarios.sea().clone(),
            IslandSource::ByHand => self.by_hand.sea(),
            IslandSource::Kept => self.kept.sea(),
            IslandSource::FirstGame | IslandSource::Shuffled => SeaMap::of_own(self.island()),
        })
    }

    /// Returns what the map is played for; none in the base game.
    pub fn goal(&self) -> Option<MapGoal> {
        let sea = self.sea()?;
        let scenario = sea.scenario.as_ref().and_then(BuiltInScenario::read);
        // One that was entered by hand or came as a code may be printed all the same.
        let printed = || KnownMap::of(self.island()).map(|known| known.scenario);
        let of_scenario = scenario.or_else(printed).map(MapGoal::of_scenario);
        let areas = self.areas();
        let goal = of_scenario.or_else(|| MapGoal::of_island(self.island(), areas.points));
        goal.map(|goal| goal.with_foreign_island(areas.points))
    }

    /// Returns what the map's areas are to the players, with Seafarers.
    fn areas(&self) -> AreasDraft {
        match self.way {
            IslandSource::Scenario => self.scenarios.areas(),
            IslandSource::ByHand => self.by_hand.areas().clone(),
            IslandSource::Kept => {
                let map = self.kept.sea();
                let scenario = map.scenario.as_ref().and_then(BuiltInScenario::read);
                let goal = scenario.map(MapGoal::of_scenario);
                let usual = AreasDraft::default().points;
                AreasDraft::of_map(&map, goal.map_or(usual, |goal| goal.foreign_island))
            }
            IslandSource::FirstGame | IslandSource::Shuffled => AreasDraft::default(),
        }
    }

    /// Takes over what was typed as a code while the table played in `other` waters.
    pub const fn take_code_of(&mut self, other: &mut Self) {
        self.extras.swap_code(&mut other.extras);
    }

    /// Sets what the table lets a first settlement on a foreign island be worth.
    pub const fn set_worth(&mut self, worth: Option<u8>) {
        self.worth = worth;
    }

    /// Chooses the scenario of that id, if it is on offer.
    pub fn choose(&mut self, id: &ScenarioId) {
        self.scenarios.choose(id);
    }

    /// Makes the island of a loaded position the one to play on; it can be changed by
    /// hand. Of a map with sea, `sea` says the rest, and what a first settlement abroad is
    /// worth.
    pub fn take(&mut self, island: &Island, sea: Option<(SeaMap, u8)>) {
        match sea {
            Some((map, points)) => {
                let areas = AreasDraft::of_map(&map, points);
                self.by_hand.begin_from_map(island, map, areas);
            }
            None => self.by_hand.begin_from(island),
        }
        self.go(IslandSource::ByHand);
    }

    /// Why a game can't begin on it, in one sentence.
    pub fn problem(&self, text: &Text) -> Option<String> {
        let unfit = (self.way == IslandSource::Scenario).then(|| self.scenarios.problem(text));
        let bare = || self.island().tiles().is_empty().then(|| text.get("new-island-no-hex"));
        unfit.flatten().or_else(bare)
    }

    /// Returns whether an island is being entered, on the whole screen.
    pub const fn is_entering(&self) -> bool {
        self.is_entering
    }

    /// The screen for entering it.
    pub fn enter(&mut self, ui: &mut Ui, text: &Text) {
        self.is_entering = self.by_hand.editor(ui, text, &mut self.lies);
    }

    /// Returns how it is rotated.
    pub const fn lies(&self) -> Rotation {
        self.lies
    }

    /// Sets the number of players: as long as no other source is chosen, the island is
    /// the default one for them.
    pub fn suggest(&mut self, players: usize, platform: &mut dyn Platform) {
        self.first.seat(players, platform);
        if self.waters == Waters::Seafarers {
            self.scenarios.seat(players);
        }
        let shape = if self.first.is_large { Shape::Large } else { Shape::Standard };
        if self.by_hand.is_untouched() && !self.is_entering {
            self.by_hand = ByHand::for_table(self.waters, players, shape);
        }
    }

    /// Returns whether the large island is shown because of the number of players.
    pub fn is_suggested(&self) -> bool {
        self.way == IslandSource::FirstGame && self.first.is_large
    }

    /// The settings for this number of players; the picture beside them is
    /// [`Self::picture`].
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        (players, played): (usize, Expansions),
        platform: &mut dyn Platform,
    ) -> Option<IslandStep> {
        let own = [
            (IslandSource::ByHand, text.get("new-island-by-hand")),
            (IslandSource::Kept, text.get("new-island-kept")),
        ];
        let laid = match self.waters {
            Waters::Base => vec![
                (IslandSource::FirstGame, text.get(self.first.key())),
                (IslandSource::Shuffled, text.get("new-island-shuffled")),
            ],
            Waters::Seafarers => {
                vec![(IslandSource::Scenario, text.get("new-island-scenario"))]
            }
        };
        let ways: Vec<_> = laid.into_iter().chain(own).collect();
        if let Some(way) = segments(ui, &ways, self.way) {
            self.go(way);
            if way == IslandSource::ByHand {
                self.is_entering = true;
            }
        }
        ui.add_space(4.0);
        let mut step = None;
        match self.way {
            IslandSource::FirstGame => {
                let line = text.get(&format!("{}-line", self.first.key()));
                ui.add(egui::Label::new(line).wrap());
            }
            IslandSource::Shuffled => self.shuffled.show(ui, text, platform),
            IslandSource::Scenario => {
                self.scenarios.show(ui, text, (played, self.worth), self.lies, platform);
            }
            IslandSource::ByHand => {
                ui.add(egui::Label::new(text.get("new-island-by-hand-line")).wrap());
            }
            IslandSource::Kept => {
                match self.kept.show(ui, text, islands, (self.lies, self.waters), platform.now()) {
                    Some(kept::KeptRequest::Step(asked)) => step = Some(asked),
                    Some(kept::KeptRequest::Lie(rotation)) => self.lies = rotation,
                    None => {}
                }
            }
        }
        ui.add_space(4.0);
        let wish = self.buttons(ui, text);
        let lines = match self.way {
            IslandSource::ByHand => self.by_hand.remarks(text),
            // What a scenario prints is as it should be; it says itself what isn't.
            IslandSource::Scenario => Vec::new(),
            IslandSource::FirstGame | IslandSource::Shuffled | IslandSource::Kept => {
                remark_lines(text, self.island())
            }
        };
        remark_box(ui, text, &lines, &mut self.unfolded);
        let island = self.island().clone();
        let begins = self.sea().and_then(|map| map.begins);
        let board = Board { island: &island, begins: begins.as_deref() };
        let unfolded = self.extras.show(ui, text, board, self.lies, (players, self.waters));
        if let Some(wish) = wish.or(unfolded) {
            self.grant(wish);
        }
        step
    }

    /// Starts changing the island shown by hand.
    fn change_by_hand(&mut self) {
        if self.way != IslandSource::ByHand {
            let (island, areas) = (self.island().clone(), self.areas());
            match self.sea() {
                Some(map) => self.by_hand.begin_from_map(&island, map, areas),
                None => self.by_hand.begin_from(&island),
            }
        }
        self.go(IslandSource::ByHand);
        self.is_entering = true;
    }

    /// Switches to another source; the saved islands start with the one shown.
    fn go(&mut self, way: IslandSource) {
        if way == IslandSource::Kept && self.way != IslandSource::Kept {
            let (shown, sea) = (self.island().clone(), self.sea());
            self.kept.look_at(shown, sea);
        }
        self.way = way;
        self.unfolded = false;
    }

    fn buttons(&self, ui: &mut Ui, text: &Text) -> Option<Wish> {
        let mut offered = vec![Wish::Change];
        if self.way != IslandSource::Kept {
            offered.push(Wish::Keep);
        }
        if self.way != IslandSource::Shuffled && self.waters == Waters::Base {
            offered.push(Wish::Shuffle);
        }
        ExtraSections::buttons(ui, text, &offered)
    }

    fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Change => self.change_by_hand(),
            Wish::Large => self.is_large = true,
            Wish::Turn => self.lies = self.lies.next(),
            Wish::Keep => {
                self.go(IslandSource::Kept);
                self.kept.ask_name();
            }
            Wish::Shuffle => {
                let hexes = self.island().tiles().iter().map(|tile| tile.at).collect();
                self.shuffled.take_shape(hexes);
                self.way = IslandSource::Shuffled;
            }
            Wish::Take(island) => {
                self.way = IslandSource::Kept;
                self.kept.decoded(*island);
            }
        }
    }

    /// Shows the result of a step with the saved islands.
    pub fn on_result(&mut self, news: &IslandNews, text: &Text) {
        self.kept.on_result(news, text);
    }

    /// Returns whether the island takes the whole window.
    pub const fn is_large(&self) -> bool {
        self.is_large
    }

    /// The island over the whole window.
    pub fn show_large(&mut self, ui: &mut Ui, text: &Text, players: usize) {
        let (island, lies) = (self.island().clone(), self.lies);
        let picture = |ui: &mut Ui| self.picture(ui, text, false, players);
        match large::show(ui, text, &island, lies, picture) {
            Some(large::LargeRequest::Back) => self.is_large = false,
            Some(large::LargeRequest::Turn) => self.lies = self.lies.next(),
            None => {}
        }
    }

    /// The island as large as it fits, for this number of players. If it can be touched, that
    /// sets the start of a spiral, and turns or enlarges it.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, touchable: bool, players: usize) {
        let rect = Rect::from_min_size(ui.cursor().min, ui.available_size());
        match self.way {
            IslandSource::FirstGame | IslandSource::Scenario | IslandSource::Kept => {
                self.still(ui, text);
            }
            IslandSource::Shuffled => self.shuffled.picture(ui, text, self.lies, touchable),
            IslandSource::ByHand => self.by_hand.picture(ui, text, self.lies),
        }
        let begins = self.sea().and_then(|map| map.begins);
        let board = Board { island: self.island(), begins: begins.as_deref() };
        self.extras.mark(ui, text, rect, (board, self.lies), players);
        if touchable && let Some(wish) = ExtraSections::beside(ui, text, rect) {
            self.grant(wish);
        }
    }

    /// The island only to look at: with Seafarers, with where robber and pirate begin, and
    /// what its areas are worth.
    fn still(&self, ui: &mut Ui, text: &Text) {
        let Ok(colors) = PerSeat::new(Color::ALL) else { return };
        let (island, sea) = (self.island(), self.sea());
        let isles = match &sea {
            Some(_) => {
                let areas = self.areas();
                let points = self.worth.unwrap_or(areas.points);
                AreasDraft { points, ..areas }.signs(island)
            }
            None => Vec::new(),
        };
        let pieces = Pieces::default();
        let view = IslandView {
            turned: self.lies.sixths(),
            sea: Seascape {
                pirate: sea.as_ref().and_then(|map| map.pirate),
                preview: None,
                isles: &isles,
            },
            robber: sea.as_ref().and_then(|map| map.robber),
            ..IslandView::of(island, text, Palette::of(ui), &pieces, &colors)
        };
        view.show(ui, ui.available_size());
    }
}
