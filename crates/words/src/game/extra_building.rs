//! Building alongside another player's turn, in words (RULES 4.5).

use super::GameWords;
use game::{Deed, DeedGroup, ExtraBuilding, Phase, Seat, State};

/// The label of the button that ends a turn, or a part of it.
pub fn done(say: &GameWords<'_>) -> String {
    let next = || say.name(say.state.seating().after(say.active()));
    let with_next = |key: &str| say.with(key, &[("next", &next())]);
    let rule = say.state.rules().extra_building;
    match (say.guest(), say.state.first_extra_builder()) {
        (Some(_), _) if rule != ExtraBuilding::Special => with_next("done-pass"),
        (Some(_), _) if has_built(say) => with_next("others-next"),
        (Some(_), _) => with_next("others-nobody"),
        (None, Some(partner)) if rule == ExtraBuilding::Paired => {
            say.about("done-partner", partner)
        }
        (None, Some(_)) if asks_others(say) => with_next("done-nobody-builds"),
        (None, _) => with_next("done-pass"),
    }
}

impl GameWords<'_> {
    /// Returns who is done with what: a turn, a part of one, or all building alongside it.
    pub fn passing(&self, before: &State) -> String {
        let is_special = before.rules().extra_building == ExtraBuilding::Special;
        match before.phase() {
            Phase::ExtraBuilding { .. } if is_special => self.text.get("act-pass-others"),
            Phase::ExtraBuilding { builder } => self.about("act-pass-part", builder),
            _ if before.first_extra_builder().is_some() => {
                self.about("act-pass-part", before.active())
            }
            _ => self.about("act-pass", before.active()),
        }
    }
}

/// Returns whether the turn that is going on has others build alongside its end, all of them at
/// once (RULES 4.5).
pub fn asks_others(say: &GameWords<'_>) -> bool {
    let is_special = say.state.rules().extra_building == ExtraBuilding::Special;
    let is_asked = say.guest().is_none() && say.state.first_extra_builder().is_some();
    is_special && is_asked && say.state.others_may_pay()
}

/// Returns whether the table is asked who builds alongside the turn, and nobody has yet.
pub fn asks_who(say: &GameWords<'_>) -> bool {
    let is_special = say.state.rules().extra_building == ExtraBuilding::Special;
    is_special && say.guest().is_some() && !has_built(say)
}

/// Returns whether anybody has built since the active player was done.
fn has_built(say: &GameWords<'_>) -> bool {
    let deeds = say.game.acts().rev().map(|(_, _, act)| &act.deed);
    let mut since = deeds.take_while(|deed| **deed != Deed::Pass);
    since.any(|deed| {
        use DeedGroup::{Built, Buy, Damage, Knights, Sea};
        let builds = matches!(deed.group(), Built(_) | Damage | Buy | Knights(_) | Sea(_));
        builds || matches!(deed, Deed::LetBuild { .. })
    })
}

/// Returns who builds in whose turn: the title, and everything in one sentence.
pub fn titles(say: &GameWords<'_>, builder: Seat) -> (String, String) {
    if asks_who(say) {
        let title = say.text.get("others-may-build");
        return (title.clone(), title);
    }
    let title = say.about("builds-title", builder);
    (
        title,
        say.with(
            "builds-name",
            &[("who", &builder), ("turn", &say.state.turn()), ("active", &say.active())],
        ),
    )
}

/// The small text beside the title: whose turn it is while somebody else
/// builds, that a won game is being played on, and `rest`.
pub fn asides(say: &GameWords<'_>, rest: String) -> String {
    let mut parts = Vec::new();
    if say.guest().is_some() {
        parts
            .push(say.with("builds-in", &[("turn", &say.state.turn()), ("active", &say.active())]));
    }
    if say.state.earlier_win().is_some() {
        parts.push(say.text.get("table-played-on-short"));
    }
    parts.push(rest);
    say.text.joined(&parts)
}
