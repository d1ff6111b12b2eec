//! `tableside show`: a saved game, printed (FORMATS 5), and what happened in it, act by act.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::json;

use super::task::TaskLine;
use board::{Harbor, Hex};
use cards::{Arrangement, Award, Commitment, Deck, PileCard, Season};
use game::{BarbarianTrack, Cards, Game, Phase, Seat, Setup, Span, State, Title};
use store::{ExportForm, HexLine, History, HoldersLine, PlayerLine, PositionLine};
use words::game::tell;
use words::language::Language;
use words::text::Text;

/// A game: what a position says of it, and what only games have. A null says that there is none.
#[derive(Serialize)]
struct Shown<'a> {
    /// What the table calls the game, if anything.
    title: Option<&'a str>,
    phase: &'static str,
    season: Option<Season>,
    island: IslandShown,
    players: Vec<PlayerShown>,
    order: Vec<Seat>,
    away: Vec<Seat>,
    builder: Seat,
    bank: Option<Cards>,
    numbers: &'static str,
    ship: Option<BarbarianTrack>,
    piles: Vec<PileShown<'a>>,
    tasks: Vec<TaskLine>,
    over: Option<serde_json::Value>,
    acts: usize,
    #[serde(flatten)]
    position: PositionLine,
}

#[derive(Serialize)]
struct IslandShown {
    hexes: Option<Vec<HexLine>>,
    harbors: Option<Vec<Harbor>>,
    robber: Option<Hex>,
}

#[derive(Serialize)]
struct PlayerShown {
    /// How long all their turns have taken, by the turn clock.
    clock: Span,
    points: u8,
    hand: Option<serde_json::Value>,
    #[serde(flatten)]
    position: PlayerLine,
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
    let seats: Vec<Seat> = state.players().seats().collect();
    let mut position = PositionLine::of(state, &seats);
    let island = IslandShown {
        hexes: position.hexes.take(),
        harbors: position.harbors.take(),
        robber: position.robber.take().flatten(),
    };
    let lines = position.players.take().into_iter().flatten();
    let players = seats.iter().zip(lines);
    let mut holders = *state.holders();
    for award in Award::ALL {
        let holder = holders.of(award).filter(|seat| state.awards(*seat).any(|it| it == award));
        holders.set(award, holder);
    }
    position.holders = Some(HoldersLine::of(holders, Seat::index));
    position.harbormaster = None;
    position.bank = None;
    serde_json::to_string(&Shown {
        title: game.title().map(Title::as_str),
        phase: phase(state),
        season: position.season.take(),
        island,
        players: players
            .map(|(seat, line)| player_shown(state, *seat, line, reading.of(*seat)))
            .collect(),
        order: state.seating().order().collect(),
        away: state.seating().order().filter(|seat| !state.seating().is_present(*seat)).collect(),
        builder: state.builder(),
        bank: state.bank(),
        numbers: state.numbers().key(),
        ship: position.ship.take(),
        piles: piles_shown(state),
        tasks: state.tasks().iter().map(TaskLine::from).collect(),
        over: state.over().map(|over| json!({ "winner": over.winner(), "how": over.key() })),
        acts: game.count(),
        position,
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

fn player_shown(state: &State, seat: Seat, line: PlayerLine, clock: Span) -> PlayerShown {
    let hand = state.hands().map(|hands| {
        let known = hands.known(seat);
        let known = known.kinds().map(|(kind, count)| (kind.key().to_owned(), count.into()));
        let unknown = ("unknown".to_owned(), hands.unknown(seat).into());
        known.chain([unknown]).collect::<serde_json::Map<_, _>>().into()
    });
    let revealed_points = None;
    let hidden_points = line.revealed_points;
    PlayerShown {
        clock,
        points: state.public_points(seat),
        hand,
        position: PlayerLine { hand: None, revealed_points, hidden_points, ..line },
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

/// The history of `game`, its sentences in `language` and its times in UTC.
pub fn history_of(game: &Game, form: ExportForm, language: Language) -> String {
    let when = |time: DateTime<Utc>| time.format("%Y-%m-%d %H:%M UTC").to_string();
    let story = tell(&Text::of(language), game, &when);
    let history = History { game, sentences: &story.sentences };
    match form {
        ExportForm::Text => story.written,
        ExportForm::Csv => history.csv(),
        ExportForm::Json => history.json(),
    }
}
