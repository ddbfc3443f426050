import { randomBytes } from "node:crypto";
import type { Body, Data } from "#api/operation-types.ts";
import { stockListRowsShown } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { listIsMade } from "#domain/names-in-refusals.ts";
import { readSchedule } from "#domain/schedule.ts";
import { keptSearch } from "#domain/search/kept-search.ts";
import { stockFieldsOf, withOrigin } from "#domain/stock-lists.ts";
import { clientEyes } from "../access/client-eyes.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { remotePlacesById } from "../db/queries/remote-places.ts";
import { latestRuns, stockListRunById, stockListRuns } from "../db/queries/stock-list-runs.ts";
import {
  noFile,
  resumeSchedule,
  type ShownStockList,
  type StockListRow,
  stockListById,
  stockLists as stockListsOf,
} from "../db/queries/stock-lists.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { beginRun } from "../export/stock-list/begin-run.ts";
import { checkList } from "../export/stock-list/check-list.ts";
import { hasServer, keepServer } from "../export/stock-list/keep-server.ts";
import { firstOfList } from "../export/stock-list/stock-list-sheet.ts";
import { stopOf } from "../export/stock-list/stock-list-sight.ts";
import { removeFile } from "../files/remove-file.ts";
import { cellOf } from "../formats/sheet.ts";
import { Problem } from "../ground/problem.ts";
import { storedSchedule } from "../ground/stored-schedule.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { dropRemotePlace } from "../remote/keep-remote-place.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { scheduleOnWire } from "../wire/schedule-on-wire.ts";
import { runOnWire, stockListOnWire } from "../wire/stock-list-on-wire.ts";
import { switchStockList } from "../workflows/switch-stock-list.ts";

type List = Data<"createStockList">;

const sortable = {
  name: "l.name",
  diamond_type: "l.diamond_type",
  format: "l.format",
  is_active: "l.is_active",
  fetched_at: "l.fetched_at",
  updated_at: "l.updated_at",
};
const nameTaken = () =>
  new Problem("stockListTaken", { errors: [{ path: "/data/name", message: messages.stockListTaken }] });
const orNameTaken = <T>(write: Promise<T>) => orTaken(write, { stock_list_name_key: nameTaken });
const newCode = () => randomBytes(24).toString("base64url");

