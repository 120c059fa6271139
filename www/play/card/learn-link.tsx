import { PlaceLink } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";

/** The link to Learn: what this is, for whoever asks. */
export function LearnLink() {
  return <PlaceLink place="learn">{useWords().say("whole-learn")}</PlaceLink>;
}
