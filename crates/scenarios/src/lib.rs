//! Scenarios of Seafarers: files that say what the islands are, where players begin, and what
//! a scenario adds or leaves to the table (SEA 10, 13). Nothing here knows about games.
//!
//! `file` is a scenario as it is written; `reading` checks it and has `read_map` check each map,
//! row by row, with `drawing` for the signs and places of it, and `read_parts` what only one scenario
//! has of its own (SCENARIOS 2 to 5). Faults are gathered, so that a report names many at once. What
//! comes out is a [`Scenario`] with its [`Map`]s, of `area`s and `parts`; `lay` makes a map ready to
//! play, with `mix` drawing by lot what the scenario mixes. `built_in` reads the program's own
//! scenarios the same way, `titles` no more of them than their names.

#![forbid(unsafe_code)]

mod area;
mod built_in;
mod drawing;
mod fault;
mod file;
mod lay;
mod mix;
mod parts;
mod read_map;
mod read_parts;
mod reading;
mod scenario;
mod titles;

pub use area::{Area, AreaLetter, BadAreaLetter, Gives, Ground, HarborPlace, HarborPlan};
pub use built_in::{BuiltInScenario, KnownMap};
pub use drawing::{Drawn, DrawnCell, RobberSign, RobberStart};
pub use fault::{BadScenario, MAX_SCENARIO_BYTES, ScenarioFinding};
pub use lay::{HiddenPile, LaidMap, SeaRule};
pub use parts::{
    BadItem, ClothParts, Fortress, FortressColor, Item, LandmarkKind, MarkedItem, MarkedPath,
    PirateParts, ScenarioParts, TribeParts, Village, WonderParts,
};
pub use reading::{ScenarioReport, inspect};
pub use scenario::{
    BadScenarioId, BadText, Home, LayHow, Map, Mix, Mixing, Opening, Pieces, Scenario,
    ScenarioHead, ScenarioId, ScenarioText, Start, Without,
};
pub use titles::built_in_title;
