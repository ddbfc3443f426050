import { choiceParam, flagParam } from "#domain/search-params.ts";

/** The lists of one client (spec §2), each with its tab and the screen of its right. */
export const clientLists = [
  { tab: "confirm-stone", list: "confirm", label: "Confirm stones", screen: "transaction/confirm-stone" },
  { tab: "hold", list: "hold", label: "Hold", screen: "transaction/hold" },
  { tab: "memo", list: "memo", label: "Memo", screen: "transaction/memo" },
] as const;

export type ClientList = (typeof clientLists)[number];
export type ClientTab = ClientList["tab"];

export const listOfTab = (tab: ClientTab | undefined): ClientList | undefined =>
  clientLists.find((one) => one.tab === tab);

/** The address of one client: its tab, and the open form. A list has its own parameters too. */
export interface ClientSearch {
  /** The tab; absent means the first, profile and keys. */
  tab?: ClientTab;
  edit?: true;
}

/** Reads the address of one client, without the parameters of a list. */
export const clientSearch = (raw: Record<string, unknown>): ClientSearch => ({
  tab: choiceParam(
    raw.tab,
    clientLists.map(({ tab }) => tab),
  ),
  edit: flagParam(raw.edit),
});
