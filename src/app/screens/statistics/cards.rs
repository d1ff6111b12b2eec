//! Cards: what came in, where it went, what was built with it, and who traded.

use super::about::{KindsOfGame, Teller};
use super::report::{Plot, StatisticsReport};
use super::table::Column;
use board::Intersection;
use game::{CardKind, Expansion, Seat};
use kit::widgets::plot::{BarPart, Beside, PartOf, PlayerBar, Row};
use stats::report::{Tally, Way, Work};
use store::Table;
use words::text::Value;

/// Direction in which a table tells of a way: nothing goes the other way but what was put
/// right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goes {
    In,
    Out,
    /// Cards that leave by it are called otherwise, by a key with `-left` at its end.
    Both,
}

/// The ways of cards: in which direction, and in which games.
const WAYS: [(Way, Goes, KindsOfGame); 14] = [
    (Way::Opening, Goes::In, KindsOfGame::All),
    (Way::Production, Goes::In, KindsOfGame::All),
    (Way::Discovery, Goes::In, KindsOfGame::With(Expansion::Sea)),
    (Way::Aqueduct, Goes::In, KindsOfGame::With(Expansion::Knights)),
    (Way::Event, Goes::Both, KindsOfGame::All),
    (Way::Robber, Goes::Both, KindsOfGame::All),
    (Way::Discard, Goes::Out, KindsOfGame::All),
    (Way::Development, Goes::Both, KindsOfGame::Without(Expansion::Knights)),
    (Way::Progress, Goes::Both, KindsOfGame::With(Expansion::Knights)),
    (Way::Fish, Goes::Both, KindsOfGame::With(Expansion::Fish)),
    (Way::Oil, Goes::Both, KindsOfGame::With(Expansion::Oil)),
    (Way::Trade, Goes::Both, KindsOfGame::All),
    (Way::Bank, Goes::Both, KindsOfGame::All),
    (Way::Building, Goes::Out, KindsOfGame::All),
];

/// Returns what is told of the cards.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let ways = tell.seats.iter().map(|seat| ways(tell, *seat)).collect();
    let ways = StatisticsReport::each("produced", ways).table(ways_table(tell));
    vec![produced(tell), ways, built(tell), best(tell), trades(tell)]
}

/// The cards that came into a hand by a way, or left it.
fn tally(tell: &Teller<'_>, seat: Seat, comes: bool, way: Way) -> Tally {
    let flow = tell.report().traffic.flows.of(seat);
    if comes { flow.got(way) } else { flow.gave(way) }
}

/// Returns what the numbers brought each player, by resource.
fn produced(tell: &Teller<'_>) -> StatisticsReport {
    let tally = |seat| tally(tell, seat, true, Way::Production);
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = tally(*seat);
        let values = [("count", tally.total().into()), ("kinds", kinds(tell, tally).into())];
        let part = |kind| BarPart { long: tally.of(kind) as f32, what: PartOf::Cards(kind) };
        let parts = CardKind::ALL.into_iter().map(part).filter(|part| part.long > 0.0).collect();
        let name = tell.of(*seat, "stats-produced-of", &values);
        tell.bar(*seat, tally.total().to_string(), name, parts)
    };
    let title = tell.get("stats-produced");
    let kinds = tell.state.kinds().all();
    let head = kinds.iter().map(|kind| tell.text.kind(*kind)).chain([tell.get("stats-all")]);
    let table = tell.each_row(title.clone(), head, |seat| {
        let tally = tally(seat);
        let each = kinds.iter().map(|kind| tally.of(*kind)).chain([tally.total()]);
        each.map(|count| count.to_string()).collect()
    });
    StatisticsReport::bars("produced", title, tell.seats.iter().map(bar).collect()).table(table)
}

