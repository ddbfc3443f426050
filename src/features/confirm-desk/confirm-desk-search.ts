import { clientParam, wholeParam } from "#domain/search-params.ts";

/** The address of the desk: the page of the queue, the client, and the open request. */
export interface ConfirmDeskSearch {
  page?: number;
  user_id?: number;
  /** The id of the request. */
  line?: number;
  /** Decided requests are a tab of the list, not of the desk. An address with such a tab leads to the list. */
  tab?: "approved" | "rejected" | "cancelled";
}

const decided = ["approved", "rejected", "cancelled"] as const;

/** Reads the address of the desk. */
export const confirmDeskSearch = (raw: Record<string, unknown>): ConfirmDeskSearch => ({
  page: wholeParam(raw.page),
  user_id: clientParam(raw),
  line: wholeParam(raw.line),
  tab: decided.find((tab) => tab === raw.tab),
});
