### The lessons that are ready, as texts: the title, then steps. Each step begins with its link; a line with
### ? is a question, one with = its right answer. See www/page/lesson/lesson.ts.

ready-first-cut-about = Nueve hojas y un corte: descubre por qué alfa-beta puede dejar de buscar, y después predícelo tú.
ready-first-cut =
    Tu primer corte

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=1
    MAX (▲) mueve primero y quiere un valor alto; MIN (▼) responde y quiere uno bajo. Mira la rama izquierda: MIN elegirá uno de 3, 12 y 8.
    ? ¿Cuánto vale la rama izquierda?
    = 3

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=23
    MAX ya puede conseguir 3 a la izquierda. En la rama del medio la búsqueda ha encontrado un 2. Ahí MIN puede dejar a MAX en 2 o menos, así que MAX nunca la elegirá. Esto es un corte.
    ? ¿Cuántas hojas de la rama del medio no se visitan nunca?
    = 2

    watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta&search=43
    A la derecha, 14 y 5 todavía prometen más de 3, así que no se puede podar nada. Solo la última hoja, 2, lo decide. Este es el final de la búsqueda.
    ? ¿Cuál es el menor número entero que, en lugar del último 2, haría que MAX eligiera la rama derecha?
    = 4

    watch/#tree=[[3,12,8],[2,4,6],[2,5,14]]&root=max&by=alpha-beta&search=1
    El mismo árbol, con la rama derecha en otro orden: 2, 5, 14. Predice primero y después sigue la búsqueda para comprobarlo.
    ? ¿Cuál es la primera hoja de la rama derecha que se poda?
    = 5

    practise/#source=random&mode=step&seed=7&plies=2&branches=3&root=max&asked=all
    Ahora, un árbol que no has visto. Responde las preguntas: en cada una, di qué hace la búsqueda a continuación.

ready-order-about = El orden de las jugadas cambia el trabajo, pero no el valor.
ready-order =
    El orden decide

    watch/#tree=[[6,7],[4,9],[2,8]]&root=max&by=alpha-beta&search=1
    La mejor rama va primero, y ahí MAX consigue 6. La búsqueda abandona cada una de las otras dos después de una hoja. Sigue la búsqueda paso a paso.
    ? ¿Qué hoja se poda primero?
    = 9

    watch/#tree=[[2,8],[4,9],[6,7]]&root=max&by=alpha-beta&search=1
    Las mismas ramas, con la mejor al final. La raíz sigue valiendo 6. ¿Ahorra algo alfa-beta?
    ? ¿Cuánto vale α cuando la búsqueda entra en la tercera rama?
    = 4

    lab/order/#on=empty&scoring=plain
    Un tablero de verdad: todo el tres en raya, desde el tablero vacío. Alfa-beta prueba las casillas fila por fila, de a1 a c3.
    ? Haz de b2, el centro, la primera casilla de tu orden; las demás conservan el suyo. ¿Cuántos nodos visita entonces?
    = 12,123

    lab/order/#on=empty&scoring=plain&first=4-0-2-6-8-1-3-5-7
    Ahora prueba primero el centro, luego las esquinas y luego los bordes. El resultado es el mismo empate. El orden del propio juego, fila por fila, también está en el gráfico.
    ? Divide los nodos que visitaba fila por fila entre los de ahora: ¿cuánto da? Redondea a un decimal.
    = 2.5

ready-board-about = De una posición con cinco casillas libres a la partida entera: qué hace minimax y qué ahorra la poda.
ready-board =
    Minimax en un tablero

    #start=XO.XO....&x=human&o=human&hints=off&pruning=off&answers=off
    Juega X. X tiene a1 y a2, O tiene b1 y b2, y las respuestas están ocultas. Las casillas se nombran por columna y fila: a1 es la de arriba a la izquierda.
    ? ¿Qué casilla gana de inmediato?
    = a3

    #start=XO.XO....&x=human&o=human&hints=off&pruning=off&answers=off
    Minimax no lo ve a simple vista. Recorre todas las continuaciones posibles desde aquí y elige la mejor jugada frente a las mejores respuestas.
    ? ¿Cuántas de las cinco jugadas de X pierden si O responde bien?
    = 3

    watch/#start=XO.XO....&x=human&o=human&hints=off&pruning=on&of=board&search=1
    Alfa-beta encuentra la misma jugada con menos trabajo. Los números de esta búsqueda muestran cuánto menos. Avanza de corte en corte y lee por qué en cada uno se puede podar sin peligro. Si X gana tras n jugadas, vale 10 − n.
    ? ¿Cuánto vale para X la jugada a3?
    = 9

    #x=human&o=human&hints=off&pruning=on&answers=on
    ¿Y desde el tablero vacío? Las dos búsquedas encuentran que con juego perfecto hay empate. Compara su trabajo junto al tablero. Pero empatar exige cuidado: supón que X empieza en la esquina a1.
    ? ¿Cuál es la única respuesta de O que no pierde?
    = b2
