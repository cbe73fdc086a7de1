//! A position: the pieces, the turn, and the positions since the last irreversible move; which
//! moves the rules allow, and when a game is drawn.

use std::fmt;

use super::fen::Diagram;
use super::generate::Board;
use super::moves::{Agreement, Move};
use super::setup::{Repetition, Rules, Setup};
use super::shape::{Shape, Size, Square, Standard};
use crate::bits::Bits;
use crate::game::{self, Game, Outcome, Player};
use crate::kit::{refusals, write_rows};
use crate::random::{word, words};

/// A position that can be reached in play from the beginning of its setup.
///
/// Red, the first player, has the low numbers and moves down the board. The history of a position
/// is part of it, as far as it matters: the positions since the last capture or man's move, for no
/// earlier one can come again.
///
/// ```
/// use plot4_core::checkers::{Position, Setup, notation};
/// use plot4_core::game::{Game as _, Player};
///
/// let mut position = Position::start(Setup::default());
/// position.play(notation::parse_move(&position, "11-15").expect("a move")).expect("a legal move");
/// assert_eq!((position.to_move(), position.count(Player::First)), (Player::Second, (12, 0)));
/// ```
#[derive(Clone)]
pub struct Position<S: Shape = Size> {
    board: Board<S>,
    rules: Rules,
    to_move: Player,
    /// The hash of the pieces and the turn.
    hash: u128,
    /// The sum of the spread hashes of the positions since the last capture or man's move.
    past: u128,
    /// How many moves there have been since then.
    quiet: u16,
    /// How often this position has been there before.
    repeats: u8,
    /// What the players have agreed on, which ends the game.
    agreed: Option<Agreement>,
    /// The hashes of all positions before this one, the latest last; the last `quiet` of them
    /// matter.
    history: Vec<u128>,
}

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub owner: Player,
    /// Its rank.
    pub rank: Rank,
}

/// The rank of a piece, which determines how it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// It goes forward.
    Man,
    /// It goes forward and backward.
    King,
}

impl Piece {
    /// Returns whether it is a king.
    #[must_use]
    pub const fn is_king(self) -> bool {
        matches!(self.rank, Rank::King)
    }
}

/// The state that [`unmake`](Game::unmake) needs besides the move: all that a move changes.
#[derive(Clone, Copy, Debug)]
pub struct Undo<B> {
    pieces: [B; 2],
    kings: B,
    hash: u128,
    past: u128,
    quiet: u16,
    repeats: u8,
}

impl Position {
    /// Returns the position before the first move.
    #[must_use]
    pub fn start(setup: Setup) -> Self {
        Self::of_shape(setup.size(), setup)
    }

    /// Returns the same position on a board whose size the compiler knows, or `None` if it is of
    /// another size.
    #[must_use]
    pub fn standard(&self) -> Option<Position<Standard>> {
        if self.size() != Size::STANDARD {
            return None;
        }
        let narrow = |bits: u128| u64::try_from(bits).ok();
        let mut board = Board::empty(Standard);
        board.pieces = [narrow(self.board.pieces[0])?, narrow(self.board.pieces[1])?];
        board.kings = narrow(self.board.kings)?;
        Some(Position {
            board,
            rules: self.rules,
            to_move: self.to_move,
            hash: self.hash,
            past: self.past,
            quiet: self.quiet,
            repeats: self.repeats,
            agreed: self.agreed,
            history: self.recent().to_vec(),
        })
    }
}

#[cfg(test)]
impl Position {
    pub(crate) fn of_fen(fen: &str) -> Self {
        let start = fen.parse().expect("a position");
        Self::start(Setup::default().with_start(start).expect("a setup"))
    }
}

impl Position<Standard> {
    /// Returns the position before the first move of the usual game.
    #[must_use]
    pub fn usual() -> Self {
        Self::of_shape(Standard, Setup::default())
    }
}

