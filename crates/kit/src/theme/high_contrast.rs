//! White text and strong borders on a black ground; all text at least 7:1.

use egui::Stroke;

use super::nature::{Faces, Seasons, Terrains, TrackLines};
use super::players;
use super::tone::{SNOW, rgb, tone};
use super::{Look, Palette};

const BLACK: u32 = 0x0000_0000;

pub(super) static HIGH_CONTRAST: Palette = Palette {
    look: Look::HighContrast,
    backdrop: rgb(BLACK),
    bar: rgb(0x000a_0a0a),
    panel: rgb(0x000d_0d0d),
    row: rgb(0x0014_1414),
    raised: rgb(0x0024_2424),
    line: rgb(0x00c8_c8c8),
    outline: rgb(SNOW),
    rim: Stroke { width: 2.0, color: rgb(SNOW) },
    panel_rim: Stroke { width: 1.5, color: rgb(0x00c8_c8c8) },
    text: rgb(SNOW),
    faint: rgb(0x00e0_e0e0),
    primary: tone(0x0005_5a14, SNOW),
    accent: tone(SNOW, BLACK),
    quiet: tone(0x003a_4248, SNOW),
    danger: tone(0x009c_0000, SNOW),
    disabled: tone(BLACK, 0x00a8_a8a8),
    card: tone(SNOW, BLACK),
    card_faint: rgb(0x003a_3a3a),
    card_red: rgb(0x0096_0000),
    loud_red: rgb(0x00ff_9b93),
    card_row: tone(0x00e4_e4e4, 0x003a_3a3a),
    warning: tone(0x002b_1d00, 0x00ff_d98a),
    warning_line: rgb(0x00ff_c04d),
    award: rgb(0x00ff_f35c),
    due: rgb(0x00ff_9dff),
    focus: rgb(0x005c_d6ff),
    deep_sea: rgb(0x0000_1f3d),
    sea: rgb(0x0000_2f57),
    shallows: rgb(0x0000_4a80),
    sea_badge: tone(0x0078_c4ff, BLACK),
    beach: rgb(0x00ff_f0cc),
    jetty: rgb(0x00e0_bd8c),
    edge: rgb(BLACK),
    glow: rgb(0x00ff_f35c),
    choice: rgb(SNOW),
    robber: rgb(BLACK),
    stone: tone(0x00d6_d2c8, BLACK),
    gold: tone(0x00ff_dd5c, BLACK),
    fog: tone(0x00f2_f6fa, BLACK),
    players: players::ON_BLACK,
    terrains: Terrains {
        hills: tone(0x00e0_8a60, BLACK),
        forest: tone(0x0023_5e34, SNOW),
        pasture: tone(0x00ac_e06e, BLACK),
        fields: tone(0x00ff_d84f, BLACK),
        mountains: tone(0x00a9_aec0, BLACK),
        desert: tone(0x00ee_e0b8, BLACK),
        gold: tone(0x00c8_ac08, BLACK),
    },
    seasons: Seasons {
        spring: tone(0x00ae_e6b0, BLACK),
        summer: tone(0x00ff_e866, BLACK),
        autumn: tone(0x00ff_b05c, BLACK),
        winter: tone(0x00e2_f1fc, BLACK),
    },
    faces: Faces {
        ship: tone(SNOW, BLACK),
        trade: tone(0x00ff_dd5c, BLACK),
        politics: tone(0x0000_4a9e, SNOW),
        science: tone(0x0005_5a14, SNOW),
    },
    tracks: TrackLines {
        science: rgb(0x0048_c062),
        trade: rgb(0x00ff_dd5c),
        politics: rgb(0x003a_88ea),
    },
};
