### What the pages of Learn have from the build in English: no script says it.

## Contents

learn-title = Learn minimax and alpha-beta pruning · Cutoff
learn-description = Minimax and alpha-beta pruning in { NUMBER($chapters) } short chapters with figures that move. For people who are new to both, and for people who came for code.
learn-heading = How a computer chooses its move
learn-lead = It could try every move and every reply. It can also skip most of that work and lose nothing.
learn-no-script = All the text and pictures are here. With JavaScript, the figures also move.
learn-reference = Glossary and sources
learn-reference-description = What the terms of game search mean, from alpha to zugzwang, and the papers and books behind the chapters.
learn-glossary = Glossary
learn-sources = Sources
learn-source-zermelo = Games such as chess and tic-tac-toe have a value.
learn-source-neumann = The proof that many more games have a value.
learn-source-shannon = How a machine could play chess: depth limit, evaluation, and the size of the game.
learn-source-hart = One of the first descriptions of alpha-beta.
learn-source-brudno = Alpha-beta described independently, with an analysis.
learn-source-slagle = A proof of how many leaves alpha-beta visits in the best order. Michael Levin’s formula was printed without one in 1961, in the memo of Hart and Edwards.
learn-source-knuth = The first full analysis of alpha-beta pruning.
learn-source-pearl = On trees with random leaves, no search grows more slowly with the depth than alpha-beta.
learn-source-fishburn = Fail-soft alpha-beta, and its name.
learn-source-berliner = A program wins against the world champion at backgammon, in 1979, with some luck of the dice.
learn-source-chinook = The program that became champion at checkers in 1994, when Marion Tinsley resigned the match and the title.
learn-source-schaeffer = The proof that checkers is a draw.
learn-source-deep-blue = The machine that won against Garry Kasparov at chess in 1997.
learn-source-alphago = The program that won at Go, by neural networks and a search. The paper appeared before the match with Lee Sedol.
learn-source-russell = The textbook with the tree of nine leaves, and the evaluation by open lines.
learn-source-stack-abuse = Tic-tac-toe in Python, with the times of its moves.
learn-source-allis = Connect Four solved by rules: odd and even threats, and answering in the same column.
learn-source-allen = Connect Four solved by search, in the same year.

## A chapter

chapter-next = Next: { $title }
chapter-previous = Back: { $title }
chapter-pages =
    .aria-label = Chapters
