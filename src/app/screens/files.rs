//! Files of the user's own: the form for one that something is loaded from or written to (a path,
//! the system's dialog, or a file dropped onto the window), and the list of a folder.

use std::path::PathBuf;

use egui::{RichText, Ui, vec2};

use crate::app::library::collection::{Collection, FileStep};
use crate::app::platform::{Dialog, FileAnswer, FileAsk, Platform};
use kit::theme::{Palette, plain};
use kit::widgets::split::{page, scrolling_in};
use kit::widgets::{
    Focus, Icon, SizedButton, bad_file, entered, field, hint, primary_button, say, warn, wrapped,
};
use store::{Document, Occupied};
use words::errors;
use words::text::Text;

const MAX_PATH: usize = 4_000;

/// The place of a file: chosen in the system's dialog, or written down.
#[derive(Clone, Debug, Default)]
pub struct FilePath(String);

impl FilePath {
    /// The file that was chosen in the dialog; `none` is called if it was left without one.
    pub fn answered(
        &mut self,
        platform: &mut dyn Platform,
        none: impl FnOnce(),
    ) -> Option<PathBuf> {
        match platform.answered()? {
            FileAnswer::File(path) => {
                self.0 = path.display().to_string();
                Some(path)
            }
            FileAnswer::Nothing => {
                none();
                None
            }
        }
    }

    /// Asks for a file to load, by the system's dialog or its path; returns the one that was
    /// chosen or written down. Another one leaves behind the `trouble` with the last.
    pub fn ask(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
        trouble: &mut Option<String>,
        keys: LoadKeys,
    ) -> Option<PathBuf> {
        let chosen = self.answered(platform, || *trouble = Some(text.get("file-none-chosen")));
        warn(ui, trouble.clone());
        match platform.dialog() {
            Dialog::Open => say(ui, &text.get("file-choosing")),
            Dialog::Ready => {
                if SizedButton::new(text.get("file-choose")).icon(Icon::Card).touched(ui, 48.0) {
                    *trouble = None;
                    platform.ask_file(&FileAsk::Load, &text.get(keys.title), ui.ctx());
                }
            }
            Dialog::Missing => {}
        }
        if !platform.has_paths() {
            return chosen;
        }
        if self.field(ui, text, Focus::Touched) {
            *trouble = None;
        }
        ui.add_space(4.0);
        let path = self.path();
        let go = SizedButton::new(text.get(keys.go)).enabled(path.is_some()).touched(ui, 52.0);
        let is_done = entered(ui, &text.get("file-path-field")) || go;
        chosen.or(path.filter(|_| is_done))
    }

    /// The field for it; whether something was written.
    pub fn field(&mut self, ui: &mut Ui, text: &Text, focus: Focus) -> bool {
        let written = field(ui, &text.get("file-path-field"), &self.0, MAX_PATH, focus);
        let is_written = written.is_some();
        self.0 = written.unwrap_or_else(|| std::mem::take(&mut self.0));
        is_written
    }

    pub fn path(&self) -> Option<PathBuf> {
        let path = self.0.trim();
        (!path.is_empty()).then(|| PathBuf::from(path))
    }
}

/// Keys of what a form that loads a file says.
#[derive(Clone, Copy, Debug)]
pub struct LoadKeys {
    /// The question, over the system's dialog.
    pub title: &'static str,
    /// The button that loads the file of the path.
    pub go: &'static str,
}

#[derive(Clone, Debug)]
pub struct FileForm {
    ask: FileAsk,
    path: FilePath,
    focus: Focus,
    /// Problems, a sentence each.
    trouble: Vec<String>,
    there: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug)]
pub struct FormWords<'a> {
    /// The question that the form asks.
    pub heading: &'a str,
    /// Anything to know about it beyond how to name a file.
    pub note: Option<&'a str>,
    /// The label of the button that does it.
    pub go: &'a str,
}

/// The file that was chosen, and what happens if it exists already.
#[derive(Clone, Debug)]
pub struct ChosenFile {
    pub path: PathBuf,
    pub occupied: Occupied,
}

impl FileForm {
    pub const fn load() -> Self {
        Self::of(FileAsk::Load, String::new())
    }

    /// Asks where to write; suggests `name`.
    pub fn save(name: String) -> Self {
        Self::of(FileAsk::Save(name.clone()), name)
    }

    const fn of(ask: FileAsk, path: String) -> Self {
        Self { ask, path: FilePath(path), focus: Focus::Now, trouble: Vec::new(), there: None }
    }

    pub fn refuse(&mut self, trouble: Vec<String>) {
        self.there = None;
        self.trouble = trouble;
    }

