### What Play says of boards beyond 3×3, and of depth limits on all boards.

page-title-other = Cutoff: play { $board } against minimax, alpha-beta and a search that proves its moves

## The engine line
think-title = The engine
think-so-far = Best so far: { MOVE($cell) }
think-column = Column { MOVE($cell) }
think-column-so-far = Best so far: column { MOVE($cell) }
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
       *[other] { $plies } moves, counting both sides
    }.
think-proved-draw = Proved: a draw.
think-proved-loss = Proved: { $player } loses in { $plies ->
        [one] 1 move
       *[other] { $plies } moves, counting both sides
    }.
think-result-win = { $player } wins in { NUMBER($plies) } moves or sooner.
think-result-draw = A draw.
think-result-loss = { $player } loses in { NUMBER($plies) } moves or sooner.
think-at-least = At least a draw for { $player }.
think-at-most = At most a draw for { $player }.
think-nothing = No win can be forced within { $depth ->
        [one] 1 move
       *[other] { NUMBER($depth) } moves
    }; beyond that, nothing is proved.
think-nothing-yet = Nothing is proved yet.
line-so-far = Line so far, a guess: { $cells }
line-partly = The first { NUMBER($shown) } of { NUMBER($plies) } moves.
think-idle = Not started.
think-move-open = The best move is not proved yet.
think-looking = Still looking…
think-paused = Paused while this tab is hidden.
think-stopped = Stopped at depth { NUMBER($depth) }.
think-spent = Time is up at depth { NUMBER($depth) }.

## The board
cell-best-so-far = best so far
cell-lands = the stone falls to { SPOKEN($cell) }
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-least-draw = ≥=
sign-most-draw = ≤=
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
hope-proving = It plays proved moves, else what looks best.
level-proving = Plays the move that it proves to be best within its time; where it proves none, the best so far. The list of moves says which it was.

## Players
player-strong = Strongest computer
name-strong = Strongest

## Hints
hints-explained-other = What is proved of each move for the side to move. “Wins in 3” counts the moves of both sides.
hints-open-cells = A move without an entry on the board is not proved yet.
hints-open-columns = “…” over a column: not proved yet.
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
last-move = Its last move, { MOVE($cell) }: { $how }.
last-move-win = Its last move, { MOVE($cell) }, was proved: it wins in { NUMBER($plies) }.
last-move-draw = Its last move, { MOVE($cell) }, was proved: it draws.
last-move-loss = Its last move, { MOVE($cell) }, was proved: it loses in { NUMBER($plies) }.

## Setting up
setup-explained-other = Click a cell to switch it between empty, X and O. Or type { NUMBER($cells) } characters, row by row: X, O, and a dot for empty.

## What minimax would cost
cost-about = Minimax would visit about { $size } positions (± { $error })
cost-order = Minimax would visit of the order of { $size } positions
cost-counted = Minimax visits { $size } positions
cost-untimed = { $visits } from here.
cost-took = { $visits } from here. That took { $time } in this tab.
cost = { $visits } from here: { $span } in this tab, by a run of { $measured } positions that took { $time }.
span-order = of the order of { $text } years
span-moment = less than a second
span-seconds = about { $text } { $count ->
        [one] second
       *[other] seconds
    }
span-minutes = about { $text } { $count ->
        [one] minute
       *[other] minutes
    }
span-hours = about { $text } { $count ->
        [one] hour
       *[other] hours
    }
span-days = about { $text } { $count ->
        [one] day
       *[other] days
    }
span-years = about { $text } { $count ->
        [one] year
       *[other] years
    }

## A textbook search with a depth limit
textbook-explained = Minimax and alpha-beta can look a few plies ahead and guess there, by the lines that are still open. What they then say is a guess, unless the result is already forced within the limit.
textbook-depth = Look ahead
textbook-plies = { $plies ->
        [one] 1 ply
       *[other] { NUMBER($plies) } plies
    }
textbook-to-end = to the end
textbook-counted = So far ahead, minimax visits { $size } positions; alpha-beta fewer.
textbook-about = So far ahead, minimax visits about { $size } positions; alpha-beta fewer.
textbook-run = Search
textbook-running = { $algorithm } is searching.
textbook-far = { $nodes } positions in { $time }
textbook-found = { $algorithm }, { $ahead }: { $move }.
textbook-column = column { MOVE($cell) }
textbook-guess = A guess, not proved: { $guess } for { $player }.
textbook-refused = Not begun: minimax would visit about { $size } positions here. Choose a smaller depth, or alpha-beta.
textbook-stopped = Stopped. A new search begins again.
textbook-failed = The search has failed. A new search begins again.
