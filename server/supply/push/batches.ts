import type { Body } from "#api/operation-types.ts";
import { supplyBatchesMost } from "#domain/limits.ts";
import { insert, patch } from "../../db/crud.ts";
import {
  batchNamed,
  contentOfBatch,
  dropParts,
  figuresOf,
  keepPart,
  keysOfBatch,
  lockBatch,
  lockBatches,
  openBatches,
} from "../../db/queries/supply-batches.ts";
import { Problem } from "../../ground/problem.ts";
import type { Context } from "../../house/context.ts";
import type { PushedLines } from "./pushed-lines.ts";

type Sent = NonNullable<Body<"pushStock">["batch"]>;

/** A whole list in parts, with the part that has just come. */
export type Batch = {
  id: number;
  name: string;
  parts: number;
  rows: number;
  /** True if the last part is here, and all before it. */
  isFinished: boolean;
  keys: string[];
  content(): AsyncGenerator<string>;
};

/** Keeps a part of a list. Parts of one list come one after the other; the provider's loads are not locked meanwhile. */
export async function keepInBatch(
  ctx: Context,
  provider_id: number,
  { id: name, part, is_last }: Sent,
  { keys, sent, content }: PushedLines,
): Promise<Batch> {
  await lockBatch(ctx.db, provider_id, name);
  const known = await batchNamed(ctx.db, provider_id, name);
  if (known?.load_id) throw new Problem("supplyBatchEnded");
  // A list whose first part is its last does not stay open: others need not wait until its file is looked into.
  if (!known && !is_last) await insistOnRoom(ctx, provider_id);
  const begun = { provider_id, account_id: ctx.actor.accountId, name };
  const { id } = known ?? (await insert(ctx, "supply_batch", begun));
  await keepPart(ctx.db, { batch_id: id, part, keys, rows: sent.length, content });
  const figures = await figuresOf(ctx.db, id);
  if (is_last && (figures.parts !== part || figures.highest !== part)) throw new Problem("supplyPartsMissing");
  if (is_last && figures.rows === 0) throw new Problem("supplyRowsMissing");
  await patch(ctx, "supply_batch", id, { parts: figures.parts, rows: figures.rows, updated_at: ctx.now });
  return {
    id,
    name,
    ...figures,
    isFinished: is_last,
    keys: await keysOfBatch(ctx.db, id),
    content: () => contentOfBatch(ctx.db, id),
  };
}

/** A provider's new lists are counted one at a time. */
async function insistOnRoom({ db }: Context, provider_id: number): Promise<void> {
  await lockBatches(db, provider_id);
  if ((await openBatches(db, provider_id)) >= supplyBatchesMost) throw new Problem("supplyBatchesMany");
}

/** Notes what a list became, and drops its parts: the load has them as a file. */
export async function closeBatch(ctx: Context, { id }: Batch, load_id: number): Promise<void> {
  await patch(ctx, "supply_batch", id, { load_id, updated_at: ctx.now });
  await dropParts(ctx.db, id);
}
