import type { Party } from "#domain/roles.ts";

type Values = Record<string, unknown>;

/** One fact for the log: a change of data, or a transition of a workflow. */
export type AuditEntry = {
  /** The name of the table or of the workflow. */
  workflow: string;
  item: string | number;
  /** The items of a step that many stones took alike; `item` then says what moved them. */
  items?: readonly number[];
  /** `master.insert`, or the stable id of a transition such as `memo.sell`. */
  transition: string;
  from?: unknown;
  to?: unknown;
  /** The party of the transition. An effect of another machine belongs to the portal, for any actor. */
  party?: Party;
  event?: Values;
  /** The machine's context of the item before the transition, for its conditions. */
  known?: Values;
  model?: string;
  before?: Values | null;
  after?: Values | null;
};
