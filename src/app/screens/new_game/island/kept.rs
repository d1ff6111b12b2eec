//! The islands saved by name: choosing one, saving the one shown, and what else can be
//! done with them.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use egui::{FontId, Label, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::by_hand::Waters;
use crate::app::library::islands::{IslandNews, IslandStep, KeptIslands};
use crate::app::screens::decks::parts::{Focus, boxed, entered, field, hint, rows, say, section};
use board::{Island, Rotation};
use cards::seen;
use game::SeaMap;
use kit::theme::{Palette, strong};
use kit::widgets::{
    Icon, SizedButton, Switch, chosen_ring, icon_button, one_line, paint_small_island,
    pressed_ground, warning_box,
};
use store::{BadIslandFile, IslandFile, IslandName, MAX_ISLAND_NAME, Occupied, OwnIsland};
use words::errors;
use words::errors::reason;
use words::text::Text;

/// Where the island shown comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// It was already shown.
    Shown,
    /// A code.
    Code,
    /// This file.
    Own(PathBuf),
}

/// A saved island being renamed.
#[derive(Clone, Debug)]
struct Renaming {
    path: PathBuf,
    name: String,
    focus: Focus,
    /// A name that another island already has.
    taken: Option<IslandName>,
}

/// What a touch asks for.
#[derive(Clone, Debug)]
pub enum KeptRequest {
    /// Do something with the files.
    Step(IslandStep),
    /// Use this rotation for the island taken.
    Lie(Rotation),
}

/// The saved islands, and which of them is shown.
#[derive(Clone, Debug)]
pub struct Kept {
    island: Island,
    /// What a map of Seafarers says beside its hexes, where somebody has said it.
    sea: Option<SeaMap>,
    source: Source,
    name: String,
    focus: Focus,
    /// Another island has this name; ask whether to replace it.
    asking: Option<IslandName>,
    renaming: Option<Renaming>,
    note: Option<String>,
    /// The island that was touched last, though it belongs in other waters.
    elsewhere: Option<PathBuf>,
}

impl Kept {
    /// Starts with this island.
    pub const fn new(island: Island) -> Self {
        Self {
            island,
            sea: None,
            source: Source::Shown,
            name: String::new(),
            focus: Focus::Touched,
            asking: None,
            renaming: None,
            note: None,
            elsewhere: None,
        }
    }

    /// The current island.
    pub const fn island(&self) -> &Island {
        &self.island
    }

    /// What its map of Seafarers says beside its hexes: what somebody said, or can be told by
    /// the hexes alone.
    pub fn sea(&self) -> SeaMap {
        self.sea.clone().unwrap_or_else(|| SeaMap::of_island(&self.island))
    }

    /// Shows an island from elsewhere, with what its map says.
    pub fn look_at(&mut self, island: Island, sea: Option<SeaMap>) {
        if island != self.island || sea != self.sea {
            self.island = island;
            self.sea = sea;
            self.source = Source::Shown;
        }
        self.note = None;
    }

    /// Shows the island decoded from a code.
    pub fn decoded(&mut self, island: Island) {
        self.sea = None;
        self.island = island;
        self.source = Source::Code;
        self.note = None;
    }

    /// Moves the keyboard focus to the name field.
    pub const fn ask_name(&mut self) {
        self.focus = Focus::Now;
    }

