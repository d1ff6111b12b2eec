//! The opening of a game: the players and their seats, the rules, the cards.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    BadFishMap, BadOilMap, BadRiverMap, BadRule, BadSeaMap, BadTable, BadWagonsMap, Cards,
    DevelopmentCard, Expansion, Expansions, Kinds, NotOffered, NumberSource, OilTable, OwnScenario,
    PerSeat, Player, RiverMap, Round, Rules, SeaMap, Seat, Table, WagonsTable, calendar, supply,
};
use board::{Island, Markers, Path, Rotation, Terrain, fail_if};
use cards::{BadSelection, Card, Deck, PileCard, Shuffle, Weather};
use derive::Said;
use scenarios::{Opening, ScenarioId};

/// The way in which the starting player was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstBy {
    /// The table chose.
    #[default]
    Choice,
    Lot,
}

/// Everything that is settled before the first settlement. Decks are embedded
/// whole, so that a game is played to its end with the cards it began with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupFields", into = "SetupFields")]
pub struct Setup(SetupFields);

/// The fields of a [`Setup`], before they are checked together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupFields {
    /// Time at which the game was opened, in a year from 1970 to 9999.
    #[serde(deserialize_with = "calendar::read")]
    pub created: DateTime<Utc>,
    /// Players in seat order.
    pub players: PerSeat<Player>,
    /// The starting player.
    pub first: Seat,
    /// The way in which the starting player was found.
    #[serde(default)]
    pub first_by: FirstBy,
    /// The rules of the table.
    pub rules: Rules,
    /// The island on the table.
    pub island: Island,
    /// Paths on which bandits begin, where wagons are played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bandits: Vec<Path>,
    /// Facts of a map of Seafarers beside its hexes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaMap>,
    /// Rivers of the map, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rivers: Option<RiverMap>,
    /// Rotation of the island, seen from the screen.
    #[serde(default, rename = "lies")]
    pub board_rotation: Rotation,
    /// The decks that are drawn from.
    pub decks: Vec<Deck>,
    /// The first shuffle.
    #[serde(alias = "preparation")]
    pub shuffle: Shuffle,
    /// Source of the numbers at first.
    #[serde(default)]
    pub source: NumberSource,
    /// Holder of the weather cards at first, where they are held; `None` for the player before the
    /// starting player, so that the first season lasts a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather_holder: Option<Seat>,
    /// The table from which the game goes on, if it did not begin with this app; left out if it
    /// begins with the first settlement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Table>,
}

