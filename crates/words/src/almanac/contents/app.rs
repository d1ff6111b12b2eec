//! What the app itself is about.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 20] = sources! {
    "table-check" [] [];
    "corrections" [] [];
    "undo" [] [];
    "history" [] [];
    "why" [] [];
    "table-view" [] [];
    "house-rules" [RULES 11 RULES 12] [target hand_limit harbormaster following friendly_robber first_sevens];
    "shuffle" [] [];
    "card-shuffle" [] [];
    "saved-games" [] [];
    "in-the-middle" [] [];
    "island-code" [] [];
    "position-file" [] [];
    "luck" [] [];
    "card-counting" [] [];
    "table-clock" [] [];
    "sound" [] [];
    "rematch" [] [];
    "replay" [] [];
    "sample-game" [] [];
};
