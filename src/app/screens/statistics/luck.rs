//! Luck: what the numbers owed on average, what they brought, and what else
//! gave or took cards.

use egui::Ui;

use super::about::About;
use game::{CardKind, Game, PerSeat, Seat};
use kit::widgets::plot::{
    BarPart, Beside, Line, LineOf, Lines, PartOf, PlayerBar, Row, Words, panel, player_bars,
    points, rows,
};
use stats::report::{Luck, PlayerLuck, Way};
use store::Table;
use words::text::{Text, Value};

#[derive(Debug)]
pub struct LuckPage {
    luck: Luck,
    /// How many cards each player was ahead of the average after each number.
    ahead: Vec<PerSeat<f64>>,
    /// The player whose details are shown.
    told: usize,
    /// The number whose details are shown.
    nth: usize,
    row: usize,
    kind: usize,
}

impl LuckPage {
    pub fn of(game: &Game) -> Self {
        let luck = Luck::of(game);
        let none = game.state().players().map(|_, _| 0.0);
        let course = luck.over_time.iter();
        let ahead = course
            .map(|point| point.average.map(|seat, mean| f64::from(point.owed.of(seat)) - mean));
        let ahead: Vec<PerSeat<f64>> = std::iter::once(none).chain(ahead).collect();
        Self { nth: ahead.len().saturating_sub(1), luck, ahead, told: 0, row: 0, kind: 0 }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.figures(ui, text, about);
        self.course(ui, text, about);
        self.commodities(ui, text, about);
        self.ledger(ui, text, about);
    }

    fn of_seat(&self, seat: Seat) -> PlayerLuck {
        self.luck.players.of(seat)
    }

