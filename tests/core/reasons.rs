//! Why: counts that add up to what the app says, and by whose authority.

use board::Resource::{Grain, Ore};
use board::Side;
use cards::{Award, BuiltIn, Deck, Freedom, Measure, RulingSet, Selection, Tie, Weather};
use game::{
    Act, Asker, Authority, Breach, Building, Cards, Cause, Correction, Decided, Deed, Edition,
    FriendlyRobber, Game, HarbormasterRule, Meant, PayoutReason, Rule, Rules, Seat, Setup, State,
    Step, YieldLine,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::common;
use crate::common::{Done, Plays, Table, card, corner, side, take};

/// A random game that is looked at after every act.
fn play(seed: u64, mut look: impl FnMut(&Game, &Act)) {
    let mut rng = StdRng::seed_from_u64(seed);
    let decks: Vec<Deck> = match seed % 3 {
        0 => BuiltIn::ALL.map(|deck| deck.deck().expect("sound")).to_vec(),
        _ => vec![BuiltIn::A.deck().expect("sound")],
    };
    let set = RulingSet::ALL[usize::try_from(seed % 3).expect("small")];
    let on = |bit: u32| (seed >> bit) & 1 == 1;
    let weather = if seed.is_multiple_of(3) { Weather::Mixed } else { Weather::Off };
    let rules = Rules {
        rulings: set.into(),
        cards: Selection { weather, ..Selection::default() },
        friendly_robber: if on(1) { FriendlyRobber::On } else { FriendlyRobber::Off },
        harbormaster: if on(2) { HarbormasterRule::InPlay } else { HarbormasterRule::Off },
        ..Rules::open_hands()
    };
    let players = 3 + usize::try_from(seed % 4).expect("small");
    let mut game = Game::new(random_setup(&decks, players, rules, &mut rng).expect("a setup"));
    for _ in 0..700 {
        let mut ahead = game.state().clone();
        // A bank that runs short now and then.
        let short = ahead.payout().is_none() && rng.random_range(0..12) == 0;
        let act = if short {
            let cards = Cards::from_resources(|_| rng.random_range(0..4));
            let correction = Correction::Bank { cards };
            ahead.perform(Deed::Correct { correction }, game::Enforcement::ByTheRules).ok()
        } else {
            random_act(&mut ahead, &mut rng)
        };
        let Some(act) = act else { return };
        take(&mut game, Step::Act(act.clone()));
        look(&game, &act);
    }
}

fn sum(cards: impl Iterator<Item = Cards>) -> Cards {
    cards.fold(Cards::none(), Cards::plus)
}

#[test]
fn the_counts_of_a_payout_sum_to_what_was_paid_short_and_kept_back() {
    let (mut paid, mut short, mut causes) = (0, 0, std::collections::BTreeSet::new());
    for seed in 0..60 {
        play(seed, |game, act| {
            if act.payout.is_none() {
                return;
            }
            let state = game.when_paid().expect("paid");
            assert_eq!(&state, game.state());
            let payout = state.payout().expect("paid");
            for seat in state.players().seats() {
                let reason = state.payout_reason(seat).expect("paid");
                assert_eq!(reason.paid, payout.paid.of(seat));
                let due = payout.paid.of(seat).plus(payout.short.of(seat));
                let lines = || reason.lines.iter();
                assert_eq!(sum(lines().map(|line| line.cards)), due, "{seed}");
                assert_eq!(reason.owed, due);
                let lost = sum(lines().map(|line| line.lost));
                assert_eq!(lost, payout.blocked.of(seat), "{seed}: {reason:?}");
                for line in lines() {
                    let is_usual = line
                        .causes
                        .iter()
                        .all(|cause| matches!(cause, Cause::Spared | Cause::Asleep));
                    assert_eq!(line.cards == line.usual, is_usual, "{seed}: {line:?}");
                    causes.extend(line.causes.clone());
                }
                let kinds: Vec<_> = reason.shortages.iter().map(|one| one.kind).collect();
                let missing: Vec<_> = payout.short.of(seat).kinds().map(|(kind, _)| kind).collect();
                assert_eq!(kinds, missing);
                paid += u32::from(due.total());
            }
            for one in state.shortages() {
                short += 1;
                let owed: u16 = one.owed.iter().map(|(_, count)| u16::from(*count)).sum();
                assert!(one.wanted == owed && owed > u16::from(one.stock));
                let expected = if one.sole_creditor().is_some() { one.stock.into() } else { 0 };
                assert_eq!(one.paid, expected);
            }
        });
    }
    assert!(paid > 1_000 && short > 20, "{paid} {short}");
    for cause in [Cause::Harvest, Cause::OneCard, Cause::Robber, Cause::Spared] {
        assert!(causes.contains(&cause), "{causes:?}");
    }
}

#[test]
fn points_sum_to_those_that_all_can_see_and_awards_are_with_whom_the_reason_says() {
    for seed in 0..12 {
        play(seed, |game, _| {
            let state = game.state();
            for seat in state.players().seats() {
                assert_eq!(game.points_reason(seat).total(), state.public_points(seat));
            }
            for award in Award::ALL {
                let reason = game.award_reason(award);
                assert_eq!(reason.holder, state.holders().of(award));
                let leads = reason.holder.is_none_or(|seat| reason.leaders().contains(&seat));
                assert!(leads, "{reason:?}");
                assert_ne!(reason.decided, Decided::Told, "nobody told it");
                match reason.decided {
                    Decided::Most => assert_eq!(reason.leaders().len(), 1),
                    Decided::KeptOnTie | Decided::SetAside => assert!(reason.leaders().len() > 1),
                    Decided::TooFew | Decided::Told => assert_eq!(reason.holder, None),
                }
            }
        });
    }
}

#[test]
fn whoever_is_asked_something_by_a_card_is_among_those_whom_its_reason_names() {
    let mut by_cards = 0;
    for seed in 0..40 {
        play(seed, |game, _| {
            let state = game.state();
            if state.tasks().is_empty() {
                return;
            }
            let numbered = game.when_numbered().unwrap_or_else(|| state.clone());
            for task in state.open_tasks() {
                let reason = state.task_reason(task, &numbered);
                assert_eq!(reason.freedom == Freedom::May, state.freedom_of(task) == Freedom::May);
                assert!(!reason.rules.is_empty());
                let Some(selected) = &reason.selected else { continue };
                by_cards += 1;
                assert!(selected.players.contains(&task.player()), "{task:?} {selected:?}");
                if let Some(by) = selected.by() {
                    for (seat, score) in &by.scores {
                        assert_eq!(*score, numbered.measure(by.measure, *seat));
                    }
                }
            }
        });
    }
    assert!(by_cards > 100, "{by_cards}");
}

fn reason(state: &State, nth: usize) -> PayoutReason {
    let seat = state.players().seat(nth).expect("a seat");
    state.payout_reason(seat).expect("it has paid")
}

#[test]
fn a_city_and_a_settlement_are_counted_apart_and_the_robber_keeps_its_hex() {
    let mut table = Table::new(Rules { target: 30, ..Rules::open_hands() }, &[]);
    // Two buildings at the 6 hills.
    table.builds(0, corner(0, -1, Side::NorthWest), Building::City);
    table.builds(0, corner(0, -1, Side::East), Building::Settlement);
    let six = board::Hex::new(0, -1);
    table.rolls(6);
    let why = reason(&table.state, 0);
    let at_six: Vec<_> = why.lines.iter().filter(|line| line.hex == six).collect();
    let mut counts: Vec<u16> = at_six.iter().map(|line| line.cards.total()).collect();
    counts.sort_unstable();
    assert_eq!(counts, [1, 2]);
    assert_eq!(why.rules, [Rule::Yield]);
    table.corrects(Correction::Robber { at: Some(six) });
    table.does(Deed::Pass);
    table.rolls(6);
    let why = reason(&table.state, 0);
    let lost: u16 = why.lines.iter().map(|line| line.lost.total()).sum();
    assert_eq!(lost, 3);
    assert_eq!(why.rules, [Rule::RobberBlocks, Rule::Yield]);
    assert_eq!(Rule::RobberBlocks.authority(&table.state), Authority::Official);
    assert_eq!(Rule::RobberSpares.authority(&table.state), Authority::TableChoice);
}

/// What a city at 6 hills brings under an epidemic, the robber there or elsewhere.
fn epidemic(set: RulingSet, robber: Option<board::Hex>) -> (Table, PayoutReason, YieldLine) {
    let rules = Rules { target: 30, rulings: set.into(), ..Rules::open_hands() };
    let mut table = Table::new(rules, &[card(1, 5)]);
    let at = corner(0, -1, Side::NorthWest);
    table.builds(0, at, Building::City);
    if robber.is_some() {
        table.corrects(Correction::Robber { at: robber });
    }
    table.draws();
    let why = reason(&table.state, 0);
    let city = why.lines.iter().find(|line| line.at == at).expect("the city").clone();
    (table, why, city)
}

#[test]
fn an_epidemic_says_by_which_reading_it_holds_a_building_to_one_card() {
    for set in [RulingSet::Fusion, RulingSet::Classic] {
        let (table, why, city) = epidemic(set, None);
        assert_eq!((city.usual.total(), city.cards.total()), (2, 1));
        assert_eq!(city.causes, [Cause::OneCard]);
        assert!(why.rules.contains(&Rule::Card));
        assert_eq!(Rule::Card.authority(&table.state), Authority::ReportedEdition(set));
    }
    let table = Table::new(Rules::open_hands(), &[]);
    assert_eq!(Rule::OneInAll.authority(&table.state), Authority::OurRuling);
}

#[test]
fn a_tournament_names_the_holder_in_one_reading_and_all_who_lead_in_the_others() {
    for set in RulingSet::ALL {
        let rules = Rules { target: 30, rulings: set.into(), ..Rules::open_hands() };
        let mut table = Table::new(rules, &[card(3, 2)]);
        // Red takes the Largest Army, white draws level.
        for (nth, count) in [3, 1, 3].into_iter().enumerate() {
            table.corrects(Correction::KnightCards { player: table.seat(nth), count });
        }
        table.draws();
        let task = table.state.tasks()[0].clone();
        let why = table.state.task_reason(&task, &table.state);
        assert_eq!(why.asker, Asker::Card);
        let selected = why.selected.expect("somebody is meant");
        if set == RulingSet::Fusion {
            assert_eq!(selected.why, Meant::Holder(Award::LargestArmy));
            assert_eq!(selected.players.as_slice(), [table.seat(0)]);
        } else {
            let Meant::Leaders { unclaimed: None, tried, tie: Tie::Share } = &selected.why else {
                panic!("{selected:?}")
            };
            assert_eq!(tried[0].measure, Measure::KnightCards);
            let scores: Vec<i16> = tried[0].scores.iter().map(|(_, score)| *score).collect();
            assert_eq!(scores, [3, 1, 3]);
            assert_eq!(selected.players.as_slice(), [table.seat(0), table.seat(2)]);
        }
        assert_eq!(table.state.card_authority(), Authority::ReportedEdition(set));
    }
}

#[test]
fn a_lead_that_nobody_has_names_what_was_compared() {
    let mut table = Table::new(Rules::open_hands(), &[card(3, 2)]);
    table.draws();
    assert!(table.state.tasks().is_empty());
    let [event] = table.state.event_reasons().try_into().expect("one effect");
    let selected = event.selected.expect("it means somebody");
    assert!(selected.players.is_empty());
    assert_eq!(event.rules, [Rule::Card, Rule::NothingLeads]);
}

#[test]
fn an_event_without_other_readings_is_official_and_a_seven_is_a_seven() {
    let mut table = Table::new(Rules { hand_limit: 9, ..Rules::open_hands() }, &[card(1, 6)]);
    table.holds(1, &[(Ore, 6), (Grain, 5)]);
    table.draws();
    assert_eq!(table.state.card_authority(), Authority::Official);
    let [discard, robber, ..] = table.state.tasks() else { panic!("a 7") };
    let why = table.state.task_reason(discard, &table.state);
    assert_eq!((why.asker, why.rules.as_slice()), (Asker::Seven, &[Rule::HandLimit(9)][..]));
    assert_eq!(Rule::HandLimit(9).authority(&table.state), Authority::TableChoice);
    assert_eq!(Rule::HandLimit(7).authority(&table.state), Authority::Official);
    let why = table.state.discard_reason(table.seat(1));
    assert_eq!((why.hand, why.limit, why.due), (Some(11), 9, Some(5)));
    assert_eq!(table.state.discard_reason(table.seat(0)).due, Some(0));
    let why = table.state.task_reason(robber, &table.state);
    assert_eq!((why.asker, why.rules.as_slice()), (Asker::Seven, &[Rule::SevenRobber][..]));
}

#[test]
fn the_robber_that_a_knight_moves_is_the_knights_before_and_after_the_number() {
    for is_before in [true, false] {
        let mut table = Table::new(Rules { target: 30, ..Rules::open_hands() }, &[]);
        table.corrects(Correction::Hidden { player: table.seat(0), count: 1 });
        if !is_before {
            table.rolls(2);
        }
        table.does(Deed::PlayKnight);
        let [robber, steal] = table.state.tasks() else { panic!("{:?}", table.state.tasks()) };
        for task in [robber, steal] {
            let why = table.state.task_reason(task, &table.state);
            assert_eq!((why.asker, why.rules.as_slice()), (Asker::Knight, &[Rule::Knight][..]));
        }
    }
}

fn game_of(setup: Setup, deeds: impl IntoIterator<Item = Deed>) -> Game {
    let mut game = Game::new(setup);
    deeds.into_iter().for_each(|deed| _ = game.does(deed));
    game
}

#[test]
fn an_award_kept_on_a_tie_names_both_and_one_that_passes_names_the_holder_before() {
    let rules = Rules { target: 30, ..Rules::open_hands() };
    let mut parts = common::watched::middle(3, rules);
    let seats: Vec<Seat> = parts.players.seats().collect();
    let start = parts.start.as_mut().expect("a start");
    for (nth, count) in [(0, 3), (1, 3), (2, 0)] {
        *start.knight_cards.get_mut(seats[nth]).expect("a seat") = count;
    }
    start.holders.set(Award::LargestArmy, Some(seats[0]));
    let setup = || Setup::new(parts.clone()).expect("a setup");
    let game = game_of(setup(), []);
    let why = game.award_reason(Award::LargestArmy);
    assert_eq!((why.holder, why.decided), (Some(seats[0]), Decided::KeptOnTie));
    assert_eq!(why.leaders(), [seats[0], seats[1]]);
    assert_eq!(why.rules, [Rule::Award(Award::LargestArmy), Rule::AwardTie(Award::LargestArmy)]);
    let more = |player, count| Correction::KnightCards { player, count }.deed();
    let game = game_of(setup(), [more(seats[1], 4)]);
    let why = game.award_reason(Award::LargestArmy);
    assert_eq!((why.holder, why.before), (Some(seats[1]), Some(seats[0])));
    assert_eq!(why.decided, Decided::Most);
    let told = Correction::Holder { award: Award::LargestArmy, holder: Some(seats[2]) }.deed();
    let game = game_of(setup(), [more(seats[1], 1), told]);
    assert_eq!(game.award_reason(Award::LargestArmy).decided, Decided::Told);
    let tie = Rule::AwardTie(Award::Harbormaster);
    assert_eq!(tie.authority(game.state()), Authority::OurRuling);
    assert_eq!(game.award_reason(Award::LongestRoad).decided, Decided::TooFew);
}

#[test]
fn a_rule_that_is_not_kept_says_by_whose_authority_it_holds() {
    let rules = Rules { friendly_robber: FriendlyRobber::On, ..Rules::open_hands() };
    let table = Table::new(rules, &[]);
    let of = |breach: Breach| breach.authority(&table.state);
    assert_eq!(of(Breach::FriendlyRobber(table.seat(0))), Authority::TableChoice);
    assert_eq!(of(Breach::SecondCard), Authority::Official);
    assert_eq!(of(Breach::NotHeldBefore(Ore.into())), Authority::OurRuling);
    let damaged = side(0, 0, Side::East);
    let at = corner(0, 0, Side::East);
    assert_eq!(of(Breach::BuildingAtDamage { at, damaged }), Authority::OurRuling);
    assert_eq!(of(Breach::WrongDiscard { given: 1, due: 4 }), Authority::Official);
}

#[test]
fn a_rule_that_is_not_kept_names_the_section_where_it_stands() {
    let table = Table::new(Rules::open_hands(), &[]);
    let at = corner(0, 0, Side::East);
    let road = side(0, 0, Side::East);
    for (breach, section) in [
        (Breach::RoadNotBesideSettlement(road), 3),
        (Breach::OutOfTurn, 4),
        (Breach::WrongDiscard { given: 1, due: 4 }, 5),
        (Breach::WrongVictim(table.seat(0)), 5),
        (Breach::SettlementWithoutRoad(at), 6),
        (Breach::LikeForLike(Ore.into()), 6),
        (Breach::TaskLeft, 9),
        (Breach::BuildingAtDamage { at, damaged: road }, 9),
        (Breach::FirstSeven, 11),
    ] {
        assert_eq!(breach.section(), game::Section::Rules(section), "{breach:?}");
    }
}

#[test]
fn ten_points_are_the_usual_target_three_more_with_knights_and_one_more_with_harbormaster() {
    let (base, knights) = (Rules::open_hands(), Rules::with_knights(Edition::Fifth));
    for (rules, harbormaster, usual) in [
        (&base, HarbormasterRule::Off, 10),
        (&base, HarbormasterRule::InPlay, 11),
        (&knights, HarbormasterRule::Off, 13),
        (&knights, HarbormasterRule::InPlay, 14),
    ] {
        let table = Table::new(Rules { harbormaster, ..rules.clone() }, &[]);
        for target in 9..=15 {
            let is_official = Rule::Target(target).authority(&table.state) == Authority::Official;
            assert_eq!(is_official, target == usual, "{target} {harbormaster:?}");
        }
    }
}

#[test]
fn a_robber_keeps_one_card_of_a_city_that_an_epidemic_holds_to_one() {
    let (_, _, city) = epidemic(RulingSet::default(), Some(board::Hex::new(0, -1)));
    let [usual, now, lost] = [city.usual, city.cards, city.lost].map(Cards::total);
    assert_eq!((usual, now, lost), (2, 0, 1));
}

#[test]
fn what_was_built_since_a_payout_does_not_count_for_it() {
    let rules = Rules { target: 30, ..Rules::open_hands() };
    let parts = common::watched::middle(3, rules);
    let setup = Setup::new(parts).expect("a setup");
    let red = setup.players.seat(0).expect("a seat");
    let state = State::new(std::sync::Arc::new(setup.clone()));
    let (at, _) = state.pieces().buildings_of(red).next().expect("a settlement");
    let number = at.hexes().into_iter().find_map(|hex| state.island().tile(hex)?.token);
    let roll = Deed::Roll { number: number.expect("a token").number().try_into().expect("a roll") };
    let city = Correction::Building { at, is: Some((red, Building::City)) }.deed();
    let game = game_of(setup, [roll, city]);
    let why = game.when_paid().expect("paid").payout_reason(red).expect("paid");
    assert!(why.lines.iter().all(|line| line.building == Building::Settlement));
    assert_eq!(game.points_reason(red).corrected, 1);
}
