//! Cards, places, tasks and events in words.

use super::view::View;
use crate::board::Spot;
use crate::cards::{Award, Deck, EventId};
use crate::game::{
    Building, Cards, DevelopmentCard, Purchase, RobberEscape, Seat, StealTargets, Task,
};
use crate::words::text::Value;

impl View<'_> {
    /// "2 ore and 1 wool", "nothing".
    pub fn cards(&self, cards: Cards) -> String {
        let parts: Vec<String> =
            cards.kinds().map(|(kind, count)| self.text.cards(count, kind)).collect();
        if parts.is_empty() { self.text.get("nothing") } else { self.text.list(&parts) }
    }

    /// Whom a friendly robber leaves alone.
    pub fn spared(&self) -> Option<String> {
        let position = self.state.position();
        let spared = self.others().filter(|seat| position.is_spared(*seat));
        let names: Vec<String> = spared.map(|seat| self.name(seat)).collect();
        let players = ("players", self.text.list(&names).into());
        (!names.is_empty()).then(|| self.text.with("robber-spares", &[players]))
    }

    /// A sentence about one player.
    pub fn about(&self, key: &str, seat: Seat) -> String {
        self.text.with(key, &[("who", self.name(seat).into())])
    }

    /// A sentence about one player and one other value.
    pub fn about_with(&self, key: &str, seat: Seat, name: &str, value: Value<'_>) -> String {
        self.text.with(key, &[("who", self.name(seat).into()), (name, value)])
    }

    pub fn place(&self, place: Spot) -> String {
        self.places().spot(place)
    }

    /// What an event says as this table reads it, if we have words for it.
    pub fn event_text(&self, deck: &Deck, event: &EventId) -> Option<String> {
        self.text.event_text(deck, event, self.state.rules().rulings.of(event))
    }

    /// Whether the event could be read in another way.
    pub fn yields_to_rulings(&self, deck: &Deck, event: &EventId) -> bool {
        let rulings = &self.state.rules().rulings;
        let has_readings = deck.events().values().any(|said| !said.rulings.is_empty());
        has_readings && !deck.effects(event, rulings).is_empty()
    }

    /// Which reading that is.
    pub fn ruling(&self, event: &EventId) -> String {
        let set = self.state.rules().rulings.of(event);
        self.text.get(&format!("ruling-{}", set.key()))
    }

    pub fn development_card(&self, card: DevelopmentCard) -> String {
        self.text.get(match card {
            DevelopmentCard::Knight => "card-knight",
            DevelopmentCard::RoadBuilding => "card-road-building",
            DevelopmentCard::YearOfPlenty => "card-year-of-plenty",
            DevelopmentCard::Monopoly => "card-monopoly",
            DevelopmentCard::VictoryPoint => "card-victory-point",
        })
    }

    pub fn award(&self, award: Award) -> String {
        self.text.award(award)
    }

    pub fn purchase(&self, purchase: Purchase) -> String {
        self.text.get(match purchase {
            Purchase::Road => "price-road",
            Purchase::Settlement => "price-settlement",
            Purchase::City => "price-city",
            Purchase::DevelopmentCard => "price-development-card",
        })
    }

    /// A task as a request.
    pub fn task(&self, task: &Task) -> String {
        let who = task.player();
        match task {
            Task::Discard { count: Some(count), .. } => {
                self.about_with("task-discard", who, "count", (*count).into())
            }
            Task::Discard { count: None, .. } => self.about("task-discard-rest", who),
            Task::MoveRobber { .. } => self.about("task-robber", who),
            Task::Steal { from: StealTargets::BesideRobber, .. } => {
                self.about("task-steal-later", who)
            }
            Task::Steal { .. } => self.about("task-steal", who),
            Task::Take { resource: Some(kind), .. } => self.about_with(
                "task-take-fixed",
                who,
                "resource",
                self.text.resource(*kind).into(),
            ),
            Task::Take { .. } => self.about("task-take", who),
            Task::Pay { .. } => self.about("task-pay", who),
            Task::Swap { .. } => self.about("task-swap", who),
            Task::MendRoad { .. } => self.about("task-mend", who),
            Task::AtTable { .. } => self.text.get("task-at-table"),
            Task::Vote { .. } => self.about("task-vote", who),
            Task::TurnWeather { .. } => self.about_with(
                "task-turn-weather",
                who,
                "season",
                self.text.season(self.state.season().next()).into(),
            ),
            Task::Barbarians { .. } => self.text.get("task-barbarians"),
            Task::Give { to, .. } => match to.as_slice() {
                [one] => self.about_with("task-give-one", who, "to", self.name(*one).into()),
                _ => self.about("task-give", who),
            },
            Task::DamageRoad { .. } => self.about("task-damage", who),
            Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => {
                let place = self.places().hex(*hex);
                self.text.with("task-flee", &[("place", place.into())])
            }
            Task::RobberTo { to: RobberEscape::Fixed(None), .. } => {
                self.text.get("task-flee-board")
            }
            Task::RobberTo { to: RobberEscape::Among(_), .. } => self.text.get("task-flee-among"),
            Task::ChooseYield { at, .. } => {
                self.about_with("task-yield", who, "place", self.places().intersection(*at).into())
            }
            Task::FreeRoad { .. } => self.about("task-free-road", who),
        }
    }

    /// "Red takes 2 ore".
    pub fn takes(&self, seat: Seat, cards: Cards) -> String {
        if cards.is_empty() {
            self.about("takes-nothing", seat)
        } else {
            self.about_with("takes", seat, "cards", self.cards(cards).into())
        }
    }
}

