import type { Query } from "#api/operation-types.ts";
import { figureDays } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { codesOf } from "../../access/asked-codes.ts";
import { actsForEverybody } from "../../access/viewer.ts";
import type { UnmetFilter } from "../../db/queries/unmet-demand.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { insistOnBusiness, reachedBy } from "../deal-filter.ts";
import { searchesFrom } from "../fold.ts";
import { spanOf, todayOf } from "../period.ts";

type Asked = Query<"getUnmetDemand">;

/** The filter of unmet demand within the actor's reach: the office's is everybody's, an associate's own customers'. */
export async function unmetFilterOf(ctx: Reading, asked: Asked): Promise<UnmetFilter> {
  const { diamond_type, business_id, carat_from, carat_to } = asked;
  const period = spanOf(ctx, asked, { days: figureDays, at: "/query" });
  insistOnCarats(asked);
  const { accountId, roleId } = ctx.actor;
  const associateId = actsForEverybody(roleId) ? null : accountId;
  await insistOnBusiness(ctx, business_id, reachedBy(associateId));
  const { timeZone } = ctx.house;
  const kept = { timeZone, searchesFrom: searchesFrom(ctx.house), today: todayOf(ctx) };
  return { ...period, ...kept, ...codesOf(asked), associateId, diamond_type, business_id, carat_from, carat_to };
}

function insistOnCarats({ carat_from, carat_to }: Pick<Asked, "carat_from" | "carat_to">): void {
  if (carat_from === undefined || carat_to === undefined || carat_from <= carat_to) return;
  throw new Problem("rangeUpsideDown", { errors: [{ path: "/query/carat_to", message: messages.rangeUpsideDown }] });
}
