//! A rolled number, digit by digit.

use std::time::Duration;

use egui::Ui;

use game::Roll;

/// The digits of a number typed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum RollEntry {
    #[default]
    Nothing,
    /// The 1 of 10, 11, or 12, waiting for its second digit until this time, in
    /// seconds of the program's clock.
    One { until: f64 },
}

/// How many seconds a 1 waits for its second digit.
const WAIT: f64 = 0.6;

/// What is due this soon is due now, since the window wakes up a little early.
const SLACK: f64 = 0.02;

impl RollEntry {
    /// Drops a 1 that has waited too long, and has the screen redrawn when that is due.
    pub fn follow(&mut self, ui: &Ui) {
        let Self::One { until } = *self else { return };
        let left = until - ui.input(|input| input.time);
        if left <= SLACK {
            *self = Self::Nothing;
        } else {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
    }

    /// Takes a digit typed at this second; returns the number if it is now complete.
    pub fn take(&mut self, digit: u8, now: f64) -> Option<Roll> {
        let number = match (*self, digit) {
            (Self::Nothing, 1) => {
                *self = Self::One { until: now + WAIT };
                return None;
            }
            (Self::Nothing, digit) => digit,
            (Self::One { .. }, digit) => 10 + digit,
        };
        *self = Self::Nothing;
        Roll::try_from(number).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers made by typing these digits one after another.
    fn typed(digits: &[u8]) -> Vec<u8> {
        let mut typed = RollEntry::default();
        digits.iter().filter_map(|digit| Some(typed.take(*digit, 0.0)?.number())).collect()
    }

    #[test]
    fn every_roll_has_its_digits_and_nothing_else_is_one() {
        for number in 2..=9 {
            assert_eq!(typed(&[number]), [number]);
        }
        for unit in 0..=2 {
            assert_eq!(typed(&[1, unit]), [10 + unit]);
        }
        for none in [[0, 0], [1, 3], [1, 9]] {
            assert_eq!(typed(&none), [0; 0], "{none:?}");
        }
    }
}
