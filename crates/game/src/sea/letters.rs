//! The letters that islands have been called by, and the points that they brought (SEA 8, 11).

use serde::{Deserialize, Serialize};

use board::{Hex, IslandLetter, Isle};

/// The letters of islands once the map has changed in a game. Players speak of islands by
/// them, and chits bear them, so a letter stays with the hexes that had it: what is found
/// later takes the next one in the order in which it is found, and of islands that grow
/// together the earlier letter is that of all, while a chit keeps the one it was earned
/// under. An order by the map alone couldn't do that: neither how many islands lie under fog
/// nor where each begins is known before it lifts. A position that is written
/// and read again names its islands anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IslandLetters {
    /// What the island of each hex was called first, sorted by hexes; nothing until the map
    /// changes.
    named: Vec<(Hex, IslandLetter)>,
}

impl IslandLetters {
    /// The letter that `hex` has had since it was land, if the map has changed.
    pub(super) fn of(&self, hex: Hex) -> Option<IslandLetter> {
        let place = self.named.binary_search_by_key(&hex, |(at, _)| *at).ok()?;
        self.named.get(place).map(|(_, letter)| *letter)
    }

    /// Gives `areas` the letters by which they go.
    pub(super) fn call(&self, areas: &mut [Isle]) {
        if self.named.is_empty() {
            return;
        }
        for area in areas {
            let earliest = area.hexes.iter().filter_map(|hex| self.of(*hex)).min();
            area.letter = earliest.unwrap_or(area.letter);
        }
    }

    /// Every hex of `areas` has a letter, and no two of them the same.
    pub(super) fn keep(&mut self, areas: &[Isle]) {
        let is_first = self.named.is_empty();
        let mut taken = Vec::new();
        for area in areas {
            let own = area.hexes.iter().filter_map(|hex| self.of(*hex));
            let earliest = own.filter(|letter| !taken.contains(letter)).min();
            let letter = match earliest {
                Some(letter) => letter,
                None if is_first => area.letter,
                None => self.next(),
            };
            taken.push(letter);
            for hex in &area.hexes {
                match self.named.binary_search_by_key(hex, |(at, _)| *at) {
                    Err(place) => self.named.insert(place, (*hex, letter)),
                    // A correction has cut it off from what keeps that letter.
                    Ok(place) => {
                        if let Some((_, own)) = self.named.get_mut(place) {
                            *own = letter.max(*own);
                        }
                    }
                }
            }
        }
    }

    /// Returns how many hexes have a letter.
    pub(crate) const fn count(&self) -> usize {
        self.named.len()
    }

    /// About how many bytes it holds.
    pub(super) const fn bytes(&self) -> usize {
        self.named.len() * size_of::<(Hex, IslandLetter)>()
    }

    fn next(&self) -> IslandLetter {
        let last = self.named.iter().map(|(_, letter)| *letter).max();
        last.map_or(IslandLetter::FIRST, IslandLetter::next)
    }
}

/// Points that somebody earned with their first settlement on a foreign island; they stay
/// whatever becomes of it (SEA 8, 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chit {
    /// A hex of the island.
    pub island: Hex,
    pub points: u8,
}
