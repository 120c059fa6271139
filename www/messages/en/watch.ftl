### What Watch says.

## The search
search-title = See the search
search-explained = Follow the search of the position on the board, one step at a time: forwards, backwards, and with the reason for every cut.
tree-open-button = A tree of your own
search-open-button = Step through it
search-recording = Recording the search…
search-failed = The search could not be recorded. Your game is kept. ({ $detail })
search-unloaded = This part of the page could not be loaded: there may be no network, or a newer version of the page. Try again, or reload the page. Your game is kept in its address. ({ $detail })
search-over = The game is over in this position: there is nothing to search.
help-key-steps = ← →, Space, Home, End
help-key-steps-does = In the search: a step back, a step on, play or pause, start, end

## The search, step by step
search-of = { $algorithm ->
        [alphaBeta] Alpha-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } positions
step-of = Step { NUMBER($step) } of { NUMBER($steps) }
step-start = ❘◀
    .aria-label = To the start
    .title = To the start (Home)
step-back = ◀
    .aria-label = Step back
    .title = Step back (←)
step-play-button = Play
step-pause-button = Pause
step-forward = ▶
    .aria-label = Step forward
    .title = Step forward (→)
step-end = ▶❘
    .aria-label = To the end
    .title = To the end (End)
step-next-cut = Next cut ✂
step-next-value = Next value
step-out = Out of here
step-scrub =
    .aria-label = Step
step-speed-label = Speed
step-speed-slow = one step a second
step-speed-medium = four steps a second
step-speed-fast = twenty steps a second
step-speed-full = every frame
step-cut-spared = That spares { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } of plain minimax.
step-no-more = There is none after this step.
step-beyond = The link asks for step { NUMBER($step) }; this search has { NUMBER($steps) }. Here is its last.
step-path = From the position searched to here
step-path-root = The position searched
step-side-x = ▲ MAX, X
step-side-o = ▼ MIN, O
step-best = best so far: { $value }
step-best-none = no value yet
step-window = α { $alpha }, β { $beta }
step-cell-exact = { $value }
step-cell-least = ≥ { $value }
step-cell-most = ≤ { $value }
step-cell-cut = ✂ cut
step-cut-reveal = { MOVE($cell) } was cut: what would it have been worth?
step-cut-revealed = { MOVE($cell, begins: "yes") } was cut; it is worth { $worth }, and minimax visits { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } to know.
step-cut-asking = Searching { MOVE($cell) }…
step-line = The window: what X is sure of (α) and what O is sure of (β)
step-line-tree = The window: what MAX is sure of (α) and what MIN is sure of (β)
step-line-values = α { $alpha }, β { $beta }, best here { $best }
step-none = none
step-enter-root = { $player } is to move, with { $moves ->
        [one] one free cell
       *[other] { NUMBER($moves) } free cells
    }. The search looks at what each of them leads to.
step-enter = What if { $player } takes { MOVE($cell) }?
step-leaf-win = { $player } has three in a row: this line ends with { $worth }.
step-leaf-draw = The board is full and nobody has won: this line is a draw.
step-leave-root = The search is done: with best play on both sides it comes to { $worth }.
step-leave-exact = For { $player }, { MOVE($cell) } comes to { $worth }.
step-leave-least = For { $player }, { MOVE($cell) } comes to { $worth } or something better for X. More need not be known.
step-leave-most = For { $player }, { MOVE($cell) } comes to { $worth } or something better for O. More need not be known.
step-improve-first = So far that is all that { $player } has here: { $worth }.
step-improve = { $player } would rather have { $worth } than { $old }: { MOVE($cell) } is the best so far here.
step-narrow-alpha = On this line X is now sure of at least { $worth }: alpha is { NUMBER($value) }.
step-narrow-beta = On this line O is now sure of at least { $worth }: beta is { NUMBER($value) }.
step-cut-tie = ✂ { $other } already has { MOVE($cell) }, { $back ->
        [one] one move
       *[other] { NUMBER($back) } moves
    } back, which comes to { $bound }. Here { $player } gets at least as much: { $other } has no reason to come here, whatever else there is. { $skipped ->
        [0] No move was left to look at.
        [one] One move needs no look.
       *[other] { NUMBER($skipped) } moves need no look.
    }
