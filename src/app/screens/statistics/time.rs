//! Time: how long the turns took, by the turn clock or by when the acts were made.

use egui::Ui;

use super::about::About;
use game::{Game, PerSeat, Seat, Span};
use kit::widgets::plot::{
    BarPart, Line, LineOf, Lines, PartOf, PlayerBar, Words, panel, player_bars,
};
use stats::report::{BREAK, Spell, Tempo, TimedBy};
use store::Table;
use words::text::{Text, Value};

#[derive(Debug)]
pub struct TimePage {
    tempo: Tempo,
    /// Each player's total time after each turn that was played.
    sums: Vec<PerSeat<Span>>,
    /// The player whose details are shown.
    told: usize,
    /// The turn whose details are shown.
    turn: usize,
}

impl TimePage {
    pub fn of(game: &Game) -> Self {
        let tempo = Tempo::of(game);
        let zero = game.state().players().map(|_, _| Span::ZERO);
        let mut took = vec![zero; tempo.turns.numbers().len()];
        for spell in &tempo.spells {
            let turn = tempo.turns.of_act(spell.nth);
            if let Some(sum) = took.get_mut(turn).and_then(|each| each.get_mut(spell.seat)) {
                *sum = sum.plus(spell.took);
            }
        }
        let mut so_far: Option<PerSeat<Span>> = None;
        let sums = took
            .into_iter()
            .map(|each| {
                let sum = match &so_far {
                    Some(before) => each.map(|seat, took| before.of(seat).plus(*took)),
                    None => each,
                };
                so_far = Some(sum.clone());
                sum
            })
            .collect();
        Self { turn: tempo.turns.last(), tempo, sums, told: 0 }
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        if self.tempo.table().is_zero() {
            let titles = [text.get("stats-time-nothing")];
            panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |_| {});
            return;
        }
        if self.tempo.timed_by == TimedBy::Acts {
            let titles = [text.get("stats-time-by-acts")];
            let lines = [by_acts(text)];
            panel(ui, Words { titles: &titles, lines: &lines, told: 0 }, |_| {});
        }
        self.each(ui, text, about);
        self.course(ui, text, about);
    }

    fn each(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let bar = |seat: &Seat| {
            let color = about.color(*seat);
            let all = self.tempo.each.of(*seat);
            PlayerBar {
                seat: *seat,
                color,
                label: about.name(*seat),
                value: text.clock(all.seconds()),
                name: self.line(text, about, *seat),
                parts: vec![BarPart { long: all.seconds() as f32, what: PartOf::Player(color) }],
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let all = text.span(self.tempo.table().seconds());
        let titles = [text.with("stats-time-table", &[("time", all.into())])];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) = panel(ui, words, |ui| player_bars(ui, "time", &bars, self.told, None)) {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }

    /// The details of a player.
    fn line(&self, text: &Text, about: &About, seat: Seat) -> String {
        let Some((longest, median)) = self.tempo.longest(seat).zip(self.tempo.median(seat)) else {
            return text.with("stats-time-none", &[("who", about.name(seat).into())]);
        };
        let values: [(&str, Value<'_>); 5] = [
            ("who", about.name(seat).into()),
            ("all", text.span(self.tempo.each.of(seat).seconds()).into()),
            ("median", text.span(median.seconds()).into()),
            ("longest", text.span(longest.took.seconds()).into()),
            ("turn", longest.turn.into()),
        ];
        text.with("stats-time-of", &values)
    }

    /// How the times added up.
    fn course(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        let Some(here) = self.sums.get(self.turn) else { return };
        let each = |seat: &Seat| {
            let values: [(&str, Value<'_>); 2] = [
                ("who", about.name(*seat).into()),
                ("time", text.clock(here.of(*seat).seconds()).into()),
            ];
            text.with("stats-time-so-far", &values)
        };
        let all: Vec<String> = about.seats.iter().map(each).collect();
        let number = self.tempo.turns.numbers().get(self.turn).copied().unwrap_or_default();
        let values = [("turn", number.into()), ("all", all.join(", ").into())];
        let title = text.with("stats-time-after", &values);
        let words = Words { titles: std::slice::from_ref(&title), lines: &[], told: 0 };
        let told = panel(ui, words, |ui| {
            let minutes = |seat: Seat| {
                let value = |sum: &PerSeat<Span>| sum.of(seat).seconds() as f32 / 60.0;
                self.sums.iter().map(value).collect::<Vec<f32>>()
            };
            let line = |seat: &Seat| Line {
                of: LineOf::Player(about.color(*seat)),
                label: about.name(*seat),
                values: minutes(*seat),
            };
            let lines: Vec<Line> = about.seats.iter().map(line).collect();
            let most = lines.iter().flat_map(|line| &line.values).copied().fold(1.0, f32::max);
            let plot = Lines {
                all: &lines,
                numbers: self.tempo.turns.numbers(),
                least: 0.0,
                most: most * 1.05,
                mark: None,
                posts: &[],
                axis: &text.get("stats-minutes-axis"),
                told: self.turn,
                name: &title,
                data: &title,
            };
            plot.show(ui, 240.0)
        });
        if let Some(turn) = told {
            self.turn = turn;
            ui.ctx().request_repaint();
        }
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let row = |seat: &Seat| {
            let longest = self.tempo.longest(*seat);
            let span = |span: Option<Span>| text.clock(span.map_or(0, Span::seconds));
            vec![
                about.name(*seat),
                span(Some(self.tempo.each.of(*seat))),
                span(self.tempo.median(*seat)),
                span(longest.map(|spell| spell.took)),
                longest.map(|spell| spell.turn.to_string()).unwrap_or_default(),
            ]
        };
        let spell = |spell: &Spell| {
            vec![spell.turn.to_string(), about.name(spell.seat), text.clock(spell.took.seconds())]
        };
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        let head =
            ["stats-player", "stats-all", "stats-median", "stats-longest", "stats-longest-turn"];
        vec![
            Table {
                title: match self.tempo.timed_by {
                    TimedBy::Clock => text.get("stats-time-each"),
                    TimedBy::Acts => {
                        format!("{} ({})", text.get("stats-time-each"), by_acts(text))
                    }
                },
                head: keys(&head),
                rows: about.seats.iter().map(row).collect(),
            },
            Table {
                title: text.get("stats-time-turns"),
                head: keys(&["stats-turn", "stats-player", "stats-took"]),
                rows: self.tempo.spells.iter().map(spell).collect(),
            },
        ]
    }
}

/// How times are measured without the clock.
fn by_acts(text: &Text) -> String {
    text.with("stats-time-by-acts-how", &[("minutes", BREAK.num_minutes().into())])
}
