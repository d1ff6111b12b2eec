//! The form of a start being entered: its players as rows to choose from, and its rows with a
//! number to step up and down.

use egui::Ui;

use super::draft::{BoardAndRules, Sitters, StartDraft, StartPart};
use super::findings::StartFindings;
use crate::app::screens::new_game::rules::own_key;
use cards::Award;
use game::{Context, Fact, Seat, Subject, Table, Track, Value};
use kit::widgets::{PlayerChoice, boxed, count_row, warn};
use words::text::Text;

/// Column height below which the players share one row.
const LOW: f32 = 270.0;

pub fn is_low(ui: &Ui) -> bool {
    ui.clip_rect().height() < LOW
}

/// The entry, with all that its pages need to know.
pub struct StartForm<'a> {
    pub text: &'a Text,
    pub draft: &'a mut StartDraft,
    /// Board and rules that the entry is checked against.
    pub basis: BoardAndRules<'a>,
    pub sitters: &'a Sitters,
    pub findings: &'a StartFindings,
    /// Player whose part of the entry is being made.
    pub seat: Seat,
}

impl StartForm<'_> {
    /// Makes a change; one number or piece too many is refused.
    pub fn change(&mut self, at: StartPart, change: impl FnOnce(&mut Table)) {
        self.draft.change(at, self.basis, change);
    }

    /// Says why the last change here was refused, where it was made.
    pub fn refused(&self, ui: &mut Ui, at: StartPart) {
        let words = |why| self.text.bad_table(why, &|seat| self.sitters.called(seat));
        warn(ui, self.draft.refused(at).map(words));
    }

    pub fn track(&self, track: Track) -> String {
        self.text.get(&format!("begin-track-{}", track.key()))
    }

    /// The names of the buttons for `what` of `seat`, or of the table: one less, one more.
    pub fn steps(&self, what: &str, seat: Option<Seat>) -> (String, String) {
        let mut values = vec![("what", what.into())];
        let (less, more) = match seat {
            Some(seat) => {
                values.push(("who", self.sitters.called(seat).into()));
                ("begin-less", "begin-more")
            }
            None => ("begin-table-less", "begin-table-more"),
        };
        (self.text.with(less, &values), self.text.with(more, &values))
    }

    /// Facts that are numbers, a row each of all that they may be told of the player or the table.
    pub fn facts(&mut self, ui: &mut Ui, facts: impl IntoIterator<Item = &'static Fact>) {
        let (rules, players) = (self.basis.rules, self.sitters.0.count());
        let (seat, start) = (self.seat, self.draft.start());
        let context = Context { rules, players, own: start.own_scenario(), state: None };
        let is_there = |fact: &&'static Fact| {
            let mut subjects = fact.subjects([seat].into_iter()).into_iter();
            subjects.any(|subject| fact.on(start, subject).is_some())
        };
        let may_be = |fact: &&'static Fact| {
            let range = || fact.range(&context).is_some_and(|range| *range.end() > 0);
            fact.is_played(rules) && is_there(fact) && range()
        };
        let facts: Vec<&'static Fact> = facts.into_iter().filter(may_be).collect();
        if facts.is_empty() {
            return;
        }
        boxed(ui, |ui| {
            for fact in facts {
                for subject in fact.subjects([self.seat].into_iter()) {
                    self.fact(ui, fact, subject);
                }
            }
        });
    }

    /// A number that is a fact: its row, and why the last change of it was refused.
    fn fact(&mut self, ui: &mut Ui, fact: &'static Fact, subject: Subject) {
        let Some(Value::Count(count)) = fact.on(self.draft.start(), subject) else { return };
        let key = format!("begin-{}", fact.key);
        let (label, what) = match subject {
            Subject::SeatTrack(_, track) => {
                let track = self.track(track);
                let values = [("track", track.as_str().into())];
                let what = self.text.with(&format!("{key}-of"), &values);
                (track, what)
            }
            _ => (self.text.get(&key), self.text.get(&key)),
        };
        let at = StartPart::Fact(fact, subject);
        let shown = u16::try_from(count).unwrap_or(u16::MAX);
        let steps = self.steps(&what, subject.player());
        if let Some(change) = count_row(ui, &label, &steps, shown) {
            let value = Value::Count(count.saturating_add_signed(change.into()));
            self.change(at, |table| {
                fact.put(table, subject, value);
            });
        }
        self.refused(ui, at);
    }
}

/// The players as rows to choose from, with what follows from the entry for each.
impl StartForm<'_> {
    /// Draws the players; returns the one touched.
    pub fn choose_player(&self, ui: &mut Ui) -> Option<Seat> {
        let tiles: Vec<_> = self.sitters.0.seats().map(|seat| self.player(seat)).collect();
        // If height is short, the tools below must stay in sight.
        PlayerChoice::pick(ui, &tiles, self.seat, is_low(ui))
    }

    fn player(&self, seat: Seat) -> PlayerChoice {
        let rules = self.basis.rules;
        let awards = self.findings.holders.held_by(seat).filter(|award| rules.plays_for(*award));
        let awards: Vec<Award> = awards.collect();
        let held = awards.iter().map(|award| {
            let award = self.text.award_by(*award, rules);
            self.text.with("begin-player-award", &[("award", award.into())])
        });
        let (points, road) = (self.findings.points.of(seat), self.findings.roads.of(seat));
        let name = self.sitters.called(seat);
        let values = [
            ("player", name.as_str().into()),
            ("points", points.into()),
            ("road", road.into()),
            ("length", road.into()),
            ("awards", held.collect::<String>().into()),
        ];
        // With an expansion, a sentence may be its own.
        let said = |key| self.text.with(&own_key(self.text, rules.expansions(), key), &values);
        PlayerChoice {
            seat,
            said: said("begin-player"),
            line: ["begin-points", "begin-road"].map(said).join(" \u{b7} "),
            color: self.sitters.color(seat),
            name,
            points,
            awards,
        }
    }
}
