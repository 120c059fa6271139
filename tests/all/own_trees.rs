//! Tests how written trees are parsed, written and searched, and the position of faults in invalid
//! ones.

use cutoff::games::tree::{
    LeafWorth, MOST_CHILDREN, MOST_NODES, MOST_PLIES, NodeIndex, Number, OwnValue, Tree, TreeError,
    TreeFault, TreeGame,
};
use cutoff::search::{Depth, Observer, minimax};
use cutoff::{Algorithm, Game, Search, Side};
use proptest::prelude::*;

fn tree(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Collects the visited leaves in written form.
#[derive(Default)]
struct Looked(Vec<NodeIndex>, NodeIndex);

impl Observer<NodeIndex, Number> for Looked {
    fn descend(&mut self, _: u32, child: NodeIndex) {
        self.1 = child;
    }

    fn leaf(&mut self, _: u32, _: Number) {
        self.0.push(self.1);
    }
}

/// Searches a tree. Returns the value and the visited leaves.
fn search(text: &str, algorithm: Algorithm, root: Side, depth: Option<u32>) -> (f64, Vec<String>) {
    let tree = tree(text);
    let game = TreeGame::new(&tree, root);
    let mut looked = Looked::default();
    let limit = depth.map(|plies| Depth {
        plies,
        evaluation: OwnValue,
    });
    let search = Search::new(&game, LeafWorth).with_limit(limit);
    let value = search.value(algorithm, 0, &mut looked);
    let written = |&index: &NodeIndex| {
        let node = &tree.nodes()[index as usize];
        let value = node.value.map(|value| value.get().to_string());
        node.name.clone().or(value).unwrap_or_default()
    };
    (value.get(), looked.0.iter().map(written).collect())
}

use Algorithm::{AlphaBeta, Minimax};
use Side::{Max, Min};

/// Russell and Norvig, *Artificial Intelligence*, figure 5.5.
#[test]
fn the_best_known_exam_tree_has_its_known_value_and_cuts() {
    let text = "[[3,12,8],[2,4,6],[14,5,2]]";
    assert_eq!(search(text, Minimax, Max, None).0, 3.0);
    let (value, looked) = search(text, AlphaBeta, Max, None);
    assert_eq!(
        (value, looked),
        (
            3.0,
            ["3", "12", "8", "2", "14", "5", "2"]
                .map(str::to_owned)
                .to_vec()
        )
    );
    assert_eq!(search(text, Minimax, Min, None).0, 6.0);
}

#[test]
fn a_tree_has_a_value_if_the_search_skips_its_unknown_leaves() {
    let text = "[[3,5,10],[2,a,b],[2,7,3]]";
    let (value, looked) = search(text, AlphaBeta, Max, None);
    assert_eq!(
        (value, looked),
        (3.0, ["3", "5", "10", "2", "2"].map(str::to_owned).to_vec())
    );
    let full = search(text, Minimax, Max, None).1;
    assert!(full.contains(&"a".to_owned()), "plain minimax needs it");
    let tree = tree(text);
    let game = TreeGame::new(&tree, Max);
    let unknown: Vec<usize> = (0..tree.nodes().len())
        .filter(|&node| game.outcome(node as u32).is_some() && game.is_unknown(node as u32))
        .collect();
    let names: Vec<_> = unknown
        .iter()
        .map(|&node| tree.nodes()[node].name.as_deref())
        .collect();
    assert_eq!(names, [Some("a"), Some("b")]);
}

#[test]
fn a_search_of_a_tree_can_have_a_depth_limit() {
    let text = "7[4[3,12],5[2,-6],14]";
    assert_eq!(
        search(text, AlphaBeta, Max, Some(0)),
        (7.0, vec!["7".to_owned()])
    );
    assert_eq!(search(text, AlphaBeta, Max, Some(1)).0, 14.0);
    assert_eq!(search(text, AlphaBeta, Min, Some(1)).0, 4.0);
    assert_eq!(
        search(text, AlphaBeta, Max, Some(2)),
        search(text, AlphaBeta, Max, None)
    );
    let without_values = tree("[[1,2],7[3,4]]");
    let game = TreeGame::new(&without_values, Max);
    assert!(
        game.is_unknown(1),
        "an inner node without a value of its own"
    );
    assert!(!game.is_unknown(4));
}

#[test]
fn a_wrong_tree_is_refused_with_the_place_of_the_fault() {
    let cases = [
        ("", TreeFault::NoNode, 0),
        ("   ", TreeFault::NoNode, 3),
        ("[]", TreeFault::NoNode, 1),
        ("[1,]", TreeFault::NoNode, 3),
        ("[1,,2]", TreeFault::NoNode, 3),
        ("(1, 2]", TreeFault::Unclosed, 5),
        ("[1 2", TreeFault::Unclosed, 4),
        // Ambiguous: a separate tree, or part of the 5 or of the A?
        ("(5 (3 12) 4)", TreeFault::Unclosed, 3),
        ("(A (B 3 12))", TreeFault::Unclosed, 3),
        ("5 (3, 12)", TreeFault::Unclosed, 2),
        // Ambiguous: the node's name, or a leaf?
        ("(MAX 3 12)", TreeFault::Unclosed, 5),
        // Ambiguous: two leaves or a decimal comma? One list or two?
        ("[3,5 2,7]", TreeFault::Unclosed, 5),
        ("[3, 12 8]", TreeFault::Unclosed, 7),
        ("[1,2", TreeFault::Unclosed, 4),
        ("[[1,2],3", TreeFault::Unclosed, 8),
        ("[1]]", TreeFault::After, 3),
        ("1 2", TreeFault::After, 2),
        ("[1;2]", TreeFault::Unclosed, 2),
        ("[1.2.3]", TreeFault::Number, 1),
        ("[-]", TreeFault::Number, 1),
        ("[abcdefghijklm]", TreeFault::Name, 1),
        ("a[1", TreeFault::Unclosed, 3),
        ("[\"3\"]", TreeFault::NoNode, 1),
        ("[é, ?]", TreeFault::NoNode, 4),
    ];
    for (text, fault, at) in cases {
        assert_eq!(
            text.parse::<Tree>(),
            Err(TreeError { fault, at }),
            "{text:?}"
        );
    }
}

#[test]
fn every_way_to_write_a_tree_is_read() {
    let plain = "[[3,12,8],[2,4,6],[14,5,2]]";
    let negative = "[[-3,a],5[-1.5,4]]";
    let cases = [
        ("((3 12 8) (2 4 6) (14 5 2))", plain),
        ("((3, 12, 8) (2, 4, 6)\n(14, 5, 2))", plain),
        ("((3, 12, 8), (2, 4, 6), (14, 5, 2))", plain),
        ("{{3, 12, 8}, {2, 4, 6}, {14, 5, 2}}", plain),
        ("[[3 12 8][2 4 6][14 5 2]]", plain),
        ("[[3 12 8] [2 4 6] [14 5 2]]", plain),
        ("A(B(3, 12, 8), C(2, 4, 6), D(14, 5, 2))", plain),
        ("A(B(3 12 8) C(2 4 6) D(14 5 2))", plain),
        ("root[left[3,12,8],mid[2,4,6],right[14,5,2]]", plain),
        ("[[\u{2212}3, a], 5[\u{2212}1.5, 4]]", negative),
        ("((\u{2212}3 a) 5(\u{2212}1.5 4))", negative),
        ("[[-3, a], 5 [-1.5, 4]]", negative),
    ];
    for (text, plain) in cases {
        assert_eq!(tree(text), tree(plain), "{text}");
        assert_eq!(tree(text).to_string(), plain, "{text}");
    }
}

#[test]
fn hostile_sizes_are_refused() {
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(deep.parse::<Tree>().unwrap_err().fault, TreeFault::Deep);
    let wide = format!("[{}1]", "1,".repeat(MOST_CHILDREN));
    assert_eq!(wide.parse::<Tree>().unwrap_err().fault, TreeFault::Wide);
    let row = format!("[{}1]", "1,".repeat(99));
    let large = format!("[{}{row}]", format!("{row},").repeat(MOST_NODES / 100));
    assert_eq!(large.parse::<Tree>().unwrap_err().fault, TreeFault::Large);
    for count in [16, 400] {
        let digits = format!("[{}]", "9".repeat(count));
        assert_eq!(digits.parse::<Tree>().unwrap_err().fault, TreeFault::Number);
    }
    assert_eq!(
        tree("[-.999999999999999]").to_string(),
        "[-0.999999999999999]"
    );
    let just = format!("{}1{}", "[".repeat(MOST_PLIES), "]".repeat(MOST_PLIES));
    assert_eq!(tree(&just).nodes().len(), MOST_PLIES + 1);
}

/// Generates the text of a random tree with some spacing.
fn text() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (-99..99_i32).prop_map(|value| value.to_string()),
        (-99..99_i32).prop_map(|value| format!("{}.5", value)),
        "[a-z][a-z0-9]{0,3}",
    ];
    leaf.prop_recursive(4, 60, 4, |inner| {
        (
            prop::option::of(-9..9_i32),
            prop::collection::vec(inner, 1..4),
            prop::bool::ANY,
        )
            .prop_map(|(value, children, spaced)| {
                let value = value.map(|value| value.to_string()).unwrap_or_default();
                let (comma, space) = if spaced { (" ,\n ", " ") } else { (",", "") };
                format!("{value}{space}[{}]", children.join(comma))
            })
    })
}