/// What a building would be bought as.
pub(super) const fn purchase_of(building: Building) -> Purchase {
    match building {
        Building::Settlement => Purchase::Settlement,
        Building::City => Purchase::City,
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::{RulingSet, deck_a};
    use crate::words::text::Text;

    #[test]
    fn every_event_of_deck_a_has_a_name_and_a_text_for_each_reading() {
        let text = Text::english();
        for event in deck_a().expect("deck A").events().keys() {
            assert!(text.has(&format!("event-{event}")), "{event}");
            for set in RulingSet::ALL {
                let own = format!("event-{event}-text-{}", set.key());
                let usual = format!("event-{event}-text");
                assert!(text.has(&own) || text.has(&usual), "{event}, {}", set.key());
                assert!(text.has(&format!("ruling-{}", set.key())));
            }
        }
    }

    #[test]
    fn readings_that_differ_have_texts_that_differ() {
        let text = Text::english();
        let words = |event: &str, set: RulingSet| {
            let own = format!("event-{event}-text-{}", set.key());
            if text.has(&own) { text.get(&own) } else { text.get(&format!("event-{event}-text")) }
        };
        for (id, event) in deck_a().expect("deck A").events() {
            for one in RulingSet::ALL {
                for other in RulingSet::ALL {
                    let alike = event.effects(one) == event.effects(other);
                    let same = words(id.as_str(), one) == words(id.as_str(), other);
                    assert_eq!(alike, same, "{id}: {} and {}", one.key(), other.key());
                }
            }
        }
    }

    /// Texts asked for through a helper, which the search for `text.get` misses.
    #[test]
    fn every_key_in_the_source_of_this_screen_has_a_sentence() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/screens/play");
        let text = Text::english();
        let mut found = 0;
        let files = |folder: &std::path::Path| {
            let entries = std::fs::read_dir(folder).expect("a folder");
            let paths = entries.map(|entry| entry.expect("an entry").path());
            paths.collect::<Vec<_>>()
        };
        let (folders, mut paths): (Vec<_>, Vec<_>) =
            files(&folder).into_iter().partition(|path| path.is_dir());
        paths.extend(folders.iter().flat_map(|folder| files(folder)));
        for path in paths {
            let source = std::fs::read_to_string(path).expect("text");
            let shown = source.split("#[cfg(test)]").next().unwrap_or_default();
            for key in shown.split('"').skip(1).step_by(2) {
                let is_key = key.contains('-')
                    && !key.ends_with('-')
                    && key.chars().all(|sign| sign == '-' || sign.is_ascii_alphanumeric());
                if is_key {
                    found += 1;
                    assert!(text.has(key), "{key}");
                }
            }
        }
        assert!(found > 100, "{found} keys");
    }
}
