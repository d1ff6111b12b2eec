//! The deck editor: the grid, and the card being filled in. Every change is saved at
//! once.

use egui::{Key, Modifiers, Ui, vec2};

use super::builder;
use super::draft::{DeckDraft, cell, warnings};
use super::draft_event::{DicePair, pairs};
use super::grid::{self, split};
use crate::app::library::decks::{DeckLibrary, DeckStep, Then};
use cards::{Card, Deck, Effect, EventId, MAX_TITLE};
use kit::theme::Palette;
use kit::widgets::split::{scrolling_in, with_foot, within};
use kit::widgets::{
    Focus, Icon, SizedButton, buttons, field, hint, say, section, warn, warning_box,
};
use words::text::Text;

#[derive(Debug)]
pub struct Editor {
    pub(super) draft: DeckDraft,
    pub(super) chosen: Option<DicePair>,
    pub(super) nth: usize,
    pub(super) pane: Pane,
    pub(super) focus: Focus,
    /// Reason why the last change couldn't be written.
    pub trouble: Option<String>,
    /// The number of changes included in the last attempt to write.
    tried: u64,
}

/// Pane shown beside the grid while a card is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pane {
    Card,
    /// The events of other decks.
    Others,
    /// The kinds of effects, for adding one to this event.
    NewEffect(EventId),
    Effect(EventId, usize),
}

impl Editor {
    pub fn of(draft: DeckDraft) -> Self {
        Self {
            tried: draft.revision(),
            draft,
            chosen: None,
            nth: 0,
            pane: Pane::Card,
            focus: Focus::Touched,
            trouble: None,
        }
    }

    pub fn heading(&self, text: &Text) -> String {
        text.with("edit-title", &[("title", self.draft.title().into())])
    }

    /// The deck, if any of it is not on disk yet.
    pub fn unkept(&self, text: &Text) -> Option<Deck> {
        let is_new = self.draft.revision() != self.tried || self.trouble.is_some();
        if is_new { self.draft.deck(text).ok() } else { None }
    }

    /// Saves the deck and leaves. Nothing if there is nothing to save, or if saving has
    /// already failed.
    pub fn leave(&mut self, text: &Text) -> Option<DeckStep> {
        if self.trouble.is_some() && self.tried == self.draft.revision() {
            return None;
        }
        let deck = self.draft.deck(text).ok()?;
        self.tried = self.draft.revision();
        Some(DeckStep::Save(Box::new(deck), Then::Leave))
    }

    pub fn undo_button(&mut self, ui: &mut Ui, text: &Text) {
        let undo = SizedButton::new(text.get("edit-undo")).icon(Icon::Undo);
        if undo.enabled(self.draft.can_undo()).show(ui, vec2(112.0, 48.0)).clicked() {
            self.undo();
        }
    }

