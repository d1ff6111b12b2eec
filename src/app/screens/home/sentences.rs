//! Sentences about a saved game: who plays in it, on one line, and what didn't work with it.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use egui::{Rect, Ui, pos2};

use crate::app::library::games::SavedGame;
use game::Game;
use kit::theme::{Palette, strong};
use kit::widgets::{one_line, paint_mark};
use store::{Damage, NotExported, NotImported, NotMoved, NotWritten, OpenError};
use words::errors::{self, file};
use words::text::Text;

/// Returns what was lost from a damaged file, if anything.
pub fn damaged(text: &Text, damage: Option<(Box<Game>, Damage)>) -> Option<String> {
    damage.map(|(game, damage)| errors::damage(text, &damage, game.state()))
}

/// Says by `key` that the system refused something: where, and why.
fn refused(text: &Text, key: &str, (what, place): (&str, String), error: &io::Error) -> String {
    let reason = errors::reason(text, error);
    text.with(key, &[(what, place.into()), ("reason", reason.into())])
}

/// Returns the reason why a deleted game wasn't put back.
pub fn not_put_back(text: &Text, error: &NotWritten) -> String {
    match error {
        NotWritten::Taken(path) => text.with("files-taken-back", &[("file", file(path).into())]),
        NotWritten::Failed(error) => {
            refused(text, "games-not-put-back", ("file", file(&error.path)), &error.source)
        }
    }
}

/// Returns the reason why a game wasn't put away or deleted.
pub fn not_moved(text: &Text, error: &NotMoved) -> String {
    match error {
        NotMoved::InUse(path) => text.with("error-in-use", &[("file", file(path).into())]),
        NotMoved::Failed(error) if error.source.kind() == ErrorKind::NotADirectory => {
            let folder = errors::place(&error.path);
            text.with("games-no-bin", &[("folder", folder.into())])
        }
        NotMoved::Failed(error) => {
            refused(text, "games-not-moved", ("file", file(&error.path)), &error.source)
        }
    }
}

/// The file that exists already, or why a game wasn't exported.
pub fn not_exported(text: &Text, error: NotExported) -> Result<PathBuf, String> {
    Err(match error {
        NotExported::NotWritten(NotWritten::Taken(path)) => return Ok(path),
        NotExported::Among(path) => {
            text.with("game-export-among", &[("file", errors::place(&path).into())])
        }
        NotExported::Unreadable(error) => text.said(&error),
        NotExported::NotWritten(NotWritten::Failed(error)) => {
            let place = ("file", errors::place(&error.path));
            refused(text, "game-export-failed", place, &error.source)
        }
    })
}

/// Returns the reason why a game wasn't imported.
pub fn not_imported(text: &Text, folder: &Path, error: &NotImported) -> String {
    match error {
        NotImported::Unreadable(OpenError::File { path, source }) => {
            refused(text, "game-import-unread", ("file", file(path)), source)
        }
        NotImported::Unreadable(error) => text.said(error),
        NotImported::TooLarge(path) => {
            text.with("game-import-large", &[("file", file(path).into())])
        }
        NotImported::Here(_) => text.get("game-here"),
        NotImported::Failed(error) => {
            let place = ("folder", errors::place(folder));
            refused(text, "game-import-failed", place, &error.source)
        }
    }
}

/// Below this width, a name can't be told from another.
const SHORTEST_NAME: f32 = 52.0;

/// Each player's mark and name, one after another; where that makes names too short, all marks
/// and then the names, as far as there is room.
pub fn paint_players(ui: &Ui, game: &SavedGame, rect: Rect, size: f32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let font = strong(ui.ctx(), size);
    let lay = |words: &str, room: f32| one_line(ui, words, font.clone(), palette.text, room);
    let widths =
        game.players.iter().map(|player| lay(player.name.as_str(), f32::INFINITY).size().x);
    let widths: Vec<f32> = widths.collect();
    let fixed = 38.0 * widths.len() as f32 - 12.0;
    let most = longest(&widths, rect.width() - fixed);
    let is_short = most < SHORTEST_NAME;
    let mut x = rect.left();
    for (player, wide) in game.players.iter().zip(widths) {
        let center = pos2(x + 10.0, rect.center().y);
        paint_mark(painter, center, 10.0, player.color, palette);
        if is_short {
            x += 25.0;
            continue;
        }
        let name = lay(player.name.as_str(), wide.min(most) + 1.0);
        painter.galley(pos2(x + 26.0, rect.center().y - name.size().y / 2.0), name, palette.text);
        x += 38.0 + wide.min(most);
    }
    if is_short {
        let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
        let names = lay(&names.join(", "), rect.right() - x - 4.0);
        painter.galley(pos2(x + 4.0, rect.center().y - names.size().y / 2.0), names, palette.text);
    }
}

/// Returns the greatest width at which all of `widths` fit into `room`: the longest give way
/// first.
fn longest(widths: &[f32], room: f32) -> f32 {
    let mut sorted = widths.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut left = room;
    for (nth, wide) in sorted.iter().enumerate() {
        let share = left / (sorted.len() - nth) as f32;
        if *wide > share {
            return share;
        }
        left -= wide;
    }
    f32::INFINITY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_names_give_way_first() {
        assert!(longest(&[40.0, 50.0], 100.0).is_infinite());
        assert!((longest(&[40.0, 200.0], 100.0) - 60.0).abs() < 0.001);
        assert!((longest(&[90.0, 200.0, 10.0], 100.0) - 45.0).abs() < 0.001);
    }
}