proptest! {
    #[test]
    fn a_tree_is_read_back_from_its_text(text in text()) {
        let read = tree(&text);
        prop_assert_eq!(read.to_string().parse::<Tree>(), Ok(read.clone()));
        prop_assert_eq!(read.to_string(), text.replace([' ', '\n'], ""));
        for (index, node) in read.nodes().iter().enumerate() {
            for &child in &node.children {
                let child = &read.nodes()[child as usize];
                prop_assert_eq!((child.parent as usize, child.ply), (index, node.ply + 1));
            }
        }
    }

    #[test]
    fn every_way_to_write_a_tree_gives_the_same_tree(text in text()) {
        let plain = tree(&text);
        let round = text.replace('[', "(").replace(']', ")").replace(" (", "(");
        prop_assert_eq!(round.parse::<Tree>(), Ok(plain.clone()), "{}", round);
        let braces = round.replace('(', "{").replace(')', "}").replace('-', "\u{2212}");
        prop_assert_eq!(braces.parse::<Tree>(), Ok(plain.clone()), "{}", braces);
        // A bracket after a value or a name and a space could be its own or another tree's.
        let spaced = plain.to_string().replace('[', "(").replace(']', ")").replace(',', " ");
        let signs: Vec<char> = spaced.chars().collect();
        let is_open = signs.windows(3).any(|signs| signs[0].is_alphanumeric() && signs[1..] == [' ', '(']);
        // A name at the start of a list could be the list's name.
        let begins_with_name = spaced.split('(').skip(1).any(|list| {
            let rest = list.trim_start_matches(char::is_alphanumeric);
            list.starts_with(char::is_alphabetic) && rest.starts_with(' ')
        });
        let is_open = is_open || begins_with_name;
        prop_assert_eq!(spaced.parse::<Tree>().ok(), (!is_open).then_some(plain), "{}", spaced);
    }

    #[test]
    fn any_signs_of_trees_are_read_or_refused(text in "[\\[\\](){}, 0-9a-c.\\-+\u{2212}]{0,60}") {
        match text.parse::<Tree>() {
            Ok(read) => prop_assert_eq!(read.to_string().parse::<Tree>(), Ok(read)),
            Err(error) => prop_assert!(error.at <= text.chars().count()),
        }
    }

    #[test]
    fn numbers_are_read_and_written_as_the_standard_library_does(
        sign in "[-+]?", digits in "[0-9]{1,15}", point in 0..16_usize,
    ) {
        let (whole, fraction) = digits.split_at(point.min(digits.len()));
        let text = format!("{sign}{whole}.{fraction}");
        let expected = text.parse::<f64>().unwrap() + 0.0;
        let read = tree(&text);
        prop_assert_eq!(read.nodes()[0].value.unwrap().get(), expected);
        prop_assert_eq!(read.to_string(), expected.to_string());
    }

    #[test]
    fn pruning_does_not_change_the_value(text in text(), maximising: bool) {
        let read = tree(&text);
        let game = TreeGame::new(&read, if maximising { Max } else { Min });
        let search = Search::new(&game, LeafWorth);
        let full = search.solve(Minimax, 0);
        let pruned = search.solve(AlphaBeta, 0);
        prop_assert_eq!((full.best, full.score), (pruned.best, pruned.score));
        prop_assert_eq!(minimax(&search, 0, &mut ()), if maximising { full.score } else { -full.score });
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in any::<String>()) {
        if let Err(error) = text.parse::<Tree>() {
            prop_assert!(error.at <= text.chars().count());
        }
    }
}