    /// Draws it, for a table that plays in these `waters`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        (lies, waters): (Rotation, Waters),
        now: DateTime<Utc>,
    ) -> Option<KeptRequest> {
        if self.source == Source::Code {
            hint(ui, &text.get("shuffle-from-code"));
        }
        // An island that is already saved has its name in the list.
        let is_own = matches!(self.source, Source::Own(_));
        let kept = if is_own { None } else { self.keep(ui, text, lies, now) };
        if let Some(note) = &self.note {
            say(ui, note);
        }
        let listed = self.list(ui, text, islands, waters);
        kept.map(KeptRequest::Step).or(listed)
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
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        if let Some(name) = field(ui, &label, &self.name, MAX_ISLAND_NAME, focus) {
            self.name = name;
            self.asking = None;
        }
        unseen(ui, text, &self.name);
        let (island, sea) = (&self.island, &self.sea);
        let own = |name| {
            let (island, sea) = (island.clone(), sea.clone());
            Box::new(OwnIsland { name, island, sea, rotation, saved })
        };
        if let Some(name) = self.asking.clone() {
            let replaced = warning_box(ui, |ui| {
                let values = [("name", name.as_str().into())];
                ui.add(Label::new(text.with("shuffle-keep-taken", &values)).wrap());
                let label = text.with("shuffle-replace", &values);
                SizedButton::new(&label).tone(Palette::of(ui).danger).wide(ui, 48.0)
            });
            return replaced.then(|| IslandStep::Keep(own(name), Occupied::Replace));
        }
        let name = IslandName::try_from(self.name.clone()).ok();
        let label = text.get("shuffle-keep");
        let touched = SizedButton::new(&label).icon(Icon::Plus).wide_if(ui, 50.0, name.is_some());
        let enter = entered(ui, &text.get("shuffle-keep-name"));
        let name = name.filter(|_| touched || enter)?;
        Some(IslandStep::Keep(own(name), Occupied::Keep))
    }

    fn list(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        islands: &KeptIslands,
        waters: Waters,
    ) -> Option<KeptRequest> {
        let mut asked = None;
        section(ui, &text.get("shuffle-kept"));
        if let Some((path, name)) = islands.own().removed().last() {
            let name = name.map_or_else(|| file_name(path), |name| name.as_str().to_owned());
            let label = text.with("shuffle-undo-remove", &[("name", name.into())]);
            if SizedButton::new(&label).icon(Icon::Undo).wide(ui, 48.0) {
                asked = Some(KeptRequest::Step(IslandStep::PutBack));
            }
        }
        if let Some(error) = islands.own().trouble() {
            let folder = errors::place(islands.own().path());
            let values = [("folder", folder.into()), ("reason", reason(text, error).into())];
            warning_box(ui, |ui| say(ui, &text.with("shuffle-folder-trouble", &values)));
        } else if islands.own().files().is_empty() {
            hint(ui, &text.get("shuffle-kept-none"));
        }
        for file in islands.own().files() {
            match file {
                Ok(file) => asked = self.row(ui, text, file, waters).or(asked.take()),
                Err(error) => {
                    let removed = bad_row(ui, text, error).map(KeptRequest::Step);
                    asked = removed.or(asked.take());
                }
            }
        }
        asked
    }

    /// A saved island; for the one shown, with its actions.
    fn row(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        file: &IslandFile,
        waters: Waters,
    ) -> Option<KeptRequest> {
        let is_shown = self.source == Source::Own(file.path.clone());
        let touched = take_row(ui, text, &file.own, Switch::when(is_shown));
        let own_waters = Waters::of(&file.own.island);
        if touched {
            self.elsewhere = (own_waters != waters).then(|| file.path.clone());
        }
        if own_waters != waters && self.elsewhere.as_ref() == Some(&file.path) {
            let words = text.get(own_waters.key_of_island());
            warning_box(ui, |ui| say(ui, &words));
        }
        if touched && own_waters == waters {
            self.sea.clone_from(&file.own.sea);
            self.island = file.own.island.clone();
            self.source = Source::Own(file.path.clone());
            self.note = None;
            self.renaming = None;
            return Some(KeptRequest::Lie(file.own.rotation));
        }
        if !is_shown {
            return None;
        }
        if self.renaming.as_ref().is_some_and(|renaming| renaming.path == file.path) {
            return self.rename(ui, text, &file.own.name);
        }
        let values = [("name", file.own.name.as_str().into())];
        let words = [text.with("shuffle-rename", &values), text.with("shuffle-remove", &values)];
        let mut asked = None;
        rows(ui, &words, (140.0, 48.0), |ui, words, size| {
            let renames = *words == text.with("shuffle-rename", &values);
            let label =
                text.get(if renames { "shuffle-rename-short" } else { "shuffle-remove-short" });
            let icon = if renames { Icon::Pen } else { Icon::Cross };
            if !SizedButton::new(&label).named(words).icon(icon).show(ui, size).clicked() {
                return;
            }
            let path = file.path.clone();
            if renames {
                let name = file.own.name.as_str().to_owned();
                self.renaming = Some(Renaming { path, name, focus: Focus::Now, taken: None });
            } else {
                asked = Some(KeptRequest::Step(IslandStep::Remove(path)));
            }
        });
        asked
    }

    fn rename(&mut self, ui: &mut Ui, text: &Text, old: &IslandName) -> Option<KeptRequest> {
        let renaming = self.renaming.as_mut()?;
        let label = text.with("shuffle-rename-field", &[("name", old.as_str().into())]);
        let (mut done, mut left) = (false, false);
        boxed(ui, |ui| {
            let focus = std::mem::replace(&mut renaming.focus, Focus::Touched);
            if let Some(name) = field(ui, &label, &renaming.name, MAX_ISLAND_NAME, focus) {
                renaming.name = name;
                renaming.taken = None;
            }
            unseen(ui, text, &renaming.name);
            if let Some(taken) = &renaming.taken {
                let values = [("name", taken.as_str().into())];
                let sentence = text.with("shuffle-rename-taken", &values);
                warning_box(ui, |ui| ui.add(Label::new(sentence).wrap()));
            }
            let fine = IslandName::try_from(renaming.name.clone()).is_ok();
            let words = [text.get("shuffle-rename-do"), text.get("shuffle-rename-leave")];
            rows(ui, &[0_usize, 1], (130.0, 48.0), |ui, nth, size| {
                let (does, label) = (*nth == 0, words.get(*nth).map_or("", String::as_str));
                let icon = if does { Icon::Check } else { Icon::Cross };
                let button = |ui: &mut Ui| SizedButton::new(label).icon(icon).show(ui, size);
                let touched = ui.add_enabled_ui(!does || fine, button).inner.clicked();
                done |= does && touched;
                left |= !does && touched;
            });
            done |= fine && entered(ui, &label);
        });
        if left {
            self.renaming = None;
            return None;
        }
        let name = IslandName::try_from(renaming.name.clone()).ok().filter(|_| done)?;
        Some(KeptRequest::Step(IslandStep::Rename(renaming.path.clone(), name)))
    }

    /// Shows the result of a step.
    pub fn on_result(&mut self, news: &IslandNews, text: &Text) {
        self.asking = None;
        self.note = None;
        match news {
            IslandNews::Kept(path, name) => {
                self.source = Source::Own(path.clone());
                self.name.clear();
                let values = [("name", name.as_str().into())];
                self.note = Some(text.with("shuffle-kept-as", &values));
            }
            IslandNews::NameTaken(name) => match &mut self.renaming {
                Some(renaming) => renaming.taken = Some(name.clone()),
                None => self.asking = Some(name.clone()),
            },
            IslandNews::Renamed { from, to } => {
                self.renaming = None;
                if self.source == Source::Own(from.clone()) {
                    self.source = Source::Own(to.clone());
                }
            }
            IslandNews::Removed(path) => {
                self.renaming = None;
                if self.source == Source::Own(path.clone()) {
                    self.source = Source::Shown;
                }
            }
            IslandNews::PutBack => {}
            IslandNews::PlaceTaken(path) => {
                let values = [("file", file_name(path).into())];
                self.note = Some(text.with("shuffle-place-taken", &values));
            }
            IslandNews::Bad(error) => self.note = Some(bad_file(text, error)),
            IslandNews::Failed(error) => self.note = Some(errors::write_error(text, error)),
        }
    }
}

