import type { Query } from "#api/operation-types.ts";
import { type LostStep, listOfStep, lostSteps, mayTellByProvider } from "#domain/lost-deals.ts";
import { messages } from "#domain/messages.ts";
import { lineFilterOf, mayReadList } from "../../access/line-reach.ts";
import type { LineReach } from "../../db/queries/line-filter.ts";
import { type LostFilter, nobody } from "../../db/queries/lost-lines.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { unmetFilterOf } from "../demand/unmet-filter.ts";

type Asked = Query<"getLostDeals"> & { value?: string | undefined };

/** The filter of lost deals: each list within its reach, a client or an associate out of reach is not found. */
export async function lostFilterOf(ctx: Reading, asked: Asked): Promise<LostFilter> {
  const { by = "shape" } = asked;
  if (by === "provider" && !mayTellByProvider(ctx.actor.roleId))
    throw new Problem("costHidden", { errors: [{ path: "/query/by", message: messages.costHidden }] });
  const filter = await unmetFilterOf(ctx, asked);
  const reaches: Partial<Record<LostStep, LineReach>> = {};
  for (const step of lostSteps) {
    const list = listOfStep[step];
    if (mayReadList(ctx.actor, list)) reaches[step] = (await lineFilterOf(ctx, list, { query: meant(asked) })).reach;
  }
  return { ...filter, by, reaches, now: ctx.now };
}

/** The client, the associate or the business that is asked for, as the lists ask for them. */
function meant({ by, value, business_id }: Asked) {
  const query = business_id === undefined ? {} : { business_id };
  if (value === undefined || value === nobody) return query;
  if (by === "client") return { ...query, user_id: idIn(value) };
  return by === "associate" ? { ...query, business_associate_id: idIn(value) } : query;
}

function idIn(value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new Problem("notFound");
}