impl<S: Shape> Position<S> {
    /// Returns the position before the first move, on a board of this shape, which is that of the
    /// setup.
    fn of_shape(shape: S, setup: Setup) -> Self {
        let diagram = setup.diagram();
        let mut board = Board::empty(shape);
        let mut hash = 0;
        for square in shape.size().all() {
            if let Some((owner, is_king)) = diagram.piece(square) {
                let bit = shape.bit(square);
                board.pieces[owner.index()] = board.pieces[owner.index()] | bit;
                if is_king {
                    board.kings = board.kings | bit;
                }
                hash ^= piece_word(square, owner, is_king);
            }
        }
        if diagram.to_move() == Player::Second {
            hash ^= TURN_WORD;
        }
        Self {
            board,
            rules: setup.rules(),
            to_move: diagram.to_move(),
            hash,
            past: 0,
            quiet: 0,
            repeats: 0,
            agreed: None,
            history: Vec::new(),
        }
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.board.shape.size()
    }

    /// Returns when the game is drawn.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the piece on a square, or `None` if it is free or off the board.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if !self.size().has(square) {
            return None;
        }
        let bit = self.board.shape.bit(square);
        let has = |set: S::Bits| !(set & bit).is_empty();
        let owner =
            Player::BOTH.into_iter().find(|player| has(self.board.pieces[player.index()]))?;
        Some(Piece { owner, rank: if has(self.board.kings) { Rank::King } else { Rank::Man } })
    }

    /// Returns where the pieces stand, and whose move it is.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        let mut diagram = Diagram::empty(self.to_move);
        for square in self.size().all() {
            if let Some(piece) = self.piece(square) {
                diagram.put(square, piece.owner, piece.is_king());
            }
        }
        diagram
    }

    /// Returns what the players have agreed on, if that has ended the game.
    #[must_use]
    pub const fn agreement(&self) -> Option<Agreement> {
        self.agreed
    }

    /// Returns how many men and kings a player has.
    #[must_use]
    pub fn count(&self, player: Player) -> (u32, u32) {
        let own = self.board.pieces[player.index()];
        let kings = (own & self.board.kings).count();
        (own.count() - kings, kings)
    }

    #[inline]
    pub(super) fn count_all(&self) -> u32 {
        (self.board.pieces[0] | self.board.pieces[1]).count()
    }

    /// Returns the squares of each player's pieces, and those of the kings, by the indices of the
    /// first 32 squares of a board with four of them in a row.
    #[inline]
    pub(super) fn compact(&self) -> ([u32; 2], u32) {
        let compact = |bits: S::Bits| {
            let two_rows = |pair: u32| (bits.down(9 * pair).low_word() & 0xFF) << (8 * pair);
            two_rows(0) | two_rows(1) | two_rows(2) | two_rows(3)
        };
        (self.board.pieces.map(compact), compact(self.board.kings))
    }

    /// Returns whether the player to move can jump, and so must.
    #[must_use]
    pub fn must_jump(&self) -> bool {
        !self.board.all_jumpers(self.to_move).is_empty()
    }

    /// Replaces the contents of `out` by the moves of one piece; none, once the game is over.
    pub fn moves_of(&self, square: Square, out: &mut Vec<Move>) {
        out.clear();
        if self.size().has(square) && self.outcome().is_none() {
            self.board.push_moves(self.to_move, self.board.shape.bit(square), out);
        }
    }

    /// Returns whether a legal move makes a man a king.
    #[must_use]
    #[inline]
    pub fn is_crowning(&self, mv: Move) -> bool {
        let shape = self.board.shape;
        let is_man = (self.board.kings & shape.bit(mv.from())).is_empty();
        is_man
            && !(shape.bit(mv.to()) & (shape.row(0) | shape.row(shape.size().rows() - 1)))
                .is_empty()
    }

    /// Returns the hash of the pieces and the turn alone.
    ///
    /// Two positions with the same hash may differ in their history, and so in what counts as a
    /// repetition: only a search that accepts that small error may treat them as one.
    #[must_use]
    pub const fn hash_without_history(&self) -> u128 {
        self.hash
    }

    /// Returns the pieces, to count them.
    #[inline]
    pub(super) const fn board(&self) -> &Board<S> {
        &self.board
    }
}

