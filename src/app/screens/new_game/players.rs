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

enum PlayerTouch {
    Colors,
    Color(Color),
    Name(String),
    /// Swaps the player at this place with the next one.
    SwapWithNext(usize),
    Remove,
}

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
    let mut touched = None;
    let mut fields = Vec::new();
    for (place, entry) in table.entries().iter().enumerate() {
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.panel).stroke(palette.panel_rim).corner_radius(14);
        let row = framed(ui, frame, 8, |ui| {
            let touch = ui.push_id(("player", entry.key), |ui| row(ui, text, table, place, entry));
            let (field, touch) = touch.inner;
            fields.push(field);
            let colors = (*open == Some(entry.key)).then(|| colors(ui, text, table, entry));
            touch.or(colors.flatten())
        });
        if let Some(touch) = row {
            touched = Some((entry.key, touch));
        }
    }
    lead_on(ui, table, &fields);
    if let Some((key, touch)) = touched {
        apply(text, table, open, key, touch);
    }
    let room = table.entries().len() < *PLAYERS.end();
    let add = |ui: &mut Ui| action_button(ui, Some(Icon::Plus), &text.get("new-add-player"));
    ui.horizontal(|ui| {
        if ui.add_enabled_ui(room, add).inner.clicked() {
            table.add(text);
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

fn apply(
    text: &Text,
    table: &mut SeatedPlayers,
    open: &mut Option<u8>,
    key: u8,
    touch: PlayerTouch,
) {
    match touch {
        PlayerTouch::Colors => *open = if *open == Some(key) { None } else { Some(key) },
        PlayerTouch::Color(color) => {
            table.recolor(text, key, color);
            *open = None;
        }
        PlayerTouch::Name(name) => table.rename(key, &name),
        PlayerTouch::SwapWithNext(place) => table.swap_with_next(place),
        PlayerTouch::Remove => table.remove(key),
    }
}

fn row(
    ui: &mut Ui,
    text: &Text,
    table: &SeatedPlayers,
    place: usize,
    entry: &PlayerEntry,
) -> (Response, Option<PlayerTouch>) {
    let player = [("player", entry.called(text).into())];
    let mut touch = None;
    let field = ui.horizontal(|ui| {
        let color = [("player", (place + 1).into()), ("color", text.color(entry.color).into())];
        let name = text.with("new-color-of", &color);
        if mark_button(ui, entry.color, &name, Switch::Off).clicked() {
            touch = Some(PlayerTouch::Colors);
        }
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - 3.0 * (48.0 + gap)).max(80.0);
        let label = text.with("new-name-of", &[("player", (place + 1).into())]);
        let (field, name) = line_field(ui, &label, MAX_NAME, &entry.name, width);
        touch = touch.take().or(name.map(PlayerTouch::Name));
        let last = table.entries().len() - 1;
        let fewer = table.entries().len() > *PLAYERS.start();
        let name = |key| text.with(key, &player);
        let (up, down) = (place.saturating_sub(1), place);
        let buttons = [
            (place > 0, Icon::Up, name("new-move-up"), PlayerTouch::SwapWithNext(up)),
            (place < last, Icon::Down, name("new-move-down"), PlayerTouch::SwapWithNext(down)),
            (fewer, Icon::Cross, name("new-remove"), PlayerTouch::Remove),
        ];
        touch = icon_buttons(ui, buttons).or(touch.take());
        field
    });
    (field.inner, touch)
}

/// The six colors; choosing one that another player has swaps them.
fn colors(
    ui: &mut Ui,
    text: &Text,
    table: &SeatedPlayers,
    entry: &PlayerEntry,
) -> Option<PlayerTouch> {
    let mut touch = None;
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            let owner = table.entries().iter().find(|other| other.color == color);
            let owner = owner.filter(|other| other.key != entry.key);
            let mut values =
                vec![("color", text.color(color).into()), ("shape", text.mark(color).into())];
            let name = match owner {
                Some(other) => {
                    values.push(("player", other.called(text).into()));
                    text.with("new-swap-color", &values)
                }
                None => text.with("new-take-color", &values),
            };
            let state = Switch::when(color == entry.color);
            if mark_button(ui, color, &name, state).clicked() {
                touch = Some(PlayerTouch::Color(color));
            }
        }
    });
    touch
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
