//! A thread that makes something heard, so that the window never waits for it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::app::sound::{Reach, Volume};
use words::language::Language;

/// The task of a worker: handles everything it receives until the other end is gone, and
/// reports whether anybody answered.
pub type Serve<T> = fn(&Receiver<T>, &ReachReport);

/// Report of a worker on whether anybody answers.
#[derive(Clone, Debug)]
pub struct ReachReport {
    reach: Arc<Mutex<Reach>>,
    ctx: egui::Context,
}

impl ReachReport {
    /// Returns where nobody has reported anything yet.
    pub fn new(ctx: &egui::Context) -> Self {
        Self { reach: Arc::new(Mutex::new(Reach::Untried)), ctx: ctx.clone() }
    }

    /// Returns what was reported last.
    pub fn reach(&self) -> Reach {
        *self.reach.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether somebody answered, and shows it in the window if that is news.
    pub fn set(&self, reach: Reach) {
        let mut last = self.reach.lock().unwrap_or_else(PoisonError::into_inner);
        if *last != reach {
            *last = reach;
            self.ctx.request_repaint();
        }
    }
}

/// A worker, which starts with the first thing it is sent.
#[derive(Debug)]
pub struct Worker<T> {
    name: &'static str,
    serve: Serve<T>,
    line: Option<Sender<T>>,
    thread: Option<JoinHandle<()>>,
    report: ReachReport,
}

impl<T: Send + 'static> Worker<T> {
    /// A worker that will do `serve` on a thread of this name.
    pub fn new(name: &'static str, serve: Serve<T>, ctx: &egui::Context) -> Self {
        Self { name, serve, line: None, thread: None, report: ReachReport::new(ctx) }
    }

    /// Returns whether anybody answers.
    pub fn reach(&self) -> Reach {
        self.report.reach()
    }

    /// Returns whether it has ever been sent anything.
    pub const fn has_begun(&self) -> bool {
        self.line.is_some()
    }

    pub fn send(&mut self, work: T) {
        let line = self.line.take().unwrap_or_else(|| self.start());
        // A worker that is gone has nobody to ask, and has said so.
        self.line = line.send(work).is_ok().then_some(line);
        if self.line.is_none() {
            self.report.set(Reach::Silent);
        }
    }

    /// Lets it finish what it was sent, and waits this long at most.
    pub fn finish(&mut self, patience: Duration) {
        self.line = None;
        let Some(thread) = self.thread.take() else { return };
        let begun = Instant::now();
        while !thread.is_finished() && begun.elapsed() < patience {
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn start(&mut self) -> Sender<T> {
        let (line, work) = channel();
        let (serve, report) = (self.serve, self.report.clone());
        let thread = thread::Builder::new().name(self.name.to_owned());
        self.thread = thread.spawn(move || serve(&work, &report)).ok();
        line
    }
}

/// A request to a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speech {
    /// Read this instead of what is being read.
    Say {
        words: String,
        language: Language,
        volume: Volume,
    },
    Hush,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A worker that takes its time.
    fn slow(work: &Receiver<u8>, report: &ReachReport) {
        for _ in work {
            thread::sleep(Duration::from_millis(300));
            report.set(Reach::Answers);
        }
    }

    /// A worker that is gone at once.
    fn gone(_: &Receiver<u8>, _: &ReachReport) {}

    #[test]
    fn whoever_sends_something_does_not_wait_for_it() {
        let mut worker = Worker::new("slow", slow, &egui::Context::default());
        assert!(!worker.has_begun());
        worker.send(1);
        assert_eq!(worker.reach(), Reach::Untried);
        let begun = Instant::now();
        while worker.reach() == Reach::Untried && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(worker.reach(), Reach::Answers);
    }

    #[test]
    fn a_worker_that_is_gone_has_nobody_to_ask() {
        let mut worker = Worker::new("gone", gone, &egui::Context::default());
        for work in 0..200 {
            worker.send(work);
            if worker.reach() == Reach::Silent {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(worker.reach(), Reach::Silent);
    }

    #[test]
    fn a_worker_that_finishes_does_what_it_was_sent_before() {
        let mut worker = Worker::new("slow", slow, &egui::Context::default());
        worker.send(1);
        worker.finish(Duration::from_secs(20));
        assert_eq!(worker.reach(), Reach::Answers);
    }
}
