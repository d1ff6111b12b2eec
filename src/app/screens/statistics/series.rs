//! Series that several pages tell alike: counts turn by turn, what came and went by which way, and
//! for how long somebody had a prize.

use super::about::Teller;
use super::report::{Curve, Plot, StatisticsReport};
use game::{PerSeat, Seat};
use kit::widgets::plot::{Beside, HeldSpans, Row};
use stats::report::{Prize, Reign};
use words::text::Value;

/// A curve of what each player had after the opening and after each turn. Its texts have `key` with
/// `-opening`, `-turn`, `-same`, and `-axis` at the end.
pub fn course<T>(tell: &Teller<'_>, key: &'static str, turns: &[PerSeat<T>]) -> StatisticsReport
where
    T: Copy + Default + Ord + Into<Value<'static>> + Into<f32>,
{
    course_with(tell, key, turns, Vec::new())
}

/// The same with a dashed line at each of these turns.
pub fn course_with<T>(
    tell: &Teller<'_>,
    key: &'static str,
    turns: &[PerSeat<T>],
    posts: Vec<usize>,
) -> StatisticsReport
where
    T: Copy + Default + Ord + Into<Value<'static>> + Into<f32>,
{
    let keys = [format!("{key}-opening"), format!("{key}-turn"), format!("{key}-same")];
    let [opening, turn, same] = &keys;
    let played = &tell.report().turns;
    let changes = turns.iter().zip(turns.iter().skip(1)).enumerate().flat_map(|(nth, pair)| {
        tell.seats.iter().filter_map(move |seat| {
            let (from, to) = (pair.0.of(*seat), pair.1.of(*seat));
            let values = [("from", from.into()), ("to", to.into())];
            (from != to).then(|| (nth + 1, tell.of(*seat, "stats-changed", &values)))
        })
    });
    let each = ("stats-number-of", "count");
    let [titles, _] = tell.turn_by_turn([opening, turn, same], each, turns, []);
    let mut lines: Vec<Vec<String>> = turns.iter().map(|_| Vec::new()).collect();
    for (turn, words) in changes {
        lines.get_mut(turn).into_iter().for_each(|all| all.push(words.clone()));
    }
    let line = |all: Vec<String>| if all.is_empty() { tell.get(same) } else { all.join(" ") };
    let most = turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or_default();
    let curve = Curve {
        all: tell.lines(turns, |all, seat| all.of(seat).into()),
        numbers: played.numbers().to_vec(),
        most: Into::<f32>::into(most).max(4.0) + 0.5,
        axis: tell.get(&format!("{key}-axis")),
        posts,
        ..Curve::default()
    };
    StatisticsReport::curve(key, titles, lines.into_iter().map(line).collect(), curve)
}

/// The same as a table with a row for each turn: whoever looks for anything else should not have to
/// pass it.
pub fn course_table<T>(tell: &Teller<'_>, key: &str, turns: &[PerSeat<T>]) -> StatisticsReport
where
    T: Copy + Default + ToString,
{
    let table = tell.by_player(
        (tell.get(&format!("{key}-by-turn")), "stats-turn"),
        tell.report().turns.numbers().iter().zip(turns),
        |(turn, _)| turn.to_string(),
        |(_, all), seat| all.of(seat).to_string(),
    );
    StatisticsReport::only(table)
}

/// One way on which something came to players or left them: what it is called, and how much of it
/// there was.
pub struct WayCounts<'a> {
    pub label: String,
    pub comes: bool,
    pub count: &'a dyn Fn(Seat) -> u32,
}

