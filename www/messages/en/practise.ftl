### Words of Practise.

## Kinds and settings
kind-predict = Predict
kind-mark = Mark
kind-find = Find a move
kind-program = Your program
kind-order = Put in order
kind-fill = Fill in the leaves
kind-program-about = Paste your code and see the simplest position that it gets wrong.
kind-predict-about = Predict α, β, values and cuts before the search shows them.
kind-mark-about = Mark each cut, and write the value of every other node.
kind-order-about = Swap branches so that alpha-beta cuts as much as possible.
kind-fill-about = Choose the values of the leaves so that alpha-beta cuts as much or as little as possible.
kind-find-about = Find the only move that keeps a win or a draw.
kind-progress = { NUMBER($done) } of { NUMBER($asked) }
practise-heading = Do it by hand
practise-lead = If an answer is wrong, you see why.
practise-all = All exercises
practise-paste = Paste your program
practise-begin = Begin
practise-last-mistake = Your last mistake
practise-like-it = Try one like it
ways = Ways to check a program
way-number = A number
way-table = A table
way-paste = Paste it
way-number-lead = How many nodes does your program visit? The number shows which search it uses.
way-table-lead = Which move does your program play in each position? The table shows whether its moves are right.
way-paste-lead = Paste your program and see whether it is right.
settings-done = Done
practise-set-source = Subject
practise-source-random = a random tree
practise-source-gallery = one of the examples
practise-source-own = a tree of your own
practise-source-board = the position on the board
practise-set-branches = Maximum branches
practise-set-example = Example
practise-set-asked = Ask for
practise-asked-all = everything
practise-asked-value = values
practise-asked-bounds = α and β
practise-asked-cut = cuts
practise-asked-limit = limits for cuts
practise-asked-nodes = the number of nodes
practise-asked-evaluated = the number of leaves
practise-asked-leaves = the leaves in order
practise-asked-move = the best branch
practise-set-count = Questions
practise-set-convention = Convention
practise-set-goal = Leaves to evaluate
practise-goal-fewest = the fewest
practise-goal-most = the most
practise-over = The game is over, so there is nothing to predict. Choose another exercise.
practise-large = This search has too many nodes for an exercise. Choose a smaller depth or a later position.
practise-no-board = That position cannot occur in a game. Choose another exercise.
practise-leaf = This tree is a single leaf, so there is nothing to predict.
practise-needs = With this convention, the search needs the value of { $name }, which is unknown. Choose another tree or another convention.
practise-too-large = A tree of more than { $most } nodes is too large here. Choose a smaller tree, or “Predict”.
practise-no-questions = This search has no such questions. Choose another exercise, or ask for everything.

## Predict
practise-question = Question { $number } of { $count }
node-ask-cut = The search has returned from { $node } to { $above } ({ $side }). Is the rest of { $above } cut?
node-ask-limit = Suppose { $node } returns x. For which values of x is the rest of { $above } cut?
practise-place = the position after { $player } plays { PLAY($cell) }
practise-ask-value = The search is leaving { $node } ({ $side }). What value does it return?
practise-ask-bounds = The search has just entered { $node } ({ $side }). What are α and β there?
practise-ask-nodes = How many nodes of this tree does alpha-beta visit?
practise-ask-evaluated = How many leaves of this tree does alpha-beta evaluate?
practise-ask-leaves = Which leaves of this tree does alpha-beta evaluate? Write their values in search order.
practise-ask-move = Which branch does the root ({ $side }) choose, and what is its value?
practise-ask-cut-moves = The search has returned from { $node } to { $above } ({ $side }). Are the remaining moves cut?
tip-value = ▲ MAX takes the highest value of its branches, ▼ MIN the lowest.
tip-bounds = α is the value that MAX is already sure of on this path, or −∞. β is the value that MIN is already sure of, or ∞.
tip-cut = The rest is cut when { $cut }, because it can no longer change the result.
tip-limit = A low value cuts at a MIN node ▼, and a high value at a MAX node ▲.
tip-nodes = Count the root, the inner nodes and the evaluated leaves, but not what is cut.
tip-evaluated = Count every evaluated leaf, but not what is cut.
tip-leaves = Write a space between two values, and leave out what is cut.
tip-move = Write the number of the branch. If several have the best value, the search keeps the first.
practise-label-value = Value
practise-label-leaves = Leaves
practise-label-move = Branch
practise-cut-yes = ✂ Cut
practise-cut-no = Not cut
practise-answer-fault = Write a number such as 3, −3 or 0.1, with a point before decimals, or −∞ or ∞.
practise-unchosen = Choose one of the two answers.
practise-keys = Values of this tree
practise-cut-when = A branch is cut when { $cut }.
practise-fail-hard = Fail-hard: a node with branches never returns a value outside its window.
practise-right-to-left = The search goes from right to left.
practise-names-left-out = The names of inner nodes are not shown.
practise-estimates = The search stops at depth { NUMBER($depth) } and takes each node’s own estimate.
practise-estimates-left-out = Without a depth limit, the estimates of nodes with branches are left out.
practise-root-window = At the root, α is { $alpha } and β is { $beta }.
practise-counts = Alpha-beta evaluates { NUMBER($leaves) } of { NUMBER($ends) } leaves and visits { NUMBER($nodes) } of { NUMBER($all) } nodes.
practise-go-on = Continue
practise-right = ✓ Right.
practise-wrong = ✗ Not quite.
practise-is-bound = { $part ->
        [alpha] α
       *[beta] β
    } is { $value }.
