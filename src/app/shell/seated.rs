//! Deeds of seats by phone at the game in this window: judged by the rules alone and done as if it were
//! touched here, and answered once it is on disk and published.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tableside::Tableside;
use crate::app::session::StepError;
use crate::app::session::open_game::Sitting;
use game::{
    Choice, Deed, Enforcement, Intended, Intent, NotAChoice, NotHeard, NumberSource, PhoneRemark,
    Seat,
};
use guests::{Proposal, ProposalAnswer, Verdict};
use words::game::seats::{held, offered};
use words::game::{GameWords, RefusalWords, undo};
use words::text::Text;

/// A proposal as a phone sends it; the server has read its name and its seat before.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProposalBody {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "seat")]
    _seat: u8,
    /// Code of the language that the phone reads.
    lang: String,
    #[serde(rename = "do")]
    intent: Intent,
}

/// The body of an answer.
#[derive(Serialize)]
struct AnswerBody<'a> {
    /// A sentence to be read; empty where the next view says it.
    say: &'a str,
}

/// The reason why nothing came of a proposal.
enum Vain {
    Unread,
    NotAChoice(NotAChoice),
    /// It was offered, and refused; with the deed, where it was one.
    Step(Option<Box<Deed>>, StepError),
}

impl From<NotAChoice> for Vain {
    fn from(not: NotAChoice) -> Self {
        Self::NotAChoice(not)
    }
}

impl From<NotHeard> for Vain {
    fn from(not: NotHeard) -> Self {
        Self::NotAChoice(not.into())
    }
}

impl Tableside {
    /// Does what phones propose, in the order in which it came; while a step is on its way to disk,
    /// the others wait.
    pub(super) fn hear_phones(&mut self) {
        while !self.is_waiting() {
            if self.opens_vote() {
                continue;
            }
            let Some(proposal) = self.phones.next_proposal() else { return };
            let body: Option<ProposalBody> = serde_json::from_slice(&proposal.body).ok();
            let heard = match &body {
                Some(body) => self.do_proposed(&proposal, &body.intent),
                None => Err(Vain::Unread),
            };
            match heard {
                Ok(()) => {
                    let done = answer(Verdict::Done, "");
                    self.phones.answer_once_published(proposal, done);
                }
                Err(vain) => {
                    let lang = body.map(|body| body.lang).unwrap_or_default();
                    let refused = self.in_vain(&vain, &lang);
                    self.phones.answer(&proposal, refused);
                }
            }
        }
    }

    /// Opens the next of the votes that are in, once all are; returns whether there was one.
    fn opens_vote(&mut self) -> bool {
        let now = self.platform.now();
        let Some((sitting, _)) = self.pages.play() else { return false };
        let Some(session) = sitting.session() else { return false };
        let Some(deed) = self.phones.opened_vote(session.state()) else { return false };
        session.act(deed, Enforcement::ByTheRules, now).is_ok()
    }

    fn do_proposed(&mut self, proposal: &Proposal, intent: &Intent) -> Result<(), Vain> {
        let (seat, meant) = self.meant(proposal, intent)?;
        let now = self.platform.now();
        let Some((sitting, _)) = self.pages.play() else {
            return Err(NotAChoice::NoLongerAsked.into());
        };
        let Some(session) = sitting.session() else {
            return Err(NotAChoice::NoLongerAsked.into());
        };
        let platform = self.platform.as_mut();
        let mut rng = platform.rng();
        let deed = if let Intended::Choice(choice) = &meant { choice.deed() } else { None };
        let act = session.game().next_act_id();
        let done = match meant {
            Intended::Say(remark) => {
                self.phones.hear(session.state(), seat, &remark)?;
                self.tell_offer(&remark);
                return Ok(());
            }
            Intended::Choice(Choice::Deed(deed)) if self.phones.keep_vote(&deed) => return Ok(()),
            Intended::TakeBack(_) => {
                let never = |_| String::new();
                let what = undo(&GameWords::now(&self.text, session.game(), &never));
                session.undo(now).map_err(|error| Vain::Step(None, error))?;
                self.refused = None;
                let words = what
                    .map(|what| self.text.with("phones-took-back", &[("act", what.short.into())]));
                self.news = words.map(|words| self.notice(words));
                return Ok(());
            }
            Intended::Choice(Choice::Deed(deed)) => session.act(deed, Enforcement::ByTheRules, now),
            Intended::Choice(Choice::Whisper(deed, said)) => {
                session.whisper(deed, said, now, &mut rng)
            }
            Intended::Choice(Choice::DrawnCard { player, from }) => {
                session.draw_card((player, from), now, &mut rng)
            }
            Intended::Choice(Choice::Number) => match session.state().numbers() {
                NumberSource::Dice => session.roll(now, &mut rng),
                NumberSource::Cards | NumberSource::Printed | NumberSource::Table => {
                    session.draw(now, &mut rng)
                }
            },
            Intended::Choice(Choice::Thrown(what)) => session.throw(what, now, &mut rng),
            Intended::Choice(Choice::Counted(monopoly)) => session.monopoly(monopoly, now),
        };
        done.map_err(|error| Vain::Step(deed.map(Box::new), error))?;
        self.refused = None;
        if let Intent::Take { offer, .. } = intent {
            self.phones.close_offer(offer);
        }
        self.phones.acts(seat, act);
        Ok(())
    }

