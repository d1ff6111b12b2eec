//! A turn: production, the robber, trade, cards, awards, and points.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 25] = sources! {
    "turn" [RULES 4 RULES 4.2 RULES 4.3] [];
    "production" [RULES 4.2 RULES 5] [];
    "bank-shortage" [RULES 5 RULES 6] [];
    "seven" [RULES 5] [hand_limit];
    "discarding" [RULES 5 RULES 11 KNIGHTS 5] [hand_limit];
    "robber" [RULES 5] [friendly_robber];
    "stealing" [RULES 5] [];
    "friendly-robber" [RULES 11 KNIGHTS 16] [friendly_robber];
    "first-round-sevens" [RULES 11] [first_sevens];
    "domestic-trade" [RULES 6 RULES 4.3] [];
    "maritime-trade" [RULES 6 KNIGHTS 6] [];
    "development-cards" [RULES 4.1 RULES 6] [];
    "knight-card" [RULES 5 RULES 4.1] [];
    "road-building" [RULES 6] [];
    "year-of-plenty" [RULES 6] [];
    "monopoly" [RULES 6] [];
    "victory-point-cards" [RULES 4.1 RULES 4.4 RULES 8] [];
    "longest-road" [RULES 7] [];
    "largest-army" [RULES 7] [];
    "harbormaster" [RULES 7 RULES 11 KNIGHTS 17] [harbormaster target];
    "victory-points" [RULES 8 RULES 7 KNIGHTS 13] [];
    "winning" [RULES 4.4 RULES 8 RULES 11] [target partner_win];
    "special-building" [RULES 4.5 KNIGHTS 15 SEA 9] [extra_building];
    "paired-players" [RULES 4.5 KNIGHTS 15 SEA 9] [extra_building partner_win];
    "leaving-player" [RULES 11] [];
};
