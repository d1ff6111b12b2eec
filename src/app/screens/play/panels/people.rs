//! Players, their names, and their seats, changed in the middle of a game (RULES 11).

use egui::{Align2, Frame, Key, Margin, Ui, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Panel, PanelHead};
use crate::app::screens::play::view::View;
use game::{BadName, Color, Deed, Expansion, MAX_NAME, Name, Room, Seat};
use kit::theme::strong;
use kit::widgets::{
    Icon, SizedButton, Switch, buttons, elided, framed, hint, lit_box, mark_button, name_field,
    pressed_ground, say, spaced, text_width, touchable,
};

/// Changes to the players, while they are being made.
#[derive(Debug, Default)]
pub struct PeoplePanel {
    /// The player whose row is unfolded.
    seat: Option<Seat>,
    /// The name as typed so far.
    name: Option<String>,
}

impl Panel for PeoplePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("people").titled("table-people")
    }

    /// Draws all players in clockwise order.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        hint(ui, &view.text.get("people-hint"));
        let order: Vec<Seat> = view.state.seating().order().collect();
        let mut deed = None;
        for (place, seat) in order.iter().copied().enumerate() {
            let frame = Frame::new().fill(view.palette.panel).corner_radius(14);
            framed(ui, frame, Margin::ZERO, |ui| {
                let is_open = self.seat == Some(seat);
                if row(ui, view, seat, is_open) {
                    *self = Self { seat: (!is_open).then_some(seat), name: None };
                }
                if self.seat != Some(seat) {
                    return;
                }
                framed(ui, Frame::new(), Margin::same(10), |ui| {
                    ui.push_id(("person", seat), |ui| {
                        let named = rename(ui, view, seat, &mut self.name);
                        let colored = recolor(ui, view, seat);
                        let moved = seat_and_leave(ui, view, seat, (place, order.len()));
                        deed = named.or(colored).or(moved);
                    });
                });
            });
        }
        deed.map(Command::Act)
    }

    /// A name being typed is now the player's, or is dropped.
    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        self.name = None;
        AfterAct::Stays
    }
}

/// A player's mark and name; a touch unfolds what can be changed.
fn row(ui: &mut Ui, view: &View<'_>, seat: Seat, is_open: bool) -> bool {
    let palette = view.palette;
    let size = vec2(ui.available_width(), 52.0);
    let name = view.about(if is_open { "people-close" } else { "people-open" }, seat);
    let (rect, response) = touchable(ui, size, &name);
    pressed_ground(ui, &response, palette.raised);
    let middle = rect.center().y;
    view.paint_mark(ui.painter(), pos2(rect.left() + 28.0, middle), 13.0, seat);
    let icon = if is_open { Icon::Up } else { Icon::Down };
    icon.paint_at(ui.painter(), pos2(rect.right() - 26.0, middle), 22.0, palette.faint);
    let mut right = rect.right() - 26.0 - 11.0 - 12.0;
    let is_here = view.state.seating().is_present(seat);
    if !is_here {
        let (words, font) = (view.text.get("people-away"), strong(ui.ctx(), 16.0));
        let (at, wide) = (pos2(right, middle), text_width(ui, &words, &font));
        elided(ui, at, Align2::RIGHT_CENTER, &words, font, palette.faint, 120.0);
        right -= wide + 12.0;
    }
    let (at, font) = (pos2(rect.left() + 52.0, middle), strong(ui.ctx(), 18.0));
    let ink = if is_here { palette.text } else { palette.faint };
    elided(ui, at, Align2::LEFT_CENTER, &view.name(seat), font, ink, right - at.x);
    response.clicked()
}

