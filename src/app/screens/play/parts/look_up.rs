//! The ways into the almanac from what is on the screen.

use crate::app::command::{Command, Figure};
use crate::app::screens::play::view::View;
use cards::Award;
use egui::{Color32, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use game::Subject;
use kit::theme::Tone;
use kit::widgets::{self, FINGER, Icon, SizedButton, toned_ground};
use words::almanac::EntryId;

/// A button for each of `entries`, once each.
pub fn buttons(
    ui: &mut Ui,
    view: &View<'_>,
    entries: impl IntoIterator<Item = EntryId>,
) -> Option<Command> {
    let mut once: Vec<EntryId> = Vec::new();
    for entry in entries {
        if !once.contains(&entry) {
            once.push(entry);
        }
    }
    if once.is_empty() {
        return None;
    }
    // Their ids are their own: what had the focus on another page doesn't pass it on to them.
    let touched = ui.push_id("look_up", |ui| {
        widgets::buttons(ui, &once, (220.0, 48.0), |entry| {
            let title = view.text.entry_title(entry);
            let name = door_name(view, &title);
            SizedButton::new(title).named(name).icon(Icon::Book).text(16.0)
        })
    });
    touched.inner.map(open)
}

/// Size of the book that marks a sign leading to an entry, and its distance from the rim.
const BOOK: f32 = 16.0;
const RIM: f32 = 4.0;

/// The sign of a piece or a card as a button at `place` that opens `entry`, marked with a book.
pub fn sign(
    ui: &Ui,
    view: &View<'_>,
    (entry, place): (EntryId, Rect),
    paint: impl FnOnce(&Painter, Rect, Color32),
) -> Option<Command> {
    // An id of its own, as above.
    let id = ui.scope_id().with(("look_up", entry));
    // Whoever opened the page by key comes to what it is for, not to this.
    let sense = if view.arrival.is_by_keys { Sense::CLICK } else { Sense::click() };
    let response = ui.interact(place, id, sense);
    let (enabled, name) = (ui.is_enabled(), door_name(view, &view.text.entry_title(entry)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    if ui.is_rect_visible(place) {
        let palette = view.palette;
        let tone = Tone { fill: palette.raised, ink: palette.text };
        toned_ground(ui, &response, tone);
        let side = place.width().min(place.height()) - 2.0 * RIM - BOOK / 2.0;
        let middle = place.center() - Vec2::splat(BOOK / 4.0);
        paint(ui.painter(), Rect::from_center_size(middle, Vec2::splat(side)), tone.ink);
        let corner = place.shrink(RIM).right_bottom();
        let book = Rect::from_min_max(corner - Vec2::splat(BOOK), corner);
        ui.painter().rect_filled(book.expand(1.0), 4.0, tone.fill);
        Icon::Book.paint(ui.painter(), book, palette.faint);
    }
    response.clicked().then_some(open(entry))
}

/// The sign of what `entry` tells of, which opens it, and `words` beside it; so much room is left
/// at the end.
pub fn beside(
    ui: &mut Ui,
    view: &View<'_>,
    (entry, left): (Option<EntryId>, f32),
    paint: impl FnOnce(&Painter, Rect, Color32),
    words: impl FnOnce(&mut Ui),
) -> Option<Command> {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(FINGER), Sense::hover());
    let touched = entry.and_then(|entry| sign(ui, view, (entry, place), paint));
    let room = vec2(ui.available_width() - left, FINGER);
    ui.allocate_ui(room, |ui| {
        ui.vertical(|ui| {
            ui.set_width(room.x);
            words(ui);
        });
    });
    touched
}

/// Returns what a way to an entry is called.
fn door_name(view: &View<'_>, title: &str) -> String {
    view.text.with("almanac-look-up", &[("title", title.into())])
}

pub const fn open(entry: EntryId) -> Command {
    Command::Almanac(Some(entry))
}

/// The entry of an award, as this table plays for it.
pub fn of_award(view: &View<'_>, award: Award) -> EntryId {
    EntryId::of_award(award, view.state.rules().expansions())
}

/// The entries of all awards that this table plays for, the metropolises and the points of
/// Defenders among them.
pub fn of_awards(view: &View<'_>) -> Vec<EntryId> {
    let awards = Figure::awards(view).into_iter().filter_map(|figure| of_figure(view, figure));
    let knights = view.state.knights().map(|_| [EntryId::METROPOLIS, EntryId::DEFENDER]);
    awards.chain(knights.into_iter().flatten()).collect()
}

/// The entry of a number that can be corrected, where it is one of an award or of cards.
pub fn of_figure(view: &View<'_>, figure: Figure) -> Option<EntryId> {
    Some(match figure {
        Figure::Fact(_, Subject::Award(award)) => of_award(view, award),
        Figure::Fact(_, Subject::PointCard(card)) => return EntryId::of_progress(card.card()),
        Figure::Fact(fact, _) => return EntryId::of_fact(fact),
        Figure::Progress(_) => EntryId::PROGRESS_CARDS,
        Figure::Hand(_) | Figure::Pieces(_) | Figure::Ship => return None,
    })
}

/// The entry of this turn's card, if it has one; that nothing happens needs none.
pub fn of_card(view: &View<'_>) -> Option<EntryId> {
    let (deck, card) = view.state.card()?;
    EntryId::of_event(deck, &card.event).filter(|entry| *entry != EntryId::NO_EVENT)
}

/// The entries of what is to be done, and of the card.
pub fn of_tasks(view: &View<'_>) -> Vec<EntryId> {
    let tasks = view.state.open_tasks().iter().filter_map(EntryId::of_task);
    tasks.chain(of_card(view)).collect()
}
