//! What is beside an entry's sentences: drawings, each read once, cards, and a few hexes of an
//! island, drawn as the island is.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{
    Align2, CornerRadius, Galley, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use cards::{Card, Deck, Motif, PileCard};
use game::{Color, Edition, Game, PerSeat, ProgressCard};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone, display, plain};
use kit::widgets::{
    BigNumber, Die, Geometry, Icon, IslandView, Landmarks, Seascape, art, fitted_words,
    has_whole_words, hint, paint_die, paint_progress, paint_season,
};
use words::almanac::{Drawing, DrawingId, DrawnIsland};
use words::text::Text;

/// The widest that a drawing is.
const WIDEST: f32 = 460.0;

/// The drawings that were shown so far.
#[derive(Debug, Default)]
pub struct Drawings {
    read: BTreeMap<DrawingId, Option<Drawing>>,
}

impl Drawings {
    /// Draws one, in the colors of `game`'s table if there is one. What is to be seen on it
    /// stands below.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (id, alt): (DrawingId, &str),
        game: Option<&Game>,
    ) {
        let drawing = self.read.entry(id).or_insert_with(|| Drawing::of(id));
        if let Some(drawing) = drawing {
            let wide = ui.available_width().min(WIDEST);
            let share = match drawing {
                Drawing::Island(island) => height(island).within(0.62, 0.76),
                Drawing::Card(_) => 0.5,
                Drawing::Marker(_) | Drawing::Progress(_) => 0.3,
            };
            let (rect, response) = ui.allocate_exact_size(vec2(wide, wide * share), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, alt));
            if ui.is_rect_visible(rect) {
                paint(ui, text, drawing, rect, game);
            }
        }
        hint(ui, alt);
    }
}

fn paint(ui: &mut Ui, text: &Text, drawing: &Drawing, rect: Rect, game: Option<&Game>) {
    match drawing {
        Drawing::Island(drawn) => {
            ui.painter().rect_filled(rect, 14.0, Palette::of(ui).panel);
            paint_island(ui, text, drawn, rect.shrink(8.0), game);
        }
        Drawing::Card(numbered) => {
            let (deck, numbered) = numbered.as_ref();
            numbered_card(ui, text, (deck, numbered), rect);
        }
        Drawing::Marker(marker) => marker_card(ui, text, *marker, rect),
        Drawing::Progress(progress) => progress_card(ui, text, *progress, rect),
    }
}

/// How round a card's corners are.
const ROUND: u8 = 14;

/// A card with a number: its picture, the number, the dice, and what the event is called.
pub fn numbered_card(ui: &mut Ui, text: &Text, (deck, card): (&Deck, &Card), rect: Rect) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(ROUND), palette.card.fill);
    let (picture, beside) = rect.split_left_right_at_fraction(0.5);
    let round = CornerRadius { nw: ROUND, sw: ROUND, ne: 0, se: 0 };
    painter.add(art(ui.ctx(), picture, round, Motif::of(deck, &card.event)));
    let room = beside.shrink2(vec2(14.0, 14.0));
    let high = room.height() * 0.3;
    let digits = BigNumber::new(painter, card.number(), high, palette.card.ink);
    digits.paint(painter, pos2(room.left() + digits.width() / 2.0 + 2.0, room.top() + high * 0.6));
    // Two digits leave less room for the dice.
    let side = ((room.width() - digits.width()) / 2.0 - 10.0).within(0.0, high * 0.75);
    for (nth, (die, pips)) in
        [(Die::Red, card.red), (Die::Yellow, card.yellow)].into_iter().enumerate()
    {
        let left = room.right() - (2.0 - nth as f32) * (side + 8.0) + 8.0;
        let place = Rect::from_min_size(pos2(left, room.top() + high * 0.2), Vec2::splat(side));
        paint_die(painter, place, die, pips.pips());
    }
    let name = text.event_name(deck, &card.event);
    let (_, below) = room.split_top_bottom_at_y(room.top() + high * 1.35);
    words(ui, below, &name, palette.card);
}