chapter-contents = All chapters
chapter-question = Question
slip-unchanged = That is the answer before the change.
slip-sides = That would be right with MIN at the root.
slip-right = That is how many a search from right to left would skip. This one goes from left to right.
slip-visited = Those are the leaves that the search does visit.
slip-exact = That is the true value, which plain minimax finds. Alpha-beta leaves the branch before it knows it.
slip-changed = That is the leaf itself. A player above it has something better.
slip-every = Those are all leaves: plain minimax visits them.
slip-proof = That is one of the two proofs. The root needs both.
slip-twice = Nearly. Both proofs need one and the same leaf, which counts once.
slip-sign = That is what it is worth to O. To X it has the other sign.
slip-threatless = That is without any threat.
slip-side = Those are the stones of one side. Count both.
slip-uncut = That is about what minimax visits. But even in the worst order, alpha-beta cuts.
slip-added = That adds as many nodes as the row above did. But each ply multiplies.
slip-each-move = That is { NUMBER($moves) } × { NUMBER($moves) } times as many, as if the search visited every reply. Alpha-beta skips most of them.
slip-tableless = That is about as many as without a table. But many positions come up again.
slip-strict = That would be right if only α > β made a cut. Here α ≥ β is enough.
slip-sideways = That is the count of a search with one window for the whole tree. But a branch begins with the window of its parent: bounds go down, never sideways or up.
slip-shallow = A cut is missing. A bound from further up counts here, too.
slip-max-waits = A cut is missing. MAX’s nodes can be left early, too. There β cuts.
slip-exchanged = That is the count with α and β exchanged. MIN’s node is left when its value is too low for MAX, MAX’s node when its value is too high for MIN.
slip-first-only = A cut is missing. Any leaf of a node can end it, not only its first.
slip-low = Those are the leaves below what MAX already has. A leaf is skipped because of the leaves before it, whatever its own value is.
slip-neighbour = The node beside it returned that. Here it is β, not α.
slip-start = α is −∞ only until MAX has something. The left branch has already returned.
slip-left = That was β in the left branch. Bounds do not go sideways.
slip-open = β is ∞ on entering the right branch. But then the node beside this one returns a value.
slip-alpha = That is α, which MAX already has elsewhere.
slip-stale = α rises again: after the second branch MAX has more.
slip-as-value = The returned number is not inside the window, so it is only a bound.
slip-at-least = A number of β or more says “at least”. This one is α or less.
slip-at-alpha = Those are the numbers up to α. But more is known: the true value is at most what was returned.
slip-inside = Those lie inside the window. There the search would have returned the value itself.
slip-leaves-alone = That is with the lowest leaf first in each branch. The branches have a best order, too.
slip-every-branch = The first branch must be seen whole. Before that, nothing is there to compare with.
slip-quick = That is the quick defeat. But O chooses, and loses late.
slip-flat = That is a win without its depth.
slip-unturned = The sign is right. But what is α for one side limits the other: the two change places.
slip-unsigned = The right one of the two. But the sign changes, too.
slip-own = That is α of the node itself. For its child, everything is seen from the other side.
slip-ties = A number that is equal to one before it may be just a bound.
slip-all-returned = A number that is not higher than one before it may be just a bound: at most that.
slip-best-alone = The best is sure. But so is every number that was the best when it was returned.
slip-unended = That goes on until the board is full. But is this game over?
slip-free-cells = Those are the free cells. But is this game over?
slip-next-board = That counts a move into each free cell. But is this game over?
slip-uncounted = The root is a node, too.
slip-minimax-depth = That is how far minimax sees.
slip-ply-more = Twice the leaves are worth one ply at most to minimax. What does alpha-beta need for each ply?
slip-half-depth = The other way round: the best order doubles the depth.
slip-depthless = One of these was not searched as deeply as this search requires.
slip-boundless = Those are the entries that are deep enough. But a bound inside the window leaves the value open.
slip-values-alone = A bound can be an answer, too, if it lies outside the window.
slip-every-entry = Some were not searched as deep, and some leave the value open.
slip-one-threat = That is with one threat, as in the figure.
slip-threats-alone = X answers, too: a threat uses up two plies.
slip-own-lines = That is what X’s lines count. O’s lines count against it.
slip-their-lines = That is what O’s lines count.
slip-wins = Those are the moves after which X wins. After a draw O has not won either.
slip-each-of-three = Those are all of them. After one, O can win at once.
slip-uncompared = X completes a line of its own with one of them.
slip-faultless = That is the value: what MAX gets if MIN makes no mistake.
slip-other-branch = That leaf lies in a branch that MAX does not choose.
slip-whole-window = That is from −∞ to ∞. Here the root begins with an α and a β.
slip-rescaled = The numbers at the leaves change. How many leaves are skipped does not.
slip-even = That would be twice the larger proof. With an odd depth, one of the two is smaller.
slip-nothing = Minimax skips nothing. Here a player already has something as good elsewhere, before all leaves are visited.
chapter-answer-is = The answer is { $answer }.

## Figures

figure-scale = Numbers of nodes as dots on one axis, each with its number beside it.
figure-flip = { $player ->
        [X] ≥ instead of > at the root
       *[O] ≤ instead of < at the root
    }
figure-flipped = Now the last of the moves that return this value is chosen, { $cell }. What it returned was only a bound.

## What a figure asks before it answers

ask-branch = Where should MAX go? Press a branch.
ask-board = { $player } is to move. Where would you play? Press one of the boards just below the top one.
ask-cut = Which leaves can the search do without?
ask-move = { $player } is to move. Where would you play? Press a column.
ask-choice = { $player } is to move, and a search looks { NUMBER($depth) } plies ahead. Which move will it choose? Press a cell.
ask-first = Which leaf of branch { NUMBER($branch) } should come first, so that most leaves are skipped? Press it.
figure-read-on = Read on without answering
figure-visited = The search visited { NUMBER($visited) } of { NUMBER($leaves) } leaves.
judged-needed = You need the { $leaf }. { $why ->
        [alone] { $side ->
            [MAX] MIN
           *[MIN] MAX
        } has nothing elsewhere yet, so every leaf here counts.
        [first] Nothing below this node is known yet.
       *[open] So far { $side ->
            [MAX] MAX can get { $best } here, less than the { $bound } to which MIN can already hold it
           *[MIN] MIN can hold MAX to { $best } here, more than the { $bound } that MAX already has
        }.
    }
judged-unneeded = You can do without the { $leaf }.
judged-reason = { $side ->
        [MAX] MAX can get { $value } or more in branch { $path }, and MIN can already hold it to { $bound }.
       *[MIN] MIN can hold branch { $path } to { $value } or less, and MAX already has { $bound }.
    }
judged-first-right = MIN chooses there, and { $value } is no more than the { $alpha } that MAX already has. One leaf is enough.
judged-first-highest = { $value } is the best leaf for MAX. But there MIN chooses, so the lowest should come first: { $leaf }.
judged-first-open = { $value } is more than the { $alpha } that MAX already has, so the search has to go on. { $leaf } would end it at once.
judged-choice-right = After { $cell } it sees no loss.
judged-choice-loses = After { $cell }, it sees { $player } lose in { NUMBER($plies) } moves. It chooses { $choice }, after which it sees no loss.
judged-choice-other = After { $cell } it sees no loss either. But its estimate after { $choice } is better.
judged-move = { $by ->
        [column] Column { NUMBER($move) }
       *[cell] { $move }
    }: { $outcome ->
        [win] { $player } wins in { NUMBER($plies) } { $plies ->
            [one] move
           *[other] moves
        }
        [loss] { $player } loses in { NUMBER($plies) } { $plies ->
            [one] move
           *[other] moves
        }
       *[draw] a draw
    } with best play.
