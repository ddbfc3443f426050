import type { Data } from "#api/operation-types.ts";
import { selectionMax } from "#domain/limits.ts";
import { maybeNumber } from "#domain/money.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import { asClient, clientIdOf, insistOnRegistered } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { clientToLookAt } from "../db/queries/acting-client.ts";
import { claimsUnderNumbers, stonesUnderNumbers } from "../db/queries/stone-work.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { stoneOfLine } from "../wire/line-on-wire.ts";
import { begunLines } from "./begun-lines.ts";
import type { Begin } from "./new-line.ts";

type Previewed = Data<"previewMemo">["lines"][number];

/**
 * The preview of a memo. Each number has its stone, the price that its line would freeze, and its refusal, if any. The
 * same machine decides, but nothing is locked and nothing is written.
 */
export async function memoPreview(ctx: Reading, order: Begin): Promise<Previewed[]> {
  if (order.wanted.length === 0) throw new Problem("selectDiamond");
  if (order.wanted.length > selectionMax) throw new Problem("tooManyStones");
  const numbers = spellingsOf(order.wanted.map(({ stock_no }) => stock_no.trim()));
  const [[row], stones, claims] = await oneTrip(
    ctx.db,
    clientToLookAt(clientIdOf(ctx.actor, order.user_id)),
    stonesUnderNumbers(numbers),
    claimsUnderNumbers(numbers),
  );
  const client = asClient(ctx.actor, row);
  insistOnRegistered(client);
  const { each, refusals } = await begunLines(ctx, "memo", order, {
    client,
    stones,
    claims,
    listed: [],
    holds: 0,
    ended: new Map(),
  });
  await refusals.tellNow(ctx);
  const ids = [...new Set(each.flatMap(({ stone }) => stone?.id ?? []))];
  const known = new Map((await ctx.plainStones(ids)).map((stone) => [stone.shared.id, stone]));
  const eyes = { seesCost: maySeeCost(ctx.actor.roleId), today: dayIn(ctx.house.timeZone, ctx.now) };
  return each.map(({ number, stone, line, refusal, isSame = false }): Previewed => {
    const plain = stone && known.get(stone.id);
    return {
      number,
      is_same: isSame,
      stone: plain && line ? stoneOfLine(line.row, plain, eyes) : null,
      agreed_ppc: maybeNumber(line?.row.agreed_ppc ?? null),
      refusal: refusal ?? null,
    };
  });
}
