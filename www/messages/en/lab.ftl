### Words of the lab.

## The settings of every room
room-settings =
    .aria-label = Positions and time
room-board = Board
room-positions = Positions
room-on-empty = empty board
room-on-board = this position
room-on-plies = each position of this game
room-on-sample = a sample
room-on-all = all positions
room-random = from random games
room-seconds = { NUMBER($count) } s
room-instead = “{ $wanted }” is not available here. “{ $used }” is used instead.

## Race
race-who = Searches
race-count = { $count ->
        [one] 1 search
       *[other] { NUMBER($count) } searches
    }
race-measure = Compare
race-measure-times = the time
race-measure-depths = the depth
race-again = Race again
race-progress = The race
lab-done = Finished.
race-nobody = There is nothing to race. Choose at least one search, and a position with a free cell.
lab-search-minimax = Minimax
lab-search-alpha-beta = Alpha-beta
lab-search-centre-first = Alpha-beta, centre first
lab-search-deepening = Alpha-beta, iterative deepening
lab-search-table = Alpha-beta, transposition table
lab-search-symmetry = Alpha-beta, transposition table and symmetry
race-caption = Nodes and time of each search
race-column-search = Search
race-column-nodes = Nodes visited
race-column-min = Fastest batch
race-column-median = Median
race-column-max = Slowest batch

## Move order
order-cell = { SPOKEN($cell) }: { $rank ->
        [0] no number
       *[other] number { NUMBER($rank) }
    }
order-best-first = Best move first
order-worst-first = Worst move first
order-value = The value is the same in any order: { $result }.
order-mark-proof = Smallest proof

## Solved boards
size-big = How big is the game on this board?
solved-row-label = To win
solved-row = { NUMBER($count) } in a row
solved-gravity-label = Gravity
solved-gravity-on = with gravity
solved-gravity-off = no gravity
solved-caption = { NUMBER($run) } in a row, { $gravity ->
    [on] with gravity
   *[off] no gravity
}: columns across, rows down
solved-columns = { NUMBER($count) } columns
solved-rows = { NUMBER($count) } rows
solved-size = { NUMBER($columns) }×{ NUMBER($rows) }
solved-board-won = { $size }: { $player } wins on move { NUMBER($plies) }.
solved-board-draw = { $size }: a draw with best play.
solved-board-open = { $size }: not solved by this site.
solved-proof = The proof visited { $nodes } nodes in { $time }.
solved-play = Play this board
solved-took = { $nodes } nodes, { $time }
solved-under = under { $time }
solved-open = ?
solved-how = The solver of this site proved each result in Node.js, from the empty board. It used no opening book. Its table was empty for each board and had at most { NUMBER($memory) } MB. Times are CPU times on a shared machine. The solver tried each unsolved board for { NUMBER($least) } to { NUMBER($most) } seconds.
solved-turned = Without gravity, a board turned on its side is the same game. 3×5 is listed as 5×3.
size-caption = Counts
size-what = Count
size-here = From this position
size-positions = Different positions
size-finished = Of these, finished positions
size-distinct = Different positions, counting rotations and reflections as one
size-games = Games
size-nodes = Nodes in the tree, one for each path to a position
size-proof = Nodes in the smallest proof of the result
size-bound = Each of the { NUMBER($cells) } cells can be X, O or empty. That makes { $boards } boards, but most of them cannot occur in a game.
size-shannon = In 1950 Shannon estimated that chess has 10¹²⁰ games. No program can search all of them, so chess programs stop at a depth limit and evaluate the positions there. Pruning lets them search deeper.

## Classic bugs
bugs-right = Correct
bugs-wrong = Bug
bugs-survey-misvalued = { $misvalued ->
        [one] It gets the value of one position wrong.
       *[other] It gets the value of { NUMBER($misvalued) } positions wrong.
    }
