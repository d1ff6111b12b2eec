//! The buttons that lead to an answer, and a rule in plain words below the badge that says whose it is.

use egui::{Align2, Label, Response, RichText, Ui, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::view::View;
use cards::{Award, EventFace};
use game::{Authority, Over, Seat};
use kit::theme::{Tone, strong};
use kit::widgets::{
    Chip, Icon, SizedButton, boxed, buttons, elided, labeled, pick, text_width, toned_ground,
    touchable,
};
use words::game::why::CitedRule;

/// "Red takes 2 ore. Why?": a sentence to touch.
pub fn of(view: &View<'_>, sentence: &str) -> String {
    let end = if sentence.ends_with(['.', '?', '!']) { "" } else { "." };
    let sentence = format!("{sentence}{end}");
    view.text.with("why-of", &[("sentence", sentence.into())])
}

/// A small button beside what it asks about.
pub fn button(ui: &mut Ui, view: &View<'_>, sentence: &str) -> Response {
    SizedButton::new("").named(of(view, sentence)).icon(Icon::Question).show(ui, vec2(48.0, 48.0))
}

fn questions(ui: &mut Ui, all: impl Iterator<Item = (WhyQuestion, String)>) -> Option<Command> {
    let all: Vec<(WhyQuestion, String)> = all.collect();
    let touched = buttons(ui, &all.iter().collect::<Vec<_>>(), (190.0, 48.0), |(_, label)| {
        SizedButton::new(label).icon(Icon::Question).text(16.0)
    });
    touched.map(|(question, _)| Command::why(*question))
}

/// Returns what can be asked on a player's page: points and awards.
pub fn about_player(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Command> {
    let points = view.with("why-points-button", &[("points", &view.shown_points(seat))]);
    let points = (WhyQuestion::Points(seat), points);
    let awards = Award::ALL.into_iter().filter(|award| view.state.rules().plays_for(*award));
    let named = |award| view.with("why-award-button", &[("award", &award)]);
    let award = |award| (WhyQuestion::Award(award, seat), named(award));
    questions(ui, std::iter::once(points).chain(awards.map(award)))
}

/// Returns what can be asked of the barbarians and of this turn's gate, in Cities & Knights.
pub fn about_knights(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let was_attack = view.state.knights()?.table().attacks > 0;
    let is_gate = view.state.face().is_some_and(|face| face != EventFace::Ship);
    let all = [
        (WhyQuestion::AttackNow, "why-attack-now-title", true),
        (WhyQuestion::Attack, "why-attack-button", was_attack),
        (WhyQuestion::Gate, "why-gate-button", is_gate),
    ];
    let all = all.into_iter().filter(|(.., may)| *may);
    questions(ui, all.map(|(question, key, _)| (question, view.text.get(key))))
}

/// Returns what the bank asks `seat` for, kind by kind.
pub fn about_rates(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Command> {
    let asked = pick(ui, view.state.kinds().all(), (84.0, 48.0), |ui, &kind, size| {
        let count = view.state.trade_rate(seat, kind);
        let name =
            view.with("why-rate-title", &[("who", &seat), ("count", &count), ("resource", &kind)]);
        let (rect, response) = touchable(ui, size, &name);
        let tone = view.palette.card(kind);
        toned_ground(ui, &response, tone);
        Chip { count: Some(count.into()), kind, word: "", tone }.write(ui, rect.shrink(6.0));
        response.clicked()
    });
    asked.map(|kind| Command::why(WhyQuestion::Rate(seat, *kind)))
}

/// Returns what can be asked once somebody has won.
pub fn about_win(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let winner = view.state.over().and_then(Over::winner)?;
    let plate = SizedButton::new(view.about("why-win-title", winner)).of(view.color(winner));
    plate.touched(ui, 52.0).then_some(Command::why(WhyQuestion::Win))
}

pub fn means_nobody(view: &View<'_>) -> bool {
    view.state.card().is_some()
        && view.state.tasks().is_empty()
        && view.state.event_reasons().iter().any(|reason| {
            reason.selected.as_ref().is_some_and(|selected| selected.players.is_empty())
        })
}

/// Returns what can be asked about a card that applies to nobody.
pub fn nobody(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let (deck, card) = view.state.card().filter(|_| means_nobody(view))?;
    let event = view.text.card_title(deck, card);
    let label = view.text.with("why-event-title", &[("event", event.into())]);
    let plate = SizedButton::new(label).icon(Icon::Question).text(16.0);
    plate.touched(ui, 48.0).then_some(Command::why(WhyQuestion::Nobody))
}

/// Draws the source of a rule as a badge.
pub fn badge(ui: &mut Ui, view: &View<'_>, authority: Authority) {
    let words = view.authority(authority);
    let palette = view.palette;
    let tone = match authority {
        Authority::Official | Authority::PublisherAnswer => {
            Tone { fill: palette.raised, ink: palette.text }
        }
        Authority::ReportedEdition(_) => palette.card,
        Authority::OurRuling | Authority::OurCard | Authority::TableChoice => palette.quiet,
    };
    let font = strong(ui.ctx(), 15.0);
    let wide = text_width(ui, &words, &font);
    let size = vec2((wide + 24.0).min(ui.available_width()), 26.0);
    let rect = labeled(ui, size, &words);
    ui.painter().rect_filled(rect, 13.0, tone.fill);
    let room = rect.width() - 16.0;
    elided(ui, rect.center(), Align2::CENTER_CENTER, &words, font, tone.ink, room);
}

pub fn rule_box(ui: &mut Ui, view: &View<'_>, said: &CitedRule) {
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        badge(ui, view, said.authority);
        ui.add(Label::new(RichText::new(&said.words).size(17.0)).wrap());
    });
}
