### Words of Watch.

## El lugar
subject-label = Qué explorar
subject-own = Un árbol propio…
subject-position = Esta posición
watch-anyway = Esta búsqueda revela la respuesta. ¿Mostrarla de todos modos?
watch-anyway-button = Mostrar la búsqueda
drawer-button = Código
drawer-label =
    .aria-label = Código y detalles
watch-horizon = El efecto horizonte
start-here = Empezar la búsqueda aquí
start-back = Volver al inicio de la búsqueda
scores-plain-about = Puntuación de X: victoria +1, empate 0, derrota −1
scores-depth-aware-about = Puntuación de X tras n jugadas: victoria { NUMBER($most) } − n, empate 0, derrota n − { NUMBER($most) }
scores-estimate-about = Estimación: las líneas con fichas solo de X cuentan +, las líneas con fichas solo de O, −
scores-tree-about = Valores desde el punto de vista de MAX
search-board =
    .aria-label = El tablero en este paso, con lo que se sabe de cada jugada
watch-stage =
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
step-buttons =
    .aria-label = Pasos
drawer-tabs = Detalles
drawer-code = Código
drawer-list = Nodo
drawer-map = Mapa
drawer-own = Árbol
drawer-picture = Imagen
code-list =
    .aria-label = El algoritmo, línea a línea
conventions-label =
    .aria-label = Convención y velocidad
map-none = Solo las posiciones de una partida tienen mapa. Elige «Esta posición» para ver uno.
map-large = El árbol de esta posición es demasiado grande para un mapa. Tiene unos { $nodes } nodos, y un mapa muestra { NUMBER($most) } como mucho.
tree-how-legend = Reglas de la búsqueda
step-move = { $player }: { MOVE($cell) }
step-cut-spared = Minimax sin poda visitaría aquí { NUMBER($nodes) } { $nodes ->
        [one] nodo
       *[other] nodos
    } más.
help-key-next-cut = Siguiente corte
    .keys = N
help-key-cut-before = Corte anterior
    .keys = B
help-key-zoom = Acercar, alejar, ver todo (árbol y mapa). Mayús y las flechas desplazan la vista.
    .keys = +, −, 0

## La búsqueda
search-title = Mira una búsqueda, paso a paso
search-over = La partida ha terminado, así que no hay nada que explorar.
search-from-fault = El enlace empieza la búsqueda en una posición a la que no se puede llegar desde esta, así que la búsqueda empieza aquí.
search-refused = { $kind ->
        [minimax] Minimax visitaría unos { $nodes }
        [more] Alfa-beta visitaría más de { $nodes }
       *[exact] Alfa-beta visitaría { $nodes }
    } nodos hasta { $depth ->
        [end] el final de la partida.
       *[other] la profundidad { NUMBER($depth) }.
    }
search-refused-way = Puedes seguir paso a paso búsquedas de hasta { NUMBER($most) } nodos. Elige una profundidad menor o empieza la búsqueda más adelante en la partida.
search-refused-depth = Explorar hasta profundidad { NUMBER($plies) }
search-refused-play = Seguir jugando hasta una posición posterior
help-key-steps = En una búsqueda: paso atrás, paso adelante, reproducir o pausar, inicio, final
    .keys = ← →, Espacio, Inicio, Fin

## La búsqueda, paso a paso
search-of = { $algorithm ->
        [alpha-beta] Alfa-beta
       *[minimax] Minimax
    }{ $depth ->
        [0] {""}
       *[other] {", "}profundidad { NUMBER($depth) }
    }, { NUMBER($nodes) } { $nodes ->
        [one] nodo
       *[other] nodos
    }
step-back =
    .aria-label = Un paso atrás
    .title = Un paso atrás (←)
step-play-button = Reproducir
step-forward =
    .aria-label = Un paso adelante
    .title = Un paso adelante (→)
step-next-cut = Siguiente corte
bound-signs = ≥ y ≤ indican cotas.
step-restart = Desde el principio
cut-of = Corte { NUMBER($cut) } de { NUMBER($cuts) }
watch-count = { NUMBER($seen) } de { NUMBER($all) } { $of ->
        [leaves] { $all ->
            [one] hoja
           *[other] hojas
        }
       *[other] nodos
    }
