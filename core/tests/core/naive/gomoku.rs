//! Gomoku on a grid of points, one point at a time, written from the text of the rules.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "coordinates are small, and signed so that steps off the board are plain arithmetic"
)]

use plot4_core::game::{Outcome, Player};
use plot4_core::gomoku::{Move, Point, Position, Refusal, Rule, Setup};

/// The four directions of lines, as columns and rows to go.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A place, as column and row.
pub type Place = (i32, i32);

/// The stones by column and row, on the largest board there is; an array, as it is copied over and
/// over.
pub type Stones = [[Option<Player>; 20]; 20];

/// A game in progress: the stones by column and row.
#[derive(Clone, Debug)]
pub struct Board {
    pub setup: Setup,
    pub size: i32,
    pub target: i32,
    pub stones: Stones,
    pub to_move: Player,
    pub winner: Option<Player>,
    /// How many passes there were in a row at the end.
    pub passes: u32,
}

impl Board {
    /// Returns the empty board.
    pub fn empty(setup: Setup) -> Self {
        Self {
            setup,
            size: i32::from(setup.size()),
            target: i32::from(setup.target()),
            stones: [[None; 20]; 20],
            to_move: Player::First,
            winner: None,
            passes: 0,
        }
    }

    /// Returns the board with the stones of this position, which is not over.
    pub fn of(position: &Position) -> Self {
        use plot4_core::game::Game;
        let mut board = Self { to_move: position.to_move(), ..Self::empty(position.setup()) };
        for point in position.points() {
            board.stones[usize::from(point.column())][usize::from(point.row())] =
                position.stone(point);
        }
        board
    }

    /// Returns all places.
    pub fn places(&self) -> Vec<Place> {
        (0..self.size).flat_map(|row| (0..self.size).map(move |column| (column, row))).collect()
    }

    pub fn has(&self, (column, row): Place) -> bool {
        // Asked so often that a call for each range is felt, as tests are built.
        column >= 0 && column < self.size && row >= 0 && row < self.size
    }

    /// Returns the stone on a place; none off the board.
    pub fn at(&self, place: Place) -> Option<Player> {
        if self.has(place) { self.stones[place.0 as usize][place.1 as usize] } else { None }
    }

    pub fn is_free(&self, place: Place) -> bool {
        self.has(place) && self.at(place).is_none()
    }

    /// Returns the board with one stone more.
    pub fn with(&self, (column, row): Place, player: Player) -> Self {
        let mut next = self.clone();
        next.stones[column as usize][row as usize] = Some(player);
        next
    }

    /// Returns the places of the row of stones of one player through a place with a stone, in
    /// order.
    pub fn row(&self, place: Place, (right, up): (i32, i32)) -> Vec<Place> {
        let player = self.at(place);
        let step = |(column, row): Place, count: i32| (column + count * right, row + count * up);
        let mut first = place;
        while self.at(step(first, -1)) == player {
            first = step(first, -1);
        }
        (0..self.size)
            .map(|count| step(first, count))
            .take_while(|&place| self.at(place) == player)
            .collect()
    }

    /// Returns whether the row through this stone wins.
    pub fn wins_along(&self, place: Place, direction: (i32, i32)) -> bool {
        let length = self.row(place, direction).len() as i32;
        let longer_wins = match (self.setup.rule(), self.at(place)) {
            (Rule::Freestyle | Rule::Restricted, _) => true,
            (Rule::Standard, _) => false,
            (Rule::Renju, player) => player == Some(Player::Second),
        };
        length == self.target || length > self.target && longer_wins
    }

    /// Returns whether this stone wins.
    pub fn wins(&self, place: Place) -> bool {
        DIRECTIONS.into_iter().any(|direction| self.wins_along(place, direction))
    }

    /// Returns all free places on the line through this place.
    fn free_on_line(&self, (column, row): Place, (right, up): (i32, i32)) -> Vec<Place> {
        let all = (-self.size..=self.size).map(|count| (column + count * right, row + count * up));
        all.filter(|&place| self.is_free(place)).collect()
    }

