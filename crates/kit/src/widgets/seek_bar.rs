//! A bar along which a finger, the keyboard, or a screen reader seeks a place in a long
//! row of things.

use egui::accesskit::{self, Action, ActionData};
use egui::{Align2, EventFilter, Key, Modifiers, Rect, Response, Sense, Stroke, Ui};
use egui::{WidgetInfo, pos2, vec2};

use super::button_ground::{FINGER, focus_ring};
use super::elided;
use crate::theme::bounds::Within;
use crate::theme::{Palette, plain};

/// The radius of the handle.
const HANDLE: f32 = 11.0;

/// Number of places that a page key moves.
const PAGE: usize = 20;

#[derive(Clone, Copy, Debug)]
pub struct SeekBar<'a> {
    pub at: usize,
    /// The last place; the first is 0.
    pub last: usize,
    /// The bar's purpose, for screen readers.
    pub name: &'a str,
    /// The place in words, above the bar.
    pub words: &'a str,
}

impl SeekBar<'_> {
    /// Draws it; returns the place that is sought, if it is another one.
    pub fn show(self, ui: &mut Ui) -> Option<usize> {
        let size = vec2(ui.available_width(), FINGER);
        let (_, rect) = ui.allocate_space(size);
        // Keeps the keyboard, whatever else comes and goes on the screen while it seeks.
        let id = ui.make_persistent_id(self.name);
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let rail = rail(rect);
        let sought = self.pointed(&response, rail);
        let sought = sought.or_else(|| self.stepped(ui, &response));
        let sought = sought.or_else(|| self.spoken(ui, &response));
        self.tell(ui, &response);
        if ui.is_rect_visible(rect) {
            self.paint(ui, &response, rail);
        }
        sought.filter(|sought| *sought != self.at)
    }

    /// The place below the finger.
    fn pointed(self, response: &Response, rail: Rect) -> Option<usize> {
        if !response.is_pointer_button_down_on() && !response.clicked() {
            return None;
        }
        let along = response.interact_pointer_pos()?.x - rail.left();
        let share = (along / rail.width().max(1.0)).within(0.0, 1.0);
        Some(self.nearest(f64::from(share) * self.last as f64))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the bounds of the bar"
    )]
    fn nearest(self, place: f64) -> usize {
        (place.round().max(0.0) as usize).min(self.last)
    }

    /// The place that the keyboard leads to.
    fn stepped(self, ui: &Ui, response: &Response) -> Option<usize> {
        if !response.has_focus() {
            return None;
        }
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let (back, on) = (presses(Key::ArrowLeft), presses(Key::ArrowRight));
        let (far_back, far_on) = (presses(Key::PageDown), presses(Key::PageUp));
        let (first, last) = (presses(Key::Home), presses(Key::End));
        if first > 0 {
            return Some(0);
        }
        if last > 0 {
            return Some(self.last);
        }
        let on = self.at + on + far_on * PAGE;
        let sought = on.saturating_sub(back + far_back * PAGE).min(self.last);
        (sought != self.at).then_some(sought)
    }

    /// The place that a screen reader asks for.
    fn spoken(self, ui: &Ui, response: &Response) -> Option<usize> {
        let (less, more, set) = ui.input(|input| {
            let asked = |action| input.num_accesskit_action_requests(response.id, action);
            let set = input.accesskit_action_requests(response.id, Action::SetValue);
            let set = set.filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value),
                _ => None,
            });
            (asked(Action::Decrement), asked(Action::Increment), set.last())
        });
        match set {
            Some(value) => Some(self.nearest(value)),
            None if less + more == 0 => None,
            None => Some((self.at + more).saturating_sub(less).min(self.last)),
        }
    }

    fn tell(self, ui: &Ui, response: &Response) {
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::slider(enabled, self.at as f64, self.name));
        let fill = |node: &mut accesskit::Node| {
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(self.last as f64);
            node.set_numeric_value_step(1.0);
            node.set_value(self.words);
            node.add_action(Action::SetValue);
            if self.at < self.last {
                node.add_action(Action::Increment);
            }
            if self.at > 0 {
                node.add_action(Action::Decrement);
            }
        };
        ui.ctx().accesskit_node_builder(response.id, fill);
    }

    fn paint(self, ui: &Ui, response: &Response, rail: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let share = self.at as f32 / self.last.max(1) as f32;
        let handle = pos2(rail.left() + rail.width() * share, rail.center().y);
        painter.rect_filled(rail, 3.0, palette.outline);
        painter.rect_filled(rail.with_max_x(handle.x), 3.0, palette.accent.fill);
        let radius = if response.is_pointer_button_down_on() { HANDLE + 2.0 } else { HANDLE };
        painter.circle(handle, radius, palette.accent.fill, Stroke::new(2.0, palette.text));
        let above = pos2(rail.left() - HANDLE, response.rect.top() + 11.0);
        let room = rail.width() + 2.0 * HANDLE;
        elided(ui, above, Align2::LEFT_CENTER, self.words, plain(15.0), palette.faint, room);
        focus_ring(ui, response);
    }
}

/// Returns where the handle moves: in the lower half, with room for it at both ends.
fn rail(rect: Rect) -> Rect {
    let across = vec2((rect.width() - 2.0 * (HANDLE + 3.0)).max(1.0), 6.0);
    Rect::from_center_size(pos2(rect.center().x, rect.bottom() - 16.0), across)
}
