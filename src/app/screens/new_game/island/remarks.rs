//! What is unusual about an island, in plain words; never a wall.

use egui::{Label, Ui};

use crate::app::places::Places;
use crate::app::text::Text;
use crate::app::widgets::warning_box;
use crate::board::{Island, Remark, remarks};

/// All that is unusual about `island`, if anything is.
pub fn remark_box(ui: &mut Ui, text: &Text, island: &Island) {
    let found = remarks(island);
    if found.is_empty() {
        return;
    }
    let places = text.places(island);
    warning_box(ui, |ui| {
        for remark in found {
            ui.add(Label::new(remark_words(text, &places, remark)).wrap());
        }
        ui.add(Label::new(text.get("new-remark-fine")).wrap());
    });
}

fn remark_words(text: &Text, places: &Places<'_>, remark: Remark) -> String {
    match remark {
        Remark::AdjacentReds(one, other) => {
            let values = [("one", places.hex(one).into()), ("other", places.hex(other).into())];
            text.with("new-remark-reds", &values)
        }
        Remark::MissingToken(hex) => {
            text.with("new-remark-no-token", &[("hex", places.hex(hex).into())])
        }
        Remark::DesertToken(hex) => {
            text.with("new-remark-desert-token", &[("hex", places.hex(hex).into())])
        }
        Remark::SeveralParts(parts) => text.with("new-remark-parts", &[("parts", parts.into())]),
        Remark::HarborOffCoast(path) => {
            text.with("new-remark-harbor-off-coast", &[("path", places.path(path).into())])
        }
        Remark::HarborCount { kind, found, usual } => {
            let values = [
                ("what", text.harbor(kind).into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
        Remark::TerrainCount { terrain, found, usual } => {
            let values = [
                ("what", text.terrain(terrain).into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
        Remark::TokenCount { token, found, usual } => {
            let values = [
                ("what", token.number().to_string().into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{HarborKind, Hex, Terrain, first_game};

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
            Remark::TerrainCount { terrain: Terrain::Desert, found: 2, usual: 1 },
            Remark::TokenCount { token, found: 1, usual: 2 },
            Remark::DesertToken(hex),
            Remark::SeveralParts(2),
            Remark::HarborOffCoast(island.harbors()[0].path),
            Remark::HarborCount { kind: HarborKind::Any, found: 5, usual: 4 },
        ] {
            let words = remark_words(&text, &places, remark);
            assert!(!words.contains(['[', '{']), "{words}");
        }
    }
}
