/** Tests what the lab says about the horizon effect, and about an unreadable link. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { describe, horizon } from "../../pkg/npm/cutoff.js";
import { speech } from "../web/words.js";
import { address, evaluate, leave, load } from "./page.js";
import { becomes, count, say, says } from "./visitor.js";

after(leave);

test("a link that cannot be read says so, and the room shows its first effect", async () => {
  await load("lab/horizon/#game=9x9k9&depth=4&seed=1");
  await says("#notice", say("link-fault-game", { text: "9x9k9" }));
  assert.doesNotMatch(address(), /9x9/);
  const { effect } = horizon("", { game: "3x3k3", depth: 4, seed: 1, find: true });
  assert.ok(effect);
  const { game, kind, player, depth, move, deeper, unseen } = effect;
  const spoken = speech("en");
  spoken.setShape(describe(game));
  const sentence = spoken.say(`horizon-${kind}`, {
    ...{ player, depth, deeper: deeper.plies, cell: move },
    ...{ winning: unseen[0], plies: unseen.length },
  });
  await says(".horizon-sentence", sentence);
  await load("lab/horizon/#game=4x4k4&depth=40");
  // Every place says the same.
  await says("#notice", say("link-fault-setting", { name: "depth", text: "40" }));
});

test("in Persian, with a link, nothing of the English page stays", async () => {
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
