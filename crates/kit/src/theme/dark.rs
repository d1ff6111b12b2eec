//! Light text on a dark ground.

use egui::Stroke;

use super::nature::{Faces, Seasons, Terrains, TrackLines};
use super::players;
use super::tone::{NIGHT, SNOW, rgb, tone};
use super::{Look, Palette};

pub(super) static DARK: Palette = Palette {
    look: Look::Dark,
    backdrop: rgb(0x001e_2128),
    bar: rgb(0x0026_2a31),
    panel: rgb(0x002b_2f38),
    row: rgb(0x002f_343d),
    raised: rgb(0x003b_414d),
    line: rgb(0x0048_4f5c),
    outline: rgb(0x008d_95a3),
    rim: Stroke::NONE,
    panel_rim: Stroke::NONE,
    text: rgb(0x00f4_f4f2),
    faint: rgb(0x00bc_c2cc),
    primary: tone(0x002e_7d32, SNOW),
    accent: tone(0x0015_65c0, SNOW),
    quiet: tone(0x0045_5a64, SNOW),
    danger: tone(0x00b7_1c1c, SNOW),
    disabled: tone(0x002e_323b, 0x0096_9ca7),
    card: tone(0x00fb_f5e6, 0x001f_2228),
    card_faint: rgb(0x0055_5862),
    card_red: rgb(0x00bf_2222),
    loud_red: rgb(0x00ff_8a80),
    card_row: tone(0x00e9_e4d7, 0x0055_5862),
    warning: tone(0x0033_2919, 0x00ff_cc80),
    warning_line: rgb(0x00ff_b74d),
    award: rgb(0x00ff_f176),
    due: rgb(0x00d7_a6ff),
    focus: rgb(0x0090_caf9),
    deep_sea: rgb(0x0023_4d70),
    sea: rgb(0x002b_5d85),
    shallows: rgb(0x003f_7ca6),
    sea_badge: tone(0x005a_9ac6, NIGHT),
    beach: rgb(0x00f0_e2bf),
    jetty: rgb(0x00c9_a87c),
    edge: rgb(0x0014_161a),
    glow: rgb(0x00ff_f176),
    choice: rgb(SNOW),
    robber: rgb(0x0023_262d),
    stone: tone(0x00c9_c5ba, NIGHT),
    gold: tone(0x00ff_d54f, NIGHT),
    fog: tone(0x00dc_e5ee, NIGHT),
    players: players::ON_DARK,
    terrains: Terrains {
        hills: tone(0x00cb_744e, NIGHT),
        forest: tone(0x003a_784a, SNOW),
        pasture: tone(0x009c_cc65, NIGHT),
        fields: tone(0x00e8_c349, NIGHT),
        mountains: tone(0x0093_97a6, NIGHT),
        desert: tone(0x00de_d0a6, NIGHT),
        gold: tone(0x00c0_9c08, NIGHT),
    },
    seasons: Seasons {
        spring: tone(0x00a5_d6a7, NIGHT),
        summer: tone(0x00ff_e066, NIGHT),
        autumn: tone(0x00ff_a94d, NIGHT),
        winter: tone(0x00d8_e9f5, NIGHT),
    },
    faces: Faces {
        ship: tone(0x00fb_f5e6, NIGHT),
        trade: tone(0x00ff_d54f, NIGHT),
        politics: tone(0x0015_65c0, SNOW),
        science: tone(0x002e_7d32, SNOW),
    },
    tracks: TrackLines {
        science: rgb(0x0081_c784),
        trade: rgb(0x00ff_d54f),
        politics: rgb(0x005a_96e8),
    },
};
