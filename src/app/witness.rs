//! What the window has shown, told to a test that kills it: whatever was shown
//! has to be on disk. Costs nothing unless it is asked for.

use super::shell::Tableside;

/// The variable that asks for it.
const ASKED_BY: &str = "TABLESIDE_WITNESS";

/// The app, printing after each frame how many lines of its game's journal are
/// behind what it drew, whenever that changes.
pub struct Witness {
    app: Tableside,
    /// What was told last, if it is asked for at all.
    told: Option<Told>,
}

/// How many lines were told last.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Told(Option<usize>);

impl Witness {
    /// `app`, which tells what it shows if the environment asks for it.
    pub fn new(app: Tableside) -> Self {
        Self { app, told: std::env::var_os(ASKED_BY).map(|_| Told(None)) }
    }
}

impl eframe::App for Witness {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        // What is drawn now stood so before the frame; a command of this frame
        // shows in the next.
        let lines = self.app.lines();
        eframe::App::ui(&mut self.app, ui, frame);
        if let Some(told) = &mut self.told
            && *told != Told(lines)
            && let Some(count) = lines
        {
            *told = Told(lines);
            println!("shown {count}");
        }
    }

    fn on_exit(&mut self, graphics: Option<&eframe::glow::Context>) {
        self.app.on_exit(graphics);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }
}
