//! What the window has shown, told to a test that kills it: whatever was shown
//! has to be on disk. Costs nothing unless it is asked for.

use crate::app::shell::Tableside;

/// The variable that asks for it; `places` is also told where somebody is.
const ASKED_BY: &str = "TABLESIDE_WITNESS";

/// The app, printing after each frame how many lines of its game's journal are
/// behind what it drew, whenever that changes.
pub struct Witness {
    app: Tableside,
    /// What was told last, if it is asked for at all.
    told: Option<Told>,
    /// Where somebody was last, if that is asked for.
    place: Option<&'static str>,
}

/// How many lines were told last.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Told(Option<usize>);

impl Witness {
    /// `app`, which tells what it shows if the environment asks for it.
    pub fn new(app: Tableside) -> Self {
        let asked = std::env::var_os(ASKED_BY);
        let place = asked.as_ref().is_some_and(|asked| asked == "places").then_some("");
        Self { app, told: asked.map(|_| Told(None)), place }
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
        let place = self.app.place(ui.ctx());
        if let Some(before) = &mut self.place
            && *before != place
        {
            *before = place;
            println!("place {place}");
        }
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, input: &mut egui::RawInput) {
        eframe::App::raw_input_hook(&mut self.app, ctx, input);
    }

    fn on_exit(&mut self, graphics: Option<&eframe::glow::Context>) {
        self.app.on_exit(graphics);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }
}