step-cut-strict = ✂ { $other } already has { MOVE($cell) }, { $back ->
        [one] one move
       *[other] { NUMBER($back) } moves
    } back, which comes to { $bound }. Here { $player } gets something better, at least { $worth }: { $other } will not come here. { $skipped ->
        [0] No move was left to look at.
        [one] One move needs no look.
       *[other] { NUMBER($skipped) } moves need no look.
    }

## Own trees
tree-gallery-label = Examples
tree-gallery-aima = Russell and Norvig, Artificial Intelligence: nine leaves
tree-gallery-unknown = With unknown leaves
tree-gallery-min = MIN at the root
tree-gallery-deep = Four plies
tree-gallery-ties = With ties
tree-gallery-depth = Cut short at a depth
tree-text-label = Tree
tree-help = Brackets are inner nodes, numbers are leaves, names are leaves whose value nobody knows: [[3, 5, 10], [2, a, b], [2, 7, 3]]. A number before a bracket is that node’s own value, for a search that stops there: 5[3, 12].
tree-root-label = At the root
tree-depth-label = Plies to search
tree-branching-label = Branches
tree-plies-label = Plies
tree-search-button = Search it
tree-random-button = A random one
tree-save-button = Save as a file
tree-file-label = Open a file
tree-edit-button = Edit by clicking
tree-edit-choose = Click a node of the drawing.
tree-edit-node = Node { $path }
tree-edit-root = The root
tree-value-label = Value or name
tree-add-button = Add a branch
tree-remove-button = Remove it
tree-file-failed = That file cannot be read.
tree-file-long = That file is too long for a tree: it may have { NUMBER($most) } bytes at most.
tree-side-x = ▲ MAX
tree-side-o = ▼ MIN
tree-drawing =
    .aria-label = The tree, drawn. The list below has the same.
tree-large = This tree is too large to be drawn. The list has it.
tree-list-title = The tree as a list
tree-list-leaf = { $path }, leaf { $value }
tree-list-inner = { $path }, { $side }
tree-list-root = root, { $side }
tree-list-open = { $place }: not looked at yet
tree-list-now = { $place }: being looked at
tree-list-exact = { $place }: worth { $value }
tree-list-least = { $place }: at least { $value }
tree-list-most = { $place }: at most { $value }
tree-list-cut = { $place }: cut ✂
tree-of = { $algorithm ->
        [alphaBeta] Alpha-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } of { NUMBER($all) } nodes
tree-path-root = root
tree-path-branch = branch { $branch }
tree-revealed = That node was not looked at. It is worth { $value }.
tree-unknown = That node was not looked at, and its worth is not known.
tree-needs = The search needs to know what { $name } is worth, and nobody does: it cannot go on.
tree-needs-value = The search is to stop here, but branch { $branch } has no value of its own: it cannot go on.
tree-fault-end = the end
tree-step-enter-root = { $player ->
        [X] MAX
       *[O] MIN
    } is to choose among { $moves ->
        [0] no branches
        [one] one branch
       *[other] { NUMBER($moves) } branches
    }. The search looks at each in turn.
tree-step-enter = What if { $player ->
        [X] MAX
       *[O] MIN
    } takes branch { $branch }?
tree-step-leaf = This is worth { $worth }.
tree-step-leave-root = The search is done: the tree is worth { $worth }.
tree-step-leave-exact = Branch { $branch } comes to { $worth }.
tree-step-leave-least = Branch { $branch } comes to { $worth } or more. More need not be known.
tree-step-leave-most = Branch { $branch } comes to { $worth } or less. More need not be known.
tree-step-improve-first = So far that is all that { $player ->
        [X] MAX
       *[O] MIN
    } has here: { $worth }.
