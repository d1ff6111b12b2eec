//! This turn's number: where it came from, and what its card says.

use super::{Source, State, YieldRule};
use cards::{Card, Deck, Effect, EventDie, EventFace, Season};

impl State {
    /// Where this turn's number came from, once it is there.
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

    /// What this turn's card makes happen: nothing where its event waits for
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
        let apart = self.knights.as_deref().and_then(|knights| knights.turn().die());
        if let Some((face, _)) = apart {
            return Some(face);
        }
        match self.source? {
            Source::Card(_) => self.card()?.1.face_in(self.drawn_in),
            Source::Dice { face, .. } => face,
            Source::Roll(_) => None,
        }
    }

    /// How this turn's card changes what buildings yield.
    pub fn yield_rule(&self) -> YieldRule {
        YieldRule::of(self.effects())
    }
}