level-takes = { $side ->
        [max] toma el mayor
       *[min] toma el menor
    }
tree-closed = { NUMBER($leaves) } { $leaves ->
        [one] hoja
       *[other] hojas
    }
sure-alpha = α: { $player } tiene asegurado
sure-beta = β: { $player } tiene asegurado
best-here = mejor aquí
step-scrub =
    .aria-label = Paso
step-speed = { $perSecond ->
        [one] un paso por segundo
       *[other] { NUMBER($perSecond) } pasos por segundo
    }
step-speed-full = un paso por fotograma
step-no-more = No hay más cortes en esta dirección.
step-beyond = El enlace pide el paso { NUMBER($step) }, pero esta búsqueda solo tiene { NUMBER($steps) } pasos. Este es el último.
step-path-root = Inicio de la búsqueda
step-line-values = α { $alpha }, β { $beta }, mejor aquí { $best }
## Árboles propios
tree-example-unknown = Con hojas desconocidas
tree-example-depth = Con profundidad máxima
tree-help = Los corchetes son nodos interiores. Los números son hojas, y los nombres son hojas de valor desconocido: [[3, 5, 10], [2, a, b], [2, 7, 3]]. Un número delante de un corchete es la estimación de ese nodo, que cuenta si la búsqueda se detiene ahí: 5[3, 12].
tree-search = Explorar
tree-random = Árbol aleatorio
tree-drawing = Algunos valores no caben. En { drawer-code }, la pestaña { drawer-list } los tiene como lista.
    .aria-label = Dibujo del árbol en este paso. En { drawer-code }, la pestaña { drawer-list } tiene el mismo árbol como lista.
tree-of = { $algorithm ->
        [alpha-beta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } de { NUMBER($all) } nodos, { NUMBER($leaves) } de { NUMBER($ends) } hojas
tree-path-root = raíz

## El árbol entero
map-text = La búsqueda visitó { NUMBER($visited) } de los { NUMBER($nodes) } nodos del árbol completo.
map-explained = La búsqueda empieza arriba, y cada banda está una jugada más abajo. Cuantas más partidas pasan por una posición, más ancha se dibuja. Elige una rama para verla sola. Arrastra para mover el mapa. Amplía con los botones, con + y −, o con Ctrl y la rueda.
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
code-languages = El programa completo
code-alpha-beta =
    buscar(posición, α, β):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, ∞ para O
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
          [hard] devolver mejor, acotado a la α y la β iniciales
         *[soft] devolver mejor
      }
code-minimax =
    buscar(posición):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, ∞ para O
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
      mejor ← −∞ para X, ∞ para O
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
          [hard] devolver mejor, acotado a la α y la β iniciales
         *[soft] devolver mejor
      }
code-minimax-limit =
    buscar(posición, d):
      si la partida ha terminado: devolver su puntuación
      si d = 0: devolver su estimación
      mejor ← −∞ para X, ∞ para O
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
      mejor ← −∞ para MAX, ∞ para MIN
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
          [hard] devolver mejor, acotado a la α y la β iniciales
         *[soft] devolver mejor
      }
code-minimax-tree =
    buscar(nodo):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, ∞ para MIN
      { $order ->
          [right] para cada rama, de derecha a izquierda:
         *[left] para cada rama, en orden:
      }
        valor ← buscar(el hijo de esa rama)
        si valor mejora a mejor: mejor ← valor
      devolver mejor

## Títulos de las secciones
watch-title = Mira una búsqueda, paso a paso · Cutoff
watch-description =
    .content = Recorre una búsqueda real de minimax o alfa-beta: cada valor, cada cota y el motivo de cada corte.

## Llevarse un paso

picture-explained = La imagen muestra el árbol o el tablero de este paso. El pie muestra α, β, los cortes y la convención.
picture-board = Solo el tablero
picture-save = Guardar este paso como
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
