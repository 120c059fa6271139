### What Watch says.

## El lugar
subject-label = Qué se explora
subject-own = Un árbol propio…
subject-position = Esta posición
answer-ask = Esta búsqueda revela la respuesta. ¿Mostrar la búsqueda de todos modos?
answer-ask-show = Mostrar la búsqueda
depth-end = Hasta el final
room-button = Código
room-label =
    .aria-label = Código y detalles
watch-horizon = Lo que oculta la profundidad máxima
start-here = Empezar la búsqueda aquí
start-back = Volver a la primera posición
scoring-plain = Puntuación de X: victoria +1, empate 0, derrota −1
scoring-depth-aware = Puntuación de X, a n jugadas del inicio: victoria { NUMBER($most) } − n, empate 0, derrota n − { NUMBER($most) }
scoring-estimate = Estimación: líneas abiertas con fichas, + las de X, − las de O
scoring-tree = Valores desde el punto de vista de MAX
search-board =
    .aria-label = El tablero en este paso, con lo que se sabe de cada jugada
stage-label =
    .aria-label = El árbol en este paso
zoom-in =
    .aria-label = Acercar
    .title = Acercar (+)
zoom-out =
    .aria-label = Alejar
    .title = Alejar (−)
zoom-all =
    .aria-label = Ver todo
    .title = Ver todo (0)
form-estimate = una estimación
transport-label =
    .aria-label = Pasos
watch-details-label =
    .aria-label = Detalles
details-tabs = Detalles
tab-code = Código
tab-list = Nodo
tab-map = Mapa
tab-own = Árbol
tab-picture = Imagen
code-list =
    .aria-label = El algoritmo, línea a línea
conventions-label =
    .aria-label = Cómo decide alfa-beta
tree-list =
    .aria-label = El árbol
map-none = El mapa muestra de una vez todas las posiciones de una partida. Elige «Esta posición» para verlo.
map-large = Aquí no hay mapa: minimax visitaría unos { $nodes } nodos, y en el mapa caben { NUMBER($most) }.
tree-how-legend = Cómo se recorre
tree-window-legend = Ventana en la raíz
tree-window-fault = α y β son números, y α es el menor. Un campo vacío es infinito.
step-move = { $player }: { MOVE($cell) }
step-cut-spared = Minimax sin poda visitaría ahí { NUMBER($nodes) } { $nodes ->
        [one] nodo
       *[other] nodos
    }.
help-key-next-cut = Siguiente corte
    .keys = N
help-key-cut-before = Corte anterior
    .keys = B
help-key-zoom = En el árbol o el mapa: acercar, alejar, ver todo. Mayús y las flechas desplazan la vista.
    .keys = +, −, 0

## La búsqueda
search-title = Mira una búsqueda, paso a paso
search-over = La partida ha terminado, así que no hay nada que explorar.
search-from-fault = La búsqueda de este enlace empieza en una posición que no puede venir de esta. Por eso empieza aquí.
search-refused = { $depth ->
        [end] Hasta el final de la partida
       *[other] Hasta profundidad { NUMBER($depth) }
    }, { $kind ->
        [minimax] minimax visitaría unos { $nodes } nodos.
        [more] alfa-beta visitaría más de { $nodes } nodos.
       *[exact] alfa-beta visitaría { $nodes } nodos.
    }
search-refused-way = Se pueden seguir paso a paso búsquedas de hasta { NUMBER($most) } nodos. Elige una profundidad menor o empieza la búsqueda más adelante en la partida.
search-refused-depth = Explorar hasta profundidad { NUMBER($plies) }
search-refused-play = Seguir jugando
help-key-steps = En una búsqueda: paso atrás, paso adelante, reproducir o pausar, inicio, final
    .keys = ← →, Espacio, Inicio, Fin

## La búsqueda, paso a paso
search-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } { $nodes ->
        [one] nodo
       *[other] nodos
    }
search-of-limited = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, profundidad { NUMBER($depth) }, { NUMBER($nodes) } nodos
step-back =
    .aria-label = Un paso atrás
    .title = Un paso atrás (←)
