import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of a list of the house's people: its filters, and the open drawer. */
export interface StaffSearch extends ListParams {
  status?: "active" | "inactive";
  open?: number;
  add?: true;
}

const sortable = ["first_name", "last_name", "email", "user_name", "is_active", "last_seen_at", "created_at"];

/** Reads the address of a list of the house's people. */
export const staffSearch = (raw: Record<string, unknown>): StaffSearch => ({
  ...listParams(raw, sortable),
  status: choiceParam(raw.status, ["active", "inactive"]),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});
