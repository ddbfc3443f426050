import type { Query } from "#api/operation-types.ts";
import type { DaySpan } from "#domain/periods.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { codesOf } from "../access/asked-codes.ts";
import { figureReach } from "../access/line-reach.ts";
import { isBusinessInReach } from "../db/queries/businesses.ts";
import type { DealFilter } from "../db/queries/deal-figures.ts";
import type { LineReach } from "../db/queries/line-filter.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

type Asked = Pick<Query<"getFunnelChart">, "shape" | "color" | "clarity" | "diamond_type" | "business_id">;

/** The reach within which an associate, or anybody else for all, may name a business. */
export const reachedBy = (associateId: number | null): LineReach =>
  associateId === null ? { of: "all" } : { of: "associate", accountId: associateId };

/** Refuses a business out of reach as not found. */
export async function insistOnBusiness(ctx: Reading, id: number | undefined, reach: LineReach): Promise<void> {
  if (id !== undefined && !(await isBusinessInReach(ctx.db, id, reach))) throw new Problem("notFound");
}

/** The filter of a query about deals, within the actor's reach of a list. */
export async function dealFilterOf(ctx: Reading, list: ShownList, asked: Asked, days: DaySpan): Promise<DealFilter> {
  const reach = figureReach(ctx, list);
  const { diamond_type, business_id } = asked;
  await insistOnBusiness(ctx, business_id, reach);
  return { ...days, ...codesOf(asked), reach, diamond_type, business_id, timeZone: ctx.house.timeZone };
}
