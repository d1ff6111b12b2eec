//! All that is told of a game that was read: what is printed, what a list shows,
//! and what it tells when it is over. Nothing of it may panic, whatever was read.

use cli::{show, summary, verified_text, verify};
use game::{Game, State};
use stats::report::{Across, Fair, GameReport, Summary};
use store::write_position;

/// Tells all there is of a game.
pub fn told(game: &Game) {
    let shown: serde_json::Value =
        serde_json::from_str(&show(game).expect("it can be shown")).expect("JSON");
    assert!(shown.is_object());
    assert!(!summary(game).is_empty());
    let _ = verified_text(&verify(game));
    stands(game.state());
    let gist = Summary::of(game);
    let kept = serde_json::to_string(&gist).expect("it can be kept");
    assert!(serde_json::from_str::<Summary>(&kept).is_ok(), "{kept}");
    let _ = Across::of([&gist]);
    let report = GameReport::of(game);
    let _ = (report.honors(), report.points.turning_points(), Fair::new(report.plan));
    let _ = (game.abandoned(), game.second_chances());
    for nth in [0, game.count() / 2] {
        stands(&game.state_after(nth).expect("it was played"));
    }
}

/// Tells how a game stands.
fn stands(state: &State) {
    let position = write_position(state);
    assert!(!position.is_empty());
    let _ = (state.discrepancies(), state.open_tasks(), state.is_voting());
    for (seat, _) in state.players().iter() {
        let _ = (state.public_points(seat), state.hidden_cards(seat));
        let hands = state.hands();
        let _ = hands.map(|hands| (hands.known(seat), hands.unknown(seat), hands.most(seat)));
        let position = state.position();
        let _ = (position.pirate_victims(seat), position.chits_due(seat));
    }
    at_sea(state);
}

/// Tells what may be done at sea.
fn at_sea(state: &State) {
    let _ = (state.ship_spots(), state.founding_ships(), state.pirate_hexes());
    let _ = (state.hidden_left(), state.hidden_tokens_left(), state.may_move_pirate());
    for ship in state.movable_ships() {
        let _ = state.ship_moves(ship);
    }
}
