//! The part of the browser's history that stands for ways back within the app.
//!
//! As long as the app shows anything but its start screen, it keeps a few
//! entries above the page's first one, so that the browser's Back doesn't leave
//! the page. It takes several because browsers skip entries that a page added
//! without being touched: those are added in advance, and replaced only once
//! somebody has touched the page again.

use super::super::WayBack;

/// Number of steps back that can be taken without a touch in between.
const RESERVE: u32 = 3;

/// Position of the browser among the app's entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackStack {
    /// The number of entries below; none at the page's first entry.
    at: u32,
    /// The app sent the browser to another entry, where it hasn't arrived.
    is_returning: bool,
    /// The page was touched since the browser last went back.
    is_touched: bool,
    /// Steps back that were asked for and haven't been reported yet.
    back: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryChange {
    /// Add entries above the current one.
    Lay {
        /// The number of the first new entry.
        first: u32,
        /// The number of the last.
        last: u32,
    },
    /// Go back this many entries.
    Return(u32),
}

impl BackStack {
    /// A browser that is at the entry with this number.
    pub fn at(entry: u32) -> Self {
        Self { at: entry, ..Self::default() }
    }

    /// The browser has arrived at the entry with this number.
    pub fn arrive(&mut self, entry: u32) {
        if !self.is_returning {
            let steps = self.at.saturating_sub(entry);
            self.back = self.back.saturating_add(usize::try_from(steps).unwrap_or(usize::MAX));
            self.is_touched = false;
        }
        self.is_returning = false;
        self.at = entry;
    }

    /// Notes that the page was touched.
    pub const fn touch(&mut self) {
        self.is_touched = true;
    }

    /// The steps back asked for since the last call.
    pub fn steps_back(&mut self) -> usize {
        std::mem::take(&mut self.back)
    }

    /// The change that makes the browser's Back lead where `way` says.
    pub fn lead(&mut self, way: WayBack) -> Option<HistoryChange> {
        if self.is_returning {
            return None;
        }
        match way {
            WayBack::Out if self.at == 0 => None,
            WayBack::Out => {
                self.is_returning = true;
                Some(HistoryChange::Return(self.at))
            }
            WayBack::Within => {
                // Without a touch, add entries only if the next step back would
                // leave the page.
                let may = self.is_touched || self.at == 0;
                if self.at >= RESERVE || !may {
                    return None;
                }
                let first = self.at + 1;
                self.at = RESERVE;
                Some(HistoryChange::Lay { first, last: RESERVE })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A browser with its own history; `None` is another site's entry.
    struct Browser {
        entries: Vec<Option<u32>>,
        now: usize,
        stack: BackStack,
    }

    impl Browser {
        /// A browser that has come to the page from another one.
        fn new() -> Self {
            Self { entries: vec![None, Some(0)], now: 1, stack: BackStack::at(0) }
        }

        /// The app draws a frame.
        fn frame(&mut self, way: WayBack) {
            match self.stack.lead(way) {
                Some(HistoryChange::Lay { first, last }) => {
                    self.entries.truncate(self.now + 1);
                    self.entries.extend((first..=last).map(Some));
                    self.now = self.entries.len() - 1;
                }
                Some(HistoryChange::Return(by)) => self.go(-i64::from(by)),
                None => {}
            }
        }

        fn go(&mut self, by: i64) {
            let to = i64::try_from(self.now).unwrap_or(0) + by;
            self.now = usize::try_from(to).unwrap_or(0);
            if let Some(entry) = self.entry() {
                self.stack.arrive(entry);
            }
        }

        fn entry(&self) -> Option<u32> {
            self.entries.get(self.now).copied().flatten()
        }

        fn has_left(&self) -> bool {
            self.entry().is_none()
        }
    }

    #[test]
    fn back_at_the_start_leaves_the_page() {
        let mut browser = Browser::new();
        browser.frame(WayBack::Out);
        browser.go(-1);
        assert!(browser.has_left());
    }

    #[test]
    fn back_in_the_app_is_one_step_in_the_app() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.go(-1);
        assert!(!browser.has_left());
        assert_eq!((browser.stack.steps_back(), browser.stack.steps_back()), (1, 0));
    }

    #[test]
    fn after_the_way_home_the_next_step_back_leaves() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        // By a button of the app, and once more after a step back.
        for steps in [0, 1, 2] {
            for _ in 0..steps {
                browser.go(-1);
            }
            assert_eq!(browser.stack.steps_back(), steps);
            browser.frame(WayBack::Out);
            assert_eq!(browser.stack.steps_back(), 0, "the app's own way is no step");
            assert_eq!(browser.entry(), Some(0));
            browser.stack.touch();
            browser.frame(WayBack::Within);
        }
        browser.frame(WayBack::Out);
        browser.go(-1);
        assert!(browser.has_left());
    }

    #[test]
    fn some_steps_back_in_a_row_stay_in_the_app_without_an_untouched_entry() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        let laid = browser.entries.len();
        for _ in 0..RESERVE {
            browser.go(-1);
            assert!(!browser.has_left());
            assert_eq!(browser.stack.steps_back(), 1);
            assert_eq!(browser.entries.len(), laid);
            if browser.stack.at > 0 {
                assert_eq!(browser.stack.lead(WayBack::Within), None, "nothing is laid untouched");
            }
        }
    }

    #[test]
    fn a_touch_makes_up_for_the_steps_that_were_taken() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        for _ in 0..10 {
            browser.go(-1);
            browser.stack.touch();
            browser.frame(WayBack::Within);
            assert_eq!(browser.entry(), Some(RESERVE));
        }
        assert_eq!(browser.entries.len(), 2 + 3, "they don't pile up");
    }

    #[test]
    fn several_entries_at_once_are_as_many_steps() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.go(-2);
        assert_eq!(browser.stack.steps_back(), 2);
    }

    #[test]
    fn forward_from_the_start_leads_nowhere() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.frame(WayBack::Out);
        browser.go(2);
        assert_eq!(browser.stack.steps_back(), 0);
        browser.frame(WayBack::Out);
        assert_eq!(browser.entry(), Some(0));
    }

    #[test]
    fn a_page_that_was_loaded_anew_in_the_middle_goes_to_its_first_entry() {
        let mut browser = Browser::new();
        browser.stack.touch();
        browser.frame(WayBack::Within);
        browser.stack = BackStack::at(RESERVE);
        browser.frame(WayBack::Out);
        assert_eq!(browser.entry(), Some(0));
        assert_eq!(browser.stack.steps_back(), 0);
    }
}
