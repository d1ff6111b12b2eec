//! The table view: the number, the event, who takes what, and whose turn it is, readable
//! from two meters and from any side of the table.

mod paint;

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::screens::play::view::View;
use crate::app::theme::Palette;
use crate::app::widgets::{Icon, Quarter, focus_ring, pressed_ground};
use crate::words::game::stage::{Row, StageWords};

/// The table view, open or not, and the side it faces.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stage {
    facing: Quarter,
    curtain: Curtain,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Curtain {
    #[default]
    Down,
    Up,
}

/// The height of the strip at the foot of the screen, with the back button and the sides.
const FOOT: f32 = 60.0;

impl Stage {
    /// Opens it, facing the same side as last time.
    pub const fn open(&mut self) {
        self.curtain = Curtain::Up;
    }

    /// Closes it, back to the island.
    pub const fn close(&mut self) {
        self.curtain = Curtain::Down;
    }

    pub const fn is_open(self) -> bool {
        matches!(self.curtain, Curtain::Up)
    }

    /// Draws it over the whole screen; a touch closes it.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        let screen = ui.max_rect();
        ui.painter().rect_filled(screen, 0.0, view.palette.backdrop);
        let back = ui.interact(screen, ui.scope_id().with("back"), Sense::click());
        let name = view.text.get("stage-back");
        back.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let (picture, foot) = screen.split_top_bottom_at_y(screen.bottom() - FOOT);
        let said = StageWords::of(view, view.news);
        let lines = self.facing.paint_with(ui, picture, |painter, room| {
            paint::picture(ui, painter, view, &said, room)
        });
        for (nth, (row, rect)) in said.rows.iter().zip(lines).enumerate() {
            let rect = self.facing.turn_rect(picture.center(), rect);
            speak(ui, view, nth, row, rect.intersect(picture));
        }
        headline(ui, view, &said, picture);
        focus_ring(ui, &back);
        if self.sides(ui, view, foot) {
            ui.ctx().request_repaint();
            return;
        }
        if back.clicked() {
            self.close();
            ui.ctx().request_repaint();
        }
    }

    /// A button for each side; says whether one was touched.
    fn sides(&mut self, ui: &mut Ui, view: &View<'_>, foot: Rect) -> bool {
        let mut touched = false;
        let all = [
            (Quarter::Far, Icon::Up, "stage-toward-far"),
            (Quarter::Right, Icon::Right, "stage-toward-right"),
            (Quarter::Near, Icon::Down, "stage-toward-near"),
            (Quarter::Left, Icon::Left, "stage-toward-left"),
        ];
        let wide = 72.0;
        let mut x = foot.right() - 12.0 - 4.0 * (wide + 8.0);
        let hint = Rect::from_min_max(pos2(foot.left() + 16.0, foot.top()), pos2(x, foot.bottom()));
        paint::hint(ui, view, hint, &view.text.get("stage-back"));
        for (quarter, icon, key) in all {
            let rect = Rect::from_min_size(pos2(x, foot.top() + 4.0), vec2(wide, 52.0));
            x += wide + 8.0;
            let response = ui.interact(rect, ui.scope_id().with(quarter), Sense::click());
            let chosen = quarter == self.facing;
            let name = view.text.get(key);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
            let palette = Palette::of(ui);
            let tone = if chosen { palette.accent.fill } else { palette.raised };
            pressed_ground(ui, &response, tone);
            let ink = if chosen { palette.accent.ink } else { palette.text };
            icon.paint(ui.painter(), Rect::from_center_size(rect.center(), vec2(26.0, 26.0)), ink);
            if response.clicked() {
                self.facing = quarter;
                touched = true;
            }
        }
        touched
    }
}

/// The number and the event for screen readers.
fn headline(ui: &mut Ui, view: &View<'_>, said: &StageWords, picture: Rect) {
    let number = said
        .number
        .as_ref()
        .map(|said| view.text.with("number-shown", &[("number", said.number.into())]));
    let all = number.into_iter().chain([said.title.clone(), said.line.clone()]);
    let parts = [said.turn.1.clone()].into_iter().chain(all);
    let name = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ");
    let id = ui.scope_id().with("headline");
    let place = Rect::from_center_size(picture.center(), vec2(48.0, 48.0));
    let label = ui.interact(place, id, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// A line for screen readers.
fn speak(ui: &mut Ui, view: &View<'_>, nth: usize, row: &Row, rect: Rect) {
    let words = if row.name.is_empty() {
        row.words.clone()
    } else {
        let values = [("who", row.name.as_str().into()), ("words", row.words.as_str().into())];
        view.text.with("stage-spoken", &values)
    };
    let id = ui.scope_id().with(("row", nth));
    let label = ui.interact(rect, id, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}
