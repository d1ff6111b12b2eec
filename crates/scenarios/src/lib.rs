//! Scenarios of Seafarers: files that say what the islands are, where players begin, and what
//! a scenario adds or leaves to the table (SEA 10, 13). Nothing here knows about games.

#![forbid(unsafe_code)]

mod area;
mod built_in;
mod drawing;
mod fault;
mod faults;
mod format;
mod ground;
mod harbors;
mod id;
mod inspect;
mod known;
mod landmarks;
mod lay;
mod lay_how;
mod map;
mod mixing;
mod place;
mod read_map;
mod read_mixes;
mod reading;
mod robber;
mod scenario;
mod spoken;
mod written;

pub use area::{Area, AreaLetter, BadAreaLetter};
pub use built_in::BuiltInScenario;
pub use drawing::{Cell, Drawn};
pub use fault::{BadScenario, Finding};
pub use format::MAX_SCENARIO_BYTES;
pub use ground::Ground;
pub use harbors::{Gives, HarborPlace, HarborPlan};
pub use id::{BadScenarioId, ScenarioId};
pub use inspect::{Report, inspect};
pub use known::KnownMap;
pub use landmarks::{Fortress, FortressColor, LandmarkKind, Landmarks, Village};
pub use lay::{HiddenStack, Laid, SeaRule};
pub use lay_how::{LayHow, Mixing};
pub use map::{Map, Mix, Pieces};
pub use robber::{RobberSign, RobberStart};
pub use scenario::{Home, Opening, Scenario, Start};
pub use spoken::{BadText, Spoken};
