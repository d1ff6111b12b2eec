//! The card being filled in: season, event die, and its event: the name, the text, and what it
//! does.

use egui::{Align2, Sense, Ui, vec2};

use super::draft::event_name;
use super::draft_event::{DicePair, all_ships, with_face};
use super::editor::{Editor, Pane};
use super::grid::which_card;
use cards::{Card, Effect, EventFace, EventId, Faces, MAX_EFFECTS, MAX_TEXT, MAX_TITLE, Season};
use kit::theme::{Palette, display};
use kit::widgets::{
    Focus, GAP, Icon, SizedButton, Switch, boxed, buttons, choice_tile, columns, dice, field, hint,
    icon_button, long_field, paint_face, say, season_badge, section, segments, spaced,
};
use words::text::Text;

/// Least width at which the actions for a card are named rather than only drawn.
const WORDED: f32 = 330.0;

impl Editor {
    /// The chosen card, from its season to what its event does.
    pub(super) fn card(&mut self, ui: &mut Ui, text: &Text, pair: DicePair) {
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

    fn chosen_card(&mut self, pair: DicePair) -> Option<Card> {
        let here = self.draft.on(pair);
        self.nth = self.nth.min(here.len());
        let place = here.get(self.nth)?;
        self.draft.cards().get(*place).cloned()
    }

    /// The dice, and the actions for the card as a whole.
    fn head(&mut self, ui: &mut Ui, text: &Text, pair: DicePair, card: Option<&Card>) {
        let (red, yellow) = (pair.0.pips(), pair.1.pips());
        let count = self.draft.on(pair).len();
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(50.0, 48.0), Sense::hover());
            let (ink, font) = (Palette::of(ui).text, display(ui.ctx(), 34.0));
            let number = (red + yellow).to_string();
            ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, number, font, ink);
            dice(ui, text, red, yellow, 40.0);
            let room = ui.available_width();
            // Signs alone where there is no room for their words.
            let is_wide = room >= WORDED;
            let each = if is_wide { (room - 2.0 * GAP) / 3.0 } else { 48.0 };
            let action = |ui: &mut Ui, icon: Icon, key: &str, can: bool| {
                let words = text.get(key);
                let button = if is_wide { SizedButton::new(&words) } else { SizedButton::new("") };
                let button = button.named(&words).icon(icon).text(14.0).enabled(can);
                button.show(ui, vec2(each, 48.0)).clicked()
            };
            let last = self.draft.last().cloned();
            let copy = SizedButton::new(text.get("edit-copy-before")).text(15.0);
            let size = vec2((room - 2.0 * (each + GAP)).max(48.0), 48.0);
            if copy.enabled(last.is_some()).show(ui, size).clicked()
                && let Some(Card { season, event, faces, .. }) = last
            {
                self.set(text, pair, |card| *card = Card { season, event, faces, ..*card });
            }
            let can_add = card.is_some() && !self.draft.is_full();
            if action(ui, Icon::Plus, "edit-another-card", can_add) {
                self.nth = count;
                self.set(text, pair, |_| ());
            }
            let can_remove = card.is_some() && self.draft.cards().len() > 1;
            if action(ui, Icon::Cross, "edit-remove-card", can_remove)
                && let Some(place) = self.draft.on(pair).get(self.nth)
            {
                self.draft.remove_card(*place);
                self.nth = 0;
            }
        });
        self.nth = which_card(ui, text, count, self.nth).unwrap_or(self.nth);
    }

    fn season(&mut self, ui: &mut Ui, text: &Text, pair: DicePair, card: Option<&Card>) {
        section(ui, &text.get("edit-season"));
        let mut options = vec![(None, text.get("edit-season-none"))];
        options.extend(Season::ALL.map(|season| (Some(season), text.season(season))));
        let now = card.and_then(|card| card.season);
        if let Some(season) = segments(ui, &options, now) {
            self.set(text, pair, |card| card.season = season);
        }
    }

    fn faces(&mut self, ui: &mut Ui, text: &Text, pair: DicePair, card: Option<&Card>) {
        section(ui, &text.get("edit-faces"));
        let has_faces = self.draft.cards().iter().any(|card| card.faces.is_some());
        let usual = if card.is_none() && has_faces { Some(all_ships()) } else { None };
        let now = card.map_or(usual, |card| card.faces);
        let Some(faces) = now else {
            let on = SizedButton::new(text.get("edit-faces-on")).icon(Icon::Plus).text(15.0);
            if on.touched(ui, 48.0) {
                self.set(text, pair, |card| card.faces = Some(all_ships()));
            }
            return;
        };
        let mut touched = None;
        let count = if ui.available_width() >= 480.0 { 2 } else { 1 };
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            columns(ui, &Season::ALL, count, |ui, season, wide| {
                let picked = face_row(ui, text, wide, *season, faces);
                touched = touched.take().or(picked.map(|face| (*season, face)));
            });
        });
        if let Some((season, face)) = touched {
            self.set(text, pair, |card| {
                let faces = card.faces.unwrap_or_else(all_ships);
                card.faces = Some(with_face(faces, season, face));
            });
        }
        let off = SizedButton::new(text.get("edit-faces-off")).icon(Icon::Cross).text(15.0);
        if card.is_some() && off.touched(ui, 48.0) {
            self.set(text, pair, |card| card.faces = None);
        }
    }

    fn events(&mut self, ui: &mut Ui, text: &Text, pair: DicePair, card: Option<&Card>) {
        #[derive(Clone, PartialEq)]
        enum EventPick {
            New,
            Others,
            Quiet,
            Event(EventId),
        }
        let mut picks = vec![
            (EventPick::New, text.get("edit-new-event")),
            (EventPick::Others, text.get("edit-other-decks")),
        ];
        let quiet = self.draft.events().iter().find(|(_, event)| event.effects.is_empty());
        let quiet = quiet.map(|(id, _)| id.clone());
        if quiet.is_none() {
            picks.push((EventPick::Quiet, text.get("edit-quiet")));
        }
        let mut events: Vec<_> = (self.draft.events().keys())
            .map(|id| (event_name(text, &self.draft, id), id.clone()))
            .collect();
        events.sort();
        picks.extend(events.into_iter().map(|(name, id)| (EventPick::Event(id), name)));
        let full = self.draft.has_all_events();
        let picks: Vec<_> = picks.iter().collect();
        let touched = buttons(ui, &picks, (150.0, 48.0), |(pick, name)| {
            let button = SizedButton::new(name).text(15.0);
            let button = match pick {
                EventPick::Event(id) => {
                    let values = [("event", name.into()), ("count", self.draft.count(id).into())];
                    let is_this = card.is_some_and(|card| *id == card.event);
                    button.named(text.with("edit-event-count", &values)).chosen(is_this)
                }
                EventPick::Quiet => button.chosen(false),
                EventPick::New => button.icon(Icon::Plus),
                EventPick::Others => button,
            };
            button.enabled(!full || matches!(pick, EventPick::Event(_)))
        });
        let event = match touched {
            Some((EventPick::New, _)) => {
                let new = self.draft.new_event();
                if new.is_some() {
                    self.focus = Focus::Now;
                }
                new
            }
            Some((EventPick::Others, _)) => {
                self.pane = Pane::Others;
                None
            }
            Some((EventPick::Quiet, _)) => self.draft.quiet(text),
            Some((EventPick::Event(event), _)) => Some(event.clone()),
            None => None,
        };
        if let Some(event) = event {
            self.set(text, pair, |card| card.event = event);
        }
    }

    /// The chosen event's name, text, and effects.
    fn event(&mut self, ui: &mut Ui, text: &Text, id: &EventId) {
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        let Some(event) = self.draft.events().get(id).cloned() else { return };
        let label = text.get("edit-name-field");
        if let Some(name) = field(ui, &label, &event.name, MAX_TITLE, focus) {
            self.draft.rename_event(id, name);
        }
        let (label, hint_words) = (text.get("edit-text-field"), text.get("edit-text-hint"));
        if let Some(words) = long_field(ui, &label, &hint_words, &event.text, MAX_TEXT) {
            self.draft.reword_event(id, &words);
        }
        let count = self.draft.count(id);
        if count > 1 {
            hint(ui, &text.with("edit-shared", &[("count", count.into())]));
        }
        section(ui, &text.get("edit-effects"));
        if event.effects.is_empty() {
            say(ui, &text.get("edit-effects-none"));
        }
        for (place, effect) in event.effects.iter().enumerate() {
            let [changes, removes] = effect_box(ui, text, effect);
            if changes {
                self.pane = Pane::Effect(id.clone(), place);
            }
            if removes {
                self.draft.change_effects(id, |effects| {
                    if place < effects.len() {
                        effects.remove(place);
                    }
                });
            }
        }
        if event.has_rulings() {
            hint(ui, &text.get("edit-rulings"));
        }
        let has_room = event.effects.len() < MAX_EFFECTS;
        let is_for_table = event.effects.contains(&Effect::AtTable {});
        let offers: &[bool] = if is_for_table { &[true] } else { &[true, false] };
        let adds = ui.add_enabled_ui(has_room, |ui| {
            buttons(ui, offers, (170.0, 48.0), |adds| {
                let key = if adds { "edit-add-effect" } else { "edit-to-table" };
                SizedButton::new(text.get(key)).icon(adds.then_some(Icon::Plus)).text(15.0)
            })
        });
        match adds.inner {
            Some(true) => self.pane = Pane::NewEffect(id.clone()),
            // The table resolves it.
            Some(false) => {
                self.draft.change_effects(id, |effects| effects.push(Effect::AtTable {}));
            }
            None => {}
        }
    }
}

