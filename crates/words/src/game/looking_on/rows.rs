//! Rows of the players: what they take this turn, what they hold, and what lies before them.

use serde::Serialize;

use super::parts::ShownFigure;
use super::signs::SignName;
use crate::game::stage::{StageRow, StageWords};
use crate::game::{GameWords, TurnNews};
use game::{GateDraw, PointCard, ProgressCard, Seat, Track};
use stats::report::Prize;

/// One player in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownRow {
    /// The seat by its number, from 0.
    pub seat: usize,
    pub name: String,
    /// Key of their color, which has a mark of its own shape.
    pub color: &'static str,
    /// The mark in words: "disc".
    pub mark: String,
    pub is_active: bool,
    /// Set if the table waits for them.
    pub is_asked: bool,
    /// Points that all can see.
    pub points: i16,
    pub points_words: String,
    /// Takings by this turn's number; none before it, and on a 7.
    pub takes: Option<ShownTakings>,
    /// Cards by number alone, knights, and what else is counted before them.
    pub figures: Vec<ShownFigure>,
    /// Levels of the improvement tracks in Cities & Knights.
    pub levels: Vec<ShownFigure>,
    /// Awards and whatever else brings points of its own.
    pub honors: Vec<ShownFigure>,
    /// Things of modules before them.
    pub held: Vec<ShownFigure>,
}

/// Takings of a player by a number, for all to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownTakings {
    /// "takes 2 ore"; "nothing".
    pub words: String,
    pub chips: Vec<ShownFigure>,
    /// Words on why it is this and not more; empty if there is nothing to say.
    pub note: String,
}

/// Rows in the order in which the players sit, which stays the same every turn.
pub(super) fn all(say: &GameWords<'_>, news: &TurnNews, stage: &StageWords) -> Vec<ShownRow> {
    let mut rows: Vec<&StageRow> = stage.rows.iter().collect();
    rows.sort_by_key(|row| row.seat.index());
    rows.into_iter().map(|row| ShownRow::of(say, news, row)).collect()
}

impl ShownRow {
    fn of(say: &GameWords<'_>, news: &TurnNews, row: &StageRow) -> Self {
        let (state, seat, color) = (say.state, row.seat, say.color(row.seat));
        let is_open = state.over().is_none();
        let held = row.held.iter().map(|held| {
            let words = say.held_in_words(*held);
            ShownFigure::new(SignName::of_holding(*held), &held.letters(), words)
        });
        Self {
            seat: seat.index(),
            name: row.name.clone(),
            color: color.key(),
            mark: say.text.mark(color),
            is_active: is_open && say.builder() == seat,
            is_asked: is_open && state.open_tasks().iter().any(|task| task.player() == seat),
            points: row.points,
            points_words: say.with("stage-points", &[("points", &row.points)]),
            takes: ShownTakings::of(say, news, row).filter(|_| is_open),
            figures: figures(say, row),
            levels: levels(say, seat),
            honors: honors(say, seat),
            held: held.collect(),
        }
    }
}

impl ShownTakings {
    fn of(say: &GameWords<'_>, news: &TurnNews, row: &StageRow) -> Option<Self> {
        let drawn = drawn(say, news, row.seat);
        let is_paid = say.state.payout().is_some_and(|payout| payout.number != 7);
        if !is_paid {
            let words = drawn.as_ref()?.words.clone();
            return Some(Self { words, chips: drawn.into_iter().collect(), note: String::new() });
        }
        let haul = &row.haul;
        let cards = haul.cards.kinds().map(|(kind, count)| {
            ShownFigure::new(SignName::of_kind(kind), &count, say.text.cards(count, kind))
        });
        let oil = (haul.oil > 0).then(|| {
            let words = say.with("oil-count", &[("count", &haul.oil)]);
            ShownFigure::new(SignName::OIL, &haul.oil, words)
        });
        let fish = (haul.fish > 0).then(|| {
            let words = say.with("haul-draws", &[("count", &haul.fish)]);
            ShownFigure::new(SignName::FISH, &haul.fish, words)
        });
        let chips = cards.chain(oil).chain(fish).chain(drawn).collect();
        Some(Self { words: row.words.clone(), chips, note: haul.note.clone() })
    }
}