bugs-judgement-right = ✓ The bug does no harm here.
bugs-judgement-slower = ✓ Right here, but slower: { $nodes } nodes instead of { $without }.
bugs-judgement-wrong = ✗ Wrong here.
bugs-judgement-thrown = ✗ With the bug, { $player } throws away a win or a draw.
bugs-root-ties-name = ≥ at the root
bugs-root-ties-why = With pruning, a later move that returns the same value may really be worse, because the value may be only a bound. Code that keeps the last of several equal moves can choose such a move.
bugs-root-ties-hard-name = ≥ at the root, fail-hard
bugs-root-ties-hard-why = The same bug with fail-hard values. Every worse move returns exactly the best value so far, so the program always chooses the last move that it tries.
bugs-bounds-shown-name = Bounds shown as values
bugs-bounds-shown-why = The move is right. But the numbers beside the other moves are only bounds, shown as values.
bugs-table-bounds-name = A table that forgets which values are bounds
bugs-table-bounds-why = A transposition table stores what a search returned and reuses it for the same position elsewhere. Here the table does not record whether a stored value was exact or only a bound. The search goes wrong in few positions, so the bug is easy to miss.
bugs-no-depth-name = A win is a win
bugs-no-depth-why = If all wins are worth the same, the search has no reason to win now rather than later, or to lose later rather than now. It drags out won games and does not fight in lost ones.
bugs-swapped-name = MAX and MIN swapped
bugs-swapped-why = X takes the lowest value and O the highest, so each side plays its best for the other side.
bugs-wrong-side-name = Scored for the wrong side
bugs-wrong-side-why = A finished game is scored for the side to move, as in negamax, but this search expects X’s score. After a win the side to move is always the loser, so every win, by X or by O, counts as a loss for X.
bugs-strict-cut-name = Cut only at >
bugs-strict-cut-why = The program is correct, but slower. Once α = β, nothing left at this node can change the result, so searching on gains nothing.
bugs-parent-bound-name = Only the parent’s bound
bugs-parent-bound-why = The program is correct, but slower. A node knows only its parent’s bound, not those from further up, so there are no deep cutoffs.

## Titles of the places
lab-title = The lab: measure minimax and alpha-beta · Cutoff
lab-description =
    .content = Race search algorithms, change the move order, count the game, and see what classic bugs do.
race-title = Race search algorithms · Cutoff
race-description =
    .content = Minimax, alpha-beta, move ordering and transposition tables compete on the same positions, in your browser.
order-title = Move order decides · Cutoff
order-description =
    .content = Change the order of the moves and see how many nodes alpha-beta visits.
size-title = Which boards are solved? · Cutoff
size-description =
    .content = Who wins on most boards from 3×3 to 8×8, with and without gravity, proved by the solver of this site. How many positions and games a board has.
bugs-title = Classic bugs in search programs · Cutoff
bugs-description =
    .content = Classic bugs of minimax and alpha-beta programs, running in a real engine on any position.

## The overview, and what all parts share
lab-rooms =
    .aria-label = Parts of the lab
lab-result = Result
lab-over-before-end = The game on the board is over. The position before its last move is used here.
lab-over-start = The game on the board is over, so there is nothing to search. The empty board is used here.
lab-lead = Compare searches, and count the nodes they visit.
lab-race = On an empty 3×3 board, minimax visits { NUMBER($minimax) } nodes and alpha-beta { NUMBER($pruned) }, for the same move. Let them race.
lab-order = Alpha-beta visits { NUMBER($rows) } nodes row by row, and { NUMBER($centre) } with the centre and the corners first (3×3, scores +1, 0, −1). Find a better order.
lab-size = See who wins with best play: { NUMBER($solved) } of { NUMBER($boards) } boards are solved. On 3×3 alone, { NUMBER($games) } games are possible.
lab-bugs = One wrong sign, ≥ instead of >, makes a search play a worse move in { NUMBER($wrong) } of { NUMBER($positions) } positions on 3×3. See this and other bugs.
race-heading = Race
order-heading = Move order
size-heading = Solved boards
horizon-heading = Horizon effect
lab-horizon = A search that stops after a few moves can push a loss out of sight, or miss a win. See examples of both.
bugs-heading = Classic bugs
race-lead = The searches look for a move in the same position. A better search visits fewer nodes, or gets deeper in the same time.
order-lead = Alpha-beta finds the same value in any move order, but the order decides how much it can cut.
size-lead = See who wins each game with best play from the empty board. “X in n” means that X wins on move n. “?” means that the solver of this site has not solved it.
bugs-lead = Each of these classic bugs runs in a real engine. See where it goes wrong, and how often.

