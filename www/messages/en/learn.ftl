### What Learn says.

## Titles of the places
learn-title = Learn minimax and alpha-beta pruning · Cutoff
learn-description =
    .content = What minimax and alpha-beta pruning are, why a cut loses nothing, and where to see both at work.

## Headings of the places, until each has its own
learn-heading = How minimax and alpha-beta work
learn-minimax = Minimax looks at every way a game can go on. At each turn, one side picks the move that is best for it, and the other side the move that is worst for the first. So every position gets a value, from the ends of the game upwards.
learn-cut = Alpha-beta gives the same answer with less work. As soon as one reply shows that a move is no better than one already found, the other replies to it cannot matter. They are cut.
learn-watch = Watch a real search make a cut
