### What the help of itself says.

help-title = How to play
help-rule-line = X moves first. The first to complete a line across, down or diagonally wins.
help-rule-run = A line is three in a row on 3×3 and four on the other boards of the list. On your own board you choose its length.
help-rule-cell = A cell’s name is its column and row. On 3×3, a1 is top left. On boards with gravity, row 1 is the bottom row, and a move is named by its column.
help-rule-sign = The flag marks the recommended move. Hints show what each free cell is worth to the side to move. “Wins in 3” counts the moves of both sides.
help-key-help = This help
    .keys = ?
shortcuts-label = Single-key shortcuts
footer-truth = The counts and times beside the board are measured live. Your browser searches this very position, in this tab. Numbers marked ≈, “about” or “roughly” are estimates.
about-accessibility-title = Accessibility: what is tested, and what is not
about-accessibility-aim = Cutoff aims at the Web Content Accessibility Guidelines 2.2, level AA.
about-accessibility-tested = Tested on every change
about-accessibility-axe = The axe accessibility checker finds no problems in any section, in English, Spanish or Persian. In English, the dark theme was checked too.
about-accessibility-keyboard = Everything can be done with the keyboard. The board is a single Tab stop, and the arrow keys move within it. The tree works the same way.
about-accessibility-told = We check that screen readers are told what the screen shows, for the board, the tree and the exercises.
about-accessibility-size = No view scrolls sideways, at a width of 320 pixels or at 200% zoom.
about-accessibility-colour = Colour is never the only cue, and forced-colours mode is respected.
about-accessibility-motion = Only short animations start on their own, and none do if your system asks for reduced motion.
about-accessibility-missing = Not tested yet
about-accessibility-reader = Nobody has listened to the page with a screen reader.
about-accessibility-safari = Safari with VoiceOver, and forced colours outside Chromium, have not been tested.
about-accessibility-map = The whole tree is a drawing. Its branches can be explored with the keyboard and are described in words, one by one.
about-accessibility-people = No one who relies on assistive technology has tested this site yet.

## What the build writes into the pages, and into files beside them
page-description =
    .content = Play tic-tac-toe against a perfect computer in your browser. See how many nodes minimax and alpha-beta pruning visit for the same move, and how long each takes.
social-title =
    .content = Cutoff: play tic-tac-toe and see minimax and alpha-beta pruning at work
social-description =
    .content = Perfect tic-tac-toe in your browser, and how much work alpha-beta pruning saves on the same position.
no-script = Cutoff searches in your browser. Please turn on JavaScript for this page.
page-unloaded = Still loading. If nothing happens, check your connection and reload the page. Your game is saved in the page’s address.
app-name = Cutoff
app-description = Play tic-tac-toe and see minimax and alpha-beta pruning at work.
not-found-title = This page does not exist
not-found-text = There is nothing at this address. It may be misspelt, or the page has moved.
not-found-link = Go to the start page
