//! The event card, large enough to be read from across the table, and what the event die did in
//! Cities & Knights: the ship's step, a gate and who drew, an attack of the barbarians.

use egui::epaint::RectShape;
use egui::{
    Align, Color32, CornerRadius, Frame, Label, Margin, Painter, Rect, RichText, Role, Sense,
    Shape, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::{barbarians, season, why_buttons as why_button};
use crate::app::screens::play::view::View;
use cards::{Card, Deck, EventFace};
use game::{AttackReason, Source};
use kit::theme::bounds::Within;
use kit::theme::{display, plain, strong};
use kit::widgets::{
    ART_SHAPE, BigNumber, GAP, Icon, art, dice, labeled, low_box, paint_face, spaced, text_width,
    words_box, write_in,
};

/// Radius of the card's corners, in points.
const ROUND: u8 = 14;

/// The layout of the card, by the room it has and by what else there is to see: the height of the
/// number, and the picture's width where there is room for it.
fn layout(ui: &Ui, view: &View<'_>, is_asking: bool) -> (f32, Option<f32>) {
    let wide = ui.available_width();
    let screen = ui.ctx().content_rect().height();
    if view.is_low() {
        // What is asked needs the room that a number for the whole table would take.
        let most = if is_asking { 64.0 } else { f32::INFINITY };
        // Two digits, three dice and four seasons stand side by side on a telephone, too.
        return ((screen / 8.0).min(most.min(wide * 0.18)).max(56.0), None);
    }
    // A tall screen has more width than height for its panel.
    let (share, most) = if is_asking { (0.28, 0.14) } else { (0.38, 0.22) };
    let picture = (wide * share).min(screen * most * ART_SHAPE);
    ((wide * 0.13).min(screen / 9.0).max(56.0), Some(picture))
}

/// The least width of a picture for its height: cut on both sides, a motif is still whole.
const LEAST_CUT: f32 = 0.95;

/// Draws this turn's card or roll. On a low screen the event's text gives way to what it
/// asks for.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let Some(number) = view.state.number() else { return };
    let palette = view.palette;
    let is_low = view.is_low();
    let is_asking = !view.state.open_tasks().is_empty();
    let card = view.state.card();
    let (high, wide) = layout(ui, view, is_asking);
    let motif = card.map(|(deck, card)| view.motif(deck, card));
    let picture = wide.zip(motif);
    let ground = ui.painter().add(Shape::Noop);
    let print = ui.painter().add(Shape::Noop);
    let shown = ui.horizontal(|ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.x = 0.0;
        if let Some((wide, _)) = picture {
            ui.allocate_exact_size(vec2(wide, wide / ART_SHAPE), Sense::hover());
        }
        let margin = if is_low { Margin::symmetric(14, 8) } else { Margin::symmetric(18, 12) };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.visuals_mut().override_text_color = Some(palette.card.ink);
                ui.spacing_mut().item_spacing.y = 6.0;
                // Rows are as high as their contents.
                ui.spacing_mut().interact_size.y = 20.0;
                match picture {
                    Some(_) => beside_picture(ui, view, number, high),
                    None => by_itself(ui, view, number, high),
                }
                if !is_low || !is_asking {
                    words(ui, view, card, high);
                }
            });
        });
    });
    let rect = shown.response.rect;
    let round = CornerRadius::same(ROUND);
    ui.painter().set(ground, RectShape::filled(rect, round, palette.card.fill));
    if let Some((wide, motif)) = picture {
        let cut = rect.height().min(wide / LEAST_CUT);
        let place = Rect::from_min_size(rect.min, vec2(wide, cut));
        let sw = if cut < rect.height() - 1.0 { 0 } else { ROUND };
        let round = CornerRadius { nw: ROUND, sw, ne: 0, se: 0 };
        ui.painter().set(print, art(ui.ctx(), place, round, motif));
        let side = high * 0.42;
        let corner = place.left_bottom() + vec2(8.0, -8.0 - side);
        let below = Rect::from_min_size(corner, vec2(wide - 16.0, side));
        let mut child = ui.new_child(UiBuilder::new().max_rect(below).id_salt("dice"));
        faces(&mut child, view, card, side);
    }
    let share = view.animation.share(MovingPart::Card);
    motion::cover_card(ui.painter(), rect, share, palette);
}

