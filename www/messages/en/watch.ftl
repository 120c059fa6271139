### What Watch says.

## The place
subject-label = Subject
subject-own = A tree of your own…
subject-position = This position
answer-ask = This search gives the answer away. Show the search anyway?
answer-ask-show = Show the search
depth-end = To the end
room-button = Code
room-label =
    .aria-label = Code and details
watch-horizon = What a depth limit hides
start-here = Start the search here
start-back = Back to the first position
scoring-plain = X’s score: win +1, draw 0, loss −1
scoring-depth-aware = X’s score, n moves from the start: win { NUMBER($most) } − n, draw 0, loss n − { NUMBER($most) }
scoring-estimate = Estimate: open lines with stones, + for X’s, − for O’s
scoring-tree = Values as MAX sees them
search-board =
    .aria-label = The board at this step, with what is known of each move
stage-label =
    .aria-label = The tree at this step
zoom-in =
    .aria-label = Zoom in
    .title = Zoom in (+)
zoom-out =
    .aria-label = Zoom out
    .title = Zoom out (−)
zoom-all =
    .aria-label = Show all
    .title = Show all (0)
form-estimate = an estimate
transport-label =
    .aria-label = Steps
watch-details-label =
    .aria-label = Details
details-tabs = Details
tab-code = Code
tab-list = Node
tab-map = Map
tab-own = Tree
tab-picture = Picture
code-list =
    .aria-label = The algorithm, line by line
conventions-label =
    .aria-label = How alpha-beta decides
tree-list =
    .aria-label = The tree
map-none = The map shows every position of a game at once. Choose “This position” to see it.
map-large = There is no map here. Minimax would visit about { $nodes } nodes, and a map has room for { NUMBER($most) }.
tree-how-legend = How it is searched
tree-window-legend = Window at the root
tree-window-fault = α and β are numbers, and α is the smaller. An empty field is infinite.
step-move = { $player }: { MOVE($cell) }
step-cut-spared = Plain minimax would visit { NUMBER($nodes) } { $nodes ->
        [one] node
       *[other] nodes
    } there.
help-key-next-cut = Next cut
    .keys = N
help-key-cut-before = Previous cut
    .keys = B
help-key-zoom = In the tree or the map: zoom in, zoom out, show all. Shift and the arrow keys pan.
    .keys = +, −, 0

## The search
search-title = Watch a search, step by step
search-over = The game is over, so there is nothing to search.
search-from-fault = The search in this link begins at a position that cannot follow from this one. So it begins here.
search-refused = { $depth ->
        [end] To the end of the game
       *[other] To depth { NUMBER($depth) }
    }, { $kind ->
        [minimax] minimax would visit about { $nodes } nodes.
        [more] alpha-beta would visit more than { $nodes } nodes.
       *[exact] alpha-beta would visit { $nodes } nodes.
    }
search-refused-way = Searches of up to { NUMBER($most) } nodes can be followed step by step. Choose a smaller depth, or start later in the game.
search-refused-depth = Search to depth { NUMBER($plies) }
search-refused-play = Play on to a later position
help-key-steps = In a search: step back, step forward, play or pause, start, end
    .keys = ← →, Space, Home, End

## The search, step by step
search-of = { $algorithm ->
        [alphaBeta] Alpha-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } { $nodes ->
        [one] node
       *[other] nodes
    }
search-of-limited = { $algorithm ->
        [alphaBeta] Alpha-beta
       *[minimax] Minimax
    }, depth { NUMBER($depth) }, { NUMBER($nodes) } nodes
step-back =
    .aria-label = Step back
    .title = Step back (←)
step-play-button = Play
step-forward =
    .aria-label = Step forward
    .title = Step forward (→)
step-next-cut = Next cut
bound-signs = ≥ and ≤: only a bound
step-restart = From the start
cut-of = Cut { NUMBER($cut) } of { NUMBER($cuts) }
watch-count = { NUMBER($seen) } of { NUMBER($all) } { $of ->
        [leaves] leaves
       *[other] nodes
    }
