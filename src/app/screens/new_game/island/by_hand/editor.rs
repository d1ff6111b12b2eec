//! The screen for entering an island.

use egui::{Frame, Key, Margin, Modifiers, Panel, RichText, Ui, vec2};

use super::entering::Entering;
use super::room::Room;
use super::{ByHand, Change, Remarks, Step};
use board::Rotation;
use kit::theme::{Palette, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{Icon, SizedButton, segments};
use words::text::Text;

impl Step {
    const BASE: [Self; 4] = [Self::Shape, Self::Terrain, Self::Numbers, Self::Harbors];

    const AT_SEA: [Self; 5] =
        [Self::Shape, Self::Terrain, Self::Numbers, Self::Harbors, Self::Areas];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Shape => "shape",
            Self::Terrain => "terrain",
            Self::Numbers => "numbers",
            Self::Harbors => "harbors",
            Self::Areas => "areas",
        }
    }
}

impl ByHand {
    /// Draws the editor over the whole screen.
    pub fn editor(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> Entering {
        let now = |it: &Self, lies: Rotation| {
            (it.sketch.clone(), it.brush, it.step, it.remarks, it.notice, lies)
        };
        let was = now(self, *lies);
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            self.undo();
        }
        let back = self.bar(ui, text, lies);
        let room = Room::of(ui.available_rect_before_wrap());
        within(ui, room.steps, |ui| self.steps(ui, text));
        within(ui, room.pieces, |ui| match self.remarks {
            Remarks::InShort => scrolling(ui, self.step.key(), |ui| self.pieces(ui, text)),
            Remarks::All => self.all_remarks(ui, text),
        });
        let next = within(ui, room.next, |ui| self.way_on(ui, text));
        // Draw the picture last, after everything that may change what it offers.
        within(ui, room.picture, |ui| self.touchable(ui, text, *lies));
        within(ui, room.remarks, |ui| self.remark_line(ui, text));
        if was != now(self, *lies) {
            // What was drawn before the touch shows its effect in the next frame.
            ui.ctx().request_repaint();
        }
        if back == Entering::Ends || escape(ui) { Entering::Ends } else { next }
    }

    fn bar(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> Entering {
        let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(Margin::symmetric(10, 4));
        let bar = Panel::top("enter-bar").exact_size(56.0).frame(frame);
        let bar = bar.show_separator_line(false).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let is_wide = area.width() >= 900.0;
            let mut entering = Entering::GoesOn;
            let undo = match self.before.last() {
                Some(moment) => {
                    let what = change_words(text, moment.change);
                    text.with("enter-undo-what", &[("what", what.into())])
                }
                None => text.get("enter-undo"),
            };
            let shown = if is_wide { undo.clone() } else { text.get("enter-undo") };
            let clear = text.get(&format!("enter-clear-{}", self.step.key()));
            let turn = text.get("enter-turn");
            let widths = if is_wide { [224.0, 164.0, 116.0] } else { [96.0, 140.0, 96.0] };
            let buttons: f32 = widths.iter().sum::<f32>() + 16.0;
            let left = area.with_max_x(area.right() - buttons - 8.0);
            let right = area.with_min_x(area.right() - buttons);
            within(ui, left, |ui| {
                ui.horizontal(|ui| {
                    let back = text.get("new-back");
                    let label = if left.width() > 110.0 { back.as_str() } else { "" };
                    let width = if label.is_empty() { 48.0 } else { 104.0 };
                    let button = SizedButton::new(label).named(&back).icon(Icon::Back);
                    if button.show(ui, vec2(width, 48.0)).clicked() {
                        entering = Entering::Ends;
                    }
                    if is_wide {
                        ui.add_space(8.0);
                        let title = RichText::new(text.get("enter-title"));
                        ui.label(title.font(strong(ui.ctx(), 22.0)));
                    }
                });
            });
            within(ui, right, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let [undo_wide, clear_wide, turn_wide] = widths;
                    let button = SizedButton::new(&shown).named(&undo).icon(Icon::Undo);
                    let button = |ui: &mut Ui| button.show(ui, vec2(undo_wide, 48.0));
                    if ui.add_enabled_ui(!self.before.is_empty(), button).inner.clicked() {
                        self.undo();
                    }
                    if SizedButton::new(&clear).show(ui, vec2(clear_wide, 48.0)).clicked() {
                        self.clear();
                    }
                    let button = SizedButton::new(&turn).icon(Icon::Turn);
                    if button.show(ui, vec2(turn_wide, 48.0)).clicked() {
                        *lies = lies.next();
                    }
                });
            });
            entering
        });
        bar.inner
    }

    fn steps(&mut self, ui: &mut Ui, text: &Text) {
        let label = |step: &Step| match step {
            Step::Shape if self.is_at_sea() => text.get("enter-step-ground"),
            step => text.get(&format!("enter-step-{}", step.key())),
        };
        let steps: Vec<(Step, String)> =
            self.all_steps().iter().map(|step| (*step, label(step))).collect();
        if let Some(step) = segments(ui, &steps, self.step) {
            self.go_to(step);
        }
    }

    fn all_steps(&self) -> &'static [Step] {
        if self.is_at_sea() { &Step::AT_SEA } else { &Step::BASE }
    }

    fn next_step(&self) -> Option<Step> {
        self.all_steps().iter().copied().skip_while(|step| *step != self.step).nth(1)
    }

    fn go_to(&mut self, step: Step) {
        self.take_up_what_is_left();
        self.step = step;
        self.stroke = None;
        self.notice = None;
        self.remarks = Remarks::InShort;
    }

    /// The button that leads on: from step to step, and back to the new game.
    fn way_on(&mut self, ui: &mut Ui, text: &Text) -> Entering {
        let label = match self.next_step() {
            Some(next) => text.get(&format!("enter-next-{}", next.key())),
            None => text.get("enter-done"),
        };
        let high = ui.max_rect().height();
        let button = SizedButton::new(&label).tone(Palette::of(ui).primary).text(20.0);
        let clicked = button.show(ui, vec2(ui.available_width(), high)).clicked();
        match self.next_step() {
            _ if !clicked => Entering::GoesOn,
            Some(next) => {
                self.go_to(next);
                Entering::GoesOn
            }
            None => Entering::Ends,
        }
    }
}

/// What a change did, in a few words.
fn change_words(text: &Text, change: Change) -> String {
    match change {
        Change::Ground(ground) => text.get(&format!("enter-ground-{}", ground.key())),
        Change::Terrain(terrain) => text.terrain(terrain),
        Change::Token(token) => text.with("enter-did-number", &[("number", token.number().into())]),
        Change::TakenOff => text.get("enter-did-take-off"),
        Change::Rest(terrain) => {
            text.with("enter-did-rest", &[("terrain", text.terrain(terrain).into())])
        }
        Change::RestOf(token) => {
            text.with("enter-did-rest-of", &[("number", token.number().into())])
        }
        Change::Spiral => text.get("enter-did-spiral"),
        Change::Frame => text.get("enter-did-frame"),
        Change::Harbor => text.get("enter-did-harbor"),
        Change::HexAdded => text.get("enter-did-add"),
        Change::HexRemoved => text.get("enter-did-remove"),
        Change::Shape => text.get("enter-did-shape"),
        Change::Areas => text.get("enter-did-areas"),
        Change::Cleared => text.get("enter-did-clear"),
        Change::Copied => text.get("enter-did-copy"),
    }
}