    fn undo(&mut self) {
        self.draft.undo();
        self.pane = Pane::Card;
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<DeckStep> {
        self.keys(ui);
        let (grid, column) = split(ui.available_rect_before_wrap());
        let draft = &self.draft;
        let touched = within(ui, grid, |ui| {
            grid::show(ui, text, self.chosen, |pair| cell(text, draft, pair))
        });
        if let Some(pair) = touched {
            self.choose(pair);
        }
        within(ui, column, |ui| match self.chosen {
            None => self.overview(ui, text),
            Some(pair) => self.side(ui, text, library, pair),
        });
        // Don't write a file for every letter; wait until the field is left.
        let is_typing = ui.ctx().text_edit_focused();
        if self.draft.revision() == self.tried || is_typing {
            return None;
        }
        self.tried = self.draft.revision();
        self.trouble = None;
        self.draft.deck(text).ok().map(|deck| DeckStep::Save(Box::new(deck), Then::Stay))
    }

    fn choose(&mut self, pair: DicePair) {
        self.chosen = Some(pair);
        self.nth = 0;
        self.pane = Pane::Card;
        self.focus = Focus::Touched;
    }

    fn next(&mut self) {
        if let Some(next) = self.draft.next(self.chosen) {
            self.choose(next);
        }
    }

    /// Arrow keys move from pair to pair, Enter to the next empty one.
    fn keys(&mut self, ui: &Ui) {
        if ui.ctx().memory(|memory| memory.focused().is_some()) {
            return;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND, Key::Z) {
            self.undo();
        }
        if self.chosen.is_some() && pressed(Modifiers::NONE, Key::Escape) {
            self.chosen = None;
        }
        if pressed(Modifiers::NONE, Key::Enter) {
            self.next();
        }
        let all: Vec<DicePair> = pairs().collect();
        let place = self.chosen.and_then(|pair| all.iter().position(|other| *other == pair));
        for (key, step) in
            [(Key::ArrowLeft, -1), (Key::ArrowRight, 1), (Key::ArrowUp, -6), (Key::ArrowDown, 6)]
        {
            if pressed(Modifiers::NONE, key) {
                let to = place.map_or(Some(0), |place| place.checked_add_signed(step));
                if let Some(pair) = to.and_then(|to| all.get(to)) {
                    self.choose(*pair);
                }
            }
        }
    }

    /// The deck as a whole: its title, what is missing, and how to begin.
    fn overview(&mut self, ui: &mut Ui, text: &Text) {
        let (above, foot) = with_foot(ui.available_rect_before_wrap(), 56.0);
        scrolling_in(ui, above, "overview", |ui| {
            self.trouble_box(ui, text);
            let label = text.get("decks-title-field");
            if let Some(title) = field(ui, &label, self.draft.title(), MAX_TITLE, Focus::Touched) {
                self.draft.rename(title);
            }
            let is_empty = self.draft.cards().is_empty();
            hint(ui, &text.get(if is_empty { "edit-kept-first" } else { "edit-kept" }));
            let filled = pairs().filter(|pair| !self.draft.on(*pair).is_empty()).count();
            say(ui, &text.with("edit-filled", &[("count", filled.into())]));
            let warnings = warnings(text, &self.draft);
            if !is_empty {
                warn(ui, warnings);
            }
            hint(ui, &text.get("edit-touch-pair"));
        });
        within(ui, foot, |ui| {
            let key = if self.draft.is_open() { "edit-start" } else { "edit-next-pair" };
            let tone = Palette::of(ui).primary;
            if SizedButton::new(text.get(key)).tone(tone).touched(ui, 56.0) {
                self.next();
            }
        });
    }

    pub(super) fn trouble_box(&mut self, ui: &mut Ui, text: &Text) {
        let Some(trouble) = &self.trouble else { return };
        let again = warning_box(ui, |ui| {
            say(ui, trouble);
            SizedButton::new(text.get("decks-try-again")).show(ui, vec2(160.0, 48.0)).clicked()
        });
        if again {
            self.tried = self.tried.wrapping_sub(1);
        }
    }

    fn side(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary, pair: DicePair) {
        let (above, foot) = with_foot(ui.available_rect_before_wrap(), 56.0);
        let pane = self.pane.clone();
        let salt = match &pane {
            Pane::Card => format!("card {} {} {}", pair.0.pips(), pair.1.pips(), self.nth),
            Pane::Others => "others".to_owned(),
            Pane::NewEffect(_) => "kinds".to_owned(),
            Pane::Effect(event, place) => format!("effect {event} {place}"),
        };
        scrolling_in(ui, above, &salt, |ui| match &pane {
            Pane::Card => self.card(ui, text, pair),
            Pane::Others => self.others(ui, text, library, pair),
            Pane::NewEffect(event) => {
                if let Some(effect) = builder::kinds(ui, text) {
                    self.add_effect(event, effect);
                }
            }
            Pane::Effect(event, place) => self.effect(ui, text, event, *place),
        });
        within(ui, foot, |ui| {
            let (wide, tone) = (ui.available_width(), Palette::of(ui).primary);
            let done = SizedButton::new(text.get("edit-done"));
            ui.horizontal(|ui| {
                if pane != Pane::Card {
                    if done.tone(tone).show(ui, vec2(wide, 56.0)).clicked() {
                        self.pane = Pane::Card;
                    }
                    return;
                }
                if done.icon(Icon::Check).show(ui, vec2(130.0, 56.0)).clicked() {
                    self.chosen = None;
                }
                let key = if self.draft.is_open() { "edit-next" } else { "edit-next-pair" };
                let next = SizedButton::new(text.get(key)).icon(Icon::Forward).tone(tone);
                if next.show(ui, vec2(wide - 138.0, 56.0)).clicked() {
                    self.next();
                }
            });
        });
    }

    fn add_effect(&mut self, event: &EventId, effect: Effect) {
        self.draft.change_effects(event, |effects| {
            // Effects replace the instruction that the table resolves it.
            if effects.as_slice() == [Effect::AtTable {}] && effect != (Effect::AtTable {}) {
                effects.clear();
            }
            effects.push(effect);
        });
        let count = self.draft.events().get(event).map_or(0, |event| event.effects.len());
        self.pane = Pane::Effect(event.clone(), count.saturating_sub(1));
    }

    fn effect(&mut self, ui: &mut Ui, text: &Text, event: &EventId, place: usize) {
        let found = self.draft.events().get(event).and_then(|event| event.effects.get(place));
        let Some(effect) = found.cloned() else {
            self.pane = Pane::Card;
            return;
        };
        if let Some(changed) = builder::show(ui, text, &effect) {
            self.draft.change_effects(event, |effects| {
                if let Some(effect) = effects.get_mut(place) {
                    *effect = changed;
                }
            });
        }
    }

    /// Events of other decks, for copying with their texts.
    fn others(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary, pair: DicePair) {
        let mut taken = None;
        for deck in library.decks().filter(|deck| deck.id() != self.draft.id().as_str()) {
            let title = text.deck_title(deck);
            section(ui, &text.with("edit-from", &[("deck", title.into())]));
            let mut events: Vec<(String, &EventId)> =
                deck.events().keys().map(|id| (text.event_name(deck, id), id)).collect();
            events.sort();
            let events: Vec<_> = events.iter().collect();
            let touched =
                buttons(ui, &events, (168.0, 48.0), |(name, _)| SizedButton::new(name).text(15.0));
            taken = touched.map(|(_, id)| (deck, *id)).or(taken);
        }
        if let Some((deck, id)) = taken
            && let Some(event) = self.draft.take_event(text, deck, id)
        {
            self.set(text, pair, |card| card.event = event);
            self.pane = Pane::Card;
        }
    }

    /// Changes the chosen card, or adds it.
    pub(super) fn set(&mut self, text: &Text, pair: DicePair, change: impl FnOnce(&mut Card)) {
        let here = self.draft.on(pair);
        let place = self.draft.change_card(pair, here.get(self.nth).copied(), text, change);
        if let Some(place) = place {
            let here = self.draft.on(pair);
            self.nth = here.iter().position(|other| *other == place).unwrap_or(0);
        }
    }
}
