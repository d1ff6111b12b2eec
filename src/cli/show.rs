//! `tableside show`: a saved game, printed (FORMATS, a saved game).

use serde::Serialize;
use serde_json::json;

use super::task::TaskLine;
use crate::board::{Harbor, Hex, Intersection, Path, Tile};
use crate::cards::{Award, PileCard};
use crate::game::{Building, Cards, Condition, Ending, Game, Phase, Seat, State};

#[derive(Serialize)]
struct Shown<'a> {
    turn: u32,
    active: Seat,
    phase: &'static str,
    season: Option<&'static str>,
    island: IslandShown<'a>,
    players: Vec<PlayerShown<'a>>,
    holders: serde_json::Value,
    bank: Option<Cards>,
    piles: Vec<PileShown<'a>>,
    tasks: Vec<TaskLine>,
    over: Option<serde_json::Value>,
    acts: usize,
}

#[derive(Serialize)]
struct IslandShown<'a> {
    hexes: &'a [Tile],
    harbors: &'a [Harbor],
    robber: Option<Hex>,
}

#[derive(Serialize)]
struct PlayerShown<'a> {
    name: &'a str,
    color: &'static str,
    points: u8,
    hidden_points: u8,
    hand: Option<serde_json::Value>,
    knights: u8,
    development_cards: u8,
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
}

#[derive(Serialize)]
struct PileShown<'a> {
    decks: Vec<&'a str>,
    left: usize,
    drawn: Vec<serde_json::Value>,
    commitment: String,
}

/// A game as one JSON object.
///
/// # Errors
/// None for a game of this program.
pub fn show(game: &Game) -> serde_json::Result<String> {
    let state = game.state();
    let setup = state.setup();
    let holders = Award::ALL.map(|award| {
        state.holders().of(award).filter(|seat| state.awards(*seat).any(|held| held == award))
    });
    let [longest_road, largest_army, harbormaster] = holders;
    let pile = state.pile();
    serde_json::to_string(&Shown {
        turn: state.turn(),
        active: state.active(),
        phase: phase(state),
        season: None,
        island: IslandShown {
            hexes: setup.island.tiles(),
            harbors: setup.island.harbors(),
            robber: state.robber(),
        },
        players: setup
            .players
            .iter()
            .map(|(seat, player)| player_shown(state, seat, player))
            .collect(),
        holders: json!({
            "longest_road": longest_road,
            "largest_army": largest_army,
            "harbormaster": harbormaster,
        }),
        bank: state.bank(),
        piles: vec![PileShown {
            decks: setup.decks.iter().map(crate::cards::Deck::id).collect(),
            left: pile.left(),
            drawn: pile.turned().iter().map(|card| drawn(state, *card)).collect(),
            commitment: pile.preparation().commitment(),
        }],
        tasks: state.tasks().iter().map(TaskLine::from).collect(),
        over: state.over().map(|over| {
            let how = match over.how {
                Ending::PublicPoints => "public_points",
                Ending::RevealedCards => "revealed_cards",
            };
            json!({ "winner": over.winner, "how": how })
        }),
        acts: game.count(),
    })
}

const fn phase(state: &State) -> &'static str {
    match state.phase() {
        Phase::Founding { .. } => "opening",
        Phase::BeforeProduction => "before_production",
        Phase::Event => "event",
        Phase::Trading => "trading",
        Phase::Over => "over",
    }
}

fn player_shown<'a>(state: &State, seat: Seat, player: &'a crate::game::Player) -> PlayerShown<'a> {
    let buildings = |kind| {
        let own = state.pieces().buildings_of(seat);
        own.filter(|(_, building)| *building == kind).map(|(place, _)| place).collect()
    };
    let roads = |kind| {
        let own = state.pieces().roads_of(seat);
        own.filter(|(_, condition)| *condition == kind).map(|(path, _)| path).collect()
    };
    let hand = state.hands().map(|hands| {
        let mut hand: serde_json::Map<String, serde_json::Value> = hands
            .known(seat)
            .kinds()
            .map(|(kind, count)| (kind.key().to_owned(), count.into()))
            .collect();
        hand.insert("unknown".to_owned(), hands.unknown(seat).into());
        hand.into()
    });
    PlayerShown {
        name: player.name.as_str(),
        color: player.color.key(),
        points: state.public_points(seat),
        hidden_points: state.revealed(seat),
        hand,
        knights: state.knights(seat),
        development_cards: state.hidden_cards(seat).total(),
        settlements: buildings(Building::Settlement),
        cities: buildings(Building::City),
        roads: roads(Condition::Intact),
        damaged_roads: roads(Condition::Damaged),
    }
}

fn drawn(state: &State, card: PileCard) -> serde_json::Value {
    match state.setup().card(card) {
        Some((known, _)) => json!({
            "red": known.red,
            "yellow": known.yellow,
            "number": known.number(),
            "event": known.event,
        }),
        None => json!({ "event": "new_year" }),
    }
}

/// A game in a few lines of plain text.
#[must_use]
pub fn summary(game: &Game) -> String {
    let state = game.state();
    let setup = state.setup();
    let mut lines = vec![format!("Turn {}, {} acts", state.turn(), game.count())];
    for (seat, player) in setup.players.iter() {
        let mark = match state.over() {
            Some(over) if over.winner == seat => " (won)",
            None if state.active() == seat => " (to move)",
            _ => "",
        };
        let points = state.public_points(seat);
        lines.push(format!("{} ({}): {points} points{mark}", player.name, player.color.key()));
    }
    lines.join("\n")
}
