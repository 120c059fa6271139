### Words about lines of moves, in Play, Practise and the horizon room.

## How a line wins
why-loses-at-once = { $player } now wins at once with { PLAY($cell) }.
why-loses-by-fork = { $player } plays { PLAY($cell) } and makes a double threat. Only one of the two can be blocked.
why-loses-by-later-fork = { $player } plays { PLAY($cell) }, which must be answered, and then makes a double threat with { $twice }. Only one of the two can be blocked.
why-missed-at-once = { $player } could have won at once with { PLAY($cell) }.
why-missed-by-fork = { $player } could have made a double threat with { PLAY($cell) }.
why-missed-by-later-fork = { $player } could have started with { PLAY($cell) }, then made a double threat with { $twice }.

## The steps along a line
line-buttons = Line on the board
moves-start = Start
best-play-at = { $number } of { $moves }: { $player } plays { $move }
best-play-start = Before the first move
best-play-first = To the start
best-play-back = Back
best-play-last = To the end
