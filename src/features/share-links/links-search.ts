import { type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of one's own links: all of them, or the one to which a notice leads. */
export interface LinksSearch extends ListParams {
  link?: number;
}

/** Reads the address of one's own links. */
export const linksSearch = (raw: Record<string, unknown>): LinksSearch => ({
  ...listParams(raw, []),
  link: wholeParam(raw.link),
});