step-play-button = Reproducir
step-forward =
    .aria-label = Un paso adelante
    .title = Un paso adelante (→)
step-next-cut = Siguiente corte
bound-signs = ≥ y ≤: solo una cota
step-restart = Desde el principio
cut-of = Corte { NUMBER($cut) } de { NUMBER($cuts) }
watch-count = { NUMBER($seen) } de { NUMBER($all) } { $of ->
        [leaves] hojas
       *[other] nodos
    }
max-takes = toma el mayor
min-takes = toma el menor
stand-alpha = α, { $player } tiene
stand-beta = β, { $player } tiene
stand-best = mejor aquí
step-scrub =
    .aria-label = Paso
step-speed = { $perSecond ->
        [one] un paso por segundo
       *[other] { NUMBER($perSecond) } pasos por segundo
    }
step-speed-full = un paso por fotograma
step-no-more = No hay más cortes en esa dirección.
step-beyond = El enlace pide el paso { NUMBER($step) }, pero esta búsqueda tiene { NUMBER($steps) }. Este es el último.
step-path-root = Inicio de la búsqueda
step-cell = { $proves ->
        [least] ≥{" "}
        [most] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }
step-cell-cut = ✂ podada
step-line-values = α { $alpha }, β { $beta }, mejor aquí { $best }
step-enter-root = Le toca a { $player }, con { $moves ->
        [one] una { $ways ->
            [columns] columna
           *[cells] casilla
        } libre
       *[other] { NUMBER($moves) } { $ways ->
            [columns] columnas
           *[cells] casillas
        } libres
    }. La búsqueda las prueba de una en una.
step-enter = ¿Y si { $player } juega en { PLAY($cell) }?
step-leaf-win = { $player } tiene { $run ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { NUMBER($run) }
    } en raya: este camino acaba en { $worth }.
step-leaf-draw = El tablero está lleno y no ha ganado nadie: este camino acaba en empate.
step-leaf-estimate = La búsqueda se detiene aquí. La evaluación da { $worth }.
step-leave-root = Listo. { $estimate ->
        [yes] A esta profundidad, la búsqueda obtiene
       *[no] Con juego perfecto, el resultado es
    } { $worth }.
step-leave = Si { $player } juega en { PLAY($cell) }, { $estimate ->
        [yes] la búsqueda obtiene
       *[no] el resultado es
    } { $worth }{ $proves ->
        [exact] .
        [least] {" "}o algo mejor para X. Con eso basta.
       *[most] {" "}o algo mejor para O. Con eso basta.
    }
step-improve-first = Por ahora, lo mejor { $sure ->
        [no] a lo que puede aspirar
       *[yes] que tiene
    } aquí { $player } es { $worth }.
step-improve = { $player } prefiere { $worth } a { $old }: hasta ahora, la mejor jugada es en { PLAY($cell) }.
step-keeps = Para { $player } no es mejor que { $old }, así que se queda con { PLAY($cell) }.
step-chosen = Así que { $player } juega en { PLAY($cell) }.
step-tie = α = β, pero esta búsqueda solo poda si α > β: sigue adelante.
step-narrow = Lo mejor que { $player } ya puede conseguir en este camino es { $worth }. Eso es { $player ->
        [X] α
       *[O] β
    }.
step-cut-tie = ✂ { $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } ya podía jugar en { PLAY($cell) }, lo que lleva a { $bound }. { $estimate ->
        [yes] Según las estimaciones, { $player } consigue aquí
       *[no] Aquí { $player } consigue
    } algo al menos igual de bueno, así que { $other } no tiene motivo para venir.{ $skipped ->
        [0] {" "}No quedaba ninguna jugada que descartar.
        [one] {" "}Se descarta una jugada, lleve a lo que lleve.
       *[other] {" "}Se descartan { NUMBER($skipped) } jugadas, lleven a lo que lleven.
    }
