//! The choice of what lies on the table: the base game, and what is played beside it. A touch adds an expansion or
//! takes it away again. What doesn't go with the rest is grey and crossed out, and says why when it
//! is touched; screen readers hear that with its name.
//!
//! With room enough all of it stands in the bar, beside the way back; else in a row of its own,
//! or in two.

use egui::{Align, Layout, Margin, Rect, RichText, Ui, UiBuilder, vec2};

use game::{BadSetup, Expansion, Expansions};
use kit::theme::{Palette, Tone, display, strong};
use kit::widgets::{
    FINGER, Icon, SizedButton, action_button, bar, heading, text_width, unseen_title, warning_line,
    warning_line_height,
};
use scenarios::ScenarioId;
use words::text::Text;

/// A touch of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarTouch {
    Back,
    /// This is to be played.
    Play(Expansions),
    /// An expansion that can't be added asks to be explained.
    Explain(Expansion),
}

/// Things that are played, and the map that may refuse more of them.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    pub now: Expansions,
    /// The scenario of the map that is chosen with Seafarers, and its own rules.
    pub scenario: (Option<&'a ScenarioId>, Option<game::OwnScenario>),
}

impl Offer<'_> {
    /// Returns why `expansion` can't be added to what is played, in a sentence, if it can't be.
    pub fn refusal(self, text: &Text, expansion: Expansion) -> Option<String> {
        if self.now.has(expansion) {
            return None;
        }
        let with = self.now.toggled(expansion);
        let (id, own) = self.scenario;
        // A map is chosen anew where Seafarers is.
        let of_map = self.now.has(Expansion::Sea).then(|| BadSetup::in_scenario(with, id, own));
        let why = with.not_offered().map(|why| text.said(&why));
        let why = why.or_else(|| of_map.flatten().map(|why| text.said(&why)))?;
        Some(sentence(&why))
    }
}

/// A reason as a sentence of its own.
pub fn sentence(why: &str) -> String {
    let mut letters = why.chars();
    let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str().trim_end_matches('.'))
}

const fn icon(expansion: Option<Expansion>) -> Icon {
    match expansion {
        None => Icon::Settlement,
        Some(Expansion::Knights) => Icon::Knight,
        Some(Expansion::Sea) => Icon::Ship,
        Some(Expansion::Fish) => Icon::Fish,
        Some(Expansion::Rivers) => Icon::BridgeSpan,
        Some(Expansion::Wagons) => Icon::Wagon,
        Some(Expansion::Oil) => Icon::Oil,
    }
}

fn key(expansion: Option<Expansion>) -> &'static str {
    expansion.map_or("base", Expansion::key)
}

/// Number of choices: the base game, and each expansion.
const CHOICES: usize = 1 + Expansion::ALL.len();

/// Room that the way back takes.
const WAY_BACK: f32 = 140.0;

/// Room that the title takes.
const TITLE: f32 = 150.0;

/// Least width of a choice beside the way back, in a row of its own, and with a title before it.
const LEAST: [f32; 3] = [78.0, 56.0, 122.0];

/// Gap between choices.
const BETWEEN: f32 = 5.0;

/// Height of a choice, its sign above its name.
const HIGH: f32 = 52.0;

/// Places of the choices in a bar of some width.
#[derive(Clone, Copy, Debug, PartialEq)]
struct BarPlan {
    /// They stand beside the way back.
    is_beside: bool,
    has_title: bool,
    in_row: usize,
    /// Width of each.
    wide: f32,
}

