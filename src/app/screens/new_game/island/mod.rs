//! The island on the table, and its rotation.
//!
//! An island comes from one of five sources: that of the first game, `shuffled`, one of the
//! `scenarios`, entered `by_hand`, or `kept` by name. Each keeps its own, and the tab shows that of
//! the chosen source. Everything else works on whichever is shown: `extras` turns, enlarges,
//! judges, and shares it, `made` lays on it what modules bring, and `in_words` reads it out and remarks on what is unusual.

mod by_hand;
mod extras;
mod in_words;
mod kept;
mod made;
mod scenarios;
mod shuffled;

use egui::{Label, Rect, RichText, Ui};
use rand::Rng;

use crate::app::command::Command;
use crate::app::library::islands::KeptIslands;
use crate::app::platform::Platform;
use ::scenarios::ScenarioHead;
use board::{Island, Path, Rotation, Shape, Spot, TokenRule, first_game, shuffled_island};
use game::{
    Color, EXTRA_BUILDERS, Expansion, Expansions, MapTarget, OwnScenario, PerSeat, RiverMap,
    SeaMap, SetBoard, WagonsTable,
};
use kit::theme::Palette;
use kit::widgets::{IslandView, Landscape, Seascape, Switch, Touch, segments, unfolded};
use words::text::Text;

use super::offered::sentence;
use super::rules::MapGoal;

pub use by_hand::{AreaRole, AreasDraft, ByHand};
use extras::{Board, CodeBox, FairBox, IslandAction, show_large};
use in_words::{read_out, remark_box, remark_lines};
use kept::SavedIslands;
use scenarios::Scenarios;
use shuffled::Shuffled;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IslandSource {
    /// The fixed one of the first game; for five and six players, the large one.
    FirstGame,
    Shuffled,
    /// A scenario's map, with Seafarers.
    Scenario,
    /// Entered by hand to match the one on the table.
    ByHand,
    /// Saved by name, or from a code.
    Kept,
}

/// The island of a new game. Each source keeps its own choices, so looking at another
/// loses nothing.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct IslandTab {
    way: IslandSource,
    first_game: Island,
    /// The default island of five and six players, laid at random when first needed, and kept:
    /// removing a player and adding one again brings back the same island.
    large: Option<Island>,
    /// Five or six play.
    seats_many: bool,
    shuffled: Shuffled,
    scenarios: Scenarios,
    by_hand: ByHand,
    /// Set if its maps have sea that is laid out: Seafarers is played.
    pub has_sea: bool,
    /// Set while an island is being entered; the editor then has the whole screen.
    pub is_entering: bool,
    pub kept: SavedIslands,
    /// Points that the table's rules give for a first settlement on a foreign island, with
    /// Seafarers.
    pub worth: Option<u8>,
    pub lies: Rotation,
    /// Set while all remarks are shown.
    unfolded: bool,
    /// Set while the picture takes the whole window.
    pub is_large: bool,
    fair: FairBox,
    /// A code as it is typed; it goes along when another game is chosen.
    pub code: CodeBox,
    /// On while its rows are read out.
    rows: Switch,
    played: Expansions,
    players: usize,
    /// Seed of what modules lay by lot.
    seed: u64,
    /// The board of the chosen source, with what modules lay on it.
    board: SetBoard,
    /// All that `board` was made of.
    made_of: Option<MadeOf>,
}

/// All that a board depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MadeOf {
    way: IslandSource,
    source: SetBoard,
    map: Option<SeaMap>,
    played: Expansions,
    players: usize,
    seed: u64,
}

impl IslandTab {
    /// The island of the first game; with Seafarers, the map of the first scenario.
    pub fn new(has_sea: bool, platform: &mut dyn Platform) -> Self {
        let played = Expansions::NONE;
        let played = if has_sea { played.toggled(Expansion::Sea) } else { played };
        let mut new = Self {
            way: if has_sea { IslandSource::Scenario } else { IslandSource::FirstGame },
            first_game: first_game(),
            large: None,
            seats_many: false,
            shuffled: Shuffled::new(platform),
            scenarios: Scenarios::new(if has_sea { platform.rng().next_u64() } else { 0 }),
            by_hand: ByHand::for_table(played, 0, Shape::Standard),
            has_sea,
            is_entering: false,
            kept: SavedIslands::new(first_game()),
            worth: None,
            lies: Rotation::NONE,
            unfolded: false,
            is_large: false,
            fair: FairBox::default(),
            code: CodeBox::default(),
            rows: Switch::Off,
            played,
            players: 0,
            seed: if has_sea { 0 } else { platform.rng().next_u64() },
            board: SetBoard::of(Island::empty()),
            made_of: None,
        };
        new.make();
        new
    }

