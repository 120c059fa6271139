### Words that only the build writes into the pages of Learn, in Spanish; see ../en/chapters.ftl.

## Contents

learn-title = Aprende minimax y la poda alfa-beta · Cutoff
learn-description = Minimax y la poda alfa-beta en { NUMBER($chapters) } capítulos cortos con figuras que se mueven. Para quien empieza de cero y para quien busca el código.
learn-heading = Cómo elige su jugada una máquina
learn-lead = Podría probar cada jugada y cada respuesta. También puede ahorrarse casi todo ese trabajo sin perder nada.
learn-no-script = Todo el texto y todas las imágenes están aquí. Con JavaScript, las figuras también se mueven.
glossary-title = Glosario y fuentes
glossary-description = Qué significan los términos de la búsqueda en juegos, de alfa a zugzwang, y los artículos y libros en los que se basan los capítulos.
glossary-heading = Glosario
glossary-sources = Fuentes
glossary-source-zermelo = Juegos como el ajedrez y el tres en raya tienen un valor.
glossary-source-neumann = La demostración de que muchos juegos más tienen un valor.
glossary-source-shannon = Cómo podría jugar al ajedrez una máquina: profundidad máxima, evaluación y el tamaño del juego.
glossary-source-hart = Una de las primeras descripciones de alfa-beta.
glossary-source-brudno = Alfa-beta, descrita de forma independiente y analizada.
glossary-source-slagle = Demuestra cuántas hojas visita alfa-beta con el mejor orden. La fórmula de Michael Levin había aparecido sin demostración en 1961, en el informe de Hart y Edwards.
glossary-source-knuth = El primer análisis completo de la poda alfa-beta.
glossary-source-pearl = La demostración de que, en árboles con hojas aleatorias, ninguna búsqueda crece más despacio con la profundidad que alfa-beta.
glossary-source-fishburn = La primera descripción de alfa-beta fail-soft, y el origen de su nombre.
glossary-source-berliner = Un programa que ganó al campeón del mundo de backgammon en 1979, con algo de suerte en los dados.
glossary-source-chinook = El programa que fue campeón de damas en 1994, cuando Marion Tinsley renunció al encuentro y al título.
glossary-source-schaeffer = La demostración de que en las damas el resultado es empate.
glossary-source-deep-blue = La máquina que ganó a Garry Kaspárov al ajedrez en 1997.
glossary-source-alphago = El programa que ganó al go, con redes neuronales y una búsqueda. El artículo se publicó antes del encuentro con Lee Sedol.
glossary-source-russell = El libro de texto del que proceden el árbol de nueve hojas y la evaluación por las líneas que un bando aún puede completar.
glossary-source-stack-abuse = Tres en raya en Python, con los tiempos de sus jugadas.
glossary-source-allis = El cuatro en raya, resuelto con reglas: amenazas pares e impares, y responder en la misma columna.
glossary-source-allen = El cuatro en raya, resuelto por búsqueda el mismo año.

## A chapter

chapter-next = Siguiente: { $title }
chapter-previous = Anterior: { $title }
chapter-pages =
    .aria-label = Capítulos
