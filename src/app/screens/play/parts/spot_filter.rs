//! Whether only legal places can be touched, or any.

use egui::Ui;

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::view::View;
use kit::widgets::{SizedButton, buttons};

/// Lets any place be touched, even where the rules say no; `usual` is what can be touched
/// otherwise.
pub fn spot_filter(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter, usual: SpotFilter) {
    let modes = [(usual, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 48.0), |(mode, key)| {
        SizedButton::new(view.text.get(key)).chosen(*filter == mode).text(15.0)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
}
