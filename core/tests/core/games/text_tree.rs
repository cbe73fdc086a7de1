//! A game given as text: a tree in brackets, to put a search before exactly the positions one has
//! in mind.
//!
//! `(5 -3 (W D))` is a position with three moves. A number is a position that the estimate values
//! at that, for the player to move there, and in which the only move leads to a draw; `W` has been
//! won by the player who just moved, `L` lost by them, and `D` is a draw. `*` before a bracket
//! gives it a name by its text: equal texts with the same player to move are then the same
//! position, at whatever depth.

use std::collections::HashMap;
use std::rc::Rc;

use plot4_core::game::{Game, Outcome, Player, Refusal};
use plot4_core::score::Score;
use plot4_core::search::Evaluate;

/// A node of the tree.
#[derive(Debug, PartialEq, Eq)]
struct Node {
    /// The estimate, for the player to move.
    estimate: i32,
    /// How the game ended, by who gains: `Some(true)` the player who just moved, `Some(false)` the
    /// other, or a draw.
    end: Option<End>,
    children: Vec<usize>,
    depth: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    WonByLast,
    LostByLast,
    Draw,
}

/// A position: a node of a tree, and how one came there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextTree {
    nodes: Rc<Vec<Node>>,
    at: usize,
}

/// The move to the child with this index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(pub usize);

/// The estimate that the text gives.
#[derive(Clone, Copy, Debug)]
pub struct Told;

impl Evaluate<TextTree> for Told {
    fn evaluate(&self, position: &TextTree) -> Score {
        Score::heuristic(position.node().estimate)
    }
}

impl TextTree {
    /// Returns the root of the tree that the text stands for.
    pub fn parse(text: &str) -> Self {
        let mut parser =
            Parser { text: text.as_bytes(), place: 0, nodes: Vec::new(), named: HashMap::new() };
        let at = parser.node(0);
        parser.blanks();
        assert_eq!(parser.place, text.len(), "there is more than one tree in {text:?}");
        Self { nodes: Rc::new(parser.nodes), at }
    }

    fn node(&self) -> &Node {
        &self.nodes[self.at]
    }
}

struct Parser<'a> {
    text: &'a [u8],
    place: usize,
    nodes: Vec<Node>,
    named: HashMap<(usize, Vec<u8>), usize>,
}

impl Parser<'_> {
    fn blanks(&mut self) {
        while self.text.get(self.place).is_some_and(u8::is_ascii_whitespace) {
            self.place += 1;
        }
    }

    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn end(&mut self, end: End, depth: usize) -> usize {
        self.place += 1;
        self.add(Node { estimate: 0, end: Some(end), children: Vec::new(), depth })
    }

    fn node(&mut self, depth: usize) -> usize {
        self.blanks();
        match self.text[self.place] {
            b'W' => self.end(End::WonByLast, depth),
            b'L' => self.end(End::LostByLast, depth),
            b'D' => self.end(End::Draw, depth),
            b'*' => {
                let start = self.place;
                self.place += 1;
                let node = self.node(depth);
                let name = (depth % 2, self.text[start..self.place].to_vec());
                *self.named.entry(name).or_insert(node)
            }
            b'(' => {
                self.place += 1;
                let mut children = Vec::new();
                let mut estimate = 0;
                loop {
                    self.blanks();
                    if self.text[self.place] == b')' {
                        self.place += 1;
                        break;
                    }
                    if self.text[self.place] == b'=' {
                        self.place += 1;
                        estimate = self.number();
                        continue;
                    }
                    children.push(self.node(depth + 1));
                }
                assert!(!children.is_empty(), "brackets without a move at {}", self.place);
                self.add(Node { estimate, end: None, children, depth })
            }
            _ => {
                let estimate = self.number();
                let draw = self.add(Node {
                    estimate: 0,
                    end: Some(End::Draw),
                    children: Vec::new(),
                    depth: depth + 1,
                });
                self.add(Node { estimate, end: None, children: vec![draw], depth })
            }
        }
    }

    fn number(&mut self) -> i32 {
        let start = self.place;
        while self.text.get(self.place).is_some_and(|&byte| byte == b'-' || byte.is_ascii_digit()) {
            self.place += 1;
        }
        let text = std::str::from_utf8(&self.text[start..self.place]).expect("digits");
        text.parse().unwrap_or_else(|_| panic!("no number at {start}: {text:?}"))
    }
}

impl Game for TextTree {
    type Move = Step;
    type Undo = usize;
    type Key = u64;
    type Insight = ();
    type Refusal = Refusal;

    fn to_move(&self) -> Player {
        Player::BOTH[self.node().depth % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        self.node().end.map(|end| match end {
            End::WonByLast => Outcome::Win(self.to_move().other()),
            End::LostByLast => Outcome::Win(self.to_move()),
            End::Draw => Outcome::Draw,
        })
    }

    fn legal_moves(&self, out: &mut Vec<Step>) {
        out.clear();
        out.extend((0..self.node().children.len()).map(Step));
    }

    fn make(&mut self, mv: Step) -> usize {
        let before = self.at;
        self.at = self.node().children[mv.0];
        before
    }

    fn unmake(&mut self, _mv: Step, undo: usize) {
        self.at = undo;
    }

    fn key(&self) -> u64 {
        self.at as u64
    }

    fn refusal(&self, mv: Step) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        (mv.0 >= self.node().children.len()).then_some(Refusal::OffBoard)
    }
}
