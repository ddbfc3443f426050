import type { Body, Handlers } from "#api/operation-types.ts";
import { accepted } from "#domain/answers.ts";
import { selectionMax, stonesAtOnce } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { hundredths } from "#domain/money.ts";
import { columnsOfView, type StoneColumnId, stoneColumns } from "#domain/search/stone-columns.ts";
import { totalsOf } from "#domain/totals.ts";
import type { Context } from "../context.ts";
import { type ExportOrder, makeExport } from "../export/make-export.ts";
import { allSelected, gone, orderedIds } from "../export/ordered-ids.ts";
import type { MediaKind } from "../export/zip.ts";
import { keepDownload } from "../files/downloads.ts";
import { type Viewer, viewerOf } from "../policies/viewer.ts";
import { Problem } from "../problem.ts";
import { totalsOnWire } from "../search/search-page.ts";
import { selectedStones } from "../stones/selected-stones.ts";
import { stonesById } from "../stones/stones-by-id.ts";

const needCost: ReadonlySet<string> = new Set(stoneColumns.filter(({ needsCost }) => needsCost).map(({ id }) => id));

/** The columns that were asked for, if all of them may be; else those of a search, without cost where a client reads it. */
function columnsFor(viewer: Viewer, wish: Body<"downloadStones">["columns"], isForClient: boolean): StoneColumnId[] {
  if (!wish) return columnsOfView("search", { seesCost: viewer.seesCost && !isForClient }).map(({ id }) => id);
  const errors = wish.flatMap((id, at) =>
    needCost.has(id) ? [{ path: `/data/columns/${at}`, message: messages.forbidden }] : [],
  );
  if (!viewer.seesCost && errors.length > 0) throw new Problem("forbidden", { errors });
  return [...new Set<StoneColumnId>(["stock_no", ...wish])];
}

/** What is little is made at once; what is much, or wanted so, a job makes. */
async function ask(ctx: Context, viewer: Viewer, clientId: number | null, isJob: boolean, order: ExportOrder) {
  const { accountId } = ctx.actor;
  const tell = (item: string) => {
    const after = { format: order.format, stones: order.ids.length, client_id: clientId };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || order.ids.length > stonesAtOnce) {
    const job = await ctx.enqueue("exportStones", { ...order, accountId, clientId });
    tell(job);
    return accepted(job);
  }
  const { link } = await makeExport(order, { house: ctx.house, db: ctx.db, viewer }, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}

export const stoneExports = {
  downloadStones: async ({ query, body }, ctx) => {
    const { user_id, format } = body;
    const viewer = await viewerOf(ctx, user_id);
    const columns = columnsFor(viewer, body.columns, user_id !== undefined);
    const ids = await orderedIds(ctx, viewer, body);
    return ask(ctx, viewer, user_id ?? null, query.job, { ids, columns, format });
  },

  downloadStoneZip: async ({ query }, ctx) => {
    const { user_id, includeExcel, includeCertificate, includeImage, includeVideo } = query;
    const wish: [MediaKind, boolean][] = [
      ["certificate", includeCertificate],
      ["image", includeImage],
      ["video", includeVideo],
    ];
    const include = { excel: includeExcel, media: wish.flatMap(([kind, isWanted]) => (isWanted ? [kind] : [])) };
    const numbers = (query.stock_no ?? "").split(",").flatMap((number) => number.trim() || []);
    if (numbers.length > selectionMax) malformed("/query/stock_no");
    if (!include.excel && include.media.length === 0) malformed("/query/includeExcel");
    const viewer = await viewerOf(ctx, user_id);
    const ids = await allSelected(ctx, viewer, numbers);
    const columns = columnsFor(viewer, undefined, user_id !== undefined);
    return ask(ctx, viewer, user_id ?? null, query.job, { ids, columns, format: "zip", include });
  },

  showSelectedStones: async ({ body }, ctx) => {
    const viewer = await viewerOf(ctx, body.user_id);
    const { ids, missing } = await selectedStones(ctx.db, viewer, body.stock_numbers);
    const stockList = await stonesById(ctx.db, viewer, ids);
    const own = stockList.map(({ carat, rap, sell_amt }) => ({
      carat: hundredths(carat),
      rap: rap === null ? null : hundredths(rap),
      total: hundredths(sell_amt),
    }));
    return { stockList, totals: totalsOnWire(totalsOf(own)), missing: missing.map(gone) };
  },
} satisfies Partial<Handlers<Context>>;

function malformed(path: string): never {
  throw new Problem("malformed", { errors: [{ path, message: messages.malformed }] });
}
