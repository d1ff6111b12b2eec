//! Buttons are large enough for a finger and have names.

use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::theme::Palette;
use kit::widgets::{Icon, action_button, icon_button, primary_button, stepper};

#[derive(Default)]
struct Seen {
    value: u8,
    undone: bool,
}

fn harness() -> Harness<'static, Seen> {
    let mut harness = Harness::builder()
        .with_size(vec2(500.0, 400.0))
        .with_context_setup(|ctx| Palette::dark().apply(ctx))
        .build_ui_state(
            |ui, seen: &mut Seen| {
                primary_button(ui, "Done – pass to Blue");
                ui.horizontal(|ui| {
                    action_button(ui, None, "OK");
                    seen.undone |= icon_button(ui, Icon::Undo, "Undo draw").clicked();
                });
                ui.columns(3, |columns| {
                    for column in columns {
                        action_button(column, Some(Icon::Card), "A label too long for its column");
                    }
                });
                if let Some(change) = stepper(ui, ("one less", "one more"), seen.value, &(0..=1)) {
                    seen.value = seen.value.saturating_add_signed(change);
                }
            },
            Seen::default(),
        );
    harness.run();
    harness
}

#[test]
fn all_that_can_be_touched_is_at_least_48_points_wide_and_high() {
    let harness = harness();
    for name in ["Done – pass to Blue", "OK", "Undo draw", "one less", "one more"] {
        let size = harness.get_by_label(name).rect().size();
        assert!(size.min_elem() >= 48.0, "{name}: {size:?}");
    }
    let primary = harness.get_by_label("Done – pass to Blue").rect();
    assert!(primary.height() >= 64.0 && primary.width() >= 450.0);
}

#[test]
fn a_button_in_a_column_stays_within_it() {
    let harness = harness();
    let all: Vec<_> = harness
        .get_all_by_label("A label too long for its column")
        .map(|button| button.rect())
        .collect();
    assert_eq!(all.len(), 3);
    for (one, next) in all.iter().zip(all.iter().skip(1)) {
        assert!(one.max.x <= next.min.x, "{one:?} {next:?}");
    }
}

#[test]
fn an_icon_button_is_found_by_its_name() {
    let mut harness = harness();
    harness.get_by_label("Undo draw").click();
    harness.run();
    assert!(harness.state().undone);
}

#[test]
fn a_stepper_stays_within_its_range() {
    let mut harness = harness();
    for (name, value) in [("one less", 0), ("one more", 1), ("one more", 1), ("one less", 0)] {
        harness.get_by_label(name).click();
        harness.run();
        assert_eq!(harness.state().value, value, "after {name}");
    }
}
