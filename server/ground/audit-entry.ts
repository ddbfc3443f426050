import type { Party } from "#domain/roles.ts";

type Values = Record<string, unknown>;

/** One fact for the log: a change of data, or a transition of a workflow. */
export type AuditEntry = {
  /** What was touched: the table's name, or the workflow's. */
  workflow: string;
  item: string | number;
  /** `master.insert`, or the stable id of a transition such as `memo.sell`. */
  transition: string;
  from?: unknown;
  to?: unknown;
  /** As whom it was taken: an order of another machine is the portal's own, whoever asked. */
  party?: Party;
  event?: Values;
  /** What the machine knew of the item before: conditions look at it. */
  known?: Values;
  model?: string;
  before?: Values | null;
  after?: Values | null;
};
