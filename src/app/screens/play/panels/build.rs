//! Purchases of a turn: pieces, what they cost, and where a touch leaves open which is meant;
//! and city improvements: how far everybody is on each track, what the next level costs and brings,
//! and whose metropolis it is.

use egui::{Align2, Key, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::command::{Aim, Command, PlayPage, SpotFilter};
use crate::app::screens::play::panel::{IslandMode, Panel, PanelHead, SpotChoice};
use crate::app::screens::play::parts::piece::{self, LinkPrice, pieces_for};
use crate::app::screens::play::parts::{controls, look_up, spots};
use crate::app::screens::play::view::View;
use board::Spot;
use game::{
    BuildPiece, Cards, Deed, KnightLevel, KnightsDeed, KnightsPurchase, Level, Seat, Track, WALLS,
};
use kit::theme::bounds::Within;
use kit::theme::{Tone, plain, strong};
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, Touch, bold, buttons, hint, labeled, paint_track, remark, say,
    section, spaced, text_width, tight_box, words_box,
};
use words::almanac::EntryId;
use words::game::Lesson;

fn choice(view: &View<'_>, piece: BuildPiece, spot: Spot) -> Option<SpotChoice> {
    let label = piece::name(view, piece);
    let called = ("piece", &label as _);
    let name = match piece::laying(view) {
        LinkPrice::Paid => view.with("chooser-build", &[called, ("price", &piece.price())]),
        LinkPrice::Free | LinkPrice::FreeShip | LinkPrice::InTheOpening => {
            view.with("chooser-lay", &[called])
        }
    };
    Some(SpotChoice {
        name,
        label,
        icon: piece::icon(piece),
        is_usual: piece::is_payable(view, piece),
        ask: Command::Act(piece.deed(view.state, spot)?),
    })
}

/// The bandit there, which may be driven off instead.
fn drive(view: &View<'_>, spot: Spot) -> Option<SpotChoice> {
    let Spot::Path(at) = spot else { return None };
    let is_beside = piece::bandits_to_drive(view).contains(&at);
    let (label, place) = (view.text.get("wagons-drive"), view.place(spot));
    let name = view.with("wagons-drive-at", &[("place", &place)]);
    let ask = Command::Open(PlayPage::DriveOff(at));
    is_beside.then_some(SpotChoice { label, name, icon: Icon::Bandit, is_usual: true, ask })
}

/// Prices and spots; the pieces for one spot; or the spots under one finger.
#[derive(Debug)]
pub struct BuildPanel {
    shown: BuildPage,
    aim: Aim,
}

#[derive(Debug)]
enum BuildPage {
    Prices,
    /// Several pieces are possible there, or none can be paid for.
    Spot(Spot),
    /// Chosen by name.
    Spots(Vec<Spot>),
}

impl BuildPanel {
    pub fn prices() -> Self {
        Self { shown: BuildPage::Prices, aim: Aim::default() }
    }

    pub fn spot(spot: Spot, filter: SpotFilter) -> Self {
        Self { shown: BuildPage::Spot(spot), aim: Aim { filter, ..Aim::default() } }
    }

    pub const fn spots(spots: Vec<Spot>, aim: Aim) -> Self {
        Self { shown: BuildPage::Spots(spots), aim }
    }
}

impl Panel for BuildPanel {
    fn head(&self) -> PanelHead {
        const NEW: &[Lesson] = &[Lesson::Ship, Lesson::Recruiting, Lesson::Walls, Lesson::Building];
        let head = match self.shown {
            BuildPage::Prices => PanelHead::new("build").titled("build-title").lessons(NEW),
            BuildPage::Spot(_) => PanelHead::new("spot").titled("chooser-title"),
            BuildPage::Spots(_) => PanelHead::new("ask").titled("ask-title"),
        };
        head.cancels().letter(Key::B)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        match &self.shown {
            BuildPage::Prices => prices(ui, view, &mut self.aim.filter),
            BuildPage::Spot(spot) => prices_of(ui, view, *spot, self.aim.filter),
            BuildPage::Spots(spots) => {
                let spot = spots::spot_list(ui, view, spots)?;
                let mode = self.island(view);
                if mode.choices.contains(&spot) || mode.unmarked.contains(&spot) {
                    return self.touched(view, Touch::Spot(spot));
                }
                self.unmarked(view, spot)
            }
        }
    }