    /// Shows that there is a file already, and offers to replace it.
    pub fn ask_to_replace(&mut self, there: PathBuf) {
        self.trouble.clear();
        self.there = Some(there);
    }

    /// Draws it; returns the file once one is chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
        words: FormWords<'_>,
    ) -> Option<ChosenFile> {
        let none = || self.trouble = vec![text.get("file-none-chosen")];
        let chosen = self.path.answered(platform, none);
        let chosen = chosen.map(|path| ChosenFile { path, occupied: Occupied::Keep });
        let area = page(ui.available_rect_before_wrap(), 720.0);
        let asked = scrolling_in(ui, area, "files", |ui| self.form(ui, text, platform, words));
        chosen.or(asked)
    }

    /// The key of the text that says how to name the file.
    const fn how(&self, has_paths: bool) -> &'static str {
        match (&self.ask, has_paths) {
            (FileAsk::Load, true) => "file-load-by-path",
            (FileAsk::Load, false) => "file-load-by-dialog",
            (FileAsk::Save(_), true) => "file-save-by-path",
            (FileAsk::Save(_), false) => "file-save-as-download",
        }
    }

    fn form(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
        words: FormWords<'_>,
    ) -> Option<ChosenFile> {
        if let Some(note) = words.note {
            wrapped(ui, RichText::new(note).color(Palette::of(ui).faint), plain(16.0));
        }
        let has_paths = platform.has_paths();
        hint(ui, &text.get(self.how(has_paths)));
        if platform.dialog() == Dialog::Open {
            say(ui, &text.get("file-choosing"));
        }
        if platform.dialog() == Dialog::Ready {
            let label = match self.ask {
                FileAsk::Save(_) if !has_paths => words.go.to_owned(),
                FileAsk::Load | FileAsk::Save(_) => text.get("file-choose"),
            };
            let size = vec2(ui.available_width().min(260.0), 48.0);
            if SizedButton::new(&label).icon(Icon::Card).show(ui, size).clicked() {
                self.trouble.clear();
                platform.ask_file(&self.ask, words.heading, ui.ctx());
            }
        }
        warn(ui, self.trouble.clone());
        if !has_paths {
            return None;
        }
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        if self.path.field(ui, text, focus) {
            self.there = None;
            self.trouble.clear();
        }
        ui.add_space(8.0);
        let path = self.path.path();
        if let Some(there) = self.there.clone() {
            let values = [("file", errors::place(&there).into())];
            warn(ui, [text.with("file-there", &values)]);
            let button = SizedButton::new(text.get("file-write-over"));
            if button.tone(Palette::of(ui).danger).touched(ui, 56.0) {
                return Some(ChosenFile { path: there, occupied: Occupied::Replace });
            }
        }
        let go = ui.add_enabled_ui(path.is_some(), |ui| primary_button(ui, words.go)).inner;
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        let path = path.filter(|_| go.clicked() || enter)?;
        Some(ChosenFile { path, occupied: Occupied::Keep })
    }
}

/// Draws the files, or the sentence `none` if there are none. `title` and `why` say what one is
/// called that was removed and what is wrong with one, and `row` draws one that can be used.
pub fn own_files<'a, D: Document>(
    ui: &mut Ui,
    text: &Text,
    files: &'a Collection<D>,
    none: Option<&str>,
    title: impl FnOnce(&D::Remembered) -> Option<String>,
    why: impl Fn(&D::Bad) -> String,
    mut row: impl FnMut(&mut Ui, &'a D) -> Option<FileStep>,
) -> Option<FileStep> {
    let mut step = None;
    if let Some((path, remembered)) = files.removed().last() {
        let name = remembered.and_then(title).unwrap_or_else(|| errors::file(path));
        let values = [("name", name.into())];
        // The way back stands where one has just touched, whatever the words take.
        let label = text.with("files-put-back", &values);
        if SizedButton::new(&label).icon(Icon::Undo).touched(ui, 48.0) {
            step = Some(FileStep::PutBack);
        }
        say(ui, &text.with("files-removed", &values));
    }
    if let Some(error) = files.trouble() {
        let folder = errors::place(files.path());
        let values = [("folder", folder.into()), ("reason", errors::reason(text, error).into())];
        warn(ui, [text.with("files-folder-trouble", &values)]);
    } else if files.files().is_empty()
        && let Some(none) = none
    {
        hint(ui, &text.get(none));
    }
    for file in files.files() {
        let asked = match file {
            Ok(file) => row(ui, file),
            Err(bad) => {
                let path = D::bad_path(bad);
                let name = text.with("files-remove", &[("name", errors::file(path).into())]);
                bad_file(ui, &why(bad), &name).then(|| FileStep::Remove(path.to_owned()))
            }
        };
        step = asked.or(step);
    }
    step
}
