//! Whether the display should stay on.

/// What the display is asked to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awake {
    /// To stay on.
    Kept,
    /// To follow the system's own settings.
    #[default]
    Free,
}
