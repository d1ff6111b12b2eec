//! Where there is no display the program says so in one line and ends.

#![cfg(all(feature = "gui", target_os = "linux"))]

use std::process::Output;

use crate::common::temp_dir;
use crate::program::program;

fn started(display: Option<&str>) -> Output {
    let data_dir = temp_dir();
    let mut program = program();
    program.arg("--data-dir").arg(data_dir.path());
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(name);
    }
    program.env("RUST_BACKTRACE", "1");
    if let Some(display) = display {
        program.env("DISPLAY", display);
    }
    program.output().expect("it runs")
}

fn assert_one_sentence(output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("tableside: there is no display"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn without_a_display_it_says_so_in_one_line() {
    assert_one_sentence(&started(None));
}

#[test]
fn a_display_that_nobody_serves_is_no_display() {
    assert_one_sentence(&started(Some(":4077")));
}
