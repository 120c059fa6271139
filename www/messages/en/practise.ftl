### What Practise says.

## Kinds and settings
kinds = Kinds of exercise
kind-step = Predict
kind-mark = Mark a tree
kind-find = Find the move
kind-step-lead = Alpha-beta searches this tree. Say what it does next.
kind-board-lead = Alpha-beta searches this position. Say what it does next.
kind-mark-lead = Mark what alpha-beta cuts, and what each node returns.
kind-find-lead = Some moves keep the win or the draw, others throw it away.
settings-title = Settings
settings-done = Done
chip-random = Random tree
chip-own = Your tree
chip-board = Position
chip-plies = { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
chip-cut = cut when { $cut }
chip-puzzles = Positions { NUMBER($seed, useGrouping: 0) }
quiz-set-source = Exercise about
quiz-source-random = a random tree
quiz-source-gallery = one of the examples
quiz-source-own = a tree of your own
quiz-source-board = the position on the board
quiz-set-plies = Plies
quiz-set-branches = Branches at most
quiz-set-example = Example
quiz-set-root = At the root
quiz-set-seed = Seed
quiz-set-asked = Ask for
quiz-asked-all = everything
quiz-asked-value = values
quiz-asked-bounds = α and β
quiz-asked-cut = cuts
quiz-set-count = Questions
quiz-set-tree = Tree
quiz-set-own = Use this tree
quiz-convention-title = Convention
quiz-cut-label = Cut when
quiz-cut-ge = α ≥ β
quiz-cut-gt = α > β
quiz-values-label = Values
quiz-values-soft = fail-soft
quiz-values-hard = fail-hard
quiz-order-label = Order
quiz-order-left = left to right
quiz-order-right = right to left
quiz-convention = Cut when { $cut }; { $values }; { $order }.
quiz-max = △ MAX
quiz-min = ▽ MIN
quiz-max-x = △ MAX, X
quiz-min-o = ▽ MIN, O
quiz-name-random = Random tree { NUMBER($seed, useGrouping: 0) }: { $plies ->
        [one] one ply
       *[other] { $plies } plies
    }, up to { $branches } branches, { $root } at the root
quiz-name-gallery = Example: { $name }
quiz-name-own = Your tree { $tree }, { $root } at the root
quiz-name-board = Position { $board }, question set { NUMBER($seed, useGrouping: 0) }
quiz-name-board-other = Position { $board } of { $game }, { $depth }, question set { NUMBER($seed, useGrouping: 0) }
quiz-over = In this position the game is over: there is nothing to predict. Choose another exercise.
quiz-large = This search has too many positions for an exercise. Choose a smaller depth, or play on to a later position.
quiz-no-board = That position cannot occur in a game. Choose another exercise.
quiz-leaf = This tree is a single leaf: there is nothing to predict.
quiz-needs = By this convention the search needs the value of { $name }, which is unknown, so nothing can be checked. Choose another tree or another convention.
quiz-too-large = A tree of more than { $most } nodes is too large to mark here. Choose a smaller one, or choose Predict.
quiz-no-questions = This search has no questions of that kind. Choose another exercise, or ask for everything.

## Predict
quiz-question = Question { $number } of { $count }
node-ask-value = The search is leaving { $node } ({ $side }). Which value does { $node } return?
node-ask-bounds = The search has just entered { $node } ({ $side }). What are α and β there?
node-ask-cut = The search is back from { $node }, at { $above } ({ $side }). Is the rest of { $above } cut?
quiz-place-root = the root
quiz-place-cell = the position after { $player } takes { MOVE($cell) }
quiz-ask-value = The search is about to leave { $place } ({ $side }). Which value does it return?
quiz-ask-bounds = The search has just entered { $place } ({ $side }). What are α and β there?
quiz-ask-cut-moves = The search has returned from { $place } to { $above } ({ $side }). Are the remaining moves cut?
hint-value = A node returns the best value of its branches: △ MAX the largest, ▽ MIN the smallest.
hint-bounds = α: what MAX already has on the way here, −∞ for nothing. β: what MIN already has, +∞ for nothing.
hint-cut = It is cut when { $cut }: then nothing that is left can change the result.
quiz-label-value = Value
quiz-label-alpha = α
quiz-label-beta = β
cut-yes = ✂ It is cut
cut-no = It is not cut
quiz-unread = Write a number such as 3, −3 or 0.1, or −∞ or +∞.
quiz-unchosen = Choose one of the two.
quiz-check-button = Check
quiz-go-on = Continue
quiz-right = ✓ Right.
quiz-wrong = ✗ Not quite.
quiz-is-alpha = α is { $value }.
quiz-is-beta = β is { $value }.
quiz-is-value = The value is { $value }.
quiz-is-cut = The rest is cut.
quiz-is-open = Nothing is cut.
quiz-none-alpha = MAX is not yet sure of anything on this path: α is −∞.
quiz-none-beta = MIN is not yet sure of anything on this path: β is +∞.
node-why-alpha = α is { $value }: at { $owner }, MAX already has { $value } from { $answer }.
node-why-beta = β is { $value }: at { $owner }, MIN already has { $value } from { $answer }.
node-why-value = { $player ->
        [X] MAX takes the largest of { $values }
       *[O] MIN takes the smallest of { $values }
    }: { $node } returns { $value }.
node-why-single = Only one branch was searched, { $values }: { $node } returns { $value }.
node-known-exact = { $node } = { $value }
node-known-least = { $node } ≥ { $value }
node-known-most = { $node } ≤ { $value }
node-only-least = That is only a bound: { $node } ≥ { $value }.
node-only-most = That is only a bound: { $node } ≤ { $value }.
node-why-cut = ✂ { $player ->
        [X] At { $owner }, MIN already has { $bound } from { $answer }. { $node } is now worth { $value } or more, so MIN
       *[O] At { $owner }, MAX already has { $bound } from { $answer }. { $node } is now worth { $value } or less, so MAX
    } gains nothing by coming here.
node-skipped = { $count ->
        [one] { $cut } cannot change the result and is skipped.
       *[other] { $cut } cannot change the result and are skipped.
    }
node-window-ge = At { $node }, α is { $alpha } and β is { $beta }. α ≥ β does not hold: the rest can still matter, so nothing is cut.
node-window-gt = At { $node }, α is { $alpha } and β is { $beta }. α > β does not hold: by this convention nothing is cut.
quiz-from-alpha = α is { $value }, from { $from }:
quiz-from-beta = β is { $value }, from { $from }:
quiz-clamped = Fail-hard: the best value found is { $found }, but the node returns the bound of its window, { $value }.
quiz-open-ge = With α { $alpha } and β { $beta }, α ≥ β does not hold: the rest can still matter, so nothing is cut.
quiz-open-gt = With α { $alpha } and β { $beta }, α > β does not hold: by this convention nothing is cut.
quiz-tree-drawn = The tree as far as it is searched. The list holds the same.
quiz-as-list = The tree as a list
quiz-scroll-cue = The tree is larger than this box: scroll inside it.
node-too-many = This tree is too large to be drawn. Here it is as a list.
node-leaf = { $node }, leaf { $value }
node-inner = { $node }, { $side }
node-unknown = { $place }: not visited yet
node-open = { $place }: being searched
node-exact = { $place }: value { $value }
node-least = { $place }: at least { $value }
node-most = { $place }: at most { $value }
node-cut = { $place }: cut ✂
quiz-sign-least = ≥{ $value }
quiz-sign-most = ≤{ $value }
quiz-scissors = ✂
form-title = What the forms mean
form-here = the search is here
quiz-scores = Values are from X’s point of view, counting moves from the position on the board: a win for X after n moves is { NUMBER($most) } − n, a loss n − { NUMBER($most) }, a draw 0.
quiz-scores-guess = The search looks { $depth ->
        [one] one move
       *[other] { NUMBER($depth) } moves
    } deep and guesses there, from X’s point of view: each line that only one side can still complete counts, X’s with +, O’s with −.
quiz-above-node = { $place } ({ $side }), best so far: { $best }
quiz-none = none yet
quiz-cell = { SPOKEN($cell) }: { $value }
quiz-free = free
watch-step = Watch this step

## Mark a tree
mark-task = Press ✂ on each branch that is cut; write what every other node returns.
mark-empty = Mark something first.
mark-done = { NUMBER($right) } of { NUMBER($asked) } marks right at the first check.
mark-next = Another tree
mark-cut = Cut the branch to { $node }
mark-cut-leaf = Cut the branch to { $node }, leaf { $value }
mark-value = Value of { $node } ({ $side })
quiz-drawing = The tree to mark
quiz-clear-button = Clear
quiz-key-button = Show the answers
quiz-key-told = Cut: { $cuts }. Values: { $values }.
quiz-no-cuts = none
quiz-marks-right = ✓ Everything is right.
quiz-marks-wrong = ✗ { $faults ->
        [one] One mark is wrong or missing.
       *[other] { $faults } marks are wrong or missing.
    } In the order of the search:
mark-more = And { NUMBER($count) } more, marked in the tree.
quiz-fault-extra-cut = { $node } should not be cut.
quiz-fault-missing-cut = { $node } should be cut.
quiz-fault-wrong-value = { $node } has the wrong value.
quiz-fault-missing-value = { $node } has no value.

## Find the move
find-how = Click a cell, or move with the arrow keys and press Enter.
find-others = You can try the other cells, too: only the first answer counts.
find-name = Find the move, positions { NUMBER($seed, useGrouping: 0) }
find-board = The position
find-task-win = { $player } is to move and can win. Which move keeps the win?
find-task-draw = { $player } is to move and can draw. Which move keeps the draw?
find-task-loss = { $player } is to move.
find-right = Right: { MOVE($cell) } keeps the result.
find-wrong-loss = No: { MOVE($cell) } loses.
find-wrong-draw = No: { MOVE($cell) } only draws.
find-looking = Looking for a position …
find-none = No position with a single good move was found on this board. Choose another board, or Predict.
find-ends = By best play, the game then lasts { $plies ->
        [one] one move
       *[other] { NUMBER($plies) } moves
    }, this one included.
find-play-out = Play it out on the board

## The end of an exercise
quiz-done = { NUMBER($right) } of { NUMBER($asked) } right
quiz-again = { $count ->
        [8] Another eight
        [one] Another one
       *[other] Another { $count }
    }
quiz-next-button = Next exercise
watch-tree = Watch this tree
watch-position = Watch this position
quiz-score-total = This visit: { $right } of { $asked } right.
quiz-score-exercise = Exercise
quiz-score-convention = Convention
quiz-score-mode = Mode
quiz-score-asked = Asked
quiz-score-right = Right
quiz-score-copy-button = Copy the results
quiz-score-copied = The results are copied.
quiz-score-uncopied = The browser did not allow copying.

## Titles of the places
practise-title = Practise alpha-beta pruning · Cutoff
practise-description =
    .content = Predict the next step of a search, mark the cuts in a tree, or find the only good move. Every answer is checked by the engine.
