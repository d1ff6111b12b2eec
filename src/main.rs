//! The start: on a desktop the command line and the window, in a browser the
//! page.

#![forbid(unsafe_code)]

/// Every frame builds large meshes and drops them. The system's allocator hands
/// their memory back to the system each time, which takes longer than drawing.
#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