/// The name field, and a button that applies it.
fn rename(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Option<String>) -> Option<Deed> {
    let now = view.name(seat);
    let written = draft.clone().unwrap_or_else(|| now.clone());
    let (wide, button) = (ui.available_width(), 110.0);
    let checked = Name::try_from(written.clone());
    let taken = |name: &Name| {
        view.state.players().iter().any(|(other, player)| other != seat && player.name == *name)
    };
    let wrong = match &checked {
        Err(BadName::Empty) => Some(view.text.get("people-bad-name-empty")),
        Err(BadName::TooLong) => Some(view.with("people-bad-name-long", &[("most", &MAX_NAME)])),
        Ok(name) if taken(name) => Some(view.text.get("people-bad-name-taken")),
        Ok(_) => None,
    };
    let is_done = spaced(ui, 8.0, |ui| {
        let label = view.about("people-name", seat);
        let room = (wide - button - 8.0).max(80.0);
        if let Some(name) = name_field(ui, &label, &written, room) {
            *draft = Some(name);
        }
        let can = wrong.is_none() && written.trim() != now;
        let name = view.about_with("people-rename-name", seat, "name", written.trim().into());
        let plate = view.keyed_button("people-rename").named(name).text(16.0);
        let plate = plate.tone(view.palette.primary).enabled(can);
        let is_touched = plate.show(ui, vec2(button, 48.0)).clicked();
        is_touched || can && ui.input(|input| input.key_pressed(Key::Enter))
    });
    if let Some(words) = wrong {
        hint(ui, &words);
        return None;
    }
    checked.ok().filter(|_| is_done).map(|name| Deed::Rename { player: seat, name })
}

/// The six colors; choosing one that another player has swaps them.
fn recolor(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Deed> {
    let mut deed = None;
    let now = view.color(seat);
    ui.horizontal_wrapped(|ui| {
        for color in Color::ALL {
            let mut owners = view.state.players().iter();
            let owner = owners.find(|(other, player)| *other != seat && player.color == color);
            let (called, shape) = (view.text.color(color), view.text.mark(color));
            let (who, color_name) = (("who", &seat as _), ("color", &called as _));
            let shape = ("shape", &shape as _);
            let name = match owner {
                Some((other, _)) => {
                    view.with("people-swap", &[who, color_name, shape, ("other", &other)])
                }
                None => view.with("people-color", &[who, color_name, shape]),
            };
            if mark_button(ui, color, &name, Switch::when(color == now)).clicked() && color != now {
                deed = Some(Deed::Recolor { player: seat, color });
            }
        }
    });
    deed
}

/// Buttons to move one seat up or down, and to leave the table or return.
fn seat_and_leave(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    (place, seats): (usize, usize),
) -> Option<Deed> {
    let is_here = view.state.seating().is_present(seat);
    let moves = |to: Option<usize>| {
        let place = to.filter(|to| *to < seats).and_then(|to| u8::try_from(to).ok())?;
        Some(Deed::MoveSeat { player: seat, place })
    };
    let leaves = if is_here {
        ("people-leave", Icon::Forward, Some(Deed::LeaveTable { player: seat }))
    } else {
        ("people-back", Icon::Back, Some(Deed::ComeBack { player: seat }))
    };
    let all = [
        ("people-up", Icon::Up, moves(place.checked_sub(1))),
        ("people-down", Icon::Down, moves(Some(place + 1))),
        leaves,
    ];
    let all: Vec<_> = all.iter().collect();
    let touched = buttons(ui, &all, (120.0, 48.0), |(key, icon, deed)| {
        let name = view.about(&format!("{key}-name"), seat);
        let button = view.keyed_button(key).named(name).icon(*icon).text(16.0);
        button.enabled(deed.is_some())
    });
    let deed = touched.and_then(|(.., deed)| deed.clone());
    if is_here {
        hint(ui, &view.text.get("people-leave-hint"));
        return deed;
    }
    deed.or(left_behind(ui, view, seat))
}

/// Says what a player who has left holds, and offers to return it to the bank; their pieces
/// stay.
fn left_behind(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Deed> {
    let count = view.state.hands().map_or(0, |hands| hands.size(seat));
    let is_returned = count > 0
        && lit_box(ui, |ui| {
            say(ui, &view.about_with("people-left-cards", seat, "count", count.into()));
            let label = view.with_count("people-return", count);
            let button = SizedButton::new(label).named(view.about("people-return-name", seat));
            button.text(16.0).touched(ui, 48.0)
        });
    hint(ui, &view.about("people-left-pieces", seat));
    let expansions = view.state.rules().expansions();
    for (room, key) in LEFT_BEHIND {
        if room.is_played(expansions) {
            hint(ui, &view.about(key, seat));
        }
    }
    is_returned.then_some(Deed::ReturnHand { player: seat })
}

/// Words about things of modules once their player has left, by the room that brings them.
const LEFT_BEHIND: [(Room, &str); 4] = [
    (Room::Of(Expansion::Fish), "people-left-fish"),
    (Room::Gold, "people-left-gold"),
    (Room::Of(Expansion::Wagons), "people-left-wagon"),
    (Room::Of(Expansion::Oil), "people-left-oil"),
];
