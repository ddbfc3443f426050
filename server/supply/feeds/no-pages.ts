import type { FeedPages } from "#domain/feeds.ts";

/** The pages of an address that answers with one file. */
export const noPages: FeedPages = {
  paging: "none",
  page_param: null,
  first: null,
  size_param: null,
  size: null,
  rows_path: null,
  next_path: null,
};
