//! The app around the screens: it applies commands, and nothing else does.

mod message_bar;
mod place;
mod room;
mod saved;
mod sign_bar;
mod table;
mod told;
mod way_back;

use std::collections::VecDeque;

use egui::{Key, Modifiers};

use self::message_bar::MessageBar;
use super::library::decks::{DeckStep, Library, Then};
use super::library::games::Games;
use super::library::islands::KeptIslands;
use super::library::records::Records;
use super::session::open_game::Sitting;
use super::session::unsaved::Unsaved;
use super::widgets::keyboard::Keyboard;
use crate::app::command::{Command, Page};
use crate::app::platform::{Awake, Platform, Storage, System};
use crate::app::screens::{
    AboutPage, DeckLab, Decks, Home, NewGame, Play, PlayContext, RecordsPage, SettingsPage,
};
use crate::app::settings::{Device, KeepAwake, Setting, Zoom};
use crate::app::theme::{AtlasBound, Palette};
use crate::cards::Deck;
use crate::game::{Deed, Enforcement, Game, Refusal};
use crate::store::{Folder, read_position_file};
use crate::words::errors;
use crate::words::language::Language;
use crate::words::text::Text;
use room::Room;
use table::Closing;
use told::Told;

enum Screen {
    Home(Box<Home>),
    NewGame(Box<NewGame>),
    Decks(Box<Decks>),
    Play(Box<(Sitting, Play)>),
    Lab(Box<DeckLab>),
    Records(Box<RecordsPage>),
}

/// The whole app, without a window: tests drive it as it is.
pub struct Tableside {
    folder: Folder,
    device: Device,
    library: Library,
    games: Games,
    islands: KeptIslands,
    text: Text,
    screen: Screen,
    /// Whether the settings are open before the screen.
    settings: Page,
    /// The page about the program, while that lies before the settings.
    about: Option<Box<AboutPage>>,
    /// What a game tells, while that lies before the screen.
    statistics: Option<Told>,
    /// A new game that was left before it began.
    begun: Option<Box<NewGame>>,
    refused: Option<(Deed, Refusal)>,
    /// A sentence about something that did not work.
    message: Option<String>,
    /// A sentence about something that did, where nothing else shows it.
    news: Option<String>,
    /// What goes to the clipboard.
    copied: Option<String>,
    /// What was last asked of the display.
    awake: Awake,
    keyboard: Keyboard,
    platform: Box<dyn Platform>,
    /// How what is kept stood when it was looked at last.
    storage: Storage,
    /// Games that were left and are not on disk.
    unsaved: Unsaved,
    /// What was asked for while a step was on its way to disk.
    line: VecDeque<Command>,
    closing: Closing,
    /// Steps back that the system asked for and were not taken yet.
    steps_back: usize,
    letters: AtlasBound,
}

impl Tableside {
    /// The app at its start screen, keeping games in `folder`.
    pub fn new(ctx: &egui::Context, folder: Folder) -> Self {
        Self::on(Box::new(System::new(ctx)), ctx, folder)
    }

    /// The same with the time and chance of `platform`.
    pub fn on(platform: Box<dyn Platform>, ctx: &egui::Context, folder: Folder) -> Self {
        // The shell has its own keys for the size, which know its limits.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let (mut device, unread) = Device::open(folder.settings());
        device.tune(ctx, platform.as_ref());
        let text = Text::of(device.language(platform.as_ref()));
        let message = unread.map(|_| text.get("settings-unread"));
        let screen = Screen::Home(Box::default());
        let games = Games::new(&folder, platform.now());
        let library = Library::new(&folder);
        let islands = KeptIslands::new(&folder);
        let storage = platform.storage();
        Self {
            folder,
            device,
            library,
            games,
            islands,
            text,
            screen,
            settings: Page::Leave,
            about: None,
            statistics: None,
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
            line: VecDeque::new(),
            closing: Closing::default(),
            steps_back: 0,
            letters: AtlasBound::default(),
        }
    }

