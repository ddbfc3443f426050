import type { Page } from "./page.ts";

/** The index of the search: each heading with its page, its address and the text below it. */
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
