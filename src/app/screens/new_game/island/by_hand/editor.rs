//! The screen for entering an island.

use egui::{Key, Margin, Modifiers, Rect, RichText, Ui, pos2, vec2};

use super::sketch::SketchPiece;
use super::{ByHand, EditorStep, SketchChange};
use board::{IslandPiece, Rotation};
use kit::theme::bounds::Within;
use kit::theme::{Palette, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{Icon, SizedButton, bar, heading, segments, spaced, unseen_title};
use words::text::Text;

impl ByHand {
    /// Draws the editor over the whole screen; says whether the entering goes on.
    pub fn editor(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> bool {
        let now = |it: &Self, lies: Rotation| {
            (it.sketch.clone(), it.brush, it.step, it.all_remarks, it.notice, lies)
        };
        let was = now(self, *lies);
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            self.undo();
        }
        let stays = self.bar(ui, text, lies);
        let room = Room::of(ui.available_rect_before_wrap());
        within(ui, room.steps, |ui| self.steps(ui, text));
        within(ui, room.pieces, |ui| {
            if self.all_remarks {
                self.show_all_remarks(ui, text);
            } else {
                scrolling(ui, self.step.key(), |ui| self.pieces(ui, text));
            }
        });
        let goes_on = within(ui, room.next, |ui| self.way_on(ui, text));
        // Draw the picture last, after everything that may change what it offers.
        within(ui, room.picture, |ui| self.touchable(ui, text, *lies));
        within(ui, room.remarks, |ui| self.remark_line(ui, text));
        if was != now(self, *lies) {
            // What was drawn before the touch shows its effect in the next frame.
            ui.ctx().request_repaint();
        }
        stays && goes_on && !escape(ui)
    }

    /// Says whether the entering goes on.
    fn bar(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> bool {
        bar(ui, "enter-bar", (56.0, Margin::symmetric(10, 4)), |ui| {
            let area = ui.available_rect_before_wrap();
            let is_wide = area.width() >= 900.0;
            let undo = match self.before.last() {
                Some(moment) => {
                    let what = change_words(text, moment.change);
                    text.with("enter-undo-what", &[("what", what.into())])
                }
                None => text.get("enter-undo"),
            };
            let shown = if is_wide { undo.clone() } else { text.get("enter-undo") };
            let widths = if is_wide { [224.0, 164.0, 116.0] } else { [96.0, 140.0, 96.0] };
            let buttons: f32 = widths.iter().sum::<f32>() + 16.0;
            let left = area.with_max_x(area.right() - buttons - 8.0);
            let right = area.with_min_x(area.right() - buttons);
            let stays = within(ui, left, |ui| {
                ui.horizontal(|ui| {
                    let back = text.get("new-back");
                    let (label, width) =
                        if left.width() > 110.0 { (back.as_str(), 104.0) } else { ("", 48.0) };
                    let button = SizedButton::new(label).named(&back).icon(Icon::Back);
                    let leaves = button.show(ui, vec2(width, 48.0)).clicked();
                    let title = text.get("enter-title");
                    if is_wide {
                        ui.add_space(8.0);
                        let font = strong(ui.ctx(), 22.0);
                        heading(ui, RichText::new(title).font(font));
                    } else {
                        unseen_title(ui, &title);
                    }
                    !leaves
                })
                .inner
            });
            let [undo_wide, clear_wide, turn_wide] = widths.map(|wide| vec2(wide, 48.0));
            within(ui, right, |ui| {
                spaced(ui, 8.0, |ui| {
                    let button = SizedButton::new(&shown).named(&undo).icon(Icon::Undo);
                    let button = button.enabled(!self.before.is_empty());
                    if button.show(ui, undo_wide).clicked() {
                        self.undo();
                    }
                    let clear = text.get(&format!("enter-clear-{}", self.step.key()));
                    if SizedButton::new(clear).show(ui, clear_wide).clicked() {
                        self.clear();
                    }
                    let button = SizedButton::new(text.get("enter-turn")).icon(Icon::Turn);
                    if button.show(ui, turn_wide).clicked() {
                        *lies = lies.next();
                    }
                });
            });
            stays
        })
    }

    fn steps(&mut self, ui: &mut Ui, text: &Text) {
        let label = |step: EditorStep| match step {
            EditorStep::Shape if self.is_at_sea() => text.get("enter-step-ground"),
            step => text.get(&format!("enter-step-{}", step.key())),
        };
        let steps: Vec<(EditorStep, String)> =
            self.all_steps().map(|step| (step, label(step))).collect();
        if let Some(step) = segments(ui, &steps, self.step) {
            self.go_to(step);
        }
    }

    /// The steps; only maps with sea have areas.
    fn all_steps(&self) -> impl Iterator<Item = EditorStep> + use<> {
        let is_at_sea = self.is_at_sea();
        EditorStep::ALL.into_iter().filter(move |step| is_at_sea || *step != EditorStep::Areas)
    }

    fn go_to(&mut self, step: EditorStep) {
        self.take_up_what_is_left();
        self.step = step;
        self.stroke = None;
        self.notice = None;
        self.all_remarks = false;
    }

    /// The button that leads on, from step to step and back to the new game; says whether the
    /// entering goes on.
    fn way_on(&mut self, ui: &mut Ui, text: &Text) -> bool {
        let next = self.all_steps().skip_while(|step| *step != self.step).nth(1);
        let label = match next {
            Some(next) => text.get(&format!("enter-next-{}", next.key())),
            None => text.get("enter-done"),
        };
        let high = ui.max_rect().height();
        let button = SizedButton::new(label).tone(Palette::of(ui).primary).text(20.0);
        let clicked = button.touched(ui, high);
        if let Some(next) = next.filter(|_| clicked) {
            self.go_to(next);
        }
        !clicked || next.is_some()
    }
}

/// Returns what a change did, in a few words.
fn change_words(text: &Text, change: SketchChange) -> String {
    match change {
        SketchChange::Did(key) => text.get(key),
        SketchChange::Laid(SketchPiece::Ground(ground)) => {
            text.get(&format!("enter-ground-{}", ground.key()))
        }
        SketchChange::Laid(SketchPiece::Of(IslandPiece::Terrain(terrain))) => text.terrain(terrain),
        SketchChange::Laid(SketchPiece::Of(IslandPiece::Token(token))) => {
            text.with("enter-did-number", &[("number", token.number().into())])
        }
        SketchChange::Laid(SketchPiece::Of(IslandPiece::Harbor(_)))
        | SketchChange::Rest(IslandPiece::Harbor(_)) => text.get("enter-did-harbor"),
        SketchChange::Rest(IslandPiece::Terrain(terrain)) => {
            text.with("enter-did-rest", &[("terrain", text.terrain(terrain).into())])
        }
        SketchChange::Rest(IslandPiece::Token(token)) => {
            text.with("enter-did-rest-of", &[("number", token.number().into())])
        }
    }
}

/// The picture, and what goes beside or below it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Room {
    picture: Rect,
    steps: Rect,
    pieces: Rect,
    remarks: Rect,
    /// The button that leads on.
    next: Rect,
}

impl Room {
    /// Divides up `area`. The picture gets everything the rest doesn't need.
    fn of(area: Rect) -> Self {
        let is_low = area.height() < 560.0 || area.width() < 560.0;
        let (margin, gap, foot) = if is_low { (10.0, 8.0, 52.0) } else { (16.0, 12.0, 64.0) };
        let area = area.shrink(margin);
        let is_wide = area.width() > area.height() * 1.05;
        let (picture, column) = if is_wide {
            let column = (area.width() * 0.43).within(340.0, 560.0);
            let (picture, column) = area.split_left_right_at_x(area.right() - column);
            (picture.with_max_x(picture.right() - margin), column)
        } else {
            let pieces = if is_low { 216.0 } else { 290.0 };
            let column = 52.0 + 2.0 * foot + 3.0 * gap + pieces;
            let picture = (area.height() - column - margin).min(area.width() * 0.96);
            let (picture, column) = area.split_top_bottom_at_y(area.top() + picture.max(120.0));
            (picture, column.with_min_y(column.top() + margin))
        };
        let (steps, below) = column.split_top_bottom_at_y(column.top() + 52.0);
        let next =
            Rect::from_min_size(column.left_bottom() - vec2(0.0, foot), vec2(column.width(), foot));
        // If the column is high, more remarks fit.
        let high = if column.height() > 640.0 { 92.0 } else { foot };
        let remarks = Rect::from_min_max(
            pos2(column.left(), next.top() - gap - high),
            pos2(column.right(), next.top() - gap),
        );
        let pieces = below.with_min_y(below.top() + gap).with_max_y(remarks.top() - gap);
        Self { picture, steps, pieces, remarks, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_the_picture_is_the_largest_on_every_screen() {
        for (width, height) in
            [(1280.0, 740.0), (800.0, 1220.0), (1024.0, 540.0), (800.0, 420.0), (480.0, 740.0)]
        {
            let area = Rect::from_min_size(pos2(0.0, 60.0), vec2(width, height));
            let room = Room::of(area);
            let parts = [room.picture, room.steps, room.pieces, room.remarks, room.next];
            for (nth, part) in parts.iter().enumerate() {
                assert!(area.contains_rect(*part), "{width} x {height}: {part}");
                assert!(parts.iter().skip(nth + 1).all(|other| !part.intersects(*other)));
            }
            assert!(room.pieces.height() >= 200.0, "{width} x {height}: {}", room.pieces);
            assert!(room.picture.size().min_elem() >= 300.0, "{width} x {height}");
        }
    }
}
