//! Deeds of seats by phone at the game in this window: judged by the rules alone and done as if it were
//! touched here, and answered once it is on disk and published.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tableside::Tableside;
use crate::app::session::StepError;
use crate::app::session::open_game::Sitting;
use game::{Choice, Enforcement, Intent, NotAChoice};
use guests::{Proposal, ProposalAnswer, Verdict};
use words::game::{GameWords, RefusalWords};

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
    /// It was offered, and refused.
    Step(Box<Choice>, StepError),
}

impl Tableside {
    /// Does what phones propose, in the order in which it came; while a step is on its way to disk,
    /// the others wait.
    pub(super) fn hear_phones(&mut self) {
        while !self.is_waiting()
            && let Some(proposal) = self.phones.next_proposal()
        {
            match self.do_proposed(&proposal) {
                Ok(()) => {
                    let done = answer(Verdict::Done, "");
                    self.phones.answer_once_published(proposal, done);
                }
                Err((vain, lang)) => {
                    let refused = self.in_vain(&vain, &lang);
                    self.phones.answer(&proposal, refused);
                }
            }
        }
    }

    fn do_proposed(&mut self, proposal: &Proposal) -> Result<(), (Vain, String)> {
        let body: ProposalBody =
            serde_json::from_slice(&proposal.body).map_err(|_| (Vain::Unread, String::new()))?;
        let lang = body.lang;
        let choice = match self.meant(proposal, &body.intent) {
            Ok(choice) => choice,
            Err(not) => return Err((Vain::NotAChoice(not), lang)),
        };
        let mut done = Err(StepError::Waiting);
        let asked = choice.clone();
        let now = self.platform.now();
        if let Some((sitting, _)) = self.pages.play()
            && let Some(session) = sitting.session()
        {
            let platform = self.platform.as_mut();
            done = match choice {
                Choice::Deed(deed) => session.act(deed, Enforcement::ByTheRules, now),
                Choice::Whisper(deed, said) => {
                    session.whisper(deed, said, now, &mut platform.rng())
                }
                Choice::DrawnCard { player, from } => {
                    session.draw_card((player, from), now, &mut platform.rng())
                }
            };
        }
        if done.is_ok() {
            self.refused = None;
        }
        done.map_err(|error| (Vain::Step(Box::new(asked), error), lang))
    }

    /// The choice that a proposal means, at the game as it was published last.
    fn meant(&self, proposal: &Proposal, intent: &Intent) -> Result<Choice, NotAChoice> {
        let none = NotAChoice::NoLongerAsked;
        let Some(Sitting::Plays(session) | Sitting::LooksAround(session)) = self.pages.sitting()
        else {
            return Err(none);
        };
        let state = session.state();
        let seat = state.players().seat(proposal.seat.index().into()).ok_or(none)?;
        let tokens = self.phones.tokens(session.game()).ok_or(none)?;
        intent.meant(state, seat, &tokens)
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
            Vain::Step(choice, StepError::Refused(refusal)) => {
                let Some(sitting) = self.pages.sitting() else {
                    return answer(Verdict::Refused, &stale("seat-stale"));
                };
                let never = |_| String::new();
                let say = GameWords::now(text, sitting.game(), &never);
                let words = RefusalWords::of(&say, &choice.deed(), refusal);
                answer(Verdict::Refused, &words.why)
            }
            Vain::Step(_, error) => answer(Verdict::Refused, &error.sentence(text)),
        }
    }
}

fn answer(verdict: Verdict, say: &str) -> ProposalAnswer {
    // Nothing in it can't be written as JSON.
    let json = serde_json::to_vec(&AnswerBody { say }).unwrap_or_default();
    ProposalAnswer { verdict, json: Arc::from(json) }
}
