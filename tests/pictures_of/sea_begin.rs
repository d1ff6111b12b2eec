//! The page where a game of Seafarers begins in its middle, brought to where its picture is
//! taken.

use std::cell::RefCell;
use std::rc::Rc;

use board::{Island, Path, Spot};
use egui_kittest::Harness;
use image::RgbImage;
use kit::widgets::rasterizer::Rasterizer;
use scenarios::BuiltInScenario;

use super::condition::Condition;
use super::easel::{Textures, pictured};
use crate::begin_sea::{Desk, Finger, With};

/// What a finger does before the picture is taken.
pub type Pose = fn(&mut Finger);

const NAMES: [&str; 6] =
    ["Annemarie Mommsenwald", "Ben", "Clara", "Wilhelmina W", "Eva", "Friedrich"];

/// What is pictured, by the names of the pictures.
pub const ALL: [(&str, BuiltInScenario, With, usize, Pose); 6] = [
    ("begin-sea-ships", BuiltInScenario::NewShores, With::Sea, 4, |finger| {
        lay(finger);
        finger.starting("begin-tool-ship");
    }),
    ("begin-sea-pirate", BuiltInScenario::NewShores, With::Sea, 3, |finger| {
        lay(finger);
        finger.tap("begin-tool-pirate");
    }),
    ("begin-sea-islands", BuiltInScenario::NewShores, With::Sea, 4, |finger| {
        lay(finger);
        islands(finger);
    }),
    ("begin-sea-fog", BuiltInScenario::FogIslands, With::Sea, 4, |finger| {
        lay(finger);
        finger.tap("begin-tool-isles");
        finger.tap("check-home");
    }),
    ("begin-sea-knights", BuiltInScenario::NewShores, With::SeaAndKnights, 4, |finger| {
        lay(finger);
        finger.starting("begin-tool-knight");
    }),
    ("begin-sea-six", BuiltInScenario::NewShores, With::Sea, 6, |finger| {
        lay(finger);
        islands(finger);
    }),
];

/// Settlements on two coasts, a route between them so far, and a road.
fn lay(finger: &mut Finger) {
    let island = finger.island().clone();
    let mut isles = island.islands();
    isles.sort_by_key(|isle| isle.hexes.len());
    let hexes = isles.last().map(|isle| isle.hexes.clone()).unwrap_or_default();
    let is_port = |at: &board::Intersection| {
        hexes.iter().any(|hex| at.touches(*hex)) && island.is_coast_or_sea(*at)
    };
    let ports: Vec<_> = island.intersections().into_iter().filter(is_port).collect();
    let names = finger.harness.state().names();
    for (nth, name) in names.iter().enumerate().take(3) {
        finger.touch_starting(&format!("{name}: "));
        let port = ports[nth * 5 % ports.len()];
        finger.starting(["begin-tool-settlement", "begin-tool-city"][nth % 2]);
        finger.spot(Spot::Intersection(port));
        finger.starting("begin-tool-ship");
        for path in route(&island, port, 3) {
            finger.spot(Spot::Path(path));
        }
        let ashore = port.paths().into_iter().find(|path| !island.has_ship_path(*path));
        if let Some(path) = ashore {
            finger.starting("begin-tool-road");
            finger.spot(Spot::Path(path));
        }
    }
}

/// A way over the sea from a port.
fn route(island: &Island, port: board::Intersection, length: usize) -> Vec<Path> {
    let mut way: Vec<Path> = Vec::new();
    let mut at = port;
    while way.len() < length {
        let is_new = |path: &Path| island.has_ship_path(*path) && !way.contains(path);
        let Some(path) = at.paths().into_iter().find(is_new) else { break };
        at = path.ends().into_iter().find(|end| *end != at).unwrap_or(at);
        way.push(path);
    }
    way
}

/// Points for a foreign island.
fn islands(finger: &mut Finger) {
    let mut isles = finger.island().islands();
    isles.sort_by_key(|isle| isle.hexes.len());
    finger.tap("begin-tool-isles");
    finger.spot(Spot::Hex(isles[0].hexes[0]));
}

/// The picture under a condition.
pub fn picture(nth: usize, condition: Condition) -> RgbImage {
    let (_, scenario, with, players, pose) = ALL[nth];
    let rasterizer = Rc::new(RefCell::new(Rasterizer::default()));
    let builder = Harness::builder().with_size(condition.screen.size()).with_max_steps(200);
    let builder = builder.renderer(Textures(Rc::clone(&rasterizer)));
    let desk = Desk::of(scenario, with, &NAMES[..players], condition.language);
    let mut finger = Finger::built(builder, desk, condition.look);
    pose(&mut finger);
    pictured(&mut finger.harness, &rasterizer)
}
