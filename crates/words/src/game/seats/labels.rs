//! Words of a choice: short, as the player whose it is reads them under what is asked, or on a button.

use crate::game::looking_on::SignName;
use crate::game::{GameWords, card_name};
use cards::{Die, EventFace, PileCard};
use game::{
    Ballot, CardKind, Cards, Choice, Deed, FishDeed, FishTokens, GoldDeed, Goods, Ground,
    KnightsDeed, NumberSource, OilDeed, Phase, Play, RiversDeed, SeaDeed, Seat, Throw, WagonDeed,
    Whispered,
};

/// Words of a choice, with those of the steps before it and a sign.
#[derive(Default)]
pub(super) struct ChoiceLabel {
    pub within: Vec<String>,
    pub words: String,
    pub sign: Option<SignName>,
}

impl ChoiceLabel {
    fn plain(words: String) -> Self {
        Self { words, ..Self::default() }
    }

    fn kind(say: &GameWords<'_>, kind: CardKind) -> Self {
        let sign = Some(SignName::of_kind(kind));
        Self { words: say.text.kind(kind), sign, ..Self::default() }
    }

    fn within(mut self, step: String) -> Self {
        self.within.insert(0, step);
        self
    }
}

/// The words of `choice`.
pub(super) fn label(say: &GameWords<'_>, choice: &Choice) -> ChoiceLabel {
    match choice {
        Choice::DrawnCard { from, .. } => {
            let drawn = ChoiceLabel::plain(say.text.get("unseen-drawn"));
            let drawn = ChoiceLabel { sign: Some(SignName::CARD), ..drawn };
            drawn.within(from_whom(say, *from))
        }
        Choice::Number => ChoiceLabel::plain(say.text.get(match say.state.numbers() {
            NumberSource::Dice => "roll-dice",
            NumberSource::Cards | NumberSource::Printed | NumberSource::Table => "draw",
        })),
        Choice::Thrown(what) => ChoiceLabel::plain(say.text.get(match what {
            Throw::Siege => "seat-throw-siege",
            Throw::DriveOff(_) => "seat-throw-bandit",
            Throw::Disaster => "seat-throw-disaster",
            Throw::Pollution => "seat-throw-lot",
        })),
        // What is taken, nobody knows before.
        Choice::Counted(monopoly) => {
            let nobody = say.state.players().map(|_, _| 0);
            done(say, &monopoly.deed(nobody))
        }
        Choice::Whisper(deed, said) => whispered(say, deed, said),
        Choice::Deed(deed) => on_the_island(say, deed).unwrap_or_else(|| done(say, deed)),
    }
}

fn from_whom(say: &GameWords<'_>, seat: Seat) -> String {
    say.with("seat-from", &[("who", &seat)])
}

fn to_whom(say: &GameWords<'_>, seat: Seat) -> String {
    say.with("seat-to", &[("who", &seat)])
}

/// A card that passes unseen, with its kind told; or points that are.
fn whispered(say: &GameWords<'_>, deed: &Deed, said: &Whispered) -> ChoiceLabel {
    if let Whispered::Points(points) = said {
        let told = say.with("seat-points-count", &[("points", points)]);
        return ChoiceLabel::plain(told).within(say.text.get("seat-points"));
    }
    let Whispered::Passed(kinds) = said else {
        return ChoiceLabel::plain(say.deed(deed, say.state));
    };
    let Some(kind) = kinds.first() else { return ChoiceLabel::plain(say.deed(deed, say.state)) };
    if let Deed::Steal { from, .. } = deed {
        ChoiceLabel::kind(say, *kind).within(from_whom(say, *from))
    } else if let Deed::Give { to, .. } = deed {
        ChoiceLabel::kind(say, *kind).within(to_whom(say, *to))
    } else if let (Deed::Knights(KnightsDeed::TradeAtHarbor { with, .. }), [give, get]) =
        (deed, kinds.as_slice())
    {
        let gives = say.with("seat-gives", &[("cards", &Cards::of(*give, 1))]);
        ChoiceLabel::kind(say, *get).within(gives).within(to_whom(say, *with))
    } else if let Deed::Knights(KnightsDeed::Play(play)) = deed {
        let cards = kinds.iter().fold(Cards::none(), |all, kind| all.plus(Cards::of(*kind, 1)));
        let cards = ChoiceLabel::plain(say.cards(cards));
        played(say, play, cards)
    } else {
        ChoiceLabel::plain(say.deed(deed, say.state))
    }
}