    /// "Ann: 1.12 (0.88 to 1.12 is usual). Owed 34 cards, 30.4 on average."
    fn sentence(&self, text: &Text, about: &About, seat: Seat) -> String {
        let production = self.of_seat(seat).production;
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("who", about.name(seat).into()),
            ("owed", production.owed().total().into()),
            ("average", text.number(production.owed_on_average(), 1).into()),
        ];
        let Some(luck) = production.luck() else { return text.with("stats-luck-early", &values) };
        values.push(("figure", text.number(luck.figure, 2).into()));
        // In 19 of 20 fair games, it is within two standard deviations.
        values.push(("least", text.number((1.0 - 2.0 * luck.usual).max(0.0), 2).into()));
        values.push(("most", text.number(1.0 + 2.0 * luck.usual, 2).into()));
        text.with("stats-luck-of", &values)
    }

    fn figures(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let bar = |seat: &Seat| {
            let color = about.color(*seat);
            let figure = self.of_seat(*seat).production.luck().map(|luck| luck.figure);
            let value =
                figure.map_or_else(|| text.get("stats-luck-none"), |figure| text.number(figure, 2));
            PlayerBar {
                seat: *seat,
                color,
                label: about.name(*seat),
                value,
                name: self.sentence(text, about, *seat),
                parts: vec![BarPart {
                    long: points(figure.unwrap_or(0.0)),
                    what: PartOf::Player(color),
                }],
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [text.get("stats-luck-title")];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        let told = panel(ui, words, |ui| {
            let told = player_bars(ui, "luck", &bars, self.told, Some(1.0));
            ui.add(egui::Label::new(text.get("stats-luck-meaning")).wrap());
            told
        });
        if let Some(told) = told {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }

    fn course(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let Some(here) = self.ahead.get(self.nth) else { return };
        let each = |seat: &Seat| {
            let values: [(&str, Value<'_>); 2] = [
                ("who", about.name(*seat).into()),
                ("ahead", text.signed(here.of(*seat), 1).into()),
            ];
            text.with("stats-luck-ahead", &values)
        };
        let all: Vec<String> = about.seats.iter().map(each).collect();
        let values = [("nth", self.nth.into()), ("all", all.join(", ").into())];
        let title = text.with("stats-luck-after", &values);
        let lines = [text.get("stats-luck-course")];
        let words = Words { titles: std::slice::from_ref(&title), lines: &lines, told: 0 };
        let told = panel(ui, words, |ui| {
            let line = |seat: &Seat| Line {
                of: LineOf::Player(about.color(*seat)),
                label: about.name(*seat),
                values: self.ahead.iter().map(|ahead| points(ahead.of(*seat))).collect(),
            };
            let lines: Vec<Line> = about.seats.iter().map(line).collect();
            let values = || lines.iter().flat_map(|line| &line.values).copied();
            let numbers: Vec<u32> = (0..).take(self.ahead.len()).collect();
            let plot = Lines {
                all: &lines,
                numbers: &numbers,
                least: values().fold(-2.0, f32::min),
                most: values().fold(2.0, f32::max),
                mark: None,
                posts: &[],
                axis: &text.get("stats-luck-axis"),
                told: self.nth,
                name: &title,
                data: &title,
            };
            plot.show(ui, 260.0)
        });
        if let Some(nth) = told {
            self.nth = nth;
            ui.ctx().request_repaint();
        }
    }

    /// Where a player's cards differed from what the numbers owed.
    fn entries(&self, text: &Text, about: &About, seat: Seat) -> Vec<(String, f64)> {
        let player = self.of_seat(seat);
        let production = &player.production;
        let mut all = vec![
            (
                text.get("stats-luck-numbers"),
                f64::from(production.owed().total()) - production.owed_on_average(),
            ),
            (text.get("stats-luck-blocked"), 0.0 - f64::from(production.blocked.total())),
            (text.get("stats-luck-withheld"), 0.0 - f64::from(production.withheld.total())),
        ];
        let (own, other) = if about.has_knights() {
            ((Way::Progress, "stats-luck-progress"), Some((Way::Aqueduct, "stats-way-aqueduct")))
        } else {
            ((Way::Development, "stats-luck-development"), None)
        };
        let ways = [
            (Way::Discard, "stats-luck-discards"),
            (Way::Robber, "stats-luck-thefts"),
            (Way::Event, "stats-luck-events"),
            own,
        ];
        all.extend(
            ways.into_iter()
                .chain(other)
                .map(|(way, key)| (text.get(key), player.flow.net(way) as f64)),
        );
        all
    }

    /// "cloth: 12 due, 10.3 on average".
    fn kind_words(&self, text: &Text, about: &About, seat: Seat, kind: CardKind) -> String {
        let (owed, average) = self.of_seat(seat).production.of_kind(kind);
        let values = [
            ("who", about.name(seat).into()),
            ("kind", text.kind(kind).into()),
            ("owed", owed.into()),
            ("average", text.number(average, 1).into()),
        ];
        text.with("stats-luck-kind", &values)
    }

    /// What the numbers owed of each commodity, against what they owe on average
    /// (KNIGHTS 4).
    fn commodities(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let Some(seat) = about.seats.get(self.told).copied() else { return };
        let kinds = about.kinds.iter().filter(|kind| kind.commodity().is_some());
        let production = self.of_seat(seat).production;
        let row = |kind: &CardKind| {
            let (owed, average) = production.of_kind(*kind);
            Row {
                label: text.kind(*kind),
                value: text.with(
                    "stats-luck-against",
                    &[("owed", owed.into()), ("average", text.number(average, 1).into())],
                ),
                name: self.kind_words(text, about, seat, *kind),
                share: owed.into(),
                beside: Beside::Other(average),
            }
        };
        let all: Vec<Row> = kinds.map(row).collect();
        if all.is_empty() {
            return;
        }
        let titles = [text.with("stats-luck-commodities", &[("who", about.name(seat).into())])];
        let lines: Vec<String> = all.iter().map(|row| row.name.clone()).collect();
        let words = Words { titles: &titles, lines: &lines, told: self.kind };
        if let Some(kind) = panel(ui, words, |ui| rows(ui, "luck-commodities", &all, self.kind)) {
            self.kind = kind;
            ui.ctx().request_repaint();
        }
    }

    /// Each kind that was owed, with its average, for a game with commodities.
    fn kind_sheet(&self, text: &Text, about: &About) -> Option<Table> {
        let row = |(seat, kind): (&Seat, &CardKind)| {
            let (owed, average) = self.of_seat(*seat).production.of_kind(*kind);
            vec![about.name(*seat), text.kind(*kind), owed.to_string(), text.number(average, 1)]
        };
        let all =
            about.seats.iter().flat_map(|seat| about.kinds.iter().map(move |kind| (seat, kind)));
        let head = ["stats-player", "stats-kind-head", "stats-luck-owed", "stats-luck-average"];
        about.has_knights().then(|| Table {
            title: text.get("stats-luck-kinds"),
            head: head.iter().map(|key| text.get(key)).collect(),
            rows: all.map(row).collect(),
        })
    }

    fn ledger(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let Some(seat) = about.seats.get(self.told).copied() else { return };
        let row = |(label, cards): (String, f64)| {
            let value = text.signed(cards, 1);
            let values = [("what", label.clone().into()), ("cards", value.clone().into())];
            let name = text.with("stats-luck-entry", &values);
            Row { label, value, name, share: cards, beside: Beside::Nothing }
        };
        let all: Vec<Row> = self.entries(text, about, seat).into_iter().map(row).collect();
        let titles = [text.with("stats-luck-ledger", &[("who", about.name(seat).into())])];
        let lines: Vec<String> = all.iter().map(|row| row.name.clone()).collect();
        let words = Words { titles: &titles, lines: &lines, told: self.row };
        if let Some(row) = panel(ui, words, |ui| rows(ui, "luck-ledger", &all, self.row)) {
            self.row = row;
            ui.ctx().request_repaint();
        }
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        let figure = |seat: &Seat| {
            let production = self.of_seat(*seat).production;
            let luck = production.luck();
            vec![
                about.name(*seat),
                luck.map(|luck| text.number(luck.figure, 2)).unwrap_or_default(),
                text.number(production.owed_on_average(), 1),
                production.owed().total().to_string(),
                production.came.total().to_string(),
                production.blocked.total().to_string(),
                production.withheld.total().to_string(),
            ]
        };
        let head = [
            "stats-player",
            "stats-luck-figure",
            "stats-luck-average",
            "stats-luck-owed",
            "stats-came",
            "stats-luck-blocked",
            "stats-luck-withheld",
        ];
        let entries: Vec<Vec<(String, f64)>> =
            about.seats.iter().map(|seat| self.entries(text, about, *seat)).collect();
        let labels = entries.first().map(|all| all.iter().map(|(label, _)| label.clone()));
        let row = |(nth, label): (usize, String)| {
            let of = |all: &Vec<(String, f64)>| all.get(nth).map(|(_, cards)| *cards);
            let cards = entries.iter().filter_map(of).map(|cards| text.signed(cards, 1));
            std::iter::once(label).chain(cards).collect()
        };
        let ahead = |(nth, ahead): (usize, &PerSeat<f64>)| {
            let each = about.seats.iter().map(|seat| text.signed(ahead.of(*seat), 1));
            std::iter::once(nth.to_string()).chain(each).collect()
        };
        let mut sheets = vec![
            Table {
                title: text.get("stats-luck-title"),
                head: keys(&head),
                rows: about.seats.iter().map(figure).collect(),
            },
            Table {
                title: text.get("stats-luck-ledgers"),
                head: [keys(&["stats-what"]), about.names()].concat(),
                rows: labels.into_iter().flatten().enumerate().map(row).collect(),
            },
            Table {
                title: text.get("stats-luck-course"),
                head: [keys(&["stats-numbers"]), about.names()].concat(),
                rows: self.ahead.iter().enumerate().map(ahead).collect(),
            },
        ];
        sheets.extend(self.kind_sheet(text, about));
        sheets
    }
}
