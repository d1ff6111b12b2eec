//! Cities & Knights.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 31] = sources! {
    "cities-and-knights" [KNIGHTS 1 KNIGHTS 13 KNIGHTS 17] [target harbormaster];
    "commodities" [KNIGHTS 1 KNIGHTS 4 KNIGHTS 6] [];
    "event-die" [KNIGHTS 3] [@NumberSource];
    "event-die-gates" [KNIGHTS 8] [];
    "barbarians" [KNIGHTS 9] [];
    "barbarian-attack" [KNIGHTS 9] [];
    "defender-of-the-island" [KNIGHTS 9] [];
    "pillage" [KNIGHTS 9] [];
    "laid-city" [KNIGHTS 9 KNIGHTS 17] [];
    "knights" [KNIGHTS 1 KNIGHTS 10] [];
    "recruiting-knights" [KNIGHTS 10] [];
    "activating-knights" [KNIGHTS 10] [];
    "promoting-knights" [KNIGHTS 10] [];
    "moving-knights" [KNIGHTS 10] [];
    "displacing-knights" [KNIGHTS 10] [edition];
    "chasing-the-robber" [KNIGHTS 10 KNIGHTS 11 KNIGHTS 16] [friendly_robber edition];
    "improvements" [KNIGHTS 7] [];
    "improvement-tracks" [KNIGHTS 1 KNIGHTS 7] [];
    "metropolis" [KNIGHTS 7] [edition];
    "aqueduct" [KNIGHTS 4] [];
    "trading-house" [KNIGHTS 6 KNIGHTS 7] [];
    "fortress" [KNIGHTS 7 KNIGHTS 10] [];
    "city-walls" [KNIGHTS 5] [hand_limit];
    "progress-cards" [KNIGHTS 8] [];
    "progress-limit" [KNIGHTS 8] [];
    "knights-road-blocking" [KNIGHTS 10 KNIGHTS 14] [];
    "knights-robber-locked" [KNIGHTS 2 KNIGHTS 5 KNIGHTS 11] [edition];
    "knights-opening" [KNIGHTS 2] [];
    "knights-editions" [KNIGHTS 19 KNIGHTS 20] [edition];
    "knights-five-six" [KNIGHTS 15] [extra_building];
    "knights-event-cards" [KNIGHTS 18] [@Rulings edition];
};
