import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

const activeChoices = ["active", "inactive"] as const;

/** The address of stock lists: the filters of the list, and the open drawer. */
export interface StockListsSearch extends ListParams {
  type?: DiamondType;
  status?: (typeof activeChoices)[number];
  open?: number;
  add?: true;
}

const sortable = ["name", "diamond_type", "format", "is_active", "fetched_at", "updated_at"];

/** Reads the address of stock lists. */
export const stockListsSearch = (raw: Record<string, unknown>): StockListsSearch => ({
  ...listParams(raw, sortable),
  type: choiceParam(raw.type, diamondTypes),
  status: choiceParam(raw.status, activeChoices),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});
