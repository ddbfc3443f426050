import { choiceParam, clientParam, flagParam, stockParam, textParam, wholeParam } from "#domain/search-params.ts";

const tabs = ["default", "associate", "business", "business_provider"] as const;
export type MarkupsTab = (typeof tabs)[number];

/** The address of the markups: the layer, its subject, and the price that is explained beside it. */
export interface MarkupsSearch {
  tab?: MarkupsTab;
  /** The associate, business or provider with the open rows. */
  of?: number;
  /** The business; for the layer "business × provider" only. */
  business?: number;
  search?: string;
  explain?: true;
  stock?: string;
  user_id?: number;
}

/** Reads the address of the markups. */
export const markupsSearch = (raw: Record<string, unknown>): MarkupsSearch => ({
  tab: choiceParam(raw.tab, tabs),
  of: wholeParam(raw.of),
  business: wholeParam(raw.business),
  search: textParam(raw.search),
  explain: flagParam(raw.explain),
  stock: stockParam(raw),
  user_id: clientParam(raw),
});

/** The tabs in their order. The address without a tab means the default. */
export const markupTabs = tabs;
