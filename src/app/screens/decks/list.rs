//! All decks: those that come with the program, and the players' own.

use egui::{Rect, Ui};

use super::naming::{DeckFileForm, DeckOrigin, DeckTouch, refusal};
use crate::app::library::decks::{DeckLibrary, DeckStep};
use crate::app::screens::files::own_files;
use cards::Deck;
use kit::theme::Palette;
use kit::widgets::split::{MARGIN, scrolling_in, with_foot, within};
use kit::widgets::{DeckBadge, Icon, ListRow, Picked, SizedButton, buttons, say, section};
use store::BadDeckFile;
use words::text::Text;

/// Draws the list; `note` says how the last step turned out.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    library: &DeckLibrary,
    note: Option<&str>,
) -> Option<DeckTouch> {
    let area = ui.available_rect_before_wrap().shrink(MARGIN);
    let mut touch = None;
    let foot = if area.width() > area.height() * 1.05 {
        let (left, right) = area.split_left_right_at_fraction(0.5);
        scrolling_in(ui, left.with_max_x(left.right() - MARGIN / 2.0), "built-in", |ui| {
            touch = built_in(ui, text, library);
        });
        let (above, foot) = with_foot(right.with_min_x(right.left() + MARGIN / 2.0), 56.0);
        scrolling_in(ui, above, "own", |ui| touch = own(ui, text, library, note).or(touch.take()));
        foot
    } else {
        let (above, foot) = with_foot(area, 56.0);
        scrolling_in(ui, above, "decks", |ui| {
            touch = built_in(ui, text, library);
            ui.add_space(12.0);
            touch = own(ui, text, library, note).or(touch.take());
        });
        foot
    };
    touch.or(within(ui, foot, |ui| new_ones(ui, text)))
}

/// Offers to begin a deck and to load one.
fn new_ones(ui: &mut Ui, text: &Text) -> Option<DeckTouch> {
    let primary = Palette::of(ui).primary;
    let begins = buttons(ui, &[true, false], (160.0, 56.0), |begins| {
        let (key, icon) =
            if begins { ("decks-new", Icon::Plus) } else { ("decks-load", Icon::Card) };
        SizedButton::new(text.get(key)).icon(icon).tone(begins.then_some(primary))
    })?;
    Some(if begins {
        DeckTouch::Name(DeckOrigin::New)
    } else {
        DeckTouch::File(DeckFileForm::load())
    })
}

fn built_in(ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<DeckTouch> {
    section(ui, &text.get("decks-built-in"));
    let mut touch = None;
    for (place, (_, deck)) in library.built_in().iter().enumerate() {
        if row(ui, text, deck, place) {
            touch = Some(DeckTouch::Open(Box::new(deck.clone()), None));
        }
    }
    touch
}

fn own(ui: &mut Ui, text: &Text, library: &DeckLibrary, note: Option<&str>) -> Option<DeckTouch> {
    let mut touch = None;
    section(ui, &text.get("decks-own"));
    if let Some(note) = note {
        say(ui, note);
    }
    let mut places = library.built_in().len()..;
    let title = |deck: &Deck| Some(text.deck_title(deck));
    let why = |error: &BadDeckFile| refusal(text, error);
    let step =
        own_files(ui, text, library.own(), Some("decks-own-none"), title, why, |ui, file| {
            if row(ui, text, &file.deck, places.next()?) {
                touch = Some(DeckTouch::Open(Box::new(file.deck.clone()), Some(file.path.clone())));
            }
            None
        });
    step.map(|step| DeckTouch::Step(DeckStep::File(step))).or(touch)
}

/// The line below a deck's title.
pub fn line(text: &Text, deck: &Deck) -> String {
    let cards = text.with("decks-cards", &[("count", deck.cards().len().into())]);
    let key = if deck.is_seasonal() { "decks-row-seasons" } else { "decks-row-plain" };
    text.with(key, &[("cards", cards.into())])
}

fn row(ui: &mut Ui, text: &Text, deck: &Deck, place: usize) -> bool {
    let (title, line) = (text.deck_title(deck), line(text, deck));
    let values = [("title", title.as_str().into()), ("line", line.as_str().into())];
    let name = text.with("decks-row-name", &values);
    let sign =
        |ui: &Ui, rect: Rect| DeckBadge::of(Palette::of(ui), deck, &title, place).paint(ui, rect);
    let picked = Picked::NoChoice;
    ListRow { title: &title, line: &line, name: &name, sign: Some(&sign), picked }.touched(ui, 68.0)
}
