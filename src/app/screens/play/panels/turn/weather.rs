//! The weather cards that a player holds: turned at the start of the turn, then passed on
//! or kept.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::view::View;
use game::{Deed, Task};
use kit::widgets::{SizedButton, boxed, grid};

/// Offers to pass them to one of the holder's neighbors.
pub fn pass_on(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let holder = view.weather_holder().filter(|holder| *holder == view.active())?;
    let waits = view.state.tasks().iter().any(|task| matches!(task, Task::TurnWeather { .. }));
    if waits || view.state.over().is_some() {
        return None;
    }
    let seating = view.state.seating();
    let (left, right) = (seating.after(holder), seating.before(holder));
    let sides = if left == right {
        vec![(left, "weather-pass")]
    } else {
        vec![(left, "weather-pass-left"), (right, "weather-pass-right")]
    };
    let mut command = None;
    boxed(ui, |ui| {
        who_says(ui, view, holder, &view.about("weather-held", holder));
        grid(ui, &sides, (130.0, 48.0), |ui, (to, key), size| {
            let to_name = || view.name(to).into();
            let label = view.text.with(key, &[("to", to_name())]);
            let name = view.text.with("weather-pass-name", &[("to", to_name())]);
            let plate = SizedButton::new(&label).named(&name).of(view.color(to)).text(16.0);
            if plate.show(ui, vec2(size.x, size.y)).clicked() {
                command = Some(Command::Act(Deed::PassWeather { to }));
            }
        });
    });
    command
}