    /// Returns where one more stone of Black makes a winning row along this line that has the stone
    /// at `place` in it.
    fn fives(&self, place: Place, direction: (i32, i32)) -> Vec<Place> {
        let mut fives = self.free_on_line(place, direction);
        fives.retain(|&next| {
            let after = self.with(next, Player::First);
            after.wins_along(next, direction) && after.row(next, direction).contains(&place)
        });
        fives
    }

    /// Returns whether Black's stone at `place` is in a straight four along this line.
    fn is_straight_four(&self, place: Place, direction: (i32, i32)) -> bool {
        let row = self.row(place, direction);
        let fives = self.fives(place, direction);
        row.len() as i32 == self.target - 1
            && fives.len() == 2
            && fives.iter().all(|&next| Self::touches(&row, next, direction))
    }

    /// Returns whether a place is next to one end of a row.
    fn touches(row: &[Place], (column, line): Place, (right, up): (i32, i32)) -> bool {
        row[0] == (column + right, line + up) || row[row.len() - 1] == (column - right, line - up)
    }

    /// Returns how many fours Black's stone at `place` makes along this line.
    fn fours(&self, place: Place, direction: (i32, i32)) -> usize {
        if self.is_straight_four(place, direction) { 1 } else { self.fives(place, direction).len() }
    }

    /// Returns whether Black's stone at `place` makes a three along this line, given how many
    /// stones may be supposed.
    fn is_three(&self, place: Place, direction: (i32, i32), nested: u32) -> bool {
        self.fours(place, direction) == 0
            && self.free_on_line(place, direction).into_iter().any(|next| {
                let after = self.with(next, Player::First);
                after.is_straight_four(place, direction)
                    && after.row(place, direction).contains(&next)
                    && !after.wins(next)
                    && (self.setup.rule() == Rule::Restricted
                        || self.forbidden_within(next, nested - 1).is_none())
            })
    }

    /// Returns why Black may not play a free place.
    pub fn forbidden(&self, place: Place) -> Option<Refusal> {
        self.forbidden_within(place, [2, 4, 8, 8][usize::from(self.setup.target()) - 3])
    }

    /// Returns why Black may not play a free place, if so many stones may be supposed one after
    /// another; with none, two threes are allowed.
    fn forbidden_within(&self, place: Place, nested: u32) -> Option<Refusal> {
        if matches!(self.setup.rule(), Rule::Freestyle | Rule::Standard) {
            return None;
        }
        let after = self.with(place, Player::First);
        if after.wins(place) {
            return None;
        }
        let is_longer = |direction| after.row(place, direction).len() as i32 > self.target;
        if self.setup.rule() == Rule::Renju && DIRECTIONS.into_iter().any(is_longer) {
            return Some(Refusal::Overline);
        }
        if DIRECTIONS.into_iter().map(|direction| after.fours(place, direction)).sum::<usize>() >= 2
        {
            return Some(Refusal::DoubleFour);
        }
        if nested > 0
            && DIRECTIONS
                .into_iter()
                .filter(|&direction| after.is_three(place, direction, nested))
                .count()
                >= 2
        {
            return Some(Refusal::DoubleThree);
        }
        None
    }

