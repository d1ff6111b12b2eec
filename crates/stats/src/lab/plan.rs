//! What the lab assumes about the people at the table, how long it runs, and the piles as compact
//! numbers, made once before a run.

use serde::Serialize;

use cards::{Card, Deck, Effect, Hidden, NewYear, PileCard, Rulings, Season, Selection, Weather};

/// The count of each number; indexes 2 to 12 are used.
pub(super) type NumberCounts = [u16; 16];

/// The first code of the weather cards, spring first; no table has this many
/// numbered cards.
const WEATHER: u16 = 0xfff0;

#[derive(Clone, Copy)]
pub(super) enum Turned {
    /// A production number.
    Number(u8),
    /// A season begins.
    Weather(u8),
}

/// One pile, without its New Year and Leap Year cards.
#[derive(Clone, Debug)]
pub(super) struct PilePlan {
    /// Its cards by code, in the order of the last shuffle.
    pub order: Vec<u16>,
    /// How many of them are drawn unless there is a Leap Year.
    pub drawn: usize,
    /// How many are above New Year; if the table plays without it, how many
    /// would be with the usual number of hidden cards.
    pub above_new_year: usize,
    pub numbers: NumberCounts,
    /// How many of its cards change the weather.
    pub weather: u16,
    pub next: NumberCounts,
}

/// Everything needed to play a year.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// In the order they are drawn from.
    pub piles: Vec<PilePlan>,
    /// The decks, for what their events do.
    pub decks: Vec<Deck>,
    pub votes: bool,
    /// Whether a player holds the weather cards.
    pub holds_weather: bool,
    starts: Season,
    /// The number of each card by its code.
    numbers: Vec<u8>,
    /// The season after each card in each season.
    after: Vec<u8>,
}

impl Plan {
    pub fn new(decks: &[Deck], selection: Selection) -> Self {
        let cards: Vec<(&Deck, &Card)> = decks
            .iter()
            .flat_map(|deck| deck.cards().iter().map(move |card| (deck, card)))
            .collect();
        let season_after = |(deck, card): &(&Deck, &Card)| {
            Season::ALL.map(|season| place_of(begun_by(deck, card, season).unwrap_or(season)))
        };
        Self {
            piles: piles(decks, selection),
            decks: decks.to_vec(),
            votes: selection.new_year.has_leap_year(),
            holds_weather: selection.weather == Weather::Held,
            starts: selection.starts,
            numbers: cards.iter().map(|(_, card)| card.number()).collect(),
            after: cards.iter().flat_map(season_after).collect(),
        }
    }

    /// Returns what the card with this code is.
    pub fn turned(&self, code: u16) -> Turned {
        match self.numbers.get(usize::from(code)) {
            Some(number) => Turned::Number(*number),
            None => Turned::Weather(u8::try_from(code.wrapping_sub(WEATHER) & 3).unwrap_or(0)),
        }
    }

    /// The season after a card; `place` is its code times four plus the season
    /// it came up in.
    pub fn season_after(&self, place: usize) -> Option<u8> {
        self.after.get(place).copied()
    }

    /// Returns how many places [`Self::season_after`] knows.
    pub const fn places(&self) -> usize {
        self.after.len()
    }

    /// The season of the first turn.
    pub fn starts(&self) -> u8 {
        place_of(self.starts)
    }

    pub fn longest_pile(&self) -> usize {
        self.piles.iter().map(|pile| pile.order.len()).max().unwrap_or(0)
    }
}

/// A season's place in the year.
fn place_of(season: Season) -> u8 {
    (0_u8..).zip(Season::ALL).find(|(_, one)| *one == season).map_or(0, |(place, _)| place)
}

/// The season that a card's event begins when it comes up in `season`.
fn begun_by(deck: &Deck, card: &Card, season: Season) -> Option<Season> {
    if !card.is_featured_in(season) {
        return None;
    }
    let effects = deck.effects(&card.event, &Rulings::default());
    effects.iter().rev().find_map(|effect| {
        if let Effect::Season { begins } = effect { Some(*begins) } else { None }
    })
}

