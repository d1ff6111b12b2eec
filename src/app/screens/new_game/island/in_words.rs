//! An island in words: row by row, to read aloud to whoever lays it, and remarks on what is unusual
//! about it, which are never a reason to refuse it.

use egui::{Label, Ui};

use board::{Hex, Island, IslandPiece, Remark, Rotation, Stock, Terrain, Tile, coasts, remarks};
use kit::widgets::{action_button, warning_box};
use words::places::Places;
use words::text::Text;

/// Reads out each row from the top, in the island's rotation, and then the harbors. Amid sea
/// that is laid out it goes hex by hex, and equal ones that nobody has to tell apart are counted.
pub fn read_out(text: &Text, island: &Island, lies: Rotation) -> Vec<String> {
    let mut cells: Vec<(Hex, HexToRead)> =
        island.tiles().iter().map(|tile| (tile.at, Ok(*tile))).collect();
    cells.extend(island.sea().iter().map(|hex| (*hex, Err("sea-row-sea"))));
    cells.extend(island.hidden().iter().map(|hex| (*hex, Err("sea-row-hidden"))));
    for (at, _) in &mut cells {
        *at = lies.hex(*at);
    }
    cells.sort_by_key(|(at, _)| (at.r, at.q));
    let row = |(nth, row): (u8, &[(Hex, HexToRead)])| {
        let mut words = Vec::new();
        let mut before: Option<i8> = None;
        for cells in row.chunk_by(|(_, one), (_, next)| one == next) {
            let [(first, cell), ..] = cells else { continue };
            let has_gap = before.is_some_and(|before| before.saturating_add(1) < first.q);
            if has_gap && !island.has_surroundings() {
                words.push(text.get("shuffle-row-water"));
            }
            words.push(match cell {
                // It stands where it lies, and its marks where they are stored.
                Ok(tile) => tile_words(text, island, *tile),
                Err(key) => text.with(key, &[("count", cells.len().into())]),
            });
            before = cells.last().map(|(last, _)| last.q);
        }
        let values = [("row", nth.into()), ("tiles", words.join(", ").into())];
        text.with("shuffle-row", &values)
    };
    let rows = cells.chunk_by(|(one, _), (next, _)| one.r == next.r);
    let grounds = grounds(text, island, lies);
    (1..).zip(rows).map(row).chain(harbors(text, island, lies)).chain(grounds).collect()
}

/// The ground of a hex: land, or the key of what else.
type HexToRead = Result<Tile, &'static str>;

/// A tile with its numbers: its token, a second one, those of a lake.
fn tile_words(text: &Text, island: &Island, tile: Tile) -> String {
    let terrain = text.terrain_label(tile.terrain);
    let lake = island.lake(tile.at).map(|lake| lake.numbers.clone()).unwrap_or_default();
    let tokens = tile.token.into_iter().chain(island.second_token(tile.at)).chain(lake);
    let numbers: Vec<String> = tokens.map(|token| token.number().to_string()).collect();
    if numbers.is_empty() {
        return terrain;
    }
    let values = [("terrain", terrain.into()), ("number", numbers.join(" + ").into())];
    text.with("shuffle-row-tile", &values)
}

/// The fishing grounds in the order of their rows, each with the land that it touches.
fn grounds(text: &Text, island: &Island, lies: Rotation) -> Option<String> {
    let mut grounds = island.markers().grounds.clone();
    grounds.sort_by_key(|ground| {
        let at = lies.hex(ground.at);
        (at.r, at.q)
    });
    let words = grounds.iter().map(|ground| {
        let land = ground.at.neighbors().filter_map(|hex| island.tile(hex));
        let land: Vec<String> = land.map(|tile| tile_words(text, island, *tile)).collect();
        let values = [("number", ground.number.number().into()), ("land", text.list(&land).into())];
        text.with("shuffle-row-ground", &values)
    });
    let words: Vec<String> = words.collect();
    let values = [("grounds", words.join(", ").into())];
    (!words.is_empty()).then(|| text.with("shuffle-row-grounds", &values))
}

