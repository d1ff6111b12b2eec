//! Chips of a seat: its hand kind by kind, where hands lie open, and in Cities & Knights the levels of
//! its tracks with the cards of their decks; and the facts beside its signs.

use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::command::Figure;
use crate::app::screens::play::parts::piece;
use crate::app::screens::play::view::View;
use game::{
    BuildPiece, Counted, Following, Seat, Track, award_measure, base_facts, knights_facts,
    sea_facts,
};
use kit::theme::{Tone, strong};
use kit::widgets::{Chip, Icon};

/// The fit of a hand onto a tile, with a place for each kind, so that nothing jumps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandRow {
    /// All kinds stand side by side, or half of them above the others; 0: it isn't shown.
    pub rows: usize,
    /// The height of each row with the room below it.
    high: f32,
}

/// The gap between two kinds.
const GAP: f32 = 4.0;

/// The least width of a kind with its number beside the sign, and above it.
const BESIDE: f32 = 29.0;
const ABOVE: f32 = 16.0;

impl HandRow {
    /// The hand isn't shown.
    pub const NONE: Self = Self { rows: 0, high: 0.0 };

    /// Lays out the row for a tile with so much room inside its margins.
    pub fn of(view: &View<'_>, room: f32) -> Self {
        let kinds = view.state.kinds().all().len();
        let each = |columns: usize| (room - GAP * (columns - 1) as f32) / columns as f32;
        let (rows, high) = if view.following() != Following::Open || view.state.hands().is_none() {
            (0, 0.0)
        } else if kinds <= 5 {
            (1, if each(5) < 38.0 { 38.0 } else { 30.0 })
        } else if each(kinds) >= BESIDE {
            (1, 30.0)
        } else if each(kinds) >= ABOVE + 5.0 {
            (1, 38.0)
        } else if each(kinds.div_ceil(2)) >= BESIDE {
            (2, 25.0)
        } else {
            (0, 0.0)
        };
        Self { rows, high }
    }

    pub const fn height(self) -> f32 {
        self.rows as f32 * self.high
    }

    /// Draws the hand of `seat` in `row`; returns where each kind is.
    pub fn paint(self, ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> Vec<Pos2> {
        let (kinds, high) = (view.state.kinds().all(), self.high);
        let columns = kinds.len().div_ceil(self.rows.max(1));
        let each = (row.width() - GAP * (columns - 1) as f32) / columns as f32;
        let size = vec2(each.min(64.0), high - 4.0);
        let mut places = Vec::new();
        for (nth, kind) in kinds.iter().copied().enumerate() {
            let (column, line) = (nth % columns, nth / columns);
            let x = row.left() + column as f32 * (size.x + GAP);
            let place = Rect::from_min_size(pos2(x, row.top() + line as f32 * high), size);
            places.push(place.center());
            let count = view.held(seat, kind);
            let tone = match count {
                Counted::Exactly(0) | Counted::Unknown => {
                    Tone { fill: view.palette.backdrop, ink: view.palette.faint }
                }
                _ => view.palette.card(kind),
            };
            Chip { count: Some(count), kind, word: "", tone }.paint(ui, place);
        }
        places
    }
}

/// Draws the tracks with the cards of their decks, in Cities & Knights; returns where each is.
pub fn tracks(ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> [(Track, Pos2); 3] {
    let gap = 4.0;
    let each = ((row.width() - 2.0 * gap) / 3.0).min(92.0);
    let mut x = row.left();
    Track::ALL.map(|track| {
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(each, row.height() - 4.0));
        x += each + gap;
        chip(ui, view, (seat, track), place);
        (track, place.center())
    })
}

/// The width from which on a track shows its sign.
const SIGNED: f32 = 50.0;

/// The level on the track's ground, and on a small card how many cards of its deck.
fn chip(ui: &Ui, view: &View<'_>, (seat, track): (Seat, Track), place: Rect) {
    let palette = view.palette;
    let level = view.state.improvement(seat, track).number();
    let cards = view.state.progress_of(seat, track);
    let tone = palette.track(track);
    let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
    let tone = if level == 0 && cards == 0 { quiet } else { tone };
    let painter = ui.painter();
    painter.rect_filled(place, 7.0, tone.fill);
    let middle = place.center().y;
    let mut left = place.left() + 5.0;
    if place.width() >= SIGNED {
        Icon::of_track(track).paint_at(painter, pos2(left + 7.0, middle), 14.0, tone.ink);
        left += 18.0;
    }
    let font = strong(ui.ctx(), 16.0);
    painter.text(pos2(left, middle), Align2::LEFT_CENTER, level.to_string(), font, tone.ink);
    if cards == 0 {
        return;
    }
    let size = vec2(14.0, place.height() - 4.0);
    let card = Rect::from_center_size(pos2(place.right() - 4.0 - size.x / 2.0, middle), size);
    let edge = Stroke::new(1.0, palette.edge);
    painter.rect(card, 3.0, palette.card.fill, edge, StrokeKind::Inside);
    let font = strong(ui.ctx(), 14.0);
    painter.text(card.center(), Align2::CENTER_CENTER, cards.to_string(), font, palette.card.ink);
}

/// An icon, its number, and the figure that a long touch there corrects.
pub struct TileFact {
    pub icon: Icon,
    pub words: String,
    pub figure: Figure,
    /// It brings points of its own.
    pub is_award: bool,
    /// Order in which facts give way where there is too little room: the highest first.
    pub rank: u8,
}

/// The rank of what the base game has beside a hand.
const USUAL: u8 = 8;

impl TileFact {
    pub fn new(icon: Icon, count: impl Into<u16>, figure: Figure) -> Self {
        let rank = if icon == Icon::Hand { 0 } else { USUAL };
        Self { icon, words: count.into().to_string(), figure, is_award: false, rank }
    }