step-cut-strict = ✂ { $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } ya podía jugar en { PLAY($cell) }, lo que lleva a { $bound }. { $estimate ->
        [yes] Según las estimaciones, { $player } consigue aquí algo mejor: { $worth } o algo aún mejor. Así que en esta búsqueda { $other } no viene aquí.
       *[no] Aquí { $player } consigue algo mejor: { $worth } o algo aún mejor. Así que { $other } nunca vendrá aquí.
    }{ $skipped ->
        [0] {" "}No quedaba ninguna jugada que descartar.
        [one] {" "}Se descarta una jugada.
       *[other] {" "}Se descartan { NUMBER($skipped) } jugadas.
    }
step-cut-later = ✂ { $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } ya podía jugar en { PLAY($cell) }, lo que lleva a { $bound }. Aquí { $player } consigue algo mejor: si pierde, no será antes de { $plies ->
        [one] una jugada
       *[other] { NUMBER($plies) } jugadas
    }. Así que { $other } nunca vendrá aquí.{ $skipped ->
        [0] {" "}No quedaba ninguna jugada que descartar.
        [one] {" "}Se descarta una jugada.
       *[other] {" "}Se descartan { NUMBER($skipped) } jugadas.
    }
## Una posición con límite de profundidad
worth-estimate = una estimación de { $sign ->
        [plus] +{ FIGURE($value) } (a favor de X)
        [minus] { FIGURE($value) } (a favor de O)
       *[none] { FIGURE($value) }
    }

## Árboles propios
tree-gallery-aima = Nueve hojas
tree-gallery-unknown = Con hojas desconocidas
tree-gallery-min = MIN en la raíz
tree-gallery-deep = De tres niveles
tree-gallery-ties = Con valores iguales
tree-gallery-depth = Con profundidad máxima
tree-help = Los corchetes son nodos interiores. Los números son hojas, y los nombres, hojas de valor desconocido: [[3, 5, 10], [2, a, b], [2, 7, 3]]. Un número delante de un corchete es la estimación de ese nodo, por si la búsqueda se detiene ahí: 5[3, 12].
tree-root-label = En la raíz
tree-plies-label = Niveles
tree-search-button = Explorar
tree-random-button = Árbol aleatorio
tree-drawing =
    .aria-label = Dibujo del árbol en este paso. La lista muestra lo mismo.
tree-list-node = { $place }: { $state ->
        [unknown] aún sin visitar
        [open] en curso
        [cut] podado ✂
       *[other] { $estimate ->
            [yes] estimación
           *[no] valor
        } { $value }{ $state ->
            [least] {" "}o más
            [most] {" "}o menos
           *[exact] {""}
        }
    }
tree-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } de { NUMBER($all) } nodos, { NUMBER($leaves) } de { NUMBER($ends) } hojas
tree-path-root = raíz
tree-needs = La búsqueda no puede seguir: necesita el valor de { $name }, que se desconoce.
tree-needs-value = La profundidad máxima detiene aquí la búsqueda, pero la rama { PATH($branch) } no tiene ninguna estimación.
tree-step-enter-root = { $moves ->
        [0] Este árbol es una sola hoja: no hay nada que elegir.
        [one] { $player ->
            [X] MAX
           *[O] MIN
        } solo tiene una rama, y la búsqueda la sigue.
       *[other] { $player ->
            [X] MAX
           *[O] MIN
        } elige entre { NUMBER($moves) } ramas. La búsqueda las prueba de una en una.
    }
tree-step-enter = ¿Y si { $player ->
        [X] MAX
       *[O] MIN
    } elige la rama { PATH($branch) }?
tree-step-leaf = { $estimate ->
        [yes] La búsqueda se detiene aquí. La estimación es { $worth }.
       *[no] Esta hoja tiene el valor { $worth }.
    }
tree-step-leave-root = Listo. { $estimate ->
        [yes] La estimación para el árbol
       *[no] El valor del árbol
    } es { $worth }{ $proves ->
        [least] {" "}o más
        [most] {" "}o menos
       *[exact] {""}
    }.
tree-step-leave = La rama { PATH($branch) } { $estimate ->
        [yes] se estima en
       *[no] tiene el valor
    } { $worth }{ $proves ->
        [exact] .
        [least] {" "}o más. Con eso basta.
       *[most] {" "}o menos. Con eso basta.
    }