async function present(ctx: Reading, rows: readonly ShownStockList[]): Promise<List[]> {
  const runs = await latestRuns(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const clock = { now: ctx.now, timeZone: ctx.house.timeZone };
  const servers = await remotePlacesById(
    ctx.db,
    rows.flatMap(({ remote_place_id }) => remote_place_id ?? []),
  );
  const shown: List[] = [];
  for (const row of rows) {
    const run = runs.find(({ stock_list_id }) => stock_list_id === row.id);
    const remote = servers.get(row.remote_place_id ?? 0);
    shown.push(stockListOnWire(row, { stop: await stopOf(ctx.db, row), run, remote, clock }));
  }
  return shown;
}

async function shown(ctx: Reading, id: number): Promise<List> {
  const [list] = await present(ctx, [await stockListById(ctx.db, id)]);
  if (!list) throw new Problem("notFound");
  return list;
}

/** The columns that keep the filter and the layout of a list. */
const contentOf = ({
  search = {},
  layout,
  diamond_type,
}: Pick<Body<"createStockList">, "search" | "layout" | "diamond_type">) => ({
  params: JSON.stringify({ search: keptSearch({ ...search, diamond_type }) }),
  layout: JSON.stringify(withOrigin(layout)),
});

/** The parts that make a file: one that was made before such a change is not handed out any more. */
const contentParts = ["diamond_type", "search", "layout", "client_id", "markup_percent", "format"] as const;

/** Forgets the file of the latest run: it does not hold what the list says now. */
async function dropFile(ctx: Context, { file_name }: StockListRow): Promise<void> {
  if (file_name) await ctx.enqueue(removeFile, { name: file_name });
}

type Changing = {
  change: Omit<Body<"updateStockList">, "id" | "version">;
  wish: Pick<Body<"createStockList">, "search" | "layout" | "diamond_type" | "place" | "remote_place">;
  version: number;
};

/** Writes what was changed, and the server on which the list is left. */
async function changeList(ctx: Context, row: StockListRow, { change, wish, version }: Changing): Promise<void> {
  const { id, remote_place_id: keptId } = row;
  const schedule = change.schedule === undefined ? row.schedule : storedSchedule(change.schedule);
  const { search: _search, layout: _layout, remote_place: _place, ...plain } = change;
  const isOther = schedule === null || contentParts.some((part) => change[part] !== undefined);
  if (isOther) await dropFile(ctx, row);
  const content = { ...contentOf(wish), ...(isOther && noFile) };
  // A changed list is tried anew: a schedule that was paused goes on.
  const followed = schedule === row.schedule && row.paused_at === null ? {} : { due_from: ctx.now, paused_at: null };
  const remote_place_id = await keepServer(ctx, keptId, wish);
  const values = { ...plain, ...content, ...followed, schedule, remote_place_id, version };
  await orNameTaken(patch(ctx, "stock_list", id, values));
  if (keptId !== null && remote_place_id === null) await dropRemotePlace(ctx, keptId);
}

export const stockLists = {
  listStockLists: async ({ query }, ctx) => {
    const order = orderBy(query.sort, sortable, "name", "l.id");
    const { data, pagination } = await page(stockListsOf(ctx.db, query).orderBy(order), query);
    if (query.code !== undefined && pagination.totalRecords === 0) throw new Problem("notFound");
    return { data: await present(ctx, data), pagination };
  },
  createStockList: async ({ body }, ctx) => {
    const { search = {}, client_id = null, markup_percent = null, schedule = null, remote_place, ...said } = body;
    await checkList(ctx, { ...said, search, client_id, markup_percent, hasServer: hasServer(null, body) });
    const row = {
      ...said,
      ...contentOf(body),
      client_id,
      markup_percent,
      code: newCode(),
      schedule: storedSchedule(schedule),
      due_from: ctx.now,
      remote_place_id: await keepServer(ctx, null, body),
    };
    const { id } = await orNameTaken(insert(ctx, "stock_list", row));
    return shown(ctx, id);
  },
  updateStockList: async ({ body: { id, version, ...change } }, ctx) => {
    const row = await one(ctx, "stock_list", id, "lock");
    await insistOnSeen(ctx, "stock_list", row, version, () => shown(ctx, id));
    const wish = { ...row, search: row.params.search, ...change };
    // The stored filter is of the stored type: a list of another type begins with the filter that is sent.
    const { diamond_type: _, ...filter } = wish.search;
    const search = change.search ?? filter;
    await checkList(ctx, { ...wish, search, hasServer: hasServer(row.remote_place_id, wish) });
    await changeList(ctx, row, { change, wish: { ...wish, search }, version });
    return shown(ctx, id);
  },
  deleteStockList: async ({ path: { id }, query }, ctx) => {
    const row = await one(ctx, "stock_list", id, "lock");
    await insistOnSeenToDelete(ctx, "stock_list", row, query.version);
    await dropFile(ctx, row);
    await remove(ctx, "stock_list", id);
    if (row.remote_place_id !== null) await dropRemotePlace(ctx, row.remote_place_id);
    return null;
  },
  setStockListStatus: async ({ path: { id }, body }, ctx) => {
    await switchStockList(ctx, id, body.is_active);
    if (body.is_active) await resumeSchedule(ctx.db, id, ctx.now);
    return shown(ctx, id);
  },
  renewStockListCode: async ({ path: { id }, query: { version } }, ctx) => {
    const row = await one(ctx, "stock_list", id, "lock");
    if (version !== undefined) await insistOnSeen(ctx, "stock_list", row, version, () => shown(ctx, id));
    await patch(ctx, "stock_list", id, { code: newCode() });
    ctx.audit.push({ workflow: "stock_list", item: id, transition: "stock_list.renewCode" });
    return shown(ctx, id);
  },
  runStockList: async ({ path: { id } }, ctx) => {
    const list = await one(ctx, "stock_list", id, "lock");
    if (await stopOf(ctx.db, list)) throw new Problem("stockListStopped");
    if (list.schedule === null && list.place !== "remote") throw new Problem("stockListMadeOnFetch");
    const run = await beginRun(ctx, id, ctx.actor.accountId);
    if (run === undefined) {
      throw new Problem("stockListRunning", { errors: [{ path: "/path/id", message: listIsMade(list.name) }] });
    }
    ctx.audit.push({ workflow: "stock_list", item: id, transition: "stock_list.run", after: { run } });
    return runOnWire(await stockListRunById(ctx.db, run));
  },
  listStockListRuns: async ({ path: { id }, query }, ctx) => {
    await one(ctx, "stock_list", id);
    const { data, pagination } = await page(stockListRuns(ctx.db, id).orderBy("r.id", "desc"), query);
    return { data: data.map(runOnWire), pagination };
  },
  previewStockList: async ({ body }, ctx) => {
    const { search = {}, client_id = null, markup_percent = null, ...said } = body;
    const content = { ...said, search, markup_percent };
    await checkList(ctx, { ...content, client_id, place: "link", hasServer: false });
    const viewer = await clientEyes(ctx.db, client_id);
    if (!viewer) throw new Problem("clientOff");
    const { sheet, stones } = await firstOfList(content, { house: ctx.house, db: ctx.db, viewer }, stockListRowsShown);
    const rows: Data<"previewStockList">["rows"] = [];
    for await (const batch of sheet.batches) {
      rows.push(...batch.map((stone) => sheet.columns.map((column) => cellOf(sheet, column, stone))));
    }
    return { heads: sheet.columns.map(({ head }) => head), rows, stones };
  },
  listStockFields: async ({ query }) => ({
    fields: stockFieldsOf(query.type).map(({ id, label, head, kind }) => ({ field: id, label, head, kind })),
  }),
  previewSchedule: async ({ query }, ctx) => {
    const shown = scheduleOnWire(query.schedule, { now: ctx.now, timeZone: ctx.house.timeZone });
    if (shown) return shown;
    const read = readSchedule(query.schedule);
    const fault = "fault" in read ? read.fault : "scheduleUnknown";
    throw new Problem(fault, { errors: [{ path: "/query/schedule", message: messages[fault] }] });
  },
} satisfies Partial<Handlers>;
