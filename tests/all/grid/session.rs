//! Tests sessions of the solvers: results, time limits and continued calls.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Position};
use cutoff::solver::connect_four::Book;
use cutoff::solver::grid::ProvedResult;
use cutoff::solver::session::{MoveResult, Session, SolveOptions, Source, is_connect_four};
use cutoff::{Game, Outcome, Verdict};

use super::random::Random;
use super::solver::{before, by_search, grid, random_position, textbook};

const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/public/connect-four.book");

fn session(name: &str) -> Session {
    Session::new(grid(name), Session::USUAL_MEMORY)
}

fn ending(verdict: Verdict, plies: u32) -> Option<ProvedResult> {
    Some(ProvedResult { verdict, plies })
}

/// The results without gravity are for m,n,k-games (J. Uiterwijk, H. van den Herik, *The advantage
/// of the initiative*, 2000), those with gravity are from J. Tromp's table.
#[test]
fn known_games_have_their_known_results() {
    let games = [
        ("3x3k3", Verdict::Draw, Source::Search),
        ("4x3k3", Verdict::Win, Source::Search),
        ("4x4k4", Verdict::Draw, Source::Search),
        ("4x4k4g", Verdict::Draw, Source::ConnectFour),
        ("5x4k4g", Verdict::Draw, Source::ConnectFour),
        ("6x4k4g", Verdict::Loss, Source::ConnectFour),
        ("4x4k3g", Verdict::Win, Source::Search),
    ];
    for (name, verdict, source) in games {
        let mut session = session(name);
        let start = session.grid().start();
        let facts = session.solve(start, SolveOptions::default(), &mut || true);
        let found = facts.exact().expect("there is time");
        assert_eq!((found.verdict, facts.source), (verdict, source), "{name}");
        let line = session.line(start, SolveOptions::default(), &mut || true);
        assert_eq!(line.len() as u32, found.plies, "{name}");
        assert_eq!(line.first().copied(), facts.best, "{name}");
    }
}

/// Compares the result of each position and of its moves with the textbook search.
#[test]
fn results_and_move_results_agree_with_the_textbook_search() {
    let mut random = Random(12);
    for name in ["4x3k3", "4x4k4", "5x4k4g", "4x4k3g", "7x6k4g", "8x7k4g"] {
        let mut session = session(name);
        let grid = *session.grid();
        for _ in 0..30 {
            let position = random_position(&grid, 8, &mut random);
            let facts = session.solve(position, SolveOptions::default(), &mut || true);
            assert_eq!(facts.exact(), Some(textbook(&grid, position)));
            let results =
                session.move_results(position, SolveOptions::default(), true, &mut || true);
            assert_eq!(results.whole.exact(), facts.exact());
            assert!(results.whole.done);
            let results = results.moves;
            let moves: Vec<Cell> = grid.moves(position).collect();
            assert_eq!(
                results.iter().map(|entry| entry.mv).collect::<Vec<_>>(),
                moves
            );
            for entry in results {
                let after = textbook(&grid, grid.play(position, entry.mv));
                assert_eq!(entry.exact(), Some(before(after)));
                assert_eq!(entry.line.len() as u32, after.plies + 1);
                assert_eq!(entry.line[0], entry.mv);
            }
            let best = textbook(&grid, grid.play(position, facts.best.expect("it goes on")));
            assert_eq!(facts.exact(), Some(before(best)));
        }
    }
}

/// Results that are proved on the way are true, and are never lost.
#[test]
fn a_repeated_question_continues_and_keeps_its_proofs() {
    for name in ["5x4k4g", "6x4k4g", "6x5k4", "5x5k4"] {
        let mut whole = session(name);
        let start = whole.grid().start();
        let facts = whole.solve(start, SolveOptions::default(), &mut || true);
        let mut sliced = session(name);
        let mut calls = 0;
        let exact = facts.exact().expect("there is time");
        loop {
            let part = sliced.solve(start, SolveOptions::default(), &mut || false);
            calls += 1;
            assert!(part.at_least.is_none_or(|least| rank(least) <= rank(exact)));
            assert!(part.at_most.is_none_or(|most| rank(most) >= rank(exact)));
            if part.exact().is_some() && part.best.is_some() {
                assert_eq!(part.exact(), Some(exact));
                break;
            }
        }
        assert!(calls > 1, "{name} is more than one step");
    }
}

