import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";
import { type ActiveChoice, activeChoices } from "./masters-search.ts";

/** The address of sub-masters: the filters of the list, the open drawer, and the view that orders them. */
export interface SubMastersSearch extends ListParams {
  status?: ActiveChoice;
  /** The master that the list of all is filtered by. */
  master?: string;
  open?: number;
  add?: true;
  view?: "arrange";
}

const sortable = [
  "sequence",
  "code",
  "name",
  "master_code",
  "is_active",
  "is_default",
  "is_display",
  "created_at",
  "updated_at",
];

/** Reads the address of sub-masters. */
export const subMastersSearch = (raw: Record<string, unknown>): SubMastersSearch => ({
  ...listParams(raw, sortable),
  status: choiceParam(raw.status, activeChoices),
  master: wholeParam(raw.master)?.toString(),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
  view: choiceParam(raw.view, ["arrange"]),
});
