//! Contents of the corners and the top of the picture: what the bank holds, the button that
//! turns the island, and the signs that something doesn't add up and that the past is shown;
//! and above it the barbarians, in sight all the time: how far away they are, how strong both
//! sides are, and who would gain or lose something now.

use egui::accesskit::Live;
use egui::epaint::RectShape;
use egui::{
    Align, Align2, CornerRadius, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::{header, stores};
use crate::app::command::{Command, Figure, PlayPage};
use crate::app::screens::play::panel::{PastArrival, PastMoment};
use crate::app::screens::play::parts::barbarians::{self, paint_way};
use crate::app::screens::play::view::{View, is_low};
use board::{Harbor, Tile};
use game::{Attack, BarbarianTrack, CardKind, Counted, Outcome};
use kit::theme::bounds::Within;
use kit::theme::{Tone, plain, strong};
use kit::widgets::{
    BigNumber, Chip, Geometry, Icon, SizedButton, elided, named_place, tile_ground, write_in,
};
use words::game::GameWords;

/// A corner of the picture and what is in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureCorner {
    pub rect: Rect,
    thing: CornerThing,
}

/// Contents of a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CornerThing {
    /// The button that turns the island.
    Turn,
    Bank,
    /// The stores of modules.
    Stores,
}

/// The size of one of the bank's kinds.
const CELL: Vec2 = Vec2::new(43.0, 24.0);

/// The corners of a picture in `rect`. Corners used by something else are `taken`.
pub fn corners(view: &View<'_>, rect: Rect, taken: &[Rect]) -> Vec<PictureCorner> {
    let island = view.state.island();
    let geometry = Geometry::fit(island, rect, view.game.board_rotation().sixths());
    let side = geometry.side();
    let sign = |harbor: &Harbor| {
        let [one, other] = geometry.path(harbor.path);
        let middle = one.lerp(other, 0.5);
        let [first, second] = harbor.path.hexes();
        let sea = if island.is_land(first) { second } else { first };
        let center = middle + side * 0.64 * (geometry.hex(sea) - middle).normalized();
        Rect::from_center_size(center, (side * 0.21).within(10.0, 30.0) * vec2(4.8, 2.6))
    };
    // Numbers of fishing grounds stay in sight as well.
    let grounds = island.markers().grounds.iter();
    let number = |at: Pos2| Rect::from_center_size(at, side * vec2(0.8, 0.6));
    let numbers = grounds.map(|ground| number(geometry.hex(ground.at)));
    let signs: Vec<Rect> = island.harbors().iter().map(sign).chain(numbers).collect();
    let is_free = |place: &Rect| {
        let is_off = |tile: &Tile| place.distance_to_pos(geometry.hex(tile.at)) > side * 1.02;
        let taken = taken.iter().any(|taken| taken.expand(4.0).intersects(*place));
        island.tiles().iter().all(is_off)
            && !taken
            && !signs.iter().any(|sign| sign.intersects(*place))
    };
    let right = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP, Align2::LEFT_BOTTOM];
    let left = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::RIGHT_BOTTOM];
    // Off the window's edge, where there is room.
    let rims = [rect.shrink(RIM), rect];
    let at = |corner: Align2, size: Vec2| rims.map(|rim| corner.align_size_within_rect(size, rim));
    let turn = right.into_iter().flat_map(|corner| at(corner, Vec2::splat(48.0))).find(is_free);
    let of = |thing| move |rect| PictureCorner { rect, thing };
    let mut found: Vec<PictureCorner> = turn.into_iter().map(of(CornerThing::Turn)).collect();
    if view.state.hands().is_some() {
        let extent =
            |cells: Vec2| (cells * (CELL + vec2(3.0, 3.0)) + vec2(9.0, 9.0)).max(Vec2::splat(48.0));
        let shapes = shapes(view.state.kinds().all().len());
        let all = left
            .into_iter()
            .flat_map(|corner| shapes.into_iter().flat_map(move |cells| at(corner, extent(cells))));
        let mut free = all
            .filter(is_free)
            .filter(|place| turn.is_none_or(|turn| !turn.expand(4.0).intersects(*place)));
        found.extend(free.next().map(of(CornerThing::Bank)));
    }
    // Above or below what else is in a corner, where that has none to itself.
    let inset = vec2(0.0, 48.0 + 2.0 * RIM);
    let rims = [rect.shrink(RIM), rect.shrink(RIM).shrink2(inset)];
    let sizes = stores::sizes(view);
    let mut all = right
        .into_iter()
        .flat_map(|corner| sizes.iter().map(move |size| (corner, *size)))
        .flat_map(|(corner, size)| rims.map(|rim| corner.align_size_within_rect(size, rim)));
    let is_apart = |place: &Rect| {
        let mut others = found.iter();
        is_free(place) && others.all(|other| !other.rect.expand(4.0).intersects(*place))
    };
    let stores = all.find(is_apart);
    found.extend(stores.map(of(CornerThing::Stores)));
    found
}

