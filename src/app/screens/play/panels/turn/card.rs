//! The event card, large enough to be read from across the table, or as a strip where what has to be
//! done needs the room.

use egui::epaint::RectShape;
use egui::{
    Align, Align2, Color32, CornerRadius, Frame, Label, Layout, Margin, Rect, RichText, Role,
    Sense, Shape, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::event_die::is_drawn_at;
use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::controls::room_left;
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::{barbarians, look_up, season, why_buttons as why_button};
use crate::app::screens::play::view::{Squeeze, View};
use cards::{Card, Deck, Season};
use game::Phase;
use kit::theme::bounds::Within;
use kit::theme::{display, plain, strong};
use kit::widgets::{
    ART_SHAPE, BigNumber, FINGER, Icon, art, dice, focus_ring, labeled, named_place, paint_face,
    paint_season, spaced, text_width, write_in,
};

/// Radius of the card's corners, in points.
const ROUND: u8 = 14;

/// The layout of the card, by the room it has and by what else there is to see: the height of the
/// number, and the picture's width.
fn layout(ui: &Ui, is_asking: bool) -> (f32, f32) {
    let wide = ui.available_width();
    let screen = ui.ctx().content_rect().height();
    // A tall screen has more width than height for its panel.
    let (share, most) = if is_asking { (0.3, 0.16) } else { (0.46, 0.3) };
    let picture = (wide * share).min(screen * most * ART_SHAPE);
    ((wide * 0.13).min(screen / 9.0).max(56.0), picture)
}

/// The least width of a picture for its height: cut on both sides, a motif is still whole.
const LEAST_CUT: f32 = 0.95;

/// Draws the top of the column: this turn's card as a strip, before it whose turn it is, in the
/// opening what is asked. Returns what was touched.
pub fn strip(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let rect = ui.max_rect();
    if view.state.number().is_some() {
        return low_card(ui, view, rect);
    }
    let words = match view.state.phase() {
        Phase::Founding { .. } => {
            view.founding_request().unwrap_or_else(|| view.about("opening-of", view.active()))
        }
        _ if view.state.tasks().is_empty() => view.about("before-title", view.active()),
        _ => view.about("stage-turn", view.active()),
    };
    let palette = view.palette;
    ui.painter().rect(rect, 12.0, palette.panel, palette.panel_rim, StrokeKind::Inside);
    let seat = view.active();
    let at = pos2(rect.left() + 26.0, rect.center().y);
    view.paint_mark(ui.painter(), at, 13.0, seat);
    let room = rect.with_min_x(at.x + 22.0).with_max_x(rect.right() - 12.0);
    let id = ui.scope_id().with("asked");
    named_place(ui, rect, id, (Sense::hover(), Role::Label), &words);
    let font = strong(ui.ctx(), 20.0);
    write_in(ui, room.shrink2(vec2(0.0, 4.0)), Align::Min, &words, &font, palette.text);
    None
}

/// The card as a strip: number, dice, and the event's name. An event that waits for its season is
/// small, beside that season's sign. A sign at the end answers why.
fn low_card(ui: &mut Ui, view: &View<'_>, rect: Rect) -> Option<Command> {
    let palette = view.palette;
    ui.painter().rect_filled(rect, f32::from(ROUND), palette.card.fill);
    let number = view.state.number()?;
    let high = rect.height() * 0.84;
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    let mut row = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    row.spacing_mut().item_spacing.x = 10.0;
    row.visuals_mut().override_text_color = Some(palette.card.ink);
    big_number(&mut row, view, number, high);
    faces(&mut row, view, rect.height() * 0.5);
    let mut room = Rect::from_min_max(pos2(row.cursor().left(), rect.top()), inner.max);
    let mut asked = None;
    if let Some((question, spoken)) = asks(view) {
        let end = Rect::from_center_size(
            pos2(room.right() - FINGER / 2.0, rect.center().y),
            Vec2::splat(FINGER),
        );
        room.max.x = end.left() - 4.0;
        let id = ui.scope_id().with("why");
        let response = named_place(ui, end, id, (Sense::click(), Role::Button), &spoken);
        focus_ring(ui, &response);
        Icon::Question.paint_at(ui.painter(), end.center(), 20.0, palette.card_faint);
        asked = response.clicked().then_some(question);
    }
    let room = room.shrink2(vec2(4.0, 5.0));
    let share = view.animation.share(MovingPart::Card);
    let Some((deck, card)) = view.state.card() else {
        motion::cover_card(ui.painter(), rect, share, palette);
        return asked;
    };
    let (title, ink) = title(view, (deck, card));
    let quiet = card.season.zip(view.waiting_event(deck, card));
    if let Some((season, words)) = quiet {
        let spoken = view.with("list-more", &[("a", &title), ("b", &words)]);
        let id = ui.scope_id().with("waits");
        named_place(ui, room, id, (Sense::hover(), Role::Label), &spoken);
        waiting(ui, view, season, (&title, room));
    } else {
        let words = event_words(view, (deck, card));
        let spoken: Vec<String> = [title.clone()].into_iter().chain(words).collect();
        let id = ui.scope_id().with("event");
        let spoken = view.text.sentences(&spoken);
        named_place(ui, room, id, (Sense::hover(), Role::Label), &spoken);
        write_in(ui, room, Align::Min, &title, &display(ui.ctx(), 20.0), ink);
    }
    motion::cover_card(ui.painter(), rect, share, palette);
    asked
}

/// The season that an event waits for as a pill with its name, at the right end of `room`.
fn waiting(ui: &Ui, view: &View<'_>, season: Season, (title, room): (&str, Rect)) {
    let palette = view.palette;
    let font = plain(15.0);
    let all = [view.text.with("card-waits", &[("event", title.into())]), title.to_owned()];
    let fits = |words: &String| text_width(ui, words, &font) + 46.0 <= room.width();
    let words = all.into_iter().find(fits).unwrap_or_default();
    let wide = (text_width(ui, &words, &font) + 44.0).min(room.width());
    let size = vec2(wide, 30.0_f32.min(room.height()));
    let pill = Align2::RIGHT_CENTER.align_size_within_rect(size, room);
    ui.painter().rect_filled(pill, size.y / 2.0, palette.card_row.fill);
    let tone = palette.season(season);
    let sign = Rect::from_min_size(pill.min, Vec2::splat(size.y)).shrink(2.0);
    ui.painter().circle_filled(sign.center(), sign.width() / 2.0, tone.fill);
    paint_season(ui.painter(), sign.shrink(4.0), season, tone.ink);
    let place = pill.with_min_x(sign.right() + 6.0).with_max_x(pill.right() - 8.0);
    write_in(ui, place, Align::Min, &words, &font, palette.card_faint);
}

/// The event's text, if it counts; of a 7 what that does.
fn event_words(view: &View<'_>, (deck, card): (&Deck, &Card)) -> Option<String> {
    view.season_seven(card).or_else(|| view.event_text(deck, card))
}

/// The answer behind the sign at the end of the strip, with its name: why the card asks nothing of
/// anybody, why nobody draws at the gate, or the rule of the card.
fn asks(view: &View<'_>) -> Option<(Command, String)> {
    if why_button::means_nobody(view) {
        let (deck, card) = view.state.card()?;
        let event = view.text.card_title(deck, card);
        let name = view.text.with("why-event-title", &[("event", event.into())]);
        return Some((Command::why(WhyQuestion::Nobody), name));
    }
    // An event that counts comes before a gate that brings nobody anything.
    let counts = view.state.card().is_some_and(|(deck, card)| {
        view.waiting_event(deck, card).is_none() && view.event_text(deck, card).is_some()
    });
    let gate = view.news.gate.as_ref().filter(|gate| !counts && !is_drawn_at(gate));
    if let Some(gate) = gate {
        let name = why_button::of(view, &view.gate_news(gate));
        return Some((Command::why(WhyQuestion::Gate), name));
    }
    let entry = look_up::of_card(view)?;
    let title = view.text.entry_title(entry);
    let name = view.text.with("almanac-look-up", &[("title", title.into())]);
    Some((look_up::open(entry), name))
}

/// Draws the text of an event that counts on the card's ground, where the card is a strip; it gives
/// way to what has to be done.
pub fn event(ui: &mut Ui, view: &View<'_>) {
    let Some((deck, card)) = view.state.card().filter(|_| view.squeeze < Squeeze::Tight) else {
        return;
    };
    // Of a 7, the tasks say it all.
    let counts = card.number() != 7 && view.waiting_event(deck, card).is_none();
    let counts = counts && look_up::of_card(view).is_some();
    let Some(words) = event_words(view, (deck, card)).filter(|_| counts) else { return };
    let palette = view.palette;
    let frame = Frame::new().fill(palette.card.fill).corner_radius(CornerRadius::same(ROUND));
    frame.inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().interact_size.y = 20.0;
        let words = RichText::new(words).font(plain(17.0)).color(palette.card.ink);
        ui.add(Label::new(words).wrap());
    });
}