    fn beside(&self, view: &View<'_>) -> Vec<SpotChoice> {
        let BuildPage::Spot(spot) = self.shown else { return Vec::new() };
        let pieces = offered(view, spot, self.aim.filter).into_iter();
        pieces.filter_map(|piece| choice(view, piece, spot)).chain(drive(view, spot)).collect()
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = spots::choices(view, self.aim);
        let signs = spots::signs(view, self.aim, &choices);
        let unmarked = spots::answering(view, self.aim);
        let selected = if let BuildPage::Spot(spot) = self.shown { Some(spot) } else { None };
        IslandMode { choices, signs, unmarked, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        Some(spots::asked(view, touch, self.aim))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        spots::unmarked(view, spot, self.aim)
    }
}

/// The pieces that can be chosen for `spot`: those that can be paid for, or, where none can or
/// anything goes, all that fit.
fn offered(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Vec<BuildPiece> {
    let payable = pieces_for(view, spot, SpotFilter::Payable);
    let is_any = filter == SpotFilter::Anywhere || payable.is_empty();
    if is_any { pieces_for(view, spot, filter) } else { payable }
}

/// Returns what the pieces cost that can be chosen for `spot`.
fn prices_of(ui: &mut Ui, view: &View<'_>, spot: Spot, filter: SpotFilter) -> Option<Command> {
    say(ui, &view.places().spot(spot));
    let pieces = offered(view, spot, filter);
    if let Spot::Path(at) = spot {
        let length = pieces.first().and_then(|piece| piece::route_with(view, *piece, at));
        if let Some(length) = length {
            say(ui, &view.about_with("chooser-route", view.builder(), "length", length.into()));
        }
    }
    hint(ui, &view.text.get(if pieces.is_empty() { "chooser-none" } else { "chooser-hint" }));
    if piece::laying(view) != LinkPrice::Paid {
        return None;
    }
    let mut touched = None;
    for piece in pieces {
        let looked_up = beside_sign(ui, view, piece, |ui| {
            ui.horizontal_wrapped(|ui| {
                bold(ui, &piece::name(view, piece), 18.0);
                // It can only be recorded as what the table did.
                if !piece::is_payable(view, piece) {
                    remark(ui, &view.text.get("price-lacks"));
                }
            });
            ui.horizontal_wrapped(|ui| controls::chips(ui, view, piece.price()));
        });
        touched = touched.or(looked_up);
    }
    touched
}

/// A price in a box, beside the sign of its piece, which leads to what the almanac says of it.
fn beside_sign(
    ui: &mut Ui,
    view: &View<'_>,
    piece: BuildPiece,
    price: impl FnOnce(&mut Ui),
) -> Option<Command> {
    tight_box(ui, |ui| {
        spaced(ui, GAP, |ui| {
            let icon = |painter: &Painter, rect, ink| piece::icon(piece).paint(painter, rect, ink);
            look_up::beside(ui, view, (Some(piece::entry(piece)), 0.0), icon, |ui| {
                // Nothing here can be touched, so lines can be as low as their text.
                ui.spacing_mut().interact_size.y = 20.0;
                price(ui);
            })
        })
    })
}

/// Returns what everything costs, and which spots can be touched.
fn prices(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter) -> Option<Command> {
    if !view.is_low() {
        let key = match spots::to_build(view, *filter).is_empty() {
            _ if *filter == SpotFilter::Anywhere => "build-any-hint",
            true => "spots-none",
            false => "build-hint",
        };
        hint(ui, &view.text.get(key));
    }
    let modes = [(SpotFilter::Payable, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 52.0), |(mode, key)| {
        view.keyed_button(key).chosen(*filter == mode)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
    section(ui, &view.text.get("build-costs"));
    let mut touched = None;
    for piece in piece::sold(view) {
        touched = touched.or(beside_sign(ui, view, piece, |ui| row(ui, view, piece)));
    }
    touched
}

/// Returns how many places there are for something, and how many pieces are left; none for what
/// needs no piece of its own.
fn supply(view: &View<'_>, piece: BuildPiece) -> (usize, Option<usize>) {
    let (state, active) = (view.state, view.builder());
    let repairs = [BuildPiece::Repair, BuildPiece::RepairShip, BuildPiece::RepairBridge];
    let repairs = repairs.into_iter();
    let repairs = repairs.filter(|repair| repair.piece() == piece.piece());
    let spots = repairs.chain([piece]).map(|piece| view.builds.places(piece).count()).sum();
    let left = match piece {
        BuildPiece::Wall => Some(WALLS.saturating_sub(state.pieces().walls_of(active).count())),
        BuildPiece::Knight => Some(state.knights_left(active, KnightLevel::Basic).into()),
        _ => piece.piece().map(|piece| state.pieces_left(active, piece).into()),
    };
    (spots, left)
}

/// Draws the price of `piece`, how many places there are for it, and how many pieces are left.
fn row(ui: &mut Ui, view: &View<'_>, piece: BuildPiece) {
    let ((spots, left), price) = (supply(view, piece), piece.price());
    // More than the three of the base game need lower rows.
    let is_crowded = piece::sold(view).count() > 3;
    ui.horizontal_wrapped(|ui| {
        bold(ui, &piece::name(view, piece), 18.0);
        if is_crowded {
            controls::chips(ui, view, price);
        }
        let mut facts = vec![view.with_count("price-spots", spots)];
        facts.extend(left.map(|left| view.with("price-left", &[("count", &left)])));
        if !view.may_give(view.builder(), price) {
            facts.push(view.text.get("price-lacks"));
        } else if view.sees_all_hands() {
            facts.push(view.text.get("price-payable"));
        }
        remark(ui, &view.text.joined(&facts));
    });
    if !is_crowded {
        ui.horizontal_wrapped(|ui| controls::chips(ui, view, price));
    }
}

/// The three tracks of whoever builds now.
#[derive(Debug)]
pub struct ImprovementsPanel;

impl Panel for ImprovementsPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("improvements")
            .titled("improvements-title")
            .cancels()
            .letter(Key::I)
            .lessons(&[Lesson::Improvements, Lesson::Metropolis])
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let mut touched = None;
        for track in Track::ALL {
            words_box(ui, (4.0, 20.0), |ui| touched = touched.or(one(ui, view, track)));
        }
        let looked_up = look_up::buttons(ui, view, IMPROVEMENTS);
        let Some(track) = touched else { return looked_up };
        Some(Command::Finish(Deed::Knights(KnightsDeed::Improve { track })))
    }
}

/// Entries of the almanac about them.
const IMPROVEMENTS: [EntryId; 5] = [
    EntryId::IMPROVEMENTS,
    EntryId::METROPOLIS,
    EntryId::TRADING_HOUSE,
    EntryId::FORTRESS,
    EntryId::AQUEDUCT,
];

/// One track; returns it if its next level was touched.
fn one(ui: &mut Ui, view: &View<'_>, track: Track) -> Option<Track> {
    let builder = view.builder();
    let level = view.state.improvement(builder, track);
    let next = level.next().map(|next| {
        let price = KnightsPurchase::Improvement(track, next).price();
        let offers = view.state.knights_offers(builder);
        let is_sold = offers.contains(&KnightsPurchase::Improvement(track, next));
        (next, price, is_sold && view.may_give(builder, price))
    });
    let reached = view.level_name(track, level);
    let lacks = next.is_some_and(|(_, price, _)| !view.may_give(builder, price));
    let dear = || view.text.with("improvements-lacks", &[("level", reached.as_str().into())]);
    let said = if lacks { dear() } else { reached.clone() };
    let is_beside = ui.horizontal(|ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        paint_track(ui.painter(), sign, track, view.palette);
        bold(ui, &view.track_title(track), 18.0);
        let fits = text_width(ui, &said, &plain(16.0)) <= ui.available_width();
        if fits {
            remark(ui, &said);
        }
        fits
    });
    if !is_beside.inner {
        hint(ui, &said);
    }
    let wide = ui.available_width();
    let clicked = spaced(ui, GAP, |ui| {
        ladder(ui, view, track, vec2(wide * LADDER - GAP, FINGER));
        let size = vec2(wide * (1.0 - LADDER), FINGER);
        next.is_some_and(|next| button(ui, view, track, next, size))
    });
    let done = || view.text.get("improvements-done");
    let brings = next.map_or_else(done, |(next, ..)| view.level_brings(track, next));
    hint(ui, &view.text.sentences(&[brings, view.metropolis_words(track)]));
    clicked.then_some(track)
}

/// The share of a line that the levels take, beside the button.
const LADDER: f32 = 0.6;

/// The button that reaches `next`, with what that costs.
fn button(
    ui: &mut Ui,
    view: &View<'_>,
    track: Track,
    (next, price, is_paid): (Level, Cards, bool),
    size: Vec2,
) -> bool {
    let tone = if is_paid { view.palette.primary } else { view.palette.disabled };
    let (name, level) = (view.level_name(track, next), next.number());
    let said = |key| {
        view.with(key, &[("name", &name), ("price", &price), ("level", &level), ("track", &track)])
    };
    let button = SizedButton::new(said("improve-button")).tone(tone);
    button.named(said("improve-name")).show(ui, size).clicked()
}

/// The five levels, with the marks of all players where they are.
fn ladder(ui: &mut Ui, view: &View<'_>, track: Track, size: Vec2) {
    let high = size.y;
    let level = |seat| view.state.improvement(seat, track).number();
    let spoken = view
        .seats_from_active()
        .map(|seat| view.about_with("improvements-level-of", seat, "level", level(seat).into()));
    let name = view.text.joined(&spoken.collect::<Vec<_>>());
    let rect = labeled(ui, size, &name);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let own = level(view.builder());
    let gap = 4.0;
    let steps = Level::MOST.number();
    let each = (rect.width() - gap * f32::from(steps - 1)) / f32::from(steps);
    let tone = view.palette.track(track);
    for step in 1..=steps {
        let x = rect.left() + f32::from(step - 1) * (each + gap);
        let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(each, high));
        let quiet = Tone { fill: view.palette.backdrop, ink: view.palette.faint };
        let Tone { fill, ink } = if step <= own { tone } else { quiet };
        ui.painter().rect(cell, 8.0, fill, view.palette.panel_rim, StrokeKind::Inside);
        let font = strong(ui.ctx(), 16.0);
        let at = cell.left_top() + vec2(7.0, 13.0);
        ui.painter().text(at, Align2::LEFT_CENTER, step.to_string(), font, ink);
        // The marks of everybody who is there.
        let here: Vec<Seat> =
            view.seats_from_active().filter(|seat| level(*seat) == step).collect();
        let place = cell.with_min_y(cell.top() + 22.0).shrink2(vec2(5.0, 3.0));
        let radius = (place.width() / here.len().max(1) as f32 / 2.0 - 1.0).within(4.0, 9.0);
        for (nth, seat) in here.into_iter().enumerate() {
            let x = place.left() + radius + nth as f32 * (radius * 2.0 + 2.0);
            let at = pos2(x, place.center().y);
            view.paint_mark(ui.painter(), at, radius, seat);
        }
        if step == Level::METROPOLIS.number() {
            let line = Stroke::new(2.0, view.palette.award);
            ui.painter().rect_stroke(cell, 8.0, line, StrokeKind::Inside);
        }
    }
}