/// The gap between a corner's contents and the window's edge.
pub const RIM: f32 = 6.0;

/// Returns the columns and rows in which so many kinds may stand, the best first. Where there
/// is a cell more than kinds, the first says what this is.
const fn shapes(kinds: usize) -> [Vec2; 3] {
    if kinds <= 5 {
        [vec2(3.0, 2.0), vec2(2.0, 3.0), vec2(1.0, 5.0)]
    } else {
        [vec2(3.0, 3.0), vec2(2.0, 4.0), vec2(4.0, 2.0)]
    }
}

impl PictureCorner {
    pub fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let rect = self.rect;
        match self.thing {
            CornerThing::Turn => {
                let clicked = button(ui, view, rect, ("turn", "table-turn-corner", Icon::Turn));
                clicked.then(|| Command::Rotate(view.game.board_rotation().next()))
            }
            CornerThing::Bank => {
                show_bank(ui, view, rect).then_some(Command::correct(Figure::BANK))
            }
            CornerThing::Stores => stores::show(ui, view, rect),
        }
    }

    /// Returns whether it tells of the table, also as it was.
    pub const fn tells(self) -> bool {
        match self.thing {
            CornerThing::Turn => false,
            CornerThing::Bank | CornerThing::Stores => true,
        }
    }

    /// The number at a place in it.
    pub fn figure_at(self, view: &View<'_>, at: Pos2) -> Option<Figure> {
        match self.thing {
            CornerThing::Turn => None,
            CornerThing::Bank => Some(Figure::BANK),
            CornerThing::Stores => stores::figure_at(view, self.rect, at),
        }
    }
}

/// A button with only an icon in a corner, its salt, and the key of its name.
pub fn button(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    (salt, key, icon): (&str, &str, Icon),
) -> bool {
    SizedButton::new("").named(view.text.get(key)).icon(icon).show_at(ui, rect, salt)
}

/// Shows what the bank holds; no more than what is certain once cards moved whose kinds nobody
/// told.
fn show_bank(ui: &Ui, view: &View<'_>, rect: Rect) -> bool {
    let kinds = view.state.kinds().all();
    let held = |kind: CardKind| view.in_bank(kind).unwrap_or(Counted::Unknown);
    let all: Vec<String> = kinds.iter().map(|kind| view.counted(*kind, held(*kind))).collect();
    let is_sure = view.state.bank().is_some();
    let key = if is_sure { "bank-name" } else { "bank-unsure" };
    let name = view.text.with(key, &[("cards", view.text.list(&all).into())]);
    let response = named_place(ui, rect, ui.scope_id().with("bank"), view.touched_now(), &name);
    tile_ground(ui, &response, 10.0);
    let palette = view.palette;
    let gap = Vec2::splat(3.0);
    let inner = rect.shrink(6.0);
    let fits = |most: usize, room: f32, each: f32| {
        (1..=most).rev().find(|count| room > *count as f32 * each).unwrap_or(1)
    };
    let columns = fits(4, inner.width(), CELL.x);
    let rows = fits(kinds.len(), inner.height(), CELL.y);
    let mut cells = kinds.iter().copied();
    // If there is a spare cell, the first one says what this is.
    let spare = usize::from(columns * rows > kinds.len());
    for nth in 0..kinds.len() + spare {
        let (column, row) = (nth % columns, nth / columns);
        let at = inner.min + vec2(column as f32, row as f32) * (CELL + gap);
        let cell = Rect::from_min_size(at, CELL);
        if nth < spare {
            let (font, words) = (strong(ui.ctx(), 13.0), view.text.get("figure-bank"));
            let at = cell.center();
            elided(ui, at, Align2::CENTER_CENTER, &words, font, palette.text, CELL.x);
            continue;
        }
        let Some(kind) = cells.next() else { break };
        let tone = palette.card(kind);
        ui.painter().rect_filled(cell, 6.0, tone.fill);
        Chip { count: Some(held(kind)), kind, word: "", tone }.write(ui, cell);
    }
    response.clicked()
}

/// The warning that leads to the list, filling `ui`; says whether it was touched.
pub fn discrepancy_chip(ui: &mut Ui, view: &View<'_>, count: usize) -> bool {
    let name = view.with_count("odd-chip", count);
    let size = ui.max_rect().size();
    let digits = count.to_string();
    let label = if size.x < 120.0 { &digits } else { &name };
    let plate = SizedButton::new(label).named(&name).icon(Icon::Warning).tone(view.palette.warning);
    plate.text(16.0).show(ui, size).clicked()
}

