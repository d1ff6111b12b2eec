//! Answers to *Why?*: anything the app says can be asked about, and is answered with the count
//! behind it, the rule in plain words, and whose rule it is; and why something wasn't done: which
//! rule, where, and how to record it anyway.
//!
//! The reasons come from the game ([`game::PayoutReason`] and others), their sentences from
//! [`words::game::why`].

use egui::{Key, Label, RichText, Sense, Ui, vec2};

use crate::app::command::{Command, Figure, WhyQuestion};
use crate::app::screens::play::panel::{IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::why_buttons::{badge, rule_box};
use crate::app::screens::play::parts::{look_up, progress_cards};
use crate::app::screens::play::view::View;
use game::{
    Asker, Breach, Cards, Correction, Deed, Impossible, KnightsBreach, PayoutReason, Refusal, Seat,
    Section, Task, base_facts,
};
use kit::theme::strong;
use kit::widgets::{Chip, Icon, SizedButton, bold, boxed, hint, mark, say, spaced, warning_box};
use words::almanac::EntryId;
use words::game::why::{self, Answer, Weight, WhyLine};
use words::game::{RefusalWords, behind_refusal};

/// An answer, as of when it was asked: any act closes it.
#[derive(Debug)]
pub struct Why {
    question: WhyQuestion,
    answer: Answer,
    entry: Option<EntryId>,
    /// The one player it is about.
    owner: Option<Seat>,
}

impl Why {
    pub fn of(view: &View<'_>, question: WhyQuestion) -> Option<Self> {
        let (game, state, news) = (view.game, view.state, view.news);
        let payouts = |reasons: &[(PayoutReason, Cards)]| {
            (why::payouts(view, reasons, news), Some(EntryId::PRODUCTION))
        };
        let about = |answer, entry| (answer, Some(entry));
        let mut owner = None;
        let (answer, entry) = match question {
            WhyQuestion::Payout(seat) => {
                owner = Some(seat);
                let reason = game.when_paid()?.payout_reason(seat)?;
                payouts(&[(reason, news.by_the_card(seat))])
            }
            WhyQuestion::Nothing => {
                let paid = game.when_paid()?;
                let reasons = view.seats_from_active().filter_map(|seat| paid.payout_reason(seat));
                let reasons = reasons.map(|reason| (news.by_the_card(reason.seat), reason));
                let nothing = reasons.filter(|(card, reason)| {
                    card.is_empty()
                        && reason.paid.is_empty()
                        && reason.gold_due() == 0
                        && reason.oil.1 == 0
                        && news.caught(reason.seat).drawn == 0
                        && news.extra(reason.seat).next().is_none()
                });
                payouts(&nothing.map(|(card, reason)| (reason, card)).collect::<Vec<_>>())
            }
            WhyQuestion::Shortage => {
                let shortages = game.when_paid()?.shortages();
                about(why::shortages(view, &shortages), EntryId::BANK_SHORTAGE)
            }
            WhyQuestion::Task(nth) => {
                let task = state.tasks().get(nth)?;
                owner = Some(task.player());
                if let Task::Discard { player, .. } = task {
                    let reason = state.discard_reason(*player);
                    about(why::discard(view, reason), EntryId::DISCARDING)
                } else {
                    let numbered = game.when_numbered();
                    let reason = state.task_reason(task, numbered.as_ref().unwrap_or(state));
                    let entry = match reason.asker {
                        Asker::Aqueduct => Some(EntryId::AQUEDUCT),
                        _ => EntryId::of_task(task).or_else(|| look_up::of_card(view)),
                    };
                    (why::task(view, task, &reason), entry)
                }
            }
            WhyQuestion::Nobody => {
                let reasons = game.when_numbered()?.event_reasons();
                (why::nobody(view, &reasons), look_up::of_card(view))
            }
            WhyQuestion::Award(award, _) => {
                let entry = look_up::of_award(view, award);
                about(why::award(view, &game.award_reason(award)), entry)
            }
            WhyQuestion::Points(seat) => {
                owner = Some(seat);
                about(why::points(view, &game.points_reason(seat)), EntryId::VICTORY_POINTS)
            }
            WhyQuestion::Win => {
                let winner = state.over()?.winner()?;
                owner = Some(winner);
                about(why::win(view, &game.points_reason(winner)), EntryId::WINNING)
            }
            WhyQuestion::Attack => {
                let reason = game.last_attack_reason()?;
                about(why::attack(view, &reason), EntryId::BARBARIAN_ATTACK)
            }
            WhyQuestion::Fleet => {
                about(why::fleet(view, &game.last_fleet_reason()?), EntryId::FLEET_ATTACK)
            }
            WhyQuestion::AttackNow => {
                let title = view.text.get("why-attack-now-title");
                let answer = why::attack(view, &state.attack_reason()?);
                about(Answer { title, ..answer }, EntryId::BARBARIAN_ATTACK)
            }
            WhyQuestion::Gate => about(why::gate(view, &game.gate_reason()?), EntryId::GATES),
            WhyQuestion::Rate(seat, kind) => {
                owner = Some(seat);
                let reason = state.rate_reason(seat, kind);
                about(why::rate(view, reason), EntryId::MARITIME_TRADE)
            }
        };
        Some(Self { question, answer, entry, owner })
    }
}

impl Panel for Why {
    fn head(&self) -> PanelHead {
        PanelHead::new("why").letter(Key::W)
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        self.owner
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let closed = heading(ui, view, &self.answer.title, self.owner);
        boxed(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            self.answer.lines.iter().for_each(|one| line(ui, view, one));
        });
        self.answer.rules.iter().for_each(|said| rule_box(ui, view, said));
        ui.add_space(4.0);
        let looked_up = look_up::buttons(ui, view, self.entry);
        closed.then_some(Command::Back).or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        let key = match self.question {
            WhyQuestion::Award(_, seat) | WhyQuestion::Points(seat) => {
                return NextButton::back(view.about("why-back-player", seat)).of(seat);
            }
            // It is asked on any of several pages.
            WhyQuestion::Attack
            | WhyQuestion::AttackNow
            | WhyQuestion::Gate
            | WhyQuestion::Rate(..) => "why-back",
            _ if view.state.over().is_some() => "why-back",
            _ => "player-back",
        };
        NextButton::back(view.text.get(key))
    }

    fn reword(&mut self, view: &View<'_>) {
        if let Some(again) = Self::of(view, self.question) {
            *self = again;
        }
    }
}

