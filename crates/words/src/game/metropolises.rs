//! Whose metropolis it is, and who may still take it over.

use super::GameWords;
use game::{Level, Seat, Track};

/// How the metropolis of a track stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetropolisClaim {
    /// Nobody has it yet.
    Open,
    /// Somebody has it, but may still lose it to one of these, who are at level 4.
    Held {
        /// Who has it.
        by: Seat,
        /// Who needs one level more.
        threats: Vec<Seat>,
    },
    /// Somebody has it for good (KNIGHTS 7).
    ForGood(Seat),
}

impl GameWords<'_> {
    /// How the metropolis of `track` stands.
    pub fn metropolis_claim(&self, track: Track) -> MetropolisClaim {
        let Some(by) = self.state.metropolis_holder(track) else { return MetropolisClaim::Open };
        if self.state.improvement(by, track) == Level::MOST {
            return MetropolisClaim::ForGood(by);
        }
        let is_near =
            |seat: &Seat| *seat != by && self.state.improvement(*seat, track) >= Level::METROPOLIS;
        MetropolisClaim::Held { by, threats: self.seats_from_active().filter(is_near).collect() }
    }

    /// The same in a sentence.
    pub fn metropolis_words(&self, track: Track) -> String {
        match self.metropolis_claim(track) {
            MetropolisClaim::Open => self.text.get("metropolis-open"),
            MetropolisClaim::ForGood(by) => self.about("metropolis-for-good", by),
            MetropolisClaim::Held { by, threats } if threats.is_empty() => {
                self.about("metropolis-held", by)
            }
            MetropolisClaim::Held { by, threats } => {
                let names: Vec<String> = threats.iter().map(|seat| self.name(*seat)).collect();
                let who = self.text.list(&names);
                self.about_with("metropolis-threatened", by, "others", who.into())
            }
        }
    }

    /// A track as a title.
    pub fn track_title(&self, track: Track) -> String {
        self.text.get(&format!("track-title-{}", track.key()))
    }
}