impl<S: Shape> PartialEq for Position<S> {
    /// Returns whether both have the same pieces, turn and rules, and the same positions may not
    /// come again.
    fn eq(&self, other: &Self) -> bool {
        let sorted = |hashes: &[u128]| {
            let mut hashes = hashes.to_vec();
            hashes.sort_unstable();
            hashes
        };
        self.board == other.board
            && self.rules == other.rules
            && self.to_move == other.to_move
            && self.quiet == other.quiet
            && self.agreed == other.agreed
            && sorted(self.recent()) == sorted(other.recent())
    }
}

impl<S: Shape> Eq for Position<S> {}

impl<S: Shape> Game for Position<S> {
    type Move = Move;
    type Undo = Undo<S::Bits>;
    /// A hash: two of the positions that a search of a billion nodes meets share a key with odds of
    /// 1 to 10^20.
    type Key = u128;
    type Insight = ();
    type Refusal = Refusal;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match self.agreed {
            None => {}
            Some(Agreement::Resigned) => return Some(Outcome::Win(self.to_move.other())),
            Some(Agreement::Drawn) => return Some(Outcome::Draw),
        }
        if self.board.movers(self.to_move).is_empty() {
            return Some(Outcome::Win(self.to_move.other()));
        }
        self.is_drawn().then_some(Outcome::Draw)
    }

    /// Replaces the contents of `out` by the legal moves, piece by piece from square 1 on.
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.agreed.is_some() || self.is_drawn() {
            return;
        }
        self.board.push_moves(self.to_move, self.board.squares, out);
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Undo<S::Bits> {
        debug_assert!(self.is_legal(mv), "{mv:?} is not legal in {self:?}");
        let Board { shape, pieces, kings, .. } = self.board;
        let undo = Undo {
            pieces,
            kings,
            hash: self.hash,
            past: self.past,
            quiet: self.quiet,
            repeats: self.repeats,
        };
        if let Some(agreement) = mv.agreed() {
            self.agreed = Some(agreement);
            return undo;
        }
        let (player, other) = (self.to_move, self.to_move.other());
        let (own, others) = (player.index(), other.index());
        let from = shape.bit(mv.from());
        let was_king = !(kings & from).is_empty();
        let mut to = from;
        let mut hash = self.hash ^ TURN_WORD ^ piece_word(mv.from(), player, was_king);
        for way in mv.ways() {
            let next = shape.shift(to, way);
            to = if mv.is_jump() {
                let is_king = !(self.board.kings & next).is_empty();
                hash ^= piece_word(shape.square(next), other, is_king);
                self.board.pieces[others] = self.board.pieces[others] ^ next;
                self.board.kings = self.board.kings & !next;
                shape.shift(next, way)
            } else {
                next
            };
        }
        let last_row = match player {
            Player::First => shape.row(shape.size().rows() - 1),
            Player::Second => shape.row(0),
        };
        let is_king = was_king || !(to & last_row).is_empty();
        self.board.pieces[own] = self.board.pieces[own] ^ from | to;
        self.board.kings = self.board.kings & !from;
        if is_king {
            self.board.kings = self.board.kings | to;
        }
        self.to_move = other;
        self.hash = hash ^ piece_word(shape.square(to), player, is_king);
        self.remember(undo.hash, mv.is_jump() || !was_king);
        undo
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: Undo<S::Bits>) {
        self.agreed = None;
        if mv.agreed().is_some() {
            return;
        }
        let Undo { pieces, kings, hash, past, quiet, repeats } = undo;
        (self.board.pieces, self.board.kings) = (pieces, kings);
        (self.hash, self.past, self.quiet, self.repeats) = (hash, past, quiet, repeats);
        self.to_move = self.to_move.other();
        self.history.pop();
    }

    /// Returns the Zobrist hash of the pieces and the turn, and of the positions that have been
    /// since the last capture or man's move: what is a repetition, and how far it is to the draw by
    /// moves, follow from them.
    #[inline]
    fn key(&self) -> u128 {
        let agreed = agreed_word(self.agreed);
        if self.past == 0 { self.hash ^ agreed } else { self.hash ^ spread(self.past) ^ agreed }
    }

    fn is_agreement(mv: Move) -> bool {
        mv.agreed().is_some()
    }

    fn agreed(&self) -> Vec<Move> {
        let agreement = |agreed| Move::agreement(self.size(), agreed);
        self.agreed.map(agreement).into_iter().collect()
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        Self::refusal(self, mv)
    }

    /// Returns a number for where the move begins and where it ends.
    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        usize::from(mv.from().index()) * Size::MAX_SQUARES + usize::from(mv.to().index())
    }
}

