import type { Body, Data, Query } from "#api/operation-types.ts";
import { companiesShown } from "#domain/limits.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { logSize } from "../db/queries/audit-log.ts";
import { companiesInReach } from "../db/queries/businesses.ts";
import type { LineReach } from "../db/queries/line-filter.ts";
import { searchHours } from "../db/queries/search-figures.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import type { Reading } from "../house/context.ts";
import { insistOnBusiness, reachedBy } from "./deal-filter.ts";
import { searchesFrom } from "./fold.ts";
import { spanOf } from "./period.ts";

type Hours = Data<"getRecentSearchDaywise">;
type Filter = Body<"filterSearchDaywise">;

const spans = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;

export const recentSearchDaywise = (ctx: Reading, { filter }: Query<"getRecentSearchDaywise">): Promise<Hours> =>
  searchFigures(ctx, {}, spans[filter]);

/** The searches of a period by the hour of the day, and what they can be narrowed by. */
export async function searchFigures(ctx: Reading, filter: Filter, days: number = spans.week): Promise<Hours> {
  const { startDate, endDate, ...narrowed } = filter;
  const period = spanOf(ctx, { startDate, endDate }, { days, at: "/data" });
  const { accountId, roleId } = ctx.actor;
  const associateId = actsForEverybody(roleId) ? null : accountId;
  const reach = reachedBy(associateId);
  await insistOnBusiness(ctx, filter.business_id, reach);
  const up_to = await logSize(ctx.db);
  const { timeZone } = ctx.house;
  const asked = { ...period, ...named(narrowed), associateId, timeZone, searchesFrom: searchesFrom(ctx.house) };
  const found = new Map((await searchHours(ctx.db, asked)).map((row) => [row.hour, row]));
  const hours = Array.from({ length: 24 }, (_, hour) => found.get(hour) ?? { hour, searches: 0, not_found: 0 });
  return {
    period,
    total: hours.reduce((sum, { searches }) => sum + searches, 0),
    not_found: hours.reduce((sum, { not_found }) => sum + not_found, 0),
    hours,
    options: await options(ctx, reach),
    up_to,
  };
}

/** An attribute without a value does not narrow. */
const named = ({ shape, color, clarity, ...filter }: Omit<Filter, "startDate" | "endDate">) => ({
  ...filter,
  ...(shape?.length && { shape }),
  ...(color?.length && { color }),
  ...(clarity?.length && { clarity }),
});

async function options(ctx: Reading, reach: LineReach): Promise<Hours["options"]> {
  const entries = await attributeEntries(ctx.db, ["SHAPE", "COLOR", "CLARITY"]);
  const of = (master: string) =>
    entries.filter(({ master_code }) => master_code === master).map(({ code, name }) => ({ code, name }));
  const companies = await companiesInReach(ctx.db, reach, companiesShown);
  return { SHAPE: of("SHAPE"), COLOR: of("COLOR"), CLARITY: of("CLARITY"), companies };
}
