### Words of every place.

## La página
play-title = Cutoff: juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta
update-ready = Hay una versión más reciente de Cutoff.
update-now = Actualizar ahora
unexpected = Algo ha fallado en esta página. Tu partida está guardada en la dirección de la página. Recarga la página para continuar.
reload-button = Recargar
language-label = Idioma
theme-to-dark =
    .aria-label = Usar colores oscuros
    .title = Usar colores oscuros
theme-to-light =
    .aria-label = Usar colores claros
    .title = Usar colores claros
close-button = Cerrar
dismiss-button = ✕
    .aria-label = Cerrar este mensaje
    .title = Cerrar este mensaje
retry-button = Reintentar

## Nombres
move-spoken = columna { $column }, fila { $row }
play-cell = { $move }
play-column = la columna { $move }
list-clauses = { $first }; { $second }
cell-empty = { SPOKEN($cell) }, vacía
cell-x = { SPOKEN($cell) }, X
cell-o = { SPOKEN($cell) }, O
cell-also = { $first }, { $second }

## El tablero
board-label = Tablero, de { $columns } por { $rows }
cell-last = última jugada
cell-winning = en la línea ganadora

## Comparación
minimax-name = Minimax
alpha-beta-name = Alfa-beta ✂
time-none = –
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = sin tiempo

## Lo que se rechaza
fault-board-length = Una posición de este tablero tiene { NUMBER($cells) } caracteres. La tuya tiene { NUMBER($found) }.
fault-board-row = Una fila de este tablero tiene { NUMBER($columns) } casillas. La fila { NUMBER($row) } tiene { NUMBER($found) }.
fault-cell-sign = El carácter de { $cell } no es X, ni O, ni un punto.
fault-stone-counts = Empieza X, así que X tiene que tener tantas fichas como O, o una más.
fault-both-won = X y O tienen a la vez una línea ganadora, lo que no puede pasar en una partida.
fault-played-on = Un bando ya había ganado, pero el otro siguió jugando. Eso no puede pasar en una partida.
fault-cell-floating = No hay ninguna ficha debajo de { $cell }. Las fichas caen hasta la casilla libre más baja.
fault-board-order = Esta posición no puede darse en una partida. En cualquier orden de jugadas, alguien habría ganado antes.
fault-other = { $message }
link-fault = Una parte de este enlace no se ha podido usar. { $fault } Lo demás se ha conservado.
link-faults = Partes de este enlace no se han podido usar. { $first } { $second } Lo demás se ha conservado.
link-fault-game = «{ $text }» no es un juego de Cutoff.
link-fault-moves = En las jugadas «{ $text }», la jugada { NUMBER($number) } no se puede leer.
link-fault-move = No se puede hacer la jugada { NUMBER($number) }: { $fault }
link-fault-cell-taken = { $cell } está ocupada.
link-fault-column-full = su columna está llena.
link-fault-cell-floating = no hay ninguna ficha debajo de { $cell }.
link-fault-game-over = la partida ya había terminado.
link-fault-start = Ninguna partida puede empezar en la posición «{ $text }». { $fault }{ $moves ->
        [left] { " " }Tampoco se han usado las jugadas que le siguen.
       *[none] { "" }
    }
link-fault-at = El enlace pide la jugada «{ $text }», pero su partida acaba en la jugada { NUMBER($moves) }.
link-fault-setting = «{ $text }» no es una opción de «{ $name }».
link-fault-name = Esta página no tiene ningún ajuste «{ $name }».
link-fault-step = Esta página no tiene ningún paso «{ $name }».

## Cuando algo falla
engine-load = No se ha podido cargar el motor. Tu partida está a salvo. Inténtalo de nuevo o recarga la página.
engine-crash = El motor se ha detenido por un error. Tu partida está a salvo.
engine-silent = El motor no responde. Tu partida está a salvo.
engine-stopped = Has detenido el motor. Tu partida está a salvo.
overdue = El motor lleva un rato trabajando sin responder. Puedes esperar o detenerlo. Tu partida está a salvo.
overdue-stop = Detener el motor
language-unloaded = No se ha podido cargar el idioma { $name }, así que la página está en inglés. Recarga la página para intentarlo de nuevo. Tu partida está guardada en la dirección de la página.

## Fallos de páginas y lecciones
page-failed = No se ha podido cargar una parte de esta sección. Quizá no tengas conexión o haya una versión más reciente de la página. Inténtalo de nuevo o recarga la página. Tu partida está guardada en la dirección de la página.
page-unsupported = Esta página necesita algo que tu navegador no tiene: { $missing }. Actualiza el navegador o usa otro. Tu partida está guardada en la dirección de la página.
page-stopped = Esta sección se ha detenido por un error. Tu partida está a salvo.
lesson-unloaded = No se ha podido cargar la lección. Tu partida está a salvo. Inténtalo de nuevo o recarga la página.

## La búsqueda, paso a paso
worth-draw = un empate
worth-win = una victoria de { $player } tras { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }
worth-win-plain = una victoria de { $player }

## La barra
bar-name = Cutoff
places-open-name = Menú
places-open =
    .aria-label = Menú: todas las secciones
places =
    .aria-label = Secciones
place-play = Jugar
place-learn = Aprender
place-watch = Observar
place-practise = Practicar
place-lab = Laboratorio
place-teach = Enseñar
bar-board =
    .title = Elegir un tablero
game-3x3k3 = 3×3
game-4x4k4 = 4×4
game-5x5k4 = 5×5
game-7x6k4g = Cuatro en raya
game-size = { NUMBER($columns) }×{ NUMBER($rows) }, { NUMBER($run) } en raya
game-size-falling = { NUMBER($columns) }×{ NUMBER($rows) } con gravedad, { NUMBER($run) } en raya
share-button = Copiar un enlace a lo que se ve en pantalla
link-copied = Enlace copiado.
lesson-add = Añadir a tu lección
menu-button =
    .aria-label = Enlace, idioma, colores y ayuda
    .title = Enlace, idioma, colores y ayuda
help-button =
    .aria-label = Ayuda y teclas
    .title = Ayuda y teclas
skip-to-main = Saltar al contenido

## Said in more than one place

stop = Detener
resume = Reanudar
time-label = Tiempo
depth-label = Profundidad máxima
to-the-end = hasta el final
pending = …
nodes-label = Nodos visitados
nodes = Nodos
move = Jugada
settings = Ajustes
order = Orden
cell-name = { MOVE($cell) }
speed-label = Velocidad
pause-button = Pausa
pruning-switch = Poda alfa-beta
next = Siguiente
check = Comprobar
tree = Árbol
none = ninguno
step-of = Paso { NUMBER($step) } de { NUMBER($steps) }
clear-button = Vaciar
full-page-link = Abrir la página completa
