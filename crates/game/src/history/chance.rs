//! The chance of a game: its shuffles and rolls, each made once. What was taken
//! back is used again, on whatever branch: undo is never a second chance.

use super::tree::Made;
use super::{Game, Standing};
use crate::{Deed, KnightsDeed, Turned};
use cards::{Die, EmptyPile, EventFace, Shuffle};

impl Game {
    /// The draw that comes next. A shuffle that was made at this point before
    /// and taken back is used again, on whatever branch it was: undo is never
    /// a second chance. Only where none was, `shuffle` is asked.
    ///
    /// # Errors
    /// When even a fresh pile would have no numbered card on top.
    pub fn draw(&self, shuffle: impl FnMut() -> Shuffle) -> Result<Deed, EmptyPile> {
        let turned = match self.earlier_shuffle() {
            Some(earlier) => self.state.next_draw(|| earlier.clone())?,
            None => self.state.next_draw(shuffle)?,
        };
        Ok(Deed::Draw { turned })
    }

    /// The acts on all branches that were made where `is_here`.
    fn made_here(&self, is_here: impl Fn(&Made) -> bool) -> impl Iterator<Item = &Made> {
        self.tree.nodes().iter().map(|node| &node.made).filter(move |made| is_here(made))
    }

    fn earlier_shuffle(&self) -> Option<&Shuffle> {
        let here = self.state.shuffles();
        self.made_here(|made| made.shuffles == here).find_map(|made| {
            let Deed::Draw { turned } = &made.act.deed else { return None };
            turned.iter().find_map(Turned::shuffle)
        })
    }

    /// The next roll of the app's dice. One that was made at this point before
    /// and taken back is used again, as with [`Self::draw`].
    pub fn roll(&self, roll: impl FnOnce() -> (Die, Die, Option<EventFace>)) -> Deed {
        let earlier = self.earlier_roll(|deed| matches!(deed, Deed::Dice { .. }));
        earlier.unwrap_or_else(|| {
            let (red, yellow, face) = roll();
            Deed::Dice { red, yellow, face }
        })
    }

    fn earlier_roll(&self, is_one: impl Fn(&Deed) -> bool) -> Option<Deed> {
        let here = self.state.rolls();
        let mut earlier = self.made_here(|made| made.rolls == here).map(|made| &made.act.deed);
        earlier.find(|deed| is_one(deed)).cloned()
    }

    /// The next roll of the app's event die and the red die beside it, where this turn's
    /// number came without them. One that was made at this point before and taken back is
    /// used again, as with [`Self::draw`].
    pub fn event_die(&self, roll: impl FnOnce() -> (EventFace, Die)) -> Deed {
        let is_one = |deed: &Deed| matches!(deed, Deed::Knights(KnightsDeed::RollEventDie { .. }));
        self.earlier_roll(is_one).unwrap_or_else(|| {
            let (face, red) = roll();
            Deed::Knights(KnightsDeed::RollEventDie { face, red })
        })
    }

    /// Every shuffle that was made in this game, on whatever branch, in the
    /// order in which they were first made; the opening's is the first. One
    /// that was used again after an undo is named once.
    pub fn shuffles(&self) -> Vec<(&Shuffle, Standing)> {
        self.made().into_iter().map(|(_, shuffle, standing)| (shuffle, standing)).collect()
    }

    /// Shuffles that were made where another one had been made and taken back:
    /// this program uses the first one again, so somebody else made them.
    pub fn second_chances(&self) -> Vec<&Shuffle> {
        let made = self.made();
        let again = made.iter().enumerate().filter(|(nth, (point, ..))| {
            made.iter().take(*nth).any(|(earlier, ..)| earlier == point)
        });
        again.map(|(_, (_, shuffle, _))| *shuffle).collect()
    }

    /// Every shuffle with its point: how many had been made before it on its
    /// branch, the opening's included.
    fn made(&self) -> Vec<(usize, &Shuffle, Standing)> {
        let mut on_branch = vec![Standing::Abandoned; self.tree.nodes().len()];
        for id in &self.branch {
            if let Some(standing) = on_branch.get_mut(id.0) {
                *standing = Standing::Current;
            }
        }
        let mut made = vec![(0, &self.setup.shuffle, Standing::Current)];
        for (node, standing) in self.tree.nodes().iter().zip(on_branch) {
            let Deed::Draw { turned } = &node.made.act.deed else { continue };
            for (nth, shuffle) in turned.iter().filter_map(Turned::shuffle).enumerate() {
                let point = node.made.shuffles + nth + 1;
                let mut known = made.iter_mut();
                match known.find(|(at, known, _)| (*at, *known) == (point, shuffle)) {
                    Some(known) if standing == Standing::Current => known.2 = standing,
                    Some(_) => {}
                    None => made.push((point, shuffle, standing)),
                }
            }
        }
        made
    }
}
