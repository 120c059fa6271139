### Words of Play about boards beyond 3×3.

play-title-other = Cutoff: play { $board } against minimax, alpha-beta and a solver

## The solver
solver-panel-label = The engine
recommendation-so-far = Best so far: { PLAY($cell) }
recommendation-column = Column { MOVE($cell) }
solver-continue = Continue
solver-until-done = Until proved
solver-seconds = { NUMBER($seconds) } s
solver-memory = Memory
solver-megabytes = { NUMBER($mb) } MB
solver-depth = depth { NUMBER($depth) }
solver-nodes = { $nodes } nodes
solver-speed = { $speed }/s
solver-from-book = from the opening book
solver-memory-refused = the browser cannot provide more memory
claim-exact-win = Proved: { $player } wins in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
claim-exact-draw = Proved: a draw.
claim-exact-loss = Proved: { $player } loses in { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }.
claim-within-win = { $player } wins in { NUMBER($plies) } moves or fewer.
claim-within-loss = { $player } loses in { NUMBER($plies) } moves or fewer.
claim-lower-draw = At least a draw for { $player }.
claim-upper-draw = At most a draw for { $player }.
claim-open = Neither side can force a win within { $depth ->
        [one] 1 move
       *[other] { NUMBER($depth) } moves
    }.
best-line = Best line: { $cells }
best-line-so-far = Best line so far (not proved): { $cells }
best-line-part = The first { NUMBER($first) } of { NUMBER($plies) } moves.
search-state-move-open = The best move’s result is not proved yet.
search-state-waiting = Waiting until both searches have been timed.
search-state-paused = Paused while this tab is hidden.
search-state-stopped = { $depth ->
        [0] Stopped before depth 1 was reached.
       *[other] Stopped after depth { NUMBER($depth) }.
    }
search-state-spent = { $depth ->
        [0] Time ran out before depth 1.
       *[other] Time ran out after depth { NUMBER($depth) }.
    }
search-state-failed = The search stopped because of an error.
recommendation-none = No move found yet.

## The board
cell-best-so-far = best so far
cell-lands = the stone falls to { SPOKEN($cell) }
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-lower-draw = ≥=
sign-upper-draw = ≤=
hint-short-win = wins { $plies }
hint-short-draw = draws
hint-short-loss = loses { $plies }
hint-proved-win = wins
hint-proved-draw = draws
hint-proved-loss = loses
hint-lower-draw = ≥ draw
hint-upper-draw = ≤ draw
refused-full = Column { MOVE($cell) } is full. Choose another one.

## Chances against the computer
chances-proving = The computer plays perfectly if it can prove the result in time.
level-proving = Plays perfectly if it can prove the result in time. Otherwise, it plays the best move it has found. The move list says whether the result was proved.

## Players
player-proving = Strongest computer
name-proving = Strongest

## Moves of the computer
moves-how = Reason
how-proved-win = proved: wins in { NUMBER($plies) }
how-proved-draw = proved: a draw
how-proved-loss = proved: loses in { NUMBER($plies) }
how-searched = searched to depth { NUMBER($depth) }
how-casual = casual move
how-random = random move

## The cost of minimax
cost-about = about { $size } nodes (± { $error })
cost-rough = roughly { $size } nodes
cost-counted = { $size } nodes
cost = A full minimax search would take { $time }.
cost-visits = A full minimax search would visit { $visits }.
cost-speed = Measured in this tab: { $measured } nodes in { $time }.
span-rough = roughly { $text } years
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
        [yes] about *{ $ratio } times fewer*
       *[no] *{ $ratio } times fewer*
    } nodes.
compare-too-deep = Alpha-beta takes too long at this depth. Choose a smaller depth.
compare-failed = The comparison failed.
depth-race-about = { $time ->
        [none] Race them
       *[other] Race them: { $time }
    }
depth-race-short = { $time ->
        [none] Race
       *[other] Race: { $time }
    }

## Scores over the columns
column-scores-label = The value of each column for { $player }
score-within = ≤{ $plies }
score-column = Column { NUMBER($move) }
score-legend = Above each column: moves to a win (+) or to a loss (−), or a draw (=).
score-move-exact-win = { $move } wins in { $plies } { $plies ->
        [one] move
       *[other] moves
    }
score-move-exact-draw = { $move } draws
score-move-exact-loss = { $move } loses in { $plies } moves
score-move-within-win = { $move } wins in { $plies } moves or fewer
score-move-within-loss = { $move } loses in { $plies } moves or fewer
score-move-lower-draw = { $move } is at least a draw
score-move-upper-draw = { $move } is at most a draw
score-move-open = the result of { $move } is not proved yet
column-scores-proved = { $proved } of { $moves } results proved so far.
column-scores-all = Prove all results
column-scores-failed = The values of the columns could not be computed.

## Prove it
proof-button = Prove it
proof-state-running = { $book ->
        [yes] Proving again, without the opening book…
       *[no] Proving…
    }
proof-state-stopped = { $book ->
        [yes] Stopped; the result is from the opening book
       *[no] Stopped, not proved
    }
proof-state-stopped-line = Proved; the best line is not complete
proof-state-line = Proved; looking for the best line…
proof-state-failed = The engine stopped. The results shown here are still proved. A new proof will start from scratch.
proof-done = Your browser proved this result in { $time }, with { $nodes } nodes and no opening book.
proof-so-far = This proof so far: { $bounds }
proof-lower = at worst { $ending }
proof-upper = at best { $ending }

## The reason for a result
reason-button = Why?
    .title = Show the idea that explains this position
reason-none-proved = No single idea explains this position. The solver proved the result in { $nodes ->
        [one] 1 node
       *[other] { NUMBER($nodes) } nodes
    }.
reason-cell = column { $column } (row { $row })
reason-win-now = { $player } wins at once: { $cells }.
reason-double-threat = Double threat: once { $player } plays { PLAY($cell) }, it can win on either of two cells: { $cells }. { $other } can block only one.
reason-forced-reply = Forced reply: { $player } must play { PLAY($cell) }, or { $other } wins there.
reason-pairs = A draw by pairs. The two cells of a pair have the same number on the board, and every line that a side can still complete contains a pair. Whenever one side plays one cell of a pair, the opponent can play the other, so neither wins. { NUMBER($count) } pairs: { $pairs }.
reason-follow = Zugzwang: { $player } can answer every stone of { $other } in the same column.
reason-follow-after = Zugzwang: { $player } plays { PLAY($cell) } and can then answer every stone of { $other } in the same column.
reason-follow-draw = So { $other } never gets four in a row, and { $player } gets at least a draw.
reason-follow-win = In the end { $other } has to play below { $player }’s winning cell, { $cells }, and { $player } wins there. { $parity ->
        [odd] Its row is odd.
        [even] Its row is even.
       *[both] One row is odd and one is even.
    }

## The opponent who sets traps
how-trap = { $replies ->
        [0] ends the game
       *[other] sets a trap: only { NUMBER($holding) } of { NUMBER($replies) } replies { $holding ->
            [one] keeps
           *[other] keep
        } the result
    }
how-trap-none = no trap possible: every reply keeps the result
how-no-trap = no trap proved in time: plays the best move found
player-traps = Computer that sets traps
name-traps = Trap setter
chances-traps = Of the best moves, the computer plays the one that is hardest to answer.
level-traps = Plays the best move that leaves the fewest good replies. If it cannot prove this in time, it plays like Strongest, and the move list says so.
