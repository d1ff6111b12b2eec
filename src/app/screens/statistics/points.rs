//! Points over time: who led when, and who held the awards.

use super::about::Teller;
use super::report::{Curve, Plot, StatisticsReport};
use game::PerSeat;
use kit::widgets::plot::HeldSpans;
use stats::report::{PointsChange, Prize, Reign, Source};

/// Returns what is told of the points.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    vec![curve(tell), awards(tell), roads(tell)]
}

/// The points over time.
pub fn curve(tell: &Teller<'_>) -> StatisticsReport {
    let (points, played) = (&tell.report().points, &tell.report().turns);
    let turns = points.by_turn(played);
    let changes = points.changes.iter().map(|change| (change.nth, change_words(tell, change)));
    let keys = ["stats-points-opening", "stats-points-turn", "stats-points-same"];
    let [titles, lines] = tell.turn_by_turn(keys, ("stats-points-of", "points"), &turns, changes);
    let most = turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
    // A target that nobody is near would flatten the lines against the floor.
    let target = i16::from(tell.state.rules().target);
    let is_near = target <= most * 3 / 2 + 2;
    let top = if is_near { most.max(target) } else { most };
    let words = tell.with("stats-points-target", &[("points", &target)]);
    let curve = Curve {
        all: tell.lines(&turns, |points, seat| f32::from(points.of(seat))),
        numbers: played.numbers().to_vec(),
        most: f32::from(top) + 0.5,
        mark: is_near.then_some((f32::from(target), words)),
        axis: tell.get("stats-turns-axis"),
        high: 300.0,
        ..Curve::default()
    };
    let table = tell.by_player(
        (tell.get("stats-points-by-turn"), "stats-turn"),
        played.numbers().iter().zip(&turns),
        |(turn, _)| turn.to_string(),
        |(_, points), seat| points.of(seat).to_string(),
    );
    StatisticsReport::curve("points", titles, lines, curve).table(table)
}

/// Returns who held which award or metropolis, and when.
fn awards(tell: &Teller<'_>) -> StatisticsReport {
    let turns = &tell.report().turns;
    let turn_at = |act| turns.number_at(act).to_string();
    let title = tell.with("stats-awards", &[]);
    let table = tell.table(
        title.clone(),
        &tell.report().points.reigns,
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
    let bands: Vec<HeldSpans> =
        Prize::ALL.into_iter().filter_map(|prize| band(tell, prize, last)).collect();
    if bands.is_empty() {
        return StatisticsReport::only(table);
    }
    StatisticsReport::new(title, Plot::Bands(bands, last)).table(table)
}

/// Returns who held `prize`, and when; nothing if nobody did.
fn band(tell: &Teller<'_>, prize: Prize, last: f32) -> Option<HeldSpans> {
    let own = || tell.report().points.reigns.iter().filter(|reign| reign.prize == prize);
    own().next()?;
    let words: Vec<String> = own().map(|reign| reign_words(tell, *reign)).collect();
    let turn_of = |act| tell.report().turns.of_act(act) as f32;
    let span = |reign: &Reign| {
        let to = reign.until.map_or(last, turn_of);
        (turn_of(reign.from).min(to), to, tell.color(reign.holder), tell.name(reign.holder))
    };
    let spans = own().map(span).collect();
    Some(HeldSpans { name: tell.prize(prize), words: words.join(" "), spans })
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

/// The longest roads at their longest, and now.
fn roads(tell: &Teller<'_>) -> StatisticsReport {
    let title = tell.with("stats-roads", &[]);
    let both =
        [("most", tell.get("stats-road-most"), true), ("now", tell.get("stats-road-now"), false)];
    tell.figures((title, "stats-road-of"), &both, |seat, is_most| {
        let now = tell.state.position().road_lengths.of(seat);
        if is_most { tell.report().points.roads.of(seat) } else { now }.into()
    })
}

/// "Ann 4 to 6: longest road +2."
fn change_words(tell: &Teller<'_>, change: &PointsChange) -> String {
    let why = |(source, by): &(Source, i16)| {
        let what = match source {
            Source::Settlement => tell.get("stats-source-settlements"),
            Source::City => tell.get("stats-source-cities"),
            Source::Award(award) => tell.award(*award),
            Source::Revealed => tell.get("stats-source-revealed"),
            Source::Metropolis => tell.get("stats-source-metropolises"),
            Source::Defender => tell.get("stats-source-defender"),
            Source::PointCard => tell.get("stats-source-point-cards"),
            Source::Merchant => tell.get("stats-source-merchant"),
            Source::Chit => tell.get("stats-source-chit"),
            Source::Found => tell.get("stats-source-found"),
            Source::Cloth => tell.get("stats-source-cloth"),
            Source::Wealthiest => tell.get("stats-source-wealthiest"),
            Source::Poor => tell.get("stats-source-poor"),
            Source::OilMetropolis => tell.get("stats-source-oil-metropolises"),
            Source::Sequestered => tell.get("stats-source-sequestered"),
            Source::Champion => tell.get("stats-source-champion"),
        };
        let by = tell.text.signed(f64::from(*by), 0);
        tell.with("stats-source", &[("what", &what), ("by", &by)])
    };
    let why: Vec<String> = change.why.iter().map(why).collect();
    let why = ("why", why.join(", ").into());
    tell.of(
        change.seat,
        "stats-change",
        &[("from", change.from.into()), ("to", change.to.into()), why],
    )
}
