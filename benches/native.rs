//! Times the native build, with the same code that times the wasm.
//!
//! `cargo bench --bench native -- ......... minimax` prints a line: the nodes of one run, then the
//! mean time of a run in each batch, in milliseconds. `npm run bench` reads these lines and prints
//! them beside the times of the others.

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use cutoff::games::tic_tac_toe::{Board, LONGEST_GAME, TicTacToe};
use cutoff::measure::{Plan, resolution, time};
use cutoff::search::{Flat, RootMove};
use cutoff::{Algorithm, OutcomeScore, Search};

/// The same options that contestants.mjs gives to the wasm.
const PLAN: Plan = Plan {
    samples: 3,
    budget_ms: 60.0,
};

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds a flag of its own.
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let board: Board = args.next().as_deref().unwrap_or(".........").parse()?;
    let algorithm = match args.next().as_deref() {
        None | Some("minimax") => Algorithm::Minimax,
        Some("alpha-beta") => Algorithm::AlphaBeta,
        Some(other) => return Err(format!("no algorithm is called {other}").into()),
    };

    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let nodes = search.solve(algorithm, board).counts.nodes;
    let start = Instant::now();
    let mut now = || start.elapsed().as_secs_f64() * 1e3;
    let tick = resolution(&mut now);
    let timing = time(&mut now, tick, PLAN, nodes, || {
        let mut best = RootMove::default();
        // Without `black_box` the optimiser could leave the search out, or run it once for all
        // runs.
        let value = search.value_in(Flat::<LONGEST_GAME>, algorithm, black_box(board), &mut best);
        black_box((value, best.0));
    })
    .ok_or("the clock does not move")?;

    print!("{nodes}");
    for sample in timing.samples_ms {
        print!(" {sample}");
    }
    println!();
    Ok(())
}
