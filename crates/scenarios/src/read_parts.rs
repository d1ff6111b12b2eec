//! Reads what only one scenario has of its own on a map (SCENARIOS 2 to 5), or finds everything
//! that is wrong with it.

use std::collections::BTreeSet;

use super::drawing::{CornerAt, DrawnCell, Place};
use super::fault::Faults;
use super::file::{FortressWritten, HarborsWritten, MapWritten, MarkedWritten, VillageWritten};
use super::{
    BadScenario, ClothParts, Fortress, Map, MarkedItem, MarkedPath, PirateParts, ScenarioParts,
    TribeParts, Village, WonderParts,
};
use board::{Hex, Intersection, Path, fail_if};

/// The scenarios with parts of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Tribe,
    Cloth,
    Pirates,
    Wonders,
}

/// The parts as a map has them; none where it has none.
pub(super) fn parts_of(
    written: &MapWritten,
    map: &Map,
    faults: &mut Faults,
) -> Option<ScenarioParts> {
    let parts = match whose(written, faults)? {
        Whose::Tribe => ScenarioParts::Tribe(tribe_of(written, map, faults)),
        Whose::Cloth => ScenarioParts::Cloth(cloth_of(written, map, faults)),
        Whose::Pirates => ScenarioParts::Pirates(pirates_of(written, map, faults)),
        Whose::Wonders => {
            let mut corners = |field, written: &[CornerAt]| {
                faults.each(field, written, |corner| corner_of(*corner, map))
            };
            ScenarioParts::Wonders(WonderParts {
                strait: corners("strait", &written.strait),
                wasteland: corners("wasteland", &written.wasteland),
                lighthouses: corners("lighthouses", &written.lighthouses),
                barred: corners("barred", &written.barred),
            })
        }
    };
    Some(parts)
}

/// The scenario whose parts these are: that of the first field which is there.
fn whose(written: &MapWritten, faults: &mut Faults) -> Option<Whose> {
    let fields = [
        ("marked", Whose::Tribe, !written.marked.is_empty()),
        ("villages", Whose::Cloth, !written.villages.is_empty()),
        ("cloth_supply", Whose::Cloth, written.cloth_supply.is_some()),
        ("fleet", Whose::Pirates, !written.fleet.is_empty()),
        ("fleet_safe", Whose::Pirates, !written.fleet_safe.is_empty()),
        ("fortresses", Whose::Pirates, !written.fortresses.is_empty()),
        ("strait", Whose::Wonders, !written.strait.is_empty()),
        ("wasteland", Whose::Wonders, !written.wasteland.is_empty()),
        ("lighthouses", Whose::Wonders, !written.lighthouses.is_empty()),
        ("barred", Whose::Wonders, !written.barred.is_empty()),
    ];
    let mut there = fields.into_iter().filter(|(.., is_there)| *is_there);
    let (first, whose, _) = there.next()?;
    for (field, other, _) in there {
        faults.add_if(other != whose, field, BadScenario::OtherScenario(first));
    }
    Some(whose)
}

fn tribe_of(written: &MapWritten, map: &Map, faults: &mut Faults) -> TribeParts {
    let mut seen: Vec<Path> = Vec::new();
    let read = |marked: &MarkedWritten| {
        let path = marked.on.path().filter(|path| is_at_sea(*path, map));
        let path = path.ok_or(BadScenario::MarkedOffSea)?;
        once(&mut seen, path, BadScenario::MarkedTwice)?;
        Ok(MarkedPath { path, gives: marked.gives })
    };
    let marked = faults.each("marked", &written.marked, read);
    let is_harbor = |marked: &&MarkedWritten| marked.gives == MarkedItem::Harbor;
    let paths = written.marked.iter().filter(is_harbor).count();
    let kinds = match &written.harbors {
        HarborsWritten::InPlay(kinds) => kinds.len(),
        HarborsWritten::Places { .. } | HarborsWritten::ByPlayers(_) => 0,
    };
    faults.add_if(paths != kinds, "marked", BadScenario::MarkedHarbors { paths, kinds });
    TribeParts { marked }
}

