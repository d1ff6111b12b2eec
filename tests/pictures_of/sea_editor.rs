//! The editor of maps with sea, brought to where its picture is taken.

use std::cell::RefCell;
use std::rc::Rc;

use board::{Island, SeaFrame, Surroundings};
use egui_kittest::Harness;
use image::RgbImage;
use kit::widgets::rasterizer::Rasterizer;
use tableside::app::screens::IslandEditor;

use super::condition::Condition;
use super::easel::{Textures, pictured};
use crate::island_editor::{Hand, new_shores};

/// What a finger does before the picture is taken.
pub type Pose = fn(&mut Hand);

/// Steps of the editor, by the names of their pictures.
pub const ALL: [(&str, Pose); 5] = [
    ("enter-sea-map", |hand| hand.tap("enter-step-ground")),
    ("enter-sea-terrain", |hand| hand.tap("enter-step-terrain")),
    ("enter-sea-numbers", |hand| hand.tap("enter-step-numbers")),
    ("enter-sea-harbors", |hand| hand.tap("enter-step-harbors")),
    ("enter-sea-areas", |hand| hand.tap("enter-step-areas")),
];

/// New Shores for four, with one islet still hidden.
fn partly_hidden() -> Island {
    let island = new_shores();
    let (hidden, tiles): (Vec<_>, Vec<_>) =
        island.tiles().iter().copied().partition(|tile| tile.at.r == 1 && tile.at.q > 3);
    let hidden = hidden.iter().map(|tile| tile.at).collect();
    let surroundings = Surroundings { sea: island.sea().to_vec(), hidden };
    Island::with_sea(tiles, island.harbors().to_vec(), surroundings).expect("a map")
}

/// The picture of a step under a condition.
pub fn picture(pose: Pose, condition: Condition) -> RgbImage {
    let rasterizer = Rc::new(RefCell::new(Rasterizer::default()));
    let builder = Harness::builder().with_size(condition.screen.size()).with_max_steps(200);
    let builder = builder.renderer(Textures(Rc::clone(&rasterizer)));
    let mut editor = IslandEditor::at_sea(SeaFrame::Four);
    editor.begin_from(&partly_hidden());
    let mut hand = Hand::built(builder, editor, (condition.look, condition.language));
    pose(&mut hand);
    pictured(&mut hand.harness, &rasterizer)
}