/// Something that is touched on the island: what it is; its place says the rest.
fn on_the_island(say: &GameWords<'_>, deed: &Deed) -> Option<ChoiceLabel> {
    let key = if let Deed::BuildRoad { .. } = deed {
        "seat-build-road"
    } else if let Deed::BuildSettlement { .. } = deed {
        "seat-build-settlement"
    } else if let Deed::BuildCity { .. } = deed {
        "seat-build-city"
    } else if let Deed::RepairRoad { .. } | Deed::MendRoad { .. } = deed {
        "seat-repair"
    } else if let Deed::FoundSettlement { .. } = deed {
        if say.founds_city() { "seat-place-city" } else { "seat-place-settlement" }
    } else if let Deed::FoundRoad { .. } = deed {
        "seat-place-road"
    } else if let Deed::Sea(SeaDeed::FoundShip { .. }) = deed {
        "seat-place-ship"
    } else if let Deed::Sea(SeaDeed::BuildShip { .. }) = deed {
        "seat-build-ship"
    } else if let Deed::Rivers(RiversDeed::BuildBridge { .. }) = deed {
        "seat-build-bridge"
    } else if let Deed::Knights(KnightsDeed::BuildWall { .. }) = deed {
        "seat-build-wall"
    } else if let Deed::Knights(KnightsDeed::Recruit { .. }) = deed {
        "seat-recruit"
    } else if let Deed::Knights(KnightsDeed::Activate { .. }) = deed {
        "seat-activate"
    } else if let Deed::Knights(KnightsDeed::Promote { .. }) = deed {
        "seat-promote"
    } else if let Deed::Knights(KnightsDeed::MoveKnight { .. }) = deed {
        "seat-move-knight"
    } else if let Deed::Knights(KnightsDeed::Displace { .. }) = deed {
        "seat-displace"
    } else if let Deed::Knights(KnightsDeed::ChaseRobber { .. }) = deed {
        "seat-chase-robber"
    } else if let Deed::Sea(SeaDeed::ChasePirate { .. }) = deed {
        "seat-chase-pirate"
    } else if let Deed::Sea(SeaDeed::MoveShip { .. }) = deed {
        "seat-move-ship"
    } else if let Deed::Sea(SeaDeed::MovePirate { .. }) = deed {
        "seat-move-pirate"
    } else if let Deed::MoveRobber { .. } | Deed::RobberFlees { to: Some(_) } = deed {
        "seat-move-robber"
    } else if let Deed::Wagons(WagonDeed::Travel { .. }) = deed {
        "seat-travel"
    } else if let Deed::Wagons(WagonDeed::MoveBandit { .. } | WagonDeed::SendAway { .. }) = deed {
        "seat-move-bandit"
    } else if let Deed::Oil(OilDeed::BuildMetropolis { .. }) = deed {
        "seat-build-oil-metropolis"
    } else {
        return None;
    };
    Some(ChoiceLabel::plain(say.text.get(key)))
}

/// A progress card that is played so.
fn played(say: &GameWords<'_>, play: &Play, how: ChoiceLabel) -> ChoiceLabel {
    let card = say.progress_card(play.card());
    let how = match play.victim() {
        Some(from) if !how.words.is_empty() => how.within(from_whom(say, from)),
        Some(from) => ChoiceLabel::plain(from_whom(say, from)),
        None => how,
    };
    let plays = say.text.get("seat-progress");
    // Where there is one way to play it, or the island shows the ways, the card says it all.
    if how.words.is_empty() {
        return ChoiceLabel::plain(card).within(plays);
    }
    how.within(card).within(plays)
}

