//! A table that is set up by touch.

use egui::Vec2;
use game::{Edition, Expansion, ExtraBuilding, Following, HarbormasterRule, usual_target};
use scenarios::BuiltInScenario;
use words::language::Language;

use super::bot::Bot;
use super::window::LANDSCAPE;

/// A new game, as it is set up by touch. What isn't said stays as the screen has it.
#[derive(Clone, Copy)]
pub struct NewTable<'a> {
    pub language: Language,
    pub size: Vec2,
    pub names: &'a [&'a str],
    /// Of Cities & Knights, if that is played.
    pub edition: Option<Edition>,
    /// Of Seafarers, if that is played.
    pub scenario: Option<BuiltInScenario>,
    /// Modules of Traders & Barbarians.
    pub modules: &'a [Expansion],
    /// Switches of what is shuffled, by their keys.
    pub shuffled: &'a [&'a str],
    pub target: Option<u8>,
    /// The choice of cards, by its key.
    pub cards: Option<&'a str>,
    pub hands: Option<Following>,
    pub extra: Option<ExtraBuilding>,
}

impl NewTable<'_> {
    /// Three at the base game.
    pub const EASY: Self = Self {
        language: Language::English,
        size: LANDSCAPE,
        names: &["Anna", "Ben", "Clara"],
        edition: None,
        scenario: None,
        modules: &[],
        shuffled: &[],
        target: None,
        cards: None,
        hands: None,
        extra: None,
    };

    /// The game, before its first settlement.
    pub fn begin(&self) -> Bot {
        let mut bot = self.set_up();
        let start = bot.window.text.with("new-start", &[("player", self.names[0].into())]);
        bot.press(&start);
        bot
    }

    /// Points that win where the table sets none.
    fn usual_target(&self) -> u8 {
        let knights = self.edition.map(|_| Expansion::Knights);
        let played = self.modules.iter().copied().chain(knights).collect();
        let usual = usual_target(played, HarbormasterRule::Off);
        usual.unwrap_or(if self.edition.is_some() { 13 } else { 10 })
    }

    /// The table as it was set up, before the game is begun.
    pub fn set_up(&self) -> Bot {
        let mut bot = Bot::at_start(self.size);
        bot.understands(self.language);
        bot.tap("home-new-game");
        for (game, is_played) in
            [("sea", self.scenario.is_some()), ("knights", self.edition.is_some())]
        {
            if is_played {
                bot.tap(&format!("new-game-{game}"));
            }
        }
        for module in self.modules {
            bot.tap(&format!("new-game-{}", module.key()));
        }
        for _ in 3..self.names.len() {
            bot.tap("new-add-player");
        }
        let third = (self.names.len() == 2).then_some(&"Clara");
        for (nth, name) in (1..).zip(self.names.iter().chain(third)) {
            let field = bot.window.text.with("new-name-of", &[("player", nth.into())]);
            bot.window.write(&field, name);
        }
        if let Some(third) = third {
            let remove = bot.window.text.with("new-remove", &[("player", (*third).into())]);
            bot.press(&remove);
        }
        if let Some(scenario) = self.scenario {
            bot.tap("new-tab-island");
            let scenario = scenario.scenario().expect("a sound file");
            let title = bot.window.text.of_scenario(scenario.titles()).to_owned();
            let start = bot.window.start_of("scenario-tile", &[("title", title.into())], "line");
            let named = bot.window.named(&start);
            bot.press(named.first().expect("the scenario's tile"));
            for key in self.shuffled {
                bot.tap(key);
            }
        }
        if let Some(cards) = self.cards {
            bot.tap("new-tab-cards");
            bot.tap(cards);
        }
        bot.tap("new-tab-rules");
        if let Some(edition) = self.edition {
            bot.window.tap_starting(&format!("knights-rule-edition-{}", edition.key()));
        }
        if let Some(target) = self.target {
            for _ in target..self.usual_target() {
                bot.tap("rule-target-less");
            }
        }
        if let Some(hands) = self.hands {
            bot.tap(&format!("rule-following-{}", hands.key()));
        }
        if let Some(extra) = self.extra.filter(|_| self.names.len() > 4) {
            bot.tap(&format!("rule-extra_building-{}", extra.key()));
        }
        bot
    }
}