impl BarPlan {
    fn of(width: f32) -> Self {
        let [beside, alone, titled] = LEAST;
        let each = |room: f32, count: usize| (room - (count - 1) as f32 * BETWEEN) / count as f32;
        let with_title = each(width - WAY_BACK - TITLE, CHOICES);
        if with_title >= titled {
            return Self { is_beside: true, has_title: true, in_row: CHOICES, wide: with_title };
        }
        let wide = each(width - WAY_BACK, CHOICES);
        if wide >= beside {
            return Self { is_beside: true, has_title: false, in_row: CHOICES, wide };
        }
        let wide = each(width, CHOICES);
        let in_row = if wide >= alone { CHOICES } else { CHOICES.div_ceil(2) };
        Self { is_beside: false, has_title: true, in_row, wide: each(width, in_row) }
    }

    const fn rows(self) -> usize {
        if self.is_beside { 0 } else { CHOICES.div_ceil(self.in_row) }
    }
}

/// Draws the bar of a table, with the reason why `asked` can't be added.
pub fn top_bar(
    ui: &mut Ui,
    text: &Text,
    offer: Offer<'_>,
    asked: Option<Expansion>,
) -> Option<BarTouch> {
    let plan = BarPlan::of(ui.available_width() - 32.0);
    let why = asked.and_then(|asked| offer.refusal(text, asked));
    // As wide as it is within the bar's margins.
    let within = ui.available_rect_before_wrap().shrink2(vec2(16.0, 0.0));
    let within = ui.new_child(UiBuilder::new().max_rect(within));
    let note = why.as_ref().map_or(0.0, |why| warning_line_height(&within, why) + 4.0);
    let rows = plan.rows() as f32 * (HIGH + BETWEEN);
    bar(ui, "new-game-bar", (64.0 + rows + note, Margin::symmetric(16, 6)), |ui| {
        let mut touch = None;
        ui.horizontal(|ui| {
            if action_button(ui, Some(Icon::Back), &text.get("new-back")).clicked() {
                touch = Some(BarTouch::Back);
            }
            ui.add_space(8.0);
            let title = text.get("new-title");
            if plan.has_title {
                heading(ui, RichText::new(title).font(display(ui.ctx(), 24.0)));
            } else {
                unseen_title(ui, &title);
            }
            if plan.is_beside {
                let layout = Layout::right_to_left(Align::Center);
                touch = ui.with_layout(layout, |ui| row(ui, text, offer, plan)).inner.or(touch);
            }
        });
        if !plan.is_beside {
            ui.spacing_mut().item_spacing.y = BETWEEN;
            touch = choices(ui, text, offer, plan).or(touch);
        }
        if let Some(why) = why {
            warning_line(ui, &why);
        }
        touch
    })
}

fn all() -> impl DoubleEndedIterator<Item = Option<Expansion>> {
    [None].into_iter().chain(Expansion::ALL.map(Some))
}

/// All of them in one row that is drawn from the right.
fn row(ui: &mut Ui, text: &Text, offer: Offer<'_>, plan: BarPlan) -> Option<BarTouch> {
    ui.spacing_mut().item_spacing.x = BETWEEN;
    let short = is_short(ui, text, plan);
    let mut touched = None;
    for choice in all().rev() {
        touched = button(ui, text, offer, choice, (plan.wide, short)).or(touched);
    }
    touched
}

/// All of them in rows below each other.
fn choices(ui: &mut Ui, text: &Text, offer: Offer<'_>, plan: BarPlan) -> Option<BarTouch> {
    let short = is_short(ui, text, plan);
    let mut touched = None;
    let all: Vec<Option<Expansion>> = all().collect();
    for row in all.chunks(plan.in_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for choice in row {
                touched = button(ui, text, offer, *choice, (plan.wide, short)).or(touched);
            }
        });
    }
    touched
}

/// Size of the letters of a name.
const LETTERS: f32 = 14.5;

/// Returns whether the short names are shown, since not all of the others have room.
fn is_short(ui: &Ui, text: &Text, plan: BarPlan) -> bool {
    let font = strong(ui.ctx(), LETTERS);
    let name = |choice| text.get(&format!("new-game-{}", key(choice)));
    all().any(|choice| text_width(ui, &name(choice), &font) > plan.wide - 6.0)
}