tree-step-improve = { $player ->
        [X] MAX
       *[O] MIN
    } would rather have { $worth } than { $old }: branch { $branch } is the best so far here.
tree-step-narrow-alpha = On this line MAX is now sure of at least { $worth }: that is alpha.
tree-step-narrow-beta = On this line MIN is now sure of at most { $worth }: that is beta.
tree-step-cut-tie = ✂ { $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } already has branch { $branch }, worth { $bound }. Here { $player ->
        [X] MAX can get { $bound } or more, so MIN
       *[O] MIN can hold it to { $bound } or less, so MAX
    } gains nothing by coming here. { $skipped ->
        [0] No branches were left to skip.
        [one] One branch is skipped.
       *[other] { NUMBER($skipped) } branches are skipped.
    }
tree-step-cut-strict = ✂ { $back ->
        [one] One ply
       *[other] { NUMBER($back) } plies
    } up, { $other ->
        [X] MAX
       *[O] MIN
    } already has branch { $branch }, worth { $bound }. Here { $player ->
        [X] MAX can get { $worth } or more, so MIN
       *[O] MIN can hold it to { $worth } or less, so MAX
    } will never come here. { $skipped ->
        [0] No branches were left to skip.
        [one] One branch is skipped.
       *[other] { NUMBER($skipped) } branches are skipped.
    }

## The tree of boards
branch-title = The tree
branch-explained = What the search knows of each position, as X’s score; ✂ was not visited. Click a board to open it and to step there; hover a cell of the game’s board to see just that move. Drag, scroll, or use the arrow keys, + and − to move and zoom.
branch-drawing =
    .aria-label = The tree, drawn. The list below has the same.
branch-list =
    .aria-label = The tree
branch-visited = { $name }: the search knows { $bound }; it is worth { $exact }
branch-unvisited = { $name }: ✂ not visited; it is worth { $exact }

## The whole tree
map-title = The whole tree
map-told = The search visited { NUMBER($visited) } of the { NUMBER($nodes) } positions that the whole tree has.
map-explained = One band for each move, from the position searched at the top; each position is as wide as the games below it are many. Click a branch to see it alone; drag, scroll or use the arrow keys to move and zoom.
map-whole = All of it
map-in = Closer
map-out = Further
map-legend-x = X wins
map-legend-draw = a draw
map-legend-o = O wins
map-legend-cut = not visited
map-node = Worth { $value }; { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } here and below.
map-visited = The search came here.
map-unvisited = The search did not come here. { $why }

## Pseudocode
code-title = The algorithm
code-variables = α = { $alpha }, β = { $beta }, best = { $best }
code-variables-minimax = best = { $best }
code-alpha-beta =
    search(position, α, β):
      if the game is over: return its score
      best ← −∞ for X, +∞ for O
      for each free cell, in order:
        value ← search(position with that move, α, β)
        if value is better than best: best ← value
          X: α ← max(α, best)    O: β ← min(β, best)
          if α ≥ β: stop looking here ✂
      return best
code-minimax =
    search(position):
      if the game is over: return its score
      best ← −∞ for X, +∞ for O
      for each free cell, in order:
        value ← search(position with that move)
        if value is better than best: best ← value
      return best
code-alpha-beta-tree =
    search(node, α, β):
      if the node is a leaf: return its value
      best ← −∞ for MAX, +∞ for MIN
      for each branch, in order:
        value ← search(the node it leads to, α, β)
        if value is better than best: best ← value
          MAX: α ← max(α, best)    MIN: β ← min(β, best)
          if α ≥ β: stop looking here ✂
      return best
code-minimax-tree =
    search(node):
      if the node is a leaf: return its value
      best ← −∞ for MAX, +∞ for MIN
      for each branch, in order:
        value ← search(the node it leads to)
        if value is better than best: best ← value
      return best

## Titles of the places
watch-title = Watch a search, step by step · Cutoff
watch-description =
    .content = Step through a real minimax or alpha-beta search: every value, every bound, and the reason for every cut.
