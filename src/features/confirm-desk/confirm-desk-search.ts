import { clientParam, wholeParam } from "#domain/search-params.ts";

/** The address of the desk: the page of the queue, whose requests alone, and which one is open. */
export interface ConfirmDeskSearch {
  page?: number;
  user_id?: number;
  /** The id of the request. */
  line?: number;
  /** What was decided is a tab of the list, not of the desk: whoever asks here for it is led there. */
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
