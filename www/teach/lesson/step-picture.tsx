/** The small picture of a lesson's step: an icon, a tree or a board. */
import { Icon } from "../../page/buttons.tsx";
import { MiniBoard } from "../../parts/board/mini.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { treePicture } from "../sheet/paper-drawing.ts";
import type { StepPlace } from "./step-place.ts";

export function StepPicture({ picture }: Pick<StepPlace, "picture">) {
  if ("icon" in picture) return <Icon name={picture.icon} />;
  if ("tree" in picture) return <Drawing svg={treePicture(picture.tree)} />;
  return <MiniBoard {...picture} />;
}