    /// The meaning of a proposal, and the seat that it is for, at the game as it is now.
    fn meant(&self, proposal: &Proposal, intent: &Intent) -> Result<(Seat, Intended), NotAChoice> {
        let none = NotAChoice::NoLongerAsked;
        if !self.phones.still_sits(proposal) {
            return Err(none);
        }
        let Some(Sitting::Plays(session) | Sitting::LooksAround(session)) = self.pages.sitting()
        else {
            return Err(none);
        };
        let game = session.game();
        let seat = game.state().players().seat(proposal.seat.index().into()).ok_or(none)?;
        let (tokens, talk, turns) = self.phones.context(game).ok_or(none)?;
        Ok((seat, intent.meant(game, seat, (&tokens, &talk, turns))?))
    }

    fn in_vain(&self, vain: &Vain, lang: &str) -> ProposalAnswer {
        let words = self.phones.published().and_then(|published| published.words(lang));
        let (text, last) = words.unwrap_or((&self.text, ""));
        let stale = |key: &str| text.with(key, &[("last", last.into())]);
        match vain {
            Vain::Unread => answer(Verdict::Unread, &text.get("seat-unread")),
            Vain::NotAChoice(NotAChoice::NoLongerAsked | NotAChoice::NoSuchChoice) => {
                answer(Verdict::Refused, &stale("seat-stale"))
            }
            Vain::NotAChoice(NotAChoice::OtherCards) => {
                answer(Verdict::Refused, &stale("seat-other-cards"))
            }
            Vain::NotAChoice(NotAChoice::NotTheirLast) => {
                answer(Verdict::Refused, &stale("seat-not-last"))
            }
            Vain::NotAChoice(NotAChoice::Waits) => answer(Verdict::Refused, &self.held(text)),
            Vain::NotAChoice(NotAChoice::NotHeard(not)) => {
                let key = match not {
                    NotHeard::NoSuchOffer => "seat-offer-gone",
                    NotHeard::NoSuchTerms => "seat-offer-terms",
                    NotHeard::OtherTerms => "seat-offer-other-terms",
                    NotHeard::NotNow => "seat-offer-not-now",
                };
                answer(Verdict::Refused, &stale(key))
            }
            Vain::Step(Some(deed), StepError::Refused(refusal)) => {
                let Some(sitting) = self.pages.sitting() else {
                    return answer(Verdict::Refused, &stale("seat-stale"));
                };
                let never = |_| String::new();
                let say = GameWords::now(text, sitting.game(), &never);
                let words = RefusalWords::of(&say, deed, refusal);
                answer(Verdict::Refused, &words.why)
            }
            Vain::Step(_, error) => answer(Verdict::Refused, &error.sentence(text)),
        }
    }
}

impl Tableside {
    /// Tells of an offer here, too: somebody may have no phone to be told on.
    fn tell_offer(&mut self, remark: &PhoneRemark) {
        let PhoneRemark::Offer { .. } = remark else { return };
        let Some(sitting) = self.pages.sitting() else { return };
        let never = |_| String::new();
        let say = GameWords::now(&self.text, sitting.game(), &never);
        let talk = self.phones.context(sitting.game()).map(|(_, talk, _)| talk);
        let offered = talk.and_then(|talk| talk.offers().last().map(|last| offered(&say, last)));
        let words = offered.map(|act| self.text.with("phones-did", &[("act", act.into())]));
        self.news = words.map(|words| self.notice(words)).or(self.news.take());
    }

    /// A sentence on who asked to wait.
    fn held(&self, text: &Text) -> String {
        let Some(sitting) = self.pages.sitting() else { return String::new() };
        let never = |_| String::new();
        let say = GameWords::now(text, sitting.game(), &never);
        let talk = self.phones.context(sitting.game()).map(|(_, talk, _)| talk);
        talk.map(|talk| held(&say, talk.waits())).unwrap_or_default()
    }
}

fn answer(verdict: Verdict, say: &str) -> ProposalAnswer {
    // Nothing in it can't be written as JSON.
    let json = serde_json::to_vec(&AnswerBody { say }).unwrap_or_default();
    ProposalAnswer { verdict, json: Arc::from(json) }
}
