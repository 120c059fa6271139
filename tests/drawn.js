/** Drawings as the build writes them into pages. */
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Drawing } from "../www/ui/drawing.tsx";

/** @import { SvgElement } from "../www/base/svg-element.ts" */

/** @param {SvgElement | string} svg */
export const markup = (svg) =>
  typeof svg === "string" ? svg : renderToString(h(Drawing, { svg }));
