//! The lab's plots: how often each number comes in a game, cards beside dice, and how long it stays
//! away; and how well the next number can be guessed as the pile goes down.

use egui::{Align2, Color32, FontId, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use kit::theme::{Palette, strong};
use kit::widgets::plot::{
    self, Beside, Row, bar_place, card_bar, cards_color, count_lines, dice_bar, dice_color, legend,
    panel, points, rows,
};
use kit::widgets::split::column;
use kit::widgets::touchable;
use stats::{Absence, Comes, Findings, GAME_TURNS, GuessFinding, Guesses, NumberFinding};
use words::text::Text;

/// Columns narrower than this are hard to touch, so rows are drawn instead.
const NARROW: f32 = 48.0;

const HIGH: f32 = 250.0;

const LABELS: f32 = 50.0;

/// "An 8", "A 7".
pub fn capital(text: &Text, number: u8) -> String {
    text.with("lab-A-number", &[("number", number.into())])
}

fn title(text: &Text, one: &NumberFinding) -> String {
    let range = |comes: &Comes| comes.least.zip(comes.most);
    if let (Some((least, most)), Some((dice_least, dice_most))) =
        (range(&one.cards), range(&one.dice))
    {
        return text.with(
            "lab-numbers-title",
            &[
                ("number", capital(text, one.number).into()),
                ("least", least.into()),
                ("most", most.into()),
                ("dice-least", dice_least.into()),
                ("dice-most", dice_most.into()),
            ],
        );
    }
    line(text, one)
}

fn line(text: &Text, one: &NumberFinding) -> String {
    text.with(
        "lab-numbers-line",
        &[
            ("number", capital(text, one.number).into()),
            ("cards", text.of_100(one.cards.share).into()),
            ("dice", text.of_100(one.dice.share).into()),
        ],
    )
}

/// A number's own words.
type NumberWords = fn(&Text, &NumberFinding) -> String;

/// A panel about all numbers, with what is drawn in it; `selected` is the number that the title describes.
fn numbers(
    ui: &mut Ui,
    text: &Text,
    findings: &Findings,
    selected: &mut u8,
    [title, line]: [NumberWords; 2],
    draw: impl FnOnce(&mut Ui, u8) -> Option<u8>,
) {
    let said = |words: NumberWords| findings.numbers.iter().map(|one| words(text, one)).collect();
    let (titles, lines): (Vec<String>, Vec<String>) = (said(title), said(line));
    let place = place_of(findings, *selected);
    let words = plot::Words { titles: &titles, lines: &lines, selected: place };
    *selected = panel(ui, words, |ui| draw(ui, *selected)).unwrap_or(*selected);
}

fn place_of(findings: &Findings, number: u8) -> usize {
    findings.numbers.iter().position(|one| one.number == number).unwrap_or(0)
}

/// The plot of how often each number comes.
pub fn show(ui: &mut Ui, text: &Text, findings: &Findings, selected: &mut u8) {
    numbers(ui, text, findings, selected, [title, line], |ui, selected| {
        let (cards, dice) = (text.get("lab-cards"), text.get("lab-dice"));
        let width = ui.available_width() / findings.numbers.len().max(1) as f32;
        if width < NARROW {
            legend(ui, &cards, &dice, "");
            as_rows(ui, text, findings, selected)
        } else {
            legend(ui, &cards, &dice, &text.get("lab-numbers-legend-line"));
            columns(ui, text, findings, selected)
        }
    });
}

fn as_rows(ui: &mut Ui, text: &Text, findings: &Findings, selected: u8) -> Option<u8> {
    let row = |one: &NumberFinding| Row {
        label: one.number.to_string(),
        value: text.of_100(one.cards.share),
        name: line(text, one),
        share: one.cards.share,
        beside: Beside::Other(one.dice.share),
    };
    let all: Vec<Row> = findings.numbers.iter().map(row).collect();
    let touched = rows(ui, "lab-numbers", &all, place_of(findings, selected))?;
    findings.numbers.get(touched).map(|one| one.number)
}

/// A share of turns as a number of times per game.
fn in_a_game(share: f64) -> f32 {
    points(share * GAME_TURNS as f64)
}

fn columns(ui: &mut Ui, text: &Text, findings: &Findings, selected: u8) -> Option<u8> {
    let palette = Palette::of(ui);
    let (area, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), HIGH + LABELS), Sense::hover());
    let all = findings.numbers.iter().flat_map(|one| [one.cards, one.dice]);
    let highest = all
        .map(|comes| comes.most.map_or(0.0, |most| most as f32).max(in_a_game(comes.share)))
        .fold(5.0, f32::max);
    let floor = area.top() + HIGH;
    let y = |times: f32| floor - times / (highest * 1.04) * (HIGH - 6.0);
    let width = area.width() / findings.numbers.len().max(1) as f32;
    let mut touched = None;
    for (nth, one) in findings.numbers.iter().enumerate() {
        let place = column(area, (nth, findings.numbers.len()), 0.0).shrink2(vec2(1.0, 0.0));
        let id = Id::unique(("lab-number", one.number));
        let name = match one.cards.least {
            Some(_) => format!("{}. {}", title(text, one), line(text, one)),
            None => line(text, one),
        };
        if bar_place(ui, place, id, &name, one.number == selected).clicked() {
            touched = Some(one.number);
        }
    }
    let counts = (5..=200_u8).step_by(5).map(f32::from);
    count_lines(ui, area, counts.take_while(|times| *times < highest), y);
    for (nth, one) in findings.numbers.iter().enumerate() {
        let middle = area.left() + (nth as f32 + 0.5) * width;
        let bar = (width * 0.3).min(26.0);
        let sides = [
            (-0.58, &one.cards, card_bar as fn(&Ui, Rect), cards_color(ui)),
            (0.58, &one.dice, dice_bar, dice_color(ui)),
        ];
        for (side, comes, paint, color) in sides {
            let x = middle + side * bar;
            let top = y(in_a_game(comes.share));
            let rect = Rect::from_min_max(pos2(x - bar / 2.0, top), pos2(x + bar / 2.0, floor));
            paint(ui, rect);
            if let (Some(least), Some(most)) = (comes.least, comes.most) {
                reach(ui, x, y(least as f32), y(most as f32), color, rect);
            }
        }
        let at = pos2(middle, floor + 4.0);
        let number = one.number.to_string();
        ui.painter().text(at, Align2::CENTER_TOP, number, strong(ui.ctx(), 19.0), palette.text);
        let share = text.percent(&text.of_100(one.cards.share));
        let (at, font) = (pos2(middle, floor + 28.0), FontId::proportional(14.0));
        ui.painter().text(at, Align2::CENTER_TOP, share, font, palette.text);
    }
    ui.painter().hline(area.x_range(), floor, Stroke::new(2.0, palette.faint));
    touched
}

