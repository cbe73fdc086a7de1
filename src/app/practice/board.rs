//! The board of a practice screen: the game's own board, with its keys and animations, for moves
//! outside any game.

use egui::{Context, Id, Key, Rect, TextureId, Ui, Vec2};

use crate::app::contract::board::{
    BoardPlace, BoardUi, Compared, Inscriptions, Mover, Moving, Played, Scene, Touch, Typing,
    Waiting, side_below,
};
use crate::app::contract::screen::{Attention, Cx, Pressed};
use crate::app::input;
use crate::app::input::typed_place::Typed;
use crate::app::kit::icons::Badge;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::wait_until;
use crate::app::theme::Palette;
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{self, MoveOf, RefusalOf, Worth};
use crate::core::record::Record;
use crate::core::search::Mark;
use crate::storage::Motion;
use crate::worker::{Cue, Sound};

pub struct Board<K: BoardUi> {
    setup: K::Setup,
    /// The side of the user, where the board turns with it.
    you: Option<Player>,
    record: Record<K::Game>,
    aim: K::Aim,
    /// Where the keys of this frame have moved the cursor, until they are carried out.
    next_aim: Option<K::Aim>,
    moving: Option<Moving<K>>,
    hints: Vec<MoveOf<K>>,
    /// The places that the text refers to.
    marks: Vec<Mark<MoveOf<K>>>,
    /// What the moves were worth before the last one, in a row that is kept free for them.
    values: Option<Vec<Worth<MoveOf<K>>>>,
    /// The place of the last refused move, and the time.
    refused: Option<(K::Aim, f64)>,
    view: K::View,
    pictures: Pictures<K::Picture>,
    typed: Typed,
    /// Sounds not fetched yet.
    sounds: Vec<Sound>,
    /// Since when the next move is awaited, in seconds of the input's clock; `None` if nobody has
    /// asked for one in a position that was set up.
    awaited_since: Option<f64>,
}

impl<K: BoardUi> Board<K> {
    #[must_use]
    pub fn new(setup: K::Setup) -> Self {
        Self {
            setup,
            you: None,
            record: Record::new(K::start(setup)),
            aim: K::first_aim(setup),
            next_aim: None,
            moving: None,
            hints: Vec::new(),
            marks: Vec::new(),
            values: None,
            refused: None,
            view: K::View::default(),
            pictures: Pictures::default(),
            typed: Typed::default(),
            sounds: Vec::new(),
            awaited_since: None,
        }
    }

    /// Shows the position after these moves from the start of a set-up.
    ///
    /// # Errors
    /// Why the rules refuse the first illegal move; the board is unchanged then.
    pub fn set_up(&mut self, setup: K::Setup, moves: &[MoveOf<K>]) -> Result<(), RefusalOf<K>> {
        self.record = Record::replay(K::start(setup), moves)?;
        self.setup = setup;
        self.aim = K::first_aim(setup);
        self.next_aim = None;
        self.moving = None;
        self.hints.clear();
        self.marks.clear();
        self.refused = None;
        self.awaited_since = None;
        Ok(())
    }

    /// Shows the board from the side of this player.
    pub const fn seen_by(&mut self, you: Option<Player>) {
        self.you = you;
    }

    /// Returns the side at the lower edge.
    fn below(&self) -> Player {
        side_below::<K>(self.you)
    }

    /// Returns the set-up of the board.
    #[must_use]
    pub const fn setup(&self) -> K::Setup {
        self.setup
    }

    /// Returns the position after the last move, even while its piece is still moving.
    #[must_use]
    pub const fn position(&self) -> &K::Game {
        self.record.position()
    }

    #[must_use]
    pub fn played(&self) -> &[MoveOf<K>] {
        self.record.played()
    }

