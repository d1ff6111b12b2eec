//! The deck lab: plays years of a table's piles, with two fair dice alongside,
//! and counts what comes up. It runs in slices so that a window can keep
//! drawing.
//!
//! `plan` turns decks and layout into compact piles once. A year shuffles them, turns card after
//! card, and gives each number to a `stream` for the cards, and as many throws to one for the dice;
//! both count gaps and frequencies, and the guesses of somebody who counts cards are beside them.
//! `findings` makes figures of the counts. What events bring in cards isn't known here: whoever
//! shows it has to add it from a run of random games ([`net_cards`]).

mod findings;
mod plan;
mod stream;

use std::collections::BTreeMap;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use cards::{BadSelection, Deck, EventId, Rulings, Season, Selection};

use plan::{PilePlan, TurnedCard, YearPlan};
use stream::{GuessCurve, Guesser, Stream};

pub use findings::{
    Absence, Comes, Consequence, EventFinding, Findings, GuessFinding, Guesses, KindFinding,
    NetCards, NumberFinding, SeasonFinding, net_cards,
};
pub use plan::{BadSeats, BadYears, Habits, MAX_YEARS, Seats, Votes, Years};
pub use stream::GAME_TURNS;

/// A run of the lab. A year goes from one preparation of the piles to the
/// next; a turn is a draw that ends with a number.
#[derive(Clone, Debug)]
pub struct Lab {
    plan: YearPlan,
    habits: Habits,
    years: Years,
    done: u64,
    turns: u64,
    season: u8,
    /// Number of times that each card came up in each season.
    came: Vec<u64>,
    cards: Stream,
    dice: Stream,
    with_new_year: GuessCurve,
    without: GuessCurve,
}

impl Lab {
    /// A lab in which nothing has been drawn yet.
    ///
    /// # Errors
    /// The reason that the decks can't be laid out this way.
    pub fn new(
        decks: &[Deck],
        selection: &Selection,
        habits: Habits,
        years: Years,
    ) -> Result<Self, BadSelection> {
        selection.check(decks)?;
        let plan = YearPlan::new(decks, *selection);
        let longest = plan.longest_pile();
        Ok(Self {
            came: vec![0; plan.after.len()],
            cards: Stream::new(),
            dice: Stream::new(),
            with_new_year: GuessCurve::new(longest),
            without: GuessCurve::new(longest),
            season: plan.starts,
            plan,
            habits,
            years,
            done: 0,
            turns: 0,
        })
    }

    /// Plays about `turns` more turns, in whole years, but no more years than
    /// requested. Slicing doesn't change the result.
    pub fn run(&mut self, turns: u64, rng: &mut impl Rng) {
        let until = self.turns.saturating_add(turns);
        while self.turns < until && !self.is_done() {
            self.year(rng);
        }
    }

    pub const fn is_done(&self) -> bool {
        self.done >= self.years.count()
    }

    pub const fn years_done(&self) -> u64 {
        self.done
    }

    pub const fn years(&self) -> Years {
        self.years
    }

    pub const fn turns(&self) -> u64 {
        self.turns
    }

    fn year(&mut self, rng: &mut impl Rng) {
        let before = self.turns;
        let mut piles = std::mem::take(&mut self.plan.piles);
        for pile in &mut piles {
            pile.order.shuffle(rng);
            let drawn = if self.draws_the_hidden(rng) { pile.order.len() } else { pile.drawn };
            self.pile(pile, drawn);
        }
        self.plan.piles = piles;
        for _ in before..self.turns {
            self.dice.come(two_dice(rng));
        }
        self.done += 1;
    }

    fn draws_the_hidden(&self, rng: &mut impl Rng) -> bool {
        self.plan.votes
            && match self.habits.votes {
                Votes::Reset => false,
                Votes::Leap => true,
                Votes::Half => rng.random_bool(0.5),
            }
    }

    /// Plays one pile from top to bottom. Only `drawn` of its cards are drawn;
    /// the rest count just for guesses without New Year.
    fn pile(&mut self, pile: &PilePlan, drawn: usize) {
        let above = pile.above_new_year;
        let leap = self.habits.votes.leap_share(self.plan.votes);
        let mut guesser = Guesser::new(pile, leap);
        let mut begins = true;
        for (nth, turned) in pile.order.iter().enumerate() {
            if begins {
                let left = pile.order.len() - nth;
                self.without.add(left, guesser.without_new_year());
                if nth < above {
                    self.with_new_year.add(above - nth, guesser.with_new_year(above - nth));
                }
                if nth < drawn {
                    self.turn_held_weather();
                }
            }
            match *turned {
                TurnedCard::Number { card, number } => {
                    guesser.number(number);
                    begins = true;
                    if nth < drawn {
                        self.turns += 1;
                        self.cards.come(number);
                        self.count(card);
                    }
                }
                TurnedCard::Weather(season) => {
                    guesser.weather();
                    begins = false;
                    if nth < drawn {
                        self.season = season;
                    }
                }
            }
        }
    }

