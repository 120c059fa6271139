/** Follows a lesson. Its bar is above the page, and each of its steps is a link to a place. */
import "../../style/lesson.css";
import { addressOf, correctAddress, hrefOf, query, replaceAddress, thisPath } from "../address.ts";
import { loadWords, say } from "../../messages/index.ts";
import { elementOf, fillRoot } from "../roots.ts";
import { LESSON_NAMES, queryOf } from "../places.ts";
import { readWhole } from "../../base/whole-number.ts";
import { decodeLesson, encodeText } from "./lesson-code.ts";
import { LessonFault, linkOfStep, isOnlyLesson, READY, readyLesson, readyText } from "./lesson.ts";
import { LessonBar, type LessonEnd } from "./lesson-bar.tsx";
import { isRight } from "./answers.ts";
import { loadAnswers } from "./lesson-storage.ts";
import type { Message } from "../../base/message.ts";
import type { Lesson } from "./lesson.ts";

let session: LessonSession | null = null;

/**
 * Shows a lesson at its current step, or no lesson. Removes an unreadable lesson from the address.
 * @returns `leaving` if the step is on another page.
 */
export async function openLesson(
  names: URLSearchParams,
): Promise<{ leaving?: boolean; fault?: Message }> {
  const code = names.get("lesson");
  if (session?.code !== code) {
    session?.leave();
    session = null;
  }
  if (code === null) return {};
  await loadWords("teach");
  try {
    session ??= new LessonSession(code, await decodeLesson(code));
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error;
    correctAddress(namesWithoutLesson());
    return { fault: { id: "lesson-refused", values: { fault: error.fault } } };
  }
  if (isOnlyLesson(names)) {
    const view = session.viewOf(names);
    if (view.path !== thisPath) {
      location.replace(addressOf(view));
      return { leaving: true };
    }
    const address = queryOf(view.fragment);
    // The page will report which step does not exist.
    address.set("step", names.get("step") ?? "1");
    correctAddress(address);
  }
  return { fault: session.showStep(names.get("step")) };
}

const namesWithoutLesson = () => [...query()].filter(([name]) => !LESSON_NAMES.includes(name));

/** A lesson that a visitor follows, with the current step and the visitor's answers. */
class LessonSession {
  /** The current step, from 0. */
  #at = 0;
  #end: LessonEnd | null = null;
  #answers: ReturnType<typeof loadAnswers>;
  readonly code: string;
  readonly #lesson: Lesson;

  constructor(code: string, lesson: Lesson) {
    this.code = code;
    this.#lesson = lesson;
    this.#answers = loadAnswers(code);
  }

  #actions = {
    save: (answer: string) => this.#answers.save(this.#at, answer),
    back: () => (this.#end ? this.#show(this.#at) : this.#go(this.#at - 1)),
    next: () => (this.#lesson.steps[this.#at + 1] ? this.#go(this.#at + 1) : this.#finish()),
    /** Leaves the lesson without changing the view. */
    close: () => {
      replaceAddress(namesWithoutLesson());
      this.leave();
      elementOf("main").focus();
    },
  };

  #show(index: number) {
    this.#at = index;
    this.#draw(null);
  }

  #draw(end: LessonEnd | null) {
    this.#end = end;
    const { title, steps } = this.#lesson;
    const at = this.#at;
    const props = { title, at, end, actions: this.#actions, steps: steps.length, step: steps[at] };
    fillRoot("above", <LessonBar {...props} answer={this.#answers.of(at)} />);
  }

  /** Shows the score and links to other lessons. */
  async #finish() {
    const score = say("lesson-finished", rightAnswers(this.#lesson, this.#answers.of));
    this.#draw({ score, links: [] });
    const links = await linksOn(this.code);
    if (this.#end) this.#draw({ score, links });
  }

  #go(index: number) {
    if (!this.#lesson.steps[index]) return;
    const target = linkOfStep(this.#lesson, index, this.code, query().get("lang"));
    location.href = addressOf(target);
  }

  leave() {
    fillRoot("above", null);
    this.#end = null;
  }

  /** Finds a step by its number; undefined if there is none. */
  #stepIn(text: string | null) {
    const step = text === null ? 1 : readWhole(text, [1, this.#lesson.steps.length]);
    return step === undefined ? undefined : step - 1;
  }

  /** Links to the view of the step that an address names. Without such a step, it is the first one. */
  viewOf(names: URLSearchParams) {
    const index = this.#stepIn(names.get("step")) ?? 0;
    return linkOfStep(this.#lesson, index, this.code, names.get("lang"));
  }

  /** Shows the step of an address, or the first one if the address has none. */
  showStep(text: string | null): Message | undefined {
    const index = this.#stepIn(text);
    this.#show(index ?? 0);
    if (index !== undefined) return undefined;
    const values = { text: (text ?? "").slice(0, 20), steps: this.#lesson.steps.length };
    return { id: "lesson-no-step", values };
  }
}

/** Counts checked questions and right answers. @param answerAt The answer at a step, from 0. */
function rightAnswers({ steps }: Pick<Lesson, "steps">, answerAt: (step: number) => string) {
  let [right, questions] = [0, 0];
  for (const [index, { question }] of steps.entries()) {
    if (!question || question.answers.length === 0) continue;
    questions += 1;
    if (answerAt(index) !== "" && isRight(question.answers, answerAt(index))) right += 1;
  }
  return { right, questions };
}

/** Lists links to the other ready lessons and to Practise. @param code Of the finished lesson. */
async function linksOn(code: string) {
  await loadWords("lessons");
  const codes = await Promise.all(READY.map((name) => encodeText(readyText(name, say))));
  const links = READY.flatMap((name, index) => {
    if (codes[index] === code) return [];
    const lesson = readyLesson(name, say);
    const href = addressOf(linkOfStep(lesson, 0, codes[index], null));
    return [{ href, name: lesson.title }];
  });
  // Without its own fragment, the link would pass on the finished lesson.
  return [...links, { href: hrefOf("practise", ""), name: say("place-practise") }];
}