fn button(
    ui: &mut Ui,
    text: &Text,
    offer: Offer<'_>,
    choice: Option<Expansion>,
    (wide, is_short): (f32, bool),
) -> Option<BarTouch> {
    let name = text.get(&format!("new-game-{}", key(choice)));
    let label =
        if is_short { text.get(&format!("new-short-{}", key(choice))) } else { name.clone() };
    let is_chosen = choice.map_or(offer.now.is_empty(), |choice| offer.now.has(choice));
    let why = choice.and_then(|choice| offer.refusal(text, choice));
    let mut button = SizedButton::new(label).icon(icon(choice)).text(LETTERS).tall();
    button = match &why {
        Some(why) => {
            let palette = Palette::of(ui);
            let values = [("game", name.as_str().into()), ("why", why.as_str().into())];
            let tone = Tone { fill: palette.bar, ink: palette.faint };
            button.named(text.with("new-game-not", &values)).tone(tone)
        }
        None => button.named(name).chosen(is_chosen),
    };
    let shown = button.show(ui, vec2(wide, HIGH.max(FINGER)));
    if why.is_some() {
        cross_out(ui, shown.rect);
    }
    if !shown.clicked() {
        return None;
    }
    match (choice, why) {
        (Some(choice), Some(_)) => Some(BarTouch::Explain(choice)),
        (Some(choice), None) => Some(BarTouch::Play(offer.now.toggled(choice))),
        (None, _) => (!is_chosen).then_some(BarTouch::Play(Expansions::NONE)),
    }
}

/// A line through the sign of what isn't offered.
fn cross_out(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let (above, _) = rect.shrink2(vec2(3.0, 4.0)).split_top_bottom_at_fraction(0.56);
    let way = vec2(15.0, 9.0);
    let [one, other] = [above.center() - way, above.center() + way];
    ui.painter().line_segment([one, other], (5.0, palette.bar));
    ui.painter().line_segment([one, other], (2.0, palette.faint));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_choices_fit_into_every_window_and_none_is_narrower_than_a_finger() {
        for width in [369.0, 448.0, 768.0, 992.0, 1248.0, 1888.0] {
            let plan = BarPlan::of(width);
            assert!(plan.wide >= FINGER, "{width}: {plan:?}");
            let beside = if plan.is_beside { WAY_BACK } else { 0.0 };
            let title = if plan.is_beside && plan.has_title { TITLE } else { 0.0 };
            let row = plan.in_row as f32 * (plan.wide + BETWEEN) - BETWEEN;
            assert!(beside + title + row <= width + 0.01, "{width}: {plan:?}");
        }
        assert!(!BarPlan::of(448.0).is_beside && BarPlan::of(448.0).rows() == 1);
        assert!(BarPlan::of(768.0).is_beside, "low windows have no room for another row");
    }

    #[test]
    fn what_does_not_go_with_the_rest_says_why_in_a_sentence() {
        let text = Text::english();
        let knights = Expansions::from_iter([Expansion::Knights]);
        let offer = |now, id| Offer { now, scenario: (id, None) };
        let why = offer(knights, None).refusal(&text, Expansion::Oil).expect("a reason");
        assert!(why.starts_with("Oil isn't offered") && why.ends_with('.'), "{why}");
        for expansion in Expansion::ALL {
            assert_eq!(offer(Expansions::NONE, None).refusal(&text, expansion), None);
        }
        let islands = ScenarioId::try_from("four-islands".to_owned()).expect("an id");
        let sea = Expansions::from_iter([Expansion::Sea]);
        let why = offer(sea, Some(&islands)).refusal(&text, Expansion::Rivers);
        assert_eq!(why.as_deref(), Some("This map is played without rivers."));
        assert_eq!(offer(Expansions::NONE, Some(&islands)).refusal(&text, Expansion::Rivers), None);
    }
}
