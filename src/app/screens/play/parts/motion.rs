//! What moves when the game has moved on: the card turns, payouts arrive, the robber
//! walks, awards change hands. Everything is still again after less than a second, or at the
//! first touch.

use std::time::Duration;

use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};
use enum_map::EnumMap;

use crate::app::settings::Motion;
use crate::app::theme::Palette;
use crate::app::theme::bounds::Within;
use crate::app::widgets::paint_card_back;
use crate::board::Hex;
use crate::cards::{Award, PileCard};
use crate::game::{Deed, Game, KnightsChange, Over, Seat, State, Turned};

/// The longest that anything moves, in seconds.
const LONGEST: f64 = 0.9;

/// A moving part; it begins and ends a certain number of seconds after the game has moved
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovingPart {
    /// The card, from its back to its front.
    Card,
    /// The line of the player this many places after the active one.
    Payout(u8),
    /// The robber, from hex to hex.
    Robber,
    /// The shadow of a 7.
    Seven,
    /// The fireworks of a New Year.
    NewYear,
    /// An award, from player to player.
    Award,
    /// The barbarians' landing.
    Attack,
    /// The confetti of a win.
    Win,
}

impl MovingPart {
    fn span(self) -> (f64, f64) {
        match self {
            Self::Card => (0.0, 0.45),
            Self::Payout(nth) => {
                let start = (0.3 + 0.06 * f64::from(nth)).min(0.6);
                (start, start + 0.25)
            }
            Self::Robber => (0.0, 0.7),
            Self::Seven | Self::NewYear | Self::Attack | Self::Win => (0.0, LONGEST),
            Self::Award => (0.05, 0.8),
        }
    }
}

/// What the screen has seen of the game, used to tell what has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    acts: usize,
    number: Option<u8>,
    /// The number that has been paid.
    paid: Option<u8>,
    robber: Option<Hex>,
    holders: EnumMap<Award, Option<Seat>>,
    attacks: u16,
    winner: Option<Seat>,
}

impl Seen {
    fn of(game: &Game) -> Self {
        let state = game.state();
        Self {
            acts: game.count(),
            number: state.number(),
            paid: state.payout().map(|payout| payout.number),
            robber: state.robber(),
            holders: EnumMap::from_fn(|award| holder(state, award)),
            attacks: state.knights().map_or(0, |knights| knights.table().attacks),
            winner: state.over().and_then(Over::winner),
        }
    }
}

fn holder(state: &State, award: Award) -> Option<Seat> {
    state.seating().order().find(|seat| state.awards(*seat).any(|held| held == award))
}

/// Whether a New Year came to light.
fn brings_new_year(deed: &Deed) -> bool {
    match deed {
        Deed::Draw { turned } => turned.contains(&Turned::Card(PileCard::NewYear)),
        Deed::DrawPrinted { card } => *card == PileCard::NewYear,
        _ => false,
    }
}

/// Whether the barbarians landed with one of the last acts.
fn is_attacked(game: &Game, last: usize) -> bool {
    let mut changes = game.acts().rev().take(last).flat_map(|(_, _, act)| &act.knights);
    changes.any(|change| matches!(change, KnightsChange::Attacked { .. }))
}

/// What is moving now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    seen: Option<Seen>,
    /// When it began, in seconds of the program's clock.
    began: Option<f64>,
    moves: Moves,
    /// The program's clock in this frame.
    now: f64,
}

/// What has changed.
#[derive(Clone, Copy, Debug, Default)]
struct Moves {
    card: Option<Fresh>,
    payout: Option<Fresh>,
    robber: Option<Walk>,
    seven: Option<Fresh>,
    new_year: Option<Fresh>,
    awards: EnumMap<Award, Option<Handover>>,
    attack: Option<Fresh>,
    win: Option<Fresh>,
}

impl Moves {
    fn between(before: &Seen, seen: &Seen, game: &Game) -> Self {
        let acts = game.acts().rev().take(seen.acts - before.acts);
        let mut deeds = acts.map(|(_, _, act)| &act.deed);
        let card = fresh(before.number, seen.number);
        let handover = |award: Award| {
            let (from, to) = (before.holders[award], seen.holders[award]);
            (from != to).then_some(Handover { award, from, to })
        };
        Self {
            card,
            payout: fresh(before.paid, seen.paid),
            robber: match (before.robber, seen.robber) {
                (Some(from), Some(to)) if from != to => Some(Walk { from, to }),
                _ => None,
            },
            seven: card.filter(|_| seen.number == Some(7)),
            new_year: deeds.any(brings_new_year).then_some(Fresh),
            awards: EnumMap::from_fn(handover),
            // A count that somebody put right is no attack.
            attack: (seen.attacks == before.attacks + 1
                && is_attacked(game, seen.acts - before.acts))
            .then_some(Fresh),
            win: (before.winner.is_none() && seen.winner.is_some()).then_some(Fresh),
        }
    }

