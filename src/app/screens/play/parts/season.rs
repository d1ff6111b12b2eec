//! The season: its sign, and the four quadrants of a season card.

use egui::{
    Align2, CornerRadius, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::{controls, why_buttons};
use crate::app::screens::play::view::{Squeeze, View};
use cards::{Card, Motif, Season};
use game::OwnScenario;
use kit::theme::{Tone, strong};
use kit::widgets::{
    ART_SHAPE, FINGER, Icon, art, paint_face, paint_season, spaced, text_width, words_box,
};
use words::game::{NewsLine, Sign};

/// The gap between a card's quadrants.
const GAP: f32 = 3.0;

/// The width of a season's sign with its name at this height.
pub fn pill_width(ui: &Ui, view: &View<'_>, season: Season, high: f32) -> f32 {
    let font = strong(ui.ctx(), high * 0.68);
    high + 4.0 + text_width(ui, &view.text.season(season), &font) + high * 0.45
}

/// Paints a season's sign and name on its color, in `at` from left to right.
pub fn paint_pill(ui: &Ui, view: &View<'_>, season: Season, at: Rect) {
    let painter = ui.painter();
    let tone = view.palette.season(season);
    let high = at.height();
    painter.rect_filled(at, high / 2.0, tone.fill);
    let middle = pos2(at.left() + high * 0.62, at.center().y);
    let sign = Rect::from_center_size(middle, egui::Vec2::splat(high * 0.74));
    paint_season(painter, sign, season, tone.ink);
    let words = view.text.season(season);
    let font = strong(ui.ctx(), high * 0.68);
    let place = pos2(at.left() + high + 4.0, at.center().y);
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(at));
    painter.text(place, Align2::LEFT_CENTER, words, font, tone.ink);
}

/// Returns whether a card differs by season.
pub const fn has_quadrants(card: &Card) -> bool {
    card.season.is_some() || card.faces.is_some()
}

/// The four quadrants of a card, each `each` points wide, with the current season
/// lit: two and two, as on the table, or all in a row.
pub fn quadrants(ui: &mut Ui, view: &View<'_>, card: &Card, each: f32, is_row: bool) {
    let columns = if is_row { 4 } else { 2 };
    let along = |count: usize| count as f32 * (each + GAP) - GAP;
    let size = vec2(along(columns), along(4 / columns));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = spoken(view, card);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    for (nth, season) in Season::ALL.into_iter().enumerate() {
        let at = vec2((nth % columns) as f32, (nth / columns) as f32) * (each + GAP);
        let place = Rect::from_min_size(rect.min + at, vec2(each, each));
        quadrant(ui, view, card, season, place);
    }
}

fn quadrant(ui: &Ui, view: &View<'_>, card: &Card, season: Season, place: Rect) {
    let palette = view.palette;
    let painter = ui.painter();
    // A card may bring a different season from the one it was drawn in, whose face
    // counted.
    let is_now = season == view.state.season();
    let counts = season == view.state.drawn_in();
    let round = place.width() * 0.16;
    let Tone { fill, ink } = if is_now { palette.season(season) } else { palette.card_row };
    painter.rect_filled(place, round, fill);
    let face = shown_face(view, card, season);
    let sign = match face {
        None => Rect::from_center_size(place.center(), place.size() * 0.62),
        Some(_) => Rect::from_min_size(place.min + place.size() * 0.07, place.size() * 0.46),
    };
    paint_season(painter, sign, season, ink);
    if let Some(face) = face {
        let size = place.size() * if counts { 0.54 } else { 0.46 };
        let corner = place.max - place.size() * 0.07;
        let at = Rect::from_min_max(corner - size, corner);
        paint_face(painter, at, face);
        if !counts {
            painter.rect_filled(at, round, palette.card.fill.gamma_multiply(0.45));
        }
    }
    if is_now {
        let line = Stroke::new(2.5, palette.card.ink);
        painter.rect_stroke(place, round, line, StrokeKind::Inside);
    }
    if card.season == Some(season) {
        // A folded corner marks the card's own season.
        let fold = place.width() * 0.34;
        let corner = place.right_top();
        let corners = vec![corner - vec2(fold, 0.0), corner, corner + vec2(0.0, fold)];
        painter.add(Shape::convex_polygon(corners, palette.card_red, Stroke::NONE));
    }
}

fn shown_face(view: &View<'_>, card: &Card, season: Season) -> Option<cards::EventFace> {
    card.face_in(season).filter(|_| view.state.plays_event_die())
}

