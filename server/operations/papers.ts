import type { Handlers } from "#api/operation-types.ts";
import type { Context } from "../context.ts";
import { makePaper } from "../export/make-paper.ts";
import { paperOnWire } from "../policies/paper-on-wire.ts";

/** Memos and invoices as documents. */
export const papers = {
  getPaper: ({ path }, ctx) => paperOnWire(ctx, path.id),
  downloadPaper: async ({ path }, ctx) => makePaper(ctx, await paperOnWire(ctx, path.id)),
} satisfies Partial<Handlers<Context>>;