    fn has(&self, part: MovingPart) -> bool {
        match part {
            MovingPart::Card => self.card.is_some(),
            MovingPart::Payout(_) => self.payout.is_some(),
            MovingPart::Robber => self.robber.is_some(),
            MovingPart::Seven => self.seven.is_some(),
            MovingPart::NewYear => self.new_year.is_some(),
            MovingPart::Award => self.awards.values().any(Option::is_some),
            MovingPart::Attack => self.attack.is_some(),
            MovingPart::Win => self.win.is_some(),
        }
    }

    fn is_any(&self) -> bool {
        let parts = [
            MovingPart::Card,
            MovingPart::Payout(0),
            MovingPart::Robber,
            MovingPart::NewYear,
            MovingPart::Award,
            MovingPart::Attack,
            MovingPart::Win,
        ];
        parts.into_iter().any(|part| self.has(part))
    }
}

/// An award on its way; who loses it or wins it may be nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    pub award: Award,
    pub from: Option<Seat>,
    pub to: Option<Seat>,
}

/// Marks something that has just arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fresh;

fn fresh(before: Option<u8>, now: Option<u8>) -> Option<Fresh> {
    (before.is_none() && now.is_some()).then_some(Fresh)
}

/// The robber's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub from: Hex,
    pub to: Hex,
}

impl Moving {
    /// Notes what has changed since the last time; after undo or reopening, nothing
    /// moves.
    pub fn follow(&mut self, game: &Game, motion: Motion, now: f64) {
        self.now = now;
        let seen = Seen::of(game);
        let Some(before) = self.seen.replace(seen).filter(|before| *before != seen) else {
            return;
        };
        let goes_on = seen.acts > before.acts && motion == Motion::Moving;
        if !goes_on {
            self.stop();
            return;
        }
        self.moves = Moves::between(&before, &seen, game);
        self.began = self.moves.is_any().then_some(now);
    }

    /// Checks the clock and the finger; asks for the next frame while something moves.
    pub fn tick(&mut self, ui: &Ui) {
        let Some(began) = self.began else { return };
        let (now, touched) = ui.input(|input| (input.time, input.pointer.any_pressed()));
        self.now = now;
        if touched || now - began >= LONGEST {
            self.stop();
        } else {
            ui.ctx().request_repaint_after(Duration::from_millis(16));
        }
    }

    fn stop(&mut self) {
        (self.began, self.moves) = (None, Moves::default());
    }

    /// How far a part has moved, from 0 to 1; 1 if nothing is moving. It eases in and
    /// out.
    pub fn share(&self, part: MovingPart) -> f32 {
        let Some(began) = self.began.filter(|_| self.moves.has(part)) else { return 1.0 };
        let (start, end) = part.span();
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let share = ((self.now - began - start) / (end - start)).within(0.0, 1.0) as f32;
        share * share * (3.0 - 2.0 * share)
    }

    /// The robber's path while it is moving, and how far along it is.
    pub fn walk(&self) -> Option<(Walk, f32)> {
        let share = self.share(MovingPart::Robber);
        self.moves.robber.filter(|_| share < 1.0).map(|walk| (walk, share))
    }

    /// The awards on their way, and how far along they are.
    pub fn handovers(&self) -> impl Iterator<Item = (Handover, f32)> + '_ {
        let share = self.share(MovingPart::Award);
        let all = self.moves.awards.values().copied().flatten();
        all.filter(move |_| share < 1.0).map(move |handover| (handover, share))
    }
}

/// Covers a card being turned up: first its back grows narrow, then its front grows wide.
pub fn cover_card(painter: &Painter, rect: Rect, share: f32, palette: &Palette) {
    if share >= 1.0 {
        return;
    }
    let half = rect.width() / 2.0;
    if share < 0.5 {
        painter.rect_filled(rect.expand(1.0), 0.0, palette.backdrop);
        let wide = rect.width() * (1.0 - 2.0 * share);
        let back = Rect::from_center_size(rect.center(), vec2(wide, rect.height()));
        paint_card_back(painter, back, rect.size(), palette);
        return;
    }
    let open = half * (2.0 * share - 1.0);
    for away in [-1.0, 1.0] {
        let edge = rect.center() + Vec2::new(away * open, -rect.height() / 2.0 - 1.0);
        let end = Pos2::new(rect.center().x + away * (half + 1.0), rect.bottom() + 1.0);
        painter.rect_filled(Rect::from_two_pos(edge, end), 0.0, palette.backdrop);
    }
}