/// Returns a row for each way on which anything of the player came or went whose bar in the report `of`
/// was touched, with the title that `title` says; and a table of all. A row is said by the text `line`.
pub fn ways(
    tell: &Teller<'_>,
    (of, line): (&'static str, &str),
    title: impl Fn(Seat, u32, u32) -> String,
    (table, all): (String, &[WayCounts<'_>]),
) -> StatisticsReport {
    let each = |seat: &Seat| {
        let row = |way: &WayCounts<'_>| {
            let count = (way.count)(*seat);
            let share = if way.comes { f64::from(count) } else { -f64::from(count) };
            let words = [("way", (&way.label).into()), ("count", count.into())];
            let (label, value) = (way.label.clone(), tell.text.signed(share, 0));
            let name = tell.text.with(line, &words);
            (count > 0).then_some(Row { label, value, name, share, beside: Beside::Nothing })
        };
        let sum = |comes: bool| {
            let own = all.iter().filter(|way| way.comes == comes);
            own.map(|way| (way.count)(*seat)).sum()
        };
        let rows = all.iter().filter_map(row).collect();
        StatisticsReport::rows("module-ways", title(*seat, sum(true), sum(false)), rows)
    };
    let told = all.iter().filter(|way| tell.seats.iter().any(|seat| (way.count)(*seat) > 0));
    let table = tell.by_player(
        (table, "stats-way"),
        told,
        |way| way.label.clone(),
        |way, seat| (way.count)(seat).to_string(),
    );
    StatisticsReport::each(of, tell.seats.iter().map(each).collect()).table(table)
}

/// Returns who held which of `prizes`, and when: a band for each, or for each player where several
/// may have one.
pub fn reigns(
    tell: &Teller<'_>,
    title: String,
    all: &[Reign],
    prizes: &[Prize],
) -> StatisticsReport {
    let turns = &tell.report().turns;
    let turn_at = |act| turns.number_at(act).to_string();
    let table = tell.table(
        title.clone(),
        all,
        &[
            ("stats-award", &|reign: &Reign| tell.prize(reign.prize)),
            ("stats-player", &|reign| tell.name(reign.holder)),
            ("stats-from", &|reign| turn_at(reign.from)),
            ("stats-until", &|reign| {
                reign.until.map_or_else(|| tell.get("stats-held-still"), turn_at)
            }),
        ],
    );
    let last = turns.last().max(1) as f32;
    let of = |prize: Prize| match prize {
        Prize::Poor => tell.seats.iter().map(|seat| (prize, Some(*seat))).collect(),
        Prize::Award(_)
        | Prize::Metropolis(_)
        | Prize::Champion
        | Prize::Wealthiest
        | Prize::Boot => vec![(prize, None)],
    };
    let rows = prizes.iter().flat_map(|prize| of(*prize));
    let bands: Vec<HeldSpans> = rows.filter_map(|row| band(tell, all, row, last)).collect();
    if bands.is_empty() {
        return StatisticsReport::only(table);
    }
    StatisticsReport::new(title, Plot::Bands(bands, last)).table(table)
}

/// Returns who held `prize`, or when this one player did; nothing if nobody did.
fn band(
    tell: &Teller<'_>,
    all: &[Reign],
    (prize, only): (Prize, Option<Seat>),
    last: f32,
) -> Option<HeldSpans> {
    let turns = &tell.report().turns;
    let own = all.iter().filter(|reign| reign.prize == prize);
    let own = own.filter(|reign| only.is_none_or(|seat| seat == reign.holder));
    // The settlers' tiles go to and fro within a turn.
    let is_brief = |reign: &Reign| Prize::SETTLERS.contains(&prize) && reign.turns(turns) == 0;
    let own: Vec<&Reign> = own.filter(|reign| !is_brief(reign)).collect();
    if own.is_empty() {
        return None;
    }
    let words: Vec<String> = own.iter().map(|reign| reign_words(tell, **reign)).collect();
    let turn_of = |act| turns.of_act(act) as f32;
    let span = |reign: &&Reign| {
        let to = reign.until.map_or(last, turn_of);
        (turn_of(reign.from).min(to), to, tell.color(reign.holder), tell.name(reign.holder))
    };
    let spans = own.iter().map(span).collect();
    let name = match only {
        None => tell.prize(prize),
        Some(seat) => tell.of(seat, "stats-prize-of", &[("award", tell.prize(prize).into())]),
    };
    Some(HeldSpans { name, words: words.join(" "), spans })
}

fn reign_words(tell: &Teller<'_>, reign: Reign) -> String {
    let turn_at = |act| tell.report().turns.number_at(act).into();
    let award = ("award", tell.prize(reign.prize).into());
    let from = ("from", turn_at(reign.from));
    match reign.until.map(|until| ("until", turn_at(until))) {
        None => tell.of(reign.holder, "stats-reign-still", &[award, from]),
        Some(until) => tell.of(reign.holder, "stats-reign", &[award, from, until]),
    }
}