max-takes = takes the highest
min-takes = takes the lowest
stand-alpha = α, { $player } has
stand-beta = β, { $player } has
stand-best = best here
step-scrub =
    .aria-label = Step
step-speed = { $perSecond ->
        [one] one step per second
       *[other] { NUMBER($perSecond) } steps per second
    }
step-speed-full = one step per frame
step-no-more = No more cuts in this direction.
step-beyond = The link asks for step { NUMBER($step) }, but this search has { NUMBER($steps) }. This is the last one.
step-path-root = Start of the search
step-cell = { $proves ->
        [least] ≥{" "}
        [most] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }
step-cell-cut = ✂ cut
step-line-values = α { $alpha }, β { $beta }, best here { $best }
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
       *[no] With best play on both sides, the result is
    } { $worth }.
step-leave = If { $player } plays { PLAY($cell) }, { $estimate ->
        [yes] the search finds
       *[no] the result is
    } { $worth }{ $proves ->
        [exact] .
        [least] {" "}or better for X. The search needs no more.
       *[most] {" "}or better for O. The search needs no more.
    }
step-improve-first = So far, the best { $player } { $sure ->
        [no] can hope for
       *[yes] has
    } here is { $worth }.
step-improve = { $player } prefers { $worth } to { $old }. So far, { PLAY($cell) } is the best move.
step-keeps = That is not better for { $player } than { $old }, so { $player } keeps { PLAY($cell) }.
step-chosen = So { $player } plays { PLAY($cell) }.
step-tie = α = β, but this search cuts only when α > β. It continues.
step-narrow = The best that { $player } can already get on this path is { $worth }. That is { $player ->
        [X] α
       *[O] β
    }.
