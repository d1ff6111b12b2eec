//! The bar along the top: whose turn it is, undo and redo, and how to leave.

use egui::{Align, Align2, CornerRadius, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::{Command, Figure, PlayPage};
use crate::app::screens::play::parts::finger::LongTouch;
use crate::app::screens::play::parts::{clock, controls, season};
use crate::app::screens::play::view::View;
use cards::Pile;
use game::{NumberSource, Phase, base_facts};
use kit::theme::{display, plain, strong};
use kit::widgets::{
    Icon, Quarter, SizedButton, elided, fitted_words, named_place, text_width, write_in,
};
use words::game::{StepName, extra_building};

/// Below this width the title and the buttons get a row each.
const NARROW: f32 = 640.0;

/// From this width on all buttons have words.
const ROOMY: f32 = 1200.0;

/// From this width on there is room to spare between title and buttons.
const MIDDLE: f32 = 900.0;

/// Space between buttons.
const GAP: f32 = 8.0;

/// Width of the sign that phones look on, with words and without.
const LOOKING: f32 = 142.0;
const SIGN: f32 = 60.0;
const SLIM: f32 = 48.0;

/// Returns whether a bar this wide has two rows.
pub fn is_narrow(wide: f32) -> bool {
    wide < NARROW
}

/// Returns how high the bar is on this screen.
pub fn height(screen: Rect) -> f32 {
    if screen.width() < NARROW { 112.0 } else { 60.0 }
}

/// The buttons of a bar of this width, above island and panel or in the table view, each with its own
/// width.
fn bar_buttons(is_table_view: bool, wide: f32) -> Vec<(HeaderButton, f32)> {
    use HeaderButton::{Face, History, Home, Leave, Redo, Table, Undo};
    let (left, far, right) = (Face(Quarter::Left), Face(Quarter::Far), Face(Quarter::Right));
    let island =
        |widths: [f32; 5]| [Undo, Redo, History, Table, Home].into_iter().zip(widths).collect();
    let table = |undo, side: f32, word: f32| {
        let widths = [undo, side, side, side, side, word, word];
        [Undo, Redo, left, far, right, Table, Leave].into_iter().zip(widths).collect()
    };
    match (is_table_view, wide) {
        (false, ROOMY..) => island([250.0, 140.0, 110.0, 92.0, 92.0]),
        (false, MIDDLE..) => island([190.0, 48.0, 100.0, 84.0, 84.0]),
        // What undo takes back is named on two lines.
        (false, NARROW..) => island([wide * 0.22, 48.0, 84.0, 68.0, 68.0]),
        (false, _) => island([wide - 336.0, 48.0, 88.0, 72.0, 72.0]),
        (true, ROOMY..) => table(250.0, 56.0, 92.0),
        (true, MIDDLE..) => table(160.0, 48.0, 84.0),
        // The far side is two quarters away.
        (true, _) => {
            let undo = if wide >= NARROW { wide * 0.18 } else { wide - 348.0 };
            let widths = [undo, 48.0, 48.0, 48.0, 66.0, 66.0];
            [Undo, Redo, left, right, Table, Leave].into_iter().zip(widths).collect()
        }
    }
}

/// The steps that undo and redo would take.
pub type UndoRedo<'a> = (Option<&'a StepName>, Option<&'a StepName>);

pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    is_table_view: bool,
    steps: UndoRedo<'_>,
    finger: &LongTouch,
) -> Option<Command> {
    let bar = ui.max_rect();
    ui.painter().rect_filled(bar, CornerRadius::ZERO, view.palette.bar);
    let wide = bar.width();
    let high = 48.0;
    // The buttons with the margin after them.
    let mut all = bar_buttons(is_table_view, wide);
    if view.lookers().is_some() {
        // The step that undo takes back gives way first: its sign says enough.
        let (sign, taken) = match wide {
            ROOMY.. => (LOOKING, 0.0),
            MIDDLE.. => (SIGN, 24.0),
            _ => (SLIM, SLIM + GAP),
        };
        if let Some((_, undo)) = all.first_mut() {
            *undo -= taken;
        }
        all.insert(2, (HeaderButton::Phones, sign));
    }
    let gaps = GAP * all.len().saturating_sub(1) as f32;
    let mut x = bar.right() - (all.iter().map(|(_, wide)| wide).sum::<f32>() + gaps + 12.0);
    // The clock goes between the title and the buttons.
    let size = vec2(clock::width(view), high);
    let end = if wide < NARROW {
        pos2(bar.right() - 12.0, bar.top() + 30.0)
    } else {
        pos2(x - 4.0, bar.center().y)
    };
    let slot = Align2::RIGHT_CENTER.anchor_size(end, size);
    let room = slot.left() - bar.left() - 4.0;
    let top = if wide < NARROW { 56.0 } else { bar.height() };
    let mut asked = title(ui, view, finger, vec2(room, top));
    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(slot).id_salt("clock"));
    asked = asked.or(clock::show(&mut place, view));
    let y = bar.bottom() - 6.0 - high;
    for (nth, width) in all {
        let rect = Rect::from_min_size(pos2(x, y), vec2(width, high));
        let mut place = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt(nth));
        asked = asked.or(button(&mut place, view, steps, nth, rect.size()));
        x += width + GAP;
    }
    asked
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HeaderButton {
    Undo,
    Redo,
    History,
    Table,
    Home,
    /// Says how many look on by phone.
    Phones,
    /// Turns the table view by this much.
    Face(Quarter),
    /// Leaves the table view.
    Leave,
}

