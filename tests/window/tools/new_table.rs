//! A table of Cities & Knights that is set up by touch.

use egui::Vec2;
use game::{Edition, ExtraBuilding, Following};
use words::language::Language;
use words::text::Value;

use super::bot::Bot;

/// A new game of Cities & Knights, as it is set up by touch.
pub struct NewTable<'a> {
    pub language: Language,
    pub edition: Edition,
    pub names: &'a [&'a str],
    pub size: Vec2,
    pub target: u8,
    /// The choice of cards, by its key.
    pub cards: &'a str,
    pub hands: Following,
    pub extra: ExtraBuilding,
}

impl NewTable<'_> {
    /// The game, before its first settlement.
    pub fn begin(&self) -> Bot {
        let mut bot = Bot::at_start(self.size);
        if self.language != Language::English {
            bot.speak(self.language);
        }
        bot.tap("home-new-game");
        bot.tap("new-game-knights");
        for _ in 3..self.names.len() {
            bot.tap("new-add-player");
        }
        for (nth, name) in (1..).zip(self.names) {
            let field = bot.window.text.with("new-name-of", &[("player", Value::from(nth))]);
            bot.write(&field, name);
        }
        if self.names.len() == 2 {
            let third = bot.window.text.with("new-name-of", &[("player", 3.into())]);
            bot.write(&third, "Clara");
            let remove = bot.window.text.with("new-remove", &[("player", "Clara".into())]);
            bot.press(&remove);
        }
        bot.tap("new-tab-cards");
        bot.tap(self.cards);
        bot.tap("new-tab-rules");
        bot.window.tap_starting(&format!("knights-edition-{}", self.edition.key()));
        for _ in self.target..13 {
            bot.tap("new-target-less");
        }
        bot.tap(match self.hands {
            Following::Open => "new-hands-open",
            Following::Secret => "new-hands-secret",
            Following::Off => "new-hands-off",
        });
        if self.names.len() > 4 {
            bot.tap(match self.extra {
                ExtraBuilding::Special => "extra-special",
                ExtraBuilding::Paired => "extra-paired",
                ExtraBuilding::Off => "extra-off",
            });
        }
        let start = bot.window.text.with("new-start", &[("player", self.names[0].into())]);
        bot.press(&start);
        bot
    }
}
