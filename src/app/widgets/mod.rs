//! The parts screens are made of. All icons and pieces are drawn as shapes:
//! fonts have no reliable signs.

mod buttons;
mod card_back;
mod chip;
mod choice;
mod deck_badge;
mod dice;
mod draw;
mod icons;
mod island;
mod island_geometry;
mod island_keys;
mod island_lens;
mod island_look;
mod island_marks;
mod island_pick;
mod island_picture;
mod island_pieces;
mod island_sketch;
mod island_terrain;
mod island_tiles;
mod island_touch;
pub mod keyboard;
mod mark;
mod name_field;
mod number;
pub mod page_picture;
mod paragraph;
mod piece_button;
mod pile_picture;
mod plate;
mod quarter;
mod resource_icon;
mod season_icon;
mod small_island;
mod toggle;
mod warning;

pub use buttons::{
    FINGER, action_button, fitted, focus_ring, icon_button, pressed_ground, primary_button,
    primary_button_with, stepper, toned_button, toned_ground, wide_button,
};
pub use card_back::paint_card_back;
pub use chip::{Chip, resource_chip};
pub use choice::{
    Explained, Switch, explained_options, one_line, player_option, segments, segments_named,
    switch_row,
};
pub use deck_badge::DeckBadge;
pub use dice::{Die, dice, paint_die};
pub use draw::{elided, fitted_words, write_in};
pub use icons::Icon;
pub use island::{IslandView, Subject};
pub use island_geometry::Geometry;
pub use island_lens::Lens;
pub use island_look::Viewfinder;
pub use island_pieces::{paint_building, paint_robber};
pub use island_sketch::{Finger, IslandSketch, SketchHex};
pub use island_tiles::robber_place;
pub use island_touch::{Touch, touched};
pub use mark::{mark, mark_button, paint_mark, paint_mark_shape};
pub use name_field::{line_field, name_field};
pub use number::BigNumber;
pub use paragraph::{GAP, bold, boxed, grid, hint, lit_box, remark, say, section};
pub use piece_button::PieceButton;
pub use pile_picture::{Layer, PilePicture, PileShown};
pub use plate::{Picked, Plate, grown};
pub use quarter::Quarter;
pub use resource_icon::paint_resource;
pub use season_icon::{paint_face, paint_season, season_options};
pub use small_island::{paint_shape, paint_small_island};
pub use toggle::{fold_row, toggle};
pub use warning::warning_box;
