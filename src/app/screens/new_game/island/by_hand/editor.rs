//! The screen for entering an island, with remarks on what is unusual about it so far.

use egui::{Key, Label, Margin, Modifiers, RichText, Ui, vec2};

use super::super::in_words::{piece_label, remark_lines};
use super::sketch::SketchPiece;
use super::{ByHand, EditorStep, SketchChange};
use board::{IslandPiece, MAX_CELLS, Rotation};
use kit::theme::{Palette, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{EditorRoom, scrolling, within};
use kit::widgets::{
    Icon, SizedButton, bar, centered_remark, cut_box, heading, segments, spaced, unseen_title,
};
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
        let room = EditorRoom::of(ui.available_rect_before_wrap());
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

    /// The steps; only maps with sea have areas, and only modules lay anything else.
    fn all_steps(&self) -> impl Iterator<Item = EditorStep> + use<> {
        let (is_at_sea, has_modules) = (self.is_at_sea(), self.has_modules());
        EditorStep::ALL.into_iter().filter(move |step| match step {
            EditorStep::Areas => is_at_sea,
            EditorStep::Modules => has_modules,
            EditorStep::Shape | EditorStep::Terrain | EditorStep::Numbers | EditorStep::Harbors => {
                true
            }
        })
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

/// Remarks on the island as entered so far, below its pieces.
impl ByHand {
    /// Everything unusual: why the last touch changed nothing, then what waits for its place, and
    /// of what there are too many.
    pub fn remarks(&self, text: &Text) -> Vec<String> {
        let of = |key: &str, name: &str, count: usize| {
            (count > 0).then(|| text.with(key, &[(name, count.into())]))
        };
        let (sketch, at_sea) = (&self.sketch, self.is_at_sea());
        let bare = sketch.bare();
        let notice = self.notice.map(|key| text.with(key, &[("most", MAX_CELLS.into())]));
        let no_land = (at_sea && sketch.cells.is_empty()).then(|| text.get("enter-no-land"));
        // Harbors waiting for their hexes count as laid.
        let is_waiting = (at_sea || bare > 0) && !sketch.harbors().is_empty();
        let said = match no_land {
            Some(_) => Vec::new(),
            None => remark_lines(text, &self.island, is_waiting),
        };
        let empty = of("enter-bare", "hexes", bare);
        let first = notice.into_iter().chain(no_land).chain(empty);
        if !at_sea {
            return first.chain(said).collect();
        }
        let off_coast = of("enter-off-coast", "count", sketch.harbors_off_coast().len());
        let hidden = of("enter-hidden-numbers", "count", sketch.hidden_tokens());
        first.chain(self.too_many(text)).chain(off_coast).chain(hidden).chain(said).collect()
    }

    /// Names the pieces of which there are more than the box has.
    fn too_many(&self, text: &Text) -> Option<String> {
        let left = self.sketch.left();
        let of = |piece: IslandPiece| {
            let what = piece_label(text, piece);
            let over = ("count", left.of(piece).unsigned_abs().into());
            text.with("enter-too-many-of", &[("what", what.into()), over])
        };
        let over = left.0.iter().filter(|(_, left)| **left < 0);
        let over: Vec<String> = over.map(|(piece, _)| of(piece)).collect();
        let list = ("list", text.joined(&over).into());
        (!over.is_empty()).then(|| text.with("enter-too-many", &[list]))
    }

    /// Draws as many remarks as fit; if some don't, a touch shows them all.
    fn remark_line(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        if lines.is_empty() {
            self.all_remarks = false;
            let usual = if self.is_at_sea() { "enter-nothing-missing" } else { "enter-all-usual" };
            return centered_remark(ui, &text.get(usual));
        }
        let label = match lines.len() {
            _ if self.all_remarks => text.get("enter-remarks-close"),
            1 => text.get("enter-remarks-read"),
            count => text.with("enter-remarks-all", &[("count", count.into())]),
        };
        self.all_remarks ^= cut_box(ui, &lines.join(" "), self.all_remarks, label);
    }

    fn show_all_remarks(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        scrolling(ui, "remarks", |ui| {
            heading(ui, RichText::new(text.get("enter-remarks-title")).heading());
            for line in lines {
                ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
                ui.add_space(2.0);
            }
            ui.add_space(4.0);
            let fine = RichText::new(text.get("new-remark-fine")).color(Palette::of(ui).faint);
            ui.add(Label::new(fine).wrap());
        });
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