/// A thin line with end marks from least to most: dark where it crosses the
/// bar.
fn reach(ui: &Ui, x: f32, least: f32, most: f32, color: Color32, bar: Rect) {
    let top = bar.top();
    let mark = |end: f32, color: Color32| {
        ui.painter().vline(x, top.min(end)..=top.max(end), Stroke::new(2.0, color));
        ui.painter().hline(x - 5.0..=x + 5.0, end, Stroke::new(2.0, color));
    };
    if most < top {
        mark(most, color);
    }
    if least > top {
        mark(least, if color == dice_color(ui) { color } else { Palette::of(ui).edge });
    }
}

const ROW_HEIGHT: f32 = 50.0;

const LABEL: f32 = 44.0;

/// The space for the figure after the longest line.
const FIGURE: f32 = 48.0;

fn away_title(text: &Text, one: &NumberFinding) -> String {
    text.with(
        "lab-away-title",
        &[
            ("number", capital(text, one.number).into()),
            ("longest", one.away.longest.into()),
            ("dice-longest", one.dice_away.longest.into()),
        ],
    )
}

fn away_line(text: &Text, one: &NumberFinding) -> String {
    text.with(
        "lab-away-line",
        &[
            ("typical", one.away.typical.into()),
            ("long", one.away.long.into()),
            ("dice-typical", one.dice_away.typical.into()),
            ("dice-long", one.dice_away.long.into()),
        ],
    )
}

