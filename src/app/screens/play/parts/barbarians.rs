//! The barbarians: the face of the event die beside their track, and an attack as a picture, both
//! strengths, and for each player the knights that count, and what comes of it (KNIGHTS 9).

use egui::{Align, Align2, Color32, Rect, Ui, Vec2, pos2, vec2};

use crate::app::screens::play::view::View;
use cards::{Die, EventFace};
use game::{Attack, AttackReason, Expansion, Outcome, Seat, Source, Spared};
use kit::theme::bounds::Within;
use kit::theme::{Tone, display, strong};
use kit::widgets::{
    Icon, columns, labeled, paint_barbarian_way, paint_face, paint_knight, tile_ground, touchable,
    write_in,
};
use words::game::{AfterAttack, why};

/// The sign of what an attack leaves to the table.
pub const fn icon_after(after: AfterAttack) -> Icon {
    match after {
        AfterAttack::KnightsLieDown => Icon::Knight,
        AfterAttack::RobberWakes => Icon::Robber,
    }
}

/// The height of its row, with the room below it.
pub const HIGH: f32 = 60.0;

/// Returns whether the turn has a row for them.
pub fn has_row(view: &View<'_>) -> bool {
    view.state.plays_event_die() && !view.plays(Some(Expansion::Knights))
}

/// The face of the event die that lies beside this turn's number, in Cities & Knights.
pub fn face_shown(view: &View<'_>) -> Option<EventFace> {
    let is_shown = view.plays(Some(Expansion::Knights)) && !view.state.awaits_event_die();
    view.state.face().filter(|_| is_shown)
}

/// This turn's face beside the ship's track: touching it corrects the ship. Says whether
/// it was touched.
pub fn row(ui: &mut Ui, view: &View<'_>) -> bool {
    // In Cities & Knights they are always in sight, above the island.
    if !has_row(view) {
        return false;
    }
    let wide = ui.available_width();
    let size = vec2(wide, HIGH - 8.0);
    let face = view.state.face();
    let (told, way) = (face.map(|face| face_words(view, face)), way_words(view));
    let spoken = match &told {
        Some(words) => view.with("list-more", &[("a", words), ("b", &way)]),
        None => way,
    };
    let name = view.text.with("ship-row-name", &[("sentence", spoken.into())]);
    let (rect, response) = touchable(ui, size, &name);
    tile_ground(ui, &response, 12.0);
    let palette = view.palette;
    let left = rect.left() + 10.0;
    let track = (wide * 0.45).within(150.0, 320.0);
    if let Some(face) = face {
        let center = pos2(left + 19.0, rect.center().y);
        paint_face(ui.painter(), Rect::from_center_size(center, Vec2::splat(38.0)), face);
    }
    let (words, ink, left, gap) = match told {
        Some(words) => (words, palette.text, left + 48.0, 18.0),
        None => (view.text.get("ship-title"), palette.faint, left, 12.0),
    };
    // One line, or two if one is too narrow.
    let room = (rect.right() - track - gap - left).max(20.0);
    let mut job = egui::text::LayoutJob::simple(words, strong(ui.ctx(), 15.0), ink, room);
    job.wrap.max_rows = 2;
    job.wrap.break_anywhere = false;
    let galley = ui.painter().layout_job(job);
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    let way = Rect::from_min_max(pos2(rect.right() - track - 4.0, rect.top()), rect.max);
    paint_way(ui, view, way.shrink2(vec2(20.0, 0.0)));
    response.clicked()
}

/// The track from the harbor to the island, with a dot for each step.
pub fn paint_way(ui: &Ui, view: &View<'_>, way: Rect) {
    paint_barbarian_way(ui.painter(), way, view.state.barbarians(), view.palette);
}

/// "Yellow gate, trade: red die 4".
fn face_words(view: &View<'_>, face: EventFace) -> String {
    let red = match view.state.source() {
        Some(Source::Dice { red, .. }) => Some(red),
        _ => view.state.card().map(|(_, card)| card.red),
    };
    let key = format!("face-{}", face.key());
    view.text.with(&key, &[("red", red.map_or(0, Die::pips).into())])
}

pub fn way_words(view: &View<'_>) -> String {
    view.text.with("ship-way", &[("step", view.state.barbarians().steps().into())])
}

/// The ground of an attack that ends like this: a warning while the knights are too weak.
pub const fn attack_tone(view: &View<'_>, outcome: Outcome) -> Tone {
    match outcome {
        Outcome::Repelled => Tone { fill: view.palette.panel, ink: view.palette.text },
        Outcome::Lost => view.palette.danger,
    }
}

