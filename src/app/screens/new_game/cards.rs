//! Choosing cards: common choices in one tap, decks, how they are laid out, and rarely
//! changed settings folded away.

use egui::{Label, RichText, Stroke, Ui, vec2};

use cards::{
    Arrangement, BadSelection, BuiltIn, Deck, EventDie, Hidden, LeapYear, TiedVote, Weather,
};
use game::{Expansions, NumberSource};
use kit::theme::{Palette, strong};
use kit::widgets::{
    self, DeckBadge, Explained, Icon, Switch, deck_row, icon_buttons, keyed_options,
    keyed_segments, keyed_switch, paint_decks, paint_decks_and_die, paint_dice, pick_decks,
    player_option, row_box, season_options, segments, switch_row, warn,
};
use words::text::Text;

use super::card_choice::{CardChoice, Preset, has_event_die};
use super::players;
use super::preview::refusal_in_full;
use super::rules::{fold, heading, note, number_row, own_key};
use super::table::SeatedPlayers;

/// The cards of a new game, and whether the rarely changed settings are unfolded.
#[derive(Debug)]
pub struct CardTab {
    pub choice: CardChoice,
    more: Switch,
}

impl CardTab {
    pub const fn new(choice: CardChoice) -> Self {
        Self { choice, more: Switch::Off }
    }

    pub fn show(&mut self, ui: &mut Ui, text: &Text, played: Expansions, table: &SeatedPlayers) {
        self.presets(ui, text, played);
        heading(ui, &text.get("new-decks"));
        self.decks(ui, text);
        self.refused(ui, text, |why| *why != BadSelection::LeapYearWithStacks);
        self.arrangement(ui, text);
        ui.add_space(4.0);
        let (on_off, now) = ([Switch::On, Switch::Off], self.choice.new_year);
        self.choice.new_year = keyed_switch(ui, text, "new-new-year", on_off, now);
        let selection = self.choice.selection();
        if self.choice.is_seasonal() || selection.weather != Weather::Off {
            self.weather(ui, text, table);
        }
        self.source(ui, text, played);
        self.more(ui, text, played);
    }

    /// Shows why the cards can't be laid out so, where it is such a reason.
    fn refused(&self, ui: &mut Ui, text: &Text, is_such: impl FnOnce(&BadSelection) -> bool) {
        let refusal = self.choice.refusal().filter(is_such);
        warn(ui, refusal.map(|refusal| refusal_in_full(text, refusal)));
    }

    fn presets(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        widgets::heading(ui, RichText::new(text.get("new-presets")).heading());
        let said = |key: &str| text.get(&own_key(text, played, key));
        let offered: Vec<Explained<Preset>> = Preset::offered(played)
            .into_iter()
            .filter(|preset| self.choice.places(*preset).is_some())
            .map(|value| {
                let key = format!("new-preset-{}", value.key());
                Explained { value, label: said(&key), line: said(&format!("{key}-line")) }
            })
            .collect();
        let has_die = has_event_die(played);
        let is_chosen = |preset| self.choice.is(preset);
        let taken = pick_decks(ui, &offered, is_chosen, |ui, preset, rect| {
            let places = self.choice.places(preset).unwrap_or_default().into_iter();
            let decks: Vec<_> = places.filter_map(|place| self.badge(ui, text, place)).collect();
            match preset {
                Preset::Dice | Preset::OwnDice => paint_dice(ui, rect, has_die, 34.0),
                Preset::Official if has_die => paint_decks_and_die(ui, rect, &decks),
                Preset::Official | Preset::Seasons | Preset::Stacks => {
                    paint_decks(ui, rect, &decks);
                }
            }
        });
        if let Some(preset) = taken {
            self.choice.take(preset);
        }
    }

    fn badge(&self, ui: &Ui, text: &Text, place: usize) -> Option<DeckBadge> {
        let deck = self.choice.offered().get(place)?;
        Some(DeckBadge::of(Palette::of(ui), deck, &text.deck_title(deck), place))
    }

