//! What can be chosen right beside the selected place on the island.

use egui::{Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::ask::Ask;
use crate::app::screens::play::view::View;
use kit::theme::bounds::Within;
use kit::widgets::{GAP, Icon, SizedButton};

/// A choice for the selected place, with a button of its own.
#[derive(Debug)]
pub struct Beside {
    pub label: String,
    /// The name for screen readers.
    pub name: String,
    pub icon: Icon,
    /// Otherwise it can only be recorded as what the table did.
    pub is_usual: bool,
    pub ask: Ask,
}

/// The size of a button.
const BUTTON: (f32, f32) = (196.0, 52.0);

/// The width of one where two stand side by side.
const SLIM: f32 = 168.0;

/// The space around the buttons, and between them and the place.
const MARGIN: f32 = 10.0;

/// Where the choices go beside `place`, `reach` points away from its middle: to the right if
/// there is room in `board`, or else to the left. Where the board is too low for a column,
/// two of them share a row.
pub fn place(board: Rect, place: egui::Pos2, reach: f32, choices: usize) -> Rect {
    let high = |rows: usize| rows as f32 * (BUTTON.1 + GAP) - GAP + 2.0 * MARGIN;
    let pair = 2.0 * SLIM + GAP + 2.0 * MARGIN;
    let is_low = high(choices) > board.height() && pair <= board.width();
    let (wide, rows) =
        if is_low { (pair, choices.div_ceil(2)) } else { (BUTTON.0 + 2.0 * MARGIN, choices) };
    let size = vec2(wide.min(board.width()), high(rows));
    let right = place.x + reach + MARGIN;
    let left = place.x - reach - MARGIN - size.x;
    let x = if right + size.x <= board.right() { right } else { left };
    let most = pos2((board.right() - size.x).max(board.left()), board.bottom() - size.y);
    let y = (place.y - size.y / 2.0).within(board.top(), most.y.max(board.top()));
    Rect::from_min_size(pos2(x.within(board.left(), most.x), y), size)
}

/// Draws the choices in `rect`; returns what was asked for.
pub fn show(ui: &mut Ui, view: &View<'_>, rect: Rect, choices: &[Beside]) -> Option<Ask> {
    let palette = view.palette;
    let shadow = rect.translate(vec2(0.0, 4.0));
    ui.painter().rect_filled(shadow, 14.0, palette.edge.gamma_multiply(0.5));
    let line = Stroke::new(2.0, palette.focus);
    ui.painter().rect(rect, 14.0, palette.panel, line, StrokeKind::Inside);
    let inner = UiBuilder::new().max_rect(rect.shrink(MARGIN)).id_salt("choices beside");
    let mut inner = ui.new_child(inner);
    inner.spacing_mut().item_spacing = vec2(GAP, GAP);
    let wide = inner.available_width();
    let columns = if wide > BUTTON.0 + 1.0 { 2 } else { 1 };
    let size = vec2(if columns == 2 { SLIM } else { wide }, BUTTON.1);
    let mut asked = None;
    for row in choices.chunks(columns) {
        inner.horizontal(|ui| {
            for choice in row {
                let tone = if choice.is_usual { palette.primary } else { palette.quiet };
                let button = SizedButton::new(&choice.label).named(&choice.name);
                if button.icon(choice.icon).tone(tone).show(ui, size).clicked() {
                    asked = Some(choice.ask.clone());
                }
            }
        });
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_lie_within_the_board_and_beside_the_place() {
        let board = Rect::from_min_size(pos2(10.0, 60.0), vec2(520.0, 400.0));
        for x in [10.0, 100.0, 270.0, 400.0, 529.0] {
            for y in [61.0, 200.0, 459.0] {
                let at = pos2(x, y);
                let rect = place(board, at, 16.0, 2);
                assert!(board.contains_rect(rect), "{at}: {rect}");
                assert!(!rect.contains(at), "{at}: {rect}");
            }
        }
    }

    #[test]
    fn on_a_low_board_two_choices_share_a_row() {
        let board = Rect::from_min_size(pos2(0.0, 60.0), vec2(480.0, 180.0));
        let rect = place(board, pos2(240.0, 150.0), 16.0, 3);
        assert!(board.contains_rect(rect), "{rect}");
    }

    #[test]
    fn on_a_narrow_board_choices_are_as_wide_as_it() {
        let board = Rect::from_min_size(pos2(0.0, 0.0), vec2(150.0, 300.0));
        let rect = place(board, pos2(75.0, 150.0), 16.0, 2);
        assert!(board.contains_rect(rect), "{rect}");
    }
}
