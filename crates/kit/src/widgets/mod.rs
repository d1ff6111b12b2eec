//! The parts that screens are made of. All icons and pieces are drawn as
//! shapes, because icons in fonts aren't reliable.
//!
//! At the bottom is `draw`, which draws in units of a figure's own size. On it stand the shapes:
//! `signs` (whose files `art` knows how to read), `piece_shapes`, `ship_shapes`, and `mark`. Then
//! comes `button_ground`: the size, name, and ground of anything that can be touched. `buttons`,
//! `sized_button`, `choice`, and `toggle` are made of it. `paragraph` has the sentences and boxes
//! around them, `fields` what is written in, and `split` where all of it goes: the bar along the
//! top, a page, or two columns. Rows and tiles for one purpose stand on these: `deck_tiles`,
//! `count_rows`, and `cut_box`. `island` and `plot` are rooms of their own.
//!
//! Pictures for files take another way: `page_picture` runs a page without a window, `rasterizer`
//! fills its triangles, `moving_picture` redraws only what changed, and `gif_film` writes that with
//! the colors of `gif_palette`; `island_svg` writes the island as a document of vectors. `TurnedWindow` is an egui plugin that turns all that is drawn and
//! touched, so that nothing else here knows of it; `PointerPlace` keeps the pointer where it is when
//! the zoom changes.
//!
//! Most modules are private, and what they offer is listed below; the few that are `pub` are used
//! by path.

mod art;
mod button_ground;
mod buttons;
mod card_icon;
mod chip;
mod choice;
mod count_rows;
mod cut_box;
mod deck_tiles;
mod draw;
mod fields;
pub mod gif_film;
pub mod gif_palette;
mod icons;
mod island;
mod island_svg;
pub mod keyboard;
mod mark;
pub mod moving_picture;
pub mod page_picture;
mod paragraph;
mod piece_shapes;
mod pile_picture;
pub mod plot;
mod pointer_place;
mod quarter;
pub mod rasterizer;
mod season_icon;
mod seek_bar;
mod ship_shapes;
mod signs;
mod sized_button;
mod small_island;
pub mod split;
mod toggle;
mod turned_window;

pub use art::{ART_SHAPE, art};
pub use button_ground::{
    FINGER, Switch, chosen_ring, focus_ring, labeled, named_place, pressed_ground, selectable,
    tile_ground, titled, toned_ground, touchable, unseen_title,
};
pub use buttons::{
    action_button, fitted, fitted_line, icon_button, icon_buttons, primary_button,
    primary_button_with, stepper, text_width, toned_button, wide_button,
};
pub use card_icon::{DeckBadge, paint_card_back};
pub use chip::{Chip, card_chip};
pub use choice::{
    Explained, PlayerChoice, captioned_tile, choice_tile, explained_options, keyed_options,
    keyed_segments, keyed_switch, one_line, pictured_row, player_option, segments, segments_named,
    switch_row,
};
pub use count_rows::{count_row, count_tile, kinds_rows};
pub use cut_box::{centered_remark, cut_box, warning_line, warning_line_height};
pub use deck_tiles::{
    deck_row, paint_decks, paint_decks_and_die, paint_dice, paint_seasons_and_faces, pick_decks,
};
pub use draw::{elided, fitted_words, has_whole_words, write_in};
pub use fields::{
    Focus, entered, field, focus, focus_field, label_above, line_field, long_field, name_field,
};
pub use icons::{Icon, paint_bulb};
pub use island::{
    AreaSign, Finger, Geometry, IslandSketch, IslandView, IsleSign, Landmarks, Landscape, Lens,
    MarkSign, Seascape, ShipPreview, SketchHex, Subject, TableIsland, Touch, TouchMeaning,
    Touchable, Viewfinder, bandit_place, cargo_icon, isle_signs, paint_bandit, paint_bridge,
    paint_fleet, paint_fog, paint_wagon, pirate_place, producing, robber_place, ship_place,
    wagon_place,
};
pub use island_svg::{IslandPrinter, PicturePlaces};
pub use mark::{mark, mark_button, paint_mark, paint_mark_shape};
pub use paragraph::{
    GAP, bad_file, bold, boxed, columns, framed, grid, heading, hint, lit_box, low_box,
    paint_due_frame, pick, pick_in_columns, remark, row_box, say, section, spaced, tight_box, warn,
    warning_box, words_box, wrapped,
};
pub use piece_shapes::{
    paint_building, paint_merchant, paint_metropolis, paint_robber, paint_wall,
};
pub use pile_picture::{Layer, PilePicture, PileShown};
pub use pointer_place::PointerPlace;
pub use quarter::Quarter;
pub use season_icon::{
    BigNumber, Die, dice, paint_barbarian_way, paint_die, paint_season_badge, season_badge,
    season_options,
};
pub use seek_bar::SeekBar;
pub use ship_shapes::{
    ShipState, paint_knight, paint_knight_mark, paint_pirate, paint_rope, paint_ship,
    paint_ship_ground, paint_ship_mark, ship_unit,
};
pub use signs::{paint_card, paint_face, paint_progress, paint_season, paint_track};
pub use sized_button::{ListRow, Picked, PieceButton, SizedButton, buttons};
pub use small_island::{paint_shape, paint_small_island};
pub use split::{bar, long_bar, screen_bar, top_bar, way_back};
pub use toggle::{fold_row, folded, toggle, toggled, unfolded};
pub use turned_window::TurnedWindow;
