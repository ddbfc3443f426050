import { rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Body, Data } from "#api/operation-types.ts";
import type { LoadMode } from "#domain/load.ts";
import { messages } from "#domain/messages.ts";
import { one } from "../../db/crud.ts";
import { makeWorkFolder } from "../../files/work-folder.ts";
import { Problem } from "../../ground/problem.ts";
import type { Context } from "../../house/context.ts";
import type { Mapping, ReadRow } from "../mapping.ts";
import { takeDelivery } from "../take-delivery.ts";
import { refusedInWords } from "../unreadable.ts";
import { type Batch, closeBatch, keepInBatch } from "./batches.ts";
import { linesOf, type PushedLines, writeLines } from "./pushed-lines.ts";
import { mappingsInUse, readPushed } from "./read-pushed.ts";

type Pushed = Body<"pushStock">;
/** The result of a call; its rows as they were read. */
export type Push = Omit<Data<"pushStock">, "rows" | "read" | "refused"> & { rows: ReadRow[] };

/**
 * Takes the rows of a call. They become a load, or a part of a list that becomes one with its last part. Rows are read
 * before anything is locked, and the provider's loads are locked by the delivery alone, at its end.
 */
export async function pushStock(ctx: Context, providerId: number, pushed: Pushed): Promise<Push> {
  insistOnRows(pushed);
  const { is_active } = await one(ctx, "provider", providerId);
  const earlier = await mappingsInUse(ctx, providerId);
  const lines = linesOf(pushed.rows, pushed.position);
  const keys = withUsual(lines.keys, earlier);
  const isEmpty = pushed.rows.length === 0;
  const read = isEmpty
    ? { rows: [], questions: 0 }
    : await readPushed(ctx, { providerId, rows: lines.sent, keys, earlier });
  const batch = pushed.batch && (await keepInBatch(ctx, providerId, pushed.batch, lines));
  const isWhole = !batch || batch.isFinished;
  const all = batch
    ? { keys: withUsual(batch.keys, earlier), content: batch.content() }
    : { keys, content: once(lines) };
  const taken = isWhole ? await take(ctx, providerId, { mode: pushed.mode, name: fileName(batch), ...all }) : notYet;
  if (batch && taken.load_id !== null) await closeBatch(ctx, batch, taken.load_id);
  return { ...taken, ...read, is_shown: is_active, batch: batch ? shownBatch(batch) : null };
}

function insistOnRows({ mode, batch, rows }: Pushed): void {
  if (batch && mode !== "whole") throw at("batch", "supplyBatchWhole");
  if (rows.length === 0 && !batch?.is_last) throw at("rows", "supplyRowsMissing");
}

const at = (field: "batch" | "rows", code: "supplyBatchWhole" | "supplyRowsMissing") =>
  new Problem(code, { errors: [{ path: `/data/${field}`, message: messages[code] }] });

/**
 * The names of a call together with those that the provider's rows have as a rule: the columns are then read as last time,
 * and what a row leaves out is empty.
 */
function withUsual(keys: readonly string[], [last]: readonly Mapping[]): string[] {
  const used = (last?.columns ?? []).filter(({ field }) => field !== null);
  const isAlike = used.some(({ field, header }) => field === "org_stock_no" && keys.includes(header));
  // In the house's own names a row may always say that its stone is off the market.
  const ours = keys.includes("org_stock_no") ? ["availability"] : [];
  const usual = isAlike ? used.map(({ header }) => header) : [];
  return [...new Set([...keys, ...ours, ...usual])].filter((key) => key !== "");
}

type Outcome = Pick<Push, "load_id" | "is_unchanged">;
/** As long as parts of a list are missing, there is no load. */
const notYet: Outcome = { load_id: null, is_unchanged: false };

const fileName = (batch: Batch | undefined) => `${batch ? batch.name.replaceAll(/[^\w.-]/g, "-") : "stock"}.ndjson`;

type Whole = { mode: LoadMode; name: string; keys: readonly string[]; content: AsyncIterable<string> };

/** Hands all rows on as a delivery. */
const take = (ctx: Context, provider_id: number, { mode, name, keys, content }: Whole): Promise<Outcome> =>
  inFolder(async (folder) => {
    const place = path.join(folder, "rows.ndjson");
    await writeLines(place, keys, content);
    const file = { place, name, bytes: (await stat(place)).size };
    const delivery = { provider_id, mode, via: "api", feed_id: null, file } as const;
    const { load_id, outcome } = await refusedInWords(takeDelivery(ctx, delivery), "/data/rows");
    return { load_id, is_unchanged: outcome === "unchanged" };
  });

const shownBatch = ({ name, parts, rows, isFinished }: Batch): Push["batch"] => ({
  id: name,
  parts,
  rows,
  is_finished: isFinished,
});

async function* once({ content }: PushedLines): AsyncGenerator<string> {
  yield content;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeWorkFolder("push");
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
