### What Play says of scores over the columns, and of proofs.

## Scores over the columns
column-scores-label = The value of each column for { $player }
score-win = wins
score-draw = draws
score-loss = loses
score-within = ≤{ $plies }
score-least = ≥
score-most = ≤
score-bound-draw = draw
score-column = Column { NUMBER($move) }
score-legend = + wins, = draws, − loses, and in how many moves
score-move-exact-win = { $move } wins in { $plies } { $plies ->
        [one] move
       *[other] moves
    } ({ $player }’s { NUMBER($stone) }{ $stone ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } stone)
score-move-exact-draw = { $move } draws
score-move-exact-loss = { $move } loses in { $plies } moves (to { $other }’s { NUMBER($stone) }{ $stone ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } stone)
score-move-sooner-win = { $move } wins in { $plies } moves or sooner
score-move-sooner-loss = { $move } loses in { $plies } moves or sooner
score-move-least-draw = { $move } is at least a draw
score-move-most-draw = { $move } is at most a draw
score-move-open = { $move } is not proved yet
score-position-exact-win = With best play, { $player } wins in { $plies } { $plies ->
        [one] move
       *[other] moves
    }, with its { NUMBER($stone) }{ $stone ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } stone
score-position-exact-draw = With best play, a draw
score-position-exact-loss = With best play, { $player } loses in { $plies } moves, to { $other }’s { NUMBER($stone) }{ $stone ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } stone
score-position-sooner-win = { $player } wins in { $plies } moves or sooner
score-position-sooner-loss = { $player } loses in { $plies } moves or sooner
score-position-least-draw = At least a draw for { $player }
score-position-most-draw = At most a draw for { $player }
score-position-open = Your browser has not proved it yet
column-scores-proved = { $proved } of { $moves } moves proved
column-scores-sooner = { $text } (“≤ 24”: in 24 moves or sooner)
column-scores-book = Every column is from the opening book
column-scores-all = Prove every move
column-scores-failed = The columns could not be searched.

## Prove it
prove-intro = Your browser proves how the game ends from here with best play by both sides, without the opening book. A late position takes a moment; an early one can take minutes, or much longer. You can stop at any time and resume later.
prove-button = Prove it
prove-this = Prove the position on the board
prove-over = This game is over: there is nothing to prove.
prove-elsewhere = This is the proof of another position ({ $board }, after { $moves ->
        [one] 1 move
       *[other] { NUMBER($moves) } moves
    }), not of the one on the board.
prove-hidden = Answers are hidden, and proofs with them.
prove-memory = Memory for the table
prove-kilobytes = { $size } kB
prove-megabytes = { $size } MB
prove-state-running = Proving…
prove-state-stopped = Stopped, not proved
prove-state-stopped-line = Proved; the best line is not complete
prove-state-line = Proved; looking for the best line…
prove-state-done = Proved
prove-state-failed = The engine stopped. What is shown was proved before; a new proof starts from the beginning.
prove-done = { $player } wins in { NUMBER($plies) }, and your own browser proved it.
prove-done-draw = A draw, and your own browser proved it.
prove-result = { $result }. Proved in { $time }, without a book.
prove-so-far = { $result }.
prove-no-win = { $player } cannot win in fewer than { $win } moves.
prove-no-loss = { $player } cannot lose in fewer than { $loss } moves.
prove-not-before = { $player } cannot win in fewer than { $win } moves, nor lose in fewer than { $loss }.
proof-end-win = wins
proof-end-draw = draw
proof-end-loss = loses
proof-ending-win = wins in { NUMBER($plies) }
proof-ending-loss = loses in { NUMBER($plies) }
proof-least = at worst: { $ending }
proof-most = at best: { $ending }
prove-positions = Nodes
prove-rate = Nodes a second
prove-time = Time in all
prove-table = Table
prove-line-title = Best line

## The idea that decides a position
idea-button = Why?
    .title = Show the idea that explains this position
idea-none-proved = No single idea explains this position. The solver proved it in { $nodes ->
        [one] 1 node
       *[other] { NUMBER($nodes) } nodes
    }.
idea-cell = column { $column } (row { $row })
idea-win-now = { $player } wins at once: { $cells }.
idea-double-threat = Double threat: once { $player } plays { PLAY($cell) }, it can win in either of two cells: { $cells }. { $other } can block only one.
idea-forced-reply = Forced reply: { $player } must play { PLAY($cell) }, or { $other } wins there.
idea-pairs = A draw by pairs: each line that a side could still finish holds one of these pairs of cells, which have the same number on the board. Each side can answer a stone in a pair with the other cell of it, so neither wins. { NUMBER($count) } pairs: { $pairs }.
idea-follow = Zugzwang: { $player } can answer every stone of { $other } in the same column.
idea-follow-after = Zugzwang: { $player } plays { PLAY($cell) } and can then answer every stone of { $other } in the same column.
idea-follow-draw = { $other } then never gets four in a row: at least a draw for { $player }.
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
how-trap-none = no trap to set: no reply changes the result
how-no-trap = no trap proved in time: plays the best move found
player-traps = Computer that sets traps
name-traps = Trap setter
hope-traps = Of its best moves it plays the hardest to answer.
level-traps = Among its best moves, plays the one with the fewest replies that keep the result. This needs proofs: if they are not ready in time, it plays like Strongest, and the list of moves says so.
