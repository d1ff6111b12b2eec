//! Points over time: who led when, and who held the awards.

use super::about::Teller;
use super::report::{Curve, StatisticsReport};
use super::series::reigns;
use game::PerSeat;
use stats::report::{PointsChange, Prize, Source};

/// Returns what is told of the points.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let awards = tell.with("stats-awards", &[]);
    let held = reigns(tell, awards, &tell.report().points.reigns, &Prize::ON_POINTS);
    vec![curve(tell), held, roads(tell)]
}

/// The points over time.
pub fn curve(tell: &Teller<'_>) -> StatisticsReport {
    let (points, played) = (&tell.report().points, &tell.report().turns);
    let turns = points.by_turn(played);
    let changes = points.changes.iter().map(|change| (change.nth, change_words(tell, change)));
    let keys = ["stats-points-opening", "stats-points-turn", "stats-points-same"];
    let [titles, lines] = tell.turn_by_turn(keys, ("stats-points-of", "points"), &turns, changes);
    let most = turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
    // A Poor Settler may have fewer than none.
    let least = turns.iter().flat_map(PerSeat::values).copied().fold(0, i16::min);
    // A target that nobody is near would flatten the lines against the floor.
    let target = i16::from(tell.state.rules().target);
    let is_near = target <= most * 3 / 2 + 2;
    let top = if is_near { most.max(target) } else { most };
    let words = tell.with("stats-points-target", &[("points", &target)]);
    let curve = Curve {
        all: tell.lines(&turns, |points, seat| f32::from(points.of(seat))),
        numbers: played.numbers().to_vec(),
        least: f32::from(least),
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
            Source::Delivery => tell.get("stats-source-deliveries"),
            Source::Train => tell.get("stats-source-train"),
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
