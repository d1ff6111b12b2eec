//! Scenarios of Seafarers: files that say what the islands are, where players begin, and what
//! a scenario adds or leaves to the table (SEA 10, 13). Nothing here knows about games.

#![forbid(unsafe_code)]

mod area;
mod built_in;
mod drawing;
mod fault;
mod file;
mod lay;
mod read_map;
mod reading;
mod scenario;

pub use area::{
    Area, AreaLetter, BadAreaLetter, Fortress, FortressColor, Gives, Ground, HarborPlace,
    HarborPlan, LandmarkKind, ScenarioLandmarks, Village,
};
pub use built_in::{BuiltInScenario, KnownMap};
pub use drawing::{Drawn, DrawnCell, RobberSign, RobberStart};
pub use fault::{BadScenario, MAX_SCENARIO_BYTES, ScenarioFinding};
pub use lay::{HiddenPile, LaidMap, SeaRule};
pub use reading::{ScenarioReport, inspect};
pub use scenario::{
    BadScenarioId, BadText, Home, LayHow, Localized, Map, Mix, Mixing, Opening, Pieces, Scenario,
    ScenarioId, Start,
};
