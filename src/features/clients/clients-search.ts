import { roleIds } from "#domain/roles.ts";
import { choiceParam, dayParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The first is the one that the list opens with for whoever decides; everybody else begins with all. */
export type ClientsTab = "queue" | "registered" | "unregistered" | "all";

/** The address of the list: which clients, and which of them is open or being written. */
export interface ClientsSearch extends ListParams {
  /** Absent is the first: who waits for a decision, or for whoever decides none everybody. */
  tab?: Exclude<ClientsTab, "queue">;
  business_associate_id?: number;
  active?: "yes" | "no";
  /** The code of the business. */
  status?: number;
  startDate?: string;
  endDate?: string;
  open?: number;
  edit?: true;
  new?: true;
}

/** What the server can sort clients by. */
const sortable = ["company_name", "first_name", "email", "status", "is_active", "created_at", "submitted_at"];

/** Reads the address of the list. */
export const clientsSearch = (raw: Record<string, unknown>): ClientsSearch => ({
  ...listParams(raw, sortable),
  tab: choiceParam(raw.tab, ["registered", "unregistered", "all"]),
  business_associate_id: wholeParam(raw.business_associate_id),
  active: choiceParam(raw.active, ["yes", "no"]),
  status: wholeParam(raw.status, 11),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  open: wholeParam(raw.open),
  edit: flagParam(raw.edit),
  new: flagParam(raw.new),
});

/** The list as somebody begins it: a queue is for whoever decides. */
export const begunBy = (roleId: number, { tab, ...search }: ClientsSearch): ClientsSearch => ({
  ...search,
  tab: tab ?? (decidesKyc(roleId) ? undefined : "all"),
});

/** Spec §4: administrators decide about papers; an associate sends them in. */
export const decidesKyc = (roleId: number): boolean => roleId === roleIds.administrator;

/** What the server is asked for under an address, but for the page and the order: what a file of it has too. */
export function clientsFilter({ tab, active, status, ...search }: ClientsSearch) {
  const { business_associate_id, startDate, endDate } = search;
  return {
    search: search.search,
    business_associate_id,
    startDate,
    endDate,
    status: status as 9 | 10 | 11 | undefined,
    is_active: active && active === "yes",
    kyc_waiting: tab === undefined ? true : undefined,
    is_register: tab === "registered" ? true : tab === "unregistered" ? false : undefined,
  };
}