tree-step-improve-first = Por ahora, { $estimate ->
        [yes] la mejor estimación que tiene
       *[no] lo mejor { $sure ->
            [no] a lo que puede aspirar
           *[yes] que tiene
        }
    } aquí { $player ->
        [X] MAX
       *[O] MIN
    } es { $worth }.
tree-step-improve = { $estimate ->
        [yes] Según las estimaciones,{" "}
       *[no] {""}
    }{ $player ->
        [X] MAX
       *[O] MIN
    } prefiere { $worth } a { $old }: la rama { PATH($branch) } es la mejor hasta ahora.
tree-step-keeps = { $worth } no es { $player ->
        [X] mayor
       *[O] menor
    } que { $old }: { $player ->
        [X] MAX
       *[O] MIN
    } se queda con la rama { PATH($branch) }.
tree-step-chosen = Así que { $player ->
        [X] MAX
       *[O] MIN
    } elige la rama { PATH($branch) }.
tree-step-narrow = { $estimate ->
        [yes] Según las estimaciones, { $player ->
            [X] MAX tiene en este camino al menos { $worth }
           *[O] MIN no deja que este camino pase de { $worth }
        }
       *[no] En este camino, { $player ->
            [X] MAX ya se ha asegurado { $worth } o más
           *[O] MIN ya se ha asegurado { $worth } o menos
        }
    }. Eso es { $player ->
        [X] α
       *[O] β
    }.
tree-step-cut-window = ✂ { $player ->
        [X] MAX consigue aquí { $worth } o más. La ventana de la raíz acaba en β
       *[O] MIN puede impedir aquí que MAX pase de { $worth }. La ventana de la raíz empieza en α
    } = { $bound }, así que el resto no cambia nada.{ $skipped ->
        [0] {" "}No quedaba ninguna rama que descartar.
        [one] {" "}Se descarta una rama.
       *[other] {" "}Se descartan { NUMBER($skipped) } ramas.
    }
tree-step-cut-tie = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { PATH($branch) }, { $estimate ->
        [yes] estimada en { $bound }. Según las estimaciones, aquí
       *[no] que vale { $bound }. Aquí
    } { $player ->
        [X] MAX consigue { $bound } o más, así que MIN
       *[O] MIN puede impedir que MAX pase de { $bound }, así que MAX
    } no gana nada viniendo aquí.{ $skipped ->
        [0] {" "}No quedaba ninguna rama que descartar.
        [one] {" "}Se descarta una rama.
       *[other] {" "}Se descartan { NUMBER($skipped) } ramas.
    }
tree-step-cut-strict = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { PATH($branch) }, { $estimate ->
        [yes] estimada en { $bound }. Según las estimaciones, aquí
       *[no] que vale { $bound }. Aquí
    } { $player ->
        [X] MAX consigue { $worth } o más, así que MIN
       *[O] MIN puede impedir que MAX pase de { $worth }, así que MAX
    } nunca vendrá aquí.{ $skipped ->
        [0] {" "}No quedaba ninguna rama que descartar.
        [one] {" "}Se descarta una rama.
       *[other] {" "}Se descartan { NUMBER($skipped) } ramas.
    }

## Árboles con profundidad limitada

## El árbol entero
map-told = La búsqueda visitó { NUMBER($visited) } de los { NUMBER($nodes) } nodos del árbol completo.
map-explained = Una banda por cada jugada, con la posición de partida arriba. Cuantas más partidas hay debajo de una posición, más ancha es. Elige una rama para verla sola. Arrastra para moverte; amplía con los botones, con + y −, o con Ctrl y la rueda.
map-legend-x = gana X
map-legend-o = gana O
map-legend-cut = sin visitar
map-node = Valor { $value }; { NUMBER($nodes) } { $nodes ->
        [one] nodo
       *[other] nodos
    } aquí y debajo.
map-visited = La búsqueda visitó este nodo.
map-unvisited = La búsqueda no visitó este nodo. { $why }