/// Draws the card's picture, and why its event doesn't count, as large as the free room of a column in which it is a strip.
pub fn at_large(ui: &mut Ui, view: &View<'_>) {
    let Some((deck, card)) = view.state.card() else { return };
    let quiet = view.waiting_event(deck, card);
    let room = vec2(ui.available_width(), room_left(ui) - 8.0);
    let high = room.y.min(room.x / ART_SHAPE * 0.62).min(190.0);
    if high < 96.0 {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(room.x, high), Sense::hover());
    let palette = view.palette;
    let motif = view.motif(deck, card);
    if let Some(quiet) = quiet {
        ui.painter().rect_filled(rect, f32::from(ROUND), palette.card.fill);
        let wide = (high * ART_SHAPE).min(rect.width() * 0.5);
        let (picture, words) = rect.split_left_right_at_x(rect.left() + wide);
        let round = CornerRadius { nw: ROUND, sw: ROUND, ne: 0, se: 0 };
        ui.painter().add(art(ui.ctx(), picture, round, motif));
        let (words, font) = (words.shrink2(vec2(12.0, 10.0)), plain(18.0));
        write_in(ui, words, Align::Min, &quiet, &font, palette.card_faint);
    } else {
        // The text of an event that counts stands above.
        let size = vec2((high * ART_SHAPE).min(rect.width()), high);
        let picture = Align2::CENTER_CENTER.align_size_within_rect(size, rect);
        ui.painter().add(art(ui.ctx(), picture, CornerRadius::same(ROUND), motif));
    }
    motion::cover_card(ui.painter(), rect, view.animation.share(MovingPart::Card), palette);
}

