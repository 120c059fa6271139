/** The contents: the next chapter, the reader's progress, and the list of chapters. */
import { Drawing } from "../ui/drawing.tsx";
import { Button } from "../page/buttons.tsx";
import { useWords } from "../ui/words.tsx";
import { ChapterList, type ChapterListProps } from "./chapter-list.tsx";
import type { SvgElement } from "../base/svg-element.ts";

type ContentsProps = ChapterListProps & { drawing: SvgElement; forget?: () => void };

export function Contents({ drawing, forget, ...list }: ContentsProps) {
  const { say, number: write } = useWords();
  const { read } = list;
  const chapters = list.parts.flatMap((part) => part.chapters);
  const left = chapters.filter(({ name }) => !read.includes(name));
  const { name, number, title, about, minutes } = left[0] ?? chapters[0];
  const done = chapters.length - left.length;
  const rest = left.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return (
    <>
      <section class="opening framed">
        <div class="drawing">
          <Drawing svg={drawing} />
        </div>
        <div>
          <p class="label">{say(done > 0 ? "learn-go-on" : "learn-begin")}</p>
          <h2>
            <span class="number">{write(number)}</span> {title}
          </h2>
          <p>{about}</p>
          <a class="primary" href={`${name}/`}>
            {say("learn-open", { number })}{" "}
            <span class="minutes">{say("learn-minutes", { minutes: minutes ?? 0 })}</span>
          </a>
        </div>
      </section>
      <p class="progress">
        {done > 0 && <progress max={chapters.length} value={done} aria-label={say("learn-read")} />}
        {say("learn-progress", { read: done, chapters: chapters.length, minutes: rest })}{" "}
        {done > 0 && <Button say="learn-forget" press={forget} />}
      </p>
      <ChapterList {...list} />
    </>
  );
}
