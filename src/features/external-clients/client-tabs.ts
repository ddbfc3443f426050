import { choiceParam, flagParam } from "#domain/search-params.ts";

/** Spec §9: the list of external clients and each list of one of them. */
export const externalPageSize = 200;

/** The lists of one client (spec §2), by the tab that shows each and the screen whose right it takes. */
export const clientLists = [
  { tab: "confirm-stone", list: "confirm", label: "Confirmed stones", screen: "transaction/confirm-stone" },
  { tab: "hold", list: "hold", label: "Hold", screen: "transaction/hold" },
  { tab: "memo", list: "memo", label: "Memo", screen: "transaction/memo" },
] as const;

export type ClientList = (typeof clientLists)[number];
export type ClientTab = ClientList["tab"];

export const listOfTab = (tab: ClientTab | undefined): ClientList | undefined =>
  clientLists.find((one) => one.tab === tab);

/** The address of one client: which tab, and whether its form is open; a list has its own parameters too. */
export interface ClientSearch {
  /** Absent is the first: profile and keys. */
  tab?: ClientTab;
  edit?: true;
}

/** Reads the address of one client, but for the parameters of a list. */
export const clientSearch = (raw: Record<string, unknown>): ClientSearch => ({
  tab: choiceParam(
    raw.tab,
    clientLists.map(({ tab }) => tab),
  ),
  edit: flagParam(raw.edit),
});
