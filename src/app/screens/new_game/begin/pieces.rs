//! The pieces on the island, entered spot by spot.

use egui::{Ui, vec2};

use super::draft::{At, BoardAndRules, Draft};
use super::form::Form;
use super::player_names::{PlayerNames, is_low};
use super::sea::Seen;
use super::tools::{Hold, Tool};
use crate::app::screens::decks::parts::hint;
use board::Rotation;
use game::Seat;
use kit::theme::Palette;
use kit::widgets::{IslandView, Landmarks, Picked, SizedButton, Touch, columns};
use words::text::Text;

/// The tools, with the number of pieces `seat` has left.
pub fn show(ui: &mut Ui, form: &mut Form<'_>, seat: Seat, hold: &mut Hold) {
    let text = form.text;
    let tools = Tool::all(form.basis.rules);
    let is_shorter = tools.len().div_ceil(4) < tools.len().div_ceil(3);
    let in_row = if is_shorter && ui.available_width() >= 540.0 { 4 } else { 3 };
    let high = if is_low(ui) { 48.0 } else { 56.0 };
    columns(ui, &tools, in_row, |ui, each, wide| {
        let label = text.get(&format!("begin-tool-{}", each.key));
        let left = (each.left)(&form.draft.start().pieces, seat, hold);
        let (shown, name) = match left {
            Some(count) => {
                let values = [("tool", label.as_str().into()), ("count", count.into())];
                let left = text.with("begin-left", &[("count", count.into())]);
                let short = text.get(&format!("begin-short-{}", each.key));
                (format!("{short}\n{left}"), text.with("begin-tool-left", &values))
            }
            None => (label.clone(), label),
        };
        let button = SizedButton::new(&shown).named(&name).icon(each.icon).text(15.0);
        let button = button.picked(Picked::when(hold.tool.key == each.key));
        if button.show(ui, vec2(wide, high)).clicked() {
            hold.tool = each;
        }
    });
    form.refused(ui, At::Board);
    (hold.tool.settings)(ui, form, seat, hold);
    hint(ui, &text.get(&format!("begin-hint-{}", hold.tool.key)));
}

/// The island with the pieces; a touch does what the tool does.
pub fn picture(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    (basis, lies): (BoardAndRules<'_>, Rotation),
    (player_names, seat): (&PlayerNames, Seat),
    hold: Option<Hold>,
) {
    let choices = hold.map(|hold| hold.choices(draft, basis)).unwrap_or_default();
    let shown = draft.shown(basis.rules);
    let seen = Seen::of(draft, basis, seat, hold.and_then(|hold| hold.marks(basis)));
    // What Cities & Knights puts on the island besides pieces, where it is played.
    let knights = basis.rules.knights.and(draft.start().knights.as_ref());
    let view = IslandView {
        turned: lies.sixths(),
        landmarks: knights.map(Landmarks::at_start).unwrap_or_default(),
        sea: seen.scape(),
        robber: draft.start().robber,
        lit_hexes: &seen.lit,
        choices: &choices,
        own: Some(seat),
        ..IslandView::of(basis.island, text, Palette::of(ui), &shown, &player_names.colors)
    };
    // Another touch undoes a mistake, so the nearest spot is taken without asking.
    let spot = match view.show(ui, ui.available_size()) {
        Some(Touch::Spot(spot)) => Some(spot),
        Some(Touch::Ask(spots)) => spots.into_iter().find(|spot| choices.contains(spot)),
        None => None,
    };
    if let (Some(spot), Some(hold)) = (spot, hold) {
        hold.touch(draft, basis, seat, spot);
        // The findings beside the picture are already drawn.
        ui.ctx().request_repaint();
    }
}
