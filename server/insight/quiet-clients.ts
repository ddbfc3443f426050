import type { Data, Query } from "#api/operation-types.ts";
import { quietClientsShown, quietDays } from "#domain/limits.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { quietClients } from "../db/queries/quiet-clients.ts";
import type { Reading } from "../house/context.ts";
import { clientOf } from "./client-on-wire.ts";
import { insistOnBusiness, reachedBy } from "./deal-filter.ts";

const dayMs = 24 * 3_600_000;

/** The clients within reach who have gone quiet. */
export async function goneQuiet(
  ctx: Reading,
  { business_id }: Query<"listQuietClients">,
): Promise<Data<"listQuietClients">> {
  const { db, actor, now } = ctx;
  const associateId = actsForEverybody(actor.roleId) ? null : actor.accountId;
  await insistOnBusiness(ctx, business_id, reachedBy(associateId));
  const since = new Date(now.getTime() - quietDays * dayMs);
  const { total, clients } = await quietClients(db, {
    associateId,
    businessId: business_id ?? null,
    since,
    most: quietClientsShown,
  });
  return {
    days: quietDays,
    total,
    clients: clients.map(({ last_visit_at, last_order_at, ...client }) => ({
      ...clientOf(client),
      last_visit_at: last_visit_at?.toISOString() ?? null,
      last_order_at: last_order_at?.toISOString() ?? null,
    })),
  };
}
