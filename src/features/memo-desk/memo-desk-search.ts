import { choiceParam, clientParam, wholeParam } from "#domain/search-params.ts";
import { listTabs } from "#domain/stone-lists.ts";

export type MemoTab = keyof typeof listTabs.memo;
export const memoTabs = Object.keys(listTabs.memo) as MemoTab[];

/** The address of the desk: the tab, the client, and the page of memos. */
export interface MemoDeskSearch {
  tab?: MemoTab;
  user_id?: number;
  page?: number;
  size?: number;
}

/** Reads the address of the desk. */
export const memoDeskSearch = (raw: Record<string, unknown>): MemoDeskSearch => ({
  tab: choiceParam(raw.tab, memoTabs),
  user_id: clientParam(raw),
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, 1000),
});