chapter-contents = Todos los capítulos
chapter-question = Pregunta
wrong-idea-unchanged = Esa era la respuesta antes del cambio.
wrong-idea-sides = Eso sería correcto con MIN en la raíz.
wrong-idea-visited = Ese es el número de hojas que la búsqueda visita. Cuenta las que descarta.
wrong-idea-exact = Ese es el valor verdadero de la rama. Minimax sin poda lo encuentra, pero alfa-beta deja la rama antes.
wrong-idea-highest = Esa es la hoja más alta. Pero aquí elige MIN, así que la rama no vale más que la hoja más baja que se ha evaluado.
wrong-idea-next-leaf = Esa es la primera hoja. La búsqueda visita después una hoja más baja, y MIN puede elegirla.
wrong-idea-every = Ese es el número de todas las hojas. Alfa-beta visita algunas y descarta las demás.
wrong-idea-proof = Has contado las hojas de una sola demostración. La raíz necesita las dos.
wrong-idea-twice = Casi. Una hoja pertenece a las dos demostraciones, y cuenta una sola vez.
wrong-idea-sign = Ese es el valor desde el punto de vista de O. Desde el de X tiene el otro signo.
wrong-idea-uncut = Minimax visita más o menos ese número de nodos. Aquí alfa-beta descarta algunos, incluso con la peor jugada primero.
wrong-idea-added = Has vuelto a sumar el mismo número de nodos. Pero cada nivel multiplica el número de nodos.
wrong-idea-each-move = Has multiplicado por { NUMBER($moves) } × { NUMBER($moves) }, como si la búsqueda visitara todas las respuestas. Alfa-beta descarta la mayoría.
wrong-idea-tableless = Ese es más o menos el número sin tabla. Muchas posiciones se repiten, y la tabla evita explorarlas dos veces.
wrong-idea-strict = Eso sería correcto si alfa-beta podara solo cuando α > β. Aquí basta con α ≥ β.
wrong-idea-sideways = Has usado una sola ventana para todo el árbol. Pero cada rama empieza con la ventana de su padre. Las cotas van hacia abajo, nunca hacia un lado ni hacia arriba.
wrong-idea-shallow = Falta un corte. También puede podar una cota de más arriba, no solo la del nodo de encima.
wrong-idea-max-waits = Falta al menos un corte. La búsqueda también puede dejar antes de tiempo un nodo MAX, cuando su valor llega a β.
wrong-idea-exchanged = Has intercambiado α y β. La búsqueda deja un nodo MIN si su valor es demasiado bajo para MAX. Deja un nodo MAX si su valor es demasiado alto para MIN.
wrong-idea-first-only = Falta un corte. Cualquier hoja de una rama puede llevar a un corte, no solo la primera.
wrong-idea-first-enough = Una hoja basta solo si el otro jugador ya tiene algo igual de bueno o mejor. Si no, la búsqueda visita la hoja siguiente.
wrong-idea-whole-branch = Has descartado demasiado. Un corte descarta solo el resto de su propio nodo. El nodo de encima continúa con su siguiente hijo.
wrong-idea-one-branch = Falta un corte. La búsqueda deja antes de tiempo las otras dos ramas.
wrong-idea-both-branches = Dos ramas tienen ese número de hojas. La búsqueda necesita al menos una hoja de cada rama para saber que MAX no la jugará.
wrong-idea-cuts = Ese es el número de cortes. Un corte puede descartar más de una hoja.
wrong-idea-neighbour = Ese valor lo devolvió el nodo vecino. Aquí ese valor es β, no α.
wrong-idea-first-node = Ese es el valor del primer nodo de la rama izquierda. Pero MIN elige entre sus dos nodos.
wrong-idea-leaf = Esa es solo una hoja. α es el valor que MAX ya puede conseguir, haga lo que haga MIN.
wrong-idea-start = α es −∞ solo hasta que MAX tiene algo. La rama izquierda ya ha devuelto su valor.
wrong-idea-left = Ese era el valor de β en la rama izquierda, y aquí es el de α. Las cotas no van hacia un lado. En la rama derecha, MAX toma la hoja más alta del primer nodo.
wrong-idea-open = β es ∞ cuando la búsqueda entra en la rama derecha. Pero después el nodo vecino devuelve un valor.
wrong-idea-alpha = Esa es α, el valor que MAX ya tiene en otra rama.
wrong-idea-as-value = El segundo hijo subió α, y el tercero devolvió menos. Su número es una cota superior: el valor verdadero puede ser menor, pero no mayor.
wrong-idea-at-least = Has tomado el número devuelto por una cota inferior. Pero es α o menos, así que es una cota superior.
wrong-idea-inside = El tercer hijo devolvió un número fuera de su ventana, así que su valor verdadero tampoco está dentro de ella.
wrong-idea-zero = Ese es el número que devolvió el tercer hijo. Cuenta todos los números que pueden ser su valor verdadero, desde el 0.
wrong-idea-whole-node = Ese es el valor del nodo. ¿Cuántos valores puede tener su tercer hijo?
wrong-idea-leaves-alone = Cuenta hojas, no cortes. ¿Y están también las ramas en el mejor orden?
wrong-idea-branches-alone = Has puesto solo las ramas en el mejor orden. Las hojas también tienen un mejor orden.
wrong-idea-every-branch = La búsqueda tiene que visitar la primera rama entera, porque no hay nada con que compararla.
wrong-idea-quick = Ese es el valor de la derrota más rápida de O. Pero elige O, y pierde lo más tarde que puede.
wrong-idea-flat = Todas las victorias tendrían ese valor si la profundidad no contara.
wrong-idea-unturned = El signo es correcto. Pero la α de un bando es la β del otro, así que las dos se intercambian.
wrong-idea-unsigned = Esa es la cota correcta de las dos. Pero también cambia su signo.
wrong-idea-own-alpha = Esa es la α del propio nodo. Su hijo lo ve todo desde el otro bando.
wrong-idea-ties = Un número igual a uno anterior puede ser solo una cota.
wrong-idea-all-returned = ¿Es cada número mayor que todos los anteriores? Si no, puede ser solo una cota: «como mucho esto».
wrong-idea-count = Escribe todos los números que se piden, uno tras otro.
wrong-idea-best-alone = Cada número que era el mejor hasta entonces cuando se devolvió es un valor verdadero, aunque el mismo número aparezca otra vez más tarde.
wrong-idea-unended = Has contado una jugada después del final de una partida. Una victoria termina la partida, así que nada la sigue.
wrong-idea-next-board = Faltan jugadas. Minimax prueba todas las jugadas de los dos bandos, hasta que termina cada partida.
wrong-idea-uncounted = Falta un nodo. Cuenta también la raíz y sigue cada partida hasta su final.
wrong-idea-minimax-depth = Minimax llega a esa profundidad. Alfa-beta llega más lejos.
wrong-idea-ply-more = Con el doble de hojas, minimax llega como mucho un nivel más lejos. ¿Cuántas hojas necesita alfa-beta para cada profundidad?
wrong-idea-whole-twice = Con una profundidad par, las dos demostraciones son igual de grandes. ¿Cuántas hojas costaría esta profundidad?
wrong-idea-half-depth = Es al revés. El mejor orden casi duplica la profundidad.
wrong-idea-depthless = Algunas de estas entradas no se buscaron con profundidad suficiente.
wrong-idea-boundless = Has contado una cota que no decide el valor. «Como mucho» solo termina la búsqueda con α o menos; «al menos», solo con β o más.
wrong-idea-values-alone = Un valor con profundidad suficiente termina siempre la búsqueda. También una cota con profundidad suficiente: «al menos» β o más, o «como mucho» α o menos.
wrong-idea-equal-bound = Falta una cota. «Al menos» β termina la búsqueda, aunque el número sea la propia β. «Como mucho» α también, aunque sea la propia α.
wrong-idea-one-threat = Una sola amenaza no oculta la derrota a esa búsqueda, como muestra la figura.
wrong-idea-all-plies = La derrota misma también ocupa algunos niveles. Solo hay que llenar los demás con amenazas.
wrong-idea-two-threats = Entonces la derrota llega justo en el último nivel de la búsqueda, que aún la ve.
wrong-idea-threats-alone = X responde a cada amenaza, así que cada amenaza añade dos niveles.
wrong-idea-one-side = Has contado solo las líneas de un bando. La estimación son las líneas de X menos las de O.
wrong-idea-time-left = Hay tiempo para ver al menos un nivel más.
wrong-idea-erring = Después de una de estas jugadas, X solo gana si O se equivoca.
wrong-idea-digits = Cada cifra es el resultado después de una jugada, en el orden de la pregunta. Comprueba el orden, y qué cifra corresponde a X y cuál a O.
wrong-idea-three-results = Comprueba cada jugada. ¿Gana X de inmediato? Si no, ¿puede ganar O con la siguiente jugada?
wrong-idea-uncompared = Después de una de estas jugadas, O puede ganar de inmediato.
wrong-idea-faultless = Ese es el valor del árbol. MAX lo consigue si MIN no se equivoca.
wrong-idea-other-branch = Esa hoja está en una rama que MAX no elige.
wrong-idea-whole-window = Sería correcto con una ventana de −∞ a ∞. Aquí la raíz empieza con una α y una β.
wrong-idea-rescaled = Cambian los números de las hojas, pero no el número de hojas que se descartan.
wrong-idea-doubled = Has duplicado una demostración, como si las dos fueran igual de grandes. Aquí una es menor.
wrong-idea-exponent = Pon el número de niveles añadidos en la fórmula como d. Después calcula toda la potencia de b.
wrong-idea-factor = La fracción con d es el exponente de b, no un factor.
wrong-idea-all-leaves = Ese es el crecimiento de todas las hojas. Alfa-beta no las visita todas.
wrong-idea-best-growth = Eso es correcto con el mejor orden.
wrong-idea-neighbour-alpha = Ese valor lo devolvió el nodo vecino. Es menor que la α de la raíz, así que no sube α.
wrong-idea-both-stones = Has contado líneas con fichas de los dos bandos. Esas líneas no cuentan para ninguno.
wrong-idea-weight = La línea con dos fichas cuenta más que eso. El texto dice cuánto.
wrong-idea-pairs = MAX juega dos veces, y cada pareja de sus jugadas da una hoja. ¿Cuántas parejas hay?
wrong-idea-one-number = Esa fórmula solo es correcta si todos los nodos tienen el mismo número de hijos. Cuenta las hojas de cada demostración.
wrong-idea-nothing = Mira cada hoja. ¿Después de qué hoja ya no puede cambiar el resultado lo que queda de un nodo?
wrong-idea-beta-leaf = Esa es solo una hoja. β es el valor en el que MIN ya podía dejar a MAX antes de este nodo.
wrong-idea-every-row = X consigue una de cada dos filas de esta columna, hasta arriba del todo. ¿Quién tiene que empezarla?
wrong-idea-one-cut = Un solo corte descarta ese número de hojas, y no es el único.
wrong-idea-highest-leaf = Ahí está la hoja más alta. Pero después elige MIN, y no va hacia ella.
wrong-idea-tree-value = Ese es el valor del árbol. Escribe el número de la rama.
wrong-idea-plies-alone = Ese es un número de jugadas. ¿Cuánto vale ganar tras esas jugadas?
wrong-idea-one-line = Vuelve a contar las líneas con una sola ficha. Mira las columnas y las diagonales de los dos bandos.
wrong-idea-even-others = Eso sería correcto si las demás columnas tuvieran un número par de casillas libres.
wrong-idea-other-node = Ese número es de otro nodo. El tercer nodo devuelve un número propio.
wrong-idea-past-cut = MIN toma la más baja de las dos hojas. La búsqueda incluso se detiene tras la primera.
wrong-idea-clamped = El nodo anterior devolvió ese número, que aquí es β. Fail-hard devolvería β, pero esta búsqueda devuelve lo que encontró.
wrong-idea-mover = Ese es el valor desde el punto de vista de MAX. Pero en este nodo le toca a MIN, y negamax devuelve el valor desde el punto de vista del bando al que le toca jugar.
wrong-idea-exact-depth = También sirve una entrada de una búsqueda más profunda.
wrong-idea-alone = Habría tiempo para una sola búsqueda con esa profundidad. Pero las vueltas anteriores también llevan tiempo, así que esta vuelta no se completa.
wrong-idea-rounds = Suma los nodos de las vueltas, desde la primera, mientras haya tiempo. Escribe el número de la última vuelta completa.
chapter-answer-is = La respuesta es { $answer }.