/// The quadrants in words.
fn spoken(view: &View<'_>, card: &Card) -> String {
    let each = Season::ALL.map(|season| {
        let name = view.text.season(season);
        let Some(face) = shown_face(view, card, season) else { return name };
        view.with("quadrant-face", &[("season", &name), ("face", &face)])
    });
    let (now, drawn_in) = (view.state.season(), view.state.drawn_in());
    let key = if now == drawn_in { "quadrants" } else { "quadrants-changed" };
    let any = || view.text.get("quadrant-any");
    let own = card.season.map_or_else(any, |season| view.text.season(season));
    let [drawn, now] = [drawn_in, now].map(|season| view.text.season(season));
    let all = view.text.joined(&each);
    view.with(key, &[("all", &all), ("drawn", &drawn), ("now", &now), ("own", &own)])
}

/// Draws what came to light besides the card that counts, in its own box.
pub fn news(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    lines(ui, view, view.news.lines.iter().collect())
}

/// Draws what the app did by itself around the card, in its own box.
pub fn done(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    lines(ui, view, view.news.lines.iter().filter(|line| !line.is_of_the_card()).collect())
}

fn lines(ui: &mut Ui, view: &View<'_>, mut lines: Vec<&NewsLine>) -> Option<Command> {
    // The head of the attack names all whose cities fell; which of them is no choice of theirs.
    let is_said = view.squeeze >= Squeeze::Compact && view.news.attack.is_some();
    lines.retain(|line| !(is_said && line.sign == Sign::Pillage));
    let is_fleets = |line: &NewsLine| line.sign == Sign::Scenario(OwnScenario::Pirates);
    // What is asked says why, and comes first on a low screen.
    let is_asked = view.is_low() && !view.state.open_tasks().is_empty();
    lines.retain(|line| !(is_asked && is_fleets(line)));
    // The fleet's part of it can be asked about; before the number, it is about a fortress.
    let has_sailed = view.state.number().is_some();
    let fleet = lines.iter().find(|line| has_sailed && is_fleets(line));
    let asked = fleet.map(|line| &line.words);
    let all = |ui: &mut Ui| {
        for line in &lines {
            news_line(ui, view, line, view.palette.text);
        }
    };
    if lines.is_empty() {
        return None;
    }
    let Some(asked) = asked else {
        words_box(ui, (6.0, 22.0), all);
        return None;
    };
    let mut is_asked = false;
    words_box(ui, (6.0, 22.0), |ui| {
        spaced(ui, 8.0, |ui| {
            let room = ui.available_width() - FINGER - 8.0;
            ui.vertical(|ui| {
                ui.set_width(room);
                all(ui);
            });
            is_asked = why_buttons::button(ui, view, asked).clicked();
        });
    });
    is_asked.then_some(Command::why(WhyQuestion::Fleet))
}

/// A line of news with its sign, or with the picture of the card that brought it.
pub fn news_line(ui: &mut Ui, view: &View<'_>, news: &NewsLine, ink: egui::Color32) {
    spaced(ui, 8.0, |ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        let motif = match news.sign {
            // Every line counts there.
            _ if view.is_low() => None,
            Sign::Season(season) => Some(Motif::weather(season)),
            Sign::NewYear => Some(Motif::NewYear),
            Sign::LeapYear => Some(Motif::LeapYear),
            Sign::Pile
            | Sign::Done
            | Sign::Pillage
            | Sign::Award(_)
            | Sign::Metropolis(_)
            | Sign::Belonging(_)
            | Sign::Disaster
            | Sign::Scenario(_) => None,
        };
        let size = motif.map_or(vec2(22.0, 22.0), |_| vec2(46.0 * ART_SHAPE, 46.0));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        match motif {
            Some(motif) => {
                ui.painter().add(art(ui.ctx(), place, CornerRadius::same(6), motif));
            }
            None => paint_sign(ui, view, place, news.sign, ink),
        }
        let words = egui::RichText::new(&news.words).font(strong(ui.ctx(), 16.0));
        ui.add(egui::Label::new(words.color(ink)).wrap());
    });
}

/// Paints the sign of a piece of news.
pub fn paint_sign(ui: &Ui, view: &View<'_>, place: Rect, sign: Sign, ink: egui::Color32) {
    let painter = ui.painter();
    let icon = match sign {
        Sign::Season(season) => {
            let (tone, high) = (view.palette.season(season), place.height());
            painter.circle_filled(place.center(), high / 2.0, tone.fill);
            return paint_season(painter, place.shrink(high * 0.16), season, tone.ink);
        }
        Sign::NewYear | Sign::LeapYear | Sign::Pile => Icon::Card,
        Sign::Done => Icon::Check,
        Sign::Pillage => Icon::City,
        Sign::Award(award) => Icon::of_award(award),
        Sign::Metropolis(_) => Icon::Metropolis,
        Sign::Belonging(what) => controls::belonging_sign(what),
        Sign::Disaster => Icon::Pollution,
        Sign::Scenario(own) => Icon::of_scenario(own),
    };
    icon.paint(painter, place.shrink(place.height() * 0.09), ink);
}
