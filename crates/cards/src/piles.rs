//! Progress of a table's piles: the card that is drawn next, the vote at New Year, and the
//! moment when the piles are prepared afresh (RULES 9).

use std::sync::Arc;

use super::{Arrangement, Contents, Deck, Pile, PileCard, Preparation, Selection, Shuffle};
use board::fail_if;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextInPiles {
    /// This card is on top.
    Card(PileCard),
    /// New Year is face up: the table votes on whether the pile goes on.
    Vote,
    /// All piles are prepared afresh.
    Shuffle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoteOutcome {
    /// The pile is prepared afresh.
    Reset,
    /// The hidden cards are drawn too.
    LeapYear,
}

/// A card or shuffle that is out of place now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this card does not lie on top")]
pub struct NotOnTop;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PileStage {
    /// Drawing from this stack, unless it has no cards left.
    Drawing,
    /// New Year is face up.
    Voting,
    /// No more cards will be drawn.
    Spent,
}

/// Position of the piles in the year, for both app-shuffled and printed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progress {
    stack: usize,
    stage: PileStage,
}

impl Progress {
    const BEGUN: Self = Self { stack: 0, stage: PileStage::Drawing };

    /// The progress after turning `card` on `stack`, one of `stacks`.
    fn turned(card: PileCard, stack: usize, stacks: usize, selection: Selection) -> Self {
        let stage = match (card, selection.arrangement) {
            (PileCard::NewYear, Arrangement::Mixed) if selection.new_year.has_leap_year() => {
                PileStage::Voting
            }
            (PileCard::NewYear, Arrangement::Stacks) if stack + 1 < stacks => {
                return Self { stack: stack + 1, stage: PileStage::Drawing };
            }
            (PileCard::NewYear, _) => PileStage::Spent,
            _ => PileStage::Drawing,
        };
        Self { stack, stage }
    }

    fn decided(self, outcome: VoteOutcome) -> Self {
        match (self.stage, outcome) {
            (PileStage::Voting, VoteOutcome::Reset) => Self { stage: PileStage::Spent, ..self },
            (PileStage::Voting, VoteOutcome::LeapYear) => {
                Self { stage: PileStage::Drawing, ..self }
            }
            _ => self,
        }
    }
}

/// The piles that the app shuffled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    selection: Selection,
    // Shared: piles are copied with each act, and few acts draw.
    stacks: Arc<Vec<Pile>>,
    progress: Progress,
}

impl Piles {
    /// Piles with nothing turned yet.
    pub fn new(selection: Selection, shuffle: &Shuffle) -> Self {
        let stacks = shuffle.piles().iter().cloned().map(Pile::new).collect();
        Self { selection, stacks: Arc::new(stacks), progress: Progress::BEGUN }
    }

    pub fn next(&self) -> NextInPiles {
        match self.progress.stage {
            PileStage::Voting => NextInPiles::Vote,
            PileStage::Spent => NextInPiles::Shuffle,
            PileStage::Drawing => {
                self.top().map_or(NextInPiles::Shuffle, |(_, card)| NextInPiles::Card(card))
            }
        }
    }

    fn top(&self) -> Option<(usize, PileCard)> {
        let mut stacks = self.stacks.iter().enumerate().skip(self.progress.stack);
        stacks.find_map(|(nth, pile)| Some((nth, pile.top().ok()?)))
    }

    /// Turns `card`, which must be on top.
    ///
    /// # Errors
    /// When it isn't; then nothing changes.
    pub fn turn(&mut self, card: PileCard) -> Result<(), NotOnTop> {
        fail_if(self.next() != NextInPiles::Card(card), NotOnTop)?;
        let Some((nth, _)) = self.top() else { return Err(NotOnTop) };
        if let Some(pile) = Arc::make_mut(&mut self.stacks).get_mut(nth) {
            pile.turn();
        }
        self.progress = Progress::turned(card, nth, self.stacks.len(), self.selection);
        Ok(())
    }

