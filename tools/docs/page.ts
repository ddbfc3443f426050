import type { Html } from "#server/mail/letter/html.ts";

/** A heading that the page's own list and the search lead to. `text` is what stands below it, for the search. */
export type Heading = { id: string; words: string; level: number; text: string };

/** A page of the site: its place below the site, its words, and where it stands in the sidebar. */
export type Page = { place: string; title: string; body: Html; headings: readonly Heading[] };
