//! Choosing cards: common choices in one tap, decks, how they are laid out, and rarely
//! changed settings folded away.

use egui::{Frame, Label, Margin, RichText, Ui};

use cards::{
    Arrangement, BadSelection, BuiltIn, Deck, EventDie, Hidden, LeapYear, TiedVote, Weather,
};
use game::{Expansion, Expansions, NumberSource};
use kit::theme::{Palette, strong};
use kit::widgets::{
    DeckBadge, Icon, Switch, action_button, columns, explained_options, icon_button, player_option,
    season_options, segments, stepper, switch_row,
};
use words::text::Text;

use super::card_choice::{CardChoice, Preset};
use super::card_tiles::{TilePicture, TileWords, deck_row, preset_height, preset_tile};
use super::preview::refused;
use super::rules::{explained, heading};
use super::table::Table;

/// Returns what a common choice is called in a game, and what it means there.
fn preset_words(text: &Text, played: Expansions, preset: Preset) -> TileWords {
    let base = format!("new-preset-{}", preset.key());
    if !played.has(Expansion::Knights) {
        return TileWords { label: text.get(&base), line: text.get(&format!("{base}-line")) };
    }
    let label = if preset == Preset::Dice { "new-knights-preset-three-dice" } else { &base };
    let line = text.get(&format!("new-knights-preset-{}", preset.key()));
    TileWords { label: text.get(label), line }
}

/// The cards of a new game, and whether the rarely changed settings are unfolded.
#[derive(Debug)]
pub struct CardTab {
    /// The cards.
    pub choice: CardChoice,
    more: Switch,
}

impl CardTab {
    /// The settings for `choice`.
    pub const fn new(choice: CardChoice) -> Self {
        Self { choice, more: Switch::Off }
    }

