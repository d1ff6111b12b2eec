//! What the window has shown, told to a test that kills it: whatever was shown
//! has to be on disk. Costs nothing unless it is asked for.

use egui::{Context, Ui};

use crate::app::shell::{FrameObserver, Tableside};

/// The variable that asks for it; `places` is also told where somebody is.
const ASKED_BY: &str = "TABLESIDE_WITNESS";

/// Prints after each frame how many lines of the game's journal are behind
/// what was drawn, whenever that changes.
pub struct JournalProbe {
    /// How many lines are behind what is being drawn.
    lines: Option<usize>,
    printed: Printed,
    /// Where somebody was last, if that is asked for.
    place: Option<&'static str>,
}

/// What was printed last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Printed {
    /// Nothing is asked for.
    Never,
    /// Nothing yet.
    NotYet,
    /// So many lines.
    Lines(usize),
}

impl JournalProbe {
    /// One that prints if the environment asks for it.
    pub fn new() -> Self {
        let asked = std::env::var_os(ASKED_BY);
        let place = asked.as_ref().is_some_and(|asked| asked == "places").then_some("");
        let printed = if asked.is_some() { Printed::NotYet } else { Printed::Never };
        Self { lines: None, printed, place }
    }
}

impl FrameObserver<Tableside> for JournalProbe {
    fn before(&mut self, _: &Context, app: &Tableside) {
        // What is drawn now stood so before the frame; a command of this frame
        // shows in the next.
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
