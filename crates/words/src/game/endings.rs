//! The end of a game in words: with how many points, and what decided it.

use super::GameWords;
use crate::text::Value;
use game::Over;

impl GameWords<'_> {
    /// The lines below [`end`](Self::end): the winner's points and the turns it took, what decided it,
    /// what points alone wouldn't have won, and an earlier win after which the table played on.
    pub fn end_lines(&self, over: Over) -> Vec<String> {
        let turns: (&str, Value<'_>) = ("turns", self.state.turn().into());
        let points = match over.winner() {
            Some(winner) => {
                let points = ("points", self.shown_points(winner).into());
                self.text.with("win-points", &[points, turns])
            }
            None => self.text.with("end-turns", &[turns]),
        };
        let before = self.state.earlier_win().and_then(Over::winner);
        let before = before.map(|before| self.about("win-before", before));
        let lines = [points, self.decided(over)].into_iter();
        lines.chain(self.beside_points(over)).chain(before).collect()
    }

    fn decided(&self, over: Over) -> String {
        match over {
            Over::PublicPoints { .. } => self.text.get("win-public"),
            Over::RevealedCards { winner } => {
                let count = self.state.revealed(winner);
                self.text.with("win-revealed", &[("count", count.into())])
            }
            Over::Wonder { .. } => self.text.get("sea-win-wonder"),
            Over::Villages { .. } | Over::VillagesShared { .. } => {
                self.text.get("sea-win-villages")
            }
            Over::BoardDead { champion } => {
                let dead = self.text.get("oil-end-board-dead");
                let last = champion.map(|seat| self.about("oil-end-champion", seat));
                let said: Vec<String> = std::iter::once(dead).chain(last).collect();
                self.text.sentences(&said)
            }
            Over::BrokenOff => self.text.get("end-how"),
        }
    }

    /// Tells what points alone don't win in this scenario: the highest wonder, or one's own fortress
    /// (SCENARIOS 4.8, 5.6).
    fn beside_points(&self, over: Over) -> Option<String> {
        let (Over::PublicPoints { winner } | Over::RevealedCards { winner }) = over else {
            return None;
        };
        let position = self.state.position();
        if let Some((wonder, level)) = position.wonders().and_then(|wonders| wonders.of(winner)) {
            return Some(self.with("sea-win-higher", &[("wonder", &wonder), ("level", &level)]));
        }
        position.pirates().map(|_| self.text.get("sea-win-fortress"))
    }
}