/// Covers what is arriving, less and less.
pub fn cover_line(painter: &Painter, rect: Rect, share: f32, palette: &Palette) {
    if share < 1.0 {
        let veil = palette.backdrop.gamma_multiply(1.0 - share);
        painter.rect_filled(rect.expand(1.0), 0.0, veil);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chrono::DateTime;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::cards::BuiltIn;
    use crate::game::{Entry, Rules, Step};
    use crate::stats::{random_act, random_setup};

    fn turns() -> Moves {
        Moves { card: Some(Fresh), ..Moves::default() }
    }

    #[test]
    fn everything_has_ended_after_nine_tenths_of_a_second() {
        let others = [
            MovingPart::Card,
            MovingPart::Robber,
            MovingPart::Seven,
            MovingPart::NewYear,
            MovingPart::Award,
            MovingPart::Win,
        ];
        for part in (0..=u8::MAX).map(MovingPart::Payout).chain(others) {
            let (start, end) = part.span();
            assert!(start < end && end <= LONGEST, "{part:?}");
        }
    }

    #[test]
    fn a_part_goes_from_none_to_all_without_a_jump() {
        let mut course = Moving { began: Some(10.0), moves: turns(), ..Moving::default() };
        let mut last = 0.0;
        for step in 0..=100 {
            course.now = 10.0 + f64::from(step) * 0.005;
            let share = course.share(MovingPart::Card);
            assert!(share >= last && share - last < 0.05, "{step}: {share}");
            last = share;
        }
        assert!((last - 1.0).abs() < f32::EPSILON);
    }

    /// A game of three, played at random to its end, one act at a time.
    fn played(seed: u64, mut look: impl FnMut(&Game)) -> Game {
        let mut rng = StdRng::seed_from_u64(seed);
        let deck = BuiltIn::A.deck().expect("sound");
        let rules = Rules::open_hands();
        let mut game = Game::new(random_setup(&[deck], 3, rules, &mut rng).expect("a setup"));
        look(&game);
        let mut state = game.state().clone();
        while let Some(act) = random_act(&mut state, &mut rng) {
            let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Act(act));
            game.take(entry).expect("its own act");
            look(&game);
        }
        game
    }

    #[test]
    fn sevens_new_years_awards_and_the_win_move_just_when_they_come() {
        let mut seen = BTreeSet::new();
        for seed in 0..4 {
            let (mut course, mut still) = (Moving::default(), Moving::default());
            let mut before = None;
            played(seed, |game| {
                course.follow(game, Motion::Moving, 1.0);
                still.follow(game, Motion::Still, 1.0);
                let state = game.state();
                let holders = EnumMap::from_fn(|award| state.holders().of(award));
                let now = (holders, state.number());
                let Some((held, number)) = before.replace(now) else { return };
                let held: EnumMap<Award, Option<Seat>> = held;
                let moves = |part| course.share(part) < 1.0;
                let is_new = number.is_none() && state.number().is_some();
                assert_eq!(moves(MovingPart::Card), is_new);
                assert_eq!(moves(MovingPart::Seven), is_new && state.number() == Some(7));
                let handed: Vec<Handover> = course.handovers().map(|(what, _)| what).collect();
                let is_played = |award: &Award| *award != Award::Harbormaster;
                let changed: Vec<Handover> = Award::ALL
                    .into_iter()
                    .filter(is_played)
                    .filter(|award| held[*award] != holders[*award])
                    .map(|award| Handover { award, from: held[award], to: holders[award] })
                    .collect();
                assert_eq!(handed, changed);
                assert_eq!(moves(MovingPart::Win), state.over().is_some());
                let last = &game.last().expect("an act").deed;
                assert_eq!(moves(MovingPart::NewYear), brings_new_year(last));
                let parts =
                    [MovingPart::Seven, MovingPart::NewYear, MovingPart::Award, MovingPart::Win];
                seen.extend(parts.into_iter().filter(|part| moves(*part)).map(name));
                assert!(parts.into_iter().all(|part| still.share(part) >= 1.0), "still");
            });
        }
        assert_eq!(seen.len(), 4, "all of it came: {seen:?}");
    }

    fn name(part: MovingPart) -> String {
        format!("{part:?}")
    }

    #[test]
    fn what_is_taken_back_does_not_move() {
        let game = played(1, |_| {});
        let mut course = Moving::default();
        course.follow(&game, Motion::Moving, 1.0);
        let mut less = game.clone();
        let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Back(None));
        less.take(entry).expect("back to the opening");
        course.follow(&less, Motion::Moving, 2.0);
        assert_eq!(course.handovers().count(), 0);
        assert!(course.share(MovingPart::Win) >= 1.0);
    }

    #[test]
    fn what_does_not_move_is_there() {
        let course = Moving { began: Some(10.0), moves: turns(), now: 10.0, ..Moving::default() };
        assert!(course.share(MovingPart::Card) < 0.01);
        assert!((course.share(MovingPart::Robber) - 1.0).abs() < f32::EPSILON);
        assert!((Moving::default().share(MovingPart::Card) - 1.0).abs() < f32::EPSILON);
    }
}
