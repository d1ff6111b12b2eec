//! Cards beside an entry's sentences.

use std::sync::Arc;

use egui::{Align2, CornerRadius, Galley, Rect, Ui, Vec2, pos2, vec2};

use cards::{Card, Deck, Motif, PileCard};
use game::{Edition, ProgressCard};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone, display, plain};
use kit::widgets::{
    BigNumber, Die, Icon, art, fitted_words, has_whole_words, paint_die, paint_progress,
    paint_season,
};
use words::text::Text;

/// How round a card's corners are.
const ROUND: u8 = 14;

/// A card with a number: its picture, the number, the dice, and what the event is called.
pub fn numbered(ui: &mut Ui, text: &Text, (deck, card): (&Deck, &Card), rect: Rect) {
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
pub fn marker(ui: &mut Ui, text: &Text, marker: PileCard, rect: Rect) {
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
pub fn progress(ui: &mut Ui, text: &Text, card: ProgressCard, rect: Rect) {
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
