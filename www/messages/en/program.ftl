### Words of Practise about a visitor's own program.

program-board = Programs are checked only on { NUMBER($columns) } × { NUMBER($rows) }. Choose that board, or another exercise.

## A number
number-label = Count
number-about = Enter how many nodes, calls, leaves or cuts your program counts, from the empty board or after the first move.
number-examples = For example:
number-found = { $found ->
        [0] No search in our table gives the count { NUMBER($count) }
        [one] One kind of program gives the count { NUMBER($count) }
       *[other] { NUMBER($found) } kinds of programs give the count { NUMBER($count) }
    }
number-only = No other search in our table gives this count. A program that is not in the table could still give it by chance.
number-chance = { $percent ->
        [0] Fewer than 1 in 100 numbers with { NUMBER($digits) } digits match a count in our table.
       *[other] About { NUMBER($percent) } in 100 numbers with { NUMBER($digits) } digits match a count in our table.
    }
number-right = { $search ->
        [minimax] A correct plain minimax search gives this count.
        [alpha-beta] A correct alpha-beta search gives this count.
       *[other] A correct program can also give this count.
    }
number-none = Your program can still be right, because its move order or one of its ideas may not be in our table. Choose “A table” to check its moves.
number-too-many = No search that stops when a side has won visits that many nodes. Your program may continue after a win, or count nodes twice.
number-minimax = Minimax
number-alpha-beta = Alpha-beta
number-counted = Counted
number-nodes = all nodes or calls, including the root
number-nodes-below-root = all nodes or calls except the root
number-leaves = leaves
number-inner-nodes = nodes that are not leaves
number-cuts = cuts, including those after the last move
number-cuts-of-moves = cuts that skip a move
number-after-break = nodes below the root, if the counter comes after the cut’s “break”
number-searched = nodes not found in the transposition table (which also stores finished games)
number-searched-below-root = nodes below the root not found in the transposition table (which also stores finished games)
number-searched-with-leaves = nodes not found in the transposition table (which does not store finished games)
number-searched-inner = nodes that were neither leaves nor found in the transposition table
number-start = From
number-empty = the empty board
number-after = the board after X plays { PLAY($cell) }
number-bug = Difference
number-trait = Feature
number-table = a transposition table
number-symmetry = a transposition table that also finds rotated and reflected positions
number-deepening = iterative deepening
number-stops-at-win = the search of a node stops at the first win
number-window-for-each = a full window for each move at the root
number-any = any
program-order-lines = row by row or column by column, from either end
program-order-rows = row by row
program-order-rows-backwards = row by row from the end
program-order-columns = column by column
program-order-columns-backwards = column by column from the end
program-order-most-lines = centre, corners, edges

## A table
table-positions = The positions
cells-text = nine characters
cells-list = a list of nine signs
cells-rows = three lists of three signs
cells-ten = a list of ten signs (the first is unused)
cells-from-1 = a dictionary or object with the keys 1 to 9
cells-from-0 = a dictionary or object with the keys 0 to 8
cells-numbers = a list of nine numbers
table-line = One position per line, such as
table-save = Download
table-answers = Your program’s answers
table-how = Paste one answer per line, in the order of the positions. If the order differs, put the board before each answer. An answer is a cell’s index, its row and column, or its name. Your answers stay on this page.
table-read = Format of the answers
table-checking = Checking…
table-extra = { $extra ->
        [one] One extra answer was ignored.
       *[other] { NUMBER($extra) } extra answers were ignored.
    }
table-twice = { $twice ->
        [one] One board has two different answers. The last answer is checked.
       *[other] { NUMBER($twice) } boards have different answers. The last answer for each board is checked.
    }
answer-index = an index from 0
answer-number = a number from 1
answer-row-column = row, column from 0
answer-row-column-1 = row, column from 1
answer-column-row = column, row from 0
answer-column-row-1 = column, row from 1
answer-name = a name such as b2
answer-first = first entry of a list: an index from 0
answer-last = last entry of a list: an index from 0
answer-first-number = first entry of a list: a number from 1
answer-last-number = last entry of a list: a number from 1
answer-score-row-column = score, row, column from 0
answer-board = the board after the move


## The verdict
verdict-right = Your program is right in all { NUMBER($positions) } positions{ $sign ->
        [none] {""}
       *[other] {" "}with { $sign } to move
    }
verdict-wrong = Your program throws away a win or a draw in { NUMBER($wrong) } of { NUMBER($positions) } positions
verdict-kept = So far, no move throws away a win or a draw
verdict-unanswered = Some positions have no legal answer
verdict-from-1 = Your program counts cells from 1.
verdict-own = Your program always plays { $sign }, so only the { NUMBER($positions) } positions with { $sign } to move were checked.
verdict-illegal = { $illegal ->
        [one] One answer is not a legal move.
       *[other] { NUMBER($illegal) } answers are not legal moves.
    }
verdict-missing = { $missing ->
        [one] One position has no answer.
       *[other] { NUMBER($missing) } positions have no answer.
    }
verdict-slower = { $slower ->
        [one] In one position
       *[other] In { NUMBER($slower) } positions
    } your program wins later or loses sooner than necessary. With scores +1, 0 and −1, this is not a bug.
verdict-left = { $left ->
        [0] From the empty board, your program makes too few calls for a search to the end of the game. There are several possible causes, for example a depth limit, a wrong cut, a wrong table, or stones that are not taken back.
        [one] In one position your program left stones on the board. A search has to take each stone back before it tries the next move.
       *[other] In { NUMBER($left) } positions your program left stones on the board. A search has to take each stone back before it tries the next move.
    }
verdict-bugs = Your program always plays exactly like one with this bug:
verdict-root-maximises = Your program always plays exactly like a minimax that takes the highest value at the root, even when O is to move. O has to take the lowest value.
verdict-root-minimises = Your program always plays exactly like a minimax that takes the lowest value at the root, even when X is to move. X has to take the highest value.
verdict-line-missing = Your program always plays exactly like a minimax that does not check the line { CELL($one) }, { CELL($two) }, { CELL($three) }.
verdict-diagonals-missing = Your program always plays exactly like a minimax that does not check the diagonals.
verdict-draw-first = Your program always plays exactly like a minimax that counts a full board as a draw before it looks for a win. The last stone can win, so the program has to look for a win first.
verdict-loss-depth = Your program always plays exactly like a minimax that gives the depth the wrong sign for losses. An early loss then counts as better than a late one.
verdict-root-random = Your program always plays a move for which alpha-beta returned the best value. Some of these values are only bounds, so a random choice among the moves can be wrong. Only the first of these moves is safe.
verdict-always = Your program always plays { $order ->
        [rows] the last free cell, row by row
        [rows-backwards] the first free cell, row by row
        [columns] the last free cell, column by column
        [columns-backwards] the first free cell, column by column
       *[most-lines] the last free cell in the order centre, corners, edges
    }. A program without a search can do that. So can a search with this bug, if it tries its moves in this order:
verdict-move = { $player } plays { PLAY($move) }
verdict-smallest = The simplest of these positions
verdict-first = { $player } is to move and plays { PLAY($move) }, which { $after ->
        [draw] only draws
       *[loss] loses
    }. The best move, { PLAY($best) }, { $before ->
        [win] wins
       *[draw] draws
    }.
