//! Points over time: who led when, and who held the awards.

use egui::{Align2, FontId, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::about::{About, track_name};
use game::{Game, PerSeat, Seat};
use kit::theme::Palette;
use kit::widgets::plot::{Line, LineOf, Lines, Words, panel};
use kit::widgets::{mark, one_line, paint_mark_shape};
use stats::report::{Change, Points, Prize, Reign, Source};
use store::Table;
use words::language::Language;
use words::text::{Text, Value};

/// What is said about the turn touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveWords {
    /// Everybody's points, and what changed them.
    WhatHappened,
    /// Everybody's points only; the curve is lower then.
    Standing,
}

/// The page about points.
#[derive(Debug)]
pub struct PointsPage {
    points: Points,
    /// The points after each turn that was played, starting with the opening.
    turns: Vec<PerSeat<u8>>,
    told: usize,
    /// The words about each turn, and the language they are in.
    words: Option<(Language, Vec<String>, Vec<String>)>,
}

impl PointsPage {
    /// The page for `game`.
    pub fn of(game: &Game) -> Self {
        let points = Points::of(game);
        let mut turns: Vec<PerSeat<u8>> = Vec::with_capacity(points.turns.numbers().len());
        let mut now = points.opening.clone();
        let mut changes = points.changes.iter().peekable();
        for turn in 0..=points.turns.last() {
            while let Some(change) =
                changes.next_if(|change| points.turns.of_act(change.nth) <= turn)
            {
                if let Some(count) = now.get_mut(change.seat) {
                    *count = change.to;
                }
            }
            turns.push(now.clone());
        }
        Self { told: points.turns.last(), points, turns, words: None }
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.curve(ui, text, about, CurveWords::WhatHappened);
        self.awards(ui, text, about);
        self.roads(ui, text, about);
    }

