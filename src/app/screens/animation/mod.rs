//! A game as a moving picture to keep and to share, drawn one frame at a time so that the
//! window goes on meanwhile.
//!
//! A plan says which acts are shown and for how long. A few pictures are drawn first, only for
//! their colors; then `board` draws each moment, and only what changed goes into the film. One that
//! grows too large is begun again with fewer frames.

mod board;

use gif::EncodingError;
use thiserror::Error;

use game::{Game, Impossible, State};
use kit::widgets::gif_film::GifFilm;
use kit::widgets::gif_palette::ColorCount;
use kit::widgets::moving_picture::MovingPicture;
use words::game::GameWords;
use words::text::Text;

pub use board::board_picture;

/// The most bytes that the file may have.
const MOST_BYTES: usize = 8_000_000;

/// Number of pictures that the colors are chosen from.
const SAMPLES: usize = 4;

#[derive(Debug, Error)]
pub enum AnimationError {
    /// The pictures can't be put into a file.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
    /// The game can't be played again.
    #[error(transparent)]
    Apply(#[from] Impossible),
}

pub struct Animation {
    game: Game,
    text: Text,
    plan: FramePlan,
    picture: MovingPicture,
    /// Number of acts after which the game was shown last, and its state there.
    shown: (usize, State),
    stage: FilmStage,
}

enum FilmStage {
    /// Looks at some pictures for their colors.
    Samples(ColorCount, usize),
    /// Films the frames, of which so many are done.
    Films(Box<GifFilm>, usize),
    Finished,
}

#[derive(Debug)]
pub enum AnimationStep {
    /// Share that is done, from 0 to 1.
    Goes(f32),
    /// This is the file.
    Done(Vec<u8>),
}

impl Animation {
    /// One of a game as it stands now, in the language of `text`.
    ///
    /// # Errors
    /// None for a game that has taken its own acts.
    pub fn of(game: &Game, text: &Text) -> Result<Self, AnimationError> {
        Ok(Self {
            text: Text::of(text.language()),
            plan: FramePlan::of(game.count()),
            picture: board::moving_picture(),
            shown: (0, game.state_after(0)?),
            stage: FilmStage::Samples(ColorCount::default(), 0),
            game: game.clone(),
        })
    }

    /// Does the next few milliseconds' worth of work.
    ///
    /// # Errors
    /// Fails if the moving picture can't be made.
    pub fn step(&mut self) -> Result<AnimationStep, AnimationError> {
        match std::mem::replace(&mut self.stage, FilmStage::Finished) {
            FilmStage::Samples(colors, SAMPLES..) => {
                let film = GifFilm::new(self.picture.image().size, colors.palette())?;
                self.stage = FilmStage::Films(Box::new(film), 0);
            }
            FilmStage::Samples(mut colors, done) => {
                self.go_to(self.game.count() * done / (SAMPLES - 1))?;
                self.draw();
                colors.add(self.picture.image());
                self.stage = FilmStage::Samples(colors, done + 1);
            }
            FilmStage::Films(mut film, done) => {
                let Some(PlannedFrame { acts, hundredths }) = self.plan.frames.get(done).copied()
                else {
                    return Ok(AnimationStep::Done(film.finish()?));
                };
                self.go_to(acts)?;
                let changed = self.draw();
                film.show(self.picture.image(), changed, hundredths)?;
                let coarser = (film.bytes() > MOST_BYTES).then(|| self.plan.coarser()).flatten();
                self.stage = FilmStage::Films(film, done + 1);
                if let Some(plan) = coarser {
                    // The same in fewer frames.
                    self.plan = plan;
                    self.stage = FilmStage::Samples(ColorCount::default(), 0);
                }
            }
            FilmStage::Finished => {}
        }
        let all = (SAMPLES + self.plan.frames.len()) as f32;
        Ok(AnimationStep::Goes(match &self.stage {
            FilmStage::Samples(_, done) => *done as f32 / all,
            FilmStage::Films(_, done) => (SAMPLES + done) as f32 / all,
            FilmStage::Finished => 1.0,
        }))
    }

    /// Plays the game on, or back, to where so many acts led.
    fn go_to(&mut self, acts: usize) -> Result<(), AnimationError> {
        let (at, state) = &mut self.shown;
        if acts < *at {
            *state = self.game.state_after(acts)?;
        } else {
            for (_, _, act) in self.game.acts_from(*at).take(acts - *at) {
                state.apply(act)?;
            }
        }
        *at = acts;
        Ok(())
    }