/// The bar along the top while the past is shown; says whether the button back to now was
/// touched. It replaces the usual bar, so nothing can act on the current game.
pub fn past_sign(ui: &mut Ui, view: &View<'_>, past: &PastMoment) -> bool {
    let bar = ui.max_rect();
    let tone = view.palette.quiet;
    ui.painter().rect_filled(bar, CornerRadius::ZERO, tone.fill);
    let high = 48.0;
    let wide = bar.width();
    let (words, button) = if header::is_narrow(wide) {
        let (words, below) = bar.split_top_bottom_at_y(bar.bottom() - high - 8.0);
        (words, Rect::from_min_size(below.min + vec2(12.0, 0.0), vec2(wide - 24.0, high)))
    } else {
        let size = vec2((wide * 0.24).min(260.0), high);
        let at = pos2(bar.right() - 12.0 - size.x, bar.center().y - high / 2.0);
        let button = Rect::from_min_size(at, size);
        (bar.with_max_x(button.left() - 12.0), button)
    };
    let title = past_title(view, past);
    let said = view.with("history-past", &[("title", &title), ("after", &past.after)]);
    let live = match past.arrival {
        // Nobody could listen to as many acts as are played.
        PastArrival::Played(..) => Live::Off,
        PastArrival::Sought(_) | PastArrival::Elsewhere => Live::Polite,
    };
    let label = ui.allocate_rect(words, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, &said));
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(live));
    let icon = words.left_center() + vec2(30.0, 0.0);
    Icon::Hourglass.paint_at(ui.painter(), icon, 26.0, tone.ink);
    let mut room = words.shrink2(vec2(0.0, 4.0)).with_min_x(icon.x + 13.0 + 12.0);
    if let Some(number) = past.state.number() {
        let plate = room.with_max_x(room.left() + PAST_NUMBER);
        past_number(ui, view, number, plate);
        room.min.x = plate.right() + 12.0;
    }
    let (above, below) = room.split_top_bottom_at_fraction(0.46);
    write_in(ui, above, Align::Min, &title, &strong(ui.ctx(), 20.0), tone.ink);
    write_in(ui, below, Align::Min, &past.after, &plain(15.0), tone.ink);
    let to_now = view.keyed_button("history-to-now").icon(Icon::GoOn);
    to_now.tone(view.palette.card).show_at(ui, button, "now")
}

/// The turn that is shown, and the event that was drawn in it: "As it was: turn 12 · Black Sails".
fn past_title(view: &View<'_>, past: &PastMoment) -> String {
    let Some((deck, card)) = past.state.card() else { return past.title.clone() };
    let event = view.text.card_title(deck, card);
    view.with("history-past-card", &[("title", &past.title), ("event", &event)])
}

/// The width of the number of a turn that is shown as it was.
const PAST_NUMBER: f32 = 52.0;

/// Paints that number on a plate like a card's.
fn past_number(ui: &Ui, view: &View<'_>, number: u8, plate: Rect) {
    let palette = view.palette;
    ui.painter().rect_filled(plate, 8.0, palette.card.fill);
    let ink = if matches!(number, 6 | 8) { palette.card_red } else { palette.card.ink };
    BigNumber::new(ui.painter(), number, plate.height() * 0.8, ink)
        .paint(ui.painter(), plate.center());
}

pub fn past_frame(ui: &Ui, view: &View<'_>, place: Rect) {
    let line = Stroke::new(4.0, view.palette.outline);
    ui.painter().rect_stroke(place, 10.0, line, StrokeKind::Inside);
}

/// Returns how high it is on this screen, with the room below it.
pub fn barbarian_height(screen: Rect, view: &View<'_>) -> f32 {
    match view.state.knights() {
        None => 0.0,
        Some(_) if is_low(screen) => 54.0,
        Some(_) => 58.0,
    }
}

