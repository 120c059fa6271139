/** The text of the visitor's own lesson, which is stored while it is written. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LESSON_KEY, saveLesson, loadLesson } from "../../page/lesson/lesson-storage.ts";

export function useOwnLesson() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState({ text: loadLesson(), isSaved: true, version: 0 });
  // A replaced text is shown from its start.
  useLayoutEffect(() => {
    if (own.version === 0 || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(0, 0);
    field.current.scrollTop = 0;
  }, [own.version]);
  useEffect(() => {
    const reset = () => setOwn(({ version }) => ({ text: loadLesson(), isSaved: true, version }));
    // Another tab may have added a step.
    const reread = ({ key }: StorageEvent) => key === LESSON_KEY && reset();
    addEventListener("storage", reread);
    addEventListener("pageshow", reset);
    return () => {
      removeEventListener("storage", reread);
      removeEventListener("pageshow", reset);
    };
  }, []);
  function save(text: string, more: number) {
    const isSaved = saveLesson(text);
    setOwn(({ version }) => ({ text, isSaved, version: version + more }));
  }
  return {
    field,
    ...own,
    write: (text: string) => save(text, 0),
    replace: (text: string) => save(text, 1),
  };
}

export type OwnLesson = ReturnType<typeof useOwnLesson>;