fn cloth_of(written: &MapWritten, map: &Map, faults: &mut Faults) -> ClothParts {
    let mut seen: Vec<Intersection> = Vec::new();
    let read = |village: &VillageWritten| {
        let VillageWritten { corner, number, cloth } = *village;
        let at = corner.intersection().filter(|at| {
            let is = |is_so: fn(DrawnCell) -> bool| {
                at.hexes().into_iter().any(|hex| map.cell(hex).is_some_and(is_so))
            };
            is(DrawnCell::is_land) && is(DrawnCell::is_sea)
        });
        let at = at.ok_or(BadScenario::VillageOffCoast)?;
        once(&mut seen, at, BadScenario::VillageTwice)?;
        fail_if(!(1..=20).contains(&cloth), BadScenario::VillageCloth(cloth))?;
        Ok(Village { at, number, cloth })
    };
    let villages = faults.each("villages", &written.villages, read);
    let supply = written.cloth_supply.unwrap_or(ClothParts::SUPPLY);
    faults.add_if(supply > 50, "cloth_supply", BadScenario::ClothSupply(supply));
    ClothParts { villages, supply }
}

fn pirates_of(written: &MapWritten, map: &Map, faults: &mut Faults) -> PirateParts {
    let course: Vec<Hex> = written.fleet.iter().filter_map(|place| place.hex()).collect();
    let mut seen: Vec<Hex> = Vec::new();
    // It comes to the first hex from the last one.
    let mut before = course.last().copied();
    let sails = |place: &Place| {
        let from = std::mem::replace(&mut before, place.hex());
        let hex = place.hex().filter(|hex| map.is_sea(*hex)).ok_or(BadScenario::FleetOffSea)?;
        once(&mut seen, hex, BadScenario::FleetTwice)?;
        let is_beside = from.is_none_or(|from| from.distance(hex) == 1);
        fail_if(!is_beside, BadScenario::FleetGap)?;
        Ok(hex)
    };
    let fleet = faults.each("fleet", &written.fleet, sails);
    let safe = faults.each("fleet_safe", &written.fleet_safe, |place| {
        place.hex().filter(|hex| course.contains(hex)).ok_or(BadScenario::SafeOffCourse)
    });
    let mut colors = Vec::new();
    let mut places = Vec::new();
    let fortresses = faults.each("fortresses", &written.fortresses, |written| {
        once(&mut colors, written.color, BadScenario::ColorTwice)?;
        let fortress = fortress_of(written, map)?;
        let own @ [at, marked, settlement] = [fortress.at, fortress.marked, fortress.settlement];
        let is_close = |one: Intersection, other| one == other || one.neighbors().contains(&other);
        let is_crowded =
            is_close(at, marked) || is_close(at, settlement) || is_close(marked, settlement);
        fail_if(is_crowded, BadScenario::FortressCrowded)?;
        for place in own {
            let beside = place.neighbors().into_iter().any(|beside| places.contains(&beside));
            fail_if(beside, BadScenario::FortressPlaceTwice)?;
            once(&mut places, place, BadScenario::FortressPlaceTwice)?;
        }
        fail_if(!is_in_reach(&fortress, map), BadScenario::FortressOutOfReach)?;
        Ok(fortress)
    });
    for players in &map.players {
        let in_play = written.fortresses.iter().filter(|it| it.least_players <= *players).count();
        let are_few = in_play < usize::from(*players);
        let few = BadScenario::FewFortresses { players: *players, fortresses: in_play };
        faults.add_if(are_few, "fortresses", few);
    }
    PirateParts { fleet, safe, fortresses }
}

/// Returns whether ships lead from the given one over the marked corner to the fortress.
fn is_in_reach(fortress: &Fortress, map: &Map) -> bool {
    let mut reached: BTreeSet<Intersection> = fortress.ship.ends().into();
    let mut next: Vec<Intersection> = reached.iter().copied().collect();
    while let Some(at) = next.pop() {
        let sails = at.paths().into_iter().filter(|path| is_at_sea(*path, map));
        let ends = sails.flat_map(Path::ends).filter(|end| reached.insert(*end));
        next.extend(ends.collect::<Vec<_>>());
    }
    [fortress.marked, fortress.at].iter().all(|place| reached.contains(place))
}

