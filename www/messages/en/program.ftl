### What Practise says of a visitor's own program.

program-board = Programs are checked only on { NUMBER($columns) } × { NUMBER($rows) }. Choose that board, or another exercise.

## A number
number-label = Count
number-about = A count of nodes, calls, leaves or cuts, from the empty board or after the first move.
number-examples = For example:
number-found = { $found ->
        [0] No search in our table has a count of { NUMBER($count) }
        [one] One kind of program has a count of { NUMBER($count) }
       *[other] { NUMBER($found) } kinds of programs have a count of { NUMBER($count) }
    }
number-only = No other search in our table gives this count. A program that is not in the table could still give it by chance.
number-chance = { $percent ->
        [0] Fewer than 1 in 100 numbers with { NUMBER($digits) } digits match a count in our table.
       *[other] About { NUMBER($percent) } in 100 numbers with { NUMBER($digits) } digits match a count in our table.
    }
number-right = { $search ->
        [minimax] A correct plain minimax has this count.
        [alpha-beta] A correct alpha-beta search has this count.
       *[other] A correct program can also have this count.
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
number-searched = nodes that were not in its table (finished games are stored too)
number-searched-below-root = nodes below the root that were not in its table (finished games are stored too)
number-searched-with-leaves = nodes that were not in its table (finished games are not stored)
number-searched-inner = nodes that were neither leaves nor in its table
number-start = From
number-empty = the empty board
number-after = the board after X plays { PLAY($cell) }
number-bug = Difference
number-trait = Feature
number-table = a transposition table
number-symmetry = a transposition table that also finds rotated and reflected positions
number-deepening = iterative deepening
number-stops-at-win = a node stops at the first win it finds
number-window-for-each = a full window for each first move
number-any = any
order-lines = row by row or column by column, from either end
order-rows = row by row
order-rows-backwards = row by row from the end
order-columns = column by column
order-columns-backwards = column by column from the end
order-most-lines = centre, corners, edges

## A table
table-positions = The positions
cells-text = nine characters
cells-list = a list of nine signs
cells-rows = three lists of three signs
cells-ten = a list of ten signs, of which the first is not used
cells-from-1 = a dictionary or object with the keys 1 to 9
cells-from-0 = a dictionary or object with the keys 0 to 8
cells-numbers = a list of nine numbers
table-line = One position per line, such as
table-save = Download
table-answers = Your program’s answers
table-how = Paste one answer per line, in the order of the positions. In any other order, put the board before each answer. An answer is a cell’s index, its row and column, or its name. Your answers stay on this page.
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
answer-first = the first entry of a list, counting from 0
answer-last = the last entry of a list, counting from 0
answer-first-number = the first entry of a list, counting from 1
answer-last-number = the last entry of a list, counting from 1
answer-score-row-column = score, row, column from 0
answer-board = the board after the move


## The verdict
verdict-right = Your program is right in all { NUMBER($positions) } positions{ $sign ->
        [none] {""}
       *[other] {" "}with { $sign } to move
    }
verdict-wrong = Your program throws away a win or a draw in { NUMBER($wrong) } of { NUMBER($positions) } positions
verdict-kept = No move throws away a win or a draw
verdict-unanswered = Not every position has a legal answer
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
    } your program wins later or loses sooner than it could. With scores +1, 0 and −1 that is not a fault.
verdict-bugs = In every position, your program plays exactly like one with this bug:
verdict-root-maximises = In every position, your program plays exactly like a minimax that takes the highest value even for O’s moves. At the root, O has to take the lowest.
verdict-root-minimises = In every position, your program plays exactly like a minimax that takes the lowest value even for X’s moves. At the root, X has to take the highest.
verdict-line-missing = In every position, your program plays exactly like a minimax that does not know the line { CELL($one) }, { CELL($two) }, { CELL($three) }.
verdict-diagonals-missing = In every position, your program plays exactly like a minimax that does not know the diagonals.
verdict-draw-first = In every position, your program plays exactly like a minimax that counts a full board as a draw before it looks for a win. The last stone can win, so the program has to look for a win first.
verdict-loss-depth = In every position, your program plays exactly like a minimax that gives the depth the wrong sign for losses. An early loss then counts as better than a late one.
verdict-root-random = In every position, your program plays a move for which alpha-beta returned the best value. Some of these values are only bounds, so a random choice among the moves can be wrong. Only the first of these moves is safe.
verdict-always = In every position, your program plays { $order ->
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
    }. { PLAY($best) } { $before ->
        [win] wins
       *[draw] draws
    }.
