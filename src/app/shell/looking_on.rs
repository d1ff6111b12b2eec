//! Phones at the game in this window: turned on and off, and told of it once it is on disk.

use super::pages::Page;
use super::tableside::Tableside;
use crate::app::command::PhoneStep;
use crate::app::screens::PhonesShown;
use crate::app::session::open_game::Sitting;
use guests::KeptPhone;
use serde::{Deserialize, Serialize};
use store::Folder;

/// Phones that have seats at a game, as they are kept between two runs.
#[derive(Serialize, Deserialize)]
struct KeptSeats {
    /// The name of the game's file.
    game: String,
    phones: Vec<KeptPhone>,
}

fn game_name(sitting: &Sitting) -> String {
    let name = sitting.path().file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The phones that had seats when this game was last open; none where the file is damaged, or of
/// another game.
fn kept_seats(folder: &Folder, sitting: &Sitting) -> Vec<KeptPhone> {
    let text = folder.phones().read().ok().flatten().unwrap_or_default();
    let kept: Option<KeptSeats> = serde_json::from_str(&text).ok();
    let kept = kept.filter(|kept| kept.game == game_name(sitting));
    kept.map(|kept| kept.phones).unwrap_or_default()
}

impl Tableside {
    pub(super) fn phone_step(&mut self, step: PhoneStep) {
        let played = self.pages.sitting().filter(|sitting| sitting.is_played_here());
        let (Some(network), Some(sitting)) = (self.platform.network(), played) else { return };
        let kept = match step {
            PhoneStep::TurnOn => kept_seats(&self.folder, sitting),
            PhoneStep::TurnOff
            | PhoneStep::NextAddress
            | PhoneStep::RemoveAll
            | PhoneStep::LetIn(_)
            | PhoneStep::LetAllIn
            | PhoneStep::TurnDown(_)
            | PhoneStep::FreeSeat(_) => Vec::new(),
        };
        match step {
            PhoneStep::TurnOn => self.phones.open(network, kept),
            PhoneStep::TurnOff => self.phones.off(),
            PhoneStep::NextAddress => self.phones.open_next(network),
            PhoneStep::RemoveAll => self.phones.remove_all(),
            PhoneStep::LetIn(wanted) => self.phones.let_in(wanted),
            PhoneStep::LetAllIn => self.phones.let_all_in(),
            PhoneStep::TurnDown(wanted) => self.phones.turn_down(wanted),
            PhoneStep::FreeSeat(seat) => self.phones.free(seat),
        }
    }

    /// Publishes the game on the table, if phones are on and it has moved on: nobody is shown what
    /// isn't on disk.
    pub(super) fn publish(&mut self) {
        let Some(Sitting::Plays(session) | Sitting::LooksAround(session)) = self.pages.sitting()
        else {
            return;
        };
        if !session.is_waiting() && !session.is_behind() {
            self.phones.follow(session.game(), session.lines());
        }
    }

    /// Keeps who has a seat by phone, so that they are back without asking after the next start. What
    /// can't be written is no reason to stop: they ask again then.
    pub(super) fn keep_seats(&mut self) {
        let Some(sitting) = self.pages.sitting() else { return };
        let game = game_name(sitting);
        if let Some(phones) = self.phones.changed_seats()
            && let Ok(json) = serde_json::to_string(&KeptSeats { game, phones: phones.to_vec() })
        {
            let _ = self.folder.phones().write(&json);
        }
    }

    pub(super) fn phones_off(&mut self) {
        self.phones.off();
    }

    /// Phones as the screen of the game in front shows them; none where there can't be any.
    pub(super) fn phones_shown(&mut self) -> Option<PhonesShown> {
        let Page::Play(play) = self.pages.front() else { return None };
        let network = self.platform.network().filter(|_| play.0.is_played_here())?;
        self.phones.check(network, self.platform.elapsed());
        Some(self.phones.shown(&self.text, play.0.game().state()))
    }
}
