### What the help of itself says.

help-title = Cómo se juega
help-rule-line = Empieza X. Gana quien completa antes una línea, en horizontal, en vertical o en diagonal.
help-rule-run = La línea es de tres en 3×3 y de cuatro en los demás tableros de la lista. En tu propio tablero eliges su longitud.
help-rule-cell = Las casillas se nombran por columna y fila. En 3×3, a1 es la de arriba a la izquierda. En los tableros con gravedad, la fila 1 es la de abajo y una jugada se nombra por su columna.
help-rule-sign = La bandera marca la jugada recomendada. Las pistas muestran lo que vale cada casilla libre para el bando al que le toca jugar. «Gana en 3» cuenta las jugadas de ambos bandos.
help-key-help = Esta ayuda
    .keys = ?
shortcuts-label = Atajos de una sola tecla
footer-truth = Los recuentos y los tiempos que hay junto al tablero se miden en vivo. Tu navegador busca a partir de esa misma posición, en esta pestaña. Los números que llevan ≈, «unos», «cerca de» o «del orden de» son estimaciones.
about-accessibility-title = Accesibilidad: qué se comprueba y qué aún no
about-accessibility-aim = Cutoff aspira a cumplir las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA.
about-accessibility-tested = Se comprueba con cada cambio
about-accessibility-axe = El comprobador axe no encuentra problemas en ninguna sección: en inglés, español y persa, y en inglés también con el tema oscuro.
about-accessibility-keyboard = Todo se puede hacer con el teclado. El tablero es una sola parada del tabulador y se recorre con las flechas. El árbol funciona igual.
about-accessibility-told = Comprobamos que los lectores de pantalla reciben lo mismo que se ve del tablero, el árbol y los ejercicios.
about-accessibility-size = Ninguna vista se desplaza de lado, ni con 320 píxeles de ancho ni con un zoom del 200 %.
about-accessibility-colour = El color nunca es la única señal, y se respeta el modo de colores forzados.
about-accessibility-motion = Solo las animaciones breves empiezan por sí solas, y ninguna si tu sistema pide reducir el movimiento.
about-accessibility-missing = Aún sin comprobar
about-accessibility-reader = Nadie ha escuchado la página con un lector de pantalla.
about-accessibility-safari = No se ha probado Safari con VoiceOver, ni los colores forzados fuera de Chromium.
about-accessibility-map = El árbol completo es un dibujo. Sus ramas se pueden recorrer con el teclado y se describen con palabras, una a una.
about-accessibility-people = Aún no la ha probado nadie que dependa de productos de apoyo.

## What the build writes into the pages, and into files beside them
page-description =
    .content = Juega al tres en raya (tic-tac-toe) contra una máquina perfecta en tu navegador. Mira cuántos nodos visitan minimax y la poda alfa-beta para la misma jugada, y cuánto tardan.
social-title =
    .content = Cutoff: juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta
social-description =
    .content = Un tres en raya (tic-tac-toe) perfecto en tu navegador, y el trabajo que ahorra la poda alfa-beta en la misma posición.
no-script = Cutoff busca en tu navegador. Activa JavaScript en esta página, por favor.
page-unloaded = Todavía se está cargando. Si no pasa nada, comprueba la conexión y recarga la página. La partida se guarda en la dirección.
app-name = Cutoff
app-description = Juega al tres en raya y mira cómo trabajan minimax y la poda alfa-beta.
not-found-title = Esta página no existe
not-found-text = En esta dirección no hay nada. Quizá esté mal escrita o la página haya cambiado de sitio.
not-found-link = Ir a la página de inicio