/// A saved island as a row to touch: a small picture, its name, and its size.
fn take_row(ui: &mut Ui, text: &Text, own: &OwnIsland, state: Switch) -> bool {
    let palette = Palette::of(ui);
    let is_shown = state == Switch::On;
    let size = vec2(ui.available_width(), 84.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let hexes = || text.with("shuffle-hexes", &[("count", own.island.tiles().len().into())]);
    let line = text.map_in_short(&own.island, own.sea.as_ref()).unwrap_or_else(hexes);
    let values = [("name", own.name.as_str().into()), ("line", line.as_str().into())];
    let said = text.with("shuffle-take", &values);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, is_shown, &said));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    pressed_ground(ui, &response, palette.panel);
    if is_shown {
        chosen_ring(ui, rect, 12.0);
    }
    let picture = Rect::from_min_size(rect.min, vec2(104.0, rect.height())).shrink(8.0);
    let turned = own.rotation.sixths();
    paint_small_island(ui.painter(), picture, &own.island, turned, palette);
    let left = rect.left() + 116.0;
    let room = rect.right() - 16.0 - left;
    let name = one_line(ui, own.name.as_str(), strong(ui.ctx(), 18.0), palette.text, room);
    ui.painter().galley(pos2(left, rect.center().y - 24.0), name, palette.text);
    let line = one_line(ui, &line, FontId::proportional(16.0), palette.faint, room);
    ui.painter().galley(pos2(left, rect.center().y + 4.0), line, palette.faint);
    response.clicked()
}

/// A file that can't be used, with the reason and a way to remove it.
fn bad_row(ui: &mut Ui, text: &Text, error: &BadIslandFile) -> Option<IslandStep> {
    let path: &Path = error.path();
    let name = text.with("shuffle-remove", &[("name", file_name(path).into())]);
    let removed = warning_box(ui, |ui| {
        ui.horizontal(|ui| {
            let room = ui.available_width() - 48.0 - 8.0;
            ui.vertical(|ui| {
                ui.set_width(room);
                say(ui, &bad_file(text, error));
            });
            icon_button(ui, Icon::Cross, &name).clicked()
        })
        .inner
    });
    removed.then(|| IslandStep::Remove(path.to_owned()))
}

/// Warns if nothing of a name is visible.
fn unseen(ui: &mut Ui, text: &Text, name: &str) {
    if !name.trim().is_empty() && seen(name).is_empty() {
        warning_box(ui, |ui| say(ui, &text.get("shuffle-name-unseen")));
    }
}

/// A file's name without its folder.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why a file of the library can't be used.
fn bad_file(text: &Text, error: &BadIslandFile) -> String {
    let file = ("file", file_name(error.path()).into());
    match error {
        BadIslandFile::File { source, .. } => {
            text.with("shuffle-file-trouble", &[file, ("reason", reason(text, source).into())])
        }
        BadIslandFile::NotAFile(_) => text.with("shuffle-file-none", &[file]),
        BadIslandFile::TooLarge(_) => text.with("shuffle-file-large", &[file]),
        BadIslandFile::Foreign(_) => text.with("shuffle-file-foreign", &[file]),
        BadIslandFile::Newer { .. } => text.with("shuffle-file-newer", &[file]),
        BadIslandFile::Damaged { field, reason, .. } if field == "." => {
            text.with("shuffle-file-broken", &[file, ("reason", reason.as_str().into())])
        }
        BadIslandFile::Damaged { field, reason, .. } => {
            let why = [file, ("field", field.as_str().into()), ("reason", reason.as_str().into())];
            text.with("shuffle-file-damaged", &why)
        }
    }
}
