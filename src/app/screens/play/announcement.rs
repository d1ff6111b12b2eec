//! What screen readers announce when the game has moved on: whose turn it is, the card,
//! what is to be done, who takes what.

use egui::accesskit::Live;
use egui::{Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::view::View;
use words::game::announcement::{Since, announcement};
use words::game::{RefusalWords, TurnNews};

/// The sentences to announce.
#[derive(Debug, Default)]
pub struct Announcement {
    words: String,
}

impl Announcement {
    /// The announcement for the current state.
    pub fn of(view: &View<'_>, news: &TurnNews, since: &Since) -> Self {
        Self { words: announcement(view, news, since) }
    }

    /// Its words.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Puts it where screen readers listen; errors are announced at once.
    pub fn show(&self, ui: &Ui, view: &View<'_>) {
        live(ui, Id::unique("announcement"), (Role::Status, Live::Polite), &self.words);
        let words = |(deed, refusal)| RefusalWords::of(view, deed, refusal).together();
        let refused = view.refused.map(|(deed, refusal)| words((deed, refusal)));
        let trouble = || {
            let why = [("why", view.trouble?.into())];
            Some(view.text.with("not-saved", &why))
        };
        if let Some(words) = refused.or_else(trouble) {
            live(ui, Id::unique("alert"), (Role::Alert, Live::Assertive), &words);
        }
    }
}

/// A sentence that is invisible and can't be touched.
fn live(ui: &Ui, id: Id, (role, live): (Role, Live), words: &str) {
    let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
    let node = ui.interact(place, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(role, true, words));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_live(live);
        node.set_live_atomic();
    });
}
