//! Seafarers: what each did at sea, islands that were settled, what was found, and the pirate.

use std::collections::BTreeMap;

use egui::{Label, RichText, Ui};

use super::about::About;
use crate::app::screens::statistics::sheet::Works;
use board::Hex;
use game::{Game, Ground, Seat};
use kit::widgets::mark;
use kit::widgets::plot::{BarPart, PartOf, PlayerBar, Words, panel, player_bars};
use stats::report::{ChitRecord, Discovery, PirateMove, SeaReport, SeaWork};
use store::Table;
use words::text::Text;

/// The page about what Seafarers adds.
#[derive(Debug)]
pub struct SeaPage {
    report: SeaReport,
    /// What the islands of points are called.
    letters: Letters,
    works: WorksPlot,
}

impl SeaPage {
    /// The page for `game`; nothing without Seafarers.
    pub fn of(game: &Game) -> Option<Self> {
        let report = SeaReport::of(game)?;
        let position = game.state().position();
        let letter = |one: &ChitRecord| {
            let letter = position.letter_of(one.chit.island)?;
            Some((one.chit.island, letter.to_string()))
        };
        let letters = report.chits.iter().filter_map(letter).collect();
        Some(Self { report, letters, works: WorksPlot::default() })
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.works.show(ui, text, about, &self.report);
        show_abroad(ui, text, about, (&self.report.chits, &self.letters));
        show_found(ui, text, about, &self.report.discoveries);
        show_pirate(ui, text, about, &self.report);
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        vec![
            works_sheet(text, about, &self.report),
            abroad_sheet(text, about, (&self.report.chits, &self.letters)),
            found_sheet(text, about, &self.report.discoveries),
            pirate_sheet(text, about, &self.report.pirate),
        ]
    }
}

/// The plot, and which player it tells of.
#[derive(Debug, Default)]
pub struct WorksPlot {
    told: usize,
}

impl WorksPlot {
    fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &SeaReport) {
        let count = |seat: Seat, work: SeaWork| report.works.of(seat)[work];
        let done = Works { text, about, all: &SeaWork::ALL, key, count: &count };
        let bar = |seat: &Seat| {
            let (color, ships) = (about.color(*seat), count(*seat, SeaWork::Ship));
            let part = BarPart { long: ships as f32, what: PartOf::Player(color) };
            PlayerBar {
                seat: *seat,
                color,
                label: about.name(*seat),
                value: ships.to_string(),
                name: done.sentence(*seat),
                parts: if ships > 0 { vec![part] } else { Vec::new() },
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [text.get("stats-sea-works")];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) =
            panel(ui, words, |ui| player_bars(ui, "sea-works", &bars, self.told, None))
        {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }
}

fn works_sheet(text: &Text, about: &About, report: &SeaReport) -> Table {
    let count = |seat: Seat, work: SeaWork| report.works.of(seat)[work];
    Works { text, about, all: &SeaWork::ALL, key, count: &count }.sheet("stats-sea-all-works")
}

const fn key(work: SeaWork) -> &'static str {
    match work {
        SeaWork::Ship => "stats-sea-ships",
        SeaWork::Move => "stats-sea-moves",
        SeaWork::Pirate => "stats-sea-pirate-moves",
        SeaWork::Discovery => "stats-sea-discoveries",
        SeaWork::Island => "stats-sea-islands",
    }
}

fn show_found(ui: &mut Ui, text: &Text, about: &About, found: &[Discovery]) {
    if found.is_empty() {
        return;
    }
    let line = |one: &Discovery| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("what", ground(text, one).into()),
        ];
        (one.seat, text.with("stats-sea-found", &values))
    };
    let lines: Vec<(Seat, String)> = found.iter().map(line).collect();
    show_lines(ui, about, found_heading(text, found), &lines);
}

fn found_heading(text: &Text, found: &[Discovery]) -> String {
    text.with("stats-sea-turned-up", &[("count", found.len().into())])
}

/// What it was: "forest 6", "gold", "sea".
fn ground(text: &Text, one: &Discovery) -> String {
    match one.is {
        None => text.get("sea-hex-sea"),
        Some(Ground { terrain, token: None }) => text.terrain(terrain),
        Some(Ground { terrain, token: Some(token) }) => {
            let terrain = text.terrain(terrain).into();
            let values = [("terrain", terrain), ("number", token.number().into())];
            text.with("sea-hex-land", &values)
        }
    }
}

