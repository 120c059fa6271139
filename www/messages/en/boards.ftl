### What only boards beyond 3×3 need in Play.

## The engine line
think-title = The engine
think-so-far = Best so far: { MOVE($cell) }
think-stop = Stop
think-continue = Continue
think-until-done = Until done
think-seconds = { NUMBER($seconds) } s
think-budget = Time
think-memory = Memory
think-megabytes = { NUMBER($mb) } MB
think-depth = depth { NUMBER($depth) }
think-positions = { $nodes } positions
think-speed = { $speed }/s
think-from-book = from the opening book
think-memory-refused = the browser gives no more memory
think-proved-win = Proved: { $player } wins in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
think-proved-draw = Proved: a draw.
think-proved-loss = Proved: { $player } loses in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
think-result-win = { $player } wins; how soon is not proved.
think-result-draw = A draw.
think-result-loss = { $player } loses; how soon is not proved.
think-at-least = At least a draw for { $player }.
think-at-most = At most a draw for { $player }.
think-nothing = Nobody can win within { $depth ->
        [one] 1 move
       *[other] { NUMBER($depth) } moves
    }.
think-idle = Not started.
think-looking = Still looking…
think-paused = Paused while this tab is hidden.
think-stopped = Stopped at depth { NUMBER($depth) }, not proved.
think-spent = Time is up at depth { NUMBER($depth) }, not proved.

## The board
cell-best-so-far = best so far
cell-lands = the stone falls to { SPOKEN($cell) }
hint-short-win = wins { $plies }
hint-short-draw = draws
hint-short-loss = loses { $plies }
hint-proved-win = wins
hint-proved-draw = draws
hint-proved-loss = loses
hint-at-least-draw = ≥ draw
hint-at-most-draw = ≤ draw
refused-full = Column { MOVE($cell) } is full. Choose another one.

## What to expect
hope-proving = It plays what it proves in time, and else what looks best.
level-proving = Plays the move that it proves to be best within its time; where it proves none, the best so far. The list of moves says which it was.

## Players
player-strong = Strongest computer
name-strong = Strongest

## Hints
hints-explained-other = What is proved of each move for the side to move. “Wins in 3” counts the moves of both sides. A move without an entry on the board is not proved yet.
hints-proving = Proved: { NUMBER($proved) } of { NUMBER($moves) } moves; still looking.
hints-so-far = Proved: { NUMBER($proved) } of { NUMBER($moves) } moves.
hints-open = not proved yet
hint-words-least = at least a draw
hint-words-most = at most a draw

## Moves of the computer
moves-how = How it was found
how-proved-win = proved: wins in { NUMBER($plies) }
how-proved-draw = proved: a draw
how-proved-loss = proved: loses in { NUMBER($plies) }
how-looked = looked { NUMBER($depth) } { $depth ->
        [one] ply
       *[other] plies
    } ahead
how-casual = casual
how-random = at random
last-move = Its last move: { $how }.

## Setting up
setup-explained-other = Click a cell to switch it between empty, X and O. Or type { NUMBER($cells) } characters, row by row: X, O, and a dot for empty.
