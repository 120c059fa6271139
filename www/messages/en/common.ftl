### Words that several places share, but not Play.

whole-number-fault = Write a whole number from { NUMBER($least) } to { NUMBER($most) }.
tree-fault-end = the end
learn-read = Read
seed = Seed
copy = Copy
copied = Copied.
start-over = Start over
node-branch = branch { $path }
node-root = the root
node-leaf = { $node }, leaf { $value }
node-inner = { $node }, { $side }
cut-label = Cut when
cut-ge = α ≥ β
cut-gt = α > β
values-label = Values
values-soft = fail-soft
values-hard = fail-hard
values-hard-strict = fail-hard except at leaves
scores-label = Scores
scores-plain = Plain: +1, 0, −1
scores-depth-aware = Depth-aware
order-left = left to right
order-right = right to left
convention-text = Cut when { $cut }; { $values }; { $order }.
sides-text = ▲ is MAX, ▼ is MIN.
max-x = ▲ MAX, X
min-o = ▼ MIN, O
max = ▲ MAX
min = ▼ MIN
win-in = { $player } in { NUMBER($plies) }
draw = draw
wins = { $player } wins
depth-at = Depth { NUMBER($count) }

## Own trees

fault-tree-no-node = Character { NUMBER($character) } ({ $found }): expected a value, a name or a bracket.
fault-tree-number = Character { NUMBER($character) }: this number cannot be read. Numbers have at most { NUMBER($most) } digits.
fault-tree-name = Character { NUMBER($character) }: a name can have at most { NUMBER($most) } characters.
fault-tree-unclosed = At character { NUMBER($character) } ({ $found }), a comma or a closing bracket is missing.
fault-tree-after = Character { NUMBER($character) } ({ $found }): the tree has already ended.
fault-tree-wide = Character { NUMBER($character) }: a node can have at most { NUMBER($most) } children.
fault-tree-deep = Character { NUMBER($character) }: a tree can have at most { NUMBER($most) } plies.
fault-tree-large = Character { NUMBER($character) }: a tree can have at most { NUMBER($most) } nodes.
fault-text-long = The text of a tree can have at most { NUMBER($most) } characters.
worth-number = { NUMERAL($value) }