    fn count(&mut self, card: u16) {
        let place = usize::from(card) * 4 + usize::from(self.season);
        if let Some(times) = self.came.get_mut(place) {
            *times += 1;
        }
        self.season = self.plan.after.get(place).copied().unwrap_or(self.season);
    }

    /// The player who holds the weather cards turns one over on each of their turns.
    fn turn_held_weather(&mut self) {
        if self.plan.holds_weather
            && self.turns.is_multiple_of(u64::from(self.habits.seats.count()))
        {
            self.season = (self.season + 1) % 4;
        }
    }
}

pub fn two_dice(rng: &mut impl Rng) -> u8 {
    let pair: u8 = rng.random_range(0..36);
    2 + pair / 6 + pair % 6
}

impl Lab {
    pub fn findings(&self) -> Findings {
        let (events, kinds) = self.happened();
        let guess = |(left, chance)| GuessFinding { left, chance };
        Findings {
            years: self.done,
            asked: self.years,
            turns: self.turns,
            habits: self.habits,
            numbers: (2..=12).map(|number| self.number(number)).collect(),
            seasons: self.seasons(),
            events,
            kinds,
            guesses: Guesses {
                with_new_year: self.with_new_year.means().map(guess).collect(),
                without: self.without.means().map(guess).collect(),
                mean_with: self.with_new_year.mean(),
                mean_without: self.without.mean(),
                dice: 1.0 / 6.0,
            },
            net_cards: Vec::new(),
        }
    }

    fn share(&self, times: u64) -> f64 {
        times as f64 / self.turns.max(1) as f64
    }

    fn number(&self, number: u8) -> NumberFinding {
        let comes = |stream: &Stream| {
            let times = stream.times(number);
            let games = |share| stream.has_games().then(|| stream.in_a_game(number, share));
            Comes {
                times,
                share: times as f64 / stream.turns().max(1) as f64,
                least: games(5),
                most: games(95),
            }
        };
        let away = |stream: &Stream| Absence {
            typical: stream.absence(number, 50),
            long: stream.absence(number, 95),
            longest: stream.longest_absence(number),
        };
        NumberFinding {
            number,
            expected: f64::from(6 - number.abs_diff(7)) / 36.0,
            cards: comes(&self.cards),
            dice: comes(&self.dice),
            away: away(&self.cards),
            dice_away: away(&self.dice),
        }
    }

    fn seasons(&self) -> Vec<SeasonFinding> {
        let season = |(place, season): (usize, Season)| {
            let times = self.came.iter().skip(place).step_by(4).sum();
            SeasonFinding { season, share: self.share(times) }
        };
        Season::ALL.into_iter().enumerate().map(season).collect()
    }

    /// Returns how often each event and each kind of consequence happened.
    fn happened(&self) -> (Vec<EventFinding>, Vec<KindFinding>) {
        let mut came = self.came.chunks(4);
        let mut events = Vec::new();
        let mut kinds: BTreeMap<Consequence, u64> = BTreeMap::new();
        for (nth, deck) in self.plan.decks.iter().enumerate() {
            let mut own: BTreeMap<&EventId, (u64, u64)> = BTreeMap::new();
            for card in deck.cards() {
                let in_seasons = came.next().unwrap_or_default();
                let all: u64 = in_seasons.iter().sum();
                let featured = in_seasons.iter().zip(Season::ALL);
                let featured = featured.filter(|(_, season)| card.is_featured_in(*season));
                let featured: u64 = featured.map(|(times, _)| *times).sum();
                let (happened, idle) = own.entry(&card.event).or_default();
                *happened += featured;
                *idle += all - featured;
                let effects = deck.effects(&card.event, &Rulings::default());
                for kind in Consequence::ALL {
                    let by_event = effects.iter().any(|effect| Consequence::of(effect) == kind);
                    let is_seven = card.number() == 7 && Consequence::OF_SEVEN.contains(&kind);
                    if by_event || is_seven {
                        *kinds.entry(kind).or_default() += if is_seven { all } else { featured };
                    }
                }
            }
            let mut own: Vec<EventFinding> = own
                .into_iter()
                .map(|(event, (happened, idle))| EventFinding {
                    deck: nth,
                    event: event.clone(),
                    share: self.share(happened),
                    idle: self.share(idle),
                })
                .collect();
            own.sort_by(|one, other| other.share.total_cmp(&one.share));
            events.append(&mut own);
        }
        let finding = |(kind, times)| KindFinding { kind, share: self.share(times) };
        let mut kinds: Vec<KindFinding> = kinds.into_iter().map(finding).collect();
        kinds.sort_by(|one, other| other.share.total_cmp(&one.share));
        (events, kinds)
    }
}

#[cfg(test)]
mod tests;
