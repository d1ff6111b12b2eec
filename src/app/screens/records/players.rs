//! Players by name: who won how many. Points are told by kind of game: a win of Cities &
//! Knights has more of them.

use game::GameKind;
use kit::widgets::plot::{Beside, Row};
use stats::report::{Across, KindRecord, PlayerRecord};
use store::Table;
use words::text::{Text, Value};

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

/// The kinds of games there are.
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
pub fn sheets(text: &Text, across: &Across) -> Vec<Table> {
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
