/** The list of chapters, in the contents and beside each chapter. */
import { useWords } from "../ui/words.tsx";
import type { PARTS } from "../../learn/chapters/chapters.ts";

interface ListedChapter {
  name: string;
  /** The number of the chapter, from 1. */
  number: number;
  title: string;
  /** The description. Only the contents have one. */
  about?: string;
  minutes?: number;
}

export interface ChapterListData {
  parts: { name: keyof typeof PARTS; chapters: ListedChapter[] }[];
  /** The chapter that the list is beside; undefined in the contents. */
  here?: string;
}

export type ChapterListProps = ChapterListData & { read: readonly string[] };

/** Replaces the number of a chapter that has been read. */
export function Tick() {
  return (
    <span class="done" role="img" aria-label={useWords().say("learn-read")}>
      ✓
    </span>
  );
}

export function ChapterList({ parts, here, read }: ChapterListProps) {
  const { say, number: write } = useWords();
  return (
    <div class="parts">
      {parts.map(({ name, chapters }) => (
        <section key={name}>
          <h2>{say(`part-${name}`)}</h2>
          <ol class="bare">
            {chapters.map(({ name, number, title, minutes }) => (
              <li key={name} data-chapter={name}>
                <a
                  href={here ? `../${name}/` : `${name}/`}
                  aria-current={name === here ? "page" : undefined}
                >
                  <span class="number" data-listed={JSON.stringify(name)}>
                    {read.includes(name) ? <Tick /> : write(number)}
                  </span>{" "}
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
