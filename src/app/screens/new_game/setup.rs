//! Setup of a new game: read from a position, and put together from the settings.

use super::NewGame;
use super::begin::TableExtras;
use super::card_choice::has_event_die;
use crate::app::platform::Platform;
use cards::{EventDie, Selection, Weather, prepare};
use game::{FirstBy, Name, RuleChange, Rules, SetBoard, SetupFields, Table};
use scenarios::ScenarioReport;
use store::{BadPositionFile, Imported, NamedPlayer};
use words::text::Text;

impl NewGame {
    pub fn on_position_read(
        &mut self,
        text: &Text,
        read: Result<Imported, BadPositionFile>,
        platform: &mut dyn Platform,
    ) {
        match read {
            Ok(imported) => self.take(text, imported, platform),
            Err(why) => self.begin.not_read(text, &why),
        }
    }

    /// Offers the scenario that was read, and chooses it.
    pub fn on_scenario_read(&mut self, text: &Text, read: &ScenarioReport) {
        self.island.take_scenario(text, read);
        self.rules.play_for(self.island.goal());
    }

    /// Uses the players, island, rules, and start of a position for the new game.
    pub(super) fn take(&mut self, text: &Text, imported: Imported, platform: &mut dyn Platform) {
        let people = imported.people.values();
        // Typed names stay where the position has none.
        let typed: Vec<Option<Name>> = self.table.typed_names().collect();
        let name = |(nth, person): (usize, &NamedPlayer)| {
            let name = person.name.clone().or_else(|| typed.get(nth).cloned().flatten());
            (name, person.color)
        };
        let people: Vec<_> = people.enumerate().map(name).collect();
        self.table.reseat(text, people);
        let (knights, sea) = (imported.knights, imported.sea.as_ref());
        let rules = Rules {
            knights,
            sea: sea.map(|(rules, _)| *rules),
            fish: imported.fish,
            rivers: imported.rivers.as_ref().map(|(rules, _)| *rules),
            wagons: imported.wagons,
            oil: imported.oil,
            ..Rules::default()
        };
        self.play(rules.expansions(), platform);
        let board = SetBoard {
            island: imported.island.clone(),
            rivers: imported.rivers.as_ref().map(|(_, map)| map.clone()),
            bandits: imported.start.wagons.iter().flat_map(|it| it.bandits.clone()).collect(),
        };
        self.island.take(&board, sea.map(|(rules, map)| (map.clone(), rules.foreign_island)));
        self.rules.play_for(self.island.goal());
        if let Some((rules, _)) = sea {
            self.rules.change(&RuleChange::Sea(*rules));
        }
        let set = [
            imported.knights.map(RuleChange::Knights),
            imported.fish.map(RuleChange::Fish),
            imported.rivers.as_ref().map(|(set, _)| RuleChange::Rivers(*set)),
            imported.wagons.map(RuleChange::Wagons),
            imported.oil.map(RuleChange::Oil),
        ];
        set.iter().flatten().for_each(|set| self.rules.change(set));
        self.rules.change(&RuleChange::Harbormaster(imported.harbormaster));
        if !imported.following.is_on() {
            self.rules.change(&RuleChange::Following(imported.following));
        }
        self.with_begin(text, |begin, context| begin.take(text, imported, context));
    }

    pub(super) fn extras(&self) -> TableExtras {
        let cards = self.selection();
        let seasonal = cards.weather != Weather::Off || self.cards.choice.is_seasonal();
        let has_die = has_event_die(self.expansions());
        let event_die = if has_die { EventDie::Shown } else { cards.event_die };
        TableExtras { season: seasonal.then_some(cards.starts), event_die }
    }

    /// Returns how the cards are laid out. Cities & Knights has its event die without a switch.
    fn selection(&self) -> Selection {
        let cards = self.cards.choice.selection();
        if has_event_die(self.expansions()) {
            Selection { event_die: EventDie::Hidden, ..cards }
        } else {
            cards
        }
    }

    /// The start of a game that begins partway through, if it does, without anything the
    /// cards don't have.
    fn started(&self) -> Option<Table> {
        let start = self.begin.start_by(self.rules.rules())?;
        let extras = self.extras();
        Some(Table {
            season: start.season.filter(|_| extras.season.is_some()),
            barbarians: start.barbarians.filter(|_| extras.event_die == EventDie::Shown),
            ..start
        })
    }

    /// All of it, once the players are known.
    pub(super) fn parts(&self, platform: &mut dyn Platform) -> Option<SetupFields> {
        let (players, first) = self.table.players().ok()?;
        let start = self.started();
        let choice = &self.cards.choice;
        let rules = Rules { cards: self.selection(), ..self.rules.rules().clone() };
        let decks = choice.decks();
        let held = rules.cards.weather == Weather::Held;
        let holder = choice.holder(&self.table).filter(|_| held);
        let weather_holder = holder.and_then(|place| players.seat(place));
        let shuffle = prepare(&decks, &rules.cards, &mut platform.rng());
        Some(SetupFields {
            created: platform.now(),
            players,
            // A game that begins partway through starts with the player whose turn it is.
            first: start.as_ref().map_or(first, |start| start.active),
            first_by: start.as_ref().map_or(self.table.first_by(), |_| FirstBy::Choice),
            rules,
            island: self.island.island().clone(),
            bandits: self.island.bandits().to_vec(),
            sea: self.island.sea(),
            rivers: self.island.rivers().cloned(),
            board_rotation: self.island.lies,
            decks,
            shuffle,
            source: choice.source,
            weather_holder,
            start,
        })
    }
}
