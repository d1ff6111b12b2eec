//! `tableside show`: a saved game, printed (FORMATS 5), and what happened in it, act by act;
//! and `tableside verify`: whether every pile of it was as promised.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::json;

use super::analyze::TaskLine;
use board::{Harbor, Hex};
use cards::{
    Arrangement, Award, Commitment, Contents, Deck, PileCard, Preparation, Season, Shuffle,
};
use game::{BarbarianTrack, Cards, Game, Over, Phase, Seat, Setup, Span, Standing, State, Title};
use store::{ExportForm, HexLine, History, HoldersLine, PlayerLine, PositionLine};
use words::game::tell;
use words::language::Language;
use words::text::Text;

/// A game: what a position says of it, and what only games have. A null says that there is none.
#[derive(Serialize)]
struct ShownGame<'a> {
    /// Title that the table gave the game, if any.
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
    piles: Vec<ShownPile<'a>>,
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
    /// Total time of all their turns, by the turn clock.
    clock: Span,
    points: i16,
    hand: Option<serde_json::Value>,
    #[serde(flatten)]
    position: PlayerLine,
}

#[derive(Serialize)]
struct ShownPile<'a> {
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
    serde_json::to_string(&ShownGame {
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
        over: state.over().map(over_shown),
        acts: game.count(),
        position,
    })
}

/// The end of a game and who won; several who share a win as a list.
fn over_shown(over: Over) -> serde_json::Value {
    let winners = over.winners();
    match winners.as_slice() {
        [_, _, ..] => json!({ "winner": null, "winners": winners, "how": over.key() }),
        _ => json!({ "winner": over.winner(), "how": over.key() }),
    }
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
        let is_private = state.keeps_private();
        let (known, unknown) = if is_private {
            (Cards::none(), hands.size(seat))
        } else {
            (hands.known(seat), hands.unknown(seat))
        };
        let known = known.kinds().map(|(kind, count)| (kind.key().to_owned(), count.into()));
        let unknown = ("unknown".to_owned(), unknown.into());
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
fn piles_shown(state: &State) -> Vec<ShownPile<'_>> {
    let piles = state.piles().stacks().iter().enumerate();
    piles
        .map(|(nth, pile)| ShownPile {
            decks: of_pile(state.setup(), state.rules().cards.arrangement, nth),
            left: pile.left(),
            drawn: pile.turned().iter().map(|card| card_shown(state.setup(), *card)).collect(),
            commitment: pile.preparation().commitment(),
        })
        .collect()
}

/// The ids of the decks in the nth pile.
fn of_pile(setup: &Setup, arrangement: Arrangement, nth: usize) -> Vec<&str> {
    let ids = setup.decks.iter().map(Deck::id);
    match arrangement {
        Arrangement::Mixed => ids.collect(),
        Arrangement::Stacks => ids.skip(nth).take(1).collect(),
    }
}

/// A card as scripts read it, with the season of its event if it has one.
fn card_shown(setup: &Setup, card: PileCard) -> serde_json::Value {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Cards of it are still to be drawn: its order stays secret.
    Live,
    /// No more cards will be drawn from it.
    Spent,
    /// An undo left it behind; its order is used again when the piles are next
    /// prepared at that point, so it stays secret until the game is over.
    Abandoned,
}

#[derive(Debug, Serialize)]
pub struct Verified {
    /// The commitment shown before its first draw.
    pub commitment: Commitment,
    pub short: String,
    pub decks: Vec<String>,
    pub fate: Fate,
    /// Nonce and order, once they may be known.
    pub revealed: Option<Revealed>,
    /// True where its order is the promised one, with all cards of its decks, New
    /// Year where the rules put it, and drawn from the top; and whether it was
    /// shuffled for this use, and only once.
    pub valid: bool,
}

#[derive(Debug, Serialize)]
pub struct Revealed {
    /// 32 hexadecimal digits.
    pub nonce: String,
    /// The cards, the top one first.
    pub order: Vec<serde_json::Value>,
}