fn piles(decks: &[Deck], selection: Selection) -> Vec<PilePlan> {
    // Codes run consecutively through the cards of all decks.
    let mut first = 0_u16;
    let firsts: Vec<u16> = decks
        .iter()
        .map(|deck| {
            let own = first;
            first = first.saturating_add(u16::try_from(deck.cards().len()).unwrap_or(u16::MAX));
            own
        })
        .collect();
    let code = |card: &PileCard| match card {
        PileCard::Numbered { deck, card } => {
            Some(firsts.get(usize::from(*deck))? + u16::from(*card))
        }
        PileCard::Weather(season) => Some(WEATHER + u16::from(place_of(*season))),
        PileCard::NewYear | PileCard::LeapYear => None,
    };
    let number = |card: &PileCard| match card {
        PileCard::Numbered { deck, card } => {
            let deck = decks.get(usize::from(*deck))?;
            deck.cards().get(usize::from(*card)).map(Card::number)
        }
        _ => None,
    };
    let contents = selection.contents(decks);
    let counts: Vec<NumberCounts> = contents
        .iter()
        .map(|pile| {
            let mut counts = NumberCounts::default();
            for number in pile.cards.iter().filter_map(number) {
                if let Some(count) = counts.get_mut(usize::from(number)) {
                    *count += 1;
                }
            }
            counts
        })
        .collect();
    // What New Year would hide if it were in play.
    let usual = match selection.new_year {
        NewYear::On { .. } => None,
        NewYear::Off => Some(usize::from(Hidden::default().count())),
    };
    let mut piles = Vec::new();
    for (pile, numbers) in contents.iter().zip(&counts) {
        let weather = pile.cards.iter().filter(|card| !card.is_numbered()).count();
        let numbered = pile.cards.len() - weather;
        let decks_in_it = (decks.len() / contents.len().max(1)).max(1);
        let hidden = usual.map_or(pile.hidden, |usual| usual * decks_in_it);
        let hidden = hidden.min(numbered.saturating_sub(1));
        piles.push(PilePlan {
            order: pile.cards.iter().filter_map(code).collect(),
            drawn: pile.cards.len() - pile.hidden.min(pile.cards.len()),
            above_new_year: pile.cards.len() - hidden,
            numbers: *numbers,
            weather: u16::try_from(weather).unwrap_or(u16::MAX),
            next: *numbers,
        });
    }
    for (pile, next) in piles.iter_mut().zip(counts.iter().cycle().skip(1)) {
        pile.next = *next;
    }
    piles
}

board::keyed! {
    /// How the table votes on New Year when a Leap Year card is in play.
    #[derive(Default)]
    pub enum Votes {
        /// Always for a new pile.
        #[default]
        Reset = "reset",
        /// Always for a Leap Year.
        Leap = "leap",
        /// One way or the other, at random.
        Half = "half",
    }
}

impl Votes {
    /// The share of Leap Years; 0 if there is no vote.
    pub(super) const fn leap_share(self, is_voted: bool) -> f64 {
        match (is_voted, self) {
            (false, _) | (true, Self::Reset) => 0.0,
            (true, Self::Half) => 0.5,
            (true, Self::Leap) => 1.0,
        }
    }
}

/// How many people are at the table: 2 to 6, usually 4. It matters when a
/// player holds the weather cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Seats(u8);

/// A number of players that no game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("2 to 6 players sit at a table, not {0}")]
pub struct BadSeats(pub u8);

impl Seats {
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl Default for Seats {
    fn default() -> Self {
        Self(4)
    }
}

impl TryFrom<u8> for Seats {
    type Error = BadSeats;

    fn try_from(count: u8) -> Result<Self, BadSeats> {
        if (2..=6).contains(&count) { Ok(Self(count)) } else { Err(BadSeats(count)) }
    }
}

/// What the lab assumes about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Habits {
    pub votes: Votes,
    pub seats: Seats,
}

pub const MAX_YEARS: u64 = 10_000_000;

/// How many years a run lasts: 1 to [`MAX_YEARS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Years(u64);

/// A run that is empty or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a run has 1 to {MAX_YEARS} years, not {0}")]
pub struct BadYears(pub u64);

impl Years {
    pub const THOUSAND: Self = Self(1_000);

    /// The choices on the screen.
    pub const CHOICES: [Self; 5] =
        [Self(100), Self::THOUSAND, Self(10_000), Self(100_000), Self(1_000_000)];

    pub const fn count(self) -> u64 {
        self.0
    }
}

impl TryFrom<u64> for Years {
    type Error = BadYears;

    fn try_from(count: u64) -> Result<Self, BadYears> {
        if (1..=MAX_YEARS).contains(&count) { Ok(Self(count)) } else { Err(BadYears(count)) }
    }
}
