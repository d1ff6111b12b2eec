//! The app reads its board back: a short list beside the picture; and what doesn't add up, shown until
//! it does, each with a link to the number or place that may be wrong.

use egui::Ui;

use super::{board_read, knights, sea};
use crate::app::command::{CheckAt, CheckStep, Command, Figure, PlayPage};
use crate::app::screens::play::panel::{AfterAct, Panel, PanelHead};
use crate::app::screens::play::parts::controls::{self, tiles};
use crate::app::screens::play::view::View;
use board::{HarborKind, Spot, Terrain};
use game::{
    Building, DevelopmentCard, Discrepancy, Expansion, Fact, FishDiscrepancy, KnightsDiscrepancy,
    OilDiscrepancy, PointCard, Seat, Subject, Track, WagonDiscrepancy, base_facts, fish_facts,
    knights_facts, oil_facts, wagon_facts,
};
use kit::widgets::{Icon, Touch, bold, boxed, grid, hint, say, section, words_box};

/// Height of one of the bank's kinds.
const CHIP: f32 = 32.0;

/// Draws what the app believes at `step`; returns the number to correct.
pub fn show(ui: &mut Ui, view: &View<'_>, step: CheckStep) -> Option<Figure> {
    match step {
        CheckStep::Player(seat) => player(ui, view, seat),
        CheckStep::Ground => {
            ground(ui, view);
            None
        }
        CheckStep::Stores => stores(ui, view),
    }
}

