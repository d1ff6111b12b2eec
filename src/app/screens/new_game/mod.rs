//! A new game: players, island, rules, cards.

mod card_choice;
mod card_tiles;
mod cards;
mod island;
mod players;
mod preview;
mod refusal;
mod rules;
mod table;

use egui::{Frame, Label, Margin, Panel, Rect, RichText, Sense, Ui, vec2};

use super::split::{Split, scrolling, with_foot, within};
use crate::app::command::Command;
use crate::app::islands::{IslandNews, KeptIslands};
use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::{Palette, strong};
use crate::app::widgets::{Icon, action_button, primary_button_with, segments};
use crate::cards::{Deck, Weather, prepare};
use crate::game::{Parts, Player, Rules};

use card_choice::CardChoice;
use cards::CardTab;
use island::{Corners, IslandTab};
use refusal::refusal_in_short;
use rules::RuleChoice;
use table::{Problem, Table};

/// Which settings are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Players,
    Island,
    Rules,
    Cards,
}

/// The screen of a new game. It can begin as it is at any time, unless two
/// players could not be told apart or the cards could not lie as chosen.
#[derive(Debug)]
pub struct NewGame {
    table: Table,
    island: IslandTab,
    rules: RuleChoice,
    cards: CardTab,
    tab: Tab,
    /// The player whose colours are laid out to choose from.
    colors_of: Option<u8>,
}

impl NewGame {
    /// A table with the usual settings, where `last` sit already and `decks`
    /// can be chosen: first those of the program, then the players' own.
    #[must_use]
    pub fn new(
        text: &Text,
        last: &[Player],
        decks: Vec<Deck>,
        platform: &mut dyn Platform,
    ) -> Self {
        Self {
            table: Table::new(text, last),
            island: IslandTab::new(platform),
            rules: RuleChoice::default(),
            cards: CardTab::new(CardChoice::new(decks)),
            tab: Tab::Players,
            colors_of: None,
        }
    }

