//! Reads text as a tree. A tree is printed as the same text, and pruning does not change its value.
#![no_main]

use cutoff::games::tree::{LeafWorth, Tree, TreeGame};
use cutoff::search::{Convention, alpha_beta, alpha_beta_by, minimax};
use cutoff::{Search, Side};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let tree = match text.parse::<Tree>() {
        Ok(tree) => tree,
        Err(fault) => return assert!(fault.at <= text.chars().count()),
    };
    let printed = tree.to_string();
    assert_eq!(printed.parse::<Tree>().as_ref(), Ok(&tree));
    for root in [Side::Max, Side::Min] {
        let game = TreeGame::new(&tree, root);
        let search = Search::new(&game, LeafWorth);
        let value = minimax(&search, game.root(), &mut ());
        assert_eq!(alpha_beta(&search, game.root(), &mut ()), value);
        let mut hard = Convention {
            fail_hard: true,
            strict_cut: true,
            ..Convention::default()
        };
        assert_eq!(alpha_beta_by(&search, game.root(), &mut hard, &mut ()), value);
    }
});
