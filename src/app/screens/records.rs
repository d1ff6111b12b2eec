//! Records across all games: players by name, numbers, decks.

use egui::Ui;

use super::statistics::report::{Plot, ReportView, StatisticsReport};
use super::statistics::table::{Column, table};
use crate::app::command::Command;
use crate::app::library::records::Records;
use crate::app::platform::Platform;
use game::{Expansion, Expansions, Roll};
use kit::widgets::keyboard::escape;
use kit::widgets::plot::{Beside, Form, Row};
use kit::widgets::split::{page, scrolling, within};
use kit::widgets::{hint, top_bar};
use stats::report::{Across, GameRecord, NumberRecord, NumbersFrom, PlayerRecord};
use store::Table;
use words::text::{Text, Value};

/// The milliseconds of each frame spent on reading games.
const SLICE_MILLIS: i64 = 8;

#[derive(Debug)]
pub struct RecordsPage {
    records: Records,
    across: Option<Across>,
    form: Form,
    view: ReportView,
}

impl RecordsPage {
    pub fn new(records: Records) -> Self {
        Self { records, across: None, form: Form::Plots, view: ReportView::default() }
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
            let reports = reports(text, across, self.records.unreadable());
            scrolling(ui, &id, |ui| self.view.show(ui, text, &reports, self.form));
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

fn reports(text: &Text, across: &Across, unreadable: usize) -> Vec<StatisticsReport> {
    let mut head = vec![text.with("records-games", &[("count", across.games.into())])];
    head.extend(Expansion::ALL.into_iter().filter_map(|with| how_many(text, across, with)));
    if unreadable > 0 {
        head.push(text.with("records-unreadable", &[("count", unreadable.into())]));
    }
    let rows = across.players.iter().map(|record| row(text, across, record)).collect();
    let players = StatisticsReport::rows("records-players", head.join(" "), rows);
    let numbers = numbers_title(text, &across.numbers);
    let by_number = table(
        text,
        numbers.clone(),
        &Roll::ALL,
        &[
            ("stats-number", &|number| number.to_string()),
            ("stats-came", &|number| text.whole(across.numbers.counts[*number])),
            ("stats-expected", &|number| text.number(across.numbers.expected[*number], 1)),
        ],
    );
    let rows = Roll::ALL.map(|number| number_row(text, &across.numbers, number)).to_vec();
    let numbers =
        StatisticsReport::rows("records-numbers", numbers, rows).begins(5).table(by_number);
    let sources: Vec<_> = across.sources.iter().collect();
    let by_source = table(
        text,
        text.get("records-sources"),
        &sources,
        &[
            ("records-head-source", &|(from, _)| source_name(text, from)),
            ("records-head-games", &|(_, it)| (it.games + it.left_out).to_string()),
            ("stats-numbers", &|(_, it)| text.whole(it.total())),
        ],
    );
    let lines = sources.iter().map(|(from, it)| (None, source_words(text, from, it))).collect();
    let sources = StatisticsReport::new(text.get("records-sources"), Plot::Sentences(lines));
    let mut all = vec![players.table(of_players(text, across))];
    all.extend(by_game(text, across));
    all.extend([numbers, sources.table(by_source)]);
    all
}

fn number_row(text: &Text, record: &NumberRecord, number: Roll) -> Row {
    let (count, expected) = (record.counts[number], record.expected[number]);
    let values: [(&str, Value<'_>); 3] = [
        ("number", number.number().into()),
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
        ("sevens", text.whole(record.counts[Roll::SEVEN]).into()),
        ("expected", text.number(record.expected[Roll::SEVEN], 0).into()),
    ];
    text.with("records-source", &values)
}

/// Returns how many of all games were played with `expansion`, where some were.
fn how_many(text: &Text, across: &Across, expansion: Expansion) -> Option<String> {
    let with = across.by_game.iter().filter(|(played, _)| played.has(expansion));
    let count: u32 = with.map(|(_, count)| count).sum();
    let key = format!("records-of-{}", expansion.key());
    (count > 0).then(|| text.with(&key, &[("count", count.into())]))
}

/// Returns what all games were played with, if it was the same.
fn only_game(across: &Across) -> Option<Expansions> {
    let mut games = across.by_game.keys();
    games.next().copied().filter(|_| games.next().is_none())
}

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
    if let Some(only) = only_game(across) {
        values.push(("points", points(text, record.in_games(only)).into()));
        return text.with("records-player", &values);
    }
    let own = record.by_game.iter();
    let own: Vec<String> = own.map(|(game, record)| of_game(text, *game, *record)).collect();
    values.push(("kinds", own.join(" ").into()));
    text.with("records-player-both", &values)
}

/// "Base game: 3 of 7 won, points on average 8.3."
fn of_game(text: &Text, game: Expansions, record: GameRecord) -> String {
    let values: [(&str, Value<'_>); 4] = [
        ("kind", name(text, game).into()),
        ("decided", record.decided.into()),
        ("wins", record.wins.into()),
        ("points", points(text, record).into()),
    ];
    text.with("records-of-kind", &values)
}

fn points(text: &Text, record: GameRecord) -> String {
    mean(text, record).unwrap_or_else(|| text.get("records-unknown"))
}

/// "Base game", "Seafarers", "Seafarers with Cities & Knights", "Base game with fish and rivers".
fn name(text: &Text, game: Expansions) -> String {
    let name = |expansion: Expansion| text.get(&format!("records-kind-{}", expansion.key()));
    let is_module = |expansion: &Expansion| match expansion {
        Expansion::Knights | Expansion::Sea => false,
        Expansion::Fish | Expansion::Rivers | Expansion::Wagons | Expansion::Oil => true,
    };
    let (modules, mut games): (Vec<_>, Vec<_>) = game.iter().partition(is_module);
    let first = games.pop().map_or_else(|| text.get("records-kind-base"), name);
    let others: Vec<String> = games.into_iter().chain(modules).map(name).collect();
    if others.is_empty() {
        return first;
    }
    let values = [("game", first.into()), ("others", text.list(&others).into())];
    text.with("records-kind-with", &values)
}

/// The mean points of some games; nothing before one was won.
fn mean(text: &Text, record: GameRecord) -> Option<String> {
    record.mean_points().map(|points| text.number(points, 1))
}

fn of_players(text: &Text, across: &Across) -> Table {
    let mut columns: Vec<Column<'_, PlayerRecord>> = vec![
        ("stats-player", &|record| record.name.to_string()),
        ("records-head-games", &|record| record.games().to_string()),
        ("records-head-decided", &|record| record.decided().to_string()),
        ("records-head-wins", &|record| record.wins().to_string()),
    ];
    let only = only_game(across);
    let points =
        only.map(|game| move |it: &PlayerRecord| mean(text, it.in_games(game)).unwrap_or_default());
    if let Some(points) = &points {
        columns.push(("records-head-points", points));
    }
    let luck = |record: &PlayerRecord| record.luck().map(|luck| text.number(luck, 2));
    let luck = |record: &PlayerRecord| luck(record).unwrap_or_default();
    columns.push(("stats-luck-figure", &luck));
    let title = text.with("records-games", &[("count", across.games.into())]);
    table(text, title, &across.players, &columns)
}

/// The same for each game that was played, where there are several.
fn by_game(text: &Text, across: &Across) -> Vec<StatisticsReport> {
    let of_game = |game: Expansions| {
        let own = across.players.iter().filter(|record| record.by_game.contains_key(&game));
        StatisticsReport::only(table(
            text,
            name(text, game),
            own,
            &[
                ("stats-player", &|record: &PlayerRecord| record.name.to_string()),
                ("records-head-games", &|record| record.in_games(game).games.to_string()),
                ("records-head-decided", &|record| record.in_games(game).decided.to_string()),
                ("records-head-wins", &|record| record.in_games(game).wins.to_string()),
                ("records-head-points", &|record| {
                    mean(text, record.in_games(game)).unwrap_or_default()
                }),
            ],
        ))
    };
    let games = across.by_game.keys().copied().filter(|_| only_game(across).is_none());
    games.map(of_game).collect()
}
