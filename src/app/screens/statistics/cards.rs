//! Cards: what came in, where it went, what was built with it, and who traded.

use egui::{RichText, Ui};

use super::about::About;
use game::{CardKind, Game, Seat};
use kit::widgets::plot::{
    BarPart, Beside, PartOf, PlayerBar, Row, Words, panel, player_bars, rows,
};
use stats::report::{Built, Tally, Traffic, Way};
use store::Table;
use words::text::{Text, Value};

#[derive(Debug)]
pub struct CardsPage {
    traffic: Traffic,
    /// The player whose details are shown.
    told: usize,
    way: usize,
}

/// Into a hand, or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Came,
    Left,
}

impl CardsPage {
    pub fn of(game: &Game) -> Self {
        Self { traffic: Traffic::of(game), told: 0, way: 0 }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.produced(ui, text, about);
        self.ways(ui, text, about);
        self.built(ui, text, about);
        self.best(ui, text, about);
        self.trades(ui, text, about);
    }

    fn tally(&self, seat: Seat, direction: Direction, way: Way) -> Tally {
        let flow = self.traffic.flows.of(seat);
        match direction {
            Direction::Came => flow.got(way),
            Direction::Left => flow.gave(way),
        }
    }

    /// What the numbers brought each player, by resource.
    fn produced(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let bar = |seat: &Seat| {
            let tally = self.tally(*seat, Direction::Came, Way::Production);
            let values: [(&str, Value<'_>); 3] = [
                ("who", about.name(*seat).into()),
                ("count", tally.total().into()),
                ("kinds", kinds(text, tally).into()),
            ];
            let part =
                |kind: CardKind| BarPart { long: tally.of(kind) as f32, what: PartOf::Cards(kind) };
            PlayerBar {
                seat: *seat,
                color: about.color(*seat),
                label: about.name(*seat),
                value: tally.total().to_string(),
                name: text.with("stats-produced-of", &values),
                parts: CardKind::ALL.into_iter().map(part).filter(|part| part.long > 0.0).collect(),
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [text.get("stats-produced")];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) =
            panel(ui, words, |ui| player_bars(ui, "produced", &bars, self.told, None))
        {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }

    /// Where the cards of one player came from and where they went.
    fn ways(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let Some(seat) = about.seats.get(self.told).copied() else { return };
        let mut all = Vec::new();
        for (direction, sign) in [(Direction::Came, 1.0), (Direction::Left, -1.0)] {
            for way in Way::ALL {
                let tally = self.tally(seat, direction, way);
                if tally.total() > 0 {
                    let label = text.get(way_key(about, direction, way));
                    let values: [(&str, Value<'_>); 3] = [
                        ("way", label.clone().into()),
                        ("count", tally.total().into()),
                        ("kinds", kinds(text, tally).into()),
                    ];
                    all.push(Row {
                        name: text.with("stats-way-line", &values),
                        value: text.signed(sign * f64::from(tally.total()), 0),
                        label,
                        share: sign * f64::from(tally.total()),
                        beside: Beside::Nothing,
                    });
                }
            }
        }
        let flow = self.traffic.flows.of(seat);
        let values: [(&str, Value<'_>); 3] = [
            ("who", about.name(seat).into()),
            ("came", flow.all_got().total().into()),
            ("left", flow.all_gave().total().into()),
        ];
        let titles = [text.with("stats-ways", &values)];
        let lines: Vec<String> = all.iter().map(|row| row.name.clone()).collect();
        let told = self.way.min(all.len().saturating_sub(1));
        let words = Words { titles: &titles, lines: &lines, told };
        if let Some(way) = panel(ui, words, |ui| rows(ui, "ways", &all, told)) {
            self.way = way;
            ui.ctx().request_repaint();
        }
    }

    fn built(&self, ui: &mut Ui, text: &Text, about: &About) {
        let line = |seat: &Seat| {
            let built = self.traffic.built.of(*seat);
            let count = |what: Built| -> Value<'_> { built[what].into() };
            let values = [
                ("who", about.name(*seat).into()),
                ("roads", count(Built::Road)),
                ("settlements", count(Built::Settlement)),
                ("cities", count(Built::City)),
                ("cards", count(Built::Card)),
            ];
            let key = if about.has_knights() { "stats-built-knights" } else { "stats-built-of" };
            text.with(key, &values)
        };
        let lines: Vec<String> = about.seats.iter().map(line).collect();
        sentences(ui, &text.get("stats-built"), &lines);
    }

    fn best(&self, ui: &mut Ui, text: &Text, about: &About) {
        let places = about.places(text);
        let (hexes, most) = self.traffic.best_hexes();
        if hexes.is_empty() {
            return;
        }
        let hexes: Vec<String> = hexes.into_iter().map(|hex| places.hex(hex)).collect();
        let values = [("places", hexes.join(", ").into()), ("count", most.into())];
        let hexes = text.with("stats-best-hex", &values);
        let (spots, most) = self.traffic.best_spots();
        let named = |(at, seat)| {
            let values =
                [("who", about.name(seat).into()), ("place", places.intersection(at).into())];
            text.with("stats-spot-of", &values)
        };
        let spots: Vec<String> = spots.into_iter().map(named).collect();
        let values = [("places", spots.join(", ").into()), ("count", most.into())];
        let spots = text.with("stats-best-spot", &values);
        sentences(ui, &text.get("stats-best"), &[hexes, spots]);
    }

    fn trades(&self, ui: &mut Ui, text: &Text, about: &About) {
        let mut all: Vec<_> = self.traffic.trades.iter().collect();
        all.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let line = |((one, other), count): (&(Seat, Seat), &u32)| {
            let values: [(&str, Value<'_>); 3] = [
                ("one", about.name(*one).into()),
                ("other", about.name(*other).into()),
                ("count", (*count).into()),
            ];
            text.with("stats-trades-of", &values)
        };
        let mut lines: Vec<String> = all.into_iter().map(line).collect();
        if lines.is_empty() {
            lines.push(text.get("stats-trades-none"));
        }
        sentences(ui, &text.get("stats-trades"), &lines);
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let kinds = about.kinds.iter().map(|kind| text.kind(*kind)).collect();
        let head = [vec![text.get("stats-player")], kinds, vec![text.get("stats-all")]];
        let row = |seat: &Seat| {
            let tally = self.tally(*seat, Direction::Came, Way::Production);
            let each = about.kinds.iter().map(|kind| tally.of(*kind).to_string()).collect();
            [vec![about.name(*seat)], each, vec![tally.total().to_string()]].concat()
        };
        let way = |(direction, way): (Direction, Way)| {
            let count = |seat: &Seat| self.tally(*seat, direction, way).total().to_string();
            let label = text.get(way_key(about, direction, way));
            std::iter::once(label).chain(about.seats.iter().map(count)).collect()
        };
        let ways = [Direction::Came, Direction::Left]
            .into_iter()
            .flat_map(|direction| Way::ALL.map(|way| (direction, way)));
        let ways =
            ways.filter(|(direction, way)| way_exists(about, *direction, *way)).map(way).collect();
        let built = |what: Built| {
            let count = move |seat: &Seat| self.traffic.built.of(*seat)[what].to_string();
            std::iter::once(text.get(built_key(what))).chain(about.seats.iter().map(count))
        };
        let trade = |((one, other), count): (&(Seat, Seat), &u32)| {
            vec![about.name(*one), about.name(*other), count.to_string()]
        };
        let spot = |((at, seat), count): (&(_, Seat), &u32)| {
            vec![about.name(*seat), about.places(text).intersection(*at), count.to_string()]
        };
        let names = |first: &str| [vec![text.get(first)], about.names()].concat();
        let keys = |keys: [&str; 3]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        vec![
            Table {
                title: text.get("stats-produced"),
                head: head.concat(),
                rows: about.seats.iter().map(row).collect(),
            },
            Table { title: text.get("stats-ways-all"), head: names("stats-way"), rows: ways },
            Table {
                title: text.get("stats-built"),
                head: names("stats-what"),
                rows: buildable(about).map(|what| built(what).collect()).collect(),
            },
            Table {
                title: text.get("stats-spots"),
                head: keys(["stats-player", "stats-place", "stats-count"]),
                rows: self.traffic.spots.iter().map(spot).collect(),
            },
            Table {
                title: text.get("stats-trades"),
                head: keys(["stats-player", "stats-with", "stats-count"]),
                rows: self.traffic.trades.iter().map(trade).collect(),
            },
        ]
    }
}

/// "3 ore, 2 wool, 1 unseen".
fn kinds(text: &Text, tally: Tally) -> String {
    let kinds = CardKind::ALL.into_iter().filter(|kind| tally.of(*kind) > 0);
    let kind = |kind| {
        let values = [("count", tally.of(kind).into()), ("kind", text.kind(kind).into())];
        text.with("stats-kind", &values)
    };
    let mut all: Vec<String> = kinds.map(kind).collect();
    if tally.unseen > 0 {
        all.push(text.with("stats-unseen", &[("count", tally.unseen.into())]));
    }
    all.join(", ")
}

/// Whether cards can come or leave by `way` at all.
const fn way_exists(about: &About, direction: Direction, way: Way) -> bool {
    let is_played = match way {
        Way::Development => !about.has_knights(),
        _ if way.is_of_sea() => about.has_sea(),
        _ => !way.is_of_knights() || about.has_knights(),
    };
    let goes_so = match direction {
        Direction::Came => !matches!(way, Way::Discard | Way::Building),
        Direction::Left => {
            !matches!(way, Way::Opening | Way::Production | Way::Discovery | Way::Aqueduct)
        }
    };
    is_played && goes_so
}

/// What can be built and bought in such a game.
fn buildable(about: &About) -> impl Iterator<Item = Built> + use<> {
    let has_cards = !about.has_knights();
    Built::ALL.into_iter().filter(move |what| has_cards || *what != Built::Card)
}

const fn way_key(about: &About, direction: Direction, way: Way) -> &'static str {
    match (direction, way) {
        (_, Way::Opening) if about.has_knights() => "stats-way-opening-city",
        (_, Way::Opening) => "stats-way-opening",
        (_, Way::Production) => "stats-way-production",
        (_, Way::Discovery) => "stats-way-discovery",
        (_, Way::Aqueduct) => "stats-way-aqueduct",
        (Direction::Came, Way::Event) => "stats-way-event",
        (Direction::Left, Way::Event) => "stats-way-event-left",
        (Direction::Came, Way::Robber) => "stats-way-robber",
        (Direction::Left, Way::Robber) => "stats-way-robber-left",
        (_, Way::Discard) => "stats-way-discard",
        (Direction::Came, Way::Development) => "stats-way-development",
        (Direction::Left, Way::Development) => "stats-way-development-left",
        (Direction::Came, Way::Progress) => "stats-way-progress",
        (Direction::Left, Way::Progress) => "stats-way-progress-left",
        (Direction::Came, Way::Trade) => "stats-way-trade",
        (Direction::Left, Way::Trade) => "stats-way-trade-left",
        (Direction::Came, Way::Bank) => "stats-way-bank",
        (Direction::Left, Way::Bank) => "stats-way-bank-left",
        (_, Way::Building) => "stats-way-building",
    }
}

const fn built_key(what: Built) -> &'static str {
    match what {
        Built::Road => "stats-built-roads",
        Built::Settlement => "stats-built-settlements",
        Built::City => "stats-built-cities",
        Built::Card => "stats-built-cards",
    }
}

fn sentences(ui: &mut Ui, title: &str, lines: &[String]) {
    let words = Words { titles: &[title.to_owned()], lines: &[], told: 0 };
    panel(ui, words, |ui| {
        for line in lines {
            ui.add(egui::Label::new(RichText::new(line).size(17.0)).wrap());
        }
    });
}
