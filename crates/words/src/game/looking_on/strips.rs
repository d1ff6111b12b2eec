//! Strips that belong to nobody: the number and its card, news, barbarians, sea, and stores.

use serde::Serialize;

use super::parts::{ShownFigure, ShownLine};
use super::signs::SignName;
use crate::game::stage::StageWords;
use crate::game::{GameWords, TurnNews};
use game::{BarbarianTrack, Outcome};

/// This turn's number, and where it came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownNumber {
    pub number: u8,
    /// "The number is 8".
    pub words: String,
    /// Pips of the red and the yellow die, if the number came from any.
    pub dice: Option<[u8; 2]>,
    /// The face of the event die in Cities & Knights.
    pub face: Option<ShownLine>,
    /// The event; empty where the number came from dice.
    pub title: String,
    pub line: String,
    /// Set if the event waits for another season.
    pub is_quiet: bool,
}

impl ShownNumber {
    pub(super) fn of(say: &GameWords<'_>, stage: &StageWords) -> Option<Self> {
        let number = stage.number.as_ref()?;
        let card = say.state.card();
        let face = say
            .state
            .face()
            .filter(|_| say.state.knights().is_some() && !say.state.awaits_event_die());
        Some(Self {
            number: number.number,
            words: say.with("number-shown", &[("number", &number.number)]),
            dice: number.dice.map(|dice| dice.map(cards::Die::pips)),
            face: face.map(|face| ShownLine {
                sign: SignName::of_face(face),
                words: say.text.event_face(face),
            }),
            title: stage.title.clone(),
            line: stage.line.clone(),
            is_quiet: card.is_some_and(|(deck, card)| say.waiting_event(deck, card).is_some()),
        })
    }
}

/// The way of the barbarians' ship, and both strengths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownBarbarians {
    /// Steps from the harbor, and those that it takes to the island.
    pub steps: u8,
    pub island: u8,
    /// Strength of all active knights.
    pub knights: u16,
    pub barbarians: u8,
    /// All of it in words.
    pub words: String,
    /// Consequences of an attack: of one now, or of this turn's.
    pub verdict: String,
    /// Set in the turn of an attack.
    pub has_landed: bool,
    /// Set if the knights are too weak.
    pub is_loud: bool,
}

impl ShownBarbarians {
    pub(super) fn of(say: &GameWords<'_>, news: &TurnNews, stage: &StageWords) -> Option<Self> {
        let said = stage.barbarians.as_ref()?;
        let ahead = say.state.attack_now();
        let attack = news.attack.as_ref().map_or(&ahead, |reason| &reason.attack);
        let verdict = match &news.attack {
            Some(reason) => say.attack_result(reason).unwrap_or_else(|| say.attack_title(reason)),
            None => say.attack_ahead(attack),
        };
        Some(Self {
            steps: say.state.barbarians().steps(),
            island: BarbarianTrack::ISLAND.steps(),
            knights: attack.together(),
            barbarians: attack.barbarians,
            words: said.words.clone(),
            verdict,
            has_landed: news.attack.is_some(),
            is_loud: said.outcome == Outcome::Lost,
        })
    }
}

pub(super) fn news(stage: &StageWords) -> Vec<ShownLine> {
    let line = |words: &str, sign| ShownLine { sign, words: words.to_owned() };
    stage.news.iter().map(|news| line(&news.words, SignName::of_news(news.sign))).collect()
}

pub(super) fn sea(stage: &StageWords) -> Vec<ShownLine> {
    let Some(sea) = &stage.sea else { return Vec::new() };
    let all = [
        (SignName::PIRATE, &sea.pirate),
        (SignName::FLEET, &sea.fleet),
        (SignName::CHIT, &sea.isles),
        (SignName::FOG, &sea.hidden),
    ];
    let there = all.into_iter().filter(|(_, words)| !words.is_empty());
    there.map(|(sign, words)| ShownLine { sign, words: words.clone() }).collect()
}

pub(super) fn stores(say: &GameWords<'_>, stage: &StageWords) -> Vec<ShownFigure> {
    let figure = |stored: &crate::game::belongings::Stored| {
        let (sign, words) = (SignName::of_store(stored.store), say.stored_in_words(*stored));
        let is_loud = stored.is_alarming();
        ShownFigure { is_loud, ..ShownFigure::new(sign, &stored.letters(), words) }
    };
    stage.stores.iter().map(figure).collect()
}
