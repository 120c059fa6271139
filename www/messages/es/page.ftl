### What the page says in Spanish.
### A cell is named by its column and its row, such as b2: columns are a, b, c from the left, rows 1, 2, 3 from the top.

## La página

page-title = Cutoff: juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta
page-description =
    .content = Juega al tres en raya (tic-tac-toe) contra una máquina perfecta en tu navegador y mira cuántas posiciones visitan minimax y la poda alfa-beta para la misma jugada, y cuánto tardan.
social-title =
    .content = Cutoff: juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta
social-description =
    .content = Un tres en raya (tic-tac-toe) perfecto en tu navegador, y el trabajo que ahorra la poda alfa-beta en la misma posición.
app-name = Cutoff
app-description = Juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta.
update-ready = Hay una versión más reciente de Cutoff.
update-now-button = Usarla ya
page-name = Cutoff
page-tagline = Un tres en raya perfecto, y lo que ahorra la poda
skip-to-board = Ir al tablero
no-script = Cutoff busca en tu navegador. Activa JavaScript en esta página, por favor.
page-unloaded = Todavía se está cargando. Si no aparece nada, comprueba la conexión y recarga la página. La partida se guarda en la dirección.
not-found-title = Esta página no existe
not-found-text = En esta dirección no hay nada: quizá esté mal escrita o la página haya cambiado de sitio.
not-found-link = Ir a la página de inicio
unexpected = Algo ha fallado en esta página. Tu partida está guardada en la dirección: recarga la página para continuar.
reload-button = Recargar
footer-truth = Los números junto al tablero se miden en vivo: tu navegador busca a partir de esa misma posición, en esta pestaña.
language-label = Idioma
theme-to-dark = Usar colores oscuros
theme-to-light = Usar colores claros
help-button = ?
    .aria-label = Ayuda y atajos de teclado
    .title = Ayuda y atajos de teclado
close-button = Cerrar
dismiss-button = ✕
    .aria-label = Cerrar este mensaje
    .title = Cerrar este mensaje
retry-button = Reintentar

## Nombres

move-spoken = columna { $column }, fila { $row }
list-clauses = { $first }; { $second }
cell-empty = { SPOKEN($cell) }, vacía
cell-x = { SPOKEN($cell) }, X
cell-o = { SPOKEN($cell) }, O

## El tablero

game-title = La partida
board-label = El tablero, de tres por tres
cell-recommended = recomendada
cell-last = última jugada
cell-winning = tres en raya
turn-human = Le toca a { $player }
turn-human-only = Te toca: juegas con { $player }
turn-computer = Le toca a { $player }: juega la máquina
turn-thinking = Le toca a { $player }: está pensando…
turn-paused = Le toca a { $player }: la máquina espera
turn-loading = Cargando el motor…
turn-failed = El motor no está disponible
turn-setup = Preparando una posición
result-draw = Empate: el tablero está lleno
result-won = Gana { $player }
result-you-won = Has ganado con { $player }
result-you-lost = Gana { $player }: has perdido

## Botones de la partida

game-buttons =
    .aria-label = Partida
new-game-button = Nueva
    .title = Nueva partida
    .aria-label = Nueva partida
undo-button = Deshacer
    .title = Deshacer la última jugada
redo-button = Rehacer
    .title = Rehacer la jugada deshecha
hints-button = Pistas
    .title = Mostrar lo que vale cada casilla libre
go-on-button = Seguir
pause-button = Pausa
step-button = Paso
    .title = Dejar que la máquina haga una jugada

## Pistas

hint-win = gana en { $plies }
hint-draw = empata
hint-seen-exact = puntuación = { $value }
hint-seen-least = puntuación ≥ { $value }
hint-seen-most = puntuación ≤ { $value }
hint-loss = pierde en { $plies }

## Recomendación

