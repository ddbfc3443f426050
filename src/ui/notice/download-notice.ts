import { words } from "../words.ts";
import { notify } from "./notify.ts";

let begun = 0;

/** Shows the progress of one download at the top of the screen, and in the end its result. */
export function downloadNotice(unit: string = words.stones) {
  begun += 1;
  const id = `download-${begun}`;
  return {
    working: ({ done, total }: { done: number; total: number | null }) =>
      notify.progress(id, { label: words.preparingFile, done, of: total ?? undefined, unit }),
    saved: (sentence: string) => {
      notify.progressEnded(id);
      notify.success(sentence);
    },
    failed: (sentence: string) => {
      notify.progressEnded(id);
      notify.failure(sentence);
    },
  };
}
