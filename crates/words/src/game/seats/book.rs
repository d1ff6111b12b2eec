//! Prices and rules, the same for everybody at a table: what a player would otherwise look up at the main
//! device.

use serde::Serialize;

use crate::almanac::{Almanac, Block, Entry};
use crate::game::GameWords;
use crate::game::looking_on::{ShownFigure, SignName};
use game::{BuildPiece, Cards, KnightsPurchase, Level, Purchase, Track};

/// Prices of a game, and the rules from A to Z, its own first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesBook {
    pub prices: Vec<ShownPrice>,
    /// About what is played at this table.
    pub entries: Vec<ShownEntry>,
    /// About other games.
    pub others: Vec<ShownEntry>,
}

/// Something that is sold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownPrice {
    pub words: String,
    pub cards: Vec<ShownFigure>,
}

/// An entry of the almanac.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownEntry {
    pub title: String,
    /// Its paragraphs, and the points of its lists.
    pub lines: Vec<String>,
}

impl RulesBook {
    pub fn of(say: &GameWords<'_>, almanac: &Almanac) -> Self {
        let played = say.state.rules().expansions();
        let (own, others): (Vec<&Entry>, Vec<&Entry>) =
            almanac.entries().partition(|entry| entry.is_about(played));
        let shown = |entries: Vec<&Entry>| entries.into_iter().map(ShownEntry::of).collect();
        Self { prices: prices(say), entries: shown(own), others: shown(others) }
    }
}

fn prices(say: &GameWords<'_>) -> Vec<ShownPrice> {
    let played = say.state.rules().expansions();
    let pieces = BuildPiece::SOLD.into_iter().filter(|piece| played.play(piece.expansion()));
    let mut all: Vec<(String, Cards)> =
        pieces.map(|piece| (say.build_piece(piece), piece.price())).collect();
    if say.state.knights().is_none() {
        let card = Purchase::DevelopmentCard;
        all.push((say.purchase(card), card.price()));
    } else {
        all.extend(Track::ALL.into_iter().filter_map(|track| {
            let first = Level::default().next()?;
            let title = say.text.get(&format!("track-title-{}", track.key()));
            let words = say.with("seat-price-track", &[("track", &title)]);
            Some((words, KnightsPurchase::Improvement(track, first).price()))
        }));
    }
    let shown = all.into_iter().map(|(words, cards)| {
        let cards = cards.kinds().map(|(kind, count)| {
            ShownFigure::new(SignName::of_kind(kind), &count, say.text.cards(count, kind))
        });
        ShownPrice { words, cards: cards.collect() }
    });
    shown.collect()
}

impl ShownEntry {
    fn of(entry: &Entry) -> Self {
        let joined = |spans: &[crate::almanac::StyledWords]| {
            spans.iter().map(|span| span.words.as_str()).collect::<String>()
        };
        let lines = entry.blocks.iter().flat_map(|block| match block {
            Block::Paragraph(spans) => vec![joined(spans)],
            Block::List(items) => items.iter().map(|item| format!("• {}", joined(item))).collect(),
            Block::Drawing(_, words) => vec![words.clone()],
        });
        Self { title: entry.title.clone(), lines: lines.collect() }
    }
}
