//! The islands saved by name: choosing one, saving the one shown, and what else can be
//! done with them.

use std::path::PathBuf;

use chrono::{DateTime, Utc};
use egui::Ui;

use super::by_hand::{is_of_sea, sea_key};
use crate::app::library::collection::FileStep;
use crate::app::library::islands::{IslandNews, IslandStep, KeptIslands};
use crate::app::screens::files::own_files;
use board::{Island, Rotation};
use cards::seen;
use game::{SeaMap, SetBoard};
use kit::theme::Palette;
use kit::widgets::{
    Focus, Icon, SizedButton, Switch, boxed, buttons, entered, field, hint, paint_small_island,
    pictured_row, say, section, warn, warning_box,
};
use store::{BadIslandFile, IslandFile, IslandName, MAX_ISLAND_NAME, Occupied, OwnIsland};
use words::errors;
use words::text::Text;

/// Source of the island shown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ShownFrom {
    /// It was already shown.
    Shown,
    /// A code.
    Code,
    /// This file.
    Own(PathBuf),
}

/// A name as it is being written.
#[derive(Clone, Debug)]
struct IslandNaming {
    name: String,
    focus: Focus,
    /// A name that another island already has.
    taken: Option<IslandName>,
}

impl IslandNaming {
    const fn of(name: String, focus: Focus) -> Self {
        Self { name, focus, taken: None }
    }

    /// Draws the field for it.
    fn field(&mut self, ui: &mut Ui, text: &Text, label: &str) {
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        if let Some(name) = field(ui, label, &self.name, MAX_ISLAND_NAME, focus) {
            self.name = name;
            self.taken = None;
        }
        let is_unseen = !self.name.trim().is_empty() && seen(&self.name).is_empty();
        warn(ui, is_unseen.then(|| text.get("shuffle-name-unseen")));
    }

    fn name(&self) -> Option<IslandName> {
        IslandName::try_from(self.name.clone()).ok()
    }
}

/// The saved islands, and which of them is shown.
#[derive(Clone, Debug)]
pub struct SavedIslands {
    pub board: SetBoard,
    /// Data of a map of Seafarers apart from its hexes, if somebody has given it.
    sea: Option<SeaMap>,
    source: ShownFrom,
    /// The name for the island shown.
    naming: IslandNaming,
    /// The file that gets another name, and which.
    renaming: Option<(PathBuf, IslandNaming)>,
    note: Option<String>,
    /// The island that was touched last, though it belongs to the other game.
    elsewhere: Option<PathBuf>,
}

impl SavedIslands {
    /// Starts with this island.
    pub const fn new(island: Island) -> Self {
        Self {
            board: SetBoard::of(island),
            sea: None,
            source: ShownFrom::Shown,
            naming: IslandNaming::of(String::new(), Focus::Touched),
            renaming: None,
            note: None,
            elsewhere: None,
        }
    }

    /// Returns the data of its map of Seafarers apart from the hexes: what somebody has given,
    /// or what the hexes alone tell.
    pub fn sea(&self) -> SeaMap {
        self.sea.clone().unwrap_or_else(|| SeaMap::of_island(&self.board.island))
    }

    /// Shows an island from elsewhere, with what its map says.
    pub fn look_at(&mut self, board: SetBoard, sea: Option<SeaMap>) {
        if board != self.board || sea != self.sea {
            self.take(board, sea, ShownFrom::Shown);
        }
        self.note = None;
    }

    /// Shows the island decoded from a code.
    pub fn decoded(&mut self, island: Island) {
        self.take(SetBoard::of(island), None, ShownFrom::Code);
    }

    fn take(&mut self, board: SetBoard, sea: Option<SeaMap>, source: ShownFrom) {
        (self.board, self.sea, self.source) = (board, sea, source);
        self.note = None;
    }

    /// Moves the keyboard focus to the name field.
    pub const fn ask_name(&mut self) {
        self.naming.focus = Focus::Now;
    }