/// The whole question, on as many lines as it takes, and the back button.
fn heading(ui: &mut Ui, view: &View<'_>, title: &str, owner: Option<Seat>) -> bool {
    let close = view.text.get("close");
    let wide = ui.available_width();
    ui.horizontal_top(|ui| {
        let room = wide - 116.0;
        ui.allocate_ui(vec2(room, 48.0), |ui| {
            ui.set_min_size(vec2(room, 48.0));
            ui.set_max_width(room);
            ui.vertical(|ui| {
                ui.add_space(8.0);
                let title = RichText::new(title).font(strong(ui.ctx(), 22.0));
                ui.horizontal_top(|ui| {
                    if let Some(seat) = owner {
                        mark(ui, view.color(seat), 22.0);
                    }
                    ui.add(Label::new(title).wrap());
                });
            });
        });
        SizedButton::new(&close).icon(Icon::Cross).text(16.0).show(ui, vec2(108.0, 48.0)).clicked()
    })
    .inner
}

fn line(ui: &mut Ui, view: &View<'_>, line: &WhyLine) {
    spaced(ui, 10.0, |ui| {
        if let Some(seat) = line.seat {
            mark(ui, view.color(seat), 22.0);
        }
        for (kind, count) in line.cards.kinds() {
            let (rect, _) = ui.allocate_exact_size(vec2(54.0, 28.0), Sense::hover());
            let tone = view.palette.card(kind);
            Chip { count: Some(count.into()), kind, word: "", tone }.paint(ui, rect);
        }
        let words = RichText::new(&line.words);
        let words = match line.weight {
            Weight::Plain => words.size(17.0),
            Weight::Sum => words.font(strong(ui.ctx(), 18.0)),
            Weight::Faint => words.size(16.0).color(view.palette.faint),
        };
        ui.add(Label::new(words).wrap());
    });
}

