//! The bar above the settings: the way back, and which game is played.

use egui::{Align, Frame, Layout, Margin, Panel, RichText, Ui, vec2};

use super::game_kind::GameKind;
use crate::app::theme::{Palette, display};
use crate::app::widgets::{FINGER, Icon, Picked, SizedButton, action_button};
use crate::words::text::Text;

/// What was touched in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarTouch {
    /// The way back.
    Back,
    /// A game.
    Game(GameKind),
}

/// How wide a game's button is where there is room.
const GAME: f32 = 190.0;

/// How much room the title takes.
const TITLE: f32 = 150.0;

/// Draws the bar of a table that plays `game`. Where it is narrow, the title makes room for
/// the choice.
pub fn show(ui: &mut Ui, text: &Text, game: GameKind) -> Option<BarTouch> {
    let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("new-game-bar").exact_size(60.0).frame(frame);
    let bar = bar.show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let back = action_button(ui, Some(Icon::Back), &text.get("new-back"));
            ui.add_space(8.0);
            if ui.available_width() >= TITLE + 2.0 * GAME {
                ui.label(RichText::new(text.get("new-title")).font(display(ui.ctx(), 24.0)));
            }
            let chosen = games(ui, text, game);
            back.clicked().then_some(BarTouch::Back).or(chosen.map(BarTouch::Game))
        })
        .inner
    });
    bar.inner
}

/// The two games, at the right.
fn games(ui: &mut Ui, text: &Text, now: GameKind) -> Option<GameKind> {
    let gap = ui.spacing().item_spacing.x;
    let wide = ((ui.available_width() - gap) / 2.0).min(GAME);
    let mut touched = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for game in GameKind::ALL.into_iter().rev() {
            let label = text.get(&format!("new-game-{}", game.key()));
            let picked = if game == now { Picked::This } else { Picked::Not };
            let button = SizedButton::new(&label).picked(picked).text(17.0);
            if button.show(ui, vec2(wide, FINGER)).clicked() && game != now {
                touched = Some(game);
            }
        }
    });
    touched
}
