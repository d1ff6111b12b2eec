//! Dark text on a light ground.

use egui::Stroke;

use super::dark::DARK;
use super::nature::TrackLines;
use super::players;
use super::tone::{NIGHT, SNOW, rgb, tone};
use super::{Look, Palette};

pub(super) static LIGHT: Palette = Palette {
    look: Look::Light,
    backdrop: rgb(0x00e9_ecf0),
    bar: rgb(0x00f7_f8fa),
    panel: rgb(0x00ff_ffff),
    row: rgb(0x00f4_f6f9),
    raised: rgb(0x00e0_e5ec),
    line: rgb(0x00c3_c9d3),
    outline: rgb(0x0073_7b88),
    rim: Stroke { width: 1.0, color: rgb(0x00b3_bbc7) },
    panel_rim: Stroke { width: 1.0, color: rgb(0x00d0_d5dd) },
    text: rgb(0x001a_1d23),
    faint: rgb(0x004a_505b),
    primary: tone(0x002e_7d32, SNOW),
    accent: tone(0x0015_65c0, SNOW),
    quiet: tone(0x0045_5a64, SNOW),
    danger: tone(0x00b7_1c1c, SNOW),
    disabled: tone(0x00f0_f2f5, 0x0066_6c77),
    card: tone(0x00ff_f9ea, 0x001f_2228),
    card_faint: rgb(0x0055_5862),
    card_red: rgb(0x00bf_2222),
    loud_red: rgb(0x00b7_1c1c),
    card_row: tone(0x00ef_e8d8, 0x0055_5862),
    warning: tone(0x00ff_ecc7, 0x0066_3d00),
    warning_line: rgb(0x00b3_6500),
    award: rgb(0x0076_5200),
    due: rgb(0x007a_2fb0),
    focus: rgb(0x0015_65c0),
    deep_sea: rgb(0x007f_b4d6),
    sea: rgb(0x0092_c3e2),
    shallows: rgb(0x00b3_d9ee),
    sea_badge: tone(0x007a_b3d6, NIGHT),
    beach: rgb(0x00f5_e9cb),
    jetty: rgb(0x00c9_a87c),
    edge: rgb(0x0014_161a),
    glow: rgb(0x00ff_f176),
    choice: rgb(SNOW),
    robber: rgb(0x0023_262d),
    stone: DARK.stone,
    gold: DARK.gold,
    fog: tone(0x00f0_f3f6, NIGHT),
    players: players::ON_LIGHT,
    terrains: DARK.terrains,
    seasons: DARK.seasons,
    faces: DARK.faces,
    tracks: TrackLines {
        science: rgb(0x0014_5a1c),
        trade: rgb(0x008f_6800),
        politics: rgb(0x001c_6cd4),
    },
};
