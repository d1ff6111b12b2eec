//! Why: anything the app says can be asked about, and is answered with the count behind
//! it, the rule in plain words, and whose rule it is.
//!
//! The reasons come from the game ([`game::PayoutReason`] and others); here they
//! become sentences.

use egui::{Label, RichText, Sense, Ui, vec2};

use crate::app::screens::play::panel::{Ask, Head, Letter, Next, Panel, Question};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::parts::why_buttons::rule_box;
use crate::app::screens::play::view::View;
use game::{
    Asker, AttackReason, AwardReason, Cards, DiscardReason, EventReason, GateReason, PayoutReason,
    PointsReason, RateReason, Seat, Shortage, Task, TaskReason,
};
use kit::theme::strong;
use kit::widgets::{Chip, Icon, SizedButton, boxed, mark, spaced};
use words::almanac::EntryId;
use words::game::why::{self, Answer, Line, Weight};

/// An answer, as of when it was asked: any act closes it.
#[derive(Debug)]
pub struct Why {
    question: Question,
    reason: Reason,
    back: Back,
}

/// What the answer is based on.
#[derive(Debug)]
enum Reason {
    /// What the number brought, and what the card added.
    Payouts(Vec<(PayoutReason, Cards)>),
    Shortages(Vec<Shortage>),
    Discard(DiscardReason),
    Task(Task, TaskReason),
    Event(Vec<EventReason>),
    Award(AwardReason),
    Points(PointsReason),
    Win(PointsReason),
    Attack(AttackReason),
    AttackNow(AttackReason),
    Gate(GateReason),
    Rate(RateReason),
}

/// Where it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    Turn,
    /// On any of several pages.
    Below,
    Player(Seat),
}

impl Why {
    /// The answer, if the game knows one.
    pub fn of(view: &View<'_>, question: Question) -> Option<Self> {
        let news = view.news;
        let mut back = Back::Turn;
        let reason = match question {
            Question::Payout(seat) => {
                let reason = view.game.when_paid()?.payout_reason(seat)?;
                Reason::Payouts(vec![(reason, news.by_the_card(seat))])
            }
            Question::Nothing => {
                let paid = view.game.when_paid()?;
                let reasons = view.seats_from_active().filter_map(|seat| paid.payout_reason(seat));
                let reasons = reasons.map(|reason| (news.by_the_card(reason.seat), reason));
                let nothing = reasons.filter(|(card, reason)| {
                    card.is_empty()
                        && reason.paid.is_empty()
                        && reason.gold_due() == 0
                        && news.extra(reason.seat).next().is_none()
                });
                Reason::Payouts(nothing.map(|(card, reason)| (reason, card)).collect())
            }
            Question::Shortage => Reason::Shortages(view.game.when_paid()?.shortages()),
            Question::Task(nth) => {
                let task = view.state.tasks().get(nth)?;
                if let Task::Discard { player, .. } = task {
                    Reason::Discard(view.state.discard_reason(*player))
                } else {
                    let numbered = view.game.when_numbered();
                    let numbered = numbered.as_ref().unwrap_or(view.state);
                    Reason::Task(task.clone(), view.state.task_reason(task, numbered))
                }
            }
            Question::Nobody => Reason::Event(view.game.when_numbered()?.event_reasons()),
            Question::Award(award, seat) => {
                back = Back::Player(seat);
                Reason::Award(view.game.award_reason(award))
            }
            Question::Points(seat) => {
                back = Back::Player(seat);
                Reason::Points(view.game.points_reason(seat))
            }
            Question::Win => Reason::Win(view.game.points_reason(view.state.over()?.winner()?)),
            Question::Attack => {
                back = Back::Below;
                Reason::Attack(view.game.last_attack_reason()?)
            }
            Question::AttackNow => {
                back = Back::Below;
                Reason::AttackNow(view.state.attack_reason()?)
            }
            Question::Gate => {
                back = Back::Below;
                Reason::Gate(view.game.gate_reason()?)
            }
            Question::Rate(seat, kind) => {
                back = Back::Below;
                Reason::Rate(view.state.rate_reason(seat, kind))
            }
        };
        Some(Self { question, reason, back })
    }

