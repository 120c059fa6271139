### Words of Play about scores, proofs, pairs and traps on larger boards.

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
score-move-sooner-win = { $move } wins in { $plies } moves or fewer
score-move-sooner-loss = { $move } loses in { $plies } moves or fewer
score-move-least-draw = { $move } is at least a draw
score-move-most-draw = { $move } is at most a draw
score-move-open = the result of { $move } is not proved yet
column-scores-proved = { $proved } of { $moves } results proved so far.
column-scores-all = Prove all results
column-scores-failed = The values of the columns could not be computed.

## Prove it
prove-button = Prove it
prove-state-running = Proving…
prove-state-stopped = Stopped, not proved
prove-state-stopped-line = Proved; the best line is not complete
prove-state-line = Proved; looking for the best line…
prove-state-failed = The engine stopped. The results shown here are still proved. A new proof will start from scratch.
prove-done = Your browser proved this result in { $time }, with { $nodes } nodes and no opening book.
proof-end-draw = draw
proof-ending-win = wins in { NUMBER($plies) }
proof-ending-loss = loses in { NUMBER($plies) }
proof-least = at worst: { $ending }
proof-most = at best: { $ending }

## The idea that decides a position
idea-button = Why?
    .title = Show the idea that explains this position
idea-none-proved = No single idea explains this position. The solver proved the result in { $nodes ->
        [one] 1 node
       *[other] { NUMBER($nodes) } nodes
    }.
idea-cell = column { $column } (row { $row })
idea-win-now = { $player } wins at once: { $cells }.
idea-double-threat = Double threat: once { $player } plays { PLAY($cell) }, it can win on either of two cells: { $cells }. { $other } can block only one.
idea-forced-reply = Forced reply: { $player } must play { PLAY($cell) }, or { $other } wins there.
idea-pairs = A draw by pairs. The two cells of a pair have the same number on the board, and every line that a side can still complete contains a pair. Whenever one side plays one cell of a pair, the opponent can play the other, so neither wins. { NUMBER($count) } pairs: { $pairs }.
idea-follow = Zugzwang: { $player } can answer every stone of { $other } in the same column.
idea-follow-after = Zugzwang: { $player } plays { PLAY($cell) } and can then answer every stone of { $other } in the same column.
idea-follow-draw = So { $other } never gets four in a row, and { $player } gets at least a draw.
idea-follow-win = In the end { $other } has to play below { $player }’s winning cell, { $cells }, and { $player } wins there. { $parity ->
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
hope-traps = Of the best moves, the computer plays the one that is hardest to answer.
level-traps = Plays the best move that leaves the fewest good replies. If it cannot prove this in time, it plays like Strongest, and the move list says so.