fn ways_to_play(say: &GameWords<'_>, play: &Play) -> ChoiceLabel {
    if let Play::Alchemist { red, yellow } = play {
        let (red, yellow) = (red.pips(), yellow.pips());
        let words = say.with("seat-dice", &[("red", &red), ("yellow", &yellow)]);
        ChoiceLabel::plain(words)
    } else if let Play::Crane { track } = play {
        ChoiceLabel::plain(say.text.get(&format!("track-title-{}", track.key())))
    } else if let Play::MerchantFleet { kind } = play {
        ChoiceLabel::kind(say, *kind)
    } else if let Play::ResourceMonopoly { resource, .. } = play {
        ChoiceLabel::kind(say, (*resource).into())
    } else if let Play::TradeMonopoly { commodity, .. } = play {
        ChoiceLabel::kind(say, (*commodity).into())
    } else if let Play::MasterMerchant { cards: Some(cards), .. } = play {
        ChoiceLabel::plain(say.cards(*cards))
    } else if let Play::Spy { took, .. } = play {
        let deck = took.map(|track| say.text.get(&format!("track-title-{}", track.key())));
        ChoiceLabel::plain(deck.unwrap_or_else(|| say.text.get("progress-spy-none")))
    } else {
        ChoiceLabel::default()
    }
}

/// Ground that lay hidden: sea, or land with its number.
fn turned_up(say: &GameWords<'_>, is: Option<Ground>) -> ChoiceLabel {
    let Some(Ground { terrain, token }) = is else {
        return ChoiceLabel::plain(say.text.turned_up(None));
    };
    let land = say.text.terrain_label(terrain);
    match token {
        Some(token) => ChoiceLabel::plain(token.number().to_string()).within(land),
        None => ChoiceLabel::plain(land),
    }
}

fn tokens(say: &GameWords<'_>, tokens: FishTokens) -> String {
    let kinds = [(3_u8, tokens.threes), (2, tokens.twos), (1, tokens.ones)];
    let all = kinds.into_iter().flat_map(|(fish, count)| (0..count).map(move |_| fish));
    let all: Vec<String> = all.map(|fish| fish.to_string()).collect();
    say.with("seat-fish-tokens", &[("tokens", &all.join(" + "))])
}