/// Offers a season's four faces, `wide` points in all.
fn face_row(
    ui: &mut Ui,
    text: &Text,
    wide: f32,
    season: Season,
    faces: Faces,
) -> Option<EventFace> {
    const BADGE: f32 = 28.0;
    const APART: f32 = 4.0;
    let size = vec2((wide - BADGE) / 4.0 - APART, 48.0);
    spaced(ui, APART, |ui| {
        season_badge(ui, season, BADGE);
        let mut touched = None;
        for face in EventFace::ALL {
            let values =
                [("season", text.season(season).into()), ("face", text.event_face(face).into())];
            let name = text.with("edit-face-name", &values);
            let look = (Palette::of(ui).panel, Switch::when(faces.of(season) == face));
            let tile = choice_tile(ui, size, &name, look, |ui, rect| {
                paint_face(ui.painter(), rect.shrink(8.0), face);
            });
            touched = tile.clicked().then_some(face).or(touched);
        }
        touched
    })
}

/// An effect as a sentence, with the actions for it; says whether to change it, and whether to
/// remove it.
fn effect_box(ui: &mut Ui, text: &Text, effect: &Effect) -> [bool; 2] {
    let is_at_table = *effect == (Effect::AtTable {});
    let sentence = if is_at_table { text.get("edit-effects-table") } else { text.effect(effect) };
    let value = [("effect", sentence.as_str().into())];
    let names = ["edit-effect-change", "edit-effect-remove"].map(|key| text.with(key, &value));
    let [change, remove] = &names;
    boxed(ui, |ui| {
        say(ui, &sentence);
        ui.horizontal(|ui| {
            let button = SizedButton::new(text.get("decks-edit")).named(change).text(15.0);
            let changes = has_choices(effect) && button.show(ui, vec2(110.0, 48.0)).clicked();
            [changes, icon_button(ui, Icon::Cross, remove).clicked()]
        })
        .inner
    })
}

/// Returns whether an effect has anything to choose.
const fn has_choices(effect: &Effect) -> bool {
    !matches!(effect, Effect::AtTable {} | Effect::DiscardHalf {} | Effect::RobberSleeps {})
}
