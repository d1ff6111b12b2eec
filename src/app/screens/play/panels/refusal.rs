//! Reason why something wasn't done: which rule, where, and how to record it anyway.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Figure, Intent, IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::why_buttons::badge;
use crate::app::screens::play::parts::{look_up, progress_cards};
use crate::app::screens::play::view::View;
use game::{Breach, Deed, Impossible, KnightsBreach, Refusal, Section, base_facts};
use kit::widgets::{SizedButton, bold, hint, say, warning_box};
use words::almanac::EntryId;
use words::game::RefusalWords;
use words::game::behind_refusal;

/// Panel about a request that wasn't carried out, for as long as the shell says so.
#[derive(Debug, Default)]
pub struct RefusalPanel;

impl Panel for RefusalPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("refused")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let (deed, refusal) = view.refused?;
        warn(ui, view, deed, refusal);
        let (asked, entry) = match refusal {
            Refusal::Forbidden(breach) => {
                let too_many = Breach::Knights(KnightsBreach::TooManyProgressCards);
                // What makes it right comes before recording it anyway.
                let returned = (*breach == too_many).then(|| progress_cards::surplus(ui, view));
                let recorded = record(ui, view, deed);
                let command = returned.flatten().or(recorded);
                (command.map(Intent::Do), Some(EntryId::of_breach(breach)))
            }
            Refusal::Impossible(why) => (put_right(ui, view, why), None),
        };
        ui.add_space(4.0);
        asked.or_else(|| look_up::buttons(ui, view, entry))
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        NextButton::go(view.text.get("refused-back"), Command::Dismiss)
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
        let shown = shown.filter(|place| wanted != Some(*place));
        for (key, place) in [("refused-wanted", wanted), ("refused-place", shown)] {
            // On a low screen the island shows where, and the way on is in sight.
            if let Some(place) = place.filter(|_| !view.is_low()) {
                say(ui, &view.text.with(key, &[("place", view.place(place).into())]));
            }
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

/// The button that records it all the same.
fn record(ui: &mut Ui, view: &View<'_>, deed: &Deed) -> Option<Command> {
    ui.add_space(4.0);
    if !view.is_low() {
        hint(ui, &view.text.get("refused-record-hint"));
    }
    let button = view.button("refused-record").tone(view.palette.danger);
    button.touched(ui, 56.0).then(|| Command::Record(deed.clone()))
}

/// Leads to the count that stands in the way, which the table may know better.
fn put_right(ui: &mut Ui, view: &View<'_>, why: &Impossible) -> Option<Intent> {
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
        Impossible::BankLacks(_) => (Figure::BANK, view.text.get("correct-bank")),
        _ => return None,
    };
    ui.add_space(4.0);
    hint(ui, &view.text.get("refused-correct-hint"));
    SizedButton::new(label).touched(ui, 56.0).then(|| Intent::correct(figure))
}
