//! Progress cards: drawn, shown, put back (KNIGHTS 8), and the event die apart from the
//! number (KNIGHTS 18).

use super::super::{KnightsBreach, KnightsTask, NotOnTheTable, PointCard, Track};
use crate::judge::{Judge, Verdict};
use crate::{Impossible, Phase, Refusal, Seat, Source, Task, Waiting};
use cards::{Die, EventFace};

impl Judge<'_> {
    pub(super) fn choose_deck(&mut self, player: Seat, track: Track) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::ChooseDeck { player })?;
        if self.state.progress_left(track) == 0 {
            return Err(NotOnTheTable::DeckUsedUp(track).into());
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    /// Off turn it is asked for; on one's own turn it may come any time before its end.
    pub(super) fn put_back(&mut self, player: Seat, track: Track) -> Result<Verdict, Refusal> {
        let asked = self.due(KnightsTask::PutBack { player });
        let is_own = player == self.state.builder() && self.state.has_surplus(player);
        let task = match asked {
            Ok(task) => Some(task),
            Err(_) if is_own => {
                self.building()?;
                None
            }
            Err(refusal) => return Err(refusal),
        };
        if self.state.progress_of(player, track) == 0 {
            return Err(NotOnTheTable::NoProgressCard(track).into());
        }
        Ok(Verdict { task, ..Verdict::default() })
    }

    /// Nobody ends their own turn with too many progress cards (KNIGHTS 8).
    pub(crate) fn progress_limit(&mut self) -> Result<(), Refusal> {
        if self.state.has_surplus(self.state.builder()) {
            self.forbid(KnightsBreach::TooManyProgressCards.into())?;
        }
        Ok(())
    }

    /// A point card is shown as soon as it is drawn, whoever's turn it is.
    pub(super) fn show_point(&self, player: Seat, point: PointCard) -> Result<Verdict, Refusal> {
        if matches!(self.state.phase(), Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        if let Some(owner) = self.state.knights().and_then(|knights| knights.shown(point)) {
            return Err(NotOnTheTable::PointShown(point, owner).into());
        }
        let track = point.card().track();
        if self.state.progress_of(player, track) == 0 {
            return Err(NotOnTheTable::NoProgressCard(track).into());
        }
        Ok(Verdict::default())
    }

    fn awaits_event_die(&self) -> Result<(), Refusal> {
        self.does(|task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }))).map(|_| ())
    }

    pub(super) fn event_die_by_app(&self, face: EventFace, red: Die) -> Result<Verdict, Refusal> {
        // Dice that the table rolled have a red one among them.
        if matches!(self.state.source(), Some(Source::Roll(_))) {
            return self.event_die(face, None);
        }
        self.event_die(face, Some(red))
    }

    /// The task itself is done by what the die does.
    pub(super) fn event_die(&self, face: EventFace, red: Option<Die>) -> Result<Verdict, Refusal> {
        self.awaits_event_die()?;
        let is_gate = face != EventFace::Ship;
        if is_gate && self.state.red_beside(red).is_none() {
            return Err(NotOnTheTable::RedNotTold.into());
        }
        if let (Some(Source::Roll(roll)), Some(red)) = (self.state.source(), red)
            && !roll.reds().any(|it| it == red)
        {
            return Err(NotOnTheTable::NoSuchRed(red, roll).into());
        }
        Ok(Verdict::default())
    }
}