/// The back of a progress card that the event die lets `seat` draw.
fn drawn(say: &GameWords<'_>, news: &TurnNews, seat: Seat) -> Option<ShownFigure> {
    let gate = news.gate.as_ref()?;
    let draws = |(who, _, draw): &(Seat, _, GateDraw)| *who == seat && *draw == GateDraw::Draws;
    gate.players.iter().any(draws).then(|| {
        let words = say.with("act-choose-deck", &[("who", &seat), ("track", &gate.track)]);
        ShownFigure::new(SignName::of_track(gate.track), &"", words)
    })
}

/// The number of cards and knights, and what a scenario counts.
fn figures(say: &GameWords<'_>, row: &StageRow) -> Vec<ShownFigure> {
    let (state, seat) = (say.state, row.seat);
    let hand = state.hands().map(|hands| {
        let (size, limit) = (hands.size(seat), state.hand_limit(seat));
        let letters = match state.knights() {
            Some(_) => say.with("hand-of-limit", &[("size", &size), ("limit", &limit)]),
            None => size.to_string(),
        };
        let words = say.with("player-hand", &[("count", &size)]);
        let is_loud = size > limit;
        ShownFigure { is_loud, ..ShownFigure::new(SignName::HAND, &letters, words) }
    });
    let mut all: Vec<ShownFigure> = hand.into_iter().collect();
    if let Some(knights) = state.knights() {
        let strength = state.position().defence(seat);
        all.push(ShownFigure::new(SignName::KNIGHT, &strength, say.knights_held(seat)));
        let times = knights.table().defenders.of(seat);
        let words = say.with("has-defender", &[("count", &times)]);
        all.extend((times > 0).then(|| ShownFigure::new(SignName::DEFENDER, &times, words)));
    } else {
        let hidden = state.hidden_cards(seat).total();
        let words = say.with("player-development", &[("count", &hidden)]);
        all.push(ShownFigure::new(SignName::CARD, &hidden, words));
        let knights = state.knight_cards(seat);
        let words = say.with("player-knights", &[("count", &knights)]);
        all.push(ShownFigure::new(SignName::KNIGHT, &knights, words));
    }
    all.extend(row.earned.as_ref().map(|earned| {
        ShownFigure::new(SignName::of_earned(earned), &earned.letters(), earned.spoken(say))
    }));
    all
}

/// Levels with the number of cards of their decks, which lie face down for all to see.
fn levels(say: &GameWords<'_>, seat: Seat) -> Vec<ShownFigure> {
    if say.state.knights().is_none() {
        return Vec::new();
    }
    let of = |track: Track| {
        let level = say.state.improvement(seat, track).number();
        let cards = say.state.progress_of(seat, track);
        let words = say.with("has-level", &[("track", &track), ("level", &level)]);
        let drawn = (cards > 0).then(|| say.of_deck(track, cards));
        let letters = if cards > 0 { format!("{level}+{cards}") } else { level.to_string() };
        let all: Vec<String> = [words].into_iter().chain(drawn).collect();
        ShownFigure::new(SignName::of_track(track), &letters, say.text.joined(&all))
    };
    Track::ALL.into_iter().map(of).collect()
}

/// Awards, metropolises, the merchant, and cards shown for a point.
fn honors(say: &GameWords<'_>, seat: Seat) -> Vec<ShownFigure> {
    let state = say.state;
    let awards = state.awards(seat).map(|award| {
        ShownFigure::new(SignName::of_award(award), &say.award(award), say.award_of(award, seat))
    });
    let mut all: Vec<ShownFigure> = awards.collect();
    let titled = |sign, words: String| ShownFigure::new(sign, &words.clone(), words);
    if let Some(knights) = state.knights() {
        let own = |track: &Track| state.metropolis_holder(*track) == Some(seat);
        all.extend(
            Track::ALL
                .into_iter()
                .filter(own)
                .map(|track| titled(SignName::METROPOLIS, say.prize(Prize::Metropolis(track)))),
        );
        let own = |point: &PointCard| knights.shown(*point) == Some(seat);
        all.extend(
            PointCard::ALL
                .into_iter()
                .filter(own)
                .map(|point| titled(SignName::POINT, say.progress_card(point.card()))),
        );
        let has_merchant = knights.table().merchant.is_some_and(|it| it.owner == seat);
        all.extend(
            has_merchant
                .then(|| titled(SignName::MERCHANT, say.progress_card(ProgressCard::Merchant))),
        );
    }
    let has_weather = say.weather_holder() == Some(seat);
    all.extend(has_weather.then(|| titled(SignName::WEATHER, say.text.get("player-weather"))));
    all
}