    /// Makes a move and starts its animation.
    ///
    /// # Errors
    /// Why the rules refuse the move, as a sentence for the user.
    pub fn play(&mut self, mv: MoveOf<K>, by: Mover, cx: &Cx<'_>) -> Result<(), String> {
        if let (Some(aim), Mover::Human) = (K::aim_of(mv), by) {
            self.aim = aim;
        }
        let before = self.record.position().clone();
        if let Err(refusal) = self.record.play(mv) {
            self.refused = Some((self.aim, cx.now));
            self.sounds.push(Sound::now(Cue::Refused));
            return Err(K::refused(&before, mv, refusal));
        }
        (self.refused, self.awaited_since) = (None, Some(cx.now));
        self.hints.clear();
        self.marks.clear();
        let position = self.record.position();
        let played = Played { before: &before, after: position, mv, by };
        self.moving = Moving::start(&self.view, &played, cx.settings.motion, 1.0, cx.now);
        self.sounds.extend(Moving::sounds(self.moving.as_ref(), &played));
        // A learner is not told by a sad sound that they have lost.
        if by == Mover::Human && matches!(position.outcome(), Some(Outcome::Win(_))) {
            self.sounds.push(Moving::end_sound(self.moving.as_ref(), Cue::Win));
        }
        Ok(())
    }

    /// Makes a computer's move once it is known and due: the last piece has been at rest, and the
    /// move awaited, for `after` seconds, or for as long as the settings say. `None` before that.
    ///
    /// # Errors
    /// As for [`play`](Self::play).
    pub fn reply(
        &mut self,
        mv: Option<MoveOf<K>>,
        after: f64,
        cx: &Cx<'_>,
    ) -> Option<Result<MoveOf<K>, String>> {
        let since = *self.awaited_since.get_or_insert(cx.now);
        let mv = mv?;
        let due = self.rest_at().max(since) + cx.settings.computer_delay(after);
        if !wait_until(cx.ctx, cx.now, due) {
            return None;
        }
        cx.ctx.request_repaint();
        Some(self.play(mv, Mover::Computer, cx).map(|()| mv))
    }

    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// Marks moves, until one is made.
    pub fn hint(&mut self, moves: Vec<MoveOf<K>>) {
        self.hints = moves;
    }

    /// Marks places that the text refers to, until a move is made.
    pub fn mark(&mut self, marks: Vec<Mark<MoveOf<K>>>) {
        self.marks = marks;
    }

    /// Keeps a row free for what the moves were worth before the last one, and shows that.
    pub fn show_values(&mut self, values: Vec<Worth<MoveOf<K>>>) {
        self.values = Some(values);
    }

    /// Takes moves back until only this many are left.
    pub fn take_back_to(&mut self, plies: usize) {
        (self.moving, self.awaited_since) = (None, None);
        self.record.go_to(plies);
    }

    /// Moves the cursor.
    pub fn aim_at(&mut self, aim: K::Aim) {
        self.aim = aim;
    }

    /// Moves the cursor by a key, with the focus if it is on the board. Returns the announcement of
    /// the new place.
    pub fn aim_by_key(&mut self, aim: K::Aim, ctx: &Context) -> Option<String> {
        self.next_aim = None;
        let from = std::mem::replace(&mut self.aim, aim);
        input::follow::<K>(
            from,
            aim,
            (self.record.position(), self.record.played().last().copied()),
            ctx,
        )
    }

    /// Returns when the last piece is at rest, in seconds of the input's clock, possibly in the
    /// past.
    #[must_use]
    pub fn rest_at(&self) -> f64 {
        self.moving.as_ref().map_or(f64::NEG_INFINITY, Moving::rest_at)
    }

    /// Ends the animation of the last piece.
    pub fn skip_motion(&mut self) {
        self.moving = None;
    }

    /// Returns the action of a key on the board.
    #[must_use]
    pub fn key(&mut self, pressed: Pressed) -> Option<Touch<K>> {
        let aim = self.next_aim.unwrap_or(self.aim);
        let is_turned = self.below() == Player::First;
        let key = if is_turned { input::turned(pressed.key) } else { pressed.key };
        let pressed = Pressed { key, ..pressed };
        let touch = input::touch(pressed, aim, self.setup, self.record.position())?;
        self.note(touch);
        // Nobody passes or resigns in a puzzle.
        let is_move = match touch {
            Touch::Play(mv) => kind::is_judged::<K>(mv) && K::PASS != Some(mv),
            Touch::Aim(_) => true,
        };
        is_move.then_some(touch)
    }

    /// Notes where a key moves the cursor, for the next key of the frame.
    const fn note(&mut self, touch: Touch<K>) {
        if let Touch::Aim(aim) = touch {
            self.next_aim = Some(aim);
        }
    }

