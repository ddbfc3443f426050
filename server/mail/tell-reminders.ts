import { toldLinesById, toldLinesOfMemo } from "../db/queries/told-lines.ts";
import type { Context } from "../house/context.ts";
import { tellLines } from "./tell-lines.ts";

/** Tells the holders of these stones that their holds end soon. */
export async function tellEndingHolds(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tellLines(ctx, await toldLinesById(ctx.db, ids), () => "holdEnding");
}

/** Tells the client of a memo its due day and the stones that are still out. */
export const tellMemo = async (
  ctx: Context,
  kind: "memoMoved" | "memoDue" | "memoOverdue",
  id: number,
): Promise<void> => tellLines(ctx, await toldLinesOfMemo(ctx.db, id), () => kind);
