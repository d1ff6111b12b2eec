//! The app around the screens: it applies commands, and nothing else does.

use chrono::{DateTime, Utc};

use super::command::Command;
use super::screens::{Home, NewGame, Play, Scene};
use super::session::{Session, StepError};
use super::text::Text;
use super::theme::Palette;
use crate::game::{Deed, Leave, Refusal, Setup};
use crate::store::Folder;

enum Screen {
    Home(Home),
    NewGame(NewGame),
    Play(Box<(Session, Play)>),
}

/// The whole app, without a window: tests drive it as it is.
pub struct Tableside {
    folder: Folder,
    text: Text,
    screen: Screen,
    refused: Option<(Deed, Refusal)>,
    /// A sentence about something that did not work.
    message: Option<String>,
    now: fn() -> DateTime<Utc>,
}

impl Tableside {
    /// The app at its start screen, keeping games in `folder`.
    #[must_use]
    pub fn new(ctx: &egui::Context, folder: Folder) -> Self {
        Palette::dark().apply(ctx);
        Self {
            folder,
            text: Text::english(),
            screen: Screen::Home(Home::default()),
            refused: None,
            message: None,
            now: Utc::now,
        }
    }

    /// Draws the screen and does what it asks for.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        let command = match &mut self.screen {
            Screen::Home(home) => home.ui(ui, &self.text),
            Screen::NewGame(new_game) => new_game.ui(ui, &self.text),
            Screen::Play(play) => {
                let (session, view) = &mut **play;
                let scene = Scene {
                    text: &self.text,
                    palette: Palette::of(ui),
                    game: session.game(),
                    refused: self.refused.as_ref(),
                    trouble: session.trouble().map(ToString::to_string),
                };
                view.ui(ui, &scene)
            }
        };
        if let Some(command) = command {
            self.apply(command);
            ui.ctx().request_repaint();
        }
    }

    fn apply(&mut self, command: Command) {
        match command {
            Command::Home => self.screen = Screen::Home(Home::default()),
            Command::NewGame => self.screen = Screen::NewGame(NewGame::default()),
            Command::Start(parts) => self.start(*parts),
            Command::Resume(path) => match Session::resume(&path) {
                Ok((session, _)) => self.play(session),
                Err(error) => self.message = Some(error.to_string()),
            },
            Command::Dismiss => {
                self.refused = None;
                self.message = None;
            }
            Command::Act(deed) => self.act(deed, Leave::ByTheRules),
            Command::Record(deed) => self.act(deed, Leave::AsTheTableDid),
            Command::Draw => self.step(Session::draw),
            Command::Undo => self.step(Session::undo),
            Command::Redo => self.step(Session::redo),
            Command::BackTo(act) => self.step(|session, now| session.back_to(act, now)),
            Command::RetryWriting => {
                if let Screen::Play(play) = &mut self.screen {
                    play.0.retry();
                }
            }
        }
    }

    fn start(&mut self, parts: crate::game::Parts) {
        let setup = match Setup::new(parts) {
            Ok(setup) => setup,
            Err(error) => {
                self.message = Some(error.to_string());
                return;
            }
        };
        match Session::start(&self.folder, setup) {
            Ok(session) => self.play(session),
            Err(error) => self.message = Some(error.to_string()),
        }
    }

    fn play(&mut self, session: Session) {
        self.refused = None;
        self.screen = Screen::Play(Box::new((session, Play::default())));
    }

    fn act(&mut self, deed: Deed, leave: Leave) {
        let asked = deed.clone();
        let Screen::Play(play) = &mut self.screen else { return };
        self.refused = None;
        match play.0.act(deed, leave, (self.now)()) {
            Ok(()) => {}
            Err(StepError::Refused(refusal)) => self.refused = Some((asked, refusal)),
            Err(error) => self.message = Some(error.to_string()),
        }
    }

    fn step(&mut self, step: impl FnOnce(&mut Session, DateTime<Utc>) -> Result<(), StepError>) {
        let Screen::Play(play) = &mut self.screen else { return };
        self.refused = None;
        match step(&mut play.0, (self.now)()) {
            Ok(()) => {}
            Err(error) => self.message = Some(error.to_string()),
        }
    }
}

impl eframe::App for Tableside {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        Self::ui(self, ui);
    }
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When there is no display or it can't draw.
pub fn run(folder: Folder) -> anyhow::Result<()> {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..eframe::NativeOptions::default()
    };
    let app = move |context: &eframe::CreationContext<'_>| {
        Ok(Box::new(Tableside::new(&context.egui_ctx, folder)) as Box<dyn eframe::App>)
    };
    eframe::run_native("Tableside", options, Box::new(app))
        .map_err(|error| anyhow::anyhow!("no window could be opened: {error}"))
}
