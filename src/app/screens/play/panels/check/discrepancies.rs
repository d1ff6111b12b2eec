//! What doesn't add up, shown until it does, each with a link to the number or place that
//! may be wrong.

use egui::Ui;

use crate::app::screens::play::panel::{AfterAct, Ask, CheckAt, Figure, Head, Page, Panel};
use crate::app::screens::play::parts::controls::tiles;
use crate::app::screens::play::view::View;
use board::Spot;
use game::{
    DevelopmentCard, Discrepancy, Fact, KnightsDiscrepancy, PointCard, Seat, base_facts,
    knights_facts,
};
use kit::widgets::{Icon, SizedButton, Touch, boxed, hint, say};

/// Everything that doesn't add up.
#[derive(Debug)]
pub struct DiscrepanciesPanel;

impl Panel for DiscrepanciesPanel {
    fn head(&self) -> Head {
        Head::new("odd").titled("odd-title").subject()
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if view.discrepancies.is_empty() {
            hint(ui, &view.text.get("odd-none"));
            return None;
        }
        hint(ui, &view.text.get("odd-hint"));
        let mut way = None;
        for (nth, found) in (1..).zip(view.discrepancies) {
            boxed(ui, |ui| {
                say(ui, &view.discrepancy(*found));
                if let Some(touch) = place(view, *found) {
                    let called = match &touch {
                        Touch::Spot(spot) => view.places().spot(*spot),
                        Touch::Ask(spots) => {
                            view.text.with("odd-show-cities", &[("count", spots.len().into())])
                        }
                    };
                    let values = [("number", Into::into(nth)), ("place", called.into())];
                    let spoken = view.text.with("odd-show-name", &values);
                    let plate = SizedButton::new(view.text.get("odd-show")).named(spoken);
                    if plate.icon(Icon::Forward).touched(ui, 52.0) {
                        way = Some(Ask::Open(Page::Check(CheckAt::Touch(touch))));
                    }
                }
            });
        }
        let mut figures: Vec<Figure> = Vec::new();
        for figure in view.discrepancies.iter().flat_map(|found| numbers(view, *found)) {
            if !figures.contains(&figure) {
                figures.push(figure);
            }
        }
        if !figures.is_empty() {
            hint(ui, &view.text.get("odd-which"));
            way = tiles(ui, view, &figures, true).map(Ask::correct).or(way);
        }
        way
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Stays
    }
}

/// The place that may be wrong, or the places.
fn place(view: &View<'_>, found: Discrepancy) -> Option<Touch> {
    let spot = match found {
        Discrepancy::TooClose { at, .. } => Spot::Intersection(at),
        Discrepancy::LooseRoad { at, .. } => Spot::Path(at),
        Discrepancy::Knights(KnightsDiscrepancy::MetropolisWithoutLevel { track, .. }) => {
            Spot::Intersection(view.state.knights()?.table().metropolises[track]?)
        }
        // It belongs on a city of theirs.
        Discrepancy::Knights(KnightsDiscrepancy::NoMetropolis { player, .. }) => {
            let cities = view.state.cities_without_metropolis(player).into_iter();
            let spots: Vec<Spot> = cities.map(Spot::Intersection).collect();
            return match spots[..] {
                [] => None,
                [spot] => Some(Touch::Spot(spot)),
                _ => Some(Touch::Ask(spots)),
            };
        }
        Discrepancy::Knights(found) => found.named().place?,
        Discrepancy::Sea(found) => found.named().place?,
        _ => return None,
    };
    Some(Touch::Spot(spot))
}

/// The numbers that may be wrong.
fn numbers(view: &View<'_>, found: Discrepancy) -> Vec<Figure> {
    let all = |figure: fn(Seat) -> Figure| view.state.players().seats().map(figure);
    let each =
        |fact: &'static Fact| view.state.players().seats().map(move |seat| Figure::of(fact, seat));
    match found {
        Discrepancy::Cards { .. } | Discrepancy::AllCards { .. } => {
            [Figure::BANK].into_iter().chain(all(Figure::Hand)).collect()
        }
        Discrepancy::DevelopmentCards { kind, .. } => {
            use DevelopmentCard::{Knight, Monopoly, RoadBuilding, VictoryPoint, YearOfPlenty};
            let facts: &[&'static Fact] = match kind {
                Some(Knight) => &[&base_facts::KnightCards],
                Some(VictoryPoint) => &[&base_facts::Revealed],
                None | Some(RoadBuilding | YearOfPlenty | Monopoly) => {
                    &[&base_facts::Hidden, &base_facts::KnightCards, &base_facts::Revealed]
                }
            };
            facts.iter().copied().flat_map(each).collect()
        }
        Discrepancy::Holder { award, .. } => vec![Figure::of(&base_facts::Holder, award)],
        Discrepancy::Knights(KnightsDiscrepancy::ProgressCards { track, .. }) => {
            let points = PointCard::ALL.into_iter();
            let points = points.filter(|point| point.card().track() == track);
            all(Figure::Progress)
                .chain(points.map(|point| Figure::of(&knights_facts::PointCard, point)))
                .collect()
        }
        Discrepancy::Knights(
            KnightsDiscrepancy::MetropolisWithoutLevel { track, player }
            | KnightsDiscrepancy::NoMetropolis { track, player },
        ) => vec![Figure::of(&knights_facts::Level, (player, track))],
        Discrepancy::Knights(_)
        | Discrepancy::Sea(_)
        | Discrepancy::TooClose { .. }
        | Discrepancy::LooseRoad { .. } => Vec::new(),
    }
}
