//! The keyboard: all of a turn without mouse and finger.

use egui::{Event, FocusDirection, Key, Modifiers, Ui};

use super::Play;
use super::build::Reach;
use super::development::CardsDraft;
use super::history::Log;
use super::open::Open;
use super::player::PlayerDraft;
use super::trade::TradeDraft;
use super::turn::{self, Action, Next};
use super::typed::Typed;
use super::view::View;
use super::way_round;
use super::why::{self, Question};
use crate::app::command::Command;
use crate::board::Resource;
use crate::game::{Deed, Phase};

/// A key that opens something, and closes it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letter {
    Build,
    Trade,
    Cards,
    History,
    Why,
}

impl Letter {
    const ALL: [(Key, Self); 5] = [
        (Key::B, Self::Build),
        (Key::T, Self::Trade),
        (Key::D, Self::Cards),
        (Key::H, Self::History),
        (Key::W, Self::Why),
    ];

    /// Whether what it opens is open.
    fn is_open(self, open: &Open) -> bool {
        match self {
            Self::Build => matches!(open, Open::Build(_) | Open::Spot(..) | Open::Ask(..)),
            Self::Trade => matches!(open, Open::Trade(_)),
            Self::Cards => matches!(open, Open::Cards(_)),
            Self::History => matches!(open, Open::History(_)),
            Self::Why => matches!(open, Open::Why(_)),
        }
    }
}

impl Play {
    /// Does what is pressed. Keys with letters and digits do the same wherever
    /// the focus is; the space bar belongs to what has the focus.
    pub(super) fn keys(&mut self, ui: &Ui, view: &View<'_>, next: &Next) -> Option<Command> {
        if ui.ctx().text_edit_focused() {
            return None;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if self.past(view).is_some() {
            return self.past_keys(ui, view, next);
        }
        if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)
            || pressed(Modifiers::COMMAND, Key::Y)
        {
            return view.game.next().map(|_| Command::Redo);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            return view.game.last().map(|_| Command::Undo);
        }
        if self.is_opened(view) && pressed(Modifiers::NONE, Key::Escape) {
            return self.escape(view);
        }
        if asks_for_keys(ui) {
            return self.show_keys(view);
        }
        if letter(ui, Key::V) {
            return self.turn_stage(view);
        }
        if let Some((_, which)) = Letter::ALL.into_iter().find(|(key, _)| letter(ui, *key)) {
            return self.turn_page(view, which);
        }
        let is_turn = matches!(self.open, Open::Turn) && view.refused.is_none();
        if is_turn && !self.is_settling(ui) && letter(ui, Key::S) {
            return way_round::skip(view, &self.task);
        }
        let focused = ui.memory(|memory| memory.focused().is_some());
        if !focused && pressed(Modifiers::NONE, Key::Space) && !self.is_settling(ui) {
            return next.press(self, view);
        }
        self.roll(ui, view)
    }

    /// What is pressed while the table is shown as it was: nothing plays.
    fn past_keys(&mut self, ui: &Ui, view: &View<'_>, next: &Next) -> Option<Command> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            if let Open::History(log) = &mut self.open {
                log.leave_past();
            }
        } else if pressed(Key::H) {
            self.close();
        } else if asks_for_keys(ui) {
            return self.show_keys(view);
        } else if ui.memory(|memory| memory.focused().is_none())
            && pressed(Key::Space)
            && !self.is_settling(ui)
        {
            return next.press(self, view);
        }
        None
    }

    /// Whether there is anything to close.
    fn is_opened(&self, view: &View<'_>) -> bool {
        self.stage.is_open()
            || view.refused.is_some()
            || self.typed != Typed::Nothing
            || !matches!(self.open, Open::Turn)
    }

    /// Closes what is open.
    fn escape(&mut self, view: &View<'_>) -> Option<Command> {
        self.typed = Typed::Nothing;
        if self.stage.is_open() {
            self.stage.close();
        } else if view.refused.is_some() {
            return Some(Command::Dismiss);
        } else {
            self.close();
        }
        None
    }

    /// What all keys do, over what is open.
    fn show_keys(&mut self, view: &View<'_>) -> Option<Command> {
        if matches!(self.open, Open::Keys(_)) && !self.stage.is_open() {
            self.close();
        } else if !matches!(self.open, Open::Keys(_)) {
            self.open = Open::Keys(Box::new(std::mem::take(&mut self.open)));
        }
        self.stage.close();
        view.refused.map(|_| Command::Dismiss)
    }

    /// The table view, or back to the island.
    fn turn_stage(&mut self, view: &View<'_>) -> Option<Command> {
        if self.stage.is_open() {
            self.stage.close();
            return None;
        }
        self.stage.open();
        view.refused.map(|_| Command::Dismiss)
    }

    /// Opens the page of a letter where it is to be had, or closes it.
    fn turn_page(&mut self, view: &View<'_>, letter: Letter) -> Option<Command> {
        let may = |action| turn::possible_actions(view).contains(&action);
        if letter.is_open(&self.open) && view.refused.is_none() && !self.stage.is_open() {
            self.close();
            return None;
        }
        match letter {
            Letter::Build if may(Action::Build) => self.open = Open::Build(Reach::Legal),
            Letter::Trade if may(Action::Trade) => self.open = Open::Trade(TradeDraft::begun(view)),
            Letter::Cards if may(Action::Cards) => self.open = Open::Cards(CardsDraft::default()),
            Letter::History => self.open = Open::History(Log::of(view)),
            Letter::Why => {
                let question = self.question(view)?;
                self.explain(view, question);
            }
            Letter::Build | Letter::Trade | Letter::Cards => return None,
        }
        self.stage.close();
        view.refused.map(|_| Command::Dismiss)
    }

    /// What is asked about first: what is looked at, what is to be done, who
    /// takes something.
    fn question(&self, view: &View<'_>) -> Option<Question> {
        if let Open::Player(PlayerDraft { seat, .. }) = &self.open {
            return Some(Question::Points(*seat));
        }
        if view.state.over().is_some() {
            return Some(Question::Win);
        }
        if let Some((nth, _)) = self.task.current(view) {
            return Some(Question::Task(nth));
        }
        match view.state.payout() {
            Some(payout) if payout.number != 7 => {
                let mut seats = view.seats_from_active();
                let taker = seats.find(|seat| !payout.paid.of(*seat).is_empty());
                Some(taker.map_or(Question::Nothing, Question::Payout))
            }
            _ => why::means_nobody(view).then_some(Question::Nobody),
        }
    }

    /// The number that real dice show.
    fn roll(&mut self, ui: &Ui, view: &View<'_>) -> Option<Command> {
        let rolls = view.refused.is_none()
            && view.state.phase() == Phase::BeforeProduction
            && view.state.tasks().is_empty()
            && matches!(self.open, Open::Turn | Open::Numbers);
        if !rolls {
            self.typed = Typed::Nothing;
            return None;
        }
        let now = ui.input(|input| input.time);
        while let Some(digit) = digit(ui) {
            if let Some(number) = self.typed.take(digit, now) {
                return Some(Command::Act(Deed::Roll { number }));
            }
        }
        self.typed.follow(ui);
        None
    }
}

