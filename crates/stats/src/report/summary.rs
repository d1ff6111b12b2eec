//! The gist of a game, for reports on many: small enough to keep beside it, and
//! rebuilt wherever it is missing.

use chrono::{DateTime, Utc};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::{Counts, FairPlan, Luck, Number, Numbers, Tempo};
use cards::DeckId;
use game::{Color, Game, GameKind, Name, NumberSource, Over, PerSeat, Seat, Span, Title, calendar};

/// The version of a summary's content. Summaries of other versions are rebuilt.
pub const SUMMARY_VERSION: u32 = 3;

/// How a game ended, or that it is still going.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Somebody has won.
    Won(Seat),
    /// It was broken off.
    BrokenOff,
    /// It is still going.
    GoesOn,
}

/// What a summary says about a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerSummary {
    /// What they are called.
    pub name: Name,
    /// The color of their pieces.
    pub color: Color,
    /// The points that everybody could see, at the end or so far.
    pub points: u8,
    /// Cards that the numbers owed them.
    pub owed: u32,
    /// Cards that the numbers owe on average.
    pub average: f64,
    /// How long their turns took.
    pub took: Span,
}

/// The gist of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// When it was begun.
    #[serde(deserialize_with = "calendar::read")]
    pub begun: DateTime<Utc>,
    /// When it was last played.
    #[serde(deserialize_with = "calendar::read")]
    pub played: DateTime<Utc>,
    /// What the table calls it.
    pub title: Option<Title>,
    /// Which game it was. Points of one say nothing beside those of another.
    pub kind: GameKind,
    /// Who played.
    pub players: PerSeat<PlayerSummary>,
    /// How it ended.
    pub end: End,
    /// How many turns it has.
    pub turns: u32,
    /// The decks that were in play.
    pub decks: Vec<DeckId>,
    /// Where its numbers last came from.
    pub source: NumberSource,
    /// How often each number came up.
    pub counts: Counts,
    /// How often each should come up on average; `None` if that isn't easy to compute.
    pub expected: Option<EnumMap<Number, f64>>,
}

impl Summary {
    /// The summary of `game`.
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let (luck, tempo) = (Luck::of(game), Tempo::of(game));
        let players = state.players().map(|seat, player| {
            let production = luck.players.of(seat).production;
            PlayerSummary {
                name: player.name.clone(),
                color: player.color,
                points: state.public_points(seat),
                owed: production.owed().total(),
                average: production.owed_on_average(),
                took: tempo.each.of(seat),
            }
        });
        let end = match state.over() {
            Some(Over::PublicPoints { winner } | Over::RevealedCards { winner }) => {
                End::Won(winner)
            }
            Some(Over::BrokenOff) => End::BrokenOff,
            None => End::GoesOn,
        };
        Self {
            begun: game.setup().created,
            played: game.last_time(),
            title: game.title().cloned(),
            kind: GameKind::of(state),
            players,
            end,
            turns: state.turn(),
            decks: game.setup().decks.iter().map(|deck| deck.key().clone()).collect(),
            source: state.numbers(),
            counts: *Numbers::of(game).counts(),
            expected: FairPlan::of(game).expected(),
        }
    }
}
