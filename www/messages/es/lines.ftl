### Words about lines of moves, in Play, Practise and the horizon room.

## Cómo gana una variante
mistake-loses-at-once = { $player } gana ahora de inmediato con { PLAY($cell) }.
mistake-loses-by-fork = { $player } juega en { PLAY($cell) } y crea una doble amenaza. Solo se puede tapar una de las dos casillas.
mistake-loses-by-later-fork = { $player } juega en { PLAY($cell) }, a lo que hay que responder, y después crea una doble amenaza con { $twice }. Solo se puede tapar una de las dos casillas.
mistake-missed-at-once = { $player } podía haber ganado de inmediato con { PLAY($cell) }.
mistake-missed-by-fork = { $player } podía haber creado una doble amenaza con { PLAY($cell) }.
mistake-missed-by-later-fork = { $player } podía haber empezado por { PLAY($cell) } y después haber creado una doble amenaza con { $twice }.

## Los pasos de una variante
line-buttons = Línea en el tablero
moves-start = Inicio
line-at = { $number } de { $moves }: { $player } juega en { $move }
line-before = Antes de la primera jugada
line-first = Al principio
line-back = Atrás
line-last = Al final
