import { roleIds } from "#domain/roles.ts";
import { choiceParam, dayParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The tabs of the list. It opens with the queue for roles that decide, and with all clients for others. */
export type ClientsTab = "queue" | "registered" | "unregistered" | "all";

/** The address of the list: its filters, and the client that is open or edited. */
export interface ClientsSearch extends ListParams {
  /** Absent means the first: the queue, or all clients for roles that do not decide. */
  tab?: Exclude<ClientsTab, "queue">;
  business_associate_id?: number;
  active?: "yes" | "no";
  /** The country of the business, or else of the person; 0 for those of whom none is known. */
  country_id?: number;
  /** The code of the business. */
  status?: number;
  startDate?: string;
  endDate?: string;
  open?: number;
  edit?: true;
  new?: true;
}

/** The columns by which the server can sort clients. */
const sortable = ["company_name", "first_name", "email", "status", "is_active", "created_at", "submitted_at"];

/** Reads the address of the list. */
export const clientsSearch = (raw: Record<string, unknown>): ClientsSearch => ({
  ...listParams(raw, sortable),
  tab: choiceParam(raw.tab, ["registered", "unregistered", "all"]),
  business_associate_id: wholeParam(raw.business_associate_id),
  active: choiceParam(raw.active, ["yes", "no"]),
  country_id: Number(raw.country_id) === 0 && raw.country_id !== "" ? 0 : wholeParam(raw.country_id, 999),
  status: wholeParam(raw.status, 11),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  open: wholeParam(raw.open),
  edit: flagParam(raw.edit),
  new: flagParam(raw.new),
});

/** The search that the list begins with. Only roles that decide have a queue. */
export const begunBy = (roleId: number, { tab, ...search }: ClientsSearch): ClientsSearch => ({
  ...search,
  tab: tab ?? (decidesKyc(roleId) ? undefined : "all"),
});

/** Spec §4: administrators decide about documents. An associate sends them in. */
export const decidesKyc = (roleId: number): boolean => roleId === roleIds.administrator;

/** The filter that an address sends to the server, without page and sorting. A file of the list has it too. */
export function clientsFilter({ tab, active, status, ...search }: ClientsSearch) {
  const { business_associate_id, country_id, startDate, endDate } = search;
  return {
    search: search.search,
    business_associate_id,
    country_id,
    startDate,
    endDate,
    status: status as 9 | 10 | 11 | undefined,
    is_active: active && active === "yes",
    kyc_waiting: tab === undefined ? true : undefined,
    is_register: tab === "registered" ? true : tab === "unregistered" ? false : undefined,
  };
}
