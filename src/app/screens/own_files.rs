//! The user's own files of one folder, as every screen lists them: what was removed last and can
//! be put back, the files that can be used, and those that can't with the reason.

use egui::Ui;

use crate::app::library::collection::{Collection, FileStep};
use kit::widgets::{Icon, SizedButton, bad_file, hint, say, warn};
use store::Document;
use words::errors;
use words::text::Text;

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
        say(ui, &text.with("files-removed", &values));
        let label = text.with("files-put-back", &values);
        if SizedButton::new(&label).icon(Icon::Undo).touched(ui, 48.0) {
            step = Some(FileStep::PutBack);
        }
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
