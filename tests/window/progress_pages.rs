//! The pages of progress cards and whatever holds eight kinds of cards, in every size and
//! language.

use tableside::game::{Following, KnightsDeed, Play, ProgressCard, Track};

use crate::audit::{Page, Visit, Way, check};
use crate::tools::knights_game::{company, knights};

fn opens(visit: &mut Visit, track: Track, card: Option<ProgressCard>) {
    visit.tap("home-resume");
    visit.tap("progress");
    let deck = visit.window.text.get(&format!("progress-deck-{}", track.key()));
    let start = visit.window.start_of("progress-tab-name", &[("deck", deck.into())], "count");
    visit.window.touch_starting(&start);
    if let Some(card) = card {
        visit.tap(&format!("progress-{}", card.key()));
    }
}

#[test]
fn nothing_is_wrong_with_progress_cards_in_any_size() {
    let game = company(Following::Open).moment();
    let all: [(&str, Way); 11] = [
        ("science", |visit| opens(visit, Track::Science, None)),
        ("trade cards", |visit| opens(visit, Track::Trade, None)),
        ("politics", |visit| opens(visit, Track::Politics, None)),
        ("crane", |visit| opens(visit, Track::Science, Some(ProgressCard::Crane))),
        ("irrigation", |visit| opens(visit, Track::Science, Some(ProgressCard::Irrigation))),
        ("inventor", |visit| opens(visit, Track::Science, Some(ProgressCard::Inventor))),
        ("fleet", |visit| opens(visit, Track::Trade, Some(ProgressCard::MerchantFleet))),
        ("monopoly", |visit| opens(visit, Track::Trade, Some(ProgressCard::ResourceMonopoly))),
        ("bishop", |visit| opens(visit, Track::Politics, Some(ProgressCard::Bishop))),
        ("saboteur", |visit| opens(visit, Track::Politics, Some(ProgressCard::Saboteur))),
        ("spy", |visit| {
            opens(visit, Track::Politics, Some(ProgressCard::Spy));
            let card = visit.window.text.get("progress-spy");
            let start = visit.window.start_of("progress-on", &[("card", card.into())], "who");
            visit.window.touch_starting(&start);
        }),
    ];
    let pages = all.map(|(name, path)| Page { name, games: vec![&game], path, stays: &[] });
    check(&pages);
}

#[test]
fn nothing_is_wrong_with_eight_kinds_in_any_size() {
    let game = company(Following::Open);
    let open = game.moment();
    let secret = company(Following::Secret).moment();
    let merchant = |visit: &mut Visit| {
        opens(visit, Track::Trade, Some(ProgressCard::MasterMerchant));
        let card = visit.window.text.get("progress-master_merchant");
        let start = visit.window.start_of("progress-on", &[("card", card.into())], "who");
        visit.window.touch_starting(&start);
    };
    let harbor = knights(KnightsDeed::Play(Play::CommercialHarbor));
    let offered = game.moment().then(harbor.clone());
    let offered_unseen = secret.clone().then(harbor);
    let sabotaged = game.moment().then(knights(KnightsDeed::Play(Play::Saboteur)));
    let wedding = game.moment().then(knights(KnightsDeed::Play(Play::Wedding)));
    let resumed: Way = |visit| visit.tap("home-resume");
    let bank: Way = |visit| {
        visit.tap("home-resume");
        visit.tap("bank");
    };
    let trade: Way = |visit| {
        visit.tap("home-resume");
        visit.tap("trade");
    };
    let page = |name, game, path| Page { name, games: vec![game], path, stays: &[] };
    let pages = [
        page("bank", &open, bank),
        page("trade with a player", &open, trade),
        page("master merchant", &open, merchant),
        page("harbor", &offered, resumed),
        page("harbor unseen", &offered_unseen, resumed),
        page("sabotage", &sabotaged, resumed),
        page("wedding", &wedding, resumed),
    ];
    check(&pages);
}
