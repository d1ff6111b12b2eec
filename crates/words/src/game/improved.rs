//! What a player has in Cities & Knights, in words: improvements and what they are called and
//! bring, metropolises, knights, progress cards, what counts points, and what is left in the
//! supply.

use super::GameWords;
use game::{Edition, KnightLevel, Level, PointCard, Readiness, Seat, Track, WALLS};

impl GameWords<'_> {
    /// All of Cities & Knights that everybody sees of a player; nothing where it isn't
    /// played.
    pub fn knights_facts(&self, seat: Seat) -> Vec<String> {
        if self.state.knights().is_none() {
            return Vec::new();
        }
        let mut facts = vec![self.levels_held(seat), self.progress_held(seat)];
        facts.push(self.knights_held(seat));
        facts.extend(self.titles_held(seat));
        facts.push(self.knights_left(seat));
        facts
    }

    /// "science 3, trade 0, politics 1".
    pub fn levels_held(&self, seat: Seat) -> String {
        let of = |track| {
            let level = self.state.improvement(seat, track).number();
            let values = [("track", self.track(track).into()), ("level", level.into())];
            self.text.with("has-level", &values)
        };
        self.text.joined(&Track::ALL.map(of))
    }

    /// "2 progress cards: 1 science, 1 politics".
    pub fn progress_held(&self, seat: Seat) -> String {
        let count = self.state.progress_cards(seat);
        let held = |track: &Track| self.state.progress_of(seat, *track) > 0;
        let decks: Vec<String> = Track::ALL
            .into_iter()
            .filter(held)
            .map(|track| self.of_deck(track, self.state.progress_of(seat, track)))
            .collect();
        let values = [("count", count.into()), ("all", self.text.joined(&decks).into())];
        self.text.with("has-progress", &values)
    }

    /// "2 science": cards of a deck.
    pub fn of_deck(&self, track: Track, count: u8) -> String {
        let values = [("count", count.into()), ("track", self.track(track).into())];
        self.text.with("has-of-deck", &values)
    }

    /// "3 knights: 2 basic (1 active), 1 mighty (1 active); strength 4".
    pub fn knights_held(&self, seat: Seat) -> String {
        let own = || self.state.pieces().knights_of(seat).map(|(_, knight)| knight);
        let of = |level: KnightLevel| {
            let count = own().filter(|knight| knight.level == level).count();
            let active = own()
                .filter(|knight| knight.level == level && knight.readiness == Readiness::Active);
            let values = [
                ("count", count.into()),
                ("level", self.knight_level(level).into()),
                ("active", active.count().into()),
            ];
            (count > 0).then(|| self.text.with("has-knights-of-level", &values))
        };
        let levels: Vec<String> = KnightLevel::ALL.into_iter().filter_map(of).collect();
        let values = [
            ("count", own().count().into()),
            ("all", self.text.joined(&levels).into()),
            ("strength", self.state.position().defence(seat).into()),
        ];
        self.text.with("has-knights", &values)
    }

    /// Returns what counts points beside buildings and awards, each on a line of its own.
    pub fn titles_held(&self, seat: Seat) -> Vec<String> {
        let Some(knights) = self.state.knights() else { return Vec::new() };
        let table = knights.table();
        let tracks = Track::ALL.into_iter();
        let own = tracks.filter(|track| self.state.metropolis_holder(*track) == Some(seat));
        let mut titles: Vec<String> = own
            .map(|track| self.text.with("has-metropolis", &[("track", self.track(track).into())]))
            .collect();
        let times = table.defenders.of(seat);
        if times > 0 {
            titles.push(self.text.with("has-defender", &[("count", times.into())]));
        }
        let shown = PointCard::ALL.into_iter();
        let shown = shown.filter(|point| knights.shown(*point) == Some(seat));
        titles.extend(shown.map(|point| self.progress_card(point.card())));
        if table.merchant.is_some_and(|merchant| merchant.owner == seat) {
            titles.push(self.text.get("has-merchant"));
        }
        titles
    }

    /// Returns how many cards a 7 leaves alone, and why.
    pub fn limit_held(&self, seat: Seat) -> String {
        let walls = self.state.pieces().walls_of(seat).count();
        let values = [("walls", walls.into()), ("limit", self.state.hand_limit(seat).into())];
        self.text.with("has-limit", &values)
    }

    /// Knights by level and walls that are left in the supply.
    pub fn knights_left(&self, seat: Seat) -> String {
        let levels = KnightLevel::ALL.map(|level| {
            let values = [
                ("count", self.state.knights_left(seat, level).into()),
                ("level", self.knight_level(level).into()),
            ];
            self.text.with("has-left-of-level", &values)
        });
        let walls = WALLS.saturating_sub(self.state.pieces().walls_of(seat).count());
        let values = [("all", self.text.joined(&levels).into()), ("walls", walls.into())];
        self.text.with("has-left", &values)
    }
}

impl GameWords<'_> {
    /// Returns what a level of a track is called in this table's edition: "Library". Level 0 is no
    /// improvement.
    pub fn level_name(&self, track: Track, level: Level) -> String {
        let (key, number) = (track.key(), level.number());
        match (self.state.knights_rules().edition, track, number) {
            (.., 0) => self.text.get("level-none"),
            (Edition::Sixth, Track::Science, 1) | (Edition::Sixth, Track::Politics, 2 | 4) => {
                self.text.get(&format!("level-2025-{key}-{number}"))
            }
            _ => self.text.get(&format!("level-{key}-{number}")),
        }
    }

    /// What a level brings, on one line: with which red dice it draws, and what else comes
    /// with it (KNIGHTS 7, 8).
    pub fn level_brings(&self, track: Track, level: Level) -> String {
        let number = level.number();
        let red = [("level", number.into()), ("red", number.saturating_add(1).into())];
        match level {
            level if level == Level::default() => self.text.get("level-brings-nothing"),
            Level::ABLE => self.text.with(&format!("level-brings-{}", track.key()), &red),
            Level::METROPOLIS => self.text.with("level-brings-metropolis", &red),
            Level::MOST => self.text.with("level-brings-for-good", &red),
            _ => self.text.with("level-brings-draws", &red),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetropolisClaim {
    Open,
    /// Somebody has it, but may still lose it to one of these, who are at level 4.
    Held {
        by: Seat,
        /// Who needs one level more.
        threats: Vec<Seat>,
    },
    /// Somebody has it for good (KNIGHTS 7).
    ForGood(Seat),
}

impl GameWords<'_> {
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

    pub fn track_title(&self, track: Track) -> String {
        self.text.get(&format!("track-title-{}", track.key()))
    }
}
