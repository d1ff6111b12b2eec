//! What is heard of a game: of each step a cue.

use super::panels::turn::Moved;
use super::view::View;
use crate::app::sound::Cue;
use crate::game::{Deed, KnightsDeed, Play, SeaDeed, State};

/// The cue for what was done since there were `from` acts.
pub fn cue(view: &View<'_>, from: usize, moved: Moved) -> Option<Cue> {
    let acts = view.game.acts_from(from).map(|(_, _, act)| act);
    let loudest = acts.filter_map(|act| cue_of(&act.deed, view.state)).max();
    let is_next = moved == Moved::ToAnother && view.state.over().is_none();
    loudest.or_else(|| is_next.then_some(Cue::Turn))
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