    /// Draws it, for a table that plays with sea or without. An island that is touched lies as it
    /// did when it was saved.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        (lies, has_sea): (&mut Rotation, bool),
        now: DateTime<Utc>,
    ) -> Option<IslandStep> {
        if self.source == ShownFrom::Code {
            hint(ui, &text.get("shuffle-from-code"));
        }
        // An island that is already saved has its name in the list.
        let is_own = matches!(self.source, ShownFrom::Own(_));
        let kept = if is_own { None } else { self.keep(ui, text, *lies, now) };
        if let Some(note) = &self.note {
            say(ui, note);
        }
        let listed = self.list(ui, text, islands, (lies, has_sea));
        kept.or(listed)
    }

    /// The field for a name and the button that saves the island shown.
    fn keep(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        rotation: Rotation,
        saved: DateTime<Utc>,
    ) -> Option<IslandStep> {
        let label = text.get("shuffle-keep-name");
        self.naming.field(ui, text, &label);
        let own = |name| {
            let SetBoard { island, rivers, bandits } = self.board.clone();
            let sea = self.sea.clone();
            Box::new(OwnIsland { name, island, sea, rivers, bandits, rotation, saved })
        };
        // Another island has this name: ask whether to replace it.
        if let Some(name) = self.naming.taken.clone() {
            let replaced = warning_box(ui, |ui| {
                let values = [("name", name.as_str().into())];
                say(ui, &text.with("shuffle-keep-taken", &values));
                let label = text.with("shuffle-replace", &values);
                SizedButton::new(&label).tone(Palette::of(ui).danger).touched(ui, 48.0)
            });
            return replaced.then(|| IslandStep::Keep(own(name), Occupied::Replace));
        }
        let name = self.naming.name();
        let button = SizedButton::new(text.get("shuffle-keep")).icon(Icon::Plus);
        let touched = button.enabled(name.is_some()).touched(ui, 50.0);
        let name = name.filter(|_| touched || entered(ui, &label))?;
        Some(IslandStep::Keep(own(name), Occupied::Keep))
    }

    fn list(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        (lies, has_sea): (&mut Rotation, bool),
    ) -> Option<IslandStep> {
        section(ui, &text.get("shuffle-kept"));
        let title = |name: &IslandName| Some(name.to_string());
        let (why, none) = (|bad: &BadIslandFile| text.said(bad), Some("shuffle-kept-none"));
        let mut asked = None;
        let step = own_files(ui, text, islands.own(), none, title, why, |ui, file| {
            asked = self.row(ui, text, file, (&mut *lies, has_sea)).or(asked.take());
            None
        });
        step.map(IslandStep::File).or(asked)
    }

    /// A saved island; for the one shown, with its actions.
    fn row(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        IslandFile { path, own }: &IslandFile,
        (lies, has_sea): (&mut Rotation, bool),
    ) -> Option<IslandStep> {
        let is_shown = self.source == ShownFrom::Own(path.clone());
        let touched = take_row(ui, text, own, Switch::when(is_shown));
        let is_of_sea = is_of_sea(&own.island);
        let is_elsewhere = is_of_sea != has_sea;
        if touched {
            self.elsewhere = is_elsewhere.then(|| path.clone());
        }
        if is_elsewhere && self.elsewhere.as_ref() == Some(path) {
            warn(ui, [text.get(&format!("sea-island-of-{}", sea_key(is_of_sea)))]);
        }
        if touched && !is_elsewhere {
            let board = SetBoard {
                island: own.island.clone(),
                rivers: own.rivers.clone(),
                bandits: own.bandits.clone(),
            };
            self.take(board, own.sea.clone(), ShownFrom::Own(path.clone()));
            self.renaming = None;
            *lies = own.rotation;
            return None;
        }
        if !is_shown {
            return None;
        }
        if self.renaming.as_ref().is_some_and(|(renamed, _)| renamed == path) {
            return self.rename(ui, text, &own.name);
        }
        let name = [("name", own.name.as_str().into())];
        let actions = [
            (Icon::Pen, "shuffle-rename-short", "shuffle-rename"),
            (Icon::Cross, "shuffle-remove-short", "files-remove"),
        ];
        let touched = buttons(ui, &actions, (140.0, 48.0), |(icon, label, named)| {
            SizedButton::new(text.get(label)).named(text.with(named, &name)).icon(icon)
        });
        match touched {
            Some((Icon::Cross, ..)) => {
                return Some(IslandStep::File(FileStep::Remove(path.clone())));
            }
            Some(_) => {
                let naming = IslandNaming::of(own.name.as_str().to_owned(), Focus::Now);
                self.renaming = Some((path.clone(), naming));
            }
            None => {}
        }
        None
    }

    fn rename(&mut self, ui: &mut Ui, text: &Text, old: &IslandName) -> Option<IslandStep> {
        let (path, naming) = self.renaming.as_mut()?;
        let label = text.with("shuffle-rename-field", &[("name", old.as_str().into())]);
        let (name, touched) = boxed(ui, |ui| {
            naming.field(ui, text, &label);
            let taken = |name: &IslandName| {
                text.with("shuffle-rename-taken", &[("name", name.as_str().into())])
            };
            warn(ui, naming.taken.as_ref().map(taken));
            let name = naming.name();
            let actions =
                [(Icon::Check, "shuffle-rename-do"), (Icon::Cross, "shuffle-rename-leave")];
            let touched = buttons(ui, &actions, (130.0, 48.0), |(icon, label)| {
                let can = icon == Icon::Cross || name.is_some();
                SizedButton::new(text.get(label)).icon(icon).enabled(can)
            });
            let enter = entered(ui, &label).then_some(Icon::Check);
            (name, touched.map(|(icon, _)| icon).or(enter))
        });
        match touched {
            Some(Icon::Check) => Some(IslandStep::Rename(path.clone(), name?)),
            Some(_) => {
                self.renaming = None;
                None
            }
            None => None,
        }
    }

    /// Shows the result of a step.
    pub fn on_result(&mut self, news: &IslandNews, text: &Text) {
        self.naming.taken = None;
        self.note = None;
        match news {
            IslandNews::Kept(path, name) => {
                self.source = ShownFrom::Own(path.clone());
                self.naming.name.clear();
                let values = [("name", name.as_str().into())];
                self.note = Some(text.with("shuffle-kept-as", &values));
            }
            IslandNews::NameTaken(name) => {
                let renaming = self.renaming.as_mut().map(|(_, naming)| naming);
                renaming.unwrap_or(&mut self.naming).taken = Some(name.clone());
            }
            IslandNews::Renamed { from, to } => {
                self.renaming = None;
                if self.source == ShownFrom::Own(from.clone()) {
                    self.source = ShownFrom::Own(to.clone());
                }
            }
            IslandNews::Removed(path) => {
                self.renaming = None;
                if self.source == ShownFrom::Own(path.clone()) {
                    self.source = ShownFrom::Shown;
                }
            }
            IslandNews::PutBack => {}
            IslandNews::PlaceTaken(path) => {
                let values = [("file", errors::file(path).into())];
                self.note = Some(text.with("files-taken-back", &values));
            }
            IslandNews::Bad(error) => self.note = Some(text.said(error)),
            IslandNews::Failed(error) => self.note = Some(errors::write_error(text, error)),
        }
    }
}

/// A saved island as a row to touch: a small picture, its name, and its size.
fn take_row(ui: &mut Ui, text: &Text, own: &OwnIsland, state: Switch) -> bool {
    let hexes = || text.with("shuffle-hexes", &[("count", own.island.tiles().len().into())]);
    let line = text.map_in_short(&own.island, own.sea.as_ref()).unwrap_or_else(hexes);
    let values = [("name", own.name.as_str().into()), ("line", line.as_str().into())];
    let said = text.with("shuffle-take", &values);
    pictured_row(ui, (&said, state), (own.name.as_str(), &line), |ui, picture| {
        let turned = own.rotation.sixths();
        paint_small_island(ui.painter(), picture, &own.island, turned, Palette::of(ui));
    })
}
