//! The help of each command beyond its options.

use crate::core::kind::{GameKind, Level, LevelId, SetupFault, Unavailable};
use crate::games::{GameId, with_game};
use crate::words::{self, Phrases, one_of};

pub(super) const SOLVING: &str = "\
Each line of the input is a position, the columns played: 4453. What follows its
first blank is ignored, and the empty line is the empty board. Each is answered
by one line of output:
  POSITION SCORE        0 for a draw; n if the player to move wins with their
                        n-th coin from the end of their supply (1 is the last
                        one); negative likewise if they lose
  with --weak           1 for a win of the player to move, 0 for a draw, -1 for
                        a loss
  with --analyze        the score of each column from left to right, to the
                        player who drops a coin there; -1000 for a full column
  with --stats          then also the positions visited and the microseconds
The parts of a line have one blank between them, so the line of the empty board
begins with a blank: split at single blanks. A line that is no position, or one
of a finished game, gets an error on standard error and an empty line here, and
the status is 1 at the end. Answers come line by line, for programs that wait
for each.
SIZE is any board whose (rows + 1) x columns is at most 64. Positions of few coins on
boards larger than 7x6 take hours or longer. On boards with more than nine columns,
the columns of a position have commas between them: 10,4,12.";

pub(super) const SOLVE_EXAMPLES: &str = "\
Examples:
  echo 4453 | plot4 solve             the score of a position
  plot4 solve --analyze positions.txt the score of every column, position by position
  plot4 solve -w --size 6x5 -         who wins on another board, from standard input";

/// The content of the pictures of `picture`.
pub(super) const PICTURING: &str = "\
The picture has the board with its coordinates, the last move marked, the winning line,
and below it who plays and how the game stands. Of a saved game it shows the position that
was in view. An animation has a frame for the empty board and one for each move of the
game, and begins again after the last. No display is needed. A file that is there already
stays, unless --replace is said.";

pub(super) const PICTURE_EXAMPLES: &str = "\
Examples:
  plot4 picture 4453 board.png        a picture of a position
  plot4 picture game.json game.gif    an animation of a saved game
  plot4 picture \"H8 I9 J9\" gomoku.png --game gomoku --colours walnut --theme light --width 1280";

/// The output of `hint`.
pub(super) const HINTING: &str = "\
In Connect 4 the table has the board, and below each column what it comes to: W4, the
player to move wins with their 4th move from now; =, a draw; L6, the opponent wins with
their 6th move. Nothing stands below a full column.
--json writes an object on a line: position; best, all best columns; score, that of the
position; scores, that of each column from left to right, null for a full one; and text,
the sentences. Scores are those of plot4 solve.
For another game (--game) the table has the board and the hint, and the object has game,
position, best and text.
The position - reads one a line from standard input; the empty line is the empty board.
SIZE is as in plot4 solve, and so is the time: the usual board takes a moment, larger ones
with few coins take hours.";

pub(super) const HINT_EXAMPLES: &str = "\
Examples:
  plot4 hint 4444                     what to play after four coins in the middle
  plot4 hint --json 4453              the same as a line of JSON
  plot4 hint --game gomoku \"H8 I9\"   the same for another game";