recommendation = Recomendada: { MOVE($cell) }
recommendation-verdict = Recomendada: { MOVE($cell) }, { $verdict }
recommendation-cost = { $time }, { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-nodes = { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-none = La partida ha terminado: no hay nada que recomendar.
recommendation-waiting = Buscando…
recommendation-failed = Sin el motor no hay búsqueda.

## Comparación

compare-title = Dos búsquedas desde esta posición
compare-caption = Cuánto trabajo hacen minimax y alfa-beta en esta posición
minimax-name = Minimax
alpha-beta-name = Alfa-beta ✂
answers-mark = en juego
nodes-label = Posiciones visitadas
time-label = Tiempo
pending = …
time-none = –
saving = Alfa-beta visita { $times } veces menos posiciones.
saving-and-time = Alfa-beta visita { $times } veces menos posiciones { $verdict ->
        [faster] y es unas { $ratio } veces más rápida.
        [same] más o menos en el mismo tiempo.
       *[slower] pero tarda unas { $ratio } veces lo que minimax.
    }
saving-none = Aquí la poda no ahorra nada: las dos visitan { $nodes ->
        [one] la misma posición ({ NUMBER($nodes) })
       *[other] las mismas { NUMBER($nodes) } posiciones
    }.
saving-over = Las dos visitan solo esta posición.
agreement = Las dos eligen { MOVE($cell) }.
agreement-broken = Las dos búsquedas no coinciden. Es un error de Cutoff: avísanos de esta posición, por favor.
agreement-over = No hay ninguna jugada que elegir.
pruning-switch = Poda alfa-beta
as-seen-switch = Pistas tal como las vio alfa-beta
replies-switch = Pistas con las respuestas que mantienen el resultado
hint-replies-win = { $holding } de { $replies } { $holding ->
        [one] gana
       *[other] ganan
    }
hint-replies-draw = { $holding } de { $replies } lo { $holding ->
        [one] mantiene
       *[other] mantienen
    }
hint-replies-loss = ninguna lo mantiene
book-told = Debajo de cada veredicto: cuántas respuestas del otro bando mantienen su resultado. Una búsqueda que ve hasta el final no tiene motivo para preferir una jugada de empate a otra. Un libro de aperturas sí, porque los rivales se equivocan. De las mejores jugadas, el jugador con libro elige la que deja menos respuestas que lo mantienen.
price = Alfa-beta visita { NUMBER($seen) } posiciones para encontrar la jugada; de otras jugadas puede que solo conozca una cota (≤ o ≥) de la puntuación de X. El veredicto exacto de todas las jugadas requiere { NUMBER($exact) } posiciones.
method-title = Cómo se mide
method = Una sola búsqueda es demasiado corta para el reloj, así que se repite en tandas mucho más largas que la resolución del reloj. Las dos búsquedas se alternan. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. De { NUMBER($batches) } tandas, las que coinciden sitúan la proporción entre los tiempos entre { $low } y { $high }.
method-disagreed = Una sola búsqueda es demasiado corta para el reloj, así que se repite en tandas mucho más largas que la resolución del reloj. Las dos búsquedas se alternan. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. Las { NUMBER($batches) } tandas difieren demasiado para decir cuántas veces más rápida es una búsqueda: el ordenador está ocupado.
method-waiting = Aún sin medir.
method-no-clock = El reloj de este navegador no avanza, o lo hace a saltos demasiado grandes para una búsqueda tan corta, así que no hay tiempos.
method-nodes = Una posición cuenta cada vez que una búsqueda entra en ella, incluidas la del tablero y las terminadas. En las posiciones podadas no se entra nunca.
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = sin tiempo

## Jugadores

players-title = Jugadores
player-x-label = X
player-o-label = O
player-human = Tú
player-perfect = Máquina perfecta
player-book = Perfecta, con libro de aperturas
player-casual = Máquina sencilla
player-random = Máquina aleatoria
level-human = Juegas tú, con el ratón, el dedo o el teclado.
level-perfect = Hace la jugada recomendada. Nadie puede ganarle.
level-book = De las mejores jugadas, hace la que deja más formas de equivocarse. Tampoco a ella puede ganarle nadie.
level-broken = Juega con el error que está activado en el laboratorio.
level-casual = Gana al instante si puede, impide una victoria inmediata y, si no, hace una jugada aleatoria.
level-random = Ocupa una casilla libre aleatoria.
share-button = Copiar enlace
share-done = Enlace a esta posición copiado.
share-failed = No se ha podido copiar el enlace. Lo tienes en la barra de direcciones.

## Jugadas

moves-title = Jugadas
moves-caption = Las jugadas de esta partida y el coste de la búsqueda previa a cada una
moves-number = #
moves-move = Jugada
moves-nodes = Posiciones
moves-time = Tiempo
moves-start = Inicio
moves-jump = { $player }: { MOVE($cell) }

## Preparar

setup-open-button = Preparar una posición
setup-explained = Haz clic en una casilla para cambiarla entre vacía, X y O. O escribe nueve caracteres, fila por fila: X, O y un punto para cada casilla vacía.
setup-text-label = Posición
setup-play-button = Jugar desde aquí
setup-clear-button = Vaciar
setup-cancel-button = Cancelar
setup-fine = Le toca a { $player }.
setup-over = En esta posición la partida ha terminado.

## Avisos

announce-move = { $player } juega en { SPOKEN($cell) }.
announce-new = Nueva partida.
announce-back = De vuelta { $number ->
        [0] al inicio
       *[other] a la jugada { NUMBER($number) }
    }.
announce-forward = Adelante, a la jugada { NUMBER($number) }.
announce-hints-on = Pistas activadas.
announce-hints-off = Pistas desactivadas.
announce-pruning-on = Ahora alfa-beta elige las jugadas.
announce-pruning-off = Ahora minimax sin poda elige las jugadas.

## Lo que se rechaza

refused-taken = { $player } ya ocupa { MOVE($cell) }. Elige una casilla libre.
refused-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que rehacer.
refused-loading = El motor aún no está listo.
fault-board-length = Una posición tiene nueve caracteres; esta tiene { NUMBER($found) }.
fault-cell-sign = El carácter de { MOVE($cell) } no es X, ni O, ni un punto.
fault-stone-counts = Empieza X, así que tiene que haber tantas X como O, o una X más.
fault-both-won = X y O tienen tres en raya a la vez: eso no puede pasar en una partida.
fault-played-on = Un bando tenía tres en raya y el otro siguió jugando: eso no puede pasar en una partida.
fault-other = { $message }
link-fault = Una parte de este enlace no se ha podido usar: { $fault } Lo demás se ha conservado.
link-faults = Partes de este enlace no se han podido usar: { $first } Y además: { $second } Lo demás se ha conservado.
link-fault-game = «{ $text }» no es un juego de Cutoff.
link-fault-moves = en las jugadas «{ $text }», la jugada { NUMBER($number) } no es una casilla.
link-fault-move = no se puede hacer la jugada { NUMBER($number) }: { $fault }
link-fault-cell-taken = { MOVE($cell) } está ocupada.
link-fault-game-over = la partida ya había terminado.
link-fault-start = ninguna partida puede empezar en la posición «{ $text }». { $fault }
link-fault-at = señala la jugada «{ $text }», pero hay { NUMBER($moves) }.
link-fault-setting = «{ $text }» no es una opción de «{ $name }».
link-fault-name = esta página no tiene ningún ajuste «{ $name }».

## Cuando algo falla

engine-load = No se ha podido cargar el motor. Tu partida está a salvo. ({ $detail })
engine-crash = El motor se ha detenido por un error. Tu partida está a salvo. ({ $detail })
engine-silent = El motor no responde. Tu partida está a salvo. ({ $detail })
engine-stopped = Has detenido el motor. Tu partida está a salvo.
overdue = El motor lleva unos segundos trabajando sin responder. Espera o detenlo: tu partida está a salvo.
overdue-stop-button = Detener el motor
language-unloaded = No se ha podido cargar { $name }, así que la página está en inglés. Recarga la página para intentarlo de nuevo; tu partida se guarda en la dirección.

## Ayuda

help-title = Cómo se juega
help-board = Gana quien consigue tres en raya: en horizontal, en vertical o en diagonal. Empieza X. La casilla marcada es la jugada recomendada. Las casillas se nombran por columna y fila: a1 es la de arriba a la izquierda. Las pistas muestran lo que vale cada casilla libre para el bando al que le toca jugar; «gana en 3» cuenta las jugadas de los dos bandos.
about-accessibility-title = Accesibilidad: qué se comprueba y qué aún no
about-accessibility-failed = No se ha podido cargar. Ciérralo y ábrelo para intentarlo de nuevo.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Moverse por el tablero
help-key-home = Inicio, Fin
help-key-home-does = Primera y última casilla de la fila; con Ctrl, del tablero
help-key-enter = Intro, Espacio
help-key-enter-does = Jugar en la casilla
help-key-help = ?
help-key-help-does = Esta ayuda
help-key-new = N
help-key-new-does = Nueva partida
help-key-undo = U
help-key-undo-does = Deshacer una jugada
help-key-redo = R
help-key-redo-does = Rehacer la jugada deshecha
help-key-hints = H
help-key-hints-does = Activar o desactivar las pistas
help-key-pruning = P
help-key-pruning-does = Activar o desactivar la poda
shortcuts-label = Atajos de una sola tecla

## La búsqueda

search-title = Ver la búsqueda
search-explained = Sigue la búsqueda a partir de la posición del tablero, paso a paso, hacia delante y hacia atrás, con el motivo de cada corte.
tree-open-button = Tu propio árbol
search-open-button = Ir paso a paso
search-close-button = Cerrar
search-recording = Grabando la búsqueda…
search-failed = No se ha podido grabar la búsqueda. Tu partida está a salvo. ({ $detail })
search-unloaded = No se ha podido cargar esta parte de la página: quizá no tengas conexión o haya una versión más reciente de la página. Inténtalo de nuevo o recarga la página. Tu partida se guarda en la dirección. ({ $detail })
search-over = En esta posición la partida ha terminado: no hay nada que analizar.
help-key-steps = ← →, Espacio, Inicio, Fin
help-key-steps-does = En una búsqueda: paso atrás, paso adelante, reproducir o pausar, inicio, final

## El laboratorio

bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que lo desactives.
bug-off-button = Desactivarlo

lab-title = El laboratorio
lab-explained = Mide lo que ahorra la poda, predice el siguiente paso de la búsqueda y mira errores clásicos en acción.
lab-rooms =
    .aria-label = Secciones del laboratorio
lab-race-button = Carrera
lab-order-button = Orden de jugadas
lab-size-button = ¿Qué tamaño tiene?
lab-find-button = Encuentra la jugada
lab-review-button = Repaso
lab-break-button = Rómpelo
lab-quiz-button = Predice
lab-lesson-button = Lecciones
lab-add-button = Añadir a la lección
lab-share-button = Copiar enlace a esto
lab-link-copied = Enlace copiado.
lab-opening = Abriendo…
lab-failed = No se ha podido abrir esta sección: quizá no tengas conexión o haya una versión más reciente de la página. Inténtalo de nuevo o recarga la página. Tu partida se guarda en la dirección. ({ $detail })
lab-stopped = Esta sección se ha detenido por un error. Tu partida está a salvo. ({ $detail })
lesson-unloaded = No se ha podido cargar la lección. Tu partida está a salvo. ({ $detail })
full-page-link = Abrir la página completa
