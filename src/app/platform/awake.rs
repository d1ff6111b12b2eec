//! Whether the display is to stay on.

/// What is asked of the display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awake {
    /// To stay on.
    Kept,
    /// To follow the system's own settings.
    #[default]
    Free,
}
