//! How the game ended, or where it stands: points, turning points and titles,
//! and the piles' shuffles.

use std::sync::Arc;

use egui::{Label, RichText, Ui, vec2};

use super::about::About;
use super::points::prize_name;
use crate::app::screens::piles::{PilesDraft, list};
use game::{Game, KnightsPoints, Over, PointsReason, Seat, Setup};
use kit::theme::{Palette, strong};
use kit::widgets::mark;
use kit::widgets::plot::{BarPart, PartOf, PlayerBar, Words, panel, player_bars};
use stats::report::{Honor, Honored, Turning, TurningPoint, TurnsPlayed, honors, turning_points};
use store::Table;
use words::game::{Order, Pile};
use words::text::{Text, Value};

/// The page about how the game ended, or where it stands.
#[derive(Debug)]
pub struct ResultPage {
    over: Option<Over>,
    turn: u32,
    points: Vec<PointsReason>,
    turning: Vec<(u32, TurningPoint)>,
    honors: Vec<Honored>,
    told: usize,
    setup: Arc<Setup>,
    piles: Vec<Pile>,
    draft: PilesDraft,
}

impl ResultPage {
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let seats = state.seating().order();
        let mut points: Vec<PointsReason> = seats.map(|seat| game.points_reason(seat)).collect();
        points.sort_by_key(|reason| std::cmp::Reverse(reason.total()));
        let turns = TurnsPlayed::of(game);
        let turning = turning_points(game).into_iter();
        let turning = turning.map(|point| (turns.number_at(point.nth), point));
        Self {
            over: state.over(),
            turn: state.turn(),
            points,
            turning: turning.collect(),
            honors: honors(game),
            told: 0,
            setup: Arc::clone(game.setup()),
            piles: Pile::all_of(game),
            draft: PilesDraft::default(),
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.standings(ui, text, about);
        self.titles(ui, text, about);
        let titles = [text.get("stats-turning")];
        panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
            for point in &self.turning {
                ui.horizontal(|ui| {
                    let (Turning::Lead { seat, .. } | Turning::Prize { to: seat, .. }) =
                        point.1.what;
                    mark(ui, about.color(seat), 20.0);
                    let words = turning_words(text, about, point);
                    ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
                });
            }
            if self.turning.is_empty() {
                ui.label(RichText::new(text.get("stats-turning-none")).size(17.0));
            }
        });
        self.shuffles(ui, text);
    }

    /// What was promised about the piles, with the order of those nobody draws
    /// from anymore.
    fn shuffles(&mut self, ui: &mut Ui, text: &Text) {
        if self.piles.is_empty() {
            return;
        }
        let titles = [text.get("stats-shuffles")];
        let lines = [text.get("piles-promise")];
        panel(ui, Words { titles: &titles, lines: &lines, told: 0 }, |ui| {
            list(ui, text, &self.setup, &self.piles, &mut self.draft);
        });
    }

    fn heading(&self, text: &Text, about: &About) -> String {
        let turns: (&str, Value<'_>) = ("turns", self.turn.into());
        match self.over {
            Some(Over::BrokenOff) => text.with("stats-result-broken", &[turns]),
            Some(Over::PublicPoints { winner } | Over::RevealedCards { winner }) => {
                text.with("stats-result-won", &[("who", about.name(winner).into()), turns])
            }
            None => text.with("stats-result-so-far", &[turns]),
        }
    }

    /// "Ann: 10 points (2 settlements, 3 cities, Longest Road, ...)".
    fn points_words(text: &Text, about: &About, reason: &PointsReason) -> String {
        let mut parts = Vec::new();
        let mut count = |key: &str, count: u8| {
            if count > 0 {
                parts.push(text.with(key, &[("count", count.into())]));
            }
        };
        count("stats-result-settlements", reason.settlements);
        count("stats-result-cities", reason.cities);
        count("stats-result-revealed", reason.revealed);
        parts.extend(reason.awards.iter().map(|award| about.award(text, *award)));
        parts.extend(knights_parts(text, about, &reason.knights));
        let abroad = of_chits(reason);
        parts.extend(
            (abroad > 0).then(|| text.with("stats-result-islands", &[("count", abroad.into())])),
        );
        let values: [(&str, Value<'_>); 3] = [
            ("who", about.name(reason.seat).into()),
            ("points", reason.total().into()),
            ("parts", parts.join(", ").into()),
        ];
        text.with("stats-result-of", &values)
    }

    pub fn standings(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let bar = |reason: &PointsReason| {
            let color = about.color(reason.seat);
            let parts = [
                reason.settlements,
                reason.of_cities(),
                reason.knights.of_metropolises(),
                reason.of_awards(),
                reason.revealed,
                reason.knights.defenders,
                reason.knights.of_point_cards(),
                reason.knights.merchant,
                of_chits(reason),
            ];
            PlayerBar {
                seat: reason.seat,
                color,
                label: about.name(reason.seat),
                value: reason.total().to_string(),
                name: Self::points_words(text, about, reason),
                parts: parts
                    .into_iter()
                    .filter(|part| *part > 0)
                    .map(|part| BarPart { long: f32::from(part), what: PartOf::Player(color) })
                    .collect(),
            }
        };
        let bars: Vec<PlayerBar> = self.points.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [self.heading(text, about)];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) = panel(ui, words, |ui| player_bars(ui, "result", &bars, self.told, None))
        {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }

    fn titles(&self, ui: &mut Ui, text: &Text, about: &About) {
        if self.honors.is_empty() {
            return;
        }
        let titles = [text.get("stats-honors")];
        panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
            for one in &self.honors {
                ui.horizontal_wrapped(|ui| {
                    for seat in &one.seats {
                        mark(ui, about.color(*seat), 26.0);
                    }
                    let font = strong(ui.ctx(), 18.0);
                    ui.label(RichText::new(honor_title(text, one.honor)).font(font));
                    let words = RichText::new(honor_words(text, about, one)).size(17.0);
                    ui.add(Label::new(words.color(Palette::of(ui).faint)).wrap());
                });
                ui.allocate_space(vec2(1.0, 2.0));
            }
        });
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        let standing = |reason: &PointsReason| {
            let mut cells = vec![
                about.name(reason.seat),
                reason.total().to_string(),
                reason.settlements.to_string(),
                reason.cities.to_string(),
                reason.awards.len().to_string(),
            ];
            if about.has_knights() {
                let knights = &reason.knights;
                let more = [
                    knights.metropolises,
                    knights.defenders,
                    knights.of_point_cards(),
                    knights.merchant,
                ];
                cells.extend(more.map(|count| count.to_string()));
            } else {
                cells.push(reason.revealed.to_string());
            }
            cells.extend(about.has_sea().then(|| of_chits(reason).to_string()));
            cells
        };
        let honor = |one: &Honored| {
            let names: Vec<String> = one.seats.iter().map(|seat| about.name(*seat)).collect();
            vec![honor_title(text, one.honor), names.join(", "), one.count.to_string()]
        };
        let turning = |point: &(u32, TurningPoint)| {
            vec![point.0.to_string(), turning_words(text, about, point)]
        };
        let mut sheets = vec![
            Table {
                title: self.heading(text, about),
                head: keys(&standing_head(about)),
                rows: self.points.iter().map(standing).collect(),
            },
            Table {
                title: text.get("stats-honors"),
                head: keys(&["stats-honor", "stats-player", "stats-count"]),
                rows: self.honors.iter().map(honor).collect(),
            },
            Table {
                title: text.get("stats-turning"),
                head: keys(&["stats-turn", "stats-what"]),
                rows: self.turning.iter().map(turning).collect(),
            },
        ];
        sheets.extend(self.shuffle_sheets(text));
        sheets
    }

    /// One table of all piles, and one for each whose order may be seen.
    fn shuffle_sheets(&self, text: &Text) -> Vec<Table> {
        if self.piles.is_empty() {
            return Vec::new();
        }
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        let row = |pile: &Pile| {
            let nonce = match pile.order {
                Order::Revealed => pile.preparation.nonce(),
                Order::Sealed => String::new(),
            };
            let commitment = pile.preparation.commitment();
            let title = pile.title(text, &self.setup);
            vec![commitment.short(), title, pile.state(text), commitment.to_string(), nonce]
        };
        let order = |pile: &Pile| {
            let card = |(place, card): (usize, String)| vec![place.to_string(), card];
            let code = pile.preparation.commitment().short();
            Table {
                title: text.with("stats-shuffle-of", &[("code", code.into())]),
                head: keys(&["stats-shuffle-place", "stats-shuffle-card"]),
                rows: (1..).zip(pile.cards(text, &self.setup)).map(card).collect(),
            }
        };
        let all = Table {
            title: text.get("stats-shuffles"),
            head: keys(&[
                "stats-shuffle-code",
                "stats-shuffle-decks",
                "stats-shuffle-state",
                "stats-shuffle-commitment",
                "stats-shuffle-nonce",
            ]),
            rows: self.piles.iter().map(row).collect(),
        };
        let revealed = self.piles.iter().filter(|pile| pile.order == Order::Revealed);
        std::iter::once(all).chain(revealed.map(order)).collect()
    }
}

