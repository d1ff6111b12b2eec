//! Whether only legal places can be touched, or any.

use egui::Ui;

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::view::View;
use kit::widgets::{Picked, SizedButton, grid};

/// Lets any place be touched, even where the rules say no; `usual` is what can be touched
/// otherwise.
pub fn spot_filter(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter, usual: SpotFilter) {
    let modes = [(usual, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    grid(ui, &modes, (140.0, 48.0), |ui, (mode, key), size| {
        let label = view.text.get(key);
        let picked = Picked::when(*filter == mode);
        if SizedButton::new(&label).picked(picked).text(15.0).show(ui, size).clicked() {
            *filter = mode;
        }
    });
}
