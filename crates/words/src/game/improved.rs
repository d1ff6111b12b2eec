//! What a player has in Cities & Knights, in words: improvements, knights, progress cards,
//! what counts points, and what is left in the supply.

use super::GameWords;
use game::{KnightLevel, PointCard, Readiness, Seat, Track, WALLS};

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

    /// What counts points beside buildings and awards, each on a line of its own.
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

    /// How many cards a 7 leaves alone, and why.
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