/// Points for foreign islands (SEA 8).
fn of_chits(reason: &PointsReason) -> u8 {
    reason.chits.iter().map(|chit| chit.points).sum()
}

/// What counts in Cities & Knights: "1 metropolis", "Defender twice", "Printer".
fn knights_parts(text: &Text, about: &About, knights: &KnightsPoints) -> Vec<String> {
    let count =
        |key: &str, count: u8| (count > 0).then(|| text.with(key, &[("count", count.into())]));
    let counted = [
        count("stats-result-metropolises", knights.metropolises),
        count("stats-result-defender", knights.defenders),
    ];
    let mut parts: Vec<String> = counted.into_iter().flatten().collect();
    let shown = knights.point_cards.iter();
    parts.extend(shown.map(|point| about.progress_card(text, point.card())));
    parts.extend((knights.merchant > 0).then(|| text.get("stats-source-merchant")));
    parts
}

/// The head of the table of everybody's points.
fn standing_head(about: &About) -> Vec<&'static str> {
    let mut head = vec![
        "stats-player",
        "stats-points",
        "stats-built-settlements",
        "stats-built-cities",
        "stats-result-awards",
    ];
    if about.has_knights() {
        head.extend([
            "stats-head-metropolises",
            "stats-head-defender",
            "stats-head-point-cards",
            "stats-head-merchant",
        ]);
    } else {
        head.push("stats-result-victory");
    }
    head.extend(about.has_sea().then_some("stats-head-islands"));
    head
}

