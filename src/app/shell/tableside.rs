//! The whole app.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::message_bar::SuccessNote;
use super::pages::Pages;
#[cfg(not(target_arch = "wasm32"))]
use super::phones::Phones;
use super::room;
use crate::app::command::Command;
use crate::app::library::collection::Collection;
use crate::app::library::decks::DeckLibrary;
use crate::app::library::games::Games;
use crate::app::library::islands::KeptIslands;
use crate::app::platform::{Awake, Platform, Storage, System};
use crate::app::screens::{Animation, NewGame};
use crate::app::session::open_game::Sitting;
use crate::app::session::unsaved::Unsaved;
use crate::app::settings::Device;
use crate::app::sound::ClockWatch;
use game::{Deed, Game, Refusal};
use kit::theme::AtlasBound;
use kit::widgets::PointerPlace;
use kit::widgets::TurnedWindow;
use kit::widgets::keyboard::Keyboard;
use store::{Folder, PositionFile};
use words::text::Text;

/// The whole app, without a window: tests drive it directly.
pub struct Tableside {
    pub(super) folder: Folder,
    pub(super) device: Device,
    pub(super) library: DeckLibrary,
    pub(super) games: Games,
    pub(super) islands: KeptIslands,
    pub(super) positions: Collection<PositionFile>,
    pub(super) text: Text,
    pub(super) pages: Pages,
    pub(super) filming: Option<Box<Filming>>,
    /// A new game that was set aside before it started.
    pub(super) begun: Option<Box<NewGame>>,
    pub(super) refused: Option<(Deed, Refusal)>,
    /// A sentence about something that didn't work.
    pub(super) message: Option<String>,
    /// A sentence about something that did, if nothing else shows it.
    pub(super) news: Option<SuccessNote>,
    /// Text to copy to the clipboard.
    pub(super) copied: Option<String>,
    /// Last request to the display.
    pub(super) awake: Awake,
    pub(super) keyboard: Keyboard,
    pub(super) platform: Box<dyn Platform>,
    /// Availability of storage for changes, as of the last look.
    pub(super) storage: Storage,
    /// Games that were left and aren't on disk.
    pub(super) unsaved: Unsaved,
    /// Commands that came while a step was on its way to disk.
    pub(super) waiting: VecDeque<Command>,
    /// Somebody tried to close the window while a game isn't on disk, and was told why not to.
    pub(super) was_warned: bool,
    /// Steps back that the system asked for and that haven't been taken yet.
    pub(super) steps_back: usize,
    pub(super) letters: AtlasBound,
    pub(super) pointer: PointerPlace,
    pub(super) clock_watch: ClockWatch,
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) phones: Phones,
}

impl Tableside {
    /// The app at its start screen, keeping games in `folder`.
    pub fn new(ctx: &egui::Context, folder: Folder) -> Self {
        TurnedWindow::prepare(ctx);
        Self::on(Box::new(System::new(ctx)), ctx, folder)
    }

    /// The same, with the clock and random source of `platform`.
    pub fn on(platform: Box<dyn Platform>, ctx: &egui::Context, folder: Folder) -> Self {
        ctx.options_mut(|options| {
            // The shell has its own zoom shortcuts, which know its limits.
            options.zoom_with_keyboard = false;
            // A turn shrinks in steps until all that is to be done is in sight.
            options.max_passes = NonZeroUsize::new(5).unwrap_or(options.max_passes);
            // A slow finger, or a device that draws slowly, still means a touch; what a
            // finger that rests asks for has its own, shorter time.
            options.input_options.max_click_duration = 2.5;
        });
        let (mut device, unread) = Device::open(folder.settings());
        device.color(ctx, platform.as_ref());
        let text = Text::of(device.language(platform.as_ref()));
        let message = unread.map(|_| text.get("settings-unread"));
        let games = Games::new(&folder, platform.now());
        let library = DeckLibrary::new(&folder);
        let islands = KeptIslands::new(&folder);
        let positions = Collection::new(folder.positions());
        let storage = platform.storage();
        Self {
            folder,
            device,
            library,
            games,
            islands,
            positions,
            text,
            pages: Pages::default(),
            filming: None,
            begun: None,
            refused: None,
            message,
            news: None,
            copied: None,
            awake: Awake::Free,
            keyboard: Keyboard::default(),
            platform,
            storage,
            unsaved: Unsaved::default(),
            waiting: VecDeque::new(),
            was_warned: false,
            steps_back: 0,
            letters: AtlasBound::default(),
            pointer: PointerPlace::default(),
            clock_watch: ClockWatch::default(),
            #[cfg(not(target_arch = "wasm32"))]
            phones: Phones::new(ctx),
        }
    }

    /// The texts in use.
    pub const fn text(&self) -> &Text {
        &self.text
    }

    /// The game on the table, if one is open.
    pub fn game(&self) -> Option<&Game> {
        self.pages.sitting().map(Sitting::game)
    }

    /// The number of journal lines behind the game on the table.
    pub fn lines(&self) -> Option<usize> {
        let Some(Sitting::Plays(session)) = self.pages.sitting() else { return None };
        Some(session.lines())
    }

    /// The last deed that was refused, until that is dismissed.
    pub const fn refused(&self) -> Option<&(Deed, Refusal)> {
        self.refused.as_ref()
    }
}

pub(super) struct Filming {
    pub animation: Animation,
    pub game: PathBuf,
    /// Share that is done, from 0 to 1.
    pub share: f32,
}

impl Tableside {
    /// A name for what is showing now, for tests to record.
    pub fn place(&self, ctx: &egui::Context) -> &'static str {
        if room::is_enough(ctx) { self.pages.front().name() } else { "too-small" }
    }
}
