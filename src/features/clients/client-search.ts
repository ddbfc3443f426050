import { choiceParam, flagParam, wholeParam } from "#domain/search-params.ts";
import { type ClientTab, clientTabs } from "./client-tabs.ts";

/** The address of one client: which tab, and what is being changed beside it; a list has its own parameters too. */
export interface ClientSearch {
  tab?: ClientTab;
  /** The form that stands open: of the business, or of the person. */
  edit?: "business" | "person";
  /** Under the people of the business: the page. */
  page?: number;
  size?: number;
  /** Whether the client is being handed to another associate. */
  handOver?: true;
}

/** Reads the address of one client, but for the parameters of a list. */
export const clientSearch = (raw: Record<string, unknown>): ClientSearch => ({
  tab: choiceParam(raw.tab, clientTabs),
  edit: choiceParam(raw.edit, ["business", "person"]),
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, 1000),
  handOver: flagParam(raw.handOver),
});
