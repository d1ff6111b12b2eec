//! Sources to load a position from: a file, or copied text.

use std::path::PathBuf;

use egui::{Rect, ScrollArea, Ui, ViewportCommand, vec2};

use crate::app::library::collection::{Collection, FileStep};
use crate::app::platform::Platform;
use crate::app::screens::files::{FilePath, LoadKeys, own_files};
use kit::theme::Palette;
use kit::widgets::keyboard::escape;
use kit::widgets::{
    FINGER, Icon, ListRow, Picked, SizedButton, buttons, focus, long_field, section,
};
use store::{BadPositionFile, Imported, MAX_POSITION_BYTES, PositionFile, read_position};
use words::errors;
use words::text::Text;

#[derive(Clone, Debug, Default)]
pub struct Load {
    path: FilePath,
    pasted: String,
    /// Reason why nothing was loaded, in one sentence.
    pub trouble: Option<String>,
}

/// Wish of the tab that the screen above grants.
pub enum LoadRequest {
    /// The island is to be changed by hand.
    EnterIsland,
    Read(PathBuf),
    Take(Box<Imported>),
    Step(FileStep),
    Close,
}

impl Load {
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        positions: &Collection<PositionFile>,
        platform: &mut dyn Platform,
    ) -> Option<LoadRequest> {
        let closed = heading(ui, text).then_some(LoadRequest::Close);
        let keys = LoadKeys { title: "load-title", go: "load-file-now" };
        let read = self.path.ask(ui, text, platform, &mut self.trouble, keys);
        let read = read.map(LoadRequest::Read);
        let taken = self.text(ui, text);
        closed.or(read).or(taken).or_else(|| saved(ui, text, positions))
    }

    fn text(&mut self, ui: &mut Ui, text: &Text) -> Option<LoadRequest> {
        ui.add_space(8.0);
        let words = (text.get("load-text"), text.get("load-text-hint"));
        // One character more than allowed, so that the reason is given.
        let most = MAX_POSITION_BYTES + 1;
        let changed = ScrollArea::vertical()
            .id_salt("pasted")
            .max_height(132.0)
            .min_scrolled_height(132.0)
            .show(ui, |ui| long_field(ui, &words.0, &words.1, &self.pasted, most));
        if let Some(pasted) = changed.inner {
            self.pasted = pasted;
            self.trouble = None;
        }
        ui.add_space(4.0);
        let filled = !self.pasted.trim().is_empty();
        let touched = buttons(ui, &[false, true], (FINGER, 52.0), |takes| {
            let key = if takes { "load-text-now" } else { "load-paste" };
            SizedButton::new(text.get(key)).enabled(filled || !takes)
        })?;
        if !touched {
            // Pasting goes to the control with the keyboard focus.
            focus(ui, &words.0);
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
            return None;
        }
        match read_position(&self.pasted) {
            Ok(imported) => Some(LoadRequest::Take(Box::new(imported))),
            Err(why) => {
                self.trouble = Some(text.said(&why));
                None
            }
        }
    }
}

/// The positions that this program saved, if there are any, each with a button that deletes it.
fn saved(ui: &mut Ui, text: &Text, positions: &Collection<PositionFile>) -> Option<LoadRequest> {
    let is_empty = positions.files().is_empty() && positions.removed().last().is_none();
    if is_empty && positions.trouble().is_none() {
        return None;
    }
    ui.add_space(8.0);
    section(ui, &text.get("load-saved"));
    let mut read = None;
    let why = |bad: &BadPositionFile| text.said(bad);
    let step = own_files(
        ui,
        text,
        positions,
        None,
        |()| None,
        why,
        |ui, file| {
            let names = file.people.iter().filter_map(|(_, player)| player.name.as_ref());
            let names = names.map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let called = errors::file(&file.path);
            let mut values = vec![("name", called.as_str().into())];
            let (title, line, key) = if names.is_empty() {
                (&called, &names, "load-saved-row")
            } else {
                values.push(("players", names.as_str().into()));
                (&names, &called, "load-saved-named")
            };
            let name = text.with(key, &values);
            let sign = |ui: &Ui, rect: Rect| {
                Icon::Card.paint_at(ui.painter(), rect.center(), 26.0, Palette::of(ui).faint);
            };
            let picked = Picked::NoChoice;
            let row = ListRow { title, line, name: &name, sign: Some(&sign), picked };
            let remove = text.with("files-remove", &[("name", called.as_str().into())]);
            let (opens, removes) = row.with_button(ui, 68.0, Icon::Cross, &remove);
            if opens {
                read = Some(LoadRequest::Read(file.path.clone()));
            }
            removes.then(|| FileStep::Remove(file.path.clone()))
        },
    );
    step.map(LoadRequest::Step).or(read)
}

/// The form's name and the back button; says whether that button was touched.
fn heading(ui: &mut Ui, text: &Text) -> bool {
    ui.horizontal(|ui| {
        let name = text.get("load-close");
        let close = SizedButton::new("").named(&name).icon(Icon::Back);
        let closed = close.show(ui, vec2(48.0, 48.0)).clicked();
        ui.heading(text.get("load-title"));
        closed || escape(ui)
    })
    .inner
}
