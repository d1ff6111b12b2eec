//! The card being filled in: season, event die, and its event: the name, the text, and what it
//! does.

use egui::{Sense, Ui, vec2};

use super::draft::{Draft, event_name};
use super::draft_event::{Pair, all_ships, face_row, with_face};
use super::editor::{Editor, Pane};
use super::parts::{Focus, boxed, field, hint, long_field, rows, say, section};
use cards::{Card, Effect, EventId, MAX_EFFECTS, MAX_TEXT, MAX_TITLE, Season};
use kit::theme::{Palette, display};
use kit::widgets::{Icon, Picked, SizedButton, dice, icon_button, segments};
use words::text::Text;

/// From this width on, the actions for a card are named rather than only drawn.
const WORDED: f32 = 330.0;

/// Between the actions.
const GAP: f32 = 8.0;

impl Editor {
    /// The chosen card, from its season to what its event does.
    pub(super) fn card(&mut self, ui: &mut Ui, text: &Text, pair: Pair) {
        self.trouble_box(ui, text);
        let card = self.chosen_card(pair);
        self.head(ui, text, pair, card.as_ref());
        self.season(ui, text, pair, card.as_ref());
        self.faces(ui, text, pair, card.as_ref());
        section(ui, &text.get("edit-event"));
        self.events(ui, text, pair, card.as_ref());
        // The controls above may have changed its event.
        if let Some(card) = self.chosen_card(pair) {
            self.event(ui, text, &card.event);
        }
    }

    fn chosen_card(&mut self, pair: Pair) -> Option<Card> {
        let here = self.draft.on(pair);
        self.nth = self.nth.min(here.len());
        let place = here.get(self.nth)?;
        self.draft.cards().get(*place).cloned()
    }

