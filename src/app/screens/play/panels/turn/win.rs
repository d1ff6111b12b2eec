//! The end of a game: who won, in the winner's color, how it went, the game once more, pictures to
//! keep, and another game.

use chrono::{DateTime, Utc};
use egui::epaint::RectShape;
use egui::{ColorImage, Frame, Margin, RichText, Sense, Shape, Ui, vec2};

use crate::app::command::{Command, PlayPage};
use crate::app::screens::on_islands::table_island;
use crate::app::screens::play::parts::celebration::Confetti;
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::parts::{look_up, why_buttons as why};
use crate::app::screens::play::view::View;
use crate::app::screens::statistics::{EndPlot, EndPlots};
use game::{Game, Over, RematchIsland};
use kit::theme::{Palette, Tone, display, plain, strong};
use kit::widgets::page_picture::picture;
use kit::widgets::{Icon, buttons, section, spaced};
use words::almanac::EntryId;
use words::game::GameWords;
use words::text::Text;

/// The page about the end of a game.
#[derive(Debug, Default)]
pub struct WinPage {
    /// Worked out when the page is first drawn.
    plots: Option<EndPlots>,
    /// Hands that were private are laid open.
    lays_open: bool,
}

impl WinPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let over = view.state.over()?;
        banner(ui, &view.words, view.palette, over);
        ui.add_space(6.0);
        let asked = doors(ui, view);
        ui.add_space(6.0);
        self.hands(ui, view);
        let plots = self.plots.get_or_insert_with(|| EndPlots::of(view.game));
        plots.show(ui, view.text, [EndPlot::Curve, EndPlot::Standings, EndPlot::Strengths]);
        let asked = asked.or_else(|| why::about_win(ui, view));
        let entries = [EntryId::WINNING, EntryId::VICTORY_POINTS];
        let entries = entries.into_iter().chain(look_up::of_awards(view));
        asked.or(look_up::buttons(ui, view, entries))
    }
}

impl WinPage {
    /// Lays hands open that were private, if the table asks for it.
    fn hands(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !view.shows_own_cards() {
            return;
        }
        if self.lays_open {
            section(ui, &view.text.get("own-laid-open"));
            for seat in view.state.seating().order() {
                if let Some(held) = view.laid_open(seat) {
                    who_says(ui, view, seat, &held);
                }
            }
        } else {
            let button = view.keyed_button("own-lay-open").icon(Icon::Card).text(16.0);
            self.lays_open = button.touched(ui, 52.0);
        }
        ui.add_space(6.0);
    }
}

/// Returns where the end leads.
fn doors(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let statistics = Command::Statistics(None);
    let all = [
        ("win-rematch-same", Icon::Redo, Command::Rematch(RematchIsland::Same)),
        ("win-rematch-new", Icon::Dice, Command::Rematch(RematchIsland::Shuffled)),
        ("win-replay", Icon::GoOn, Command::Open(PlayPage::Replay)),
        ("win-statistics", Icon::Columns, statistics),
        ("win-picture", Icon::Export, Command::WriteKeepsake),
        ("win-animation", Icon::Export, Command::WriteAnimation),
    ];
    let touched = buttons(ui, &all.each_ref(), (136.0, 60.0), |(key, icon, _)| {
        view.keyed_button(key).icon(*icon).text(16.0)
    });
    touched.map(|(.., ask)| ask.clone())
}

/// Below this height, what can be touched below the banner has to be in sight.
const LOW: f32 = 330.0;

/// Draws who won, or that the game was broken off.
pub fn banner(ui: &mut Ui, say: &GameWords<'_>, palette: &Palette, over: Over) {
    let winner = over.winner();
    // Where nobody wins, the Champion has the last word, in their color.
    let shown = winner.or(match over {
        Over::BoardDead { champion } => champion,
        Over::PublicPoints { .. }
        | Over::RevealedCards { .. }
        | Over::Wonder { .. }
        | Over::Villages { .. }
        | Over::VillagesShared { .. }
        | Over::BrokenOff => None,
    });
    let tone: Tone = shown.map_or(palette.card, |seat| palette.player(say.color(seat)));
    let behind = ui.painter().add(Shape::Noop);
    let is_low = ui.clip_rect().height() < LOW;
    let (title, side, margin) = if is_low { (26.0, 52.0, 8) } else { (40.0, 76.0, 14) };
    let frame = Frame::new().inner_margin(Margin::symmetric(20, margin));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.visuals_mut().override_text_color = Some(tone.ink);
        spaced(ui, 18.0, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            let sign = match (winner, over) {
                (Some(_), _) => Icon::Trophy,
                (None, Over::BoardDead { champion: Some(_) }) => Icon::Champion,
                (None, Over::BoardDead { champion: None }) => Icon::Pollution,
                (None, _) => Icon::Cross,
            };
            sign.paint(ui.painter(), rect.shrink(4.0), tone.ink);
            let room = ui.available_width();
            ui.vertical(|ui| {
                ui.set_width(room);
                words(ui, say, over, title);
            });
        });
    });
    let rect = shown.response.rect;
    let ground = Shape::from(RectShape::filled(rect, 16.0, tone.fill));
    let mut all = vec![ground];
    if winner.is_some() {
        let colors = [palette.award, palette.glow, palette.card.fill];
        let confetti = Confetti { own: tone.ink, palette: colors, share: 1.0 };
        // Beside the words, not under them.
        all.push(confetti.strewn(rect.with_min_x(rect.left() + rect.width() * 0.68), 0.6));
    }
    ui.painter().set(behind, Shape::Vec(all));
}

fn words(ui: &mut Ui, say: &GameWords<'_>, over: Over, size: f32) {
    let title = [(say.end(over), display(ui.ctx(), size))];
    let lines = say.end_lines(over).into_iter().enumerate();
    let fonts = [strong(ui.ctx(), 22.0), plain(17.0)];
    let [points, rest] = &fonts;
    let lines = lines.map(|(nth, line)| (line, if nth == 0 { points } else { rest }.clone()));
    for (line, font) in title.into_iter().chain(lines) {
        ui.label(RichText::new(line).font(font));
    }
}

/// The width of the picture, in points.
const WIDE: f32 = 1_000.0;

/// The height of the island.
const ISLAND: f32 = 760.0;

/// Returns a picture of who won, the island as it lies, and how it came to that; `None` before
/// the game is over. `when` puts a time into words that are still right when the picture is
/// looked at.
pub fn keepsake(
    game: &Game,
    text: &Text,
    when: &dyn Fn(DateTime<Utc>) -> String,
) -> Option<ColorImage> {
    let over = game.state().over()?;
    let say = GameWords::now(text, game, when);
    let mut plots = EndPlots::of(game);
    Some(picture(WIDE, |ui| {
        banner(ui, &say, Palette::of(ui), over);
        ui.add_space(8.0);
        let wide = ui.available_width();
        table_island(ui, &say, vec2(wide, ISLAND));
        ui.add_space(8.0);
        plots.show(ui, text, [EndPlot::Standings, EndPlot::Curve, EndPlot::Strengths]);
        let line = text.with("win-picture-line", &[("when", when(game.setup().created).into())]);
        ui.label(RichText::new(line).font(plain(17.0)).color(Palette::of(ui).faint));
    }))
}