/// The plot of how long each number stays away.
pub fn show_away(ui: &mut Ui, text: &Text, findings: &Findings, selected: &mut u8) {
    numbers(ui, text, findings, selected, [away_title, away_line], |ui, selected| {
        let more = text.get("lab-away-legend");
        legend(ui, &text.get("lab-cards"), &text.get("lab-dice"), &more);
        let longest =
            findings.numbers.iter().map(|one| one.away.longest.max(one.dice_away.longest));
        let longest = longest.max().unwrap_or(1).max(1) as f32;
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut touched = None;
        for one in &findings.numbers {
            if row(ui, text, one, longest, one.number == touched.unwrap_or(selected)) {
                touched = Some(one.number);
            }
        }
        touched
    });
}

/// The row of one number; returns whether it was touched.
fn row(ui: &mut Ui, text: &Text, one: &NumberFinding, longest: f32, selected: bool) -> bool {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::hover());
    let id = Id::unique(("lab-away", one.number));
    let name = format!("{}. {}", away_title(text, one), away_line(text, one));
    let clicked = bar_place(ui, rect, id, &name, selected).clicked();
    let at = pos2(rect.left() + LABEL / 2.0, rect.center().y);
    let number = one.number.to_string();
    ui.painter().text(at, Align2::CENTER_CENTER, number, strong(ui.ctx(), 19.0), palette.text);
    let left = rect.left() + LABEL;
    let room = (rect.right() - FIGURE - left).max(20.0);
    let x = |turns: u64| left + room * turns as f32 / longest;
    let pair = [
        (&one.away, rect.center().y - 11.0, card_bar as fn(&Ui, Rect), cards_color(ui)),
        (&one.dice_away, rect.center().y + 11.0, dice_bar, dice_color(ui)),
    ];
    for (away, y, paint, color) in pair {
        let Absence { long, longest, .. } = *away;
        let end = x(long).max(left + 2.0);
        paint(ui, Rect::from_x_y_ranges(left..=end, y - 8.0..=y + 8.0));
        ui.painter().hline(end..=x(longest), y, Stroke::new(2.0, color));
        ui.painter().vline(x(longest), y - 5.0..=y + 5.0, Stroke::new(2.0, color));
        let (at, font) = (pos2(x(longest) + 6.0, y), FontId::proportional(15.0));
        ui.painter().text(at, Align2::LEFT_CENTER, longest.to_string(), font, palette.text);
    }
    clicked
}

const CURVES: f32 = 260.0;
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

/// The plot. `selected` is the number of cards left for which the line below gives
/// the chances.
pub fn show_guesses(ui: &mut Ui, text: &Text, findings: &Findings, selected: &mut usize) {
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
    let place = guesses.without.iter().position(|guess| guess.left == *selected).unwrap_or(0);
    let line = sentence(text, guesses, *selected);
    panel(ui, plot::Words { titles: &[title], lines: &lines, selected: place }, |ui| {
        let size = vec2(ui.available_width(), CURVES + BELOW);
        let (area, response) = touchable(ui, size, &line);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(lines.join(" ")));
        let plot = Curves::new(area, guesses);
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
            *selected = plot.nearest(at);
        }
        if response.has_focus() {
            let ring = Stroke::new(3.0, Palette::of(ui).focus);
            ui.painter().rect_stroke(area, 8.0, ring, egui::StrokeKind::Inside);
        }
        plot.paint(ui, text, guesses, *selected);
        let values = [
            ("with", text.of_100(guesses.mean_with).into()),
            ("without", text.of_100(guesses.mean_without).into()),
        ];
        ui.label(text.with("lab-guess-mean", &values));
    });
}

/// Coordinates: cards left run from many on the left to one on the right.
struct Curves {
    frame: Rect,
    most: usize,
}

impl Curves {
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

    fn paint(&self, ui: &Ui, text: &Text, guesses: &Guesses, selected: usize) {
        let palette = Palette::of(ui);
        self.grid(ui, text);
        let painter = ui.painter();
        let marker = self.x(selected);
        let here = [&guesses.without, &guesses.with_new_year].map(|all| chance(all, selected));
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
            if let Some(chance) = chance(all, selected) {
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
