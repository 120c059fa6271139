/** A figure with a series of boards as HTML: all of its boards, of which one is in view, and their sentences. */
import { frameOf } from "../../../learn/chapters/series.js";
import { fragmentOf } from "../../page/places.ts";
import { drawGameBoard } from "../../learn/drawing/game-board.ts";
import { escaped, markup } from "../../base/svg-shape.ts";
import { canvas } from "../../learn/figure/picture.ts";
import { chapterEngine } from "./engine.ts";
import { captionHtml, languageNames } from "./figures.ts";
import { askedOfSeries } from "./prediction.ts";
import type { Frame, Series } from "../../../learn/chapters/series.js";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Attributes } from "../../../learn/chapters/read.js";

/** What stands below a board. */
export function seriesSentence({ sentences }: Frame, { say }: Catalogue) {
  return sentences.map(({ id, values }) => say(id, values)).join(" ");
}

/** What of a frame a link to Play says. */
function playNames({ shape }: Series, { link }: Frame): Record<string, string> {
  return { game: shape.game, moves: link };
}

/**
 * @param figure At which step it is in view, and whether it asks first.
 * @param root The way to the start page.
 */
export function seriesHtml(figure: Attributes, series: Series, words: Catalogue, root: string) {
  const { name, at = "start", ask } = figure;
  const { shape, frames } = series;
  const shown = frames.indexOf(frameOf(series, at));
  const asked = ask ? askedOfSeries(chapterEngine(), figure, series, words) : undefined;
  const choices = asked?.candidates.map(({ id }) => id);
  const boards = frames.map((frame, index) => {
    const nameOf = (column: string) => (/\d/.test(column) ? words.number(Number(column)) : column);
    const pressed = index === 0 ? choices : [];
    const { shapes, width, height } = drawGameBoard(shape, frame, nameOf, pressed);
    const label = words.say("series-board", { moves: frame.link });
    const drawing = markup(canvas(shapes, width, height, label));
    if (asked && index === 0) return `<div class="still unanswered">${drawing}</div>`;
    if (index !== shown) return `<div class="still" hidden>${drawing}</div>`;
    return `<div class="still${asked ? " answered" : ""}">${drawing}</div>`;
  });
  const steps = frames.map((frame) => ({
    name: frame.name,
    sentence: seriesSentence(frame, words),
    play: fragmentOf(Object.entries(playNames(series, frame))),
    board: frame.board,
  }));
  const asking = asked
    ? ` data-ask="${ask}" data-candidates="${escaped(JSON.stringify(asked.candidates))}"`
    : "";
  const names = { ...playNames(series, frames[shown]), ...languageNames(words) };
  const play = escaped(`${root}${fragmentOf(Object.entries(names))}`);
  return `<figure class="figure" id="${name}" data-frame="${shown}" data-last="${frames.length - 1}" data-columns="${shape.columns}"${asking} data-steps="${escaped(JSON.stringify(steps))}">
<div class="picture">${boards.join("\n")}</div>
${captionHtml(
  asked?.question,
  steps[shown].sentence,
  steps.map(({ sentence }) => sentence),
)}
<p class="figure-links"><a class="figure-play" href="${play}">${words.say("figure-play")}</a></p>
</figure>`;
}
