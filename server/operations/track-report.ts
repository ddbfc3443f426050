import { saidFail } from "#domain/answers.ts";
import { actsForEverybody, viewerOf } from "../access/viewer.ts";
import { activeProviderIds } from "../db/queries/priced-stones.ts";
import { stoneByNumber } from "../db/queries/stock.ts";
import { sameReport, stonesByReport } from "../db/queries/stones-by-report.ts";
import { stoneLife } from "../evidence/stone-life.ts";
import { standingOf, timesShown, toldIn } from "../evidence/track-report.ts";
import type { Handlers } from "../house/handlers.ts";
import { stonesInSight } from "../stones/pasted-stones.ts";
import { stockNoMeant } from "../stones/stock-no-meant.ts";
import { presentStone } from "../wire/stone-on-wire.ts";

export const trackReport = {
  getTrackReport: async ({ query: { search, role_id } }, ctx) => {
    const viewer = await viewerOf(ctx);
    // The office also follows stones that are not offered any more.
    const stones = await stonesInSight(ctx, viewer, actsForEverybody(ctx.actor.roleId) ? "all" : "offered");
    const number = search.trim();
    const [found] = await stonesByReport(ctx.db, stones, number);
    const stockNo = found?.stock_no ?? (await stockNoMeant(ctx.db, stones, number));
    const row = stockNo === undefined ? undefined : await stoneByNumber(ctx.db, stones, stockNo);
    // Spec §8 has no sentence for it; the portal shows its own words.
    if (!row) return saidFail("noStocksFound");
    const life = await stoneLife(ctx, row);
    return {
      stone: presentStone(row, viewer),
      is_offered: (await activeProviderIds(ctx.db)).includes(row.provider_id),
      standing: await standingOf(ctx, row.id),
      history: life.filter((step) => role_id === undefined || step.role_id === role_id).reverse(),
      shown: await timesShown(ctx, row.id, role_id),
      told: await toldIn(ctx, row.id, life),
      same_report: await sameReport(ctx.db, stones, row),
    };
  },
} satisfies Partial<Handlers>;