## The race for times: the result
lab-how = Method
race-explained = The searches take turns on the same positions, round by round, in batches long enough for the clock to time. The first round is a warm-up and does not count. Transposition tables are emptied before every search, and that time counts. A win after n moves is worth { NUMBER($most) } − n. The time shown is that of the fastest batch. All bars grow by the same number of nodes per second, far more slowly than the searches ran.
race-headline-nodes = “{ $most }” visits { $ratio } times as many nodes as “{ $fewest }”.
race-question = All find the same move. Which search needs the fewest nodes?
race-question-depths = Same time. Which search gets deeper?
lab-bars = Nodes visited, to scale
lab-bars-depth = Nodes visited to depth { NUMBER($depth) }, to scale

## Classic bugs: the result
bugs-list = Bugs
bugs-next-fails = Next position where it fails
bugs-next-slower = Next position where it takes longer
bugs-back = Previous position
bugs-place = { NUMBER($number) } of { NUMBER($all) }
bugs-place-none = This position is not one of those { NUMBER($all) }.
bugs-play = Play against it from here
bugs-code = The code, right and with the bug
lab-played = { PLAY($cell) }
lab-cell = { CELL($cell) }
lab-stones = X: { $x }. O: { $o }.
bugs-board = The board. { $stones } { $player } is to move. With the bug, the search chooses { $chosen }. Best: { $best }.
bugs-mark-best = best
bugs-mark-choice = { $sign } chosen
bugs-judgement-shown = ✗ The move is right, but some numbers beside other moves are wrong.
bugs-shows = Shown
bugs-has = Returned
bugs-chosen = (chosen)
bugs-untrue = wrong

## Classic bugs: what is counted
bugs-count-again = Count again
counting = The count
scope-depth = { $depth ->
        [0] to the end of the game
       *[other] to depth { NUMBER($depth) }
    }
scope-all = All { NUMBER($positions) } unfinished positions of this board, searched { $reach }.
scope-sample = A sample: { NUMBER($positions) } positions of random games (seed { $seed }), searched { $reach }.
bugs-counted-stopped = Stopped: the counts are not complete.
bugs-word = { $kind ->
        [wrong] worse move
        [shown] wrong number
        [misvalued] wrong value
       *[slower] right, but slower
    } in { NUMBER($count) } of { NUMBER($all) }
bugs-word-none = no harm in any of { NUMBER($all) }
bugs-is = Minimax value
bugs-lower = ≥ { $value }
bugs-upper = ≤ { $value }
bugs-legend-choice = { $sign } chosen: { PLAY($cell) }
bugs-legend-best = ⚑ best: { $cells }
bugs-judgement-estimated = ✗ The program’s move has a worse estimate than the best move (depth { NUMBER($depth) }).
bugs-judgement-loses = ✗ The program plays { PLAY($cell) } and loses in { NUMBER($plies) } moves. Alpha-beta without the bug proves this.
bugs-judgement-misvalued = ✗ The move is one of the best, but its value is wrong.
bugs-survey = { $wrong ->
        [0] { $kind ->
            [estimated] The program never plays a move with a worse estimate
            [shown] The program never shows a wrong number
           *[wrong] The program never plays a worse move
        } ({ NUMBER($positions) } positions).
       *[other] { $kind ->
            [estimated] The program plays a move with a worse estimate
            [shown] The program shows a wrong number
           *[wrong] The program plays a worse move
        } in { NUMBER($wrong) } of { NUMBER($positions) } positions.
    }
bugs-survey-thrown = In { NUMBER($thrown) } of these positions, the move provably throws away a win or a draw.
bugs-survey-later = { $thrown ->
        [0] In all of them,
       *[other] In the other { NUMBER($later) },
    } the result stays the same, but the program wins later or loses sooner than necessary.
bugs-survey-slower = It visits more nodes than alpha-beta in { NUMBER($slower) } positions. In total it visits { $nodes } nodes instead of { $without }.
bugs-yours = Check your own program for this bug
bugs-how = Both searches, with the bug and without, stop at depth { NUMBER($depth) } and evaluate the lines that a side can still complete. A “worse” move is worse by this evaluation. In the game it can be just as good or better, unless its result is proved.
bugs-caption = “X in 3”: X wins in 3 moves.{ $depth ->
        [0] {""}
       *[other] {" "}≈ marks an estimate: + is good for X, − for O.
    }
