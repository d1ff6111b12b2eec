//! Histories and statistics written for other programs, as tables (CSV) or an
//! object (JSON). A history has an entry for each act of the way the game is
//! on. What was taken back is not part of it.

mod folder;
mod history;

pub use folder::{DataForm, ExportFolder, Exported, Table, tables_csv, tables_json};
pub use history::{ExportForm, History};
