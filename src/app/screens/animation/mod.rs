//! A game as a moving picture to keep and to share, drawn one frame at a time so that the
//! window goes on meanwhile.

mod board;
mod knights;
mod plan;

use gif::EncodingError;
use thiserror::Error;

pub use board::board_picture;
use game::{ApplyError, Game, State};
use kit::widgets::gif_film::GifFilm;
use kit::widgets::gif_palette::ColorCount;
use kit::widgets::moving_picture::MovingPicture;
use plan::{FramePlan, PlannedFrame};
use words::game::GameWords;
use words::text::Text;

/// The most bytes that the file may have.
const MOST_BYTES: usize = 8_000_000;

/// How many pictures the colors are chosen from.
const SAMPLES: usize = 4;

/// Why there is no moving picture.
#[derive(Debug, Error)]
pub enum AnimationError {
    /// The pictures can't be put into a file.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
    /// The game can't be played again.
    #[error(transparent)]
    Apply(#[from] ApplyError),
}

/// A moving picture being made.
pub struct Animation {
    game: Game,
    text: Text,
    plan: FramePlan,
    picture: MovingPicture,
    /// Where the game was shown last.
    shown: (usize, State),
    stage: Stage,
}

enum Stage {
    /// Looks at some pictures for their colors.
    Samples(ColorCount, usize),
    /// Films the frames, of which so many are done.
    Films(Box<GifFilm>, usize),
    Finished,
}

/// How far it is.
#[derive(Debug)]
pub enum AnimationStep {
    /// So much of it is done, from 0 to 1.
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
            stage: Stage::Samples(ColorCount::default(), 0),
            game: game.clone(),
        })
    }

    /// Does the next few milliseconds' worth of work.
    ///
    /// # Errors
    /// When the moving picture can't be made.
    pub fn step(&mut self) -> Result<AnimationStep, AnimationError> {
        match std::mem::replace(&mut self.stage, Stage::Finished) {
            Stage::Samples(colors, done) => self.sample(colors, done)?,
            Stage::Films(film, done) => {
                if let Some(file) = self.film(film, done)? {
                    return Ok(AnimationStep::Done(file));
                }
            }
            Stage::Finished => {}
        }
        Ok(AnimationStep::Goes(self.share()))
    }

    fn share(&self) -> f32 {
        let all = (SAMPLES + self.plan.frames().len()) as f32;
        match &self.stage {
            Stage::Samples(_, done) => *done as f32 / all,
            Stage::Films(_, done) => (SAMPLES + done) as f32 / all,
            Stage::Finished => 1.0,
        }
    }

    fn sample(&mut self, mut colors: ColorCount, done: usize) -> Result<(), AnimationError> {
        if done >= SAMPLES {
            let film = GifFilm::new(self.picture.image().size, colors.palette())?;
            self.stage = Stage::Films(Box::new(film), 0);
            return Ok(());
        }
        let acts = self.game.count() * done / (SAMPLES - 1);
        self.go_to(acts)?;
        self.draw();
        colors.add(self.picture.image());
        self.stage = Stage::Samples(colors, done + 1);
        Ok(())
    }

    fn film(
        &mut self,
        mut film: Box<GifFilm>,
        done: usize,
    ) -> Result<Option<Vec<u8>>, AnimationError> {
        let Some(PlannedFrame { acts, hundredths }) = self.plan.frames().get(done).copied() else {
            return Ok(Some(film.finish()?));
        };
        self.go_to(acts)?;
        let changed = self.draw();
        film.show(self.picture.image(), changed, hundredths)?;
        if film.bytes() > MOST_BYTES
            && let Some(plan) = self.plan.coarser()
        {
            // The same in fewer frames.
            self.plan = plan;
            self.stage = Stage::Samples(ColorCount::default(), 0);
            return Ok(None);
        }
        self.stage = Stage::Films(film, done + 1);
        Ok(None)
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