/// A card without a number: what it is called, and its sign.
pub fn marker_card(ui: &mut Ui, text: &Text, marker: PileCard, rect: Rect) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, f32::from(ROUND), palette.card.fill);
    let (sign, beside) = rect.split_left_right_at_x(rect.left() + rect.height());
    let sign = sign.shrink(rect.height() * 0.24);
    match marker {
        PileCard::Weather(season) => paint_season(ui.painter(), sign, season, palette.card.ink),
        PileCard::Numbered { .. } | PileCard::NewYear | PileCard::LeapYear => {
            Icon::Card.paint(ui.painter(), sign, palette.card.ink);
        }
    }
    let name = text.marker(marker).unwrap_or_default();
    words(ui, beside.shrink2(vec2(8.0, 14.0)), &name, palette.card);
}

/// A progress card: its sign, what it is called, and what it does.
pub fn progress_card(ui: &mut Ui, text: &Text, card: ProgressCard, rect: Rect) {
    let palette = Palette::of(ui);
    let tone = Tone { fill: palette.raised, ink: palette.text };
    ui.painter().rect_filled(rect, f32::from(ROUND), tone.fill);
    let (sign, beside) = rect.split_left_right_at_x(rect.left() + rect.height());
    let deck = palette.card(card.track().commodity());
    paint_progress(ui.painter(), sign.shrink(rect.height() * 0.16), card, deck);
    let beside = beside.shrink2(vec2(6.0, 12.0));
    let (above, below) = beside.split_top_bottom_at_fraction(0.36);
    let name = text.progress_card(card, Edition::Fifth);
    words(ui, above, &name, tone);
    let does = text.get(&format!("progress-does-{}", card.key()));
    let wrapped =
        |size: f32| ui.painter().layout(does.clone(), plain(size), palette.faint, below.width());
    let fits = |galley: &Arc<Galley>| galley.size().y <= below.height() && has_whole_words(galley);
    let galley = [18.0, 17.0, 16.0, 15.0, 14.0].into_iter().map(wrapped).find(fits);
    ui.painter().galley(below.left_top(), galley.unwrap_or_else(|| wrapped(13.0)), palette.faint);
}

/// Words as large as they fit, at the left of `room`.
fn words(ui: &Ui, room: Rect, said: &str, tone: Tone) {
    let font = display(ui.ctx(), 24.0);
    let galley = fitted_words(ui, said, &font, tone.ink, room.size(), egui::Align::Min);
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size()).min;
    ui.painter().galley(at, galley, tone.ink);
}

/// Draws it in `rect`, in the colors of `game`'s table as far as it has as many players.
pub fn paint_island(ui: &Ui, text: &Text, drawn: &DrawnIsland, rect: Rect, game: Option<&Game>) {
    let start = &drawn.position.start;
    let colors = colors(drawn, game);
    let landmarks = start.knights.as_ref().map(Landmarks::at_start).unwrap_or_default();
    let pirate = start.sea.as_ref().and_then(|sea| sea.pirate);
    let island = &drawn.position.island;
    let view = IslandView {
        landmarks,
        sea: Seascape { pirate, ..Seascape::default() },
        robber: start.robber,
        choices: &drawn.marks,
        ..IslandView::of(island, text, Palette::of(ui), &start.pieces, &colors)
    };
    view.paint_within(&ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())), rect);
}

/// Returns how high its land and sea are for their width.
pub fn height(drawn: &DrawnIsland) -> f32 {
    let fitted = |size| {
        let rect = Rect::from_min_size(Pos2::ZERO, size);
        Geometry::fit(&drawn.position.island, rect, 0).side()
    };
    fitted(vec2(1.0, MUCH) * ROOM) / fitted(vec2(MUCH, 1.0) * ROOM)
}

/// A room that only one of its sides limits.
const ROOM: f32 = 1000.0;

const MUCH: f32 = 100.0;

fn colors(drawn: &DrawnIsland, game: Option<&Game>) -> PerSeat<Color> {
    let people = &drawn.position.people;
    let at_table = game.into_iter().flat_map(|game| game.state().players().values());
    let at_table: Vec<Color> = at_table.map(|player| player.color).collect();
    people.map(|seat, person| {
        let here = at_table.len() >= people.seats().count();
        at_table.get(seat.index()).copied().filter(|_| here).unwrap_or(person.color)
    })
}
