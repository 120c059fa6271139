/**
 * `npm run pictures`: draws the icons in www/public, and the picture that other sites show with a
 * link.
 */
import "./node-version.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumOptions } from "./browsers.mjs";
import { root } from "./folder.mjs";

const icon = readFileSync(join(root, "www/icon.svg"), "utf8");
/** Systems crop icons to their own shapes, so the important parts are in the inner four fifths. */
const maskable = icon.replace('rx="7"', "").replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');

/** @type {[string, number, number, string][]} */
const PICTURES = [
  ["icon-192.png", 192, 192, sized(icon)],
  ["icon-512.png", 512, 512, sized(icon)],
  [
    "icon-maskable-512.png",
    512,
    512,
    sized(
      maskable.replace(
        '<rect width="32" height="32"',
        '<rect x="-4" y="-4" width="40" height="40"',
      ),
    ),
  ],
  ["social.png", 1200, 630, social()],
];

const { chromium } = await import("@playwright/test");
const browser = await chromium.launch(chromiumOptions());
try {
  for (const [name, width, height, markup] of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${markup}`);
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(join(root, "www/public", name), picture);
    await page.close();
  }
} finally {
  await browser.close();
}

/** @param {string} svg */
function sized(svg) {
  return svg.replace("<svg", '<svg style="width:100vw;height:100vh"');
}

/** Draws a board, and a search tree with a cut branch. Without words, it suits all languages. */
function social() {
  const board = Array.from({ length: 2 }, (_, index) => {
    const at = 180 + index * 110;
    return `<path d="M${at} 150v330M70 ${at + 80}h330"/>`;
  });
  return `<svg viewBox="0 0 1200 630" style="width:100vw;height:100vh" fill="none" stroke-linecap="round">
    <rect width="1200" height="630" fill="#10242f"/>
    <g stroke="#9fb4c0" stroke-width="6">${board.join("")}</g>
    <g stroke="#56b4e9" stroke-width="14"><path d="M98 178l54 54m0-54l-54 54M318 398l54 54m0-54l-54 54"/></g>
    <circle cx="235" cy="315" r="32" stroke="#e69f00" stroke-width="14"/>
    <g stroke="#ffffff" stroke-width="5">
      <path d="M810 150L640 300M810 150V300M640 300L580 450M640 300L700 450M810 300L760 450"/>
      <g stroke-dasharray="6 16"><path d="M810 150L980 300M810 300L870 450M980 300L930 450M980 300L1050 450"/></g>
    </g>
    <g fill="#56b4e9"><path d="M810 108l40 64h-80z"/></g>
    <g fill="#e69f00"><path d="M640 342l36-60h-72zM810 342l36-60h-72z"/></g>
    <path d="M980 342l36-60h-72z" stroke="#e69f00" stroke-width="4" stroke-dasharray="5 9"/>
    <g fill="#ffffff"><circle cx="580" cy="462" r="14"/><circle cx="700" cy="462" r="14"/><circle cx="760" cy="462" r="14"/></g>
    <g stroke="#ffffff" stroke-width="3" stroke-dasharray="4 7"><circle cx="870" cy="462" r="13"/><circle cx="930" cy="462" r="13"/><circle cx="1050" cy="462" r="13"/></g>
    <g stroke="#ffffff" stroke-width="4"><path d="M878 212l36 30M914 206l-34 40"/><circle cx="872" cy="206" r="7"/><circle cx="920" cy="200" r="7"/></g>
  </svg>`;
}
