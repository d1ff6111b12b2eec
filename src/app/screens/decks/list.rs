//! All decks: those that come with the program, and the players' own.

use std::path::PathBuf;

use egui::{FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::naming::{file_name, refusal};
use super::parts::{hint, rows, say, section};
use crate::app::library::decks::DeckLibrary;
use cards::Deck;
use kit::theme::{Palette, strong};
use kit::widgets::split::{MARGIN, scrolling, with_foot, within};
use kit::widgets::{
    DeckBadge, Icon, SizedButton, fitted, icon_button, one_line, pressed_ground, warning_box,
};
use words::errors;
use words::errors::reason;
use words::text::Text;

pub enum ListTouch {
    /// Show this deck; one of the players' own comes with its file.
    Open(Box<Deck>, Option<PathBuf>),
    New,
    Load,
    Remove(PathBuf),
    PutBack,
}

/// Draws the list; `note` says how the last step turned out.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    library: &DeckLibrary,
    note: Option<&str>,
) -> Option<ListTouch> {
    let area = ui.available_rect_before_wrap().shrink(MARGIN);
    let mut touch = None;
    if area.width() > area.height() * 1.05 {
        let (left, right) = area.split_left_right_at_fraction(0.5);
        within(ui, left.with_max_x(left.right() - MARGIN / 2.0), |ui| {
            scrolling(ui, "built-in", |ui| touch = built_in(ui, text, library));
        });
        let right = right.with_min_x(right.left() + MARGIN / 2.0);
        let (above, foot) = with_foot(right, 56.0);
        within(ui, above, |ui| {
            scrolling(ui, "own", |ui| touch = own(ui, text, library, note).or(touch.take()));
        });
        touch.or(within(ui, foot, |ui| buttons(ui, text)))
    } else {
        let (above, foot) = with_foot(area, 56.0);
        within(ui, above, |ui| {
            scrolling(ui, "decks", |ui| {
                touch = built_in(ui, text, library);
                ui.add_space(12.0);
                touch = own(ui, text, library, note).or(touch.take());
            });
        });
        touch.or(within(ui, foot, |ui| buttons(ui, text)))
    }
}

fn buttons(ui: &mut Ui, text: &Text) -> Option<ListTouch> {
    let mut touch = None;
    let (new, load) = (text.get("decks-new"), text.get("decks-load"));
    rows(ui, &[0_u8, 1], (160.0, 56.0), |ui, nth, size| {
        if *nth == 0 {
            let button = SizedButton::new(&new).icon(Icon::Plus).tone(Palette::of(ui).primary);
            if button.show(ui, size).clicked() {
                touch = Some(ListTouch::New);
            }
        } else if SizedButton::new(&load).icon(Icon::Card).show(ui, size).clicked() {
            touch = Some(ListTouch::Load);
        }
    });
    touch
}

fn built_in(ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<ListTouch> {
    section(ui, &text.get("decks-built-in"));
    let mut touch = None;
    for (place, (_, deck)) in library.built_in().iter().enumerate() {
        if row(ui, text, deck, place, ui.available_width()) {
            touch = Some(ListTouch::Open(Box::new(deck.clone()), None));
        }
    }
    touch
}

fn own(ui: &mut Ui, text: &Text, library: &DeckLibrary, note: Option<&str>) -> Option<ListTouch> {
    let mut touch = None;
    section(ui, &text.get("decks-own"));
    if let Some(note) = note {
        say(ui, note);
    }
    if let Some((path, deck)) = library.own().removed().last() {
        let title = deck.map_or_else(|| file_name(path), |deck| text.deck_title(deck));
        say(ui, &text.with("decks-removed", &[("title", title.as_str().into())]));
        let label = text.with("decks-undo-remove", &[("title", title.into())]);
        let size = vec2(ui.available_width(), 48.0);
        if SizedButton::new(&label).icon(Icon::Undo).show(ui, size).clicked() {
            touch = Some(ListTouch::PutBack);
        }
    }
    if let Some(error) = library.own().trouble() {
        let values = [
            ("folder", errors::place(library.own().path()).into()),
            ("reason", reason(text, error).into()),
        ];
        warning_box(ui, |ui| say(ui, &text.with("decks-folder-trouble", &values)));
    }
    if library.own().files().is_empty() && library.own().trouble().is_none() {
        hint(ui, &text.get("decks-own-none"));
    }
    for (place, file) in (library.built_in().len()..).zip(library.own().files()) {
        match file {
            Ok(file) => {
                if row(ui, text, &file.deck, place, ui.available_width()) {
                    let path = Some(file.path.clone());
                    touch = Some(ListTouch::Open(Box::new(file.deck.clone()), path));
                }
            }
            Err(error) => {
                let path = error.path().to_owned();
                let name = text.with("decks-remove-file", &[("file", file_name(&path).into())]);
                let removed = warning_box(ui, |ui| {
                    ui.horizontal(|ui| {
                        let room = ui.available_width() - 48.0 - 8.0;
                        ui.vertical(|ui| {
                            ui.set_width(room);
                            say(ui, &refusal(text, error));
                        });
                        icon_button(ui, Icon::Cross, &name).clicked()
                    })
                    .inner
                });
                if removed {
                    touch = Some(ListTouch::Remove(path));
                }
            }
        }
    }
    touch
}

/// The line below a deck's title.
pub fn line(text: &Text, deck: &Deck) -> String {
    let cards = text.with("decks-cards", &[("count", deck.cards().len().into())]);
    let key = if deck.is_seasonal() { "decks-row-seasons" } else { "decks-row-plain" };
    text.with(key, &[("cards", cards.into())])
}

fn row(ui: &mut Ui, text: &Text, deck: &Deck, place: usize, wide: f32) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 68.0), Sense::click());
    let (title, line) = (text.deck_title(deck), line(text, deck));
    let values = [("title", title.as_str().into()), ("line", line.as_str().into())];
    let name = text.with("decks-row-name", &values);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    pressed_ground(ui, &response, palette.panel);
    let sign = Rect::from_center_size(pos2(rect.left() + 32.0, rect.center().y), vec2(38.0, 52.0));
    DeckBadge::of(palette, deck, &title, place).paint(ui, sign);
    let room = rect.width() - 66.0 - 48.0;
    let left = rect.left() + 66.0;
    let (font, _) = fitted(ui, &title, strong(ui.ctx(), 18.0), room);
    let title = one_line(ui, &title, font, palette.text, room);
    ui.painter().galley(pos2(left, rect.top() + 11.0), title, palette.text);
    let line = one_line(ui, &line, FontId::proportional(16.0), palette.faint, room);
    ui.painter().galley(pos2(left, rect.top() + 37.0), line, palette.faint);
    let way = Rect::from_center_size(pos2(rect.right() - 28.0, rect.center().y), vec2(20.0, 20.0));
    Icon::Forward.paint(ui.painter(), way, palette.faint);
    response.clicked()
}