fn fortress_of(fortress: &FortressWritten, map: &Map) -> Result<Fortress, BadScenario> {
    let settlement = corner_of(fortress.settlement, map)?;
    let ship = fortress.ship.path().filter(|path| is_at_sea(*path, map));
    let ship = ship.ok_or(BadScenario::ShipOffSea)?;
    fail_if(!ship.ends().contains(&settlement), BadScenario::ShipApart)?;
    Ok(Fortress {
        color: fortress.color,
        least_players: fortress.least_players,
        at: corner_of(fortress.fortress, map)?,
        marked: corner_of(fortress.marked, map)?,
        settlement,
        ship,
    })
}

/// A corner that land touches.
fn corner_of(corner: CornerAt, map: &Map) -> Result<Intersection, BadScenario> {
    let on_land = |at: &Intersection| {
        at.hexes().into_iter().any(|hex| map.cell(hex).is_some_and(DrawnCell::is_land))
    };
    corner.intersection().filter(on_land).ok_or(BadScenario::CornerOffLand)
}

/// Returns whether a ship can lie there.
fn is_at_sea(path: Path, map: &Map) -> bool {
    let hexes = path.hexes();
    hexes.iter().any(|hex| map.is_sea(*hex)) && hexes.iter().all(|hex| map.cell(*hex).is_some())
}

