//! Choice of the cards a table uses: decks, their layout, and what goes with them.

use cards::{
    Arrangement, BadSelection, BuiltIn, Deck, Hidden, LeapYear, NewYear, Selection, Weather,
};
use game::{Expansion, Expansions, NumberSource};
use kit::widgets::Switch;

use super::table::SeatedPlayers;

/// Returns whether a game has the event die, whatever its cards; in others they may show it
/// (KNIGHTS 3).
pub const fn has_event_die(played: Expansions) -> bool {
    played.has(Expansion::Knights)
}

/// A common choice of cards, made in one tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    Official,
    /// B, C, and D in one pile with the weather cards.
    Seasons,
    /// All four, one after another; a player turns the season.
    Stacks,
    Dice,
    /// The table's own dice.
    OwnDice,
}

impl Preset {
    pub const ALL: [Self; 5] =
        [Self::Official, Self::Seasons, Self::Stacks, Self::Dice, Self::OwnDice];

    /// The common choices of cards for a game, the usual one first.
    pub const fn offered(played: Expansions) -> [Self; 5] {
        if has_event_die(played) {
            [Self::Seasons, Self::Official, Self::Dice, Self::OwnDice, Self::Stacks]
        } else {
            Self::ALL
        }
    }

    pub const fn usual(played: Expansions) -> Self {
        let [usual, ..] = Self::offered(played);
        usual
    }

    /// Returns its name in the keys of texts, its decks in order, how they are laid out, where
    /// the weather cards are, and where its numbers come from.
    const fn row(self) -> (&'static str, &'static [BuiltIn], Arrangement, Weather, NumberSource) {
        use NumberSource::{Cards, Dice, Table};
        let mixed = Arrangement::Mixed;
        match self {
            Self::Official => ("official", &[BuiltIn::A], mixed, Weather::Off, Cards),
            Self::Seasons => {
                let decks = &[BuiltIn::B, BuiltIn::C, BuiltIn::D];
                ("seasons", decks, mixed, Weather::Mixed, Cards)
            }
            Self::Stacks => ("stacks", &BuiltIn::ALL, Arrangement::Stacks, Weather::Held, Cards),
            Self::Dice => ("dice", &[BuiltIn::A], mixed, Weather::Off, Dice),
            Self::OwnDice => ("own-dice", &[BuiltIn::A], mixed, Weather::Off, Table),
        }
    }

    /// Returns its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        self.row().0
    }
}

/// The cards being chosen. Nothing is corrected behind the table's back:
/// [`Self::refusal`] says what can't be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChoice {
    offered: Vec<Deck>,
    /// Indices into `offered`, in stack order.
    chosen: Vec<usize>,
    pub new_year: Switch,
    hidden: Hidden,
    pub leap_year: LeapYear,
    /// The rest of the choice, without New Year.
    pub rest: Selection,
    /// Set if the table decided where the weather cards are; by default they are in the mix as
    /// soon as a deck has seasons.
    weather_is_set: bool,
    pub source: NumberSource,
    /// The key of the player who holds the weather cards; nobody named: the one seated before
    /// the starting player does.
    pub holder: Option<u8>,
    /// The choice before the other game was chosen and right after, so that the way back
    /// loses nothing.
    switched: Option<Box<[CardChoice; 2]>>,
}

impl CardChoice {
    /// The first of `decks` with its default settings.
    pub fn new(decks: Vec<Deck>) -> Self {
        let mut choice = Self {
            chosen: Vec::new(),
            offered: decks,
            new_year: Switch::On,
            hidden: Hidden::default(),
            leap_year: LeapYear::Without,
            rest: Selection::default(),
            weather_is_set: false,
            source: NumberSource::Cards,
            holder: None,
            switched: None,
        };
        if !choice.offered.is_empty() {
            choice.toggle(0);
        }
        choice
    }

    pub fn offered(&self) -> &[Deck] {
        &self.offered
    }

    /// The indices of the chosen ones among them, in order.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }

    pub fn decks(&self) -> Vec<Deck> {
        self.chosen.iter().filter_map(|place| self.offered.get(*place)).cloned().collect()
    }

    pub fn is_seasonal(&self) -> bool {
        let chosen = self.chosen.iter().filter_map(|place| self.offered.get(*place));
        chosen.into_iter().any(Deck::is_seasonal)
    }

    pub const fn selection(&self) -> Selection {
        let new_year = match self.new_year {
            Switch::On => NewYear::On { hidden: self.hidden, leap_year: self.leap_year },
            Switch::Off => NewYear::Off,
        };
        Selection { new_year, ..self.rest }
    }

    /// Returns how many cards of each deck are hidden when New Year is in play.
    pub const fn hidden(&self) -> Hidden {
        self.hidden
    }

