import type { PaperKind } from "#domain/stone-lists.ts";
import { paperNumber } from "#domain/stone-lists.ts";
import type { Context } from "../context.ts";
import { insert } from "../db/crud.ts";
import { nextSequence, type PaperRow } from "../db/queries/papers.ts";
import { dayIn } from "../time-zone.ts";

/** A paper that an act will write: it gets its number when everything else is decided. */
export type PaperDraft = {
  kind: PaperKind;
  holder_id: number;
  business_id: number | null;
  due_date?: string | null;
  terms?: string | null;
  paper?: PaperRow;
};

/** Gives the paper its number, without a gap within its year, and writes it. */
export async function writePaper(ctx: Context, { paper: _, ...draft }: PaperDraft): Promise<PaperRow> {
  const year = Number(dayIn(ctx.house.timeZone, ctx.now).slice(0, 4));
  const sequence = await nextSequence(ctx.db, draft.kind, year);
  return insert(ctx, "paper", {
    ...draft,
    year,
    sequence,
    number: paperNumber(year, sequence),
    made_by: ctx.actor.accountId,
  });
}
