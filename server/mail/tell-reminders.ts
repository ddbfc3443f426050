import { toldLinesById, toldLinesOfMemo } from "../db/queries/told-lines.ts";
import type { Context } from "../house/context.ts";
import { tellLines } from "./tell-lines.ts";

/** Tells whoever holds these stones that they will not for much longer. */
export async function tellEndingHolds(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tellLines(ctx, await toldLinesById(ctx.db, ids), () => "holdEnding");
}

/** Tells whose memo it is of the day on which it is due, and what is still out of it. */
export const tellMemo = async (
  ctx: Context,
  kind: "memoMoved" | "memoDue" | "memoOverdue",
  id: number,
): Promise<void> => tellLines(ctx, await toldLinesOfMemo(ctx.db, id), () => kind);
