//! The progress cards of Cities & Knights.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 25] = sources! {
    "alchemist" [KNIGHTS 3 KNIGHTS 12 KNIGHTS 18] [];
    "crane" [KNIGHTS 12] [];
    "engineer" [KNIGHTS 12] [];
    "inventor" [KNIGHTS 12] [];
    "irrigation" [KNIGHTS 12] [];
    "medicine" [KNIGHTS 12] [];
    "mining" [KNIGHTS 12] [];
    "printer" [KNIGHTS 8 KNIGHTS 12] [];
    "road-building-progress" [KNIGHTS 12 SEA 12] [];
    "smith" [KNIGHTS 12] [];
    "bishop" [KNIGHTS 11 KNIGHTS 12 KNIGHTS 16 SEA 12] [friendly_robber];
    "constitution" [KNIGHTS 8 KNIGHTS 12] [];
    "deserter" [KNIGHTS 12 KNIGHTS 19 KNIGHTS 20] [edition];
    "diplomat" [KNIGHTS 12 KNIGHTS 14 KNIGHTS 20 SEA 12] [];
    "intrigue" [KNIGHTS 12 KNIGHTS 20 SEA 12] [edition];
    "saboteur" [KNIGHTS 12 KNIGHTS 18] [edition];
    "spy" [KNIGHTS 12 KNIGHTS 18] [edition];
    "warlord" [KNIGHTS 12] [];
    "wedding" [KNIGHTS 12] [];
    "commercial-harbor" [KNIGHTS 12] [];
    "master-merchant" [KNIGHTS 12] [];
    "merchant" [KNIGHTS 6 KNIGHTS 12 KNIGHTS 13 KNIGHTS 19 SEA 12] [edition];
    "merchant-fleet" [KNIGHTS 6 KNIGHTS 12] [];
    "resource-monopoly" [KNIGHTS 12] [];
    "trade-monopoly" [KNIGHTS 12] [];
};
