//! Piles of a fair game: only the numbers on their cards, drawn at random.

use rand::{Rng, RngExt};

use cards::{Card, NewYear, PileCard, VoteOutcome};
use game::{FirstSevens, PrintedCardPlace, Roll, Setup};

/// The part of a card that counts for numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    Number(Roll),
    /// The weather changes; no number.
    Weather,
}

impl Slip {
    /// Returns what `card` of this game brings; nothing for New Year and Leap Year,
    /// which only mark a place.
    pub fn of(setup: &Setup, card: PileCard) -> Option<Self> {
        match card {
            PileCard::Numbered { .. } => {
                let number = setup.card(card).map(Card::number)?;
                Roll::try_from(number).ok().map(Self::Number)
            }
            PileCard::Weather(_) => Some(Self::Weather),
            PileCard::NewYear | PileCard::LeapYear => None,
        }
    }
}

/// One pile. Its order is decided as cards are drawn: those not yet drawn have none.
#[derive(Clone, Debug)]
struct Stack {
    /// The drawn ones first.
    slips: Vec<Slip>,
    drawn: usize,
    hidden: usize,
}

impl Stack {
    /// Returns how many cards can be drawn before New Year, or before all are drawn.
    fn free(&self, is_leap: bool) -> usize {
        let hidden = if is_leap { 0 } else { self.hidden };
        self.slips.len().saturating_sub(hidden + self.drawn)
    }

    fn turn(&mut self, rng: &mut impl Rng) -> Option<Slip> {
        if self.drawn >= self.slips.len() {
            return None;
        }
        let place = rng.random_range(self.drawn..self.slips.len());
        self.slips.swap(self.drawn, place);
        let slip = self.slips.get(self.drawn).copied();
        self.drawn += 1;
        slip
    }
}

/// More cards than any draw turns before it brings a number.
const MOST_TURNED: usize = 10_000;

/// The piles of a table (RULES 9) as a fair game draws from them.
#[derive(Clone, Debug)]
pub(super) struct FairPiles {
    stacks: Vec<Stack>,
    new_year: NewYear,
    /// The outcomes of the table's votes on New Year.
    outcomes: Vec<VoteOutcome>,
    current: usize,
    /// The cards under New Year are drawn.
    is_leap: bool,
    voted: usize,
}

impl FairPiles {
    /// Freshly prepared ones.
    pub fn new(setup: &Setup) -> Self {
        let selection = setup.rules.cards;
        let stack = |contents: cards::Contents| Stack {
            slips: contents.cards.iter().filter_map(|card| Slip::of(setup, *card)).collect(),
            drawn: 0,
            hidden: contents.hidden,
        };
        Self {
            stacks: selection.contents(&setup.decks).into_iter().map(stack).collect(),
            new_year: selection.new_year,
            outcomes: Vec::new(),
            current: 0,
            is_leap: false,
            voted: 0,
        }
    }

    /// Adds the outcome of the next vote on New Year; votes beyond those added reset.
    pub fn decide(&mut self, outcome: VoteOutcome) {
        self.outcomes.push(outcome);
    }

    /// Gets ready for the first draw of a game.
    pub fn begin(&mut self) {
        self.voted = 0;
        self.prepare();
    }

    fn prepare(&mut self) {
        for stack in &mut self.stacks {
            stack.drawn = 0;
        }
        self.current = 0;
        self.is_leap = false;
    }

    /// The pile that the next card comes from, after any vote or preparation
    /// that comes first.
    fn open(&mut self) -> Option<&mut Stack> {
        // Enough rounds for a vote, each pile, and a fresh start.
        for _ in 0..self.stacks.len() + 2 {
            if self.stacks.get(self.current).is_some_and(|stack| stack.free(self.is_leap) > 0) {
                break;
            }
            if self.new_year.has_leap_year() && !self.is_leap {
                let outcome = self.outcomes.get(self.voted).copied();
                self.voted += 1;
                if outcome == Some(VoteOutcome::LeapYear) {
                    self.is_leap = true;
                    continue;
                }
            }
            self.current += 1;
            if self.current >= self.stacks.len() {
                self.prepare();
            }
        }
        self.stacks.get_mut(self.current)
    }

    /// Draws until a number comes up; `None` if none ever does.
    pub fn draw(&mut self, sevens: FirstSevens, rng: &mut impl Rng) -> Option<Roll> {
        for _ in 0..MOST_TURNED {
            match self.open()?.turn(rng)? {
                Slip::Number(Roll::SEVEN) if sevens == FirstSevens::DrawnAgain => {}
                Slip::Number(number) => return Some(number),
                Slip::Weather => {}
            }
        }
        None
    }

    /// Puts `count` cards aside unread, as far as New Year allows.
    pub fn put_aside(&mut self, count: usize, rng: &mut impl Rng) {
        let year = self.is_leap;
        if let Some(stack) = self.stacks.get_mut(self.current) {
            for _ in 0..count.min(stack.free(year)) {
                stack.turn(rng);
            }
        }
    }

    /// Moves a card with `slip` on it to `place`, as the table says. If this
    /// game no longer has one to move, any other card will do.
    pub fn put(&mut self, slip: Slip, place: PrintedCardPlace, rng: &mut impl Rng) {
        let year = self.is_leap;
        let Some(stack) = self.stacks.get_mut(self.current) else { return };
        match place {
            PrintedCardPlace::Aside if stack.free(year) > 0 => {
                let left = stack.slips.iter().skip(stack.drawn);
                match left.into_iter().position(|one| *one == slip) {
                    Some(place) => {
                        stack.slips.swap(stack.drawn, stack.drawn + place);
                        stack.drawn += 1;
                    }
                    None => {
                        stack.turn(rng);
                    }
                }
            }
            PrintedCardPlace::InPile if stack.drawn > 0 => {
                let drawn = stack.slips.iter().take(stack.drawn);
                let place = drawn.into_iter().position(|one| *one == slip);
                let place = place.unwrap_or_else(|| rng.random_range(0..stack.drawn));
                stack.drawn -= 1;
                stack.slips.swap(place, stack.drawn);
            }
            PrintedCardPlace::Aside | PrintedCardPlace::InPile => {}
        }
    }

    /// Returns whether it is certain which pile each draw comes from, as long as every
    /// number counts: with weather cards in one of several piles, it isn't.
    pub fn are_certain(&self) -> bool {
        let slips = self.stacks.iter().flat_map(|stack| &stack.slips);
        self.stacks.len() == 1 || slips.into_iter().all(|slip| *slip != Slip::Weather)
    }

    /// The numbers of the pile that the next draw comes from, if that is
    /// certain: all are equally likely. Then counts one as drawn.
    pub fn next_numbers(&mut self) -> impl Iterator<Item = Roll> + '_ {
        let stack = self.open().map(|stack| {
            stack.drawn += 1;
            &*stack
        });
        let slips = stack.into_iter().flat_map(|stack| &stack.slips);
        slips.filter_map(|slip| match slip {
            Slip::Number(number) => Some(*number),
            Slip::Weather => None,
        })
    }

    /// Skips `count` cards that are put aside.
    pub fn pass(&mut self, count: usize) {
        let year = self.is_leap;
        if let Some(stack) = self.stacks.get_mut(self.current) {
            stack.drawn += count.min(stack.free(year));
        }
    }
}
