import type { Data } from "#api/operation-types.ts";
import type { LoadMode } from "#domain/load.ts";
import { messages } from "#domain/messages.ts";
import { partyOf } from "#domain/roles.ts";
import type { Actor } from "#machines/kit/decide.ts";
import type { LoadEvent } from "#machines/load.ts";
import { page } from "../db/crud.ts";
import { wereLastSteps } from "../db/queries/last-steps.ts";
import { latestActOn, rowsByIds, rowsOfLoad } from "../db/queries/load-rows.ts";
import { outcomesOf, reversalOf } from "../db/queries/load-slices.ts";
import { forgetReading } from "../db/queries/load-stage.ts";
import {
  type LoadRecord,
  loadById,
  loadsAround,
  loadsInOrder,
  type MovedLoad,
  previewOf,
  shownLoad,
} from "../db/queries/loads.ts";
import { correctedSince, mappingById } from "../db/queries/mappings.ts";
import { otherListingsOfRows } from "../db/queries/same-reports.ts";
import { loadRowProof } from "../evidence/load-row-proof.ts";
import { exportRefusedRows } from "../export/export-refused-rows.ts";
import { orderLoadExport } from "../export/order-load-export.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { beginCommit, commitFacts, lockedLoad } from "../supply/commit-facts.ts";
import { commitLoad } from "../supply/commit-load.ts";
import type { Mapping } from "../supply/mapping.ts";
import { nothingFound } from "../supply/nothing-found.ts";
import { readLoad } from "../supply/read-load.ts";
import { matched, readAgain, tryMapping } from "../supply/reading-again.ts";
import { receiveFile } from "../supply/receive-file.ts";
import { rollBackLoad } from "../supply/roll-back-load.ts";
import { supplyFields } from "../supply/understand/supply-fields.ts";
import { keptOnWire, loadDetailOnWire, loadOnWire, loadRowOnWire, previewedOnWire } from "../wire/load-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { moveLoad } from "../workflows/move-load.ts";

const ROWS_KEPT_SHOWN = 100;

async function found<T>(asked: Promise<T | undefined>): Promise<T> {
  const row = await asked;
  if (row === undefined) throw new Problem("notFound");
  return row;
}

async function shown({ db }: Reading, id: number): Promise<Data<"getLoad">> {
  const load = await found(shownLoad(db, id));
  const outcomes = load.state === "rolledBack" ? await outcomesOf(db, id) : null;
  return loadDetailOnWire(load, {
    act: await latestActOn(db, id),
    corrected: await correctedSince(db, load),
    outcomes,
  });
}

async function mappingShown({ db }: Reading, id: number): Promise<Data<"getMapping">> {
  const row = await found(mappingById(db, id));
  const mapping = row.mapping as Mapping as Data<"getMapping">["mapping"];
  return {
    mapping_configuration_id: row.id,
    provider_id: row.provider_id,
    version: row.version,
    header_row: mapping.header_row,
    mapping,
    load_id: row.load_id,
    created_at: row.created_at.toISOString(),
  };
}

const actorOf = ({ actor }: Reading): Actor => ({ party: partyOf(actor.roleId), reach: ["any"] });

const locked = (ctx: Context, id: number): Promise<LoadRecord> => found(lockedLoad(ctx, id));

type Asked = { version: number; event: LoadEvent; moved?: MovedLoad; said?: Record<string, unknown> };

const move = (ctx: Context, load: LoadRecord, { version, ...asked }: Asked): Promise<void> =>
  moveLoad(ctx, load, { ...asked, actor: actorOf(ctx), insistOnSeen: seenBy(ctx, load, version) });

const seenBy = (ctx: Context, load: LoadRecord, version: number) => () =>
  insistOnSeen(ctx, "load", load, version, () => shown(ctx, load.id));

/** The steps by which the portal reads a load. None of them changes how it is read. */
const stepsOfReading = ["load.read", "load.check", "load.compareAgain", "load.refuse", "load.failReading"];

/** Whoever says how a file is read has seen how it was read before; the portal may have read it since. Each step has a version. */
const mappingSeenBy = (ctx: Context, load: LoadRecord, version: number) => async () => {
  const since = { workflow: "load", id: load.id, count: load.version - version };
  if (since.count > 0 && (await wereLastSteps(ctx.db, since, stepsOfReading))) return;
  await seenBy(ctx, load, version)();
};

/** The columns that are saved last count for the provider's later files, so nobody's are replaced unseen. */
async function insistOnColumnsSeen(ctx: Context, load: LoadRecord, seen: number | null | undefined): Promise<void> {
  if (seen === undefined) return;
  const corrected = await correctedSince(ctx.db, load);
  if ((corrected?.id ?? null) !== seen) throw new Problem("staleVersion", { current: await shown(ctx, load.id) });
}

/** The work of a load that failed, from the state to which it goes back. */
async function takeUp(ctx: Context, { id, state, reading }: LoadRecord): Promise<void> {
  if (state === "failed.committing") await ctx.enqueue(commitLoad, { load: id });
  else if (state === "failed.rollingBack") await ctx.enqueue(rollBackLoad, { load: id });
  else await ctx.enqueue(readLoad, { load: id, reading: reading + 1 });
}