step-cut-tie = ✂ { $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could already choose { PLAY($cell) }, which leads to { $bound }. { $estimate ->
        [yes] By the estimates, { $player } does at least as well here
       *[no] Here { $player } does at least as well
    }, so { $other } has no reason to come here.{ $skipped ->
        [0] {" "}No moves were left to skip.
        [one] {" "}One move is skipped, whatever it leads to.
       *[other] {" "}{ NUMBER($skipped) } moves are skipped, whatever they lead to.
    }
step-cut-strict = ✂ { $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could already choose { PLAY($cell) }, which leads to { $bound }. { $estimate ->
        [yes] By the estimates, { $player } does better here: { $worth } or better. So { $other } does not come here in this search.
       *[no] Here { $player } does better: { $worth } or better. So { $other } will never come here.
    }{ $skipped ->
        [0] {" "}No moves were left to skip.
        [one] {" "}One move is skipped.
       *[other] {" "}{ NUMBER($skipped) } moves are skipped.
    }
step-cut-later = ✂ { $back ->
        [one] One move
       *[other] { NUMBER($back) } moves
    } earlier, { $other } could already choose { PLAY($cell) }, which leads to { $bound }. Here { $player } does better: it loses after { $plies ->
        [one] one move
       *[other] { NUMBER($plies) } moves
    } at the earliest, if at all. So { $other } will never come here.{ $skipped ->
        [0] {" "}No moves were left to skip.
        [one] {" "}One move is skipped.
       *[other] {" "}{ NUMBER($skipped) } moves are skipped.
    }
## A position with a depth limit
worth-estimate = an estimate of { $sign ->
        [plus] +{ FIGURE($value) } (good for X)
        [minus] { FIGURE($value) } (good for O)
       *[none] { FIGURE($value) }
    }

## Own trees
tree-gallery-aima = Nine leaves
tree-gallery-unknown = With unknown leaves
tree-gallery-min = MIN at the root
tree-gallery-deep = Three plies
tree-gallery-ties = With equal values
tree-gallery-depth = With a depth limit
tree-help = Brackets are inner nodes, numbers are leaves, names are leaves of unknown value: [[3, 5, 10], [2, a, b], [2, 7, 3]]. A number before a bracket is that node’s own estimate, used if the search stops there: 5[3, 12].
tree-root-label = At the root
tree-plies-label = Plies
tree-search-button = Search
tree-random-button = Random tree
tree-drawing =
    .aria-label = Drawing of the tree at this step. The list shows the same.
tree-list-node = { $place }: { $state ->
        [unknown] not visited yet
        [open] being searched
        [cut] cut ✂
       *[other] { $estimate ->
            [yes] estimate
           *[no] value
        } { $state ->
            [least] at least { $value }
            [most] at most { $value }
           *[exact] { $value }
        }
    }
tree-of = { $algorithm ->
        [alphaBeta] Alpha-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } of { NUMBER($all) } nodes, { NUMBER($leaves) } of { NUMBER($ends) } leaves
tree-path-root = root
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
       *[no] This leaf has the value { $worth }.
    }
tree-step-leave-root = Done. { $estimate ->
        [yes] The estimate for the tree
       *[no] The value of the tree
    } is { $worth }{ $proves ->
        [least] {" "}or more
        [most] {" "}or less
       *[exact] {""}
    }.
tree-step-leave = Branch { PATH($branch) } { $estimate ->
        [yes] is estimated at
       *[no] has the value
    } { $worth }{ $proves ->
        [exact] .
        [least] {" "}or more. The search needs no more.
       *[most] {" "}or less. The search needs no more.
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
           *[yes] has
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
    } than { $old }. { $player ->
        [X] MAX
       *[O] MIN
    } keeps branch { PATH($branch) }.
tree-step-chosen = So { $player ->
        [X] MAX
       *[O] MIN
    } chooses branch { PATH($branch) }.
tree-step-narrow = { $estimate ->
        [yes] By the estimates, { $player ->
            [X] MAX has at least { $worth } on this path
           *[O] MIN holds this path to at most { $worth }
        }
       *[no] On this path, { $player ->
            [X] MAX is now sure of { $worth } or more
           *[O] MIN is now sure of { $worth } or less
        }
    }. That is { $player ->
        [X] α
       *[O] β
    }.
tree-step-cut-window = ✂ { $player ->
        [X] MAX can get { $worth } or more here. The window at the root ends at β
       *[O] MIN can hold MAX to { $worth } or less here. The window at the root begins at α
    } = { $bound }, so the rest cannot matter.{ $skipped ->
        [0] {" "}No branches were left to skip.
        [one] {" "}One branch is skipped.
       *[other] {" "}{ NUMBER($skipped) } branches are skipped.
    }
tree-step-cut-tie = ✂ { $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } already has branch { PATH($branch) }, { $estimate ->
        [yes] estimated at { $bound }. By the estimates, here
       *[no] worth { $bound }. Here
    } { $player ->
        [X] MAX can get { $bound } or more, so MIN
       *[O] MIN can hold MAX to { $bound } or less, so MAX
    } gains nothing by coming here.{ $skipped ->
        [0] {" "}No branches were left to skip.
        [one] {" "}One branch is skipped.
       *[other] {" "}{ NUMBER($skipped) } branches are skipped.
    }
tree-step-cut-strict = ✂ { $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } already has branch { PATH($branch) }, { $estimate ->
        [yes] estimated at { $bound }. By the estimates, here
       *[no] worth { $bound }. Here
    } { $player ->
        [X] MAX can get { $worth } or more, so MIN
       *[O] MIN can hold MAX to { $worth } or less, so MAX
    } will never come here.{ $skipped ->
        [0] {" "}No branches were left to skip.
        [one] {" "}One branch is skipped.
       *[other] {" "}{ NUMBER($skipped) } branches are skipped.
    }

## Trees with a depth limit

## The whole tree
map-told = The search visited { NUMBER($visited) } of the { NUMBER($nodes) } nodes in the whole tree.
map-explained = One band per move, with the start of the search at the top. The more games a position leads to, the wider it is. Choose a branch to see it alone. Drag to move; use the buttons, + and −, or Ctrl and the wheel to zoom.
map-legend-x = X wins
map-legend-o = O wins
map-legend-cut = not visited
map-node = Value { $value }; { NUMBER($nodes) } { $nodes ->
        [one] node
       *[other] nodes
    } here and below.
map-visited = The search visited this node.
map-unvisited = The search did not visit this node. { $why }

## Pseudocode
code-languages = As a program
code-alpha-beta =
    search(position, α, β):
      if the game is over: return its score
      best ← −∞ for X, +∞ for O
      { $order ->
          [right] for each move, from last to first:
         *[left] for each move, in order:
      }
        value ← search(after that move, α, β)
        if value is better than best: best ← value
          X: α ← max(α, best)  O: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: skip the rest ✂
      { $values ->
          [hard] return best, clamped to the α and β given
         *[soft] return best
      }
code-minimax =
    search(position):
      if the game is over: return its score
      best ← −∞ for X, +∞ for O
      { $order ->
          [right] for each move, from last to first:
         *[left] for each move, in order:
      }
        value ← search(after that move)
        if value is better than best: best ← value
      return best
code-alpha-beta-limit =
    search(position, α, β, depth):
      if the game is over: return its score
      if depth = 0: return its estimate
      best ← −∞ for X, +∞ for O
      { $order ->
          [right] for each move, from last to first:
         *[left] for each move, in order:
      }
        value ← search(after that move, α, β, depth − 1)
        if value is better than best: best ← value
          X: α ← max(α, best)  O: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: skip the rest ✂
      { $values ->
          [hard] return best, clamped to the α and β given
         *[soft] return best
      }
code-minimax-limit =
    search(position, depth):
      if the game is over: return its score
      if depth = 0: return its estimate
      best ← −∞ for X, +∞ for O
      { $order ->
          [right] for each move, from last to first:
         *[left] for each move, in order:
      }
        value ← search(after that move, depth − 1)
        if value is better than best: best ← value
      return best
code-alpha-beta-tree =
    search(node, α, β):
      if the node is a leaf: return its value
      best ← −∞ for MAX, +∞ for MIN
      { $order ->
          [right] for each branch, from right to left:
         *[left] for each branch, in order:
      }
        value ← search(the child there, α, β)
        if value is better than best: best ← value
          MAX: α ← max(α, best)  MIN: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: skip the rest ✂
      { $values ->
          [hard] return best, clamped to the α and β given
         *[soft] return best
      }
code-minimax-tree =
    search(node):
      if the node is a leaf: return its value
      best ← −∞ for MAX, +∞ for MIN
      { $order ->
          [right] for each branch, from right to left:
         *[left] for each branch, in order:
      }
        value ← search(the child there)
        if value is better than best: best ← value
      return best

## Titles of the places
watch-title = Watch a search, step by step · Cutoff
watch-description =
    .content = Step through a real minimax or alpha-beta search: every value, every bound, and the reason for every cut.

## Taking a step along

picture-explained = The tree or the board of this step, with α, β, the cuts and the convention in its caption.
picture-board = The board alone
picture-save = Save this step as
picture-embed = Show this search on your own page
picture-window = { $of ->
        [tree] At the node with the thick frame
       *[board] At this board
    }, α = { $alpha } and β = { $beta }.
picture-cuts = { $branches ->
        [0] No branch is cut so far.
        [one] One branch is cut so far.
       *[other] { NUMBER($branches) } branches are cut so far.
    }
picture-cut = ✂ { $count ->
        [one] Branch { $branches } is cut
       *[other] Branches { $branches } are cut
    }, since α = { $alpha } { $cut ->
        [gt] >
       *[ge] ≥
    } β = { $beta }.