figure-map-all = The whole tree of tic-tac-toe in bands, one for each ply. All of it is lit: minimax visits every node.
figure-map-some = The same tree. What alpha-beta visits is lit, mostly on the left; the rest is dark.
figure-map-told = Alpha-beta visits { NUMBER($visited) } of the { NUMBER($nodes) } nodes: { $percent }. It never visits the dark ones.
ask-share = Minimax visits every node: all is lit. What part of it will alpha-beta visit?
ask-leaves = Minimax visits every leaf: all are lit. What part of them will alpha-beta visit, with the best move first?
ask-orders = With the edges first, alpha-beta visits { NUMBER($before) } nodes. How many with the worst move always first?
told-orders = With the worst move first it visits { NUMBER($nodes) } nodes. Minimax visits { NUMBER($minimax) }.
ask-growth = Each row looks two plies further than the one above it. How many nodes will alpha-beta visit in the last one?
told-growth = In the last row it visits { NUMBER($nodes) } nodes, about { NUMBER($times) } times as many as in the row above.
ask-tools = With depth-aware scores, alpha-beta alone visits { NUMBER($before) } nodes. How many with a transposition table?
told-tools = With a table it visits { NUMBER($nodes) } nodes, and even fewer if mirrored boards count as one.
ask-ideas = With a good move order, the solver visits { NUMBER($before) } nodes. How many with a transposition table, too?
told-ideas = With a table, too, it visits { NUMBER($nodes) } nodes. The other ideas save even more.

## What the dots of a figure stand for

scale-proof-empty = smallest proof
scale-order-best = best move first
scale-order-centre = centre first
scale-order-rows = row by row
scale-order-edges = edges first
scale-order-worst = worst move first
scale-nodes-minimax-empty = minimax
scale-visit-symmetry = table, and mirrored boards count as one
scale-visit-table = transposition table
scale-nodes-alpha-beta-depth-aware-empty = alpha-beta alone
scale-visit-deepening = iterative deepening
scale-with-5x4k4g-none = without ideas
scale-with-5x4k4g-ordering = a good move order
scale-with-5x4k4g-table = and a transposition table
scale-with-5x4k4g-symmetry = and mirrored boards count as one
scale-with-5x4k4g-double-threats = and threats and double threats
scale-with-5x4k4g-open-lines = and two smaller ideas
scale-with-5x4k4g-follow-up = and the rule of odd and even rows

## Series of boards in a figure

series-board = A board, drawn. The moves that lead to it: { $moves }.
series-start = { $player } is to move.
series-plays = { $player } plays { $by ->
        [column] column { NUMBER($move) }
       *[cell] { $move }
    }.
series-one = One more stone in the marked cell would win, so { $other } must reply there.
series-two = Now { $player } can win in either of two cells, and { $other } can block only one.
series-waits = { $player } would win in a marked cell, but the cell below it is still empty.
series-loses = Now { $player } can win at once.
series-won = { $player } has { NUMBER($run) } in a row.
series-depth = At depth { NUMBER($depth) }, the search chooses { $by ->
        [column] column { NUMBER($move) }
       *[cell] { $move }
    }.
series-estimated = Its estimate for X is { FIGURE($estimate) }.
series-proved = It proves that { $outcome ->
        [win] { $player } wins in { NUMBER($plies) } moves, counting both sides
        [loss] { $player } loses in { NUMBER($plies) } moves, counting both sides
       *[draw] the game is a draw
    }.
series-visited = It has visited { NUMBER($nodes) } nodes.
series-stops = Here a search of depth { NUMBER($depth) } stops. It sees no loss, and its estimate for X is { FIGURE($estimate) }.
series-deeper = Searched to depth { NUMBER($depth) }:
series-quiet = With a quiescence search, depth { NUMBER($depth) } is enough. It continues while there is a threat, and sees { $player } lose in { NUMBER($plies) } moves. It visits { NUMBER($nodes) } nodes in place of { NUMBER($plain) }.
series-open = { $lines ->
        [one] One line has { $player }’s stones and no { $other }; it counts { NUMBER($counted) }.
       *[other] { NUMBER($lines) } lines have { $player }’s stones and no { $other }; they count { NUMBER($counted) }.
    }
series-counted = So the estimate for X is { NUMBER($x) } − { NUMBER($o) } = { FIGURE($estimate) }.
