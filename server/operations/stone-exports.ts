import type { Body } from "#api/operation-types.ts";
import { selectionMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { hundredths } from "#domain/money.ts";
import { columnsOfView, type StoneColumnId, stoneColumns } from "#domain/search/stone-columns.ts";
import { totalsOf } from "#domain/totals.ts";
import { viewerOf } from "../access/viewer.ts";
import { orderExport } from "../export/order-export.ts";
import { allSelected, orderedIds } from "../export/ordered-ids.ts";
import type { MediaKind } from "../export/zip.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import type { Viewer } from "../house/viewer.ts";
import { selectedStones } from "../stones/selected-stones.ts";
import { stonesById } from "../stones/stones-by-id.ts";
import { totalsOnWire } from "../wire/totals-on-wire.ts";

const needCost: ReadonlySet<string> = new Set(stoneColumns.filter(({ needsCost }) => needsCost).map(({ id }) => id));

/**
 * The requested columns, refused if one of them is not allowed. By default those of a search, without cost if a client
 * reads the file.
 */
function columnsFor(viewer: Viewer, wish: Body<"downloadStones">["columns"], isForClient: boolean): StoneColumnId[] {
  if (!wish) return columnsOfView("search", { seesCost: viewer.seesCost && !isForClient }).map(({ id }) => id);
  const errors = wish.flatMap((id, at) =>
    needCost.has(id) ? [{ path: `/data/columns/${at}`, message: messages.forbidden }] : [],
  );
  if (!viewer.seesCost && errors.length > 0) throw new Problem("forbidden", { errors });
  return [...new Set<StoneColumnId>(["stock_no", ...wish])];
}

export const stoneExports = {
  downloadStones: async ({ query, body }, ctx) => {
    const { user_id, format } = body;
    const viewer = await viewerOf(ctx, user_id);
    const columns = columnsFor(viewer, body.columns, user_id !== undefined);
    const ids = await orderedIds(ctx, viewer, body);
    return orderExport(ctx, viewer, user_id ?? null, query.job, { ids, columns, format });
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
    return orderExport(ctx, viewer, user_id ?? null, query.job, { ids, columns, format: "zip", include });
  },

  showSelectedStones: async ({ body }, ctx) => {
    const viewer = await viewerOf(ctx, body.user_id);
    const { ids, refused } = await selectedStones(ctx.db, viewer, body.stock_numbers);
    const stockList = await stonesById(ctx.db, viewer, ids);
    const own = stockList.map(({ carat, rap, sell_amt }) => ({
      carat: hundredths(carat),
      rap: rap === null ? null : hundredths(rap),
      total: hundredths(sell_amt),
    }));
    return { stockList, totals: totalsOnWire(totalsOf(own)), missing: refused };
  },
} satisfies Partial<Handlers>;

function malformed(path: string): never {
  throw new Problem("malformed", { errors: [{ path, message: messages.malformed }] });
}
