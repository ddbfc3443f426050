import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the list: its filters, and the associate that is open or edited. */
export interface AssociatesSearch extends ListParams {
  active?: "yes" | "no";
  open?: number;
  edit?: true;
  new?: true;
}

const sortable = [
  "first_name",
  "last_name",
  "email",
  "user_name",
  "salesperson_type",
  "customers",
  "is_active",
  "created_at",
  "updated_at",
];

/** Reads the address of the list. */
export const associatesSearch = (raw: Record<string, unknown>): AssociatesSearch => ({
  ...listParams(raw, sortable),
  active: choiceParam(raw.active, ["yes", "no"]),
  open: wholeParam(raw.open),
  edit: flagParam(raw.edit),
  new: flagParam(raw.new),
});

/** The filter that is sent to the server, without page and sorting. A file of the list has it too. */
export const associatesFilter = ({ search, active }: AssociatesSearch) => ({
  search,
  is_active: active && active === "yes",
});