fn button(
    ui: &mut Ui,
    view: &View<'_>,
    steps: UndoRedo<'_>,
    which: HeaderButton,
    size: egui::Vec2,
) -> Option<Command> {
    let step = |icon, named: Option<&StepName>, nothing: &str, word: &str| {
        let Some(named) = named else {
            let label = if size.x < 70.0 { String::new() } else { view.text.get(word) };
            return SizedButton::new(label).named(view.text.get(nothing)).icon(icon).enabled(false);
        };
        // Beside the sign and within the margins.
        let (room, font) = (size - vec2(50.0, 8.0), strong(ui.ctx(), 16.0));
        let fits = |words: &&str| {
            let ink = view.palette.text;
            size.x >= 70.0 && !fitted_words(ui, words, &font, ink, room, Align::Center).elided
        };
        let label = [named.short.as_str(), &named.brief].into_iter().find(fits).unwrap_or_default();
        SizedButton::new(label.to_owned()).named(named.long.clone()).icon(icon).enabled(true)
    };
    let (plate, ask) = match which {
        HeaderButton::Undo => (step(Icon::Undo, steps.0, "undo-nothing", "undo"), Command::Undo),
        HeaderButton::Redo => (step(Icon::Redo, steps.1, "redo-nothing", "redo"), Command::Redo),
        HeaderButton::History => (view.keyed_button("history"), Command::Toggle(PlayPage::History)),
        HeaderButton::Table => (view.keyed_button("table"), Command::Toggle(PlayPage::Table)),
        HeaderButton::Phones => {
            let count = view.lookers().unwrap_or_default();
            let label = match (size.x >= LOOKING, count) {
                (true, _) => view.with_count("phones-sign", count),
                (false, 0) => String::new(),
                (false, _) => count.to_string(),
            };
            let plate = SizedButton::new(label).named(view.with_count("phones-sign-name", count));
            (plate.icon(Icon::Phone), Command::Toggle(PlayPage::Phones))
        }
        HeaderButton::Home => (view.keyed_button("menu"), Command::Home),
        HeaderButton::Face(by) => {
            let (key, icon) = match by {
                Quarter::Left => ("stage-toward-left", Icon::Left),
                Quarter::Right => ("stage-toward-right", Icon::Right),
                Quarter::Near | Quarter::Far => ("stage-toward-far", Icon::Up),
            };
            let plate = SizedButton::new("").named(view.text.get(key)).icon(icon);
            (plate, Command::TurnTableView(by))
        }
        HeaderButton::Leave => (
            view.keyed_button("stage-back").named(view.text.get("stage-back-name")),
            Command::TableView,
        ),
    };
    plate.text(16.0).show(ui, size).clicked().then_some(ask)
}