/// Adds it to what was seen.
///
/// # Errors
/// With `twice` where it was seen already.
fn once<T: PartialEq>(seen: &mut Vec<T>, one: T, twice: BadScenario) -> Result<(), BadScenario> {
    fail_if(seen.contains(&one), twice)?;
    seen.push(one);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FortressColor, LandmarkKind, inspect};

    /// A file whose only map has these fields besides.
    fn file(harbors: &str, fields: &str) -> String {
        format!(
            r#"{{ "format": "tableside-scenario", "version": 1, "id": "tiny", "titles": {{ "en": "Tiny" }},
            "target": 10, "target_with_knights": 12, "home": "opening", "points": 0,
            "start": {{ "on": {{ "areas": ["a"], "not_at": ["barred", "lighthouses"] }} }},
            "maps": [{{ "players": [2], "harbors": {harbors}, {fields}
            "rows": [".  ~  ~  ~  ~", " ~  H6 P3 ~  ~", ".  ~  M8 ~  ~", " ~  ~  ~  ~  ~"],
            "areas": [".  .  .  .  .", " .  a  a  .  .", ".  .  a  .  .", " .  .  .  .  ."] }}] }}"#
        )
    }

    fn parts(fields: &str) -> Option<ScenarioParts> {
        let scenario = inspect(file(r#"{ "in_play": [] }"#, fields).as_bytes()).into_scenario();
        scenario.expect("sound").maps()[0].parts().cloned()
    }

    /// Everything that is wrong.
    fn told(harbors: &str, fields: &str) -> Vec<String> {
        let report = inspect(file(harbors, fields).as_bytes());
        report.errors().iter().map(ToString::to_string).collect()
    }

    fn refused(fields: &str) -> Vec<String> {
        told(r#"{ "in_play": [] }"#, fields)
    }

    #[test]
    fn a_map_without_parts_has_none_and_what_a_file_leaves_out_is_as_usual() {
        assert_eq!(parts(""), None);
        let village = |cloth: &str| {
            let fields = format!(
                r#""villages": [{{ "corner": {{ "at": [1, 1], "corner": "top" }}, "number": 8{cloth} }}],"#
            );
            let Some(ScenarioParts::Cloth(cloth)) = parts(&fields) else { panic!("of Cloth") };
            (cloth.villages[0].cloth, cloth.supply)
        };
        assert_eq!(village(""), (5, 10));
        assert_eq!(village(r#", "cloth": 3"#), (3, 10));
        let Some(ScenarioParts::Cloth(cloth)) = parts(r#""cloth_supply": 7,"#) else {
            panic!("of Cloth")
        };
        assert_eq!((cloth.villages, cloth.supply), (Vec::new(), 7));
        let Some(ScenarioParts::Pirates(pirates)) =
            parts(&format!(r#"{COURSE} "fleet_safe": [[1, 4]], {}"#, both(&purple())))
        else {
            panic!("of Pirate Islands")
        };
        assert_eq!((pirates.fleet.len(), pirates.safe), (3, vec![pirates.fleet[1]]));
        assert_eq!(pirates.fortresses.len(), 2);
    }

    #[test]
    fn nobody_begins_at_the_corners_that_the_scenario_bars() {
        let corners = r#"
            "strait": [{ "at": [1, 1], "corner": "NW" }],
            "lighthouses": [{ "at": [2, 2], "corner": "bottom" }, { "at": [1, 1], "corner": "top" }],
            "barred": [{ "at": [1, 2], "corner": "top" }, { "at": [0, 2], "corner": "SW" }],"#;
        let file = file(r#"{ "in_play": [] }"#, corners);
        let scenario = inspect(file.as_bytes()).into_scenario().expect("sound");
        let map = &scenario.maps()[0];
        let parts = map.parts().expect("of Wonders");
        let [lighthouse, top] = parts.corners(LandmarkKind::Lighthouses) else { panic!("two") };
        let [barred, same] = parts.corners(LandmarkKind::Barred) else { panic!("two") };
        assert_eq!(same, top, "the top of one hex is a lower corner of another");
        let mut expected = vec![*lighthouse, *top, *barred];
        expected.sort_unstable();
        assert_eq!(scenario.barred_on(map), expected, "sorted, each once, without the strait");
    }

    #[test]
    fn marked_paths_are_at_sea_and_each_harbor_has_one() {
        let mark = |at: &str, side: &str, gives: &str| {
            format!(r#"{{ "on": {{ "at": {at}, "side": "{side}" }}, "gives": "{gives}" }}"#)
        };
        let marked = |marks: &[String]| format!(r#""marked": [{}],"#, marks.join(","));
        let coast = mark("[1, 1]", "NW", "chit");
        let Some(ScenarioParts::Tribe(tribe)) =
            parts(&marked(&[coast.clone(), mark("[0, 1]", "E", "card")]))
        else {
            panic!("of the tribe")
        };
        let gives: Vec<MarkedItem> = tribe.marked.iter().map(|marked| marked.gives).collect();
        assert_eq!(gives, [MarkedItem::Chit, MarkedItem::Card]);
        for (second, why) in [
            (mark("[1, 1]", "E", "card"), "a marked path has sea to one side at least"),
            (mark("[0, 1]", "NW", "card"), "a marked path has sea to one side at least"),
            (mark("[0, 1]", "SE", "card"), "another mark lies on that path already"),
        ] {
            let told = refused(&marked(&[coast.clone(), second]));
            assert!(told[0].starts_with(&format!("maps[0].marked[1]: {why}")), "{told:?}");
        }
        let told = refused(&marked(&[coast.clone(), mark("[0, 1]", "E", "gold")]));
        assert!(told[0].starts_with("maps[0].marked[1].gives: unknown variant `gold`"), "{told:?}");
        let harbor = marked(&[coast, mark("[0, 1]", "E", "harbor")]);
        assert_eq!(told_of(r#"{ "in_play": ["any"] }"#, &harbor), None);
        for (harbors, kinds) in
            [(r#"{ "in_play": ["any", "ore"] }"#, 2), (r#"{ "by_players": ["any"] }"#, 0)]
        {
            let why = format!(
                "maps[0].marked: 1 marked paths have a harbor, but {kinds} kinds are in play"
            );
            assert_eq!(told_of(harbors, &harbor), Some(why));
        }
    }

    /// The one fault, if there is any.
    fn told_of(harbors: &str, fields: &str) -> Option<String> {
        let mut told = told(harbors, fields);
        assert!(told.len() <= 1, "{told:?}");
        told.pop()
    }

    #[test]
    fn villages_lie_on_the_coast_and_have_cloth() {
        let village = |at: &str, corner: &str, cloth: u8| {
            format!(
                r#"{{ "corner": {{ "at": {at}, "corner": "{corner}" }}, "number": 8, "cloth": {cloth} }}"#
            )
        };
        let first = village("[1, 1]", "top", 5);
        for (second, why) in [
            (village("[1, 1]", "SE", 5), "a village lies between land and sea"),
            (village("[1, 4]", "top", 5), "a village lies between land and sea"),
            (village("[0, 1]", "SE", 5), "another village lies there already"),
            (village("[1, 2]", "top", 0), "a village has 1 to 20 cloth, not 0"),
            (village("[1, 2]", "top", 21), "a village has 1 to 20 cloth, not 21"),
        ] {
            let told = refused(&format!(r#""villages": [{first}, {second}],"#));
            assert!(told[0].starts_with(&format!("maps[0].villages[1]: {why}")), "{told:?}");
        }
        let told = refused(r#""cloth_supply": 51,"#);
        assert_eq!(told, ["maps[0].cloth_supply: the common supply has at most 50 cloth, not 51"]);
    }

    #[test]
    fn the_fleet_sails_round_from_hex_to_hex() {
        for (fleet, field, why) in [
            ("[[1, 3], [1, 2], [2, 3]]", "fleet[1]", "the fleet sails at sea, not there"),
            ("[[1, 3], [1, 4], [1, 3]]", "fleet[2]", "the fleet comes by there already"),
            ("[[1, 3], [2, 4], [3, 4]]", "fleet[0]", "the fleet sails from hex to hex and round"),
            ("[[1, 3], [3, 3], [2, 4]]", "fleet[1]", "the fleet sails from hex to hex and round"),
            ("[[1, 3]]", "fleet[0]", "the fleet sails from hex to hex and round"),
        ] {
            let told = refused(&format!(r#""fleet": {fleet}, {}"#, both(&purple())));
            let expected = format!("maps[0].{field}: {why}");
            assert!(told.iter().any(|told| told.starts_with(&expected)), "{told:?}");
        }
        let told =
            refused(&format!(r#"{COURSE} "fleet_safe": [[1, 3], [2, 3]], {}"#, both(&purple())));
        assert_eq!(told, ["maps[0].fleet_safe[1]: the fleet never comes by there"]);
    }

    const COURSE: &str = r#""fleet": [[1, 3], [1, 4], [2, 4]],"#;

    /// A fortress of purple, beside green's, with one of its fields as told.
    fn purple_with(field: &str, value: &str) -> String {
        let usual = [
            ("color", r#""purple""#),
            ("least_players", "2"),
            ("fortress", r#"{ "at": [2, 2], "corner": "SW" }"#),
            ("marked", r#"{ "at": [1, 1], "corner": "SW" }"#),
            ("settlement", r#"{ "at": [1, 2], "corner": "top" }"#),
            ("ship", r#"{ "at": [1, 2], "side": "NE" }"#),
        ];
        let fields = usual.map(|(name, usual)| {
            let value = if name == field { value } else { usual };
            format!(r#""{name}": {value}"#)
        });
        format!("{{ {} }}", fields.join(", "))
    }

    fn purple() -> String {
        purple_with("", "")
    }

    /// Green's fortress, and this one.
    fn both(second: &str) -> String {
        format!(
            r#""fortresses": [{{ "color": "green", "least_players": 2,
            "fortress": {{ "at": [2, 2], "corner": "SE" }},
            "marked": {{ "at": [1, 2], "corner": "SE" }},
            "settlement": {{ "at": [1, 1], "corner": "top" }},
            "ship": {{ "at": [1, 1], "side": "NW" }} }}, {second}],"#
        )
    }

    #[test]
    fn each_color_has_one_fortress_and_its_ship_lies_at_its_settlement() {
        let Some(ScenarioParts::Pirates(pirates)) = parts(&both(&purple())) else {
            panic!("of Pirate Islands")
        };
        assert_eq!(pirates.fortresses[1].color, FortressColor::Purple);
        for (field, value, why) in [
            ("color", r#""green""#, "another fortress has that color already"),
            ("marked", r#"{ "at": [1, 4], "corner": "top" }"#, "there is no land at that corner"),
            ("ship", r#"{ "at": [1, 2], "side": "W" }"#, "no ship can lie there"),
            (
                "ship",
                r#"{ "at": [1, 2], "side": "E" }"#,
                "the ship lies at the settlement that is given",
            ),
        ] {
            let told = refused(&both(&purple_with(field, value)));
            assert!(told[0].starts_with(&format!("maps[0].fortresses[1]: {why}")), "{told:?}");
        }
    }

    #[test]
    fn a_settlement_is_given_where_players_begin() {
        let mut file: serde_json::Value =
            serde_json::from_str(crate::BuiltInScenario::PirateIslands.file()).expect("JSON");
        assert!(inspect(file.to_string().as_bytes()).scenario().is_some());
        file["start"]["on"]["areas"] = serde_json::json!(["p"]);
        let report = inspect(file.to_string().as_bytes());
        let first = report.errors().first().expect("an error").to_string();
        let why = "a settlement is given where players begin, and not there";
        assert_eq!(first, format!("maps[0].fortresses[0].settlement: {why}"));
    }

    #[test]
    fn every_player_has_a_fortress_with_places_of_its_own_that_ships_come_to() {
        let why =
            "maps[0].fortresses[1]: another fortress has a place there already, or one beside it";
        for (field, at, corner) in [
            ("fortress", "[2, 2]", "SE"),
            ("fortress", "[2, 2]", "bottom"),
            ("marked", "[1, 2]", "SE"),
            ("settlement", "[1, 2]", "NE"),
        ] {
            let value = format!(r#"{{ "at": {at}, "corner": "{corner}" }}"#);
            let told = refused(&both(&purple_with(field, &value)));
            assert_eq!(told, [why], "{field} {corner}");
        }
        // Its own places, at the other end of a side or the same.
        for (field, at, corner) in [("marked", "[2, 2]", "bottom"), ("marked", "[2, 2]", "SW")] {
            let value = format!(r#"{{ "at": {at}, "corner": "{corner}" }}"#);
            let told = refused(&both(&purple_with(field, &value)));
            let why =
                "maps[0].fortresses[1]: a fortress, its marked corner, and its settlement lie";
            assert!(told[0].starts_with(why), "{told:?}");
        }
        // Between three hexes of land.
        let inland = r#"{ "at": [1, 1], "corner": "SE" }"#;
        for field in ["fortress", "marked"] {
            let told = refused(&both(&purple_with(field, inland)));
            let why = "no line of ships leads from that settlement over its marked corner";
            assert!(told[0].starts_with(&format!("maps[0].fortresses[1]: {why}")), "{told:?}");
        }
        let few = "maps[0].fortresses: a game of 2 needs as many fortresses, and has";
        assert_eq!(refused(COURSE), [format!("{few} 0")]);
        let of_three = both(&purple_with("least_players", "3"));
        assert_eq!(refused(&of_three), [format!("{few} 1")]);
    }

    #[test]
    fn marked_corners_touch_land() {
        for field in ["strait", "wasteland", "lighthouses", "barred"] {
            let told = refused(&format!(
                r#""{field}": [{{ "at": [1, 1], "corner": "top" }}, {{ "at": [1, 4], "corner": "top" }}],"#
            ));
            assert_eq!(told, [format!("maps[0].{field}[1]: there is no land at that corner")]);
        }
    }

    #[test]
    fn a_map_with_parts_of_two_scenarios_is_told_of_each_that_is_another_s() {
        let told = refused(
            r#""cloth_supply": 4, "fleet": [[1, 3], [1, 4], [2, 4]],
            "barred": [{ "at": [1, 1], "corner": "top" }],"#,
        );
        let why = "a map has parts of one scenario only, and `cloth_supply` is another's";
        assert_eq!(told, [format!("maps[0].fleet: {why}"), format!("maps[0].barred: {why}")]);
    }

    #[test]
    fn an_unknown_part_is_told_with_its_place() {
        let told = refused(r#""dragons": [],"#);
        assert!(told[0].starts_with("maps[0].dragons: unknown field `dragons`"), "{told:?}");
        let told = refused(
            r#""villages": [{ "corner": { "at": [1, 1], "corner": "up" }, "number": 8 }],"#,
        );
        assert!(
            told[0].starts_with("maps[0].villages[0].corner.corner: unknown variant"),
            "{told:?}"
        );
    }
}
