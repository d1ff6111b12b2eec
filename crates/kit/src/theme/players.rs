//! The six players' colors. They are at least 10 apart by CIEDE2000, including
//! to color-blind eyes; a test computes it.

use egui::Color32;

use super::tone::{NIGHT, SNOW, Tone, rgb, tone};
use game::Color;

/// One player's colors in a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTone {
    /// Pieces, marks, and buttons, with what is written on them.
    pub piece: Tone,
    /// Frames and bars on the ground and on panels: a related color that shows
    /// up there.
    pub line: Color32,
}

/// All six players' colors in a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    red: PlayerTone,
    blue: PlayerTone,
    white: PlayerTone,
    orange: PlayerTone,
    green: PlayerTone,
    brown: PlayerTone,
}

impl Players {
    /// The colors of `color`.
    pub const fn of(&self, color: Color) -> PlayerTone {
        match color {
            Color::Red => self.red,
            Color::Blue => self.blue,
            Color::White => self.white,
            Color::Orange => self.orange,
            Color::Green => self.green,
            Color::Brown => self.brown,
        }
    }
}

const fn player(piece: Tone, line: u32) -> PlayerTone {
    PlayerTone { piece, line: rgb(line) }
}

/// For dark grounds.
pub(super) const ON_DARK: Players = Players {
    red: player(tone(0x00cb_010a, SNOW), 0x00fc_4a4e),
    blue: player(tone(0x0002_60b9, SNOW), 0x0052_98e0),
    white: player(tone(0x00f3_f3f1, NIGHT), 0x00ee_efed),
    orange: player(tone(0x00e5_7000, NIGHT), 0x00fc_8b0a),
    green: player(tone(0x0002_ae5e, NIGHT), 0x0002_d480),
    brown: player(tone(0x0068_483c, SNOW), 0x00ae_8876),
};

/// For light grounds: the same pieces, with darker lines.
pub(super) const ON_LIGHT: Players = Players {
    red: player(ON_DARK.red.piece, 0x00ba_000a),
    blue: player(ON_DARK.blue.piece, 0x0000_59a2),
    white: player(ON_DARK.white.piece, 0x006a_6f77),
    orange: player(ON_DARK.orange.piece, 0x00c1_5d00),
    green: player(ON_DARK.green.piece, 0x0002_894e),
    brown: player(ON_DARK.brown.piece, 0x0066_463c),
};

/// For black grounds, with ink of at least 7:1.
pub(super) const ON_BLACK: Players = Players {
    red: player(tone(0x00b5_0004, SNOW), 0x00fe_454b),
    blue: player(tone(0x0000_57a2, SNOW), 0x0002_97fd),
    white: player(tone(0x00ff_ffff, NIGHT), 0x00fc_fcfc),
    orange: player(tone(0x00fc_8700, NIGHT), 0x00ff_8b01),
    green: player(tone(0x0004_bf74, NIGHT), 0x0006_d77c),
    brown: player(tone(0x006a_473e, SNOW), 0x00b4_8873),
};
