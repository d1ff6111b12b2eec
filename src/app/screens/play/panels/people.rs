//! Who plays, what they are called, and where they sit, changed in the middle of a game
//! (RULES 11).

use egui::{Align2, Frame, Key, Margin, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Ask, Head, Panel};
use crate::app::screens::play::view::View;
use game::{BadName, Color, Deed, MAX_NAME, Name, Seat};
use kit::theme::strong;
use kit::widgets::{
    Icon, SizedButton, Switch, elided, grid, hint, lit_box, mark_button, name_field, paint_mark,
    pressed_ground, say,
};
use words::text::Value;

/// What is being changed.
#[derive(Debug, Default)]
pub struct PeoplePanel {
    /// The player whose row is unfolded.
    seat: Option<Seat>,
    /// The name as typed so far.
    name: Option<String>,
}

impl PeoplePanel {
    fn toggle(&mut self, seat: Seat) {
        let open = (self.seat != Some(seat)).then_some(seat);
        *self = Self { seat: open, name: None };
    }
}

impl Panel for PeoplePanel {
    fn head(&self) -> Head {
        Head::new("people").titled("table-people")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view, self).map(Ask::Do)
    }

    /// A name being typed is now the player's, or is dropped.
    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        self.name = None;
        AfterAct::Stays
    }
}

/// Draws all players in clockwise order.
fn show(ui: &mut Ui, view: &View<'_>, draft: &mut PeoplePanel) -> Option<Command> {
    hint(ui, &view.text.get("people-hint"));
    let order: Vec<Seat> = view.state.seating().order().collect();
    let mut command = None;
    for (place, seat) in order.iter().copied().enumerate() {
        let frame = Frame::new().fill(view.palette.panel).corner_radius(14);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            if row(ui, view, seat, draft.seat == Some(seat)) {
                draft.toggle(seat);
            }
            if draft.seat != Some(seat) {
                return;
            }
            Frame::new().inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(("person", seat), |ui| {
                    let named = rename(ui, view, seat, &mut draft.name);
                    let colored = recolor(ui, view, seat);
                    let moved = seat_and_leave(ui, view, seat, (place, order.len()));
                    command = named.or(colored).or(moved).map(Command::Act);
                });
            });
        });
    }
    command
}

/// A player's mark and name; a touch unfolds what can be changed.
fn row(ui: &mut Ui, view: &View<'_>, seat: Seat, is_open: bool) -> bool {
    let palette = view.palette;
    let size = vec2(ui.available_width(), 52.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = view.about(if is_open { "people-close" } else { "people-open" }, seat);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    pressed_ground(ui, &response, palette.raised);
    let middle = rect.center().y;
    let at = pos2(rect.left() + 28.0, middle);
    paint_mark(ui.painter(), at, 13.0, view.color(seat), palette);
    let sign = egui::Rect::from_center_size(pos2(rect.right() - 26.0, middle), vec2(22.0, 22.0));
    let icon = if is_open { Icon::Up } else { Icon::Down };
    icon.paint(ui.painter(), sign, palette.faint);
    let mut right = sign.left() - 12.0;
    let is_here = view.state.seating().is_present(seat);
    if !is_here {
        let font = strong(ui.ctx(), 16.0);
        let words = view.text.get("people-away");
        let galley = ui.painter().layout_no_wrap(words.clone(), font.clone(), palette.faint);
        let at = pos2(right, middle);
        elided(ui, at, Align2::RIGHT_CENTER, &words, font, palette.faint, 120.0);
        right -= galley.size().x + 12.0;
    }
    let at = pos2(rect.left() + 52.0, middle);
    let ink = if is_here { palette.text } else { palette.faint };
    let font = strong(ui.ctx(), 18.0);
    elided(ui, at, Align2::LEFT_CENTER, &view.name(seat), font, ink, right - at.x);
    response.clicked()
}

/// The name field, and a button that applies it.
fn rename(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Option<String>) -> Option<Deed> {
    let now = view.name(seat);
    let written = draft.clone().unwrap_or_else(|| now.clone());
    let mut is_done = false;
    let (wide, button) = (ui.available_width(), 110.0);
    let checked = Name::try_from(written.clone());
    let taken = |name: &Name| {
        view.state.players().iter().any(|(other, player)| other != seat && player.name == *name)
    };
    let wrong = match &checked {
        Err(BadName::Empty) => Some(view.text.get("people-bad-name-empty")),
        Err(BadName::TooLong) => {
            Some(view.text.with("people-bad-name-long", &[("most", MAX_NAME.into())]))
        }
        Ok(name) if taken(name) => Some(view.text.get("people-bad-name-taken")),
        Ok(_) => None,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let label = view.about("people-name", seat);
        let room = (wide - button - 8.0).max(80.0);
        if let Some(name) = name_field(ui, &label, &written, room) {
            *draft = Some(name);
        }
        let can = wrong.is_none() && written.trim() != now;
        let label = view.text.get("people-rename");
        let name = view.about_with("people-rename-name", seat, "name", written.trim().into());
        ui.add_enabled_ui(can, |ui| {
            let plate = SizedButton::new(&label).named(&name).tone(view.palette.primary).text(16.0);
            is_done = plate.show(ui, vec2(button, 48.0)).clicked();
        });
        is_done |= can && ui.input(|input| input.key_pressed(Key::Enter));
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
            let mut values: Vec<(&str, Value<'_>)> = vec![
                ("who", view.name(seat).into()),
                ("color", view.text.color(color).into()),
                ("shape", view.text.mark(color).into()),
            ];
            let name = match owner {
                Some((other, _)) => {
                    values.push(("other", view.name(other).into()));
                    view.text.with("people-swap", &values)
                }
                None => view.text.with("people-color", &values),
            };
            let state = Switch::when(color == now);
            if mark_button(ui, color, &name, state).clicked() && color != now {
                deed = Some(Deed::Recolor { player: seat, color });
            }
        }
    });
    deed
}

