//! Sentences on what no longer fits, what was left out, and why a text is not a position.

use crate::app::screens::new_game::begin::draft::Dropped;
use board::{Hex, MAX_CELLS, MAX_HARBORS, MAX_HEXES};
use game::{MAX_PLAYERS, MAX_ROADS, MAX_SHIPS, Rules, Seat};
use store::{BadPosition, ImportProblem, Imported, Pointing};
use words::text::{Text, Value};

/// Gives a player's name.
pub type Called<'a> = &'a dyn Fn(Seat) -> String;

/// Returns what no longer fits.
pub fn dropped(text: &Text, what: &Dropped) -> String {
    match what {
        Dropped::Player { name, pieces } => {
            let values = [("who", name.into()), ("count", (*pieces).into())];
            text.with("dropped-player", &values)
        }
        Dropped::Pieces(count) => text.with("dropped-pieces", &[("count", (*count).into())]),
        Dropped::Robber => text.get("dropped-robber"),
        Dropped::RobberOfMap => text.get("dropped-sea-robber"),
        Dropped::Pirate => text.get("dropped-sea-pirate"),
    }
}

/// Everything left out of a position, one sentence each.
pub fn import_problems(text: &Text, imported: &Imported, called: Called<'_>) -> Vec<String> {
    let problem = |problem: &ImportProblem| import_problem(text, problem, imported, called);
    let mut said: Vec<String> = imported.problems.iter().map(problem).collect();
    if imported.more > 0 {
        said.push(text.with("import-more-problems", &[("count", imported.more.into())]));
    }
    said
}

fn import_problem(
    text: &Text,
    problem: &ImportProblem,
    imported: &Imported,
    called: Called<'_>,
) -> String {
    let places = text.places(&imported.island);
    let about = |key: &str, seat: Seat| text.with(key, &[("who", called(seat).into())]);
    match problem {
        ImportProblem::MoreFollows => text.get("import-more-follows"),
        ImportProblem::Unreadable(field) => {
            text.with("import-unreadable", &[("field", field.into())])
        }
        ImportProblem::TwoTiles(hex) => {
            text.with("import-two-tiles", &[("hex", places.hex(*hex).into())])
        }
        ImportProblem::TwoHarbors(path) => {
            text.with("import-two-harbors", &[("place", places.path(*path).into())])
        }
        ImportProblem::TooManyHarbors(count) => {
            let values = [("count", (*count).into()), ("most", MAX_HARBORS.into())];
            text.with("import-many-harbors", &values)
        }
        ImportProblem::Taken { player, place } => {
            let place = places.place(*place);
            let values = [("who", called(*player).into()), ("place", place.into())];
            text.with("import-taken", &values)
        }
        ImportProblem::OffIsland(player) => about("import-sea", *player),
        ImportProblem::TooManyRoads { player, count } => {
            let values = [
                ("who", called(*player).into()),
                ("count", (*count).into()),
                ("most", MAX_ROADS.into()),
            ];
            text.with("import-many-roads", &values)
        }
        ImportProblem::HexOfSeafarers(hex) => at_hex(text, "import-sea-hex", *hex),
        ImportProblem::TokenOffLand(hex) => at_hex(text, "import-sea-token", *hex),
        ImportProblem::ShipOffSea(player) => about("import-sea-ship", *player),
        ImportProblem::NoSuchShip(player) => about("import-sea-no-ship", *player),
        ImportProblem::TooManyShips { player, count } => {
            let values = [
                ("who", called(*player).into()),
                ("count", (*count).into()),
                ("most", MAX_SHIPS.into()),
            ];
            text.with("import-sea-many-ships", &values)
        }
        ImportProblem::IslandAtSea(player) => about("import-sea-island", *player),
        ImportProblem::MapOffLand(hex) => at_hex(text, "import-sea-map", *hex),
        ImportProblem::PirateOffSea => text.get("import-sea-pirate"),
        ImportProblem::RobberOffIsland => text.get("import-robber"),
        ImportProblem::NoSeat { of: Pointing::Merchant, seat } => {
            text.with("import-no-seat-merchant", &[("seat", (*seat).into())])
        }
        ImportProblem::NoSeat { of: Pointing::Active, seat } => {
            text.with("import-no-seat-turn", &[("seat", (*seat).into())])
        }
        ImportProblem::NoSeat { of: Pointing::Holder(award), seat } => {
            let rules =
                Rules { sea: imported.sea.as_ref().map(|(rules, _)| *rules), ..Rules::default() };
            let award = text.award_by(*award, &rules);
            let values = [("award", award.into()), ("seat", (*seat).into())];
            text.with("import-no-seat", &values)
        }
        ImportProblem::BadName(player) => about("import-bad-name", *player),
        ImportProblem::NameTaken(player) => about("import-name-taken", *player),
        ImportProblem::ColorTaken(player) => about("import-color-taken", *player),
        ImportProblem::HandsUnknown => text.get("import-hands-unknown"),
    }
}