    /// The settings.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, played: Expansions, table: &Table) {
        self.presets(ui, text, played);
        heading(ui, &text.get("new-decks"));
        self.decks(ui, text);
        let refusal = self.choice.refusal();
        if let Some(refusal) =
            refusal.filter(|refusal| *refusal != BadSelection::LeapYearWithStacks)
        {
            refused(ui, text, refusal);
        }
        self.arrangement(ui, text);
        ui.add_space(4.0);
        self.new_year(ui, text);
        let selection = self.choice.selection();
        if self.choice.is_seasonal() || selection.weather != Weather::Off {
            self.weather(ui, text, table);
        }
        self.source(ui, text, played);
        self.more(ui, text, played);
    }

    fn presets(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        let title = text.get("new-presets");
        let label = ui.label(RichText::new(&title).heading());
        label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, &title));
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gap) / 2.0;
        let offered: Vec<(Preset, TileWords)> = Preset::offered(played)
            .into_iter()
            .filter(|preset| self.choice.places(*preset).is_some())
            .map(|preset| (preset, preset_words(text, played, preset)))
            .collect();
        let heights = offered.iter().map(|(_, words)| preset_height(ui, width, words));
        let size = egui::vec2(width, heights.fold(0.0, f32::max));
        let mut taken = None;
        columns(ui, &offered, 2, |ui, (preset, words), _| {
            let shown = self.preset_picture(ui, text, played, *preset);
            let state = Switch::when(self.choice.is(*preset));
            if preset_tile(ui, size, words, &shown, state).clicked() {
                taken = Some(*preset);
            }
        });
        if let Some(preset) = taken {
            self.choice.take(preset);
        }
    }

    fn preset_picture(
        &self,
        ui: &Ui,
        text: &Text,
        played: Expansions,
        preset: Preset,
    ) -> TilePicture {
        let places = self.choice.places(preset).unwrap_or_default().into_iter();
        let badges = places.filter_map(|place| self.badge(ui, text, place)).collect();
        match preset {
            Preset::Dice | Preset::OwnDice => TilePicture::Dice(played),
            Preset::Official if played.has(Expansion::Knights) => TilePicture::CardsAndDie(badges),
            Preset::Official | Preset::Seasons | Preset::Stacks => TilePicture::Cards(badges),
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
            let character = match own {
                Some(known) => text.get(&format!("new-deck-{}-line", known.key())),
                None if deck.is_seasonal() => text.get("new-deck-own-seasons-line"),
                None => text.get("new-deck-own-line"),
            };
            let count = text.with("new-deck-count", &[("count", deck.cards().len().into())]);
            let words = TileWords { label: text.deck_title(deck), line: character };
            let Some(badge) = self.badge(ui, text, place) else { continue };
            let state = Switch::when(self.choice.chosen().contains(&place));
            if deck_row(ui, &words, &count, &badge, state).clicked() {
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
            (Arrangement::Mixed, text.get("new-arrangement-mixed")),
            (Arrangement::Stacks, text.get("new-arrangement-stacks")),
        ];
        if let Some(arrangement) = segments(ui, &ways, now) {
            self.choice.rest.arrangement = arrangement;
        }
        note(
            ui,
            &text.get(match now {
                Arrangement::Mixed => "new-arrangement-mixed-line",
                Arrangement::Stacks => "new-arrangement-stacks-line",
            }),
        );
        if self.choice.refusal() == Some(BadSelection::LeapYearWithStacks) {
            refused(ui, text, BadSelection::LeapYearWithStacks);
        }
        if now == Arrangement::Stacks && self.choice.chosen().len() > 1 {
            self.order(ui, text);
        }
    }

    /// The stacks in the order they are drawn.
    fn order(&mut self, ui: &mut Ui, text: &Text) {
        ui.add_space(4.0);
        ui.label(RichText::new(text.get("new-stack-order")).font(strong(ui.ctx(), 18.0)));
        let mut moved = None;
        let last = self.choice.chosen().len() - 1;
        for (nth, place) in self.choice.chosen().iter().enumerate() {
            let Some(deck) = self.choice.offered().get(*place) else { continue };
            let title = text.deck_title(deck);
            let badge = self.badge(ui, text, *place);
            plain_row(ui, |ui| {
                let (rect, _) =
                    ui.allocate_exact_size(egui::vec2(34.0, 46.0), egui::Sense::hover());
                if let Some(badge) = badge {
                    badge.paint(ui, rect);
                }
                let gap = ui.spacing().item_spacing.x;
                let room = (ui.available_width() - 2.0 * (48.0 + gap)).max(40.0);
                let words = text.with("new-stack-nth", &[("nth", (nth + 1).into())]);
                let words = RichText::new(format!("{words} {title}")).font(strong(ui.ctx(), 17.0));
                ui.allocate_ui(egui::vec2(room, 48.0), |ui| {
                    ui.set_width(room);
                    ui.add(Label::new(words).truncate());
                });
                let deck = [("deck", title.into())];
                for (can, icon, key, up) in [
                    (nth > 0, Icon::Up, "new-stack-earlier", true),
                    (nth < last, Icon::Down, "new-stack-later", false),
                ] {
                    let name = text.with(key, &deck);
                    if ui.add_enabled_ui(can, |ui| icon_button(ui, icon, &name)).inner.clicked() {
                        moved = Some((nth, up));
                    }
                }
            });
        }
        match moved {
            Some((nth, true)) => self.choice.move_up(nth),
            Some((nth, false)) => self.choice.move_down(nth),
            None => {}
        }
    }

    fn new_year(&mut self, ui: &mut Ui, text: &Text) {
        let state = Switch::when(self.choice.selection().new_year.is_on());
        let words = [text.get("new-new-year"), text.get("new-new-year-line")];
        if let Some(state) = switch_row(ui, &words[0], &words[1], state) {
            self.choice.new_year = state;
        }
    }

    fn weather(&mut self, ui: &mut Ui, text: &Text, table: &Table) {
        heading(ui, &text.get("new-weather"));
        let option = |value, key: &str| explained(text, value, "new-weather", key);
        let options = [
            option(Weather::Mixed, "mixed"),
            option(Weather::Held, "held"),
            option(Weather::Off, "off"),
        ];
        let now = self.choice.selection().weather;
        if let Some(weather) = explained_options(ui, &options, now) {
            self.choice.set_weather(weather);
        }
        if now == Weather::Held {
            self.holder(ui, text, table);
        }
    }

    /// Who holds the weather cards at first.
    fn holder(&mut self, ui: &mut Ui, text: &Text, table: &Table) {
        ui.add_space(4.0);
        ui.label(RichText::new(text.get("new-weather-holder")).font(strong(ui.ctx(), 18.0)));
        let named = self.choice.holder(table);
        let mut touched = None;
        if let Some(usual) = table.before_first() {
            let values = [("player", usual.called(text).into())];
            let label = text.with("new-weather-holder-usual", &values);
            let shown = (label.as_str(), usual.color);
            let width = ui.available_width();
            if player_option(ui, width, shown, Switch::when(named.is_none())).clicked() {
                touched = Some(None);
            }
        }
        let entries: Vec<_> = table.entries().iter().enumerate().collect();
        columns(ui, &entries, 2, |ui, (place, entry), wide| {
            let state = Switch::when(named == Some(*place));
            if player_option(ui, wide, (&entry.called(text), entry.color), state).clicked() {
                touched = Some(Some(entry.key));
            }
        });
        if let Some(holder) = touched {
            self.choice.holder = holder;
        }
        note(ui, &text.get("new-weather-holder-line"));
    }

    fn source(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        heading(ui, &text.get("new-source"));
        let now = self.choice.source;
        let sources: Vec<(NumberSource, String)> = NumberSource::ALL
            .map(|source| (source, text.get(&format!("new-source-{}", source.key()))))
            .to_vec();
        let in_row = if ui.available_width() < 500.0 { 2 } else { 4 };
        for row in sources.chunks(in_row) {
            if let Some(source) = segments(ui, row, now) {
                self.choice.source = source;
            }
        }
        note(
            ui,
            &if played.has(Expansion::Knights) {
                text.get(&format!("new-knights-source-{}", now.key()))
            } else {
                text.get(&format!("new-source-{}-line", now.key()))
            },
        );
    }

    /// The rarely changed settings.
    fn more(&mut self, ui: &mut Ui, text: &Text, played: Expansions) {
        ui.add_space(4.0);
        let (key, icon, other) = match self.more {
            Switch::On => ("new-more-less", Icon::Up, Switch::Off),
            Switch::Off => ("new-more", Icon::Down, Switch::On),
        };
        if action_button(ui, Some(icon), &text.get(key)).clicked() {
            self.more = other;
        }
        if self.more == Switch::Off {
            return;
        }
        let selection = self.choice.selection();
        if selection.new_year.is_on() {
            self.below_new_year(ui, text);
        }
        heading(ui, &text.get("new-season-start"));
        if let Some(season) = season_options(ui, text, selection.starts) {
            self.choice.rest.starts = season;
        }
        if !played.has(Expansion::Knights) {
            self.event_die(ui, text);
        }
    }

    /// Whether the cards' faces of the event die are shown.
    fn event_die(&mut self, ui: &mut Ui, text: &Text) {
        let selection = self.choice.selection();
        ui.add_space(4.0);
        let die = Switch::when(selection.event_die == EventDie::Shown);
        // With decks that have no faces, the ship stays in its harbor.
        let decks = self.choice.decks();
        let shows = decks.iter().flat_map(Deck::cards).any(|card| card.faces.is_some());
        let line = if shows || self.choice.source != NumberSource::Cards {
            text.get("new-event-die-line")
        } else {
            text.get("new-event-die-none")
        };
        let words = [text.get("new-event-die"), line];
        if let Some(state) = switch_row(ui, &words[0], &words[1], die) {
            self.choice.rest.event_die = match state {
                Switch::On => EventDie::Shown,
                Switch::Off => EventDie::Hidden,
            };
        }
    }

    /// Hidden cards, Leap Year, and the vote on it.
    fn below_new_year(&mut self, ui: &mut Ui, text: &Text) {
        plain_row(ui, |ui| {
            let gap = ui.spacing().item_spacing.x;
            let room = (ui.available_width() - 3.0 * 48.0 - gap).max(40.0);
            ui.allocate_ui(egui::vec2(room, 48.0), |ui| {
                ui.set_width(room);
                let words = RichText::new(text.get("new-hidden")).font(strong(ui.ctx(), 18.0));
                ui.add(Label::new(words).wrap());
            });
            let names = [text.get("new-hidden-less"), text.get("new-hidden-more")];
            let hidden = self.choice.hidden().count();
            let change = stepper(ui, (&names[0], &names[1]), hidden, &(0..=Hidden::MOST));
            if let Some(change) = change {
                self.choice.change_hidden(change);
            }
        });
        let refusal = self.choice.refusal();
        if let Some(refusal @ BadSelection::NoNumber { .. }) = refusal {
            refused(ui, text, refusal);
        }
        let selection = self.choice.selection();
        let leap_year = Switch::when(selection.new_year.has_leap_year());
        let words = [text.get("new-leap-year"), text.get("new-leap-year-line")];
        if let Some(state) = switch_row(ui, &words[0], &words[1], leap_year) {
            self.choice.leap_year = match state {
                Switch::On => LeapYear::With,
                Switch::Off => LeapYear::Without,
            };
        }
        if refusal == Some(BadSelection::LeapYearWithStacks) {
            refused(ui, text, BadSelection::LeapYearWithStacks);
        }
        if leap_year == Switch::On {
            heading(ui, &text.get("new-tied-vote"));
            let votes = [
                (TiedVote::Resets, text.get("new-tied-vote-resets")),
                (TiedVote::GoesOn, text.get("new-tied-vote-goes-on")),
            ];
            if let Some(vote) = segments(ui, &votes, selection.tied_vote) {
                self.choice.rest.tied_vote = vote;
            }
        }
    }
}

fn note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).color(Palette::of(ui).faint)).wrap());
}

/// A row on a panel of its own.
fn plain_row(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    let margin = Margin { left: 14, right: 6, top: 6, bottom: 6 };
    let frame = Frame::new().fill(Palette::of(ui).panel).corner_radius(12).inner_margin(margin);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(draw);
    });
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
