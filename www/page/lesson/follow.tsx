/** Follows a lesson. Its bar is above the page, and each step is a link to a place. */
import "../../style/lesson.css";
import { addressOf, correctAddress, herePath, query, replaceAddress, hrefOf } from "../address.ts";
import { loadWords, say } from "../../messages/index.ts";
import { part, show } from "../parts.ts";
import { LESSON_NAMES, queryOf, fragmentOf } from "../places.ts";
import { readWhole } from "../../base/whole-number.ts";
import { readCode, writeCode } from "./code.ts";
import { LessonFault, linkOfStep, onlyLesson, READY, readyLesson, readyText } from "./lesson.ts";
import { LessonBar } from "./lesson-bar.tsx";
import { isRight } from "./answers.ts";
import { visitAnswers } from "./own.ts";
import type { Words } from "../../base/link-text.ts";
import type { Lesson } from "./lesson.ts";
import type { LessonEnd } from "./lesson-bar.tsx";

let followed: Awaited<ReturnType<typeof openLesson>> | null = null;

/**
 * Shows a lesson at its step, or none. Removes an unreadable lesson from the address.
 * @returns `leaving` if the step is on another page.
 */
export async function follow(
  names: URLSearchParams,
): Promise<{ leaving?: boolean; fault?: Words }> {
  const code = names.get("lesson");
  if (followed?.code !== code) {
    followed?.leave();
    followed = null;
  }
  if (code === null) return {};
  await loadWords("teach");
  try {
    followed ??= await openLesson(code);
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error;
    correctAddress(namesWithoutLesson());
    return { fault: { id: "lesson-refused", values: { fault: error.words } } };
  }
  if (followed.goesElsewhere(names)) return { leaving: true };
  return { fault: followed.at(names.get("step")) };
}

function namesWithoutLesson() {
  return [...query()].filter(([name]) => !LESSON_NAMES.includes(name));
}

/** @returns Rejects with a `LessonFault`. */
async function openLesson(code: string) {
  const lesson = await readCode(code);
  const { title, steps } = lesson;
  const answers = visitAnswers(code);
  let at = 0;
  let end: LessonEnd | null = null;

  const does = {
    keep: (given: string) => answers.keep(at, given),
    back: () => (end ? render(at) : go(at - 1)),
    next: () => (at < steps.length - 1 ? go(at + 1) : finish()),
    close,
  };

  function draw() {
    const props = { title, at, end, does, steps: steps.length, step: steps[at] };
    show("above", <LessonBar {...props} given={answers.of(at)} />);
  }

  function render(index: number) {
    at = index;
    end = null;
    draw();
  }

  /** Shows the score and the ways on. */
  async function finish() {
    const said = say("lesson-finished", rightAnswers(lesson, answers.of));
    end = { said, ways: [] };
    draw();
    const ways = await waysOn(code);
    if (!end) return;
    end = { said, ways };
    draw();
  }

  function go(index: number) {
    if (!steps[index]) return;
    location.href = addressOf(linkOfStep(lesson, index, code, query().get("lang")));
  }

  /** Leaves the lesson, and keeps the screen as it is. */
  function close() {
    replaceAddress(namesWithoutLesson());
    leave();
    part("main").focus();
  }

  function leave() {
    show("above", null);
    end = null;
  }

  /** Finds a step by its number; undefined if there is none. */
  function stepIn(text: string | null) {
    const step = text === null ? 1 : readWhole(text, [1, steps.length]);
    return step === undefined ? undefined : step - 1;
  }

  return {
    code,
    /** Goes to the view of the step if the address names none. True if that is another page. */
    goesElsewhere(names: URLSearchParams): boolean {
      if (!onlyLesson(names)) return false;
      const index = stepIn(names.get("step")) ?? 0;
      const target = linkOfStep(lesson, index, code, names.get("lang"));
      if (target.path !== herePath) {
        location.replace(addressOf(target));
        return true;
      }
      const own = queryOf(target.fragment);
      // The page will say which step does not exist.
      own.set("step", names.get("step") ?? "1");
      correctAddress(own);
      return false;
    },
    /** Shows the step of an address, the first without one. */
    at(text: string | null): Words | undefined {
      const index = stepIn(text);
      render(index ?? 0);
      if (index !== undefined) return undefined;
      return {
        id: "lesson-no-step",
        values: { text: (text ?? "").slice(0, 20), steps: steps.length },
      };
    },
    leave,
  };
}

/** Counts checked questions and right answers. @param given The answer at a step, from 0. */
function rightAnswers({ steps }: Pick<Lesson, "steps">, given: (step: number) => string) {
  let [right, asked] = [0, 0];
  for (const [index, { question }] of steps.entries()) {
    if (!question || question.answers.length === 0) continue;
    asked += 1;
    if (given(index) !== "" && isRight(question.answers, given(index))) right += 1;
  }
  return { right, asked };
}

/** Links to the other ready lessons, and to Practise. @param code The code of the finished one. */
async function waysOn(code: string) {
  await loadWords("lessons");
  const lang = query().get("lang");
  const codes = await Promise.all(READY.map((name) => writeCode(readyText(name, say))));
  const links = READY.flatMap((name, index) => {
    if (codes[index] === code) return [];
    const lesson = readyLesson(name, say);
    const href = addressOf(linkOfStep(lesson, 0, codes[index], lang));
    return [{ href, name: lesson.title }];
  });
  // Without this fragment, the finished lesson would travel along.
  const own = fragmentOf(lang === null ? [] : [["lang", lang]]);
  return [...links, { href: hrefOf("practise", own), name: say("place-practise") }];
}
