//! A page in a browser, which no phone can reach: there is nothing to switch on, and nothing to
//! publish.

use super::tableside::Tableside;
use crate::app::command::PhoneStep;
use crate::app::screens::PhonesShown;

#[expect(clippy::unused_self, reason = "as where there are phones")]
impl Tableside {
    pub(super) fn phone_step(&mut self, _: PhoneStep) {}

    pub(super) fn hear_phones(&mut self) {}

    pub(super) fn pass_notices(&mut self, _: &egui::Context) {}

    pub(super) fn keep_seats(&mut self) {}

    pub(super) fn publish(&mut self) {}

    pub(super) fn phones_off(&mut self) {}

    pub(super) fn phones_shown(&mut self) -> Option<PhonesShown> {
        None
    }
}