    fn draw(&mut self) -> Option<kit::widgets::moving_picture::PixelRect> {
        let never = |_| String::new();
        let say = GameWords::now(&self.text, &self.game, &never);
        let say = say.at(&self.shown.1);
        self.picture.draw(|ui| board::show(ui, &say))
    }
}

/// The least and the most that it takes altogether, in hundredths of a second.
const LEAST: usize = 1_000;

const MOST: usize = 4_000;

/// Time for which the opening is shown, and the end beyond its share, in hundredths of a
/// second.
const OPENING: usize = 100;

const END: usize = 300;

/// Time for which an act is shown if there is enough of it, in hundredths of a second.
const USUAL: usize = 12;

/// The least for which a frame can be shown: some programs show none for less.
const SHORTEST: usize = 5;

/// A frame: the game after so many acts, for so many hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedFrame {
    pub acts: usize,
    pub hundredths: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FramePlan {
    acts: usize,
    /// Number of acts from frame to frame.
    stride: usize,
    frames: Vec<PlannedFrame>,
}

impl FramePlan {
    /// Plans the frames for a game of so many acts.
    pub fn of(acts: usize) -> Self {
        Self::with(acts, acts.div_ceil(between(acts) / SHORTEST).max(1))
    }

    fn with(acts: usize, stride: usize) -> Self {
        let time = between(acts);
        let steps = acts.div_ceil(stride);
        // What is rounded off one frame is added to the next.
        let until = |step: usize| (time * step).checked_div(steps).unwrap_or(time);
        let frame = |step: usize| {
            let own = if step == 0 { OPENING } else { until(step) - until(step - 1) };
            let end = if step == steps { END } else { 0 };
            let lone = if steps == 0 { time } else { 0 };
            let hundredths = u16::try_from(own + end + lone).unwrap_or(u16::MAX);
            PlannedFrame { acts: (step * stride).min(acts), hundredths }
        };
        Self { acts, stride, frames: (0..=steps).map(frame).collect() }
    }

    /// The same time with half as many frames, if there are any between the opening and the
    /// end.
    pub fn coarser(&self) -> Option<Self> {
        (self.stride < self.acts).then(|| Self::with(self.acts, self.stride * 2))
    }
}

/// The time between the opening and the end.
fn between(acts: usize) -> usize {
    acts.saturating_mul(USUAL).clamp(LEAST - OPENING - END, MOST - OPENING - END)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [usize; 9] = [0, 1, 2, 60, 199, 400, 721, 3_000, 100_000];

    fn total(plan: &FramePlan) -> usize {
        plan.frames.iter().map(|frame| usize::from(frame.hundredths)).sum()
    }

    #[test]
    fn every_game_takes_ten_to_forty_seconds() {
        for acts in GAMES {
            let mut plan = Some(FramePlan::of(acts));
            while let Some(now) = plan {
                assert!((LEAST..=MOST).contains(&total(&now)), "{acts}: {}", total(&now));
                plan = now.coarser();
            }
        }
        assert_eq!(total(&FramePlan::of(0)), LEAST);
        assert_eq!(total(&FramePlan::of(400)), MOST);
    }

    #[test]
    fn frames_lead_from_the_opening_to_the_end_and_none_is_too_short() {
        for acts in GAMES {
            let plan = FramePlan::of(acts);
            let frames = &plan.frames;
            assert_eq!(frames.first().map(|frame| frame.acts), Some(0));
            assert_eq!(frames.last().map(|frame| frame.acts), Some(acts));
            assert!(frames.is_sorted_by(|one, next| one.acts < next.acts), "{acts}");
            let shortest = frames.iter().map(|frame| usize::from(frame.hundredths)).min();
            assert!(shortest >= Some(SHORTEST - 1), "{acts}: {shortest:?}");
        }
    }

    #[test]
    fn a_game_of_an_evening_is_shown_act_by_act() {
        let plan = FramePlan::of(400);
        assert_eq!(plan.frames.len(), 401);
        let fewer = plan.coarser().expect("there are many");
        assert_eq!(fewer.frames.len(), 201);
    }
}
