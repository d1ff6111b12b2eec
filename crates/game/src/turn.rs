//! The course of the turns: the opening, the turns, building beside them (RULES 3, 4), also of five
//! and six players (RULES 4.5); the cards that come to light before one brings a number; and this
//! turn's number, with its card's effects.

use std::borrow::Cow;

use crate::{
    ExtraBuilding, FirstSevens, GoldState, PartnerWin, Phase, PrivateHands, Round, Seat, Source,
    State, Turned, YieldRule,
};
use cards::{
    Card, Deck, Effect, EmptyPile, EventFace, NextInPiles, PileCard, Piles, Season, Shuffle,
};

impl State {
    pub(super) fn next_founder(&mut self) {
        self.settle_gold();
        let last = self.setup.last_round();
        let Phase::Founding { round, settlement } = &mut self.phase else { return };
        *settlement = None;
        let order = self.seating.from(self.setup.first);
        let place = order.iter().position(|seat| *seat == self.active).unwrap_or(0);
        let next = match round {
            Round::First | Round::Third => order.get(place + 1),
            Round::Second => place.checked_sub(1).and_then(|place| order.get(place)),
        };
        match (*round, next) {
            (_, Some(next)) => self.active = *next,
            (Round::First, None) => *round = Round::Second,
            (Round::Second, None) if last == Round::Third => *round = Round::Third,
            (Round::Second, None) => self.phase = Phase::BeforeProduction,
            (Round::Third, None) => {
                // The last round ended with whoever sits before the starting player.
                self.active = self.setup.first;
                self.phase = Phase::BeforeProduction;
            }
        }
    }

    /// Returns whether `number` means nothing, since it is a 7 of the first round
    /// (RULES 11): of a player's first turn.
    pub fn passes_over(&self, number: u8) -> bool {
        let is_first_round =
            self.setup.start.is_none() && !self.past_first_turn.contains(&self.active);
        number == 7 && is_first_round && self.rules.first_sevens == FirstSevens::DrawnAgain
    }

    /// Returns whether dice that show `number` are thrown again: as [`Self::passes_over`] says, or
    /// since wagons have no such token (TRADERS 5.3).
    pub fn rolls_again(&self, number: u8) -> bool {
        self.passes_over(number) || self.position().is_thrown_again(number)
    }

    pub(super) fn pass(&mut self) {
        let is_own_turn = !matches!(self.phase, Phase::ExtraBuilding { .. });
        // A disaster belongs to the turn that brought it (TRADERS 7.5).
        if !is_own_turn || !self.waits_for_disaster() {
            self.pass_on();
        }
    }

    /// The turn is over, whatever it brought.
    pub(super) fn pass_on(&mut self) {
        let is_own_turn = !matches!(self.phase, Phase::ExtraBuilding { .. });
        match self.first_extra_builder().filter(|_| is_own_turn) {
            Some(builder) => {
                self.phase = Phase::ExtraBuilding { builder };
                self.played = None;
                self.end_fleet();
                self.gold_mut(GoldState::end_turn);
            }
            // Nobody goes on before the villages' end is settled (SCENARIOS 3.7).
            None if self.is_out_of_villages() => self.sea_mut(|sea| sea.turn.finish()),
            None => self.end_turn(),
        }
    }

    /// The turn goes to the next player. Whatever was bought in it, in
    /// anybody's part of it, may be played from now on.
    pub(super) fn end_turn(&mut self) {
        for (_, hidden) in self.hidden.iter_mut() {
            hidden.ready = hidden.total();
            hidden.fresh = 0;
        }
        self.end_first_turn(self.active);
        self.turn = self.turn.saturating_add(1);
        self.in_private(PrivateHands::end_turn);
        self.begin_turn_of(self.seating.after(self.active));
    }

    /// Returns who builds, trades and plays cards now: the active player, or whoever
    /// has a part of the turn to themselves.
    pub const fn builder(&self) -> Seat {
        match self.phase {
            Phase::ExtraBuilding { builder } => builder,
            _ => self.active,
        }
    }

    /// Returns who wins now with enough points (RULES 4): the active player, and a
    /// partner where the table lets partners win; nobody in the opening, in the
    /// special building phase and once the game is over.
    pub fn may_win(&self) -> Option<Seat> {
        match self.phase {
            Phase::Founding { .. } | Phase::Over => None,
            Phase::ExtraBuilding { builder } => {
                let is_partner = self.rules.extra_building == ExtraBuilding::Paired;
                (is_partner && self.rules.partner_win == PartnerWin::May).then_some(builder)
            }
            Phase::BeforeProduction | Phase::Event | Phase::Trading => Some(self.active),
        }
    }

    /// The others whose time in this turn is still to come if it goes round in
    /// seat order, the one whose time it is included; nobody outside the
    /// special building phase.
    pub fn special_builders(&self) -> Vec<Seat> {
        let Phase::ExtraBuilding { builder } = self.phase else { return Vec::new() };
        if self.rules.extra_building != ExtraBuilding::Special {
            return vec![builder];
        }
        let order = self.seating.from(self.active);
        let others = order.into_iter().filter(|seat| *seat != self.active);
        others.skip_while(|seat| *seat != builder).collect()
    }

    /// Returns who builds first once the active player is done; nobody where the turn
    /// just passes.
    pub fn first_extra_builder(&self) -> Option<Seat> {
        match self.rules.extra_building {
            ExtraBuilding::Off => None,
            ExtraBuilding::Special => {
                Some(self.seating.after(self.active)).filter(|seat| *seat != self.active)
            }
            ExtraBuilding::Paired => self.seating.third_after(self.active),
        }
    }
}

impl State {
    /// Returns what the next draw brings to light, in order: cards until one brings a
    /// number or asks for a vote. Where all piles are spent, `shuffle` prepares
    /// them.
    ///
    /// # Errors
    /// Fails if even fresh piles have no numbered card to draw.
    pub fn next_draw(
        &self,
        mut shuffle: impl FnMut() -> Shuffle,
    ) -> Result<Vec<Turned>, EmptyPile> {
        let mut piles = Cow::Borrowed(&self.piles);
        let mut turned = Vec::new();
        let mut is_fresh = false;
        loop {
            match piles.next() {
                NextInPiles::Vote => return Ok(turned),
                NextInPiles::Card(card) => {
                    turned.push(Turned::Card(card));
                    if self.brings_number(card) {
                        return Ok(turned);
                    }
                    piles.to_mut().turn(card).map_err(|_| EmptyPile)?;
                }
                NextInPiles::Shuffle if is_fresh => return Err(EmptyPile),
                NextInPiles::Shuffle => {
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
            && before
                .iter()
                .all(|one| is_in_place(&mut piles, one) && piles.next() != NextInPiles::Vote)
            && matches!(last, Turned::Card(card) if piles.next() == NextInPiles::Card(*card))
    }

    /// Returns where this turn's number came from, once it is there.
    pub const fn source(&self) -> Option<Source> {
        self.source
    }

    /// Returns this turn's number, once it is there.
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
        if !self.plays_event_die() {
            return None;
        }
        let apart = self.knights().and_then(|knights| knights.turn.die);
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