/// Whether a letter was pressed, by itself.
fn letter(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Whether `?` was typed, wherever the keyboard has it, or F1.
fn asks_for_keys(ui: &Ui) -> bool {
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

/// The digit of a key, by what is printed on it or by where it lies: some
/// keyboards have other signs on these keys and digits only with Shift.
fn digit_of(event: &Event) -> Option<u8> {
    const DIGITS: [Key; 10] = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    let Event::Key { key, physical_key, pressed: true, repeat: false, modifiers } = event else {
        return None;
    };
    if modifiers.ctrl || modifiers.alt || modifiers.command {
        return None;
    }
    let place = physical_key.filter(|_| !modifiers.shift);
    let is = |key: Key| (0..).zip(DIGITS).find(|(_, digit)| *digit == key).map(|(digit, _)| digit);
    is(*key).or_else(|| place.and_then(is))
}

/// The digit pressed in this frame, taken from all that comes after.
fn digit(ui: &Ui) -> Option<u8> {
    ui.input_mut(|input| {
        let (nth, digit) =
            input.events.iter().enumerate().find_map(|(nth, it)| Some((nth, digit_of(it)?)))?;
        input.events.remove(nth);
        Some(digit)
    })
}

/// The resource of the digit pressed in this frame: 1 to 5.
pub(super) fn kind(ui: &Ui) -> Option<Resource> {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return None;
    }
    let nth = usize::from(digit(ui)?).checked_sub(1)?;
    Resource::ALL.get(nth).copied()
}

/// Whether what is being counted is to be counted anew.
pub(super) fn begins_again(ui: &Ui) -> bool {
    !ui.ctx().text_edit_focused() && letter(ui, Key::Backspace)
}

/// Ctrl and Enter are the space bar wherever the focus is.
pub(super) fn lead(ui: &Ui) {
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

/// A tab key that nothing has taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    Pressed,
    No,
}

impl Tab {
    /// Holds it back from the bar along the top: what is to be done comes
    /// first.
    pub fn hold(ui: &Ui) -> Self {
        let is_free = ui.memory(|memory| memory.focused().is_none());
        let is_tab = |event: &Event| {
            matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. }
                if !modifiers.any())
        };
        if !is_free || !ui.input(|input| input.events.iter().any(is_tab)) {
            return Self::No;
        }
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        Self::Pressed
    }

    /// Gives it to whatever is drawn next.
    pub fn give(self, ui: &Ui) {
        if self == Self::Pressed {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }
}

/// Whether a page was opened by keyboard: then the focus goes on into it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Arrival {
    #[default]
    Otherwise,
    ByKeys,
}

impl Arrival {
    /// How the page of this name was opened.
    pub fn at(ui: &Ui, page: &str) -> Self {
        // The turn's own button is the space bar; a refusal is only read.
        let is_led = !matches!(page, "turn" | "win" | "refused");
        if is_led && ui.memory(|memory| memory.focused().is_some()) {
            Self::ByKeys
        } else {
            Self::Otherwise
        }
    }

    /// The key that opened the page must not press its first control too.
    pub fn once_released(&mut self, ui: &Ui) -> Self {
        let is_held = [Key::Space, Key::Enter]
            .into_iter()
            .any(|key| ui.input(|input| input.key_pressed(key)));
        if is_held { Self::Otherwise } else { std::mem::take(self) }
    }

    /// Moves the focus to whatever is drawn next.
    pub fn enter(self, ui: &Ui) {
        if self == Self::ByKeys {
            leave_focus(ui);
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }
}

/// The keys that move the focus.
const WAYS: [Key; 5] = [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// Scrolls to what the keyboard has come to, or by a page.
pub(super) fn scroll(ui: &Ui) {
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
