### Words of Learn in Spanish; see ../en/learn.ftl.

## A chapter

chapter-answer-label = { $kind ->
        [list] Tus números, separados por espacios
       *[number] Tu respuesta
    }
chapter-right = Correcto: { $answer }.
chapter-wrong = Todavía no. Prueba otra vez o mira la respuesta.
chapter-mistake = Todavía no. { $mistake }
chapter-answer-fault = { $kind ->
        [list] Escribe números enteros, separados por espacios.
       *[number] Escribe un número entero.
    }
chapter-answer = Ver la respuesta

## Programs

program-title = El programa, etapa { $number } de { $stages }: { $name }
program-stage-tree-minimax = minimax en árboles
program-stage-tree-alpha-beta = alfa-beta en árboles
program-stage-minimax = alfa-beta en tableros
program-stage-depth = profundidad máxima y evaluación
program-stage-deepening = profundización iterativa
program-stage-table = tabla de transposiciones
program-new = Las líneas con una barra son nuevas o han cambiado desde la etapa { $number }.
program-new-soft = Las líneas con una barra difieren de la búsqueda fail-soft.
program-language =
    .aria-label = Lenguaje de programación
program-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo.
program-download = Descargar el programa completo. Los comentarios del principio dicen qué se puede cambiar.
program-judge = Comprueba tu propio programa

## Figures

figure-back = Paso atrás
figure-forward = Paso adelante
figure-show = Muéstramelo
figure-quiet = Búsqueda quiescente
figure-watch = Observar esta búsqueda
figure-tree = El árbol { $tree }, dibujado.
figure-boards = Un árbol de tableros, dibujado. Su raíz es el tablero { $board }.
figure-scale-tenfold = Cada línea vertical representa diez veces los nodos de la anterior.
figure-leaf = Hoja { $path }
figure-branch = Rama { $path }
figure-lower = Bajar
figure-raise = Subir
figure-to-left = A la izquierda
figure-to-right = A la derecha
figure-drag-leaf = Arrastra una hoja hacia arriba o hacia abajo, o elígela y usa los botones o las flechas.
figure-drag-branch = Arrastra una rama o una hoja hacia un lado, o elígela y usa los botones o las flechas.
figure-tree-start = Todavía no se ha visitado ningún nodo. En la raíz elige { $side }.
figure-tree-enter = La búsqueda entra en la rama { $path }. Aquí elige { $side }.
figure-tree-leaf = Esta hoja vale { $value }.
figure-tree-exact = La rama { $path } vale { $value }.
figure-tree-lower = La rama { $path } vale { $value } o más.
figure-tree-upper = La rama { $path } vale { $value } o menos.
figure-tree-max-gets = MAX puede conseguir { $value } o más { $path ->
        [root] en la raíz
       *[other] en la rama { $path }
    }.
figure-tree-min-gets = MIN puede dejar a MAX en { $value } o menos { $path ->
        [root] en la raíz
       *[other] en la rama { $path }
    }.
figure-tree-max-has = Pero MAX ya tiene { $value } en otro lugar.
figure-tree-min-has = Pero MIN ya deja a MAX en { $value } en otro lugar.
figure-tree-keeps = { $side } se queda con { $value }.
figure-tree-cut = ✂ { $side ->
        [MAX] MIN ya deja a MAX en { $bound }
       *[MIN] MAX ya tiene { $bound }
    } { $owner ->
        [root] en la raíz
       *[other] en la rama { $owner }
    }. Aquí { $side ->
        [MAX] MAX puede conseguir { $value }
       *[MIN] MIN puede dejarlo en { $value }
    }, lo que { $compare ->
        [tie] no es mejor
       *[strict] es peor
    } para { $side ->
        [MAX] MIN. Por eso MIN
       *[MIN] MAX. Por eso MAX
    } { $compare ->
        [tie] no necesita venir
       *[strict] no vendrá
    } aquí, y { $skipped ->
        [one] se descarta una { $what ->
            [leaf] hoja
           *[branch] rama
        }.
       *[other] se descartan { NUMBER($skipped) } { $what ->
            [leaf] hojas
           *[branch] ramas
        }.
    }
figure-tree-end = La búsqueda ha terminado. La raíz vale { $value }.
figure-tree-skipped = { $skipped ->
        [0] No se descartó ninguna hoja.
        [one] Se descartó una hoja.
       *[other] Se descartaron { NUMBER($skipped) } hojas.
    }
figure-bound-max = Ahora α es { $value }.
figure-bound-min = Ahora β es { $value }.
figure-board-start = Le toca jugar a { $player }. Todavía no se ha probado ninguna jugada.
figure-board-all = El árbol completo. Cada tablero final tiene su resultado debajo.
figure-board-enter = { $player } juega en { $cell }.
figure-board-leaf = { $result ->
        [x] X tiene tres en raya.
        [o] O tiene tres en raya.
       *[draw] El tablero está lleno y nadie ha ganado.
    }
figure-board-result = Si { $player } juega en { $cell }, con juego perfecto { $result ->
        [x] gana X
        [o] gana O
       *[draw] hay empate
    }.
figure-board-exact = Si { $player } juega en { $cell }, la posición vale { $value } para X.
figure-board-lower = Si { $player } juega en { $cell }, la posición vale { $value } o más para X.
figure-board-upper = Si { $player } juega en { $cell }, la posición vale { $value } o menos para X.
figure-board-end = Con juego perfecto, { $result ->
        [x] gana X
        [o] gana O
       *[draw] hay empate
    }.
figure-board-choice = La búsqueda elige { $cell }, la primera de las mejores jugadas de { $player }.

## Questions of figures, before their answers

ask-unmarked = Marca primero al menos una hoja.
ask-press = Elígelas y después «Comprobar».
feedback-marks = Tus marcas: { NUMBER($right) } bien, { NUMBER($wrong) } mal; faltan { NUMBER($missed) }.
right = Correcto
wrong = Incorrecto
try-again = Probar otra vez
guess-label = Tu estimación
feedback-guess = Has dicho { $text }.
feedback-close = Te has acercado.

## Cuánto tarda un árbol completo

reach-speed = Nodos por segundo
reach-row = { $search ->
        [all] minimax
       *[best] alfa-beta, mejor orden
    }: { $nodes } nodos
reach-universe = edad del universo
reach-sentence = Con b = { NUMBER($branching) }, d = { NUMBER($depth) } y { NUMBER($speed) } nodos por segundo, minimax tarda { $all }. Con el mejor orden de las jugadas, alfa-beta tarda { $best }.

## A tree in which every node has as many children

uniform-label = Un árbol en bandas, una por nivel, con la raíz arriba. Cada nodo es tan ancho como el subárbol que tiene debajo.
uniform-branching = Factor de ramificación b
uniform-depth = Profundidad d
uniform-order = Orden
uniform-best = primero la mejor
uniform-random = aleatorio
uniform-worst = primero la peor
uniform-visited = ■ visitados
uniform-skipped = □ descartados
uniform-leaves = Alfa-beta visita { NUMBER($leaves) } de { NUMBER($all) } hojas: el { $percent }.
uniform-formula = La fórmula del mejor orden da { NUMBER($up) } + { NUMBER($down) } − 1 = { NUMBER($least) }.

## Series de tableros en una figura

figure-play = Jugar desde aquí
