//! Games with a twin in which players tell the app alone of other cards, right or wrong. With private
//! hands nothing of that is in what is sent, nor in what can be seen again at the end.

use super::tables::{Kind, decks, goes_on};
use super::*;
use cards::BuiltIn;
use game::{Deed, Enforcement, Seat, State};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats::{random_deed, random_setup, random_whisper};

struct WhisperTwins {
    games: [Game; 2],
    states: [State; 2],
    differing: usize,
}

impl WhisperTwins {
    fn new(kind: Kind, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let rules = kind.rules(Following::Private);
        let setup = random_setup(&decks(&[BuiltIn::A]), 4, rules, &mut rng).expect("a setup");
        let states = [(); 2].map(|()| State::new(setup.clone().into()));
        Self { games: [Game::new(setup.clone()), Game::new(setup)], states, differing: 0 }
    }

    /// Does the same in both, with something else whispered in each; false if nothing was found.
    fn go_on(&mut self, rng: &mut StdRng) -> bool {
        let seats: Vec<Seat> = self.states[0].players().seats().collect();
        for _ in 0..40 {
            let tells = seats.choose(rng).copied().filter(|_| rng.random_bool(0.15));
            let told = tells.map(|player| Deed::TellOwn { player });
            let Some(deed) = told.or_else(|| random_deed(&self.states[0], rng)) else {
                return false;
            };
            let done = self.states.each_ref().map(|state| {
                let whisper = random_whisper(state, &deed, rng);
                state.propose_whispering(deed.clone(), whisper, Enforcement::ByTheRules)
            });
            if let [Ok(own), Ok(twin)] = done {
                self.differing += usize::from(own.act.whisper != twin.act.whisper);
                self.states = [own.after, twin.after];
                let [one, other] = &mut self.games;
                goes_on(one, own.act);
                goes_on(other, twin.act);
                return true;
            }
        }
        false
    }

    /// All that would be sent of either, in every language.
    fn sent(&self, texts: &[Text]) -> [Vec<String>; 2] {
        self.games.each_ref().map(|game| {
            let bytes = |text: &Text| {
                let view = view(game, text);
                [json(&view).to_string(), still_page(text, &view)]
            };
            texts.iter().flat_map(bytes).collect()
        })
    }
}

#[test]
fn nobody_can_tell_from_a_view_what_players_told_the_app_alone() {
    let texts = Language::ALL.map(Text::of);
    for kind in Kind::ALL {
        let mut differing = 0;
        for seed in 0..3 {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut twins = WhisperTwins::new(kind, seed);
            for _ in 0..90 {
                if !twins.go_on(&mut rng) {
                    break;
                }
                let [own, twin] = twins.sent(&texts);
                assert_eq!(own, twin, "{kind:?}, {seed}, after {:?}", twins.games[0].last());
            }
            differing += twins.differing;
            let pasts = twins.games.each_ref().map(|game| past(game, &texts));
            assert_eq!(pasts[0], pasts[1], "{kind:?}, {seed}");
        }
        assert!(differing > 20, "{kind:?}: {differing}");
    }
}