/// Returns where the cards of one player came from and where they went.
fn ways(tell: &Teller<'_>, seat: Seat) -> StatisticsReport {
    let row = |(comes, way, label, _): (bool, Way, String, bool)| {
        let tally = tally(tell, seat, comes, way);
        let count = f64::from(tally.total());
        let share = if comes { count } else { -count };
        let values: [(&str, Value<'_>); 3] = [
            ("way", (&label).into()),
            ("count", tally.total().into()),
            ("kinds", kinds(tell, tally).into()),
        ];
        let (name, value) = (tell.text.with("stats-way-line", &values), tell.text.signed(share, 0));
        (tally.total() > 0).then_some(Row { name, value, label, share, beside: Beside::Nothing })
    };
    let flow = tell.report().traffic.flows.of(seat);
    let values =
        [("came", flow.all_got().total().into()), ("left", flow.all_gave().total().into())];
    let rows = all_ways(tell).filter_map(row).collect();
    StatisticsReport::rows("ways", tell.of(seat, "stats-ways", &values), rows)
}

fn ways_table(tell: &Teller<'_>) -> Table {
    tell.by_player(
        (tell.get("stats-ways-all"), "stats-way"),
        all_ways(tell).filter(|(.., is_told)| *is_told),
        |(_, _, label, _)| label.clone(),
        |(comes, way, ..), seat| tally(tell, seat, *comes, *way).total().to_string(),
    )
}

/// The ways, first those by which cards come: whether they do, its name, and whether a table tells
/// of it.
fn all_ways(tell: &Teller<'_>) -> impl Iterator<Item = (bool, Way, String, bool)> {
    let both = [true, false].into_iter();
    both.flat_map(|comes| WAYS.iter().map(move |row| (comes, row))).map(|(comes, row)| {
        let (way, goes, games) = *row;
        let key = format!("stats-way-{}", way.key());
        let is_left = !comes && goes == Goes::Both;
        let name = if is_left { tell.get(&format!("{key}-left")) } else { tell.with(&key, &[]) };
        let other = if comes { Goes::Out } else { Goes::In };
        (comes, way, name, tell.is_of(games) && goes != other)
    })
}

fn built(tell: &Teller<'_>) -> StatisticsReport {
    let all = Work::brought_by(None);
    let line = |seat: &Seat| {
        let works = &tell.report().works.of(*seat);
        let count = |work: &Work| (work.key(), &works[*work] as _);
        let who = [("who", seat as _)].into_iter();
        tell.with("stats-built-of", &who.chain(all.iter().map(count)).collect::<Vec<_>>())
    };
    let title = tell.get("stats-built");
    let has_cards = tell.is_of(KindsOfGame::Without(Expansion::Knights));
    let played = all.iter().filter(|work| has_cards || **work != Work::Card);
    let played: Vec<Work> = played.copied().collect();
    let table = tell.works_table(title.clone(), &played);
    StatisticsReport::new(title, sentences(tell.seats.iter().map(line))).table(table)
}

fn sentences(lines: impl IntoIterator<Item = String>) -> Plot {
    Plot::Sentences(lines.into_iter().map(|line| (None, line)).collect())
}

/// The hexes and the spots that brought the most.
fn best(tell: &Teller<'_>) -> StatisticsReport {
    let places = tell.places();
    let traffic = &tell.report().traffic;
    let spots: Vec<((Intersection, Seat), u32)> =
        traffic.spots.iter().map(|(spot, count)| (*spot, *count)).collect();
    let table = tell.table(
        tell.get("stats-spots"),
        &spots,
        &[
            ("stats-player", &|((_, seat), _)| tell.name(*seat)),
            ("stats-place", &|((at, _), _)| places.intersection(*at)),
            ("stats-count", &|(_, count)| count.to_string()),
        ],
    );
    let (hexes, most_of_hex) = traffic.best_hexes();
    if hexes.is_empty() {
        return StatisticsReport::only(table);
    }
    let hexes = hexes.into_iter().map(|hex| places.hex(hex)).collect();
    let (spots, most_of_spot) = traffic.best_spots();
    let spot =
        |(at, seat)| tell.of(seat, "stats-spot-of", &[("place", places.intersection(at).into())]);
    let spots = spots.into_iter().map(spot).collect();
    let line = |(key, all, most): (&str, Vec<String>, u32)| {
        tell.with(key, &[("places", &tell.text.joined(&all)), ("count", &most)])
    };
    let both = [("stats-best-hex", hexes, most_of_hex), ("stats-best-spot", spots, most_of_spot)];
    StatisticsReport::new(tell.get("stats-best"), sentences(both.map(line))).table(table)
}

fn trades(tell: &Teller<'_>) -> StatisticsReport {
    type Trades = ((Seat, Seat), u32);
    let trades = tell.report().traffic.trades.iter();
    let mut all: Vec<Trades> = trades.map(|(pair, count)| (*pair, *count)).collect();
    let title = tell.get("stats-trades");
    let columns: [Column<'_, Trades>; 3] = [
        ("stats-player", &|((one, _), _)| tell.name(*one)),
        ("stats-with", &|((_, other), _)| tell.name(*other)),
        ("stats-count", &|(_, count)| count.to_string()),
    ];
    let table = tell.table(title.clone(), &all, &columns);
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let line = |((one, other), count): &Trades| {
        (None, tell.with("stats-trades-of", &[("one", one), ("other", other), ("count", count)]))
    };
    tell.listed((title, "stats-trades-none"), &all, line, &columns).table(table)
}

/// "3 ore, 2 wool, 1 unseen".
fn kinds(tell: &Teller<'_>, tally: Tally) -> String {
    let kinds = CardKind::ALL.into_iter().filter(|kind| tally.of(*kind) > 0);
    let kind = |kind| tell.with("stats-kind", &[("count", &tally.of(kind)), ("kind", &kind)]);
    let all: Vec<String> = kinds.map(kind).chain(tell.some("stats-unseen", tally.unseen)).collect();
    tell.text.joined(&all)
}
