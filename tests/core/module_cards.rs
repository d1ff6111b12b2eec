//! Event cards at tables with modules: each says of bandits, bridges, and oil what is asked by it
//! (TRADERS 8.1).

use cards::{Bars, BuiltIn, Effect, Freedom, RulingSet, Selector};
use game::Expansion::{Knights, Oil, Rivers, Sea, Wagons};
use game::{
    Expansion, Expansions, Following, Game, Occasion, Setup, SetupFields, Step, Task, WagonTask,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;
use words::language::Language;
use words::text::Text;

use crate::common::take;
use crate::expansion_laws::opening;

/// A game of these some turns after its opening.
fn played(kind: Expansions) -> Game {
    let parts = SetupFields::from(opening(kind, Following::Open, 5));
    let mut game = Game::new(Setup::new(parts).expect("a setup"));
    let mut state = game.state().clone();
    let mut rng = StdRng::seed_from_u64(5);
    for _ in 0..150 {
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        take(&mut game, Step::Act(act));
    }
    game
}

/// A card of a deck as a table with these rulings and modules reads it.
struct Read<'a> {
    id: &'a str,
    /// The words of both languages, one after the other.
    text: String,
    effects: &'a [Effect],
    tasks: Vec<Task>,
}

impl Read<'_> {
    fn says(&self, words: [&str; 2]) -> bool {
        words.iter().all(|it| self.text.contains(it))
    }

    fn has(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(is_it)
    }
}

/// Looks at every card of every deck under every ruling set at a table with `kind`.
fn look(kind: &[Expansion], mut at: impl FnMut(&Read<'_>)) {
    let kind: Expansions = kind.iter().copied().collect();
    let game = played(kind);
    let active = game.state().builder();
    for built_in in BuiltIn::ALL {
        let deck = built_in.deck().expect("sound");
        for (id, event) in deck.events() {
            for set in RulingSet::ALL {
                let said = Language::ALL
                    .map(|it| Text::of(it).event_text_in(&deck, id, set, (kind, None)));
                let text = said.map(Option::unwrap_or_default).join(" | ");
                assert!(!text.contains(['{', '[']), "{id}: {text}");
                let effects = event.effects(set);
                let draws_from = game.state().kinds();
                let occasion = Occasion { active, hand_limit: 7, draws_from, or_oil: false };
                let tasks = game.state().position().tasks(effects, occasion);
                at(&Read { id: id.as_str(), text, effects, tasks });
            }
        }
    }
}

#[test]
fn with_wagons_a_card_that_moves_the_robber_moves_a_bandit_and_one_that_sends_it_home_does_nothing()
{
    for kind in [&[Wagons][..], &[Wagons, Sea], &[Wagons, Knights], &[Wagons, Sea, Knights]] {
        let mut moved = 0;
        look(kind, |card| {
            let flees = |effect: &Effect| {
                matches!(effect, Effect::RobberFlees { .. } | Effect::RobberSleeps {})
            };
            if card.has(flees) {
                assert!(card.says(["nothing happens", "Es geschieht nichts"]), "{}", card.text);
                assert!(card.tasks.is_empty(), "{}: {:?}", card.id, card.tasks);
                return;
            }
            assert!(!card.text.contains("obber") && !card.text.contains("Räuber"), "{}", card.text);
            assert!(!card.tasks.iter().any(|task| matches!(task, Task::MoveRobber { .. })));
            if card.has(|effect| matches!(effect, Effect::MoveRobber { .. })) {
                assert!(card.says(["bandit", "Barbar"]), "{}", card.text);
            }
            for task in &card.tasks {
                let Task::Wagons(WagonTask::Bandit { freedom, .. }) = task else { continue };
                let leaves = card.says([" may move a bandit", " darf"]);
                assert_eq!(*freedom == Freedom::May, leaves, "{}", card.text);
                moved += 1;
            }
        });
        assert!(moved > 0, "{kind:?}");
    }
}

#[test]
fn with_wagons_no_card_speaks_of_a_holder_of_the_longest_road() {
    for kind in [&[Wagons][..], &[Wagons, Sea], &[Wagons, Knights], &[Wagons, Sea, Knights]] {
        look(kind, |card| {
            assert!(!card.text.contains("holder of the Longest"), "{}", card.text);
            assert!(!card.text.contains("Wer die Längste"), "{}", card.text);
        });
    }
}

#[test]
fn with_rivers_what_turns_or_mends_any_road_means_bridges_too() {
    for kind in [&[Rivers][..], &[Rivers, Sea], &[Rivers, Knights]] {
        let mut seen = 0;
        look(kind, |card| {
            let means = |effect: &Effect| {
                let of_damaged = card.id == "relief_wagon";
                matches!(
                    effect,
                    Effect::DamageRoad { bars: Bars::Buildings, .. } | Effect::MendRoad { .. }
                ) || of_damaged
                    && matches!(effect, Effect::Take { who: Selector::AtLeast { .. }, .. })
            };
            if card.has(means) {
                assert!(card.says(["bridge", "Brücke"]), "{}: {}", card.id, card.text);
                seen += 1;
            }
        });
        assert!(seen > 10, "{seen}");
    }
}

#[test]
fn with_oil_a_card_says_where_it_is_a_resource() {
    for kind in [&[Oil][..], &[Oil, Rivers], &[Oil, Sea]] {
        look(kind, |card| {
            let of_deck_a = ["plentiful_year", "epidemic", "neighborly_assistance"];
            if of_deck_a.contains(&card.id) {
                assert!(card.says([" oil", " Öl"]), "{}: {}", card.id, card.text);
            }
        });
    }
}
