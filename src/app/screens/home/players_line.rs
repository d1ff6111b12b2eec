//! Who plays in a game, on one line.

use egui::{Rect, Ui, pos2};

use crate::app::library::games::SavedGame;
use kit::theme::{Palette, strong};
use kit::widgets::{one_line, paint_mark};

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

/// How wide the widest may be so that all of `widths` fit into `room`: the longest give way first.
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
