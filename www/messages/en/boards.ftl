### Words of Play about boards beyond 3×3.

page-title-other = Cutoff: play { $board } against minimax, alpha-beta and a solver

## The engine line
think-title = The engine
think-so-far = Best so far: { PLAY($cell) }
think-column = Column { MOVE($cell) }
think-continue = Continue
think-until-done = Until proved
think-seconds = { NUMBER($seconds) } s
think-memory = Memory
think-megabytes = { NUMBER($mb) } MB
think-depth = depth { NUMBER($depth) }
think-positions = { $nodes } nodes
think-speed = { $speed }/s
think-from-book = from the opening book
think-memory-refused = the browser cannot provide more memory
think-proved-win = Proved: { $player } wins in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
think-proved-draw = Proved: a draw.
think-proved-loss = Proved: { $player } loses in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
think-result-win = { $player } wins in { NUMBER($plies) } moves or fewer.
think-result-loss = { $player } loses in { NUMBER($plies) } moves or fewer.
think-at-least = At least a draw for { $player }.
think-at-most = At most a draw for { $player }.
think-nothing = Neither side can force a win within { $depth ->
        [one] 1 move
       *[other] { NUMBER($depth) } moves
    }.
line-so-far = Best line so far (not proved): { $cells }
line-partly = The first { NUMBER($first) } of { NUMBER($plies) } moves.
think-move-open = The best move’s result is not proved yet.
think-waiting = Waiting until both searches have been timed.
think-paused = Paused while this tab is hidden.
think-stopped = { $depth ->
        [0] Stopped before depth 1 was reached.
       *[other] Stopped after depth { NUMBER($depth) }.
    }
think-spent = { $depth ->
        [0] Time ran out before depth 1.
       *[other] Time ran out after depth { NUMBER($depth) }.
    }
think-failed = The search stopped because of an error.
recommendation-none = No move found yet.

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

## Chances against the computer
hope-proving = The computer plays perfectly if it can prove the result in time.
level-proving = Plays perfectly if it can prove the result in time. Otherwise, it plays the best move it has found. The move list says whether the result was proved.

## Players
player-proving = Strongest computer
name-proving = Strongest

## Moves of the computer
moves-how = Reason
how-proved-win = proved: wins in { NUMBER($plies) }
how-proved-draw = proved: a draw
how-proved-loss = proved: loses in { NUMBER($plies) }
how-looked = searched to depth { NUMBER($depth) }
how-casual = casual move
how-random = random move

## The cost of minimax
cost-about = about { $size } nodes (± { $error })
cost-order = roughly { $size } nodes
cost-counted = { $size } nodes
cost = A full minimax search would take { $time }.
cost-visits = A full minimax search would visit { $visits }.
cost-speed = Measured in this tab: { $measured } nodes in { $time }.
span-order = roughly { $text } years
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

## Both searches to one depth
compare-about = ≈ { $text }
compare-alpha-beta = { $ahead ->
        [end] Alpha-beta is searching to the end.
        [one] Alpha-beta is searching 1 move ahead.
       *[other] Alpha-beta is searching { NUMBER($ahead) } moves ahead.
    }
compare-minimax = { $ahead ->
        [end] Minimax is searching to the end, at its real speed.
        [one] Minimax is searching 1 move ahead, at its real speed.
       *[other] Minimax is searching { NUMBER($ahead) } moves ahead, at its real speed.
    }
compare-stopped = { $ahead ->
        [end] Stopped before minimax had reached the end.
        [one] Stopped before minimax had searched 1 move ahead.
       *[other] Stopped before minimax had searched { NUMBER($ahead) } moves ahead.
    }
compare-share = { $ahead ->
        [end] To the end
        [one] 1 move ahead
       *[other] { NUMBER($ahead) } moves ahead
    }: { $about ->
        [yes] about *{ $times } times fewer*
       *[no] *{ $times } times fewer*
    } nodes.
compare-too-deep = Alpha-beta takes too long at this depth. Choose a smaller depth.
compare-failed = The comparison failed.
race-about = { $time ->
        [none] Race them
       *[other] Race them: { $time }
    }
race-short = { $time ->
        [none] Race
       *[other] Race: { $time }
    }
