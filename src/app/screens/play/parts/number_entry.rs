//! Numbers of the table's own dice or printed cards, as they are entered; and one die of the table's or the
//! app's, with what each of its numbers comes to.

use egui::{Rect, Role, Ui, Vec2, vec2};

use super::keys;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::{Arrangement, BuiltIn, Die, PileCard};
use game::{Deed, NumberSource, Roll, Throw};
use kit::theme::bounds::Within;
use kit::widgets::{
    self, FINGER, GAP, Icon, SizedButton, boxed, buttons, chosen_ring, hint, paint_die,
    pressed_ground, section, selectable, spaced,
};

/// Two dice, as entered so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiceDraft {
    pub red: Option<Die>,
    pub yellow: Option<Die>,
}

impl DiceDraft {
    fn fits(self, (red, yellow): (Die, Die)) -> bool {
        self.red.is_none_or(|die| die == red) && self.yellow.is_none_or(|die| die == yellow)
    }

    /// Six faces for each die, gray where nothing is `left` with them, one row below the other or
    /// beside it; says whether one was touched.
    pub fn rows(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        is_beside: bool,
        left: impl Fn(Self) -> bool,
    ) -> bool {
        use widgets::Die::{Red, Yellow};
        let rows: &[&[widgets::Die]] =
            if is_beside { &[&[Red, Yellow]] } else { &[&[Red], &[Yellow]] };
        let columns = if is_beside { 12.0 } else { 6.0 };
        let wide = ((ui.available_width() - GAP * (columns - 1.0)) / columns).within(48.0, 110.0);
        let mut is_touched = false;
        for row in rows {
            spaced(ui, GAP, |ui| {
                for (die, value) in row.iter().flat_map(|die| Die::ALL.map(|value| (*die, value))) {
                    let (mine, other) = match die {
                        Red => (self.red, Self { red: Some(value), ..*self }),
                        Yellow => (self.yellow, Self { yellow: Some(value), ..*self }),
                    };
                    let is_picked = mine == Some(value);
                    let face = |ui: &mut Ui| face(ui, view, (die, value), is_picked, wide);
                    if ui.add_enabled_ui(left(other), face).inner {
                        (*self, is_touched) = (other, true);
                    }
                }
            });
        }
        is_touched
    }
}

/// The numbers of two real dice.
pub fn roll(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    // As many in a row as a thumb finds its way among, and as high as the row is wide.
    let (rows, high) = pad_shape(ui, view);
    let columns = Roll::ALL.len().div_ceil(rows);
    let wide = (ui.available_width() + GAP) / columns as f32 - GAP;
    let number = buttons(ui, &Roll::ALL, (wide - 1.0, high), |number| {
        let said = |key| view.with(key, &[("number", &number.number())]);
        SizedButton::new(said("roll-number")).named(said("roll-name")).text(26.0)
    });
    number.map(|number| Command::Act(Deed::Roll { number }))
}

/// Returns how many rows the pad of numbers has, and how high each is.
fn pad_shape(ui: &Ui, view: &View<'_>) -> (usize, f32) {
    if view.is_low() {
        return if ui.available_width() < 500.0 { (3, 48.0) } else { (2, 56.0) };
    }
    (3, 72.0)
}

/// The same numbers at the end of the room that is left, where the thumb is; adds what it leaves
/// free above them to `free`.
pub fn roll_below(ui: &mut Ui, view: &View<'_>, free: &mut f32) -> Option<Command> {
    let (rows, high) = pad_shape(ui, view);
    let pad = rows as f32 * (high + ui.spacing().item_spacing.y);
    let left = ui.clip_rect().bottom() - ui.cursor().top() - pad - 8.0;
    *free += left.max(0.0);
    ui.add_space(left.max(0.0));
    roll(ui, view)
}

/// Returns which printed card was drawn: the red die, the yellow die, and if several cards have
/// them, which one.
pub fn picker(ui: &mut Ui, view: &View<'_>, draft: &mut DiceDraft) -> Option<Command> {
    let offered = view.state.printed().offered();
    let pairs: Vec<(PileCard, (Die, Die))> = offered
        .iter()
        .filter_map(|card| {
            let known = view.game.setup().card(*card)?;
            Some((*card, (known.red, known.yellow)))
        })
        .collect();
    let draw = |card| Some(Command::Act(Deed::DrawPrinted { card }));
    let touched = boxed(ui, |ui| {
        // If there is little room, the count in the header has to do.
        if !view.is_low() {
            hint(ui, &left(view));
        }
        let is_beside = ui.available_width() >= 12.0 * 52.0 + 11.0 * GAP;
        let is_left = |dice: DiceDraft| pairs.iter().any(|(_, pair)| dice.fits(*pair));
        draft.rows(ui, view, is_beside, is_left)
    });
    let (Some(red), Some(yellow)) = (draft.red, draft.yellow) else {
        return markers(ui, view, &offered).and_then(draw);
    };
    let mut candidates: Vec<(PileCard, String)> = Vec::new();
    for (card, _) in pairs.iter().filter(|(_, pair)| *pair == (red, yellow)) {
        let label = label(view, *card, false);
        if !candidates.iter().any(|(_, known)| *known == label) {
            candidates.push((*card, label));
        }
    }
    if let ([(card, _)], true) = (candidates.as_slice(), touched) {
        return draw(*card);
    }
    if !view.is_low() {
        section(ui, &view.text.get("printed-which"));
    }
    let least = if candidates.len() > 2 { 150.0 } else { 220.0 };
    let candidates: Vec<_> = candidates.iter().collect();
    let chosen = buttons(ui, &candidates, (least, 52.0), |(card, label)| {
        SizedButton::new(self::label(view, *card, true)).named(label).icon(Icon::Card).text(15.0)
    });
    chosen.and_then(|(card, _)| draw(*card))
}

