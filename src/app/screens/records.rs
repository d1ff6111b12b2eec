//! Records across all games: players by name, numbers, decks.

use egui::{Label, RichText, Ui};

use super::decks::parts::{hint, page, top_bar};
use super::statistics::table::show_tables;
use crate::app::command::Command;
use crate::app::library::records::Records;
use crate::app::platform::Platform;
use game::GameKind;
use kit::widgets::keyboard::escape;
use kit::widgets::plot::{Beside, Form, Row, Words, panel, rows};
use kit::widgets::split::{scrolling, within};
use stats::report::{Across, KindRecord, Number, NumberRecord, NumbersFrom, PlayerRecord};
use store::Table;
use words::text::{Text, Value};

/// The milliseconds of each frame spent on reading games.
const SLICE_MILLIS: i64 = 8;

#[derive(Debug)]
pub struct RecordsPage {
    records: Records,
    across: Option<Across>,
    form: Form,
    marked: Marked,
}

/// Which rows are described in full.
#[derive(Clone, Copy, Debug)]
struct Marked {
    player: usize,
    number: usize,
}

impl RecordsPage {
    /// The page for these games.
    pub const fn new(records: Records) -> Self {
        Self { records, across: None, form: Form::Plots, marked: Marked { player: 0, number: 5 } }
    }

    /// Draws it, and reads on while games are left.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, platform: &dyn Platform) -> Option<Command> {
        self.read_on(ui, platform);
        let title = text.get("records-title");
        let back = top_bar(ui, &text.get("stats-back"), &title, |ui| self.form.switch(ui, text));
        let area = page(ui.available_rect_before_wrap(), 1_100.0);
        within(ui, area, |ui| {
            let Some(across) = &self.across else {
                let (read, all) = self.records.progress();
                let values = [("read", read.into()), ("all", all.into())];
                hint(ui, &text.with("records-reading", &values));
                return;
            };
            if across.games == 0 {
                hint(ui, &text.get("records-none"));
                return;
            }
            let id = format!("records-{:?}", self.form);
            scrolling(ui, &id, |ui| match self.form {
                Form::Plots => {
                    plots(ui, text, across, self.records.unreadable(), &mut self.marked);
                }
                Form::Tables => show_tables(ui, &sheets(text, across)),
            });
        });
        (back || escape(ui)).then_some(Command::Home)
    }

    fn read_on(&mut self, ui: &Ui, platform: &dyn Platform) {
        if self.across.is_some() {
            return;
        }
        let begun = platform.now();
        while !self.records.is_done() {
            self.records.read_on();
            if (platform.now() - begun).num_milliseconds() >= SLICE_MILLIS {
                break;
            }
        }
        if self.records.is_done() {
            self.across = Some(self.records.across());
        }
        ui.ctx().request_repaint();
    }
}

fn plots(ui: &mut Ui, text: &Text, across: &Across, unreadable: usize, marked: &mut Marked) {
    let players: Vec<Row> = across.players.iter().map(|record| row(text, across, record)).collect();
    let mut head = vec![text.with("records-games", &[("count", across.games.into())])];
    head.extend(of_knights(text, across));
    head.extend(of_sea(text, across));
    if unreadable > 0 {
        head.push(text.with("records-unreadable", &[("count", unreadable.into())]));
    }
    let lines: Vec<String> = players.iter().map(|row| row.name.clone()).collect();
    let words = Words { titles: &[head.join(" ")], lines: &lines, told: marked.player };
    let player = panel(ui, words, |ui| rows(ui, "records-players", &players, marked.player));
    let numbers: Vec<Row> =
        Number::ALL.map(|number| number_row(text, &across.numbers, number)).to_vec();
    let lines: Vec<String> = numbers.iter().map(|row| row.name.clone()).collect();
    let title = numbers_title(text, &across.numbers);
    let words = Words { titles: &[title], lines: &lines, told: marked.number };
    let number = panel(ui, words, |ui| rows(ui, "records-numbers", &numbers, marked.number));
    let words = Words { titles: &[text.get("records-sources")], lines: &[], told: 0 };
    panel(ui, words, |ui| {
        for (from, record) in &across.sources {
            let line = source_words(text, from, record);
            ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
        }
    });
    if player.is_some() || number.is_some() {
        marked.player = player.unwrap_or(marked.player);
        marked.number = number.unwrap_or(marked.number);
        ui.ctx().request_repaint();
    }
}

