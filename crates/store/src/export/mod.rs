//! Histories and statistics written for other programs, as tables (CSV) or an
//! object (JSON). A history has an entry for each act of the way the game is
//! on. What was taken back is not part of it.

mod csv;
mod folder;
mod form;
mod history;
mod json;
mod tables;

pub use folder::{DataForm, ExportFolder, Exported};
pub use form::ExportForm;
pub use history::History;
pub use tables::{Table, tables_csv, tables_json};
