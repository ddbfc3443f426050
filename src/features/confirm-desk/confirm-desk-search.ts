import { wholeParam } from "#domain/search-params.ts";

/** The address of the desk: the page of the queue, whose requests alone, and which one is open. */
export interface ConfirmDeskSearch {
  page?: number;
  user_id?: number;
  /** The id of the request. */
  line?: number;
}

/** Reads the address of the desk. */
export const confirmDeskSearch = (raw: Record<string, unknown>): ConfirmDeskSearch => ({
  page: wholeParam(raw.page),
  user_id: wholeParam(raw.user_id),
  line: wholeParam(raw.line),
});
