import { insertFindings } from "../db/queries/audit-findings.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { type ChainFault, faultSaid } from "./verify/chain.ts";

/** A fault that a reading found; `seq` is 0 for a fault of the log as a whole. */
export type Finding = { kind: string; seq: number; detail: string };

/** Keeps the faults of a reading of the chain as findings. */
export const keepFaults = (house: House, faults: readonly ChainFault[]): Promise<void> =>
  keepFindings(
    house,
    faults.map((fault) => ({ ...fault, detail: sentence(faultSaid(fault)) })),
  );

const sentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

/**
 * Keeps each finding once, with an entry of the log. A later reading without faults removes nothing, and the next
 * checkpoint shows if the finding was cut off. If the log cannot be written any more, the portal's own log tells of
 * them.
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
