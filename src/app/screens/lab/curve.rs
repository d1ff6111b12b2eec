//! How well the next number can be guessed as the pile goes down.

use egui::{
    Align2, Color32, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use kit::theme::{Palette, strong};
use kit::widgets::plot::{Words, cards_color, dice_color, panel, points};
use stats::{Findings, GuessFinding, Guesses};
use words::text::Text;

const HIGH: f32 = 260.0;
const BELOW: f32 = 48.0;
const ASIDE: f32 = 44.0;

fn chance(all: &[GuessFinding], left: usize) -> Option<f64> {
    all.iter().find(|guess| guess.left == left).map(|guess| guess.chance)
}

fn sentence(text: &Text, guesses: &Guesses, left: usize) -> String {
    let share = |chance: Option<f64>| chance.map(|share| text.of_100(share)).unwrap_or_default();
    let with = chance(&guesses.with_new_year, left);
    let mut values = vec![
        ("left", left.into()),
        ("without", share(chance(&guesses.without, left)).into()),
        ("dice", text.of_100(guesses.dice).into()),
    ];
    if with.is_none() {
        return text.with("lab-guess-line-without", &values);
    }
    values.push(("with", share(with).into()));
    text.with("lab-guess-line", &values)
}

/// The plot. `told` is the number of cards left for which the line below gives
/// the chances.
pub fn show(ui: &mut Ui, text: &Text, findings: &Findings, told: &mut usize) {
    let guesses = &findings.guesses;
    let share =
        |all: &[GuessFinding]| chance(all, 1).map(|share| text.of_100(share)).unwrap_or_default();
    let values = [
        ("with", share(&guesses.with_new_year).into()),
        ("without", share(&guesses.without).into()),
    ];
    let title = text.with("lab-guess-title", &values);
    let lines: Vec<String> =
        guesses.without.iter().map(|guess| sentence(text, guesses, guess.left)).collect();
    let place = guesses.without.iter().position(|guess| guess.left == *told).unwrap_or(0);
    let line = sentence(text, guesses, *told);
    panel(ui, Words { titles: &[title], lines: &lines, told: place }, |ui| {
        let size = vec2(ui.available_width(), HIGH + BELOW);
        let (area, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &line));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(lines.join(" ")));
        let plot = Plot::new(area, guesses);
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
            *told = plot.nearest(at);
        }
        if response.has_focus() {
            let ring = Stroke::new(3.0, Palette::of(ui).focus);
            ui.painter().rect_stroke(area, 8.0, ring, egui::StrokeKind::Inside);
        }
        plot.paint(ui, text, guesses, *told);
        let values = [
            ("with", text.of_100(guesses.mean_with).into()),
            ("without", text.of_100(guesses.mean_without).into()),
        ];
        ui.label(text.with("lab-guess-mean", &values));
    });
}

/// Coordinates: cards left run from many on the left to one on the right.
struct Plot {
    frame: Rect,
    most: usize,
}

impl Plot {
    fn new(area: Rect, guesses: &Guesses) -> Self {
        let most = guesses.without.iter().map(|guess| guess.left).max().unwrap_or(2).max(2);
        let frame = Rect::from_min_max(
            pos2(area.left() + ASIDE, area.top() + 12.0),
            pos2(area.right() - 16.0, area.bottom() - BELOW),
        );
        Self { frame, most }
    }

    fn x(&self, left: usize) -> f32 {
        let steps = (self.most - 1) as f32;
        self.frame.right() - self.frame.width() * left.saturating_sub(1) as f32 / steps
    }

    fn y(&self, chance: f64) -> f32 {
        self.frame.bottom() - self.frame.height() * points(chance)
    }

    fn nearest(&self, at: Pos2) -> usize {
        let distance = |left: &usize| (self.x(*left) - at.x).abs();
        (1..=self.most).min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(1)
    }

