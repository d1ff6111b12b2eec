//! What is heard of a game: of each step a cue.

use super::moment::Moment;
use super::panels::turn::Moved;
use super::view::View;
use crate::app::sound::{Cue, Heard};
use game::{AttackReason, Deed, KnightsDeed, Play, SeaDeed, State};
use words::game::announcement::Since;

/// A step of the game.
pub struct Step<'a> {
    /// When the game was looked at before it.
    pub was: Moment,
    /// Whether it led to another turn.
    pub moved: Moved,
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
        let is_next = self.moved == Moved::ToAnother && view.state.over().is_none();
        loudest.or_else(|| is_next.then_some(Cue::Turn))
    }
}

fn cue_of(deed: &Deed, state: &State) -> Option<Cue> {
    match deed {
        _ if deed.is_number() && state.number() == Some(7) => Some(Cue::Seven),
        _ if deed.is_number() => Some(Cue::Card),
        Deed::FoundSettlement { .. }
        | Deed::FoundRoad { .. }
        | Deed::BuildRoad { .. }
        | Deed::BuildSettlement { .. }
        | Deed::BuildCity { .. }
        | Deed::Knights(
            KnightsDeed::BuildWall { .. }
            | KnightsDeed::Improve { .. }
            | KnightsDeed::PlaceMetropolis { .. }
            | KnightsDeed::Recruit { .. }
            | KnightsDeed::Promote { .. }
            | KnightsDeed::Play(Play::Crane { .. } | Play::Engineer { .. } | Play::Medicine { .. }),
        )
        | Deed::Sea(SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. }) => Some(Cue::Build),
        _ => None,
    }
}