    /// Returns who holds the weather cards: their place at `table`, if a player was named and is
    /// still there.
    pub fn holder(&self, table: &SeatedPlayers) -> Option<usize> {
        let key = self.holder?;
        table.entries().iter().position(|entry| entry.key == key)
    }

    pub fn refusal(&self) -> Option<BadSelection> {
        self.selection().check(&self.decks()).err()
    }

    /// Adds or removes a deck. In one pile the order doesn't matter, so the decks
    /// keep the order in which they are offered.
    pub fn toggle(&mut self, deck: usize) {
        let before = self.is_seasonal();
        if self.chosen.contains(&deck) {
            self.chosen.retain(|other| *other != deck);
        } else {
            self.chosen.push(deck);
            if self.rest.arrangement == Arrangement::Mixed {
                self.chosen.sort_unstable();
            }
        }
        let after = self.is_seasonal();
        if !self.weather_is_set && before != after {
            self.rest.weather = if after { Weather::Mixed } else { Weather::Off };
        }
    }

    /// Moves the stack at `place` one later in drawing order, and the next one before it.
    pub fn swap_with_next(&mut self, place: usize) {
        if place + 1 < self.chosen.len() {
            self.chosen.swap(place, place + 1);
        }
    }

    pub fn change_hidden(&mut self, change: i8) {
        let count = self.hidden.count().saturating_add_signed(change);
        self.hidden = Hidden::try_from(count).unwrap_or(self.hidden);
    }

    /// Sets the table's decision on the weather cards.
    pub const fn set_weather(&mut self, weather: Weather) {
        self.rest.weather = weather;
        self.weather_is_set = true;
    }

    /// The indices of the preset's decks among those on offer; nothing if one is missing.
    pub fn places(&self, preset: Preset) -> Option<Vec<usize>> {
        let place = |deck: &BuiltIn| self.offered.iter().position(|own| own.id() == deck.key());
        preset.row().1.iter().map(place).collect()
    }

    /// Takes the cards of `preset`. Whether the event die is shown depends on the rest of
    /// the game, so it stays as it is.
    pub fn take(&mut self, preset: Preset) {
        let Some(chosen) = self.places(preset) else { return };
        *self = Self {
            chosen,
            rest: self.usual(preset),
            source: preset.row().4,
            ..Self::new(std::mem::take(&mut self.offered))
        };
    }

    /// Another game is played: its usual cards come along unless the table chose others. The
    /// way back restores what was there before, as long as nothing was touched since.
    pub fn play(&mut self, from: Expansions, to: Expansions) {
        if Preset::usual(from) == Preset::usual(to) {
            return;
        }
        let switched = self.switched.take();
        let before = self.clone();
        match switched.map(|choices| *choices) {
            Some([earlier, after]) if after == before => *self = earlier,
            _ if self.is(Preset::usual(from)) => self.take(Preset::usual(to)),
            _ => {}
        }
        let after = self.clone();
        self.switched = Some(Box::new([before, after]));
    }

    /// Returns whether the choice is exactly that of `preset`.
    pub fn is(&self, preset: Preset) -> bool {
        self.places(preset).as_deref() == Some(&self.chosen)
            && self.selection() == self.usual(preset)
            && self.source == preset.row().4
    }