practise-is-value = The value is { $value }.
practise-is-limit = The limit is { $value }.
practise-is-nodes = Alpha-beta visits { $value } nodes.
practise-is-evaluated = Alpha-beta evaluates { $value } leaves.
practise-is-leaves = Alpha-beta evaluates { $value }.
practise-is-move = The branch is { $value }.
practise-is-cut = The rest is cut.
practise-is-open = Nothing is cut.
practise-why-move = The root chooses the first branch that returns this value.
practise-none-yet = { $bound ->
        [alpha] MAX is not yet sure of anything on this path, so α is −∞.
       *[beta] MIN is not yet sure of anything on this path, so β is ∞.
    }
practise-from-root = { $bound ->
        [alpha] α is { $value }, because the window of the root begins there.
       *[beta] β is { $value }, because the window of the root ends there.
    }
node-why-bound = { $bound ->
        [alpha] α is { $value }, because at { $owner } MAX
       *[beta] β is { $value }, because at { $owner } MIN
    } is already sure of { $value } from { $answer }.
node-why-limit = So the rest of { $above } is cut when x { $sign } { $value }.
node-why-value = { $player ->
        [X] MAX takes the highest of { $values }
       *[O] MIN takes the lowest of { $values }
    }{ $clamped ->
        [yes] .
       *[no] , so { $node } returns { $value }.
    }
node-why-single = The search visited only one branch, { $values }{ $clamped ->
        [yes] .
       *[no] , so { $node } returns { $value }.
    }
node-known = { $node } { $proves ->
        [lower] ≥
        [upper] ≤
       *[exact] =
    } { $value }
node-only-bound = That is only a bound: { $node } { $proves ->
        [lower] ≥
       *[upper] ≤
    } { $value }.
node-why-cut = ✂ { $player ->
        [X] At { $owner }, MIN is already sure of { $bound } from { $answer }. Now { $node } is worth { $value } or more, so MIN
       *[O] At { $owner }, MAX is already sure of { $bound } from { $answer }. Now { $node } is worth { $value } or less, so MAX
    } gains nothing by coming here.
node-why-cut-root = ✂ { $player ->
        [X] The window of the root ends at β = { $bound }. Now { $node } is worth { $value } or more
       *[O] The window of the root begins at α = { $bound }. Now { $node } is worth { $value } or less
    }, so the rest cannot matter.
node-skipped = { $count ->
        [one] Branch { $cut } cannot change the result and is skipped.
       *[other] Branches { $cut } cannot change the result and are skipped.
    }
node-window = At { $node }, α is { $alpha } and β is { $beta }, so { $cut ->
        [ge] α ≥ β is false. The rest can still matter, so nothing is cut.
       *[gt] α > β is false. With this convention, nothing is cut.
    }
practise-from = { $bound ->
        [alpha] α
       *[beta] β
    } is { $value }, from { $from }.
practise-clamped = The best value found is { $found }, but in fail-hard the node returns the bound of its window, { $value }.
practise-open = α = { $alpha } and β = { $beta }, so { $cut ->
        [ge] α ≥ β is false. The rest can still matter, so nothing is cut.
       *[gt] α > β is false. With this convention, nothing is cut.
    }
practise-tree-drawn = The part of the tree that has been searched. In the settings, you can choose a list instead.
practise-as-list = The tree as a list
practise-scroll-cue = The tree is larger than this box. Scroll to see the rest.
tree-plies-label = Plies
step-cell-cut = ✂ cut
node-too-many = This tree is too large to draw, so it is shown as a list.
practise-scores = Values are from X’s point of view. A win for X in n moves is worth { NUMBER($most) } − n, a loss n − { NUMBER($most) }, a draw 0.
practise-scores-estimate = The search stops at depth { NUMBER($depth) } and evaluates each position there, from X’s point of view. Lines with only X’s stones count +, lines with only O’s stones count −. Lines with more stones count more.
practise-above-node = { $node } ({ $side }), best so far: { $best }
practise-none = none yet
practise-cell = { SPOKEN($cell) }: { $value }
practise-free = free
watch-step = Watch this step

