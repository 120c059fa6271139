/** Tests what the lab shows about the horizon effect, and about an unreadable link. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { best_move, describe, horizon } from "../../pkg/npm/cutoff.js";
import { speech } from "../www/words.js";
import { address, evaluate, follow, leave, load } from "./page.js";
import { becomes, count, plain, press, say, says, screen, textOf, type } from "./visitor.js";

after(leave);

const ROOT = "http://localhost/";

test("the room reports an unreadable link and shows its first effect", async () => {
  await load("lab/horizon/#game=9x9k9&depth=4&seed=1");
  await says("#notice", say("link-fault-game", { text: "9x9k9" }));
  assert.doesNotMatch(address(), /9x9/);
  const { effect } = horizon("", { game: "3x3k3", depth: 4, seed: 1, find: true });
  assert.ok(effect);
  const { game, kind, player, depth, move, deeper, unseen } = effect;
  const spoken = speech("en");
  spoken.nameCells(describe(game));
  const sentence = spoken.say(`horizon-${kind}`, {
    ...{ player, depth, deeper: deeper.plies, cell: move },
    ...{ winning: unseen[0], plies: unseen.length },
  });
  await says(".horizon-sentence", sentence);
  await load("lab/horizon/#game=4x4k4&depth=40");
  // Every place reports this fault in the same way.
  await says("#notice", say("link-fault-setting", { name: "depth", text: "40" }));
});

test("nothing of the English page remains if a link opens the room in Persian", async () => {
  await load("lab/horizon/#game=4x4k4&depth=3&seed=2&lang=fa");
  await becomes(() => count(".line-player"), 2);
  const english = evaluate(() => {
    const names = ["aria-label", "title", "placeholder", "alt", "aria-description"];
    const found = [...document.querySelectorAll("main, main *")].flatMap((element) => [
      ...names.map((name) => element.getAttribute(name)),
      ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : "")),
    ]);
    return found.filter((text) => /[a-z]{3}/i.test(text ?? "")).join(", ");
  }, null);
  assert.equal(english, "");
});

test("Watch shows the search that is deceived and the one that is not", async () => {
  const { effect } = horizon("", { game: "4x4k4", depth: 4, seed: 1, find: true });
  assert.ok(effect);
  /** Follows the link to a search, and steps to its end. @param {number} depth */
  const watch = async (depth) => {
    await load("lab/horizon/#game=4x4k4&depth=4&seed=1");
    await becomes(() => count(".horizon-lines section"), 2);
    const link = screen().getByRole("link", { name: say("horizon-watch", { depth }) });
    await load(new URL(link.getAttribute("href") ?? "", address()).href.replace(ROOT, ""));
    await becomes(() => textOf("#sentence") !== "", true);
    evaluate(() => document.getElementById("tree")?.focus(), null);
    type("End");
  };
  await watch(effect.deeper.plies);
  // This is a loss for O.
  const worth = say("worth-win-plain", { player: "X" });
  const over = plain(say("step-leave-root", { worth, estimate: "no" }));
  await says("#sentence", new RegExp(`^${over} So O plays \\w\\d\\.$`));
  await watch(effect.depth);
  await says("#sentence", "an estimate of");
  await press("#drawer-button");
  await press("#tab-list");
  assert.ok(screen().getByRole("link", { name: say("watch-horizon") }));
});

test("a link can be followed during the search for a position", async () => {
  // On this board, finding an effect takes half a minute.
  await load("lab/horizon/#game=8x8k5&depth=6");
  await says(".horizon-sentence", /\d/);
  await follow("#game=5x5k4&depth=4");
  await becomes(() => count(".horizon-lines section"), 2);
});

test("the estimate at the depth limit is from X's point of view, for both players", async () => {
  for (const [game, player] of /** @type {const} */ ([
    ["3x3k3", "X"],
    ["4x4k4", "O"],
  ])) {
    const { effect } = horizon("", { game, depth: 4, seed: 1, find: true });
    assert.equal(effect?.player, player);
    // The engine's estimate is from the view of the side to move.
    const { estimate } = best_move(effect.board, true, { game, depth: 4, scoring: "plain" });
    const forX = Number(estimate) * (player === "X" ? 1 : -1);
    assert.notEqual(forX, 0);
    await load(`lab/horizon/#game=${game}&depth=4&seed=1`);
    const signed = forX > 0 ? `+${forX}` : `−${-forX}`;
    await says(".horizon-lines", say("horizon-estimate", { estimate: signed }));
  }
});
