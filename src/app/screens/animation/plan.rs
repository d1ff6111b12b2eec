//! Which acts of a game a moving picture shows, and each for how long.

/// The least and the most that it takes altogether, in hundredths of a second.
const LEAST: usize = 1_000;
const MOST: usize = 4_000;

/// For how long the opening is shown, and the end beyond its share.
const OPENING: usize = 100;
const END: usize = 300;

/// For how long an act is shown where there is time.
const USUAL: usize = 12;

/// The least for which a frame can be shown: some programs show none for less.
const SHORTEST: usize = 5;

/// A frame: the game after so many acts, for so many hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedFrame {
    pub acts: usize,
    pub hundredths: u16,
}

/// All frames, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FramePlan {
    acts: usize,
    /// How many acts there are from frame to frame.
    stride: usize,
    frames: Vec<PlannedFrame>,
}

impl FramePlan {
    /// For a game of so many acts.
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

    /// The frames.
    pub fn frames(&self) -> &[PlannedFrame] {
        &self.frames
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
        plan.frames().iter().map(|frame| usize::from(frame.hundredths)).sum()
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
            let frames = plan.frames();
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
        assert_eq!(plan.frames().len(), 401);
        let fewer = plan.coarser().expect("there are many");
        assert_eq!(fewer.frames().len(), 201);
    }
}