    /// The language it speaks.
    pub const fn language(&self) -> Language {
        self.text.language()
    }

    /// The game on the table, if one is being played.
    pub fn game(&self) -> Option<&Game> {
        match &self.screen {
            Screen::Play(play) => Some(play.0.game()),
            Screen::Home(_)
            | Screen::NewGame(_)
            | Screen::Decks(_)
            | Screen::Lab(_)
            | Screen::Records(_) => None,
        }
    }

    /// How many lines of its journal lie behind the game on the table.
    pub fn lines(&self) -> Option<usize> {
        match &self.screen {
            Screen::Play(play) => match &play.0 {
                Sitting::Plays(session) => Some(session.lines()),
                Sitting::LooksOn(_) => None,
            },
            Screen::Home(_)
            | Screen::NewGame(_)
            | Screen::Decks(_)
            | Screen::Lab(_)
            | Screen::Records(_) => None,
        }
    }

    /// What was asked for last and refused, until it is put away.
    pub const fn refused(&self) -> Option<&(Deed, Refusal)> {
        self.refused.as_ref()
    }

    /// Draws the screen and does what it asks for.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        self.device.tune(ui.ctx(), self.platform.as_ref());
        self.run(ui.ctx());
        self.closing(ui.ctx());
        match Room::of(ui.ctx()) {
            Room::Enough => self.shown(ui),
            Room::TooLittle => self.ask_for_room(ui),
        }
        self.keyboard.after(ui.ctx());
        self.keep_awake(self.wished_awake());
        self.platform.lead_back(self.way_back());
    }

    /// The bars and the screen below them.
    fn shown(&mut self, ui: &mut egui::Ui) {
        self.keyboard.before(ui);
        let resized = self.size_keys(ui);
        let back = self.step_back(ui);
        let bar = MessageBar { trouble: self.message.as_deref(), news: self.news.as_deref() };
        let dismissed = bar.ui(ui, &self.text);
        let signed = self.sign().and_then(|sign| sign.ui(ui, &self.text));
        let below = egui::UiBuilder::new().max_rect(room::below(ui.available_rect_before_wrap()));
        let command = ui.scope_builder(below, |ui| self.screen_ui(ui)).inner;
        let command = Self::stepped_back(ui, back, command);
        if let Some(command) = command.or(dismissed).or(signed).or(resized) {
            self.apply(command);
            if let Some(copied) = self.copied.take() {
                ui.ctx().copy_text(copied);
            }
            ui.ctx().request_repaint();
        }
    }

    /// The display stays on while there is a game to look at.
    fn wished_awake(&self) -> Awake {
        let may = self.device.settings().keep_awake == KeepAwake::WhilePlaying;
        let playing =
            matches!(&self.screen, Screen::Play(play) if play.0.game().state().over().is_none());
        if may && playing { Awake::Kept } else { Awake::Free }
    }

    fn keep_awake(&mut self, wish: Awake) {
        if wish != self.awake {
            self.awake = wish;
            self.platform.keep_awake(wish, &self.text.get("settings-awake-why"));
        }
    }

    /// The usual keys for larger and smaller.
    fn size_keys(&self, ui: &egui::Ui) -> Option<Command> {
        let zoom = self.device.settings().zoom.min(self.device.most_zoom());
        let keys = [
            (Key::Plus, zoom.larger()),
            (Key::Equals, zoom.larger()),
            (Key::Minus, zoom.smaller()),
            (Key::Num0, Zoom::default()),
        ];
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        let (_, zoom) = keys.into_iter().find(|(key, _)| pressed(*key))?;
        Some(Command::Set(Setting::Zoom(zoom.min(self.device.most_zoom()))))
    }

    fn screen_ui(&mut self, ui: &mut egui::Ui) -> Option<Command> {
        if let Some(about) = &mut self.about {
            let place = self.platform.shown_place(self.folder.path());
            return about.ui(ui, &self.text, place.as_deref());
        }
        if self.settings == Page::Open {
            let page = SettingsPage {
                text: &self.text,
                settings: self.device.settings(),
                most_zoom: self.device.most_zoom(),
            };
            return page.ui(ui);
        }
        if let Some(told) = &mut self.statistics {
            return told.statistics.ui(ui, &self.text);
        }
        let motion = self.device.motion(self.platform.as_ref());
        let platform = self.platform.as_mut();
        match &mut self.screen {
            Screen::Home(home) => home.ui(ui, &self.text, &self.games, platform),
            Screen::Lab(lab) => lab.ui(ui, &self.text, platform),
            Screen::Records(page) => page.ui(ui, &self.text, platform),
            Screen::NewGame(new_game) => new_game.ui(ui, &self.text, &self.islands, platform),
            Screen::Decks(decks) => decks.ui(ui, &self.text, &self.library, platform),
            Screen::Play(play) => {
                let (sitting, view) = &mut **play;
                let local = |time| platform.local(time);
                let when = |time| self.text.when(local(time), local(platform.now()));
                let trouble = sitting.trouble();
                let scene = PlayContext {
                    text: &self.text,
                    palette: Palette::of(ui),
                    settings: self.device.settings(),
                    motion,
                    game: sitting.game(),
                    clock: sitting.clock(self.device.settings().clock),
                    refused: self.refused.as_ref(),
                    trouble: trouble.map(|trouble| errors::reason(&self.text, &trouble.source)),
                    when: &when,
                };
                view.ui(ui, &scene)
            }
        }
    }

    fn apply(&mut self, command: Command) {
        if self.is_waiting() {
            self.line.push_back(command);
            return;
        }
        // News is of the moment: whatever is done next puts it away.
        self.news = None;
        match command {
            Command::Home => self.go_home(),
            Command::NewGame => self.new_game(),
            Command::Decks => {
                self.message = None;
                let decks = Decks::open(&mut self.library);
                self.show(Screen::Decks(Box::new(decks)));
            }
            Command::Deck(step) => {
                let Screen::Decks(decks) = &mut self.screen else { return };
                let news = self.library.apply(step, self.platform.now());
                decks.hear(news, &self.text, &self.library);
            }
            Command::Game(step) => self.saved(step),
            Command::Island(step) => {
                let Screen::NewGame(new_game) = &mut self.screen else { return };
                let news = self.islands.apply(step, self.platform.now());
                new_game.hear_of_island(&news, &self.text);
            }
            Command::Lab => {
                let lab = DeckLab::new(self.decks_on_offer());
                self.show(Screen::Lab(Box::new(lab)));
                self.message = None;
            }
            Command::Statistics(of) => self.tell(of),
            Command::WriteStatistics(form) => self.write_statistics(form),
            Command::Records => {
                let records = Records::open(&self.folder);
                self.show(Screen::Records(Box::new(RecordsPage::new(records))));
                self.message = None;
            }
            Command::Settings(page) => self.settings = page,
            Command::About(page) => {
                let open = || Box::new(AboutPage::new(self.folder.bin_contents()));
                self.about = (page == Page::Open).then(open);
            }
            Command::CopyPlace => self.copy_place(),
            Command::EmptyBins => self.empty_bins(),
            Command::Set(setting) => self.set(setting),
            Command::Start(parts) => self.start(*parts),
            Command::ReadPosition(path) => {
                let Screen::NewGame(new_game) = &mut self.screen else { return };
                new_game.hear(&self.text, read_position_file(&path));
            }
            Command::WritePosition => self.write_position(),
            Command::Export(form) => self.export(form),
            Command::Resume(path) => self.resume(&path),
            Command::PlayHere => self.play_here(),
            Command::BackToUnsaved => self.back_to_unsaved(),
            Command::Dismiss => {
                self.refused = None;
                self.message = None;
            }
            Command::Act(deed) => self.act(deed, Enforcement::ByTheRules),
            Command::Acts(deeds) => self.acts(deeds),
            Command::Record(deed) => self.act(deed, Enforcement::AsTheTableDid),
            Command::Draw => self.step(|session, platform| {
                let time = platform.now();
                session.draw(time, &mut platform.rng())
            }),
            Command::RollDice => self.step(|session, platform| {
                let time = platform.now();
                session.roll(time, &mut platform.rng())
            }),
            Command::Undo => self.step(|session, platform| session.undo(platform.now())),
            Command::Redo => self.step(|session, platform| session.redo(platform.now())),
            Command::BackTo(act) => {
                self.step(|session, platform| session.back_to(act, platform.now()));
            }
            Command::Lie(rotation) => {
                self.step(|session, platform| session.lie(rotation, platform.now()));
            }
            Command::Clock(pace) => self.pace(pace),
            Command::RetryWriting => self.retry(),
        }
    }

    fn set(&mut self, setting: Setting) {
        if let Err(error) = self.device.change(setting) {
            self.message = Some(errors::write_error(&self.text, &error));
        }
        let language = self.device.language(self.platform.as_ref());
        if language != self.text.language() {
            self.text = Text::of(language);
            // It was said in the other language.
            self.message = None;
            self.news = None;
        }
    }

    fn copy_place(&mut self) {
        let Some(place) = self.platform.shown_place(self.folder.path()) else { return };
        self.message = None;
        self.news = Some(self.text.with("about-copied", &[("place", place.as_str().into())]));
        self.copied = Some(place);
    }

    /// Keeps how the turn clock stands, a deck that is being edited and a title
    /// that is being typed, as far as they aren't on disk yet.
    pub fn keep(&mut self) {
        self.keep_clock();
        if let Screen::Home(home) = &self.screen
            && let Some(step) = home.unkept(&self.games)
        {
            self.saved(step);
        }
        if let Screen::Decks(decks) = &mut self.screen
            && let Some(deck) = decks.unkept(&self.text)
        {
            let step = DeckStep::Save(Box::new(deck), Then::Stay);
            let news = self.library.apply(step, self.platform.now());
            decks.hear(news, &self.text, &self.library);
        }
    }

    /// A new game that was not begun waits as it was put together.
    fn put_by(&mut self) {
        if matches!(self.screen, Screen::NewGame(_)) {
            let home = Screen::Home(Box::default());
            if let Screen::NewGame(begun) = std::mem::replace(&mut self.screen, home) {
                self.begun = Some(begun);
            }
        }
    }

    /// The table of a new game; those who played last sit there already.
    fn new_game(&mut self) {
        let last = match &self.screen {
            Screen::Home(_) => self.games.last_players(),
            Screen::NewGame(_)
            | Screen::Decks(_)
            | Screen::Play(_)
            | Screen::Lab(_)
            | Screen::Records(_) => Vec::new(),
        };
        let decks = self.decks_on_offer();
        self.islands.open();
        if let Some(mut begun) = self.begun.take() {
            begun.offer(decks, &self.text);
            self.show(Screen::NewGame(begun));
            self.message = None;
            return;
        }
        let table = NewGame::new(&self.text, &last, decks, self.platform.as_mut());
        self.show(Screen::NewGame(Box::new(table)));
        self.message = None;
    }

    /// The decks that can be played with, own ones included.
    fn decks_on_offer(&mut self) -> Vec<Deck> {
        self.library.read();
        self.library.decks().cloned().collect()
    }
}

impl eframe::App for Tableside {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        Self::ui(self, ui);
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, input: &mut egui::RawInput) {
        self.letters.apply(ctx, input);
    }

    /// What is being typed when the window is closed is kept too.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.keep();
        self.keep_awake(Awake::Free);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
