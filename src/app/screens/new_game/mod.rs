//! A new game: players, island, rules, and cards.
//!
//! Each tab keeps its own choices: `players` edits the `table`, `island` the island, `rules` the
//! rules, `cards` the choice of `card_choice`, and `begin` the start. In each frame the screen
//! passes on what one tab means for the others: more players suggest a larger island, a map its
//! number of points, and a start that is being entered follows them all. `preview` shows a choice
//! of cards in place of the island. *Start* has `setup` put everything together; whatever stands in
//! its way is said above the button all along.
//!
//! Islands with sea and without are chosen apart: the other choice is put aside, and comes back
//! when Seafarers is switched again. `setup` also goes the other way: a position that was loaded
//! changes every tab.

mod begin;
mod card_choice;
mod cards;
mod island;
mod offered;
mod players;
mod preview;
mod rules;
mod setup;
mod table;

use egui::Ui;

use crate::app::command::Command;
use crate::app::library::collection::Collection;
use crate::app::library::games::Glance;
use crate::app::library::islands::{IslandNews, KeptIslands};
use crate::app::platform::Platform;
use ::cards::{Deck, RulingSet, Rulings};
use game::{Expansion, Expansions, OwnScenario, PerSeat, RuleChange};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{Split, scrolling, with_foot, within};
use kit::widgets::{keyed_segments, primary_button_with, warning_line, warning_line_height};
use store::{NotWritten, PositionFile};
use words::text::Text;

pub use begin::{BeginContext, BeginTab, BoardAndRules, LoadRequest, Sitter, Sitters, TableExtras};

use card_choice::CardChoice;
use cards::CardTab;
use island::IslandTab;
pub use island::{AreaRole, AreasDraft, ByHand};
use offered::{BarTouch, Offer, top_bar};
use preview::refusal_in_short;
use rules::RuleChoice;
use table::{PlayerEntry, Problem, SeatedPlayers};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NewGameTab {
    Players,
    Island,
    Rules,
    Cards,
    Begin,
}

/// Files that a new game can be made of.
#[derive(Clone, Copy)]
pub struct NewGameFiles<'a> {
    pub islands: &'a KeptIslands,
    pub positions: &'a Collection<PositionFile>,
}

/// The new-game screen. The game can begin at any time, unless two players can't be told
/// apart or the cards can't be laid out as chosen.
#[derive(Debug)]
pub struct NewGame {
    table: SeatedPlayers,
    island: IslandTab,
    /// The islands of the other game, with sea or without, once it was looked at.
    aside: Option<IslandTab>,
    rules: RuleChoice,
    cards: CardTab,
    begin: BeginTab,
    tab: NewGameTab,
    /// The player whose colors are unfolded.
    colors_of: Option<u8>,
    /// Set if nobody has played here before: the page of cards then asks first of all which of
    /// them lie on the table. Else it asks last, since most likely they are those of the last
    /// game.
    asks_cards_first: bool,
    /// The expansion that was touched last though it can't be added: the bar says why.
    refused: Option<Expansion>,
}

