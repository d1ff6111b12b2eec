//! The act that comes next: proposed once, and taken as it was proposed; what Undo and Redo come
//! to, from touch to touch; the ways a game went that are not the one it is on now; and its chance:
//! shuffles and rolls, each made once. What was taken back is used again, on whatever branch: undo
//! is never a second chance.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::{ActId, Standing, tree::Made};
use crate::refusal::refuse_if;
use crate::{
    Act, BadStep, By, Deed, Enforcement, Game, Impossible, KnightsDeed, Proposed, Refusal, Span,
    State, Step, Turned, Whisper,
};
use cards::{Die, EmptyPile, EventFace, Shuffle};

/// An act that a game proposed, with the state after it. It holds for the very
/// state it was proposed for.
#[derive(Clone, Debug, derive::Getters)]
#[lends(act, after)]
pub struct NextAct {
    act: Act,
    before: Arc<State>,
    after: Arc<State>,
}

impl NextAct {
    /// The act alone.
    pub fn into_act(self) -> Act {
        self.act
    }

    /// The same, made by somebody else.
    #[must_use]
    pub fn by(mut self, by: By) -> Self {
        self.act.by = by;
        self
    }
}

impl Game {
    /// The act that `deed` would be.
    ///
    /// # Errors
    /// Fails if it can't be done, or a rule forbids it.
    pub fn propose(&self, deed: Deed, enforcement: Enforcement) -> Result<NextAct, Refusal> {
        self.propose_whispering(deed, None, enforcement)
    }

    /// The same, with words beside it that the table doesn't hear.
    ///
    /// # Errors
    /// Fails also if these words don't belong to the deed, or the table doesn't keep hands private; and
    /// without words where cards are on phones alone, and one passes unseen (RULES 11).
    pub fn propose_whispering(
        &self,
        deed: Deed,
        whisper: Option<Whisper>,
        enforcement: Enforcement,
    ) -> Result<NextAct, Refusal> {
        let is_silent = whisper.is_none();
        let Proposed { act, after } = self.state.propose_whispering(deed, whisper, enforcement)?;
        // There is no card on the table whose kind nobody need tell.
        let is_untold =
            is_silent && self.state.keeps_cards_on_phones() && act.unseen().next().is_some();
        refuse_if(is_untold && enforcement == Enforcement::ByTheRules, Impossible::CardNotNamed)?;
        Ok(NextAct { act, before: Arc::clone(&self.state), after: Arc::new(after) })
    }

    /// Returns whether `next` could be taken.
    ///
    /// # Errors
    /// Fails if it can't be taken.
    pub fn check_next(&self, next: &NextAct) -> Result<(), BadStep> {
        self.goes_on()?;
        if self.stands_before(next) {
            return Ok(());
        }
        Ok(State::clone(&self.state).apply(&next.act)?)
    }

    /// Takes an act that was proposed. Where the game still stands as it stood
    /// then, nothing is worked out once more.
    ///
    /// # Errors
    /// Fails if it can't be taken; then nothing has changed.
    pub fn take_next(
        &mut self,
        next: NextAct,
        time: DateTime<Utc>,
        ran: Span,
    ) -> Result<(), BadStep> {
        let foreseen = self.stands_before(&next).then_some(next.after);
        // Whoever holds a state makes the game copy it before it changes.
        drop(next.before);
        self.add(next.act, time, ran, foreseen)?;
        Ok(self.settle()?)
    }

    /// Returns whether the game stands as it stood when `next` was proposed.
    fn stands_before(&self, next: &NextAct) -> bool {
        self.folded == self.place && Arc::ptr_eq(&self.state, &next.before)
    }

    /// The last act that the table made, and how many came before it: Undo
    /// takes it back with all that the app made by itself after it.
    pub fn last_touch(&self) -> Option<(usize, &Act)> {
        let acts = self.branch.iter().enumerate().rev();
        let mut acts = acts.filter_map(|(nth, id)| self.act(*id).map(|act| (nth, act)));
        acts.find(|(_, act)| act.by == By::Table)
    }

