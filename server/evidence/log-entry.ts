import { createHash } from "node:crypto";
import type { Data } from "#api/operation-types.ts";
import { besideEntry, findingsOf, hashOfEntry, modelByHash, wholeEntries } from "../db/queries/audit-log.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { logLines } from "./log-lines.ts";

type Fact = Record<string, unknown>;

/** One whole entry: its text, its changes, and whether the chain holds at it. */
export async function logEntry({ db }: Reading, seq: number): Promise<Data<"getAuditLog">> {
  const [row] = await wholeEntries(db, [], { from: seq, to: seq }, 1);
  if (!row) throw new Problem("notFound");
  const { body, prev, hash, is_shown, ...shown } = row;
  const fact = JSON.parse(body) as Fact;
  const [lines, beside, before, findings, model] = await Promise.all([
    logLines(db, [shown]),
    besideEntry(db, row),
    seq === 1 ? firstPrev : hashOfEntry(db, seq - 1),
    findingsOf(db, seq),
    row.model === null ? undefined : modelByHash(db, row.model),
  ]);
  const [line] = lines;
  if (!line) throw new Problem("notFound");
  return {
    ...line,
    party: typeof fact.party === "string" ? fact.party : null,
    event: Object.entries((fact.event as Fact | undefined) ?? {}).map(([name, value]) => ({ name, value })),
    changes: changesOf(fact.before as Fact | undefined, fact.after as Fact | undefined),
    body,
    prev: prev.toString("hex"),
    hash: hash.toString("hex"),
    is_shown,
    holds: hashOf(prev, seq, body).equals(hash),
    follows: before?.equals(prev) ?? false,
    ...beside,
    model_version: model ?? null,
    deviations: findings,
  };
}

/** The fields that changed, with their values before and after. */
function changesOf(before: Fact = {}, after: Fact = {}) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** The previous hash of the first entry of every house (migration 0001). */
const firstPrev = createHash("sha256").update("loupe/audit/v1").digest();
const hashOf = (prev: Buffer, seq: number, body: string) =>
  createHash("sha256").update(prev).update(`${seq}\n${body}`).digest();