/// What a button below the colors does.
#[derive(Clone, Copy)]
enum Step {
    Up,
    Down,
    Leave,
    ComeBack,
}

/// Buttons to move one seat up or down, and to leave the table or return.
fn seat_and_leave(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    (place, seats): (usize, usize),
) -> Option<Deed> {
    let is_here = view.state.seating().is_present(seat);
    let steps = [Step::Up, Step::Down, if is_here { Step::Leave } else { Step::ComeBack }];
    let mut deed = None;
    grid(ui, &steps, (120.0, 48.0), |ui, step, size| {
        let to = match step {
            Step::Up => place.checked_sub(1),
            Step::Down => Some(place + 1).filter(|place| *place < seats),
            Step::Leave | Step::ComeBack => Some(place),
        };
        let (key, icon) = match step {
            Step::Up => ("people-up", Icon::Up),
            Step::Down => ("people-down", Icon::Down),
            Step::Leave => ("people-leave", Icon::Forward),
            Step::ComeBack => ("people-back", Icon::Back),
        };
        let label = view.text.get(key);
        let name = view.about(&format!("{key}-name"), seat);
        ui.add_enabled_ui(to.is_some(), |ui| {
            let button = SizedButton::new(&label).named(&name).icon(icon).text(16.0);
            if button.show(ui, size).clicked() {
                let to = to.and_then(|to| u8::try_from(to).ok());
                deed = match step {
                    Step::Up | Step::Down => to.map(|place| Deed::MoveSeat { player: seat, place }),
                    Step::Leave => Some(Deed::LeaveTable { player: seat }),
                    Step::ComeBack => Some(Deed::ComeBack { player: seat }),
                };
            }
        });
    });
    if is_here {
        hint(ui, &view.text.get("people-leave-hint"));
        return deed;
    }
    deed.or(left_behind(ui, view, seat))
}

/// What a player who has left holds, and that it may go back to the bank; their pieces stay.
fn left_behind(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Deed> {
    let count = view.state.hands().map_or(0, |hands| hands.size(seat));
    let mut deed = None;
    if count > 0 {
        lit_box(ui, |ui| {
            say(ui, &view.about_with("people-left-cards", seat, "count", count.into()));
            let label = view.text.with("people-return", &[("count", count.into())]);
            let name = view.about("people-return-name", seat);
            let size = vec2(ui.available_width(), 48.0);
            let button = SizedButton::new(&label).named(&name).text(16.0);
            if button.show(ui, size).clicked() {
                deed = Some(Deed::ReturnHand { player: seat });
            }
        });
    }
    let key = if view.state.knights().is_some() {
        "people-left-pieces-knights"
    } else {
        "people-left-pieces"
    };
    hint(ui, &view.about(key, seat));
    deed
}
