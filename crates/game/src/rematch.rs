//! Another game of the same people (RULES 2).

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rand::Rng;
use rand::seq::SliceRandom;

use super::{
    Deserts, EXTRA_BUILDERS, ExtraBuilding, FirstBy, Game, Over, PerSeat, RiverMap, Rules, SeaMap,
    Seat, SetupFields,
};
use board::{Harbor, Hex, Island, LayRules, Stock, Terrain, Tile, Token, lay};
use cards::prepare;

/// The island that a rematch is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RematchIsland {
    /// The one on the table.
    Same,
    /// The same hexes, tokens, and harbors, shuffled; the coast and the places of the harbors stay.
    Shuffled,
}

/// The opening of another game like `game`: by its rules as they are now, with its decks
/// shuffled anew, for everybody who is still at the table. The player after the winner
/// begins; if nobody has won, the one after the player who began.
pub fn rematch(
    game: &Game,
    island: RematchIsland,
    created: DateTime<Utc>,
    rng: &mut impl Rng,
) -> SetupFields {
    let (state, setup) = (game.state(), game.setup());
    let seating = state.seating();
    let won = [state.over(), state.earlier_win()].into_iter().flatten().find_map(Over::winner);
    let next = seating.after(won.unwrap_or(setup.first));
    let present: Vec<Seat> = seating.present().collect();
    let people = present.iter().filter_map(|seat| state.players().get(*seat)).cloned();
    // Nobody can play alone: all are asked again.
    let (players, place) = match PerSeat::new(people) {
        Ok(players) if players.count() > 1 => {
            let place = present.iter().position(|seat| *seat == next);
            (players, place.unwrap_or_default())
        }
        Ok(_) | Err(_) => (state.players().clone(), next.index()),
    };
    let first = players.seat(place).unwrap_or(setup.first);
    let mut rules: Rules = state.rules().clone();
    if players.count() < EXTRA_BUILDERS {
        rules.extra_building = ExtraBuilding::Off;
    }
    let island = match island {
        RematchIsland::Same => hidden_again(game),
        RematchIsland::Shuffled => {
            let rivers = setup.rivers.as_ref();
            shuffled_anew(&hidden_again(game), (setup.sea.as_ref(), rivers), rng)
        }
    };
    let shuffle = prepare(&setup.decks, &rules.cards, rng);
    SetupFields {
        created,
        players,
        first,
        first_by: FirstBy::Choice,
        rules,
        bandits: setup.bandits.clone(),
        sea: setup.sea.as_ref().map(|map| map.fitting(&setup.island, &island)),
        rivers: setup.rivers.as_ref().map(|map| map.fitting(&island)),
        island,
        board_rotation: game.board_rotation(),
        decks: setup.decks.clone(),
        shuffle,
        source: state.numbers(),
        weather_holder: None,
        start: None,
    }
}

/// The island as it lies, but for what was hidden at first, which lies face down again, and for
/// tokens on the track, which come back to their hexes (TRADERS 7.5).
fn hidden_again(game: &Game) -> Island {
    let (now, first) = (game.state().island(), &game.setup().island);
    let lost = game.state().oil().map(|oil| oil.table().destroyed.as_slice()).unwrap_or_default();
    let back = lost.iter().fold(now.clone(), |island, hex| {
        let token = first.tile(*hex).and_then(|tile| tile.token);
        let tile = island.tile(*hex).map(|tile| Tile { token: tile.token.or(token), ..*tile });
        tile.and_then(|tile| island.laid(*hex, Some(tile)).ok()).unwrap_or(island)
    });
    let hidden = first.hidden().iter();
    hidden.fold(back, |island, hex| island.hiding(*hex).unwrap_or(island))
}

/// Number of times at most that an island is shuffled until no red token lies on gold.
const SHUFFLES: usize = 100;

