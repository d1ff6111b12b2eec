//! Whose a rule is, as a badge.

use egui::{Align2, Sense, Ui, vec2};

use crate::app::screens::play::view::View;
use game::Authority;
use kit::theme::{Tone, strong};
use kit::widgets::elided;

/// Who a rule comes from, as a badge.
pub fn badge(ui: &mut Ui, view: &View<'_>, authority: Authority) {
    let words = view.authority(authority);
    let palette = view.palette;
    let tone = match authority {
        Authority::Official | Authority::PublisherAnswer => {
            Tone { fill: palette.raised, ink: palette.text }
        }
        Authority::ReportedEdition(_) => palette.card,
        Authority::OurRuling | Authority::OurCard | Authority::TableChoice => palette.quiet,
    };
    let font = strong(ui.ctx(), 15.0);
    let wide = ui.painter().layout_no_wrap(words.clone(), font.clone(), tone.ink).size().x;
    let size = vec2((wide + 24.0).min(ui.available_width()), 26.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &words));
    ui.painter().rect_filled(rect, 13.0, tone.fill);
    let room = rect.width() - 16.0;
    elided(ui, rect.center(), Align2::CENTER_CENTER, &words, font, tone.ink, room);
}
