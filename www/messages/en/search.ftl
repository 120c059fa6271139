### Words of Watch and Practise about a search.

depth-end = To the end
tree-list =
    .aria-label = The tree
tree-window-legend = Window at the root
tree-window-fault = α and β must be numbers, and α must be the smaller one. An empty field means infinity.
step-cell = { $proves ->
        [lower] ≥{" "}
        [upper] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }
step-enter-root = { $player } is to move, with { $moves ->
        [one] one free { $ways ->
            [columns] column
           *[cells] cell
        }
       *[other] { NUMBER($moves) } free { $ways ->
            [columns] columns
           *[cells] cells
        }
    }. The search tries each in turn.
step-enter = What if { $player } plays { PLAY($cell) }?
step-leaf-win = { $player } has { $run ->
        [3] three
        [4] four
        [5] five
       *[other] { NUMBER($run) }
    } in a row. This path ends in { $worth }.
step-leaf-draw = The board is full and nobody has won. This path ends in a draw.
step-leaf-estimate = The search stops here. The evaluation gives { $worth }.
step-leave-root = Done. { $estimate ->
        [yes] At this depth, the search finds
       *[no] With best play by both sides, the result is
    } { $worth }.
step-leave = If { $player } plays { PLAY($cell) }, { $estimate ->
        [yes] the search finds
       *[no] the result is
    } { $worth }{ $proves ->
        [exact] .
        [lower] {" "}or better for X. That is all the search needs to know.
       *[upper] {" "}or better for O. That is all the search needs to know.
    }
step-improve-first = So far, the best { $player } { $sure ->
        [no] can hope for
       *[yes] can be sure of
    } here is { $worth }.
step-improve = { $player } prefers { $worth } to { $old }. So far, { PLAY($cell) } is the best move.
step-keeps = That is not better for { $player } than { $old }, so { $player } keeps { PLAY($cell) }.
step-chosen = So { $player } plays { PLAY($cell) }.
step-tie = α = β, but this search cuts only when α > β, so it continues.
step-narrow = The best that { $player } can already get on this path is { $worth }. That is { $player ->
        [X] α
       *[O] β
    }.
step-scissors = { $skipped ->
        [0] {""}
       *[other] ✂{" "}
    }
step-skipped = { $skipped ->
        [0] {" "}No moves were left to skip.
        [one] {" "}One move is skipped.
       *[other] {" "}{ NUMBER($skipped) } moves are skipped.
    }