/// Knights against cities, `size` points tall, from the left edge of `row`; returns where they
/// end. Two digits have their room, so that nothing jumps.
pub fn paint_sums(ui: &Ui, attack: &Attack, (row, size): (Rect, f32), ink: Color32) -> f32 {
    let font = display(ui.ctx(), size);
    let mut x = row.left();
    let middle = row.center().y;
    let sides = [(Icon::Knight, attack.together()), (Icon::City, u16::from(attack.barbarians))];
    for (nth, (icon, count)) in sides.into_iter().enumerate() {
        if nth > 0 {
            let at = pos2(x + size * 0.16, middle);
            let place = ui.painter().text(at, Align2::LEFT_CENTER, ":", font.clone(), ink);
            x = place.right() + size * 0.22;
        }
        let place = Rect::from_min_size(pos2(x, middle - size * 0.4), Vec2::splat(size * 0.8));
        icon.paint(ui.painter(), place, ink);
        let at = pos2(place.right() + size * 0.13, middle);
        let words = count.to_string();
        let shown = ui.painter().text(at, Align2::LEFT_CENTER, words, font.clone(), ink);
        x = shown.right().max(at.x + size * 0.62);
    }
    x
}

/// The height of a player's line.
const LINE: f32 = 34.0;

/// Least width at which players stand side by side.
const ROOMY: f32 = 600.0;

/// The space between them.
const APART: f32 = 28.0;

/// A line for each player: the knights that count, their sum, and what comes of it.
pub fn attack_lines(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) {
    let seats: Vec<Seat> = view.seats_from_active().collect();
    let is_wide = ui.available_width() >= ROOMY && seats.len() > 1;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = APART;
        columns(ui, &seats, if is_wide { 2 } else { 1 }, |ui, seat, wide| {
            line(ui, view, reason, (*seat, wide));
        });
    });
}

fn line(ui: &mut Ui, view: &View<'_>, reason: &AttackReason, (seat, wide): (Seat, f32)) {
    let told = why::attack(view, reason).lines.into_iter();
    let told: Vec<String> =
        told.filter(|line| line.seat == Some(seat)).map(|line| line.words).collect();
    let spoken = if told.is_empty() { view.name(seat) } else { view.text.sentences(&told) };
    let rect = labeled(ui, vec2(wide, LINE), &spoken);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let palette = view.palette;
    let middle = rect.center().y;
    view.paint_mark(ui.painter(), pos2(rect.left() + 12.0, middle), 10.0, seat);
    let fate = fate(view, reason, seat);
    let has_fate = view.seats_from_active().any(|seat| self::fate(view, reason, seat).is_some());
    // Sums stand below each other.
    let shares = if has_fate { [0.28, 0.34] } else { [0.42, 0.58] };
    let room = rect.width() - 30.0;
    let name = Rect::from_min_size(
        pos2(rect.left() + 30.0, rect.top()),
        vec2(room * shares[0] - 6.0, LINE),
    );
    write_in(ui, name, Align::Min, &view.name(seat), &strong(ui.ctx(), 17.0), palette.text);
    let place =
        Rect::from_min_size(pos2(name.right() + 6.0, rect.top()), vec2(room * shares[1], LINE));
    knights(ui, view, reason, (seat, place));
    let Some((words, ink)) = fate else { return };
    let place = Rect::from_min_max(pos2(place.right() + 8.0, rect.top()), rect.max);
    write_in(ui, place, Align::Min, &words, &strong(ui.ctx(), 16.0), ink);
}

/// The sum, and the knights it is made of.
fn knights(ui: &Ui, view: &View<'_>, reason: &AttackReason, (seat, place): (Seat, Rect)) {
    let strength = reason.attack.defence.of(seat);
    let ink = if strength == 0 { view.palette.faint } else { view.palette.text };
    let font = display(ui.ctx(), 22.0);
    let at = place.left_center();
    let sum = ui.painter().text(at, Align2::LEFT_CENTER, strength.to_string(), font, ink);
    let mut left = sum.right().max(at.x + 26.0) + 6.0;
    let own: Vec<_> = reason.knights.iter().filter(|(owner, ..)| *owner == seat).collect();
    let step = ((place.right() - left) / own.len().max(1) as f32).within(12.0, 32.0);
    for (.., knight) in own {
        let at = pos2(left + 13.0, place.center().y + 3.0);
        paint_knight(ui.painter(), at, 31.0, *knight, view.color(seat), view.palette);
        left += step;
    }
}

/// Returns what comes of the attack for a player, in a word or two, and the color of these
/// words.
fn fate(view: &View<'_>, reason: &AttackReason, seat: Seat) -> Option<(String, Color32)> {
    let (attack, palette) = (&reason.attack, view.palette);
    let (key, ink) = if attack.pillaged.iter().any(|pillage| pillage.player == seat) {
        ("attack-of-loses", palette.text)
    } else if attack.defender == Some(seat) {
        ("attack-of-defender", palette.award)
    } else if attack.draws.contains(&seat) {
        ("attack-of-draws", palette.award)
    } else {
        let spared = reason.spared.iter().find(|(other, _)| *other == seat)?;
        match spared.1 {
            Spared::NoCity => ("attack-of-no-city", palette.faint),
            Spared::OnlyMetropolises => ("attack-of-metropolis", palette.faint),
            Spared::Stronger => return None,
        }
    };
    Some((view.text.get(key), ink))
}
