import type { Data } from "#api/operation-types.ts";
import { type LoadStanding, loadStandings } from "#domain/load.ts";
import { choiceParam, type ListParams, listParams } from "#domain/search-params.ts";

export type OwnLoad = Data<"listMyLoads">["data"][number];
export type OwnRefusedRow = Data<"listMyRefusedRows">["data"][number];

export const ownTabs = ["scorecard"] as const;

/** The address of one's own loads: a tab, and the filter of the list. */
export interface OwnLoadsSearch extends Omit<ListParams, "sort" | "search"> {
  tab?: (typeof ownTabs)[number];
  state?: LoadStanding;
}

export function ownLoadsSearch(raw: Record<string, unknown>): OwnLoadsSearch {
  const { page, size } = listParams(raw);
  return { page, size, tab: choiceParam(raw.tab, ownTabs), state: choiceParam(raw.state, loadStandings) };
}

/** The address of one of them: the page of its refused rows. */
export type OwnLoadSearch = Omit<ListParams, "sort" | "search">;

export function ownLoadSearch(raw: Record<string, unknown>): OwnLoadSearch {
  const { page, size } = listParams(raw);
  return { page, size };
}