step-cut-tie = { step-scissors }{ $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could have chosen { PLAY($cell) }, which leads to { $bound }. { $estimate ->
        [yes] By the estimates,{" "}
       *[no] {""}
    }{ $player } does at least as well here, so { $other } gains nothing.{ step-skipped }
step-cut-strict = { step-scissors }{ $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could have chosen { PLAY($cell) }, which leads to { $bound }. { $estimate ->
        [yes] By the estimates,{" "}
       *[no] {""}
    }{ $player } gets { $worth } or better here. That is worse for { $other }, so { $other } will not choose this path.{ step-skipped }
step-cut-later = { step-scissors }{ $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could have chosen { PLAY($cell) }, which leads to { $bound }. { $player } does better here. If { $player } loses at all, the game lasts at least { $plies ->
        [one] one move
       *[other] { NUMBER($plies) } moves
    }, so { $other } will not choose this path.{ step-skipped }
worth-estimate = an estimate of { $sign ->
        [plus] +{ NUMERAL($value) } (good for X)
        [minus] { NUMERAL($value) } (good for O)
       *[none] { NUMERAL($value) }
    }
tree-example-aima = Nine leaves
tree-example-min = MIN at the root
tree-example-deep = Three plies
tree-example-ties = With equal values
tree-root-label = At the root
tree-list-node = { $node }: { $state ->
        [unknown] not visited yet
        [open] being searched
        [cut] cut ✂
       *[other] { $estimate ->
            [yes] estimate
           *[no] value
        } { $state ->
            [lower] at least { $value }
            [upper] at most { $value }
           *[exact] { $value }
        }
    }
tree-needs = The search cannot continue. It needs the value of { $name }, which is unknown.
tree-needs-value = The depth limit stops the search here, but branch { PATH($branch) } has no estimate.
tree-step-enter-root = { $moves ->
        [0] This tree is a single leaf, so there is nothing to choose.
        [one] { $player ->
            [X] MAX
           *[O] MIN
        } has only one branch, and the search follows it.
       *[other] { $player ->
            [X] MAX
           *[O] MIN
        } chooses among { NUMBER($moves) } branches. The search tries each in turn.
    }
tree-step-enter = What if { $player ->
        [X] MAX
       *[O] MIN
    } chooses branch { PATH($branch) }?
tree-step-leaf = { $estimate ->
        [yes] The search stops here. The estimate is { $worth }.
       *[no] This leaf is worth { $worth }.
    }
tree-step-leave-root = Done. { $estimate ->
        [yes] The estimate for the tree
       *[no] The value of the tree
    } is { $worth }{ $proves ->
        [lower] {" "}or more
        [upper] {" "}or less
       *[exact] {""}
    }.
tree-step-leave = Branch { PATH($branch) } { $estimate ->
        [yes] is estimated at
       *[no] is worth
    } { $worth }{ $proves ->
        [exact] .
        [lower] {" "}or more. That is all the search needs to know.
       *[upper] {" "}or less. That is all the search needs to know.
    }
tree-step-improve-first = So far, the best { $estimate ->
        [yes] estimate { $player ->
            [X] MAX
           *[O] MIN
        } has
       *[no] { $player ->
            [X] MAX
           *[O] MIN
        } { $sure ->
            [no] can hope for
           *[yes] can be sure of
        }
    } here is { $worth }.
tree-step-improve = { $estimate ->
        [yes] By the estimates,{" "}
       *[no] {""}
    }{ $player ->
        [X] MAX
       *[O] MIN
    } prefers { $worth } to { $old }. Branch { PATH($branch) } is the best so far.
tree-step-keeps = { $worth } is not { $player ->
        [X] more
       *[O] less
    } than { $old }, so { $player ->
        [X] MAX
       *[O] MIN
    } keeps branch { PATH($branch) }.
tree-step-chosen = So { $player ->
        [X] MAX
       *[O] MIN
    } chooses branch { PATH($branch) }.
tree-step-narrow = { $estimate ->
        [yes] By the estimates, { $player ->
            [X] MAX gets { $worth } or more on this path
           *[O] MIN holds MAX to { $worth } or less on this path
        }
       *[no] On this path, { $player ->
            [X] MAX is now sure of { $worth } or more
           *[O] MIN is now sure of { $worth } or less
        }
    }. That is { $player ->
        [X] α
       *[O] β
    }.
tree-step-skipped = { $skipped ->
        [0] {" "}No branches were left to skip.
        [one] {" "}One branch is skipped.
       *[other] {" "}{ NUMBER($skipped) } branches are skipped.
    }
tree-step-cut-window = { step-scissors }{ $player ->
        [X] MAX can get { $worth } or more here. The window at the root ends at β
       *[O] MIN can hold MAX to { $worth } or less here. The window at the root begins at α
    } = { $bound }, so the rest cannot matter.{ tree-step-skipped }
tree-step-cut-tie = { step-scissors }{ $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } { $estimate ->
        [yes] already has an estimate of
       *[no] is already sure of
    } { $bound } from branch { PATH($branch) }. { $player ->
        [X] MAX can get { $bound } or more here, so MIN
       *[O] MIN can hold MAX to { $bound } or less here, so MAX
    } gains nothing.{ tree-step-skipped }
tree-step-cut-strict = { step-scissors }{ $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } { $estimate ->
        [yes] already has an estimate of
       *[no] is already sure of
    } { $bound } from branch { PATH($branch) }. { $player ->
        [X] MAX can get { $worth } or more here, so MIN
       *[O] MIN can hold MAX to { $worth } or less here, so MAX
    } will not choose this path.{ tree-step-skipped }
