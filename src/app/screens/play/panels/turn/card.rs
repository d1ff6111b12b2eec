//! The event card, large enough to be read from across the table.

use egui::text::LayoutJob;
use egui::{
    Align, Color32, FontSelection, Frame, Label, Margin, RichText, Role, Sense, Ui, WidgetInfo,
    vec2,
};

use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::season;
use crate::app::screens::play::parts::sizes::{growth, is_low};
use crate::app::screens::play::view::View;
use crate::app::theme::bounds::Within;
use crate::app::theme::{plain, strong};
use crate::app::widgets::{BigNumber, dice, ui_scale};
use crate::cards::{Card, Deck};
use crate::game::Source;
use crate::words::game::TurnNews;

/// With this much room beside the number, the event's text fits there too.
const ROOMY: f32 = 270.0;

/// What fits beside the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// The event's text too.
    Wide,
    /// Only its name.
    Narrow,
}

impl Room {
    fn beside(points: f32) -> Self {
        if points >= ROOMY { Self::Wide } else { Self::Narrow }
    }
}

/// Draws this turn's card or roll. On a low screen the event's text gives way to what it
/// asks for.
pub fn show(ui: &mut Ui, view: &View<'_>, news: &TurnNews) {
    let Some(number) = view.state.number() else { return };
    let palette = view.palette;
    let is_low = is_low(view.screen);
    let has_words = !is_low || view.state.open_tasks().is_empty();
    let card = view.state.card();
    let shown = Frame::new()
        .fill(palette.card.fill)
        .corner_radius(14)
        .inner_margin(if is_low { Margin::symmetric(14, 8) } else { Margin::symmetric(18, 12) })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.visuals_mut().override_text_color = Some(palette.card.ink);
            let screen = ui.ctx().content_rect().height();
            let high = (screen / 8.0).max(56.0);
            let quadrants = card.filter(|(_, card)| season::has_quadrants(card));
            let side =
                if is_low { high.max(76.0) } else { (high * 1.16).min(190.0 * ui_scale(ui)) };
            let corner = quadrants.map_or(0.0, |_| side + 18.0);
            let digits = high * if number > 9 { 1.65 } else { 0.96 };
            let room = Room::beside(ui.available_width() - 18.0 - digits - corner);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 18.0;
                big_number(ui, view, number, high);
                let middle = (ui.available_width() - corner).max(40.0);
                ui.vertical(|ui| {
                    ui.set_width(middle);
                    ui.spacing_mut().item_spacing.y = 6.0;
                    // Rows are as high as their contents.
                    ui.spacing_mut().interact_size.y = 20.0;
                    event(ui, view, card, high, room);
                    if room == Room::Wide && has_words {
                        words(ui, view, card, news, high);
                    }
                });
                if let Some((_, card)) = quadrants {
                    season::quadrants(ui, view, card, side);
                }
            });
            if room == Room::Narrow && has_words {
                ui.spacing_mut().item_spacing.y = 6.0;
                words(ui, view, card, news, high);
            }
        });
    let share = view.animation.share(MovingPart::Card);
    motion::cover_card(ui.painter(), shown.response.rect, share, palette);
}

/// The event's text in a box of its own, if the card has no room for it.
pub fn words_below(ui: &mut Ui, view: &View<'_>, news: &TurnNews) {
    let is_low = is_low(view.screen);
    if !is_low || view.state.open_tasks().is_empty() || view.state.number().is_none() {
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
        words(ui, view, card, news, 0.0);
    });
}

/// The dice and the event's name.
fn event(ui: &mut Ui, view: &View<'_>, card: Option<(&Deck, &Card)>, high: f32, room: Room) {
    let size = high * 0.42;
    let font = (high * 0.30).max(20.0);
    let shown = match (card, view.state.source()) {
        (Some((_, card)), _) => Some((card.red, card.yellow)),
        (None, Some(Source::Dice { red, yellow, .. })) => Some((red, yellow)),
        (None, _) => None,
    };
    // An event waiting for its season stays in the background.
    let (title, ink) = match card {
        Some((deck, card)) => {
            let is_quiet = view.waiting_event(card).is_some();
            let palette = view.palette;
            let ink = if is_quiet { palette.card_faint } else { palette.card.ink };
            (view.text.event_name(deck, &card.event), ink)
        }
        None => (view.text.get("rolled"), view.palette.card.ink),
    };
    let Some((red, yellow)) = shown else {
        return heading(ui, &title, font, ink);
    };
    let faces = |ui: &mut Ui| {
        dice(ui, view.text, red.pips(), yellow.pips(), size);
    };
    if room == Room::Wide {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            faces(ui);
            heading(ui, &title, font, ink);
        });
    } else {
        faces(ui);
        heading(ui, &title, font, ink);
    }
}

/// What the event says, and under which reading.
///
/// The text is as large as the number beside it allows.
fn words(ui: &mut Ui, view: &View<'_>, card: Option<(&Deck, &Card)>, news: &TurnNews, high: f32) {
    ui.spacing_mut().interact_size.y = 22.0;
    for news in &news.lines {
        season::news_line(ui, view, news, view.palette.card_red);
    }
    let Some((deck, card)) = card else { return };
    let growth = growth(view.screen);
    let size = (high * 0.15).within(if high > 0.0 && high < 80.0 { 15.0 } else { 17.0 }, 22.0);
    let size = size.max(17.0 * growth - 2.0);
    if let Some(words) = view.season_seven(card) {
        ui.add(Label::new(RichText::new(words).font(plain(size))).wrap());
    }
    if let Some(quiet) = view.waiting_event(card) {
        ui.label(RichText::new(quiet).font(plain(size)).color(view.palette.card_faint));
        return;
    }
    // The reading goes on the same line: a line of its own would take room from the
    // payouts.
    let mut said = LayoutJob::default();
    if let Some(words) = view.event_text(deck, &card.event) {
        RichText::new(words).font(plain(size)).color(view.palette.card.ink).append_to(
            &mut said,
            ui.style(),
            FontSelection::Default,
            Align::Max,
        );
    }
    if view.yields_to_rulings(deck, &card.event) {
        let ruling = format!("  {}", view.ruling(&card.event));
        let ink = view.palette.card_faint;
        RichText::new(ruling).font(plain((size * 0.8).max(13.0))).color(ink).append_to(
            &mut said,
            ui.style(),
            FontSelection::Default,
            Align::Max,
        );
    }
    ui.add(Label::new(said).wrap());
}

fn big_number(ui: &mut Ui, view: &View<'_>, number: u8, high: f32) {
    let ink = match number {
        6 | 8 => view.palette.card_red,
        _ => view.palette.card.ink,
    };
    let digits = BigNumber::new(ui.painter(), number, high, ink);
    let wide = digits.width() + high * 0.08;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    let name = view.text.with("number-shown", &[("number", number.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    digits.paint(ui.painter(), rect.center());
}

/// The event's name, shrunk if it wouldn't fit.
fn heading(ui: &mut Ui, title: &str, size: f32, ink: Color32) {
    let room = ui.available_width();
    let wide = |size| {
        let font = strong(ui.ctx(), size);
        ui.painter().layout_no_wrap(title.to_owned(), font, Color32::WHITE).size().x
    };
    let share = (room / wide(size).max(1.0)).within(0.5, 1.0);
    let font = strong(ui.ctx(), (size * share).max(17.0));
    ui.add(Label::new(RichText::new(title).font(font).color(ink)).wrap());
}