bugs-parent-bound-limit = With a depth limit below { NUMBER($depth) }, there are no deep cutoffs, so the bug does no harm. Choose { NUMBER($depth) } or more.
bugs-wrong-side-limit = The program also reads the estimates at the depth limit for the wrong side.
bugs-searching = Searching this position…
bugs-stopped-here = Stopped: this position was not searched. Choose a smaller depth.
bugs-watch = Watch alpha-beta here, without the bug

## The horizon effect
horizon-title = The horizon effect · Cutoff
horizon-description =
    .content = Positions in which a search with a depth limit pushes a loss out of sight, or misses a win.
horizon-lead = A search cannot see beyond its depth limit, its horizon. It may believe it has avoided a loss that it has only put off. Or it may miss a win.
horizon-another = Another position
horizon-explained = The engine finds these positions in random games, and proves how they end.
horizon-looking = Looking for a position… { NUMBER($tried) } tried
horizon-none = No such position was found. Choose “Another position”.
horizon-loss-pushed = { $player } is to move and loses, whatever it plays. At depth { NUMBER($depth) } the search plays { PLAY($cell) }. Then the loss comes only after { NUMBER($plies) } moves, beyond the search’s horizon. The smallest depth that shows the loss is { NUMBER($deeper) }.
horizon-win-missed = { $player } is to move and can win in { NUMBER($plies) } moves, starting with { PLAY($winning) }. At depth { NUMBER($depth) } the search stops before that win is complete and plays { PLAY($cell) } instead. The smallest depth that shows the win is { NUMBER($deeper) }.
horizon-sees = What the search sees at depth { NUMBER($depth) }
horizon-comes = What the search does not see
horizon-estimate = The search stops here. Its estimate: { $estimate } (plus is good for X).
horizon-end = After { NUMBER($plies) } moves { $player } has won.
horizon-watch = Watch the search at depth { NUMBER($depth) }
## The race by depth: settings
race-memory = Largest table
race-megabytes = { NUMBER($count) } MB
race-cost = The searches run one after the other and take at most { NUMBER($seconds) } s. In the race that starts automatically, each search gets { NUMBER($first) } s.
lab-search-strong = Solver for any board
lab-search-solver = Solver for Connect Four

## The race by depth: the table
race-depths-caption = Depth reached by each search
size-depth = Depth
race-column-finished = Depth finished
race-column-reached = Nodes to that depth
race-in-all = { $nodes } in all
lab-state-waiting = not started
lab-state-loading = loading
lab-state-running = at depth { NUMBER($depth) }: { $nodes } nodes
lab-state-proved = proved: { $result }
lab-state-spent = { $depth ->
        [0] time up, nothing proved
       *[other] time up at depth { NUMBER($depth) }, not finished
    }
lab-state-stopped = { $depth ->
        [0] stopped, nothing proved
       *[other] stopped at depth { NUMBER($depth) }, not finished
    }
lab-state-failed = stopped by an error
lab-wins-in = { $winner } wins in { NUMBER($plies) } { $plies ->
        [one] move
       *[other] moves
    }
lab-at-least = { $player } gets at least a draw.
lab-at-most = { $player } gets at most a draw.

## The race by depth: the result
race-headline-proved = { $best }: proved, { $result }. { $last }: depth { NUMBER($least) } in { NUMBER($seconds) } s.
race-headline-proved-all = Every search proved the same result: { $result }.
race-headline-depth = { $best } gets to depth { NUMBER($depth) } in { NUMBER($seconds) } s, { $last } to depth { NUMBER($least) }.
race-headline-depth-all = All get to depth { NUMBER($depth) } in { NUMBER($seconds) } s.
race-differs = “Depth” has two meanings here. At depth d, minimax and alpha-beta look d plies ahead and evaluate the positions there. At depth d, the solver knows whether a side wins within d moves.
race-was-stopped = You stopped the race. Only the depths in the table were searched completely.
race-was-ended = An error stopped these searches: { $searches }. The depths that they had finished are still valid.
race-stopped = The race was stopped.
race-void = The tab was hidden, so this race does not count. Start it again.
race-how-budget = The searches run one after the other, each in its own worker with an empty table. Loading time does not count. A search stops when its result is proved or its time is up. If the tab is hidden, the race does not count.
race-how-depth = Minimax and alpha-beta search to depth 1, 2, 3 and so on, each time from the beginning, and evaluate the positions at the depth limit. The solver also deepens step by step, but keeps its table. At depth d it knows whether a side wins within d moves. The solver for Connect Four has no depth. It either proves the result or does not.
race-how-nodes = The nodes are counted when a depth is complete. The solver’s counts include all smaller depths.

