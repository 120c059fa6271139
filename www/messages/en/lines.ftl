### Words about lines of moves, in Play, Practise and the horizon room.

## How a line wins
mistake-loses-at-once = { $player } now wins at once with { PLAY($cell) }.
mistake-loses-by-fork = { $player } plays { PLAY($cell) } and makes a double threat. Only one of the two can be blocked.
mistake-loses-by-later-fork = { $player } plays { PLAY($cell) }, which must be answered, and then makes a double threat with { $twice }. Only one of the two can be blocked.
mistake-missed-at-once = { $player } could have won at once with { PLAY($cell) }.
mistake-missed-by-fork = { $player } could have made a double threat with { PLAY($cell) }.
mistake-missed-by-later-fork = { $player } could have started with { PLAY($cell) }, then made a double threat with { $twice }.

## The steps along a line
line-buttons = Line on the board
moves-start = Start
line-at = { $number } of { $moves }: { $player } plays { $move }
line-before = Before the first move
line-first = To the start
line-back = Back
line-last = To the end
