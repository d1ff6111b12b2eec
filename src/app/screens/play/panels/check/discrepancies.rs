//! What doesn't add up, shown until it does, each with a link to the number or place that
//! may be wrong.

use crate::board::Spot;
use egui::{Ui, vec2};

use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::panel::{AfterAct, Ask, CheckAt, Page, Panel};
use crate::app::screens::play::parts::figure_tiles::{Owners, tiles};
use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, SizedButton, Touch, boxed, hint, say};
use crate::game::{DevelopmentCard, Discrepancy, Seat};

/// Everything that doesn't add up.
#[derive(Debug)]
pub struct DiscrepanciesPanel;

impl Panel for DiscrepanciesPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "odd"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Discrepancies
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("odd-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view, view.discrepancies)
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Stays
    }

    fn is_subject(&self) -> bool {
        true
    }
}

fn show(ui: &mut Ui, view: &View<'_>, odd: &[Discrepancy]) -> Option<Ask> {
    if odd.is_empty() {
        hint(ui, &view.text.get("odd-none"));
        return None;
    }
    hint(ui, &view.text.get("odd-hint"));
    let mut way = None;
    for (nth, found) in (1..).zip(odd) {
        boxed(ui, |ui| {
            say(ui, &view.discrepancy(*found));
            if let Some(spot) = place(*found) {
                let spoken = view.text.with(
                    "odd-show-name",
                    &[("number", Into::into(nth)), ("place", view.places().spot(spot).into())],
                );
                let label = view.text.get("odd-show");
                let plate = SizedButton::new(&label).named(&spoken).icon(Icon::Forward);
                if plate.show(ui, vec2(ui.available_width(), 52.0)).clicked() {
                    let at = CheckAt::Touch(Touch::Spot(spot));
                    way = Some(Ask::Open(Page::Check(at)));
                }
            }
        });
    }
    let mut figures: Vec<Figure> = Vec::new();
    for figure in odd.iter().flat_map(|found| numbers(view, *found)) {
        if !figures.contains(&figure) {
            figures.push(figure);
        }
    }
    if !figures.is_empty() {
        hint(ui, &view.text.get("odd-which"));
        way = tiles(ui, view, &figures, Owners::Shown).map(Ask::correct).or(way);
    }
    way
}

/// The place that may be wrong.
const fn place(found: Discrepancy) -> Option<Spot> {
    match found {
        Discrepancy::TooClose { at, .. } => Some(Spot::Intersection(at)),
        Discrepancy::LooseRoad { at, .. } => Some(Spot::Path(at)),
        Discrepancy::Knights(found) => match found.place() {
            Some(at) => Some(Spot::Intersection(at)),
            None => None,
        },
        _ => None,
    }
}

/// The numbers that may be wrong.
fn numbers(view: &View<'_>, found: Discrepancy) -> Vec<Figure> {
    let all = |figure: fn(Seat) -> Figure| view.state.players().seats().map(figure);
    match found {
        Discrepancy::Cards { .. } | Discrepancy::AllCards { .. } => {
            [Figure::Bank].into_iter().chain(all(Figure::Hand)).collect()
        }
        Discrepancy::DevelopmentCards { kind: Some(DevelopmentCard::Knight), .. } => {
            all(Figure::Knights).collect()
        }
        Discrepancy::DevelopmentCards { kind: Some(DevelopmentCard::VictoryPoint), .. } => {
            all(Figure::Revealed).collect()
        }
        Discrepancy::DevelopmentCards { .. } => {
            all(Figure::Hidden).chain(all(Figure::Knights)).chain(all(Figure::Revealed)).collect()
        }
        Discrepancy::Holder { award, .. } => vec![Figure::Award(award)],
        // Their numbers come to the page with the expansion's screens.
        Discrepancy::Knights(_) | Discrepancy::TooClose { .. } | Discrepancy::LooseRoad { .. } => {
            Vec::new()
        }
    }
}
