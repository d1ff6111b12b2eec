//! What is heard of a game: of each step a cue, and the clock's sign.

use super::panels::turn::Moved;
use super::view::View;
use crate::app::session::turn_clock::Shown;
use crate::app::sound::Cue;
use crate::game::{Deed, KnightsDeed, SeaDeed, State};

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
            | KnightsDeed::Promote { .. },
        )
        | Deed::Sea(SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. }) => Some(Cue::Build),
        _ => None,
    }
}

/// The time that a turn is given, as it was last seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeGiven {
    /// There is none, or nobody has looked.
    #[default]
    Unseen,
    /// Some was left.
    Left,
    /// It was over.
    Over,
}

impl TimeGiven {
    /// The clock's sign, in the moment when the time is over.
    pub fn follow(&mut self, shown: Option<Shown>) -> Option<Cue> {
        let now = match shown {
            Some(Shown::Left(_)) => Self::Left,
            Some(Shown::Over(_)) => Self::Over,
            Some(Shown::Passed(_)) | None => Self::Unseen,
        };
        let before = std::mem::replace(self, now);
        (before == Self::Left && now == Self::Over).then_some(Cue::Clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_gives_its_sign_once_when_the_time_is_over() {
        let mut given = TimeGiven::default();
        let heard = |shown| given.follow(shown);
        let shown = [
            None,
            Some(Shown::Left(2)),
            Some(Shown::Left(1)),
            Some(Shown::Over(0)),
            Some(Shown::Over(1)),
            Some(Shown::Left(180)),
            Some(Shown::Over(0)),
        ];
        let heard: Vec<_> = shown.into_iter().map(heard).collect();
        let sign = Some(Cue::Clock);
        assert_eq!(heard, [None, None, None, sign, None, None, sign]);
    }

    #[test]
    fn a_turn_that_was_over_when_the_game_was_opened_gives_no_sign() {
        let mut given = TimeGiven::default();
        assert_eq!(given.follow(Some(Shown::Over(40))), None);
        assert_eq!(given.follow(Some(Shown::Passed(40))), None);
    }
}
