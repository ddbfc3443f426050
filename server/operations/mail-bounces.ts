import { createHash, timingSafeEqual } from "node:crypto";
import { bounceKindOf } from "#domain/bounces.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { letterKeyIn } from "../mail/letter-key.ts";
import { noteBounce } from "../mail/note-bounce.ts";
import { lookedAtSender } from "../mail/sender/look-at-sender.ts";

/** The outside world's word on the house's letters: those that came back, and the DNS of their sender. */
export const mailBounces = {
  reportBounce: async ({ body: { secret, letter, kind, status, said = "" } }, ctx) => {
    const { bounceSecret } = ctx.house.mailRules;
    if (bounceSecret === null || !isSame(secret, bounceSecret)) throw new Problem("notFound");
    const key = letterKeyIn(letter);
    if (!key) return;
    const what = kind === "complaint" ? kind : bounceKindOf(status, said);
    await noteBounce(ctx, { key, kind: what, said: said || (status ?? "") });
  },
  readSenderLook: async (_, ctx) => {
    const look = await lookedAtSender({ ...ctx.house, db: ctx.db });
    return { domain: look?.domain ?? null, at: look?.at?.toISOString() ?? null, faults: look?.faults ?? [] };
  },
} satisfies Partial<Handlers>;

const hashOf = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, known: string) => timingSafeEqual(hashOf(given), hashOf(known));
