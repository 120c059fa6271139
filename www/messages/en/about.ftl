### What the help of itself says.

about-accessibility-aim = Cutoff aims at the Web Content Accessibility Guidelines 2.2, level AA.
about-accessibility-tested = Tested on every change
about-accessibility-axe = The checker axe finds nothing to fault in any view, in English, Spanish and Persian, light and dark, at desktop and phone width.
about-accessibility-keyboard = Everything can be done with the keyboard. The board has one tab stop and arrow keys, and so has the tree.
about-accessibility-told = What a browser tells a screen reader of the board, the tree and the quiz is compared with what is there.
about-accessibility-size = No view scrolls sideways at a width of 320 pixels, nor at twice its size.
about-accessibility-colour = No colour carries a meaning alone, and forced colours are kept.
about-accessibility-motion = Nothing moves by itself.
about-accessibility-missing = Not yet
about-accessibility-reader = Nobody has listened to the page through a screen reader.
about-accessibility-safari = Safari with VoiceOver has not been tried, nor have forced colours outside Chromium.
about-accessibility-map = The whole tree is drawn as a picture. Its branches can be gone through by keys and are told in words, one by one.
about-accessibility-people = No one who relies on such aids has tried it for us.