fn found_sheet(text: &Text, about: &About, found: &[Discovery]) -> Table {
    let row = |one: &Discovery| vec![one.turn.to_string(), about.name(one.seat), ground(text, one)];
    let head = ["stats-turn", "stats-player", "stats-what"];
    Table {
        title: found_heading(text, found),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: found.iter().map(row).collect(),
    }
}

/// The least height of a line: nothing in it is touched.
const LINE: f32 = 26.0;

fn show_lines(ui: &mut Ui, about: &About, title: String, lines: &[(Seat, String)]) {
    panel(ui, Words { titles: &[title], lines: &[], told: 0 }, |ui| {
        ui.spacing_mut().interact_size.y = LINE;
        for (seat, words) in lines {
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}

fn show_abroad(
    ui: &mut Ui,
    text: &Text,
    about: &About,
    (chits, letters): (&[ChitRecord], &Letters),
) {
    let line = |one: &ChitRecord| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("island", letter(letters, one).into()),
            ("count", one.chit.points.into()),
        ];
        (one.seat, text.with("stats-sea-settled", &values))
    };
    let lines: Vec<(Seat, String)> = chits.iter().map(line).collect();
    show_lines(ui, about, abroad_heading(text, chits), &lines);
}

fn abroad_heading(text: &Text, chits: &[ChitRecord]) -> String {
    text.with("stats-sea-abroad", &[("count", chits.len().into())])
}

/// The letters by which players speak of the islands where these hexes are.
type Letters = BTreeMap<Hex, String>;

/// The letter of an island; none where its hex was never land.
fn letter(letters: &Letters, one: &ChitRecord) -> String {
    letters.get(&one.chit.island).cloned().unwrap_or_default()
}

fn abroad_sheet(text: &Text, about: &About, (chits, letters): (&[ChitRecord], &Letters)) -> Table {
    let row = |one: &ChitRecord| {
        vec![
            one.turn.to_string(),
            about.name(one.seat),
            letter(letters, one),
            one.chit.points.to_string(),
        ]
    };
    let head = ["stats-turn", "stats-player", "stats-head-island", "stats-points"];
    Table {
        title: abroad_heading(text, chits),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: chits.iter().map(row).collect(),
    }
}

fn show_pirate(ui: &mut Ui, text: &Text, about: &About, report: &SeaReport) {
    let line = |one: &PirateMove| {
        let who = about.name(one.seat);
        let mut values = vec![("turn", one.turn.into()), ("who", who.into())];
        let key = match one.robbed {
            Some(robbed) => {
                values.push(("robbed", about.name(robbed).into()));
                "stats-sea-pirate-robs"
            }
            None => "stats-sea-pirate-sails",
        };
        (one.seat, text.with(key, &values))
    };
    let mut lines: Vec<(Seat, String)> = report.pirate.iter().map(line).collect();
    lines.extend(about.seats.iter().filter_map(|seat| sums(text, about, report, *seat)));
    show_lines(ui, about, pirate_heading(text, &report.pirate), &lines);
}

fn pirate_heading(text: &Text, moves: &[PirateMove]) -> String {
    let robbed = moves.iter().filter(|one| one.robbed.is_some()).count();
    let values = [("count", moves.len().into()), ("robbed", robbed.into())];
    text.with("stats-sea-pirate", &values)
}

/// What all its moves were for a player; nothing for those who neither moved it nor lost a
/// card to it.
fn sums(text: &Text, about: &About, report: &SeaReport, seat: Seat) -> Option<(Seat, String)> {
    let moved = report.works.of(seat)[SeaWork::Pirate];
    let lost = report.pirate.iter().filter(|one| one.robbed == Some(seat)).count();
    if moved == 0 && lost == 0 {
        return None;
    }
    let values = [("who", about.name(seat).into()), ("moved", moved.into()), ("lost", lost.into())];
    Some((seat, text.with("stats-sea-pirate-of", &values)))
}

fn pirate_sheet(text: &Text, about: &About, moves: &[PirateMove]) -> Table {
    let row = |one: &PirateMove| {
        let robbed = one.robbed.map(|seat| about.name(seat)).unwrap_or_default();
        let place = about.places(text).hex(one.to);
        vec![one.turn.to_string(), about.name(one.seat), place, robbed]
    };
    let head = ["stats-turn", "stats-player", "stats-place", "stats-head-robbed"];
    Table {
        title: pirate_heading(text, moves),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: moves.iter().map(row).collect(),
    }
}