/// Draws it, filling `ui`; a touch opens the page about the barbarians.
pub fn barbarian_strip(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let rect = ui.max_rect();
    let attack = view.state.attack_now();
    let verdict = view.attack_ahead(&attack);
    let (defence, away) = (attack.together(), view.barbarians_away());
    let strengths = view
        .with("barbarians-strengths", &[("defence", &defence), ("barbarians", &attack.barbarians)]);
    let name = view.with(
        "barbarians-name",
        &[("away", &away), ("strengths", &strengths), ("verdict", &verdict)],
    );
    let id = ui.scope_id().with("barbarians");
    let response = named_place(ui, rect, id, view.touched_now(), &name);
    tile_ground(ui, &response, 12.0);
    let wide = rect.width();
    let track = (wide * 0.3).within(104.0, 240.0);
    let row = rect.shrink2(vec2(10.0, 4.0));
    let (way, right) = row.split_left_right_at_x(row.left() + track);
    let (above, below) = way.split_top_bottom_at_y(way.top() + way.height() * 0.56);
    paint_way(ui, view, above.shrink2(vec2(15.0, 0.0)));
    let font = strong(ui.ctx(), 14.0);
    write_in(ui, below, Align::Center, &view.barbarians_away_in_short(), &font, view.palette.text);
    let right = right.with_min_x(right.left() + 12.0);
    if right.width() < NARROW {
        narrow(ui, view, &attack, (right, &verdict));
    } else {
        let end = sums(ui, view, &attack, right);
        outcome(ui, view, &attack, (right.with_min_x(end + 12.0), &verdict));
    }
    (response.clicked()).then_some(Command::Open(PlayPage::Ship))
}

/// Below this width, the names stand below the sums.
const NARROW: f32 = 320.0;

/// Knights against cities, with a warning while the knights are too weak, as a ground once the
/// barbarians are near; returns where they end.
fn sums(ui: &Ui, view: &View<'_>, attack: &Attack, row: Rect) -> f32 {
    let palette = view.palette;
    // They may land soon: half of their way lies behind them.
    let is_near = view.state.barbarians().steps() * 2 >= BarbarianTrack::ISLAND.steps();
    let plain = Tone { fill: palette.panel, ink: palette.text };
    let (tone, line) = match attack.outcome {
        Outcome::Lost if is_near => (palette.danger, Stroke::NONE),
        Outcome::Lost => (plain, Stroke::new(2.0, palette.danger.fill)),
        Outcome::Repelled => (plain, Stroke::NONE),
    };
    let ground = ui.painter().add(Shape::Noop);
    let size = (row.height() * 0.66).within(19.0, 34.0);
    let inner = row.with_min_x(row.left() + 6.0);
    let end = barbarians::paint_sums(ui, attack, (inner, size), tone.ink) + 6.0;
    let place = row.with_max_x(end);
    ui.painter().set(ground, RectShape::new(place, 8.0, tone.fill, line, StrokeKind::Inside));
    end
}

/// The sums and what is at stake, and below them the names.
fn narrow(ui: &Ui, view: &View<'_>, attack: &Attack, (place, verdict): (Rect, &str)) {
    let palette = view.palette;
    let (above, below) = place.split_top_bottom_at_fraction(0.54);
    let end = sums(ui, view, attack, above);
    let seats = GameWords::concerned(attack);
    let font = strong(ui.ctx(), 14.0);
    if seats.is_empty() {
        return write_in(ui, below, Align::Min, verdict, &font, palette.text);
    }
    let (sign, stake) = match attack.outcome {
        Outcome::Lost => (Icon::Minus, Icon::City),
        Outcome::Repelled if attack.defender.is_some() => (Icon::Plus, Icon::Defender),
        Outcome::Repelled => (Icon::Plus, Icon::Progress),
    };
    for (icon, x, side) in [(sign, end + 18.0, 12.0), (stake, end + 36.0, 18.0)] {
        icon.paint_at(ui.painter(), pos2(x, above.center().y), side, palette.text);
    }
    let each = below.width() / seats.len() as f32;
    let mut x = below.left();
    for seat in seats {
        view.paint_mark(ui.painter(), pos2(x + 7.0, below.center().y), 7.0, seat);
        if each < NAMED {
            x += 18.0;
            continue;
        }
        let name = below.with_min_x(x + 17.0).with_max_x(x + each - 4.0);
        write_in(ui, name, Align::Min, &view.name(seat), &font, palette.text);
        x += each;
    }
}

/// The least width of a mark with its name.
const NAMED: f32 = 48.0;

/// Draws who would gain or lose what: their marks, and the sentence as far as there is room.
fn outcome(ui: &Ui, view: &View<'_>, attack: &Attack, (place, verdict): (Rect, &str)) {
    let palette = view.palette;
    let radius = 10.0;
    let mut x = place.left();
    for seat in GameWords::concerned(attack) {
        let at = pos2(x + radius, place.center().y);
        if at.x + radius > place.right() {
            return;
        }
        view.paint_mark(ui.painter(), at, radius, seat);
        x += radius * 2.0 + 4.0;
    }
    let words = place.with_min_x(x + 2.0);
    if words.width() < 70.0 {
        return;
    }
    let font = strong(ui.ctx(), 16.0);
    write_in(ui, words, Align::Min, verdict, &font, palette.text);
}
