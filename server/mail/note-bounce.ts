import { type BounceKind, bounceSaidMax, isWorse, softBouncesDays, softBouncesMost } from "#domain/bounces.ts";
import { patch } from "../db/crud.ts";
import { lockLetterOfKey, softBounces } from "../db/queries/bounces.ts";
import { noteAnswer } from "../db/queries/mails.ts";
import type { Context } from "../house/context.ts";
import { stopAddress } from "./stop-address.ts";

/** A report on a letter of the house. */
export type Bounce = { key: string; kind: BounceKind; said: string };

const dayMs = 24 * 3_600_000;

/**
 * Keeps at a letter that it came back, and stops its address where that speaks against it. The address is the one that
 * the house wrote to, whatever the report says. Told twice, or of a letter that the outbox forgot, it changes nothing.
 */
export async function noteBounce(ctx: Context, { key, kind, said }: Bounce): Promise<void> {
  const mail = await lockLetterOfKey(ctx.db, key);
  if (!mail || !isWorse(kind, mail.came_back)) return;
  const words = oneLine(said);
  await patch(ctx, "mail", mail.id, { came_back: kind, came_back_at: ctx.now, came_back_said: words });
  await noteAnswer(ctx.db, mail.id, ctx.now, words);
  const isStopped = kind === "soft" ? await isTooOften(ctx, mail.to_address) : kind !== "refused";
  if (!isStopped) return;
  const reason = kind === "complaint" ? "complaint" : "bounce";
  await stopAddress(ctx, { address: mail.to_address, reason, said: words });
}

async function isTooOften(ctx: Context, address: string): Promise<boolean> {
  const from = new Date(ctx.now.getTime() - softBouncesDays * dayMs);
  return (await softBounces(ctx.db, address, from)) >= softBouncesMost;
}

/** The words of a stranger as one line, without what a database or a screen cannot hold. */
const oneLine = (said: string): string =>
  said
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, bounceSaidMax);
