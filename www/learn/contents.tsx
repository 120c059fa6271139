/** The chapters in their parts: with one to open, as the contents; and as the list beside a chapter. */
import { Drawing } from "../ui/drawing.tsx";
import { useWords } from "../ui/words.tsx";
import type { PARTS } from "../../learn/chapters/chapters.js";
import type { SvgShape } from "../base/svg-shape.ts";

interface ListedChapter {
  name: string;
  /** Its place in the book, from 1. */
  place: number;
  title: string;
  /** In the contents alone. */
  about?: string;
  minutes?: number;
}

export interface ChapterListData {
  parts: { name: keyof typeof PARTS; chapters: ListedChapter[] }[];
  /** The chapter that the list stands beside; none in the contents. */
  here?: string;
}

interface ChapterListProps extends ChapterListData {
  /** The chapters that have been read. */
  read: readonly string[];
}

export function ChapterList({ parts, here, read }: ChapterListProps) {
  const { say, number } = useWords();
  return (
    <div class="parts">
      {parts.map(({ name, chapters }) => (
        <section key={name}>
          <h2>{say(`part-${name}`)}</h2>
          <ol>
            {chapters.map(({ name, place, title, minutes }) => (
              <li key={name} data-chapter={name}>
                <a
                  href={here ? `../${name}/` : `${name}/`}
                  aria-current={name === here ? "page" : undefined}
                >
                  {read.includes(name) ? (
                    <span class="done" role="img" aria-label={say("learn-done")}>
                      ✓
                    </span>
                  ) : (
                    <span class="number">{number(place)}</span>
                  )}{" "}
                  <span class="title">{title}</span>{" "}
                  {minutes && <span class="minutes">{say("learn-minutes", { minutes })}</span>}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

export function Rail(props: ChapterListProps) {
  const { say, markup } = useWords();
  return (
    <nav class="beside" {...markup("chapter-pages").attributes}>
      <a href="../">{say("chapter-contents")}</a>
      <ChapterList {...props} />
    </nav>
  );
}

/** @param picture Stands beside the chapter to open. @param forget Clears what has been read. */
export function Contents({
  picture,
  forget,
  ...list
}: ChapterListProps & { picture: SvgShape; forget?: () => void }) {
  const { say, number } = useWords();
  const { read } = list;
  const chapters = list.parts.flatMap((part) => part.chapters);
  const left = chapters.filter(({ name }) => !read.includes(name));
  const { name, place, title, about, minutes } = left[0] ?? chapters[0];
  const done = chapters.length - left.length;
  const rest = left.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return (
    <>
      <section class="opening">
        <div class="picture">
          <Drawing shape={picture} />
        </div>
        <div>
          <p class="label">{say(done > 0 ? "learn-go-on" : "learn-begin")}</p>
          <h2>
            <span class="number">{number(place)}</span> {title}
          </h2>
          <p>{about}</p>
          <a class="primary" href={`${name}/`}>
            {say("learn-open", { place })}{" "}
            <span class="minutes">{say("learn-minutes", { minutes: minutes ?? 0 })}</span>
          </a>
        </div>
      </section>
      <p class="progress">
        <progress max={chapters.length} value={done} aria-label={say("learn-done")} />
        {say("learn-progress", { read: done, chapters: chapters.length, minutes: rest })}{" "}
        {done > 0 && (
          <button type="button" onClick={forget}>
            {say("learn-forget")}
          </button>
        )}
      </p>
      <ChapterList {...list} />
    </>
  );
}