    /// Returns what a letter or a digit does that may name a place, or Esc in a half-made move; the
    /// outer `None` leaves the key to others.
    pub fn on_typed(&mut self, pressed: Pressed, now: f64) -> Option<Option<Touch<K>>> {
        if pressed.key == Key::Escape {
            return self.key(pressed).map(Some);
        }
        let (aim, setup) = (self.next_aim.unwrap_or(self.aim), self.setup);
        let meaning = |text: &str| K::typed_aim(text, aim, setup);
        match self.typed.add(pressed, now, meaning) {
            Typing::Nothing => None,
            Typing::Begun => Some(None),
            Typing::Aim(aim) => {
                self.note(Touch::Aim(aim));
                Some(Some(Touch::Aim(aim)))
            }
        }
    }

    /// Returns the press of a letter that has not become the name of a place in time.
    pub fn expired_letter(&mut self, ctx: &Context, now: f64) -> Option<Pressed> {
        Some(Pressed {
            key: self.typed.give_up(ctx, now)?,
            is_repeat: false,
            attention: Attention::Nowhere,
        })
    }

    /// Returns whether an element of the board has this id.
    #[must_use]
    pub fn owns(&self, id: Id) -> bool {
        input::owns::<K>(id, self.setup)
    }

    /// Returns the picture of a player's piece, `side` points wide.
    pub fn piece(&mut self, ctx: &Context, player: Player, side: f32) -> TextureId {
        self.pictures.get(ctx, K::piece(player), side)
    }

    /// Shows the board with what waits at it and a move that is compared with better ones. Returns
    /// the user's action on it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        cx: &Cx<'_>,
        (waiting, compared): (Waiting, Option<&Compared<MoveOf<K>>>),
    ) -> Option<Touch<K>> {
        self.pictures.begin_frame();
        let (now, rest_at) = (cx.now, self.rest_at());
        if now < rest_at {
            ui.ctx().request_repaint();
        }
        let scene = Scene {
            position: self.record.position(),
            setup: self.setup,
            last: self.record.played().last().copied(),
            moving: self.moving.as_ref().and_then(|moving| moving.at(now)),
            waiting,
            aim: self.aim,
            hints: &self.hints,
            marks: if now >= rest_at { &self.marks } else { &[] },
            branches: &[],
            line: &[],
            shows_threats: false,
            shows_coordinates: cx.settings.numbers,
            territory: None,
            inscribed: Inscriptions::NONE,
            below: self.below(),
            verdicts: self.values.as_deref().filter(|_| now >= rest_at),
            verdicts_are_before: true,
            values_height: self.values.as_ref().map_or(0.0, |_| K::EXTRAS.values_height),
            compared: compared.filter(|_| now >= rest_at),
            decided: None,
            refused: self.refused.map(|(aim, since)| (aim, now - since)),
            at_rest_for: now - rest_at,
            is_still: cx.settings.motion == Motion::Reduced,
            is_looked_at: true,
            now,
        };
        K::board_ui(ui, area, &mut self.pictures, &mut self.view, &scene)
    }

    /// Returns where the board lies that [`ui`](Self::ui) shows in this area.
    #[must_use]
    pub fn place(&self, ui: &Ui, area: Rect, cx: &Cx<'_>) -> BoardPlace<K> {
        BoardPlace {
            area,
            setup: self.setup,
            below: self.below(),
            shows_coordinates: cx.settings.numbers,
            pixels_per_point: ui.pixels_per_point(),
        }
    }

    /// Paints on the piece of the move with this index whether it was right, once all pieces are at
    /// rest.
    pub fn paint_badge(&self, ui: &Ui, area: Rect, cx: &Cx<'_>, (ply, badge): (usize, Badge)) {
        let board = self.place(ui, area, cx);
        let place = K::resting_place(&board, self.record.played(), ply);
        if let Some(place) = place.filter(|_| cx.now >= self.rest_at()) {
            let centre = place.center() + Vec2::splat(0.30 * place.width());
            badge.paint(ui.painter(), centre, 0.21 * place.width(), Palette::of(ui.ctx()));
        }
    }
}
