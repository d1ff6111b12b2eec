//! What is heard of a game: of each step a cue.

use super::moment::Moment;
use super::view::View;
use crate::app::sound::{Cue, Heard};
use game::{AttackReason, CardWork, Deed, KnightsDeed, SeaDeed, State};
use words::game::announcement::Since;

/// A step of the game.
pub struct Step<'a> {
    /// When the game was looked at before it.
    pub was: Moment,
    /// Whether it led to another turn.
    pub is_other_turn: bool,
    /// How an attack of the barbarians ended that it brought (KNIGHTS 9).
    pub attack: Option<&'a AttackReason>,
}

impl Step<'_> {
    /// What is heard of it and of `before`, which hasn't been heard yet; of what is only
    /// looked at, nothing.
    pub fn heard(self, view: &View<'_>, since: &Since, announced: &str, before: Heard) -> Heard {
        let words = Some(announced.to_owned());
        match since {
            Since::Looked => Heard::default(),
            Since::TakenBack(_) => Heard { cue: None, words },
            // What follows by itself may come a frame later.
            Since::Done => Heard { cue: self.cue(view), words }.after(before),
        }
    }

    fn cue(&self, view: &View<'_>) -> Option<Cue> {
        if self.attack.is_some() {
            return Some(Cue::Attack);
        }
        let Moment::After(from, ..) = self.was else { return None };
        let acts = view.game.acts_from(from).map(|(_, _, act)| act);
        let loudest = acts.filter_map(|act| cue_of(&act.deed, view.state)).max();
        let is_next = self.is_other_turn && view.state.over().is_none();
        loudest.or_else(|| is_next.then_some(Cue::Turn))
    }
}

fn cue_of(deed: &Deed, state: &State) -> Option<Cue> {
    use game::DeedGroup::{
        Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number, Play,
        Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
    };
    if deed.is_number() {
        return Some(if state.number() == Some(7) { Cue::Seven } else { Cue::Card });
    }
    let builds = match deed.group() {
        Settlement | Road | City => true,
        Knights(deed) => builds(deed),
        Sea(deed) => matches!(deed, SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. }),
        Answer | Buy | Card | Change | Correction | Damage | Discard | End | Number(_)
        | Play(_) | Robber | Steal | Trade | Turn | Vote | Weather | Win => false,
    };
    builds.then_some(Cue::Build)
}

/// Tells whether a deed of Cities & Knights puts something up.
fn builds(deed: &KnightsDeed) -> bool {
    match deed {
        KnightsDeed::BuildWall { .. }
        | KnightsDeed::Improve { .. }
        | KnightsDeed::PlaceMetropolis { .. }
        | KnightsDeed::Recruit { .. }
        | KnightsDeed::Promote { .. } => true,
        KnightsDeed::Play(play) => match play.card().work() {
            Some(CardWork::Wall | CardWork::Improvement | CardWork::City) => true,
            Some(CardWork::Activation) | None => false,
        },
        KnightsDeed::Activate { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Displace { .. }
        | KnightsDeed::Relocate { .. }
        | KnightsDeed::LoseCity { .. }
        | KnightsDeed::ChooseDeck { .. }
        | KnightsDeed::PutBack { .. }
        | KnightsDeed::ChaseRobber { .. }
        | KnightsDeed::RollEventDie { .. }
        | KnightsDeed::EventDie { .. }
        | KnightsDeed::ShowPoint { .. }
        | KnightsDeed::TradeAtHarbor { .. }
        | KnightsDeed::LoseKnight { .. }
        | KnightsDeed::PlaceDeserter { .. } => false,
    }
}