    /// Returns what the almanac says of it.
    fn entry(&self, view: &View<'_>) -> Option<EntryId> {
        Some(match (&self.reason, self.question) {
            (Reason::Payouts(_), _) => EntryId::PRODUCTION,
            (Reason::Shortages(_), _) => EntryId::BANK_SHORTAGE,
            (Reason::Discard(_), _) => EntryId::DISCARDING,
            (Reason::Task(_, reason), _) if reason.asker == Asker::Aqueduct => EntryId::AQUEDUCT,
            (Reason::Task(task, _), _) => {
                return EntryId::of_task(task).or_else(|| look_up::of_card(view));
            }
            (Reason::Event(_), _) => return look_up::of_card(view),
            (Reason::Award(_), Question::Award(award, _)) => look_up::of_award(view, award),
            (Reason::Award(_) | Reason::Points(_), _) => EntryId::VICTORY_POINTS,
            (Reason::Win(_), _) => EntryId::WINNING,
            (Reason::Attack(_) | Reason::AttackNow(_), _) => EntryId::BARBARIAN_ATTACK,
            (Reason::Gate(_), _) => EntryId::GATES,
            (Reason::Rate(_), _) => EntryId::MARITIME_TRADE,
        })
    }

    /// The answer as it reads now.
    fn answer(&self, view: &View<'_>) -> Answer {
        match &self.reason {
            Reason::Payouts(reasons) => {
                let all = &view.news.extra;
                let extra: Vec<_> = all.iter().map(|((to, by), had)| (*to, *by, *had)).collect();
                why::payouts_with(view, reasons, &extra)
            }
            Reason::Shortages(shortages) => why::shortages(view, shortages),
            Reason::Discard(reason) => why::discard(view, *reason),
            Reason::Task(task, reason) => why::task(view, task, reason),
            Reason::Event(reasons) => why::nobody(view, reasons),
            Reason::Award(reason) => why::award(view, reason),
            Reason::Points(reason) => why::points(view, reason),
            Reason::Win(reason) => why::win(view, reason),
            Reason::Attack(reason) => why::attack(view, reason),
            Reason::AttackNow(reason) => {
                Answer { title: view.text.get("why-attack-now-title"), ..why::attack(view, reason) }
            }
            Reason::Gate(reason) => why::gate(view, reason),
            Reason::Rate(reason) => why::rate(view, *reason),
        }
    }
}

impl Panel for Why {
    fn head(&self) -> Head {
        Head::new("why").letter(Letter::Why)
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        match (&self.reason, self.question) {
            (Reason::Payouts(_), Question::Payout(seat)) => Some(seat),
            (Reason::Discard(reason), _) => Some(reason.seat),
            (Reason::Task(task, _), _) => Some(task.player()),
            (Reason::Points(reason) | Reason::Win(reason), _) => Some(reason.seat),
            (Reason::Rate(reason), _) => Some(reason.seat),
            _ => None,
        }
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let closed = show(ui, view, &self.answer(view), self.owner(view));
        ui.add_space(4.0);
        let looked_up = look_up::buttons(ui, view, self.entry(view));
        closed.then_some(Ask::Back).or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> Next {
        match self.back {
            Back::Turn if view.state.over().is_some() => Next::back(view.text.get("why-back")),
            Back::Below => Next::back(view.text.get("why-back")),
            Back::Turn => Next::back(view.text.get("player-back")),
            Back::Player(seat) => Next::back(view.about("why-back-player", seat)).of(seat),
        }
    }
}

/// Draws it, with the mark of its `owner`, the one player it is about; says whether it was closed.
pub fn show(ui: &mut Ui, view: &View<'_>, answer: &Answer, owner: Option<Seat>) -> bool {
    let closed = heading(ui, view, &answer.title, owner);
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for one in &answer.lines {
            line(ui, view, one);
        }
    });
    for said in &answer.rules {
        rule_box(ui, view, said);
    }
    closed
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

fn line(ui: &mut Ui, view: &View<'_>, line: &Line) {
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
