//! The drawings of entries: a few hexes of an island, or a card.

use serde::Deserialize;

use super::contents::drawing_file;
use super::entry::DrawingId;
use board::Spot;
use cards::{BuiltIn, Card, Deck, Die, PileCard};
use game::ProgressCard;
use store::{Imported, read_position};

#[derive(Clone, Debug)]
pub enum Drawing {
    Island(Box<DrawnIsland>),
    /// A numbered card of a deck that comes with the program.
    Card(Box<(Deck, Card)>),
    /// A card with a name and no number: New Year, Leap Year, or the weather.
    Marker(PileCard),
    Progress(ProgressCard),
}

#[derive(Clone, Debug)]
pub struct DrawnIsland {
    pub position: Imported,
    pub marks: Vec<Spot>,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum BadDrawing {
    #[error("there is no such file")]
    NoFile,
    #[error(transparent)]
    Unreadable(#[from] serde_json::Error),
    /// It is neither a card nor a position.
    #[error("this is neither a card nor a position")]
    Nothing,
}

#[derive(Deserialize)]
struct DrawingFile {
    card: Option<WrittenCard>,
    marker: Option<PileCard>,
    progress: Option<ProgressCard>,
    #[serde(default)]
    marks: Vec<Spot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    deck: String,
    red: Die,
    yellow: Die,
}

impl Drawing {
    /// The drawing called `id`; none if its file isn't sound, which a test rules out.
    pub fn of(id: DrawingId) -> Option<Self> {
        Self::read(id).ok()
    }

    /// Reads it.
    ///
    /// # Errors
    /// When its file shows nothing.
    pub(super) fn read(id: DrawingId) -> Result<Self, BadDrawing> {
        let file = drawing_file(id).ok_or(BadDrawing::NoFile)?;
        let written: DrawingFile = serde_json::from_str(file)?;
        if let Some(card) = written.progress {
            return Ok(Self::Progress(card));
        }
        if let Some(marker) = written.marker {
            return Ok(Self::Marker(marker));
        }
        if let Some(card) = written.card {
            return card.drawing().ok_or(BadDrawing::Nothing);
        }
        let position = read_position(file).map_err(|_| BadDrawing::Nothing)?;
        Ok(Self::Island(Box::new(DrawnIsland { position, marks: written.marks })))
    }
}

impl WrittenCard {
    fn drawing(&self) -> Option<Drawing> {
        let deck = BuiltIn::ALL.into_iter().find(|deck| deck.key() == self.deck)?.deck().ok()?;
        let is_this = |card: &&Card| card.red == self.red && card.yellow == self.yellow;
        let card = deck.cards().iter().find(is_this)?.clone();
        Some(Drawing::Card(Box::new((deck, card))))
    }
}
