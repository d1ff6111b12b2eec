//! How long each number stays away, with cards above dice.

use egui::{Align2, FontId, Id, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::columns::capital;
use kit::theme::{Palette, strong};
use kit::widgets::plot::{
    BarFocus, Words, bar_place, card_bar, cards_color, dice_bar, dice_color, legend, panel,
};
use stats::{Absence, Findings, NumberFinding};
use words::text::Text;

const HIGH: f32 = 50.0;
const LABEL: f32 = 44.0;
/// The space for the figure after the longest line.
const FIGURE: f32 = 48.0;

fn title(text: &Text, one: &NumberFinding) -> String {
    text.with(
        "lab-away-title",
        &[
            ("number", capital(text, one.number).into()),
            ("longest", one.away.longest.into()),
            ("dice-longest", one.dice_away.longest.into()),
        ],
    )
}

fn line(text: &Text, one: &NumberFinding) -> String {
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

/// The plot. `told` is the number that the title describes.
pub fn show(ui: &mut Ui, text: &Text, findings: &Findings, told: &mut u8) {
    let numbers = &findings.numbers;
    let titles: Vec<String> = numbers.iter().map(|one| title(text, one)).collect();
    let lines: Vec<String> = numbers.iter().map(|one| line(text, one)).collect();
    let place = numbers.iter().position(|one| one.number == *told).unwrap_or(0);
    panel(ui, Words { titles: &titles, lines: &lines, told: place }, |ui| {
        let more = text.get("lab-away-legend");
        legend(ui, &text.get("lab-cards"), &text.get("lab-dice"), &more);
        let longest =
            findings.numbers.iter().map(|one| one.away.longest.max(one.dice_away.longest));
        let longest = longest.max().unwrap_or(1).max(1) as f32;
        ui.spacing_mut().item_spacing.y = 2.0;
        for one in &findings.numbers {
            if row(ui, text, one, longest, BarFocus::when(one.number == *told)) {
                *told = one.number;
            }
        }
    });
}

/// The row of one number; returns whether it was touched.
fn row(ui: &mut Ui, text: &Text, one: &NumberFinding, longest: f32, told: BarFocus) -> bool {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::hover());
    let id = Id::unique(("lab-away", one.number));
    let name = format!("{}. {}", title(text, one), line(text, one));
    let clicked = bar_place(ui, rect, id, &name, told).clicked();
    let at = pos2(rect.left() + LABEL / 2.0, rect.center().y);
    let number = one.number.to_string();
    ui.painter().text(at, Align2::CENTER_CENTER, number, strong(ui.ctx(), 19.0), palette.text);
    let left = rect.left() + LABEL;
    let room = (rect.right() - FIGURE - left).max(20.0);
    let x = |turns: u64| left + room * turns as f32 / longest;
    let pair = [
        (&one.away, rect.center().y - 11.0, cards_color(ui)),
        (&one.dice_away, rect.center().y + 11.0, dice_color(ui)),
    ];
    for (nth, (away, y, color)) in pair.into_iter().enumerate() {
        let Absence { long, longest, .. } = *away;
        let bar = Rect::from_min_max(pos2(left, y - 8.0), pos2(x(long).max(left + 2.0), y + 8.0));
        if nth == 0 {
            card_bar(ui, bar);
        } else {
            dice_bar(ui, bar);
        }
        ui.painter().hline(bar.right()..=x(longest), y, Stroke::new(2.0, color));
        ui.painter().vline(x(longest), y - 5.0..=y + 5.0, Stroke::new(2.0, color));
        let (at, font) = (pos2(x(longest) + 6.0, y), FontId::proportional(15.0));
        ui.painter().text(at, Align2::LEFT_CENTER, longest.to_string(), font, palette.text);
    }
    clicked
}
