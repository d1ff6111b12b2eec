//! An event of the deck: its name, its text, and what it does.

use egui::{Ui, vec2};

use super::draft::Draft;
use super::parts::{Focus, boxed, field, hint, long_field, rows, say, section};
use cards::{Effect, EventId, MAX_EFFECTS, MAX_TEXT, MAX_TITLE};
use kit::widgets::{Icon, SizedButton, icon_button};
use words::text::Text;

/// What a touch of the form asks for.
pub enum EventTouch {
    /// Change the name.
    Name(String),
    /// Change the text.
    Text(String),
    /// Add an effect.
    Add,
    /// Change this effect.
    Change(usize),
    /// Remove this effect.
    Remove(usize),
    /// Let the table resolve it.
    ToTable,
}

/// Draws the form of `event`.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &Draft,
    id: &EventId,
    focus: Focus,
) -> Option<EventTouch> {
    let event = draft.events().get(id)?;
    let mut touch = None;
    let label = text.get("edit-name-field");
    if let Some(name) = field(ui, &label, &event.name, MAX_TITLE, focus) {
        touch = Some(EventTouch::Name(name));
    }
    let (label, hint_words) = (text.get("edit-text-field"), text.get("edit-text-hint"));
    if let Some(words) = long_field(ui, &label, &hint_words, &event.text, MAX_TEXT) {
        touch = Some(EventTouch::Text(words));
    }
    let count = draft.count(id);
    if count > 1 {
        hint(ui, &text.with("edit-shared", &[("count", count.into())]));
    }
    section(ui, &text.get("edit-effects"));
    if event.effects.is_empty() {
        say(ui, &text.get("edit-effects-none"));
    }
    for (place, effect) in event.effects.iter().enumerate() {
        touch = row(ui, text, place, effect).or(touch);
    }
    if event.has_rulings() {
        hint(ui, &text.get("edit-rulings"));
    }
    let has_room = event.effects.len() < MAX_EFFECTS;
    let is_for_table = event.effects.contains(&Effect::AtTable {});
    let (add, table) = (text.get("edit-add-effect"), text.get("edit-to-table"));
    ui.add_enabled_ui(has_room, |ui| {
        let offers = if is_for_table { 1_u8 } else { 2 };
        let offers: Vec<u8> = (0..offers).collect();
        rows(ui, &offers, (170.0, 48.0), |ui, nth, size| {
            let label = if *nth == 0 { &add } else { &table };
            let button = SizedButton::new(label).text(15.0);
            let button = if *nth == 0 { button.icon(Icon::Plus) } else { button };
            if button.show(ui, size).clicked() {
                touch = Some(if *nth == 0 { EventTouch::Add } else { EventTouch::ToTable });
            }
        });
    });
    touch
}

/// An effect as a sentence, with the actions for it.
fn row(ui: &mut Ui, text: &Text, place: usize, effect: &Effect) -> Option<EventTouch> {
    let sentence = match effect {
        Effect::AtTable {} => text.get("edit-effects-table"),
        effect => text.effect(effect),
    };
    let value = [("effect", sentence.as_str().into())];
    let (change, remove) =
        (text.with("edit-effect-change", &value), text.with("edit-effect-remove", &value));
    boxed(ui, |ui| {
        say(ui, &sentence);
        let mut touch = None;
        ui.horizontal(|ui| {
            if has_choices(effect) {
                let label = text.get("decks-edit");
                let button = SizedButton::new(&label).named(&change).text(15.0);
                if button.show(ui, vec2(110.0, 48.0)).clicked() {
                    touch = Some(EventTouch::Change(place));
                }
            }
            if icon_button(ui, Icon::Cross, &remove).clicked() {
                touch = Some(EventTouch::Remove(place));
            }
        });
        touch
    })
}

/// Whether an effect has anything to choose.
const fn has_choices(effect: &Effect) -> bool {
    !matches!(effect, Effect::AtTable {} | Effect::DiscardHalf {} | Effect::RobberSleeps {})
}