/// Every pile of `game`, in the order they were prepared.
pub fn verify(game: &Game) -> Vec<Verified> {
    let setup = game.setup();
    let contents = setup.rules.cards.contents(&setup.decks);
    let shuffles = game.shuffles();
    let live = shuffles.iter().rposition(|(_, standing)| *standing == Standing::Current);
    let second_chances = game.second_chances();
    let mut earlier = BTreeSet::new();
    let mut verified = Vec::new();
    for (place, (shuffle, standing)) in shuffles.iter().enumerate() {
        for (nth, pile) in shuffle.piles().iter().enumerate() {
            let fate = match standing {
                Standing::Abandoned => Fate::Abandoned,
                Standing::Current if live == Some(place) && !game.state().piles().is_spent(nth) => {
                    Fate::Live
                }
                Standing::Current => Fate::Spent,
            };
            // An order that was used before was known to somebody.
            let is_new = !earlier.contains(&(pile.nonce(), pile.order()))
                && !second_chances.contains(shuffle);
            let valid = is_new && is_sound(shuffle, nth, pile, &contents);
            verified.push(recomputed(game, nth, pile, fate, valid));
        }
        earlier.extend(shuffle.piles().iter().map(|pile| (pile.nonce(), pile.order())));
    }
    verified
}

/// There is no need to check that cards were drawn in its order: a game where
/// they weren't doesn't open.
fn is_sound(shuffle: &Shuffle, nth: usize, pile: &Preparation, contents: &[Contents]) -> bool {
    let is_whole = shuffle.piles().len() == contents.len()
        && contents.get(nth).is_some_and(|whole| {
            Shuffle::from(pile.clone()).is_laid_out_as(std::slice::from_ref(whole))
        });
    is_whole && pile.keeps_its_commitment()
}

fn recomputed(game: &Game, nth: usize, pile: &Preparation, fate: Fate, valid: bool) -> Verified {
    let setup = game.setup();
    let decks = of_pile(setup, setup.rules.cards.arrangement, nth);
    let decks = decks.into_iter().map(str::to_owned).collect();
    let is_known = fate == Fate::Spent || game.state().over().is_some();
    let order = |cards: &[PileCard]| cards.iter().map(|card| card_shown(setup, *card)).collect();
    Verified {
        commitment: pile.commitment(),
        short: pile.commitment().short(),
        decks,
        fate,
        revealed: is_known.then(|| Revealed { nonce: pile.nonce(), order: order(pile.order()) }),
        valid,
    }
}

/// The piles in plain text, one line each, plus a line for each order that may
/// be known.
pub fn verified_text(piles: &[Verified]) -> String {
    let mut lines = Vec::new();
    for (nth, pile) in piles.iter().enumerate() {
        let fate = match pile.fate {
            Fate::Live => "still drawn from, its order stays secret",
            Fate::Spent => "spent",
            Fate::Abandoned => "left behind by an undo, used again when its time comes",
        };
        let verdict = if pile.valid { "as promised" } else { "NOT as promised" };
        let decks = pile.decks.join("+");
        let number = nth + 1;
        lines.push(format!("Pile {number} ({decks}) {}: {verdict}, {fate}", pile.short));
        lines.push(format!("  commitment {}", pile.commitment));
        if let Some(revealed) = &pile.revealed {
            lines.push(format!("  nonce      {}", revealed.nonce));
            let cards: Vec<String> = revealed.order.iter().map(card_text).collect();
            lines.push(format!("  order      {}", cards.join(" ")));
        }
    }
    let bad = piles.iter().filter(|pile| !pile.valid).count();
    lines.push(match bad {
        0 if piles.len() == 1 => "The pile is as promised.".to_owned(),
        0 => format!("All {} piles are as promised.", piles.len()),
        _ => format!("{bad} of {} piles are NOT as promised.", piles.len()),
    });
    lines.join("\n")
}

/// `6+1`, `new_year`, `summer`.
fn card_text(card: &serde_json::Value) -> String {
    let field = |name: &str| card.get(name).and_then(serde_json::Value::as_u64);
    if let (Some(red), Some(yellow)) = (field("red"), field("yellow")) {
        return format!("{red}+{yellow}");
    }
    let text = |name: &str| card.get(name).and_then(serde_json::Value::as_str);
    text("season").or_else(|| text("event")).unwrap_or("?").to_owned()
}
