//! How a history is written.

/// How a history is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportForm {
    /// Sentences by turn, to be read.
    Text,
    /// A table for spreadsheets (RFC 4180).
    Csv,
    /// An object for scripts.
    Json,
}

impl ExportForm {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Json];

    /// What it is called on the command line and in lists of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// How its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }
}