/// Ranks endings. Higher is better for the side to move.
fn rank(ending: ProvedResult) -> i32 {
    match ending.verdict {
        Verdict::Win => 100 - ending.plies as i32,
        Verdict::Draw => 0,
        Verdict::Loss => ending.plies as i32 - 100,
    }
}

#[test]
fn questions_in_between_do_not_change_an_answer() {
    let mut random = Random(13);
    for name in ["4x4k4", "5x4k4g"] {
        let mut session = session(name);
        let grid = *session.grid();
        let positions: Vec<Position> = (0..4)
            .map(|_| random_position(&grid, 10, &mut random))
            .collect();
        let mut open: Vec<Position> = positions.clone();
        while let Some(&position) = open.first() {
            open.rotate_left(1);
            session.solve(position, by_search(Some(4)), &mut || false);
            let results = session
                .move_results(position, SolveOptions::default(), false, &mut || false)
                .moves;
            let facts = session.solve(position, SolveOptions::default(), &mut || false);
            if let Some(found) = facts.exact() {
                assert_eq!(found, textbook(&grid, position));
                open.retain(|other| *other != position);
            }
            for entry in results {
                let after = textbook(&grid, grid.play(position, entry.mv));
                assert!(entry.exact().is_none_or(|found| found == before(after)));
            }
        }
    }
}

#[test]
fn results_are_proved_move_by_move() {
    let mut session = session("6x4k4g");
    let start = session.grid().start();
    let proved = |results: &[MoveResult]| results.iter().filter(|s| s.exact().is_some()).count();
    let mut before = 0;
    let mut partial = 0;
    let last = loop {
        let results = session
            .move_results(start, SolveOptions::default(), false, &mut || false)
            .moves;
        let now = proved(&results);
        assert!(now >= before, "what is proved stays proved");
        before = now;
        if now == results.len() {
            break results;
        }
        partial += usize::from(now > 0);
    };
    assert!(partial > 0, "some moves are proved before the others");
    // On 6×4, the second player wins after any first move.
    let lost = |entry: &MoveResult| entry.exact().is_some_and(|e| e.verdict == Verdict::Loss);
    assert!(last.iter().all(lost), "{last:?}");
}

#[test]
fn a_search_stops_at_its_depth_and_restarts_for_another_depth() {
    let mut session = session("7x6k4g");
    let start = session.grid().start();
    let thought = session.solve(start, by_search(Some(6)), &mut || true);
    assert!(thought.done && thought.depth >= 6 && thought.exact().is_none());
    assert!(thought.estimate.is_some() && !thought.line_so_far.is_empty());
    let again = session.solve(start, by_search(Some(6)), &mut || true);
    assert_eq!(again, thought);
    let deeper = session.solve(start, by_search(Some(7)), &mut || true);
    assert!(deeper.done && deeper.depth >= 7);

    let (won, _) = session.grid().play_text("121212").expect("legal");
    let thought = session.solve(won, by_search(None), &mut || true);
    assert_eq!(thought.exact(), ending(Verdict::Win, 1));
    assert_eq!((thought.estimate, thought.line_so_far.len()), (None, 0));
    assert_eq!(session.line(won, by_search(None), &mut || true).len(), 1);
}

#[test]
fn a_position_that_is_not_solved_has_no_line() {
    for options in [SolveOptions::default(), by_search(None)] {
        let mut session = session("7x6k4g");
        let start = session.grid().start();
        assert!(session.line(start, options, &mut || true).is_empty());
        let facts = session.solve(start, options, &mut || false);
        assert_eq!(facts.exact(), None);
        assert!(session.line(start, options, &mut || true).is_empty());
    }
}

