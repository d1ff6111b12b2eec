//! What a player has in Cities & Knights, all of it: what points are made of, the three
//! tracks, knights, progress cards, and what is left.

use egui::{Label, Rect, RichText, Sense, StrokeKind, Ui, Vec2, vec2};

use crate::app::screens::play::panel::Question;
use crate::app::screens::play::parts::why_buttons;
use crate::app::screens::play::view::View;
use game::{Level, MOST_PROGRESS_CARDS, Seat, Track};
use kit::theme::strong;
use kit::widgets::{boxed, hint, say, section};
use words::game::why::{self, Weight};

/// The side of a level's square, in points.
const SQUARE: f32 = 13.0;

/// From one square to the next.
const STEP: f32 = 17.0;

/// What the points are made of, on one line if there is room.
pub fn points(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    let answer = why::points(view, &view.game.points_reason(seat));
    let parts = answer.lines.into_iter().filter(|line| line.weight == Weight::Plain);
    let parts: Vec<String> = parts.map(|line| line.words).collect();
    hint(ui, &parts.join(" "));
}

/// Tracks, knights, progress cards, and what counts beside them.
pub fn show(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        // Nothing here can be touched, so lines can be as low as their words.
        ui.spacing_mut().interact_size.y = 22.0;
        section(ui, &view.text.get("player-improvements"));
        for at in Track::ALL {
            track(ui, view, seat, at);
        }
    });
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        say(ui, &view.knights_held(seat));
        let most = view.text.with("player-most", &[("most", MOST_PROGRESS_CARDS.into())]);
        say(ui, &view.text.joined(&[view.progress_held(seat), most]));
        for title in view.titles_held(seat) {
            say(ui, &title);
        }
        hint(ui, &view.pieces_left(seat));
        hint(ui, &view.knights_left(seat));
    });
}

/// What the bank asks them for; returns the kind that was asked about.
pub fn rates(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Question> {
    view.state.knights()?;
    section(ui, &view.text.get("player-rates"));
    why_buttons::about_rates(ui, view, seat)
}

/// A track: its level as squares and by name, and what it brings.
fn track(ui: &mut Ui, view: &View<'_>, seat: Seat, track: Track) {
    let level = view.state.improvement(seat, track);
    let values = [
        ("track", view.text.get(&format!("figure-deck-{}", track.key())).into()),
        ("level", level.number().into()),
        ("name", view.level_name(track, level).into()),
    ];
    let mut words = view.text.with("player-track", &values);
    if view.state.metropolis_holder(track) == Some(seat) {
        words = view.text.joined(&[words, view.text.get("player-metropolis")]);
    }
    ui.horizontal(|ui| {
        squares(ui, view, track, level);
        let words = RichText::new(words).font(strong(ui.ctx(), 17.0));
        ui.add(Label::new(words).wrap());
    });
    hint(ui, &view.level_brings(track, level));
}

fn squares(ui: &mut Ui, view: &View<'_>, track: Track, level: Level) {
    let most = Level::MOST.number();
    let (rect, _) = ui.allocate_exact_size(vec2(f32::from(most) * STEP, 22.0), Sense::hover());
    let tone = view.palette.card(track.commodity());
    for nth in 0..most {
        let center = rect.left_center() + vec2((f32::from(nth) + 0.5) * STEP, 0.0);
        let square = Rect::from_center_size(center, Vec2::splat(SQUARE));
        let fill = if nth < level.number() { tone.fill } else { view.palette.backdrop };
        let rim = (1.0, view.palette.faint);
        ui.painter().rect(square, 3.0, fill, rim, StrokeKind::Inside);
    }
}
