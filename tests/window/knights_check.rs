//! Cities & Knights beside the table: what contradicts itself leads to where it is put right, and
//! numbers that no form has are put right, too.

use board::{Intersection, Spot};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use game::{
    CardKind, Knight, KnightLevel, KnightsCorrection, Level, PointCard, Readiness, Seat, State,
    Track,
};

use crate::tools::bot::Bot;
use crate::tools::knights_game::turn;

/// A free intersection far from everything.
fn free(state: &State) -> Intersection {
    let all = state.island().intersections();
    all.into_iter().find(|at| state.pieces().is_free(*at)).expect("one is free")
}

fn city(state: &State, seat: Seat) -> Intersection {
    *state.cities_without_metropolis(seat).first().expect("a city")
}

/// The list of what doesn't add up, where something was told wrong.
fn odd(corrections: impl Fn(&State, Seat) -> Vec<KnightsCorrection>) -> Bot {
    let mut game = turn();
    let player = game.seat(0);
    for correction in corrections(&game.state, player) {
        game.corrects(correction);
    }
    let mut bot = game.shown();
    let count = bot.state().discrepancies().len();
    bot.choose_with("odd-chip", &[("count", count.into())]);
    bot
}

/// What somebody is told wrong, what is said of it, and how the way out begins.
type Odd = (fn(&State, Seat) -> Vec<KnightsCorrection>, &'static str, &'static str);

/// One contradiction of each kind but two metropolises on one city.
fn contradictions() -> [Odd; 6] {
    [
        (
            |_, player| {
                let of =
                    |count| KnightsCorrection::Progress { player, track: Track::Science, count };
                vec![
                    of(18),
                    KnightsCorrection::PointCard { point: PointCard::Printer, owner: Some(player) },
                ]
            },
            "progress cards of science in hands",
            "Correct Printer: ",
        ),
        (
            |state, _| {
                vec![KnightsCorrection::Metropolis { track: Track::Science, at: Some(free(state)) }]
            },
            "The metropolis of science is on no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let at = Some(city(state, player));
                let level = Level::default();
                vec![
                    KnightsCorrection::Level { player, track: Track::Trade, level },
                    KnightsCorrection::Metropolis { track: Track::Trade, at },
                ]
            },
            "has the metropolis of trade, but not its fourth level",
            "Correct Trade level of ",
        ),
        (
            |_, player| {
                let level = Level::METROPOLIS;
                vec![
                    KnightsCorrection::Metropolis { track: Track::Politics, at: None },
                    KnightsCorrection::Level { player, track: Track::Politics, level },
                ]
            },
            "but nobody has its metropolis",
            "1: Show ",
        ),
        (
            |state, player| vec![KnightsCorrection::Wall { at: free(state), is: Some(player) }],
            "is under no city",
            "1: Show ",
        ),
        (
            |state, player| {
                let is_road = |path| state.pieces().road(path).is_some();
                let has_road = |at: &Intersection| at.paths().into_iter().any(is_road);
                let spots = state.island().intersections();
                let mut spots = spots.into_iter().filter(|at| state.pieces().is_free(*at));
                let at = spots.find(|at| !has_road(at)).expect("a lonely place");
                let left = |level: &KnightLevel| state.knights_left(player, *level) > 0;
                let level = KnightLevel::ALL.into_iter().find(left).expect("one is left");
                let knight = Knight { level, readiness: Readiness::Inactive };
                vec![KnightsCorrection::Knight { at, is: Some((player, knight)) }]
            },
            "is at none of their roads",
            "1: Show ",
        ),
    ]
}

#[test]
fn a_contradiction_leads_to_its_place_or_number() {
    for (corrections, sentence, way) in contradictions() {
        let mut bot = odd(corrections);
        assert!(bot.window.says(sentence), "{sentence}: {:?}", bot.window.names());
        bot.audit();
        bot.touch_starting(way);
        let titles = ["check-spot-title", "truth-title", "ask-title"];
        let is_there = titles.iter().any(|title| bot.window.tells(title));
        assert!(is_there, "{sentence} leads to {:?}", bot.window.names());
    }
}

#[test]
fn two_metropolises_on_one_city_are_pointed_out() {
    let mut bot = odd(|state, player| {
        let (at, level) = (Some(city(state, player)), Level::METROPOLIS);
        let two = [Track::Science, Track::Trade].into_iter().flat_map(|track| {
            [
                KnightsCorrection::Level { player, track, level },
                KnightsCorrection::Metropolis { track, at },
            ]
        });
        two.collect()
    });
    assert!(bot.window.says("Two metropolises are on one city"));
    bot.touch_starting("1: Show ");
    bot.touch("Change to: the metropolis of trade is in the supply");
    let knights = bot.state().knights().expect("played");
    assert_eq!(knights.table().metropolises[Track::Trade], None);
}

#[test]
fn what_a_knight_may_still_do_is_put_right_at_its_place() {
    let mut game = turn();
    let at = game.knight(0, Readiness::Active);
    let opened = || {
        let mut bot = game.shown();
        for key in ["table", "table-check"] {
            bot.tap(key);
        }
        let place = bot.window.text.places(bot.state().island()).spot(Spot::Intersection(at));
        bot.window.harness.get_by_role_and_label(Role::Button, &place).click();
        bot.window.harness.run();
        bot
    };
    let told = [
        ("acts no more and may still be promoted", [true, false]),
        ("may still act and isn't promoted again", [false, true]),
    ];
    for (button, is) in told {
        let mut bot = opened();
        bot.audit();
        bot.touch(&format!("Change to: a knight that {button} this turn"));
        let turn = bot.state().knights().expect("played").table();
        assert_eq!([turn.is_tired(at), turn.is_promoted(at)], is, "{button}");
    }
}

#[test]
fn a_merchant_fleet_is_put_right_kind_by_kind_from_the_stores() {
    let mut bot = turn().shown();
    for key in ["table", "table-check"] {
        bot.tap(key);
    }
    bot.touch("Compare: Bank and piles");
    let left = Track::ALL.map(|track| bot.state().progress_left(track));
    let words = format!("{} science, {} trade, {} politics", left[0], left[1], left[2]);
    assert!(bot.window.says(&format!("Progress cards left: {words}")));
    for kind in CardKind::ALL {
        let count = bot.state().bank().expect("followed").get(kind);
        assert!(bot.window.says(&bot.window.text.cards(count, kind)));
    }
    bot.touch_starting("Correct Merchant Fleet: ");
    let fleet = |bot: &Bot| {
        let knights = bot.state().knights().expect("played");
        knights.turn.fleet.contains(&CardKind::Ore)
    };
    let had = fleet(&bot);
    bot.touch("The bank takes 2 ore");
    assert_eq!(fleet(&bot), !had);
}

#[test]
fn a_players_page_says_why_the_bank_asks_for_so_many_and_how_an_attack_would_end() {
    let mut game = turn();
    game.improves(0, Track::Trade, 3);
    let mut bot = game.shown();
    bot.touch_starting("Anna, ");
    assert!(bot.window.says("Trade 3: Merchant Guild"));
    assert!(bot.window.says("The bank takes 2 of any commodity"));
    bot.touch("Why does the bank ask Anna for 2 coin?");
    assert!(bot.window.says("Anna has level 3 of trade"));
    bot.touch("Back");
    bot.touch("How would an attack end now?");
    assert!(bot.window.says("so the barbarians have strength"));
    bot.touch("Back");
    assert!(bot.window.says("City improvements"), "Anna's page is open again");
}
