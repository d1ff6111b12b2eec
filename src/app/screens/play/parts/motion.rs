//! Motion when the game has moved on, or when it is played again: the card turns, payouts
//! arrive, the robber walks, awards change hands. Everything is still again after less than a
//! second, or at the first touch.

use std::time::Duration;

use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};

use super::moves::{GamePoint, LONGEST, Moves, SeenState};
pub use super::moves::{Handover, MovingPart, Voyage, Walk};
use crate::app::settings::Motion;
use board::{Hex, Intersection, Path, Spot};
use game::{Game, Seat};
use kit::theme::Palette;
use kit::theme::bounds::Within;
use kit::widgets::paint_card_back;

#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    seen: Option<SeenState>,
    /// Time at which the motion began, in seconds of the program's clock.
    began: Option<f64>,
    moves: Moves,
    /// The program's clock in this frame.
    now: f64,
    haste: Haste,
}

/// Speed at which things move, as a multiple of that in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Haste(f64);

impl Default for Haste {
    fn default() -> Self {
        Self(1.0)
    }
}

impl Haste {
    /// Fast enough to be still again after so many seconds.
    pub fn within(seconds: f64) -> Self {
        Self((LONGEST / seconds.max(0.01)).max(1.0))
    }
}

impl Moving {
    /// Notes what has changed since the last time; after undo or reopening, nothing
    /// moves.
    pub fn follow(&mut self, game: &Game, motion: Motion, now: f64) {
        self.follow_again(GamePoint::now(game), self.haste, motion, now);
    }

    /// The same for a game that is played again.
    pub fn follow_again(&mut self, point: GamePoint<'_>, haste: Haste, motion: Motion, now: f64) {
        self.haste = haste;
        self.now = now;
        let seen = SeenState::of(point);
        let Some(before) = self.seen.replace(seen).filter(|before| *before != seen) else {
            return;
        };
        let goes_on = seen.acts > before.acts && motion == Motion::Moving;
        if !goes_on {
            self.stop();
            return;
        }
        self.moves = Moves::between(&before, &seen, point);
        let is_any = MovingPart::ALL.into_iter().any(|part| self.moves.has(part));
        self.began = is_any.then_some(now);
    }

    /// Notes a point of the game that is shown at once.
    pub fn jump(&mut self, point: GamePoint<'_>) {
        self.seen = Some(SeenState::of(point));
        self.stop();
    }

    /// Checks the clock and the finger; asks for the next frame while something moves.
    pub fn tick(&mut self, ui: &Ui) {
        let Some(began) = self.began else { return };
        let (now, touched) = ui.input(|input| (input.time, input.pointer.any_pressed()));
        self.now = now;
        if touched || (now - began) * self.haste.0 >= LONGEST {
            self.stop();
        } else {
            ui.ctx().request_repaint_after(Duration::from_millis(16));
        }
    }

    fn stop(&mut self) {
        (self.began, self.moves) = (None, Moves::default());
    }

    /// Returns how far a part has moved, from 0 to 1; 1 if nothing is moving. It eases in and
    /// out.
    pub fn share(&self, part: MovingPart) -> f32 {
        let Some(began) = self.began.filter(|_| self.moves.has(part)) else { return 1.0 };
        let (start, end) = part.span();
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let share =
            (((self.now - began) * self.haste.0 - start) / (end - start)).within(0.0, 1.0) as f32;
        share * share * (3.0 - 2.0 * share)
    }

    /// The part that is on its way, and how far along it is.
    fn on_its_way<T>(&self, part: MovingPart, what: Option<T>) -> Option<(T, f32)> {
        let share = self.share(part);
        what.filter(|_| share < 1.0).map(|what| (what, share))
    }

    /// The robber's path.
    pub fn walk(&self) -> Option<(Walk<Hex>, f32)> {
        self.on_its_way(MovingPart::Robber, self.moves.robber)
    }

    pub fn knight_walk(&self) -> Option<(Walk<Intersection>, f32)> {
        self.on_its_way(MovingPart::Knight, self.moves.knight)
    }

    pub fn pirate_walk(&self) -> Option<(Walk<Hex>, f32)> {
        self.on_its_way(MovingPart::Pirate, self.moves.pirate)
    }

    pub fn fleet_walk(&self) -> Option<(Walk<Hex>, f32)> {
        self.on_its_way(MovingPart::Fleet, self.moves.fleet)
    }

    pub fn voyage(&self) -> Option<(Voyage, f32)> {
        self.on_its_way(MovingPart::Ship, self.moves.ship)
    }

    /// The player whose wagon is on its way, and where to.
    pub fn drive(&self) -> Option<((Seat, Walk<Intersection>), f32)> {
        self.on_its_way(MovingPart::Wagon, self.moves.wagon)
    }

    pub fn bandit_walk(&self) -> Option<(Walk<Path>, f32)> {
        self.on_its_way(MovingPart::Bandit, self.moves.bandit)
    }

    /// The place of the bridge or oil metropolis that rises.
    pub fn rising(&self) -> Option<(Spot, f32)> {
        self.on_its_way(MovingPart::Rising, self.moves.rising)
    }

    /// The hex over which the fog lifts.
    pub fn lifting_fog(&self) -> Option<(Hex, f32)> {
        self.on_its_way(MovingPart::Fog, self.moves.found)
    }

    /// The awards and metropolises on their way, and how far along they are.
    pub fn handovers(&self) -> impl Iterator<Item = (Handover, f32)> + '_ {
        let all = self.moves.handovers.iter().copied().flatten();
        all.filter_map(|handover| self.on_its_way(MovingPart::Award, Some(handover)))
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
    use super::super::moves::brings_new_year;
    use super::*;
    use cards::{Award, BuiltIn};
    use chrono::DateTime;
    use enum_map::EnumMap;
    use game::{Entry, Rules, Step};
    use rand::SeedableRng;
    use rand::rngs::StdRng;
    use stats::report::Prize;
    use stats::{random_act, random_setup};
    use std::collections::BTreeSet;

    fn turns() -> Moves {
        Moves { card: true, ..Moves::default() }
    }

    #[test]
    fn everything_has_ended_after_nine_tenths_of_a_second() {
        for part in (0..=u8::MAX).map(MovingPart::Payout).chain(MovingPart::ALL) {
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
                    .map(|award| Handover {
                        what: Prize::Award(award),
                        from: held[award],
                        to: holders[award],
                    })
                    .collect();
                assert_eq!(handed, changed);
                assert_eq!(moves(MovingPart::Win), state.over().is_some());
                let last = &game.last().expect("an act").deed;
                assert_eq!(moves(MovingPart::NewYear), brings_new_year(last));
                let parts =
                    [MovingPart::Seven, MovingPart::NewYear, MovingPart::Award, MovingPart::Win];
                let moving = parts.into_iter().filter(|part| moves(*part));
                seen.extend(moving.map(|part| format!("{part:?}")));
                assert!(parts.into_iter().all(|part| still.share(part) >= 1.0), "still");
            });
        }
        assert_eq!(seen.len(), 4, "all of it came: {seen:?}");
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