    /// Applies the outcome of the vote on New Year.
    pub fn decide(&mut self, outcome: VoteOutcome) {
        self.progress = self.progress.decided(outcome);
    }

    /// Prepares all piles afresh.
    ///
    /// # Errors
    /// While there are cards to draw or the table is voting.
    pub fn shuffle(&mut self, shuffle: &Shuffle) -> Result<(), NotOnTop> {
        if self.next() == NextInPiles::Shuffle {
            *self = Self::new(self.selection, shuffle);
            Ok(())
        } else {
            Err(NotOnTop)
        }
    }

    /// The fewest cards that must stay in the current pile when cards are put
    /// aside. New Year and everything under it stay; while nothing can be
    /// drawn, every card stays.
    pub fn least_left(&self) -> usize {
        let Some(pile) = self.pile() else { return 0 };
        if self.progress.stage != PileStage::Drawing {
            return pile.left();
        }
        let unturned = pile.preparation().order().iter().skip(pile.turned().len());
        let markers = [PileCard::NewYear, PileCard::LeapYear];
        let free = unturned.take_while(|card| !markers.contains(card)).count();
        pile.left().saturating_sub(free)
    }

    /// Puts cards of the current pile aside until `left` remain, or as few as
    /// [`Self::least_left`] allows.
    pub fn put_aside(&mut self, left: usize) {
        let left = left.max(self.least_left());
        let nth = self.current();
        if let Some(pile) = Arc::make_mut(&mut self.stacks).get_mut(nth) {
            while pile.left() > left {
                pile.turn();
            }
        }
    }

    pub fn stacks(&self) -> &[Pile] {
        &self.stacks
    }

    /// The index of the current pile, from 0.
    pub fn current(&self) -> usize {
        let open = self.top().map(|(nth, _)| nth);
        open.unwrap_or(self.progress.stack).min(self.stacks.len().saturating_sub(1))
    }

    /// The current pile: the one that cards are drawn from.
    pub fn pile(&self) -> Option<&Pile> {
        self.stacks.get(self.current())
    }

    /// Returns whether no more cards will be drawn from pile `nth`, so that its order
    /// may be shown.
    pub fn is_spent(&self, nth: usize) -> bool {
        let is_empty = self.stacks.get(nth).is_none_or(|pile| pile.left() == 0);
        // A vote for a new pile can still be undone, so the hidden cards stay
        // hidden until the piles are prepared.
        let is_done =
            self.progress.stage == PileStage::Spent && !self.selection.new_year.has_leap_year();
        is_empty || nth < self.progress.stack || is_done
    }

    pub fn bytes(&self) -> usize {
        let bytes = |pile: &Pile| size_of_val(pile.preparation().order()) + size_of::<Pile>();
        self.stacks.iter().map(bytes).sum()
    }

    pub fn preparations(&self) -> impl Iterator<Item = &Preparation> {
        self.stacks.iter().map(Pile::preparation)
    }
}

/// Printed cards on the table: the app knows only which ones are still in the
/// piles, not where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPiles {
    selection: Selection,
    contents: Arc<[Contents]>,
    left: Arc<Vec<Vec<PileCard>>>,
    progress: Progress,
}

impl PrintedPiles {
    /// Piles from which nothing has been drawn.
    pub fn new(selection: Selection, decks: &[Deck]) -> Self {
        let contents: Arc<[Contents]> = selection.contents(decks).into();
        let left = Arc::new(contents.iter().map(Contents::all).collect());
        Self { selection, contents, left, progress: Progress::BEGUN }
    }

    /// The current pile and its cards; a full one again when everything is spent.
    fn place(&self) -> (usize, Vec<PileCard>) {
        let open = self.left.iter().enumerate().skip(self.progress.stack);
        let mut open = open.filter(|(_, left)| !left.is_empty());
        match (self.progress.stage, open.next()) {
            (PileStage::Drawing, Some((nth, left))) => (nth, left.clone()),
            _ => (0, self.contents.first().map(Contents::all).unwrap_or_default()),
        }
    }

