//! The parts that screens are made of. All icons and pieces are drawn as
//! shapes, because icons in fonts aren't reliable.

mod art;
mod barbarian_way;
mod bulb;
mod button_ground;
mod buttons;
mod card_back;
mod card_icon;
mod chip;
mod choice;
mod city_shapes;
mod deck_badge;
mod dice;
mod draw;
mod fold;
pub mod gif_film;
pub mod gif_palette;
mod icon_shapes;
mod icons;
mod island;
pub mod keyboard;
mod knight_icons;
mod knight_shapes;
mod mark;
mod merchant_shape;
pub mod moving_picture;
mod name_field;
mod number;
pub mod page_picture;
mod paragraph;
mod piece_button;
mod piece_shapes;
mod pile_picture;
pub mod plot;
mod progress_sign;
mod quarter;
pub mod rasterizer;
mod sea_icons;
mod season_icon;
mod seek_bar;
mod ship_shapes;
mod sized_button;
mod small_island;
pub mod split;
mod switch;
mod toggle;
mod track_icon;
mod turned_window;
mod warning;

pub use art::{ART_SHAPE, art};
pub use barbarian_way::paint_barbarian_way;
pub use bulb::paint_bulb;
pub use button_ground::{FINGER, chosen_ring, focus_ring, pressed_ground, toned_ground};
pub use buttons::{
    action_button, fitted, icon_button, primary_button, primary_button_with, stepper, toned_button,
    wide_button,
};
pub use card_back::paint_card_back;
pub use card_icon::paint_card;
pub use chip::{Chip, card_chip};
pub use choice::{
    Explained, explained_options, one_line, player_option, segments, segments_named, switch_row,
};
pub use city_shapes::{paint_metropolis, paint_wall};
pub use deck_badge::DeckBadge;
pub use dice::{Die, dice, paint_die};
pub use draw::{elided, fitted_words, has_whole_words, write_in};
pub use fold::folded;
pub use icons::Icon;
pub use island::{
    AreaSign, Finger, Geometry, IslandSketch, IslandView, IsleSign, Landmarks, Lens, Meant,
    Seascape, ShipPreview, SketchHex, SketchWaters, Subject, Touch, Touchable, Viewfinder,
    paint_fog, pirate_place, robber_place, ship_place,
};
pub use knight_shapes::paint_knight;
pub use mark::{mark, mark_button, paint_mark, paint_mark_shape};
pub use merchant_shape::paint_merchant;
pub use name_field::{focus_field, line_field, name_field};
pub use number::BigNumber;
pub use paragraph::{
    GAP, bold, boxed, grid, hint, lit_box, paint_due_frame, remark, say, section, tight_box,
};
pub use piece_button::PieceButton;
pub use piece_shapes::{paint_building, paint_robber};
pub use pile_picture::{Layer, PilePicture, PileShown};
pub use progress_sign::paint_progress;
pub use quarter::Quarter;
pub use season_icon::{paint_face, paint_season, season_options};
pub use seek_bar::SeekBar;
pub use ship_shapes::{
    ShipState, paint_pirate, paint_rope, paint_ship, paint_ship_ground, ship_unit,
};
pub use sized_button::{Picked, SizedButton};
pub use small_island::{paint_shape, paint_small_island};
pub use switch::Switch;
pub use toggle::{fold_row, toggle};
pub use track_icon::paint_track;
pub use turned_window::TurnedWindow;
pub use warning::warning_box;