fn number_row(text: &Text, record: &NumberRecord, number: Number) -> Row {
    let (count, expected) = (record.counts[number], record.expected[number]);
    let values: [(&str, Value<'_>); 3] = [
        ("number", number.value().into()),
        ("count", text.whole(count).into()),
        ("expected", text.number(expected, 0).into()),
    ];
    #[expect(clippy::cast_precision_loss, reason = "counts of numbers that people drew")]
    let share = count as f64;
    Row {
        label: number.to_string(),
        value: text.whole(count),
        name: text.with("records-number", &values),
        share,
        beside: Beside::Other(expected),
    }
}

fn numbers_title(text: &Text, record: &NumberRecord) -> String {
    let values = [
        ("count", text.whole(record.total()).into()),
        ("games", record.games.into()),
        ("left", record.left_out.into()),
    ];
    let key = if record.left_out > 0 { "records-numbers-left-out" } else { "records-numbers" };
    text.with(key, &values)
}

fn source_name(text: &Text, from: &NumbersFrom) -> String {
    match from {
        NumbersFrom::Dice => text.get("records-dice"),
        NumbersFrom::Decks(decks) => {
            let ids: Vec<String> = decks.iter().map(|deck| deck.as_str().to_uppercase()).collect();
            text.with("records-decks", &[("decks", ids.join("+").into())])
        }
    }
}

/// "Deck A: 7 games, 412 numbers; 7 came 74 times, 68 on average".
fn source_words(text: &Text, from: &NumbersFrom, record: &NumberRecord) -> String {
    let values: [(&str, Value<'_>); 5] = [
        ("from", source_name(text, from).into()),
        ("games", (record.games + record.left_out).into()),
        ("count", text.whole(record.total()).into()),
        ("sevens", text.whole(record.counts[Number::SEVEN]).into()),
        ("expected", text.number(record.expected[Number::SEVEN], 0).into()),
    ];
    text.with("records-source", &values)
}

fn sheets(text: &Text, across: &Across) -> Vec<Table> {
    let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
    let number = |number: Number| {
        vec![
            number.to_string(),
            text.whole(across.numbers.counts[number]),
            text.number(across.numbers.expected[number], 1),
        ]
    };
    let source = |(from, record): (&NumbersFrom, &NumberRecord)| {
        vec![
            source_name(text, from),
            (record.games + record.left_out).to_string(),
            text.whole(record.total()),
        ]
    };
    let mut sheets = player_sheets(text, across);
    sheets.extend([
        Table {
            title: numbers_title(text, &across.numbers),
            head: keys(&["stats-number", "stats-came", "stats-expected"]),
            rows: Number::ALL.map(number).to_vec(),
        },
        Table {
            title: text.get("records-sources"),
            head: keys(&["records-head-source", "records-head-games", "stats-numbers"]),
            rows: across.sources.iter().map(source).collect(),
        },
    ]);
    sheets
}

/// How many of all games were Cities & Knights, where some were.
pub fn of_knights(text: &Text, across: &Across) -> Option<String> {
    let count = across.by_kind[GameKind::Knights] + across.by_kind[GameKind::SeaAndKnights];
    (count > 0).then(|| text.with("records-of-knights", &[("count", count.into())]))
}

/// How many were games of Seafarers, if any was.
pub fn of_sea(text: &Text, across: &Across) -> Option<String> {
    let count = across.by_kind[GameKind::Sea] + across.by_kind[GameKind::SeaAndKnights];
    (count > 0).then(|| text.with("records-of-sea", &[("count", count.into())]))
}

fn kinds(across: &Across) -> impl Iterator<Item = GameKind> {
    GameKind::ALL.into_iter().filter(|kind| across.by_kind[*kind] > 0)
}

/// The kind of all games, if they are of one.
fn only_kind(across: &Across) -> Option<GameKind> {
    let mut kinds = kinds(across);
    kinds.next().filter(|_| kinds.next().is_none())
}

/// A player's wins.
pub fn row(text: &Text, across: &Across, record: &PlayerRecord) -> Row {
    let wins = [("wins", record.wins().into()), ("games", record.decided().into())];
    Row {
        label: record.name.to_string(),
        value: text.with("records-wins", &wins),
        name: sentence(text, across, record),
        share: record.wins().into(),
        beside: Beside::Other(record.decided().into()),
    }
}

/// "Ann: 12 games, 5 of 11 won, points on average 8.3, luck 1.02".
fn sentence(text: &Text, across: &Across, record: &PlayerRecord) -> String {
    let luck = record.luck().map(|luck| text.number(luck, 2));
    let mut values: Vec<(&str, Value<'_>)> = vec![
        ("who", record.name.to_string().into()),
        ("games", record.games().into()),
        ("decided", record.decided().into()),
        ("wins", record.wins().into()),
        ("luck", luck.unwrap_or_else(|| text.get("records-unknown")).into()),
    ];
    if let Some(kind) = only_kind(across) {
        values.push(("points", points(text, record.by_kind[kind]).into()));
        return text.with("records-player", &values);
    }
    let own = GameKind::ALL.into_iter().filter(|kind| record.by_kind[*kind].games > 0);
    let own: Vec<String> = own.map(|kind| of_kind(text, kind, record.by_kind[kind])).collect();
    values.push(("kinds", own.join(" ").into()));
    text.with("records-player-both", &values)
}

/// "Base game: 3 of 7 won, points on average 8.3."
fn of_kind(text: &Text, kind: GameKind, record: KindRecord) -> String {
    let values: [(&str, Value<'_>); 4] = [
        ("kind", name(text, kind).into()),
        ("decided", record.decided.into()),
        ("wins", record.wins.into()),
        ("points", points(text, record).into()),
    ];
    text.with("records-of-kind", &values)
}

fn points(text: &Text, record: KindRecord) -> String {
    let mean = record.mean_points().map(|points| text.number(points, 1));
    mean.unwrap_or_else(|| text.get("records-unknown"))
}

fn name(text: &Text, kind: GameKind) -> String {
    text.get(match kind {
        GameKind::Base => "records-kind-base",
        GameKind::Knights => "records-kind-knights",
        GameKind::Sea => "records-kind-sea",
        GameKind::SeaAndKnights => "records-kind-sea-knights",
    })
}

/// The same, as tables: one of all games, and where there are both kinds, one by kind.
pub fn player_sheets(text: &Text, across: &Across) -> Vec<Table> {
    let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
    let only = only_kind(across);
    let counts = |[games, decided, wins]: [u32; 3]| [games, decided, wins].map(|it| it.to_string());
    let mean = |record: KindRecord| {
        record.mean_points().map(|points| text.number(points, 1)).unwrap_or_default()
    };
    let player = |record: &PlayerRecord| {
        let mut cells = vec![record.name.to_string()];
        cells.extend(counts([record.games(), record.decided(), record.wins()]));
        cells.extend(only.map(|kind| mean(record.by_kind[kind])));
        cells.push(record.luck().map(|luck| text.number(luck, 2)).unwrap_or_default());
        cells
    };
    let mut head = vec!["stats-player", "records-head-games", "records-head-decided"];
    head.push("records-head-wins");
    head.extend(only.map(|_| "records-head-points"));
    head.push("stats-luck-figure");
    let all = Table {
        title: text.with("records-games", &[("count", across.games.into())]),
        head: keys(&head),
        rows: across.players.iter().map(player).collect(),
    };
    let of_kind = |kind: GameKind| {
        let row = |record: &PlayerRecord| {
            let own = record.by_kind[kind];
            let mut cells = vec![record.name.to_string()];
            cells.extend(counts([own.games, own.decided, own.wins]));
            cells.push(mean(own));
            cells
        };
        let own = across.players.iter().filter(|record| record.by_kind[kind].games > 0);
        Table {
            title: name(text, kind),
            head: keys(&[
                "stats-player",
                "records-head-games",
                "records-head-decided",
                "records-head-wins",
                "records-head-points",
            ]),
            rows: own.map(row).collect(),
        }
    };
    let by_kind = kinds(across).filter(|_| only.is_none()).map(of_kind);
    std::iter::once(all).chain(by_kind).collect()
}