    /// Returns how the cards of `preset` are laid out.
    fn usual(&self, preset: Preset) -> Selection {
        let (_, _, arrangement, weather, _) = preset.row();
        let event_die = self.rest.event_die;
        Selection { arrangement, weather, event_die, ..Selection::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::EventDie;

    /// Decks a to d; all but the first have seasons.
    fn choice() -> CardChoice {
        let decks = ["a", "b", "c", "d"].map(|id| deck(id, 36));
        CardChoice::new(decks.to_vec())
    }

    fn deck(id: &str, count: usize) -> Deck {
        let season = if id == "a" { "" } else { ", \"season\": \"winter\"" };
        let card = format!("{{\"red\": 1, \"yellow\": 2, \"event\": \"none\"{season}}}");
        let cards = vec![card; count].join(", ");
        let start = format!("{{\"format\": \"tableside-deck\", \"version\": 2, \"id\": \"{id}\"");
        let events = "\"events\": {\"none\": {\"effects\": []}}";
        Deck::read(&format!("{start}, \"cards\": [{cards}], {events}}}")).expect("a deck")
    }

    #[test]
    fn a_deck_with_seasons_brings_the_weather_cards_unless_the_table_said_where_they_are() {
        let mut choice = choice();
        let mut then = |touch: fn(&mut CardChoice), weather| {
            touch(&mut choice);
            assert_eq!(choice.selection().weather, weather);
        };
        then(|_| {}, Weather::Off);
        then(|choice| choice.toggle(1), Weather::Mixed);
        then(|choice| choice.toggle(1), Weather::Off);
        then(|choice| choice.set_weather(Weather::Off), Weather::Off);
        then(|choice| choice.toggle(1), Weather::Off);
        then(|choice| choice.take(Preset::Official), Weather::Off);
        then(|choice| choice.toggle(1), Weather::Mixed);
        then(|choice| choice.take(Preset::Stacks), Weather::Held);
        // Their holder keeps them with any decks.
        then(|choice| choice.toggle(0), Weather::Held);
    }

    #[test]
    fn a_preset_is_what_it_was_taken_for_and_a_change_is_no_longer() {
        for preset in Preset::ALL {
            let mut choice = choice();
            choice.take(preset);
            let fits: Vec<_> = Preset::ALL.into_iter().filter(|other| choice.is(*other)).collect();
            assert_eq!(fits, [preset]);
            assert_eq!(choice.refusal(), None);
            choice.rest.event_die = EventDie::Shown;
            assert!(choice.is(preset), "the event die belongs to the game, not to the decks");
            choice.change_hidden(1);
            assert!(!choice.is(preset));
        }
    }

    #[test]
    fn the_usual_cards_follow_the_game_and_those_of_the_table_stay() {
        let base = Expansions::NONE;
        let (knights, sea) = (base.toggled(Expansion::Knights), base.toggled(Expansion::Sea));
        let both = sea.toggled(Expansion::Knights);
        let mut choice = choice();
        for (from, to, usual) in [
            (base, knights, Preset::Seasons),
            (knights, base, Preset::Official),
            (base, sea, Preset::Official),
            // As in Cities & Knights.
            (sea, both, Preset::Seasons),
            (both, base, Preset::Official),
        ] {
            choice.play(from, to);
            assert!(choice.is(usual), "{from:?} {to:?}");
        }
        choice.take(Preset::Seasons);
        choice.play(base, knights);
        choice.play(knights, base);
        assert!(choice.is(Preset::Seasons), "the table took it for the base game");
        choice.take(Preset::OwnDice);
        choice.play(base, knights);
        assert!(choice.is(Preset::OwnDice));
        choice.change_hidden(1);
        choice.play(knights, base);
        assert_eq!(choice.hidden().count(), Hidden::default().count() + 1);
    }

    #[test]
    fn stacks_lie_in_the_order_of_the_table_and_one_pile_in_that_of_the_offer() {
        let mut choice = choice();
        choice.toggle(3);
        choice.toggle(1);
        assert_eq!(choice.chosen(), [0, 1, 3]);
        choice.rest.arrangement = Arrangement::Stacks;
        choice.toggle(2);
        assert_eq!(choice.chosen(), [0, 1, 3, 2]);
        for place in [2, 0, 3] {
            choice.swap_with_next(place);
        }
        assert_eq!(choice.chosen(), [1, 0, 2, 3]);
    }

    #[test]
    fn hidden_cards_and_leap_year_come_back_with_new_year() {
        let mut choice = choice();
        choice.change_hidden(1);
        choice.leap_year = LeapYear::With;
        let before = choice.selection();
        choice.new_year = Switch::Off;
        assert_eq!(choice.selection().new_year, NewYear::Off);
        choice.new_year = Switch::On;
        assert_eq!(choice.selection(), before);
        for _ in 0..20 {
            choice.change_hidden(1);
        }
        assert_eq!(choice.hidden().count(), 10);
    }

    #[test]
    fn what_cannot_be_is_refused_and_left_as_the_table_chose_it() {
        let mut choice = choice();
        choice.leap_year = LeapYear::With;
        choice.rest.arrangement = Arrangement::Stacks;
        assert_eq!(choice.refusal(), Some(BadSelection::LeapYearWithStacks));
        assert!(choice.selection().new_year.has_leap_year());
        choice.toggle(0);
        assert_eq!(choice.refusal(), Some(BadSelection::NoDeck));
    }

    #[test]
    fn a_small_deck_of_their_own_needs_fewer_hidden_cards_or_company() {
        let mut choice = CardChoice::new(vec![deck("own", 5), deck("b", 36)]);
        let none_left = BadSelection::NoNumber { stack: 0, cards: 5, hidden: 5 };
        assert_eq!(choice.refusal(), Some(none_left));
        choice.toggle(1);
        assert_eq!(choice.refusal(), None, "{:?}", choice.selection());
        choice.toggle(1);
        choice.change_hidden(-1);
        assert_eq!(choice.refusal(), None);
        assert_eq!(choice.places(Preset::Official), None, "deck A is not on offer");
    }

    #[test]
    fn without_any_deck_on_offer_there_is_nothing_to_choose() {
        assert_eq!(CardChoice::new(Vec::new()).refusal(), Some(BadSelection::NoDeck));
    }
}