    fn decks(&mut self, ui: &mut Ui, text: &Text) {
        let mut touched = None;
        for (place, deck) in self.choice.offered().iter().enumerate() {
            let own = BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id());
            let line = match own {
                Some(known) => text.get(&format!("new-deck-{}-line", known.key())),
                None if deck.is_seasonal() => text.get("new-deck-own-seasons-line"),
                None => text.get("new-deck-own-line"),
            };
            let count = text.with("new-deck-count", &[("count", deck.cards().len().into())]);
            let words = (&*text.deck_title(deck), &*line, &*count);
            let Some(badge) = self.badge(ui, text, place) else { continue };
            let state = Switch::when(self.choice.chosen().contains(&place));
            if deck_row(ui, words, &badge, state).clicked() {
                touched = Some(place);
            }
        }
        if let Some(place) = touched {
            self.choice.toggle(place);
        }
    }

    /// One pile or stacks; asked only with two or more decks.
    fn arrangement(&mut self, ui: &mut Ui, text: &Text) {
        let now = self.choice.selection().arrangement;
        if self.choice.chosen().len() < 2 && now == Arrangement::Mixed {
            return;
        }
        heading(ui, &text.get("new-arrangement"));
        let ways = [
            (Arrangement::Mixed, "new-arrangement-mixed"),
            (Arrangement::Stacks, "new-arrangement-stacks"),
        ];
        self.choice.rest.arrangement = keyed_segments(ui, text, &ways, now).unwrap_or(now);
        let shown = ways.iter().find(|(way, _)| *way == now);
        note(ui, &shown.map(|(_, key)| text.get(&format!("{key}-line"))).unwrap_or_default());
        self.refused(ui, text, |why| *why == BadSelection::LeapYearWithStacks);
        if now == Arrangement::Stacks && self.choice.chosen().len() > 1 {
            self.order(ui, text);
        }
    }

    /// The stacks in the order they are drawn.
    fn order(&mut self, ui: &mut Ui, text: &Text) {
        subheading(ui, &text.get("new-stack-order"));
        let mut moved = None;
        let last = self.choice.chosen().len() - 1;
        for (nth, place) in self.choice.chosen().iter().enumerate() {
            let Some(deck) = self.choice.offered().get(*place) else { continue };
            let title = text.deck_title(deck);
            row_box(ui, Stroke::NONE, |ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(34.0, 46.0), egui::Sense::hover());
                if let Some(badge) = self.badge(ui, text, *place) {
                    badge.paint(ui, rect);
                }
                let gap = ui.spacing().item_spacing.x;
                let room = (ui.available_width() - 2.0 * (48.0 + gap)).max(40.0);
                let words = text.with("new-stack-nth", &[("nth", (nth + 1).into())]);
                let words = RichText::new(format!("{words} {title}")).font(strong(ui.ctx(), 17.0));
                ui.allocate_ui(vec2(room, 48.0), |ui| {
                    ui.set_width(room);
                    ui.add(Label::new(words).truncate());
                });
                let name = |key| text.with(key, &[("deck", title.as_str().into())]);
                let buttons = [
                    (nth > 0, Icon::Up, name("new-stack-earlier"), nth.saturating_sub(1)),
                    (nth < last, Icon::Down, name("new-stack-later"), nth),
                ];
                moved = icon_buttons(ui, buttons).or(moved);
            });
        }
        if let Some(nth) = moved {
            self.choice.swap_with_next(nth);
        }
    }

    fn weather(&mut self, ui: &mut Ui, text: &Text, table: &SeatedPlayers) {
        heading(ui, &text.get("new-weather"));
        let options = [
            (Weather::Mixed, "new-weather-mixed"),
            (Weather::Held, "new-weather-held"),
            (Weather::Off, "new-weather-off"),
        ];
        let now = self.choice.selection().weather;
        if let Some(weather) = keyed_options(ui, text, &options, now) {
            self.choice.set_weather(weather);
        }
        if now == Weather::Held {
            self.holder(ui, text, table);
        }
    }

    /// Asks who holds the weather cards at first.
    fn holder(&mut self, ui: &mut Ui, text: &Text, table: &SeatedPlayers) {
        subheading(ui, &text.get("new-weather-holder"));
        let named = self.choice.holder(table);
        let mut touched = None;
        if let Some(usual) = table.before_first() {
            let values = [("player", usual.called(text).into())];
            let label = text.with("new-weather-holder-usual", &values);
            let (width, state) = (ui.available_width(), Switch::when(named.is_none()));
            if player_option(ui, width, (&label, usual.color), state).clicked() {
                touched = Some(None);
            }
        }
        let named = named.and_then(|place| table.entries().get(place)).map(|entry| entry.key);
        if let Some(key) = players::choose(ui, text, table, named) {
            touched = Some(Some(key));
        }
        self.choice.holder = touched.unwrap_or(self.choice.holder);
        note(ui, &text.get("new-weather-holder-line"));
    }

    fn source(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        heading(ui, &text.get("new-source"));
        let now = self.choice.source;
        let sources = NumberSource::ALL
            .map(|source| (source, text.get(&format!("new-source-{}", source.key()))));
        let in_row = if ui.available_width() < 500.0 { 2 } else { 4 };
        for row in sources.chunks(in_row) {
            self.choice.source = segments(ui, row, now).unwrap_or(self.choice.source);
        }
        let line = format!("new-source-{}-line", now.key());
        note(ui, &text.get(&own_key(text, played, &line)));
    }

    /// The rarely changed settings.
    fn more(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        ui.add_space(4.0);
        fold(ui, text, ["new-more", "new-more-less"], &mut self.more);
        if self.more == Switch::Off {
            return;
        }
        let selection = self.choice.selection();
        if selection.new_year.is_on() {
            self.below_new_year(ui, text, selection.tied_vote);
        }
        heading(ui, &text.get("new-season-start"));
        if let Some(season) = season_options(ui, text, selection.starts) {
            self.choice.rest.starts = season;
        }
        if !has_event_die(played) {
            self.event_die(ui, text, selection.event_die);
        }
    }

    /// Asks whether the cards' faces of the event die are shown.
    fn event_die(&mut self, ui: &mut Ui, text: &Text, now: EventDie) {
        ui.add_space(4.0);
        // With decks that have no faces, the ship stays in its harbor.
        let decks = self.choice.decks();
        let shows = decks.iter().flat_map(Deck::cards).any(|card| card.faces.is_some());
        let comes = shows || self.choice.source != NumberSource::Cards;
        let line = if comes { "new-event-die-line" } else { "new-event-die-none" };
        let state = Switch::when(now == EventDie::Shown);
        match switch_row(ui, &text.get("new-event-die"), &text.get(line), state) {
            Some(Switch::On) => self.choice.rest.event_die = EventDie::Shown,
            Some(Switch::Off) => self.choice.rest.event_die = EventDie::Hidden,
            None => {}
        }
    }

    /// Hidden cards, Leap Year, and the vote on it.
    fn below_new_year(&mut self, ui: &mut Ui, text: &Text, vote: TiedVote) {
        let names = [text.get("new-hidden-less"), text.get("new-hidden-more")];
        let (hidden, range) = (self.choice.hidden().count(), 0..=Hidden::MOST);
        let label = text.get("new-hidden");
        let change = row_box(ui, Stroke::NONE, |ui| number_row(ui, &label, &names, hidden, &range));
        if let Some(change) = change {
            self.choice.change_hidden(change);
        }
        self.refused(ui, text, |why| matches!(why, BadSelection::NoNumber { .. }));
        let (with, now) = ([LeapYear::With, LeapYear::Without], self.choice.leap_year);
        self.choice.leap_year = keyed_switch(ui, text, "new-leap-year", with, now);
        self.refused(ui, text, |why| *why == BadSelection::LeapYearWithStacks);
        if now == LeapYear::With {
            heading(ui, &text.get("new-tied-vote"));
            let votes = [
                (TiedVote::Resets, "new-tied-vote-resets"),
                (TiedVote::GoesOn, "new-tied-vote-goes-on"),
            ];
            self.choice.rest.tied_vote = keyed_segments(ui, text, &votes, vote).unwrap_or(vote);
        }
    }
}

fn subheading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).font(strong(ui.ctx(), 18.0)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_words() {
        let text = Text::english();
        let mut keys = Vec::new();
        for preset in Preset::ALL {
            keys.push(format!("new-preset-{}", preset.key()));
            keys.push(format!("new-preset-{}-line", preset.key()));
        }
        for deck in BuiltIn::ALL {
            keys.push(format!("new-deck-{}-line", deck.key()));
            keys.push(format!("new-deck-short-{}", deck.key()));
        }
        for source in NumberSource::ALL {
            keys.push(format!("new-source-{}", source.key()));
            keys.push(format!("new-source-{}-line", source.key()));
        }
        for weather in ["mixed", "held", "off"] {
            keys.push(format!("new-weather-{weather}"));
            keys.push(format!("new-weather-{weather}-line"));
        }
        let missing: Vec<_> = keys.into_iter().filter(|key| !text.has(key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
