//! Words of the history: for an act, its standing towards the rules, the pieces that come off the
//! island with it (KNIGHTS 9, 10, RULES 11), and for all of a game.

use chrono::{DateTime, Utc};

use super::GameWords;
use super::knights::level_case;
use crate::text::Text;
use board::{Intersection, Spot};
use game::{
    Act, Building, Deed, Discrepancy, Expansion, Following, Game, Knight, KnightsDeed, KnightsTask,
    Move, Phase, Play, Room, Seat, State, Task,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistorySection {
    Opening,
    Turn(u32, Seat),
}

/// Standing of an act towards the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Rules,
    Against,
    /// Not played: the table corrected the books.
    Corrected,
    /// Not fully recorded: the books know less than the table.
    Untold,
}

impl HistorySection {
    pub fn of(state: &State) -> Self {
        match state.phase() {
            Phase::Founding { .. } => Self::Opening,
            _ => Self::Turn(state.turn(), state.active()),
        }
    }

    pub fn heading(self, say: &GameWords<'_>) -> String {
        match self {
            Self::Opening => say.text.get("history-opening"),
            Self::Turn(turn, active) => say.about_with("history-turn", active, "turn", turn.into()),
        }
    }
}

impl GameWords<'_> {
    /// Returns what was done and everything that came of it, and whether some of it was not
    /// recorded.
    pub fn whole_story(&self, act: &Act, before: &State) -> String {
        let mut parts = vec![self.act_story(act, before)];
        if is_untold(act, before) {
            parts.push(self.text.get("history-untold"));
        }
        self.act_with(parts)
    }

    /// The same, with which rules were set aside and what adds up again.
    pub fn history_line(&self, act: &Act, before: &State) -> String {
        let words = self.against(act, before, self.whole_story(act, before));
        let settled = settled(act, before);
        if settled.is_empty() {
            return words;
        }
        let signs = settled.into_iter().map(|one| self.discrepancy(one));
        let what = self.text.joined(&signs.collect::<Vec<_>>());
        self.act_with([words, self.with("history-settled", &[("what", &what)])])
    }

    fn against(&self, act: &Act, before: &State, words: String) -> String {
        if act.against.is_empty() {
            return words;
        }
        let reasons: Vec<String> =
            act.against.iter().map(|breach| self.say(breach, before.builder())).collect();
        let more = self.with("history-against", &[("why", &self.text.joined(&reasons))]);
        self.act_with([words, more])
    }
}

/// Returns what did not add up before the act and does after it, so that its sign is gone.
fn settled(act: &Act, before: &State) -> Vec<Discrepancy> {
    let mut odd = before.discrepancies();
    let mut after = before.clone();
    if odd.is_empty() || after.apply(act).is_err() {
        return Vec::new();
    }
    let still = after.discrepancies();
    odd.retain(|one| !still.iter().any(|other| one.is_about_the_same(other)));
    odd
}

/// Returns whether cards moved whose kinds the table didn't name, though it usually does.
fn is_untold(act: &Act, before: &State) -> bool {
    let is_open = before.rules().following == Following::Open;
    act.moves.iter().any(|one| match one {
        Move::FromBankUntold(..) | Move::ToBankUntold(..) => true,
        Move::Unseen(..) | Move::UnseenOf(..) => is_open,
        _ => false,
    })
}

/// Returns whether `act` is about what `room` brings: a deed or a correction of it, or something that
/// followed.
pub fn is_of(act: &Act, room: Room) -> bool {
    let follows = match room {
        Room::Base => return true,
        Room::Gold => !act.gold.is_empty(),
        Room::Of(Expansion::Fish) => !act.fish.is_empty(),
        Room::Of(Expansion::Wagons) => !act.wagons.is_empty(),
        Room::Of(Expansion::Oil) => !act.oil.is_empty(),
        Room::Of(Expansion::Knights) => !act.knights.is_empty(),
        Room::Of(Expansion::Sea) => !act.sea.is_empty(),
        Room::Of(Expansion::Rivers) => false,
    };
    let is_deed = if let Deed::Correct { correction } = &act.deed {
        correction.told().0.of == room
    } else {
        act.deed.group().room() == room
    };
    is_deed || follows
}

impl Kept {
    /// Returns whether `act` kept the rules, with the table as it was `before`.
    pub fn of(act: &Act, before: &State) -> Self {
        use game::DeedGroup::{
            Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold,
            Knights, Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons,
            Weather, Win,
        };
        let is_at_table = matches!(act.deed, Deed::DoneAtTable { .. });
        match act.deed.group() {
            _ if !act.against.is_empty() => Kept::Against,
            _ if is_at_table || is_untold(act, before) => Kept::Untold,
            Correction if matches!(act.deed, Deed::TellOwn { .. }) => Kept::Rules,
            Correction => Kept::Corrected,
            Answer | Built(_) | Buy | Card | Change | Damage | Discard | End | Fish(_)
            | Gold(_) | Knights(_) | Number(_) | Oil(_) | Play(_) | Rivers(_) | Robber | Sea(_)
            | Steal | Trade | Turn | Vote | Wagons(_) | Weather | Win => Kept::Rules,
        }
    }
}