## Figures

figure-scale = Números de nodos como puntos en un eje, cada uno con su número al lado.
figure-bug-root-ties = { $player ->
        [X] ≥ en lugar de > en la raíz
       *[O] ≤ en lugar de < en la raíz
    }
figure-bug-sentence-root-ties = Varias jugadas devuelven el mejor valor. Ahora la búsqueda elige la última, { $cell }, aunque su valor es solo una cota.

## Questions of figures, before their answers

ask-branch = ¿Adónde debe ir MAX? Elige una rama.
ask-board = Le toca a { $player }. ¿Dónde jugarías? Elige uno de los tableros de la segunda fila.
ask-cut = ¿De qué hojas puede prescindir la búsqueda?
ask-move = Le toca a { $player }. ¿Dónde jugarías? Elige una columna.
ask-choice = Le toca a { $player }, y una búsqueda mira { NUMBER($depth) } niveles por delante. ¿Qué jugada elegirá? Elige una casilla.
ask-first = Elige la hoja de la rama { NUMBER($branch) } que debería ir primero, para que se descarten tantas hojas como sea posible.
figure-read-on = Seguir leyendo sin responder
figure-visited = La búsqueda ha evaluado { NUMBER($visited) } de { NUMBER($leaves) } hojas.
feedback-needed = El { $leaf } hace falta. { $why ->
        [alone] { $side ->
            [MAX] MIN
           *[MIN] MAX
        } aún no tiene nada en otro lugar, así que aquí cuenta cada hoja.
        [behind] El corte deja solo el nodo de debajo. Aquí vuelve a elegir { $side }, y { $side ->
            [MAX] MIN
           *[MIN] MAX
        } aún no tiene nada en otro lugar, así que cuenta cada hoja.
        [first] Aún no se sabe nada de lo que hay debajo de este nodo.
       *[open] Hasta ahora { $side ->
            [MAX] MAX puede conseguir { $best } aquí, menos que el { $bound } en que MIN ya lo deja
           *[MIN] MIN puede dejar a MAX en { $best } aquí, más que el { $bound } que MAX ya tiene
        }.
    }