impl NewGame {
    /// A table with the default settings, where the players of the `last` game already
    /// sit and play what they played, and `decks` to choose from: the program's own first,
    /// then the players'. The cards on the table are those of `rulings`; asks which they are if
    /// nobody has played here before.
    pub fn new(
        text: &Text,
        (last, rulings): (Option<&Glance>, Option<&Rulings>),
        decks: Vec<Deck>,
        platform: &mut dyn Platform,
    ) -> Self {
        let mut new = Self {
            table: SeatedPlayers::new(text, last.map_or(&[], |last| &last.players)),
            island: IslandTab::new(false, platform),
            aside: None,
            rules: RuleChoice::default(),
            cards: CardTab::new(CardChoice::new(decks)),
            begin: BeginTab::default(),
            tab: NewGameTab::Players,
            colors_of: None,
            asks_cards_first: rulings.is_none(),
            refused: None,
        };
        let printed = || Rulings::all_by(RulingSet::PRINTED);
        let rulings = rulings.cloned().unwrap_or_else(printed);
        new.rules.change(&RuleChange::Rulings(rulings));
        let Some(last) = last else {
            new.play(Expansions::NONE, platform);
            return new;
        };
        new.play(last.expansions(), platform);
        let modules = &last.modules;
        let set = [
            last.knights.map(RuleChange::Knights),
            modules.fish.map(RuleChange::Fish),
            modules.rivers.map(RuleChange::Rivers),
            modules.wagons.map(RuleChange::Wagons),
            modules.oil.map(RuleChange::Oil),
        ];
        set.iter().flatten().for_each(|set| new.rules.change(set));
        if let Some(sea) = &last.sea {
            let scenario = sea.scenario.as_ref();
            let is_on_it = scenario.is_some_and(|it| new.island.choose_scenario(it));
            new.rules.play_for(new.island.goal());
            let mut set = sea.rules;
            // What islands bring belongs to the map.
            if let (false, Some(now)) = (is_on_it, new.rules.rules().sea) {
                set.foreign_island = now.foreign_island;
            }
            new.rules.change(&RuleChange::Sea(set));
        }
        new
    }

    fn expansions(&self) -> Expansions {
        self.rules.expansions()
    }

    /// Chooses what is played. Rules, cards and island follow, but for what the table has set
    /// itself.
    fn play(&mut self, played: Expansions, platform: &mut dyn Platform) {
        self.refused = None;
        self.cards.choice.play(self.expansions(), played);
        let has_sea = played.has(Expansion::Sea);
        if self.island.has_sea != has_sea {
            let aside = self.aside.take();
            let mut aside = aside.unwrap_or_else(|| IslandTab::new(has_sea, platform));
            std::mem::swap(&mut aside.code, &mut self.island.code);
            self.aside = Some(std::mem::replace(&mut self.island, aside));
        }
        self.rules.play(played);
        self.island.play(played);
        self.follow_table(platform);
    }

