//! Another game of the same people.

use board::{HarborKind, Island, Stock};
use cards::BuiltIn;
use chrono::{DateTime, Utc};
use game::{
    Deed, Entry, ExtraBuilding, FirstBy, Game, Over, RematchIsland, RuleChange, Rules, Setup,
    SetupFields, Step, rematch,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};

use crate::common::Plays;

/// A game of so many, played at random until somebody has won.
fn won(players: usize, rules: Rules, seed: u64) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = BuiltIn::A.deck().expect("sound");
    let setup = random_setup(&[deck], players, rules, &mut rng).expect("a setup");
    let mut game = Game::new(setup);
    let mut state = game.state().clone();
    while let Some(act) = random_act(&mut state, &mut rng) {
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("its own act");
    }
    game
}

fn again(game: &Game, island: RematchIsland, seed: u64) -> SetupFields {
    let created: DateTime<Utc> = "2026-11-24T20:00:00Z".parse().expect("a time");
    rematch(game, island, created, &mut StdRng::seed_from_u64(seed))
}

fn names(parts: &SetupFields) -> Vec<String> {
    parts.players.values().map(|player| player.name.to_string()).collect()
}

fn short() -> Rules {
    Rules { target: 5, ..Rules::open_hands() }
}

#[test]
fn the_player_after_the_winner_begins_and_all_else_stays() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (6, 4)] {
        let game = won(players, short(), seed);
        let winner = game.state().over().and_then(Over::winner).expect("a winner");
        let parts = again(&game, RematchIsland::Same, seed);
        assert_eq!(parts.first, game.state().seating().after(winner));
        assert_eq!(parts.first_by, FirstBy::Choice);
        assert_eq!(&parts.players, game.state().players());
        assert_eq!(&parts.rules, game.state().rules());
        assert_eq!(&parts.island, game.state().island());
        assert_eq!(parts.decks, game.setup().decks);
        assert_ne!(parts.shuffle, game.setup().shuffle, "shuffled anew");
        assert_eq!(parts.start, None, "with the first settlement");
        Setup::new(parts).expect("they go together");
    }
}

#[test]
fn if_nobody_has_won_the_player_after_the_one_who_began_begins() {
    let mut game = Game::new(won(3, short(), 5).setup().as_ref().clone());
    game.does(Deed::BreakOff);
    let parts = again(&game, RematchIsland::Same, 1);
    assert_eq!(parts.first, game.state().seating().after(game.setup().first));
}

#[test]
fn who_has_left_is_not_asked_and_who_sits_elsewhere_stays_there() {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..short() };
    let mut game = won(5, rules, 6);
    let winner = game.state().over().and_then(Over::winner).expect("a winner");
    let away = game.state().seating().after(winner);
    let moved = game.state().seating().after(away);
    game.does(Deed::PlayOn);
    game.does(Deed::LeaveTable { player: away });
    game.does(Deed::MoveSeat { player: moved, place: 0 });
    game.does(Deed::ChangeRule { rule: RuleChange::HandLimit(9) });
    game.does(Deed::BreakOff);
    let parts = again(&game, RematchIsland::Same, 1);
    let seated: Vec<String> = game
        .state()
        .seating()
        .present()
        .map(|seat| game.state().players().get(seat).expect("a player").name.to_string())
        .collect();
    assert_eq!(names(&parts), seated);
    let first = parts.players.get(parts.first).expect("a player").name.to_string();
    let next = game.state().seating().after(winner);
    assert_eq!(first, game.state().players().get(next).expect("a player").name.to_string());
    assert_eq!(parts.rules.hand_limit, 9, "the rules as they are now");
    assert_eq!(parts.rules.extra_building, ExtraBuilding::Off, "four build in turn");
    Setup::new(parts).expect("they go together");
}

fn harbor_kinds(island: &Island) -> Vec<HarborKind> {
    let mut kinds: Vec<_> = island.harbors().iter().map(|harbor| harbor.gives).collect();
    kinds.sort_unstable();
    kinds
}

#[test]
fn a_new_island_has_the_same_pieces_and_leaves_coast_and_harbor_places_alone() {
    for players in [4, 6] {
        let game = won(players, short(), 7);
        let before = game.state().island();
        let mut others = 0;
        for seed in 0..20 {
            let after = again(&game, RematchIsland::Shuffled, seed).island;
            let hexes = |island: &Island| island.tiles().iter().map(|it| it.at).collect::<Vec<_>>();
            let places =
                |island: &Island| island.harbors().iter().map(|it| it.path).collect::<Vec<_>>();
            assert_eq!(hexes(&after), hexes(before));
            assert_eq!(places(&after), places(before));
            assert_eq!(harbor_kinds(&after), harbor_kinds(before));
            let stock = |island: &Island| Stock::of_laid(island.tiles(), island.harbors());
            assert_eq!(stock(&after), stock(before));
            others += usize::from(&after != before);
        }
        assert_eq!(others, 20, "each is another one");
    }
}

#[test]
fn an_island_that_no_pieces_make_is_laid_from_the_box() {
    let mut parts = SetupFields::from(won(3, short(), 8).setup().as_ref().clone());
    let mut tiles = parts.island.tiles().to_vec();
    for tile in tiles.iter_mut().take(3) {
        tile.token = None;
    }
    parts.island = Island::new(tiles, parts.island.harbors().to_vec()).expect("an island");
    let mut game = Game::new(Setup::new(parts).expect("a setup"));
    game.does(Deed::BreakOff);
    let after = again(&game, RematchIsland::Shuffled, 1).island;
    assert_eq!(after.tiles().iter().filter(|tile| tile.token.is_some()).count(), 18);
    assert_eq!(after.harbors().len(), game.state().island().harbors().len());
}
