//! Progress cards: drawn, shown, put back (KNIGHTS 8), and the event die apart from the
//! number (KNIGHTS 18).

use crate::{
    Impossible, Phase, Seat, Source, Task, Waiting,
    judge::{Judge, Judged, Verdict, refuse_if},
    knights::{KnightsBreach, KnightsTask, NotOnTheTable, PointCard, Track},
};
use cards::{Die, EventFace};

impl Judge<'_> {
    pub(super) fn choose_deck(&mut self, player: Seat, track: Track) -> Judged {
        let verdict = self.due(KnightsTask::ChooseDeck { player })?;
        refuse_if(self.state.progress_left(track) == 0, NotOnTheTable::DeckUsedUp(track))?;
        Ok(verdict)
    }

    /// Off turn it is asked for; on one's own turn it may come any time before its end.
    pub(super) fn put_back(&mut self, player: Seat, track: Track) -> Judged {
        let asked = self.due(KnightsTask::PutBack { player });
        let is_own = player == self.state.builder() && self.state.has_surplus(player);
        let verdict = match asked {
            Err(_) if is_own => self.building().map(|()| Verdict::default())?,
            asked => asked?,
        };
        refuse_if(
            self.state.progress_of(player, track) == 0,
            NotOnTheTable::NoProgressCard(track),
        )?;
        Ok(verdict)
    }

    /// Nobody ends their own turn with too many progress cards (KNIGHTS 8).
    pub(crate) fn progress_limit(&mut self) -> Judged<()> {
        let has_surplus = self.state.has_surplus(self.state.builder());
        self.forbid_if(has_surplus, KnightsBreach::TooManyProgressCards)
    }

    /// A point card is shown as soon as it is drawn, whoever's turn it is.
    pub(super) fn show_point(&self, player: Seat, point: PointCard) -> Judged {
        if matches!(self.state.phase(), Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        if let Some(owner) = self.state.knights().and_then(|knights| knights.shown(point)) {
            return Err(NotOnTheTable::PointShown(point, owner).into());
        }
        let track = point.card().track();
        refuse_if(
            self.state.progress_of(player, track) == 0,
            NotOnTheTable::NoProgressCard(track),
        )?;
        Ok(Verdict::default())
    }

    pub(super) fn event_die_by_app(&self, face: EventFace, red: Die) -> Judged {
        // Dice that the table rolled have a red one among them.
        if matches!(self.state.source(), Some(Source::Roll(_))) {
            return self.event_die(face, None);
        }
        self.event_die(face, Some(red))
    }

    /// The task itself is done by what the die does.
    pub(super) fn event_die(&self, face: EventFace, red: Option<Die>) -> Judged {
        self.does(|task| matches!(task, Task::Knights(KnightsTask::EventDie { .. })))?;
        let is_gate = face != EventFace::Ship;
        refuse_if(is_gate && self.state.red_beside(red).is_none(), NotOnTheTable::RedNotTold)?;
        if let (Some(Source::Roll(roll)), Some(red)) = (self.state.source(), red)
            && !roll.reds().any(|it| it == red)
        {
            return Err(NotOnTheTable::NoSuchRed(red, roll).into());
        }
        Ok(Verdict::default())
    }
}
