import type { Page } from "./page.ts";

/** What the search reads: each heading with its page, its address and what stands below it. */
export const searchIndex = (pages: readonly Page[]): string =>
  JSON.stringify(
    pages.flatMap(({ place, title, headings }) =>
      headings.map(({ id, words, text }) => [
        id ? `${place}#${id}` : place,
        words === title ? "" : title,
        words,
        text.replaceAll(/\s+/g, " "),
      ]),
    ),
  );
