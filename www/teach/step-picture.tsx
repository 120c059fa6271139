/** A small picture of what the link of a step opens. */
import { Icon } from "../page/site.tsx";
import { BoardPicture } from "../parts/board/board-picture.tsx";
import { drawn } from "../ui/drawing.ts";
import { treePicture } from "./paper-drawing.ts";
import type { StepPlace } from "./step-place.ts";

export function StepPicture({ picture }: Pick<StepPlace, "picture">) {
  if ("icon" in picture) return <Icon name={picture.icon} />;
  return "tree" in picture ? drawn(treePicture(picture.tree)) : <BoardPicture {...picture} />;
}