/// The harbors clockwise from the top left, with the hexes they are on.
fn harbors(text: &Text, island: &Island, lies: Rotation) -> Option<String> {
    let turned: Vec<Hex> = island.tiles().iter().map(|tile| lies.hex(tile.at)).collect();
    let back = lies.back();
    let mut words = Vec::new();
    for coast in coasts(&turned) {
        for (path, land) in coast.paths().iter().zip(coast.hexes()) {
            let path = back.path(*path);
            let harbor = island.harbors().iter().find(|harbor| harbor.path == path);
            if let (Some(harbor), Some(tile)) = (harbor, island.tile(back.hex(*land))) {
                let values = [
                    ("harbor", text.harbor(harbor.gives).into()),
                    ("tile", tile_words(text, island, *tile).into()),
                ];
                words.push(text.with("shuffle-row-harbor", &values));
            }
        }
    }
    let values = [("harbors", words.join(", ").into())];
    (!words.is_empty()).then(|| text.with("shuffle-row-harbors", &values))
}

/// Number of sentences shown while folded.
const IN_SHORT: usize = 2;

/// Draws these remarks, if there are any. If there are more than a few, a touch shows the
/// rest.
pub fn remark_box(ui: &mut Ui, text: &Text, lines: &[String], unfolded: &mut bool) {
    if lines.is_empty() {
        return;
    }
    let more = lines.len().saturating_sub(IN_SHORT);
    // A button for a single sentence would be larger than the sentence.
    let shown = if *unfolded || more <= 1 { lines.len() } else { IN_SHORT };
    warning_box(ui, |ui| {
        for line in lines.iter().take(shown) {
            ui.add(Label::new(line).wrap());
        }
        ui.add(Label::new(text.get("new-remark-fine")).wrap());
    });
    if more > 1 {
        let label = match unfolded {
            true => text.get("new-remark-less"),
            false => text.with("new-remark-more", &[("count", more.into())]),
        };
        if action_button(ui, None, &label).clicked() {
            *unfolded = !*unfolded;
        }
    }
}