    /// The points over time.
    pub fn curve(&mut self, ui: &mut Ui, text: &Text, about: &About, say: CurveWords) {
        let language = text.language();
        if self.words.as_ref().is_none_or(|(put, ..)| *put != language) {
            let all = 0..self.turns.len();
            let titles = all.map(|turn| self.standing(text, about, turn)).collect();
            let lines = self.happened(text, about);
            self.words = Some((language, titles, lines));
        }
        let Some((_, titles, lines)) = &self.words else { return };
        let (said, high): (&[String], _) = match say {
            CurveWords::WhatHappened => (lines, 300.0),
            CurveWords::Standing => (&[], 150.0),
        };
        let words = Words { titles, lines: said, told: self.told };
        let told = panel(ui, words, |ui| {
            let all: Vec<Line> = about.seats.iter().map(|seat| self.line(about, *seat)).collect();
            let most = self.turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
            // A target that nobody is near would flatten the lines against the
            // floor.
            let is_near = u16::from(about.target) <= u16::from(most) * 3 / 2 + 2;
            let top = if is_near { most.max(about.target) } else { most };
            let target = text.with("stats-points-target", &[("points", about.target.into())]);
            let name = [titles.get(self.told), lines.get(self.told)];
            let name: Vec<&str> = name.into_iter().flatten().map(String::as_str).collect();
            let plot = Lines {
                all: &all,
                numbers: self.points.turns.numbers(),
                least: 0.0,
                most: f32::from(top) + 0.5,
                posts: &[],
                mark: is_near.then_some((f32::from(about.target), target.as_str())),
                axis: &text.get("stats-turns-axis"),
                told: self.told,
                name: &name.join(" "),
                data: &titles.join(" "),
            };
            plot.show(ui, high)
        });
        if let Some(told) = told {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }

    fn line(&self, about: &About, seat: Seat) -> Line {
        let values = self.turns.iter().map(|points| f32::from(points.of(seat))).collect();
        Line { of: LineOf::Player(about.color(seat)), label: about.name(seat), values }
    }

    /// Everybody's points after a turn.
    fn standing(&self, text: &Text, about: &About, turn: usize) -> String {
        let Some(points) = self.turns.get(turn) else { return String::new() };
        let mut seats = about.seats.clone();
        seats.sort_by_key(|seat| std::cmp::Reverse(points.of(*seat)));
        let each = |seat: &Seat| {
            let values: [(&str, Value<'_>); 2] =
                [("who", about.name(*seat).into()), ("points", points.of(*seat).into())];
            text.with("stats-points-of", &values)
        };
        let all: Vec<String> = seats.iter().map(each).collect();
        let number = self.points.turns.numbers().get(turn).copied().unwrap_or_default();
        let values = [("turn", number.into()), ("all", all.join(", ").into())];
        let key = if turn == 0 { "stats-points-opening" } else { "stats-points-turn" };
        text.with(key, &values)
    }

    /// What changed the points in each turn.
    fn happened(&self, text: &Text, about: &About) -> Vec<String> {
        let mut each = vec![Vec::new(); self.turns.len()];
        for change in &self.points.changes {
            if let Some(turn) = each.get_mut(self.points.turns.of_act(change.nth)) {
                turn.push(change_words(text, about, change));
            }
        }
        let words = |changes: Vec<String>| {
            if changes.is_empty() { text.get("stats-points-same") } else { changes.join(" ") }
        };
        each.into_iter().map(words).collect()
    }

    /// Who held which award or metropolis, and when.
    fn awards(&self, ui: &mut Ui, text: &Text, about: &About) {
        let held = |prize: &Prize| self.points.reigns.iter().any(|reign| reign.prize == *prize);
        let prizes: Vec<Prize> = Prize::ALL.into_iter().filter(held).collect();
        if prizes.is_empty() {
            return;
        }
        let lines: Vec<String> =
            self.points.reigns.iter().map(|reign| self.reign_words(text, about, *reign)).collect();
        let words = Words { titles: &[awards_title(text, about)], lines: &[], told: 0 };
        panel(ui, words, |ui| {
            for prize in prizes {
                let reigns = self.points.reigns.iter().zip(&lines);
                let own: Vec<(&Reign, &String)> =
                    reigns.filter(|(reign, _)| reign.prize == prize).collect();
                self.band(ui, text, about, prize, &own);
            }
        });
    }

    fn band(
        &self,
        ui: &mut Ui,
        text: &Text,
        about: &About,
        prize: Prize,
        reigns: &[(&Reign, &String)],
    ) {
        let palette = Palette::of(ui);
        let size = vec2(ui.available_width(), 62.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let sentence: Vec<&str> = reigns.iter().map(|(_, words)| words.as_str()).collect();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence.join(" ")));
        let font = FontId::proportional(16.0);
        let at = rect.left_top() + vec2(2.0, 0.0);
        let label = prize_name(text, about, prize);
        ui.painter().text(at, Align2::LEFT_TOP, label, font.clone(), palette.faint);
        let track = rect.with_min_y(rect.top() + 24.0).with_max_y(rect.bottom() - 4.0);
        ui.painter().rect_filled(track, 6.0, palette.raised);
        let last = self.turns.len().saturating_sub(1).max(1) as f32;
        let x = |turn: f32| track.left() + track.width() * turn / last;
        let turn_of = |act| self.points.turns.of_act(act) as f32;
        for (reign, _) in reigns {
            let to = reign.until.map_or(last, turn_of);
            let from = turn_of(reign.from).min(to);
            let span = Rect::from_min_max(
                pos2(x(from), track.top()),
                pos2(x(to).max(x(from) + 3.0).min(track.right()), track.bottom()),
            );
            let color = about.color(reign.holder);
            ui.painter().rect_filled(span, 6.0, palette.player(color).fill);
            let ink = palette.player(color).ink;
            let name = about.name(reign.holder);
            let words = one_line(ui, &name, font.clone(), ink, (span.width() - 36.0).max(0.0));
            if span.width() > 26.0 {
                let center = pos2(span.left() + 15.0, span.center().y);
                paint_mark_shape(ui.painter(), center, 8.0, color, ink);
            }
            if span.width() > 80.0 {
                let at = pos2(span.left() + 28.0, span.center().y - words.size().y / 2.0);
                ui.painter().galley(at, words, ink);
            }
        }
    }

    fn turn_at(&self, act: usize) -> u32 {
        self.points.turns.number_at(act)
    }

    fn reign_words(&self, text: &Text, about: &About, reign: Reign) -> String {
        let award = prize_name(text, about, reign.prize);
        let mut values: Vec<(&str, Value<'_>)> = vec![
            ("who", about.name(reign.holder).into()),
            ("award", award.into()),
            ("from", self.turn_at(reign.from).into()),
        ];
        let Some(until) = reign.until else { return text.with("stats-reign-still", &values) };
        values.push(("until", self.turn_at(until).into()));
        text.with("stats-reign", &values)
    }

    /// The length of a player's longest road at its longest, and now.
    fn longest(&self, seat: Seat) -> (u8, u8) {
        let own = self.points.roads.iter().filter(|growth| growth.seat == seat);
        let lengths: Vec<u8> = own.map(|growth| growth.length).collect();
        (lengths.iter().copied().max().unwrap_or(0), lengths.last().copied().unwrap_or(0))
    }

    fn roads(&self, ui: &mut Ui, text: &Text, about: &About) {
        let line = |seat: &Seat| {
            let (most, now) = self.longest(*seat);
            let values =
                [("who", about.name(*seat).into()), ("most", most.into()), ("now", now.into())];
            text.with("stats-road-of", &values)
        };
        let lines = about.seats.iter().map(|seat| (about.color(*seat), line(seat)));
        let lines: Vec<_> = lines.collect();
        let words = Words { titles: &[roads_title(text, about)], lines: &[], told: 0 };
        panel(ui, words, |ui| {
            for (color, line) in &lines {
                ui.horizontal(|ui| {
                    mark(ui, *color, 20.0);
                    ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
                });
            }
        });
    }

    /// The same, as tables.
    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let head = |first: &str| [vec![text.get(first)], about.names()].concat();
        let row = |(points, turn): (&PerSeat<u8>, &u32)| {
            let each = about.seats.iter().map(|seat| points.of(*seat).to_string());
            std::iter::once(turn.to_string()).chain(each).collect()
        };
        let road = |seat: &Seat| {
            let (most, now) = self.longest(*seat);
            vec![about.name(*seat), most.to_string(), now.to_string()]
        };
        let reign = |reign: &Reign| {
            let until = reign.until.map(|act| self.turn_at(act).to_string());
            vec![
                prize_name(text, about, reign.prize),
                about.name(reign.holder),
                self.turn_at(reign.from).to_string(),
                until.unwrap_or_else(|| text.get("stats-held-still")),
            ]
        };
        let keys = |keys: &[&str]| keys.iter().map(|key| text.get(key)).collect::<Vec<_>>();
        vec![
            Table {
                title: text.get("stats-points-by-turn"),
                head: head("stats-turn"),
                rows: self.turns.iter().zip(self.points.turns.numbers()).map(row).collect(),
            },
            Table {
                title: awards_title(text, about),
                head: keys(&["stats-award", "stats-player", "stats-from", "stats-until"]),
                rows: self.points.reigns.iter().map(reign).collect(),
            },
            Table {
                title: roads_title(text, about),
                head: keys(&["stats-player", "stats-road-most", "stats-road-now"]),
                rows: about.seats.iter().map(road).collect(),
            },
        ]
    }
}

fn roads_title(text: &Text, about: &About) -> String {
    text.get(if about.has_sea() { "stats-routes" } else { "stats-roads" })
}

/// What an award or a metropolis is called.
pub fn prize_name(text: &Text, about: &About, prize: Prize) -> String {
    match prize {
        Prize::Award(award) => about.award(text, award),
        Prize::Metropolis(track) => {
            text.with("stats-metropolis", &[("track", track_name(text, track).into())])
        }
    }
}

fn awards_title(text: &Text, about: &About) -> String {
    text.get(if about.has_knights() { "stats-awards-metropolises" } else { "stats-awards" })
}

/// "Ann 4 to 6: longest road +2."
fn change_words(text: &Text, about: &About, change: &Change) -> String {
    let why = |(source, by): &(Source, i16)| {
        let what = match source {
            Source::Settlement => text.get("stats-source-settlements"),
            Source::City => text.get("stats-source-cities"),
            Source::Award(award) => about.award(text, *award),
            Source::Revealed => text.get("stats-source-revealed"),
            Source::Metropolis => text.get("stats-source-metropolises"),
            Source::Defender => text.get("stats-source-defender"),
            Source::PointCard => text.get("stats-source-point-cards"),
            Source::Merchant => text.get("stats-source-merchant"),
            Source::Chit => text.get("stats-source-chit"),
        };
        let by = text.signed(f64::from(*by), 0);
        text.with("stats-source", &[("what", what.into()), ("by", by.into())])
    };
    let why: Vec<String> = change.why.iter().map(why).collect();
    let values = [
        ("who", about.name(change.seat).into()),
        ("from", change.from.into()),
        ("to", change.to.into()),
        ("why", why.join(", ").into()),
    ];
    text.with("stats-change", &values)
}