    /// The number of the last act that the table made.
    pub fn last_touch_id(&self) -> Option<ActId> {
        let (nth, _) = self.last_touch()?;
        self.branch.get(nth).copied()
    }

    /// The number that the next act will have.
    pub fn next_act_id(&self) -> ActId {
        ActId(self.tree.nodes().len())
    }

    /// The step that takes back the last act of the table with all that followed
    /// by itself.
    pub fn undo_step(&self) -> Step {
        match self.last_touch() {
            Some((before, _)) if before + 1 < self.branch.len() => {
                let to = before.checked_sub(1).and_then(|nth| self.branch.get(nth));
                Step::Back(to.copied())
            }
            _ => Step::Undo,
        }
    }

    /// The step that does again what was taken back last, with all that
    /// followed by itself.
    pub fn redo_step(&self) -> Step {
        let followed = |id: &ActId| {
            let next = self.tree.next(Some(*id))?;
            self.act(next).filter(|act| act.by == By::App).map(|_| next)
        };
        let first = self.tree.next(self.place);
        let last = std::iter::successors(first, followed).last();
        if last == first { Step::Redo } else { Step::Back(last) }
    }
}

/// A way the game once went before the table went back. All of it is still
/// there: going back to its last act takes it up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abandoned {
    /// The act of the current branch after which it leaves that branch; `None` if it leaves from
    /// the opening.
    pub leaves: Option<ActId>,
    pub last: ActId,
    /// Number of acts of its own.
    pub acts: usize,
    /// Time of its last act.
    pub time: DateTime<Utc>,
}

impl Game {
    /// Every way the game once went and does not go now, in the order of their
    /// last acts. Ways that part from one another after they left the current
    /// branch are told apart.
    pub fn abandoned(&self) -> Vec<Abandoned> {
        let current: BTreeMap<ActId, usize> =
            self.acts().enumerate().map(|(nth, (id, ..))| (id, nth)).collect();
        // Where each act off the branch left it, and how many acts ago.
        let mut off: BTreeMap<ActId, (Option<ActId>, usize)> = BTreeMap::new();
        let mut ends: BTreeMap<ActId, Abandoned> = BTreeMap::new();
        for (id, parent, time) in self.tree() {
            if current.contains_key(&id) {
                continue;
            }
            let behind = parent.and_then(|parent| off.get(&parent).copied());
            let (leaves, acts) = behind.map_or((parent, 1), |(leaves, acts)| (leaves, acts + 1));
            off.insert(id, (leaves, acts));
            if let Some(parent) = parent {
                ends.remove(&parent);
            }
            ends.insert(id, Abandoned { leaves, last: id, acts, time });
        }
        ends.into_values().collect()
    }

    /// The acts of an abandoned way that are its own, in order, with their
    /// times; none if there is no such way.
    pub fn way(&self, abandoned: &Abandoned) -> Vec<(ActId, DateTime<Utc>, &Act)> {
        let mut acts = Vec::new();
        let mut place = Some(abandoned.last);
        while let Some(id) = place.filter(|id| Some(*id) != abandoned.leaves) {
            let (Some((before, time)), Some(act)) = (self.before(id), self.act(id)) else { break };
            acts.push((id, time, act));
            place = before;
        }
        acts.reverse();
        acts
    }

    /// Returns how the game stood after an act, on whatever way; with nothing, after the
    /// opening.
    ///
    /// # Errors
    /// Fails if there is no such act.
    pub fn state_at(&self, act: Option<ActId>) -> Result<State, BadStep> {
        self.known(act)?;
        Ok(self.fold_to(act)?)
    }
}

impl Game {
    /// The draw that comes next. A shuffle that was made at this point before
    /// and taken back is used again, on whatever branch it was: undo is never
    /// a second chance. Only where none was, `shuffle` is asked.
    ///
    /// # Errors
    /// Fails if even a fresh pile would have no numbered card on top.
    pub fn draw(&self, shuffle: impl FnMut() -> Shuffle) -> Result<Deed, EmptyPile> {
        let turned = match self.earlier_shuffle() {
            Some(earlier) => self.state.next_draw(|| earlier.clone())?,
            None => self.state.next_draw(shuffle)?,
        };
        Ok(Deed::Draw { turned })
    }