## Questions for which a wrong answer would be right
diagnosis-hard = A fail-hard search returns that bound of its window. This exercise is fail-soft, so the node returns the best value found.
diagnosis-soft = A fail-soft search returns that value. This exercise is fail-hard, so the node returns the bound of its window.
diagnosis-exchanged = You swapped α and β.
diagnosis-minimax = Plain minimax returns that value. Here alpha-beta returns only a bound.
diagnosis-window = You took α or β from the start of the search. A node begins with the α and β that the node above it has at that moment.
diagnosis-sideways = This fits the α or β of a node in an earlier branch. Bounds do not go sideways.
diagnosis-whole = This would be right with a window from −∞ to ∞. Here the root begins with an α and a β.
diagnosis-all = That is right for plain minimax. Alpha-beta skips a part of this tree.
diagnosis-leaves = That is the number of evaluated leaves. The root and the nodes in between count too.
diagnosis-visited = That is the number of visited nodes. Only leaves count here.
diagnosis-skipped = That is the number of skipped leaves. Count the evaluated leaves.
diagnosis-root = That is one node too few. The root counts too.
diagnosis-turned = { $where ->
        [inside] Inside each branch of the root, you went in the other direction.
       *[everywhere] This would be right in the other direction.
    } Search the branches of each node from the other end.
diagnosis-breadth = You went level by level. Alpha-beta finishes one branch before it begins the next.
diagnosis-missed = This is the answer if one cut is missed or comes too late.{ $owner ->
        [none] {""}
       *[other] {" "}Alpha-beta skips the rest of { $owner }.
    }
diagnosis-early = This is the answer if one cut comes too early.{ $owner ->
        [none] {""}
       *[other] {" "}Alpha-beta goes on at { $owner }.
    }
diagnosis-up-to = Your list is right up to { $owner }. The mistake comes after it.
diagnosis-places = You swapped { $one } and { $other }.
diagnosis-later = Your branch has the same value, but the search found another one first and keeps it.
diagnosis-bounded = Your branch returns this number only as a bound. Its value is worse.
diagnosis-other-side = { $player ->
        [X] No branch is better for MIN than yours. But MAX
       *[O] No branch is better for MAX than yours. But MIN
    } chooses at the root.
diagnosis-taken = { $player ->
        [X] That is the lowest of the returned values. But MAX takes the highest.
       *[O] That is the highest of the returned values. But MIN takes the lowest.
    }
diagnosis-opposite = { $player ->
        [X] This would be right with MIN at the root. Here MAX
       *[O] This would be right with MAX at the root. Here MIN
    } chooses at the root.
diagnosis-highest = { $player ->
        [X] That is the highest leaf there. But MIN also chooses on the way, and takes a lower value.
       *[O] That is the lowest leaf there. But MAX also chooses on the way, and takes a higher value.
    }
diagnosis-depth = This would be right { $right ->
        [none] without a depth limit
        [all] for plain minimax without a depth limit
       *[other] with depth { NUMBER($right) }
    }. Here the search stops at depth { NUMBER($depth) }.
diagnosis-deep = The bound of this cut was set further up, at { $owner }, and still applies here.
diagnosis-ge = { $x ->
        [none] This depends on a tie,
       *[other] With x = { $x },
    } α = β. Many courses cut at such a tie. This exercise cuts only when α > β.
diagnosis-gt = { $x ->
        [none] This depends on a tie,
       *[other] With x = { $x },
    } α = β. Some courses do not cut at such a tie. This exercise cuts when α ≥ β.
diagnosis-sides = { $player ->
        [X] That is α. A MAX node ▲ is cut at β, the value that MIN is already sure of.
       *[O] That is β. A MIN node ▼ is cut at α, the value that MAX is already sure of.
    }

## Mark a tree
kind-mark-task = Choose ✂ on each branch that is cut. At every other node, write the value that it returns.
kind-mark-empty = Mark something first.
kind-mark-done = { NUMBER($right) } of { NUMBER($asked) } marks right at the first check.
kind-mark-cut = Cut { $node }
kind-mark-value = Value of { $node } ({ $side })
practise-drawing = The tree to mark
practise-key-button = Show the answers
practise-key-text = Cut: { $cuts }. Values: { $values }.
practise-marks-wrong = ✗ { $faults ->
        [one] One mark is wrong or missing.
       *[other] { $faults } marks are wrong or missing.
    } In search order:
