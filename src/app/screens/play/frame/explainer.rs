//! Explanations of the first steps, Cities & Knights, and Seafarers: one new thing at a time,
//! each until somebody puts it away or does it, or until the turn is over in which it was read;
//! eight at a sitting.
//!
//! The box of an explanation lies below the page if that leaves room. Where it doesn't, a light bulb
//! in the island's corner leads to it: nothing moves for it.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Galley, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::moment::GameMoment;
use crate::app::screens::play::panel::Panel;
use crate::app::screens::play::view::View;
use crate::app::settings::{Experience, Explain, Lessons};
use kit::theme::{plain, strong};
use kit::widgets::{FINGER, GAP, SizedButton, labeled, paint_bulb, spaced};
use words::game::Lesson;

/// The most lessons at a sitting.
const MOST: u32 = 8;

/// A page at a moment of the game.
type PageMoment = (Option<GameMoment>, &'static str);

/// The current explanation, and recent ones.
#[derive(Debug, Default)]
pub struct Explainer {
    due: Option<Lesson>,
    place: PageMoment,
    /// Page and lesson last looked at, and whether the page had room for the lesson.
    room: Option<(PageMoment, Lesson, bool)>,
    is_explained: bool,
    /// Lessons that were in sight since the game was opened.
    given: Lessons,
    /// Lessons that were in sight in the turn numbered `turn`.
    read: Lessons,
    turn: Option<u32>,
    /// The number of acts that were looked through for what has been done by now.
    acts: Option<usize>,
    /// Place where a lesson was put away: the next one doesn't take its place under the finger.
    quiet: Option<PageMoment>,
    /// Lesson explained in the last frame, and its place.
    shown: Option<(Lesson, PageMoment)>,
}

impl Explainer {
    /// Looks for what is new on `panel`.
    pub fn look(&mut self, view: &View<'_>, panel: &dyn Panel, at: Option<GameMoment>) {
        self.place = (at, panel.name(view));
        let settings = view.settings;
        if let Some((lesson, place)) = self.shown.take()
            && settings.learned.has(lesson)
        {
            self.quiet = Some(place);
        }
        self.is_explained = false;
        let is_silent = settings.explain == Explain::Nothing || self.quiet == Some(self.place);
        let is_time = self.given.count() < MOST;
        let is_due =
            |lesson: &Lesson| (is_time || self.given.has(*lesson)) && is_new(view, *lesson);
        let mut lessons = panel.lessons(view).into_iter();
        self.due = if is_silent { None } else { lessons.find(is_due) };
    }

    /// Returns what has to be explained elsewhere than below the page.
    fn elsewhere(&self) -> Option<Lesson> {
        let lesson = self.due.filter(|_| !self.is_explained)?;
        (self.room == Some((self.place, lesson, false))).then_some(lesson)
    }

    /// Leads to all of it by a light bulb in the island's corner, if there is no room for it anywhere.
    pub fn corner(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let lesson = self.elsewhere()?;
        self.note(view, lesson);
        let name = view.with("lesson-bulb-name", &[("thing", &view.lesson_title(lesson))]);
        let response = SizedButton::new("").named(name).show(ui, Vec2::splat(FINGER));
        let inks = (view.palette.award, view.palette.text);
        paint_bulb(ui.painter(), response.rect.shrink(8.0), inks);
        response.clicked().then_some(Command::Open(PlayPage::Lesson(lesson)))
    }

    /// Explains it below the page, if that leaves room for it.
    pub fn below(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let lesson = self.due?;
        let said = LessonBox::lay(ui, view, lesson);
        let used = ui.cursor().top() - ui.max_rect().top();
        let has_room = used + said.size.y <= ui.clip_rect().height();
        let room = (self.place, lesson, has_room);
        if self.room.replace(room) != Some(room) && (!has_room || self.is_explained) {
            // It has another place from now on.
            ui.ctx().request_discard("explained");
        }
        if !has_room || self.is_explained {
            return None;
        }
        self.note(view, lesson);
        said.show(ui, view)
    }

    /// Notes that `lesson` is in sight.
    fn note(&mut self, view: &View<'_>, lesson: Lesson) {
        // Until the turn before is settled, that isn't this turn's.
        if self.turn == Some(view.state.turn()) {
            self.read = self.read.with(lesson);
        }
        self.given = self.given.with(lesson);
        self.is_explained = true;
        self.shown = Some((lesson, self.place));
    }

    /// Marks as learned what was in sight in a turn that is over, and what has just been done: neither
    /// needs repeating. `is_table_view` says whether the table view is open.
    pub fn follow(&mut self, view: &View<'_>, is_table_view: bool) -> Option<Command> {
        let turn = Some(view.state.turn());
        let before = std::mem::replace(&mut self.turn, turn);
        let read = match before {
            Some(_) if before != turn => std::mem::take(&mut self.read),
            _ => Lessons::NONE,
        };
        let seen = is_table_view.then_some(Lesson::TableView);
        let all = read.and(self.done(view)).and(seen.into_iter().collect());
        // Of what nobody has to be told, nothing is kept.
        let is_news = |lesson: &Lesson| all.has(*lesson) && is_new(view, *lesson);
        let learned: Lessons = Lesson::ALL.into_iter().filter(is_news).collect();
        (!learned.is_empty()).then_some(Command::Learned(learned))
    }

    /// Returns the lessons of what has been done since the last look.
    fn done(&mut self, view: &View<'_>) -> Lessons {
        let count = view.game.count();
        let before = self.acts.replace(count).unwrap_or(count);
        if count == before {
            return Lessons::NONE;
        }
        let done = view.game.acts_from(before).filter_map(|(_, _, act)| Lesson::done_by(&act.deed));
        let undone = (count < before).then_some(Lesson::Undoing);
        done.chain(undone).collect()
    }
}

/// Returns whether a lesson has something to say to these people in this game.
fn is_new(view: &View<'_>, lesson: Lesson) -> bool {
    let settings = view.settings;
    let is_played = if lesson.is_first_step() {
        settings.experience == Experience::Newcomer
    } else {
        view.plays(lesson.expansion())
    };
    is_played && !settings.learned.has(lesson)
}

/// The space around the sentence and the buttons.
const MARGIN: Vec2 = vec2(12.0, 7.0);

/// The size of the bulb, and the space after it.
const BULB: f32 = 30.0;

/// The widths of the two buttons.
const RULE: f32 = 92.0;
const DONE: f32 = 128.0;

/// Least width at which the buttons stand beside the sentence.
const WIDE: f32 = 540.0;

struct LessonBox {
    lesson: Lesson,
    words: Arc<Galley>,
    size: Vec2,
    /// The buttons stand beside the sentence, not below it.
    is_beside: bool,
}

impl LessonBox {
    /// Lays it out as wide as `ui`.
    fn lay(ui: &Ui, view: &View<'_>, lesson: Lesson) -> Self {
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

    fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let thing = view.lesson_title(self.lesson);
        let sentence = view.lesson_sentence(self.lesson);
        let spoken = view.with("lesson-spoken", &[("thing", &thing), ("sentence", &sentence)]);
        let rect = labeled(ui, self.size, &spoken);
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
        let middle = pos2(inner.left() + BULB / 2.0, line.center().y);
        let bulb = Rect::from_center_size(middle, Vec2::splat(BULB));
        paint_bulb(ui.painter(), bulb, (palette.award, palette.text));
        let at = pos2(inner.left() + BULB + GAP, line.center().y - words.y / 2.0);
        ui.painter().galley(at, self.words, palette.text);
        let mut row = ui.new_child(UiBuilder::new().max_rect(buttons).id_salt("lesson"));
        spaced(&mut row, GAP, |ui| {
            let share = ui.available_width() - GAP;
            let narrow = (share * 0.45, share * 0.55);
            let wide = if self.is_beside { (RULE, DONE) } else { narrow };
            controls(ui, view, (self.lesson, &thing), wide)
        })
    }
}

/// The way to the rule or to the end of all first steps, and the button that puts it away.
fn controls(
    ui: &mut Ui,
    view: &View<'_>,
    (lesson, thing): (Lesson, &str),
    (first, done): (f32, f32),
) -> Option<Command> {
    let values = [("thing", thing.into())];
    let (label, name, ask) = if lesson.is_first_step() {
        let all = Command::Learned(Lessons::first_steps());
        (view.text.get("lesson-enough"), view.text.get("lesson-enough-name"), all)
    } else {
        let name = view.text.with("lesson-rule-name", &values);
        (view.text.get("lesson-rule-button"), name, Command::Open(PlayPage::Lesson(lesson)))
    };
    let button = SizedButton::new(label).named(name).text(16.0);
    let asks = button.show(ui, vec2(first, FINGER)).clicked();
    let name = view.text.with("lesson-done-name", &values);
    let button = view.keyed_button("lesson-done").named(name).text(16.0);
    let is_done = button.show(ui, vec2(done, FINGER)).clicked();
    let learned = Command::Learned(Lessons::NONE.with(lesson));
    is_done.then_some(learned).or(asks.then_some(ask))
}

/// A dashed frame: it is no part of the game.
fn dashes(ui: &Ui, rect: Rect, line: Stroke) {
    let [above, right, below, left] =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let corners = [above, right, below, left, above];
    ui.painter().extend(egui::Shape::dashed_line(&corners, line, 6.0, 5.0));
}
