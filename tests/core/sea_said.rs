//! What is said of roads and the robber says at sea what it means: ships and the pirate, too
//! (docs/sea.md 5, 12).

use cards::RulingSet;
use game::{
    Breach, Chit, Condition, Correction, Deed, Expansion, Expansions, Game, SeaCorrection, SeaMap,
    Task,
};
use words::language::Language;
use words::text::Text;

use crate::sea_game::{ISLET, landing, rules, way_to};
use crate::sea_why::{game, puts_right, said, seat};

/// A game in which the first player's ship lies damaged.
fn damaged() -> (Game, board::Path) {
    let mut game = game(rules(), SeaMap::default());
    let at = way_to(game.state(), landing(game.state()))[0];
    let is = Some((seat(&game, 0), Condition::Damaged));
    puts_right(&mut game, Correction::Sea(SeaCorrection::Ship { at, is }));
    (game, at)
}

#[test]
fn a_damaged_ship_is_called_a_ship() {
    let (game, at) = damaged();
    let player = seat(&game, 0);
    let mend = Deed::MendRoad { player, at };
    let damage = Deed::DamageRoad { player, at };
    let breaches = [
        Breach::RoadWhileDamaged { damaged: at },
        Breach::BuildingAtDamage { at: at.ends()[0], damaged: at },
    ];
    let all = said(&game, |say| {
        let task = say.task(&Task::MendRoad { player });
        let told = breaches.iter().map(|breach| say.say(breach, player));
        [task, say.deed(&mend, game.state()), say.deed(&damage, game.state())]
            .into_iter()
            .chain([say.mending(player, at)])
            .chain(told)
            .collect::<Vec<_>>()
            .join(" / ")
    });
    let [english, german] = all;
    assert!(english.matches("ship").count() >= 6, "{english}");
    assert!(german.matches("Schiff").count() >= 6, "{german}");
    assert!(english.contains("turns a damaged ship back"), "{english}");
    assert!(german.contains("1 kaputtes Schiff zurückdrehen"), "{german}");
}

#[test]
fn what_may_be_mended_or_laid_is_a_road_or_a_ship() {
    let (mut game, ship) = damaged();
    let player = seat(&game, 0);
    let (road, _) = game.state().pieces().roads_of(player).next().expect("a road");
    let is = Some((player, Condition::Damaged));
    puts_right(&mut game, Correction::Road { at: road, is });
    let [english, german] = said(&game, |say| say.task(&Task::MendRoad { player }));
    assert!(english.contains("1 damaged road or ship back"), "{english}");
    assert!(german.contains("Straße oder 1 kaputtes Schiff"), "{german}");
    let [english, _] = said(&game, |say| say.mending(player, road));
    assert!(english.contains("damaged road back"), "{english}");
    let left = said(&game, |say| say.left(&Task::MendRoad { player }));
    assert!(left[0].contains("no road or ship") && left[1].contains("weder Straße noch Schiff"));
    assert_ne!(ship, road);
}

#[test]
fn a_card_speaks_of_roads_alone_only_without_seafarers() {
    for deck in cards::BuiltIn::ALL {
        let deck = deck.deck().expect("sound");
        for language in Language::ALL {
            let text = Text::of(language);
            for event in deck.events().keys() {
                for set in RulingSet::ALL {
                    let words = |with| text.event_text_in(&deck, event, set, with);
                    let Some(sea) = words(Expansions::from_iter([Expansion::Sea])) else {
                        continue;
                    };
                    let names = ["Longest Road", "Längste Handelsstraße", "{", "$"];
                    assert!(!names.iter().any(|name| sea.contains(name)), "{sea}");
                    let is_of_roads = sea.contains(" road") || sea.contains("Straße");
                    assert!(
                        !is_of_roads || sea.contains("ship") || sea.contains("Schiff"),
                        "{sea}"
                    );
                    assert_eq!(words(Expansions::NONE), text.event_text(&deck, event, set));
                }
            }
        }
    }
}

#[test]
fn a_correction_says_what_an_island_is_to_whom() {
    let game = game(rules(), SeaMap::default());
    let player = seat(&game, 0);
    let chit = |points| {
        let chit = Chit { island: ISLET, points };
        Correction::Sea(SeaCorrection::Chit { player, chit })
    };
    let home = |hexes| Correction::Sea(SeaCorrection::Home { player, hexes });
    let told = |is: Correction| said(&game, |say| say.corrected(&is))[0].clone();
    assert!(told(chit(0)).ends_with("has no points for this island"));
    assert!(told(chit(3)).ends_with("has 3 points for this island"));
    assert!(told(home(vec![ISLET])).ends_with(": B"));
    assert!(told(home(Vec::new())).starts_with("no home"));
}
