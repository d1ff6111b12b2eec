//! An island to lay: over the whole window, to copy from across the table, and in words, row by
//! row, to read aloud.

use std::collections::BTreeMap;

use egui::{Frame, Label, Margin, Panel, Rect, RichText, Ui, vec2};

use board::{Hex, Island, IslandCode, Rotation, Tile, coasts};
use kit::theme::bounds::Within;
use kit::theme::{Palette, monospace, plain, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{MARGIN, scrolling, within};
use kit::widgets::{Icon, SizedButton};
use words::text::Text;

/// What a touch there asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LargeRequest {
    /// Go back to the settings.
    Back,
    /// Turn the island by a sixth.
    Turn,
}

/// How the window is divided.
struct Places {
    picture: Rect,
    words: Rect,
    code: Rect,
}

impl Places {
    fn of(area: Rect, code_height: f32) -> Self {
        let area = area.shrink(MARGIN);
        let (above, code) = area.split_top_bottom_at_y(area.bottom() - code_height);
        let above = above.with_max_y(above.bottom() - 8.0);
        if area.width() > area.height() * 1.05 {
            let column = (area.width() * 0.3).within(230.0, 460.0);
            let (picture, words) = above.split_left_right_at_x(above.right() - column);
            Self { picture: picture.with_max_x(picture.right() - MARGIN), words, code }
        } else {
            let height = (above.width() * 0.98).min(above.height() * 0.66);
            let (picture, words) = above.split_top_bottom_at_y(above.top() + height);
            Self { picture, words: words.with_min_y(words.top() + 8.0), code }
        }
    }
}

/// Draws it; `picture` draws the island itself.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    island: &Island,
    lies: Rotation,
    picture: impl FnOnce(&mut Ui),
) -> Option<LargeRequest> {
    let asked = bar(ui, text);
    let area = ui.available_rect_before_wrap();
    let palette = Palette::of(ui);
    let code = IslandCode::of(island).ok();
    let written = code.as_ref().map_or("", IslandCode::as_str);
    let room = area.width() - 2.0 * MARGIN;
    let laid = |size: f32| {
        let font = monospace(size);
        ui.painter().layout(written.to_owned(), font, palette.text, room)
    };
    // The largest size that fits on two lines.
    let short = |size: &f32| laid(*size).rows.len() <= 2;
    let most = if area.height() < 560.0 { 26.0 } else { 36.0 };
    let size = [most, 30.0, 26.0, 22.0, 19.0].into_iter().filter(|size| *size <= most);
    let size = size.clone().find(short).unwrap_or(16.0);
    let places = Places::of(area, laid(size).size().y.max(20.0));
    within(ui, places.picture, picture);
    within(ui, places.words, |ui| {
        scrolling(ui, "rows", |ui| {
            let size = (places.words.width() / 20.0).within(16.0, 22.0);
            for line in read_out(text, island, lies) {
                ui.add(Label::new(RichText::new(line).font(plain(size))).wrap());
                ui.add_space(4.0);
            }
        });
    });
    within(ui, places.code, |ui| {
        ui.vertical_centered(|ui| {
            let words = RichText::new(written).font(monospace(size));
            ui.add(Label::new(words).wrap());
        });
    });
    asked.or_else(|| escape(ui).then_some(LargeRequest::Back))
}

fn bar(ui: &mut Ui, text: &Text) -> Option<LargeRequest> {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("large-bar").exact_size(60.0).frame(frame);
    let bar = bar.show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let mut asked = None;
            let back = text.get("shuffle-large-back");
            if SizedButton::new(&back).icon(Icon::Back).show(ui, vec2(104.0, 48.0)).clicked() {
                asked = Some(LargeRequest::Back);
            }
            ui.add_space(8.0);
            let turn = text.get("new-island-turn");
            let wide = 216.0;
            let room = (ui.available_width() - wide - 8.0).max(20.0);
            let title = RichText::new(text.get("shuffle-large-title"));
            let title = Label::new(title.font(strong(ui.ctx(), 22.0))).truncate();
            ui.allocate_ui_with_layout(
                vec2(room, 48.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.add(title);
                    ui.allocate_space(ui.available_size());
                },
            );
            if SizedButton::new(&turn).icon(Icon::Turn).show(ui, vec2(wide, 48.0)).clicked() {
                asked = Some(LargeRequest::Turn);
            }
            asked
        })
        .inner
    });
    bar.inner
}

/// What is in each row from the top, in the island's rotation, and then the harbors. Amid sea
/// that is laid out it goes hex by hex, and equal ones that nobody has to tell apart are counted.
pub fn read_out(text: &Text, island: &Island, lies: Rotation) -> Vec<String> {
    let mut rows: BTreeMap<i8, BTreeMap<i8, Cell>> = BTreeMap::new();
    let tiles = island.tiles().iter().map(|tile| (tile.at, Cell::Tile(*tile)));
    let sea = island.sea().iter().map(|hex| (*hex, Cell::Sea));
    let hidden = island.hidden().iter().map(|hex| (*hex, Cell::Hidden));
    for (hex, cell) in tiles.chain(sea).chain(hidden) {
        let at = lies.hex(hex);
        rows.entry(at.r).or_default().insert(at.q, cell);
    }
    let row = |(nth, row): (u8, &BTreeMap<i8, Cell>)| {
        let mut words = Vec::new();
        let mut before: Option<i8> = None;
        let cells: Vec<(i8, Cell)> = row.iter().map(|(column, cell)| (*column, *cell)).collect();
        for cells in cells.chunk_by(|(_, one), (_, next)| one == next) {
            let columns = cells.first().zip(cells.last());
            let Some(((first, cell), (last, _))) = columns else { continue };
            let has_gap = before.is_some_and(|before| before.saturating_add(1) < *first);
            if has_gap && !island.has_surroundings() {
                words.push(text.get("shuffle-row-water"));
            }
            words.push(cell_words(text, *cell, cells.len()));
            before = Some(*last);
        }
        let values = [("row", nth.into()), ("tiles", words.join(", ").into())];
        text.with("shuffle-row", &values)
    };
    (1..).zip(rows.values()).map(row).chain(harbors(text, island, lies)).collect()
}

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Tile(Tile),
    Sea,
    Hidden,
}

fn cell_words(text: &Text, cell: Cell, count: usize) -> String {
    let count = [("count", count.into())];
    match cell {
        Cell::Tile(tile) => tile_words(text, tile),
        Cell::Hidden => text.with("sea-row-hidden", &count),
        Cell::Sea => text.with("sea-row-sea", &count),
    }
}

fn tile_words(text: &Text, tile: Tile) -> String {
    let terrain = text.terrain_label(tile.terrain);
    match tile.token {
        Some(token) => {
            let values = [("terrain", terrain.into()), ("number", token.number().into())];
            text.with("shuffle-row-tile", &values)
        }
        None => terrain,
    }
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
                    ("tile", tile_words(text, *tile).into()),
                ];
                words.push(text.with("shuffle-row-harbor", &values));
            }
        }
    }
    let values = [("harbors", words.join(", ").into())];
    (!words.is_empty()).then(|| text.with("shuffle-row-harbors", &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Surroundings, Terrain, first_game};

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
}