refusals! {
    /// There is no piece on the square where the move begins.
    NoPiece = "no-piece",
    /// The piece there is the opponent's.
    NotYours = "not-yours",
    /// The piece is a man, and would go backward.
    Backward = "backward",
    /// There is nothing of the opponent's to jump over.
    NothingToJump = "nothing-to-jump",
    /// There is a jump, and so this step may not be made.
    MustJump = "must-jump",
    /// The piece can jump again, and must.
    MustJumpOn = "must-jump-on",
    /// The move is one of another board.
    OtherBoard = "other-board",
}

impl<S: Shape> fmt::Display for Position<S> {
    /// Writes the board row by row from the top: `x` and `X` for Red's men and kings, `o` and `O`
    /// for White's, `.` for a free dark square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        write_rows(f, 0..size.rows(), size.columns(), |column, row| {
            let Some(square) = size.at(row, column) else {
                return " ";
            };
            match self.piece(square).map(|Piece { owner, rank }| (owner, rank)) {
                None => ".",
                Some((Player::First, Rank::Man)) => "x",
                Some((Player::First, Rank::King)) => "X",
                Some((Player::Second, Rank::Man)) => "o",
                Some((Player::Second, Rank::King)) => "O",
            }
        })
    }
}

impl<S: Shape> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n{}\n", self.diagram())
    }
}

impl<S: Shape> Position<S> {
    /// Returns why the rules refuse a move, or `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::Basic(game::Refusal::GameOver));
        }
        if mv.size() != self.size() {
            return Some(Refusal::OtherBoard);
        }
        if mv.agreed().is_some() {
            return None;
        }
        let steps = mv.landings().count();
        if !self.size().has(mv.from()) || steps < mv.ways().count() {
            return Some(Refusal::Basic(game::Refusal::OffBoard));
        }
        let mut legal = Vec::new();
        self.moves_of(mv.from(), &mut legal);
        if legal.contains(&mv) {
            return None;
        }
        let is_back = |piece: Piece| {
            !piece.is_king() && mv.ways().any(|way| way.is_down() != (piece.owner == Player::First))
        };
        Some(match self.piece(mv.from()) {
            None => Refusal::NoPiece,
            Some(piece) if piece.owner != self.to_move => Refusal::NotYours,
            Some(piece) if is_back(piece) => Refusal::Backward,
            Some(_) if !mv.is_jump() && self.must_jump() => Refusal::MustJump,
            Some(_)
                if mv
                    .landings()
                    .any(|square| square != mv.from() && self.piece(square).is_some()) =>
            {
                Refusal::Basic(game::Refusal::Taken)
            }
            Some(_) if legal.iter().any(|legal| legal.path().starts_with(&mv.path())) => {
                Refusal::MustJumpOn
            }
            Some(_) => Refusal::NothingToJump,
        })
    }

    /// Returns whether the rules allow a move.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        if mv.is_jump()
            || mv.size() != self.size()
            || !self.size().has(mv.from())
            || self.is_drawn()
            || mv.agreed().is_some()
        {
            return self.refusal(mv).is_none();
        }
        // A step is checked without listing the moves: callers ask at every move.
        let from = self.board.shape.bit(mv.from());
        let can_step =
            mv.ways().all(|way| !(self.board.steppers(self.to_move, way) & from).is_empty());
        can_step && !self.must_jump()
    }
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnBy {
    /// A position has come again.
    Repetition(Repetition),
    /// No capture and no man's move for this many moves of each side.
    Moves(u16),
}

