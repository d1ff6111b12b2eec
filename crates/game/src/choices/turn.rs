//! Choices of a whole turn, from its number to its end, where players take their turns on phones; and of
//! building beside another's.

use super::choice::Choice;
use crate::{
    BuildPiece, Deed, ExtraBuilding, KnightsDeed, LegalBuilds, NumberSource, Phase, Roll, SeaDeed,
    Seat, State, Track,
};
use board::Spot;
use cards::PileCard;

board::keyed! {
    /// A table's decision on what phones do of a turn.
    #[derive(Default)]
    pub enum TurnsOnPhones {
        /// Players answer, trade, and buy there: what belongs on the island is done at the main device.
        #[default]
        Off = "off",
        /// All of it.
        On = "on",
    }
}

impl State {
    /// Choices of `seat` beyond [`Self::unasked_choices`]: all that a turn consists of, or where turns
    /// aren't taken on phones, the pieces of whoever builds beside one.
    pub fn turn_choices(&self, seat: Seat, turns: TurnsOnPhones) -> Vec<Choice> {
        if self.over().is_some() || !self.open_tasks().is_empty() {
            return Vec::new();
        }
        let is_on = turns == TurnsOnPhones::On;
        match self.phase() {
            Phase::ExtraBuilding { builder } if builder == seat => self.building_beside(seat),
            // Nobody waits for phones that are elsewhere.
            Phase::ExtraBuilding { .. } if self.active() == seat => self.allowed([Deed::Pass]),
            _ if self.builder() != seat || !is_on => Vec::new(),
            Phase::Founding { .. } => self.founding(),
            Phase::BeforeProduction => self.number_choices(seat),
            Phase::Trading => self.trading(seat),
            Phase::ExtraBuilding { .. } | Phase::Event | Phase::Over => Vec::new(),
        }
    }

    fn founding(&self) -> Vec<Choice> {
        let settlements = self.founding_spots().into_iter();
        let settlements = settlements.map(|at| Deed::FoundSettlement { at });
        let roads = self.founding_roads().into_iter().map(|at| Deed::FoundRoad { at });
        let ships = self.founding_ships().into_iter();
        let ships = ships.map(|at| Deed::Sea(SeaDeed::FoundShip { at }));
        self.allowed(settlements.chain(roads).chain(ships))
    }

    fn number_choices(&self, seat: Seat) -> Vec<Choice> {
        let mut all = match self.numbers() {
            NumberSource::Cards | NumberSource::Dice => vec![Choice::Number],
            // The table has its own dice, and says what they show.
            NumberSource::Table => {
                let numbers = (2..=12).filter_map(|number: u8| Roll::try_from(number).ok());
                self.allowed(numbers.map(|number| Deed::Roll { number }))
            }
            NumberSource::Printed => self.printed_cards(),
        };
        all.extend(self.played_on_the_island(seat));
        all.extend(self.weather_passed());
        all
    }

    /// Plays of cards and tokens about a place; the rest doesn't wait for turns on phones.
    fn played_on_the_island(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let all = self.cards_and_tokens(seat).into_iter();
        all.filter(|choice| choice.places().at.is_some())
    }

    /// Cards of the table that may have been drawn, by what they show; those that nobody could tell apart
    /// once.
    fn printed_cards(&self) -> Vec<Choice> {
        let shown = |card: PileCard| match card {
            PileCard::Numbered { deck, .. } => Some(deck).zip(self.setup().card(card)),
            PileCard::NewYear | PileCard::LeapYear | PileCard::Weather(_) => None,
        };
        let mut all: Vec<PileCard> = Vec::new();
        for card in self.printed().offered() {
            let has_twin = shown(card).is_some() && all.iter().any(|it| shown(*it) == shown(card));
            if !has_twin {
                all.push(card);
            }
        }
        // Markers last.
        all.sort_by_key(|card| {
            let dice = self.setup().card(*card).map(|card| (card.number(), card.red.pips()));
            (dice.is_none(), dice)
        });
        self.allowed(all.into_iter().map(|card| Deed::DrawPrinted { card }))
    }

    fn trading(&self, seat: Seat) -> Vec<Choice> {
        if self.has_surplus(seat) {
            return self.put_back(seat);
        }
        let mut all = self.builds(seat);
        all.extend(self.knight_acts_of(seat));
        all.extend(self.ships_that_move());
        all.extend(self.played_on_the_island(seat));
        all.extend(self.wagon_acts(seat));
        all.extend(self.scenario_acts(seat));
        all.extend(self.weather_passed());
        all.extend(self.allowed([Deed::Pass]));
        all
    }

    /// Everything that whoever builds beside a turn may put on the island, and being done with it.
    fn building_beside(&self, seat: Seat) -> Vec<Choice> {
        if self.has_surplus(seat) {
            return self.put_back(seat);
        }
        let mut all = self.builds(seat);
        let is_partner = self.rules().extra_building == ExtraBuilding::Paired;
        if is_partner {
            all.extend(self.played_on_the_island(seat));
        }
        let next = self.special_builders().into_iter().nth(1).filter(|_| !is_partner);
        let done = next.map_or(Deed::Pass, |player| Deed::LetBuild { player });
        all.extend(self.allowed([done]));
        all
    }

    fn put_back(&self, player: Seat) -> Vec<Choice> {
        self.allowed(Track::ALL.map(|track| KnightsDeed::PutBack { player, track }))
    }

    /// Pieces that `seat`, who builds now, may put on the island and pay for, as far as they are told.
    fn builds(&self, seat: Seat) -> Vec<Choice> {
        let paid = BuildPiece::all().filter(|piece| self.may_pay(seat, piece.price()));
        let paid: Vec<BuildPiece> = paid.collect();
        let legal = LegalBuilds::among(self, paid.iter().copied());
        let deeds = paid.iter().flat_map(|piece| {
            legal.places(*piece).filter_map(|spot: Spot| piece.deed(self, spot)).collect::<Vec<_>>()
        });
        // They were judged already.
        deeds.map(Choice::Deed).collect()
    }

    fn weather_passed(&self) -> Vec<Choice> {
        let holder = self.weather_holder();
        let neighbors = [self.seating().after(holder), self.seating().before(holder)];
        let [after, before] = neighbors;
        let neighbors = std::iter::once(after).chain((before != after).then_some(before));
        self.allowed(neighbors.map(|to| Deed::PassWeather { to }))
    }
}