## Pseudocódigo
code-languages = Como programa
code-alpha-beta =
    buscar(posición, α, β):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      { $order ->
          [right] para cada jugada, de la última a la primera:
         *[left] para cada jugada, en orden:
      }
        valor ← buscar(posición tras esa jugada, α, β)
        si valor mejora a mejor: mejor ← valor
          X: α ← máx(α, mejor)  O: β ← mín(β, mejor)
          si α { $cut ->
              [gt] >
             *[ge] ≥
          } β: descartar el resto ✂
      { $values ->
          [hard] devolver mejor, acotado a la α y la β recibidas
         *[soft] devolver mejor
      }
code-minimax =
    buscar(posición):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      { $order ->
          [right] para cada jugada, de la última a la primera:
         *[left] para cada jugada, en orden:
      }
        valor ← buscar(posición tras esa jugada)
        si valor mejora a mejor: mejor ← valor
      devolver mejor
code-alpha-beta-limit =
    buscar(posición, α, β, d):
      si la partida ha terminado: devolver su puntuación
      si d = 0: devolver su estimación
      mejor ← −∞ para X, +∞ para O
      { $order ->
          [right] para cada jugada, de la última a la primera:
         *[left] para cada jugada, en orden:
      }
        valor ← buscar(tras esa jugada, α, β, d − 1)
        si valor mejora a mejor: mejor ← valor
          X: α ← máx(α, mejor)  O: β ← mín(β, mejor)
          si α { $cut ->
              [gt] >
             *[ge] ≥
          } β: descartar el resto ✂
      { $values ->
          [hard] devolver mejor, acotado a la α y la β recibidas
         *[soft] devolver mejor
      }
code-minimax-limit =
    buscar(posición, d):
      si la partida ha terminado: devolver su puntuación
      si d = 0: devolver su estimación
      mejor ← −∞ para X, +∞ para O
      { $order ->
          [right] para cada jugada, de la última a la primera:
         *[left] para cada jugada, en orden:
      }
        valor ← buscar(tras esa jugada, d − 1)
        si valor mejora a mejor: mejor ← valor
      devolver mejor
code-alpha-beta-tree =
    buscar(nodo, α, β):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      { $order ->
          [right] para cada rama, de derecha a izquierda:
         *[left] para cada rama, en orden:
      }
        valor ← buscar(el hijo de esa rama, α, β)
        si valor mejora a mejor: mejor ← valor
          MAX: α ← máx(α, mejor)  MIN: β ← mín(β, mejor)
          si α { $cut ->
              [gt] >
             *[ge] ≥
          } β: descartar el resto ✂
      { $values ->
          [hard] devolver mejor, acotado a la α y la β recibidas
         *[soft] devolver mejor
      }
code-minimax-tree =
    buscar(nodo):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      { $order ->
          [right] para cada rama, de derecha a izquierda:
         *[left] para cada rama, en orden:
      }
        valor ← buscar(el hijo de esa rama)
        si valor mejora a mejor: mejor ← valor
      devolver mejor

## Títulos de las secciones
watch-title = Observa una búsqueda, paso a paso · Cutoff
watch-description =
    .content = Recorre una búsqueda real de minimax o alfa-beta: cada valor, cada cota y el motivo de cada corte.

## Llevarse un paso

picture-explained = El árbol o el tablero de este paso, con α, β, los cortes y la convención en el pie.
picture-board = Solo el tablero
picture-save = Guardar como
picture-embed = Mostrar esta búsqueda en tu propia página
picture-window = { $of ->
        [tree] En el nodo del marco grueso
       *[board] En este tablero
    }, α = { $alpha } y β = { $beta }.
picture-cuts = { $branches ->
        [0] Hasta aquí no se ha podado ninguna rama.
        [one] Hasta aquí se ha podado una rama.
       *[other] Hasta aquí se han podado { NUMBER($branches) } ramas.
    }
picture-cut = ✂ { $count ->
        [one] Se poda la rama { $branches }
       *[other] Se podan las ramas { $branches }
    }, porque α = { $alpha } { $cut ->
        [gt] >
       *[ge] ≥
    } β = { $beta }.
