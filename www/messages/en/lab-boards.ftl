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
depth-at = depth { NUMBER($depth) }
depth-by-depth = Positions visited and time, depth by depth
depth-how-budget = The searches run one after the other, each in a worker of its own with an empty table. The time to load is not counted. A search stops when its result is proved or its time is over. If the tab is hidden, the race does not count.
depth-how-depth = Minimax and alpha-beta search to depth 1, 2, 3 and so on, each time from the beginning, and guess where the depth ends. Iterative deepening goes on from its table; its depth d means: it is known whether a side wins within d moves. The solver has no depth: it proves the result or it does not.
depth-how-nodes = Positions are counted to the end of each depth. Those of iterative deepening include all smaller depths. An empty mark with a dashed line is a depth that was not finished: the count goes on from there.
depth-how-branching = The effective branching factor b is that of a regular tree with as many nodes down to this depth: 1 + b + b² + … + b^d. Speed has two digits, and none below 20 ms.