impl<S: Shape> Position<S> {
    /// Returns why a drawn game is drawn, or `None` if it is not.
    #[must_use]
    pub fn drawn_by(&self) -> Option<DrawnBy> {
        if self.outcome() != Some(Outcome::Draw) || self.agreement().is_some() {
            return None;
        }
        let repetition = self.rules.repetition;
        Some(if self.repeats >= repetition.before() {
            DrawnBy::Repetition(repetition)
        } else {
            DrawnBy::Moves(self.rules.limit)
        })
    }

    /// Returns how many moves of both sides there have been since the last capture or man's move.
    #[must_use]
    pub const fn quiet_moves(&self) -> u16 {
        self.quiet
    }

    /// Returns how often this position has been there before.
    #[must_use]
    pub const fn repeats(&self) -> u8 {
        self.repeats
    }

    /// Returns whether the history makes a draw, unless the player to move cannot move.
    #[inline]
    fn is_drawn(&self) -> bool {
        let Rules { repetition, limit } = self.rules;
        self.repeats >= repetition.before() || limit > 0 && self.quiet >= 2 * limit
    }

    /// Returns how many moves of both sides may still follow until one of them must be a capture, a
    /// man's move or the last, or the game is drawn; `None` where there is no such limit.
    #[must_use]
    #[inline]
    pub const fn quiet_moves_left(&self) -> Option<u16> {
        let Rules { limit, .. } = self.rules;
        if limit == 0 { None } else { Some((2 * limit).saturating_sub(self.quiet)) }
    }

    /// Returns whether there is a position that would be a draw if it came once more.
    #[must_use]
    pub fn can_be_repeated(&self) -> bool {
        let before = usize::from(self.rules.repetition.before());
        let mut past: Vec<u128> = self.recent().iter().copied().chain([self.hash]).collect();
        past.sort_unstable();
        past.chunk_by(|a, b| a == b).any(|same| same.len() >= before)
    }

    /// Returns the hashes of the positions that can come again.
    fn recent(&self) -> &[u128] {
        &self.history[self.history.len() - usize::from(self.quiet)..]
    }

    /// Notes the position to come as one that follows the present one, and counts how often it has
    /// been there before.
    #[inline]
    fn remember(&mut self, before: u128, is_final: bool) {
        self.history.push(before);
        self.repeats = 0;
        if is_final {
            (self.past, self.quiet) = (0, 0);
            return;
        }
        self.past = self.past.wrapping_add(spread(before));
        self.quiet = self.quiet.saturating_add(1);
        // With the same player to move: two, four, … moves ago, the first of which would be one
        // that a single piece made alone.
        if self.quiet >= 4 {
            let same = self
                .recent()
                .iter()
                .rev()
                .skip(3)
                .step_by(2)
                .filter(|&&hash| hash == self.hash)
                .count();
            self.repeats = u8::try_from(same).unwrap_or(u8::MAX);
        }
    }
}

// The random words of the Zobrist hash: one for each player's man and king on each square, and one
// for the turn. A position's hash is the exclusive or of the words of its pieces. It has 128 bits:
// of n different positions two share a hash with odds of about n^2 / 2^129, which for a billion is
// 1 to 10^20.

/// The number of words of pieces.
const PIECES: usize = 4 * Size::MAX_SQUARES;

/// The word of the second player's turn.
const TURN_WORD: u128 = word(PIECES as u64);

/// Returns the word of what the players have agreed on; 0 if it is nothing.
#[inline]
const fn agreed_word(agreement: Option<Agreement>) -> u128 {
    match agreement {
        None => 0,
        Some(Agreement::Resigned) => const { word(PIECES as u64 + 1) },
        Some(Agreement::Drawn) => const { word(PIECES as u64 + 2) },
    }
}

/// For each square the words of the first player's man and king, and of the second player's.
static PIECE_WORDS: [u128; PIECES] = words(0, 1);

#[inline]
fn piece_word(square: Square, player: Player, is_king: bool) -> u128 {
    PIECE_WORDS[4 * usize::from(square.index()) + 2 * player.index() + usize::from(is_king)]
}

/// Returns a word that looks random beside the others, to add up the hashes of earlier positions.
#[inline]
const fn spread(hash: u128) -> u128 {
    const ODD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
    let product = (hash ^ hash >> 61).wrapping_mul(ODD);
    product ^ product >> 64
}
