//! Why something wasn't done: which rule, where, and how to record it anyway.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Figure, Head, IslandMode, Next, Panel};
use crate::app::screens::play::parts::why_buttons::badge;
use crate::app::screens::play::parts::{look_up, progress_cards};
use crate::app::screens::play::view::View;
use game::{Breach, Deed, Impossible, KnightsBreach, Refusal, Section, base_facts};
use kit::widgets::{SizedButton, bold, hint, say, warning_box};
use words::almanac::EntryId;
use words::game::RefusalWords;
use words::game::behind_refusal;

/// What was asked for and not done, for as long as the shell says so.
#[derive(Debug, Default)]
pub struct RefusalPanel;

impl Panel for RefusalPanel {
    fn head(&self) -> Head {
        Head::new("refused")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let (deed, refusal) = view.refused?;
        warn(ui, view, deed, refusal);
        // What makes it right comes before recording it anyway.
        let returned = match refusal {
            Refusal::Forbidden(Breach::Knights(KnightsBreach::TooManyProgressCards)) => {
                progress_cards::surplus(ui, view).map(Ask::Do)
            }
            Refusal::Forbidden(_) | Refusal::Impossible(_) => None,
        };
        let recorded = record(ui, view, deed, refusal).map(Ask::Do);
        let put_right = put_right(ui, view, refusal);
        let entry = match refusal {
            Refusal::Forbidden(breach) => Some(EntryId::of_breach(breach)),
            Refusal::Impossible(_) => None,
        };
        ui.add_space(4.0);
        returned.or(recorded).or(put_right).or_else(|| look_up::buttons(ui, view, entry))
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::go(view.text.get("refused-back"), Command::Dismiss)
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let selected =
            view.refused.and_then(|(deed, refusal)| refusal.place().or(deed.named().place));
        IslandMode { selected, road_of: None, ..IslandMode::plain(view) }
    }
}

/// Says what was against it, and where.
fn warn(ui: &mut Ui, view: &View<'_>, deed: &Deed, refusal: &Refusal) {
    let words = RefusalWords::of(view, deed, refusal);
    warning_box(ui, |ui| {
        bold(ui, &words.title, 24.0);
        bold(ui, &words.why, 19.0);
        let wanted = deed.named().place;
        let shown = refusal.place();
        // On a low screen the island shows where, and the way on is in sight.
        let is_roomy = !view.is_low();
        if let Some(place) = wanted.filter(|_| is_roomy) {
            let place = view.place(place);
            say(ui, &view.text.with("refused-wanted", &[("place", place.into())]));
        }
        if let Some(place) = shown.filter(|place| is_roomy && wanted != Some(*place)) {
            let place = view.place(place);
            say(ui, &view.text.with("refused-place", &[("place", place.into())]));
        }
        if let Refusal::Forbidden(breach) = refusal {
            let title = match breach.section() {
                Section::Rules(section) => format!("refused-title-{section}"),
                Section::Knights(section) => format!("refused-title-knights-{section}"),
                Section::Sea(section) => format!("refused-title-sea-{section}"),
            };
            let title = view.text.get(&title);
            say(ui, &view.text.with("refused-rule", &[("title", title.into())]));
        }
        if let Some(count) = behind_refusal(view, deed, refusal, words.about) {
            say(ui, &count);
        }
        if let Refusal::Forbidden(breach) = refusal {
            badge(ui, view, breach.authority(view.state));
        }
    });
}

/// The button that records it all the same, where that can be.
fn record(ui: &mut Ui, view: &View<'_>, deed: &Deed, refusal: &Refusal) -> Option<Command> {
    if !may_be_recorded(refusal) {
        return None;
    }
    ui.add_space(4.0);
    if !view.is_low() {
        hint(ui, &view.text.get("refused-record-hint"));
    }
    let button = SizedButton::new(view.text.get("refused-record")).tone(view.palette.danger);
    button.touched(ui, 56.0).then(|| Command::Record(deed.clone()))
}

/// Leads to the count that stands in the way, which the table may know better.
fn put_right(ui: &mut Ui, view: &View<'_>, refusal: &Refusal) -> Option<Ask> {
    let Refusal::Impossible(why) = refusal else { return None };
    let (figure, label) = match why {
        Impossible::HandLacks { player, .. }
        | Impossible::HandHasNone { player, .. }
        | Impossible::HandTooSmall { player, .. }
        | Impossible::HandHasMore { player, .. } => {
            (Figure::Hand(*player), view.about("correct-hand", *player))
        }
        Impossible::NoneToPlay => {
            let player = view.builder();
            (Figure::of(&base_facts::Hidden, player), view.about("correct-hidden", player))
        }
        Impossible::BankLacks(_) => (Figure::Bank, view.text.get("correct-bank")),
        _ => return None,
    };
    ui.add_space(4.0);
    hint(ui, &view.text.get("refused-correct-hint"));
    SizedButton::new(label).touched(ui, 56.0).then(|| Ask::correct(figure))
}

/// Returns whether `refusal` can be recorded anyway.
const fn may_be_recorded(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Forbidden(_))
}
