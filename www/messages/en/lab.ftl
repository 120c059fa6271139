### What the lab says.

## Race
race-explained = The searches take turns on the same positions, round by round, in this tab. Each turn runs in batches long enough for the clock to time. The first round is a warm-up and does not count. Transposition tables are emptied before every search, and that counts towards the time. A ratio of times is that of the fastest batches; it is left out if four batches of each search do not lie within 5 %.
race-course = Positions
race-on-empty = the empty board
race-on-board = the position on the board
race-on-plies = each position of this game
race-on-all = all 4,520 positions, one after the other
race-ply = move { NUMBER($ply) }
race-who = Who takes part
race-rounds-label = Rounds
race-rounds = { NUMBER($count) } rounds
race-start-button = Start the race
race-cancel-button = Cancel
race-progress = The race
race-running = The race is on…
race-done = The race is over.
race-cancelled = The race was cancelled. Earlier results are still here.
race-nobody = Nobody takes part, or there is no position to search: choose at least one search and a position with a free cell.
race-result = Race of { $time }
race-minimax = Minimax
race-alpha-beta = Alpha-beta
race-ordered = Alpha-beta, centre first
race-deepening = Alpha-beta, one ply deeper at a time
race-table = Alpha-beta with a table
race-symmetry = Alpha-beta with a table by symmetry
race-textbook-minimax = Minimax in JavaScript
race-textbook-alpha-beta = Alpha-beta in JavaScript
race-caption = What each search visits and how long it takes
race-column-search = Search
race-column-nodes = Positions visited
race-column-fewer = Times fewer
race-column-faster = Times faster
race-column-min = Fastest batch
race-column-median = Median
race-column-max = Slowest
race-column-rate = Positions a second
race-chart-nodes = Positions visited, by powers of ten
race-chart-times = Time of the fastest batch, by powers of ten
race-chart-spread = The batches of each search: { $workload }
race-picture-button = Save the picture
race-copy-button = Copy as text
race-copied = The table is copied.
race-not-copied = The table could not be copied.
race-csv-button = Save as CSV
race-json-button = Save as JSON
race-published = Published for this comparison, and another machine’s: in Python from the empty board, 4.57 to 5.34 s for minimax and 0.16 to 0.2 s for alpha-beta.

## Move order
order-explained = Alpha-beta finds the same value in any order of the moves; how much it can cut depends on the order. Drag the cells, or move the chosen one with ← and →.
order-cells = The cells, in the order in which they are tried
order-chip = { MOVE($cell) }: number { $rank }
order-rows = Row by row
order-centre = Centre, corners, edges
order-edges = Edges first
order-best-first = Best move first
order-worst-first = Worst move first
order-seed = Seed
order-random = By chance
order-scores = Scores
order-plain = +1, 0, −1
order-depth-aware = 10 − n for a win after n plies
order-nodes = { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } visited, { $times } times fewer than minimax
order-value-x = The value: X wins. In any order.
order-value-o = The value: O wins. In any order.
order-value-draw = The value: a draw. In any order.
order-scale = Positions visited, by powers of ten
order-mark-here = this order
order-mark-all = minimax, b^d
order-mark-root = b^(d/2)
order-mark-proof = smallest proof
order-marks = Minimax visits { NUMBER($all) } positions here. In the textbooks’ tree, where every position has b moves and every game lasts d moves, minimax visits about b^d and alpha-beta, with perfect move ordering, about b^(d/2), the square root. The square root of { NUMBER($all) } is { NUMBER($root, maximumFractionDigits: 0) }; tic-tac-toe’s tree is not that regular. The smallest proof of this position’s result, found by the engine, has { NUMBER($proof) } positions: no order can do with fewer. “Best move first” and “Worst move first” know what each move is worth in advance, which no real program does.
order-tried = Tried so far

## How big is it?
size-explained = All counted by the engine, for the empty board and for the position on the board.
size-caption = How much there is
size-what = What
size-whole = The whole game
size-here = From this position
size-positions = Different positions
size-finished = Finished ones among them
size-distinct = Different by more than a turn or a reflection
size-games = Games
size-nodes = Nodes of the tree, one for each way to a position
size-proof = Nodes of the smallest proof of the result
size-bound = Often 3^9 = 19,683 is said: nine cells with three signs each. That counts boards that no game can reach.
size-plies = Ply by ply
size-ply = Plies
size-chess = Games of chess
size-chart = Tic-tac-toe and chess, by powers of ten
size-shannon = Shannon estimated 10^120 games of chess (1950). To look at them as the engine here looks at tic-tac-toe is out of the question, so chess programs stop early and guess, and need pruning all the more.
size-sources = Sources for chess:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## Break it
break-explained = Well-known mistakes of programs that search. Each runs in the engine here, on any position, and is counted over all 4,520 positions in which there is a move to choose. Switched on, a mistake also plays for the perfect computer; what the page says beside the board stays true.
break-switch = Switch it on
break-go = Take me to one
break-taken = Position { NUMBER($number) } of { NUMBER($all) } is on the board.
break-right = As it should be
break-wrong = As it is here
break-wrong-count = { $wrong ->
        [0] It goes wrong in none of { NUMBER($positions) } positions.
       *[other] It goes wrong in { NUMBER($wrong) } of { NUMBER($positions) } positions.
    }
