//! The ways into the almanac from what is on the screen.

use egui::{Ui, vec2};

use crate::app::command::{AlmanacDoor, Command};
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, SizedButton, grid};
use crate::cards::Award;
use crate::words::almanac::EntryId;
use crate::words::decks::CardTable;

/// A button for each of `entries`, once each.
pub fn buttons(
    ui: &mut Ui,
    view: &View<'_>,
    entries: impl IntoIterator<Item = EntryId>,
) -> Option<Ask> {
    let mut once: Vec<EntryId> = Vec::new();
    for entry in entries {
        if !once.contains(&entry) {
            once.push(entry);
        }
    }
    let mut touched = None;
    grid(ui, &once, (220.0, 48.0), |ui, entry, size| {
        let title = view.text.entry_title(entry);
        let name = view.text.with("almanac-look-up", &[("title", title.as_str().into())]);
        let button = SizedButton::new(&title).named(&name).icon(Icon::Book).text(16.0);
        if button.show(ui, vec2(size.x, size.y)).clicked() {
            touched = Some(open(entry));
        }
    });
    touched
}

/// Opens an entry.
pub const fn open(entry: EntryId) -> Ask {
    Ask::Do(Command::Almanac(AlmanacDoor::Entry(entry)))
}

/// The entry of an award, as this table plays for it.
pub fn of_award(view: &View<'_>, award: Award) -> EntryId {
    let table = view.state.sea().map_or(CardTable::OnLand, |_| CardTable::AtSea);
    EntryId::of_award(award, table)
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