feedback-unneeded = Puedes prescindir del { $leaf }.
feedback-branch = En la rama { $path }, MIN elegiría el { $value }.
feedback-reason = { $side ->
        [MAX] MAX puede conseguir { $value } o más en la rama { $path }, y MIN ya lo deja en { $bound }.
       *[MIN] MIN puede dejar la rama { $path } en { $value } o menos, y MAX ya tiene { $bound }.
    }
feedback-first-right = Allí elige MIN, y { $value } no es más que el { $alpha } que MAX ya tiene. Basta con una hoja.
feedback-first-highest = { $value } es la mejor hoja para MAX. Pero allí elige MIN, así que la hoja más baja debería ir primero: { $leaf }.
feedback-first-open = { $value } es más que el { $alpha } que MAX ya tiene, así que la búsqueda debe seguir. El { $leaf } la terminaría de inmediato.
feedback-choice-right = Después de { $cell } la búsqueda no ve ninguna derrota.
feedback-choice-loses = Después de { $cell }, la búsqueda ve que { $player } pierde en { NUMBER($plies) } jugadas. Elige { $choice }, tras la cual no ve ninguna derrota.
feedback-choice-other = Después de { $cell } la búsqueda tampoco ve una derrota. Pero su estimación después de { $choice } es mejor.
feedback-move = { $by ->
        [column] Columna { NUMBER($move) }
       *[cell] { $move }
    }: con juego perfecto, { $outcome ->
        [win] { $player } gana en { NUMBER($plies) } { $plies ->
            [one] jugada
           *[other] jugadas
        }
        [late] también gana { $player }, pero más tarde, en { NUMBER($plies) } jugadas
        [loss] { $player } pierde en { NUMBER($plies) } { $plies ->
            [one] jugada
           *[other] jugadas
        }
       *[draw] hay empate
    }.
