/** Give a lesson: those that are ready, and the visitor's own. */
import { addressOf } from "../page/address.ts";
import { button, copy, make } from "../base/elements.ts";
import { linked, say } from "../messages/index.ts";
import { lessonEditor, playHref } from "./lesson-editor.ts";
import { writeCode } from "../page/lesson/code.ts";
import { linkOfStep } from "../page/lesson/link.ts";
import { READY, readyLesson, readyText } from "../page/lesson/ready.ts";
import { stepPlace } from "./step-place.ts";
import type { OpenView } from "../page/start/view.ts";
import type { ReadyName } from "../page/lesson/ready.ts";

export const lessonSection: OpenView = (context) => {
  const { box, engine, tell, fail } = context;
  let closed = false;
  const editor = lessonEditor(context);
  box.append(
    make("p", {}, say("lesson-explained")),
    make(
      "section",
      { "aria-labelledby": "ready-lessons" },
      make("h3", { id: "ready-lessons" }, say("lesson-ready-title")),
      make("ul", { class: "ready-lessons" }, ...READY.map(card)),
    ),
    editor.element,
  );

  function card(name: ReadyName) {
    const lesson = readyLesson(name, say);
    const text = readyText(name, say);
    const picture = make("div", { class: "ready-picture" });
    const follow = make("a", { class: "action" }, say("lesson-follow-button"));
    stepPlace(engine, lesson.steps[0])
      .then((place) => picture.replaceChildren(place.picture))
      .catch((error) => !closed && fail(error));
    const coding = writeCode(text);
    coding.then((code) => {
      follow.setAttribute("href", addressOf(linkOfStep(lesson, 0, code, linked ?? null)));
    });
    const copyLink = async () => {
      const href = playHref(await coding);
      tell((await copy(href)) ? say("lesson-copied", { length: href.length }) : href);
    };
    const label = (id: MessageId) => ({ "aria-label": `${say(id)}: ${lesson.title}` });
    follow.setAttribute("aria-label", `${say("lesson-follow-button")}: ${lesson.title}`);
    return make(
      "li",
      { class: "ready-lesson" },
      picture,
      make(
        "div",
        { class: "ready-about stack tight" },
        make("h4", {}, lesson.title),
        make("p", {}, say(`ready-${name}-about`)),
        make("p", { class: "explained" }, say("lesson-steps-of", { steps: lesson.steps.length })),
      ),
      make(
        "div",
        { class: "buttons" },
        follow,
        button(say("copy-link"), copyLink, label("copy-link")),
        button(say("lesson-change-button"), () => editor.put(text), label("lesson-change-button")),
      ),
    );
  }

  return {
    link: () => ({ do: "lesson" }),
    close() {
      closed = true;
      editor.close();
    },
  };
};
