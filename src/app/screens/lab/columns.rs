//! Numbers, cards beside dice: how often each comes in a game, side by side; and how long each
//! stays away.

use egui::{Align2, FontId, Id, Rect, Sense, Stroke, Ui, pos2, vec2};

use kit::theme::{Palette, strong};
use kit::widgets::plot::{
    self, Beside, Row, bar_place, card_bar, cards_color, dice_bar, dice_color, legend, panel,
    points, rows,
};
use kit::widgets::split::column;
use stats::{Absence, Comes, Findings, GAME_TURNS, NumberFinding};
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
                // "an 8", "a 7".
                ("number", text.with("lab-a-number", &[("number", one.number.into())]).into()),
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
type Words = fn(&Text, &NumberFinding) -> String;

/// A panel about all numbers, with what is drawn in it; `told` is the number that the title describes.
fn numbers(
    ui: &mut Ui,
    text: &Text,
    findings: &Findings,
    told: &mut u8,
    [title, line]: [Words; 2],
    draw: impl FnOnce(&mut Ui, u8) -> Option<u8>,
) {
    let said = |words: Words| findings.numbers.iter().map(|one| words(text, one)).collect();
    let (titles, lines): (Vec<String>, Vec<String>) = (said(title), said(line));
    let place = place_of(findings, *told);
    let words = plot::Words { titles: &titles, lines: &lines, told: place };
    *told = panel(ui, words, |ui| draw(ui, *told)).unwrap_or(*told);
}

fn place_of(findings: &Findings, number: u8) -> usize {
    findings.numbers.iter().position(|one| one.number == number).unwrap_or(0)
}

/// The plot of how often each number comes.
pub fn show(ui: &mut Ui, text: &Text, findings: &Findings, told: &mut u8) {
    numbers(ui, text, findings, told, [title, line], |ui, told| {
        let (cards, dice) = (text.get("lab-cards"), text.get("lab-dice"));
        let width = ui.available_width() / findings.numbers.len().max(1) as f32;
        if width < NARROW {
            legend(ui, &cards, &dice, "");
            as_rows(ui, text, findings, told)
        } else {
            legend(ui, &cards, &dice, &text.get("lab-numbers-legend-line"));
            columns(ui, text, findings, told)
        }
    });
}

fn as_rows(ui: &mut Ui, text: &Text, findings: &Findings, told: u8) -> Option<u8> {
    let row = |one: &NumberFinding| Row {
        label: one.number.to_string(),
        value: text.of_100(one.cards.share),
        name: line(text, one),
        share: one.cards.share,
        beside: Beside::Other(one.dice.share),
    };
    let all: Vec<Row> = findings.numbers.iter().map(row).collect();
    let touched = rows(ui, "lab-numbers", &all, place_of(findings, told))?;
    findings.numbers.get(touched).map(|one| one.number)
}

/// A share of turns as a number of times per game.
fn in_a_game(share: f64) -> f32 {
    points(share * GAME_TURNS as f64)
}

fn columns(ui: &mut Ui, text: &Text, findings: &Findings, told: u8) -> Option<u8> {
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
        if bar_place(ui, place, id, &name, one.number == told).clicked() {
            touched = Some(one.number);
        }
    }
    for times in (5..=200_u8).step_by(5).map(f32::from).take_while(|times| *times < highest) {
        let line = Stroke::new(1.0, palette.line);
        ui.painter().hline(area.x_range(), y(times), line);
        let at = pos2(area.left() + 2.0, y(times) - 1.0);
        let font = FontId::proportional(14.0);
        ui.painter().text(at, Align2::LEFT_BOTTOM, times.to_string(), font, palette.faint);
    }
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
fn reach(ui: &Ui, x: f32, least: f32, most: f32, color: egui::Color32, bar: Rect) {
    let within = Palette::of(ui).edge;
    let painter = ui.painter();
    if most < bar.top() {
        painter.vline(x, most..=bar.top(), Stroke::new(2.0, color));
        painter.hline(x - 5.0..=x + 5.0, most, Stroke::new(2.0, color));
    }
    if least > bar.top() {
        let inside = if color == dice_color(ui) { color } else { within };
        painter.vline(x, bar.top()..=least, Stroke::new(2.0, inside));
        painter.hline(x - 5.0..=x + 5.0, least, Stroke::new(2.0, inside));
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
pub fn show_away(ui: &mut Ui, text: &Text, findings: &Findings, told: &mut u8) {
    numbers(ui, text, findings, told, [away_title, away_line], |ui, told| {
        let more = text.get("lab-away-legend");
        legend(ui, &text.get("lab-cards"), &text.get("lab-dice"), &more);
        let longest =
            findings.numbers.iter().map(|one| one.away.longest.max(one.dice_away.longest));
        let longest = longest.max().unwrap_or(1).max(1) as f32;
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut touched = None;
        for one in &findings.numbers {
            if row(ui, text, one, longest, one.number == touched.unwrap_or(told)) {
                touched = Some(one.number);
            }
        }
        touched
    });
}

/// The row of one number; returns whether it was touched.
fn row(ui: &mut Ui, text: &Text, one: &NumberFinding, longest: f32, told: bool) -> bool {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::hover());
    let id = Id::unique(("lab-away", one.number));
    let name = format!("{}. {}", away_title(text, one), away_line(text, one));
    let clicked = bar_place(ui, rect, id, &name, told).clicked();
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