    /// Returns how the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None if self.passes == 2 => Some(Outcome::Draw),
            None if !self.places().into_iter().any(|place| self.is_free(place)) => {
                Some(Outcome::Draw)
            }
            None => None,
        }
    }

    /// Returns all legal moves, row by row.
    pub fn legal(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut places = self.places();
        places.retain(|&place| self.is_free(place));
        if self.to_move == Player::First {
            places.retain(|&place| self.forbidden(place).is_none());
        }
        if places.is_empty() {
            return vec![Move::Pass];
        }
        places
            .into_iter()
            .map(|(column, row)| Move::Place(Point::at(column as u8, row as u8)))
            .collect()
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) {
        match mv {
            Move::Place(point) => {
                let place = (i32::from(point.column()), i32::from(point.row()));
                *self = self.with(place, self.to_move);
                self.winner = self.wins(place).then_some(self.to_move);
                self.passes = 0;
            }
            Move::Pass => self.passes += 1,
            Move::Resign => {
                self.winner = Some(self.to_move.other());
                return;
            }
        }
        self.to_move = self.to_move.other();
    }

    /// Returns the length and the number of free ends of each run of a player's stones.
    fn runs(&self, player: Player) -> Vec<(i32, usize)> {
        let mut runs = Vec::new();
        for place in self.places() {
            for (right, up) in DIRECTIONS {
                let step =
                    |(column, row): Place, count: i32| (column + count * right, row + count * up);
                if self.at(place) != Some(player) || self.at(step(place, -1)) == Some(player) {
                    continue; // not the first stone of a run
                }
                let length = self.row(place, (right, up)).len() as i32;
                let ends = [step(place, -1), step(place, length)];
                runs.push((length, ends.into_iter().filter(|&end| self.is_free(end)).count()));
            }
        }
        runs
    }

    /// Returns the points that a player's stones lose by where they stand.
    fn zone(&self, player: Player) -> i64 {
        // Twice the distance from the centre, which lies between two points on an even board.
        let from_centre = |(column, row): Place| {
            (2 * column + 1 - self.size).abs().max((2 * row + 1 - self.size).abs())
        };
        let own = self.places().into_iter().filter(|&place| self.at(place) == Some(player));
        own.map(|place| -5 * (i64::from(from_centre(place)) / 2 + 1)).sum()
    }

    /// Returns the points of one side: the first case that holds.
    pub fn first_case(&self, player: Player) -> i64 {
        let runs = self.runs(player);
        let count = |stones_short: i32, free_ends: usize| {
            runs.iter().filter(|&&run| run == (self.target - stones_short, free_ends)).count()
        };
        let open = |stones_short: i32| count(stones_short, 2);
        let blocked = |stones_short: i32| count(stones_short, 1);
        let zone = self.zone(player);
        let cases = [
            (open(1) >= 1, 2_500_000),
            (blocked(1) >= 1 && open(2) >= 2, 1_500_000),
            (blocked(1) >= 1, 1_000_000),
            (open(2) >= 2, 5_000),
            (open(2) >= 1 && blocked(2) >= 1, 1_000),
            (open(2) == 1, 200 + zone),
            (open(3) >= 2, 100 + zone),
            (blocked(2) >= 1, 50 + zone),
            (blocked(3) >= 2, 10 + zone),
            (open(3) == 1, 5 + zone),
            (blocked(3) == 1, 3 + zone),
        ];
        cases.into_iter().find(|(holds, _)| *holds).map_or(zone, |(_, points)| points)
    }

    /// Returns the free places on which a player would win now; Black's are always allowed.
    pub fn wins_of(&self, player: Player) -> Vec<Place> {
        let free = self.places().into_iter().filter(|&place| self.is_free(place));
        free.filter(|&place| self.with(place, player).wins(place)).collect()
    }

    /// Returns whether a player may put a stone on a free place.
    pub fn may_play(&self, place: Place, player: Player) -> bool {
        player == Player::Second || self.forbidden(place).is_none()
    }

    /// Returns whether the player to move wins by at most so many fours in a row and then a row of
    /// the target.
    pub fn wins_by_fours(&self, fours: u32) -> bool {
        let player = self.to_move;
        if !self.wins_of(player).is_empty() {
            return true;
        }
        if fours == 0 {
            return false;
        }
        let mut moves = self.places();
        moves.retain(|&place| self.is_free(place) && self.may_play(place, player));
        moves.into_iter().any(|place| {
            let after = self.with(place, player);
            let wins = after.wins_of(player);
            if wins.is_empty() || !after.wins_of(player.other()).is_empty() {
                return false; // no four, or the other wins first
            }
            // The other can only stop a single win, and only by taking its place.
            let mut answers = wins.clone();
            answers.retain(|&answer| after.may_play(answer, player.other()));
            wins.len() > 1
                || answers.into_iter().all(|answer| {
                    let mut next = after.with(answer, player.other());
                    next.to_move = player;
                    next.wins_by_fours(fours - 1)
                })
        })
    }
}
