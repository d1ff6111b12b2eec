//! Players of a game that hasn't begun, in their seats.

use rand::{Rng, RngExt};

use game::{BadName, Color, FirstBy, Name, PerSeat, Player, Seat};
use words::text::Text;

/// Number of players that can sit at the table.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// A player as entered so far.
#[derive(Clone, Debug)]
pub struct PlayerEntry {
    /// Stays with the player no matter what else changes.
    pub key: u8,
    /// The name as typed so far.
    pub name: String,
    pub color: Color,
    /// Set if the players typed it; else it is the color's name and changes with it.
    is_typed: bool,
}

impl PlayerEntry {
    /// Returns what to call the player for now: by color if there is no name.
    pub fn called(&self, text: &Text) -> String {
        match self.name.trim() {
            "" => text.color(self.color),
            name => name.to_owned(),
        }
    }
}

/// Reason why these players can't begin yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The player of this color has no name.
    NoName(Color),
    /// The name of this color's player is too long.
    LongName(Color),
    /// Two players have this name.
    SameName(Name),
    /// Too few or too many players.
    Count,
}

/// The players in seat order, and who goes first.
#[derive(Clone, Debug)]
pub struct SeatedPlayers {
    entries: Vec<PlayerEntry>,
    first: u8,
    first_by: FirstBy,
    next_key: u8,
    /// Whoever was just added: their name is to be written.
    newcomer: Option<u8>,
}

impl SeatedPlayers {
    /// A table with the players in `last`, or with three colors if there are too few.
    pub fn new(text: &Text, last: &[Player]) -> Self {
        let mut table = Self {
            entries: Vec::new(),
            first: 0,
            first_by: FirstBy::Choice,
            next_key: 0,
            newcomer: None,
        };
        table.reseat(
            text,
            last.iter().take(*PLAYERS.end()).map(|Player { name, color }| {
                let is_typed = name.as_str() != text.color(*color);
                (is_typed.then(|| name.clone()), *color)
            }),
        );
        while table.entries.len() < 3 && last.len() < *PLAYERS.start() {
            table.add(text);
        }
        table.newcomer = None;
        table
    }

    /// Takes the player whose name is to be written, if somebody was just added.
    pub fn take_newcomer(&mut self) -> Option<u8> {
        self.newcomer.take()
    }

    /// Replaces the players; anybody without a name goes by color.
    pub fn reseat(&mut self, text: &Text, people: impl IntoIterator<Item = (Option<Name>, Color)>) {
        self.entries.clear();
        for (name, color) in people {
            self.seat(text, color);
            if let (Some(entry), Some(name)) = (self.entries.last_mut(), name) {
                entry.name = name.into();
                entry.is_typed = true;
            }
        }
        self.void_lot();
    }

    /// The names typed by hand, in seat order.
    pub fn typed_names(&self) -> impl Iterator<Item = Option<Name>> {
        self.entries.iter().map(|entry| {
            let name = Name::try_from(entry.name.clone()).ok();
            name.filter(|_| entry.is_typed)
        })
    }

    /// The players in seat order.
    pub fn entries(&self) -> &[PlayerEntry] {
        &self.entries
    }

    /// Returns the player who goes first, among [`Self::entries`].
    pub fn first(&self) -> Option<&PlayerEntry> {
        self.entries.iter().find(|entry| entry.key == self.first).or(self.entries.first())
    }

    /// Returns who sits before the first player: the right-hand neighbor.
    pub fn before_first(&self) -> Option<&PlayerEntry> {
        let place = self.place(self.first()?.key)?;
        let before = place.checked_sub(1).unwrap_or(self.entries.len() - 1);
        self.entries.get(before)
    }

    pub const fn first_by(&self) -> FirstBy {
        self.first_by
    }

    fn seat(&mut self, text: &Text, color: Color) {
        let name = text.color(color);
        let key = self.next_key;
        self.next_key = self.next_key.wrapping_add(1);
        self.entries.push(PlayerEntry { key, name, color, is_typed: false });
    }

    /// Translates the names of players who go by their color.
    pub fn speak(&mut self, text: &Text) {
        for entry in self.entries.iter_mut().filter(|entry| !entry.is_typed) {
            entry.name = text.color(entry.color);
        }
    }

    /// Adds a player in the first free color.
    pub fn add(&mut self, text: &Text) {
        let free = |color: &Color| self.entries.iter().all(|entry| entry.color != *color);
        if let Some(color) = Color::ALL.into_iter().find(free) {
            self.newcomer = Some(self.next_key);
            self.seat(text, color);
            self.void_lot();
        }
    }

    /// Removes a player; if they went first, the first player is found anew.
    pub fn remove(&mut self, key: u8) {
        self.entries.retain(|entry| entry.key != key);
        self.void_lot();
    }

    /// Voids a lot drawn among other players than the current ones.
    fn void_lot(&mut self) {
        self.first_by = FirstBy::Choice;
        if let Some(first) = self.first().map(|entry| entry.key) {
            self.first = first;
        }
    }

    /// Swaps the player at this place with the next one.
    pub fn swap_with_next(&mut self, place: usize) {
        if place + 1 < self.entries.len() {
            self.entries.swap(place, place + 1);
        }
    }

    fn place(&self, key: u8) -> Option<usize> {
        self.entries.iter().position(|entry| entry.key == key)
    }

