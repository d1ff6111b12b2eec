//! Takings of a player in this turn, drawn in their seat: what the number pays them, or the sign
//! that it pays them nothing, and a card for the gate at which they draw. Touching them asks why.

use egui::{Align, Align2, Rect, Role, Sense, Ui, pos2, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use game::{CardKind, GateDraw, Payout, Seat, Track};
use kit::theme::{plain, strong};
use kit::widgets::{Chip, FINGER, Icon, named_place, text_width, write_in};
use words::game::payouts::Haul;

/// The gap between two signs.
const GAP: f32 = 5.0;

/// The most that a sign is high, in points.
const MOST: f32 = 34.0;

/// Takings of one player.
pub struct Takings {
    seat: Seat,
    haul: Haul,
    /// The sign of that note: a warning only where something is missing.
    sign: Icon,
    draws: Option<Track>,
    spoken: String,
}

impl Takings {
    /// Returns those of `seat` as long as the turn has a number that pays; none in the past.
    pub fn of(view: &View<'_>, seat: Seat) -> Option<Self> {
        if view.is_past {
            return None;
        }
        let draws = draws(view, seat);
        let Some(payout) = paying(view) else {
            let track = draws?;
            let spoken = view.with("act-choose-deck", &[("who", &seat), ("track", &track)]);
            return Some(Self { seat, haul: Haul::default(), sign: Icon::Card, draws, spoken });
        };
        let haul = Haul::of(view, payout, view.news, seat);
        let spoken = haul.sentence(view, seat);
        let sign = match (payout.short.of(seat).is_empty(), payout.blocked.of(seat).is_empty()) {
            (false, _) => Icon::Warning,
            (true, false) => Icon::Robber,
            (true, true) => Icon::Card,
        };
        Some(Self { seat, haul, sign, draws, spoken })
    }

    fn is_nothing(&self) -> bool {
        self.haul.is_nothing() && self.draws.is_none()
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip<'static>> {
        let chip = |(kind, count): (CardKind, u8)| {
            let tone = view.palette.card(kind);
            Chip { count: Some(count.into()), kind, word: "", tone }
        };
        self.haul.cards.kinds().map(chip).collect()
    }

    /// The width that all of it takes side by side with signs `high` points high; of nothing that of
    /// its sign, for its word is written only where it has room.
    pub fn width(&self, ui: &Ui, view: &View<'_>, high: f32) -> f32 {
        if self.is_nothing() {
            return text_width(ui, NOTHING, &plain(15.0));
        }
        let chips: f32 = self.chips(view).iter().map(|chip| chip.width(ui, high) + GAP).sum();
        let note = if self.haul.note.is_empty() { 0.0 } else { NOTE + GAP };
        let card = self.draws.map_or(0.0, |_| high * CARD + GAP);
        let tokens = tokens_of(&self.haul).len() as f32 * (high * TOKEN + GAP);
        (chips + note + card + tokens - GAP).max(0.0)
    }

    /// Paints it at the right end of `room`, on two lines if one is too narrow and the room is
    /// high enough; returns where it is.
    ///
    /// The word for nothing keeps off a name that ends at `name`.
    pub fn paint(&self, ui: &Ui, view: &View<'_>, (room, name): (Rect, f32)) -> Rect {
        let one = room.height().min(MOST);
        let is_wide = self.width(ui, view, one) <= room.width();
        let lines = if is_wide || room.height() < LINES { 1 } else { 2 };
        if self.is_nothing() {
            let words = view.text.get("nothing");
            let free = room.with_min_x(room.left().max(name));
            let fits = text_width(ui, &words, &plain(15.0)) <= free.width();
            let words = if fits { words.as_str() } else { NOTHING };
            write_in(ui, room, Align::Max, words, &plain(15.0), view.palette.faint);
            let wide = text_width(ui, words, &plain(15.0)).min(room.width());
            return room.with_min_x(room.right() - wide);
        }
        let high = ((room.height() - 2.0 * (lines - 1) as f32) / lines as f32).min(MOST);
        let chips = self.chips(view);
        let tokens = tokens_of(&self.haul);
        let count = chips.len() + tokens.len() + usize::from(self.draws.is_some());
        let columns = count.div_ceil(lines).max(1);
        let note = if self.haul.note.is_empty() { 0.0 } else { NOTE + GAP };
        let least = high * if tokens.is_empty() { CARD } else { TOKEN };
        let widest = chips.iter().map(|chip| chip.width(ui, high)).fold(least, f32::max);
        let all = widest * columns as f32 + GAP * (columns - 1) as f32 + note;
        let share = (room.width() / all.max(1.0)).min(1.0);
        let each = vec2(widest * share, high);
        let used = (all * share).min(room.width());
        let left = room.right() - used;
        let all_high = high * lines as f32 + 2.0 * (lines - 1) as f32;
        let top = room.center().y - all_high / 2.0;
        let cell = |nth: usize| {
            let (column, line) = (nth / lines, nth % lines);
            let along = note * share + column as f32 * (each.x + GAP * share);
            Rect::from_min_size(pos2(left + along, top + line as f32 * (high + 2.0)), each)
        };
        for (nth, chip) in chips.iter().enumerate() {
            chip.paint(ui, cell(nth));
        }
        for (nth, one) in tokens.iter().copied().enumerate() {
            paint_token(ui, view, one, cell(chips.len() + nth));
        }
        if let Some(track) = self.draws {
            let tone = view.palette.track(track);
            let place = cell(chips.len() + tokens.len());
            let card = Rect::from_center_size(place.center(), vec2(high * CARD, high));
            ui.painter().rect_filled(card, 4.0, tone.fill);
            Icon::of_track(track).paint_at(ui.painter(), card.center(), high * 0.6, tone.ink);
        }
        if !self.haul.note.is_empty() {
            let is_short = self.sign == Icon::Warning;
            let ink = if is_short { view.palette.warning_line } else { view.palette.faint };
            let at = pos2(left + NOTE / 2.0, room.center().y);
            self.sign.paint_at(ui.painter(), at, NOTE * share, ink);
        }
        let place = room.with_min_x(left);
        let order = view.seats_from_active().position(|seat| seat == self.seat);
        let order = u8::try_from(order.unwrap_or_default()).unwrap_or(u8::MAX);
        let share = view.animation.share(MovingPart::Payout(order));
        motion::cover_line(ui.painter(), place, share, view.palette);
        place
    }

    /// The part of a `seat` in which a touch asks why, as high and wide as a finger at least; the
    /// rest is the player's. `place` is where the takings are painted.
    pub fn share(place: Rect, seat: Rect) -> Rect {
        // On the name's line, all of the seat's end; or else the seat's bottom.
        if place.top() < seat.center().y {
            return seat.with_min_x(place.left().min(seat.right() - FINGER));
        }
        seat.with_min_y(seat.bottom() - FINGER)
    }

    /// Says what they are in that part of the seat.
    pub fn label(&self, ui: &Ui, view: &View<'_>, at: Rect) {
        let id = ui.scope_id().with(("takings", self.seat));
        let name = why::of(view, &self.spoken);
        named_place(ui, at, id, (Sense::hover(), Role::Label), &name);
    }

    /// Asks why it is so.
    pub fn question(&self, view: &View<'_>) -> Command {
        let is_paid = paying(view).is_some();
        Command::why(if is_paid { WhyQuestion::Payout(self.seat) } else { WhyQuestion::Gate })
    }
}

/// The sign of nothing where its word has no room.
const NOTHING: &str = "–";

/// The side of the sign that something has to be said of it.
const NOTE: f32 = 18.0;

/// The width of tokens of a module for their height.
pub const TOKEN: f32 = 1.5;

/// The signs of what modules bring: oil and fish tokens, each with its number.
pub fn tokens_of(haul: &Haul) -> Vec<(Icon, u8)> {
    let all = [(Icon::Oil, haul.oil), (Icon::Fish, haul.fish)];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Paints a sign with its number on the paper of a card.
pub fn paint_token(ui: &Ui, view: &View<'_>, (icon, count): (Icon, u8), place: Rect) {
    let (high, tone) = (place.height(), view.palette.card);
    let painter = ui.painter();
    painter.rect_filled(place, high * 0.22, tone.fill);
    let side = (high * 0.7).min(place.width() * 0.5);
    let middle = place.left_center() + vec2(side * 0.7, 0.0);
    icon.paint_at(painter, middle, side, tone.ink);
    let font = strong(ui.ctx(), (high * 0.6).min(place.width() * 0.44));
    let at = pos2(middle.x + side * 0.62, place.center().y);
    painter.text(at, Align2::LEFT_CENTER, count.to_string(), font, tone.ink);
}

/// The width of a progress card for its height.
const CARD: f32 = 0.72;

/// From this height on, two lines of signs find room.
const LINES: f32 = 40.0;

/// The payout of this turn's number; none after a 7, which pays nobody.
fn paying<'a>(view: &'a View<'_>) -> Option<&'a Payout> {
    view.state.payout().filter(|payout| payout.number != 7)
}

/// The deck of which `seat` draws at this turn's gate.
fn draws(view: &View<'_>, seat: Seat) -> Option<Track> {
    let gate = view.news.gate.as_ref()?;
    let mut all = gate.players.iter();
    all.any(|(who, _, draw)| *who == seat && *draw == GateDraw::Draws).then_some(gate.track)
}
