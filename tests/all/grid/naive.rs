//! A second implementation of grid games, on a list of signs. It is slow and obvious, follows only
//! the rules, and shares no code with src/.

use std::collections::{BTreeSet, HashSet};

/// The shape of a board, with its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub columns: usize,
    pub rows: usize,
    pub run: usize,
    pub gravity: bool,
}

/// `X`, `O` and `.`, row by row.
pub type Signs = Vec<u8>;

impl Shape {
    /// Lists every shape with sides from `smallest` to `largest`.
    pub fn all(smallest: usize, largest: usize) -> Vec<Shape> {
        let mut shapes = vec![];
        for columns in smallest..=largest {
            for rows in smallest..=largest {
                for run in 3..=columns.max(rows) {
                    for gravity in [false, true] {
                        shapes.push(Shape {
                            columns,
                            rows,
                            run,
                            gravity,
                        });
                    }
                }
            }
        }
        shapes
    }

    pub fn name(self) -> String {
        let gravity = if self.gravity { "g" } else { "" };
        format!("{}x{}k{}{gravity}", self.columns, self.rows, self.run)
    }

    pub fn empty(self) -> Signs {
        vec![b'.'; self.columns * self.rows]
    }

    /// Lists every line of `run` cells, as a player would point it out.
    pub fn lines(self) -> Vec<Vec<usize>> {
        let mut lines = vec![];
        for row in 0..self.rows as i32 {
            for column in 0..self.columns as i32 {
                for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let cells: Vec<(i32, i32)> = (0..self.run as i32)
                        .map(|place| (column + place * right, row + place * down))
                        .collect();
                    if cells.iter().all(|&(column, row)| self.has(column, row)) {
                        let index = |(column, row): (i32, i32)| {
                            row as usize * self.columns + column as usize
                        };
                        lines.push(cells.into_iter().map(index).collect());
                    }
                }
            }
        }
        lines
    }

    fn has(self, column: i32, row: i32) -> bool {
        (0..self.columns as i32).contains(&column) && (0..self.rows as i32).contains(&row)
    }

    /// Lists the legal moves of an unfinished game, row by row or, with gravity, column by column.
    pub fn moves(self, signs: &Signs) -> Vec<usize> {
        if !self.gravity {
            return (0..signs.len())
                .filter(|&cell| signs[cell] == b'.')
                .collect();
        }
        (0..self.columns)
            .filter_map(|column| {
                let rows = (0..self.rows).rev();
                rows.map(|row| row * self.columns + column)
                    .find(|&cell| signs[cell] == b'.')
            })
            .collect()
    }

    /// Lists all boards that a game can reach.
    pub fn reachable(self) -> HashSet<Signs> {
        let lines = self.lines();
        let mut found = HashSet::from([self.empty()]);
        let mut open = vec![self.empty()];
        while let Some(signs) = open.pop() {
            if winner(&lines, &signs).is_some() {
                continue;
            }
            for cell in self.moves(&signs) {
                let next = after(&signs, cell);
                if !found.contains(&next) {
                    found.insert(next.clone());
                    open.push(next);
                }
            }
        }
        found
    }

    /// Rotates and reflects a board in all ways that the rules allow.
    pub fn symmetric(self, signs: &Signs) -> BTreeSet<Signs> {
        let mirrored = |signs: &Signs| -> Signs {
            signs
                .chunks(self.columns)
                .flat_map(|row| row.iter().rev().copied())
                .collect()
        };
        let flipped = |signs: &Signs| -> Signs {
            signs
                .chunks(self.columns)
                .rev()
                .flatten()
                .copied()
                .collect()
        };
        let transposed = |signs: &Signs| -> Signs {
            let column = |column: usize| signs.iter().skip(column).step_by(self.columns).copied();
            (0..self.columns).flat_map(column).collect()
        };
        let mut found = BTreeSet::from([signs.clone(), mirrored(signs)]);
        if !self.gravity {
            let all: Vec<Signs> = found.iter().map(flipped).collect();
            found.extend(all);
            if self.columns == self.rows {
                let all: Vec<Signs> = found.iter().map(transposed).collect();
                found.extend(all);
            }
        }
        found
    }
}

pub fn count(signs: &[u8], sign: u8) -> usize {
    signs.iter().filter(|&&other| other == sign).count()
}

pub fn to_move(signs: &Signs) -> u8 {
    if count(signs, b'X') == count(signs, b'O') {
        b'X'
    } else {
        b'O'
    }
}

pub fn has_line(lines: &[Vec<usize>], signs: &Signs, sign: u8) -> bool {
    lines
        .iter()
        .any(|line| line.iter().all(|&cell| signs[cell] == sign))
}

pub fn winner(lines: &[Vec<usize>], signs: &Signs) -> Option<u8> {
    [b'X', b'O']
        .into_iter()
        .find(|&sign| has_line(lines, signs, sign))
}

pub fn after(signs: &Signs, cell: usize) -> Signs {
    let mut next = signs.clone();
    next[cell] = to_move(signs);
    next
}

pub fn text(signs: &Signs) -> String {
    String::from_utf8(signs.clone()).expect("signs are letters and dots")
}
