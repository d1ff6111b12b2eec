//! Keys that are pressed, a rolled number digit by digit, and the keyboard focus.

use std::time::Duration;

use egui::{Event, FocusDirection, Key, Modifiers, Ui};

use cards::Die;
use game::{CardKind, Cards, Roll};

/// Returns whether a letter was pressed without modifiers.
pub fn letter(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Returns whether `?` was typed, wherever the keyboard has it, or F1.
pub fn asks_for_keys(ui: &Ui) -> bool {
    let is_it = |event: &Event| match event {
        Event::Text(text) => text == "?",
        Event::Key { key: Key::Questionmark | Key::F1, pressed: true, .. } => true,
        Event::Key { key: Key::Slash, pressed: true, modifiers, .. } => modifiers.shift_only(),
        _ => false,
    };
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_it(event));
        input.events.len() < before
    })
}

/// The digit of a key, by what is printed on it or by its position: some keyboards have
/// other signs on these keys and digits only with Shift.
fn digit_of(event: &Event) -> Option<u8> {
    let Event::Key { key, physical_key, pressed: true, repeat: false, modifiers } = event else {
        return None;
    };
    if modifiers.ctrl || modifiers.alt || modifiers.command {
        return None;
    }
    let place = physical_key.filter(|_| !modifiers.shift);
    let digit = |key: Key| key.name().parse().ok();
    digit(*key).or_else(|| place.and_then(digit))
}

/// The digit pressed in this frame; nothing drawn later sees it.
pub fn digit(ui: &Ui) -> Option<u8> {
    ui.input_mut(|input| {
        let (nth, digit) =
            input.events.iter().enumerate().find_map(|(nth, it)| Some((nth, digit_of(it)?)))?;
        input.events.remove(nth);
        Some(digit)
    })
}

/// The one of `dice` whose digit was pressed in this frame.
pub fn die(ui: &Ui, dice: &[Die]) -> Option<Die> {
    let typed = digit(ui)?;
    dice.iter().copied().find(|die| die.pips() == typed)
}

/// The kind for the digit pressed in this frame: 1 to 5, and up to 8 for commodities.
pub fn kind(ui: &Ui) -> Option<CardKind> {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return None;
    }
    let nth = usize::from(digit(ui)?).checked_sub(1)?;
    CardKind::ALL.get(nth).copied()
}

/// Adds a card of the kind whose digit was pressed, if there is one more of it in `most`, or starts
/// the count over.
pub fn count(ui: &Ui, cards: &mut Cards, most: Cards) {
    if let Some(kind) = kind(ui) {
        add(cards, kind, most);
    }
    if takes_back(ui) {
        *cards = Cards::none();
    }
}

/// Returns whether the key was pressed that takes a count back.
pub fn takes_back(ui: &Ui) -> bool {
    !ui.ctx().text_edit_focused() && letter(ui, Key::Backspace)
}

/// One more card of a kind, if there is one in `most`.
pub fn add(cards: &mut Cards, kind: CardKind, most: Cards) {
    if cards.get(kind) < most.get(kind) {
        cards.set(kind, cards.get(kind) + 1);
    }
}

/// Makes Ctrl+Enter act as the space bar wherever the focus is.
pub fn lead(ui: &Ui) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    if !ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)) {
        return;
    }
    leave_focus(ui);
    ui.input_mut(|input| {
        input.events.push(Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    });
}

fn leave_focus(ui: &Ui) {
    ui.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}

/// A press of the Tab key that nothing has taken yet.
#[derive(Clone, Copy, Debug)]
pub struct TabPress {
    is_pressed: bool,
}

impl TabPress {
    /// Holds it back from the bar along the top: what is to be done comes first.
    pub fn hold(ui: &Ui) -> Self {
        let is_free = ui.memory(|memory| memory.focused().is_none());
        let is_tab = |event: &Event| {
            matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. }
                if !modifiers.any())
        };
        let is_pressed = is_free && ui.input(|input| input.events.iter().any(is_tab));
        if is_pressed {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        Self { is_pressed }
    }

    /// Gives it to the next thing drawn.
    pub fn give(self, ui: &Ui) {
        if self.is_pressed {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }
}

