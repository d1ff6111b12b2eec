//! Numbers: how often each came, compared with fair games.

use egui::{Align2, Color32, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::about::About;
use game::{Game, Seat};
use kit::theme::{Palette, strong};
use kit::widgets::plot::{Beside, Row, Words, bar_place, card_bar, in_sight, panel, points, rows};
use stats::report::{Fair, FairFindings, FairNumber, FairPlan, Lopsided, Number, Numbers};
use store::Table;
use words::text::{Text, Value};

/// Columns narrower than this are hard to touch, so rows are drawn instead.
const NARROW: f32 = 48.0;

const HIGH: f32 = 250.0;
const LABELS: f32 = 50.0;

/// The number of fair games played between two frames.
const SLICE: u32 = 1_000;

#[derive(Debug)]
pub struct NumbersPage {
    numbers: Numbers,
    fair: Fair,
    rng: Xoshiro256PlusPlus,
    findings: Option<FairFindings>,
    told: Number,
}

impl NumbersPage {
    /// The page for `game`; fair games are drawn by `rng`.
    pub fn of(game: &Game, rng: &mut impl Rng) -> Self {
        Self {
            numbers: Numbers::of(game),
            fair: Fair::new(FairPlan::of(game)),
            rng: Xoshiro256PlusPlus::from_rng(rng),
            findings: None,
            told: Number::SEVEN,
        }
    }

    /// Plays more of the fair games, if there are any left.
    pub fn play_on(&mut self, ui: &Ui) {
        if self.findings.is_some() || self.numbers.came().is_empty() {
            return;
        }
        self.fair.run(SLICE, &mut self.rng);
        if self.fair.is_done() {
            self.findings = self.fair.findings(self.numbers.counts());
        }
        ui.ctx().request_repaint();
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        if self.numbers.came().is_empty() {
            let title = [text.get("stats-numbers-none")];
            panel(ui, Words { titles: &title, lines: &[], told: 0 }, |_| {});
            return;
        }
        let titles = [self.verdict(text)];
        panel(ui, Words { titles: &titles, lines: &[self.meaning(text)], told: 0 }, |_| {});
        let all: Vec<String> = Number::ALL.map(|number| self.title(text, number)).to_vec();
        let lines: Vec<String> = Number::ALL.map(|number| self.line(text, about, number)).to_vec();
        let place = Number::ALL.iter().position(|number| *number == self.told).unwrap_or(0);
        let words = Words { titles: &all, lines: &lines, told: place };
        let touched = panel(ui, words, |ui| {
            let width = ui.available_width() / Number::ALL.len() as f32;
            if width < NARROW { self.as_rows(ui, text, place) } else { self.columns(ui, text) }
        });
        if let Some(number) = touched {
            self.told = number;
            ui.ctx().request_repaint();
        }
    }

    fn finding(&self, number: Number) -> Option<&FairNumber> {
        self.findings.as_ref().map(|findings| &findings.numbers[number])
    }

    /// Whether the numbers as a whole are unusual.
    fn verdict(&self, text: &Text) -> String {
        let count = self.numbers.came().len();
        let Some(findings) = &self.findings else {
            return text.with("stats-numbers-playing", &[("count", count.into())]);
        };
        let (key, part): (&str, u8) = match findings.lopsided {
            Lopsided::Tenths(part) => ("stats-lopsided-tenths", part),
            Lopsided::Hundredths(part) => ("stats-lopsided-hundredths", part),
            Lopsided::Rarer => ("stats-lopsided-rarer", 1),
        };
        text.with(key, &[("part", part.into()), ("count", count.into())])
    }

    fn meaning(&self, text: &Text) -> String {
        let Some(findings) = &self.findings else { return text.get("stats-numbers-wait") };
        let usual = if findings.lopsided.is_unusual() {
            text.get("stats-lopsided-unusual")
        } else {
            text.get("stats-lopsided-usual")
        };
        let games = [("games", text.whole(findings.games.into()).into())];
        format!("{usual} {}", text.with("stats-lopsided-how", &games))
    }

    /// "A 6 came 14 times; 10.2 were to be expected, 5 to 15 are usual."
    fn title(&self, text: &Text, number: Number) -> String {
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("number", number.value().into()),
            ("count", self.numbers.counts()[number].into()),
        ];
        let Some(finding) = self.finding(number) else {
            return text.with("stats-number-came", &values);
        };
        values.push(("expected", text.number(finding.expected, 1).into()));
        values.push(("least", finding.band.least.into()));
        values.push(("most", finding.band.most.into()));
        text.with("stats-number-beside", &values)
    }

    /// How long it stayed away, and in whose turns it came.
    fn line(&self, text: &Text, about: &About, number: Number) -> String {
        let away = self.numbers.away(number);
        let values = [("longest", away.longest.into()), ("now", away.now.into())];
        let key = if away.now > 0 { "stats-number-away-now" } else { "stats-number-away" };
        let each = |seat: &Seat| {
            let count = self.numbers.counts_of(*seat)[number];
            text.with(
                "stats-number-of",
                &[("who", about.name(*seat).into()), ("count", count.into())],
            )
        };
        let players: Vec<String> = about.seats.iter().map(each).collect();
        let players = [("players", players.join(", ").into())];
        format!("{} {}", text.with(key, &values), text.with("stats-number-players", &players))
    }

    fn as_rows(&self, ui: &mut Ui, text: &Text, told: usize) -> Option<Number> {
        let row = |number: Number| {
            let count = self.numbers.counts()[number];
            Row {
                label: number.to_string(),
                value: count.to_string(),
                name: self.title(text, number),
                share: f64::from(count),
                beside: self.finding(number).map_or(Beside::Nothing, |finding| Beside::Usual {
                    least: finding.band.least.into(),
                    mean: finding.expected,
                    most: finding.band.most.into(),
                }),
            }
        };
        let all: Vec<Row> = Number::ALL.map(row).to_vec();
        rows(ui, "numbers", &all, told).and_then(|nth| Number::ALL.get(nth).copied())
    }

    fn columns(&self, ui: &mut Ui, text: &Text) -> Option<Number> {
        let palette = Palette::of(ui);
        let size = vec2(ui.available_width(), in_sight(ui, HIGH + LABELS));
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let top = |number: Number| {
            let most = self.finding(number).map_or(0, |finding| finding.band.most);
            self.numbers.counts()[number].max(most)
        };
        let highest = Number::ALL.map(top).into_iter().max().unwrap_or(0).max(4) as f32;
        let floor = area.bottom() - LABELS;
        let high = area.height() - LABELS;
        let y = |count: f32| floor - count / (highest * 1.06) * (high - 6.0);
        let width = area.width() / Number::ALL.len() as f32;
        let place = |nth: usize| {
            let left = area.left() + nth as f32 * width;
            Rect::from_min_max(pos2(left, area.top()), pos2(left + width, area.bottom()))
        };
        let mut touched = None;
        for (nth, number) in Number::ALL.into_iter().enumerate() {
            let id = Id::unique(("stats-number", number.value()));
            let told = number == self.told;
            let rect = place(nth).shrink2(vec2(1.0, 0.0));
            if bar_place(ui, rect, id, &self.title(text, number), told).clicked() {
                touched = Some(number);
            }
        }
        let step = if highest > 40.0 { 10_u8 } else { 5 };
        for times in (step..=200).step_by(step.into()).map(f32::from) {
            if times < highest {
                let line = Stroke::new(1.0, palette.line);
                ui.painter().hline(area.x_range(), y(times), line);
                let at = pos2(area.left() + 2.0, y(times) - 1.0);
                let font = FontId::proportional(14.0);
                ui.painter().text(at, Align2::LEFT_BOTTOM, times, font, palette.faint);
            }
        }
        for (nth, number) in Number::ALL.into_iter().enumerate() {
            let middle = place(nth).center().x;
            let half = (width * 0.26).min(24.0);
            let count = self.numbers.counts()[number];
            let bar = Rect::from_min_max(
                pos2(middle - half, y(count as f32)),
                pos2(middle + half, floor),
            );
            card_bar(ui, bar);
            if let Some(finding) = self.finding(number) {
                usual(ui, middle, half + 6.0, y, finding);
            }
            let at = pos2(middle, floor + 4.0);
            let font = strong(ui.ctx(), 19.0);
            ui.painter().text(at, Align2::CENTER_TOP, number, font, palette.text);
            let at = pos2(middle, floor + 28.0);
            let font = FontId::proportional(15.0);
            ui.painter().text(at, Align2::CENTER_TOP, count, font, palette.text);
        }
        ui.painter().hline(area.x_range(), floor, Stroke::new(2.0, palette.faint));
        touched
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        let head = keys(&[
            "stats-number",
            "stats-came",
            "stats-expected",
            "stats-usual-least",
            "stats-usual-most",
            "stats-usual-held",
            "stats-away",
        ]);
        let row = |number: Number| {
            let finding = self.finding(number);
            let band = finding.map(|finding| finding.band);
            vec![
                number.to_string(),
                self.numbers.counts()[number].to_string(),
                finding.map(|finding| text.number(finding.expected, 1)).unwrap_or_default(),
                band.map(|band| band.least.to_string()).unwrap_or_default(),
                band.map(|band| band.most.to_string()).unwrap_or_default(),
                band.map(|band| text.number(band.share * 100.0, 1)).unwrap_or_default(),
                self.numbers.away(number).longest.to_string(),
            ]
        };
        let of_players = |number: Number| {
            let count = |seat: &Seat| self.numbers.counts_of(*seat)[number].to_string();
            std::iter::once(number.to_string()).chain(about.seats.iter().map(count)).collect()
        };
        vec![
            Table { title: self.verdict(text), head, rows: Number::ALL.map(row).to_vec() },
            Table {
                title: text.get("stats-numbers-players"),
                head: [keys(&["stats-number"]), about.names()].concat(),
                rows: Number::ALL.map(of_players).to_vec(),
            },
        ]
    }
}

/// What fair games bring: a frame from the least to the most that is usual, and
/// a line at the mean.
fn usual(ui: &Ui, middle: f32, half: f32, y: impl Fn(f32) -> f32, finding: &FairNumber) {
    let palette = Palette::of(ui);
    let (least, most) = (y(finding.band.least as f32), y(finding.band.most as f32));
    let frame = Rect::from_min_max(pos2(middle - half, most), pos2(middle + half, least));
    let line = Stroke::new(2.0, palette.award);
    ui.painter().rect(frame, 3.0, Color32::TRANSPARENT, line, StrokeKind::Middle);
    let mean = y(points(finding.expected));
    let ink = Stroke::new(3.0, palette.text);
    ui.painter().hline(middle - half..=middle + half, mean, ink);
}
