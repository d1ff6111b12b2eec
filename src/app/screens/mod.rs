//! The screens: each draws what it is given and returns what a touch asks for.

mod about;
mod almanac;
mod animation;
mod decks;
mod file_form;
mod home;
mod house_rules;
mod island_code;
mod kept_by_table;
mod lab;
mod new_game;
mod piles;
mod play;
mod play_context;
mod records;
mod settings;
mod statistics;
mod table_island;

pub use about::AboutPage;
pub use almanac::AlmanacPage;
pub use animation::{Animation, AnimationError, AnimationStep, board_picture};
pub use decks::Decks;
pub use home::HomePage;
pub use lab::DeckLab;
pub use new_game::{
    AreaRole, AreasDraft, BeginContext, BeginTab, BoardAndRules, ByHand as IslandEditor, LastTable,
    LoadRequest, NewGame, Sitter, Sitters, TableExtras,
};
pub use play::{PlayScreen, keepsake};
pub use play_context::PlayContext;
pub use records::RecordsPage;
pub use settings::SettingsPage;
pub use statistics::Statistics;
