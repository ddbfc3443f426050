import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

export const activeChoices = ["active", "inactive"] as const;
export type ActiveChoice = (typeof activeChoices)[number];
export const isActiveOf = (status: ActiveChoice | undefined) => (status ? status === "active" : undefined);

/** The address of collections: the filters of the list, and the open drawer. */
export interface CollectionsSearch extends ListParams {
  type?: DiamondType;
  status?: ActiveChoice;
  open?: number;
  add?: true;
}

const sortable = ["name", "diamond_type", "is_active", "updated_at", "stone_count"];

/** Reads the address of collections. */
export const collectionsSearch = (raw: Record<string, unknown>): CollectionsSearch => ({
  ...listParams(raw, sortable),
  type: choiceParam(raw.type, diamondTypes),
  status: choiceParam(raw.status, activeChoices),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});
