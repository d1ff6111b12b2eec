//! Scenario files as they are written.

use serde::Deserialize;

use super::drawing::{CornerAt, Place, SideAt, SideName};
use super::{
    AreaLetter, ClothParts, FortressColor, Gives, Ground, Home, MarkedItem, Opening, ScenarioId,
    ScenarioText, Start,
};
use board::{HarborKind, Terrain, Token};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(title = "A scenario of Seafarers"))]
pub(super) struct ScenarioJson {
    /// Always `tableside-scenario`.
    #[allow(dead_code, reason = "looked at before the rest is read")]
    pub format: String,
    /// The version of the format, 1.
    #[allow(dead_code, reason = "looked at before the rest is read")]
    pub version: u32,
    /// The scenario's name in files and scripts.
    pub id: ScenarioId,
    /// Title of the scenario.
    pub titles: ScenarioText,
    /// The points that win.
    pub target: u8,
    /// The points that win with Cities & Knights.
    pub target_with_knights: u8,
    /// Islands that are not foreign.
    pub home: Home,
    /// Points for a player's first settlement on a foreign island, 0 to 2.
    pub points: u8,
    /// Places where players begin.
    pub start: Start,
    /// Pieces that players begin with.
    #[serde(default)]
    pub opening: Opening,
    /// Rules that the table has to keep itself, a sentence each.
    #[serde(default)]
    pub kept_by_table: Vec<ScenarioText>,
    /// Its maps, each for another number of players.
    pub maps: Vec<MapWritten>,
}

/// A map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct MapWritten {
    /// Numbers of players that it is for, such as `[3, 4]`.
    pub players: Vec<u8>,
    /// Its hexes, row by row.
    pub rows: Vec<String>,
    /// The area of each hex, row by row in the same way.
    #[serde(default)]
    pub areas: Vec<String>,
    /// Hexes that are mixed with each other.
    #[serde(default)]
    pub mixes: Vec<MixWritten>,
    /// The harbors.
    pub harbors: HarborsWritten,
    /// Starting place of the robber; null: beside the board.
    #[serde(default)]
    pub robber: Option<RobberWritten>,
    /// Starting place of the pirate; null: beside the board.
    #[serde(default)]
    pub pirate: Option<Place>,
    /// Contents of the stack of the hidden hexes.
    #[serde(default)]
    pub hidden: Option<StockWritten>,
    /// The marked paths of Forgotten Tribe.
    #[serde(default)]
    pub marked: Vec<MarkedWritten>,
    /// The villages of Cloth.
    #[serde(default)]
    pub villages: Vec<VillageWritten>,
    /// Cloth in the common supply of Cloth; left out: 10.
    #[serde(default)]
    pub cloth_supply: Option<u8>,
    /// Route of the fleet of Pirate Islands, hex by hex, each beside the next and the last beside
    /// the first, where it begins.
    #[serde(default)]
    pub fleet: Vec<Place>,
    /// Hexes of its route where the fleet attacks nobody.
    #[serde(default)]
    pub fleet_safe: Vec<Place>,
    /// The fortresses of Pirate Islands.
    #[serde(default)]
    pub fortresses: Vec<FortressWritten>,
    /// The corners at the strait of Wonders.
    #[serde(default)]
    pub strait: Vec<CornerAt>,
    /// The corners at the wasteland of Wonders.
    #[serde(default)]
    pub wasteland: Vec<CornerAt>,
    /// The corners at the lighthouses of Wonders.
    #[serde(default)]
    pub lighthouses: Vec<CornerAt>,
    /// Other corners of Wonders where nobody begins.
    #[serde(default)]
    pub barred: Vec<CornerAt>,
}

/// Hexes among which terrain and tokens are mixed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct MixWritten {
    /// Their areas; left out: all land, and all open places.
    #[serde(default)]
    pub areas: Option<Vec<AreaLetter>>,
    /// Pieces that are laid on open places; left out: the printed ones.
    #[serde(default)]
    pub stock: Option<StockWritten>,
    /// Hexes where some tokens never come to lie.
    #[serde(default)]
    pub without: Vec<WithoutWritten>,
}

/// Hexes where some tokens never come to lie when they are mixed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct WithoutWritten {
    /// The hexes.
    pub at: Vec<Place>,
    /// The tokens.
    #[cfg_attr(test, schemars(with = "Vec<u8>"))]
    pub tokens: Vec<Token>,
}

