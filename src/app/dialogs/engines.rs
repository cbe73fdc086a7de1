//! The page of engines: the programs of others that can be chosen as players. They can be added,
//! changed, removed and tried.

use egui::{Context, Key, RichText, TextEdit, Ui, vec2};

use super::layer::{AfterAnswer, Layer};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, GameEntry};
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::players::{EngineName, PlayerName};
use crate::storage::{Engine, Settings, USUAL_SECONDS};
use crate::words::{self, text};
use crate::worker::{EngineFault, EngineOrder, EngineTrial};

/// How many seconds for a move can be chosen; 0 leaves the time to the engine.
const SECONDS: [u32; 6] = [0, 1, 2, 5, 10, 30];

#[derive(Default)]
pub struct Engines {
    /// The engine that is being added or changed.
    form: Option<Form>,
    /// The engine that is being tried, by name.
    trial: Option<(String, EngineTrial)>,
    /// What is said of the last trial.
    result: Option<Result<String, String>>,
}

/// An engine that is being added or changed.
#[derive(Debug)]
struct Form {
    /// Its place in the list; `None` for a new one.
    index: Option<usize>,
    engine: Engine,
    /// Whether the first field has had the focus.
    is_focused: bool,
    trouble: Option<String>,
}

impl Engines {
    /// Notes how the trial went, if it has come to an end.
    fn follow_trial(&mut self) {
        let ended =
            self.trial.as_ref().and_then(|(name, trial)| Some((name.clone(), trial.poll()?)));
        if let Some((name, result)) = ended {
            self.trial = None;
            self.result = Some(match result {
                Ok(mv) => Ok(text::engines::works(name, mv)),
                Err(fault) => Err(words::engine_fault(&name, &fault)),
            });
        }
    }

    fn begin_trial(&mut self, engine: &Engine, games: &[&'static GameEntry], ctx: &Context) {
        let entry = games.iter().find(|entry| entry.name == engine.game);
        let start = entry.and_then(|entry| entry.engines);
        let waker = ctx.clone();
        let wake = Box::new(move || waker.request_repaint());
        let order = EngineOrder::new(&engine.command, engine.seconds);
        self.result = None;
        self.trial = match start.map(|engines| (engines.start)(order, wake)) {
            Some(Ok(trial)) => Some((engine.name.clone(), trial)),
            Some(Err(error)) => {
                let fault = EngineFault::NotStarted(error.into());
                self.result = Some(Err(words::engine_fault(&engine.name, &fault)));
                None
            }
            None => None,
        };
    }
}

impl Layer for Engines {
    fn title(&self) -> &'static str {
        text::engines::title()
    }

    fn has_close(&self) -> bool {
        self.form.is_none()
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let games = (cx.games, cx.game.name);
        page_ui(cx.settings, games, self, ui, commands);
    }

    /// The fields of an engine are left for the list of engines.
    fn leave(&mut self, _: &mut Vec<Command>) -> AfterAnswer {
        if self.form.take().is_some() { AfterAnswer::Stays } else { AfterAnswer::Closes }
    }
}

