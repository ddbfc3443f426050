import type { TestApp } from "./app.ts";
import { auditRows } from "./audit.ts";

export type LineFact = {
  workflow: string;
  item: string;
  transition: string;
  from?: string;
  to?: string;
  event?: Record<string, unknown>;
  model?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  operation: string;
  who: number;
  role: number;
};

/** The present end of the log, to read from there. */
export const logEnd = async ({ pool }: TestApp): Promise<number> =>
  (await pool.query("SELECT size FROM audit_head")).rows[0].size;

/** The entries of some workflows since then. */
export async function logged(portal: TestApp, since: number, ...workflows: string[]): Promise<LineFact[]> {
  const facts = (await auditRows(portal.pool, since)).map(({ fact }) => fact as LineFact);
  return facts.filter(({ workflow }) => workflows.includes(workflow));
}

/** The transitions of one item, in their order. */
export async function historyOf(portal: TestApp, workflow: string, item: number): Promise<string[]> {
  return (await logged(portal, 0, workflow)).filter((one) => one.item === String(item)).map((one) => one.transition);
}
