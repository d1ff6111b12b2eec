//! The view as a whole, with the marks by which a page tells one from another.

use serde::Serialize;

use super::ended::ShownEnd;
use super::parts::{ShownFigure, ShownLine};
use super::rows::{self, ShownRow};
use super::signs::SignName;
use super::strips::{self, ShownBarbarians, ShownNumber};
use crate::game::announcement::{Since, announcement};
use crate::game::stage::StageWords;
use crate::game::{GameWords, TurnNews};
use game::Phase;

/// A game as a looker-on may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpenView {
    #[serde(flatten)]
    pub stamp: ViewStamp,
    /// Code of the language that all its sentences are in.
    pub language: &'static str,
    pub turn: ShownTurn,
    /// "13 points to win".
    pub goal: String,
    pub season: Option<ShownLine>,
    /// This turn's number with its card or dice; none before it.
    pub number: Option<ShownNumber>,
    /// Players at the table in their seating order.
    pub rows: Vec<ShownRow>,
    /// Requests to players that the table waits for, in words.
    pub asked: Vec<String>,
    pub news: Vec<ShownLine>,
    pub barbarians: Option<ShownBarbarians>,
    /// The pirate, the fleet, islands, and hidden hexes.
    pub sea: Vec<ShownLine>,
    /// Stores of modules, which belong to nobody.
    pub stores: Vec<ShownFigure>,
    /// The last act in words, as the program's own window announces it to a screen reader.
    pub announcement: String,
    /// Set once the game is over.
    pub end: Option<ShownEnd>,
}

/// Marks by which a page tells views apart; whoever sends a view fills them in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ViewStamp {
    /// Names this time that the table is shown: with another, whatever a page knew is void.
    pub run: String,
    /// Number of the view in its run, from 1.
    pub n: u64,
    /// Key of the island's picture; empty where there is none.
    pub island: String,
    /// The number of turns that can be seen again, once all of them can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay: Option<usize>,
}

/// The player whose turn it is, or who builds in another's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownTurn {
    /// Key of the player's color, which has a mark of its own shape.
    pub color: &'static str,
    pub words: String,
}

impl OpenView {
    /// Builds the view of the table as it is now, without its stamp; `since` says what led to it.
    pub fn of(say: &GameWords<'_>, news: &TurnNews, since: &Since) -> Self {
        let stage = StageWords::of(say, news);
        let season = stage.season.map(|season| ShownLine {
            sign: SignName::of_season(season),
            words: say.text.season(season),
        });
        let over = say.state.over();
        Self {
            stamp: ViewStamp::default(),
            language: say.text.language().code(),
            turn: ShownTurn::of(say, &stage),
            goal: say.with("looking-on-goal", &[("points", &say.state.rules().target)]),
            season,
            number: ShownNumber::of(say, &stage),
            rows: rows::all(say, news, &stage),
            asked: asked(say),
            news: strips::news(&stage),
            barbarians: ShownBarbarians::of(say, news, &stage),
            sea: strips::sea(&stage),
            stores: strips::stores(say, &stage),
            announcement: announcement(say, news, since),
            end: over.map(|over| ShownEnd::of(say, over)),
        }
    }
}

impl ShownTurn {
    fn of(say: &GameWords<'_>, stage: &StageWords) -> Self {
        let (seat, words) = &stage.turn;
        let Some(over) = say.state.over() else {
            let builds =
                matches!(say.state.phase(), Phase::ExtraBuilding { .. }) && *seat != say.active();
            let words = if builds { say.about("looking-on-builds", *seat) } else { words.clone() };
            return Self { color: say.color(*seat).key(), words };
        };
        let shown = over.winner().unwrap_or(*seat);
        Self { color: say.color(shown).key(), words: say.end(over) }
    }
}

/// Requests that are open: tasks, or the next piece of the opening.
fn asked(say: &GameWords<'_>) -> Vec<String> {
    if say.state.over().is_some() {
        return Vec::new();
    }
    let tasks = say.tasks_in_words();
    if tasks.is_empty() { founding(say).into_iter().collect() } else { tasks }
}

/// Words for who places what next in the opening; where to touch is the main device's to say.
fn founding(say: &GameWords<'_>) -> Option<String> {
    say.founding_request()?;
    let Phase::Founding { settlement, .. } = say.state.phase() else { return None };
    let key = match settlement {
        Some(_) if !say.state.founding_ships().is_empty() => "looking-on-places-link",
        Some(_) => "looking-on-places-road",
        None if say.founds_city() => "looking-on-places-city",
        None => "looking-on-places-settlement",
    };
    Some(say.about(key, say.active()))
}