    /// The acts on all branches that were made where `is_here`.
    pub(super) fn made_here(&self, is_here: impl Fn(&Made) -> bool) -> impl Iterator<Item = &Made> {
        self.tree.nodes().iter().map(|node| &node.made).filter(move |made| is_here(made))
    }

    fn earlier_shuffle(&self) -> Option<&Shuffle> {
        let here = self.state.shuffles();
        self.made_here(|made| made.shuffles == here).find_map(|made| {
            let Deed::Draw { turned } = &made.act.deed else { return None };
            turned.iter().find_map(Turned::shuffle)
        })
    }

    /// The next roll of the app's dice. One that was made at this point before
    /// and taken back is used again, as with [`Self::draw`].
    pub fn roll(&self, roll: impl FnOnce() -> (Die, Die, Option<EventFace>)) -> Deed {
        let earlier = self.earlier_roll(|deed| matches!(deed, Deed::Dice { .. }));
        earlier.unwrap_or_else(|| {
            let (red, yellow, face) = roll();
            Deed::Dice { red, yellow, face }
        })
    }

    fn earlier_roll(&self, is_one: impl Fn(&Deed) -> bool) -> Option<Deed> {
        let here = self.state.rolls();
        let mut earlier = self.made_here(|made| made.rolls == here).map(|made| &made.act.deed);
        earlier.find(|deed| is_one(deed)).cloned()
    }

    /// The next roll of the app's event die and the red die beside it, where this turn's
    /// number came without them. One that was made at this point before and taken back is
    /// used again, as with [`Self::draw`].
    pub fn event_die(&self, roll: impl FnOnce() -> (EventFace, Die)) -> Deed {
        let is_one = |deed: &Deed| matches!(deed, Deed::Knights(KnightsDeed::RollEventDie { .. }));
        self.earlier_roll(is_one).unwrap_or_else(|| {
            let (face, red) = roll();
            Deed::Knights(KnightsDeed::RollEventDie { face, red })
        })
    }

    /// Every shuffle that was made in this game, on whatever branch, in the
    /// order in which they were first made; the opening's is the first. One
    /// that was used again after an undo is named once.
    pub fn shuffles(&self) -> Vec<(&Shuffle, Standing)> {
        self.made().into_iter().map(|(_, shuffle, standing)| (shuffle, standing)).collect()
    }

    /// Shuffles that were made where another one had been made and taken back:
    /// this program uses the first one again, so somebody else made them.
    pub fn second_chances(&self) -> Vec<&Shuffle> {
        let made = self.made();
        let again = made.iter().enumerate().filter(|(nth, (point, ..))| {
            made.iter().take(*nth).any(|(earlier, ..)| earlier == point)
        });
        again.map(|(_, (_, shuffle, _))| *shuffle).collect()
    }

    /// Every shuffle with its point: how many had been made before it on its
    /// branch, the opening's included.
    fn made(&self) -> Vec<(usize, &Shuffle, Standing)> {
        let mut on_branch = vec![Standing::Abandoned; self.tree.nodes().len()];
        for id in &self.branch {
            if let Some(standing) = on_branch.get_mut(id.0) {
                *standing = Standing::Current;
            }
        }
        let mut made = vec![(0, &self.setup.shuffle, Standing::Current)];
        for (node, standing) in self.tree.nodes().iter().zip(on_branch) {
            let Deed::Draw { turned } = &node.made.act.deed else { continue };
            for (nth, shuffle) in turned.iter().filter_map(Turned::shuffle).enumerate() {
                let point = node.made.shuffles + nth + 1;
                let mut known = made.iter_mut();
                match known.find(|(at, known, _)| (*at, *known) == (point, shuffle)) {
                    Some(known) if standing == Standing::Current => known.2 = standing,
                    Some(_) => {}
                    None => made.push((point, shuffle, standing)),
                }
            }
        }
        made
    }
}
