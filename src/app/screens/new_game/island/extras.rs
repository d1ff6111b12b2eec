//! Actions for any island shown: see it large, over the whole window, to copy it from across the
//! table; turn it, save it, read it out, share it as a code, and judge how fair it is: what each
//! resource yields, and what the best starting spots reach.

use egui::{
    Align, Align2, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::by_hand::{is_of_sea, sea_key};
use super::in_words::read_out;
use crate::app::screens::on_islands::WrittenCode;
use board::{
    BadCode, Fairness, Hex, Island, IslandCode, MAX_CODE_TEXT, Resource, Rotation, Starts, fairness,
};
use kit::theme::bounds::Within;
use kit::theme::{Palette, monospace, plain, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::plot::{average_bar, captioned_number};
use kit::widgets::split::{MARGIN, large_island, scrolling, within};
use kit::widgets::{
    Focus, Geometry, Icon, SizedButton, Switch, buttons, entered, field, grid, hint, named_place,
    screen_bar, toggled, unfolded, warn, way_back, wrapped,
};
use words::text::Text;

/// Request that follows from a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IslandAction {
    /// Change the island by hand.
    Change,
    /// Show the picture over the whole window, or no longer.
    Large,
    /// Turn the picture by a sixth.
    Turn,
    /// Save the island under a name.
    Keep,
    /// Reshuffle its shape.
    Shuffle,
}

impl IslandAction {
    /// Returns its button's icon, the key of its name, and that of a text short enough for a
    /// button.
    const fn face(self) -> (Icon, &'static str, &'static str) {
        match self {
            Self::Change => (Icon::Pen, "new-island-enter", "shuffle-short-change"),
            Self::Large => (Icon::Large, "shuffle-large", "shuffle-large"),
            Self::Turn => (Icon::Turn, "new-island-turn", "new-island-turn"),
            Self::Keep => (Icon::Plus, "shuffle-keep", "shuffle-short-keep"),
            Self::Shuffle => (Icon::Dice, "shuffle-this-shape", "shuffle-short-shuffle"),
        }
    }

    /// The buttons for `offered`, the actions that make sense now.
    pub fn buttons(ui: &mut Ui, text: &Text, offered: &[Self]) -> Option<Self> {
        buttons(ui, offered, (168.0, 50.0), |wish| {
            let (icon, name, label) = wish.face();
            SizedButton::new(text.get(label)).named(text.get(name)).icon(icon)
        })
    }

    /// Buttons in the lower corners of the picture in `rect`, where the rounded sea
    /// leaves room.
    pub fn beside(ui: &mut Ui, text: &Text, rect: Rect) -> Option<Self> {
        let corners = [(Self::Turn, rect.left()), (Self::Large, rect.right() - 52.0)];
        let mut touched = None;
        for (wish, left) in corners {
            let (icon, name, _) = wish.face();
            let place = Rect::from_min_size(pos2(left, rect.bottom() - 52.0), Vec2::splat(52.0));
            let button = SizedButton::new("").named(text.get(name)).icon(icon);
            if button.show_at(ui, place, name) {
                touched = Some(wish);
            }
        }
        touched
    }
}

/// The section on the code.
#[derive(Clone, Debug, Default)]
pub struct CodeBox {
    open: Switch,
    typed: String,
    trouble: Option<CodeTrouble>,
    written: WrittenCode,
}

/// Reason why the island of a code isn't shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CodeTrouble {
    /// It is no code.
    Bad(BadCode),
    /// It belongs to the other game: with sea, or without.
    OtherGame { has_sea: bool },
}

impl CodeTrouble {
    /// Returns what is wrong, and what to do.
    fn words(self, text: &Text) -> String {
        text.get(match self {
            Self::OtherGame { has_sea } => {
                return text.get(&format!("sea-code-of-{}", sea_key(has_sea)));
            }
            Self::Bad(BadCode::TooShort) => "shuffle-code-short",
            Self::Bad(BadCode::TooLong) => "shuffle-code-long",
            Self::Bad(BadCode::CheckDigits) => "shuffle-code-check",
            Self::Bad(BadCode::NewerVersion(_)) => "shuffle-code-newer",
            Self::Bad(BadCode::Nonsense) => "shuffle-code-nonsense",
            Self::Bad(BadCode::UnknownCharacter { place, found }) => {
                let values = [("place", place.into()), ("found", found.to_string().into())];
                return text.with("shuffle-code-character", &values);
            }
        })
    }
}

