//! What it costs to see a game of 400 acts again: seeking any of its moments, beside a frame
//! of the play screen in which nothing changes, and writing it as an animation, beside writing
//! only a picture of it. The goals are a frame of 16.7 ms, and 20 s and 8 MB on two cores.
//! `cargo bench --bench replay`.
#![allow(
    dead_code,
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a bench says so by panicking"
)]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/window/tools"]
mod tools {
    pub mod desk;
    pub mod saved;
    pub mod window;
}

use std::time::{Duration, Instant};

use egui::accesskit::{Action, ActionData, ActionRequest, Node, NodeId, TreeId};
use egui::{Event, FullOutput, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, vec2};
use game::{Edition, Following, Game, Rules, SeaRules};
use store::{Folder, read_journal};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::app::screens::{Animation, AnimationStep, board_picture};
use tools::{saved, window};
use words::game::GameWords;
use words::text::Text;

/// What the program itself allocates with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ACTS: usize = 400;
const SIZE: Vec2 = vec2(1280.0, 800.0);

fn main() {
    let base = Rules { target: 30, ..Rules::open_hands() };
    let following = Following::Open;
    let knights = Rules { target: 30, following, ..Rules::with_knights(Edition::Fifth) };
    let both = Rules { sea: Some(SeaRules::default()), ..knights.clone() };
    println!("a game of {ACTS} acts, six players with long names");
    for (name, rules) in [("base", base), ("knights", knights), ("sea and knights", both)] {
        println!("{name}");
        seen_again(rules);
    }
}

fn seen_again(rules: Rules) {
    let data_dir = tempfile::tempdir().expect("a folder");
    let table = (window::LONG_NAMES.as_slice(), rules);
    let time = (window::now(), chrono::TimeDelta::zero());
    let played = saved::play(data_dir.path(), table, (ACTS, 9), time, |_| true);
    let path = played.0.path().to_owned();
    drop(played);
    let game = read_journal(&path).expect("whole").game;
    assert_eq!(game.count(), ACTS, "nobody has won");
    seeks(data_dir.path());
    animation(&game);
}

/// Seeks each moment, the farther ones first: of each the frame in which it is sought and the
/// one that shows it.
fn seeks(data_dir: &std::path::Path) {
    let mut desk = Desk::at(data_dir);
    desk.touch("Resume");
    desk.touch("History");
    for _ in 0..10 {
        desk.frame(Vec::new());
    }
    let rests = sorted((0..ACTS).map(|_| desk.timed(Vec::new())).collect());
    let (slider, _) = desk.find("Place in the game");
    let moments = (0..=ACTS).map(|nth| if nth % 2 == 0 { nth / 2 } else { ACTS - nth / 2 });
    let mut seeks = Vec::new();
    for acts in moments {
        let request = ActionRequest {
            action: Action::SetValue,
            target_tree: TreeId::ROOT,
            target_node: slider,
            data: Some(ActionData::NumericValue(acts as f64)),
        };
        seeks.push(desk.timed(vec![Event::AccessKitActionRequest(request)]));
        seeks.push(desk.timed(Vec::new()));
    }
    let (_, node) = desk.find("Place in the game");
    assert_eq!(node.numeric_value(), Some((ACTS / 2) as f64), "all were sought");
    let seeks = sorted(seeks);
    println!(
        "  a frame with a seek, median and longest    {:>8.2} ms {:>8.2} ms  (goal 16.7)",
        millis(seeks[seeks.len() / 2]),
        millis(seeks[seeks.len() - 1])
    );
    println!(
        "  one without, median and longest            {:>8.2} ms {:>8.2} ms",
        millis(rests[rests.len() / 2]),
        millis(rests[rests.len() - 1])
    );
}

fn animation(game: &Game) {
    let text = Text::english();
    let begun = Instant::now();
    let mut animation = Animation::of(game, &text).expect("its own acts");
    let (mut steps, mut longest) = (0, Duration::ZERO);
    let file = loop {
        let step = Instant::now();
        let done = animation.step().expect("it can be written");
        longest = longest.max(step.elapsed());
        steps += 1;
        if let AnimationStep::Done(file) = done {
            break file;
        }
    };
    let took = begun.elapsed();
    let mut options = gif::DecodeOptions::new();
    options.skip_frame_decoding(true);
    let mut decoder = options.read_info(file.as_slice()).expect("a GIF");
    let (mut frames, mut hundredths) = (0, 0);
    while let Some(frame) = decoder.next_frame_info().expect("a frame") {
        frames += 1;
        hundredths += u32::from(frame.delay);
    }
    let begun = Instant::now();
    let never = |_| String::new();
    std::hint::black_box(board_picture(&GameWords::now(&text, game, &never), 1.0));
    let picture = begun.elapsed();
    println!(
        "  its animation                              {:>8.2} s   {:>8.2} MB  (goals 20 and 8)",
        took.as_secs_f64(),
        file.len() as f64 / 1e6
    );
    println!(
        "    {frames} frames for {:.1} s, in {steps} steps of at most {:.1} ms; one picture {:.1} ms",
        f64::from(hundredths) / 100.0,
        millis(longest),
        millis(picture)
    );
}

/// The app without a window.
struct Desk {
    ctx: egui::Context,
    app: Tableside,
}

impl Desk {
    fn at(data_dir: &std::path::Path) -> Self {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let platform = Fake { time: window::now(), seed: 1 };
        let app = Tableside::on(Box::new(platform), &ctx, Folder::new(data_dir));
        Self { ctx, app }
    }

    fn frame(&mut self, events: Vec<Event>) -> FullOutput {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, SIZE));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| {
            self.app.logic(ui.ctx());
            self.app.ui(ui);
        });
        // Nothing is painted.
        output.textures_delta.clear();
        output
    }

    /// Returns how long a frame takes: layout and tessellation, without painting.
    fn timed(&mut self, events: Vec<Event>) -> Duration {
        let begun = Instant::now();
        let output = self.frame(events);
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        std::hint::black_box(primitives);
        begun.elapsed()
    }

    /// What has this name.
    fn find(&mut self, name: &str) -> (NodeId, Node) {
        let mut found = None;
        for _ in 0..3 {
            let output = self.frame(Vec::new());
            let update = output.platform_output.accesskit_update.expect("names are on");
            found = update.nodes.into_iter().find(|(_, node)| node.label() == Some(name)).or(found);
        }
        found.expect("it is there")
    }

    fn touch(&mut self, name: &str) {
        let bounds = self.find(name).1.bounds().expect("it lies somewhere");
        #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
        let middle = |from: f64, to: f64| f64::midpoint(from, to) as f32;
        let pos = Pos2::new(middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1));
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            let click = Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
            self.frame(vec![Event::PointerMoved(pos), click]);
        }
        self.frame(vec![Event::PointerGone]);
    }
}

fn sorted(mut times: Vec<Duration>) -> Vec<Duration> {
    times.sort();
    times
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
