/** A small picture of what a link opens. */
import { Icon } from "../page/site.tsx";
import { BoardPicture } from "../parts/board/board-picture.tsx";
import { useAnswer } from "../ui/answer.ts";
import { drawn } from "../ui/drawing.ts";
import { treePicture } from "./paper-drawing.ts";
import { stepPlace } from "./step-place.ts";
import type { RoomPage } from "../page/room.ts";
import type { StepPlace } from "./step-place.ts";

export function StepPicture({ picture }: Pick<StepPlace, "picture">) {
  if ("icon" in picture) return <Icon name={picture.icon} />;
  return "tree" in picture ? drawn(treePicture(picture.tree)) : <BoardPicture {...picture} />;
}

export function LinkPicture({ link, page }: { link: string; page: RoomPage }) {
  const place = useAnswer(() => stepPlace(page.engine(), { link }), [], page.fail);
  return place && <StepPicture picture={place.picture} />;
}