/// Panel about a request that wasn't carried out, for as long as the shell says so.
#[derive(Debug, Default)]
pub struct RefusalPanel;

impl Panel for RefusalPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("refused")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let (deed, refusal) = view.refused?;
        warn(ui, view, deed, refusal);
        let (asked, entry) = match refusal {
            Refusal::Forbidden(breach) => {
                let too_many = Breach::Knights(KnightsBreach::TooManyProgressCards);
                // What makes it right comes before recording it anyway.
                let returned = (*breach == too_many).then(|| progress_cards::surplus(ui, view));
                let recorded = record(ui, view, deed);
                let command = returned.flatten().or(recorded);
                (command, Some(EntryId::of_breach(breach)))
            }
            Refusal::Impossible(why) => {
                let done = anyway(ui, view, (deed, why));
                (done.or(put_right(ui, view, why)), None)
            }
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
        // On a low screen the island shows where, and the way on is in sight.
        if !view.is_low() {
            if wanted.is_some() {
                say(ui, &view.text.sentences(&[view.act_at(view.deed(deed, view.state), wanted)]));
            }
            if let Some(place) = shown {
                say(ui, &view.text.with("refused-place", &[("place", view.place(place).into())]));
            }
        }
        if let Refusal::Forbidden(breach) = refusal {
            let title = match breach.section() {
                Section::Rules(section) => format!("refused-title-{section}"),
                Section::Knights(section) => format!("refused-title-knights-{section}"),
                Section::Sea(section) => format!("refused-title-sea-{section}"),
                Section::Scenarios(section) => format!("refused-title-scenarios-{section}"),
                Section::Traders(section) => format!("refused-title-traders-{section}"),
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
    let button = view.keyed_button("refused-record").tone(view.palette.danger);
    button.touched(ui, 56.0).then(|| Command::Record(deed.clone()))
}

/// The button that does what only the app's count of a hand stands against, which is put right
/// first.
fn anyway(ui: &mut Ui, view: &View<'_>, (deed, why): (&Deed, &Impossible)) -> Option<Command> {
    let deeds = with_the_hand_for(view, deed, why)?;
    ui.add_space(4.0);
    let button = view.keyed_button("refused-anyway").tone(view.palette.danger);
    button.touched(ui, 56.0).then_some(Command::Acts(deeds))
}

/// The deed, after the correction that gives a hand the cards for it. Cards that the app didn't know
/// stay as many as they were.
fn with_the_hand_for(view: &View<'_>, deed: &Deed, why: &Impossible) -> Option<Vec<Deed>> {
    let hands = view.state.hands()?;
    let sized = |player: Seat, size: u16| {
        let correction = Correction::of(&base_facts::HandSize, player.into(), size.into())?;
        Some(Deed::Correct { correction })
    };
    let (player, held, given) = match why {
        Impossible::HandTooSmall { player, count } => {
            return Some(vec![sized(*player, *count)?, deed.clone()]);
        }
        Impossible::HandLacks { player, cards } => {
            let known = hands.known(*player);
            let held = Cards::from_fn(|kind| known.get(kind).max(cards.get(kind)));
            (*player, held, *cards)
        }
        _ => return None,
    };
    let got = if let Deed::Trade { with, give, get } = deed {
        if *with == player { give.cards.total() } else { get.cards.total() }
    } else {
        u16::from(matches!(deed, Deed::TradeWithBank { .. }))
    };
    let size = (hands.size(player).max(given.total()) + got).saturating_sub(given.total());
    let mut deeds = vec![Deed::CorrectHand { player, cards: held }, deed.clone()];
    if hands.unknown(player) > 0 {
        deeds.push(sized(player, size)?);
    }
    Some(deeds)
}

/// Leads to the count that stands in the way, which the table may know better.
fn put_right(ui: &mut Ui, view: &View<'_>, why: &Impossible) -> Option<Command> {
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
    SizedButton::new(label).touched(ui, 56.0).then(|| Command::correct(figure))
}
