//! Words about cards at random, as players tell the app alone (RULES 11).

use game::{CardGroup, CardKind, Cards, Deed, Enforcement, State, Whisper, Whispered};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// Something that could be whispered beside `deed` at a table with private hands, right or wrong, or
/// nothing at all where that may be.
pub fn random_whisper(state: &State, deed: &Deed, rng: &mut impl Rng) -> Option<Whisper> {
    let (draws, tells_points) = (rng.random_bool(0.3), rng.random_bool(0.3));
    let mut any = |of: CardGroup| {
        let kinds = state.kinds().all().iter().copied().filter(|kind| of.has(*kind));
        kinds.collect::<Vec<_>>().choose(rng).copied()
    };
    let said = if let Deed::TellOwn { player } = deed {
        let hidden = state.hidden_cards(*player).total();
        if tells_points && hidden > 0 {
            Whispered::Points(rng.random_range(0..=hidden))
        } else {
            let mut hand = Cards::none();
            for _ in 0..state.hands()?.size(*player) {
                let kind = any(CardGroup::Any)?;
                hand.set(kind, hand.get(kind) + 1);
            }
            Whispered::Hand(hand)
        }
    } else {
        let act = state.propose(deed.clone(), Enforcement::ByTheRules).ok()?.act;
        let kinds: Vec<CardKind> = act.unseen().filter_map(any).collect();
        let steals = matches!(deed, Deed::Steal { card: None, .. });
        match kinds.first() {
            Some(kind) if steals && draws => Whispered::Drawn(Some(*kind)),
            Some(_) if rng.random_bool(0.2) => return None,
            _ => Whispered::Passed(kinds),
        }
    };
    let mut salt = [0; 16];
    rng.fill_bytes(&mut salt);
    Whisper::new(said, salt).ok()
}
