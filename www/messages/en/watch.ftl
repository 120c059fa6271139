### Words of Watch.

## The place
subject-label = Subject
subject-own = A tree of your own…
subject-position = This position
watch-anyway = This search gives the answer away. Show the search anyway?
watch-anyway-button = Show the search
drawer-button = Code
drawer-label =
    .aria-label = Code and details
watch-horizon = The horizon effect
start-here = Start the search here
start-back = Back to the start of the search
scores-plain-about = X’s score: win +1, draw 0, loss −1
scores-depth-aware-about = X’s score after n moves: { NUMBER($most) } − n for a win, 0 for a draw, n − { NUMBER($most) } for a loss
scores-estimate-about = Estimate: lines with only X’s stones count +, lines with only O’s stones count −
scores-tree-about = Values from MAX’s point of view
search-board =
    .aria-label = The board at this step, with what is known about each move
watch-stage =
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
step-buttons =
    .aria-label = Steps
drawer-tabs = Details
drawer-code = Code
drawer-list = Node
drawer-map = Map
drawer-own = Tree
drawer-picture = Picture
code-list =
    .aria-label = The algorithm, line by line
conventions-label =
    .aria-label = Convention and speed
map-none = Only positions of a game have a map. Choose “This position” to see one.
map-large = The tree of this position is too large for a map. It has about { $nodes } nodes, and a map shows at most { NUMBER($most) }.
tree-how-legend = Search rules
step-move = { $player }: { MOVE($cell) }
step-cut-spared = Plain minimax would visit { NUMBER($nodes) } more { $nodes ->
        [one] node
       *[other] nodes
    } here.
help-key-next-cut = Next cut
    .keys = N
help-key-cut-before = Previous cut
    .keys = B
help-key-zoom = Zoom in, zoom out, show all (tree and map). Pan with Shift and the arrow keys.
    .keys = +, −, 0

## The search
search-title = Watch a search, step by step
search-over = The game is over, so there is nothing to search.
search-from-fault = The link starts the search at a position that cannot be reached from this one, so the search starts here.
search-refused = { $kind ->
        [minimax] Minimax would visit about { $nodes }
        [more] Alpha-beta would visit more than { $nodes }
       *[exact] Alpha-beta would visit { $nodes }
    } nodes to reach { $depth ->
        [end] the end of the game.
       *[other] depth { NUMBER($depth) }.
    }
search-refused-way = You can follow searches of up to { NUMBER($most) } nodes step by step. Choose a smaller depth, or start later in the game.
search-refused-depth = Search to depth { NUMBER($plies) }
search-refused-play = Play on to a later position
help-key-steps = In a search: step back, step forward, play or pause, start, end
    .keys = ← →, Space, Home, End

## The search, step by step
search-of = { $algorithm ->
        [alpha-beta] Alpha-beta
       *[minimax] Minimax
    }{ $depth ->
        [0] {""}
       *[other] {", "}depth { NUMBER($depth) }
    }, { NUMBER($nodes) } { $nodes ->
        [one] node
       *[other] nodes
    }
step-back =
    .aria-label = Step back
    .title = Step back (←)
step-play-button = Play
step-forward =
    .aria-label = Step forward
    .title = Step forward (→)
step-next-cut = Next cut
bound-signs = ≥ and ≤ mark bounds.
step-restart = From the start
cut-of = Cut { NUMBER($cut) } of { NUMBER($cuts) }
watch-count = { NUMBER($seen) } of { NUMBER($all) } { $of ->
        [leaves] { $all ->
            [one] leaf
           *[other] leaves
        }
       *[other] nodes
    }
level-takes = { $side ->
        [max] takes the highest
       *[min] takes the lowest
    }
tree-closed = { NUMBER($leaves) } { $leaves ->
        [one] leaf
       *[other] leaves
    }
sure-alpha = α: { $player } is sure of
sure-beta = β: { $player } is sure of
best-here = best here
step-scrub =
    .aria-label = Step
step-speed = { $perSecond ->
        [one] one step per second
       *[other] { NUMBER($perSecond) } steps per second
    }
step-speed-full = one step per frame
step-no-more = No more cuts in this direction.
step-beyond = The link asks for step { NUMBER($step) }, but this search has only { NUMBER($steps) } steps. This is the last one.
step-path-root = Start of the search
step-line-values = α { $alpha }, β { $beta }, best here { $best }
## Own trees
tree-example-unknown = With unknown leaves
tree-example-depth = With a depth limit
tree-help = Brackets are inner nodes, numbers are leaves, and names are leaves with an unknown value: [[3, 5, 10], [2, a, b], [2, 7, 3]]. A number before a bracket is the estimate of that node, which counts if the search stops there: 5[3, 12].
tree-search = Search
tree-random = Random tree
tree-drawing = Some values have no room. Under { drawer-code }, the tab { drawer-list } lists them.
    .aria-label = Drawing of the tree at this step. Under { drawer-code }, the tab { drawer-list } has the same tree as a list.
tree-of = { $algorithm ->
        [alpha-beta] Alpha-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } of { NUMBER($all) } nodes, { NUMBER($leaves) } of { NUMBER($ends) } leaves
tree-path-root = root

## The whole tree
map-text = The search visited { NUMBER($visited) } of the { NUMBER($nodes) } nodes in the whole tree.
map-explained = The search starts at the top, and each band is one move deeper. The more games pass through a position, the wider it is drawn. Choose a branch to see it alone. Drag to move. Use the buttons, + and −, or Ctrl and the wheel to zoom.
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
code-languages = The whole program
code-alpha-beta =
    search(position, α, β):
      if the game is over: return its score
      best ← −∞ for X, ∞ for O
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
          [hard] return best, clamped to the original α and β
         *[soft] return best
      }
code-minimax =
    search(position):
      if the game is over: return its score
      best ← −∞ for X, ∞ for O
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
      best ← −∞ for X, ∞ for O
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
          [hard] return best, clamped to the original α and β
         *[soft] return best
      }
code-minimax-limit =
    search(position, depth):
      if the game is over: return its score
      if depth = 0: return its estimate
      best ← −∞ for X, ∞ for O
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
      best ← −∞ for MAX, ∞ for MIN
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
          [hard] return best, clamped to the original α and β
         *[soft] return best
      }
code-minimax-tree =
    search(node):
      if the node is a leaf: return its value
      best ← −∞ for MAX, ∞ for MIN
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

picture-explained = The picture shows the tree or the board at this step. The caption shows α, β, the cuts and the convention.
picture-board = Board only
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
