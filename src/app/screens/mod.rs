//! The screens: each draws what it is given and returns what a touch asks for.
//!
//! Most return one [`Command`](crate::app::command::Command) at most in a frame; the [`PlayScreen`]
//! returns a list, and draws from a [`PlayContext`]. `home` leads to the others: `new_game` puts a
//! game together, `play` plays it, and `decks`, `lab`, and `records` are for between games.
//! `settings`, `about`, `almanac`, and `statistics` lie in front of whatever is open. None opens
//! another: the shell does, by command. An `animation` is no screen at all, but a film that the
//! shell has drawn a little in every frame.
//!
//! Some pieces are shared: `files` asks for a file and lists those of a folder,
//! `house_rules` has the rows of rules, before a game and within it, `piles` lists what was promised
//! of the piles, and `on_islands` says and draws what belongs to an island. Odd is that `records`
//! draws its plots by `statistics::report`.

mod about;
mod almanac;
mod animation;
mod decks;
mod files;
mod home;
mod house_rules;
mod lab;
mod new_game;
mod on_islands;
mod phones_shown;
mod piles;
mod play;
mod play_context;
mod records;
mod settings;
mod statistics;

pub use about::AboutPage;
pub use almanac::AlmanacPage;
pub use animation::{Animation, AnimationError, AnimationStep, board_picture};
pub use decks::Decks;
pub use home::HomePage;
pub use lab::DeckLab;
pub use new_game::{
    AreaRole, AreasDraft, BeginContext, BeginTab, BoardAndRules, ByHand as IslandEditor,
    LoadRequest, NewGame, NewGameFiles, Sitter, Sitters, TableExtras,
};
pub use phones_shown::{PhonesShown, SeatPhone, ShownLooker, WayIn, WayReached};
pub use play::{GameMoment, PlayScreen, keepsake, since};
pub use play_context::PlayContext;
pub use records::RecordsPage;
pub use settings::SettingsPage;
pub use statistics::Statistics;