    /// Gives the player `color`; whoever had it gets the player's old one.
    pub fn recolor(&mut self, text: &Text, key: u8, color: Color) {
        let Some(old) = self.entries.iter().find(|entry| entry.key == key).map(|e| e.color) else {
            return;
        };
        for entry in &mut self.entries {
            if entry.key == key {
                entry.color = color;
            } else if entry.color == color {
                entry.color = old;
            }
            if !entry.is_typed {
                entry.name = text.color(entry.color);
            }
        }
    }

    pub fn rename(&mut self, key: u8, name: &str) {
        for entry in self.entries.iter_mut().filter(|entry| entry.key == key) {
            name.clone_into(&mut entry.name);
            entry.is_typed = true;
        }
    }

    /// The table chooses who goes first.
    pub const fn choose_first(&mut self, key: u8) {
        self.first = key;
        self.first_by = FirstBy::Choice;
    }

    /// Chooses at random who goes first.
    pub fn draw_lots(&mut self, rng: &mut impl Rng) {
        let place = rng.random_range(0..self.entries.len().max(1));
        if let Some(entry) = self.entries.get(place) {
            self.first = entry.key;
            self.first_by = FirstBy::Lot;
        }
    }

    /// The players in seat order and which of them goes first.
    ///
    /// # Errors
    /// Fails if something has to be fixed first, and says what.
    pub fn players(&self) -> Result<(PerSeat<Player>, Seat), Problem> {
        let mut players: Vec<Player> = Vec::new();
        for entry in &self.entries {
            let name = Name::try_from(entry.name.clone()).map_err(|error| match error {
                BadName::Empty => Problem::NoName(entry.color),
                BadName::TooLong => Problem::LongName(entry.color),
            })?;
            if players.iter().any(|other| other.name == name) {
                return Err(Problem::SameName(name));
            }
            players.push(Player { name, color: entry.color });
        }
        if !PLAYERS.contains(&players.len()) {
            return Err(Problem::Count);
        }
        let first = self.first().and_then(|entry| self.place(entry.key)).unwrap_or_default();
        let players = PerSeat::new(players).map_err(|_| Problem::Count)?;
        let seat = players.seat(first).ok_or(Problem::Count)?;
        Ok((players, seat))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    fn names(table: &SeatedPlayers) -> Vec<&str> {
        table.entries().iter().map(|entry| entry.name.as_str()).collect()
    }

    #[test]
    fn a_color_that_another_has_is_swapped_and_names_by_color_follow() {
        let text = Text::english();
        let mut table = SeatedPlayers::new(&text, &[]);
        assert_eq!(names(&table), ["Red", "Blue", "White"]);
        table.rename(1, "Ben");
        table.recolor(&text, 0, Color::Blue);
        assert_eq!(names(&table), ["Blue", "Ben", "White"]);
        assert_eq!(table.entries()[1].color, Color::Red);
        table.recolor(&text, 2, Color::Brown);
        assert_eq!(names(&table), ["Blue", "Ben", "Brown"]);
    }

    #[test]
    fn who_begins_stays_with_the_player_not_with_the_seat() {
        let text = Text::english();
        let mut table = SeatedPlayers::new(&text, &[]);
        table.choose_first(2);
        table.swap_with_next(1);
        let (players, first) = table.players().expect("fine");
        assert_eq!((first.index(), players.count()), (1, 3));
        table.remove(2);
        assert_eq!(table.players().expect("fine").1.index(), 0);
    }

    #[test]
    fn a_lot_is_void_when_the_company_changes() {
        let text = Text::english();
        let mut table = SeatedPlayers::new(&text, &[]);
        table.draw_lots(&mut StdRng::seed_from_u64(1));
        assert_eq!(table.first_by(), FirstBy::Lot);
        table.add(&text);
        assert_eq!(table.first_by(), FirstBy::Choice);
    }

    #[test]
    fn lots_fall_on_everybody() {
        let mut table = SeatedPlayers::new(&Text::english(), &[]);
        let mut rng = StdRng::seed_from_u64(5);
        let mut seen = [0; 3];
        for _ in 0..300 {
            table.draw_lots(&mut rng);
            seen[table.players().expect("fine").1.index()] += 1;
        }
        assert!(seen.iter().all(|count| (70..130).contains(count)), "{seen:?}");
    }

    #[test]
    fn empty_and_equal_names_are_named() {
        let text = Text::english();
        let mut table = SeatedPlayers::new(&text, &[]);
        table.rename(0, "  ");
        assert_eq!(table.players(), Err(Problem::NoName(Color::Red)));
        table.rename(0, " Blue ");
        assert!(matches!(table.players(), Err(Problem::SameName(_))));
    }

    #[test]
    fn the_last_players_sit_there_again() {
        let text = Text::english();
        let name = |name: &str| Name::try_from(name.to_owned()).expect("a name");
        let last = [
            Player { name: name("Ada"), color: Color::Green },
            Player { name: name("Red"), color: Color::Red },
        ];
        let mut table = SeatedPlayers::new(&text, &last);
        assert_eq!(names(&table), ["Ada", "Red"]);
        table.recolor(&text, 1, Color::White);
        assert_eq!(names(&table), ["Ada", "White"]);
    }
}