/// The number, and beside it the seasons above the event's name.
fn beside_picture(ui: &mut Ui, view: &View<'_>, number: u8, high: f32) {
    let card = view.state.card();
    let (title, ink) = title(view, card);
    let quadrants = card.filter(|(_, card)| season::has_quadrants(card));
    spaced(ui, 12.0, |ui| {
        big_number(ui, view, number, high);
        ui.vertical(|ui| {
            if let Some((_, card)) = quadrants {
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

/// The number, the dice and the event's name, and the seasons at the end.
fn by_itself(ui: &mut Ui, view: &View<'_>, number: u8, high: f32) {
    let card = view.state.card();
    let quadrants = card.filter(|(_, card)| season::has_quadrants(card));
    let side = if view.is_low() { high.max(76.0) } else { high };
    let corner = quadrants.map_or(0.0, |_| side + 18.0);
    let (title, ink) = title(view, card);
    let font = (high * 0.30).max(20.0);
    let digits = high * if number > 9 { 1.65 } else { 0.96 };
    let is_wide = ui.available_width() - 18.0 - digits - corner >= ROOMY;
    spaced(ui, 18.0, |ui| {
        big_number(ui, view, number, high);
        let middle = (ui.available_width() - corner).max(40.0);
        ui.vertical(|ui| {
            ui.set_width(middle);
            if is_wide {
                spaced(ui, 14.0, |ui| {
                    faces(ui, view, card, high * 0.42);
                    heading(ui, &title, font, ink);
                });
            } else {
                faces(ui, view, card, high * 0.42);
                heading(ui, &title, font, ink);
            }
        });
        if let Some((_, card)) = quadrants {
            season::quadrants(ui, view, card, (side - 4.0) / 2.0, false);
        }
    });
}

/// Least room beside the number at which the dice and the name share a line.
const ROOMY: f32 = 270.0;

/// The event's text in a box of its own, if the card has no room for it.
pub fn words_below(ui: &mut Ui, view: &View<'_>) {
    if !view.is_low() || view.state.open_tasks().is_empty() || view.state.number().is_none() {
        return;
    }
    let card = view.state.card();
    Frame::new().fill(view.palette.card.fill).corner_radius(14).inner_margin(12).show(ui, |ui| {
        let wide = ui.available_width();
        ui.set_width(wide);
        // The space at a line's end counts like words, and would make everything that
        // follows wider than the panel.
        ui.set_max_width(wide - 6.0);
        ui.visuals_mut().override_text_color = Some(view.palette.card.ink);
        words(ui, view, card, 0.0);
    });
}

/// The event's name, and the color it is written in.
fn title(view: &View<'_>, card: Option<(&Deck, &Card)>) -> (String, Color32) {
    let palette = view.palette;
    match card {
        Some((deck, card)) => {
            // An event waiting for its season stays in the background.
            let is_quiet = view.waiting_event(deck, card).is_some();
            let ink = if is_quiet { palette.card_faint } else { palette.card.ink };
            (view.text.card_title(deck, card), ink)
        }
        // Dice that are seen need no word.
        None if own_dice(view).is_some() => (String::new(), palette.card.ink),
        None => (view.text.get("rolled"), palette.card.ink),
    }
}

/// The dice of the card or the roll, if it has any, and in Cities & Knights the event die.
fn faces(ui: &mut Ui, view: &View<'_>, card: Option<(&Deck, &Card)>, size: f32) {
    spaced(ui, size * 0.16, |ui| {
        let shown = match (card, view.state.source()) {
            (Some((_, card)), _) => Some((card.red, card.yellow)),
            (None, Some(Source::Dice { red, yellow, .. })) => Some((red, yellow)),
            (None, _) => None,
        };
        let shown = shown.map(|(red, yellow)| (red.pips(), yellow.pips()));
        if let Some((red, yellow)) = shown.or_else(|| own_dice(view)) {
            dice(ui, view.text, red, yellow, size);
        }
        let Some(face) = barbarians::face_shown(view) else { return };
        let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let name = view.with("event-die-name", &[("face", &face)]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        paint_face(ui.painter(), place, face);
    });
}

/// The table's own dice, where the event die has told the red one.
fn own_dice(view: &View<'_>) -> Option<(u8, u8)> {
    let red = view.state.red_die().filter(|_| !view.state.awaits_event_die())?.pips();
    Some((red, view.state.number()?.checked_sub(red)?))
}

/// Draws what the event says. The text is as large as the number beside it allows.
fn words(ui: &mut Ui, view: &View<'_>, card: Option<(&Deck, &Card)>, high: f32) {
    ui.spacing_mut().interact_size.y = 22.0;
    for news in view.news.lines.iter().filter(|news| news.is_of_the_card()) {
        season::news_line(ui, view, news, view.palette.card.ink);
    }
    let Some((deck, card)) = card else { return };
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

/// Draws it once the die is known and has been resolved.
pub fn event_die(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    view.state.knights()?;
    if let Some(reason) = &view.news.attack {
        return attack_head(ui, view, reason);
    }
    if view.state.awaits_event_die() {
        return None;
    }
    let face = view.state.face()?;
    let sign = |painter: &Painter, place| paint_face(painter, place, face);
    if face == EventFace::Ship {
        // Where there is little room, the track above the island has to say it.
        if !view.is_low() {
            let words = view.text.get("ship-sails");
            low_box(ui, view.palette.panel, |ui| line(ui, &words, sign));
        }
        return None;
    }
    let words = view.gate_news(view.news.gate.as_ref()?);
    let is_asked = low_box(ui, view.palette.panel, |ui| {
        spaced(ui, GAP, |ui| {
            let room = ui.available_width() - 48.0 - GAP;
            ui.allocate_ui(vec2(room, 48.0), |ui| {
                ui.set_width(room);
                line(ui, &words, sign);
            });
            why_button::button(ui, view, &words).clicked()
        })
    });
    is_asked.then(|| Command::why(WhyQuestion::Gate))
}

/// A line after its sign.
fn line(ui: &mut Ui, words: &str, sign: impl FnOnce(&Painter, Rect)) {
    spaced(ui, 10.0, |ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
        sign(ui.painter(), place);
        ui.add(Label::new(RichText::new(words).font(strong(ui.ctx(), 18.0))).wrap());
    });
}

/// Returns how the attack ended and for whom, on a ground of warning where it was lost.
fn attack_head(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) -> Option<Command> {
    let (title, result) = (view.attack_title(reason), view.attack_result(reason));
    let told: Vec<String> = [title].into_iter().chain(result.clone()).collect();
    let spoken = view.text.sentences(&told);
    let tone = barbarians::attack_tone(view, reason.attack.outcome);
    let is_asked = low_box(ui, tone.fill, |ui| {
        spaced(ui, GAP, |ui| {
            let room = vec2(ui.available_width() - 48.0 - GAP, HEAD);
            let rect = labeled(ui, room, &spoken);
            let face = Rect::from_min_size(rect.min, Vec2::splat(HEAD)).shrink(4.0);
            paint_face(ui.painter(), face, EventFace::Ship);
            let sums = rect.with_min_x(face.right() + 12.0);
            let end = barbarians::paint_sums(ui, &reason.attack, (sums, 32.0), tone.ink);
            let title = view.text.get(&format!("attack-is-{}", reason.attack.outcome.key()));
            let words = rect.with_min_x(end + 16.0);
            let (above, below) = match &result {
                Some(_) => words.split_top_bottom_at_fraction(0.46),
                None => (words, words),
            };
            write_in(ui, above, Align::Min, &title, &strong(ui.ctx(), 19.0), tone.ink);
            if let Some(result) = &result {
                write_in(ui, below, Align::Min, result, &strong(ui.ctx(), 16.0), tone.ink);
            }
            why_button::button(ui, view, &spoken).clicked()
        })
    });
    is_asked.then(|| Command::why(WhyQuestion::Attack))
}

/// The height of the attack's head.
const HEAD: f32 = 48.0;

/// The attack knight by knight, and what the table does now: below what is asked.
pub fn attack(ui: &mut Ui, view: &View<'_>) {
    let Some(reason) = &view.news.attack else { return };
    words_box(ui, (4.0, 20.0), |ui| {
        barbarians::attack_lines(ui, view, reason);
        ui.separator();
        let first = view.state.knights().is_some_and(|knights| knights.table().attacks == 1);
        let wakes = first.then_some((Icon::Robber, "attack-robber-wakes"));
        let ink = ui.visuals().text_color();
        for (icon, key) in [(Icon::Knight, "attack-knights-lie-down")].into_iter().chain(wakes) {
            line(ui, &view.text.get(key), |painter, place| {
                icon.paint(painter, place.shrink(3.0), ink);
            });
        }
    });
}
