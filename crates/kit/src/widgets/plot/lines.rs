//! Lines over the turns of a game, one for each player or side, with its mark and name
//! at its end.

use egui::{Align2, FontId, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::panel::{LineOf, in_sight};
use crate::theme::{Palette, strong};
use crate::widgets::one_line;
use crate::widgets::touchable;

#[derive(Clone, Debug)]
pub struct Line {
    pub of: LineOf,
    /// The label at its end.
    pub label: String,
    /// Its value after each turn, starting with the opening.
    pub values: Vec<f32>,
}

/// Lines that share their axes.
#[derive(Clone, Debug)]
pub struct Curve {
    pub all: Vec<Line>,
    /// The number of each turn, starting with the opening's 0.
    pub numbers: Vec<u32>,
    /// The lowest value shown.
    pub least: f32,
    pub most: f32,
    /// A line across at this value, with its label.
    pub mark: Option<(f32, String)>,
    /// Turns in which something happened to all: a dashed line stands there.
    pub posts: Vec<usize>,
    pub axis: String,
    pub high: f32,
    /// Has all titles take up the room of the longest, and screen readers hear all of them.
    pub is_steady: bool,
}

impl Default for Curve {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            numbers: Vec::new(),
            least: 0.0,
            most: 1.0,
            mark: None,
            posts: Vec::new(),
            axis: String::new(),
            high: 260.0,
            is_steady: true,
        }
    }
}

/// A curve, one turn of which is described.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    pub curve: &'a Curve,
    /// Index of the turn that is described, 0 for the opening.
    pub selected: usize,
    /// The words about that turn.
    pub name: &'a str,
    /// The same data in words, for screen readers.
    pub data: &'a str,
}

const BELOW: f32 = 48.0;

const ASIDE: f32 = 36.0;

const APART: f32 = 26.0;

const BESIDE: f32 = 2.5;

