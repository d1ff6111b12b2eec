//! The pieces on the island, entered spot by spot.

use egui::{Ui, vec2};

use super::draft::{At, BoardAndRules, Draft};
use super::player_names::{PlayerNames, is_low};
use super::words::bad_start;
use crate::app::screens::decks::parts::{GAP, hint, say};
use crate::app::theme::Palette;
use crate::app::widgets::{Icon, IslandView, Landmarks, Picked, SizedButton, Touch, warning_box};
use crate::board::{Rotation, Spot};
use crate::game::{Building, Condition, Piece, Seat};
use crate::words::text::Text;

/// What a touch of the island does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Places a settlement.
    Settlement,
    /// Places a city.
    City,
    /// Places a road.
    Road,
    /// Places a damaged road.
    Damaged,
    /// Moves the robber.
    Robber,
    /// Removes a piece.
    Erase,
}

impl Tool {
    const ALL: [Self; 6] =
        [Self::Settlement, Self::City, Self::Road, Self::Damaged, Self::Robber, Self::Erase];

    const fn key(self) -> &'static str {
        match self {
            Self::Settlement => "settlement",
            Self::City => "city",
            Self::Road => "road",
            Self::Damaged => "damaged",
            Self::Robber => "robber",
            Self::Erase => "erase",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Settlement => Icon::Settlement,
            Self::City => Icon::City,
            Self::Road => Icon::Road,
            Self::Damaged => Icon::Turn,
            Self::Robber => Icon::Robber,
            Self::Erase => Icon::Cross,
        }
    }

    const fn piece(self) -> Option<Piece> {
        match self {
            Self::Settlement => Some(Piece::Settlement),
            Self::City => Some(Piece::City),
            Self::Road | Self::Damaged => Some(Piece::Road),
            Self::Robber | Self::Erase => None,
        }
    }

    /// What can be touched with this tool.
    fn choices(self, draft: &Draft, basis: BoardAndRules<'_>) -> Vec<Spot> {
        let pieces = &draft.start().pieces;
        match self {
            Self::Settlement | Self::City => {
                basis.island.intersections().into_iter().map(Spot::Intersection).collect()
            }
            Self::Road | Self::Damaged => {
                basis.island.paths().into_iter().map(Spot::Path).collect()
            }
            Self::Robber => basis.island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect(),
            Self::Erase => {
                let buildings = pieces.buildings().map(|(place, ..)| Spot::Intersection(place));
                buildings.chain(pieces.roads().map(|(path, ..)| Spot::Path(path))).collect()
            }
        }
    }
}

/// The tools, with the number of pieces `seat` has left.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    seat: Seat,
    tool: &mut Tool,
) {
    let wide = (ui.available_width() - 2.0 * GAP) / 3.0;
    let high = if is_low(ui) { 48.0 } else { 56.0 };
    for row in Tool::ALL.chunks(3) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for each in row {
                let label = text.get(&format!("begin-tool-{}", each.key()));
                let count = each.piece().map(|piece| draft.start().pieces.left(seat, piece));
                let (shown, name) = match count {
                    Some(count) => {
                        let values = [("tool", label.as_str().into()), ("count", count.into())];
                        let left = text.with("begin-left", &[("count", count.into())]);
                        let short = text.get(&format!("begin-short-{}", each.key()));
                        (format!("{short}\n{left}"), text.with("begin-tool-left", &values))
                    }
                    None => (label.clone(), label),
                };
                let picked = if *tool == *each { Picked::This } else { Picked::Not };
                let button = SizedButton::new(&shown).named(&name).icon(each.icon()).text(15.0);
                if button.picked(picked).show(ui, vec2(wide, high)).clicked() {
                    *tool = *each;
                }
            }
        });
    }
    if let Some(why) = draft.refused(At::Board) {
        warning_box(ui, |ui| say(ui, &bad_start(text, why, &|seat| player_names.called(seat))));
    }
    hint(ui, &text.get(&format!("begin-hint-{}", tool.key())));
    if *tool == Tool::Robber {
        robber(ui, text, draft, basis);
    }
}

fn robber(ui: &mut Ui, text: &Text, draft: &mut Draft, basis: BoardAndRules<'_>) {
    match draft.start().robber {
        Some(hex) => {
            let hex = text.places(basis.island).hex(hex);
            say(ui, &text.with("begin-robber-here", &[("hex", hex.into())]));
            let label = text.get("begin-robber-board");
            if SizedButton::new(&label).show(ui, vec2(ui.available_width(), 48.0)).clicked() {
                draft.rob(None);
            }
        }
        None => say(ui, &text.get("begin-robber-beside")),
    }
}

/// The island with the pieces; a touch does what the tool does.
pub fn picture(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    (basis, lies): (BoardAndRules<'_>, Rotation),
    (player_names, seat): (&PlayerNames, Seat),
    tool: Option<Tool>,
) {
    let choices = tool.map(|tool| tool.choices(draft, basis)).unwrap_or_default();
    let view = IslandView {
        island: basis.island,
        turned: lies.sixths(),
        text,
        palette: Palette::of(ui),
        pieces: &draft.start().pieces,
        colors: &player_names.colors,
        landmarks: draft.start().knights.as_ref().map(Landmarks::at_start).unwrap_or_default(),
        robber: draft.start().robber,
        lit_hexes: &[],
        lit_road: &[],
        choices: &choices,
        selected: None,
    };
    // Another touch undoes a mistake, so the nearest spot is taken without asking.
    let spot = match view.show(ui, ui.available_size()) {
        Some(Touch::Spot(spot)) => Some(spot),
        Some(Touch::Ask(spots)) => spots.first().copied(),
        None => None,
    };
    let (Some(spot), Some(tool)) = (spot, tool) else { return };
    // The findings beside the picture are already drawn.
    ui.ctx().request_repaint();
    match (tool, spot) {
        (Tool::Settlement, _) => draft.build(spot, seat, Building::Settlement, basis),
        (Tool::City, _) => draft.build(spot, seat, Building::City, basis),
        (Tool::Road, _) => draft.pave(spot, seat, Condition::Intact, basis),
        (Tool::Damaged, _) => draft.pave(spot, seat, Condition::Damaged, basis),
        (Tool::Robber, Spot::Hex(hex)) => draft.rob(Some(hex)),
        (Tool::Robber, _) => {}
        (Tool::Erase, _) => draft.erase(spot),
    }
}
