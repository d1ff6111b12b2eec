//! A slim box below a page that explains one new thing: a sentence, a way to its rule (or, of a
//! first step, to the end of all of them), and a button that puts it away. It is drawn only where the page leaves room, so that it covers
//! nothing and pushes nothing out of sight.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Galley, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::view::View;
use crate::app::settings::{Lessons, Setting};
use kit::theme::{plain, strong};
use kit::widgets::{FINGER, GAP, SizedButton, paint_bulb};
use words::game::Lesson;

/// The space around the sentence and the buttons.
const MARGIN: Vec2 = vec2(12.0, 7.0);

/// The size of the bulb, and the space after it.
const BULB: f32 = 30.0;

/// The widths of the two buttons.
const RULE: f32 = 92.0;
const DONE: f32 = 128.0;

/// From this width on, the buttons stand beside the sentence.
const WIDE: f32 = 540.0;

/// A lesson, laid out.
pub struct LessonBox {
    lesson: Lesson,
    words: Arc<Galley>,
    size: Vec2,
    /// The buttons stand beside the sentence, not below it.
    is_beside: bool,
}

impl LessonBox {
    /// Lays it out as wide as `ui`.
    pub fn lay(ui: &Ui, view: &View<'_>, lesson: Lesson) -> Self {
        let wide = ui.available_width();
        let is_beside = wide >= WIDE;
        let buttons = if is_beside { RULE + DONE + 2.0 * GAP } else { 0.0 };
        let room = wide - 2.0 * MARGIN.x - BULB - GAP - buttons;
        let mut job = LayoutJob::default();
        job.wrap.max_width = room.max(60.0);
        let ink = view.palette.text;
        let title = format!("{}  ", view.lesson_title(lesson));
        job.append(&title, 0.0, TextFormat::simple(strong(ui.ctx(), 16.0), ink));
        let sentence = view.lesson_sentence(lesson);
        job.append(&sentence, 0.0, TextFormat::simple(plain(16.0), ink));
        let words = ui.painter().layout_job(job);
        let high = words.size().y;
        let high = if is_beside { high.max(FINGER) } else { high.max(BULB) + 6.0 + FINGER };
        Self { lesson, words, size: vec2(wide, high + 2.0 * MARGIN.y), is_beside }
    }

    /// How high it is.
    pub const fn high(&self) -> f32 {
        self.size.y
    }

    /// Draws it; returns what was asked for.
    pub fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::hover());
        let thing = view.lesson_title(self.lesson);
        let sentence = view.lesson_sentence(self.lesson);
        let values = [("thing", thing.as_str().into()), ("sentence", sentence.into())];
        let spoken = view.text.with("lesson-spoken", &values);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let palette = view.palette;
        ui.painter().rect_filled(rect, 12.0, palette.backdrop);
        dashes(ui, rect.shrink(0.75), Stroke::new(1.5, palette.outline));
        let inner = rect.shrink2(MARGIN);
        let words = self.words.size();
        let (line, buttons) = if self.is_beside {
            let from = inner.right() - RULE - DONE - GAP;
            (inner, Rect::from_min_max(pos2(from, inner.center().y - FINGER / 2.0), inner.max))
        } else {
            let (line, _) = inner.split_top_bottom_at_y(inner.top() + words.y.max(BULB));
            (line, inner.with_min_y(inner.bottom() - FINGER))
        };
        let bulb = Rect::from_center_size(
            pos2(inner.left() + BULB / 2.0, line.center().y),
            Vec2::splat(BULB),
        );
        paint_bulb(ui.painter(), bulb, (palette.award, palette.text));
        let at = pos2(inner.left() + BULB + GAP, line.center().y - words.y / 2.0);
        ui.painter().galley(at, self.words, palette.text);
        let row = UiBuilder::new().max_rect(buttons).id_salt("lesson");
        let mut row = ui.new_child(row);
        row.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let share = ui.available_width() - GAP;
            let narrow = (share * 0.45, share * 0.55);
            let (rule, done) = if self.is_beside { (RULE, DONE) } else { narrow };
            controls(ui, view, (self.lesson, &thing), (rule, done))
        })
        .inner
    }
}

/// A light bulb in the corner of the island, for want of room; it leads to the whole lesson.
pub fn bulb(ui: &mut Ui, view: &View<'_>, lesson: Lesson) -> Option<Ask> {
    let values = [("thing", view.lesson_title(lesson).into())];
    let name = view.text.with("lesson-bulb-name", &values);
    let response = SizedButton::new("").named(&name).show(ui, Vec2::splat(FINGER));
    let palette = view.palette;
    paint_bulb(ui.painter(), response.rect.shrink(8.0), (palette.award, palette.text));
    response.clicked().then_some(Ask::Open(Page::Lesson(lesson)))
}

/// The way to the rule or to the end of all first steps, and the button that puts it away.
fn controls(
    ui: &mut Ui,
    view: &View<'_>,
    (lesson, thing): (Lesson, &str),
    (first, done): (f32, f32),
) -> Option<Ask> {
    let values = [("thing", thing.into())];
    let (label, name, ask) = if lesson.is_first_step() {
        let all = Command::Set(Setting::Learned(Lessons::FIRST_STEPS));
        (view.text.get("lesson-enough"), view.text.get("lesson-enough-name"), Ask::Do(all))
    } else {
        let name = view.text.with("lesson-rule-name", &values);
        (view.text.get("lesson-rule-button"), name, Ask::Open(Page::Lesson(lesson)))
    };
    let button = SizedButton::new(&label).named(&name).text(16.0);
    let asks = button.show(ui, vec2(first, FINGER)).clicked();
    let name = view.text.with("lesson-done-name", &values);
    let button = SizedButton::new(view.text.get("lesson-done")).named(&name).text(16.0);
    let is_done = button.show(ui, vec2(done, FINGER)).clicked();
    if is_done {
        let learned = Setting::Learned(Lessons::NONE.with(lesson));
        return Some(Ask::Do(Command::Set(learned)));
    }
    asks.then_some(ask)
}

/// A dashed frame: it is no part of the game.
fn dashes(ui: &Ui, rect: Rect, line: Stroke) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    ui.painter().extend(egui::Shape::dashed_line(&corners, line, 6.0, 5.0));
}
