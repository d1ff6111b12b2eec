//! Names, colors, seats, and who goes first.

use egui::{Frame, Key, Response, Ui};

use super::rules::{self, heading};
use super::table::{PLAYERS, PlayerEntry, SeatedPlayers};
use crate::app::platform::Platform;
use game::{Color, FirstBy, MAX_NAME};
use kit::theme::Palette;
use kit::widgets::{
    Icon, Switch, action_button, focus_field, framed, icon_buttons, line_field, mark_button,
    pick_in_columns, player_option,
};
use words::text::Text;

/// The part of the screen for seating the players. `open` is the player whose colors are
/// unfolded, `note` what follows from the number of players.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    table: &mut SeatedPlayers,
    open: &mut Option<u8>,
    note: Option<&str>,
    platform: &mut dyn Platform,
) {
    let newcomer = table.take_newcomer();
    let mut fields = Vec::new();
    for (place, entry) in table.entries().to_vec().iter().enumerate() {
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.panel).stroke(palette.panel_rim).corner_radius(14);
        framed(ui, frame, 8, |ui| {
            let id = ("player", entry.key);
            let field = ui.push_id(id, |ui| row(ui, text, table, (place, entry), open));
            fields.push(field.inner);
            if *open == Some(entry.key) {
                colors(ui, text, table, entry, open);
            }
        });
    }
    lead_on(ui, table, &fields);
    let added = fields.iter().zip(table.entries()).find(|(_, entry)| newcomer == Some(entry.key));
    if let Some((field, entry)) = added {
        focus_field(ui, field, &entry.name);
    }
    let room = table.entries().len() < *PLAYERS.end();
    let add = |ui: &mut Ui| action_button(ui, Some(Icon::Plus), &text.get("new-add-player"));
    ui.horizontal(|ui| {
        if ui.add_enabled_ui(room, add).inner.clicked() {
            table.add(text);
            ui.ctx().request_repaint();
        }
        rules::note(ui, &text.get("new-seat-order"));
    });
    if let Some(note) = note {
        ui.add(egui::Label::new(note).wrap());
    }
    first(ui, text, table, platform);
}

/// Leads from a name that is written to the next one, by Enter and Tab.
fn lead_on(ui: &Ui, table: &SeatedPlayers, fields: &[Response]) {
    let leads = ui.input(|input| {
        let tab = input.key_pressed(Key::Tab) && !input.modifiers.shift;
        tab || input.key_pressed(Key::Enter)
    });
    let left = fields.iter().position(|field| leads && field.lost_focus());
    let next = left.and_then(|left| fields.iter().zip(table.entries()).nth(left + 1));
    if let Some((field, entry)) = next {
        focus_field(ui, field, &entry.name);
    }
}

/// A player's row; returns the field for their name.
fn row(
    ui: &mut Ui,
    text: &Text,
    table: &mut SeatedPlayers,
    (place, entry): (usize, &PlayerEntry),
    open: &mut Option<u8>,
) -> Response {
    let player = [("player", entry.called(text).into())];
    let line = ui.horizontal(|ui| {
        let color = [("player", (place + 1).into()), ("color", text.color(entry.color).into())];
        let name = text.with("new-color-of", &color);
        if mark_button(ui, entry.color, &name, Switch::Off).clicked() {
            *open = Some(entry.key).filter(|key| *open != Some(*key));
        }
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - 3.0 * (48.0 + gap)).max(80.0);
        let label = text.with("new-name-of", &[("player", (place + 1).into())]);
        let (field, name) = line_field(ui, &label, MAX_NAME, &entry.name, width);
        if let Some(name) = name {
            table.rename(entry.key, &name);
        }
        let last = table.entries().len() - 1;
        let fewer = table.entries().len() > *PLAYERS.start();
        let name = |key| text.with(key, &player);
        let (up, down) = (place.saturating_sub(1), place);
        // The place that changes with the next one, or else the player leaves.
        let buttons = [
            (place > 0, Icon::Up, name("new-move-up"), Some(up)),
            (place < last, Icon::Down, name("new-move-down"), Some(down)),
            (fewer, Icon::Cross, name("new-remove"), None),
        ];
        match icon_buttons(ui, buttons) {
            Some(Some(place)) => table.swap_with_next(place),
            Some(None) => table.remove(entry.key),
            None => {}
        }
        field
    });
    line.inner
}

/// The six colors; choosing one that another player has swaps them.
fn colors(
    ui: &mut Ui,
    text: &Text,
    table: &mut SeatedPlayers,
    entry: &PlayerEntry,
    open: &mut Option<u8>,
) {
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            let owner = table.entries().iter().find(|other| other.color == color);
            let owner = owner.filter(|other| other.key != entry.key);
            let mut values =
                vec![("color", text.color(color).into()), ("shape", text.mark(color).into())];
            let key = if owner.is_some() { "new-swap-color" } else { "new-take-color" };
            values.extend(owner.map(|other| ("player", other.called(text).into())));
            let state = Switch::when(color == entry.color);
            if mark_button(ui, color, &text.with(key, &values), state).clicked() {
                table.recolor(text, entry.key, color);
                *open = None;
            }
        }
    });
}

/// The players two to a row, the one with the key `chosen` marked; returns the key of the one
/// that was touched.
pub fn choose(ui: &mut Ui, text: &Text, table: &SeatedPlayers, chosen: Option<u8>) -> Option<u8> {
    let touched = pick_in_columns(ui, table.entries(), 2, |ui, entry, wide| {
        let state = Switch::when(chosen == Some(entry.key));
        player_option(ui, wide, (&entry.called(text), entry.color), state).clicked()
    });
    touched.map(|entry| entry.key)
}

/// Chooses who goes first, by the table's choice or at random.
fn first(ui: &mut Ui, text: &Text, table: &mut SeatedPlayers, platform: &mut dyn Platform) {
    heading(ui, &text.get("new-who-begins"));
    if let Some(key) = choose(ui, text, table, table.first().map(|entry| entry.key)) {
        table.choose_first(key);
    }
    ui.horizontal(|ui| {
        if action_button(ui, Some(Icon::Dice), &text.get("new-draw-lots")).clicked() {
            table.draw_lots(&mut platform.rng());
        }
        if let (FirstBy::Lot, Some(entry)) = (table.first_by(), table.first()) {
            let said = text.with("new-lot-fell", &[("player", entry.called(text).into())]);
            ui.add(egui::Label::new(said).wrap());
        }
    });
}