    fn paint(&self, ui: &Ui, text: &Text, guesses: &Guesses, told: usize) {
        let palette = Palette::of(ui);
        self.grid(ui, text);
        let painter = ui.painter();
        let marker = self.x(told);
        let here = [&guesses.without, &guesses.with_new_year].map(|all| chance(all, told));
        let highest = here.into_iter().flatten().fold(0.0, f64::max);
        let reach = self.y(highest)..=self.frame.bottom();
        painter.vline(marker, reach, Stroke::new(2.0, palette.faint));
        let dice = [
            pos2(self.frame.left(), self.y(guesses.dice)),
            pos2(self.frame.right(), self.y(guesses.dice)),
        ];
        let dice_line = Stroke::new(2.5, dice_color(ui));
        painter.extend(Shape::dashed_line(&dice, dice_line, 8.0, 7.0));
        let curve = |all: &[GuessFinding]| -> Vec<Pos2> {
            all.iter().map(|guess| pos2(self.x(guess.left), self.y(guess.chance))).collect()
        };
        let without = curve(&guesses.without);
        let with = curve(&guesses.with_new_year);
        painter.add(Shape::line(without.clone(), Stroke::new(2.0, palette.text)));
        painter.add(Shape::line(with.clone(), Stroke::new(4.0, cards_color(ui))));
        for (all, color) in
            [(&guesses.without, palette.text), (&guesses.with_new_year, cards_color(ui))]
        {
            if let Some(chance) = chance(all, told) {
                painter.circle_filled(pos2(marker, self.y(chance)), 6.0, color);
            }
        }
        // Labels go where the curves have spread apart, left of their ends.
        let at = |all: &[GuessFinding], left: usize| {
            let near = all.iter().min_by_key(|guess| guess.left.abs_diff(left));
            near.map_or(self.frame.center(), |guess| pos2(self.x(guess.left), self.y(guess.chance)))
        };
        let label = |at: Pos2, words: &str, align: Align2, color: Color32| {
            let (words, font) = (words.to_owned(), strong(ui.ctx(), 16.0));
            let galley = painter.layout_no_wrap(words, font, color);
            let rect: Rect = align.anchor_size(at, galley.size());
            painter.rect_filled(rect.expand2(vec2(3.0, 0.0)), 4.0, palette.panel);
            painter.galley(rect.min, galley, color);
        };
        let high = pos2(self.x(1) - 14.0, self.y(0.93));
        label(high, &text.get("lab-guess-without"), Align2::RIGHT_CENTER, palette.text);
        let spot = at(&guesses.with_new_year, self.most / 4) - vec2(10.0, 34.0);
        let words = text.get("lab-guess-with");
        label(spot, &words, Align2::RIGHT_BOTTOM, cards_color(ui));
        let end = at(&guesses.with_new_year, self.most / 4);
        painter.line_segment([spot + vec2(2.0, -4.0), end], Stroke::new(1.5, cards_color(ui)));
        let low = pos2(self.frame.left() + 8.0, self.y(guesses.dice) + 5.0);
        label(low, &text.get("lab-guess-dice"), Align2::LEFT_TOP, dice_color(ui));
    }

    fn grid(&self, ui: &Ui, text: &Text) {
        let palette = Palette::of(ui);
        let font = FontId::proportional(14.0);
        for percent in [0_u8, 25, 50, 75, 100] {
            let y = self.y(f64::from(percent) / 100.0);
            ui.painter().hline(self.frame.x_range(), y, Stroke::new(1.0, palette.line));
            let (at, words) =
                (pos2(self.frame.left() - 6.0, y), text.percent(&percent.to_string()));
            ui.painter().text(at, Align2::RIGHT_CENTER, words, font.clone(), palette.faint);
        }
        let step = match self.most {
            ..=40 => 5,
            41..=90 => 10,
            _ => 20,
        };
        let marks = (step..=self.most).step_by(step).chain([1]);
        for left in marks {
            let at = pos2(self.x(left), self.frame.bottom() + 5.0);
            let words = left.to_string();
            ui.painter().text(at, Align2::CENTER_TOP, words, font.clone(), palette.faint);
        }
        let at = pos2(self.frame.center().x, self.frame.bottom() + 24.0);
        let words = text.get("lab-guess-axis");
        ui.painter().text(at, Align2::CENTER_TOP, words, FontId::proportional(15.0), palette.faint);
    }
}