impl CodeBox {
    /// The code of `island` and the field. Returns the island of a code once it is typed
    /// in, if it belongs to the game that is played, with sea or without.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        island: &Island,
        has_sea: bool,
    ) -> Option<Island> {
        if !unfolded(ui, &text.get("shuffle-code"), "", &mut self.open) {
            return None;
        }
        hint(ui, &text.get("shuffle-code-line"));
        self.written.show(ui, text, island);
        let name = text.get("shuffle-code-field");
        if let Some(typed) = field(ui, &name, &self.typed, MAX_CODE_TEXT, Focus::Touched) {
            self.typed = typed;
            self.trouble = None;
        }
        // Once the game that was asked for is chosen, the code waits to be shown.
        self.trouble =
            self.trouble.filter(|trouble| *trouble != CodeTrouble::OtherGame { has_sea });
        warn(ui, self.trouble.map(|trouble| trouble.words(text)));
        let some = !self.typed.trim().is_empty();
        let label = text.get("shuffle-code-take");
        let touched = SizedButton::new(&label).icon(Icon::Forward).enabled(some).touched(ui, 48.0);
        let enter = entered(ui, &name);
        if !some || !(touched || enter) {
            return None;
        }
        let island = island_of(&self.typed, has_sea);
        self.trouble = island.as_ref().err().copied();
        if island.is_ok() {
            self.typed.clear();
        }
        island.ok()
    }
}

/// The island of a code, if it belongs to a game with sea, or without.
fn island_of(typed: &str, has_sea: bool) -> Result<Island, CodeTrouble> {
    let island = typed.parse::<IslandCode>().map_err(CodeTrouble::Bad)?.into_island();
    if island.tiles().is_empty() {
        return Err(CodeTrouble::Bad(BadCode::Nonsense));
    }
    let own = is_of_sea(&island);
    if own == has_sea { Ok(island) } else { Err(CodeTrouble::OtherGame { has_sea: own }) }
}

/// An island, and who begins where on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub island: &'a Island,
    /// Land beside which the opening places its settlements; none: anywhere.
    pub begins: Option<&'a [Hex]>,
    pub players: usize,
}

impl Board<'_> {
    fn starts(self, found: &Fairness) -> Starts {
        found.starts_at(self.players, |at| match self.begins {
            Some(land) => at.hexes().iter().any(|hex| land.contains(hex)),
            None => true,
        })
    }
}

/// The section on fairness.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairBox {
    open: Switch,
    spots: Switch,
}

impl FairBox {
    /// The figures of `board`.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, board: Board<'_>) {
        let found = fairness(board.island);
        let starts = board.starts(&found);
        let least = starts.pips.iter().min().copied().unwrap_or(0);
        let most = starts.pips.iter().max().copied().unwrap_or(0);
        let values =
            [("least", least.into()), ("most", most.into()), ("spread", starts.spread.into())];
        let line = text.with("shuffle-fair-short", &values);
        if !unfolded(ui, &text.get("shuffle-fair"), &line, &mut self.open) {
            return;
        }
        hint(ui, &text.get("shuffle-fair-resources"));
        for resource in Resource::ALL {
            let (name, yields) = (text.kind(resource), found.resources[resource]);
            let figure = match yields.ratio {
                Some(ratio) => text.number(ratio.into(), 1),
                None => text.get("shuffle-fair-none"),
            };
            let values = [
                ("resource", name.as_str().into()),
                ("figure", figure.as_str().into()),
                ("pips", yields.pips.into()),
            ];
            let said = text.with("shuffle-fair-said", &values);
            let tone = Palette::of(ui).card(resource);
            average_bar(ui, &said, (&name, &figure), yields.ratio.unwrap_or(0.0), tone);
        }
        ui.add_space(4.0);
        hint(ui, &text.with("shuffle-fair-starts", &[("spread", starts.spread.into())]));
        // What each player would reach, first to last.
        let players: Vec<(usize, u8)> = (1..).zip(starts.pips.iter().copied()).collect();
        grid(ui, &players, (64.0, 48.0), |ui, (nth, pips), size| {
            let nth = ("nth", (*nth).into());
            let place = text.with("shuffle-nth", std::slice::from_ref(&nth));
            let said = text.with("shuffle-fair-player", &[nth, ("pips", (*pips).into())]);
            captioned_number(ui, size, &said, (&place, *pips));
        });
        let size = vec2(ui.available_width(), 52.0);
        let on_off = [Switch::On, Switch::Off];
        self.spots = toggled(ui, size, &text.get("shuffle-fair-show"), on_off, self.spots);
    }

    /// Marks the best spots in the picture in `rect`, if they are to be shown: each with
    /// the number of the player who would take it.
    pub fn mark(self, ui: &Ui, text: &Text, rect: Rect, board: Board<'_>, lies: Rotation) {
        if self.spots == Switch::Off {
            return;
        }
        let palette = Palette::of(ui);
        let geometry = Geometry::fit(board.island, rect, lies.sixths());
        let radius = (geometry.side() * 0.24).within(9.0, 20.0);
        let starts = board.starts(&fairness(board.island));
        for (nth, spots) in (1_usize..).zip(&starts.spots) {
            for spot in spots {
                let at = geometry.intersection(spot.at);
                let values = [("nth", nth.into()), ("pips", spot.pips.into())];
                let name = text.with("shuffle-spot", &values);
                let id = ui.scope_id().with(("best spot", spot.at));
                let place = Rect::from_center_size(at, vec2(radius, radius) * 2.0);
                named_place(ui, place, id, (Sense::hover(), Role::Label), &name);
                let painter = ui.painter();
                painter.circle_filled(at, radius + 2.0, palette.edge);
                painter.circle(at, radius, palette.glow, Stroke::new(2.0, palette.choice));
                let font = strong(ui.ctx(), radius * 1.2);
                painter.text(at, Align2::CENTER_CENTER, nth, font, palette.edge);
            }
        }
    }
}