impl Lines<'_> {
    /// Draws them this high, or as high as fits on the screen; returns the turn
    /// that was touched.
    pub fn show(self, ui: &mut Ui, high: f32) -> Option<usize> {
        let size = vec2(ui.available_width(), in_sight(ui, high + BELOW));
        let (area, response) = touchable(ui, size, self.name);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.data));
        let frame = self.frame(ui, area);
        self.grid(ui, frame);
        self.posts(ui, frame);
        let here = self.x(frame, self.selected);
        ui.painter().vline(here, frame.y_range(), Stroke::new(2.0, Palette::of(ui).faint));
        let middle = self.curve.all.len().saturating_sub(1) as f32 / 2.0;
        for (nth, line) in self.curve.all.iter().enumerate() {
            // Lines of tied players run side by side.
            let aside = (nth as f32 - middle) * BESIDE;
            self.line(ui, frame.translate(vec2(0.0, aside)), line);
        }
        self.labels(ui, frame);
        if response.has_focus() {
            let ring = Stroke::new(3.0, Palette::of(ui).focus);
            ui.painter().rect_stroke(area, 8.0, ring, StrokeKind::Inside);
        }
        self.touched(frame, &response).or_else(|| self.stepped(ui, &response))
    }

    fn posts(&self, ui: &Ui, frame: Rect) {
        let line = Stroke::new(1.5, Palette::of(ui).award);
        for turn in &self.curve.posts {
            let x = self.x(frame, *turn);
            let ends = [pos2(x, frame.top()), pos2(x, frame.bottom())];
            ui.painter().extend(Shape::dashed_line(&ends, line, 4.0, 4.0));
        }
    }

    /// The number of turns, not counting the opening.
    fn turns(&self) -> usize {
        let longest = self.curve.all.iter().map(|line| line.values.len()).max();
        longest.unwrap_or(0).saturating_sub(1)
    }

    fn frame(&self, ui: &Ui, area: Rect) -> Rect {
        let font = strong(ui.ctx(), 16.0);
        let ink = Palette::of(ui).text;
        let wide = |line: &Line| {
            ui.painter().layout_no_wrap(line.label.clone(), font.clone(), ink).size().x
        };
        let labels = self.curve.all.iter().map(wide).fold(0.0, f32::max).min(area.width() * 0.25);
        Rect::from_min_max(
            pos2(area.left() + ASIDE, area.top() + 12.0),
            pos2(area.right() - labels - 38.0, area.bottom() - BELOW),
        )
    }

    fn x(&self, frame: Rect, turn: usize) -> f32 {
        frame.left() + frame.width() * turn as f32 / self.turns().max(1) as f32
    }

    fn y(&self, frame: Rect, value: f32) -> f32 {
        let share =
            (value - self.curve.least) / (self.curve.most - self.curve.least).max(f32::EPSILON);
        frame.bottom() - frame.height() * share
    }

    fn touched(&self, frame: Rect, response: &Response) -> Option<usize> {
        let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
        let distance = |turn: &usize| (self.x(frame, *turn) - at.x).abs();
        (0..=self.turns()).min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }

    /// The arrow keys move from turn to turn.
    fn stepped(&self, ui: &Ui, response: &Response) -> Option<usize> {
        if !response.has_focus() {
            return None;
        }
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(egui::Key::ArrowLeft) {
            Some(self.selected.saturating_sub(1))
        } else if pressed(egui::Key::ArrowRight) {
            Some((self.selected + 1).min(self.turns()))
        } else {
            None
        }
    }

    fn line(&self, ui: &Ui, frame: Rect, line: &Line) {
        let palette = Palette::of(ui);
        let spot = |(turn, value): (usize, &f32)| pos2(self.x(frame, turn), self.y(frame, *value));
        let spots: Vec<Pos2> = line.values.iter().enumerate().map(spot).collect();
        line.of.stroke(ui.painter(), &spots, palette);
        // Nobody should have to tell colors apart in the middle of the plot.
        let every = (self.turns() / 6).max(4);
        for spot in spots.iter().skip(every / 2).step_by(every) {
            line.of.mark(ui.painter(), *spot, 6.0, palette);
        }
        if let Some(spot) = spots.get(self.selected) {
            line.of.mark(ui.painter(), *spot, 8.0, palette);
        }
    }

    /// Labels at the ends of the lines, moved apart if they overlap.
    fn labels(&self, ui: &Ui, frame: Rect) {
        let palette = Palette::of(ui);
        let end =
            |line: &Line| self.y(frame, line.values.last().copied().unwrap_or(self.curve.least));
        let mut all: Vec<(&Line, f32, f32)> =
            self.curve.all.iter().map(|line| (line, end(line), end(line))).collect();
        all.sort_by(|one, other| one.1.total_cmp(&other.1));
        let mut free = frame.top() - 4.0;
        for (_, _, place) in &mut all {
            *place = place.max(free);
            free = *place + APART;
        }
        let mut limit = frame.bottom() + 4.0;
        for (_, _, place) in all.iter_mut().rev() {
            *place = place.min(limit);
            limit = *place - APART;
        }
        let room = ui.max_rect().right() - frame.right() - 34.0;
        for (line, end, place) in all {
            let from = pos2(frame.right() + 2.0, end);
            let to = pos2(frame.right() + 10.0, place);
            ui.painter().line_segment([from, to], Stroke::new(1.5, palette.faint));
            let mark = pos2(frame.right() + 20.0, place);
            line.of.mark(ui.painter(), mark, 9.0, palette);
            let font = strong(ui.ctx(), 16.0);
            let words = one_line(ui, &line.label, font, palette.text, room);
            let at = pos2(frame.right() + 34.0, place - words.size().y / 2.0);
            ui.painter().galley(at, words, palette.text);
        }
    }

    fn grid(&self, ui: &Ui, frame: Rect) {
        let palette = Palette::of(ui);
        let font = FontId::proportional(14.0);
        let step = match self.curve.most - self.curve.least {
            ..=12.0 => 2_u16,
            ..=30.0 => 5,
            ..=70.0 => 10,
            ..=150.0 => 25,
            _ => 50,
        };
        for value in (-1_000_i16..=1_000).step_by(usize::from(step)) {
            let y = self.y(frame, f32::from(value));
            if y < frame.top() - 1.0 || y > frame.bottom() + 1.0 {
                continue;
            }
            ui.painter().hline(frame.x_range(), y, Stroke::new(1.0, palette.line));
            let at = pos2(frame.left() - 6.0, y);
            ui.painter().text(at, Align2::RIGHT_CENTER, value, font.clone(), palette.faint);
        }
        if let Some((value, words)) = &self.curve.mark {
            let y = self.y(frame, *value);
            let ends = [pos2(frame.left(), y), pos2(frame.right(), y)];
            let dashes = Stroke::new(2.0, palette.award);
            ui.painter().extend(Shape::dashed_line(&ends, dashes, 8.0, 7.0));
            let at = pos2(frame.left() + 6.0, y + 3.0);
            ui.painter().text(at, Align2::LEFT_TOP, words, font.clone(), palette.faint);
        }
        let turns = self.turns();
        let step = match turns {
            ..=24 => 4_u16,
            25..=60 => 10,
            61..=150 => 25,
            _ => u16::try_from(turns / 500 + 1).unwrap_or(100).saturating_mul(100),
        };
        let is_round = |number: u32| number > 0 && number.is_multiple_of(u32::from(step));
        let round = self.curve.numbers.iter().enumerate().filter(|(_, number)| is_round(**number));
        // Where the numbers start over, two may be round that are not far apart.
        let mut free = 0;
        for (turn, number) in round {
            if turn >= free {
                let at = pos2(self.x(frame, turn), frame.bottom() + 5.0);
                ui.painter().text(at, Align2::CENTER_TOP, number, font.clone(), palette.faint);
                free = turn + usize::from(step / 2);
            }
        }
        let at = pos2(frame.center().x, frame.bottom() + 24.0);
        let font = FontId::proportional(15.0);
        ui.painter().text(at, Align2::CENTER_TOP, &self.curve.axis, font, palette.faint);
    }
}