/// Returns whether this turn's number has no card to show, or its card is a strip: what has to be
/// done needs the room.
pub fn is_strip(view: &View<'_>) -> bool {
    view.squeeze > Squeeze::Roomy || view.state.card().is_none()
}

/// Draws this turn's card, or its number on a strip.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let number = view.state.number()?;
    let Some((deck, card)) = view.state.card().filter(|_| !is_strip(view)) else {
        let size = vec2(ui.available_width(), view.strip_height());
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        return low_card(ui, view, rect);
    };
    let palette = view.palette;
    let is_asking = !view.state.open_tasks().is_empty();
    let (high, wide) = layout(ui, is_asking);
    let ground = ui.painter().add(Shape::Noop);
    let print = ui.painter().add(Shape::Noop);
    let shown = ui.horizontal(|ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.allocate_exact_size(vec2(wide, wide / ART_SHAPE), Sense::hover());
        let margin = Margin::symmetric(18, 12);
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.visuals_mut().override_text_color = Some(palette.card.ink);
                ui.spacing_mut().item_spacing.y = 6.0;
                // Rows are as high as their contents.
                ui.spacing_mut().interact_size.y = 20.0;
                beside_picture(ui, view, (deck, card), (number, high));
                words(ui, view, (deck, card), high);
            });
        });
    });
    let rect = shown.response.rect;
    let round = CornerRadius::same(ROUND);
    ui.painter().set(ground, RectShape::filled(rect, round, palette.card.fill));
    let cut = rect.height().min(wide / LEAST_CUT);
    let place = Rect::from_min_size(rect.min, vec2(wide, cut));
    let sw = if cut < rect.height() - 1.0 { 0 } else { ROUND };
    let round = CornerRadius { nw: ROUND, sw, ne: 0, se: 0 };
    ui.painter().set(print, art(ui.ctx(), place, round, view.motif(deck, card)));
    let side = high * 0.42;
    let corner = place.left_bottom() + vec2(8.0, -8.0 - side);
    let below = Rect::from_min_size(corner, vec2(wide - 16.0, side));
    let mut child = ui.new_child(UiBuilder::new().max_rect(below).id_salt("dice"));
    faces(&mut child, view, side);
    let share = view.animation.share(MovingPart::Card);
    motion::cover_card(ui.painter(), rect, share, palette);
    None
}