fn player(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Figure> {
    let buildings = |kind| {
        let all = view.state.pieces().buildings_of(seat);
        let of_kind = all.filter(move |(_, building)| *building == kind);
        of_kind.map(|(at, _)| knights::place(view, at)).collect::<Vec<_>>()
    };
    let settlements = buildings(Building::Settlement);
    let cities = buildings(Building::City);
    let damaged = view.state.damaged_links(seat).map(|at| view.place(Spot::Path(at)));
    let damaged: Vec<String> = damaged.collect();
    let wagon = view.state.wagons().and_then(|wagons| wagons.table().wagons.get(seat)?.at);
    let wagon = wagon.map(|at| view.places().spot(Spot::Intersection(at)));
    words_box(ui, LINES, |ui| {
        let points = view.shown_points(seat);
        let line = view.with("win-line", &[("who", &seat), ("points", &points)]);
        controls::who(ui, view, seat, &line);
        let mut facts = vec![
            view.with_count("check-settlements", settlements.len()),
            view.with_count("check-cities", cities.len()),
        ];
        facts.extend(view.lying_of(seat, None));
        if !damaged.is_empty() {
            facts.push(view.with_count("check-damaged", damaged.len()));
        }
        if view.plays(Some(Expansion::Rivers)) {
            facts.extend(view.lying_of(seat, Some(Expansion::Rivers)));
        }
        facts.extend(sea::facts(view, seat));
        facts.extend(knights::facts(view, seat));
        facts.extend(view.belongings(seat));
        facts.extend(view.state.awards(seat).map(|award| view.award_of(award, seat)));
        say(ui, &view.text.joined(&facts));
    });
    let touched = tiles(ui, view, &Figure::of_player(view, seat), false);
    hint(ui, &view.text.get("check-touch-pieces"));
    let stands = [
        ("check-settlements-at", settlements),
        ("check-cities-at", cities),
        ("check-laid-cities-at", buildings(Building::LaidCity)),
        ("check-oil-metropolises-at", buildings(Building::OilMetropolis)),
        ("check-knights-at", knights::standing(view, seat)),
        ("check-damaged-at", damaged),
        ("check-wagon-at", wagon.into_iter().collect()),
    ];
    let stands: Vec<_> = stands.iter().filter(|(_, places)| !places.is_empty()).collect();
    if !stands.is_empty() {
        words_box(ui, LINES, |ui| {
            for (key, places) in stands {
                section(ui, &view.with(key, &[]));
                for place in places {
                    say(ui, place);
                }
            }
        });
    }
    touched
}

/// The gap between lines, and their least height.
const LINES: (f32, f32) = (3.0, 22.0);

fn ground(ui: &mut Ui, view: &View<'_>) {
    words_box(ui, LINES, |ui| {
        let robber = match view.state.robber() {
            Some(hex) => view.with("check-robber", &[("place", &hex)]),
            None => view.text.get("check-robber-board"),
        };
        // With wagons there is no robber (TRADERS 5.1).
        if view.state.wagons().is_none() {
            bold(ui, &robber, 18.0);
        }
        let island = view.state.island();
        let some = |key: &str, count: usize, (name, what): (&'static str, String)| {
            (count > 0).then(|| view.with(key, &[("count", &count), (name, &what)]))
        };
        let terrain = |terrain| {
            let count = island.tiles().iter().filter(|tile| tile.terrain == terrain).count();
            some("check-terrain", count, ("terrain", view.text.terrain(terrain)))
        };
        let terrains = Terrain::ALL.into_iter().chain([Terrain::Gold]).chain(board_read::TERRAIN);
        let terrains = terrains.filter_map(terrain);
        let terrains = view.text.joined(&terrains.collect::<Vec<_>>());
        say(ui, &view.text.with("check-hexes", &[("all", terrains.into())]));
        let harbor = |kind| {
            let count = island.harbors().iter().filter(|harbor| harbor.gives == kind).count();
            some("check-harbor", count, ("harbor", view.text.harbor(kind)))
        };
        let harbors: Vec<String> = HarborKind::ALL.into_iter().filter_map(harbor).collect();
        let harbors = if harbors.is_empty() {
            view.text.get("check-no-harbors")
        } else {
            view.text.with("check-harbors", &[("all", view.text.joined(&harbors).into())])
        };
        say(ui, &harbors);
        board_read::read(ui, view);
        sea::ground(ui, view);
    });
    hint(ui, &view.text.get("check-touch-ground"));
}

fn stores(ui: &mut Ui, view: &View<'_>) -> Option<Figure> {
    let mut touched = None;
    if view.state.hands().is_some() {
        boxed(ui, |ui| {
            section(ui, &view.text.get("figure-bank"));
            ui.spacing_mut().interact_size.y = CHIP;
            grid(ui, view.state.kinds().all(), (140.0, CHIP), |ui, &kind, size| {
                controls::chip(ui, view, kind, view.in_bank(kind), size);
            });
            if view.state.bank().is_none() {
                hint(ui, &view.text.get("bank-unsure-why"));
            }
        });
        touched = tiles(ui, view, &[Figure::BANK], false);
    }
    let (named, counted): (Vec<Figure>, Vec<Figure>) =
        Figure::shared(view).into_iter().partition(|figure| figure.needs_a_row());
    touched = touched.or(tiles(ui, view, &counted, false));
    for award in named.into_iter().chain(Figure::awards(view)) {
        touched = touched.or(tiles(ui, view, &[award], false));
    }
    let left = if view.has_development_cards() {
        view.with_count("check-for-sale", view.state.cards_for_sale())
    } else {
        let decks = Track::ALL.map(|track| view.of_deck(track, view.state.progress_left(track)));
        view.text.with("check-decks-left", &[("all", view.text.joined(&decks).into())])
    };
    hint(ui, &left);
    touched
}

#[derive(Debug)]
pub struct DiscrepanciesPanel;

impl Panel for DiscrepanciesPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("odd").titled("odd-title").subject()
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if view.discrepancies.is_empty() {
            hint(ui, &view.text.get("odd-none"));
            return None;
        }
        hint(ui, &view.text.get("odd-hint"));
        let mut way = None;
        for (nth, found) in (1_usize..).zip(view.discrepancies) {
            boxed(ui, |ui| {
                say(ui, &view.discrepancy(*found));
                if let Some(touch) = doubtful_place(view, *found) {
                    let called = match &touch {
                        Touch::Spot(spot) => view.places().spot(*spot),
                        Touch::Ask(spots) => {
                            view.with("odd-show-cities", &[("count", &spots.len())])
                        }
                    };
                    let spoken =
                        view.with("odd-show-name", &[("number", &nth), ("place", &called)]);
                    let plate = view.keyed_button("odd-show").named(spoken);
                    if plate.icon(Icon::Forward).touched(ui, 52.0) {
                        way = Some(Command::Open(PlayPage::Check(CheckAt::Touch(touch))));
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
            way = tiles(ui, view, &figures, true).map(Command::correct).or(way);
        }
        way
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Stays
    }
}

/// The place that may be wrong, or the places.
fn doubtful_place(view: &View<'_>, found: Discrepancy) -> Option<Touch> {
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
        Discrepancy::Rivers(found) => found.named().place?,
        Discrepancy::Oil(OilDiscrepancy::TokenBack { at }) => Spot::Hex(at),
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
            use DevelopmentCard::{
                Knight, Monopoly, RoadBuilding, SwiftJourney, VictoryPoint, YearOfPlenty,
            };
            let facts: &[&'static Fact] = match kind {
                Some(Knight) => &[&base_facts::KnightCards],
                Some(VictoryPoint) => &[&base_facts::Revealed],
                None | Some(RoadBuilding | YearOfPlenty | Monopoly | SwiftJourney) => {
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
        Discrepancy::Fish(FishDiscrepancy::Tokens { .. }) => {
            let of_table = [&fish_facts::Supply, &fish_facts::Spent];
            let of_table = of_table.map(|fact| Figure::of(fact, Subject::Table));
            each(&fish_facts::Tokens).chain(of_table).collect()
        }
        Discrepancy::Wagons(WagonDiscrepancy::Cargo { .. }) => {
            let stacks = [
                &wagon_facts::CastleStack,
                &wagon_facts::QuarryStack,
                &wagon_facts::GlassworksStack,
            ];
            let stacks = stacks.map(|fact| Figure::of(fact, Subject::Table));
            each(&wagon_facts::Delivered).chain(stacks).collect()
        }
        Discrepancy::Oil(OilDiscrepancy::Oil { .. }) => {
            let supply = Figure::of(&oil_facts::Supply, Subject::Table);
            let held = [&oil_facts::Held, &oil_facts::Sequestered].into_iter().flat_map(each);
            held.chain([supply]).collect()
        }
        Discrepancy::Wagons(WagonDiscrepancy::Bandits { .. })
        | Discrepancy::Oil(
            OilDiscrepancy::Metropolises { .. } | OilDiscrepancy::TokenBack { .. },
        )
        | Discrepancy::Knights(_)
        | Discrepancy::Sea(_)
        | Discrepancy::Rivers(_)
        | Discrepancy::TooClose { .. }
        | Discrepancy::LooseRoad { .. } => Vec::new(),
    }
}
