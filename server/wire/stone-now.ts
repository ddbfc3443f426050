import { codes } from "#domain/codes.ts";
import { type StoneNow, stoneNowOf } from "#domain/stone-now.ts";
import { LifeEyes } from "../access/life-eyes.ts";
import { claimsOn, type StoneClaim } from "../db/queries/stone-life.ts";
import type { Reading } from "../house/context.ts";

type Asked = { id: number; status: number };
const { available, notAvailable } = codes.stone;
const nothing = { is_own: false, client: null, paper: null, until: null, sold_at: null };

/**
 * The places of these stones, as far as the actor may know it, by the stone's id; absent for a free one. One
 * statement reads all of them.
 */
export async function stonesNow(
  ctx: Pick<Reading, "db" | "actor" | "now">,
  stones: readonly Asked[],
): Promise<ReadonlyMap<number, StoneNow>> {
  const taken = stones.filter(({ status }) => status !== available);
  const claimed = taken.filter(({ status }) => status !== notAvailable).map(({ id }) => id);
  const claims = claimed.length > 0 ? await claimsOn(ctx.db, claimed, ctx.now) : [];
  const eyes = new LifeEyes(ctx);
  const known = new Map(claims.map((claim) => [claim.stone_id, told(claim, eyes)]));
  return new Map(
    taken.flatMap(({ id, status }) => {
      const now = known.get(id) ?? withoutClaim(status);
      return now ? [[id, now] as const] : [];
    }),
  );
}

/** A stone without a claim was taken off the market, or sold before the house kept lines. An expired hold has none. */
function withoutClaim(status: number): StoneNow | undefined {
  const known = stoneNowOf(status);
  return known?.is === "offMarket" || known?.is === "sold" ? { ...nothing, ...known } : undefined;
}

function told({ list, state, expires_at, client, paper, paper_at }: StoneClaim, eyes: LifeEyes): StoneNow {
  const isNamed = eyes.names(client, list);
  const isOwn = eyes.ownAlone && isNamed;
  const isSold = state === "sold";
  const is = isSold ? "sold" : list === "memo" ? "onMemo" : list === "hold" ? "held" : "requested";
  return {
    // That a request is approved is known to the house and to its client.
    is: isNamed && state.startsWith("approved") ? "approved" : is,
    is_own: isOwn,
    client: isNamed && !isOwn ? client.name : null,
    paper: isNamed ? paper : null,
    until: list === "hold" ? (expires_at?.toISOString() ?? null) : null,
    sold_at: isSold && (isNamed || !eyes.ownAlone) ? (paper_at?.toISOString() ?? null) : null,
  };
}