/// The island over the whole window; `picture` draws the island itself.
pub fn show_large(
    ui: &mut Ui,
    text: &Text,
    island: &Island,
    lies: Rotation,
    picture: impl FnOnce(&mut Ui),
) -> Option<IslandAction> {
    let asked = bar(ui, text);
    let area = ui.available_rect_before_wrap();
    let palette = Palette::of(ui);
    let code = IslandCode::of(island).ok();
    let written = code.as_ref().map_or("", IslandCode::as_str);
    let room = area.width() - 2.0 * MARGIN;
    let laid = |size: f32| {
        let font = monospace(size);
        ui.painter().layout(written.to_owned(), font, palette.text, room)
    };
    // The largest size that fits on two lines.
    let short = |size: &f32| laid(*size).rows.len() <= 2;
    let most = if area.height() < 560.0 { 26.0 } else { 36.0 };
    let size = [most, 30.0, 26.0, 22.0, 19.0].into_iter().filter(|size| *size <= most);
    let size = size.clone().find(short).unwrap_or(16.0);
    let [picture_at, words_at, code_at] = large_island(area, laid(size).size().y.max(20.0));
    within(ui, picture_at, picture);
    within(ui, words_at, |ui| {
        scrolling(ui, "rows", |ui| {
            let size = (words_at.width() / 20.0).within(16.0, 22.0);
            for line in read_out(text, island, lies) {
                wrapped(ui, line, plain(size));
                ui.add_space(4.0);
            }
        });
    });
    within(ui, code_at, |ui| {
        ui.vertical_centered(|ui| {
            wrapped(ui, written, monospace(size));
        });
    });
    asked.or_else(|| escape(ui).then_some(IslandAction::Large))
}

fn bar(ui: &mut Ui, text: &Text) -> Option<IslandAction> {
    screen_bar(ui, "large-bar", |ui| {
        ui.horizontal(|ui| {
            let back = way_back(ui, &text.get("shuffle-large-back"));
            let mut asked = back.then_some(IslandAction::Large);
            let turn = text.get("new-island-turn");
            let wide = 216.0;
            let room = (ui.available_width() - wide - 8.0).max(20.0);
            let words = text.get("shuffle-large-title");
            let title = RichText::new(&words);
            let title = Label::new(title.font(strong(ui.ctx(), 22.0))).truncate();
            ui.allocate_ui_with_layout(
                vec2(room, 48.0),
                Layout::left_to_right(Align::Center),
                |ui| {
                    let shown = ui.add(title);
                    shown.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &words));
                    ui.allocate_space(ui.available_size());
                },
            );
            if SizedButton::new(&turn).icon(Icon::Turn).show(ui, vec2(wide, 48.0)).clicked() {
                asked = Some(IslandAction::Turn);
            }
            asked
        })
        .inner
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Surroundings, first_game};

    fn at_sea() -> Island {
        let base = first_game();
        let sea = vec![Hex::new(3, 0)];
        let around = Surroundings { sea, hidden: Vec::new() };
        Island::with_sea(base.tiles().to_vec(), Vec::new(), around).expect("an island")
    }

    #[test]
    fn a_code_is_shown_in_the_waters_of_its_game_only() {
        for (island, has_sea) in [(first_game(), false), (at_sea(), true)] {
            let code = IslandCode::of(&island).expect("a code");
            assert_eq!(island_of(code.as_str(), has_sea), Ok(island));
            let other = CodeTrouble::OtherGame { has_sea };
            assert_eq!(island_of(code.as_str(), !has_sea), Err(other));
        }
        let text = Text::english();
        for has_sea in [false, true] {
            for place in ["code", "island"] {
                assert!(text.has(&format!("sea-{place}-of-{}", sea_key(has_sea))));
            }
        }
    }
}