/// The pieces of `island` shuffled: those of the base game all together, those of a map of
/// Seafarers within each area, red tokens off gold where that can be (SEA 6).
fn shuffled_anew(
    island: &Island,
    (sea, rivers): (Option<&SeaMap>, Option<&RiverMap>),
    rng: &mut impl Rng,
) -> Island {
    let stays: Vec<Hex> = staying(island, rivers).collect();
    let Some(map) = sea else { return shuffled_ashore(island, &stays, rng) };
    let is_red_gold =
        |tile: &Tile| tile.terrain == Terrain::Gold && tile.token.is_some_and(Token::is_red);
    let mut shuffled = shuffled_at_sea(island, &stays, map.deserts, rng);
    for _ in 1..SHUFFLES {
        if !shuffled.tiles().iter().any(is_red_gold) {
            break;
        }
        shuffled = shuffled_at_sea(island, &stays, map.deserts, rng);
    }
    shuffled
}

/// Hexes that stay as they are: lakes, which lie inland; trade hexes; springs; where rivers run (TRADERS 9.2); and those
/// with two tokens.
fn staying(island: &Island, rivers: Option<&RiverMap>) -> impl Iterator<Item = Hex> {
    let second = island.markers().second.iter().map(|second| second.at);
    let is_fixed = move |tile: &&Tile| match tile.terrain {
        Terrain::Lake | Terrain::Swamp | Terrain::Trade(_) | Terrain::Spring => true,
        _ => rivers.is_some_and(|map| map.is_river(tile.at)),
    };
    second.chain(island.tiles().iter().filter(is_fixed).map(|tile| tile.at))
}

/// Returns `island` shuffled, with the pieces of the box where its own don't make an island, as
/// where a token is missing.
fn shuffled_ashore(island: &Island, stays: &[Hex], rng: &mut impl Rng) -> Island {
    let (fixed, tiles): (Vec<Tile>, Vec<Tile>) =
        island.tiles().iter().partition(|tile| stays.contains(&tile.at));
    let hexes: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let own = Stock::of_laid(&tiles, island.harbors());
    let laid = [own, Stock::fitting(&hexes)]
        .into_iter()
        .find_map(|stock| lay(&hexes, &stock, &LayRules::PRINTED, rng).ok());
    let Some(laid) = laid else { return island.clone() };
    let harbors = shuffled_harbors(island, rng);
    let tiles = laid.island.tiles().iter().copied().chain(fixed).collect();
    island.relaid(tiles, harbors).unwrap_or(laid.island)
}

/// Each area keeps its pieces, and one that can't be laid otherwise stays as it is.
fn shuffled_at_sea(island: &Island, stays: &[Hex], deserts: Deserts, rng: &mut impl Rng) -> Island {
    let areas = match deserts {
        Deserts::Join => island.islands(),
        Deserts::Part => island.islands_of(|tile| tile.terrain != Terrain::Desert),
    };
    let mut tiles: BTreeMap<Hex, Tile> = island.tiles().iter().map(|it| (it.at, *it)).collect();
    for area in areas {
        let own = area.hexes.iter().filter_map(|hex| island.tile(*hex)).copied();
        let own: Vec<Tile> = own.filter(|tile| !stays.contains(&tile.at)).collect();
        let hexes: Vec<Hex> = own.iter().map(|tile| tile.at).collect();
        let stock = Stock::of_laid(&own, &[]);
        if let Ok(laid) = lay(&hexes, &stock, &LayRules::PRINTED, rng) {
            tiles.extend(laid.island.tiles().iter().map(|tile| (tile.at, *tile)));
        }
    }
    let harbors = shuffled_harbors(island, rng);
    island.relaid(tiles.into_values().collect(), harbors).unwrap_or_else(|_| island.clone())
}

/// The places stay, and what they give is mixed.
fn shuffled_harbors(island: &Island, rng: &mut impl Rng) -> Vec<Harbor> {
    let mut kinds: Vec<_> = island.harbors().iter().map(|harbor| harbor.gives).collect();
    kinds.shuffle(rng);
    let places = island.harbors().iter().zip(kinds);
    places.map(|(harbor, gives)| Harbor { gives, ..*harbor }).collect()
}
