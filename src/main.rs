//! The start: on a desktop the command line and the window, in a browser the
//! page.

#![forbid(unsafe_code)]

#[cfg(not(target_arch = "wasm32"))]
mod command_line;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command_line::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "gui")]
    tableside::app::run();
}
