import type { Input } from "#api/operation-types.ts";
import {
  choiceParam,
  dayParam,
  type ListParams,
  listParams,
  stockParam,
  textParam,
  wholeParam,
} from "#domain/search-params.ts";

const diamondTypes = ["white", "fancy"] as const;

/** The address of the log: its filters, and the open entry. */
export interface AuditSearch extends ListParams {
  tab?: "checkpoints";
  /** The number of the open entry. */
  entry?: number;
  workflow?: string;
  item?: string;
  who?: number;
  role_id?: number;
  stock?: string;
  diamond_type?: (typeof diamondTypes)[number];
  operation?: string;
  transition?: string;
  request_id?: string;
  startDate?: string;
  endDate?: string;
  seq_from?: number;
  seq_to?: number;
}

const nameParam = (value: unknown) => {
  const text = textParam(value);
  return text && /^[A-Za-z][A-Za-z_.,]{0,79}$/.test(text) ? text : undefined;
};

/** Reads the address of the log. */
export const auditSearch = (raw: Record<string, unknown>): AuditSearch => ({
  ...listParams(raw),
  tab: choiceParam(raw.tab, ["checkpoints"]),
  entry: wholeParam(raw.entry),
  workflow: nameParam(raw.workflow),
  item: textParam(raw.item),
  who: wholeParam(raw.who),
  role_id: wholeParam(raw.role_id, 8),
  stock: stockParam(raw),
  diamond_type: choiceParam(raw.diamond_type, diamondTypes),
  operation: nameParam(raw.operation),
  transition: nameParam(raw.transition),
  request_id: textParam(raw.request_id)?.slice(0, 60),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  seq_from: wholeParam(raw.seq_from),
  seq_to: wholeParam(raw.seq_to),
});

export type AuditFilter = Omit<Input<"exportAuditLogs">["query"] & object, "format" | "job">;

/** The filter that an address sends to the server, without the page. A file of the log has it too. */
export const auditFilter = ({ tab: _, entry: __, page: ___, size: ____, sort: _____, stock, ...filter }: AuditSearch) =>
  ({ ...filter, stock_no: stock }) satisfies AuditFilter;