/// Reason that the fields don't make an opening.
#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("error-setup", error)]
pub enum BadSetup {
    /// A game needs company.
    TooFewPlayers,
    /// Two players with one color.
    SameColor(#[said(skip)] Seat, #[said(skip)] Seat),
    /// Two players with one name.
    SameName(#[said(skip)] Seat, #[said(skip)] Seat),
    /// A starting player or a holder of the weather cards who isn't there.
    NoFirst,
    /// Decks that can't be laid out so.
    #[said(key = "error-setup-wrong-cards")]
    Selection(#[from] BadSelection),
    /// A rule that no table can have.
    Rule(#[from] BadRule),
    /// A game already under way that can't be as it is described.
    Start(#[from] BadTable),
    /// No hexes.
    NoIsland,
    /// A map of Seafarers that doesn't fit its island.
    Sea(#[from] BadSeaMap),
    /// Lakes and grounds that can't be as they lie, or nobody fishes there.
    #[said(transparent)]
    Fish(#[from] BadFishMap),
    /// Rivers that don't fit their island.
    #[said(transparent)]
    Rivers(#[from] BadRiverMap),
    /// Rivers in a scenario of Seafarers that they aren't played with (TRADERS 8.3).
    RiversInScenario,
    /// Trade hexes or bandits that can't be as they lie, or nobody has a wagon.
    #[said(transparent)]
    Wagons(#[from] BadWagonsMap),
    /// Springs where nobody plays with oil.
    #[said(transparent)]
    Oil(#[from] BadOilMap),
    /// Expansions that aren't offered together.
    #[said(transparent)]
    NotOffered(#[from] NotOffered),
    /// The shuffled cards are not the decks' cards.
    WrongCards,
    /// Wagons in a scenario of Seafarers that they aren't played with (TRADERS 8.3).
    WagonsInScenario,
    /// Cities & Knights in a scenario that lives on the development cards it takes out
    /// (SCENARIOS 6).
    KnightsInScenario,
    /// Fish in the Pirate Islands (TRADERS 8.3).
    FishInScenario,
}

impl BadSetup {
    /// Returns why `played` isn't played in a scenario of Seafarers with this id and these rules of
    /// its own, as [`Expansion::is_played_in`] says.
    pub fn in_scenario(
        played: Expansions,
        id: Option<&ScenarioId>,
        own: Option<OwnScenario>,
    ) -> Option<Self> {
        Some(match played.misfit_in(id, own)? {
            Expansion::Knights => Self::KnightsInScenario,
            Expansion::Fish => Self::FishInScenario,
            Expansion::Rivers => Self::RiversInScenario,
            Expansion::Wagons => Self::WagonsInScenario,
            Expansion::Sea | Expansion::Oil => return None,
        })
    }
}

/// Checks that what modules lay on `island` lies as it may, and that what isn't `played` lies
/// nowhere.
///
/// # Errors
/// Names what can't be.
pub(crate) fn check_board(
    island: &Island,
    rivers: Option<&RiverMap>,
    bandits: &[Path],
    played: Expansions,
) -> Result<(), BadSetup> {
    let Markers { grounds, lakes, second, barred: _, springs: _ } = island.markers();
    if played.has(Expansion::Fish) {
        BadFishMap::check(island)?;
    } else {
        // The 2 joins the 12 with rivers, too (TRADERS 2.2).
        let has_second = !second.is_empty() && !played.has(Expansion::Rivers);
        let is_there = has_second || !grounds.is_empty() || !lakes.is_empty();
        fail_if(is_there, BadFishMap::NotPlayed)?;
    }
    if played.has(Expansion::Rivers) {
        let no_rivers = RiverMap::default();
        rivers.unwrap_or(&no_rivers).check(island)?;
        fail_if(!lakes.is_empty(), BadRiverMap::WithLake)?;
    } else {
        let mut tiles = island.tiles().iter();
        let has_swamp = tiles.any(|tile| tile.terrain == Terrain::Swamp);
        fail_if(has_swamp || rivers.is_some(), BadRiverMap::NotPlayed)?;
    }
    BadWagonsMap::check(island, bandits, played.has(Expansion::Wagons))?;
    Ok(BadOilMap::check(island, played.has(Expansion::Oil))?)
}

impl SetupFields {
    /// Checks that all bridges of a start stand on the map's sites.
    fn check_bridges(&self) -> Result<(), BadSetup> {
        let mut bridges = self.start.iter().flat_map(|start| start.pieces.bridges());
        let is_site = |at| self.rivers.as_ref().is_some_and(|map| map.is_site(at));
        let is_off = self.rules.rivers.is_some() && bridges.any(|(at, ..)| !is_site(at));
        Ok(fail_if(is_off, BadRiverMap::BridgeOffSite)?)
    }
}

impl Setup {
    /// Checks that the fields go together.
    ///
    /// # Errors
    /// Names the field that doesn't fit.
    pub fn new(mut parts: SetupFields) -> Result<Self, BadSetup> {
        parts.sea = parts.sea.map(SeaMap::each_once);
        if let Some(start) = &mut parts.start {
            start.knights = start.knights.take().map(|knights| knights.each_once(&start.pieces));
            start.sea = start.sea.take().map(|sea| sea.each_once(&start.pieces));
            start.wagons = start.wagons.take().map(WagonsTable::each_once);
            start.oil = start.oil.take().map(OilTable::each_once);
        }
        let players = &parts.players;
        fail_if(players.count() < 2, BadSetup::TooFewPlayers)?;
        for (seat, player) in players.iter() {
            for (other, rival) in players.iter().filter(|(other, _)| *other > seat) {
                fail_if(player.color == rival.color, BadSetup::SameColor(seat, other))?;
                fail_if(player.name == rival.name, BadSetup::SameName(seat, other))?;
            }
        }
        let seated = [Some(parts.first), parts.weather_holder];
        let is_missing = seated.into_iter().flatten().any(|seat| players.get(seat).is_none());
        fail_if(is_missing, BadSetup::NoFirst)?;
        parts.rules.check(players.count())?;
        fail_if(parts.island.tiles().is_empty(), BadSetup::NoIsland)?;
        match (parts.rules.sea, &parts.sea) {
            (None, None) if !parts.island.has_surroundings() => {}
            (None, _) => return Err(BadSeaMap::NotPlayed.into()),
            (Some(_), map) => map.iter().try_for_each(|map| map.check(&parts.island))?,
        }
        let played = parts.rules.expansions();
        check_board(&parts.island, parts.rivers.as_ref(), &parts.bandits, played)?;
        parts.check_bridges()?;
        played.not_offered().map_or(Ok(()), Err)?;
        parts.rules.cards.check(&parts.decks)?;
        let is_shuffled = parts.shuffle.is_of(&parts.rules.cards.contents(&parts.decks));
        fail_if(!is_shuffled, BadSetup::WrongCards)?;
        if let Some(start) = &parts.start {
            let problems = start.problems(&parts.island, parts.players.count(), &parts.rules);
            problems.into_iter().next().map_or(Ok(()), Err)?;
        }
        let setup = Self(parts);
        let id = setup.sea.as_ref().and_then(|map| map.scenario.as_ref());
        let misfit = BadSetup::in_scenario(setup.rules.expansions(), id, setup.own_scenario());
        misfit.map_or(Ok(()), Err)?;
        Ok(setup)
    }

    /// Returns how many cards of each kind there are: what bank and hands hold together (RULES 1,
    /// 4, KNIGHTS 1).
    pub fn supply(&self) -> Cards {
        supply(self.0.players.count(), self.kinds())
    }

    /// The kinds of cards that hands and bank hold.
    pub fn kinds(&self) -> Kinds {
        self.0.rules.kinds()
    }

    /// Returns how many development cards of `kind`, or of all, are in the box (RULES 1).
    pub fn development_cards(&self, kind: impl Into<Option<DevelopmentCard>>) -> u8 {
        self.0.rules.development_cards(kind, self.0.players.count(), self.own_scenario())
    }

    /// The pieces that everybody begins with.
    pub fn opening(&self) -> Opening {
        self.0.sea.as_ref().map_or(Opening::TwoSettlements, |map| map.opening)
    }

    /// The last round of the opening: its settlement brings cards.
    pub fn last_round(&self) -> Round {
        match self.opening() {
            Opening::ThreeSettlements => Round::Third,
            Opening::TwoSettlements | Opening::OneGivenTwoMore => Round::Second,
        }
    }

    /// The scenario with rules of its own that is played, if it is one.
    pub fn own_scenario(&self) -> Option<OwnScenario> {
        let table = self.0.start.as_ref().and_then(Table::own_scenario);
        let parts = || self.0.sea.as_ref()?.parts.as_ref();
        table.or_else(|| parts().map(OwnScenario::of))
    }

    /// The numbered card that `card` stands for; nothing for New Year.
    pub fn card(&self, card: PileCard) -> Option<&Card> {
        let PileCard::Numbered { deck, card } = card else { return None };
        self.0.decks.get(usize::from(deck))?.cards().get(usize::from(card))
    }

    /// The deck that `card` belongs to; none for cards that all decks share.
    pub fn deck(&self, card: PileCard) -> Option<&Deck> {
        let PileCard::Numbered { deck, .. } = card else { return None };
        self.0.decks.get(usize::from(deck))
    }

    /// Returns whether `shuffle` is a shuffle of just this game's cards.
    pub fn accepts(&self, shuffle: &Shuffle) -> bool {
        shuffle.is_of(&self.0.rules.cards.contents(&self.0.decks))
    }

    /// Returns whether seasons matter in this game: some card waits for one, or they
    /// change.
    pub fn is_seasonal(&self) -> bool {
        self.0.rules.cards.weather != Weather::Off || self.0.decks.iter().any(Deck::is_seasonal)
    }

    /// Returns who holds the weather cards at first.
    pub fn weather_holder(&self) -> Seat {
        self.0.weather_holder.unwrap_or_else(|| self.0.players.before(self.0.first))
    }
}

impl std::ops::Deref for Setup {
    type Target = SetupFields;

    fn deref(&self) -> &SetupFields {
        &self.0
    }
}

board::converts!(SetupFields => Setup, BadSetup: |parts| Self::new(parts));
board::converts!(Setup => SetupFields: |setup| setup.0);