## Solved boards: depth by depth
count-so-far = Alpha-beta: { $state }
count-start = Run alpha-beta
size-stopped = There are more than { NUMBER($counted) } different positions, so the count stops. The positions after 0 to { NUMBER($last) } moves are all counted.
size-distinct-mirrored = Different positions, counting mirror images as one
count-whole = { $how ->
        [exact] Minimax visits { $nodes } nodes from here to the end of every game. This is an exact count.
        [rough] We estimate that minimax would visit roughly { $nodes } nodes from here to the end of every game.
       *[about] We estimate that minimax would visit about { $nodes } nodes from here to the end of every game.
    }
count-by-depth = Depth by depth
count-error = This is an estimate from { $probes } random games{ $error ->
        [none] . Its standard error is so large that only the order of magnitude can be trusted.
       *[other] , with a standard error of { $error }.
    }
count-cell = { $how ->
        [exact] { $nodes }
        [rough] roughly { $nodes }
       *[about] about { $nodes } ± { $error }
    }
count-cell-open = { $nodes } before it stopped
count-how-estimate = Small trees are counted. For larger trees, minimax’s nodes are estimated by Knuth’s method (1975). We play random games, and weight each position by the product of the numbers of moves on the way to it. The number after ± is the standard error. It is often too small, because a few large parts of the tree can be missed. The same games are used each time, so the estimate does not change.
count-how-depth = “Depth d” counts every node up to d moves from here. Alpha-beta searches to depth 1, 2, 3 and so on, each time from the beginning, in the game’s own move order.

## Move order: what is counted
order-start = Count
order-before-start = Choose “Count”. Alpha-beta searches to the same depth with each move order.
order-game = The game’s own order
order-centre = Centre first
order-edges = Edges first
order-random = Random order
order-yours = Your order
order-tap = { $ways ->
        [columns] Choose the columns in the order in which the search should try them. The others follow from left to right. Choose a numbered column again to remove its number.
       *[cells] Choose the cells in the order in which the search should try them. The others follow row by row. Choose a numbered cell again to remove its number.
    }
order-column = Column { MOVE($cell) }: { $rank ->
        [0] no number
       *[other] number { NUMBER($rank) }
    }
order-clear = Clear
order-so-far = { $order }: { $nodes } nodes so far
order-headline = “{ $compared }” visits { $ratio } times as many nodes as “{ $best }”.
order-headline-close = The orders hardly differ. “{ $best }” visits the fewest nodes, “{ $compared }” the most.
order-fewer-than-best = Here “{ $order }” visits fewer nodes than “Best move first”. Another good move was cheaper to search.
order-same = All orders visit { $nodes } nodes.
order-only = “{ $order }” visits { $nodes } nodes.
order-share = { $how ->
        [about] about{" "}
       *[exact] {""}
    }{ $share } of minimax
order-minimax = { $how ->
        [about] We estimate that minimax would visit about { $nodes } nodes.
       *[exact] Minimax visits { $nodes } nodes.
    }
scope-one = One position, searched { $reach }.
order-stopped = You stopped the count. These are the finished orders.
order-refused = “Best move first” and “Worst move first” are left out here. Finding the value of every move would take about as long as minimax, which would visit { $nodes } nodes.
order-informed = “Best move first” and “Worst move first” know in advance what every move is worth at the remaining depth. No real program knows this. They try the best, or the worst, move first in every position. Even so, best move first does not always visit the fewest nodes, because another good move can be cheaper to search.
order-how = { $reach ->
        [end] Alpha-beta searches to the end of every game.
       *[limit] Alpha-beta stops at the depth limit and evaluates the positions there.
    } It finds the same value in any order. The game’s own order goes row by row, or column by column on boards with gravity. Centre first takes cells or columns by their distance from the centre; edges first is the reverse. The random order comes from the seed.