kind-mark-more = And { NUMBER($count) } more, marked in the tree.
practise-fault-extra-cut = Do not cut { $node }.
practise-fault-missing-cut = Cut { $node } too.
practise-fault-wrong-value = The value of { $node } is wrong.
practise-fault-missing-value = The value of { $node } is missing.

## Put in order
kind-order-task = Swap branches until alpha-beta evaluates as { $goal ->
        [fewest] few
       *[most] many
    } leaves as possible.
kind-order-swap = Swap { $one } and { $two }
kind-order-swapped = Swapped: { $one } and { $two }.
goal-best = { $leaves ->
        [one] 1 leaf is
       *[other] { NUMBER($leaves) } leaves are
    } evaluated. No { $kind ->
        [order] order leads
       *[fill] values lead
    } to { $goal ->
        [fewest] fewer.
       *[most] more.
    }
goal-wrong = Alpha-beta evaluates { $leaves ->
        [one] 1 leaf
       *[other] { NUMBER($leaves) } leaves
    }. With the best { $kind ->
        [order] order
       *[fill] values
    }, it would evaluate { $best ->
        [one] 1 leaf
       *[other] { NUMBER($best) } leaves
    }.
kind-order-why = { $goal ->
        [fewest] As a rule, alpha-beta cuts most when each node begins with the branch that is best for its side. The value of that branch is the bound that cuts the rest.
       *[most] As a rule, alpha-beta cuts least when each node ends with the branch that is best for its side. The bound then comes too late.
    }
kind-order-mistake-node = With another order at { $node } ({ $side }) alone, alpha-beta would evaluate { $leaves ->
        [one] 1 leaf
       *[other] { NUMBER($leaves) } leaves
    }.
kind-order-mistake-several = No swap at a single node helps. Change the order at several nodes.
kind-order-mistake-other-goal = With this order, alpha-beta evaluates as { $goal ->
        [fewest] many
       *[most] few
    } leaves as possible.
kind-order-mistake-one-side = All nodes are sorted in the same way. But MAX looks for the highest value, and MIN for the lowest.
kind-order-unknown = The value of { $name } is unknown, so orders cannot be compared. Choose another tree.
kind-order-too-wide = A node with more than { NUMBER($most) } branches has too many orders. Choose another tree.

## Fill in the leaves
kind-fill-task = Write values in the leaves so that alpha-beta evaluates { $goal ->
        [fewest] as few leaves as possible
       *[most] as many leaves as possible
    }.
kind-fill-leaf = Value of the leaf of { $node }
kind-fill-fault = Write a whole number from −{ $most } to { $most } in { $node }.
kind-fill-why = { $goal ->
        [fewest] Give MAX a high value first. After that, a low first leaf in a MIN branch cuts the rest of that branch. In a MAX branch, a high first leaf does the same.
       *[most] Make every branch a little better than the branch before it, for the side that chooses between them. Then no window closes.
    }

## Find the move
kind-find-how = { $ways ->
        [columns] Choose a column.
       *[cells] Choose a cell.
    }
kind-find-others = You can try the other { $ways ->
        [columns] columns
       *[cells] cells
    } too. Only the first answer counts.
kind-find-board = The position
kind-find-task = { $player } is to move and can { $kind ->
        [win] win. Which move keeps the win?
       *[draw] draw. Which move keeps the draw?
    }
kind-find-right = Right, { PLAY($cell) } keeps the result.
kind-find-wrong = No, { PLAY($cell) } { $outcome ->
        [loss] loses.
       *[draw] only draws.
    }
kind-find-looking = Looking for a position…
kind-find-none = No position with a single good move was found on this board. Choose another board, or the exercise “Predict”.
kind-find-ends = With best play, the game lasts { $plies ->
        [one] one move
       *[other] { NUMBER($plies) } moves
    }, including this one.
kind-find-play-out = Play it out on the board

## The end of an exercise
practise-done = { NUMBER($right) } of { NUMBER($asked) } right at the first try
practise-missed-again = Repeat the missed questions
topic-bounds = α and β
topic-cut = Cuts
topic-value = Values
topic-bound = Bounds
topic-order = Order
topic-move = Moves
topic-drop = { topic-move }
missed = { $topic }: { NUMBER($count) } missed.
missed-chapter = Read chapter { NUMBER($number) }
practise-next = Next exercise
watch-tree = Watch this tree
watch-position = Watch this position

## Titles of the places
practise-title = Practise alpha-beta pruning · Cutoff
practise-description =
    .content = Predict the next step of a search, mark the cuts in a tree, find a move that keeps the result, or check your own program. The engine checks every answer.
