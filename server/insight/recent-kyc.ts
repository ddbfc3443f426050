import type { Data, Query } from "#api/operation-types.ts";
import { figureDays, recentKycShown } from "#domain/limits.ts";
import { kycQueueOf } from "../access/kyc-queue-reach.ts";
import { kycRows, submittedIn } from "../db/queries/kyc-queue.ts";
import type { Reading } from "../house/context.ts";
import { clientOf } from "./client-on-wire.ts";
import { insistOnBusiness, reachedBy } from "./deal-filter.ts";
import { spanOf } from "./period.ts";

/** The documents in the actor's queue that were submitted last, of all or in a period. */
export async function recentKyc(ctx: Reading, query: Query<"listRecentKyc">): Promise<Data<"listRecentKyc">> {
  const { business_id, startDate, endDate } = query;
  const queue = kycQueueOf(ctx.actor);
  await insistOnBusiness(ctx, business_id, reachedBy(queue.associateId));
  let documents = kycRows(ctx.db, queue, {});
  if (startDate !== undefined || endDate !== undefined) {
    const period = spanOf(ctx, query, { days: figureDays, at: "/query" });
    documents = documents.where(submittedIn(period, ctx.house.timeZone));
  }
  if (business_id !== undefined) documents = documents.where("b.id", "=", business_id);
  const newest = documents.orderBy("d.submitted_at", "desc").orderBy("d.id", "desc").limit(recentKycShown);
  return (await newest.execute()).map((row) => ({
    document_id: row.document_id,
    kyc_id: row.kyc_id,
    category: row.category,
    document_type_name: row.document_type_name,
    status: row.status,
    business_id: row.business_id,
    company_name: row.company_name,
    user: clientOf({ ...row, holder_id: row.user_id }),
    createdAt: row.submitted_at.toISOString(),
  }));
}
