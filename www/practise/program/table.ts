/** A table: what a program plays in every position, judged. */
import { button, copy, download, labelled, make, select, setText } from "../../base/elements.ts";
import { answering, thinking } from "../../engine/workers.ts";
import { say } from "../../messages/index.ts";
import { toast } from "../../page/toast.ts";
import { BOARDS, boardText, movesOf, readAnswers, WRITTEN } from "./answers.ts";
import { bestReading } from "./call-form.ts";
import { verdictView } from "./verdict.ts";
import type { BoardForm } from "./answers.ts";
import type { OpenWay } from "./program.ts";
import type { Reading } from "./call-form.ts";

export const open: OpenWay = (frame, { context, signal }) => {
  const positions = answering().request("positions", [], { signal });
  positions.catch((error) => context.fail(error, signal));
  const failed = (error: unknown) => context.fail(error, signal);

  let chosen: Reading | null = null;
  const readings = select(
    WRITTEN.map((name) => [name, say(`answer-${name}`)]),
    WRITTEN[0],
    (value) => {
      chosen = value;
      judge().catch(failed);
    },
  );
  const read = labelled(say("table-read"), readings);
  read.hidden = true;
  const text = answersField(() => {
    chosen = null;
    judge().catch(failed);
  });

  const verdict = verdictView(context.state().shape);
  const extra = make("p", { class: "explained" });
  const live = make("p", { class: "unseen", role: "status" });
  frame.fill(
    make(
      "div",
      { class: "program-form" },
      ...positionFields(positions, failed),
      labelled(say("table-answers"), text),
      make("p", { class: "explained" }, say("table-how")),
      read,
    ),
    [live, extra, verdict.element],
  );

  let turn = 0;

  /** Judges what is in the field, read as the visitor says, or else in the way that has the most legal moves. */
  async function judge() {
    const mine = (turn += 1);
    const isEmpty = text.value.trim() === "";
    // What is there was said of another text.
    verdict.element.hidden = true;
    read.hidden = isEmpty;
    setText(live, "");
    extra.textContent = isEmpty ? "" : say("table-checking");
    if (isEmpty) return;
    const boards = await positions;
    const given = readAnswers(text.value, boards);
    const tried = chosen ? [chosen] : WRITTEN;
    const { reading, moves } = bestReading(tried, boards, (one) =>
      movesOf(one, given.answers, boards),
    );
    readings.value = reading;
    const found = await thinking().request("judge", [boards, moves, {}], { signal });
    if (mine !== turn) return;
    extra.textContent = besideText(given);
    const told = await verdict.show(found, reading);
    if (mine !== turn) return;
    verdict.element.hidden = false;
    setText(live, `${extra.textContent} ${told}`.trim());
    // On a phone it is below the field.
    verdict.element.scrollIntoView({ block: "nearest" });
  }

  verdict.element.hidden = true;
  return () => (turn += 1);
};

/** The positions that a program is to be asked: in which form, one of them, and all of them to be saved or copied. */
function positionFields(positions: Promise<string[]>, failed: (error: unknown) => void) {
  let form: BoardForm = "text";
  const sample = make("code", { dir: "ltr" });
  async function showSample() {
    const boards = await positions;
    sample.textContent = boardText(boards[boards.length >> 1], form);
  }
  const forms = select(
    BOARDS.map((name) => [name, say(`cells-${name}`)]),
    form,
    (chosen) => {
      form = chosen;
      showSample().catch(failed);
    },
  );
  const all = async () =>
    `${(await positions).map((board) => boardText(board, form)).join("\n")}\n`;
  const save = button(say("table-save"), () => {
    all()
      .then((text) => download("positions.txt", text))
      .catch(failed);
  });
  const copyAll = button(say("copy"), () => {
    all()
      .then(copy)
      .then((isCopied) => toast(say(isCopied ? "table-copied" : "practise-score-uncopied")))
      .catch(failed);
  });
  showSample().catch(failed);
  return [
    labelled(say("table-positions"), forms),
    make("p", { class: "explained" }, say("table-line"), " ", sample),
    make("div", { class: "buttons" }, save, copyAll),
  ];
}

function answersField(changed: () => void) {
  const text = make("textarea", { rows: 7, dir: "ltr", spellcheck: "false", autocomplete: "off" });
  text.addEventListener("input", changed);
  // By itself Chromium takes a minute to paste thousands of lines.
  text.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain");
    if (!pasted) return;
    event.preventDefault();
    text.setRangeText(pasted, text.selectionStart, text.selectionEnd, "end");
    changed();
  });
  return text;
}

/** What of the lines is no answer to a position. */
function besideText({ extra, twice }: { extra: number; twice: number }) {
  return [
    ...(extra > 0 ? [say("table-extra", { extra })] : []),
    ...(twice > 0 ? [say("table-twice", { twice })] : []),
  ].join(" ");
}