/// The output of `plan`.
pub(super) const PLANNING: &str = "\
A plan is at most four sentences for one side. It wins, or in a drawn position does not lose,
against everything that the opponent can do: every game was played to its end. Many positions
have a plan, but not all; without one the answer says so, and the status is 0.
--json writes an object on a line: position; side, first or second, whose plan it is;
result, win or draw; rules, the sentences; replies, in how many ways the opponent can play
on; and longest, the columns after which the opponent, if it is their turn, loses latest.
{\"plan\":null} stands for a position without a plan.
--answers reads games from standard input, one a line: the moves of POSITION, and then of
both sides until it is the plan's turn. Each is answered by the plan's column, or by - if
the game is over or not one that the plan leads to.
A plan is found in a fraction of a second, once it is known who wins. That takes a moment on
the usual board with some coins; SIZE is as in plot4 solve.";

pub(super) const PLAN_EXAMPLES: &str = "\
Examples:
  plot4 plan 14212211                 the plan that wins this position
  plot4 plan --json 14212211 444444   the same of two positions, as lines of JSON
  echo 142122117 | plot4 plan 14212211 --answers
                                      what the plan answers to column 7";

/// The output of `review`.
pub(super) const REVIEWING: &str = "\
The class of a move is the first of these that fits; a move without an alternative has none:
  missed_win      four in a row was there
  missed_block    the opponent could already make four, and still can
  opened_win      the opponent can make four only because of this coin
  allowed_double  the opponent can force two threats within five moves
  missed_double   the player could have done so
  gave_win, gave_draw  only reading ahead shows what it gives away
  inaccuracy      it wins more than two moves later, or loses more than two sooner
  good            it keeps the result
  only_move       every other move changes the result
  best            no move is better
Those from missed_win to gave_draw are mistakes. Other games have classes of their own,
such as lost_piece in Checkers; gave_ground is a mistake by an estimate. The cost of a move
is in the game's unit: in Connect 4 how many moves later the win comes, or sooner the loss,
and 26 for a result. Accuracy is the average of e^(-cost/scale) over a player's moves, to
the power of 1.5.
--json writes an object a line for each move: ply, player, move, best, class, cost, and
cells, which show a mistake that can be seen. In Connect 4 best has all best columns, and
there are score_before and score_after, both to the player who moves, scores, that of each
column from left to right, null for a full one, and verdict (best, good, inaccuracy or
mistake, by the result alone). Scores are those of plot4 solve. A whole game takes some
seconds; larger boards than the usual one can take hours.";

pub(super) const REVIEW_EXAMPLES: &str = "\
Examples:
  plot4 review 44444432656617         each move of a game
  plot4 review --json game.json       of a saved game, a line of JSON for each move";

/// The puzzles of `puzzle`.
pub(super) const PUZZLING: &str = "\
In each puzzle exactly one first move is right. In Connect 4 it is the only one that
wins, or the only one that does not lose, proved by the solver; in Gomoku the only one
that wins by fours; in Go it captures, saves or kills stones, or makes them live, proved
by reading all lines; in Checkers it is a shot, or keeps the win or the draw of an ending.
The puzzles are drawn, and their solutions come after the last one. The same options and
seed make the same puzzles. --json writes an object a line for each: position; to_move,
the side; kind, such as win, draw, capture or shot; in, the moves of a win, null where
they are not counted; solution, the one move (in Connect 4 the number of the column); and
line, best play from there to the end.";

pub(super) const PUZZLE_EXAMPLES: &str = "\
Examples:
  plot4 puzzle                        a puzzle of any kind
  plot4 puzzle --win-in 3 --count 5   five puzzles that are won in three moves
  plot4 puzzle --draw --seed 7 --json a draw to be held, as a line of JSON
  plot4 puzzle --game go              stones to capture or save, or a matter of life and death";

pub(super) const LADDERING: &str = "\
Every computer plays every other one; all pairs play the same openings, each opening once
with either side. Elo is fitted to the points of all pairs at once by maximum likelihood
(Bradley-Terry), 0 on average; the error is its standard error. A draw counts as half a
win, and one drawn game is added to each pair, so that Elo is finite where one has won all.
--json writes an object: levels, the strongest first, each with elo, error, points, games,
wins, draws and losses, and pairs, with the wins, draws and losses of the first.";

pub(super) const LADDER_EXAMPLES: &str = "\
Examples:
  plot4 ladder                        all computers of Connect 4, 100 games a pair
  plot4 ladder low medium high --games 1000 --openings 3 --seed 1
  plot4 ladder --game gomoku --games 20 --openings 5 --json";

/// How to connect a manager to the engine.
pub(super) const GOMOCUP: &str = "\
The manager writes commands to standard input and reads a line of standard output
for each: START 15, BEGIN, TURN 7,7, BOARD ... DONE, TAKEBACK 7,7, RESTART, ABOUT,
INFO timeout_turn 5000 (also timeout_match, time_left, max_memory, and rule: 0
freestyle, 1 exactly five, 4 renju), STOP, END. Boards have 5 to 20 rows. Points
are x,y from 0 at the upper left.

A manager that starts engines without arguments is given a file such as this,
pbrain-plot4.bat or pbrain-plot4:
  @plot4 gomocup                      on Windows
  #!/bin/sh
  exec plot4 gomocup                  elsewhere";

/// The commands of a terminal game.
pub(super) const TYPED: &str = "\
When it is your turn, type a move (the number of a column, or a point such as C3), or: undo,
  redo, hint, board, moves, first MODE, second MODE (or red MODE and so on), go and step for
  computers that wait, save FILE (save! FILE saves over a file without asking), open FILE, new,
  help, quit. In all games but Connect 4 you may resign, and in Checkers offer a draw. In Go
  there are also pass and score, and after two passes dead:C3 to mark dead stones, done to
  count, and resume to play on. In Reversi pass where there is no other move";

/// Examples of the program as a whole.
pub(super) const EXAMPLES: &str = "\
Examples:
  plot4                                   open the window
  plot4 4453                              the window, with a game after these moves
  plot4 --red human --yellow high         the window, with these players
  plot4 --game gomoku --white high        the window, with Gomoku
  plot4 play --yellow medium              play in the terminal
  plot4 show 4453                         draw a position
  plot4 show --json - < positions.txt     a line of JSON for each line of a file
  plot4 solve positions.txt               the exact score of each position of a file
  plot4 hint 4453                         which columns are best, and why
  plot4 review game.json                  the mistakes of a game
  plot4 puzzle --win-in 3                 a position to win in three moves
  plot4 match --red high --yellow low --games 100 --seed 1 --alternate
  plot4 ladder --games 200                how strong the computers are, in Elo";

/// How to use the protocol for Go.
pub(super) const GTP: &str = "\
The program reads commands from standard input and answers each on standard output, until
quit. In Sabaki or GoGui, name the program plot4 with the argument gtp as an engine. With
time_settings or time_left the player high uses the time it has; without, it plays as in
the window. The others play as many games a move as they always do, whatever the clock says.
A komi is rounded to half points.

lz-analyze and kata-analyze search as high does, whichever player is chosen, and report at an
interval (in hundredths of a second) until the next line arrives:
  lz-analyze b 50
  kata-analyze b 50 ownership true rootInfo true maxmoves 5
lz-genmove_analyze and kata-genmove_analyze choose a move, with what was found of it.";

// The help on MODE, POSITION and SIZE, generated from each game.

/// The help below the players.
const POSITIONS: &str = "\
POSITION, the moves played. In Connect 4 the columns, counted from 1 at the left: 4453;
  on boards of more than nine columns with commas: 10,4,12. In Gomoku and Go the points,
  between quotation marks: \"H8 G7 H9\"; in Go without the letter I, and also pass and
  resign. In Checkers the moves, a jump with every square it touches:
  \"11-15 22-18 15x22\". In Reversi the squares, and pass: \"d3 c3 c4\". Red and
  Black move first. Points need no blanks between them: f5d6c3. A position of Checkers
  may also be in FEN, and any may name its set-up: \"4453 size=9x7 starts=yellow\"

SIZE, in Connect 4 columns x rows: 7x6, or any from 4x4 as long as (rows + 1) x columns
  is at most 128. In Gomoku the rows, from 5 to 19: 15 or 15x15. In Go the rows,
  from 2 to 26: 9 or 9x9. In Checkers even numbers of columns and rows, from 4x4
  to 12x12. Reversi is always 8x8";

pub(super) fn mode_words() -> String {
    let mut text = "MODE, who plays a side:\n".to_owned();
    text += &entry("human", "you, or the person beside you");
    text += &entry(
        "engine:NAME",
        "another program that plays Go or Gomoku, from the settings or --engine",
    );
    for &game in GameId::ALL {
        text += &with_game!(game, K => computers::<K>());
    }
    text +=
        "Words after commas give a computer a character, or another evaluation: high,defensive\n\n";
    text + POSITIONS
}

/// Returns the computers of a game, a line each, with their extras.
fn computers<K: Phrases>() -> String {
    let mut text = format!("and the computers of {}:\n", K::title());
    for &level in K::LEVELS {
        let (name, summary) = match (level.steps(), greatest_depth::<K>()) {
            (Some(_), Some(greatest)) => (
                "search:DEPTH".to_owned(),
                format!("looks DEPTH moves ahead, from 1 to {greatest}: search:4"),
            ),
            _ => (typed_mode(level), K::level_summary(level)),
        };
        text += &entry(&name, &summary);
        if let Some(reason) = refusal::<K>(level) {
            text += &entry("", words::unavailable_short(reason));
        }
    }
    if !K::Level::EXTRAS.is_empty() {
        text += &entry("NAME,WORD", &one_of(K::Level::EXTRAS));
    }
    text
}

/// Returns a computer as it is typed, by the name that it has on the screen.
pub(super) fn typed_mode<L: Level>(level: L) -> String {
    match level.id() {
        id @ LevelId::Preset(_) => id.word().to_owned(),
        LevelId::Depth(_) | LevelId::Games(_) => level.to_string(),
    }
}

fn entry(name: &str, what: &str) -> String {
    format!("  {name:<20}  {what}\n")
}

fn greatest_depth<K: GameKind>() -> Option<u8> {
    match "search:0".parse::<K::Level>() {
        Err(SetupFault::Depth { greatest, .. }) => Some(greatest),
        Ok(_) | Err(_) => None,
    }
}

/// Returns why a level does not play on every board on offer, if it does not.
fn refusal<K: GameKind>(level: K::Level) -> Option<Unavailable> {
    let aspects = K::setup_aspects(K::Setup::default());
    aspects
        .into_iter()
        .flat_map(|aspect| aspect.options)
        .find_map(|(_, setup)| K::terms(setup).allow(level).err())
}
