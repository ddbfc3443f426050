import { insertFindings } from "../db/queries/audit-findings.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { type ChainFault, faultSaid } from "./verify/chain.ts";

/** Something that a reading found; `seq` is 0 where it is about the log as a whole. */
export type Finding = { kind: string; seq: number; detail: string };

/** The same of what a reading of the chain found. */
export const keepFaults = (house: House, faults: readonly ChainFault[]): Promise<void> =>
  keepFindings(
    house,
    faults.map((fault) => ({ ...fault, detail: sentence(faultSaid(fault)) })),
  );

const sentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

/**
 * Keeps what was found, once, each with an entry of the log: a later reading that finds nothing washes nothing away, and
 * whoever cuts the finding off is found by the next checkpoint. A log that cannot be written any more is told of all the same.
 */
export async function keepFindings(house: House, found: readonly Finding[]): Promise<void> {
  if (found.length === 0) return;
  try {
    await inTransaction(house, { requestId: "reading", operation: "verifyLog" }, async (ctx) => {
      for (const { id, kind, seq, detail } of await insertFindings(ctx.db, found, ctx.now)) {
        const after = { kind, seq, detail };
        ctx.audit.push({ workflow: "audit_finding", item: id, transition: "audit_finding.insert", after });
        house.log.error({ finding: after }, "a reading of the log found a fault");
      }
    });
  } catch (err) {
    house.log.error({ err, found }, "the findings cannot be written to the log");
  }
}