impl GameWords<'_> {
    /// Returns whether anything could come off with such a deed, or stay behind.
    pub(super) const fn may_take_off(deed: &Deed) -> bool {
        matches!(
            deed,
            Deed::LeaveTable { .. }
                | Deed::Leave { .. }
                | Deed::DoneAtTable { .. }
                | Deed::Knights(
                    KnightsDeed::LoseCity { .. }
                        | KnightsDeed::Displace { .. }
                        | KnightsDeed::Play(Play::Intrigue { .. })
                )
        )
    }

    /// Tells the pieces that come off besides those that the deed itself names, and all that a
    /// player who leaves the table leaves behind.
    pub(super) fn taken_off(&self, act: &Act, before: &State) -> Vec<String> {
        if let Deed::LeaveTable { player } = act.deed {
            return self.left_behind(player, before);
        }
        let wall = lost_wall(&act.deed, before).map(|owner| self.about("off-wall", owner));
        let knight = homeless(act, before).map(|(owner, knight, place)| {
            let level = level_case(knight.level);
            if !matches!(act.deed, Deed::Leave { .. } | Deed::DoneAtTable { .. }) {
                return self.about_with("off-knight", owner, "level", level.into());
            }
            let words = self.about_with("off-knight-left", owner, "level", level.into());
            self.at(before).act_at(words, Some(Spot::Intersection(place)))
        });
        wall.into_iter().chain(knight).collect()
    }

    /// Cards and cities of a player who leaves.
    pub(super) fn left_behind(&self, player: Seat, before: &State) -> Vec<String> {
        let count = |key, count: u16| {
            (count > 0).then(|| self.about_with(key, player, "count", count.into()))
        };
        let cards = before.hands().map_or(0, |hands| hands.size(player));
        let cities = before.pieces().buildings_of(player);
        let cities = cities.filter(|(_, building)| *building == Building::City).count();
        let cities = before.knights().map_or(0, |_| u16::try_from(cities).unwrap_or(u16::MAX));
        let fish = before.fish_of(player).into();
        let boot = before.position().boot() == Some(player);
        let boot = boot.then(|| self.about("off-left-boot", player));
        [count("off-left-cards", cards), count("off-left-cities", cities)]
            .into_iter()
            .chain([count("off-left-fish", fish), boot])
            .chain([count("off-left-oil", before.oil_of(player).into())])
            .flatten()
            .collect()
    }
}

fn lost_wall(deed: &Deed, before: &State) -> Option<Seat> {
    let Deed::Knights(KnightsDeed::LoseCity { player, at }) = deed else { return None };
    before.pieces().has_wall(*at).then_some(*player)
}

/// The displaced knight that goes back to the supply: there is no place for it, or nobody
/// says where.
fn homeless(act: &Act, before: &State) -> Option<(Seat, Knight, Intersection)> {
    let relocates = |task: &Task| matches!(task, Task::Knights(KnightsTask::Relocate { .. }));
    if let Deed::Knights(
        KnightsDeed::Displace { to: at, .. } | KnightsDeed::Play(Play::Intrigue { at }),
    ) = act.deed
    {
        let goes = act.tasks.iter().flatten().any(relocates);
        return before.pieces().knight(at).filter(|_| !goes).map(|(owner, it)| (owner, it, at));
    }
    let (Deed::Leave { task } | Deed::DoneAtTable { task }) = act.deed else { return None };
    before.tasks().get(task).filter(|task| relocates(task))?;
    before.knights().and_then(|knights| knights.displaced)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    pub sentences: Vec<String>,
    /// All of it, ready to read: title, players, date, and the sentences by turn.
    pub written: String,
}

/// Tells the acts of the current branch; `when` puts a time into words.
pub fn tell(text: &Text, game: &Game, when: &dyn Fn(DateTime<Utc>) -> String) -> Story {
    let say = GameWords::now(text, game, when);
    let mut state = State::new(game.setup().clone());
    let mut sentences = Vec::new();
    let mut lines = head(&say);
    let mut part = None;
    for (nth, (_, _, act)) in game.acts().enumerate() {
        let now = HistorySection::of(&state);
        if part != Some(now) {
            lines.extend([String::new(), now.heading(&say)]);
        }
        part = Some(now);
        let words = say.history_line(act, &state);
        let values = [("number", (nth + 1).into()), ("words", words.as_str().into())];
        lines.push(text.with("history-line", &values));
        sentences.push(words);
        if state.apply(act).is_err() {
            break;
        }
    }
    lines.push(String::new());
    Story { sentences, written: lines.join("\n") }
}

fn head(say: &GameWords<'_>) -> Vec<String> {
    let title = say.game.title().map(ToString::to_string);
    let title = title.unwrap_or_else(|| say.text.get("history-untitled"));
    let players: Vec<Seat> = say.state.players().seats().collect();
    let players = say.with("history-players", &[("players", &players)]);
    let time = |key: &str, time| say.with(key, &[("when", &(say.when)(time))]);
    let begun = time("history-begun", say.game.setup().created);
    let last = time("history-last", say.game.last_time());
    let knights =
        say.state.rules().knights.map(|knights| {
            say.with("knights-history-game", &[("edition", &knights.edition.key())])
        });
    let sea = say.sea_history_game();
    let fish = say.fish_history_game();
    let rivers = say.rivers_history_game();
    let wagons = say.wagons_history_game();
    let oil = say.oil_history_game();
    [title, players]
        .into_iter()
        .chain(knights)
        .chain(sea)
        .chain(fish)
        .chain(rivers)
        .chain(wagons)
        .chain(oil)
        .chain([begun, last])
        .collect()
}