    /// Offers these decks. If they have changed, the choice of cards starts over. The
    /// language may have changed too.
    pub fn offer(&mut self, decks: Vec<Deck>, text: &Text) {
        self.table.speak(text);
        if self.cards.choice.offered() != decks {
            self.cards = CardTab::new(CardChoice::new(decks));
            self.cards.choice.play(Expansions::NONE, self.expansions());
        }
    }

    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        files: NewGameFiles<'_>,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        let players = self.table.entries().len();
        if self.tab == NewGameTab::Island && self.island.is_entering {
            self.island.enter(ui, text);
            return None;
        }
        if self.island.is_large {
            self.island.show_large(ui, text, players);
            return None;
        }
        let map = self.island.sea();
        let scenario = map.as_ref().and_then(|map| map.scenario.as_ref());
        let own = map.as_ref().and_then(|map| map.parts.as_ref()).map(OwnScenario::of);
        let offer = Offer { now: self.expansions(), scenario: (scenario, own) };
        let touch = top_bar(ui, text, offer, self.refused);
        match touch {
            Some(BarTouch::Play(played)) => self.play(played, platform),
            Some(BarTouch::Explain(expansion)) => self.refused = Some(expansion),
            Some(BarTouch::Back) | None => {}
        }
        let back = touch == Some(BarTouch::Back);
        self.follow(text);
        let split = Split::of(ui.available_rect_before_wrap());
        self.follow_table(platform);
        // Column first: touching a tab changes the picture at once.
        let start = within(ui, split.column, |ui| self.column(ui, text, files, platform));
        // Show the effect of a touch in the column at once.
        self.follow(text);
        within(ui, split.picture, |ui| match self.tab {
            NewGameTab::Begin if self.begin.has_picture() => {
                self.with_begin(text, |begin, context| begin.picture(ui, text, context));
            }
            NewGameTab::Cards => {
                preview::show(ui, text, self.expansions(), &self.cards.choice, &self.holder(text));
            }
            NewGameTab::Players | NewGameTab::Island | NewGameTab::Rules | NewGameTab::Begin => {
                self.island.picture(ui, text, self.tab == NewGameTab::Island, players);
            }
        });
        start.or_else(|| (back || escape(ui)).then_some(Command::Home))
    }

    /// Updates the defaults for the number of players.
    fn follow_table(&mut self, platform: &mut dyn Platform) {
        let players = self.table.entries().len();
        self.rules.seat(players);
        self.island.suggest(players, platform);
        self.rules.play_for(self.island.goal());
        self.island.worth = self.rules.rules().sea.map(|rules| rules.foreign_island);
    }

    /// Shows the result of a step with the saved positions.
    pub fn on_position_step(&mut self, text: &Text, done: &Result<(), NotWritten>) {
        self.begin.on_position_step(text, done);
    }

    /// Shows the result of a step with the saved islands.
    pub fn on_island_result(&mut self, news: &IslandNews, text: &Text) {
        self.island.kept.on_result(news, text);
    }

    fn column(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        files: NewGameFiles<'_>,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        let mut step = None;
        let (players, played) = (self.table.entries().len(), self.expansions());
        let problem = self.problem(text);
        let area = ui.available_rect_before_wrap();
        let notice = || self.begin.notice(text, &self.sitters(text)?);
        let words = problem.clone().or_else(notice);
        let note = words.as_ref().map_or(0.0, |words| warning_line_height(ui, words));
        let (settings, foot) = with_foot(area, 64.0 + note);
        let mut asked = None;
        within(ui, settings, |ui| {
            let tabs = [
                (NewGameTab::Players, "new-tab-players"),
                (NewGameTab::Island, "new-tab-island"),
                (NewGameTab::Rules, "new-tab-rules"),
                (NewGameTab::Cards, "new-tab-cards"),
                (NewGameTab::Begin, "new-tab-begin"),
            ];
            self.tab = keyed_segments(ui, text, &tabs, self.tab).unwrap_or(self.tab);
            ui.add_space(4.0);
            match self.tab {
                NewGameTab::Players => scrolling(ui, "players", |ui| {
                    let count = self.table.entries().len();
                    let large = || text.with("new-large-island", &[("count", count.into())]);
                    let note = self.island.is_suggested().then(large);
                    let open = &mut self.colors_of;
                    players::show(ui, text, &mut self.table, open, note.as_deref(), platform);
                }),
                NewGameTab::Island => {
                    step = scrolling(ui, "settings", |ui| {
                        self.island.show(ui, text, files.islands, (players, played), platform)
                    });
                }
                NewGameTab::Rules => scrolling(ui, "rules", |ui| {
                    self.rules.show(ui, text, &self.cards.choice.decks());
                }),
                NewGameTab::Cards => scrolling(ui, "cards", |ui| {
                    let decks = self.cards.choice.decks();
                    if self.asks_cards_first {
                        self.rules.show_readings(ui, text, &decks);
                    }
                    self.cards.show(ui, text, played, &self.table);
                    if !self.asks_cards_first {
                        self.rules.show_readings(ui, text, &decks);
                    }
                }),
                NewGameTab::Begin => {
                    self.begin.pages(ui, text);
                    asked = scrolling(ui, "begin", |ui| {
                        let show = |begin: &mut BeginTab, context: BeginContext<'_>| {
                            begin.show(ui, text, context, files.positions, platform)
                        };
                        self.with_begin(text, show).flatten()
                    });
                }
            }
        });
        let start = within(ui, foot, |ui| {
            self.foot(ui, text, platform, problem.is_none(), words.as_deref())
        });
        match asked {
            Some(LoadRequest::Read(path)) => return Some(Command::ReadPosition(path)),
            Some(LoadRequest::Take(imported)) => self.take(text, *imported, platform),
            Some(LoadRequest::Step(step)) => return Some(Command::Position(step)),
            Some(LoadRequest::EnterIsland) => {
                self.tab = NewGameTab::Island;
                self.island.lay_harbors();
            }
            Some(LoadRequest::Close) | None => {}
        }
        start.or(step)
    }

    /// Returns who is at the table, in the form the start needs.
    fn sitters(&self, text: &Text) -> Option<Sitters> {
        let entries = self.table.entries().iter();
        let sitter = |entry: &PlayerEntry| Sitter {
            key: entry.key,
            name: entry.called(text),
            color: entry.color,
        };
        PerSeat::new(entries.map(sitter)).ok().map(Sitters)
    }

    /// Keeps a start being entered in step with the other tabs.
    fn follow(&mut self, text: &Text) {
        self.with_begin(text, |begin, context| begin.follow(context.sitters, context.basis));
    }

    /// Draws with the start being entered, told what the other tabs say.
    fn with_begin<R>(
        &mut self,
        text: &Text,
        draw: impl FnOnce(&mut BeginTab, BeginContext<'_>) -> R,
    ) -> Option<R> {
        let sitters = &self.sitters(text)?;
        let (map, extras) = (self.island.sea(), self.extras());
        let (island, rules) = (self.island.island(), self.rules.rules());
        let (rivers, bandits) = (self.island.rivers(), self.island.bandits());
        let basis = BoardAndRules { island, rules, sea: map.as_ref(), rivers, bandits };
        let lies = self.island.lies;
        let context = BeginContext { basis, lies, sitters, extras };
        Some(draw(&mut self.begin, context))
    }

    /// The start button; if the game can't begin yet, the reason, or what to look at
    /// first.
    fn foot(
        &self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
        can_start: bool,
        words: Option<&str>,
    ) -> Option<Command> {
        if let Some(words) = words {
            warning_line(ui, words);
        }
        let label = self.start_label(text);
        let foot = ui.max_rect();
        let foot = foot.with_min_y(foot.bottom() - 64.0);
        let start = within(ui, foot, |ui| {
            let line = preview::short(text, self.expansions(), &self.cards.choice);
            let button = |ui: &mut Ui| primary_button_with(ui, &label, &line);
            ui.add_enabled_ui(can_start, button).inner
        });
        if !start.clicked() {
            return None;
        }
        self.parts(platform).map(|parts| Command::Start(Box::new(parts)))
    }

    /// Returns where the start button leads: to the first settlement, or to somebody's turn.
    fn start_label(&self, text: &Text) -> String {
        let (key, entry) = match self.begin.start() {
            Some(start) => ("new-start-middle", self.table.entries().get(start.active.index())),
            None => ("new-start", self.table.first()),
        };
        let player = entry.map(|entry| entry.called(text)).unwrap_or_default();
        text.with(key, &[("player", player.into())])
    }

    /// The name of the player who would hold the weather cards.
    fn holder(&self, text: &Text) -> String {
        let named = self.cards.choice.holder(&self.table);
        let entry = match named {
            Some(place) => self.table.entries().get(place),
            None => self.table.before_first(),
        };
        entry.map(|entry| entry.called(text)).unwrap_or_default()
    }

    /// Returns the reason why the game can't begin, in one sentence.
    fn problem(&self, text: &Text) -> Option<String> {
        if self.cards.choice.offered().is_empty() {
            return Some(text.get("new-problem-deck"));
        }
        let of_color = |key, color| text.with(key, &[("color", text.color(color).into())]);
        let players = self.table.players().err().map(|problem| match problem {
            Problem::NoName(color) => of_color("new-problem-no-name", color),
            Problem::LongName(color) => of_color("new-problem-long-name", color),
            Problem::SameName(name) => {
                text.with("new-problem-same-name", &[("player", name.as_str().into())])
            }
            Problem::Count => text.get("new-problem-count"),
        });
        let cards = || self.cards.choice.refusal().map(|why| refusal_in_short(text, why));
        let begin = || self.begin.problem(text, &self.sitters(text)?);
        players
            .or_else(|| self.island.problem(text, self.rules.expansions()))
            .or_else(cards)
            .or_else(begin)
    }
}