    /// The cards that may come next, sorted; none while the table votes.
    pub fn offered(&self) -> Vec<PileCard> {
        if self.progress.stage == PileStage::Voting {
            return Vec::new();
        }
        let (_, mut left) = self.place();
        // Leap Year is under New Year.
        if left.contains(&PileCard::NewYear) {
            left.retain(|card| *card != PileCard::LeapYear);
        }
        left
    }

    /// Returns how many cards are left in the current pile, hidden cards and markers included.
    pub fn left(&self) -> usize {
        self.place().1.len()
    }

    /// The index of the current pile, from 0.
    pub fn current(&self) -> usize {
        self.place().0
    }

    /// The cards still in each pile, sorted, with the pile's index from 0; the
    /// current pile comes first. Nothing once everything is spent. During a
    /// vote, these are the cards the pile may go on with.
    pub fn lying(&self) -> impl Iterator<Item = (usize, &[PileCard])> {
        let open = self.left.iter().map(Vec::as_slice).enumerate().skip(self.progress.stack);
        open.filter(|_| self.progress.stage != PileStage::Spent)
    }

    /// Records that the table drew `card`.
    ///
    /// # Errors
    /// When it can't be in the pile; then nothing changes.
    pub fn turn(&mut self, card: PileCard) -> Result<(), NotOnTop> {
        fail_if(!self.offered().contains(&card), NotOnTop)?;
        let is_new_round = self.progress.stage == PileStage::Spent
            || self.left.iter().skip(self.progress.stack).all(Vec::is_empty);
        if is_new_round {
            self.left = Arc::new(self.contents.iter().map(Contents::all).collect());
            self.progress = Progress::BEGUN;
        }
        let (nth, _) = self.place();
        if let Some(left) = Arc::make_mut(&mut self.left).get_mut(nth)
            && let Some(place) = left.iter().position(|one| *one == card)
        {
            left.remove(place);
        }
        self.progress = Progress::turned(card, nth, self.left.len(), self.selection);
        Ok(())
    }

    pub fn bytes(&self) -> usize {
        self.left.iter().map(|pile| size_of_val(pile.as_slice())).sum()
    }

    /// Returns whether `card` is still in a pile that will be drawn from.
    pub fn holds(&self, card: PileCard) -> bool {
        self.left.iter().skip(self.progress.stack).any(|pile| pile.contains(&card))
    }

    /// Records that `card` has already come up, without this app.
    ///
    /// # Errors
    /// When it isn't in any pile still to be drawn from.
    pub fn take_out(&mut self, card: PileCard) -> Result<(), NotOnTop> {
        let piles = Arc::make_mut(&mut self.left).iter_mut().skip(self.progress.stack);
        let mut found = piles.filter_map(|pile| {
            let place = pile.iter().position(|one| *one == card)?;
            Some((pile, place))
        });
        let (pile, place) = found.next().ok_or(NotOnTop)?;
        pile.remove(place);
        Ok(())
    }

    /// Records that `card` is still in its pile.
    ///
    /// # Errors
    /// When it already is, or belongs to no pile still to be drawn from.
    pub fn put_back(&mut self, card: PileCard) -> Result<(), NotOnTop> {
        let all: Vec<Vec<PileCard>> = self.contents.iter().map(Contents::all).collect();
        let count = |pile: &[PileCard]| pile.iter().filter(|one| **one == card).count();
        let piles = Arc::make_mut(&mut self.left).iter_mut().zip(&all).skip(self.progress.stack);
        let mut short = piles.filter(|(pile, all)| count(pile) < count(all));
        let (pile, _) = short.next().ok_or(NotOnTop)?;
        pile.push(card);
        pile.sort_unstable();
        Ok(())
    }

    /// Returns whether the table is voting on New Year.
    pub fn is_voting(&self) -> bool {
        self.progress.stage == PileStage::Voting
    }

    /// Applies the outcome of the vote on New Year.
    pub fn decide(&mut self, outcome: VoteOutcome) {
        self.progress = self.progress.decided(outcome);
    }
}