    pub fn award(icon: Icon, count: impl Into<u16>, figure: Figure) -> Self {
        Self { is_award: true, ..Self::new(icon, count, figure) }
    }

    /// Returns its width as a multiple of its size, with room for two digits if there may be
    /// two, so that nothing jumps.
    pub fn units(&self) -> f32 {
        let least = match self.icon {
            Icon::Hand | Icon::Road => 2,
            _ if self.words.is_empty() => 0,
            _ => 1,
        };
        Self::width(self.words.chars().count().max(least))
    }

    /// The width of a sign with so many letters, as a multiple of its size.
    pub fn width(letters: usize) -> f32 {
        if letters == 0 { 1.35 } else { 1.55 + 0.7 * letters as f32 }
    }
}

/// Facts of what only one scenario has a player collect: chits, cloth, warships and the chits left on the
/// fortress, or the levels of a wonder (SCENARIOS 2 to 5).
pub fn of_scenario(view: &View<'_>, seat: Seat) -> Vec<TileFact> {
    let position = view.state.position();
    let mut facts = Vec::new();
    if let Some(tribe) = position.tribe() {
        let chits = tribe.chits.of(seat);
        let figure = Figure::of(&sea_facts::TribeChits, seat);
        facts.extend((chits > 0).then(|| TileFact::award(Icon::Chit, chits, figure)));
    }
    if let Some(cloth) = position.cloth() {
        let figure = Figure::of(&sea_facts::Cloth, seat);
        facts.push(TileFact::new(Icon::Cloth, cloth.cloth.of(seat), figure));
    }
    if let Some(fortress) = position.pirates().and_then(|pirates| pirates.fortress(seat)) {
        let warships = position.warships(seat);
        facts.push(TileFact::new(Icon::Warship, warships, Figure::Pieces(seat)));
        let figure = Figure::of(&sea_facts::Fortress, seat);
        facts.push(TileFact::new(Icon::Fortress, fortress.chits, figure));
    }
    if let Some((wonder, level)) = position.wonders().and_then(|wonders| wonders.of(seat)) {
        let figure = Figure::of(&sea_facts::Level, seat);
        facts.push(TileFact::award(Icon::of_wonder(wonder), level, figure));
    }
    facts
}

/// Hand size, development cards and knights; in Cities & Knights the strength of the active
/// knights, and points as Defender. Points for foreign islands, with the islands' letters; and what
/// only a scenario counts.
pub fn of_cards(view: &View<'_>, seat: Seat) -> Vec<TileFact> {
    let (state, from) = (view.state, Figure::Pieces(seat));
    let hand = state.hands().map(|hands| {
        let size = hands.size(seat);
        let fact = TileFact::new(Icon::Hand, size, Figure::Hand(seat));
        let values = [("size", size.into()), ("limit", state.hand_limit(seat).into())];
        let words = state.knights().map(|_| view.text.with("hand-of-limit", &values));
        TileFact { words: words.unwrap_or_else(|| size.to_string()), ..fact }
    });
    let letters = view.chit_letters(seat);
    let chits = TileFact { words: letters, ..TileFact::award(Icon::Chit, 0_u8, from) };
    let chits = Some(chits).filter(|chits| !chits.words.is_empty());
    let mut facts: Vec<TileFact> = hand.into_iter().collect();
    if let Some(knights) = state.knights() {
        facts.push(TileFact::new(Icon::Knight, state.position().defence(seat), from));
        let defenders = knights.table().defenders.of(seat);
        let figure = Figure::of(&knights_facts::Defenders, seat);
        let defender = TileFact::award(Icon::Defender, defenders, figure);
        facts.extend((defenders > 0).then_some(defender));
        facts.extend(chits);
    } else {
        facts.extend(chits);
        let hidden = state.hidden_cards(seat).total();
        facts.push(TileFact::new(Icon::Card, hidden, Figure::of(&base_facts::Hidden, seat)));
        let figure = Figure::of(&base_facts::KnightCards, seat);
        facts.push(TileFact::new(Icon::Knight, state.knight_cards(seat), figure));
    }
    facts.extend(of_scenario(view, seat));
    facts
}

/// Pieces left to build.
pub fn of_pieces(view: &View<'_>, seat: Seat) -> Vec<TileFact> {
    let fact = |bought: BuildPiece| {
        let left = view.state.pieces_left(seat, bought.piece()?);
        Some(TileFact::new(piece::icon(bought), left, Figure::Pieces(seat)))
    };
    piece::sold(view).filter_map(fact).collect()
}

/// The awards that a player holds.
pub fn of_awards(view: &View<'_>, seat: Seat) -> impl Iterator<Item = TileFact> {
    view.state.awards(seat).map(move |award| {
        let count = view.state.measure(award_measure(award), seat);
        let count = u16::try_from(count).unwrap_or(0);
        TileFact::award(Icon::of_award(award), count, Figure::of(&base_facts::Holder, award))
    })
}