/// Returns how many cards are left, and in which pile.
fn left(view: &View<'_>) -> String {
    let printed = view.state.printed();
    let setup = view.game.setup();
    let sentence = view.with_count("printed-left", printed.left());
    let is_stacked = setup.rules.cards.arrangement == Arrangement::Stacks && setup.decks.len() > 1;
    let deck = setup.decks.get(printed.current()).filter(|_| is_stacked);
    let Some(deck) = deck else { return sentence };
    let deck = view.text.deck_title(deck);
    view.with("printed-left-of", &[("deck", &deck), ("sentence", &sentence)])
}

/// "Deck B: Market Day", or "B: Market Day" for when several are side by side.
fn label(view: &View<'_>, card: PileCard, is_short: bool) -> String {
    let setup = view.game.setup();
    let Some((deck, known)) = setup.deck(card).zip(setup.card(card)) else {
        return view.text.marker(card).unwrap_or_default();
    };
    let is_built_in = BuiltIn::ALL.iter().any(|one| one.key() == deck.id());
    let title =
        if is_short && is_built_in { deck.id().to_uppercase() } else { view.text.deck_title(deck) };
    let event = view.text.card_title(deck, known);
    view.with("printed-card", &[("deck", &title), ("event", &event)])
}

fn face(
    ui: &mut Ui,
    view: &View<'_>,
    (die, value): (widgets::Die, Die),
    is_picked: bool,
    wide: f32,
) -> bool {
    let key = match die {
        widgets::Die::Red => "printed-red",
        widgets::Die::Yellow => "printed-yellow",
    };
    let name = view.text.with(key, &[("pips", value.pips().into())]);
    let (rect, response) = selectable(ui, vec2(wide, 50.0), Role::Button, is_picked, &name);
    let palette = view.palette;
    pressed_ground(ui, &response, palette.raised);
    let place = Rect::from_center_size(rect.center(), Vec2::splat(36.0));
    paint_die(ui.painter(), place, die, value.pips());
    if !ui.is_enabled() {
        let veil = palette.disabled.fill.gamma_multiply(0.82);
        ui.painter().rect_filled(place.expand(1.0), 8.0, veil);
    }
    if is_picked {
        chosen_ring(ui, rect, 12.0);
    }
    response.clicked()
}

/// New Year, Leap Year, and the weather, if still in the pile.
fn markers(ui: &mut Ui, view: &View<'_>, offered: &[PileCard]) -> Option<PileCard> {
    let markers = offered.iter().copied().filter(|card| !card.is_numbered());
    let markers: Vec<PileCard> = markers.collect();
    let least = if ui.available_width() < 500.0 { 120.0 } else { 150.0 };
    buttons(ui, &markers, (least, 48.0), |card| {
        SizedButton::new(view.text.marker(card).unwrap_or_default()).text(16.0)
    })
}

/// Returns whether the app has dice at this table: it does unless the table throws its own.
pub fn has_dice(view: &View<'_>) -> bool {
    view.state.numbers() != NumberSource::Table
}

/// A button called by `key` that throws the app's dice, where it has some; says whether it was touched.
pub fn throws(ui: &mut Ui, view: &View<'_>, key: &str) -> bool {
    let rolls = view.keyed_button(key).icon(Icon::Dice);
    has_dice(view) && rolls.tone(view.palette.primary).touched(ui, FINGER)
}

/// That button, and below it one for each number that the table's die may show; the numbers can be
/// typed.
pub fn one_die(
    ui: &mut Ui,
    view: &View<'_>,
    what: Throw,
    outcome: impl Fn(Die) -> String,
    deed: impl Fn(Die) -> Deed,
) -> Option<Command> {
    let is_thrown = throws(ui, view, "die-roll");
    let high = if view.is_low() { FINGER } else { 64.0 };
    let touched = buttons(ui, &Die::ALL, (96.0, high), |die| {
        let label = view.with("die-shows", &[("number", &die), ("outcome", &outcome(die))]);
        let name = view.with("die-name", &[("number", &die)]);
        SizedButton::new(label).named(name)
    });
    if is_thrown {
        return Some(Command::Throw(what));
    }
    let die = touched.or_else(|| keys::die(ui, &Die::ALL))?;
    Some(Command::Finish(deed(die)))
}
