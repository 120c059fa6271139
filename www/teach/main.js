/** Teach: three things for teachers and one for developers, each with an address of its own. */
import { say } from "../messages/index.js";
import { hrefOf, onAddress } from "../page/address.js";
import { part } from "../page/parts.js";
import { openViewPage } from "../page/view.js";
import { developers } from "./developers.js";
import { embedSection } from "./embed-section.js";
import { lessonSection } from "./lesson-section.js";
import { linkSchema } from "./link.js";
import { showPreviews } from "./previews.js";
import { sheetSection } from "./sheet-section.js";

/** @type {Record<string, import("../page/view.js").OpenView>} */
const SECTIONS = {
  sheet: sheetSection,
  lesson: lessonSection,
  embed: embedSection,
  code: (context) => developers(context, true),
};

openViewPage((context) => {
  const name = context.query.get("do") ?? "";
  const open = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : null;
  part("overview").hidden = open !== null;
  part("sections").hidden = open === null;
  linkSections();
  for (const link of part("sections").querySelectorAll("a")) {
    if (link.dataset.teach === name) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest", inline: "center" });
    } else link.removeAttribute("aria-current");
  }
  if (!open) {
    const stop = showPreviews(context);
    const view = developers(context, false);
    linkSections();
    return {
      close() {
        stop();
        view.close();
      },
    };
  }
  const heading = document.createElement("h2");
  heading.tabIndex = -1;
  heading.textContent = say(`teach-${name}-title`);
  context.box.append(heading);
  const view = open(context);
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
  return view;
}, linkSchema);
onAddress(linkSections);

/** Lets the links between the sections take along what travels. */
function linkSections() {
  for (const link of document.querySelectorAll("a[data-teach]")) {
    const { teach = "" } = /** @type {HTMLElement} */ (link).dataset;
    link.setAttribute("href", hrefOf("teach", teach === "" ? {} : { do: teach }));
  }
}