/// Both solvers stop exactly when it is known whether a side wins within the depth.
#[test]
fn a_depth_limit_ends_both_solvers() {
    let mut random = Random(14);
    let (mut open, mut proved) = (0, 0);
    for name in ["4x4k4", "5x4k4g", "7x6k4g", "5x5k4g"] {
        let mut session = session(name);
        let grid = *session.grid();
        for _ in 0..20 {
            let position = random_position(&grid, 11, &mut random);
            let truth = textbook(&grid, position);
            let wins_within = |depth| truth.verdict != Verdict::Draw && truth.plies <= depth;
            for depth in 1..=8 {
                for any_board in [false, true] {
                    let options = SolveOptions {
                        any_board,
                        depth: Some(depth),
                        ..SolveOptions::default()
                    };
                    let facts = session.solve(position, options, &mut || true);
                    let results = session.move_results(position, options, true, &mut || true);
                    for facts in [&facts, &results.whole] {
                        assert!(facts.done && facts.best.is_some());
                        match facts.exact() {
                            Some(found) => assert_eq!(found, truth),
                            None => {
                                assert!(facts.depth >= depth);
                                assert!(!wins_within(facts.depth), "{name} {truth:?} {facts:?}");
                                open += 1;
                            }
                        }
                        proved += usize::from(facts.exact().is_some());
                    }
                }
            }
        }
    }
    assert!(open > 100 && proved > 100, "{open} {proved}");
}

/// Plays a thousand games against random replies, from random positions with at least 14 stones.
/// The proved result of the side that plays by `solve` never gets worse, and the game ends as
/// proved or better.
#[test]
fn the_best_moves_keep_the_result_in_a_thousand_games() {
    let mut random = Random(15);
    let mut session = session("7x6k4g");
    let grid = *session.grid();
    for game in 0..1_000 {
        let mut position = random_position(&grid, 28 - game % 20, &mut random);
        let side = grid.to_move(position);
        let mut promised = session.solve(position, SolveOptions::default(), &mut || true);
        loop {
            // The end is counted from the start of the game. Earlier wins and later losses are
            // better.
            let ending = promised.exact().expect("there is time");
            let least = rank(before_plies(ending, position.plies()));
            position = grid.play(position, promised.best.expect("the game goes on"));
            if grid.outcome(position).is_none() {
                let replies: Vec<Cell> = grid.moves(position).collect();
                position = grid.play(position, replies[random.below(replies.len())]);
            }
            if let Some(outcome) = grid.outcome(position) {
                let verdict = match outcome {
                    Outcome::Win(winner) if winner == side => Verdict::Win,
                    Outcome::Win(_) => Verdict::Loss,
                    Outcome::Draw => Verdict::Draw,
                };
                let plies = position.plies();
                assert!(rank(ProvedResult { verdict, plies }) >= least);
                break;
            }
            promised = session.solve(position, SolveOptions::default(), &mut || true);
            let ending = promised.exact().expect("there is time");
            assert!(rank(before_plies(ending, position.plies())) >= least);
        }
    }
}

/// Returns the same end, counted from this number of plies earlier.
fn before_plies(ending: ProvedResult, plies: u32) -> ProvedResult {
    ProvedResult {
        plies: ending.plies + plies,
        ..ending
    }
}

#[test]
fn a_finished_game_has_a_result_and_no_move() {
    for (name, line, verdict) in [
        ("7x6k4g", "1212121", Verdict::Loss),
        ("3x4k3", "a1b1a2b2a3", Verdict::Loss),
    ] {
        let mut session = session(name);
        let (over, _) = session.grid().play_text(line).expect("legal");
        let facts = session.solve(over, SolveOptions::default(), &mut || false);
        assert_eq!((facts.exact(), facts.best), (ending(verdict, 0), None));
        let results = session.move_results(over, SolveOptions::default(), true, &mut || true);
        assert!(results.moves.is_empty() && results.whole.done);
        assert_eq!(results.whole.exact(), ending(verdict, 0));
        let near = SolveOptions {
            depth: Some(3),
            ..SolveOptions::default()
        };
        let results = session.move_results(over, near, true, &mut || true);
        assert_eq!(results.whole.exact(), ending(verdict, 0), "with a depth");
        assert!(
            session
                .line(over, SolveOptions::default(), &mut || true)
                .is_empty()
        );
        let thought = session.solve(over, by_search(None), &mut || false);
        assert_eq!((thought.exact(), thought.done), (ending(verdict, 0), true));
        assert!(thought.line_so_far.is_empty());
    }
}