/// The number, and beside it the seasons above the event's name.
fn beside_picture(
    ui: &mut Ui,
    view: &View<'_>,
    (deck, card): (&Deck, &Card),
    (number, high): (u8, f32),
) {
    let (title, ink) = title(view, (deck, card));
    spaced(ui, 12.0, |ui| {
        big_number(ui, view, number, high);
        ui.vertical(|ui| {
            if season::has_quadrants(card) {
                let each = (high * 0.48).min((ui.available_width() - 12.0) / 4.0);
                season::quadrants(ui, view, card, each, true);
                heading(ui, &title, (high * 0.34).max(20.0), ink);
            } else {
                ui.add_space(high * 0.16);
                heading(ui, &title, (high * 0.42).max(20.0), ink);
            }
        });
    });
}

/// The event's name, and the color it is written in.
fn title(view: &View<'_>, (deck, card): (&Deck, &Card)) -> (String, Color32) {
    // An event waiting for its season stays in the background.
    let is_quiet = view.waiting_event(deck, card).is_some();
    let ink = if is_quiet { view.palette.card_faint } else { view.palette.card.ink };
    (view.text.card_title(deck, card), ink)
}

/// The dice of the card or the roll, if it has any, and in Cities & Knights the event die.
fn faces(ui: &mut Ui, view: &View<'_>, size: f32) {
    spaced(ui, size * 0.16, |ui| {
        if let Some([red, yellow]) = view.dice() {
            dice(ui, view.text, red.pips(), yellow.pips(), size);
        }
        let Some(face) = barbarians::face_shown(view) else { return };
        let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let name = view.with("event-die-name", &[("face", &face)]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        paint_face(ui.painter(), place, face);
    });
}

/// Draws what the event says. The text is as large as the number beside it allows.
fn words(ui: &mut Ui, view: &View<'_>, (deck, card): (&Deck, &Card), high: f32) {
    ui.spacing_mut().interact_size.y = 22.0;
    for news in view.news.lines.iter().filter(|news| news.is_of_the_card()) {
        season::news_line(ui, view, news, view.palette.card.ink);
    }
    let size = (high * 0.15).within(if high > 0.0 && high < 80.0 { 15.0 } else { 17.0 }, 22.0);
    if let Some(words) = view.season_seven(card) {
        ui.add(Label::new(RichText::new(words).font(plain(size))).wrap());
    }
    if let Some(quiet) = view.waiting_event(deck, card) {
        ui.label(RichText::new(quiet).font(plain(size)).color(view.palette.card_faint));
        return;
    }
    if let Some(words) = view.event_text(deck, card) {
        ui.add(Label::new(RichText::new(words).font(plain(size))).wrap());
    }
}

fn big_number(ui: &mut Ui, view: &View<'_>, number: u8, high: f32) {
    let ink = match number {
        6 | 8 => view.palette.card_red,
        _ => view.palette.card.ink,
    };
    let digits = BigNumber::new(ui.painter(), number, high, ink);
    let wide = digits.width() + high * 0.08;
    // The line under a 6 or a 9 keeps off the words below.
    let line = if matches!(number, 6 | 9) { high * 0.08 } else { 0.0 };
    let name = view.text.with("number-shown", &[("number", number.into())]);
    let rect = labeled(ui, vec2(wide, high + line), &name);
    digits.paint(ui.painter(), rect.center() - vec2(0.0, line / 2.0));
}

/// The event's name, shrunk if it wouldn't fit.
fn heading(ui: &mut Ui, title: &str, size: f32, ink: Color32) {
    let room = ui.available_width();
    let wide = |size| {
        let font = display(ui.ctx(), size);
        text_width(ui, title, &font)
    };
    let share = (room / wide(size).max(1.0)).within(0.5, 1.0);
    let font = display(ui.ctx(), (size * share).max(17.0));
    ui.add(Label::new(RichText::new(title).font(font).color(ink)).wrap());
}