/** Providers' files on their way into the stock. */
export const loads = {
  listSupplyFields: async () => [...supplyFields].sort((a, b) => Number(b.is_needed) - Number(a.is_needed)),
  saveMapping: async ({ body, files }, ctx) => {
    const { provider_id, header_row = null, mapping_configuration_id = null, mode = "whole" } = body;
    const [upload] = files.uploadExcel;
    if (!upload) throw new Problem("fileNeeded", { errors: [{ path: "/uploadExcel", message: messages.fileNeeded }] });
    const by = { via: "page", feed_id: null, goes_alone: false } as const;
    const sent = { provider_id, header_row, earlierId: mapping_configuration_id, mode: mode as LoadMode, ...by };
    const { mapping_id } = await receiveFile(ctx, sent, upload, actorOf(ctx));
    return mappingShown(ctx, mapping_id);
  },
  getMapping: ({ path: { id } }, ctx) => mappingShown(ctx, id),
  listLoads: async ({ query }, { db }) => {
    const { data, pagination } = await page(loadsInOrder(db, query), query);
    return { data: data.map(loadOnWire), pagination };
  },
  getLoad: ({ path: { id } }, ctx) => shown(ctx, id),
  setLoadMapping: async ({ path: { id }, body }, ctx) => {
    const looked = await matched(ctx, await found(loadById(ctx.db, id)), body.mapping as Mapping);
    const load = await locked(ctx, id);
    await insistOnColumnsSeen(ctx, load, body.columns_saved_id);
    await readAgain(ctx, load, { looked, actor: actorOf(ctx), insistOnSeen: mappingSeenBy(ctx, load, body.version) });
    return shown(ctx, id);
  },
  previewLoad: async ({ path: { id } }, { db }) => {
    const { preview } = await found(previewOf(db, id));
    return (preview as Parameters<typeof previewedOnWire>[0][]).map(previewedOnWire);
  },
  tryLoadMapping: async ({ path: { id }, body }, ctx) => {
    const load = await found(loadById(ctx.db, id));
    return (await tryMapping(ctx, load, body.mapping as Mapping)).map(previewedOnWire);
  },
  listLoadRows: async ({ path: { id }, query }, { db, now }) => {
    await found(loadById(db, id));
    const { data, pagination } = await page(rowsOfLoad(db, id, query), query);
    const ids = data.map((row) => row.id);
    const others = await otherListingsOfRows(db, ids);
    const rows = await rowsByIds(db, ids, now);
    return { data: rows.map((row) => loadRowOnWire(row, others.get(row.id))), pagination };
  },
  exportLoadRows: async ({ path: { id }, query: { format, job: isJob, ...asked } }, ctx) => {
    const load = await found(loadById(ctx.db, id));
    return orderLoadExport(ctx, { load: load.id, asked, format, isJob });
  },
  proveLoadRow: ({ path: { id, row_id } }, { db }) => found(loadRowProof(db, id, row_id)),
  downloadRefusedRows: async ({ path: { id } }, ctx) => exportRefusedRows(ctx, await found(loadById(ctx.db, id))),
  commitLoad: async ({ path: { id }, body: { version, accepted } }, ctx) => {
    const load = await locked(ctx, id);
    const facts = await commitFacts(ctx, load, accepted);
    await beginCommit(ctx, load, { facts, actor: actorOf(ctx), insistOnSeen: seenBy(ctx, load, version) });
    return shown(ctx, id);
  },
  cancelLoad: async ({ path: { id }, body: { version } }, ctx) => {
    const load = await locked(ctx, id);
    await move(ctx, load, { version, event: { type: "CANCEL" } });
    if (load.state !== "waiting") await forgetReading(ctx.db, id); // what was compared beside a reading is not the whole
    return shown(ctx, id);
  },
  retryLoad: async ({ path: { id }, body: { version } }, ctx) => {
    const load = await locked(ctx, id);
    const isRead = load.state === "failed.reading";
    const moved = isRead ? { ...nothingFound, reading: load.reading + 1 } : { sentence: null };
    await move(ctx, load, { version, event: { type: "RETRY" }, moved });
    await takeUp(ctx, load);
    return shown(ctx, id);
  },
  previewRollBack: async ({ path: { id } }, { db }) => {
    const { isBusy } = await loadsAround(db, await found(loadById(db, id)));
    const { rows, ...counts } = await reversalOf(db, id, ROWS_KEPT_SHOWN);
    return { is_busy: isBusy, ...counts, rows: rows.map(keptOnWire) };
  },
  rollBackLoad: async ({ path: { id }, body: { version } }, ctx) => {
    const load = await locked(ctx, id);
    const { isBusy } = await loadsAround(ctx.db, load);
    const event: LoadEvent = { type: "ROLL_BACK", facts: { isBusy } };
    await move(ctx, load, { version, event, moved: { done: 0, place: 0 } });
    await ctx.enqueue(rollBackLoad, { load: id });
    return shown(ctx, id);
  },
} satisfies Partial<Handlers>;