#[test]
fn the_book_answers_before_the_search() {
    let book = Book::load(&std::fs::read(BOOK).expect("the book")).expect("a book");
    let mut session = session("7x6k4g");
    let start = session.grid().start();
    let booked = SolveOptions {
        book: Some(&book),
        ..SolveOptions::default()
    };
    let facts = session.solve(start, booked, &mut || false);
    assert_eq!(
        (facts.exact(), facts.source),
        (ending(Verdict::Win, 41), Source::Book)
    );
    let best = facts
        .best
        .expect("the book has the positions after the moves");
    assert_eq!(session.grid().move_text(best), "4");

    let results = session.move_results(start, booked, false, &mut || false);
    assert_eq!(
        (results.whole.exact(), results.whole.source),
        (ending(Verdict::Win, 41), Source::Book)
    );
    assert_eq!(results.whole.best, facts.best);
    let verdicts: Vec<Verdict> = results
        .moves
        .iter()
        .map(|entry| entry.exact().expect("the book has them").verdict)
        .collect();
    use Verdict::{Draw, Loss, Win};
    assert_eq!(verdicts, [Loss, Loss, Draw, Win, Draw, Loss, Loss]);

    // The line follows the book as far as possible, and then the search.
    let line = session.line(start, booked, &mut || false);
    assert!(line.len() >= book.depth() as usize);
    assert_eq!(session.grid().line_text(&line[..4]), "4444");

    // One step without the book proves nothing.
    assert_eq!(
        session
            .solve(start, SolveOptions::default(), &mut || false)
            .exact(),
        None
    );
    let without = session.move_results(start, SolveOptions::default(), false, &mut || false);
    assert_eq!((without.whole.exact(), without.whole.done), (None, false));
    assert!(without.moves.iter().all(|entry| entry.exact().is_none()));
}

#[test]
fn the_tables_stay_below_the_memory_limit() {
    let memory = 1 << 20;
    for name in ["7x6k4g", "6x6k5"] {
        let mut session = Session::new(grid(name), memory);
        let start = session.grid().start();
        let mut steps = 0;
        let facts = session.solve(start, SolveOptions::default(), &mut || {
            steps += 1;
            steps < 50
        });
        assert!(
            facts.memory > 0 && facts.memory <= memory,
            "{name} {}",
            facts.memory
        );
        let thought = session.solve(start, by_search(None), &mut || false);
        assert!(thought.memory <= memory);
    }
}

#[test]
fn only_four_in_a_row_with_gravity_in_64_bits_uses_the_connect_four_solver() {
    for (name, yes) in [
        ("7x6k4g", true),
        ("8x5k4g", true),
        ("4x8k4g", true),
        ("8x7k4g", true),
        ("8x8k4g", false),
        ("7x6k4", false),
        ("7x6k5g", false),
        ("4x4k3g", false),
    ] {
        assert_eq!(is_connect_four(&grid(name)), yes, "{name}");
    }
}

/// A move is available before the result is proved, and keeps the proved bounds.
#[test]
fn a_best_move_is_available_before_the_proof() {
    for name in ["6x4k4g", "5x5k4g", "7x4k4g", "5x5k4"] {
        let (mut session, mut exact) = (session(name), session(name));
        let grid = *session.grid();
        let mut bounds = 0;
        for line in ["", "3", "34"] {
            let line = if grid.gravity() { line } else { "" };
            let (position, _) = grid.play_text(line).expect("legal");
            let results = exact
                .move_results(position, SolveOptions::default(), false, &mut || true)
                .moves;
            loop {
                let facts = session.solve(position, SolveOptions::default(), &mut || false);
                if facts.exact().is_some() {
                    break;
                }
                let best = facts.best.expect("the best move so far");
                let of_best = results.iter().find(|entry| entry.mv == best);
                let brings = of_best.expect("a legal move").exact().expect("to the end");
                if let Some(least) = facts.at_least.filter(|_| grid.gravity()) {
                    assert!(rank(brings) >= rank(least), "{name} {line} {least:?}");
                    bounds += 1;
                }
            }
        }
        assert!(
            bounds > 0 || !grid.gravity(),
            "{name} has bounds on the way"
        );
    }
    let mut session = session("7x6k4g");
    let start = session.grid().start();
    let facts = session.solve(start, SolveOptions::default(), &mut || false);
    assert_eq!((facts.exact(), facts.best.is_some()), (None, true));
}