    /// The dice, and the actions for the card as a whole.
    fn head(&mut self, ui: &mut Ui, text: &Text, (red, yellow): Pair, card: Option<&Card>) {
        let pair = (red, yellow);
        let last = self.draft.last().cloned();
        let count = self.draft.on(pair).len();
        ui.horizontal(|ui| {
            let number = (red.pips() + yellow.pips()).to_string();
            let (rect, _) = ui.allocate_exact_size(vec2(50.0, 48.0), Sense::hover());
            let ink = Palette::of(ui).text;
            let font = display(ui.ctx(), 34.0);
            ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, number, font, ink);
            dice(ui, text, red.pips(), yellow.pips(), 40.0);
            let room = ui.available_width();
            let copy = text.get("edit-copy-before");
            let another = text.get("edit-another-card");
            let remove = text.get("edit-remove-card");
            // Signs alone where there is no room for their words.
            let is_wide = room >= WORDED;
            let each = if is_wide { (room - 2.0 * GAP) / 3.0 } else { 48.0 };
            let size = vec2((room - 2.0 * (each + GAP)).max(48.0), 48.0);
            let action = |ui: &mut Ui, icon: Icon, words: &str| {
                if is_wide {
                    SizedButton::new(words).icon(icon).text(14.0).show(ui, vec2(each, 48.0))
                } else {
                    icon_button(ui, icon, words)
                }
            };
            ui.add_enabled_ui(last.is_some(), |ui| {
                if SizedButton::new(&copy).text(15.0).show(ui, size).clicked()
                    && let Some(last) = &last
                {
                    let (season, event, faces) = (last.season, last.event.clone(), last.faces);
                    self.set(text, pair, |card| {
                        card.season = season;
                        card.event = event;
                        card.faces = faces;
                    });
                }
            });
            let can_add = card.is_some() && !self.draft.is_full();
            ui.add_enabled_ui(can_add, |ui| {
                if action(ui, Icon::Plus, &another).clicked() {
                    self.nth = count;
                    self.set(text, pair, |_| ());
                }
            });
            let can_remove = card.is_some() && self.draft.cards().len() > 1;
            ui.add_enabled_ui(can_remove, |ui| {
                if action(ui, Icon::Cross, &remove).clicked()
                    && let Some(place) = self.draft.on(pair).get(self.nth)
                {
                    self.draft.remove_card(*place);
                    self.nth = 0;
                }
            });
        });
        if count > 1 {
            let which = |nth: usize| {
                let values = [("nth", (nth + 1).into()), ("count", count.into())];
                (nth, text.with("decks-which-card", &values))
            };
            let which: Vec<_> = (0..count).map(which).collect();
            if let Some(nth) = segments(ui, &which, self.nth) {
                self.nth = nth;
            }
        }
    }

    fn season(&mut self, ui: &mut Ui, text: &Text, pair: Pair, card: Option<&Card>) {
        section(ui, &text.get("edit-season"));
        let mut options = vec![(None, text.get("edit-season-none"))];
        options.extend(Season::ALL.map(|season| (Some(season), text.season(season))));
        let now = card.and_then(|card| card.season);
        if let Some(season) = segments(ui, &options, now) {
            self.set(text, pair, |card| card.season = season);
        }
    }

    fn faces(&mut self, ui: &mut Ui, text: &Text, pair: Pair, card: Option<&Card>) {
        section(ui, &text.get("edit-faces"));
        let has_faces = self.draft.cards().iter().any(|card| card.faces.is_some());
        let usual = if card.is_none() && has_faces { Some(all_ships()) } else { None };
        let now = card.map_or(usual, |card| card.faces);
        let Some(faces) = now else {
            let label = text.get("edit-faces-on");
            let size = vec2(ui.available_width(), 48.0);
            if SizedButton::new(&label).icon(Icon::Plus).text(15.0).show(ui, size).clicked() {
                self.set(text, pair, |card| card.faces = Some(all_ships()));
            }
            return;
        };
        let mut touched = None;
        let wide = ui.available_width();
        let columns: usize = if wide >= 480.0 { 2 } else { 1 };
        let each = (wide - 16.0 * (columns - 1) as f32) / columns as f32;
        for line in Season::ALL.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                for season in line {
                    let picked = face_row(ui, text, each, *season, faces);
                    touched = touched.take().or(picked.map(|face| (*season, face)));
                }
            });
        }
        if let Some((season, face)) = touched {
            self.set(text, pair, |card| {
                let faces = card.faces.unwrap_or_else(all_ships);
                card.faces = Some(with_face(faces, season, face));
            });
        }
        let label = text.get("edit-faces-off");
        let size = vec2(ui.available_width(), 48.0);
        if card.is_some()
            && SizedButton::new(&label).icon(Icon::Cross).text(15.0).show(ui, size).clicked()
        {
            self.set(text, pair, |card| card.faces = None);
        }
    }

    fn events(&mut self, ui: &mut Ui, text: &Text, pair: Pair, card: Option<&Card>) {
        #[derive(Clone, PartialEq)]
        enum Pick {
            New,
            Others,
            Quiet,
            Event(EventId),
        }
        let mut picks = vec![
            (Pick::New, text.get("edit-new-event")),
            (Pick::Others, text.get("edit-other-decks")),
        ];
        let quiet = self.draft.events().iter().find(|(_, event)| event.effects.is_empty());
        let quiet = quiet.map(|(id, _)| id.clone());
        if quiet.is_none() {
            picks.push((Pick::Quiet, text.get("edit-quiet")));
        }
        let mut events: Vec<_> = (self.draft.events().keys())
            .map(|id| (event_name(text, &self.draft, id), id.clone()))
            .collect();
        events.sort();
        picks.extend(events.into_iter().map(|(name, id)| (Pick::Event(id), name)));
        let mut touched = None;
        let full = self.draft.has_all_events();
        rows(ui, &picks, (150.0, 48.0), |ui, (pick, name), size| {
            let chosen = match (pick, card) {
                (Pick::Event(id), Some(card)) if *id == card.event => Picked::This,
                (Pick::Event(_) | Pick::Quiet, _) => Picked::Not,
                _ => Picked::NoChoice,
            };
            let counted = match pick {
                Pick::Event(id) => {
                    let values = [("event", name.into()), ("count", self.draft.count(id).into())];
                    text.with("edit-event-count", &values)
                }
                _ => name.clone(),
            };
            let button = SizedButton::new(name).named(&counted).picked(chosen).text(15.0);
            let button = if *pick == Pick::New { button.icon(Icon::Plus) } else { button };
            let can = !full || matches!(pick, Pick::Event(_));
            if ui.add_enabled_ui(can, |ui| button.show(ui, size)).inner.clicked() {
                touched = Some(pick.clone());
            }
        });
        match touched {
            Some(Pick::New) => {
                if let Some(event) = self.draft.new_event() {
                    self.set(text, pair, |card| card.event = event);
                    self.focus = Focus::Now;
                }
            }
            Some(Pick::Others) => self.pane = Pane::Others,
            Some(Pick::Quiet) => {
                if let Some(event) = self.draft.quiet(text) {
                    self.set(text, pair, |card| card.event = event);
                }
            }
            Some(Pick::Event(event)) => self.set(text, pair, |card| card.event = event),
            None => {}
        }
    }

    /// The chosen event's name, text, and effects.
    fn event(&mut self, ui: &mut Ui, text: &Text, event: &EventId) {
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        match show(ui, text, &self.draft, event, focus) {
            None => {}
            Some(EventTouch::Name(name)) => self.draft.rename_event(event, name),
            Some(EventTouch::Text(words)) => self.draft.reword_event(event, &words),
            Some(EventTouch::Add) => self.pane = Pane::NewEffect(event.clone()),
            Some(EventTouch::Change(place)) => self.pane = Pane::Effect(event.clone(), place),
            Some(EventTouch::Remove(place)) => {
                self.draft.change_effects(event, |effects| {
                    if place < effects.len() {
                        effects.remove(place);
                    }
                });
            }
            Some(EventTouch::ToTable) => {
                self.draft.change_effects(event, |effects| effects.push(Effect::AtTable {}));
            }
        }
    }
}

pub enum EventTouch {
    Name(String),
    Text(String),
    /// Add an effect.
    Add,
    Change(usize),
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
    let is_at_table = *effect == (Effect::AtTable {});
    let sentence = if is_at_table { text.get("edit-effects-table") } else { text.effect(effect) };
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

/// Returns whether an effect has anything to choose.
const fn has_choices(effect: &Effect) -> bool {
    !matches!(effect, Effect::AtTable {} | Effect::DiscardHalf {} | Effect::RobberSleeps {})
}
