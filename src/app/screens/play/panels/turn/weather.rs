//! The weather cards that a player holds: turned at the start of the turn, then passed on
//! or kept.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::view::View;
use game::{Deed, Task};
use kit::widgets::{SizedButton, boxed, buttons};

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
    boxed(ui, |ui| {
        who_says(ui, view, holder, &view.about("weather-held", holder));
        let touched = buttons(ui, &sides, (130.0, 48.0), |(to, key)| {
            let to_name = || view.name(to).into();
            let name = view.text.with("weather-pass-name", &[("to", to_name())]);
            let plate = SizedButton::new(view.text.with(key, &[("to", to_name())])).named(name);
            plate.of(view.color(to)).text(16.0)
        });
        touched.map(|(to, _)| Command::Act(Deed::PassWeather { to }))
    })
}