/// Shows the page; `front` is the name of the game in front.
fn page_ui(
    settings: &Settings,
    (games, front): (&[&'static GameEntry], &str),
    view: &mut Engines,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    view.follow_trial();
    if view.form.is_some() {
        form_ui(settings, games, view, ui, commands);
        return;
    }
    let palette = Palette::of(ui.ctx());
    line_breaks::label(ui, RichText::new(text::engines::intro()).color(palette.text_weak));
    for (index, engine) in settings.engines.iter().enumerate() {
        engine_ui(index, engine, games, view, ui, commands);
    }
    match (&view.trial, &view.result) {
        (Some((name, _)), _) => {
            line_breaks::label(ui, text::engines::trying(name));
        }
        (None, Some(Ok(said))) => {
            line_breaks::label(ui, RichText::new(said).color(palette.text));
        }
        (None, Some(Err(said))) => {
            line_breaks::label(ui, RichText::new(said).color(palette.loss.text));
        }
        (None, None) => {}
    }
    let add = Button::primary(text::engines::add(), "");
    if add.ui(ui, vec2(ui.available_width(), 44.0)) {
        let mut played = games.iter().filter(|entry| entry.engines.is_some());
        let first = played.clone().next();
        let played = played.find(|entry| entry.name == front).or(first);
        view.form = Some(Form {
            index: None,
            engine: Engine {
                game: played.map_or("", |entry| entry.name).to_owned(),
                name: String::new(),
                command: String::new(),
                seconds: USUAL_SECONDS,
            },
            is_focused: false,
            trouble: None,
        });
    }
}

/// Shows an engine of the list, with its buttons.
fn engine_ui(
    index: usize,
    engine: &Engine,
    games: &[&'static GameEntry],
    view: &mut Engines,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    ui.separator();
    let game = games.iter().find(|entry| entry.name == engine.game);
    let game = game.map_or(engine.game.as_str(), |entry| (entry.title)());
    let name = RichText::new(text::engines::of_game(&engine.name, game));
    line_breaks::label(ui, name.font(theme::strong(15.0)).color(palette.text));
    line_breaks::label(ui, RichText::new(&engine.command).color(palette.text_weak));
    let [try_it, change, remove] = [
        text::engines::try_it(&engine.name),
        text::engines::change(&engine.name),
        text::engines::remove(&engine.name),
    ];
    let buttons = vec![
        (Button::new(&try_it, "").enabled(view.trial.is_none()), 0),
        (Button::new(&change, ""), 1),
        (Button::new(&remove, ""), 2),
    ];
    // The labels begin with a name, whose length could leave nothing else of them.
    let need = |(button, _): &(Button<'_>, i32)| button.need(ui.painter(), 12.0);
    let are_long = 3.2 * buttons.iter().map(need).fold(0.0, f32::max) > ui.available_width();
    let rows = if are_long {
        buttons.into_iter().map(|button| vec![button]).collect()
    } else {
        vec![buttons]
    };
    match widgets::command_rows(ui, 38.0, rows) {
        Some(0) => view.begin_trial(engine, games, ui.ctx()),
        Some(1) => {
            view.result = None;
            view.form = Some(Form {
                index: Some(index),
                engine: engine.clone(),
                is_focused: false,
                trouble: None,
            });
        }
        Some(_) => {
            view.result = None;
            commands.push(Command::RemoveEngine(index));
        }
        None => {}
    }
}

/// Shows the fields of an engine.
fn form_ui(
    settings: &Settings,
    games: &[&'static GameEntry],
    view: &mut Engines,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let Some(form) = &mut view.form else {
        return;
    };
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let playable = games.iter().filter(|entry| entry.engines.is_some());
    let titles: Vec<(&str, &str)> = playable.map(|entry| (entry.name, (entry.title)())).collect();
    label(ui, text::engines::game());
    let game = form.engine.game.clone();
    if let Some(game) = widgets::segments(ui, text::engines::game(), width, &titles, game.as_str())
    {
        game.clone_into(&mut form.engine.game);
    }
    let played = games.iter().find(|entry| entry.name == form.engine.game);
    let example = played.and_then(|entry| entry.engines);
    let [one, two] = example.map_or([""; 2], |engines| (engines.example)());
    let name = field_ui(ui, text::engines::name(), one, &mut form.engine.name);
    form.engine.name = PlayerName::typed(&form.engine.name);
    let command = field_ui(ui, text::engines::command(), two, &mut form.engine.command);
    if !form.is_focused {
        form.is_focused = true;
        name.request_focus();
    }
    label(ui, text::engines::seconds());
    let names = SECONDS.map(|seconds| match seconds {
        0 => text::engines::any_time().to_owned(),
        _ => seconds.to_string(),
    });
    let choices: Vec<(u32, &str)> =
        SECONDS.into_iter().zip(names.iter().map(String::as_str)).collect();
    let seconds =
        widgets::segments(ui, text::engines::seconds(), width, &choices, form.engine.seconds);
    form.engine.seconds = seconds.unwrap_or(form.engine.seconds);
    if name.changed() || command.changed() {
        form.trouble = None;
    }
    if let Some(trouble) = &form.trouble {
        line_breaks::label(ui, RichText::new(trouble).color(palette.loss.text));
    }
    let is_entered = (name.lost_focus() || command.lost_focus())
        && ui.input(|input| input.key_pressed(Key::Enter));
    let answers = [
        (Button::primary(text::engines::save(), ""), true),
        (Button::new(text::dialogs::cancel(), text::keys::esc()), false),
    ];
    match widgets::command_row(ui, 44.0, answers.into()).or(is_entered.then_some(true)) {
        Some(true) => match form.checked(settings) {
            Ok(engine) => {
                commands.push(Command::SetEngine(form.index, engine));
                view.form = None;
            }
            Err(trouble) => form.trouble = Some(trouble),
        },
        Some(false) => view.form = None,
        None => {}
    }
}

impl Form {
    /// Returns the engine as it is kept, or what is wrong with it.
    fn checked(&self, settings: &Settings) -> Result<Engine, String> {
        let Some(name) = EngineName::new(&self.engine.name) else {
            return Err(text::engines::needs_name().to_owned());
        };
        let mut others = settings.engines.iter().enumerate();
        let is_taken = others.any(|(index, other)| {
            Some(index) != self.index
                && other.game == self.engine.game
                && other.name.to_lowercase() == name.as_str().to_lowercase()
        });
        if is_taken {
            return Err(text::engines::name_taken(name.as_str()));
        }
        let order = EngineOrder::new(&self.engine.command, self.engine.seconds);
        order.check().map_err(|fault| words::engine_fault(name.as_str(), &fault))?;
        Ok(Engine {
            name: name.to_string(),
            command: self.engine.command.trim().to_owned(),
            ..self.engine.clone()
        })
    }
}

fn field_ui(ui: &mut Ui, name: &str, example: &str, text: &mut String) -> egui::Response {
    let label = label(ui, name);
    let field = TextEdit::singleline(text)
        .hint_text(text::engines::for_example(example))
        .id_salt(name)
        .desired_width(f32::INFINITY)
        .margin(vec2(10.0, 8.0));
    ui.add(field).labelled_by(label.id)
}

/// Shows the name of a field.
fn label(ui: &mut Ui, text: &str) -> egui::Response {
    let palette = Palette::of(ui.ctx());
    let text = RichText::new(text).font(theme::strong(13.5));
    line_breaks::label(ui, text.color(palette.text_weak))
}
