//! Places chosen beside the island: several under one finger, by name, and whether any can be
//! touched or only legal ones.

use egui::Ui;

use super::piece::takes_ships;
use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::view::View;
use board::{Intersection, Path, Spot};
use game::{Building, Way};
use kit::widgets::{Icon, SizedButton, buttons};

/// Several spots under one finger, chosen by name.
pub fn spot_list(ui: &mut Ui, view: &View<'_>, spots: &[Spot]) -> Option<Spot> {
    let mut chosen = None;
    for spot in spots {
        let name = view.place_with_piece(*spot);
        let icon = match spot {
            Spot::Hex(hex) if view.state.island().is_sea(*hex) => Icon::Pirate,
            Spot::Hex(_) => Icon::Robber,
            Spot::Intersection(at) => at_corner(view, *at),
            Spot::Path(at) => of_path(view, *at),
        };
        // The place on the island keeps its own name.
        let said = view.text.with("ask-this", &[("place", name.as_str().into())]);
        if SizedButton::new(name).named(said).icon(icon).touched(ui, 56.0) {
            chosen = Some(*spot);
        }
    }
    chosen
}

/// The sign of what stands on an intersection, or of what may be built there.
fn at_corner(view: &View<'_>, at: Intersection) -> Icon {
    let pieces = view.state.pieces();
    if pieces.knight(at).is_some() {
        return Icon::Knight;
    }
    let is_city = match pieces.building(at) {
        Some((_, building)) => building != Building::Settlement,
        None => view.founds_city(),
    };
    if is_city { Icon::City } else { Icon::Settlement }
}

/// The sign of what lies on a path, or of what may be laid there.
fn of_path(view: &View<'_>, at: Path) -> Icon {
    let island = view.state.island();
    match view.state.pieces().link(at).map(|link| link.way) {
        Some(Way::Ship) => Icon::MoveShip,
        None if !island.has_path(at) => Icon::Ship,
        None if takes_ships(view, at) => Icon::RoadOrShip,
        Some(Way::Road) | None => Icon::Road,
    }
}

/// Lets any place be touched, even where the rules say no; `usual` is what can be touched
/// otherwise.
pub fn spot_filter(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter, usual: SpotFilter) {
    let modes = [(usual, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 48.0), |(mode, key)| {
        view.button(key).chosen(*filter == mode).text(15.0)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
}
