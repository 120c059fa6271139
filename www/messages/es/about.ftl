### What the help of itself says.

about-accessibility-aim = Cutoff aspira a cumplir las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA.
about-accessibility-tested = Se comprueba con cada cambio
about-accessibility-axe = El comprobador axe no encuentra fallos en ninguna vista, en inglés, español y persa, en claro y oscuro, en el ancho de un escritorio y el de un teléfono.
about-accessibility-keyboard = Todo se puede hacer con el teclado. El tablero tiene una sola parada del tabulador y flechas, y el árbol también.
about-accessibility-told = Lo que el navegador cuenta a un lector de pantalla del tablero, del árbol y del cuestionario se compara con lo que hay.
about-accessibility-size = Ninguna vista se desplaza de lado con 320 píxeles de ancho, ni al doble de su tamaño.
about-accessibility-colour = Ningún color lleva por sí solo un significado, y se respetan los colores forzados.
about-accessibility-motion = Nada se mueve solo.
about-accessibility-missing = Aún no
about-accessibility-reader = Nadie ha escuchado la página con un lector de pantalla.
about-accessibility-safari = No se ha probado Safari con VoiceOver, ni los colores forzados fuera de Chromium.
about-accessibility-map = El árbol completo está dibujado como una imagen. Sus ramas se pueden recorrer con el teclado y se cuentan con palabras, una a una.
about-accessibility-people = Nadie que dependa de estas ayudas la ha probado para nosotros.
