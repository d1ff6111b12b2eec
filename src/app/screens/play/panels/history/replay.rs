//! The game played again, with a slider over all of it and *Play* at three speeds; and what can be
//! exported of it.

use std::time::Duration;

use egui::{Key, Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::PastArrival;
use crate::app::screens::play::parts::keys::letter;
use crate::app::screens::play::view::View;
use kit::widgets::{Icon, SeekBar, SizedButton, buttons};
use store::ExportForm;

/// Speed at which the game is played again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    Slow,
    #[default]
    Medium,
    Fast,
}

impl Speed {
    const ALL: [Self; 3] = [Self::Slow, Self::Medium, Self::Fast];

    /// Returns its key, and the seconds for which each act is shown.
    const fn row(self) -> (&'static str, f64) {
        match self {
            Self::Slow => ("replay-slow", 1.2),
            Self::Medium => ("replay-medium", 0.5),
            Self::Fast => ("replay-fast", 0.125),
        }
    }
}

/// Course of the replay: paused, about to begin, or running.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Course {
    #[default]
    Paused,
    /// It will, from the next frame.
    Begins,
    /// It is; the act shown has been there since then, by the program's clock.
    Goes(f64),
}

/// More than this without a frame, in seconds, and the window was not looked at.
const ASLEEP: f64 = 1.0;

/// Controls of the replay: its speed and its course.
#[derive(Debug, Default)]
pub struct Replay {
    speed: Speed,
    course: Course,
}

impl Replay {
    pub fn playing() -> Self {
        Self { course: Course::Begins, ..Self::default() }
    }

    pub fn is_playing(&self) -> bool {
        self.course != Course::Paused
    }

    pub fn pause(&mut self) {
        self.course = Course::Paused;
    }

    /// Draws slider and buttons, with the game shown after so many acts; returns what is to be shown.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, at: usize) -> Option<PastArrival> {
        let now = ui.input(|input| input.time);
        let count = view.game.count();
        let values = [("at", at.into()), ("count", count.into())];
        let (name, words) = (view.text.get("replay-slider"), view.text.with("replay-at", &values));
        let bar = SeekBar { at, last: count, name: &name, words: &words };
        if let Some(sought) = bar.show(ui) {
            if self.is_playing() {
                self.course = Course::Goes(now);
            }
            self.buttons(ui, view);
            return Some(PastArrival::Sought(sought));
        }
        let touched = self.buttons(ui, view) || self.keys(ui);
        if touched && self.is_playing() {
            self.pause();
        } else if touched && count > 0 {
            self.course = Course::Goes(now);
            if at >= count {
                ui.ctx().request_repaint();
                return Some(PastArrival::Sought(0));
            }
        }
        self.run(ui, now, (at, count))
    }

    /// *Play*, and how fast; says whether it was touched.
    fn buttons(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let (key, icon) = if self.is_playing() {
                ("replay-pause", Icon::Pause)
            } else {
                ("replay-play", Icon::GoOn)
            };
            let play = view.keyed_button(key).icon(icon).text(16.0);
            let touched = play.show(ui, vec2(132.0, 48.0)).clicked();
            for speed in Speed::ALL {
                let label = view.text.get(speed.row().0);
                let name = view.text.with("replay-speed", &[("speed", label.as_str().into())]);
                let button = SizedButton::new(label).named(name).text(16.0);
                if button.chosen(self.speed == speed).show(ui, vec2(76.0, 48.0)).clicked() {
                    self.speed = speed;
                    ui.ctx().request_repaint();
                }
            }
            touched
        });
        row.inner
    }

    /// Returns whether a key starts or stops it. The space bar only stops: else it belongs to the
    /// button at the bottom.
    fn keys(&self, ui: &Ui) -> bool {
        if ui.ctx().text_edit_focused() || !ui.is_enabled() {
            return false;
        }
        let is_free = ui.memory(|memory| memory.focused().is_none());
        letter(ui, Key::P) || is_free && self.is_playing() && letter(ui, Key::Space)
    }

    /// Goes on with the clock of the frames.
    fn run(&mut self, ui: &Ui, now: f64, (at, count): (usize, usize)) -> Option<PastArrival> {
        let (_, seconds) = self.speed.row();
        let since = match self.course {
            Course::Paused => return None,
            Course::Begins => now,
            Course::Goes(since) if now - since > seconds + ASLEEP => now - seconds,
            Course::Goes(since) => since,
        };
        let due = due(now - since, seconds);
        let since = since + seconds * due as f64;
        self.course = Course::Goes(since);
        if due > 0 && at >= count {
            self.pause();
            return Some(PastArrival::Sought(count));
        }
        let left = (since + seconds - now).max(0.001);
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        (due > 0).then(|| PastArrival::Played((at + due).min(count), seconds))
    }
}

/// Returns the number of acts that are due after `passed` seconds, at `seconds` for each.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few seconds at most"
)]
fn due(passed: f64, seconds: f64) -> usize {
    // Half a millisecond early is in time.
    ((passed + 0.0005) / seconds).floor().max(0.0) as usize
}

/// Draws the button that unfolds what can be exported, with its label if there is room.
pub fn export_button(ui: &mut Ui, view: &View<'_>, is_open: &mut bool) {
    let word = view.text.get("history-export");
    let wide = 150.0;
    let fits = ui.available_size_before_wrap().x >= wide;
    let (label, wide) = if fits { (word.as_str(), wide) } else { ("", 48.0) };
    let plate = SizedButton::new(label).named(&word).icon(Icon::Export).text(16.0);
    if plate.chosen(*is_open).show(ui, vec2(wide, 48.0)).clicked() {
        *is_open = !*is_open;
        ui.ctx().request_repaint();
    }
}

/// Draws what can be exported: the history, a picture of how the table stands, and all of the game.
pub fn exports(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let histories = ExportForm::ALL.into_iter().map(|form| {
        let label = view.text.get(&format!("history-export-{}", form.key()));
        let name = view.text.with("history-export-name", &[("form", label.as_str().into())]);
        (label, name, Command::Export(form))
    });
    let pictures = [
        ("export-picture", "win-picture", Command::WriteKeepsake),
        ("export-animation", "win-animation", Command::WriteAnimation),
    ];
    let pictures =
        pictures.map(|(label, name, command)| (view.text.get(label), view.text.get(name), command));
    let all: Vec<_> = histories.chain(pictures).collect();
    let touched = buttons(ui, &all.iter().collect::<Vec<_>>(), (90.0, 48.0), |(label, name, _)| {
        SizedButton::new(label).named(name).text(16.0)
    });
    touched.map(|(.., command)| command.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_due_one_after_another_and_none_is_lost_to_slow_frames() {
        for speed in Speed::ALL {
            let (_, seconds) = speed.row();
            assert_eq!(due(0.0, seconds), 0);
            assert_eq!(due(seconds - 0.01, seconds), 0);
            assert_eq!(due(seconds, seconds), 1);
            assert_eq!(due(seconds * 3.5, seconds), 3);
        }
    }
}
