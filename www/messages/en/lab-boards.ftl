### What the lab says of boards beyond 3×3.

## Numbers
lab-power = { $mantissa } · 10{ $raised }
lab-power-of-ten = 10{ $raised }

## The race: settings
depth-budget = Time for each search
depth-seconds = { NUMBER($count) } s
depth-memory = Largest table
depth-megabytes = { NUMBER($count) } MB
depth-cost = The searches run one after the other: { NUMBER($seconds) } s at most.
depth-stop-button = Stop
depth-nobody = Nothing to race: choose at least one search.
depth-who-without = Iterative deepening without an idea
depth-minimax = Minimax
depth-alpha-beta = Alpha-beta
depth-middle-first = Alpha-beta, middle first
depth-deepening = Iterative deepening, all ideas
depth-no-table = … without the transposition table
depth-no-symmetry = … without symmetry
depth-no-threats = … without threats
depth-no-double-threats = … without double threats
depth-no-ordering = … without move ordering
depth-no-look-ahead = … without looking at the children first
depth-no-open-lines = … without counting open lines
depth-no-potential = … without the weights of open lines
depth-no-follow-up = … without the follow-up rule
depth-no-ideas = … without any idea
depth-solver = Solver for four in a row with gravity

## The race: the table
depth-caption = How deep each search got
depth-column-search = Search
depth-column-depth = Depth
depth-column-nodes = Positions visited to it
depth-column-branching = Branching factor
depth-column-rate = Positions per second
depth-state-waiting = not started
depth-state-loading = loading
depth-state-running = at depth { NUMBER($depth) }: { $nodes } positions
depth-state-proved = proved: { $result }
depth-state-spent = time over at depth { NUMBER($depth) }, not finished
depth-state-spent-between = time over, nothing proved to the end
depth-state-stopped = stopped at depth { NUMBER($depth) }, not finished
depth-state-stopped-between = stopped, nothing proved to the end
depth-state-failed = its worker ended before the time was over
depth-result-win = { $winner } wins in { NUMBER($plies) } { $plies ->
        [one] move
       *[other] moves
    }
depth-result-draw = a draw
depth-at-least = { $player } gets at least a draw.
depth-at-most = { $player } gets at most a draw.

## The race: the result
depth-before-start = Press “Start the race”. Each search looks deeper and deeper until its time is over.
depth-headline = From { $from }, { NUMBER($seconds) } s each: { $parts }.
depth-from-empty = the empty board
depth-from-board = this position
depth-headline-depth = { $search }: depth { NUMBER($depth) }
depth-headline-proved = { $search }: proved, { $result }
depth-was-stopped = You stopped the race. Every depth listed was searched completely; the rest was not.
depth-was-ended = The worker of these searches ended early: { $searches }. The depths that they had finished still hold.
depth-stopped = The race was stopped. What was finished is kept.
depth-void = The tab was hidden, so this race does not count. Start it again.
depth-chart = Positions visited to each depth
depth-axis = Depth in plies
depth-unfinished = not finished: positions until then
depth-ideas = What each idea saves
depth-ideas-axis = Times as many positions without it (log scale)
depth-ideas-explained = Each line compares the search with and without one idea, to the greatest depth that both finished. 1 means that the idea saves nothing here; below 1, it costs positions.
depth-no-ideas-raced = Let iterative deepening race with and without an idea to see what the idea saves.
depth-at = depth { NUMBER($count) }
depth-by-depth = Positions visited and time, depth by depth
depth-how-budget = The searches run one after the other, each in a worker of its own with an empty table. The time to load is not counted. A search stops when its result is proved or its time is over. If the tab is hidden, the race does not count.
depth-how-depth = Minimax and alpha-beta search to depth 1, 2, 3 and so on, each time from the beginning, and guess where the depth ends. Iterative deepening goes on from its table; its depth d means: it is known whether a side wins within d moves. The solver has no depth: it proves the result or it does not.
depth-how-nodes = Positions are counted to the end of each depth. Those of iterative deepening include all smaller depths. An empty mark with a dashed line is a depth that was not finished: the count goes on from there.
depth-how-branching = The effective branching factor b is that of a regular tree with as many nodes down to this depth: 1 + b + b² + … + b^d. Speed has two digits, and none below 20 ms.

## How big is it?
count-far = Alpha-beta: { $state }
count-start = Let alpha-beta search
count-budget = Time for alpha-beta
count-only-standard = Different positions, whole games and the smallest proof are counted for 3×3 only: here there are too many.
count-exact = Minimax visits { $nodes } positions from here to the end of every game, counted.
count-estimated = Minimax would visit about { $nodes } positions from here to the end of every game. This is an estimate from { $probes } random games, with a standard error of { $error }.
count-chart = Positions visited to each depth
count-chess = Minimax on chess
count-open = an estimate with its standard error, or not finished
count-by-depth = Depth by depth
count-cell = about { $nodes } ± { $error }
count-cell-open = { $nodes } until then, not finished
count-done = Alpha-beta has ended.
count-how-estimate = Up to a million positions, minimax’s are counted. Beyond that they are estimated by Knuth’s method (1975): random games, in which each position stands for as many as there were moves to choose from. The bars show the standard error. The same games are used each time, so the estimate does not change.
count-how-depth = Depth d means all positions up to d moves from here. Alpha-beta searches to depth 1, 2, 3 and so on, each time from the beginning, in the game’s own order of moves. For chess: published counts of the games from the initial position, added up.

## Move order
orders-on-sample = { NUMBER($count) } positions of random games
orders-depth = Depth limit
orders-start = Count
orders-progress = The count
orders-before-start = Press “Count”. Alpha-beta searches in four orders of moves, to the same depth.
orders-done = The count is finished.
orders-own = The game’s own order
orders-middle = Middle first
orders-edges = Edges first
orders-random = Random order
orders-minimax-estimated = Minimax, estimated
orders-headline = “{ $best }” visits { $times } times fewer positions than “{ $worst }”.
orders-same = All orders visit { $nodes } positions.
orders-about-fewer = about { $times } times fewer
orders-one = One position, to depth { NUMBER($depth) }.
orders-sample = A sample, not all positions: { NUMBER($count) } positions of random games by seed { $seed }, to depth { NUMBER($depth) }, added up.
orders-sample-stopped = You stopped the count: { NUMBER($count) } of the sample of { NUMBER($all) } positions by seed { $seed } were searched in all orders, to depth { NUMBER($depth) }, and are added up here.
orders-chart = Positions visited in each order
orders-informed = Best move first and worst move first need the value of every move in advance. They, and orders of your own, are on 3×3.
orders-how = Alpha-beta stops at the depth limit and guesses there. It finds the same value in any order. The game’s own order goes row by row, or column by column where stones fall. Middle first takes the cells, or the columns, by their distance from the middle; edges first is the reverse. The random order comes from the seed.
