//! Tells a test that kills the window what it has shown: anything shown has to
//! be on disk. Costs nothing unless asked for.

use egui::{Context, Ui};

use crate::app::shell::{FrameObserver, Tableside};

/// The environment variable that asks for it; with the value `places`, screens
/// are reported, too.
const ASKED_BY: &str = "TABLESIDE_WITNESS";

/// Prints after each frame how many lines of the game's journal are behind
/// what was drawn, whenever that changes.
pub struct JournalProbe {
    /// The number of lines behind what is being drawn.
    lines: Option<usize>,
    printed: Printed,
    /// The last screen reported, if screens are asked for.
    place: Option<&'static str>,
}

/// What was printed last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Printed {
    /// Nothing is asked for.
    Never,
    /// Nothing yet.
    NotYet,
    /// This many lines.
    Lines(usize),
}

impl JournalProbe {
    /// A probe that prints if the environment asks for it.
    pub fn new() -> Self {
        let asked = std::env::var_os(ASKED_BY);
        let place = asked.as_ref().is_some_and(|asked| asked == "places").then_some("");
        let printed = if asked.is_some() { Printed::NotYet } else { Printed::Never };
        Self { lines: None, printed, place }
    }
}

impl FrameObserver<Tableside> for JournalProbe {
    fn before(&mut self, _: &Context, app: &Tableside) {
        // What is drawn now is the state before this frame; its commands show
        // in the next.
        self.lines = app.lines();
    }

    fn after(&mut self, ui: &Ui, app: &Tableside) {
        if let Some(count) = self.lines
            && self.printed != Printed::Never
            && self.printed != Printed::Lines(count)
        {
            self.printed = Printed::Lines(count);
            println!("shown {count}");
        }
        let place = app.place(ui.ctx());
        if let Some(before) = &mut self.place
            && *before != place
        {
            *before = place;
            println!("place {place}");
        }
    }
}
