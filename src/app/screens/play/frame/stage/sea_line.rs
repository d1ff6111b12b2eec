//! Seafarers on one line of the poster: whose ships the pirate lies beside, which islands still bring
//! points, and how many hexes are hidden, each behind its sign.

use egui::{Align2, Rect, Ui, Vec2, pos2};

use super::letters::{SMALLEST, one_line, put};
use crate::app::screens::play::view::View;
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::Icon;
use words::game::stage::StageWords;

/// The least size of letters, as a share of what is read from afar.
const LEAST: f32 = SMALLEST * 0.8;

/// Paints it below a gap; returns where it ends.
pub fn paint(ui: &Ui, view: &View<'_>, said: &StageWords, (room, gap): (Rect, f32)) -> f32 {
    let Some(sea) = &said.sea else { return room.top() };
    let high = (room.size().min_elem() * 0.065).within(28.0, 110.0);
    let line = room.with_min_y(room.top() + gap).with_max_y(room.top() + gap + high);
    ui.painter().rect_filled(line, high * 0.2, view.palette.panel);
    let all = [(Icon::Pirate, &sea.pirate), (Icon::Chit, &sea.isles), (Icon::Fog, &sea.hidden)];
    let parts: Vec<(Icon, &String)> =
        all.into_iter().filter(|(_, words)| !words.is_empty()).collect();
    let most = high * 0.56;
    let ink = view.palette.text;
    let wide = |words: &String| {
        let font = strong(ui.ctx(), most);
        ui.painter().layout_no_wrap(words.clone(), font, ink).size().x
    };
    let signs = parts.len() as f32 * high * 1.5;
    let room = (line.width() - signs).max(1.0);
    let wanted: f32 = parts.iter().map(|(_, words)| wide(words)).sum();
    let size = (most * (room / wanted.max(1.0)).min(1.0)).max(LEAST);
    // What doesn't fit at the least size is cut from the first, which may have names in it.
    let mut over = (wanted * size / most - room).max(0.0);
    let mut left = line.left();
    for (icon, words) in parts {
        let at = Rect::from_center_size(
            pos2(left + high * 0.62, line.center().y),
            Vec2::splat(high * 0.62),
        );
        icon.paint(ui.painter(), at, view.palette.faint);
        let own = wide(words) * size / most;
        let space = (own - over).max(high);
        over = (over - own + space).max(0.0);
        let words = one_line(ui, words, (size, LEAST), ink, space + 1.0);
        put(ui, words, Align2::LEFT_CENTER, pos2(left + high * 1.14, line.center().y));
        left += high * 1.5 + space;
    }
    line.bottom()
}