/// Hexes and tokens.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct StockWritten {
    /// Number of hexes of each kind.
    pub hexes: HexesWritten,
    /// The tokens, one for each hex of land but the deserts.
    #[cfg_attr(test, schemars(with = "Vec<u8>"))]
    pub tokens: Vec<Token>,
}

/// Counts of hexes; left out: none.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct HexesWritten {
    sea: u8,
    hills: u8,
    forest: u8,
    pasture: u8,
    fields: u8,
    mountains: u8,
    gold: u8,
    desert: u8,
}

impl HexesWritten {
    pub(super) fn grounds(&self) -> Vec<Ground> {
        [
            (Ground::Sea, self.sea),
            (Ground::Land(Terrain::Hills), self.hills),
            (Ground::Land(Terrain::Forest), self.forest),
            (Ground::Land(Terrain::Pasture), self.pasture),
            (Ground::Land(Terrain::Fields), self.fields),
            (Ground::Land(Terrain::Mountains), self.mountains),
            (Ground::Land(Terrain::Gold), self.gold),
            (Ground::Land(Terrain::Desert), self.desert),
        ]
        .into_iter()
        .flat_map(|(ground, count)| vec![ground; usize::from(count)])
        .collect()
    }
}

/// Ways that a map comes to its harbors.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum HarborsWritten {
    /// They lie at places of the map.
    Places {
        /// The places.
        at: Vec<HarborWritten>,
        /// The kinds that are drawn for mixed places.
        #[serde(default)]
        #[cfg_attr(test, schemars(with = "Vec<String>"))]
        mixed: Vec<HarborKind>,
    },
    /// Players lay these before they begin.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    ByPlayers(Vec<HarborKind>),
    /// These are found while the game goes on.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    InPlay(Vec<HarborKind>),
}

/// A harbor.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct HarborWritten {
    /// Its land.
    pub at: Place,
    /// The side of it that faces the sea.
    pub side: SideName,
    /// `any`, a resource, or `mixed`.
    pub gives: Gives,
}

/// Starting place of the robber: at a hex, on a tile that a sign means, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RobberWritten {
    /// The hex.
    #[serde(default)]
    pub at: Option<Place>,
    /// Sign of its tile, such as `12`, `D`, or `P2`; where that tile is mixed, the robber goes
    /// along.
    #[serde(default)]
    pub on: Option<String>,
    /// Sign of the tile on which it begins in place of the printed one once hexes are mixed.
    #[serde(default)]
    pub mixed_on: Option<String>,
}

/// A marked path.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct MarkedWritten {
    /// A side of a hex.
    pub on: SideAt,
    /// The piece that lies there.
    pub gives: MarkedItem,
}

/// A village.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct VillageWritten {
    /// A corner of a hex.
    pub corner: CornerAt,
    /// Its number.
    #[cfg_attr(test, schemars(with = "u8"))]
    pub number: Token,
    /// Cloth that it has when the game begins; left out: 5.
    #[serde(default = "cloth_of_village")]
    pub cloth: u8,
}

const fn cloth_of_village() -> u8 {
    ClothParts::OF_VILLAGE
}

/// A fortress and what its color begins with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct FortressWritten {
    /// The color that has it.
    pub color: FortressColor,
    /// The fewest players with whom it is there.
    pub least_players: u8,
    /// The corner of the fortress.
    pub fortress: CornerAt,
    /// The corner that the route to it has to pass.
    pub marked: CornerAt,
    /// The settlement that is given.
    pub settlement: CornerAt,
    /// The ship beside it.
    pub ship: SideAt,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The schema is kept beside the scenarios; with `UPDATE_SCHEMA=1` this test
    /// writes it.
    #[test]
    fn the_published_schema_is_that_of_the_types() {
        let schema =
            serde_json::to_string_pretty(&schemars::schema_for!(ScenarioJson)).expect("writes");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/schema.json");
        if std::env::var_os("UPDATE_SCHEMA").is_some() {
            std::fs::write(path, format!("{schema}\n")).expect("writes");
        }
        let kept = std::fs::read_to_string(path).expect("scenarios/schema.json");
        assert_eq!(kept.trim_end(), schema, "run with UPDATE_SCHEMA=1");
    }
}
