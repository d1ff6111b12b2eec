//! Bytes as the file of a game among those of the window: its list is drawn, the
//! game is resumed, and its statistics are looked through.
//!
//! Laws: nothing panics; whatever there is can be drawn at one size.
#![no_main]

#[path = "../framed/mod.rs"]
mod framed;

use std::path::PathBuf;
use std::sync::LazyLock;

use chrono::DateTime;
use egui::{Event, PointerButton, Pos2, RawInput, Rect, Vec2, vec2};
use framed::framed;
use libfuzzer_sys::{Corpus, fuzz_target};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use store::{Folder, read_journal_bytes};

const SIZE: Vec2 = vec2(1_024.0, 600.0);

/// What is touched, one after the other, where it is there.
const TOUCHED: [&str; 10] = [
    "Resume",
    "History",
    "Table",
    "Statistics",
    "Numbers",
    "Luck",
    "Points",
    "Cards",
    "Time",
    "Tables",
];

/// In memory where the system has such a folder.
static DATA: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = PathBuf::from("/dev/shm");
    let parent = if memory.is_dir() { memory } else { std::env::temp_dir() };
    parent.join(format!("tableside-fuzz-{}", std::process::id()))
});

struct Window {
    ctx: egui::Context,
    app: Tableside,
}

impl Window {
    /// Draws a frame; where what is called `name` lies.
    fn draws(&mut self, events: Vec<Event>, name: &str) -> Option<Pos2> {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.app.ui(ui));
        output.textures_delta.clear();
        let _ = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let update = output.platform_output.accesskit_update?;
        let node = update.nodes.iter().find(|(_, node)| node.label() == Some(name));
        let bounds = node?.1.bounds()?;
        #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
        let middle = |from: f64, to: f64| f64::midpoint(from, to) as f32;
        Some(Pos2::new(middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1)))
    }

    fn touches(&mut self, name: &str) {
        self.draws(Vec::new(), name);
        let Some(pos) = self.draws(Vec::new(), name) else { return };
        for pressed in [true, false] {
            let modifiers = egui::Modifiers::NONE;
            let button = PointerButton::Primary;
            let click = Event::PointerButton { pos, button, pressed, modifiers };
            self.draws(vec![Event::PointerMoved(pos), click], name);
        }
    }
}

fuzz_target!(|input: &[u8]| -> Corpus {
    let Some(file) = framed(input) else { return Corpus::Reject };
    if read_journal_bytes(&DATA, &file).is_err() {
        return Corpus::Reject;
    }
    let _ = std::fs::remove_dir_all(&*DATA);
    let folder = Folder::new(&DATA);
    std::fs::create_dir_all(folder.path()).expect("made");
    std::fs::write(folder.path().join("game.tableside"), &file).expect("written");
    let ctx = egui::Context::default();
    ctx.enable_accesskit();
    let platform = Fake { time: DateTime::UNIX_EPOCH, seed: 1 };
    let app = Tableside::on(Box::new(platform), &ctx, folder);
    let mut window = Window { ctx, app };
    for name in TOUCHED {
        window.touches(name);
    }
    Corpus::Keep
});