    /// Draws it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        let players = self.table.entries().len();
        if self.island.is_large() {
            self.island.show_large(ui, text, players);
            return None;
        }
        let back = top_bar(ui, text);
        let split = Split::of(ui.available_rect_before_wrap());
        // The column first: a tab that is touched changes the picture at once.
        let start = within(ui, split.column, |ui| self.column(ui, text, islands, platform));
        let corners = if self.tab == Tab::Island { Corners::Offered } else { Corners::Still };
        within(ui, split.picture, |ui| match self.tab {
            Tab::Cards => preview::show(ui, text, &self.cards.choice, &self.holder(text)),
            Tab::Players | Tab::Island | Tab::Rules => {
                self.island.picture(ui, text, corners, players);
            }
        });
        start.or(back)
    }

    /// Shows what came of a step with the kept islands.
    pub fn hear(&mut self, news: &IslandNews, text: &Text) {
        self.island.hear(news, text);
    }

    fn column(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        let mut step = None;
        let players = self.table.entries().len();
        let problem = self.problem(text);
        let area = ui.available_rect_before_wrap();
        let note = problem.as_ref().map_or(0.0, |words| note_height(ui, words));
        let (settings, foot) = with_foot(area, 64.0 + note);
        within(ui, settings, |ui| {
            let tabs = [
                (Tab::Players, text.get("new-tab-players")),
                (Tab::Island, text.get("new-tab-island")),
                (Tab::Rules, text.get("new-tab-rules")),
                (Tab::Cards, text.get("new-tab-cards")),
            ];
            if let Some(tab) = segments(ui, &tabs, self.tab) {
                self.tab = tab;
            }
            ui.add_space(4.0);
            match self.tab {
                Tab::Players => scrolling(ui, "players", |ui| {
                    players::show(ui, text, &mut self.table, &mut self.colors_of, platform);
                }),
                Tab::Island => {
                    step = scrolling(ui, "settings", |ui| {
                        self.island.show(ui, text, (islands, players), platform)
                    });
                }
                Tab::Rules => scrolling(ui, "rules", |ui| {
                    self.rules.show(ui, text, &self.cards.choice.decks());
                }),
                Tab::Cards => scrolling(ui, "cards", |ui| self.cards.show(ui, text, &self.table)),
            }
        });
        let start = within(ui, foot, |ui| self.foot(ui, text, platform, problem.as_deref()));
        start.or(step.map(Command::Island))
    }

    /// The way on; where there is none yet, why.
    fn foot(
        &self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
        problem: Option<&str>,
    ) -> Option<Command> {
        let palette = Palette::of(ui);
        if let Some(words) = problem {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
                Icon::Warning.paint(ui.painter(), rect, palette.warning_line);
                ui.add(Label::new(RichText::new(words).color(palette.warning.ink)).wrap());
            });
        }
        let first = self.table.first().map(|entry| entry.called(text)).unwrap_or_default();
        let label = text.with("new-start", &[("player", first.into())]);
        let foot = Rect::from_min_max(
            egui::pos2(ui.max_rect().left(), ui.max_rect().bottom() - 64.0),
            ui.max_rect().max,
        );
        let start = within(ui, foot, |ui| {
            let line = preview::short(text, &self.cards.choice);
            let button = |ui: &mut Ui| primary_button_with(ui, &label, &line);
            ui.add_enabled_ui(problem.is_none(), button).inner
        });
        if !start.clicked() {
            return None;
        }
        self.parts(platform).map(|parts| Command::Start(Box::new(parts)))
    }

    fn parts(&self, platform: &mut dyn Platform) -> Option<Parts> {
        let (players, first) = self.table.players().ok()?;
        let choice = &self.cards.choice;
        let rules = Rules { cards: choice.selection(), ..self.rules.rules().clone() };
        let decks = choice.decks();
        let held = rules.cards.weather == Weather::Held;
        let holder = choice.holder(&self.table).filter(|_| held);
        let weather_holder = holder.and_then(|place| players.seat(place));
        let shuffle = prepare(&decks, &rules.cards, &mut platform.rng());
        Some(Parts {
            created: platform.now(),
            players,
            first,
            first_by: self.table.first_by(),
            rules,
            island: self.island.island().clone(),
            lies: self.island.lies(),
            decks,
            shuffle,
            source: choice.source(),
            weather_holder,
            start: None,
        })
    }

    /// What the player is called who would hold the weather cards.
    fn holder(&self, text: &Text) -> String {
        let named = self.cards.choice.holder(&self.table);
        let entry = match named {
            Some(place) => self.table.entries().get(place),
            None => self.table.before_first(),
        };
        entry.map(|entry| entry.called(text)).unwrap_or_default()
    }

    /// What keeps the game from beginning, in a sentence.
    fn problem(&self, text: &Text) -> Option<String> {
        if self.cards.choice.offered().is_empty() {
            return Some(text.get("new-problem-deck"));
        }
        let players = self.table.players().err().map(|problem| match problem {
            Problem::NoName(color) => {
                text.with("new-problem-no-name", &[("color", text.color(color).into())])
            }
            Problem::LongName(color) => {
                text.with("new-problem-long-name", &[("color", text.color(color).into())])
            }
            Problem::SameName(name) => {
                text.with("new-problem-same-name", &[("player", name.as_str().into())])
            }
            Problem::Count => text.get("new-problem-count"),
        });
        let cards = || self.cards.choice.refusal().map(|why| refusal_in_short(text, why));
        players.or_else(cards)
    }
}

fn top_bar(ui: &mut Ui, text: &Text) -> Option<Command> {
    let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("new-game-bar").exact_size(60.0).frame(frame);
    let bar = bar.show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let back = action_button(ui, Some(Icon::Back), &text.get("new-back"));
            ui.add_space(8.0);
            ui.label(RichText::new(text.get("new-title")).font(strong(ui.ctx(), 24.0)));
            back.clicked().then_some(Command::Home)
        })
        .inner
    });
    bar.inner
}

/// How high the sentence beside the start button is.
fn note_height(ui: &Ui, words: &str) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let width = (ui.available_width() - 40.0).max(60.0);
    ui.painter().layout(words.to_owned(), font, egui::Color32::WHITE, width).size().y.max(24.0)
        + 10.0
}
