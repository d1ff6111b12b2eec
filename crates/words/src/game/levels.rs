//! The levels of city improvements: what they are called, and what they bring.

use super::GameWords;
use game::{Edition, Level, Track};

impl GameWords<'_> {
    /// What a level of a track is called in this table's edition: "Library". Level 0 is no
    /// improvement.
    pub fn level_name(&self, track: Track, level: Level) -> String {
        let (key, number) = (track.key(), level.number());
        match (self.state.knights_rules().edition, track, number) {
            (.., 0) => self.text.get("level-none"),
            (Edition::Sixth, Track::Science, 1) | (Edition::Sixth, Track::Politics, 2 | 4) => {
                self.text.get(&format!("level-2025-{key}-{number}"))
            }
            _ => self.text.get(&format!("level-{key}-{number}")),
        }
    }

    /// What a level brings, on one line: with which red dice it draws, and what else comes
    /// with it (KNIGHTS 7, 8).
    pub fn level_brings(&self, track: Track, level: Level) -> String {
        let number = level.number();
        let red = [("level", number.into()), ("red", number.saturating_add(1).into())];
        match level {
            level if level == Level::default() => self.text.get("level-brings-nothing"),
            Level::ABLE => self.text.with(&format!("level-brings-{}", track.key()), &red),
            Level::METROPOLIS => self.text.with("level-brings-metropolis", &red),
            Level::MOST => self.text.with("level-brings-for-good", &red),
            _ => self.text.with("level-brings-draws", &red),
        }
    }
}