/// A sentence about a hex that isn't on the island, by its numbers in the file.
fn at_hex(text: &Text, key: &str, hex: Hex) -> String {
    let number = |number: i8| Value::from(number.to_string());
    text.with(key, &[("q", number(hex.q)), ("r", number(hex.r))])
}

/// Why a text is not a position, and what to do.
pub fn bad_position(text: &Text, why: &BadPosition) -> String {
    match why {
        BadPosition::Empty => text.get("position-empty"),
        BadPosition::TooLarge => text.get("position-too-large"),
        BadPosition::NotText => text.get("position-not-text"),
        BadPosition::Truncated(line) => {
            text.with("position-truncated", &[("line", (*line).into())])
        }
        BadPosition::NotJson { line, column } => {
            let values = [("line", (*line).into()), ("column", (*column).into())];
            text.with("position-not-json", &values)
        }
        BadPosition::NotAnObject => text.get("position-not-object"),
        BadPosition::NotAList(field) => {
            text.with("position-not-list", &[("field", (*field).into())])
        }
        BadPosition::NoIsland => text.get("position-no-island"),
        BadPosition::TooManyHexes(count) => {
            let values = [("count", (*count).into()), ("most", MAX_HEXES.into())];
            text.with("position-many-hexes", &values)
        }
        BadPosition::TooManyCells(count) => {
            let values = [("count", (*count).into()), ("most", MAX_CELLS.into())];
            text.with("position-many-hexes", &values)
        }
        BadPosition::PlayerCount(0) => text.get("position-no-players"),
        BadPosition::PlayerCount(count) => {
            let values = [("count", (*count).into()), ("most", MAX_PLAYERS.into())];
            text.with("position-many-players", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Path, Side, Spot};
    use cards::Award;
    use game::PerSeat;
    use store::read_position;

    fn seat() -> Seat {
        PerSeat::new([0]).expect("one").seat(0).expect("a seat")
    }

    fn are_sentences(words: &[String]) {
        for words in words {
            assert!(!words.contains(['[', '{', '$']), "{words}");
            assert!(words.ends_with('.'), "{words}");
        }
    }

    #[test]
    fn everything_left_out_of_a_position_and_everything_dropped_has_its_words() {
        let text = Text::english();
        let player = seat();
        let line = r#"{"hexes":[{"at":[0,0],"terrain":"hills","token":6}],"players":[{}]}"#;
        let mut imported = read_position(line).expect("a position");
        let path = Path::of(Hex::new(0, 0), Side::East);
        imported.problems = vec![
            ImportProblem::MoreFollows,
            ImportProblem::Unreadable("bank".to_owned()),
            ImportProblem::TwoTiles(Hex::new(0, 0)),
            ImportProblem::TwoHarbors(path),
            ImportProblem::TooManyHarbors(99),
            ImportProblem::Taken { player, place: Spot::Path(path) },
            ImportProblem::OffIsland(player),
            ImportProblem::TooManyRoads { player, count: 31 },
            ImportProblem::HexOfSeafarers(Hex::new(-3, 2)),
            ImportProblem::TokenOffLand(Hex::new(3, 2)),
            ImportProblem::ShipOffSea(player),
            ImportProblem::NoSuchShip(player),
            ImportProblem::TooManyShips { player, count: 31 },
            ImportProblem::IslandAtSea(player),
            ImportProblem::MapOffLand(Hex::new(3, 3)),
            ImportProblem::PirateOffSea,
            ImportProblem::RobberOffIsland,
            ImportProblem::NoSeat { of: Pointing::Active, seat: 7 },
            ImportProblem::NoSeat { of: Pointing::Holder(Award::LargestArmy), seat: 7 },
            ImportProblem::BadName(player),
            ImportProblem::NameTaken(player),
            ImportProblem::ColorTaken(player),
            ImportProblem::HandsUnknown,
        ];
        imported.more = 3;
        let said = import_problems(&text, &imported, &|_| "Anna".to_owned());
        assert_eq!(said.len(), 24);
        are_sentences(&said);
        let left = Dropped::Player { name: "Anna".to_owned(), pieces: 1 };
        are_sentences(
            &[left, Dropped::Pieces(2), Dropped::Robber, Dropped::RobberOfMap, Dropped::Pirate]
                .map(|it| dropped(&text, &it)),
        );
    }
}
