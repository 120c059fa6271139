/** What the text of a lesson says: its title, and each step as a picture with the words below it. */
import { addressOf } from "../page/address.ts";
import { make } from "../base/elements.ts";
import { list, say } from "../messages/index.ts";
import { directionOf } from "../messages/languages.ts";
import { placeOfStep } from "../page/lesson/lesson.ts";
import { stepPlace } from "./step-place.ts";
import { queryOf } from "../page/places.ts";
import type { Lesson, LessonQuestion, LessonStep } from "../page/lesson/lesson.ts";
import type { Engine } from "../engine/engine.ts";

export function lessonPreview(engine: Engine, fail: (error: unknown, signal: AbortSignal) => void) {
  const work = new AbortController();
  const element = make("section", {
    class: "lesson-preview",
    "aria-label": say("lesson-preview-label"),
  });
  /** What each link opens: most links stay as they are while words are typed. */
  let places: Map<string, ReturnType<typeof stepPlace>> = new Map();

  function render({ title, steps }: Lesson) {
    const before = places;
    places = new Map();
    for (const step of steps) {
      places.set(step.link, before.get(step.link) ?? stepPlace(engine, step));
    }
    const isEmpty = title === "" && steps.length === 0;
    element.replaceChildren(
      isEmpty
        ? make("p", { class: "explained" }, say("lesson-no-steps"))
        : make("h4", { dir: directionOf(title) }, title || say("lesson-untitled")),
      make("ol", {}, ...steps.map(item)),
    );
  }

  function item(step: LessonStep, index: number) {
    const picture = make("span", { class: "step-picture" });
    const name = make(
      "a",
      { href: addressOf(placeOfStep(step)) },
      say("lesson-step", { number: index + 1 }),
    );
    const fault = make("p", { class: "fault" });
    places
      .get(step.link)
      ?.then((shown) => {
        picture.replaceChildren(shown.picture.cloneNode(true));
        name.append(` · ${shown.name}`);
        const faults = shown.faults.join(" ");
        if (faults)
          fault.textContent = say("lesson-fault-line", { line: step.line, fault: faults });
      })
      .catch((error) => fail(error, work.signal));
    return make(
      "li",
      {},
      picture,
      make(
        "div",
        { class: "stack tight" },
        name,
        fault,
        step.words === "" ? null : make("p", { dir: directionOf(step.words) }, step.words),
        ...(step.question ? asked(step.question) : []),
      ),
    );
  }

  function asked({ ask, answers }: LessonQuestion) {
    return [
      make("p", { class: "step-asks", dir: directionOf(ask) }, ask),
      make(
        "p",
        { class: "explained" },
        answers.length === 0 ? say("lesson-unchecked") : `✓ ${list(answers)}`,
      ),
    ];
  }

  return { element, render, close: () => work.abort() };
}

/** A lesson on paper: words, pictures, questions with room for answers, and the link of each step. */
export async function lessonOnPaper({ title, steps }: Lesson, engine: Engine) {
  const articles = await Promise.all(steps.map((step, at) => onPaper(step, at + 1, engine)));
  return make(
    "div",
    { class: "sheet lesson-sheet" },
    make("h1", { dir: directionOf(title) }, title || say("lesson-untitled")),
    make("p", { class: "paper-name" }, say("sheet-name"), make("span", {})),
    ...articles,
  );
}

async function onPaper(step: LessonStep, number: number, engine: Engine) {
  const { words, question } = step;
  const { name, picture } = await stepPlace(engine, step);
  const target = placeOfStep(step);
  const tree = queryOf(target.fragment).get("tree");
  return make(
    "article",
    {},
    make("h2", {}, `${say("lesson-step", { number })}: ${name}`),
    make("div", { class: "lesson-picture" }, picture),
    tree === null ? null : make("p", { dir: "ltr" }, tree),
    words === "" ? null : make("p", { class: "lesson-words", dir: directionOf(words) }, words),
    question === null ? null : make("p", { dir: directionOf(question.ask) }, question.ask),
    question === null ? null : make("div", { class: "lesson-lines" }),
    make("p", { class: "lesson-address", dir: "ltr" }, addressOf(target)),
  );
}
