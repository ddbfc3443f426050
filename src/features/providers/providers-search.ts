import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the list: its type and filters, and the provider that is open, edited or new. */
export interface ProvidersSearch extends ListParams {
  /** Spec §9: absent means API. */
  type?: "ftp";
  active?: "yes" | "no";
  open?: number;
  edit?: true;
  new?: true;
}

/** The columns by which the server can sort providers. */
const sortable = ["name", "prefix", "stones", "stocked_at", "is_active", "updated_at"];

/** Reads the address of the list. */
export const providersSearch = (raw: Record<string, unknown>): ProvidersSearch => ({
  ...listParams(raw, sortable),
  type: choiceParam(raw.type, ["ftp"]),
  active: choiceParam(raw.active, ["yes", "no"]),
  open: wholeParam(raw.open),
  edit: flagParam(raw.edit),
  new: flagParam(raw.new),
});

/** The provider type in the address, as the server has it (spec §3). */
export const typeOf = ({ type }: Pick<ProvidersSearch, "type">): 1 | 2 => (type === "ftp" ? 1 : 2);
/** The same in the other direction. */
export const typeInAddress = (type: 1 | 2): ProvidersSearch["type"] => (type === 1 ? "ftp" : undefined);