fn turning_words(text: &Text, about: &About, (turn, point): &(u32, TurningPoint)) -> String {
    let turn: (&str, Value<'_>) = ("turn", (*turn).into());
    let name = |seat: Seat| about.name(seat);
    match point.what {
        Turning::Lead { seat, points } => {
            let values = [turn, ("who", name(seat).into()), ("points", points.into())];
            text.with("stats-turning-lead", &values)
        }
        Turning::Prize { prize, to, from: None } => {
            let award = prize_name(text, about, prize);
            let values = [turn, ("who", name(to).into()), ("award", award.into())];
            text.with("stats-turning-award", &values)
        }
        Turning::Prize { prize, to, from: Some(from) } => {
            let values = [
                turn,
                ("who", name(to).into()),
                ("from", name(from).into()),
                ("award", prize_name(text, about, prize).into()),
            ];
            text.with("stats-turning-award-from", &values)
        }
    }
}

pub fn honor_title(text: &Text, honor: Honor) -> String {
    let key = match honor {
        Honor::Comeback => "honor-comeback",
        Honor::Defender => "honor-defender",
        Honor::Rampart => "honor-rampart",
        Honor::Improvements => "honor-improvements",
        Honor::Progress => "honor-progress",
        Honor::Marshal => "honor-marshal",
        Honor::Pillaged => "honor-pillaged",
        Honor::Settler => "honor-settler",
        Honor::Explorer => "honor-explorer",
        Honor::Shipwright => "honor-shipwright",
        Honor::Knights => "honor-knights",
        Honor::Trades => "honor-trades",
        Honor::Roads => "honor-roads",
        Honor::Cities => "honor-cities",
        Honor::Settlements => "honor-settlements",
        Honor::Harvest(kind) => {
            return text.with("honor-harvest", &[("kind", text.kind(kind).into())]);
        }
        Honor::Harbors => "honor-harbors",
        Honor::Cards => "honor-cards",
        Honor::Robbed => "honor-robbed",
    };
    text.get(key)
}

/// Who has a title, and for what.
pub fn honor_words(text: &Text, about: &About, one: &Honored) -> String {
    let key = match one.honor {
        Honor::Comeback => "honor-comeback-how",
        Honor::Defender => "honor-defender-how",
        Honor::Rampart => "honor-rampart-how",
        Honor::Improvements => "honor-improvements-how",
        Honor::Progress => "honor-progress-how",
        Honor::Marshal => "honor-marshal-how",
        Honor::Pillaged => "honor-pillaged-how",
        Honor::Settler => "honor-settler-how",
        Honor::Explorer => "honor-explorer-how",
        Honor::Shipwright => "honor-shipwright-how",
        Honor::Knights => "honor-knights-how",
        Honor::Trades => "honor-trades-how",
        Honor::Roads => "honor-roads-how",
        Honor::Cities => "honor-cities-how",
        Honor::Settlements => "honor-settlements-how",
        Honor::Harvest(_) => "honor-harvest-how",
        Honor::Harbors => "honor-harbors-how",
        Honor::Cards => "honor-cards-how",
        Honor::Robbed => "honor-robbed-how",
    };
    let names: Vec<String> = one.seats.iter().map(|seat| about.name(*seat)).collect();
    text.with(key, &[("who", text.list(&names).into()), ("count", one.count.into())])
}
