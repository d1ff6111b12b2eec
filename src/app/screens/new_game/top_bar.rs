//! The bar above the settings: the way back, and which game is played.

use egui::{Align, Frame, Layout, Margin, Panel, RichText, Ui, vec2};

use game::{Expansion, Expansions};
use kit::theme::{Palette, display};
use kit::widgets::{FINGER, Icon, Picked, SizedButton, action_button};
use words::text::Text;

/// What was touched in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarTouch {
    /// The way back.
    Back,
    /// What to play beside the base game.
    Play(Expansions),
}

/// How wide a game's button is where there is room, and the least in the row of the way
/// back.
const GAME: (f32, f32) = (190.0, 168.0);

/// How much room the title takes.
const TITLE: f32 = 150.0;

/// How many buttons choose the game: one for the base game, and one for each expansion.
const BUTTONS: f32 = 1.0 + Expansion::ALL.len() as f32;

/// Draws the bar of a table that plays with `now`. Where it is narrow, the title makes room for
/// the choice; where that isn't enough, the choice gets a row of its own.
pub fn show(ui: &mut Ui, text: &Text, now: Expansions) -> Option<BarTouch> {
    let way_back = 140.0;
    let one_row = ui.available_width() >= way_back + BUTTONS * GAME.1;
    let height = if one_row { 60.0 } else { 60.0 + FINGER + 4.0 };
    let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("new-game-bar").exact_size(height).frame(frame);
    let bar = bar.show_separator_line(false).show(ui, |ui| {
        let (back, beside) = ui
            .horizontal(|ui| {
                let back = action_button(ui, Some(Icon::Back), &text.get("new-back"));
                ui.add_space(8.0);
                if !one_row || ui.available_width() >= TITLE + BUTTONS * GAME.0 {
                    ui.label(RichText::new(text.get("new-title")).font(display(ui.ctx(), 24.0)));
                }
                (back, if one_row { games(ui, text, now) } else { None })
            })
            .inner;
        let below = if one_row { None } else { ui.horizontal(|ui| games(ui, text, now)).inner };
        back.clicked().then_some(BarTouch::Back).or(beside.or(below).map(BarTouch::Play))
    });
    bar.inner
}

/// The base game and what is played with it, at the right. A touch of an expansion adds it or
/// takes it away again.
fn games(ui: &mut Ui, text: &Text, now: Expansions) -> Option<Expansions> {
    let gap = ui.spacing().item_spacing.x;
    let wide = ((ui.available_width() - (BUTTONS - 1.0) * gap) / BUTTONS).min(GAME.0);
    let base = (Expansions::NONE, now.is_empty(), text.get("new-game-base"));
    let offered = Expansion::ALL.map(|expansion| {
        let key = format!("new-game-{}", expansion.key());
        (now.toggled(expansion), now.has(expansion), text.get(&key))
    });
    let mut touched = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (game, is_played, label) in offered.into_iter().rev().chain([base]) {
            let picked = if is_played { Picked::This } else { Picked::Not };
            let button = SizedButton::new(&label).picked(picked).text(17.0);
            if button.show(ui, vec2(wide, FINGER)).clicked() && game != now {
                touched = Some(game);
            }
        }
    });
    touched
}
