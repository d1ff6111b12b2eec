//! The end of a game.

use egui::{Frame, Margin, RichText, Sense, Ui, vec2};

use crate::app::command::{Command, StatisticsOf};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use crate::app::theme::{display, plain, strong};
use crate::app::widgets::{Icon, SizedButton, boxed, hint, ui_scale};
use crate::game::{Over, Seat};
use crate::words::text::Value;

/// Draws who won, and the final standings.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let over = view.state.over()?;
    announce(ui, view, over);
    ui.add_space(4.0);
    let label = view.text.get("win-statistics");
    let size = vec2(ui.available_width(), 56.0);
    let told = SizedButton::new(&label).icon(Icon::Columns).show(ui, size).clicked();
    ui.add_space(4.0);
    standings(ui, view);
    told.then_some(Command::Statistics(StatisticsOf::ThisGame))
}

/// Who won, or that the game was broken off.
fn announce(ui: &mut Ui, view: &View<'_>, over: Over) {
    let palette = view.palette;
    Frame::new()
        .fill(palette.card.fill)
        .corner_radius(14)
        .inner_margin(Margin::symmetric(20, 18))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.visuals_mut().override_text_color = Some(palette.card.ink);
            ui.horizontal(|ui| {
                let (rect, _) =
                    ui.allocate_exact_size(vec2(72.0, 72.0) * ui_scale(ui), Sense::hover());
                let sign = if over.winner().is_some() { Icon::Trophy } else { Icon::Cross };
                sign.paint(ui.painter(), rect.shrink(4.0), palette.card.ink);
                let room = ui.available_width();
                ui.vertical(|ui| {
                    ui.set_width(room);
                    let title = match over.winner() {
                        Some(winner) => view.about("win-title", winner),
                        None => view.text.get("end-title"),
                    };
                    ui.label(RichText::new(title).font(display(ui.ctx(), 34.0 * ui_scale(ui))));
                });
            });
            let turns: (&str, Value<'_>) = ("turns", view.state.turn().into());
            let points = match over.winner() {
                Some(winner) => {
                    let points = ("points", view.shown_points(winner).into());
                    view.text.with("win-points", &[points, turns])
                }
                None => view.text.with("end-turns", &[turns]),
            };
            ui.label(RichText::new(points).font(strong(ui.ctx(), 22.0 * ui_scale(ui))));
            let how = match over {
                Over::PublicPoints { .. } => view.text.get("win-public"),
                Over::RevealedCards { winner } => {
                    let count = view.state.revealed(winner);
                    view.text.with("win-revealed", &[("count", count.into())])
                }
                Over::BrokenOff => view.text.get("end-how"),
            };
            ui.label(RichText::new(how).font(plain(17.0 * ui_scale(ui))));
            if let Some(before) = view.state.earlier_win().and_then(Over::winner) {
                ui.label(
                    RichText::new(view.about("win-before", before))
                        .font(plain(17.0 * ui_scale(ui))),
                );
            }
        });
}

/// All players, most points first.
fn standings(ui: &mut Ui, view: &View<'_>) {
    let mut seats: Vec<Seat> = view.state.seating().order().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.shown_points(*seat)));
    boxed(ui, |ui| {
        for seat in seats {
            let values: [(&str, Value<'_>); 2] =
                [("who", view.name(seat).into()), ("points", view.shown_points(seat).into())];
            let line = view.text.with("win-line", &values);
            controls::who(ui, view, seat, &line);
            let awards: Vec<String> =
                view.state.awards(seat).map(|award| view.award_of(award, seat)).collect();
            if !awards.is_empty() {
                hint(ui, &view.text.joined(&awards));
            }
        }
    });
}
