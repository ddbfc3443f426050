import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

export const activeChoices = ["active", "inactive"] as const;
export type ActiveChoice = (typeof activeChoices)[number];

/** The address of the masters: the filters of the list, and the open drawer. */
export interface MastersSearch extends ListParams {
  status?: ActiveChoice;
  edit?: number;
  add?: true;
}

const sortable = ["code", "name", "is_active", "updated_at", "sub_master_count"];

/** Reads the address of the masters. */
export const mastersSearch = (raw: Record<string, unknown>): MastersSearch => ({
  ...listParams(raw, sortable),
  status: choiceParam(raw.status, activeChoices),
  edit: wholeParam(raw.edit),
  add: flagParam(raw.add),
});

/** The filter in the form of the server. */
export const isActiveOf = (status: ActiveChoice | undefined) => (status ? status === "active" : undefined);
