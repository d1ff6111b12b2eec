//! The lab's assumptions about the people at the table, the length of its run, and the piles as
//! compact numbers, made once before a run.

use serde::Serialize;

use cards::{Card, Deck, Effect, Hidden, NewYear, PileCard, Rulings, Season, Selection, Weather};

/// The count of each number; indexes 2 to 12 are used.
pub(super) type NumberCounts = [u16; 16];

/// The number and the event that a card brings.
#[derive(Clone, Copy, Debug)]
pub(super) enum TurnedCard {
    /// A production number; its card has this place among those of all decks.
    Number { card: u16, number: u8 },
    /// A season begins.
    Weather(u8),
}

/// One pile, without its New Year and Leap Year cards.
#[derive(Clone, Debug)]
pub(super) struct PilePlan {
    /// Its cards in the order of the last shuffle.
    pub order: Vec<TurnedCard>,
    /// Number of them that are drawn unless there is a Leap Year.
    pub drawn: usize,
    /// Number of them above New Year; if the table plays without it, their number with the usual
    /// number of hidden cards.
    pub above_new_year: usize,
    pub numbers: NumberCounts,
    /// Number of its cards that change the weather.
    pub weather: u16,
    pub next: NumberCounts,
}

/// Everything needed to play a year.
#[derive(Clone, Debug)]
pub(super) struct YearPlan {
    /// The piles in the order they are drawn from.
    pub piles: Vec<PilePlan>,
    /// The decks, for what their events do.
    pub decks: Vec<Deck>,
    pub votes: bool,
    /// Set if a player holds the weather cards.
    pub holds_weather: bool,
    /// The season of the first turn.
    pub starts: u8,
    /// The season after each card in each season: by its place times four, and the season it
    /// came up in.
    pub after: Vec<u8>,
}

impl YearPlan {
    pub fn new(decks: &[Deck], selection: Selection) -> Self {
        let season_after = |deck: &Deck, card: &Card| {
            Season::ALL.map(|season| place_of(begun_by(deck, card, season).unwrap_or(season)))
        };
        let of_deck = |deck: &Deck| -> Vec<u8> {
            deck.cards().iter().flat_map(|card| season_after(deck, card)).collect()
        };
        Self {
            piles: piles(decks, selection),
            decks: decks.to_vec(),
            votes: selection.new_year.has_leap_year(),
            holds_weather: selection.weather == Weather::Held,
            starts: place_of(selection.starts),
            after: decks.iter().flat_map(of_deck).collect(),
        }
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
    // Where the cards of a deck begin among those of all.
    let first = |deck: usize| decks.iter().take(deck).map(|deck| deck.cards().len()).sum::<usize>();
    let turned = |card: &PileCard| match *card {
        PileCard::Numbered { deck, card } => {
            let (deck, card) = (usize::from(deck), usize::from(card));
            let number = decks.get(deck)?.cards().get(card)?.number();
            let card = u16::try_from(first(deck) + card).ok()?;
            Some(TurnedCard::Number { card, number })
        }
        PileCard::Weather(season) => Some(TurnedCard::Weather(place_of(season))),
        PileCard::NewYear | PileCard::LeapYear => None,
    };
    let contents = selection.contents(decks);
    let orders = contents.iter().map(|pile| pile.cards.iter().filter_map(turned).collect());
    let orders: Vec<Vec<TurnedCard>> = orders.collect();
    let count = |order: &Vec<TurnedCard>| {
        let mut counts = NumberCounts::default();
        for card in order {
            if let TurnedCard::Number { number, .. } = card
                && let Some(count) = counts.get_mut(usize::from(*number))
            {
                *count += 1;
            }
        }
        counts
    };
    let counts: Vec<NumberCounts> = orders.iter().map(count).collect();
    // What New Year would hide if it were in play.
    let usual = match selection.new_year {
        NewYear::On { .. } => None,
        NewYear::Off => Some(usize::from(Hidden::default().count())),
    };
    let mut piles = Vec::new();
    for ((pile, order), numbers) in contents.iter().zip(orders).zip(&counts) {
        let weather = pile.cards.iter().filter(|card| !card.is_numbered()).count();
        let numbered = pile.cards.len() - weather;
        let decks_in_it = (decks.len() / contents.len().max(1)).max(1);
        let hidden = usual.map_or(pile.hidden, |usual| usual * decks_in_it);
        let hidden = hidden.min(numbered.saturating_sub(1));
        piles.push(PilePlan {
            order,
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
    /// The table's votes on New Year when a Leap Year card is in play.
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

board::bounded! {
    /// The number of people at the table: 2 to 6, usually 4. It matters when a
    /// player holds the weather cards.
    pub struct Seats(2..=6);
    /// A number of players that no game has.
    BadSeats = "2 to 6 players sit at a table, not {0}";
}

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

/// Assumptions of the lab about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Habits {
    pub votes: Votes,
    pub seats: Seats,
}

pub const MAX_YEARS: u64 = 10_000_000;

/// Number of years that a run lasts: 1 to [`MAX_YEARS`].
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