figure-map-all = El árbol completo del tres en raya en bandas, una por nivel. Todo está iluminado, porque minimax visita cada nodo.
figure-map-some = El mismo árbol. Los nodos que visita alfa-beta están iluminados, la mayoría a la izquierda. Los demás están oscuros.
figure-map-sentence = Alfa-beta visita { NUMBER($visited) } de los { NUMBER($nodes) } nodos: el { $percent }. Los oscuros no los visita nunca.
ask-share = Minimax visita cada nodo, así que todos están iluminados. ¿Qué parte de ellos visitará alfa-beta?
ask-leaves = Minimax visita cada hoja, así que todas están iluminadas. ¿Qué parte de ellas visitará alfa-beta, con la mejor jugada primero?
ask-orders = En el orden bordes, esquinas, centro, alfa-beta visita { NUMBER($before) } nodos. ¿Cuántos visitará si la peor jugada va siempre primero?
scale-answer-orders = Con la peor jugada primero, alfa-beta visita { NUMBER($nodes) } nodos. Minimax visita { NUMBER($minimax) }.
ask-growth = En cada fila, la búsqueda llega dos niveles más abajo que en la anterior. ¿Cuántos nodos visitará alfa-beta en la última?
scale-answer-growth = En la última fila, alfa-beta visita { NUMBER($nodes) } nodos, unas { NUMBER($ratio) } veces los de la anterior.
ask-tools = Si la puntuación cuenta la profundidad, alfa-beta sin tabla visita { NUMBER($before) } nodos. ¿Cuántos visita con una tabla de transposiciones?
scale-answer-tools = Con una tabla, alfa-beta visita { NUMBER($nodes) } nodos, y aún menos si los tableros simétricos cuentan como uno.
ask-ideas = Con un buen orden de las jugadas, el solucionador visita { NUMBER($before) } nodos. ¿Cuántos visitará si además tiene una tabla de transposiciones?
scale-answer-ideas = Con una tabla de transposiciones, el solucionador visita { NUMBER($nodes) } nodos. Las demás ideas ahorran aún más.

