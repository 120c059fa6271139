### What the help of itself says.

about-accessibility-aim = Cutoff aims at the Web Content Accessibility Guidelines 2.2, level AA.
about-accessibility-tested = Tested on every change
about-accessibility-axe = The axe accessibility checker finds no problems in any section, in English, Spanish or Persian. In English, the dark theme was checked too.
about-accessibility-keyboard = Everything can be done with the keyboard. The board is one stop of the Tab key, and arrow keys move within it; the tree works the same way.
about-accessibility-told = What browsers report to screen readers about the board, the tree and the exercises is checked against what is shown.
about-accessibility-size = No view scrolls sideways, at a width of 320 pixels or at 200% zoom.
about-accessibility-colour = Colour is never the only cue, and forced-colours mode is respected.
about-accessibility-motion = Only short animations start on their own, and none do if your system asks for reduced motion.
about-accessibility-missing = Not tested yet
about-accessibility-reader = Nobody has listened to the page with a screen reader.
about-accessibility-safari = Safari with VoiceOver has not been tested, nor forced colours outside Chromium.
about-accessibility-map = The whole tree is a drawing. Its branches can be explored with the keyboard and are described in words, one by one.
about-accessibility-people = No one who relies on assistive technology has tested this site yet.

## What the build writes into files beside the pages
app-name = Cutoff
app-description = Play tic-tac-toe and see minimax and alpha-beta pruning at work.
not-found-title = This page does not exist
not-found-text = There is nothing at this address. It may be misspelt, or the page has moved.
not-found-link = Go to the start page