    /// The island to play on, with what modules lay on it.
    pub const fn island(&self) -> &Island {
        &self.board.island
    }

    /// The rivers of the island, where they are played.
    pub const fn rivers(&self) -> Option<&RiverMap> {
        self.board.rivers.as_ref()
    }

    /// Paths on which bandits begin.
    pub fn bandits(&self) -> &[Path] {
        &self.board.bandits
    }

    fn base(&self) -> &Island {
        match self.way {
            IslandSource::FirstGame => self.large().unwrap_or(&self.first_game),
            IslandSource::Shuffled => &self.shuffled.island,
            IslandSource::Scenario => &self.scenarios.island,
            IslandSource::ByHand => self.by_hand.island(),
            IslandSource::Kept => &self.kept.board.island,
        }
    }

    fn large(&self) -> Option<&Island> {
        self.large.as_ref().filter(|_| self.seats_many)
    }

    /// The key of the default island's name; that of the line about it ends in `-line`.
    fn first_key(&self) -> &'static str {
        match (self.has_modules(), self.seats_many) {
            (true, _) => "new-island-printed",
            (false, true) => "new-island-large",
            (false, false) => "new-island-first",
        }
    }

    /// Returns what the map says beside its hexes, as it lies with what modules lay on it; none in
    /// the base game.
    pub fn sea(&self) -> Option<SeaMap> {
        let map = self.map()?;
        let is_as_it_was = self.way == IslandSource::ByHand || self.base() == self.island();
        Some(if is_as_it_was { map } else { map.fitting(self.base(), self.island()) })
    }

    /// The same for the map without what modules lay on it.
    fn map(&self) -> Option<SeaMap> {
        if !self.has_sea {
            return None;
        }
        Some(match self.way {
            IslandSource::Scenario => self.scenarios.sea.clone(),
            IslandSource::ByHand => self.by_hand.sea(),
            IslandSource::Kept => self.kept.sea(),
            IslandSource::FirstGame | IslandSource::Shuffled => SeaMap::of_own(self.base()),
        })
    }

    /// Returns what the map is played for; none in the base game.
    pub fn goal(&self) -> Option<MapGoal> {
        let sea = self.sea()?;
        let target = MapTarget::on(self.island(), Some(&sea));
        let scenario = sea.parts.as_ref().map(OwnScenario::of);
        let foreign_island = self.areas().points;
        target.is_playable().then_some(MapGoal { target, foreign_island, scenario })
    }

    /// Returns what the map's areas are to the players, with Seafarers.
    fn areas(&self) -> AreasDraft {
        let map = match self.way {
            IslandSource::ByHand => return self.by_hand.areas().clone(),
            IslandSource::FirstGame | IslandSource::Shuffled => return AreasDraft::default(),
            IslandSource::Scenario => self.scenarios.sea.clone(),
            IslandSource::Kept => self.kept.sea(),
        };
        let usual = AreasDraft::default().points;
        AreasDraft::of_map(&map, map.head().map_or(usual, ScenarioHead::points))
    }

    /// Makes the island of a loaded position the one to play on; it can be changed by
    /// hand. Of a map with sea, `sea` says the rest, and what a first settlement abroad is
    /// worth.
    pub fn take(&mut self, board: &SetBoard, sea: Option<(SeaMap, u8)>) {
        let of_map = |(map, points): &(SeaMap, u8)| AreasDraft::of_map(map, *points);
        let areas = sea.as_ref().map(of_map).unwrap_or_default();
        self.by_hand.copy(board, areas, sea.map(|(map, _)| map));
        self.go(IslandSource::ByHand);
    }

    /// Returns the reason why a game can't begin on it, in one sentence.
    pub fn problem(&self, text: &Text, played: Expansions) -> Option<String> {
        let unfit = match self.way {
            IslandSource::Scenario => Some(self.scenarios.problem(text, played)),
            IslandSource::ByHand | IslandSource::Kept => {
                let map = self.sea();
                map.map(|map| scenarios::misfit_of(text, &map, played))
            }
            IslandSource::FirstGame | IslandSource::Shuffled => None,
        };
        let bare = || self.island().tiles().is_empty().then(|| text.get("new-island-no-hex"));
        let wrong = || self.board.problem(played).map(|why| sentence(&text.said(&why)));
        unfit.flatten().or_else(bare).or_else(wrong)
    }

    /// The screen for entering it.
    pub fn enter(&mut self, ui: &mut Ui, text: &Text) {
        self.is_entering = self.by_hand.editor(ui, text, &mut self.lies);
        self.make();
    }

    /// Sets the number of players: as long as no other source is chosen, the island is
    /// the default one for them.
    pub fn suggest(&mut self, players: usize, platform: &mut dyn Platform) {
        self.seats_many = players >= EXTRA_BUILDERS;
        if self.seats_many && self.large.is_none() {
            let large = shuffled_island(Shape::Large, TokenRule::Random, &mut platform.rng());
            self.large = Some(large);
        }
        if self.has_sea {
            self.scenarios.seat(players);
        }
        let shape = if self.seats_many { Shape::Large } else { Shape::Standard };
        let is_for_others = !self.by_hand.is_for(self.played, players);
        self.players = players;
        if self.by_hand.is_untouched() && !self.is_entering && is_for_others {
            self.by_hand = ByHand::for_table(self.played, players, shape);
        }
        self.make();
    }

    /// Returns whether the large island is shown because of the number of players.
    pub fn is_suggested(&self) -> bool {
        self.way == IslandSource::FirstGame && self.seats_many && !self.has_modules()
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
    ) -> Option<Command> {
        // Some are of maps with sea alone, or of those without.
        let ways = [
            (IslandSource::FirstGame, Some(false), self.first_key()),
            (IslandSource::Shuffled, Some(false), "new-island-shuffled"),
            (IslandSource::Scenario, Some(true), "new-island-scenario"),
            (IslandSource::ByHand, None, "new-island-by-hand"),
            (IslandSource::Kept, None, "new-island-kept"),
        ];
        let ways = ways.into_iter().filter(|(_, of, _)| of.is_none_or(|of| of == self.has_sea));
        let ways: Vec<_> = ways.map(|(way, _, key)| (way, text.get(key))).collect();
        if let Some(way) = segments(ui, &ways, self.way) {
            self.go(way);
            if way == IslandSource::ByHand {
                self.is_entering = true;
            }
        }
        ui.add_space(4.0);
        let (mut step, mut read) = (None, None);
        match self.way {
            IslandSource::FirstGame => {
                let line = text.get(&format!("{}-line", self.first_key()));
                ui.add(Label::new(line).wrap());
                self.lay_again(ui, text, platform);
            }
            IslandSource::Shuffled => self.shuffled.show(ui, text, platform),
            IslandSource::Scenario => {
                let table = (played, self.worth);
                read = self.scenarios.show(ui, text, table, self.lies, platform);
            }
            IslandSource::ByHand => {
                ui.add(Label::new(text.get("new-island-by-hand-line")).wrap());
            }
            IslandSource::Kept => {
                let lies = (&mut self.lies, self.has_sea);
                step = self.kept.show(ui, text, islands, lies, platform.now());
            }
        }
        match self.way {
            IslandSource::Shuffled | IslandSource::Scenario | IslandSource::Kept => {
                self.lay_again(ui, text, platform);
            }
            IslandSource::FirstGame | IslandSource::ByHand => {}
        }
        self.make();
        ui.add_space(4.0);
        let mut offered = vec![IslandAction::Change];
        if self.way != IslandSource::Kept {
            offered.push(IslandAction::Keep);
        }
        if self.way != IslandSource::Shuffled && !self.has_sea {
            offered.push(IslandAction::Shuffle);
        }
        let wish = IslandAction::buttons(ui, text, &offered);
        let lines = match self.way {
            IslandSource::ByHand => self.by_hand.remarks(text),
            // What a scenario prints is as it should be; it says itself what isn't.
            IslandSource::Scenario => Vec::new(),
            IslandSource::FirstGame | IslandSource::Shuffled | IslandSource::Kept => {
                remark_lines(text, self.island(), false)
            }
        };
        remark_box(ui, text, &lines, &mut self.unfolded);
        let island = self.island().clone();
        let begins = self.sea().and_then(|map| map.begins);
        let board = Board { island: &island, begins: begins.as_deref(), players };
        self.fair.show(ui, text, board);
        if unfolded(ui, &text.get("shuffle-rows"), "", &mut self.rows) {
            for line in read_out(text, &island, self.lies) {
                ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
            }
        }
        let decoded = self.code.show(ui, text, &island, self.has_sea);
        if let Some(wish) = wish {
            self.grant(wish);
        } else if let Some(island) = decoded {
            self.way = IslandSource::Kept;
            self.kept.decoded(island);
        }
        self.make();
        step.map(Command::Island).or(read.map(Command::ReadScenario))
    }

    /// Starts changing the island shown by hand.
    pub fn change_by_hand(&mut self) {
        if self.way != IslandSource::ByHand {
            let areas = self.areas();
            self.by_hand.copy(&self.board, areas, self.sea());
        }
        self.go(IslandSource::ByHand);
        self.is_entering = true;
    }

    /// Starts laying harbors on the island shown by hand.
    pub fn lay_harbors(&mut self) {
        self.change_by_hand();
        self.by_hand.lay_harbors();
    }

    /// Switches to another source; the saved islands start with the one shown.
    fn go(&mut self, way: IslandSource) {
        if way == IslandSource::Kept && self.way != IslandSource::Kept {
            self.kept.look_at(self.board.clone(), self.sea());
        }
        self.way = way;
        self.unfolded = false;
        self.make();
    }

    fn grant(&mut self, wish: IslandAction) {
        match wish {
            IslandAction::Change => self.change_by_hand(),
            IslandAction::Large => self.is_large = !self.is_large,
            IslandAction::Turn => self.lies = self.lies.next(),
            IslandAction::Keep => {
                self.go(IslandSource::Kept);
                self.kept.ask_name();
            }
            IslandAction::Shuffle => {
                let hexes = self.island().tiles().iter().map(|tile| tile.at).collect();
                self.shuffled.take_shape(hexes);
                self.way = IslandSource::Shuffled;
            }
        }
    }

    /// The island over the whole window.
    pub fn show_large(&mut self, ui: &mut Ui, text: &Text, players: usize) {
        let (island, lies) = (self.island().clone(), self.lies);
        let picture = |ui: &mut Ui| self.picture(ui, text, false, players);
        if let Some(wish) = show_large(ui, text, &island, lies, picture) {
            self.grant(wish);
        }
    }

    /// The island as large as it fits, for this number of players. If it can be touched, that
    /// sets the start of a spiral, and turns or enlarges it.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, touchable: bool, players: usize) {
        let rect = Rect::from_min_size(ui.cursor().min, ui.available_size());
        if self.way == IslandSource::ByHand {
            self.by_hand.picture(ui, text, self.lies);
        } else {
            self.view(ui, text, touchable);
        }
        let begins = self.sea().and_then(|map| map.begins);
        let board = Board { island: self.island(), begins: begins.as_deref(), players };
        self.fair.mark(ui, text, rect, board, self.lies);
        if touchable && let Some(wish) = IslandAction::beside(ui, text, rect) {
            self.grant(wish);
        }
    }

    /// The island as it lies: with Seafarers, with where robber and pirate begin, and what its areas
    /// are worth. If it can be touched, so can the corners where a spiral may begin.
    fn view(&mut self, ui: &mut Ui, text: &Text, touchable: bool) {
        let sea = self.sea();
        let isles = if sea.is_some() {
            let areas = self.areas();
            let points = self.worth.unwrap_or(areas.points);
            AreasDraft { points, ..areas }.signs(self.island())
        } else {
            Vec::new()
        };
        let laid = sea.as_ref().and_then(SeaMap::scenario_table);
        let is_shuffled = self.way == IslandSource::Shuffled && touchable;
        let corners = is_shuffled.then(|| self.shuffled.corners()).flatten();
        // Nobody has a wagon yet, but bandits lie where they begin.
        let bandits = &self.board.bandits;
        let wagons = WagonsTable::empty(&PerSeat::<Color>::from(Color::ALL), bandits);
        let rivers = self.rivers();
        let at_sea = sea.as_ref().and_then(|map| map.robber);
        let robber = at_sea.or_else(|| rivers.and_then(|map| map.robber_on(self.island())));
        let view = IslandView {
            sea: Seascape {
                isles: &isles,
                ..Seascape::with(sea.as_ref().and_then(|map| map.pirate), laid.as_ref())
            },
            land: Landscape::on(rivers, (!bandits.is_empty()).then_some(&wagons), None),
            robber: robber.filter(|_| !self.played.keep_robber_aside()),
            choices: corners.as_ref().map_or(&[], |(_, choices)| choices),
            selected: corners.as_ref().map(|(start, _)| Spot::Hex(*start)),
            ..IslandView::bare(self.island(), self.lies.sixths(), text, Palette::of(ui))
        };
        let touched = match view.show(ui, ui.available_size()) {
            Some(Touch::Spot(spot)) => Some(spot),
            // Corners are far apart; if a touch catches two, the first will do.
            Some(Touch::Ask(spots)) => spots.first().copied(),
            None => None,
        };
        if let Some(Spot::Hex(corner)) = touched {
            self.shuffled.begin_at(corner);
        }
    }
}
