//! Phones at the game in this window: turned on and off, and told of it once it is on disk.

use std::time::Duration;

use super::message_bar::SuccessNote;
use super::pages::Page;
use super::tableside::Tableside;
use crate::app::command::PhoneStep;
use crate::app::screens::PhonesShown;
use crate::app::session::open_game::Sitting;
use game::{Game, TurnsOnPhones};
use guests::KeptPhone;
use serde::{Deserialize, Serialize};
use store::Folder;
use words::game::GameWords;
use words::text::Text;

/// Phones that have seats at a game, as they are kept between two runs.
#[derive(Serialize, Deserialize)]
struct KeptSeats {
    /// The name of the game's file.
    game: String,
    phones: Vec<KeptPhone>,
    #[serde(default)]
    turns: TurnsOnPhones,
}

fn game_name(sitting: &Sitting) -> String {
    let name = sitting.path().file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The phones that had seats when this game was last open, and who took turns where; none where the
/// file is damaged, or of another game.
fn kept_seats(folder: &Folder, sitting: &Sitting) -> (Vec<KeptPhone>, TurnsOnPhones) {
    let text = folder.phones().read().ok().flatten().unwrap_or_default();
    let kept: Option<KeptSeats> = serde_json::from_str(&text).ok();
    let kept = kept.filter(|kept| kept.game == game_name(sitting));
    kept.map(|kept| (kept.phones, kept.turns)).unwrap_or_default()
}

/// Time for which a notice of what a phone did stays.
const NOTICE: Duration = Duration::from_secs(6);

/// The last act in words, as it was done by phone.
fn done_by_phone(text: &Text, game: &Game) -> Option<String> {
    let never = |_| String::new();
    let say = GameWords::now(text, game, &never);
    let (nth, act) = game.last_touch()?;
    let before = game.state_after(nth).ok()?;
    let act = say.act_line(act, &before);
    Some(text.with("phones-did", &[("act", act.into())]))
}

impl Tableside {
    pub(super) fn phone_step(&mut self, step: PhoneStep) {
        let played = self.pages.sitting().filter(|sitting| sitting.is_played_here());
        let (Some(network), Some(sitting)) = (self.platform.network(), played) else { return };
        let kept = if step == PhoneStep::TurnOn {
            kept_seats(&self.folder, sitting)
        } else {
            Default::default()
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
            PhoneStep::TakeTurns(turns) => self.phones.take_turns(turns),
            PhoneStep::GoOn => self.phones.go_on(),
        }
    }

    /// Publishes the game on the table, if phones are on and it has moved on: nobody is shown what
    /// isn't on disk.
    pub(super) fn publish(&mut self) {
        let Some(Sitting::Plays(session) | Sitting::LooksAround(session)) = self.pages.sitting()
        else {
            return;
        };
        if session.is_waiting() || session.is_behind() {
            return;
        }
        let game = session.game();
        if self.phones.tells(game)
            && let Some(words) = done_by_phone(&self.text, game)
        {
            self.news = Some(self.notice(words));
        }
        self.phones.follow(game, session.lines());
    }

    /// A notice that stays as long as it takes to read it.
    pub(super) fn notice(&self, words: String) -> SuccessNote {
        let until = self.platform.elapsed() + NOTICE;
        SuccessNote { until: Some(until), ..SuccessNote::of(words) }
    }

    /// Lets a notice go once it was there long enough to be read.
    pub(super) fn pass_notices(&mut self, ctx: &egui::Context) {
        let Some(until) = self.news.as_ref().and_then(|news| news.until) else { return };
        match until.checked_sub(self.platform.elapsed()) {
            Some(left) if !left.is_zero() => ctx.request_repaint_after(left),
            _ => self.news = None,
        }
    }

    /// Keeps who has a seat by phone, so that they are back without asking after the next start. What
    /// can't be written is no reason to stop: they ask again then.
    pub(super) fn keep_seats(&mut self) {
        let Some(sitting) = self.pages.sitting() else { return };
        let game = game_name(sitting);
        if let Some((phones, turns)) = self.phones.changed_seats()
            && let kept = (KeptSeats { game, phones: phones.to_vec(), turns })
            && let Ok(json) = serde_json::to_string(&kept)
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
        Some(self.phones.shown(&self.text, play.0.game()))
    }
}
