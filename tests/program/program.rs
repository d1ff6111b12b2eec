//! The program, run as a script would.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// The program, to be given arguments.
pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tableside"))
}

/// Returns what it answers to these arguments.
pub fn tableside(arguments: &[&str]) -> Output {
    asked(arguments, "")
}

/// The same with this on its standard input.
pub fn asked(arguments: &[&str], input: &str) -> Output {
    run(program().args(arguments), input)
}

pub fn run(program: &mut Command, input: &str) -> Output {
    let mut program = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It needn't read what it doesn't need.
    let _ = program.stdin.take().expect("piped").write_all(input.as_bytes());
    program.wait_with_output().expect("it ends")
}
