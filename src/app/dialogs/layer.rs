//! What a dialog, menu or page over the screen decides about itself.

use std::any::Any;

use egui::Ui;

use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::input::commands::Cover;
use crate::app::kit::widgets::Button;
use crate::words::text;

/// The form of a layer.
#[derive(Clone, Copy, PartialEq)]
pub enum Shape {
    /// A card with a question, to which there is a yes and a no.
    Question {
        /// Whether Enter, which gives the safe answer, says yes.
        enter_says_yes: bool,
    },
    /// A card without a line for its title.
    Card,
    /// A page that may be longer than the window: its title and "Close" stay in view.
    Page(Scrolling),
    /// A page as large as the window.
    Screen {
        /// The space at both sides of what it shows, in points, where there is room.
        margin: f32,
        /// Whether its title leads back to its first page.
        is_inner: bool,
    },
}

/// The keys that scroll a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scrolling {
    /// None: it has fields, or a list that scrolls by itself.
    Nothing,
    /// All but the arrows, which lead from one choice to the next.
    Pages,
    /// The arrows, too.
    All,
}

/// What becomes of a layer after an answer.
pub enum AfterAnswer {
    Stays,
    Closes,
    /// Another layer takes its place.
    Replaced(Box<dyn Layer>),
}

pub type ButtonRow = Vec<(Button<'static>, Command)>;

/// A dialog, menu or page over the screen. It owns its state.
pub trait Layer: Any {
    fn title(&self) -> &'static str;

    /// Returns what a screen reader says when it comes up: of a question also what Enter answers,
    /// and what the other key.
    fn spoken(&self) -> String {
        self.title().to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::Nothing)
    }

    /// Returns its width in points, where the window is wide enough.
    fn width(&self) -> f32 {
        match self.shape() {
            Shape::Question { .. } | Shape::Card => 440.0,
            Shape::Page(_) | Shape::Screen { .. } => 520.0,
        }
    }

    /// Returns what tells it from another layer of its type, so that each keeps its place when it is
    /// scrolled.
    fn salt(&self) -> usize {
        0
    }

    /// Whether it stands beside the board, or below it, rather than in the middle.
    fn is_beside_board(&self) -> bool {
        false
    }

    /// How it changes the meaning of keys.
    fn cover(&self) -> Cover {
        match self.shape() {
            Shape::Question { enter_says_yes } => Cover::Question { enter_says_yes },
            Shape::Card | Shape::Page(_) | Shape::Screen { .. } => Cover::Page,
        }
    }

    /// Whether only an answer closes it: neither a click beside it nor another layer.
    fn must_be_answered(&self) -> bool {
        false
    }

    /// Shows why the file that was named here cannot be used yet, or at all.
    fn on_trouble(&mut self, _sentence: String) {}

    /// Returns what to do with what was typed, as it is closed.
    fn closed(&self) -> Option<Command> {
        None
    }

    /// Whether its content is still being read.
    fn is_reading(&self) -> bool {
        false
    }

    /// Whether it has a button "Close": a form has answers of its own.
    fn has_close(&self) -> bool {
        true
    }

    /// Returns the rows of buttons below a page of this width: "Close", and what else can be done.
    fn foot(&self, _width: f32) -> Vec<ButtonRow> {
        vec![vec![close()]]
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>);

    /// Answers a question with yes.
    fn accept(&mut self, _commands: &mut Vec<Command>) -> AfterAnswer {
        AfterAnswer::Stays
    }

    /// Answers a question with no, or leaves a page.
    fn leave(&mut self, _commands: &mut Vec<Command>) -> AfterAnswer {
        AfterAnswer::Closes
    }
}

pub fn close() -> (Button<'static>, Command) {
    let button = Button::new(text::dialogs::close(), text::keys::esc());
    (button, Command::Back)
}
