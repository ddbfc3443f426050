import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the list: its filters, and the client that is open or new. */
export interface ClientsSearch extends ListParams {
  /** 6 API, 7 FTP (spec §3). */
  source?: 6 | 7;
  active?: "yes" | "no";
  /** Spec §9: absent means the first of the diamond types. */
  diamond_type?: "fancy";
  open?: number;
  new?: true;
}

/** The columns by which the server can sort clients. */
const sortable = ["company_name", "source", "email", "is_active", "keys", "last_used_at", "created_at", "updated_at"];

/** Reads the address of the list. */
export const clientsSearch = (raw: Record<string, unknown>): ClientsSearch => ({
  ...listParams(raw, sortable),
  source: ([6, 7] as const).find((source) => source === wholeParam(raw.source)),
  active: choiceParam(raw.active, ["yes", "no"]),
  diamond_type: choiceParam(raw.diamond_type, ["fancy"]),
  open: wholeParam(raw.open),
  new: flagParam(raw.new),
});

/** The patch of a filter, in the form of the address. The source is a number there, as on the wire. */
export const filterPatch = (patch: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, value && name === "source" ? Number(value) : value]),
  );