## Meanings of the dots of a figure

scale-proof-empty = demostración mínima
scale-order-best = primero la mejor jugada
scale-order-centre = centro, esquinas, bordes
scale-order-rows = fila por fila
scale-order-edges = bordes, esquinas, centro
scale-order-worst = primero la peor jugada
scale-nodes-minimax-empty = minimax
scale-visit-symmetry = tabla, y los tableros simétricos cuentan como uno
scale-visit-table = tabla de transposiciones
scale-nodes-alpha-beta-depth-aware-empty = alfa-beta sola
scale-visit-deepening = profundización iterativa
scale-with-5x4k4g-none = solo profundización iterativa
scale-with-5x4k4g-ordering = un buen orden de las jugadas
scale-with-5x4k4g-table = y una tabla de transposiciones
scale-with-5x4k4g-symmetry = y los tableros simétricos cuentan como uno
scale-with-5x4k4g-double-threats = y amenazas y dobles amenazas
scale-with-5x4k4g-open-lines = y dos ideas menores
scale-with-5x4k4g-follow-up = y la regla de las filas pares e impares

## Series de tableros en una figura

series-board = Un tablero dibujado. Las jugadas que llevan a él: { $moves }.
series-start = Le toca a { $player }.
series-plays = { $player } juega en { $by ->
        [column] la columna { NUMBER($move) }
       *[cell] { $move }
    }.
series-one-threat = Una ficha más en la casilla marcada ganaría, así que { $other } tiene que responder ahí.
series-two-threats = Ahora { $player } puede ganar en dos casillas, y { $other } solo puede tapar una.
series-waits = { $player } ganaría en una casilla marcada, pero la de debajo sigue vacía.
series-loses = Ahora { $player } puede ganar de inmediato.
series-won = { $player } tiene { NUMBER($run) } en raya.
series-depth = A profundidad { NUMBER($depth) }, la búsqueda elige { $by ->
        [column] la columna { NUMBER($move) }
       *[cell] { $move }
    }.
series-estimated = Su estimación para X es { NUMERAL($estimate) }.
series-proved = Demuestra que { $outcome ->
        [win] { $player } gana en { NUMBER($plies) } jugadas, contando las de ambos bandos
        [loss] { $player } pierde en { NUMBER($plies) } jugadas, contando las de ambos bandos
       *[draw] la partida termina en empate
    }.
series-visited = Ha visitado { NUMBER($nodes) } nodos.
series-stops = Aquí se detiene una búsqueda de profundidad { NUMBER($depth) }. No ve ninguna derrota, y su estimación para X es { NUMERAL($estimate) }.
series-deeper = Con profundidad { NUMBER($depth) }:
series-quiet = Con una búsqueda quiescente basta la profundidad { NUMBER($depth) }. Continúa mientras hay una amenaza, y ve que { $player } pierde en { NUMBER($plies) } jugadas. Visita { NUMBER($nodes) } nodos en lugar de { NUMBER($plain) }.
series-open = { $lines ->
        [one] Una línea tiene fichas de { $player } y ninguna de { $other }; cuenta { NUMBER($counted) }.
       *[other] { NUMBER($lines) } líneas tienen fichas de { $player } y ninguna de { $other }; cuentan { NUMBER($counted) }.
    }
series-counted = Así que la estimación para X es { NUMBER($x) } − { NUMBER($o) } = { NUMERAL($estimate) }.
