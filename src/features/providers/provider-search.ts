import { choiceParam } from "#domain/search-params.ts";

export const providerTabs = ["feeds", "loads", "columns", "scorecard"] as const;
/** A tab of a provider; absent means the first, the overview. */
export type ProviderTab = (typeof providerTabs)[number];

/** The address of one provider: its tab. The list of a tab has its own parameters too. */
export interface ProviderSearch {
  tab?: ProviderTab;
}

export const providerSearch = (raw: Record<string, unknown>): ProviderSearch => ({
  tab: choiceParam(raw.tab, providerTabs),
});
