### Words of Learn around a chapter and in its figures, in English.

## A chapter

chapter-answer-label = { $kind ->
        [list] Your numbers, with spaces between them
       *[number] Your answer
    }
chapter-right = Right: { $answer }.
chapter-wrong = Not yet. Try again, or show the answer.
chapter-mistake = Not yet. { $mistake }
chapter-answer-fault = { $kind ->
        [list] Write whole numbers, with spaces between them.
       *[number] Write a whole number.
    }
chapter-answer = Show the answer

## Programs

program-title = The program, stage { $number } of { $stages }: { $name }
program-stage-tree-minimax = minimax on trees
program-stage-tree-alpha-beta = alpha-beta on trees
program-stage-minimax = alpha-beta on boards
program-stage-depth = a depth limit and an evaluation
program-stage-deepening = iterative deepening
program-stage-table = a transposition table
program-new = Lines with a bar are new or changed since stage { $number }.
program-new-soft = Lines with a bar differ from the fail-soft search.
program-language =
    .aria-label = Programming language
program-not-copied = The browser does not allow copying. Select the text and copy it.
program-download = Download the whole program. Comments at its top say what you can edit.
program-judge = Check your own program

## Figures

figure-back = Step back
figure-forward = Step forward
figure-show = Show me
figure-quiet = Quiescence search
figure-watch = Watch it
figure-tree = The tree { $tree }, drawn.
figure-boards = A tree of boards, drawn. Its root is the board { $board }.
figure-scale-tenfold = Each vertical line stands for ten times the nodes of the line before it.
figure-leaf = Leaf { $path }
figure-branch = Branch { $path }
figure-lower = Lower
figure-raise = Raise
figure-to-left = Move left
figure-to-right = Move right
figure-drag-leaf = Drag a leaf up or down, or select it and use the buttons or arrow keys.
figure-drag-branch = Drag a branch or a leaf sideways, or select it and use the buttons or arrow keys.
figure-tree-start = No node has been visited yet. { $side } chooses at the root.
figure-tree-enter = The search enters branch { $path }. Here { $side } chooses.
figure-tree-leaf = This leaf is worth { $value }.
figure-tree-exact = Branch { $path } is worth { $value }.
figure-tree-lower = Branch { $path } is worth { $value } or more.
figure-tree-upper = Branch { $path } is worth { $value } or less.
figure-tree-max-gets = MAX can get { $value } or more { $path ->
        [root] at the root
       *[other] in branch { $path }
    }.
figure-tree-min-gets = MIN can hold MAX to { $value } or less { $path ->
        [root] at the root
       *[other] in branch { $path }
    }.
figure-tree-max-has = But MAX already has { $value } elsewhere.
figure-tree-min-has = But MIN already holds MAX to { $value } elsewhere.
figure-tree-keeps = { $side } stays with { $value }.
figure-tree-cut = ✂ { $side ->
        [MAX] MIN already holds MAX to { $bound }
       *[MIN] MAX already has { $bound }
    } { $owner ->
        [root] at the root
       *[other] in branch { $owner }
    }. Here { $side ->
        [MAX] MAX can get { $value }
       *[MIN] MIN can hold it to { $value }
    }, { $compare ->
        [tie] which is not better
       *[strict] which is worse
    } for { $side ->
        [MAX] MIN. So MIN
       *[MIN] MAX. So MAX
    } { $compare ->
        [tie] does not need to
       *[strict] will not
    } come here, and { $skipped ->
        [one] one { $what ->
            [leaf] leaf
           *[branch] branch
        } is skipped.
       *[other] { NUMBER($skipped) } { $what ->
            [leaf] leaves
           *[branch] branches
        } are skipped.
    }
figure-tree-end = The search is over. The root is worth { $value }.
figure-tree-skipped = { $skipped ->
        [0] No leaf was skipped.
        [one] One leaf was skipped.
       *[other] { NUMBER($skipped) } leaves were skipped.
    }
figure-bound-max = α is now { $value }.
figure-bound-min = β is now { $value }.
figure-board-start = { $player } is to move. No move has been tried yet.
figure-board-all = The whole tree. Each final board has its result below it.
figure-board-enter = { $player } plays { $cell }.
figure-board-leaf = { $result ->
        [x] X has three in a row.
        [o] O has three in a row.
       *[draw] The board is full, and nobody has won.
    }
figure-board-result = After { $player } plays { $cell }, { $result ->
        [x] X wins
        [o] O wins
       *[draw] the game is a draw
    } with best play.
figure-board-exact = After { $player } plays { $cell }, the position is worth { $value } to X.
figure-board-lower = After { $player } plays { $cell }, the position is worth { $value } to X, or more.
figure-board-upper = After { $player } plays { $cell }, the position is worth { $value } to X, or less.
figure-board-end = With best play, { $result ->
        [x] X wins
        [o] O wins
       *[draw] the game is a draw
    }.
figure-board-choice = The search chooses { $cell }, the first of { $player }’s best moves.

## Questions of figures, before their answers

ask-unmarked = Mark at least one leaf first.
ask-press = Choose the leaves, then choose “Check”.
feedback-marks = Your marks: { NUMBER($right) } right, { NUMBER($wrong) } wrong, { NUMBER($missed) } missing.
right = Right
wrong = Wrong
try-again = Try again
guess-label = Your estimate
feedback-guess = You said { $text }.
feedback-close = That is close.

## The time for a whole tree

reach-speed = Nodes a second
reach-row = { $search ->
        [all] minimax
       *[best] alpha-beta, best order
    }: { $nodes } nodes
reach-universe = age of the universe
reach-sentence = With b = { NUMBER($branching) }, d = { NUMBER($depth) } and { NUMBER($speed) } nodes a second, minimax takes { $all }. With the best move order, alpha-beta takes { $best }.

## A tree in which every node has as many children

uniform-label = A tree in bands, one for each ply, with the root at the top. Each node is as wide as the subtree below it.
uniform-branching = Branching factor b
uniform-depth = Depth d
uniform-order = Order
uniform-best = best first
uniform-random = random
uniform-worst = worst first
uniform-visited = ■ visited
uniform-skipped = □ skipped
uniform-leaves = Alpha-beta visits { NUMBER($leaves) } of { NUMBER($all) } leaves: { $percent }.
uniform-formula = The formula for the best order gives { NUMBER($up) } + { NUMBER($down) } − 1 = { NUMBER($least) }.

## Series of boards in a figure

figure-play = Play from here