break-thrown-count = In { NUMBER($thrown) } of them the move that it recommends makes the result worse.
break-misvalued-count = { $misvalued ->
        [one] One position is taken for something that it is not.
       *[other] { NUMBER($misvalued) } positions are taken for something that they are not.
    }
break-slower-count = In { NUMBER($slower) } it visits more: { $nodes } positions in all, in place of { $without }, which is { $times } times as many.
break-here = This position, with: { $name }
break-says = It recommends { MOVE($cell) } for { $player }, takes the position to be worth { $score } to X, and visits { $nodes } positions.
break-truth = In truth the best moves are: { $cells }. The position is worth { $score } to X, and alpha-beta visits { $nodes } positions to know it.
break-judgement-right = ✓ Here it does no harm.
break-judgement-slower = ✓ Here it is right, and slower.
break-judgement-wrong = ✗ Here it goes wrong.
break-judgement-thrown = ✗ Here it throws the result away: { $player } comes off worse.
break-caption = What came back for each move at the root, as X’s score
break-move = Move
break-has = It has
break-is = In truth
break-chosen = (its choice)
break-root-ties-name = ≥ at the root
break-root-ties-why = With pruning, a later move that comes back equal may be worse: what came back is only a bound. Who lets the last of equals win takes it for as good.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ≥ at the root, fail-hard
break-root-ties-hard-why = The same with fail-hard values: every worse move comes back as just equal, so the last one that is not better wins.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // and below: return clamp(best, alpha, beta)
break-bounds-shown-name = Bounds shown as values
break-bounds-shown-why = The move is right, but the figures beside the other moves are bounds, and are shown as if those moves were worth that.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = A table that forgets which values are bounds
break-table-bounds-why = A transposition table keeps what came back and uses it for the same position elsewhere, without knowing whether it was a value or a bound. It goes wrong in few positions, which makes it hard to notice.
break-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
break-table-bounds-wrong = table.set(position, value);
break-no-depth-name = A win is a win
break-no-depth-why = If all wins are worth the same, the search has no reason to win now rather than later, or to lose later rather than now. It plays on with a won game, and gives up in a lost one.
break-no-depth-right = if (won) return 10 - ply;
break-no-depth-wrong = if (won) return 1;
break-swapped-name = MAX and MIN swapped
break-swapped-why = X takes the smallest value and O the largest: each plays as well as it can for the other.
break-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
break-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
break-wrong-side-name = Seen from the wrong side
break-wrong-side-why = An end is rated for who would move there, as negamax wants it, in a search that expects X’s score. Whoever has won, it is the other’s turn, so every win looks like a loss to X.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: whose turn it is
break-strict-cut-name = Cut only at >
break-strict-cut-why = Right, but slower: a move that comes back equal cannot change the result either, so nothing is gained by looking on.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = Only the parent’s bound
break-parent-bound-why = Right, but slower: a child is told what its parent already has, and not what those further up have, so no cut reaches deeper than one ply.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## Titles of the places
lab-title = The lab: measure minimax and alpha-beta · Cutoff
lab-description =
    .content = Race search algorithms, change the move order, count the game, and see what classic bugs do.
race-title = Race search algorithms · Cutoff
race-description =
    .content = Minimax, alpha-beta, move ordering and transposition tables compete on the same positions, in your browser.
order-title = Move order decides · Cutoff
order-description =
    .content = Change the order of the moves and see how many positions alpha-beta visits.
size-title = How big is the game? · Cutoff
size-description =
    .content = Positions, games and nodes of tic-tac-toe, counted by the engine, with chess beside them.
bugs-title = Classic bugs in search programs · Cutoff
bugs-description =
    .content = Nine classic bugs of minimax and alpha-beta programs, running in a real engine on any position.

## Headings of the places, until each has its own
race-heading = Race
order-heading = Move order
size-heading = How big is it?
bugs-heading = Classic bugs
