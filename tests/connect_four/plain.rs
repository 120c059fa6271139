//! The plainest implementation of Connect Four, with cells in a list and lines counted stone by
//! stone.

/// A position with its own rules, which share no code with the solver's.
#[derive(Clone, Debug)]
pub struct Plain {
    pub columns: usize,
    pub rows: usize,
    /// The stones of each column from the bottom, 0 for the first player and 1 for the second.
    stones: Vec<Vec<u8>>,
    count: usize,
}

impl Plain {
    pub fn new(columns: usize, rows: usize) -> Plain {
        Plain {
            columns,
            rows,
            stones: vec![Vec::new(); columns],
            count: 0,
        }
    }

    pub fn moves(&self) -> Vec<usize> {
        (0..self.columns)
            .filter(|&column| self.stones[column].len() < self.rows)
            .collect()
    }

    /// Plays a stone, and returns true if it completes four in a row.
    pub fn play(&mut self, column: usize) -> bool {
        self.stones[column].push((self.count % 2) as u8);
        self.count += 1;
        let row = self.stones[column].len() - 1;
        self.completes(column, row, self.stones[column][row])
    }

    /// True if a stone of this side completes four in a row here.
    pub fn completes(&self, column: usize, row: usize, side: u8) -> bool {
        let run = |right, up| self.run((column as i32, row as i32), (right, up), side);
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(right, up)| 1 + run(right, up) + run(-right, -up) >= 4)
    }

    pub fn undo(&mut self, column: usize) {
        self.stones[column].pop();
        self.count -= 1;
    }

    /// Returns the score of a win with the next stone: the stones that the side to move then has
    /// left, plus one.
    pub fn win(&self) -> i32 {
        let cells = self.columns * self.rows;
        let most = (cells + 1 - self.count % 2) / 2;
        let used = self.count / 2 + 1;
        (most - used) as i32 + 1
    }

    fn run(&self, (column, row): (i32, i32), (right, up): (i32, i32), side: u8) -> i32 {
        (1..4)
            .take_while(|i| self.at(column + i * right, row + i * up) == Some(side))
            .count() as i32
    }

    fn at(&self, column: i32, row: i32) -> Option<u8> {
        let column = self.stones.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    /// Returns a number that no other position on a board of this size has.
    pub fn key(&self) -> u64 {
        self.stones.iter().fold(1, |key, column| {
            let key = key << (self.rows - column.len() + 1) | 1;
            column
                .iter()
                .fold(key, |key, &side| key << 1 | u64::from(side))
        })
    }

    /// Plain alpha-beta, without a table.
    pub fn alpha_beta(&mut self, mut alpha: i32, beta: i32) -> i32 {
        let moves = self.moves();
        if moves.is_empty() {
            return 0;
        }
        for column in moves {
            let score = if self.play(column) {
                self.undo(column);
                self.win()
            } else {
                let score = -self.alpha_beta(-beta, -alpha);
                self.undo(column);
                score
            };
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// Returns the exact score.
    pub fn score(&mut self) -> i32 {
        self.alpha_beta(-100, 100)
    }
}