fn done(say: &GameWords<'_>, deed: &Deed) -> ChoiceLabel {
    let gives =
        |count: u8, kind: CardKind| say.with("seat-gives", &[("cards", &Cards::of(kind, count))]);
    // A card that passes unseen at a table that keeps hands private may be told.
    let untold = |whom: String| {
        if say.state.keeps_private() {
            ChoiceLabel::plain(say.text.get("unseen-untold")).within(whom)
        } else {
            ChoiceLabel::plain(whom)
        }
    };
    if let Deed::Take { card: Some(kind), .. } | Deed::Pay { card: Some(kind), .. } = deed {
        ChoiceLabel::kind(say, *kind)
    } else if let Deed::ChooseYield { card, .. } = deed {
        ChoiceLabel::kind(say, (*card).into())
    } else if let Deed::Swap { cards: Some((give, get)), .. } = deed {
        ChoiceLabel::kind(say, *get).within(gives(1, *give))
    } else if let Deed::TradeWithBank { give, count, get } = deed {
        let label = ChoiceLabel::kind(say, *get).within(gives(*count, *give));
        label.within(say.text.get("seat-bank"))
    } else if let Deed::Gold(GoldDeed::Buy { card: Some(kind) }) = deed {
        let gold = Goods::gold(game::GOLD_PRICE);
        let label =
            ChoiceLabel::kind(say, *kind).within(say.with("seat-gives", &[("cards", &gold)]));
        label.within(say.text.get("seat-bank"))
    } else if let Deed::Gold(GoldDeed::Sell { give, count }) = deed {
        let label = ChoiceLabel::plain(say.text.goods(Goods::gold(1)));
        label.within(gives(*count, *give)).within(say.text.get("seat-bank"))
    } else if let Deed::Steal { from, card, .. } = deed {
        let whom = from_whom(say, *from);
        card.map_or_else(
            || untold(whom.clone()),
            |it| ChoiceLabel::kind(say, it).within(whom.clone()),
        )
    } else if let Deed::Give { to, card, .. } = deed {
        let whom = to_whom(say, *to);
        card.map_or_else(
            || untold(whom.clone()),
            |it| ChoiceLabel::kind(say, it).within(whom.clone()),
        )
    } else if let Deed::PlayMonopoly { resource, .. } = deed {
        ChoiceLabel::kind(say, (*resource).into()).within(say.text.get("seat-monopoly"))
    } else if let Deed::Vote { ballot, .. } = deed {
        ChoiceLabel::plain(say.text.get(ballot_key(*ballot)))
    } else if let Deed::Leave { .. } = deed {
        ChoiceLabel::plain(say.text.get("task-leave"))
    } else if let Deed::Knights(KnightsDeed::Play(play)) = deed {
        played(say, play, ways_to_play(say, play))
    } else if let Deed::Fish(FishDeed::Spend { on, tokens: paid }) = deed {
        let what = say.with(&format!("fish-buy-{}", on.key()), &[]);
        let label = ChoiceLabel::plain(tokens(say, *paid)).within(what);
        label.within(say.text.get("seat-fish"))
    } else if let Deed::Fish(FishDeed::PassBoot { to }) = deed {
        ChoiceLabel::plain(to_whom(say, *to)).within(say.text.get("seat-boot"))
    } else if let Deed::Oil(OilDeed::Convert { resource }) = deed {
        ChoiceLabel::kind(say, (*resource).into()).within(say.text.get("seat-oil"))
    } else if let Deed::Sea(SeaDeed::TurnUp { is, .. }) = deed {
        turned_up(say, *is)
    } else if let Deed::PassWeather { to } = deed {
        ChoiceLabel::plain(to_whom(say, *to)).within(say.text.get("seat-weather"))
    } else if let Deed::Roll { number } = deed {
        ChoiceLabel::plain(u8::from(*number).to_string()).within(say.text.get("seat-dice-show"))
    } else if let Deed::Knights(KnightsDeed::EventDie { face, red }) = deed {
        event_die(say, *face, *red)
    } else if let Deed::DrawPrinted { card } = deed {
        printed(say, *card)
    } else if let Deed::Pass | Deed::LetBuild { .. } = deed {
        ChoiceLabel::plain(say.text.get(end_key(say)))
    } else {
        ChoiceLabel::plain(say.deed(deed, say.state))
    }
}

/// A face of the table's event die, with the red die where that counts.
fn event_die(say: &GameWords<'_>, face: EventFace, red: Option<Die>) -> ChoiceLabel {
    let shows = say.text.event_face(face);
    match red {
        Some(red) => {
            let red = say.text.with("event-die-red-name", &[("red", red.pips().into())]);
            ChoiceLabel::plain(red).within(shows)
        }
        None => ChoiceLabel::plain(shows),
    }
}

/// A card that somebody drew from the table's own: among those of its number, and of its deck.
fn printed(say: &GameWords<'_>, card: PileCard) -> ChoiceLabel {
    let setup = say.state.setup();
    let label = ChoiceLabel::plain(card_name(say.text, setup, card));
    let label = match setup.deck(card).filter(|_| setup.decks.len() > 1) {
        Some(deck) => label.within(say.text.deck_title(deck)),
        None => label,
    };
    let label = match setup.card(card) {
        Some(known) => label.within(known.number().to_string()),
        None => label,
    };
    label.within(say.text.get("seat-printed"))
}

/// Key of the words for a vote.
pub(super) const fn ballot_key(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Reset => "new-tied-vote-resets",
        Ballot::LeapYear => "new-tied-vote-goes-on",
    }
}

/// Key of the words for the end of a turn, or of a part of one.
fn end_key(say: &GameWords<'_>) -> &'static str {
    match say.state.phase() {
        Phase::ExtraBuilding { builder } if say.viewer == game::Viewer::Seat(builder) => {
            "seat-done-building"
        }
        Phase::ExtraBuilding { .. } => "seat-nobody-builds",
        Phase::Founding { .. }
        | Phase::BeforeProduction
        | Phase::Event
        | Phase::Trading
        | Phase::Over => "seat-done",
    }
}
