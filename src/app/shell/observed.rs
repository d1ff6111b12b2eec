//! An app whose frames are observed: for measurements, for tests, and for the
//! page around it.

use egui::{Context, Ui};

/// Observer of each frame of an app.
pub trait FrameObserver<A> {
    /// Called before the app is drawn.
    fn before(&mut self, ctx: &Context, app: &A) {
        let _ = (ctx, app);
    }

    /// Called once the app is drawn.
    fn after(&mut self, ui: &Ui, app: &A);
}

/// An app whose frames are observed.
pub struct Observed<A, O> {
    app: A,
    observer: O,
}

impl<A, O> Observed<A, O> {
    pub const fn by(observer: O, app: A) -> Self {
        Self { app, observer }
    }

    #[cfg(target_arch = "wasm32")]
    pub const fn app_mut(&mut self) -> &mut A {
        &mut self.app
    }
}

impl<A, O> eframe::App for Observed<A, O>
where
    A: eframe::App + 'static,
    O: FrameObserver<A> + 'static,
{
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.observer.before(ui.ctx(), &self.app);
        eframe::App::ui(&mut self.app, ui, frame);
        self.observer.after(ui, &self.app);
    }

    #[cfg(target_arch = "wasm32")]
    fn as_any_mut(&mut self) -> Option<&mut dyn std::any::Any> {
        Some(self)
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut egui::RawInput) {
        self.app.raw_input_hook(ctx, input);
    }

    fn on_exit(&mut self, graphics: Option<&eframe::glow::Context>) {
        self.app.on_exit(graphics);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }
}
