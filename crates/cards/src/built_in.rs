//! The decks that come with the program, and what the picture on a card shows. Decks don't say: a
//! built-in event has its own motif, any other one by what it does.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use enum_map::Enum;
use serde::Deserialize;

use super::{BadDeck, Deck, Effect, EventId, Harvest, Season};
use board::Resource;

board::keyed! {
    /// A deck that comes with the program.
    pub enum BuiltIn {
        /// The official deck, as facts.
        A = "a",
        /// Fields and markets, our own.
        B = "b",
        /// Storm and stone, our own.
        C = "c",
        /// Harbors and crowns, our own.
        D = "d",
    }
}

impl BuiltIn {
    pub const fn file(self) -> &'static str {
        match self {
            Self::A => include_str!("../../../decks/deck-a.json"),
            Self::B => include_str!("../../../decks/deck-b.json"),
            Self::C => include_str!("../../../decks/deck-c.json"),
            Self::D => include_str!("../../../decks/deck-d.json"),
        }
    }

    /// The deck.
    ///
    /// # Errors
    /// None while the built-in file is sound, which a test ensures.
    pub fn deck(self) -> Result<Deck, BadDeck> {
        Deck::read(self.file())
    }
}

/// Deck A, the official one.
///
/// # Errors
/// None while the built-in file is sound, which a test ensures.
pub fn deck_a() -> Result<Deck, BadDeck> {
    BuiltIn::A.deck()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motif {
    /// The robber at work.
    RobberAttacks,
    /// The robber on the run.
    RobberFlees,
    /// A sick town.
    Epidemic,
    /// The ground splits.
    Earthquake,
    /// Something handed over a fence.
    GoodNeighbors,
    /// Many hands on one beam.
    NeighborlyAssistance,
    /// Lances and pennants.
    Tournament,
    /// A loaded wagon on a long road.
    TradeAdvantage,
    /// A sail on still water.
    CalmSea,
    /// Swords crossed.
    Conflict,
    /// More than a cart can hold.
    PlentifulYear,
    /// The year turns.
    NewYear,
    /// A day more.
    LeapYear,
    /// The hill in spring.
    WeatherSpring,
    /// The hill in summer.
    WeatherSummer,
    /// The hill in autumn.
    WeatherAutumn,
    /// The hill in winter.
    WeatherWinter,
    /// A day like any other.
    Quiet,
    /// A ewe and her lamb.
    Sheep,
    /// Sheaves.
    Harvest,
    /// A windmill.
    Mill,
    /// A stall with goods.
    Market,
    /// A pack on the back.
    Peddler,
    /// Mice at a sack.
    Mice,
    /// A hollow oak with bees.
    Honey,
    /// Cracked ground.
    Drought,
    /// Rain over green.
    Rain,
    /// Ice on blossoms.
    Frost,
    /// Felled trees.
    Forest,
    /// Trees bent by the wind.
    Storm,
    /// A bolt.
    Lightning,
    /// The river in the meadow.
    Flood,
    /// A snowed-in cottage.
    Snow,
    /// Rock and ore.
    Mountain,
    /// Bricks by their pit.
    Clay,
    /// A road being mended.
    Road,
    /// The robber at rest.
    RobberAsleep,
    /// Wolves by moonlight.
    Wolves,
    /// Ships coming home.
    Fleet,
    /// A pier and its light.
    Harbor,
    /// Black sails.
    Pirates,
    /// A castle on its rock.
    Castle,
    /// A royal gift or levy.
    Crown,
    /// Riders.
    Knights,
    /// Full nets.
    Fish,
}

/// The motifs of the built-in decks.
const FILE: &str = include_str!("../../../decks/motifs.csv");

#[derive(Debug, Deserialize)]
struct MotifLine {
    deck: String,
    event: String,
    motif: Motif,
}

static BUILT_IN: LazyLock<BTreeMap<(String, String), Motif>> = LazyLock::new(|| {
    let mut reader = csv::Reader::from_reader(FILE.as_bytes());
    let lines = reader.deserialize::<MotifLine>().flatten();
    lines.map(|line| ((line.deck, line.event), line.motif)).collect()
});

impl Motif {
    /// Returns what the picture of `event` in `deck` shows.
    pub fn of(deck: &Deck, event: &EventId) -> Self {
        let known = BUILT_IN.get(&(deck.id().to_owned(), event.as_str().to_owned()));
        known.copied().unwrap_or_else(|| {
            let effects = deck.events().get(event).map(|event| event.effects.as_slice());
            Self::of_copy(event, effects.unwrap_or_default())
        })
    }

    /// Returns the motif of an event in a deck of somebody's own: that of the built-in event with
    /// the same name, or else the one that suits its effects.
    pub fn of_copy(event: &EventId, effects: &[Effect]) -> Self {
        let alike = BUILT_IN.iter().find(|((_, name), _)| name == event.as_str());
        alike.map_or_else(|| Self::suiting(effects), |(_, motif)| *motif)
    }

    /// Returns the motif that suits the first of these effects that has one.
    pub fn suiting(effects: &[Effect]) -> Self {
        effects.iter().find_map(Self::of_effect).unwrap_or(Self::Quiet)
    }

    fn of_effect(effect: &Effect) -> Option<Self> {
        Some(match effect {
            Effect::DiscardHalf {} | Effect::MoveRobber { .. } => Self::RobberAttacks,
            Effect::Steal { .. } => Self::Conflict,
            Effect::Take { resource, .. } => resource.map_or(Self::PlentifulYear, Self::bearing),
            Effect::Give { .. } => Self::GoodNeighbors,
            Effect::Pay { .. } => Self::Mice,
            Effect::Swap { .. } => Self::Peddler,
            Effect::DamageRoad { .. } => Self::Earthquake,
            Effect::MendRoad { .. } => Self::Road,
            Effect::RobberFlees { .. } => Self::RobberFlees,
            Effect::RobberSleeps {} => Self::RobberAsleep,
            Effect::CapYield { .. } => Self::Epidemic,
            Effect::Yield { harvest: Harvest::OneMore, resource } => {
                resource.map_or(Self::Rain, Self::bearing)
            }
            Effect::Yield { harvest: Harvest::OneLess, .. } => Self::Storm,
            Effect::Yield { harvest: Harvest::Nothing, .. } => Self::Drought,
            Effect::Season { begins } => Self::weather(*begins),
            Effect::MoveBarbarians { .. } => Self::Pirates,
            Effect::AtTable {} => return None,
        })
    }

    /// Returns where `resource` comes from.
    const fn bearing(resource: Resource) -> Self {
        match resource {
            Resource::Brick => Self::Clay,
            Resource::Lumber => Self::Forest,
            Resource::Wool => Self::Sheep,
            Resource::Grain => Self::Harvest,
            Resource::Ore => Self::Mountain,
        }
    }

    /// The start of `season`.
    pub const fn weather(season: Season) -> Self {
        match season {
            Season::Spring => Self::WeatherSpring,
            Season::Summer => Self::WeatherSummer,
            Season::Autumn => Self::WeatherAutumn,
            Season::Winter => Self::WeatherWinter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BuiltIn, Card};

    #[test]
    fn deck_a_holds_every_ordered_dice_pair_once() {
        let deck = deck_a().expect("the built-in deck is sound");
        let mut pairs: Vec<_> =
            deck.cards().iter().map(|card| (card.red.pips(), card.yellow.pips())).collect();
        pairs.sort_unstable();
        let all: Vec<_> =
            (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow))).collect();
        assert_eq!(pairs, all);
    }

    #[test]
    fn deck_a_has_its_events_as_often_as_the_rules_count_them() {
        let deck = deck_a().expect("the built-in deck is sound");
        let numbers = |name: &str| {
            let mut numbers: Vec<_> = deck
                .cards()
                .iter()
                .filter(|card| card.event.as_str() == name)
                .map(Card::number)
                .collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers("robber_attacks"), [7; 6]);
        assert_eq!(numbers("epidemic"), [6, 8]);
        assert_eq!(numbers("earthquake"), [6]);
        assert_eq!(numbers("good_neighbors"), [6]);
        assert_eq!(numbers("tournament"), [5]);
        assert_eq!(numbers("trade_advantage"), [5]);
        assert_eq!(numbers("calm_sea"), [9, 12]);
        assert_eq!(numbers("robber_flees"), [4, 4]);
        assert_eq!(numbers("neighborly_assistance"), [10, 11]);
        assert_eq!(numbers("conflict"), [3]);
        assert_eq!(numbers("plentiful_year"), [2]);
        assert_eq!(numbers("none").len(), 16);
    }

    #[test]
    fn each_event_of_the_built_in_decks_has_a_motif_and_no_other_has() {
        let mut named = BUILT_IN.clone();
        assert_eq!(FILE.lines().count() - 1, named.len(), "a line is unreadable or twice there");
        for deck in BuiltIn::ALL.map(|built_in| built_in.deck().expect("a deck")) {
            for event in deck.events().keys() {
                let key = (deck.id().to_owned(), event.as_str().to_owned());
                assert!(named.remove(&key).is_some(), "{key:?}");
            }
        }
        assert!(named.is_empty(), "{named:?}");
    }

    #[test]
    fn an_event_of_a_deck_of_ones_own_has_the_motif_of_what_it_does() {
        let effects = |json: &str| serde_json::from_str::<Vec<Effect>>(json).expect("effects");
        let wool = effects(r#"[{"do":"take","who":"all","resource":"wool"}]"#);
        assert_eq!(Motif::suiting(&wool), Motif::Sheep);
        let told = effects(r#"[{"do":"at_table"},{"do":"pay","who":"active"}]"#);
        assert_eq!(Motif::suiting(&told), Motif::Mice);
        assert_eq!(Motif::suiting(&[]), Motif::Quiet);
        let drought = EventId::try_from("drought".to_owned()).expect("a name");
        assert_eq!(Motif::of_copy(&drought, &wool), Motif::Drought, "it is called so");
    }
}
