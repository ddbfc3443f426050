import type { Data } from "#api/operation-types.ts";
import { chainAfter } from "../db/queries/audit-chain.ts";
import { checkpoints } from "../db/queries/checkpoints.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { asSigned } from "./kept-checkpoint.ts";
import { type ChainFault, ChainReader, faultWords } from "./verify/chain.ts";
import { type Checkpoint, type Disagreement, disagreement, disagreements } from "./verify/checkpoint.ts";
import { readLog } from "./verify/read-log.ts";
import { signed } from "./verify/signed.ts";

/** The signed statement; the other answer of the call names a job. */
type Statement = Exclude<Data<"getConsistency">, { job: string }>;

/** Two checkpoints, the one of the shorter log first. */
export type Span = { from: Checkpoint; to: Checkpoint };

/** The two checkpoints by their ids; refused if the log disagrees with one of them. */
export async function spanOf(ctx: Reading, ids: { from: number; to: number }): Promise<Span> {
  const [from, to] = [await statement(ctx, ids.from), await statement(ctx, ids.to)].sort((a, b) => a.size - b.size);
  if (!from || !to) throw new Problem("notFound");
  return { from, to };
}

/** The number of entries from the first checkpoint to the second. */
export const entriesIn = ({ from, to }: Span): number => to.size - from.size;

/** The name of the statement, by the sizes of its two logs. */
export const nameOfStatement = ({ from, to }: Span): string => `consistency-${from.size}-${to.size}`;

/** The signed proof that the later checkpoint continues the earlier one. All entries between them are read first. */
export async function consistency(
  ctx: Reading,
  { from, to }: Span,
  onBatch: (done: number) => Promise<void> = async () => {},
): Promise<Statement> {
  const reader = new ChainReader({ seq: from.size, hash: Buffer.from(from.head, "hex") });
  const source = { after: (seq: number) => chainAfter(ctx.db, seq, to.size), head: async () => ended };
  for await (const batch of readLog(source, from.size)) {
    for (const row of batch) reader.read(row);
    const [fault] = reader.faults;
    if (fault) throw refusal(fault.seq, fault.kind);
    await onBatch(reader.place.seq - from.size);
  }
  const { seq, hash } = reader.place;
  if (seq < to.size) throw refusal(seq + 1, "gap");
  if (hash.toString("hex") !== to.head) throw refusal(to.size, "otherEntry");
  const place = ({ size, head, at }: Checkpoint) => ({ size, head, at });
  return signed(ctx.house.auditKey, {
    format: "loupe-consistency/1" as const,
    house: ctx.house.publicUrl,
    from: place(from),
    to: place(to),
    made_at: ctx.now.toISOString(),
  });
}

/** The refusal in one sentence, if an entry is not as it was; undefined for any other failure. */
export const inconsistency = (error: unknown): string | undefined =>
  error instanceof Problem && error.code === "logInconsistent"
    ? `${error.message} ${error.extra.refused?.[0]?.reason ?? ""}`
    : undefined;

/** The end of the log is not asked for: the later checkpoint names it. */
const ended = { size: 0, hash: Buffer.alloc(0) };

/** The signed statement of a checkpoint; refused if the log disagrees with it. */
async function statement({ db, house }: Reading, id: number) {
  const row = await checkpoints(db).where("c.id", "=", id).executeTakeFirst();
  if (!row) throw new Problem("notFound");
  const checkpoint = asSigned(row);
  const entry = row.hash ? { hash: row.hash } : undefined;
  const why = disagreement(checkpoint, entry, house.auditKey.fingerprint);
  if (why && why !== "otherKey") throw refusal(checkpoint.size, why);
  return checkpoint;
}

/** The refusal that names the first changed entry and the reason. */
function refusal(seq: number, code: ChainFault["kind"] | Disagreement): Problem {
  const words = { ...faultWords, ...disagreements };
  const reason = `Entry ${seq}${code in disagreements ? ":" : ""} ${words[code]}.`;
  return new Problem("logInconsistent", { refused: [{ id: seq, code, reason }] });
}
