//! The palette of each look: light text on a dark ground, dark text on a light one, and white
//! text with strong borders on black (all of it at least 7:1). Players, terrains, seasons, faces,
//! and tracks have theirs in the order in which they are declared.

use egui::Stroke;
use enum_map::EnumMap;

use super::palette::{NIGHT, SNOW, rgb, tone};
use super::{Look, Palette};

impl Palette {
    pub fn of_look(look: Look) -> &'static Self {
        match look {
            Look::Dark => &DARK,
            Look::Light => &LIGHT,
            Look::HighContrast => &HIGH_CONTRAST,
        }
    }

    pub fn dark() -> &'static Self {
        &DARK
    }

    /// The palette that `ui` is drawn in; each has a distinct ground.
    pub fn of(ui: &egui::Ui) -> &'static Self {
        let visuals = ui.visuals();
        let all = [&DARK, &LIGHT, &HIGH_CONTRAST];
        let applied = all.into_iter().find(|palette| palette.backdrop == visuals.panel_fill);
        applied.unwrap_or(if visuals.dark_mode { &DARK } else { &LIGHT })
    }
}

pub(super) static DARK: Palette = ON_DARK;

const ON_DARK: Palette = Palette {
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
    choice_of_piece: rgb(0x00d7_a6ff),
    robber: rgb(0x0023_262d),
    stone: tone(0x00c9_c5ba, NIGHT),
    paper: tone(0x00de_f3ec, 0x000c_4a38),
    cloth: tone(0x007d_5c00, 0x00ff_ecb3),
    fog: tone(0x00dc_e5ee, NIGHT),
    players: EnumMap::from_array([
        tone(0x00cb_010a, SNOW),
        tone(0x0002_60b9, SNOW),
        tone(0x00f3_f3f1, NIGHT),
        tone(0x00e5_7000, NIGHT),
        tone(0x0002_ae5e, NIGHT),
        tone(0x0068_483c, SNOW),
    ]),
    player_lines: EnumMap::from_array([
        rgb(0x00fc_4a4e),
        rgb(0x0052_98e0),
        rgb(0x00ee_efed),
        rgb(0x00fc_8b0a),
        rgb(0x0002_d480),
        rgb(0x00ae_8876),
    ]),
    terrains: EnumMap::from_array([
        tone(0x00cb_744e, NIGHT),
        tone(0x003a_784a, SNOW),
        tone(0x009c_cc65, NIGHT),
        tone(0x00e8_c349, NIGHT),
        tone(0x0093_97a6, NIGHT),
        tone(0x00de_d0a6, NIGHT),
        tone(0x00c0_9c08, NIGHT),
        tone(0x0066_b3d9, NIGHT),
        tone(0x0086_8a5a, NIGHT),
        tone(0x00c8_a2c8, NIGHT),
        tone(0x00d6_d2ca, NIGHT),
        tone(0x0086_ccbc, NIGHT),
        tone(0x0056_4a63, SNOW),
    ]),
    seasons: EnumMap::from_array([
        tone(0x00a5_d6a7, NIGHT),
        tone(0x00ff_e066, NIGHT),
        tone(0x00ff_a94d, NIGHT),
        tone(0x00d8_e9f5, NIGHT),
    ]),
    faces: EnumMap::from_array([
        tone(0x00fb_f5e6, NIGHT),
        tone(0x00ff_d54f, NIGHT),
        tone(0x0015_65c0, SNOW),
        tone(0x002e_7d32, SNOW),
    ]),
    track_lines: EnumMap::from_array([rgb(0x0081_c784), rgb(0x00ff_d54f), rgb(0x005a_96e8)]),
};

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
    disabled: tone(0x00f0_f2f5, 0x0066_6c77),
    card: tone(0x00ff_f9ea, 0x001f_2228),
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
    fog: tone(0x00f0_f3f6, NIGHT),
    player_lines: EnumMap::from_array([
        rgb(0x00ba_000a),
        rgb(0x0000_59a2),
        rgb(0x006a_6f77),
        rgb(0x00c1_5d00),
        rgb(0x0002_894e),
        rgb(0x0066_463c),
    ]),
    track_lines: EnumMap::from_array([rgb(0x0014_5a1c), rgb(0x008f_6800), rgb(0x001c_6cd4)]),
    ..ON_DARK
};

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
    choice_of_piece: rgb(0x00d7_a6ff),
    robber: rgb(BLACK),
    stone: tone(0x00d6_d2c8, BLACK),
    paper: tone(0x00da_fffc, 0x0003_3326),
    cloth: tone(0x0055_3300, 0x00ff_f0c0),
    fog: tone(0x00f2_f6fa, BLACK),
    players: EnumMap::from_array([
        tone(0x00b5_0004, SNOW),
        tone(0x0000_57a2, SNOW),
        tone(0x00ff_ffff, NIGHT),
        tone(0x00fc_8700, NIGHT),
        tone(0x0004_bf74, NIGHT),
        tone(0x006a_473e, SNOW),
    ]),
    player_lines: EnumMap::from_array([
        rgb(0x00fe_454b),
        rgb(0x0002_97fd),
        rgb(0x00fc_fcfc),
        rgb(0x00ff_8b01),
        rgb(0x0006_d77c),
        rgb(0x00b4_8873),
    ]),
    terrains: EnumMap::from_array([
        tone(0x00e0_8a60, BLACK),
        tone(0x0023_5e34, SNOW),
        tone(0x00ac_e06e, BLACK),
        tone(0x00ff_d84f, BLACK),
        tone(0x00a9_aec0, BLACK),
        tone(0x00ee_e0b8, BLACK),
        tone(0x00c8_ac08, BLACK),
        tone(0x0072_c4ea, BLACK),
        tone(0x009c_a06c, BLACK),
        tone(0x00dc_b4dc, BLACK),
        tone(0x00e6_e2da, BLACK),
        tone(0x0092_e0ce, BLACK),
        tone(0x004c_4058, SNOW),
    ]),
    seasons: EnumMap::from_array([
        tone(0x00ae_e6b0, BLACK),
        tone(0x00ff_e866, BLACK),
        tone(0x00ff_b05c, BLACK),
        tone(0x00e2_f1fc, BLACK),
    ]),
    faces: EnumMap::from_array([
        tone(SNOW, BLACK),
        tone(0x00ff_dd5c, BLACK),
        tone(0x0000_4a9e, SNOW),
        tone(0x0005_5a14, SNOW),
    ]),
    track_lines: EnumMap::from_array([rgb(0x0048_c062), rgb(0x00ff_dd5c), rgb(0x003a_88ea)]),
};