/// Way in which a page was opened: by keyboard, so that the focus moves into it, or otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Arrival {
    pub is_by_keys: bool,
}

impl Arrival {
    /// Returns how the page of this name was opened.
    pub fn at(ui: &Ui, page: &str) -> Self {
        // The turn's own button is the space bar; a refusal is only read.
        let is_led = !matches!(page, "turn" | "win" | "refused");
        Self { is_by_keys: is_led && ui.memory(|memory| memory.focused().is_some()) }
    }

    /// Waits for the key that opened the page, which must not press its first control
    /// too.
    pub fn once_released(&mut self, ui: &Ui) -> Self {
        let mut keys = [Key::Space, Key::Enter].into_iter();
        let is_held = keys.any(|key| ui.input(|input| input.key_pressed(key)));
        if is_held { Self::default() } else { std::mem::take(self) }
    }

    /// Moves the focus to the next thing drawn.
    pub fn enter(self, ui: &Ui) {
        if self.is_by_keys {
            leave_focus(ui);
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }
}

/// The keys that move the focus.
const WAYS: [Key; 5] = [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// Scrolls to the control that the keyboard has reached, or by a page.
pub fn scroll(ui: &Ui) {
    let page = 0.8 * ui.clip_rect().height();
    for (key, by) in [(Key::PageDown, -page), (Key::PageUp, page)] {
        if letter(ui, key) {
            ui.scroll_with_delta(egui::vec2(0.0, by));
        }
    }
    if !ui.input(|input| WAYS.into_iter().any(|key| input.key_pressed(key))) {
        return;
    }
    let focused = ui.memory(egui::Memory::focused);
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    if ui.min_rect().contains(response.rect.center()) {
        ui.scroll_to_rect(response.rect.expand(8.0), None);
    }
}

/// The digits of a number typed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum RollEntry {
    #[default]
    Nothing,
    /// The 1 of 10, 11, or 12, waiting for its second digit until this time, in
    /// seconds of the program's clock.
    One { until: f64 },
}

/// Seconds that a 1 waits for its second digit.
const WAIT: f64 = 0.6;

/// Seconds by which something may be early and still count as due, since the window wakes up a
/// little early.
const SLACK: f64 = 0.02;

impl RollEntry {
    /// Drops a 1 that has waited too long, and has the screen redrawn when that is due.
    pub fn follow(&mut self, ui: &Ui) {
        let Self::One { until } = *self else { return };
        let left = until - ui.input(|input| input.time);
        if left <= SLACK {
            *self = Self::Nothing;
        } else {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
    }

    /// Takes a digit typed at this second; returns the number if it is now complete.
    pub fn take(&mut self, digit: u8, now: f64) -> Option<Roll> {
        let number = match (*self, digit) {
            (Self::Nothing, 1) => {
                *self = Self::One { until: now + WAIT };
                return None;
            }
            (Self::Nothing, digit) => digit,
            (Self::One { .. }, digit) => 10 + digit,
        };
        *self = Self::Nothing;
        Roll::try_from(number).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers made by typing these digits one after another.
    fn typed(digits: &[u8]) -> Vec<u8> {
        let mut typed = RollEntry::default();
        digits.iter().filter_map(|digit| Some(typed.take(*digit, 0.0)?.number())).collect()
    }

    #[test]
    fn every_roll_has_its_digits_and_nothing_else_is_one() {
        for number in 2..=9 {
            assert_eq!(typed(&[number]), [number]);
        }
        for unit in 0..=2 {
            assert_eq!(typed(&[1, unit]), [10 + unit]);
        }
        for none in [[0, 0], [1, 3], [1, 9]] {
            assert_eq!(typed(&none), [0; 0], "{none:?}");
        }
    }
}
