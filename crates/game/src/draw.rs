//! The next draw, which cards come to light before one brings a number or the table has to
//! vote; and this turn's number, with what its card says.

use std::borrow::Cow;

use super::{Source, State, Turned, YieldRule};
use cards::{
    Card, Deck, Effect, EmptyPile, EventDie, EventFace, Next, PileCard, Piles, Season, Shuffle,
};

impl State {
    /// Returns what the next draw brings to light, in order: cards until one brings a
    /// number or asks for a vote. Where all piles are spent, `shuffle` prepares
    /// them.
    ///
    /// # Errors
    /// When even fresh piles have no numbered card to draw.
    pub fn next_draw(
        &self,
        mut shuffle: impl FnMut() -> Shuffle,
    ) -> Result<Vec<Turned>, EmptyPile> {
        let mut piles = Cow::Borrowed(&self.piles);
        let mut turned = Vec::new();
        let mut is_fresh = false;
        loop {
            match piles.next() {
                Next::Vote => return Ok(turned),
                Next::Card(card) => {
                    turned.push(Turned::Card(card));
                    if self.brings_number(card) {
                        return Ok(turned);
                    }
                    piles.to_mut().turn(card).map_err(|_| EmptyPile)?;
                }
                Next::Shuffle if is_fresh => return Err(EmptyPile),
                Next::Shuffle => {
                    let prepared = shuffle();
                    piles.to_mut().shuffle(&prepared).map_err(|_| EmptyPile)?;
                    turned.push(Turned::Shuffle(prepared));
                    is_fresh = true;
                }
            }
        }
    }

    /// Returns whether a draw ends with `card`: with its number, unless that is a 7
    /// which is drawn again (RULES 11).
    fn brings_number(&self, card: PileCard) -> bool {
        self.setup.card(card).is_some_and(|card| !self.passes_over(card.number()))
    }

    /// Returns whether `turned` is just what lies on the piles: cards without a number
    /// or a shuffle at its time, up to a number or a vote.
    pub(super) fn lies_on_the_piles(&self, turned: &[Turned]) -> bool {
        let mut piles = Cow::Borrowed(&self.piles);
        let is_in_place = |piles: &mut Cow<'_, Piles>, one: &Turned| match one {
            Turned::Card(card) => piles.to_mut().turn(*card).is_ok(),
            Turned::Shuffle(shuffle) => {
                self.setup.accepts(shuffle) && piles.to_mut().shuffle(shuffle).is_ok()
            }
        };
        let Some((last, before)) = turned.split_last() else { return false };
        let brings_number =
            |one: &Turned| matches!(one, Turned::Card(card) if self.brings_number(*card));
        let ends = match last {
            Turned::Card(PileCard::NewYear) => self.rules.cards.new_year.has_leap_year(),
            last => brings_number(last),
        };
        ends && !before.iter().any(brings_number)
            && before.iter().all(|one| is_in_place(&mut piles, one) && piles.next() != Next::Vote)
            && matches!(last, Turned::Card(card) if piles.next() == Next::Card(*card))
    }

    /// Returns where this turn's number came from, once it is there.
    pub const fn source(&self) -> Option<Source> {
        self.source
    }

    /// This turn's number, once it is there.
    pub fn number(&self) -> Option<u8> {
        match self.source? {
            Source::Card(card) => self.setup.card(card).map(Card::number),
            Source::Roll(roll) => Some(roll.number()),
            Source::Dice { red, yellow, .. } => Some(red.pips() + yellow.pips()),
        }
    }

    /// The card of this turn with the deck it comes from, once one is drawn.
    pub fn card(&self) -> Option<(&Deck, &Card)> {
        let Some(Source::Card(card)) = self.source else { return None };
        Some((self.setup.deck(card)?, self.setup.card(card)?))
    }

    /// The season in which this turn's card was drawn.
    pub const fn drawn_in(&self) -> Season {
        self.drawn_in
    }

    /// Returns what this turn's card makes happen: nothing where its event waits for
    /// another season.
    pub fn effects(&self) -> &[Effect] {
        let Some(Source::Card(card)) = self.source else { return &[] };
        match self.setup.deck(card).zip(self.setup.card(card)) {
            Some((deck, card)) if card.is_featured_in(self.drawn_in) => {
                deck.effects(&card.event, &self.rules.rulings)
            }
            _ => &[],
        }
    }

    /// The event-die face of this turn, where the table plays with it.
    pub fn face(&self) -> Option<EventFace> {
        if self.rules.cards.event_die == EventDie::Hidden && self.knights.is_none() {
            return None;
        }
        let apart = self.knights().and_then(|knights| knights.turn().die());
        if let Some((face, _)) = apart {
            return Some(face);
        }
        match self.source? {
            Source::Card(_) => self.card()?.1.face_in(self.drawn_in),
            Source::Dice { face, .. } => face,
            Source::Roll(_) => None,
        }
    }

    /// Returns how this turn's card changes what buildings yield.
    pub fn yield_rule(&self) -> YieldRule {
        YieldRule::of(self.effects())
    }
}
