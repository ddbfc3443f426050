import { choiceParam, flagParam, wholeParam } from "#domain/search-params.ts";
import { type ClientTab, clientTabs } from "./client-tabs.ts";

/** The address of one client: its tab, and the edit beside it. A list has its own parameters too. */
export interface ClientSearch {
  tab?: ClientTab;
  /** The open form: of the business, or of the person. */
  edit?: "business" | "person";
  /** The page of the people of the business. */
  page?: number;
  size?: number;
  /** True while the client is being handed to another associate. */
  handOver?: true;
}

/** Reads the address of one client, without the parameters of a list. */
export const clientSearch = (raw: Record<string, unknown>): ClientSearch => ({
  tab: choiceParam(raw.tab, clientTabs),
  edit: choiceParam(raw.edit, ["business", "person"]),
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, 1000),
  handOver: flagParam(raw.handOver),
});