/// Draws whose turn it is, the season, and how many cards are left; a touch shows the piles.
fn title(ui: &mut Ui, view: &View<'_>, finger: &LongTouch, room: egui::Vec2) -> Option<Command> {
    let active = if extra_building::asks_who(view) { view.active() } else { view.builder() };
    let key =
        if matches!(view.state.phase(), Phase::Founding { .. }) { "opening-of" } else { "turn-of" };
    let guest = view.guest().map(|seat| extra_building::titles(view, seat));
    let (title, name) = guest.unwrap_or_else(|| {
        let title = view.about_with(key, active, "turn", view.state.turn().into());
        (title.clone(), title)
    });
    let (cards, spoken) = left(view);
    let cards = extra_building::asides(view, cards);
    let season = view.state.is_seasonal().then(|| view.state.season());
    let (rect, label) = ui.allocate_exact_size(room.max(vec2(48.0, 48.0)), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &name));
    // If there is little room, not all of it is drawn.
    let written = view.with("list-more", &[("a", &title), ("b", &cards)]);
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_description(written));
    if let Some(season) = season {
        let name = view.with("season-now", &[("season", &view.text.season(season))]);
        let id = ui.scope_id().with("season");
        named_place(ui, rect, id, (Sense::hover(), Role::Label), &name);
    }
    let id = ui.scope_id().with("pile");
    let button = named_place(ui, rect, id, (Sense::click(), Role::Button), &spoken);
    let painter = ui.painter();
    if button.hovered() || button.has_focus() {
        let ground = rect.shrink2(vec2(6.0, 4.0));
        painter.rect_filled(ground, 10.0, view.palette.raised);
        if button.has_focus() {
            let ring = egui::Stroke::new(3.0, view.palette.focus);
            painter.rect_stroke(ground, 10.0, ring, egui::StrokeKind::Inside);
        }
    }
    let at = pos2(rect.left() + 28.0, rect.center().y);
    view.paint_mark(painter, at, 14.0, active);
    let left = rect.left() + 52.0;
    let room = rect.right() - left - 6.0;
    let font = display(ui.ctx(), 22.0);
    let small = plain(15.0);
    let ink = view.palette.text;
    let (wide, cards_wide) = (text_width(ui, &title, &font), text_width(ui, &cards, &small));
    let gap = 10.0;
    let pill = season.map_or(0.0, |season| season::pill_width(ui, view, season, PILL) + gap);
    let is_one_line = wide + cards_wide + pill + 18.0 <= room;
    let (x, y) = if is_one_line {
        let at = pos2(left, rect.center().y);
        elided(ui, at, Align2::LEFT_CENTER, &title, font, ink, room);
        (left + wide + 18.0, rect.center().y + 1.0)
    } else {
        let above =
            Rect::from_x_y_ranges(left..=left + room, rect.top() + 3.0..=rect.bottom() - 23.0);
        write_in(ui, above, Align::Min, &title, &font, ink);
        (left, rect.bottom() - 14.0)
    };
    let mut numbers = Vec::new();
    if let Some(season) = season {
        let size = vec2((pill - gap).min(rect.right() - x), PILL);
        let place = Rect::from_min_size(pos2(x, y - PILL / 2.0), size);
        season::paint_pill(ui, view, season, place);
        numbers.push((place.center(), Figure::of(&base_facts::Season, ())));
    }
    let at = pos2(x + pill, y);
    let space = rect.right() - 6.0 - at.x;
    if space > 30.0 {
        let room = vec2(space, 18.0);
        let words = fitted_words(ui, &cards, &small, view.palette.faint, room, Align::Min);
        painter.galley(at - vec2(0.0, words.size().y / 2.0), words, view.palette.faint);
    }
    if let Some(at_finger) = finger.asks(rect, false) {
        numbers.push((pos2(at.x + cards_wide / 2.0, y), Figure::PILE));
        let turn = if is_one_line { rect.center().y } else { rect.center().y - 11.0 };
        numbers.push((pos2(left + wide.min(room) / 2.0, turn), Figure::TURN));
        return controls::nearest(view, &numbers, at_finger).map(Command::correct);
    }
    (button.clicked() && !finger.was_long()).then_some(Command::Toggle(PlayPage::Piles))
}

/// Height of the season's sign.
const PILL: f32 = 20.0;

/// Returns how many cards are left, in short and for screen readers; without cards, where the
/// numbers come from.
fn left(view: &View<'_>) -> (String, String) {
    let left = match view.state.numbers() {
        NumberSource::Cards => view.state.pile().map_or(0, Pile::to_draw),
        NumberSource::Printed => view.state.printed().left(),
        numbers @ (NumberSource::Dice | NumberSource::Table) => {
            let words = view.text.get(&format!("numbers-{}", numbers.key()));
            let name = view.text.with("piles-open", &[("now", words.as_str().into())]);
            return (words, name);
        }
    };
    let values = [("count", left.into())];
    (view.text.with("pile-left", &values), view.text.with("pile-left-name", &values))
}

/// Reports a step that couldn't be written, until it is.
pub fn trouble(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let rect = ui.max_rect().shrink2(vec2(12.0, 6.0));
    let tone = view.palette.danger;
    ui.painter().rect_filled(rect, 12.0, tone.fill);
    let words = view.text.with("not-saved", &[("why", view.trouble.unwrap_or_default().into())]);
    let icon = rect.left_center() + vec2(30.0, 0.0);
    Icon::Warning.paint_at(ui.painter(), icon, 28.0, tone.ink);
    let button = rect.shrink(4.0).with_min_x(rect.right() - 144.0);
    let room = rect.shrink2(vec2(0.0, 2.0)).with_min_x(icon.x + 14.0 + 12.0);
    let room = room.with_max_x(button.left() - 12.0);
    let layout = egui::Layout::left_to_right(Align::Center);
    let mut area = ui.new_child(egui::UiBuilder::new().max_rect(room).layout(layout));
    area.shrink_clip_rect(room);
    let label = egui::RichText::new(words).font(strong(ui.ctx(), 17.0)).color(tone.ink);
    area.add(egui::Label::new(label).wrap());
    let retry = view.keyed_button("retry").tone(view.palette.card);
    retry.show_at(ui, button, "retry").then_some(Command::RetryWriting)
}