/// Everything unusual about `island`, in sentences; one sentence covers what holds for
/// many pieces. Harbors that wait for their coasts aren't missed.
pub fn remark_lines(text: &Text, island: &Island, harbors_wait: bool) -> Vec<String> {
    let places = text.places(island);
    let words = |remark: Remark| remark_words(text, &places, remark);
    let laid = Stock::of_laid(island.tiles(), island.harbors());
    let (mut lines, mut numbers, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    for remark in remarks(island) {
        match remark {
            Remark::MissingToken(_) => numbers.push(remark),
            // Already said, or covered by one sentence for all of them.
            Remark::Count { piece: IslandPiece::Token(_), .. } if laid.token_total() == 0 => {}
            Remark::Count { piece: IslandPiece::Harbor(_), .. } if laid.harbor_total() == 0 => {}
            // With rivers such a site gives something (TRADERS 8.4).
            Remark::DesertToken(at) if island.site(at).is_some() => {}
            // Modules have pieces of their own.
            Remark::Count { .. } if has_modules(island) => {}
            Remark::Count { piece, found, usual } => counts.push((piece, found, usual)),
            Remark::AdjacentReds(..)
            | Remark::DesertToken(_)
            | Remark::SeveralParts(_)
            | Remark::HarborOffCoast(_) => lines.push(words(remark)),
        }
    }
    let productive = island.tiles().len() - usize::from(laid.terrain(Terrain::Desert));
    match numbers.len() {
        0..=2 => lines.extend(numbers.into_iter().map(words)),
        all if all == productive && laid.token_total() == 0 => {
            lines.push(text.get("new-remark-no-tokens"));
        }
        count => lines.push(text.with("new-remark-many-no-token", &[("count", count.into())])),
    }
    if counts.len() > 2 {
        let items: Vec<String> = counts.into_iter().map(|of| counted(text, of, true)).collect();
        lines.push(text.with("new-remark-counts", &[("list", items.join(", ").into())]));
    } else {
        lines.extend(counts.into_iter().map(|of| counted(text, of, false)));
    }
    if laid.harbor_total() == 0 && !island.tiles().is_empty() && !harbors_wait {
        lines.push(text.get("new-remark-no-harbors"));
    }
    lines.iter().map(|line| capitalized(line)).collect()
}

/// Returns whether terrain lies on `island` that modules bring.
fn has_modules(island: &Island) -> bool {
    let mut tiles = island.tiles().iter().map(|tile| tile.terrain);
    tiles.any(|terrain| terrain != Terrain::Gold && !Terrain::ALL.contains(&terrain))
}

/// Capitalizes a sentence, even one that begins with the name of a piece.
fn capitalized(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn remark_words(text: &Text, places: &Places<'_>, remark: Remark) -> String {
    let hex = |key: &str, hex| text.with(key, &[("hex", places.hex(hex).into())]);
    match remark {
        Remark::AdjacentReds(one, other) => {
            let values = [("one", places.hex(one).into()), ("other", places.hex(other).into())];
            text.with("new-remark-reds", &values)
        }
        Remark::MissingToken(at) => hex("new-remark-no-token", at),
        Remark::DesertToken(at) => hex("new-remark-desert-token", at),
        Remark::SeveralParts(parts) => text.with("new-remark-parts", &[("parts", parts.into())]),
        Remark::HarborOffCoast(path) => {
            text.with("new-remark-harbor-off-coast", &[("path", places.path(path).into())])
        }
        Remark::Count { piece, found, usual } => counted(text, (piece, found, usual), false),
    }
}

/// A piece of an island as a label: "Hills", "6", "2:1 ore".
pub fn piece_label(text: &Text, piece: IslandPiece) -> String {
    match piece {
        IslandPiece::Terrain(terrain) => text.terrain_label(terrain),
        IslandPiece::Token(token) => token.number().to_string(),
        IslandPiece::Harbor(kind) => text.harbor(kind),
    }
}

/// Pieces found of a kind, and how many are usual: in a list "desert 2 instead of 1", else in a
/// sentence.
fn counted(text: &Text, (piece, found, usual): (IslandPiece, u8, u8), is_in_list: bool) -> String {
    let what = match piece {
        IslandPiece::Terrain(terrain) => text.terrain(terrain),
        IslandPiece::Token(token) if is_in_list => token.number().to_string(),
        IslandPiece::Token(token) => {
            text.with("new-remark-number", &[("number", token.number().into())])
        }
        IslandPiece::Harbor(kind) => text.harbor(kind),
    };
    let key = if is_in_list { "new-remark-count-item" } else { "new-remark-count" };
    text.with(key, &[("what", what.into()), ("found", found.into()), ("usual", usual.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{FishingGround, HarborKind, Markers, SecondToken, Surroundings, first_game};

    #[test]
    fn the_first_island_is_read_out_as_the_rules_print_it() {
        let read = read_out(&Text::english(), &first_game(), Rotation::NONE);
        assert_eq!(read[0], "Row 1: Mountains 10, Pasture 2, Forest 9");
        assert_eq!(read[2], "Row 3: Fields 9, Forest 11, Desert, Forest 3, Mountains 8");
        assert!(
            read[5].contains(": 3:1 at Mountains 10, 2:1 grain at Pasture 2, 2:1 ore at Hills 10")
        );
        assert_eq!(read.len(), 6);
    }

    #[test]
    fn lakes_second_tokens_and_grounds_are_read_with_their_numbers() {
        let token = |number: u8| number.try_into().expect("a token");
        let tile = |q, terrain, number| Tile { at: Hex::new(q, 0), terrain, token: number };
        let tiles = vec![tile(0, Terrain::Lake, None), tile(1, Terrain::Hills, Some(token(12)))];
        let markers = Markers {
            second: vec![SecondToken { at: Hex::new(1, 0), token: token(2) }],
            grounds: vec![FishingGround { at: Hex::new(1, -1), number: token(5) }],
            ..Markers::NONE
        };
        let island = Island::new(tiles, Vec::new()).and_then(|island| island.marked(markers));
        let read = read_out(&Text::english(), &island.expect("an island"), Rotation::NONE);
        assert_eq!(read[0], "Row 1: Lake 2 + 3 + 11 + 12, Hills 12 + 2");
        assert!(read[1].starts_with("Fishing grounds: 5 at ") && read[1].contains("Hills 12 + 2"));
    }

    #[test]
    fn turned_rows_are_read_as_they_lie() {
        let read = read_out(&Text::english(), &first_game(), Rotation::HALF);
        assert_eq!(read[0], "Row 1: Pasture 11, Fields 6, Hills 5");
    }

    #[test]
    fn water_within_a_row_is_said() {
        let mut tiles = first_game().tiles().to_vec();
        tiles.retain(|tile| tile.at != Hex::new(0, 0));
        let island = Island::new(tiles, Vec::new()).expect("an island");
        let read = read_out(&Text::english(), &island, Rotation::NONE);
        assert_eq!(read[2], "Row 3: Fields 9, Forest 11, water, Forest 3, Mountains 8");
    }

    #[test]
    fn sea_that_is_laid_out_is_read_hex_by_hex() {
        let token = |number: u8| number.try_into().ok();
        let tile = |q, terrain, number| Tile { at: Hex::new(q, 0), terrain, token: token(number) };
        let tiles = vec![tile(2, Terrain::Gold, 4), tile(3, Terrain::Hills, 6)];
        let sea = vec![Hex::new(0, 0), Hex::new(1, 0), Hex::new(4, 0), Hex::new(0, 1)];
        let around = Surroundings { sea, hidden: vec![Hex::new(1, 1), Hex::new(2, 1)] };
        let island = Island::with_sea(tiles, Vec::new(), around).expect("an island");
        let read = read_out(&Text::english(), &island, Rotation::NONE);
        assert_eq!(read, ["Row 1: 2 sea, Gold 4, Hills 6, sea", "Row 2: sea, 2 hidden"]);
    }

    #[test]
    fn every_remark_has_a_sentence() {
        let text = Text::english();
        let island = first_game();
        let places = text.places(&island);
        let hex = Hex::new(0, -1);
        let token = island.tile(hex).and_then(|tile| tile.token).expect("a token");
        for remark in [
            Remark::AdjacentReds(hex, Hex::new(1, -1)),
            Remark::MissingToken(hex),
            Remark::Count { piece: IslandPiece::Terrain(Terrain::Desert), found: 2, usual: 1 },
            Remark::Count { piece: IslandPiece::Token(token), found: 1, usual: 2 },
            Remark::DesertToken(hex),
            Remark::SeveralParts(2),
            Remark::HarborOffCoast(island.harbors()[0].path),
            Remark::Count { piece: IslandPiece::Harbor(HarborKind::Any), found: 5, usual: 4 },
        ] {
            let words = remark_words(&text, &places, remark);
            assert!(!words.contains(['[', '{']), "{words}");
        }
    }

    #[test]
    fn what_is_true_of_many_hexes_is_said_once() {
        let text = Text::english();
        assert_eq!(remark_lines(&text, &first_game(), false), Vec::<String>::new());
        let bare = |tile: &Tile| Tile { token: None, ..*tile };
        let tiles: Vec<Tile> = first_game().tiles().iter().map(bare).collect();
        let island = Island::new(tiles.clone(), first_game().harbors().to_vec()).expect("a copy");
        assert_eq!(remark_lines(&text, &island, false), ["No hex has a number yet."]);
        let hills = |tile: &Tile| Tile { terrain: Terrain::Hills, ..*tile };
        let island = Island::new(tiles.iter().map(hills).collect(), Vec::new()).expect("a copy");
        let lines = remark_lines(&text, &island, false);
        assert_eq!(lines.len(), 3, "{lines:?}");
        let counts = "Different from the box: hills 19 instead of 3, ";
        assert!(lines[1].starts_with(counts), "{lines:?}");
    }
}
