//! `tableside show`: a saved game, printed (FORMATS 5).

use serde::Serialize;
use serde_json::json;

use super::task::TaskLine;
use board::{Harbor, Hex, Intersection, Path};
use cards::{Arrangement, Award, Commitment, Deck, EventDie, PileCard};
use game::{
    BarbarianTrack, Building, Cards, Condition, Expansion, Game, Phase, Seat, Setup, Span, State,
    Title,
};
use store::{HexLine, KnightsPlayerWritten, KnightsWritten, SeaPlayerWritten, SeaWritten};

#[derive(Serialize)]
struct Shown<'a> {
    /// What the table calls the game, if anything.
    title: Option<&'a str>,
    turn: u32,
    active: Seat,
    phase: &'static str,
    season: Option<&'static str>,
    island: IslandShown<'a>,
    players: Vec<PlayerShown<'a>>,
    order: Vec<Seat>,
    away: Vec<Seat>,
    builder: Seat,
    holders: serde_json::Value,
    bank: Option<Cards>,
    numbers: &'static str,
    ship: Option<BarbarianTrack>,
    piles: Vec<PileShown<'a>>,
    tasks: Vec<TaskLine>,
    over: Option<serde_json::Value>,
    acts: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<Expansion>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    cities_and_knights: Option<KnightsWritten>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    seafarers: Option<SeaWritten>,
}

#[derive(Serialize)]
struct IslandShown<'a> {
    hexes: Vec<HexLine>,
    harbors: &'a [Harbor],
    robber: Option<Hex>,
}

#[derive(Serialize)]
struct PlayerShown<'a> {
    name: &'a str,
    color: &'static str,
    /// How long all their turns have taken, by the turn clock.
    clock: Span,
    points: u8,
    hidden_points: u8,
    hand: Option<serde_json::Value>,
    knights: u8,
    development_cards: u8,
    settlements: Vec<Intersection>,
    cities: Vec<Intersection>,
    roads: Vec<Path>,
    damaged_roads: Vec<Path>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    of_knights: Option<KnightsPlayerWritten>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    of_sea: Option<SeaPlayerWritten>,
}

#[derive(Serialize)]
struct PileShown<'a> {
    decks: Vec<&'a str>,
    left: usize,
    drawn: Vec<serde_json::Value>,
    commitment: Commitment,
}

/// A game as one JSON object.
///
/// # Errors
/// None for a game of this program.
pub fn show(game: &Game) -> serde_json::Result<String> {
    let state = game.state();
    let reading = game.reading().after(game.clock().ran, state);
    let holders = Award::ALL.map(|award| {
        state.holders().of(award).filter(|seat| state.awards(*seat).any(|held| held == award))
    });
    let [longest_road, largest_army, harbormaster] = holders;
    serde_json::to_string(&Shown {
        title: game.title().map(Title::as_str),
        turn: state.turn(),
        active: state.active(),
        phase: phase(state),
        season: state.is_seasonal().then(|| state.season().key()),
        island: IslandShown {
            hexes: HexLine::all_of(state.island()),
            harbors: state.island().harbors(),
            robber: state.robber(),
        },
        players: state
            .players()
            .iter()
            .map(|(seat, player)| player_shown(state, seat, player, reading.of(seat)))
            .collect(),
        order: state.seating().order().collect(),
        away: state.seating().order().filter(|seat| !state.seating().is_present(*seat)).collect(),
        builder: state.builder(),
        holders: json!({
            "longest_road": longest_road,
            "largest_army": largest_army,
            "harbormaster": harbormaster,
        }),
        bank: state.bank(),
        numbers: state.numbers().key(),
        ship: (state.rules().cards.event_die == EventDie::Shown).then(|| state.barbarians()),
        piles: piles_shown(state),
        tasks: state.tasks().iter().map(TaskLine::from).collect(),
        over: state.over().map(|over| json!({ "winner": over.winner(), "how": over.key() })),
        acts: game.count(),
        expansions: Expansion::of(state.rules()),
        cities_and_knights: KnightsWritten::of(state, Seat::index),
        seafarers: SeaWritten::of(state),
    })
}

const fn phase(state: &State) -> &'static str {
    match state.phase() {
        Phase::Founding { .. } => "opening",
        Phase::BeforeProduction => "before_production",
        Phase::Event => "event",
        Phase::Trading => "trading",
        Phase::ExtraBuilding { .. } => "extra_building",
        Phase::Over => "over",
    }
}

fn player_shown<'a>(
    state: &State,
    seat: Seat,
    player: &'a game::Player,
    clock: Span,
) -> PlayerShown<'a> {
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
        clock,
        points: state.public_points(seat),
        hidden_points: state.revealed(seat),
        hand,
        knights: state.knight_cards(seat),
        development_cards: state.hidden_cards(seat).total(),
        settlements: buildings(Building::Settlement),
        cities: buildings(Building::City),
        roads: roads(Condition::Intact),
        damaged_roads: roads(Condition::Damaged),
        of_knights: KnightsPlayerWritten::of(state, seat),
        of_sea: SeaPlayerWritten::of(state, seat),
    }
}

/// The app's piles: one with all decks, or one for each.
fn piles_shown(state: &State) -> Vec<PileShown<'_>> {
    let decks: Vec<&str> = state.setup().decks.iter().map(Deck::id).collect();
    let of_pile = |nth: usize| match state.rules().cards.arrangement {
        Arrangement::Mixed => decks.clone(),
        Arrangement::Stacks => decks.get(nth).copied().into_iter().collect(),
    };
    let piles = state.piles().stacks().iter().enumerate();
    piles
        .map(|(nth, pile)| PileShown {
            decks: of_pile(nth),
            left: pile.left(),
            drawn: pile.turned().iter().map(|card| card_shown(state.setup(), *card)).collect(),
            commitment: pile.preparation().commitment(),
        })
        .collect()
}

/// A card as scripts read it, with the season of its event if it has one.
pub(super) fn card_shown(setup: &Setup, card: PileCard) -> serde_json::Value {
    match card {
        PileCard::NewYear => json!({ "event": "new_year" }),
        PileCard::LeapYear => json!({ "event": "leap_year" }),
        PileCard::Weather(season) => json!({ "event": "weather", "season": season }),
        PileCard::Numbered { .. } => {
            let Some(known) = setup.card(card) else { return serde_json::Value::Null };
            let mut shown = json!({
                "red": known.red,
                "yellow": known.yellow,
                "number": known.number(),
                "event": known.event,
                "deck": setup.deck(card).map(Deck::id),
            });
            if let (Some(season), Some(fields)) = (known.season, shown.as_object_mut()) {
                fields.insert("season".to_owned(), season.key().into());
            }
            shown
        }
    }
}

/// A game in a few lines of plain text.
pub fn summary(game: &Game) -> String {
    let state = game.state();
    let mut lines = vec![format!("Turn {}, {} acts", state.turn(), game.count())];
    for (seat, player) in state.players().iter() {
        let mark = match state.over() {
            Some(over) if over.winner() == Some(seat) => " (won)",
            None if state.active() == seat => " (to move)",
            _ => "",
        };
        let points = state.public_points(seat);
        lines.push(format!("{} ({}): {points} points{mark}", player.name, player.color.key()));
    }
    lines.join("\n")
}
