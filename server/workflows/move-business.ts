import { registration } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { partyOf } from "#domain/roles.ts";
import type { BusinessEvent } from "#machines/business.ts";
import { workflows } from "#machines/index.ts";
import type { Actor } from "#machines/kit/decide.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { one } from "../db/crud.ts";
import { type LiveClaim, liveClaimsOf } from "../db/queries/businesses.ts";
import { areBothApproved } from "../db/queries/kyc.ts";
import { writeBusinessStatus } from "../db/queries/statuses.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { businessNotices } from "../mail/notices/business-notices.ts";
import { moveRow } from "./move-row.ts";
import { tellBuyers } from "./tell-buyers.ts";

type Code = 9 | 10 | 11;
const states: Record<Code, string> = { 9: "notRegistered", 10: "kycPending", 11: "registered" };
const claimCodes = { hold: "claimHeld", confirm: "claimAsked", memo: "claimOnMemo" } as const;

/**
 * Moves a business by its machine: the only place that writes its status. A transition back to the same state is in the
 * log alone.
 */
export async function moveBusiness(ctx: Context, id: number, event: BusinessEvent, actor: Actor): Promise<void> {
  const { status } = await one(ctx, "business", id, "lock");
  await moveRow(ctx, workflows.business, {
    row: { id, state: states[status] },
    event,
    actor,
    async write({ from, to, code }) {
      const after = { status: code as Code };
      if (to !== from) await writeBusinessStatus(ctx.db, id, after.status, ctx.now);
      return { item: id, before: { status }, after };
    },
  });
}

/** Registers a business or takes that back, on the facts under its lock. Acts for its people lock it too. */
export async function registerBusiness(
  ctx: Context,
  id: number,
  status: 1 | 2,
  reach: readonly Scope[],
): Promise<void> {
  const { company_name } = await one(ctx, "business", id, "lock");
  const actor = { party: partyOf(ctx.actor.roleId), reach };
  if (status === registration.register) {
    const facts = { bothApproved: await areBothApproved(ctx.db, id) };
    await moveBusiness(ctx, id, { type: "REGISTER", facts }, actor);
    return tellBuyers(ctx, id, businessNotices.businessRegistered(company_name));
  }
  const claims = await liveClaimsOf(ctx.db, { business: id }, ctx.now);
  await moveBusiness(ctx, id, { type: "UNREGISTER", facts: { liveClaims: claims.length } }, actor).catch((error) => {
    throw error instanceof Problem && error.code === "claimsLive" ? withClaims(claims) : error;
  });
  await tellBuyers(ctx, id, businessNotices.businessUnregistered(company_name));
}

const withClaims = (claims: LiveClaim[]): Problem =>
  new Problem("claimsLive", {
    refused: claims.map(({ id, stock_no, list }) => ({
      id,
      stock_no,
      code: claimCodes[list],
      reason: messages[claimCodes[list]],
    })),
  });
